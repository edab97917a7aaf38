package dreist

import (
	"slices"
	"testing"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/rulebook"
	"dreist/input"
	"dreist/render/panel"
	"dreist/render/tabletop"
)

// atTable returns the program with a game on the table, at rest.
func atTable(t *testing.T) (*guest, *player) {
	t.Helper()
	a := newApp(t)
	a.newGame()
	p := &player{t: t, Table: a.table}
	p.settle()
	return a, p
}

func TestEgonWaitsBehindHelp(t *testing.T) {
	a, p := atTable(t)
	p.Play(dreist.Discard(p.Position().Hand(0)[0]))
	for !p.OthersShow() {
		p.Tick(true)
	}
	a.key(input.CommandHelp)
	now := *p.Line.Now()
	a.wait(300)
	if *p.Line.Now() != now || a.app.Busy() != a.panel.Live.Busy() && !a.table.Opponents.Egon.IsFinishing(&a.table.State) {
		t.Error("Egon keeps the program awake behind the help, or goes on")
	}
	a.key(input.CommandCancel)
	if !p.Line.Busy() || !a.app.Busy() {
		t.Error("Egon does not go on after the help")
	}
	p.settle()
}

func TestEveryRefusalIsExplained(t *testing.T) {
	a, p := atTable(t)
	for reason := dreist.WrongColumn; reason <= dreist.UnknownMove; reason++ {
		p.Refuse(&dreist.Refusal{Move: dreist.Discard(p.Position().Hand(0)[0]), Reason: reason})
		p.settle()
		p.pushButton(tabletop.WhyButton)
		a.answerRequests()
		e, _ := rulebook.Explain(reason)
		if tabs, ok := a.panel.Items()[1].(panel.Choice); !ok || !slices.Contains(rulebook.Pages()[tabs.Index].Points, e.Point) {
			t.Errorf("%v: the page is not the one that explains it", reason)
		}
		if _, ok := a.offered(a.Say("rules.figure", assets.Values{"Figure": e.Example})); !ok && e.Example > 0 {
			t.Errorf("%v: example %d is not offered", reason, e.Example)
		}
		a.close()
	}
}
