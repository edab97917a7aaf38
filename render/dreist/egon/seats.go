package egon

import (
	"slices"
	"strconv"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/mascot"
	"dreist/render/stage"
)

// signComes is how many times faster than the dance the sign at Egon's empty seat appears.
const signComes = 6

func (d drawing) drawEgon(left int) {
	at := &d.g.Egon
	d.DrawGroup(at.Bounds.Inset(-d.g.Gap), 1-d.Egon.AwaySign.Opacity, func() {
		body := geom.Point{X: at.Face.Center().X, Y: at.Face.Center().Y + at.Face.H/2}
		d.DrawRotated(mascot.Torso{}, body, at.Face.W, at.Face.H, 1, 0, kit.WhiteTint(), 1)
		if !d.Timeline.IsEnding() || d.Timeline.HasReducedMotion() { // otherwise the celebration draws him
			d.EgonFace.Draw(&d.Brush, d.Egon.expression(), at.Face)
		}
	})
	d.drawAwaySign()
	d.drawLedge(at.Ledge)
	d.drawHands()
	d.drawLeft(at.CountRect, left, d.g.CountHeight)
}

func (d drawing) drawLedge(at geom.Rect) {
	d.DrawPicture(kit.BoxPlate, at, 1) // the ledge hides this plate but for its soft shadow
	d.DrawPicture(kit.StoneLedge, at, 1)
}

func (d drawing) drawAwaySign() {
	alpha := d.Egon.AwaySign.Opacity
	if _, progress, ok := d.Timeline.CurrentStep(); ok && dances(d.Situation) {
		alpha = min(progress*signComes, 1)
	}
	if alpha == 0 {
		return
	}
	face, on := d.g.Egon.Face, d.g.Egon.Ledge
	note := geom.Rect{X: max(face.X-face.W*0.05, d.g.Stage.X+d.g.Gap), Y: on.Y - face.H*0.42, W: face.W * 0.8, H: face.H * 0.42} // it stands beside the pack
	d.DrawGroup(d.g.Egon.Bounds.Inset(-d.g.Gap), alpha, func() {
		d.DrawPicture(kit.NotePlate, note, 1)
		line := d.Phrases.Say("table.egon.away")
		if d.Position.Winner() != dreist.EgonSeat {
			line = d.Phrases.Say("table.egon.sulks")
		}
		words := note.Inset(note.H * 0.1)
		d.DrawText(line, d.Labels.FitRect(line, d.text(assets.StrongFont, kit.TextSize, d.Palette().Text), words, 9*d.g.PanelUnit()), words, kit.Center, 1)
	})
}

func (d drawing) drawLeft(r geom.Rect, n int, size float64) {
	d.DrawText(strconv.Itoa(n), kit.TextStyle{Font: assets.DisplayFont, Size: float64(kit.Round(size)), Color: d.Palette().Text}, r, kit.Center, 1)
}

// How much larger the portrait of the seat to move becomes, and within how many ticks.
const (
	seatGrows = 0.06
	growTicks = 10
)

// others are the other players at a table without Egon, and the recap of the last moves.
type others struct {
	grown      [dreist.MaxSeats]int
	moving     bool
	recapMoves int // moves of the match up to the recap
	turn       dreist.Seat
	age        int    // ticks for which the recap has been shown
	bubble     bubble // bubble of the recap
	last       lastTurn
}

// How long the recap is shown, and how long it fades, in ticks.
const (
	recapLasts = 240
	recapFades = 24
)

func (o *others) tick(at *scene.Situation) (changed bool) {
	o.moving = false
	if at.Timeline.IsAgainstEgon() {
		return false
	}
	turn := at.Timeline.View().Turn
	for seat := range o.grown {
		to := 0
		if turn == dreist.Seat(seat) {
			to = growTicks
		}
		changed = approach(&o.grown[seat], to, 1, at.Timeline.HasReducedMotion()) || changed
		o.moving = o.moving || o.grown[seat] != to
	}
	if at.MoveCount != o.recapMoves || at.Position.Turn() != o.turn {
		o.recapMoves, o.turn, o.age = at.MoveCount, at.Position.Turn(), 0
	}
	before := o.alpha(at)
	o.age = min(o.age+1, recapLasts+recapFades)
	after := o.alpha(at)
	o.moving = o.moving || 0 < after && after < 1
	return changed || after != before
}

// next returns the ticks until the recap begins to fade, 0 if it is gone.
func (o *others) next(at *scene.Situation) int {
	if at.Timeline.IsAgainstEgon() || o.age > recapLasts {
		return 0
	}
	return recapLasts - o.age + 1
}

func (o *others) alpha(at *scene.Situation) float64 {
	faded := float64(o.age-recapLasts) / recapFades
	if at.Timeline.HasReducedMotion() && faded > 0 {
		return 0
	}
	return 1 - min(max(faded, 0), 1)
}

