package dreist

import (
	"strings"
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/puzzle"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreist/learn"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/tabletop"
)

// TestBestResultsAreFoundAgain leaves what an earlier version kept of them.
func TestBestResultsAreFoundAgain(t *testing.T) {
	folder := t.TempDir()
	l := newLearnerIn(t, folder)
	old := []byte(`{"leaves": [{"stars": [0, 1, 0], "millis": 7120}], "rush": {"score": 5}}`)
	if err := l.onDisk().SaveNotes(learn.PuzzleNotes, store.Notes{"best": old}); err != nil {
		t.Fatal(err)
	}
	l.reread()
	l.byMouse(l.begin(puzzle.Leaves, 1, 5))
	best := newLearnerIn(t, folder).puzzles.Results()
	if got := best.Result(puzzle.Leaves, 1); got != (puzzle.Result{0, 1, 1}) {
		t.Errorf("another program finds %+v", got)
	}
	notes, err := l.onDisk().LoadNotes(learn.PuzzleNotes)
	if text := string(notes["best"]); err != nil || !strings.Contains(text, "7120") || !strings.Contains(text, `"rush"`) {
		t.Errorf("kept is %s, %v", text, err)
	}
	if err := l.onDisk().SaveNotes(learn.PuzzleNotes, store.Notes{"best": []byte(`{"where": 5}`)}); err != nil {
		t.Fatal(err)
	}
	l.reread()
	if best := l.puzzles.Results(); best.Result(puzzle.Leaves, 1).Solved() != 0 {
		t.Error("nonsense in the notes is not forgiven")
	}
}

func TestAPuzzleTouchesNoGame(t *testing.T) {
	l := newLearner(t)
	l.newGame()
	l.table.Play(dreist.Discard(l.table.Position().Hand(0)[0]))
	before, _, err := l.onDisk().LoadGame(store.Solo)
	if err != nil {
		t.Fatal(err)
	}
	l.leave()
	r := l.begin(puzzle.Leaves, 2, 4)
	l.byKeys(r)
	l.wantSolved(r)
	l.keys(input.CommandEndTurn) // on to the next one
	if l.at.riddle == r || l.at.riddle.Attempt.Puzzle().Kind != puzzle.Leaves {
		t.Error("no other puzzle follows")
	}
	l.settle()
	l.pushes(tabletop.LeaveButton)
	after, _, err := l.onDisk().LoadGame(store.Solo)
	if err != nil || after != before || l.findSaved(store.Solo) == nil {
		t.Errorf("the game that was begun has changed (%v)", err)
	}
	h, err := l.onDisk().History()
	if err != nil || len(h) > 0 {
		t.Errorf("a puzzle is in the history: %v, %v", h, err)
	}
}

// TestTheCornerListsItsPuzzles opens the suggested one from the list, which shows the stars of one that was solved.
func TestTheCornerListsItsPuzzles(t *testing.T) {
	l := newLearner(t)
	l.byMouse(l.begin(puzzle.Where, 1, 1))
	l.showLearn()
	l.press("learn.practice")
	l.press("puzzle.title")
	for _, item := range l.panel.Items() {
		list, ok := item.(panel.List)
		if !ok {
			continue
		}
		prizes := func(r panel.ListRow) (n int) {
			for _, star := range r.Faces {
				if star == kit.Prize {
					n++
				}
			}
			return n
		}
		if rows := list.Rows; len(rows) != len(puzzle.Kinds())*puzzle.Levels || prizes(rows[0]) != 3 || prizes(rows[1]) != 0 || list.Index != 0 {
			t.Errorf("listed is %+v", list)
		}
		list.Rows[list.Index].Action()
		l.tick()
	}
	if l.at == nil || l.at.riddle == nil || l.at.riddle.Attempt.Puzzle().Kind != puzzle.Where {
		t.Error("learning does not lead to the puzzle that is suggested")
	}
}
