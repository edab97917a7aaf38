package table

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/kit"
)

// others draws the other players of a table, without their cards, and what happened last.
func (d drawing) others() {
	view := d.Line.View()
	for place, seat := range d.Line.Seating().Others() {
		p := &d.g.Others[place]
		box := kit.SeatPlate
		if view.Turn == seat {
			box = kit.SeatTurn
		}
		d.Picture(box, p.Box, 1)
		if d.Question() == GiftQuestion {
			glow := 0.55
			if d.Gift.meant(d.Line) == seat { // the card that is dragged would be given there
				glow = 1
			}
			d.Picture(kit.SeatTurn, p.Box, glow)
		}
		d.portrait(seat, p.Portrait)
		name := d.Say.Name(seat)
		d.Write(name, d.Labels.Fit(name, d.Text(assets.Strong, 15, d.UI().Text), p.Name.W), p.Name, kit.Center, 1)
		d.Tinted(kit.Slot, p.Pile, d.UI().SlotOutline, 0.8)
		d.badge(p.Count, d.race.Count(seat))
	}
	d.recap()
}

// portrait draws the character of a seat as it takes the game, with a badge where a computer plays it.
func (d drawing) portrait(seat dreist.Seat, in geom.Rect) {
	d.Picture(pictures.PortraitOf(pictures.FamilyOf(seat), d.moodOf(seat)), in, 1)
	if d.Match.Computer(seat) {
		size := in.W * 0.34
		badge := geom.Rect{X: in.Right() - size*0.95, Y: in.Bottom() - size*0.95, W: size, H: size}
		d.Picture(kit.BadgePlate, badge, 1)
		d.Picture(kit.Icon(art.Computer), badge.Inset(size*0.18), 1)
	}
}

// moodOf returns how a seat takes what is shown just now.
func (s *Situation) moodOf(seat dreist.Seat) pictures.Mood {
	view := s.Line.View()
	switch {
	case view.Winner == seat:
		return pictures.Triumphant
	case view.Winner != dreist.NoSeat:
		return pictures.Downcast
	}
	if step, _, ok := s.Line.Current(); ok {
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

// endText says who has won.
func (s *Situation) endText(say words.Sentences) string {
	winner := s.Line.View().Winner
	switch {
	case !s.EgonPlays():
		return say.Say(msg.PromptWonTable, assets.Values{"Name": say.Name(winner)})
	case winner == dreist.EgonSeat:
		return say.Say(msg.PromptLost)
	}
	return say.Say(msg.PromptWon)
}
