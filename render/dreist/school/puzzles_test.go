package school

import (
	"testing"

	"dreist/game/dreist/puzzle"
	"dreist/render/dreist/puzzles"
	"dreist/render/shell"
)

func TestTheNextKindIsSuggested(t *testing.T) {
	var best puzzle.Best
	if k, level := suggested(&best); k != puzzle.Where || level != 1 {
		t.Errorf("a beginner is sent to %v of level %d", k, level)
	}
	if err := best.UnmarshalJSON([]byte(`{"where": [{"stars": [0, 0, 2]}], "trio": [{"stars": [1, 0, 0]}]}`)); err != nil {
		t.Fatal(err)
	}
	if k, level := suggested(&best); k != puzzle.Trio || level != 1 {
		t.Errorf("next comes %v of level %d", k, level)
	}
}

// TestAButtonBeginsThePuzzleItShows presses a button whose board is there.
func TestAButtonBeginsThePuzzleItShows(t *testing.T) {
	shown, err := puzzle.Generate(puzzle.Leaves, 2, 7)
	if err != nil {
		t.Fatal(err)
	}
	begun := puzzle.Puzzle{}
	c := choice{Puzzles: &Puzzles{Pose: func(p puzzle.Puzzle, run *puzzles.Rush) shell.Step {
		begun = p
		return shell.Stay()
	}}, offers: []offer{{}, {Puzzle: shown, made: true}}}
	if c.pose(puzzle.Leaves, 2); begun.Position != shown.Position || begun.Seed != shown.Seed {
		t.Errorf("the puzzle %v begins, want %v", begun.Seed, shown.Seed)
	}
	if !c.Busy() {
		t.Error("two of all puzzles are taken for all")
	}
}
