package table

import (
	"math"
	"strconv"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/dreist/opponent"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/race"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/kit"
)

// counts draws how many cards the player has left, beside the own pile, and the race.
func (d drawing) counts() {
	ui := d.UI()
	front := d.Front()
	left := d.race.Count(front)
	third := d.g.Count.H / 3
	name := geom.Rect{X: d.g.Race.Right(), Y: d.g.Count.Y + third*0.15, W: d.g.Count.Right() - d.g.Race.Right(), H: third * 0.8}
	score := geom.Rect{X: d.g.Count.X, Y: name.Bottom(), W: d.g.Count.W, H: third * 1.25}
	unit := geom.Rect{X: name.X, Y: score.Bottom(), W: name.W, H: third * 0.7}
	own := d.Say.Name(front)
	d.Write(own, d.Labels.Fit(own, d.Text(assets.Strong, 16, ui.Text), name.W), name, kit.Right, 1)
	d.Write(strconv.Itoa(left), d.numeral(front, third*1.15), score, kit.Right, 1)
	what, style := d.Say.Count(msg.CountLeft, left), d.Text(assets.Text, 14, ui.Muted)
	if left == 1 {
		what, style = d.Say.Say(msg.RaceLast), d.Text(assets.Strong, 14, ui.Warning)
		style = d.Labels.Fit(what, style, unit.W)
	}
	d.Write(what, style, unit, kit.Right, 1)
	if d.races() {
		d.meters(third * 0.55)
	}
}

// races reports whether somebody can win: nobody does in a puzzle, solved or not.
func (d drawing) races() bool {
	switch d.Mode {
	case situation.Solving, situation.Asking:
		return false
	case situation.Over:
		return d.Match.Over()
	}
	return true
}

// numeral returns the lettering of a number of cards left: few are a warning.
func (d drawing) numeral(s dreist.Seat, size float64) kit.Lettering {
	c := d.UI().Text
	if left := d.race.Count(s); 0 < left && left <= race.Few {
		c = d.UI().Warning
	}
	return kit.Lettering{Font: assets.Display, Size: float64(kit.Round(size * d.race.Pulse(s))), Color: c}
}

// meters draws the race, and below it how far whoever sits in front is ahead.
func (d drawing) meters(line float64) {
	seats := d.Position().Seats()
	at := d.g.Race
	if at.W < minMeter*d.g.Unit*float64(seats) {
		return
	}
	foot := geom.Rect{X: at.X, Y: at.Bottom() - line, W: at.W, H: line}
	at.H -= line
	for i := range seats {
		s := (d.Front() + dreist.Seat(i)) % dreist.Seat(seats)
		egons := d.EgonPlays() && s == dreist.EgonSeat
		tint := pictures.Family(pictures.FamilyOf(s))
		if egons {
			tint = art.RGB(0xF28C00)
		}
		head := d.race.Draw(d.Canvas, at, d.g.HandH*0.27, i, seats, s, tint)
		if egons {
			d.Picture(pictures.EgonMotif(d.Opponents.Egon.Face.Mood), head, 1)
		} else {
			opponent.DrawPortrait(d.Canvas, &d.Situation, s, head)
		}
	}
	lead := d.leadText(d.race.Lead(d.Front(), seats))
	d.Write(lead, d.Labels.Fit(lead, d.Text(assets.Text, 14, d.UI().Muted), foot.W), foot, kit.Center, 1)
}

// leadText says how far ahead whoever sits in front is. It is put into words again only where it has changed.
func (t *Table) leadText(by int) string {
	if t.lead.text == "" || t.lead.by != by {
		t.lead.by, t.lead.text = by, t.Say.Lead(by)
	}
	return t.lead.text
}

// minMeter is how wide a meter has to be at least to be told from others, in logical pixels.
const minMeter = 20

// caption says which game is played, below the icons: of practice on a ribbon, as it does not count.
func (d drawing) caption() {
	c, in := &d.Status.Caption, d.g.Caption
	if c.Text == "" {
		return
	}
	style := d.Text(assets.Text, 14, d.UI().Muted)
	if c.Ribbon && d.Mode != situation.Reviewing {
		ribbon := c.Sash(d.Labels, d.g)
		style, in.Y, in.H = c.sashStyle(d.Labels, d.g), ribbon.Y, ribbon.H
		d.Picture(kit.SashPlate, ribbon, 1)
	}
	d.Write(c.Text, style, in, kit.Right, 1)
}

// Sash returns where the ribbon lies behind the caption of practice: from a little before the letters to the edge of the
// window.
func (c *Caption) Sash(l *kit.Labels, g *scene.Geometry) geom.Rect {
	high := g.Caption.H + 2*g.Unit // a little lower than the caption of others: it keeps off the icons
	x := g.Caption.Right() - l.Get(c.Text, c.sashStyle(l, g), kit.Right, g.Caption.W).W - high*(art.SashNotch+0.4)
	return geom.Rect{X: x, Y: g.Caption.Y + g.Unit, W: g.Stage.Right() - x, H: high}
}

// sashStyle returns letters with which the caption stands in one line.
func (c *Caption) sashStyle(l *kit.Labels, g *scene.Geometry) kit.Lettering {
	return l.Fit(c.Text, kit.Sized(g.TextUnit(), assets.Strong, 14, art.SashText()), g.Caption.W)
}

// question draws the box of an open question beside what it is about.
func (d drawing) question() {
	if d.Question() == situation.NoQuestion {
		return
	}
	key, box := d.QuestionKey(), d.QuestionBox()
	if d.Guide != nil {
		key = d.Guide.QuestionKey(key)
	}
	d.Picture(kit.BoxPlate, box, 1)
	if pile := d.QuestionPile(); math.Abs(pile.Center().X-box.Center().X) < box.W { // else the box stands elsewhere
		tip, wide := d.g.QuestionTail(box, pile)
		d.Picture(kit.TailPlate, geom.Rect{X: tip.X - wide/2, Y: box.Bottom() - 2*d.g.Unit, W: wide, H: tip.Y - box.Bottom() + 2*d.g.Unit}, 1)
	}
	yes, _ := d.g.Answers(box)
	head := geom.Rect{X: box.X + d.g.Gap, Y: box.Y, W: box.W - 2*d.g.Gap, H: yes.Y - box.Y}
	var buttons [MostButtons]overlay.Button
	if overlay.Leads(d.Buttons(buttons[:0]), DrawButton) {
		d.Tinted(kit.Glow, d.Effects.Touch(d.PileTop(), d.Line.Now().Cards[d.PileTop()]).Rect(), d.UI().Glow, 1)
	}
	asked := d.Say.Say(key)
	d.Write(asked, d.Labels.Within(asked, d.Text(assets.Strong, 18, d.UI().Text), head, 14*d.g.PanelUnit()), head, kit.Center, 1)
	if d.Question() == situation.DrawQuestion {
		d.badge()
	}
}

// badge says on the upper right corner of the own pile that a card of it is offered.
func (d drawing) badge() {
	const offer = "+1?"
	pile, size, grown := d.Effects.Touch(d.PileTop(), d.Line.Now().Cards[d.PileTop()]).Rect(), 34*d.g.TextUnit(), d.Effects.Badge()
	at := geom.Point{X: pile.Right() - size*0.15, Y: pile.Y + size*0.15}
	d.Pressed(kit.BonusPlate, at, size, size, grown, grown, 0, kit.White(), 1)
	if grown > 0.9 { // words do not grow
		d.Write(offer, d.Text(assets.Display, 15, art.Paper()), geom.Around(at, size, size), kit.Center, 1)
	}
}
