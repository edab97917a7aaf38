package rulebook_test

import (
	"strings"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/rulebook"
)

// shows is what the caption of each diagram says, checked on its board.
func shows() map[string]func(*testing.T, *rulebook.Board) {
	return map[string]func(*testing.T, *rulebook.Board){
		"goal.table":         showsTable,
		"goal.discard":       showsDiscard,
		"laying.pair":        showsPairs,
		"laying.single":      showsSingles,
		"neighbours.colour":  showsColour,
		"neighbours.contact": showsContact,
		"trio.rows":          showsRowTrios,
		"trio.columns":       showsColumnTrio,
		"gift.two":           showsGift,
		"gift.drawn":         showsNoGift,
		"egon.order":         showsEgonsOrder,
		"egon.three":         showsEgonsThree,
	}
}

func TestDiagramsShowWhatTheirCaptionsSay(t *testing.T) {
	tests := shows()
	for _, p := range rulebook.Pages() {
		for _, d := range p.Diagrams {
			t.Run(d.ID, func(t *testing.T) {
				b := need.Value(d.Board())(t)
				check, ok := tests[d.ID]
				if !ok {
					t.Fatal("no test checks what this diagram says")
				}
				check(t, b)
				want(t, "winner: a diagram that loops has none", b.After.Winner(), dreist.NoSeat)
				if t.Failed() {
					t.Logf("before\n%safter\n%s", b.Before.Picture(), b.After.Picture())
				}
			})
			delete(tests, d.ID)
		}
	}
	for id := range tests {
		t.Errorf("there is no diagram %s", id)
	}
}

func showsTable(t *testing.T, b *rulebook.Board) {
	var topRow []dreist.Cell
	for column := 1; column <= dreist.Numbers; column++ {
		if c := (dreist.Cell{Row: 1, Column: column}); b.Before.Layout().At(c) != dreist.NoCard {
			topRow = append(topRow, c)
		}
	}
	want(t, "highlighted cells", marked(b, rulebook.Subject), topRow)
}

func showsDiscard(t *testing.T, b *rulebook.Board) {
	want(t, "cards in hand", len(b.Before.Hand(0)), 5)
	for _, c := range b.Before.Hand(0) {
		if rows := b.Before.Rows(c); rows != 0 {
			t.Errorf("%v fits on rows %b, want nowhere", c, rows)
		}
	}
	want(t, "discard pile", list(b.After.AppendDiscard(nil)), "4v")
	want(t, "seat to move", b.After.Turn(), 1)
}

func showsPairs(t *testing.T, b *rulebook.Board) {
	var openings []string
	for _, laid := range eventsOf[dreist.CardLaid](events(b)) {
		if laid.Opening {
			openings = append(openings, laid.Card.String())
		}
	}
	want(t, "openings", openings, []string{"4y", "8v"})
	want(t, "layout", b.After.Layout().String(), "3yy2v/7r")
	want(t, "hand", list(b.After.Hand(0)), "1t")
	wantRefusal(t, b, "1t1", dreist.AloneAtBase)
	for row := 1; row <= dreist.MaxRow; row++ {
		if b.After.Rows(b.After.Hand(0)[0]).Has(row) {
			t.Errorf("the turquoise 1 fits on row %d", row)
		}
	}
}

func showsSingles(t *testing.T, b *rulebook.Board) {
	want(t, "layout before", b.Before.Layout().String(), "3yy2v/7r")
	want(t, "layout after", b.After.Layout().String(), "3yy2v/4t1rr")
	want(t, "cells", marked(b, rulebook.Lands), []dreist.Cell{{Row: 2, Column: 7}, {Row: 2, Column: 5}})
	for _, laid := range eventsOf[dreist.CardLaid](events(b)) {
		if laid.Opening {
			t.Errorf("%v opens, want it to join a card", laid.Card)
		}
	}
}

func showsColour(t *testing.T, b *rulebook.Board) {
	want(t, "cells of the yellow 3", marked(b, rulebook.Fits), []dreist.Cell{{Row: 1, Column: 3}})
	wantRefusal(t, b, "3t1", dreist.OtherColour, dreist.Cell{Row: 1, Column: 4})
	l := b.Before.Layout()
	for cell, card := range map[dreist.Cell]string{
		{Row: 1, Column: 4}: "4y", {Row: 1, Column: 7}: "-", {Row: 1, Column: 8}: "8v", {Row: 2, Column: 8}: "8r",
	} {
		want(t, "card", l.At(cell).String(), card)
	}
}

