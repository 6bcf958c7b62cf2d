package bot

import (
	"net/http"
	"strconv"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// metrics counts what the bot does. Each bot has a registry of its own.
type metrics struct {
	http.Handler
	interactions *prometheus.CounterVec
	failures     *prometheus.CounterVec
	requests     *prometheus.CounterVec
	identifies   prometheus.Counter
	gateway      prometheus.Gauge
	answers      prometheus.Histogram
}

func newMetrics() *metrics {
	counters := func(name, help, label string) *prometheus.CounterVec {
		return prometheus.NewCounterVec(prometheus.CounterOpts{Name: name, Help: help}, []string{label})
	}
	m := &metrics{
		interactions: counters("apnap_interactions_total", "Interactions received, by type.", "type"),
		failures:     counters("apnap_failures_total", "Interactions that went wrong, by what did.", "what"),
		requests:     counters("apnap_requests_total", "Requests to Discord, by status.", "status"),
		identifies:   prometheus.NewCounter(prometheus.CounterOpts{Name: "apnap_identifies_total", Help: "Identifies sent to the gateway."}),
		gateway:      prometheus.NewGauge(prometheus.GaugeOpts{Name: "apnap_gateway_connected", Help: "The sessions at the gateway that are up, one for each shard."}),
		answers: prometheus.NewHistogram(prometheus.HistogramOpts{Name: "apnap_answer_seconds", Help: "Time from an interaction to its first answer.",
			Buckets: []float64{.005, .01, .025, .05, .1, .25, .5, 1, 2, 3}}),
	}
	registry := prometheus.NewRegistry()
	registry.MustRegister(m.interactions, m.failures, m.requests, m.identifies, m.gateway, m.answers,
		collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	m.Handler = promhttp.HandlerFor(registry, promhttp.HandlerOpts{})
	return m
}

// interaction counts one received, by its type.
func (m *metrics) interaction(kind int) {
	if kind < typePing || kind > typeForm {
		kind = 0
	}
	m.interactions.WithLabelValues(strconv.Itoa(kind)).Inc()
}

// failed counts an interaction that went wrong, by what did.
func (m *metrics) failed(what string) { m.failures.WithLabelValues(what).Inc() }

// request counts a request to Discord, by its status.
func (m *metrics) request(status string) { m.requests.WithLabelValues(status).Inc() }

func (m *metrics) identified() { m.identifies.Inc() }

// connected counts the sessions at the gateway.
func (m *metrics) connected(change int) { m.gateway.Add(float64(change)) }

// answered records the time from an interaction to its first answer.
func (m *metrics) answered(took time.Duration) { m.answers.Observe(took.Seconds()) }
