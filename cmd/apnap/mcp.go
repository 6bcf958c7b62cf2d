package main

import (
	"cmp"
	"context"
	"encoding/json"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/spf13/cobra"

	"apnap/commands"
	"apnap/commands/answer"
	"apnap/commands/cardindex"
	"apnap/commands/lookup"
	"apnap/commands/ruling"
)

// mcpInstructions tell an assistant what the tools are for.
const mcpInstructions = "Rules on what happens when several replacement and prevention effects of Magic: The Gathering want the same event, under any edition of the rules since 1999. " +
	"ask takes a question in sentences, resolve one in parts; both walk every order the rules allow and cite the rules. " +
	"What is not understood is refused with the words: reword the question then, and never guess the ruling. rule, search, history and card look things up."

// mcpCommand is apnap mcp.
func (s *session) mcpCommand() *cobra.Command {
	c := &cobra.Command{Use: "mcp", Short: "Answer assistants by the Model Context Protocol on standard input and output", Args: cobra.NoArgs, Example: "  apnap mcp"}
	c.RunE = s.begin(func(ctx context.Context, _ []string) error {
		desk, done := s.readerDesk()
		defer done()
		cards := cardindex.OpenCards(s.settings.dataDir())
		defer cards.Close()
		streams := newPatient(s.in, s.out, longestAnswer)
		err := mcpServer(desk, cards).Run(ctx, &mcp.IOTransport{Reader: streams, Writer: streams})
		if ctx.Err() != nil {
			return nil // told to stop
		}
		return err
	})
	return c
}

// longestAnswer is more than any answer takes.
const longestAnswer = time.Minute

// What the tools take.
type (
	askInput struct {
		Question string   `json:"question" jsonschema:"the whole question in English sentences, as one would put it to a judge"`
		Edition  string   `json:"edition,omitempty" jsonschema:"the rules to go by: current (the default), a year or a date since 1999-04-23"`
		Choose   []string `json:"choose,omitempty" jsonschema:"choices already made, by option id or label, in order"`
		AsRead   bool     `json:"as_read,omitempty" jsonschema:"confirms the reading that a refusal check_reading proposed"`
	}
	resolveInput struct {
		Players []string `json:"players,omitempty" jsonschema:"the players in turn order, the first active"`
		Effects []string `json:"effects,omitempty" jsonschema:"each CONTROLLER: CARD NAME, or CONTROLLER: the text of an ability, with @ OBJECT for what it is attached to or protects"`
		Facts   []string `json:"facts,omitempty" jsonschema:"facts of the board as sentences, such as Bob has 2 life"`
		Events  []string `json:"events" jsonschema:"what happens, as sentences in order, such as Alice's Lightning Bolt deals 3 damage to Bob"`
		Edition string   `json:"edition,omitempty" jsonschema:"the rules to go by: current (the default), a year or a date since 1999-04-23"`
		Choose  []string `json:"choose,omitempty" jsonschema:"choices already made, by option id or label, in order"`
	}
	ruleInput struct {
		Number  string `json:"number" jsonschema:"a rule's number such as 614.5, a range such as 614.12-614.17, or a term of the glossary"`
		All     bool   `json:"all,omitempty" jsonschema:"with all the rules that stand below it"`
		Edition string `json:"edition,omitempty" jsonschema:"current (the default), a year or a date"`
	}
	historyInput struct {
		Number  string `json:"number" jsonschema:"a rule's number such as 614.5"`
		Edition string `json:"edition,omitempty" jsonschema:"the rules the number is from: current (the default), a year or a date"`
	}
	searchInput struct {
		Words   string `json:"words" jsonschema:"words of the rules looked for"`
		Edition string `json:"edition,omitempty" jsonschema:"current (the default), a year or a date"`
		Limit   int    `json:"limit,omitempty" jsonschema:"how many at most; 10 unless told"`
	}
	cardInput struct {
		Name string `json:"name" jsonschema:"the card's English name"`
	}
)

