// Command figures runs the benchmarks that the README tells of and prints its table of
// figures, the goal beside each; with -write it puts the table into the README.
package main

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strings"
	"time"
)

func main() {
	write := flag.Bool("write", false, "put the table into README.md, between its marks")
	long := flag.String("benchtime", "100ms", "how long each benchmark runs, three times")
	flag.Parse()
	if err := run(*write, *long); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// run measures and prints, or writes.
func run(write bool, long string) error {
	before := load()
	measured, err := benchmarks(long)
	if err != nil {
		return err
	}
	text := fmt.Sprintf("%s, on %d processors: the least processor time of three runs; load before it %s, after it %s.\n\n%s",
		time.Now().Format("2 January 2006"), runtime.NumCPU(), before, load(), table(measured))
	if !write {
		fmt.Print(text)
		return nil
	}
	readme, err := os.ReadFile("README.md")
	if err != nil {
		return err
	}
	if readme, err = between(readme, text); err != nil {
		return err
	}
	return os.WriteFile("README.md", readme, 0o644)
}

// load is how much the machine has to do over the last minute, "not known" where the
// system does not tell.
func load() string {
	text, err := os.ReadFile("/proc/loadavg")
	if minute, _, ok := strings.Cut(string(text), " "); err == nil && ok {
		return minute
	}
	return "not known"
}

// group is what go test runs at once: benchmarks of a package, once each or three times.
type group struct {
	in    string
	once  bool
	names []string
}

// groups are the benchmarks that the rows show, in their order.
func groups() []*group {
	var list []*group
	for _, r := range rows() {
		i := slices.IndexFunc(list, func(g *group) bool { return g.in == r.in && g.once == r.once })
		if i < 0 {
			i, list = len(list), append(list, &group{in: r.in, once: r.once})
		}
		for _, of := range r.of {
			if top, _, _ := strings.Cut(of, "/"); !slices.Contains(list[i].names, top) {
				list[i].names = append(list[i].names, top)
			}
		}
	}
	return list
}

// benchmarks runs every benchmark that a row shows.
func benchmarks(long string) (map[string]result, error) {
	measured := map[string]result{}
	for _, g := range groups() {
		time, count := long, "3"
		if g.once {
			time, count = "1x", "1"
		}
		// One after another: beside each other they would slow each other down.
		c := exec.Command("go", "test", "-run", "^$", "-bench", "^Benchmark("+strings.Join(g.names, "|")+")$", "-benchmem", "-benchtime", time,
			"-count", count, "-cpu", fmt.Sprint(runtime.NumCPU()), "-timeout", "30m", "./"+g.in)
		c.Stderr = os.Stderr
		fmt.Fprintln(os.Stderr, "measuring", g.in, strings.Join(g.names, " "))
		out, err := c.Output()
		if err != nil {
			return nil, fmt.Errorf("the benchmarks of %s: %w\n%s", g.in, err, out)
		}
		for line := range strings.Lines(string(out)) {
			name, r, ok := resultOf(line, runtime.NumCPU())
			if before, again := measured[g.in+" "+name]; ok && (!again || r.ns() < before.ns()) {
				measured[g.in+" "+name] = r // the quickest of its runs, which other work on the machine disturbed least
			}
		}
	}
	return measured, nil
}

// What stands before and after the table in the README.
const (
	begin = "<!-- figures -->\n"
	end   = "<!-- figures end -->\n"
)

// between puts a text between the marks.
func between(readme []byte, text string) ([]byte, error) {
	before, rest, found := bytes.Cut(readme, []byte(begin))
	_, after, ends := bytes.Cut(rest, []byte(end))
	if !found || !ends {
		return nil, fmt.Errorf("README.md lacks the marks %q and %q", begin, end)
	}
	return slices.Concat(before, []byte(begin), []byte(text), []byte(end), after), nil
}
