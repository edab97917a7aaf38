package dreist

import (
	"strings"
	"testing"

	"dreist/game/dreist/puzzle"
	"dreist/input"
	"dreist/render/teach"
)

// pad presses buttons of a controller, by their commands.
func (g *guest) pad(commands ...input.Command) {
	for _, c := range commands {
		g.do(input.Gesture{Kind: input.Trigger, Command: c, Pad: true})
		g.wait(2)
	}
}

// TestWhatIsShownRunsByAController lets a finished game and an example run by the button that pauses others in a game. What the
// controller has no button for is not named.
func TestWhatIsShownRunsByAController(t *testing.T) {
	g := newApp(t)
	playSolo(t, g, 14, 1)
	g.lookBack()
	r, p := reviewed(t, g)
	g.pad(input.CommandUp, input.CommandDraw)
	if r.Next() != 1 {
		t.Error("the controller does not let a game run that is looked back on")
	}
	keys := r.Keys()
	lines := strings.Join(keys[:], "\n")
	if stick := p.Say.Say("pad.next"); keys[4] != "" || !strings.Contains(lines, "RT") || strings.Count(lines, stick) != 1 {
		t.Errorf("the note reads\n%s", lines)
	}
	l := study(t, newApp(t), 3, teach.Watching)
	l.app.pad(input.CommandDraw)
	if l.app.settle(); len(l.Match.History()) == 0 {
		t.Error("the controller does not let an example run")
	}
}

// TestAPuzzleIsMarkedByAController reads which button marks, and presses it.
func TestAPuzzleIsMarkedByAController(t *testing.T) {
	l := newLearner(t)
	r := l.begin(puzzle.Leaves, 1, 1)
	l.pad(input.CommandRight, input.CommandDraw)
	if got := shown(l.table).Prompt; !strings.Contains(got, "RT") || r.Attempt.(*puzzle.Marking).Blank() {
		t.Errorf("the line says %q, and a card is marked: %v", got, !r.Attempt.(*puzzle.Marking).Blank())
	}
}
