package thegame

import (
	"slices"
	"testing"

	"dreist/game/store"
	"dreist/game/thegame"
	"dreist/game/thegame/deals"
	"dreist/render/thegame/table"
)

// wantsOnly has a guest watch that no hand but those of some seats shows its face in any tick.
func (g *guest) wantsOnly(seats ...thegame.Seat) {
	g.Seen = func() {
		for _, s := range g.sitting().faceUp() {
			if !slices.Contains(seats, s) {
				g.Helper()
				g.Fatalf("a card of seat %d is seen", s+1)
			}
		}
	}
}

// TestAPersonAmongPartnersNamesWhoBegins hears the words of the partners and lets one of them begin.
func TestAPersonAmongPartnersNamesWhoBegins(t *testing.T) {
	g := visit(t, t.TempDir(), 1)
	g.sit("Ada", "easy", "easy")
	b := g.sitting()
	kept, before := b.screen.Kept, b.Table.Position().Hand(0)
	for s := thegame.Seat(1); s < 3; s++ {
		if _, ok := b.Table.Word(s); !ok {
			t.Errorf("the partner on seat %d says nothing", s+1)
		}
	}
	g.WantRead(g.Say("agree.ask"))
	if b.Table.Mine() || b.Table.Match.Length() > 0 || b.Table.Speaks() {
		t.Fatal("something can be done before it is agreed who begins")
	}
	deck := b.Table.Match.Deal().Deck
	g.Press("Mo")
	m := b.Table.Match
	if m.Undecided() || m.Deal().Starts != 2 || !slices.Equal(m.Deal().Deck, deck) {
		t.Fatalf("seat %d begins, agreed %v", m.Deal().Starts+1, !m.Undecided())
	}
	if b.screen.Kept == kept || b.screen.Kept.Slot != kept.Slot || len(g.Profile.History(store.Filter{})) > 0 {
		t.Error("the match is kept elsewhere, or counted")
	}
	g.Rest()
	if !slices.Equal(b.Table.Position().Hand(0), before) || b.Table.Position().Turn() != 0 || !b.Table.Mine() {
		t.Errorf("after the partners seat %d is to move with %v", b.Table.Position().Turn()+1, b.Table.Position().Hand(0))
	}
	if k := g.Find(store.Table); k == nil || k.Match.Record() != m.Record() {
		t.Error("the match is not the one in the slot")
	}
}

// TestAPersonLooksAtTheOwnHandOutOfTurn asks for a look in the curtain, sets a signal, and closes the hand again.
func TestAPersonLooksAtTheOwnHandOutOfTurn(t *testing.T) {
	g := visit(t, t.TempDir(), 2)
	g.sit("Ada", "Ben")
	for range 2 {
		g.Press(g.Say("curtain.raise"))
		g.Rest()
		g.Press(g.Say("agree.need"))
		g.Rest()
	}
	g.Press("Ada")
	g.Rest()
	b := g.sitting()
	g.wantsOnly(1)
	g.Press(g.Say("look.button", map[string]any{"Name": "Ben"}))
	g.Rest()
	if got := b.faceUp(); !slices.Equal(got, []thegame.Seat{1}) || b.Table.Mine() {
		t.Fatalf("the hands of %v are seen, and a card may be laid: %v", got, b.Table.Mine())
	}
	id := table.SignalButton(thegame.KeepOff, 0)
	b.Table.Push(id)
	g.Rest()
	if got := b.Table.Position().Signal(1, 0); got != thegame.KeepOff {
		t.Errorf("Ben's signal is %v", got)
	}
	g.Press(g.Say("look.done"))
	g.wantsOnly()
	g.Rest()
	g.WantRead(g.Say("curtain.title", map[string]any{"Name": "Ada"}))
	g.wantsOnly(0)
	g.Press(g.Say("curtain.raise"))
	g.Rest()
	if !b.Table.Mine() || b.Table.Front() != 0 {
		t.Error("who is to move cannot go on")
	}
}

// TestACodeBeginsTheGameItIsFor reads codes for one player and for tables at a table of two.
func TestACodeBeginsTheGameItIsFor(t *testing.T) {
	g := visit(t, t.TempDir(), 1)
	for players := 1; players <= 3; players++ {
		code, err := deals.New(thegame.Base, players, 5)
		if err != nil {
			t.Fatal(err)
		}
		_, alone, fault := g.game.TableCode(code.String(), 2)
		if (alone != nil) != (players == 1) || (fault != "") != (players == 3) {
			t.Errorf("%d players: the code says %q at a table of two", players, fault)
		}
		if alone != nil {
			if g.App.Take(alone()); g.sitting().Table.Match.Tag(codeTag) != code.String() {
				t.Errorf("the code begins\n%s", g.sitting().Table.Match.Record())
			}
		}
	}

}
