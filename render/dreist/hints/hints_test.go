package hints

import (
	"fmt"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/fault"
	"dreist/game/dreist"
	"dreist/game/dreist/coach/advice"
	"dreist/game/dreist/record"
	"dreist/render/dreist/words"
)

// A fault in the search for a hint keeps its place.
func TestAFaultInThinkingKeepsItsPlace(t *testing.T) {
	q := Thinking{Games: 1, Ticks: 9, Go: func(think func()) { think() }}.begin(nil, 1)
	defer func() {
		f, ok := recover().(*fault.Fault)
		if !ok || !strings.HasPrefix(f.Place, "thinking.go:") || !strings.Contains(f.What, "nil pointer") {
			t.Errorf("got %+v", f)
		}
	}()
	q.Tick()
	t.Error("it goes on thinking")
}

// A hint to keep a card names both: the move, and the move that it avoids.
func TestAHintToKeepACardNamesBoth(t *testing.T) {
	texts, err := assets.NewTexts("en")
	if err != nil {
		t.Fatal(err)
	}
	say := words.Sentences{Texts: texts}
	for _, test := range []struct{ hand, line, nudge, move string }{
		{"4t 8t 6v 1y 2v", "x1y", "Better not lay the turquoise 4: Egon could build on it.",
			"Discard the yellow 1 rather than lay the turquoise 4: Egon could build on it."},
		{"4t 4t 6v 1y 2v", "x4t", "Better not lay the turquoise 4: Egon could build on it.",
			"Discard the turquoise 4 rather than lay it: Egon could build on it."},
	} {
		g, err := record.Parse(fmt.Sprintf(`[Game "DREIst!"]
[Format "1"]
[Mode "egon"]
[Seat1 "Anna"]
[Layout "3r4"]
[Hand1 %q]
[Pile1 "2t 3t 8y 8y"]
[Pile2 "7t 2y 6t"]
`, test.hand))
		if err != nil {
			t.Fatal(err)
		}
		p, err := g.Deal.Position()
		if err != nil {
			t.Fatal(err)
		}
		m, err := record.ParseMove(test.line)
		if err != nil {
			t.Fatal(err)
		}
		c := &Hinter{about: p, advice: advice.Advice{Line: []dreist.Move{m}}, why: advice.Why(p, []dreist.Move{m})}
		if got := because(say, c.thoughtOf(say), c.reason(say)); got != test.nudge {
			t.Errorf("%s of %s: it is first told %q", test.line, test.hand, got)
		}
		if got := because(say, c.move(say), c.reason(say)); got != test.move {
			t.Errorf("%s of %s: it is told %q, want %q", test.line, test.hand, got, test.move)
		}
	}
}
