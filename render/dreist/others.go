package dreist

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// familyOf returns the family whose character stands for a seat.
func familyOf(s dreist.Seat) dreist.Color { return dreist.Color(s) }

// drawOthers draws the other players of a table, without their cards, and what happened last.
func (t *table) drawOthers(e *canvas, g *stage.Geometry) {
	view := t.line.View()
	for place, seat := range t.line.Seating().Others() {
		p := &g.Others[place]
		box := kit.SeatPlate
		if view.Turn == seat {
			box = kit.SeatTurn
		}
		e.Picture(box, p.Box, 1)
		if t.question() == giftQuestion {
			e.Picture(kit.SeatTurn, p.Box, t.giftGlow(seat))
		}
		t.drawPortrait(e, seat, p.Portrait)
		t.drawName(e, seat, p)
		e.Tinted(kit.Slot, p.Pile, e.UI().SlotOutline, 0.8)
		t.drawBadge(e, p.Count, view.CardsLeft(seat))
	}
	t.drawRecap(e, g)
}

// giftGlow returns how brightly a place asks for a gift: fully where the card that is dragged would be given.
func (t *table) giftGlow(seat dreist.Seat) float64 {
	if t.meantReceiver() == seat {
		return 1
	}
	return 0.55
}

// drawPortrait draws the character of a seat as it takes the game, with a badge where a computer plays it.
func (t *table) drawPortrait(e *canvas, seat dreist.Seat, in geom.Rect) {
	e.Picture(portraitOf(familyOf(seat), t.moodOf(seat)), in, 1)
	if t.match.Computer(seat) {
		size := in.W * 0.34
		badge := geom.Rect{X: in.Right() - size*0.95, Y: in.Bottom() - size*0.95, W: size, H: size}
		e.Picture(kit.BadgePlate, badge, 1)
		e.Picture(kit.Icon(art.Computer), badge.Inset(size*0.18), 1)
	}
}

// moodOf returns how a seat takes what is shown just now.
func (t *table) moodOf(seat dreist.Seat) pictures.Mood {
	view := t.line.View()
	switch {
	case view.Winner == seat:
		return pictures.Triumphant
	case view.Winner != dreist.NoSeat:
		return pictures.Downcast
	}
	if step, _, ok := t.line.Current(); ok {
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
func (t *table) drawName(e *canvas, seat dreist.Seat, p *stage.SeatPlace) {
	name := t.say.Name(seat)
	style := e.Labels.Fit(name, t.text(assets.Strong, 15, e.UI().Text), p.Name.W)
	e.Write(name, style, p.Name, kit.Center, 1)
}

// endText says who has won.
func (t *table) endText() string {
	winner := t.line.View().Winner
	switch {
	case !t.egonPlays():
		return t.say.Say(msg.PromptWonTable, assets.Values{"Name": t.say.Name(winner)})
	case winner == dreist.EgonSeat:
		return t.say.Say(msg.PromptLost)
	}
	return t.say.Say(msg.PromptWon)
}
