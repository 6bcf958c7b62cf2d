package bot

import (
	"fmt"
	"io"
	"maps"
	"net/http"
	"slices"
	"strconv"
	"sync"
	"time"
)

// metrics counts what the bot does, and shows it in Prometheus' text format.
// The series are few, so they are written by hand.
type metrics struct {
	mu     sync.Mutex
	values map[string]float64 // by series: name and label
	took   [len(answerBounds) + 1]int
	sum    float64
}

// answerBounds are the upper bounds, in seconds, of the histogram of answers.
var answerBounds = [...]float64{.005, .01, .025, .05, .1, .25, .5, 1, 2, 3}

func newMetrics() *metrics {
	return &metrics{values: map[string]float64{"apnap_gateway_connected": 0, "apnap_identifies_total": 0}}
}

func (m *metrics) add(series string, n float64) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.values[series] += n
}

// interaction counts one received, by its type.
func (m *metrics) interaction(kind int) {
	if kind < typePing || kind > typeForm {
		kind = 0
	}
	m.add(fmt.Sprintf("apnap_interactions_total{type=%q}", strconv.Itoa(kind)), 1)
}

// failed counts an interaction that went wrong, by what did.
func (m *metrics) failed(what string) { m.add(fmt.Sprintf("apnap_failures_total{what=%q}", what), 1) }

// request counts a request to Discord, by its status.
func (m *metrics) request(status string) {
	m.add(fmt.Sprintf("apnap_requests_total{status=%q}", status), 1)
}

func (m *metrics) identified() { m.add("apnap_identifies_total", 1) }

// connected says whether the gateway's session is up.
func (m *metrics) connected(up bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.values["apnap_gateway_connected"] = 0
	if up {
		m.values["apnap_gateway_connected"] = 1
	}
}

// answered records the time from an interaction to its first answer.
func (m *metrics) answered(took time.Duration) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.sum += took.Seconds()
	for i, bound := range answerBounds {
		if took.Seconds() <= bound {
			m.took[i]++
			return
		}
	}
	m.took[len(answerBounds)]++
}

// ServeHTTP implements http.Handler.
func (m *metrics) ServeHTTP(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, series := range slices.Sorted(maps.Keys(m.values)) {
		fmt.Fprintf(w, "%s %g\n", series, m.values[series])
	}
	m.writeTimes(w)
}

func (m *metrics) writeTimes(w io.Writer) {
	n := 0
	for i, bound := range answerBounds {
		n += m.took[i]
		fmt.Fprintf(w, "apnap_answer_seconds_bucket{le=\"%g\"} %d\n", bound, n)
	}
	n += m.took[len(answerBounds)]
	fmt.Fprintf(w, "apnap_answer_seconds_bucket{le=\"+Inf\"} %d\napnap_answer_seconds_sum %g\napnap_answer_seconds_count %d\n", n, m.sum, n)
}
