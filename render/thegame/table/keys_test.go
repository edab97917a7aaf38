package table

import (
	"strings"
	"testing"

	"dreist/game/thegame"
	"dreist/input"
	"dreist/render/geom"
)

// settle lets everything come to rest.
func settle(t *testing.T, at *Table) {
	t.Helper()
	for ticks := 0; at.NeedsTick(true); ticks++ {
		if at.Tick(true); ticks > 6000 {
			t.Fatal("the table does not come to rest")
		}
	}
}

// TestAFingerHeldStillAsks asks about all that lies there.
func TestAFingerHeldStillAsks(t *testing.T) {
	d := alone()
	d.Piles[thegame.PileA] = []thegame.Card{58}
	d.Hands[0][0] = 48
	at := sit(t, d)
	g := at.Timeline.Geometry()
	hold := func(on geom.Point) string {
		p := input.Point(on)
		at.Handle(input.Gesture{Kind: input.Press, At: p})
		at.Handle(input.Gesture{Kind: input.Cancel, At: p, HasTipNext: true})
		at.Handle(input.Gesture{Kind: input.TipAsked, At: p})
		said, _ := at.TipAt(on, true)
		return said
	}
	for want, on := range map[string]geom.Point{
		"58 on top": g.Rows[thegame.PileA].Card.Center(), "to the 48": g.PathPoint(thegame.PileA, 30), "draw pile": g.DrawPile.Center(),
		"48 fits on rows A, B": at.Timeline.Pose(48).Point,
	} {
		if said := hold(on); !strings.Contains(said, want) || at.Held.IsHolding() {
			t.Errorf("got %q, want %q; a card is held: %v", said, want, at.Held.IsHolding())
		}
	}
	if said, _ := at.TipAt(at.Timeline.Pose(48).Point, false); said != "" {
		t.Errorf("the mouse rests on a card, and it says %q", said)
	}
}

// TestANumberCanBeTypedToItsEnd types both digits of every card, also where the first one has chosen it already.
func TestANumberCanBeTypedToItsEnd(t *testing.T) {
	at := sit(t, thegame.Deal{SeatCount: 1, Hands: [][]thegame.Card{{13, 37, 41, 44, 51, 73, 84, 96}}, DrawPile: []thegame.Card{20, 21, 22}})
	for _, c := range at.ShownPosition().Hand(0) {
		strike(at, FirstDigitCommand+input.Command(c/10))
		strike(at, FirstDigitCommand+input.Command(c%10))
		if cardOf(at.Held.Card) != c {
			t.Errorf("%v is typed, %v chosen", c, at.Held.Card)
		}
		strike(at, input.CommandCancel)
	}
}

// TestTheListShowsWhatLies lays a card with the list switched on, and fits the list into columns of several shapes.
func TestTheListShowsWhatLies(t *testing.T) {
	at := sit(t, alone())
	if strings.Contains(at.Description(), "Already laid") {
		t.Error("the list is read though it is switched off")
	}
	at.Help.ShowsLaidNumbers = true
	at.Play(thegame.Lay(4, thegame.PileA))
	settle(t, at)
	if laid := at.laidNumbers(); !laid[4] || laid[41] || !strings.Contains(at.Description(), "Already laid: 4\n") {
		t.Errorf("listed are %v", laid)
	}
	for _, in := range []geom.Rect{{X: 7, Y: 9, W: 215, H: 500}, {W: 170, H: 300}, {W: 600, H: 500}, {W: 1, H: 1}} {
		seen := map[geom.Rect]thegame.Card{}
		for c := thegame.Lowest; c <= thegame.Highest; c++ {
			r := listField(in, c, 26)
			if r.X < in.X || r.Y < in.Y || r.Right() > in.Right() || r.Bottom() > in.Bottom() {
				t.Errorf("in %v the field of %v is at %v", in, c, r)
			}
			if other, taken := seen[r]; taken && r.W > 0 {
				t.Errorf("in %v the fields of %v and %v are one", in, c, other)
			}
			seen[r] = c
		}
	}
}
