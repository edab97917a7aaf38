package dreist

import (
	"testing"

	"dreist/input"
)

// TestATableArrivesWithoutKeepingAnybodyWaiting lets a table come to its end, and takes up a card while it comes once more.
func TestATableArrivesWithoutKeepingAnybodyWaiting(t *testing.T) {
	p := sit(t, figure6)
	p.settle()
	rests := p.Line.Now().Cards
	p.Arrive(0, nil)
	ticks := 0
	for ; p.Arrival.Busy() && ticks < 100; ticks++ {
		if !p.Busy(true) {
			t.Fatal("the program sleeps while a table arrives")
		}
		if far := p.Arrival.Turn(); ticks < 30 && far > 0 || p.Arrival.Cloth() > 0 && far > 0 {
			t.Fatalf("after %d ticks the prompt is seen, with an opacity of %v", ticks, far)
		}
		p.Tick(true)
	}
	if p.Arrival.Turn() != 1 || p.Arrival.Cloth() != 0 {
		t.Error("a table that has arrived is not seen as it is")
	}
	if ticks < 40 || ticks > 78 {
		t.Errorf("a table took %d ticks to arrive, want less than 1.3 s", ticks)
	}
	if p.Line.Now().Cards != rests {
		t.Error("a table that has arrived lies otherwise than one that was there")
	}
	p.Arrive(0, nil)
	p.Tick(true)
	c := p.card("6v")
	p.Handle(input.Gesture{Kind: input.Press, At: p.middle(c)})
	if p.Arrival.Busy() || p.HeldCard() != c {
		t.Errorf("a press while the table arrives: arriving %v, card %v held", p.Arrival.Busy(), p.HeldCard())
	}
	p.Line.SetReduced(true)
	if p.Arrive(0, nil); p.Arrival.Busy() {
		t.Error("a table arrives in reduced motion")
	}
}

// TestNoCardIsMarkedWhileItsTableArrives lets a table come at which cards were marked already: the program lets a tick pass
// before it comes.
func TestNoCardIsMarkedWhileItsTableArrives(t *testing.T) {
	p := sit(t, figure6)
	p.Options.Fitting = true
	p.settle()
	p.Tick(true)
	marks := func() (n int) {
		for _, c := range p.Line.View().Hands[p.Front()] {
			if p.Line.Offered(c) > 0 {
				n++
			}
		}
		return n
	}
	if marks() == 0 {
		t.Fatal("no card is marked")
	}
	for p.Arrive(0, nil); p.Arrival.Busy(); p.Tick(true) {
		if n := marks(); n > 0 {
			t.Fatalf("%d marks are seen where the hand is to come", n)
		}
	}
	p.settle()
	p.Tick(true)
	if marks() == 0 {
		t.Error("no card is marked once the table is there")
	}
}
