package game_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"regexp"
	"strings"
	"testing"

	"dreist/build/need"
)

// unclear are the patterns of comments that have to be read twice, by what to write instead.
var unclear = map[string]*regexp.Regexp{
	"name the player or the seat":    regexp.MustCompile(`\b(for|to|by|of|from|with) who\b|\b[Ww]hoever\b`),
	"give each name its comment":     regexp.MustCompile(`\b(reports|returns|says|draws) [^.]*[,;] [A-Z][a-z]\w* (whether|how|what|the|that)\b`),
	"say no card, or nil, or 0":      regexp.MustCompile(`\bis the \w+ that is none\b`),
	"say its own, or the player's":   regexp.MustCompile(`\bthe own\b`),
	"say that it advances by a tick": regexp.MustCompile(`\blets? a tick\b`),
}

// question is how the name of a function begins that returns one bool. One that acts, and reports what came of it, names its result instead.
var question = regexp.MustCompile(`^(Is|Are|Was|Has|Can|May|Must|Should|Needs|Contains|Equal)([A-Z]|$)`)

// TestNamesReadWell holds comments to the patterns, and exported functions that return a bool to being questions.
func TestNamesReadWell(t *testing.T) {
	for file, text := range sources(t) {
		parsed := need.Value(parser.ParseFile(token.NewFileSet(), file, text, parser.ParseComments))(t)
		for _, group := range parsed.Comments {
			for _, c := range group.List {
				for instead, pattern := range unclear {
					if pattern.MatchString(c.Text) {
						t.Errorf("%s: %s\n\t%s", file, instead, c.Text)
					}
				}
			}
		}
		for n := range ast.Preorder(parsed) {
			name, doc := documented(n)
			if first := mixed.FindString(doc); first != "" && first != name && strings.HasPrefix(doc, first) {
				t.Errorf("%s: the comment on %s begins with another name: %s", file, name, doc)
			}
		}
		for _, name := range statements(parsed) {
			t.Errorf("%s: %s: ask a question, or name the result", file, name)
		}
	}
}

// mixed matches a name of several words, as code has them and prose does not.
var mixed = regexp.MustCompile(`\b[A-Z]?[a-z]+[A-Z][a-z]+[A-Za-z]*\b`)

// code matches a name of the code in a document, such as `play.Match`.
var code = regexp.MustCompile("`([a-z]+\\.)?[A-Z][A-Za-z]*[a-z](\\.[A-Za-z]+)*`")

// TestCommentsNameWhatExists holds comments and documents to names that the code still has, so that no renaming leaves its old words behind.
func TestCommentsNameWhatExists(t *testing.T) {
	known := map[string]bool{"AltGr": true, "kHz": true, "IsMouseButtonPressed": true} // a key, a unit, a function of Ebitengine
	var comments []string
	for file, text := range sources(t) {
		parsed := need.Value(parser.ParseFile(token.NewFileSet(), file, text, parser.ParseComments))(t)
		for n := range ast.Preorder(parsed) {
			switch n := n.(type) {
			case *ast.Ident:
				known[n.Name] = true
			case *ast.BasicLit:
				for _, word := range mixed.FindAllString(n.Value, -1) {
					known[word] = true
				}
			}
		}
		for _, group := range parsed.Comments {
			for _, c := range group.List {
				comments = append(comments, file+": "+c.Text)
			}
		}
	}
	for _, page := range []string{"../README.md", "../CONTRIBUTING.md"} {
		for _, span := range code.FindAllString(string(need.Value(os.ReadFile(page))(t)), -1) {
			for _, word := range strings.Split(strings.Trim(span, "`"), ".") {
				if token.IsExported(word) && !known[word] {
					t.Errorf("nothing is called %s: %s in %s", word, span, page)
				}
			}
		}
	}
	for _, c := range comments {
		_, text, _ := strings.Cut(c, ": ")
		for _, word := range mixed.FindAllString(text, -1) {
			if !known[word] && !known[strings.TrimSuffix(word, "s")] {
				t.Errorf("nothing is called %s: %s", word, c)
			}
		}
	}
}

// documented returns the name that a node declares, and its comment; both are empty for other nodes.
func documented(n ast.Node) (name, doc string) {
	switch n := n.(type) {
	case *ast.FuncDecl:
		return n.Name.Name, n.Doc.Text()
	case *ast.GenDecl:
		if s, ok := n.Specs[0].(*ast.TypeSpec); ok {
			return s.Name.Name, n.Doc.Text()
		}
	case *ast.Field:
		if len(n.Names) == 1 {
			return n.Names[0].Name, n.Doc.Text()
		}
	}
	return "", ""
}

// statements returns the exported functions and methods of a file that return one nameless bool and are no questions.
func statements(f *ast.File) (names []string) {
	check := func(of ast.Expr, name *ast.Ident, typ *ast.FuncType) {
		if !name.IsExported() || typ.Results == nil || len(typ.Results.List) != 1 || typ.Results.List[0].Names != nil {
			return
		}
		if result, ok := typ.Results.List[0].Type.(*ast.Ident); ok && result.Name == "bool" && !question.MatchString(name.Name) {
			names = append(names, owner(of)+name.Name)
		}
	}
	for n := range ast.Preorder(f) {
		switch n := n.(type) {
		case *ast.FuncDecl:
			var of ast.Expr
			if n.Recv != nil {
				of = n.Recv.List[0].Type
			}
			check(of, n.Name, n.Type)
		case *ast.TypeSpec:
			contract, ok := n.Type.(*ast.InterfaceType)
			if !ok {
				continue
			}
			for _, method := range contract.Methods.List {
				if typ, ok := method.Type.(*ast.FuncType); ok {
					check(n.Name, method.Names[0], typ)
				}
			}
		}
	}
	return names
}

// owner returns the name of the type that has a method, with a dot, or "".
func owner(of ast.Expr) string {
	switch of := of.(type) {
	case *ast.StarExpr:
		return owner(of.X)
	case *ast.IndexExpr:
		return owner(of.X)
	case *ast.IndexListExpr:
		return owner(of.X)
	case *ast.Ident:
		return of.Name + "."
	}
	return ""
}
