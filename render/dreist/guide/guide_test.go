package guide

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// guides are the folders of the guides.
var guides = []string{"review", "hints", "tutorial", "puzzles", "lessons"}

// reads are the methods of the fields of a Now that change nothing.
var reads = map[string][]string{
	"Line": {"Arrived", "Busy", "Current", "Geometry", "Now", "Paused", "Pose", "ReceiverAt", "Reduced", "Seating", "Speed",
		"View"},
	"Match": {"Before", "Deal", "History", "Over", "Position", "Seats", "Start"},
	"Hand":  {"Holds"},
}

// changes are the methods of a situation for which guides have Do.
var changes = []string{"CatchUp", "LookBack", "Note", "OpenAll", "Rest", "SetMode", "SetReplay", "Watch"}

// TestGuidesOnlyRead checks that guides change nothing of their Now except through Do.
func TestGuidesOnlyRead(t *testing.T) {
	files := token.NewFileSet()
	seen := map[string]bool{}
	for _, folder := range guides {
		names, err := filepath.Glob(filepath.Join("..", folder, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			file, err := parser.ParseFile(files, name, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			ast.Inspect(file, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.AssignStmt:
					for _, to := range n.Lhs {
						if path := pathOf(to); len(path) > 1 && path[0] == "now" {
							t.Errorf("%v: %s is written", files.Position(n.Pos()), strings.Join(path, "."))
						}
					}
				case *ast.CallExpr:
					path := pathOf(n.Fun)
					if len(path) == 0 || path[0] != "now" {
						return true
					}
					seen[folder] = true
					allowed, known := reads[path[1]]
					if known && len(path) == 3 && !slices.Contains(allowed, path[2]) || slices.Contains(changes, path[1]) {
						t.Errorf("%v: %s is no reading", files.Position(n.Pos()), strings.Join(path, "."))
					}
				}
				return true
			})
		}
	}
	if len(seen) != len(guides) {
		t.Errorf("only %v ask their moment anything", seen)
	}
}

// pathOf returns the names of an expression such as now.Line.Busy, nothing of any other.
func pathOf(e ast.Expr) []string {
	switch e := e.(type) {
	case *ast.Ident:
		return []string{e.Name}
	case *ast.SelectorExpr:
		if path := pathOf(e.X); path != nil {
			return append(path, e.Sel.Name)
		}
	}
	return nil
}
