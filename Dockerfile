# syntax=docker/dockerfile:1
# A static binary on nothing else: no shell, no root, data under one volume. For
# several architectures:
#   docker buildx build --platform linux/amd64,linux/arm64,linux/arm/v7 --build-arg VERSION=v1.2.3 .
# The base by its digest, that of all its architectures; the newest of a tag is told by
#   docker buildx imagetools inspect golang:1.26
FROM --platform=$BUILDPLATFORM golang:1.26.8@sha256:0f063af2d465d8dcae54cce04278ada488b96f77b42449c8d071e47d016cc65a AS build
WORKDIR /src
COPY go.mod go.sum ./
RUN --mount=type=cache,target=/go/pkg/mod go mod download
COPY . .
ARG TARGETOS TARGETARCH TARGETVARIANT
ARG VERSION= COMMIT= DATE=
RUN --mount=type=cache,target=/go/pkg/mod --mount=type=cache,target=/root/.cache/go-build \
    CGO_ENABLED=0 GOOS=$TARGETOS GOARCH=$TARGETARCH GOARM=${TARGETVARIANT#v} \
    go build -trimpath -ldflags="-s -w -X main.release=$VERSION -X main.commit=$COMMIT -X main.date=$DATE" -o /out/apnap ./cmd/apnap \
 && mkdir -p /out/data

FROM scratch
ARG VERSION= COMMIT= DATE=
LABEL org.opencontainers.image.title="Apnap" \
      org.opencontainers.image.description="Rulings on the replacement and prevention effects of Magic: The Gathering" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$COMMIT" \
      org.opencontainers.image.created="$DATE"
COPY --from=build /etc/ssl/certs/ca-certificates.crt /etc/ssl/certs/
COPY --from=build /out/apnap /apnap
COPY --from=build --chown=65532:65532 /out/data /data
USER 65532:65532
ENV APNAP_DATA_DIR=/data HTTP_ADDR=127.0.0.1:8081 SQLITE_TMPDIR=/data TMPDIR=/data
VOLUME /data
HEALTHCHECK --interval=30s --timeout=6s --start-period=20s CMD ["/apnap", "doctor", "--ready"]
ENTRYPOINT ["/apnap"]
CMD ["serve"]
