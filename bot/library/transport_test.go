package library

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"sync"
	"testing"
	"time"
)

// TestSlowAnswersKeepNobodyWaiting sends three hundred requests to a server that answers
// none before it has them all: none waits for a connection of another's.
func TestSlowAnswersKeepNobodyWaiting(t *testing.T) {
	const requests = 300
	var here sync.WaitGroup
	here.Add(requests)
	all := make(chan struct{})
	go func() { here.Wait(); close(all) }()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		here.Done()
		select {
		case <-all:
		case <-time.After(10 * time.Second):
			w.WriteHeader(http.StatusServiceUnavailable)
		}
	}))
	defer server.Close()
	base, err := url.Parse(server.URL)
	if err != nil {
		t.Fatal(err)
	}
	client := NewHTTPClient(base)
	var group sync.WaitGroup
	for range requests {
		group.Go(func() {
			res, err := client.Get(server.URL)
			if err != nil {
				t.Error(err)
				return
			}
			if _ = res.Body.Close(); res.StatusCode != http.StatusOK {
				t.Error("a request had to wait for another's answer")
			}
		})
	}
	group.Wait()
}
