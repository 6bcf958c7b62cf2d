package lexicon

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// ceilings are how many English words may stand in the arguments of calls in the readers'
// code, by package with its rooms. They may only shrink: a list of words belongs here, as entries, verbs
// or a role.
func ceilings() map[string]int {
	return map[string]int{"../../oracle": 6400, "../../oracle/paragraph": 1115}
}

// TestArguments holds the ceilings, and asks for lower ones where they have become loose.
func TestArguments(t *testing.T) {
	for folder, most := range ceilings() {
		files, err := sources(folder)
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: %d files, %v", folder, len(files), err)
		}
		n := 0
		for _, name := range files {
			if !strings.HasSuffix(name, "_test.go") && !strings.HasSuffix(name, "_gen.go") { // what is generated reads no English
				n += argumentWords(t, name)
			}
		}
		switch {
		case n > most:
			t.Errorf("%s has %d words in arguments, and may have %d: put them into the lexicon", folder, n, most)
		case n < most-200:
			t.Errorf("%s has %d words in arguments, and may have %d: lower that", folder, n, most)
		}
	}
}

// sources are the files of a package and its rooms, but for those with a ceiling of their own
// and for what reads no English.
func sources(folder string) (files []string, err error) {
	err = filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if _, apart := ceilings()[path]; d.IsDir() && path != folder && (apart || d.Name() == "infrench" || d.Name() == "treetest") {
			return filepath.SkipDir
		}
		if strings.HasSuffix(path, ".go") {
			files = append(files, path)
		}
		return nil
	})
	return files, err
}

// argumentWords counts the words of strings that are arguments in a file, but for what
// is printed.
func argumentWords(t *testing.T, name string) int {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	ast.Inspect(file, func(node ast.Node) bool {
		call, ok := node.(*ast.CallExpr)
		if !ok || isMessage(call) {
			return true
		}
		for _, arg := range call.Args {
			if s, ok := arg.(*ast.BasicLit); ok && s.Kind == token.STRING {
				text, _ := strconv.Unquote(s.Value)
				n += len(strings.Fields(text))
			}
		}
		return true
	})
	return n
}

// isMessage reports whether a call makes a message.
func isMessage(call *ast.CallExpr) bool {
	f, ok := call.Fun.(*ast.SelectorExpr)
	if !ok {
		return false
	}
	from, ok := f.X.(*ast.Ident)
	return ok && from.Name == "say" && f.Sel.Name == "New"
}
