package dreist

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"dreist/game/store"
)

// TestAGameOfANewerVersionIsLeftAlone starts on an unfinished game in a later format: it is told once and stays, until a new
// game takes its place, which keeps it.
func TestAGameOfANewerVersionIsLeftAlone(t *testing.T) {
	folder := t.TempDir()
	const newer = "[Game \"DREIst!\"]\n[Format \"2\"]\n[Mode \"egon\"]\n[Cloud \"9\"]\n"
	path := filepath.Join(folder, string(store.Solo)+store.RecordExt(""))
	write(t, path, newer)
	for range 2 {
		g := visit(t, folder, 3)
		if told := strings.Join(g.read(), "\n"); strings.Count(told, g.say.Say("notice.title.unread")) != 1 || !strings.Contains(told, "newer") {
			t.Errorf("told %q, want once that a newer version made it", told)
		}
		g.press("start.statistics")
		g.press("common.back")
		if told := g.read(); len(told) > 0 {
			t.Errorf("told again: %q", told)
		}
		g.onDisk()
		if kept, err := os.ReadFile(path); err != nil || string(kept) != newer {
			t.Fatalf("the slot holds %q, %v", kept, err)
		}
	}
	g := visit(t, folder, 3)
	g.read()
	g.newGame()
	g.onDisk()
	g.app.Advance(nil, nil)
	if told := strings.Join(g.read(), "\n"); !strings.Contains(told, "solo.broken-1.dreist") {
		t.Errorf("told %q, want where the game is", told)
	}
	if kept, err := os.ReadFile(filepath.Join(folder, "solo.broken-1.dreist")); err != nil || string(kept) != newer {
		t.Errorf("kept is %q, %v", kept, err)
	}
	if now, ok, err := g.Options.Store.LoadGame(store.Solo); err != nil || !ok || now != g.record() {
		t.Errorf("the new game is kept as %q, %v, %v", now, ok, err)
	}
}
