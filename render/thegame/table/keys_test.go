package table

import (
	"strings"
	"testing"

	"dreist/game/thegame"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

// settle lets everything come to rest.
func settle(t *testing.T, at *Table) {
	t.Helper()
	for ticks := 0; at.Busy(true); ticks++ {
		if at.Tick(true); ticks > 6000 {
			t.Fatal("the table does not come to rest")
		}
	}
}

// TestSignalsAreGivenByKeys walks to them by arrows and by the letter of a pile while no card is chosen. A chosen card is aimed instead.
func TestSignalsAreGivenByKeys(t *testing.T) {
	at := sit(t, alone())
	for _, c := range []input.Command{input.CommandDown, input.CommandDown, input.CommandRight, input.CommandEndTurn} {
		strike(at, c)
	}
	settle(t, at)
	if got := at.Position().Signal(0, thegame.B); got != thegame.SmallStep {
		t.Errorf("down, down, right and Enter: the signal about b is %v", got)
	}
	if said, _ := at.PromptText(); !strings.Contains(said, "row B") {
		t.Errorf("of the signal that is chosen it says %q", said)
	}
	for _, c := range []input.Command{CommandPile + 3, CommandPile + 3, CommandPile + 3, input.CommandEndTurn} {
		strike(at, c)
	}
	settle(t, at)
	if got := at.Position().Signal(0, thegame.D); got != thegame.Gladly {
		t.Errorf("d three times and Enter: the signal about d is %v", got)
	}
	if strike(at, input.CommandEndTurn); at.Position().Signal(0, thegame.D) != thegame.NoSignal {
		t.Error("Enter does not take it back")
	}
	strike(at, input.CommandCancel)
	if asked := at.TakeRequests(); at.Ring != tabletop.NoButton || len(asked) > 0 {
		t.Errorf("Escape leaves the ring at %v and asks for %v", at.Ring, asked)
	}
	strike(at, input.CommandRight)
	strike(at, input.CommandDown)
	if at.Ring != tabletop.NoButton || at.Hand.Aim != On(thegame.B) {
		t.Errorf("with a card chosen, down aims at %v and rings %v", at.Hand.Aim, at.Ring)
	}
}

// TestALetterLaysTheNumberThatIsTypedHalf has 4 and 41 in the hand: 4a means the 4.
func TestALetterLaysTheNumberThatIsTypedHalf(t *testing.T) {
	at := sit(t, alone())
	strike(at, CommandTen+4)
	if said, _ := at.PromptText(); !strings.Contains(said, "4…") {
		t.Errorf("after one digit it says %q", said)
	}
	if strike(at, CommandPile); at.Position().Shown(thegame.A) != 4 {
		t.Errorf("4 and a: pile a shows %v", at.Position().Shown(thegame.A))
	}
}

// TestACardThatIsTakenEndsWhatWasTyped types a digit, takes another card, and types the other digit.
func TestACardThatIsTakenEndsWhatWasTyped(t *testing.T) {
	at := sit(t, alone())
	strike(at, CommandTen+4)
	on := input.Point(at.Line.Pose(55).Point)
	at.Handle(input.Gesture{Kind: input.Press, At: on})
	at.Handle(input.Gesture{Kind: input.Tap, At: on})
	if strike(at, CommandTen+1); at.Hand.Card == 41 {
		t.Error("two halves that do not belong together make a number")
	}
}

// TestAFingerHeldStillAsks asks about all that lies there.
func TestAFingerHeldStillAsks(t *testing.T) {
	d := alone()
	d.Piles[thegame.A] = []thegame.Card{58}
	d.Hands[0][0] = 48
	at := sit(t, d)
	g := at.Line.Geometry()
	hold := func(on geom.Point) string {
		p := input.Point(on)
		at.Handle(input.Gesture{Kind: input.Press, At: p})
		at.Handle(input.Gesture{Kind: input.Cancel, At: p, Asks: true})
		at.Handle(input.Gesture{Kind: input.Ask, At: p})
		said, _ := at.TipAt(on, true)
		return said
	}
	for want, on := range map[string]geom.Point{
		"58 on top": g.Rows[thegame.A].Card.Center(), "to the 48": g.Rows[thegame.A].Scale.Center(), "draw pile": g.Deck.Center(),
		"48 fits on rows A, B": at.Line.Pose(48).Point,
	} {
		if said := hold(on); !strings.Contains(said, want) || at.Hand.Holds() {
			t.Errorf("got %q, want %q; a card is held: %v", said, want, at.Hand.Holds())
		}
	}
	if said, _ := at.TipAt(at.Line.Pose(48).Point, false); said != "" {
		t.Errorf("the mouse rests on a card, and it says %q", said)
	}
}

// TestANumberCanBeTypedToItsEnd types both digits of every card, also where the first one has chosen it already.
func TestANumberCanBeTypedToItsEnd(t *testing.T) {
	at := sit(t, thegame.Deal{Seats: 1, Hands: [][]thegame.Card{{13, 37, 41, 44, 51, 73, 84, 96}}, Deck: []thegame.Card{20, 21, 22}})
	for _, c := range at.Position().Hand(0) {
		strike(at, CommandTen+input.Command(c/10))
		strike(at, CommandTen+input.Command(c%10))
		if cardOf(at.Hand.Card) != c {
			t.Errorf("%v is typed, %v chosen", c, at.Hand.Card)
		}
		strike(at, input.CommandCancel)
	}
}

// TestTheListShowsWhatLies lays a card with the list switched on, and fits the list into columns of several shapes.
func TestTheListShowsWhatLies(t *testing.T) {
	at := sit(t, alone())
	if strings.Contains(at.Read(), "Already laid") {
		t.Error("the list is read though it is switched off")
	}
	at.Aids.List = true
	at.Play(thegame.Lay(4, thegame.A))
	settle(t, at)
	if laid := at.isLaid(); !laid[4] || laid[41] || !strings.Contains(at.Read(), "Already laid: 4\n") {
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

// TestACardThatLeavesNothingToLayIsWarnedOf aims a card at piles after which nothing fits, and after which something does (G 9).
func TestACardThatLeavesNothingToLayIsWarnedOf(t *testing.T) {
	d := alone()
	d.Piles = [thegame.Piles][]thegame.Card{{90}, {95}, {8}, {5}}
	d.Hands[0] = []thegame.Card{21, 31, 41, 50, 62, 71, 80, 92}
	at := sit(t, d)
	for c, want := range map[thegame.Card]bool{92: true, 80: false} {
		at.Choose(number(c))
		if said, warns := at.PromptText(); warns != want || want != strings.Contains(said, "Watch out") {
			t.Errorf("%v: it says %q", c, said)
		}
	}
}
