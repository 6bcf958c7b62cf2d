package secondreader

import (
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"log/slog"
	"net/http"
	"time"

	"github.com/cenkalti/backoff/v5"
	openai "github.com/sashabaranov/go-openai"
)

// Config is what a Reader has to be told.
type Config struct {
	// URL is the base of the server's protocol with its version, such as
	// http://127.0.0.1:11434/v1: https, or this machine; elsewhere http only without a Key.
	URL string
	// Key is what the server knows us by, empty where it asks for none.
	Key string
	// Model is the name of the model that is to read.
	Model string
	// Limit is how long one question may take, with every try.
	Limit time.Duration
	// Log is told what comes of questions, without their words; nil tells nobody.
	Log *slog.Logger
	// Now is the clock; nil for the system's.
	Now func() time.Time
}

// Reader puts questions into parts. It is safe for concurrent use.
type Reader struct {
	client *openai.Client
	model  string
	host   string
	limit  time.Duration
	log    *slog.Logger
	desk   *desk
}

//go:embed describe.txt
var description string

//go:embed answer.json
var answerForm []byte

// Description is what a server is told of its task: it goes before every question.
func Description() string { return description }

// New returns a Reader. The error names the key of the configuration that is wrong.
func New(c Config) (*Reader, error) {
	at, err := parseURL(c.URL, c.Key != "")
	switch {
	case err != nil:
		return nil, err
	case c.Model == "":
		return nil, errors.New("reader.model (READER_MODEL) must name the model where reader.url is set")
	}
	config := openai.DefaultConfig(c.Key)
	config.BaseURL, config.HTTPClient = at.String(), newBounded()
	r := &Reader{client: openai.NewClientWithConfig(config), model: c.Model, host: at.Host, limit: c.Limit, log: c.Log}
	if r.log == nil {
		r.log = slog.New(slog.DiscardHandler)
	}
	now := c.Now
	if now == nil {
		now = time.Now
	}
	r.desk = newDesk(now)
	return r, nil
}

// Host is where questions are sent.
func (r *Reader) Host() string { return r.host }

// Why there is no reading although the server was not asked.
var (
	errResting = errors.New("the server has failed and is left alone for a while")
	errBusy    = errors.New("a question is under way")
)

// How often and how soon a server that fails is tried for one question.
const (
	mostTries    = 2
	betweenTries = 500 * time.Millisecond
)

// Read has a question of a user put into parts. The error says in general words why there
// are none, and never what was asked.
func (r *Reader) Read(ctx context.Context, user string, q Question) (Parts, error) {
	if err := r.desk.enter(user); err != nil {
		return Parts{}, r.told(err)
	}
	limited, cancel := context.WithTimeout(ctx, r.limit)
	defer cancel()
	text, err := backoff.Retry(limited, func() (string, error) { return r.ask(limited, q) },
		backoff.WithMaxTries(mostTries), backoff.WithBackOff(backoff.NewConstantBackOff(betweenTries)))
	r.desk.leave(user, outcomeOf(err, ctx.Err()))
	if err != nil {
		return Parts{}, r.told(general(err))
	}
	parts, err := partsOf(text)
	return parts, r.told(err)
}

// told writes down what came of a question.
func (r *Reader) told(err error) error {
	if err != nil {
		r.log.Info("the second reader gave no reading", "why", err)
	}
	return err
}

// ask asks once. An error that another try would not mend is permanent.
func (r *Reader) ask(ctx context.Context, q Question) (string, error) {
	answer, err := r.client.CreateChatCompletion(ctx, openai.ChatCompletionRequest{Model: r.model,
		Messages: []openai.ChatCompletionMessage{{Role: openai.ChatMessageRoleSystem, Content: description}, {Role: openai.ChatMessageRoleUser, Content: q.asJSON()}},
		ResponseFormat: &openai.ChatCompletionResponseFormat{Type: openai.ChatCompletionResponseFormatTypeJSONSchema,
			JSONSchema: &openai.ChatCompletionResponseFormatJSONSchema{Name: "question_in_parts", Schema: json.RawMessage(answerForm), Strict: true}}})
	var wrong *json.SyntaxError
	switch status := statusOf(err); {
	case status >= http.StatusInternalServerError:
		return "", err
	case status != 0, errors.Is(err, errTooLarge), errors.As(err, &wrong):
		return "", backoff.Permanent(err)
	case err != nil:
		return "", err
	case len(answer.Choices) == 0:
		return "", backoff.Permanent(errForm)
	}
	return answer.Choices[0].Message.Content, nil
}

// statusOf is the status that a server answered in the place of an answer, 0 for none.
func statusOf(err error) int {
	var told *openai.APIError
	var bare *openai.RequestError
	switch {
	case errors.As(err, &told):
		return told.HTTPStatusCode
	case errors.As(err, &bare):
		return bare.HTTPStatusCode
	}
	return 0
}

// statusError says which status a server answered.
type statusError int

// Error implements error.
func (s statusError) Error() string { return "the server answers: " + http.StatusText(int(s)) }

// errUnreachable and errLate say why there is no answer.
var (
	errUnreachable = errors.New("the server cannot be reached, or its answer breaks off")
	errLate        = errors.New("the server took too long")
)

// general is why there is no answer, without what the server or the network says of it,
// which may repeat the question.
func general(err error) error {
	switch status := statusOf(err); {
	case status != 0:
		return statusError(status)
	case errors.Is(err, errTooLarge):
		return errTooLarge
	case errors.Is(err, errForm):
		return errForm
	case errors.Is(err, context.DeadlineExceeded):
		return errLate
	}
	return errUnreachable
}

// Check asks the server what models it has, and tells in general words what is wrong with
// that: nothing where it answers.
func (r *Reader) Check(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, r.limit)
	defer cancel()
	_, err := r.client.ListModels(ctx)
	if err == nil || errors.Is(err, errTooLarge) || statusOf(err) == http.StatusNotFound {
		return nil // many a model, or no list of them
	}
	return general(err)
}
