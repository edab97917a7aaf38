package table

import (
	"dreist/assets"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

var commandOfButton = map[tabletop.ButtonID]input.Command{tabletop.EndTurnButton: input.CommandConfirm, PickUpButton: input.CommandYes}

// TipAt returns the tip at a point that is on no button, with the rectangle that it is about: a name on the wheel, a stack, another player,
// the phase, a pile. While a card is held there is no tip.
func (t *Table) TipAt(at geom.Point, asked bool) (string, geom.Rect) {
	if t.Held.IsHolding() || t.Phase == tabletop.CurtainPhase {
		return "", geom.Rect{}
	}
	g, v := t.Timeline.Geometry(), t.Timeline.View()
	if t.asksName() && g.WheelRect().Contains(at) {
		return t.tipOfName(at)
	}
	if of, badge, ok := t.badgeAt(at); ok {
		return t.Phrases.SayCount("dreixdrei.tip.stack", of.Count, assets.Values{"Asked": asked}), badge
	}
	for number, seat := range t.Timeline.Seating().OtherSeats() {
		if p := &g.OtherSeats[number]; p.Box.Contains(at) && v.FinalPlaces[seat] == 0 {
			return t.Phrases.Say("dreixdrei.tip.seat", assets.Values{"Name": t.Phrases.SeatNames[seat], "Hand": len(v.Hands[seat]), "Phase": v.Phases[seat]}), p.Box
		}
	}
	if lamps, front := g.OwnLamps, t.FrontSeat(); lamps.Contains(at) && v.FinalPlaces[front] == 0 {
		return t.Phrases.Say("dreixdrei.tip.phase", assets.Values{"Phase": v.Phases[front]}), lamps
	}
	for _, pile := range []struct {
		at  geom.Rect
		key string
		n   int
	}{{g.DrawPile, "dreixdrei.tip.deck", len(v.DrawPile)}, {g.Pile, "dreixdrei.tip.pile", len(v.Pile)}, {g.RemovedPile, "dreixdrei.tip.gone", len(v.RemovedCards)}} {
		if pile.at.Contains(at) {
			return t.Phrases.SayCount(pile.key, pile.n, assets.Values{"Asked": asked, "Mine": t.CanMove() && !v.IsSwapping}), pile.at
		}
	}
	return "", geom.Rect{}
}
