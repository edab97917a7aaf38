package thegame

import (
	"slices"
	"testing"

	"dreist/build/need"
	"dreist/game/store"
	"dreist/game/thegame"
	"dreist/game/thegame/record"
)

// TestAPersonAmongPartnersNamesWhoBegins hears the words of the partners and lets one of them begin.
func TestAPersonAmongPartnersNamesWhoBegins(t *testing.T) {
	g := visit(t, t.TempDir(), 1)
	g.sit("Ada", "easy", "easy")
	b := g.sitting()
	kept, before := b.screen.StoredMatch, b.Table.ShownPosition().Hand(0)
	for s := thegame.Seat(1); s < 3; s++ {
		if _, ok := b.Table.StartBid(s); !ok {
			t.Errorf("the partner on seat %d says nothing", s+1)
		}
	}
	g.WantText(g.Say("agree.ask"))
	if b.Table.CanMove() || b.Table.Match.MoveCount() > 0 || b.Table.CanSignal() {
		t.Fatal("something can be done before it is agreed who begins")
	}
	deck := b.Table.Match.Deal().DrawPile
	g.ClickLabel("Mo")
	m := b.Table.Match
	if m.IsStartUndecided() || m.Deal().StartSeat != 2 || !slices.Equal(m.Deal().DrawPile, deck) {
		t.Fatalf("seat %d begins, agreed %v", m.Deal().StartSeat+1, !m.IsStartUndecided())
	}
	if b.screen.StoredMatch == kept || b.screen.StoredMatch.Slot != kept.Slot || len(g.Profile.History(store.Filter{})) > 0 {
		t.Error("the match is kept elsewhere, or counted")
	}
	g.AdvanceToRest()
	if !slices.Equal(b.Table.ShownPosition().Hand(0), before) || b.Table.ShownPosition().Turn() != 0 || !b.Table.CanMove() {
		t.Errorf("after the partners seat %d is to move with %v", b.Table.ShownPosition().Turn()+1, b.Table.ShownPosition().Hand(0))
	}
	if k := g.UnfinishedMatch(store.TableSlot); k == nil || k.Match.Record() != m.Record() {
		t.Error("the match is not the one in the slot")
	}
}

// TestACodeBeginsTheGameItIsFor reads codes for one player and for tables at a table of two.
func TestACodeBeginsTheGameItIsFor(t *testing.T) {
	g := visit(t, t.TempDir(), 1)
	for players := 1; players <= 3; players++ {
		code := need.Value(record.NewCode(thegame.Base, players, 5))(t)
		_, alone, fault := g.game.ReadTableCode(code.String(), 2)
		if (alone != nil) != (players == 1) || (fault != "") != (players == 3) {
			t.Errorf("%d players: the code says %q at a table of two", players, fault)
		}
		if alone != nil {
			if g.App.Navigate(alone()); g.sitting().Table.Match.TagValue(codeTag) != code.String() {
				t.Errorf("the code begins\n%s", g.sitting().Table.Match.Record())
			}
		}
	}

}
