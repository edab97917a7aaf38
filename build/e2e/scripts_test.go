//go:build window

package e2e

import (
	"os"
	"path/filepath"
	"testing"

	"dreist/build/drive"
	"dreist/build/need"
	"dreist/game/store"
	"dreist/render/script"
)

// TestScripts plays the scripts of the games that are about the window, too. What they take a picture of looks like the golden one.
func TestScripts(t *testing.T) {
	files := need.Value(filepath.Glob("../../render/*/testdata/*.play"))(t)
	played := 0
	for _, file := range files {
		text := need.Value(os.ReadFile(file))(t)
		s, err := script.Parse(string(text))
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		if s.NeedsRealWindow {
			played++
			game := filepath.Base(filepath.Dir(filepath.Dir(file)))
			t.Run(game+"/"+filepath.Base(file), func(t *testing.T) { perform(t, file, game) })
		}
	}
	if played == 0 {
		t.Error("no script is played in the window")
	}
}

// perform plays the script of a file with a game in the real program, which ends with the test.
func perform(t *testing.T, file, game string) (d *drive.Driver) {
	t.Helper()
	script.CheckScript(t, file, func(t *testing.T, s *script.Script) script.Driver {
		d = need.Value(host.StartForScript(&s.StartState, store.Notes{"game": store.EncodeJSON(game)}))(t)
		endWith(t, d)
		d.TakePicture = func(name string) { wantGolden(t, name, look(t, d)) }
		return d.Driver
	})
	return d
}

// sit begins at a table of DREIst! in the middle of a game.
func sit(t *testing.T) *drive.Driver {
	t.Helper()
	return perform(t, "testdata/midgame.play", store.UnnamedGame)
}

// saved returns the unfinished game against Egon that the program has saved.
func saved(t *testing.T, h drive.Home) string {
	t.Helper()
	text, _, err := need.Value(h.OpenStore())(t).LoadGame(store.SoloSlot)
	need.OK(t, err)
	return text
}