func showsContact(t *testing.T, b *rulebook.Board) {
	seven := dreist.Cell{Row: 3, Column: 7}
	want(t, "highlighted cell", marked(b, rulebook.Subject), []dreist.Cell{seven})
	l := b.Before.Layout()
	want(t, "the card there", l.At(seven).String(), "7r")
	want(t, "rows of column 7 that are taken", l.Taken(7).Len(), 1)
	want(t, "the card beside it", l.At(dreist.Cell{Row: 3, Column: 8}).String(), "8r")
	wantRefusal(t, b, "1t3", dreist.NoContact)
}

func showsRowTrios(t *testing.T, b *rulebook.Board) {
	var trios []string
	for _, trio := range eventsOf[dreist.TrioMade](events(b)) {
		want(t, "column DREIer", trio.Column, false)
		trios = append(trios, list(trio.Cards))
	}
	want(t, "DREIer", trios, []string{"4y 5y 6y", "4y 5y 6y 7y"})
	drawn := eventsOf[dreist.CardDrawn](events(b))
	if len(drawn) != 1 || drawn[0].Card.String() != "7y" {
		t.Errorf("got drawn cards %v, want the yellow 7", drawn)
	}
	want(t, "layout", b.After.Layout().String(), "3yyyy1")
	want(t, "cells that lose their card", len(marked(b, rulebook.Leaves)), 0)
}

func showsColumnTrio(t *testing.T, b *rulebook.Board) {
	cleared := eventsOf[dreist.ColumnCleared](events(b))
	if len(cleared) != 1 || cleared[0].Column != 6 || list(cleared[0].Cards) != "6t 6r 6v" {
		t.Errorf("got cleared columns %v, want 6t 6r 6v", cleared)
	}
	loosened := eventsOf[dreist.CardsLoosened](events(b))
	if len(loosened) != 1 || list(loosened[0].Cards) != "7r" {
		t.Errorf("got loosened cards %v, want 7r", loosened)
	}
	want(t, "layout", b.After.Layout().String(), "-")
	want(t, "cells that lose their card", marked(b, rulebook.Leaves),
		[]dreist.Cell{{Row: 1, Column: 6}, {Row: 2, Column: 6}, {Row: 3, Column: 6}, {Row: 2, Column: 7}})
}

func showsGift(t *testing.T, b *rulebook.Board) {
	want(t, "cards laid", len(eventsOf[dreist.CardLaid](events(b))), 5)
	want(t, "DREIer", len(eventsOf[dreist.TrioMade](events(b))), 0)
	gifts := eventsOf[dreist.GiftGiven](events(b))
	if len(gifts) != 1 || gifts[0].To != 1 || list(gifts[0].Cards) != "2t 6r" {
		t.Fatalf("got gifts %v, want 2t 6r for seat 2", gifts)
	}
	want(t, "the receiver's pile", list(b.After.AppendPile(nil, 1)), "2t 6r 4v")
	want(t, "the giver's hand", list(b.After.Hand(0)), "3v")
}

func showsNoGift(t *testing.T, b *rulebook.Board) {
	want(t, "cards laid", len(eventsOf[dreist.CardLaid](events(b))), 5)
	trios := eventsOf[dreist.TrioMade](events(b))
	if len(trios) != 1 || list(trios[0].Cards) != "4y 5y 6y" {
		t.Errorf("got DREIers %v, want one of 4y 5y 6y", trios)
	}
	want(t, "cards drawn", len(eventsOf[dreist.CardDrawn](events(b))), 1)
	want(t, "gifts", len(eventsOf[dreist.GiftGiven](events(b))), 0)
	want(t, "the hand", list(b.After.Hand(0)), "2t")
	want(t, "the other's cards", b.After.CardsLeft(1), b.Before.CardsLeft(1))
}

