package table

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
)

// FamilyOf returns the family whose character stands for a seat.
func FamilyOf(s dreist.Seat) dreist.Color { return dreist.Color(s) }

// drawOthers draws the other players of a table, without their cards, and what happened last.
func (t *Table) drawOthers(e *Canvas, g *scene.Geometry) {
	view := t.Line.View()
	for place, seat := range t.Line.Seating().Others() {
		p := &g.Others[place]
		box := kit.SeatPlate
		if view.Turn == seat {
			box = kit.SeatTurn
		}
		e.Picture(box, p.Box, 1)
		if t.Question() == GiftQuestion {
			e.Picture(kit.SeatTurn, p.Box, t.giftGlow(seat))
		}
		t.drawPortrait(e, seat, p.Portrait)
		t.drawName(e, seat, p)
		e.Tinted(kit.Slot, p.Pile, e.UI().SlotOutline, 0.8)
		t.drawBadge(e, p.Count, view.CardsLeft(seat))
	}
	t.DrawRecap(e, g)
}

// giftGlow returns how brightly a place asks for a gift: fully where the card that is dragged would be given.
func (t *Table) giftGlow(seat dreist.Seat) float64 {
	if t.meantReceiver() == seat {
		return 1
	}
	return 0.55
}

// drawPortrait draws the character of a seat as it takes the game, with a badge where a computer plays it.
func (t *Table) drawPortrait(e *Canvas, seat dreist.Seat, in geom.Rect) {
	e.Picture(pictures.PortraitOf(FamilyOf(seat), t.moodOf(seat)), in, 1)
	if t.Match.Computer(seat) {
		size := in.W * 0.34
		badge := geom.Rect{X: in.Right() - size*0.95, Y: in.Bottom() - size*0.95, W: size, H: size}
		e.Picture(kit.BadgePlate, badge, 1)
		e.Picture(kit.Icon(art.Computer), badge.Inset(size*0.18), 1)
	}
}

// moodOf returns how a seat takes what is shown just now.
func (t *Table) moodOf(seat dreist.Seat) pictures.Mood {
	view := t.Line.View()
	switch {
	case view.Winner == seat:
		return pictures.Triumphant
	case view.Winner != dreist.NoSeat:
		return pictures.Downcast
	}
	if step, _, ok := t.Line.Current(); ok {
		switch e := step.Event.(type) {
		case dreist.GiftGiven:
			if e.To == seat {
				return pictures.Surprised
			}
		case dreist.TrioMade:
			if e.Seat == seat {
				return pictures.Pleased
			}
		}
	}
	if view.Turn == seat {
		return pictures.Thinking
	}
	return pictures.Patient
}

// drawName writes the name of a player beside the layout.
func (t *Table) drawName(e *Canvas, seat dreist.Seat, p *scene.SeatPlace) {
	name := t.Say.Name(seat)
	style := e.Labels.Fit(name, t.Text(assets.Strong, 15, e.UI().Text), p.Name.W)
	e.Write(name, style, p.Name, kit.Center, 1)
}

// endText says who has won.
func (t *Table) endText() string {
	winner := t.Line.View().Winner
	switch {
	case !t.EgonPlays():
		return t.Say.Say(msg.PromptWonTable, assets.Values{"Name": t.Say.Name(winner)})
	case winner == dreist.EgonSeat:
		return t.Say.Say(msg.PromptLost)
	}
	return t.Say.Say(msg.PromptWon)
}