// mcpServer offers the desk's questions as tools.
func mcpServer(d *commands.Desk, cards cardindex.InstalledCards) *mcp.Server {
	server := mcp.NewServer(&mcp.Implementation{Name: "apnap", Title: "Apnap", Version: cmp.Or(buildOf().version(), "unreleased")}, &mcp.ServerOptions{Instructions: mcpInstructions})
	addTool(server, "ask", "Rule on a whole question about replacement and prevention effects, told in sentences", func(_ context.Context, in askInput) (data []byte, prose string, err error) {
		return ruled(d.RuleParagraph(in.Question, ruling.Ask{Edition: in.Edition, Choose: in.Choose, AsRead: in.AsRead}))
	})
	addTool(server, "resolve", "Rule on a question given in its parts: players, effects, facts and events", func(_ context.Context, in resolveInput) (data []byte, prose string, err error) {
		return ruled(d.Rule(ruling.Ask{Players: in.Players, Effects: in.Effects, Facts: in.Facts, Events: in.Events, Edition: in.Edition, Choose: in.Choose}))
	})
	addTool(server, "rule", "Show a rule of the Comprehensive Rules by its number, a section whole, a range, or a term of the glossary", func(ctx context.Context, in ruleInput) (data []byte, prose string, err error) {
		if from, to, isRange := rangeOf(in.Number); isRange || in.All {
			list, err := d.Rules(ctx, from, to, in.Edition)
			if err != nil {
				return nil, "", err
			}
			return answer.JSON(map[string]any{"rules": list}), lookup.RulesProse(list), nil
		}
		answer, err := d.Lookup(ctx, in.Number, in.Edition)
		if err != nil {
			return nil, "", naming(foundInstead(ctx, d, in.Number, in.Edition, err), err)
		}
		return lookup.AnswerJSON(answer), d.AnswerProse(ctx, answer), nil
	})
	addTool(server, "search", "Find rules by their words", func(ctx context.Context, in searchInput) (data []byte, prose string, err error) {
		hits, err := d.SearchHits(ctx, in.Words, in.Edition, max(in.Limit, 0))
		return answer.JSON(map[string]any{"hits": hits}), hitsProse(&page{}, hits, d.NoHits(ctx, in.Edition).String()) + "\n", err
	})
	addTool(server, "history", "Tell how a rule changed through the editions", func(ctx context.Context, in historyInput) (data []byte, prose string, err error) {
		list, err := d.History(ctx, in.Number, in.Edition)
		return answer.JSON(map[string]any{"stages": list}), lookup.HistoryProse(list), err
	})
	addTool(server, "card", "Show what is known of a card, and how its abilities are understood", func(ctx context.Context, in cardInput) (data []byte, prose string, err error) {
		card, err := cardindex.ShowCard(ctx, cards, in.Name)
		if err != nil {
			return nil, "", err
		}
		return answer.JSON(card), card.Prose(), nil
	})
	return server
}

// ruled is a ruling as data and in words.
func ruled(c *ruling.Case, err error) (data []byte, prose string, refused error) {
	if err != nil {
		return nil, "", err
	}
	return c.JSON(), c.Prose(), nil
}

// addTool adds a tool that only reads: its answer in words, with the same as data.
// A refusal is an answer that says it is an error, with its data, so that the
// assistant can reword the question.
func addTool[In any](server *mcp.Server, name, about string, ask func(context.Context, In) (data []byte, prose string, err error)) {
	no := false
	tool := &mcp.Tool{Name: name, Description: about, Annotations: &mcp.ToolAnnotations{ReadOnlyHint: true, IdempotentHint: true, OpenWorldHint: &no}}
	mcp.AddTool(server, tool, func(ctx context.Context, _ *mcp.CallToolRequest, in In) (*mcp.CallToolResult, any, error) {
		data, prose, err := ask(ctx, in)
		refusal := answer.AsRefusal(err)
		if refusal != nil {
			data, prose = refusal.JSON(), refusal.Error()
		} else if err != nil {
			return nil, nil, err
		}
		said := &mcp.CallToolResult{IsError: refusal != nil, Content: []mcp.Content{&mcp.TextContent{Text: answer.Visible(prose)}}}
		return said, json.RawMessage(data), nil
	})
}
