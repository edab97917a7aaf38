package table

import (
	"strconv"

	"dreist/assets"
	"dreist/render/art"
	"dreist/render/dreist/opponent"
	"dreist/render/dreist/situation"
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
		if d.Question() == situation.GiftQuestion {
			glow := 0.55
			if d.Gift.Meant(d.Line) == seat { // the card that is dragged would be given there
				glow = 1
			}
			d.Picture(kit.SeatTurn, p.Box, glow)
		}
		opponent.DrawPortrait(d.Canvas, &d.Situation, seat, p.Portrait)
		name := d.Say.Name(seat)
		d.Write(name, d.Labels.Fit(name, d.Text(assets.Strong, 15, d.UI().Text), p.Name.W), p.Name, kit.Center, 1)
		d.Tinted(kit.Slot, p.Pile, d.UI().SlotOutline, 0.8)
		opponent.DrawLeft(d.Canvas, p.Count, d.race.Count(seat))
		if d.Question() == situation.GiftQuestion && d.Line.Seating().Seats > 2 { // the key that gives to this seat
			size := 26 * d.g.TextUnit()
			key := geom.Around(geom.Point{X: p.Box.X + size*0.35, Y: p.Box.Y + size*0.35}, size, size)
			d.Picture(kit.BonusPlate, key, 1)
			d.Write(strconv.Itoa(place+1), d.Text(assets.Display, 15, art.Paper()), key, kit.Center, 1)
		}
	}
	d.recap()
}
