package dreist

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
)

// familyOf returns the family whose character stands for a seat.
func familyOf(s dreist.Seat) dreist.Color { return dreist.Color(s) }

// drawOthers draws the other players of a table, without their cards, and what happened last.
func (t *table) drawOthers(e *canvas, g *scene.Geometry) {
	view := t.line.View()
	for place, seat := range t.line.Seating().Others() {
		p := &g.Others[place]
		box := seatPlate
		if view.Turn == seat {
			box = seatTurn
		}
		e.picture(motif{plateMotif, uint16(box)}, p.Box, 1)
		if t.question() == giftQuestion {
			e.picture(motif{plateMotif, uint16(seatTurn)}, p.Box, t.giftGlow(seat))
		}
		t.drawPortrait(e, seat, p.Portrait)
		t.drawName(e, seat, p)
		e.tinted(motif{what: slotMotif}, p.Pile, e.ui().SlotOutline, 0.8)
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
	e.picture(motif{portraitMotif, portraitOf(familyOf(seat), t.temperOf(seat))}, in, 1)
	if t.match.Computer(seat) {
		size := in.W * 0.34
		badge := geom.Rect{X: in.Right() - size*0.95, Y: in.Bottom() - size*0.95, W: size, H: size}
		e.picture(motif{plateMotif, uint16(badgePlate)}, badge, 1)
		e.picture(motif{iconMotif, uint16(art.Computer)}, badge.Inset(size*0.18), 1)
	}
}

// temperOf returns how a seat takes what is shown just now.
func (t *table) temperOf(seat dreist.Seat) art.Temper {
	view := t.line.View()
	switch {
	case view.Winner == seat:
		return art.Triumphant
	case view.Winner != dreist.NoSeat:
		return art.Downcast
	}
	if step, _, ok := t.line.Current(); ok {
		switch e := step.Event.(type) {
		case dreist.GiftGiven:
			if e.To == seat {
				return art.Surprised
			}
		case dreist.TrioMade:
			if e.Seat == seat {
				return art.Pleased
			}
		}
	}
	if view.Turn == seat {
		return art.Thinking
	}
	return art.Patient
}

// drawName writes the name of a player beside the layout.
func (t *table) drawName(e *canvas, seat dreist.Seat, p *scene.SeatPlace) {
	name := t.say.Name(seat)
	style := e.labels.fit(name, t.text(assets.Strong, 15, e.ui().Text), p.Name.W)
	e.write(e.labels, name, style, p.Name, center, 1)
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
