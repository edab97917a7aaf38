package dreist

import (
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/rulebook"
	"dreist/input"
)

// A figure that was opened from the rule book or the overview leads back to the same place in it, by its button and by
// Escape, whatever lies below.
func TestAFigureLeadsBackToWhereItWasReadOf(t *testing.T) {
	alone, ok := rulebook.Explain(dreist.AloneAtBase)
	if !ok || alone.Figure == 0 {
		t.Fatal("no figure shows that a card may not lie alone")
	}
	readers := map[string]func(a *guest){
		backToBook:     func(a *guest) { a.openRule("3.3") },
		backToOverview: func(a *guest) { a.explain(alone) },
	}
	for key, read := range readers {
		for _, overGame := range []bool{false, true} {
			for _, byKey := range []bool{false, true} {
				a := newApp(t)
				if overGame {
					a.newGame()
				} else {
					a.showLearn()
				}
				game := a.table
				read(a)
				page := a.panel
				a.openExampleFrom(2, key)
				p := &learner{&player{t: t, table: a.table}, a, a.table.guide.(*lesson)}
				p.settle()
				p.pushButton(onwardButton) // to the next figure, which leads back there, too
				p.obey()
				p = &learner{&player{t: t, table: a.table}, a, a.table.guide.(*lesson)}
				if p.l.example.Number != 3 {
					t.Fatal("there is no next figure")
				}
				for _, b := range p.table.buttons(nil) {
					if b.id == contentsButton && b.label != key {
						t.Errorf("the button says %s, want %s", b.label, key)
					}
				}
				if byKey {
					p.key(input.CommandCancel)
				} else {
					p.pushButton(contentsButton)
				}
				p.obey()
				if a.panel != page || a.table != game {
					t.Errorf("%s, over a game: %v, by key: %v: it leads elsewhere", key, overGame, byKey)
				}
			}
		}
	}
}
