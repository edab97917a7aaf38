package scene

import (
	"testing"

	"dreist/game/dreixdrei"
)

// TestADeletedPileDemandsNothing looks at the pile as a DELETE has been laid there and has not yet taken it away, and at others: what is
// told meanwhile is a number of the cards or nothing.
func TestADeletedPileDemandsNothing(t *testing.T) {
	first := func(k dreixdrei.Kind) dreixdrei.Card {
		for c := dreixdrei.NoCard + 1; int(c) < Cards; c++ {
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
