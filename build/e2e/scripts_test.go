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

// TestScripts plays the scripts of the games that are about the window, too.
func TestScripts(t *testing.T) {
	files := need.Value(filepath.Glob("../../render/*/testdata/*.play"))(t)
	played := 0
	for _, file := range files {
		text := need.Value(os.ReadFile(file))(t)
		s, err := script.Read(string(text))
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		if s.InWindow {
			played++
			game := filepath.Base(filepath.Dir(filepath.Dir(file)))
			t.Run(game+"/"+filepath.Base(file), func(t *testing.T) {
				script.Check(t, file, func(t *testing.T, s *script.Script) script.Window { return enter(t, game, s) })
			})
		}
	}
	if played == 0 {
		t.Error("no script is played in the window")
	}
}

// enter starts the program as a script of a game finds it.
func enter(t *testing.T, game string, s *script.Script) script.Window {
	t.Helper()
	h := home(t, func(settings *store.Settings) { settings.Game = game })
	files := need.Value(h.Store())(t)
	for _, saved := range s.Saved {
		need.OK(t, files.SaveGame(store.Slot(saved.Slot), saved.Record))
	}
	d := begin(t, drive.Options{Home: h, Language: s.Language, Size: s.Size, Newcomer: s.IsNewcomer})
	d.Step(arrival)
	return d
}

// arrival is the number of ticks until the first screen is shown.
const arrival = 72
