package cardindex

import (
	"fmt"
	"hash/fnv"
	"slices"
	"strings"

	"apnap/engine/oracle/lex"
)

// WorkQueue gathers the words at which texts were refused, alike ones together:
// what a grammar would have to learn next.
type WorkQueue struct {
	clusters map[string]*cluster
	refused  int
}

// cluster is refusals that stopped at like words.
type cluster struct {
	n       int
	example string
}

// clusterWords is how many words of where a text stopped tell clusters apart.
const clusterWords = 3

// maxExample bounds the example of a cluster, in bytes.
const maxExample = 90

// Unread reports whether a text is one of the fifth, by the hash of its name, that
// nobody reads who works on the grammar, so that the rate on it tells how the
// grammar generalises.
func Unread(name string) bool {
	h := fnv.New32a()
	_, _ = h.Write([]byte(name)) // a hash never fails
	return h.Sum32()%5 == 0
}

// Add counts a refusal of a text at a span of its bytes. Nothing is kept of a text
// of the unread fifth.
func (q *WorkQueue) Add(name, text string, span [2]int) {
	q.refused++
	if Unread(name) {
		return
	}
	from, to := min(max(span[0], 0), len(text)), min(max(span[1], 0), len(text))
	if from >= to {
		from, to = 0, len(text)
	}
	if q.clusters == nil {
		q.clusters = map[string]*cluster{}
	}
	key := normal(text[from:to])
	c := q.clusters[key]
	if c == nil {
		c = &cluster{example: text[from:min(to, from+maxExample)]}
		q.clusters[key] = c
	}
	c.n++
}

// normal is the first words of a text, with what varies from card to card (numbers,
// symbols, the card's own name) told by its sort.
func normal(text string) string {
	var words []string
	for _, t := range lex.Scan(text) {
		if t.Kind == lex.EndToken || len(words) == clusterWords {
			break
		}
		switch t.Kind {
		case lex.NumberToken:
			words = append(words, "N")
		case lex.PTToken:
			words = append(words, "N/N")
		case lex.SymbolToken:
			words = append(words, "{}")
		default:
			words = append(words, t.Text)
		}
	}
	return strings.Join(words, " ")
}

// String lists the clusters, the largest first, each with an example.
func (q *WorkQueue) String() string {
	keys := make([]string, 0, len(q.clusters))
	shown := 0
	for k, c := range q.clusters {
		keys = append(keys, k)
		shown += c.n
	}
	slices.SortFunc(keys, func(a, b string) int {
		if d := q.clusters[b].n - q.clusters[a].n; d != 0 {
			return d
		}
		return strings.Compare(a, b)
	})
	var b strings.Builder
	for _, k := range keys {
		fmt.Fprintf(&b, "%5d  %-40s %s\n", q.clusters[k].n, k, strings.ReplaceAll(q.clusters[k].example, "\n", " "))
	}
	fmt.Fprintf(&b, "%d refused, %d of them shown in %d clusters; the others are of the unread fifth\n", q.refused, shown, len(keys))
	return b.String()
}
