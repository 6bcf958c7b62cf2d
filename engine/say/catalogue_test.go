package say

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"golang.org/x/text/language"
	"golang.org/x/text/message/catalog"
)

// used is where a form is given to New.
type used struct {
	form string
	at   token.Position
}

// TestNothingMissing: every message that the program can say has its form in
// every language, with the same gaps, and no catalogue has one that nobody says.
func TestNothingMissing(t *testing.T) {
	said := map[string]token.Position{}
	for _, u := range formsOf(t, filepath.Join("..", "..")) {
		said[u.form] = u.at
	}
	if len(said) == 0 {
		t.Fatal("no message was found")
	}
	for _, l := range Languages()[1:] {
		nothingMissing(t, l, said)
	}
	for form := range englishCounts() {
		if _, ok := said[form]; !ok {
			t.Errorf("nobody says %q", form)
		}
	}
}

// nothingMissing checks the catalogue of a language against what is said.
func nothingMissing(t *testing.T, l Language, said map[string]token.Position) {
	t.Helper()
	inCatalogue := map[string]bool{}
	for _, p := range l.phrases() {
		for form, in := range p {
			if inCatalogue[form] {
				t.Errorf("%q has two forms in %q", form, l)
			}
			inCatalogue[form] = true
			if _, ok := said[form]; !ok {
				t.Errorf("nobody says %q", form)
			}
			for _, other := range formsIn(t, form, in) {
				if got, want := gaps(other), gaps(form); !slices.Equal(got, want) {
					t.Errorf("%q has the gaps %v, its form in %q, %q, %v", form, want, l, other, got)
				}
			}
		}
	}
	for form, at := range said {
		if !inCatalogue[form] {
			t.Errorf("%s: no form in %q of %q", at, l, form)
		}
	}
}

// verbs are the gaps of a form.
var verbs = regexp.MustCompile(`%(?:\[(\d+)\])?([sdq])`)

// gaps lists the gaps that a form has, each once, by place and verb.
func gaps(form string) []string {
	var list []string
	next := 1
	for _, m := range verbs.FindAllStringSubmatch(strings.ReplaceAll(form, "%%", ""), -1) {
		at := next
		if m[1] != "" {
			at, _ = strconv.Atoi(m[1])
		}
		next = at + 1
		list = append(list, fmt.Sprint(at, m[2]))
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// formsIn lists the strings of a phrase. A count is told by saying it of one and
// of two.
func formsIn(t *testing.T, form string, in any) []string {
	if s, ok := in.(string); ok {
		return []string{s}
	}
	if _, ok := in.(catalog.Message); !ok {
		t.Fatalf("%q: a phrase of type %T", form, in)
	}
	return nil
}

// TestCounts: a form that depends on a number can be said of one and of many.
func TestCounts(t *testing.T) {
	cat := catalog.NewBuilder()
	list := []phrases{englishCounts()}
	enter(cat, language.English, englishCounts())
	for _, l := range Languages()[1:] {
		list = append(list, l.phrases()...)
		for _, p := range l.phrases() {
			enter(cat, language.MustParse(l.Tag()), p)
		}
	}
	for _, all := range list {
		for form, in := range all {
			if _, ok := in.(string); ok {
				continue
			}
			for _, l := range Languages() {
				for _, n := range []int{0, 1, 2, 5} {
					var args []any
					for _, gap := range gaps(form) {
						if strings.HasSuffix(gap, "d") {
							args = append(args, n)
						} else {
							args = append(args, "X")
						}
					}
					if got := New(form, args...).In(l); got == "" || strings.Contains(got, "%!") {
						t.Errorf("%q of %d: %q", form, n, got)
					}
				}
			}
		}
	}
}

// TestNoEnglishAside: what is said to be the same in every language is no sentence
// of ours.
func TestNoEnglishAside(t *testing.T) {
	eachCall(t, filepath.Join("..", ".."), func(name string, call *ast.CallExpr, fset *token.FileSet, consts map[string]string) {
		if name != "Text" || len(call.Args) != 1 {
			return
		}
		if text, ok := formOf(call.Args[0], consts); ok && strings.ContainsFunc(text, unicode.IsLetter) {
			t.Errorf("%s: %q is English that no other language has", fset.Position(call.Pos()), text)
		}
	})
}

// formsOf lists the forms of all messages below a folder.
func formsOf(t *testing.T, root string) []used {
	var list []used
	eachCall(t, root, func(name string, call *ast.CallExpr, fset *token.FileSet, consts map[string]string) {
		if name != "New" && name != "Say" || len(call.Args) == 0 {
			return
		}
		at := fset.Position(call.Pos())
		form, ok := formOf(call.Args[0], consts)
		if !ok {
			t.Errorf("%s: the form of this message is no constant of its package", at)
			return
		}
		if call.Ellipsis == token.NoPos {
			if places := gaps(form); len(places) != len(call.Args)-1 {
				t.Errorf("%s: %q has %d gaps, and %d things fill them", at, form, len(places), len(call.Args)-1)
			}
		}
		list = append(list, used{form, at})
	})
	return list
}

// eachCall calls f for every call of a function of this package in the program,
// and of every method Say.
func eachCall(t *testing.T, root string, f func(name string, call *ast.CallExpr, fset *token.FileSet, consts map[string]string)) {
	t.Helper()
	folders := map[string][]*ast.File{}
	fset := token.NewFileSet()
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(fset, path, nil, parser.SkipObjectResolution)
		if err == nil {
			folders[filepath.Dir(path)] = append(folders[filepath.Dir(path)], file)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, files := range folders {
		consts := map[string]string{}
		for _, file := range files {
			constants(file, consts)
		}
		for _, file := range files {
			ast.Inspect(file, func(n ast.Node) bool {
				if call, ok := n.(*ast.CallExpr); ok {
					if sel, ok := call.Fun.(*ast.SelectorExpr); ok {
						pkg, _ := sel.X.(*ast.Ident)
						if sel.Sel.Name == "Say" || pkg != nil && pkg.Name == "say" {
							f(sel.Sel.Name, call, fset, consts)
						}
					}
				}
				return true
			})
		}
	}
}

// constants gathers the string constants of a file.
func constants(file *ast.File, into map[string]string) {
	for _, d := range file.Decls {
		decl, ok := d.(*ast.GenDecl)
		if !ok || decl.Tok != token.CONST {
			continue
		}
		for _, spec := range decl.Specs {
			v := spec.(*ast.ValueSpec)
			for i, name := range v.Names {
				if i < len(v.Values) {
					if s, ok := formOf(v.Values[i], into); ok {
						into[name.Name] = s
					}
				}
			}
		}
	}
}

// formOf is the string that an expression stands for at build time.
func formOf(e ast.Expr, consts map[string]string) (string, bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		if e.Kind == token.STRING {
			return constant.StringVal(constant.MakeFromLiteral(e.Value, e.Kind, 0)), true
		}
	case *ast.Ident:
		s, ok := consts[e.Name]
		return s, ok
	case *ast.BinaryExpr:
		left, ok1 := formOf(e.X, consts)
		right, ok2 := formOf(e.Y, consts)
		return left + right, ok1 && ok2 && e.Op == token.ADD
	}
	return "", false
}
