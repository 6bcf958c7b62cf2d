package bot

import (
	"net/http"
	"strconv"
	"time"

	counting "github.com/VictoriaMetrics/metrics"
)

// metrics counts what the bot does, for Prometheus and what reads the same
// text. Each bot has a set of its own.
type metrics struct {
	set     *counting.Set
	gateway *counting.Gauge // the sessions at the gateway that are up, one for each shard
	answers *counting.PrometheusHistogram
}

func newMetrics() *metrics {
	counting.ExposeMetadata(true) // each with its kind
	set := counting.NewSet()
	return &metrics{
		set:     set,
		gateway: set.NewGauge("apnap_gateway_connected", nil),
		answers: set.NewPrometheusHistogramExt("apnap_answer_seconds", []float64{.005, .01, .025, .05, .1, .25, .5, 1, 2, 3}),
	}
}

// ServeHTTP writes what was counted, and what is told of the process itself.
func (m *metrics) ServeHTTP(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
	m.set.WritePrometheus(w)
	counting.WriteProcessMetrics(w)
}

// count adds one to a counter of which there is one for each value of a label.
func (m *metrics) count(name, label, value string) {
	m.set.GetOrCreateCounter(name + "{" + label + "=" + strconv.Quote(value) + "}").Inc()
}

// interaction counts one received, by its type.
func (m *metrics) interaction(kind int) {
	if kind < typePing || kind > typeForm {
		kind = 0
	}
	m.count("apnap_interactions_total", "type", strconv.Itoa(kind))
}

// failed counts an interaction that went wrong, by what did.
func (m *metrics) failed(what string) { m.count("apnap_failures_total", "what", what) }

// request counts a request to Discord, by its status.
func (m *metrics) request(status string) { m.count("apnap_requests_total", "status", status) }

// identified counts the identifies sent to the gateway.
func (m *metrics) identified() { m.set.GetOrCreateCounter("apnap_identifies_total").Inc() }

// connected counts the sessions at the gateway.
func (m *metrics) connected(change int) { m.gateway.Add(float64(change)) }

// answered records the time from an interaction to its first answer.
func (m *metrics) answered(took time.Duration) { m.answers.Update(took.Seconds()) }
