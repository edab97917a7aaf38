package dreist

import (
	"slices"
	"testing"

	"dreist/game/dreist/puzzle"
	"dreist/input"
	"dreist/render/screens"
)

// TestTheMenuBeginsAnewWhatIsShown: below the menu lies a game, an example, a puzzle; each begins anew as what it is.
func TestTheMenuBeginsAnewWhatIsShown(t *testing.T) {
	l := newLearner(t)
	offered := func() (keys []string) {
		l.showMenu()
		for _, key := range []string{"menu.new", "lessons.again", "puzzles.another"} {
			if l.at.screen.Beginning().Label == l.say.Say(key) {
				keys = append(keys, key)
			}
		}
		return keys
	}
	want := func(what string, keys ...string) {
		t.Helper()
		if got := offered(); !slices.Equal(got, keys) {
			t.Errorf("%s: the menu begins %v anew, want %v", what, got, keys)
		}
	}

	l.newGame()
	want("a game", "menu.new")

	l.playFirstGame()
	want("the first game", "lessons.again")
	l.press("lessons.again")
	if l.panel != nil || l.mode.slot != screens.FirstSlot {
		t.Error("the first game does not begin anew")
	}

	l.openExample(1)
	shown := l.at.lesson
	l.table.Handle(input.Gesture{Kind: input.Trigger, Command: input.CommandRight})
	want("an example", "lessons.again")
	if l.press("lessons.again"); l.panel != nil || shown.Reel.At != 0 {
		t.Errorf("the example stands at step %d, want it to begin anew", shown.Reel.At)
	}

	before := l.begin(puzzle.Where, 1, 5)
	want("a puzzle", "puzzles.another")
	if l.press("puzzles.another"); l.panel != nil || l.at.riddle == before {
		t.Error("no other puzzle comes")
	}
}
