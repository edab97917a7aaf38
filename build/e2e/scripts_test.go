//go:build window

package e2e

import (
	"os"
	"path/filepath"
	"testing"

	"dreist/build/drive"
	"dreist/game/store"
	"dreist/render/script"
)

// TestScripts plays the scripts of the games that are about the window, too.
func TestScripts(t *testing.T) {
	files, err := filepath.Glob("../../render/*/testdata/*.play")
	if err != nil {
		t.Fatal(err)
	}
	played := 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
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
	files, err := h.Store()
	if err != nil {
		t.Fatal(err)
	}
	for _, saved := range s.Saved {
		if err := files.SaveGame(store.Slot(saved.Slot), saved.Record); err != nil {
			t.Fatal(err)
		}
	}
	d := begin(t, drive.Options{Home: h, Language: s.Language, Size: s.Size, Newcomer: s.IsNewcomer})
	d.Step(arrival)
	return d
}

// arrival is the number of ticks until the first screen is shown.
const arrival = 72