func showsEgonsOrder(t *testing.T, b *rulebook.Board) {
	for _, c := range []string{"3t", "5t"} {
		before, after := example{layout: b.Before.Layout().String(), hand: c}, example{layout: "3r2yy/3r4/3t4", hand: c}
		if p := before.position(t); p.Rows(p.Hand(0)[0]) != 0 {
			t.Errorf("%s fits before the 4 lies", c)
		}
		if p := after.position(t); p.Rows(p.Hand(0)[0]) == 0 {
			t.Errorf("%s does not fit when the 4 lies", c)
		}
	}
	var order []string
	for _, laid := range eventsOf[dreist.CardLaid](events(b)) {
		order = append(order, laid.Card.String())
	}
	want(t, "cards laid", order, []string{"4t", "3t"})
	want(t, "layout", b.After.Layout().String(), "3r2yy/3r4/2tt4")
	want(t, "discard pile", list(b.After.AppendDiscard(nil)), "5t")
}

func showsEgonsThree(t *testing.T, b *rulebook.Board) {
	var order []string
	for _, laid := range eventsOf[dreist.CardLaid](events(b)) {
		order = append(order, laid.Card.String())
		want(t, "opening with "+laid.Card.String(), laid.Opening, laid.Card.String() == "8v")
	}
	want(t, "cards laid", order, []string{"1t", "8v", "8y"})
	want(t, "layout", b.After.Layout().String(), "tt1rr2v/7y")
}

func events(b *rulebook.Board) []dreist.Event {
	var all []dreist.Event
	for _, s := range b.Steps {
		all = append(all, s.Events...)
	}
	return all
}

func marked(b *rulebook.Board, sign rulebook.Sign) []dreist.Cell {
	var cells []dreist.Cell
	for _, m := range b.Marks {
		if m.Sign == sign {
			cells = append(cells, m.Cell)
		}
	}
	return cells
}

// wantRefusal asserts that the only attempt of a diagram is refused for a reason, and that the marks after the
// moves say where and by which cards.
func wantRefusal(t *testing.T, b *rulebook.Board, token string, reason dreist.Reason, inTheWay ...dreist.Cell) {
	t.Helper()
	if len(b.Refusals) != 1 {
		t.Fatalf("got %d refusals, want 1", len(b.Refusals))
	}
	r := b.Refusals[0]
	if r.Move.String() != token || r.Reason != reason {
		t.Errorf("got %v, want %s refused: %v", r, token, reason)
	}
	want(t, "refused cells", marked(b, rulebook.Refused), []dreist.Cell{r.Move.Card.Cell(int(r.Move.Row))})
	want(t, "cells in the way", marked(b, rulebook.InTheWay), inTheWay)
	for _, m := range b.Marks {
		if atEnd := m.Sign == rulebook.Refused || m.Sign == rulebook.InTheWay; m.Sign.After() != atEnd {
			t.Errorf("sign %d: got after the moves %v, want %v", m.Sign, m.Sign.After(), atEnd)
		}
	}
}

func TestDiagramsThatTheRulesDoNotHave(t *testing.T) {
	allowed := rulebook.Attempt{Kind: dreist.KindOf(3, dreist.Yellow), Row: 1, Reason: dreist.NoContact}
	absent := rulebook.Attempt{Kind: dreist.KindOf(7, dreist.Red), Row: 1, Reason: dreist.NoContact}
	for name, d := range map[string]rulebook.Diagram{
		"a floating card":                  {ID: "x", Layout: "-/r7", Hand: "1t"},
		"a move that is refused":           {ID: "x", Layout: "3y4", Hand: "3t 1r", Moves: "3t1"},
		"an attempt that is allowed":       {ID: "x", Layout: "3y4", Hand: "3y 1r", Attempts: []rulebook.Attempt{allowed}},
		"an attempt with no such card":     {ID: "x", Layout: "3y4", Hand: "3y 1r", Attempts: []rulebook.Attempt{absent}},
		"a shown card not in the hand":     {ID: "x", Layout: "3y4", Hand: "3y 1r", Shows: "7t"},
		"a shown card that does not exist": {ID: "x", Layout: "3y4", Hand: "3y 1r", Shows: "9x"},
	} {
		if _, err := d.Board(); err == nil || !strings.HasPrefix(err.Error(), "rulebook: diagram x") {
			t.Errorf("%s: got error %v, want one about diagram x", name, err)
		}
	}
}
