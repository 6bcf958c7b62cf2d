# A static binary on nothing else: no shell, no root, data under one volume.
FROM golang:1.26 AS build
WORKDIR /src
COPY go.mod go.sum ./
RUN go mod download
COPY . .
RUN CGO_ENABLED=0 go build -trimpath -ldflags="-s -w" -o /out/apnap ./cmd/apnap \
 && mkdir -p /out/data

FROM scratch
COPY --from=build /etc/ssl/certs/ca-certificates.crt /etc/ssl/certs/
COPY --from=build /out/apnap /apnap
COPY --from=build --chown=65532:65532 /out/data /data
USER 65532:65532
ENV APNAP_DATA_DIR=/data HTTP_ADDR=127.0.0.1:8081 SQLITE_TMPDIR=/data TMPDIR=/data
VOLUME /data
HEALTHCHECK --interval=30s --timeout=6s --start-period=20s CMD ["/apnap", "doctor", "--ready"]
ENTRYPOINT ["/apnap"]
CMD ["serve"]
