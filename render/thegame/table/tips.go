package table

import (
	"strings"

	"dreist/assets"
	"dreist/game/thegame"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

var commandOfButton = map[tabletop.ButtonID]input.Command{tabletop.EndTurnButton: input.CommandConfirm}

func (t *Table) tipOf(b *tabletop.Button) string {
	if s, about, ok := signalOf(b.ID); ok {
		return t.Phrases.Say("signal.tip", map[string]any{"Wish": t.Phrases.SignalText(s), "Pile": PileName(about)})
	}
	return b.Tip(t.Phrases.Texts, commandOfButton)
}

// TipAt returns the tip at a point that is on no button, with the rectangle that it is about: a signal of another player, a player, the
// draw pile, a path or, only if asked, a pile or a hand card.
func (t *Table) TipAt(at geom.Point, asked bool) (string, geom.Rect) {
	g, p := t.Timeline.Geometry(), t.ShownPosition()
	for number, seat := range t.Timeline.Seating().OtherSeats() {
		for on := range thegame.Pile(thegame.PileCount) {
			if r := g.OtherSignalRect(on, number); p.Signal(seat, on) != thegame.NoSignal && r.Contains(at) {
				return t.Phrases.meaningText(seat, p.Signal(seat, on), !t.Match.IsPerson(seat)), r
			}
		}
	}
	if t.Held.IsHolding() || t.Phase == tabletop.CurtainPhase {
		return "", geom.Rect{}
	}
	for number, seat := range t.Timeline.Seating().OtherSeats() {
		if r := g.OtherSeats[number].Box; r.Contains(at) {
			return t.Phrases.SayCount("read.other", len(p.Hand(seat)), assets.Values{"Name": t.Phrases.SeatNames[seat]}), r
		}
	}
	if g.DrawPile.Contains(at) {
		return t.Phrases.Say("read.deck", assets.Values{"Count": p.DrawPileSize()}), g.DrawPile
	}
	if on, ok := g.PathAt(at); ok {
		trick := thegame.NoCard
		if p.PileSize(on) > 0 {
			trick = on.TenBackCard(p.TopCard(on))
		}
		return t.Phrases.Say("tip.path", assets.Values{"Pile": PileName(on), "Trick": trick}), t.FigureRect(on)
	}
	switch on, ok := g.PileAt(at); {
	case ok && asked:
		return t.pileTip(on), g.Rows[on].DropArea
	case asked:
		return t.fittingPilesTip(at)
	}
	return "", geom.Rect{}
}

func (t *Table) pileTip(on thegame.Pile) string {
	key, p := "read.up", t.ShownPosition()
	if !on.IsAscending() {
		key = "read.down"
	}
	return t.Phrases.SayCount(key, p.PileSize(on), assets.Values{"Pile": PileName(on), "Shown": p.TopCard(on)})
}

func (t *Table) fittingPilesTip(at geom.Point) (string, geom.Rect) {
	c := cardOf(t.CardAt(at))
	if c == thegame.NoCard {
		return "", geom.Rect{}
	}
	about, rows := t.Timeline.Pose(c).Rect(), []string(nil)
	for on := range t.ShownPosition().FittingPiles(c).Piles() {
		rows = append(rows, PileName(on))
	}
	if len(rows) == 0 {
		return t.Phrases.Say("tip.fits.nowhere", assets.Values{"Card": c}), about
	}
	return t.Phrases.SayCount("tip.fits", len(rows), assets.Values{"Card": c, "Rows": strings.Join(rows, ", ")}), about
}
