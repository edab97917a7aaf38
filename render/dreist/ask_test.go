package dreist

import (
	"slices"
	"testing"

	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/tabletop"
	"dreist/render/teach"
)

// asks holds a finger still at a point, as package input tells of it.
func (p *player) asks(at geom.Point) {
	to := input.Point(at)
	p.update([]input.Gesture{{Kind: input.Press, From: to, At: to}})
	p.update([]input.Gesture{{Kind: input.Cancel, From: to, At: to, Asks: true}, {Kind: input.Ask, At: to}})
}

func TestWhatLiesOnTheTableIsTold(t *testing.T) {
	p := sit(t, figure6)
	g := p.Line.Geometry()
	for _, test := range []struct {
		at    geom.Point
		asked bool
		want  string
	}{
		{g.Pile.Center(), false, "Your pile: 5 cards left."},
		{g.Egon.Pile.Center(), true, "Egon’s pile: 5 cards left."},
		{g.DiscardPile.Center(), true, "Discard pile: drag a card here to discard it."},
		{g.Stone(3).Center(), true, "Column 3: only cards with a 3 go here."},
		{g.Stone(3).Center(), false, ""},
		{g.Cell(dreist.Cell{Row: 1, Column: 2}).Center(), true, "Red 2"},
		{geom.Point(p.middle(p.card("1y"))), true, "The yellow 1 fits nowhere right now."},
		{geom.Point(p.middle(p.card("6r"))), true, "Red 6"},
		{geom.Point(p.middle(p.card("6r"))), false, ""},
	} {
		got, about := p.TipAt(test.at, test.asked)
		if got != test.want || got != "" && !about.Contains(test.at) {
			t.Errorf("at %v, asked %v: got %q about %v, want %q", test.at, test.asked, got, about, test.want)
		}
	}
	pile := func(want string) {
		t.Helper()
		if got, _ := p.TipAt(g.DiscardPile.Center(), true); got != want {
			t.Errorf("where nothing can be discarded got %q, want %q", got, want)
		}
	}
	p.Play(dreist.Lay(p.card("6r"), 3))
	p.settle()
	pile("Discard pile: 0 cards.")
	p.Undo()
	p.settle()
	p.SetPhase(tabletop.Solving)
	pile("Discard pile: 0 cards.")
	p.SetPhase(tabletop.Playing)
	p.Phase, p.Past = tabletop.Reviewing, p.Match.Position()
	pile("Discard pile: 0 cards.")
	p.SetPhase(tabletop.Playing)
	p.Past = nil
	p.click(p.middle(p.card("1y")))
	if got, _ := p.TipAt(g.Pile.Center(), true); got != "" {
		t.Errorf("with a card selected got %q", got)
	}
}

// Whoever asks in an example hears why not, and it is no miss: the star is lost by trying, not by asking.
func TestAskingInAnExampleIsNoMiss(t *testing.T) {
	p := study(t, newApp(t), 3, teach.Playing)
	hand := p.Position().Hand(p.Front())
	c := hand[slices.IndexFunc(hand, func(c dreist.Card) bool { return c.Number() == 3 && c.Color() == dreist.Turquoise })]
	p.click(p.middle(c))
	p.asks(p.Line.Geometry().Cell(dreist.Cell{Row: 1, Column: 3}).Center())
	p.asks(p.Line.Geometry().DiscardPile.Center())
	p.settle()
	if p.Refusal.Text == "" {
		t.Error("nothing is told")
	}
	if n := p.l.Play.Misses(); n != 0 || p.l.Told().Wrong {
		t.Errorf("asking counts as %d misses, and is called wrong: %v", n, p.l.Told().Wrong)
	}
	if p.HeldCard() != c || len(p.Match.History()) != 0 {
		t.Error("asking lets go of the card, or plays")
	}
}

// Who presses the button that ends the turn too early hears why it cannot end yet.
func TestWhoEndsTooEarlyHearsWhy(t *testing.T) {
	p := sit(t, figure6)
	p.click(input.Point(p.Line.Geometry().EndTurn.Center()))
	p.settle()
	if want := p.Say.Say("refusal.NothingLaid"); p.Refusal.Text != want || len(p.Match.History()) != 0 {
		t.Errorf("got %q after %d moves, want %q", p.Refusal.Text, len(p.Match.History()), want)
	}
}

// A refusal for a wrong column names the cells of the right one, so that what is said elsewhere stays clear of them, until it
// is told no more.
func TestARefusalNamesTheColumnThatItSpeaksOf(t *testing.T) {
	p := sit(t, figure6)
	c := p.card("1y")
	p.RefuseAim(tabletop.Card(c), table.AimAtCell(dreist.Cell{Row: 1, Column: 4}))
	if got := p.Named(); !slices.Contains(got, dreist.Cell{Row: 1, Column: 1}) {
		t.Errorf("after %q got %v, want the cells of column 1", p.Refusal.Text, got)
	}
	p.Refusal.Text = ""
	if got := p.Named(); got != nil {
		t.Errorf("got %v with nothing told", got)
	}
}
