package scene

import (
	"slices"
	"testing"

	"dreist/game/dreixdrei"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// TestADeletedPileDemandsNothing looks at the pile as a DELETE has been laid there and has not yet taken it away, and at others: what is
// told meanwhile is a number of the cards or nothing.
func TestADeletedPileDemandsNothing(t *testing.T) {
	first := func(k dreixdrei.Kind) dreixdrei.Card {
		for c := dreixdrei.NoCard + 1; int(c) < PoseCount; c++ {
			if c.Kind() == k {
				return c
			}
		}
		t.Fatalf("there is no %v", k)
		return dreixdrei.NoCard
	}
	for _, c := range []struct {
		top  dreixdrei.Kind
		want dreixdrei.Kind
	}{{8, 8}, {dreixdrei.Invisible, 5}, {dreixdrei.Restart, dreixdrei.NoKind}, {dreixdrei.Delete, dreixdrei.NoKind}} {
		v := View{Pile: []dreixdrei.Card{first(5), first(c.top)}}
		if got, _ := v.Demand(); got != c.want {
			t.Errorf("a 5 and %v demand %v, want %v", c.top, got, c.want)
		}
	}
}

// TestBacksTellNothing lays equal cards into the hand in front, behind a curtain: their backs lie as those of different ones do (D 19).
func TestBacksTellNothing(t *testing.T) {
	var eights, others []dreixdrei.Card
	for c := dreixdrei.NoCard + 1; int(c) < PoseCount; c++ {
		if c.Kind() == 8 && len(eights) < 3 {
			eights = append(eights, c)
		}
		if k := c.Kind(); k.IsNumber() && len(others) < 3 && (len(others) == 0 || others[len(others)-1].Kind() != k) {
			others = append(others, c)
		}
	}
	at := func(hand []dreixdrei.Card, open bool) (all []float64) {
		s := Seating{SeatCount: 2, HidesHandsOutOfTurn: true}
		s.OpenHands[0] = open
		v := View{SeatCount: 2}
		v.Hands[0] = hand
		a := (&table{TableWindow: tabletop.TableWindow[dreixdrei.Seat]{Frame: stage.Frame{W: 1280, H: 800, Scale: 1}, Seating: s}}).Arrange(&v)
		for _, c := range hand {
			all = append(all, a.CardPoses[c].X)
		}
		slices.Sort(all)
		return all
	}
	if got, want := at(eights, false), at(others, false); !slices.Equal(got, want) {
		t.Errorf("the backs of equal cards lie at %v, of others at %v", got, want)
	}
	if slices.Equal(at(eights, true), at(others, true)) {
		t.Error("equal cards that are seen do not lie together")
	}
}
