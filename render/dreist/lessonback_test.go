package dreist

import (
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/rulebook"
	"dreist/input"
	"dreist/render/teach"
)

// A figure that was opened from the rule book or the overview leads back to the same place in it, by its button and by
// Escape, whatever lies below.
func TestAFigureLeadsBackToWhereItWasReadOf(t *testing.T) {
	alone, ok := rulebook.Explain(dreist.AloneAtBase)
	if !ok || alone.Example == 0 {
		t.Fatal("no figure shows that a card may not lie alone")
	}
	for key, read := range map[string]func(a *guest){
		"citation": func(a *guest) { a.openRule("3.3") },
		"refusal":  func(a *guest) { a.explain(alone) },
	} {
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
				a.openExampleFrom(2, teach.BackToBook)
				p := learnerAt(t, a)
				p.settle()
				p.pushButton(teach.OnwardButton) // to the next figure, which leads back there, too
				p.obey()
				p = learnerAt(t, a)
				if p.l.Example.Number != 3 {
					t.Fatal("there is no next figure")
				}
				for _, b := range p.Table.Buttons(nil) {
					if b.Id == teach.AllButton && b.Label != "lessons.short.book" {
						t.Errorf("the button says %s, want %s", b.Label, "lessons.short.book")
					}
				}
				if byKey {
					p.key(input.CommandCancel)
					p.obey()
					a.act(a.at.screen.LeaveButton(teach.BackToBook, 0).Action)
				} else {
					p.pushButton(teach.AllButton)
					p.obey()
				}
				if a.panel != page || a.table != game {
					t.Errorf("%s, over a game: %v, by key: %v: it leads elsewhere", key, overGame, byKey)
				}
			}
		}
	}
}