// drawOthers draws the other players without their cards, see Opponents.Draw.
func (d drawing) drawOthers(meant dreist.Seat, left func(dreist.Seat) int) {
	view := d.Timeline.View()
	named := d.nameLettering()
	for place, seat := range d.Timeline.Seating().OtherSeats() {
		p := &d.g.OtherSeats[place]
		grown := 1 + seatGrows*stage.EaseOut(float64(d.others.grown[seat])/growTicks)
		if view.Turn == seat {
			d.DrawPicture(kit.SeatTurnPlate, p.Bounds.Inset(-d.g.Gap*0.35*float64(d.others.grown[seat])/growTicks), 1)
		}
		if d.Question == scene.GiftQuestion {
			glow := 0.55
			if meant == seat { // the next card would be given to this seat
				glow = 1
				d.DrawStretched(d.ControlPictures(d.g.BoxUnit()).Ring, p.Bounds)
			}
			d.DrawPicture(kit.SeatTurnPlate, p.Bounds, glow)
		}
		d.drawLedge(p.Ledge)
		foot := geom.Point{X: p.Portrait.Center().X, Y: p.Portrait.Bottom() - p.Portrait.H*grown/2} // it stands
		d.drawPortrait(seat, geom.RectAround(foot, p.Portrait.W*grown, p.Portrait.H*grown))
		d.DrawText(d.Phrases.SeatName(seat), named, p.NameRect, kit.Left, 1)
		d.drawLeft(p.CountRect, left(seat), p.CountRect.H*0.84)
		if place > 0 {
			d.drawDirection(&d.g.OtherSeats[place-1].Bounds, &p.Bounds)
		}
		if d.Question == scene.GiftQuestion && d.Timeline.Seating().SeatCount > 2 {
			d.drawKey(&p.Bounds, d.Phrases.Keys[giftKeys[place]])
		}
	}
}

// nameLettering returns the lettering of the names at the seats. The size is the largest in which every name fits.
func (d drawing) nameLettering() kit.TextStyle {
	style := d.text(assets.StrongFont, kit.TextSize, d.Palette().Text)
	for place, seat := range d.Timeline.Seating().OtherSeats() {
		style = d.Labels.FitWidth(d.Phrases.SeatName(seat), style, d.g.OtherSeats[place].NameRect.W)
	}
	return style
}

// giftKeys are the commands that give a card to each seat, by their names in sentences.
var giftKeys = [dreist.MaxSeats - 1]string{"card1", "card2", "card3"}

// drawKey writes the key that gives a card to a seat on the corner of that seat, if there is one.
func (d drawing) drawKey(place *geom.Rect, name string) {
	if name == "" {
		return
	}
	size, style := 26*d.g.TextUnit(), d.text(assets.DisplayFont, kit.TextSize, art.PaperColor())
	wide := max(size, d.Labels.Label(name, style, kit.Center, place.W).W+size*0.6)
	badge := geom.Rect{X: place.X - size*0.15, Y: place.Y - size*0.15, W: wide, H: size}
	d.DrawPicture(kit.BonusPlate, badge, 1)
	d.DrawText(name, style, badge, kit.Center, 1)
}

func (d drawing) drawDirection(from, to *geom.Rect) {
	sign, size := kit.WhiteIcon(art.DownIcon), 15*d.g.TextUnit()
	at := geom.Point{X: (from.Center().X + to.Center().X) / 2, Y: (from.Bottom() + to.Y) / 2}
	d.DrawTinted(sign, geom.RectAround(at, size, size), d.Palette().MutedText, 0.8)
}

func (d drawing) drawPortrait(seat dreist.Seat, in geom.Rect) {
	d.DrawPicture(pictures.PortraitOf(pictures.FamilyOf(seat), moodOf(d.Situation, seat)), in, 1)
	if d.Match.IsComputer(seat) {
		size := in.W * 0.34
		badge := geom.Rect{X: in.Right() - size*0.95, Y: in.Bottom() - size*0.95, W: size, H: size}
		d.DrawPicture(kit.BadgePlate, badge, 1)
		d.DrawPicture(kit.Icon(art.ComputerIcon), badge.Inset(size*0.18), 1)
	}
}

// moodOf returns the mood of the character at a seat, by the cards as they are shown now.
func moodOf(s *scene.Situation, seat dreist.Seat) pictures.Mood {
	view := s.Timeline.View()
	switch {
	case view.Winner != dreist.NoSeat && s.SeriesWinners != nil: // the match ended a series
		if slices.Contains(s.SeriesWinners, int(seat)) {
			return pictures.MoodTriumphant
		}
		return pictures.MoodPatient
	case view.Winner == seat:
		return pictures.MoodTriumphant
	case view.Winner != dreist.NoSeat:
		return pictures.MoodDowncast
	}
	if step, _, ok := s.Timeline.CurrentStep(); ok {
		switch e := step.Event.(type) {
		case dreist.GiftGiven:
			if e.To == seat {
				return pictures.MoodSurprised
			}
		case dreist.TrioMade:
			if e.Seat == seat {
				return pictures.MoodPleased
			}
		}
	}
	if view.Turn == seat {
		return pictures.MoodThinking
	}
	return pictures.MoodPatient
}
