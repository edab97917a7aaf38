package input_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"
)

// TestKeysAreReadHereOnly searches the whole program: no other package may read a device or test a key, as the user may have chosen
// another one for the command. Editing keys are for text fields and panels.
func TestKeysAreReadHereOnly(t *testing.T) {
	device := regexp.MustCompile(`^(Key[A-Z0-9]\w*|Is(Key|MouseButton|StandardGamepad|Gamepad)\w*|` +
		`Append(InputChars|TouchIDs|GamepadIDs)\w*|StandardGamepad\w+|TouchPosition\w*|CursorPosition\w*|Wheel)$`)
	editing := regexp.MustCompile(`^Key[A-Z]\w*$`)
	may := func(folder string, folders ...string) bool {
		for _, f := range folders {
			if folder == f || strings.HasPrefix(folder, f+"/") {
				return true
			}
		}
		return false
	}
	files := 0
	err := fs.WalkDir(os.DirFS(".."), ".", func(file string, d fs.DirEntry, err error) error {
		folder := path.Dir(file)
		if err != nil || d.IsDir() || !strings.HasSuffix(file, ".go") || strings.HasSuffix(file, "_test.go") ||
			may(folder, "input", "build", "render/guest", "render/script", "render/screens/guesttest") {
			return err
		}
		files++
		source, err := os.ReadFile("../" + file)
		if err != nil {
			return err
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), file, source, 0)
		if err != nil {
			return err
		}
		for _, i := range parsed.Imports {
			if strings.HasSuffix(i.Path.Value, `/inpututil"`) {
				t.Errorf("%s imports %s", file, i.Path.Value)
			}
		}
		ast.Inspect(parsed, func(n ast.Node) bool {
			s, ok := n.(*ast.SelectorExpr)
			if !ok {
				return true
			}
			switch from, _ := s.X.(*ast.Ident); {
			case from == nil:
			case from.Name == "ebiten" && device.MatchString(s.Sel.Name) && file != "render/shell/keynames.go":
				t.Errorf("%s asks for ebiten.%s", file, s.Sel.Name)
			case from.Name == "input" && editing.MatchString(s.Sel.Name) && s.Sel.Name != "KeyPress" &&
				!may(folder, "render/panel") && file != "render/screens/keys.go":
				t.Errorf("%s tests input.%s", file, s.Sel.Name)
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if files < 300 {
		t.Errorf("looked at %d files only", files)
	}
}
