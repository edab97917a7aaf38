package egon

import (
	"image/color"
	"slices"
	"strconv"

	"dreist/assets"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// lively reports whether Egon moves and makes remarks: in a match, but not in a replay or a review, nor while a guide keeps
// him still.
func lively(s *situation.Situation) bool {
	return s.EgonPlays() && (s.Leader == nil || s.Leader.LetsEgonAct()) && s.Mode != tabletop.Replaying && s.Mode != tabletop.Reviewing
}

// mood returns Egon's mood at rest.
func mood(s *situation.Situation) pictures.Mood {
	switch s.Position().Winner() {
	case dreist.EgonSeat:
		return pictures.Delighted
	case 0:
		return pictures.Beaten
	}
	if !lively(s) {
		return pictures.Waiting
	}
	return [...]pictures.Mood{pictures.Waiting, pictures.Smug, pictures.Nervous, pictures.Gleeful}[SpiritsAt(s.Position())]
}

// dances reports whether Egon has left his seat to dance after a win; he speaks when he is back.
func dances(s *situation.Situation) bool {
	return s.Ending() && s.Line.View().Winner == dreist.EgonSeat && !s.Line.Reduced()
}

// Draw draws Egon and his number of cards.
func (g *Egon) Draw(e pictures.Canvas, s *situation.Situation, left int) {
	at := &s.Line.Geometry().Egon
	if !s.Ending() || s.Line.Reduced() { // otherwise the celebration draws him
		e.Together(at.Face.Inset(-s.Line.Geometry().Gap), 1-float64(g.away)/awayTicks, func() { e.Face.Draw(&e.Brush, g.expression(), at.Face) })
	}
	g.drawAwaySign(e, s)
	g.drawHands(e, s, false)
	DrawLeft(e, at.Count, left)
}

// drawHands draws the parts of Egon's hands above or below his card. Hands thrown up in joy belong to the face instead.
func (g *Egon) drawHands(e pictures.Canvas, s *situation.Situation, over bool) {
	if g.expression().Cheer == 0 {
		g.hands.draw(e, s, over)
	}
}

// drawAwaySign draws the sign at Egon's empty seat while he dances or is shown on a panel.
func (g *Egon) drawAwaySign(e pictures.Canvas, s *situation.Situation) {
	alpha := float64(g.away) / awayTicks
	if _, progress, ok := s.Line.Current(); ok && dances(s) {
		alpha = min(progress*signComes, 1)
	}
	if alpha == 0 {
		return
	}
	at := s.Line.Geometry()
	face := at.Egon.Face
	note := geom.Rect{X: face.X + face.W*0.09, Y: face.Y + face.H*0.3, W: face.W * 0.82, H: face.H * 0.45}
	e.Together(at.Egon.Box.Inset(-at.Gap), alpha, func() {
		e.Picture(kit.AsidePlate, at.Egon.Box, 1)
		e.Picture(kit.NotePlate, note, 1)
		line := s.Say.Say(dreistmsg.TableEgonAway)
		if s.Position().Winner() != dreist.EgonSeat {
			line = s.Say.Say(dreistmsg.TableEgonSulks)
		}
		words := note.Inset(note.H * 0.1)
		style := e.Labels.Within(line, kit.Sized(at.TextUnit(), assets.Strong, 14, e.UI().Text), words, 9*at.PanelUnit())
		e.Write(line, style, words, kit.Center, 1)
	})
}

// signComes is how many times faster than the dance the sign appears.
const signComes = 6

// DrawBubble draws Egon's speech bubble: his line, or three dots while he ponders.
func (g *Egon) DrawBubble(e pictures.Canvas, s *situation.Situation) {
	if g.Speech.Line != "" {
		g.said = g.Speech.Line
	}
	shuts := g.opens(s) == 0
	if g.open == 0 || shuts && g.open <= bubbleDots || g.Elsewhere || dances(s) {
		return
	}
	at := s.Line.Geometry()
	u, room := at.Unit, at.Egon.Bubble
	style := BubbleStyle(e.Labels, at, g.said, e.UI().Text)
	wide := e.Labels.Even(g.said, style, BubbleText(at).W)
	said := geom.Rect{Y: room.Y, W: max(wide+2*bubblePad*u, 96*u), H: max(e.Labels.Get(g.said, style, kit.Center, wide).H+18*u, 40*u)}
	large := max(u, 0.8*at.PanelUnit()) // not below a share of the panel's unit, for large windows
	dots := geom.Rect{Y: room.Y, W: 56 * large, H: 32 * large}
	tip := room.X + min(room.W*0.27, at.Egon.Face.W*0.6) // of the tail, the same for all texts
	said.X, dots.X = max(room.X, tip-said.W*0.4), tip-dots.W*0.5
	grown, alpha, whole := g.bubbleGrowth(), g.textAlpha(), min(float64(g.open)/bubbleDots, 1)
	if shuts || !g.Speech.pondered { // it fades together with its text, without dots
		grown, alpha, whole = 1, 1, g.wholeAlpha()
	}
	plate := geom.MixRect(dots, said, grown)
	plate.X = float64(kit.Round(plate.X))
	if plate.Overlap(g.Covered) > 0 {
		return
	}
	e.Together(plate.Inset(-3*at.Gap), whole, func() {
		g.bubble.Draw(e, kit.Bubble{Round: kit.Round(15 * large), Tail: kit.Round(tip - plate.X)}, plate)
		if grown < 1 {
			drawDots(e, plate, 5*large, g.dotsAlpha())
		}
		if alpha > 0 {
			e.Write(g.said, style, geom.Rect{X: plate.Center().X - wide/2, Y: plate.Y, W: wide, H: plate.H}, kit.Center, alpha)
		}
	})
}

// drawDots draws the three dots, each of size dot, in the plate of a bubble without words.
func drawDots(e pictures.Canvas, plate geom.Rect, dot, alpha float64) {
	ink := e.UI().Muted
	if e.Sprites.Theme().Dark() { // there muted ink has too little contrast
		ink = e.UI().Text
	}
	for i := range 3 {
		middle := geom.Point{X: plate.Center().X + (float64(i)-1)*2.2*dot, Y: plate.Center().Y}
		e.Tinted(kit.LevelPlate, geom.Around(middle, dot, dot), ink, alpha)
	}
}

// bubbleGrowth returns the growth of the bubble from the dots, 0, to its full size, 1.
func (g *Egon) bubbleGrowth() float64 {
	return stage.EaseOut(g.wholeAlpha())
}

// dotsAlpha returns the opacity of the dots, 0 before the text appears.
func (g *Egon) dotsAlpha() float64 {
	return max(1-max(float64(g.open-bubbleDots)/(bubbleBare-bubbleDots), 0), 0)
}

// textAlpha returns the opacity of the text: 0 until the bubble has room for it.
func (g *Egon) textAlpha() float64 {
	return max(float64(g.open-bubbleBare)/(bubbleOpen-bubbleBare), 0)
}

// wholeAlpha returns the opacity of a bubble that fades together with its text.
func (g *Egon) wholeAlpha() float64 {
	return max(float64(g.open-bubbleDots)/(bubbleOpen-bubbleDots), 0)
}

// Bubble caches the picture of a bubble, so that drawing allocates nothing.
type Bubble struct {
	last    kit.Bubble
	picture kit.Growing
}

// Draw draws the bubble in a rectangle.
func (b *Bubble) Draw(e pictures.Canvas, like kit.Bubble, in geom.Rect) {
	if b.picture == nil || b.last != like {
		b.last, b.picture = like, like
	}
	e.Grow(b.picture, in)
}

// bubblePad is the margin of the text at both ends of the bubble in logical pixels, bubbleSize its size in logical
// pixels of texts.
const (
	bubblePad  = 14
	bubbleSize = 16.4
)

// BubbleStyle returns the lettering of a line in Egon's bubble.
func BubbleStyle(l *kit.Labels, g *scene.Geometry, line string, ink color.RGBA) kit.Lettering {
	return l.Within(line, kit.Sized(g.TextUnit(), assets.Text, bubbleSize, ink), BubbleText(g), 14*g.PanelUnit())
}

// BubbleText returns the place of the text in Egon's bubble.
func BubbleText(g *scene.Geometry) geom.Rect {
	b, pad := g.Egon.Bubble, bubblePad*g.Unit
	return geom.Rect{X: b.X + pad, Y: b.Y, W: b.W - 2*pad, H: b.H}
}

// DrawLeft draws a number of cards left, as large as a score.
func DrawLeft(e pictures.Canvas, r geom.Rect, n int) {
	e.Picture(kit.BadgePlate, r, 1)
	style := kit.Lettering{Font: assets.Display, Size: float64(kit.Round(r.H * 0.84)), Color: e.UI().Text}
	e.Write(strconv.Itoa(n), style, r, kit.Center, 1)
}

// Draw draws the exclamation beside its speaker's portrait: over the name and clear of the number of cards.
func (m *exclamation) Draw(e pictures.Canvas, s *situation.Situation) {
	if m.left == 0 {
		return
	}
	place, ok := s.Line.Seating().PlaceOf(m.seat)
	if !ok {
		return // the speaker sits in front now
	}
	g := s.Line.Geometry()
	p, u := &g.Others[place], g.Unit
	plate := exclamationRoom(p, p.Line(s.Line.Seating().Shows(m.seat, s.Line.View().Turn)), u)
	round := min(plate.H*0.4, plate.H/2-1)
	style := e.Labels.Fit(m.line, kit.Sized(g.TextUnit(), assets.Strong, 15, e.UI().Text), plate.W-2*exclamationPad*u)
	plate.W = e.Labels.Get(m.line, style, kit.Left, g.W).W + 2*exclamationPad*u
	m.bubble.Draw(e, kit.Bubble{Round: kit.Round(round), Tail: kit.Round(plate.H * 0.5), High: kit.Round(plate.H)}, plate)
	e.Write(m.line, style, plate, kit.Center, 1)
}

// sayingPad is the margin of a word at both ends of its bubble, in logical pixels.
const exclamationPad = 12

// exclamationRoom returns the room for an exclamation at a place: right of the portrait, between the edge of the place and the number of
// cards.
func exclamationRoom(p *scene.SeatPlace, line *scene.SeatLine, u float64) geom.Rect {
	x, right := line.Name.X+3*u, p.Box.Right()-2*u
	low := min(max(line.Count.Y, line.Name.Bottom()), line.Hand.Y)
	if line.Count.Y < line.Name.Bottom() { // the number stands beside the name
		right = line.Count.X - 2*u
	}
	top := max(p.Box.Y-4*u, u)
	return geom.Rect{X: x, Y: float64(kit.Round(top)), W: right - x, H: float64(kit.Round(low - u - top))}
}

// DrawFace draws the face of a seat: Egon's, or the character of another.
func (o *Opponents) DrawFace(e pictures.Canvas, s *situation.Situation, seat dreist.Seat, in geom.Rect) {
	if s.EgonPlays() && seat == dreist.EgonSeat {
		e.Picture(pictures.EgonMotif(o.Egon.Face.Mood), in, 1)
	} else {
		drawPortrait(e, s, seat, in)
	}
}

// drawPortrait draws a seat's character in its mood, with a badge for a computer player.
func drawPortrait(e pictures.Canvas, s *situation.Situation, seat dreist.Seat, in geom.Rect) {
	e.Picture(pictures.PortraitOf(pictures.FamilyOf(seat), moodOf(s, seat)), in, 1)
	if s.Match.Computer(seat) {
		size := in.W * 0.34
		badge := geom.Rect{X: in.Right() - size*0.95, Y: in.Bottom() - size*0.95, W: size, H: size}
		e.Picture(kit.BadgePlate, badge, 1)
		e.Picture(kit.Icon(art.Computer), badge.Inset(size*0.18), 1)
	}
}

// moodOf returns a seat's mood at what is shown now.
func moodOf(s *situation.Situation, seat dreist.Seat) pictures.Mood {
	view := s.Line.View()
	switch {
	case view.Winner != dreist.NoSeat && s.Champions != nil: // the match ended a series
		if slices.Contains(s.Champions, int(seat)) {
			return pictures.Triumphant
		}
		return pictures.Patient
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
