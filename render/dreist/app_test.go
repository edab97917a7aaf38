package dreist

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"dreist/game/dreist"
)

// TestANewGameIsConfirmedEvenWhereNothingCanBeSaved keeps its files below a regular file, where nobody can write.
func TestANewGameIsConfirmedEvenWhereNothingCanBeSaved(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	a := newAppIn(t, filepath.Join(file, "folder"))
	a.newGame()
	if got := a.toldOf("notice.save.failed"); got != 1 {
		t.Errorf("got %d notices that the game cannot be saved, want 1", got)
	}
	a.take(a.at.newOfKind())
	if a.panel != nil {
		t.Error("a game without a move is asked about")
	}
	a.table.Play(dreist.Discard(a.table.Position().Hand(0)[0]))
	playing := a.table
	a.take(a.at.newOfKind())
	if a.panel == nil || !a.panel.blocks || a.table != playing {
		t.Error("a game that runs is thrown away without a question")
	}
	a.answerRequests()
	if got := a.toldOf("notice.save.failed"); got != 1 {
		t.Errorf("got %d notices after another move, want the one", got)
	}
}

// toldOf returns how often a sentence without gaps is still to be told.
func (a *guest) toldOf(key string) int {
	a.onDisk()
	a.TellFailures()
	told := 0
	for _, n := range a.Notices() {
		if n.Text == a.say.Say(key) {
			told++
		}
	}
	return told
}

func TestABrokenLadderIsToldAsWhatItIs(t *testing.T) {
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "ladder.json"), []byte("{"), 0o600); err != nil {
		t.Fatal(err)
	}
	a := newAppIn(t, folder)
	told := a.told()
	if state := a.game.climb.State(); state.Best != 0 || strings.Count(told, "ladder.broken-1.json") != 1 {
		t.Errorf("got %+v and told %q", state, told)
	}
}
