package table

import (
	"slices"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

// commandOfButton are the commands that press the buttons of DREIst!.
var commandOfButton = map[tabletop.ButtonID]input.Command{
	tabletop.EndTurnButton: input.CommandConfirm, DrawButton: input.CommandYes, DeclineButton: input.CommandNo,
}

func (t *Table) tipOf(b *tabletop.Button) string { return b.Tip(t.Phrases.Texts, commandOfButton) }

// TipAt returns the tip for a point that is on no button, and the rectangle it is about: a pile or, if asked, a card or the
// base. It is empty if there is none, or while a card is held.
func (t *Table) TipAt(at geom.Point, asked bool) (said string, about geom.Rect) {
	if t.IsCurtainDown() || t.Phase == tabletop.CurtainPhase || t.Held.IsHolding() {
		return "", geom.Rect{}
	}
	g, v := t.Timeline.Geometry(), t.Timeline.View()
	switch {
	case g.OwnPile.Contains(at):
		return t.Phrases.SayCount("tip.pile.own", len(v.Piles[t.FrontSeat()])), g.OwnPile
	case g.DiscardPile.Contains(at) && t.CanMove() && slices.ContainsFunc(t.ShownPosition().Hand(t.FrontSeat()), t.canDiscard):
		return t.Phrases.Say("tip.pile.discard"), g.DiscardPile
	case g.DiscardPile.Contains(at):
		return t.Phrases.SayCount("tip.pile.discarded", len(v.DiscardPile)), g.DiscardPile
	case t.IsAgainstEgon() && g.Egon.Pile.Contains(at):
		return t.tipOfPile(dreist.EgonSeat), g.Egon.Pile
	}
	for number, seat := range t.Timeline.Seating().OtherSeats() {
		if r := g.OtherSeats[number].Pile; r.Contains(at) {
			return t.tipOfPile(seat), r
		}
	}
	if asked {
		return t.tipOfCard(at)
	}
	return "", geom.Rect{}
}

func (t *Table) tipOfPile(seat dreist.Seat) string {
	return t.Phrases.SayCount("tip.pile.other", len(t.Timeline.View().Piles[seat]), assets.Values{"Name": t.Phrases.SeatName(seat)})
}

func (t *Table) tipOfCard(at geom.Point) (said string, about geom.Rect) {
	g, v := t.Timeline.Geometry(), t.Timeline.View()
	if c, ok := t.HandCardAt(at); ok {
		if t.CanMove() && t.isUnplayable(c) {
			return t.Phrases.Say("prompt.nowhere", assets.Values{"Card": t.Phrases.CardName(c)}), t.Timeline.Pose(c).Rect()
		}
		return words.Capitalize(t.Phrases.CardName(c)), t.Timeline.Pose(c).Rect()
	}
	for column := 1; column <= dreist.NumberCount; column++ {
		if r := g.StoneRect(column); r.Contains(at) {
			return t.Phrases.Say("tip.base", assets.Values{"Number": column}), r
		}
	}
	for cell := range g.CellsAt(at, v.Depth()) {
		if c := v.CardAt(cell); c != dreist.NoCard {
			return words.Capitalize(t.Phrases.CardName(c)), g.CellRect(cell)
		}
	}
	return "", geom.Rect{}
}
