package dreist

import (
	"testing"

	"dreist/game/dreist/puzzle"
	"dreist/input"
)

// TestTheMenuBeginsAnewWhatIsShown: below the menu lies a game, an example, a puzzle; each begins anew as what it is.
func TestTheMenuBeginsAnewWhatIsShown(t *testing.T) {
	l := newLearner(t)
	for _, test := range []struct {
		key  string
		open func()
	}{
		{"menu.new", l.newGame},
		{"lessons.again", l.playFirstGame},
		{"lessons.again", func() { l.openExample(1); l.key(input.CommandRight) }},
		{"puzzles.another", func() { l.begin(puzzle.Where, 1, 5) }},
	} {
		test.open()
		mode, lesson, riddle := l.mode, l.at.lesson, l.at.riddle
		l.showMenu()
		if got := l.at.screen.Beginning().Label; got != l.say.Say(test.key) {
			t.Errorf("%+v: the menu offers %q, want %q", mode, got, l.say.Say(test.key))
		}
		if test.key == "menu.new" {
			continue
		}
		if l.press(test.key); l.panel != nil || l.mode.slot != mode.slot || riddle != nil && l.at.riddle == riddle {
			t.Errorf("%+v: nothing begins anew", mode)
		}
		if lesson != nil && lesson.Reel.At != 0 {
			t.Errorf("the example stands at step %d, want it to begin anew", lesson.Reel.At)
		}
	}
}
