package egon

import (
	"image/color"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// bubble caches the picture of a speech bubble, so that drawing allocates nothing.
type bubble struct {
	last    kit.SpeechBubble
	picture kit.Stretchable
}

func (b *bubble) draw(e pictures.Canvas, like kit.SpeechBubble, in geom.Rect) {
	if b.picture == nil || b.last != like {
		b.last, b.picture = like, like
	}
	e.DrawStretched(b.picture, in)
}

// How far Egon's bubble is open, and margins of texts at both ends of a bubble in logical pixels.
const (
	bubbleDots = 4 // while he ponders
	bubbleBare = 8 // when the dots are gone and no text is shown yet
	bubbleOpen = 14

	bubblePad        = 11
	exclamationPad   = 12
	exclamationTicks = 80
)

// opens returns how far the bubble should be open, 0 to bubbleOpen.
func (g *Egon) opens(s *scene.Situation) int {
	switch {
	case dances(s), g.Speech.Text == "", g.Speech.age < -PonderTicks:
		return 0
	case g.Speech.age < 0:
		return bubbleDots
	}
	return bubbleOpen
}

// CloseBubble closes Egon's bubble. It opens once he has arrived.
func (g *Egon) CloseBubble() { g.open = 0 }

func (g *Egon) tickBubble(s *scene.Situation) (changed bool) {
	return approach(&g.open, g.opens(s), 2, s.Timeline.HasReducedMotion())
}

// opened returns how far the bubble is on its way from one width to a larger one, 0 to 1.
func (g *Egon) opened(from, to int) float64 {
	return min(max(float64(g.open-from)/float64(to-from), 0), 1)
}

// grown returns how far the bubble has grown from the dots, 0, to its full size, 1.
func (g *Egon) grown() float64 { return stage.EaseOut(g.opened(bubbleDots, bubbleOpen)) }

func (g *Egon) dotsAlpha() float64 { return 1 - g.opened(bubbleDots, bubbleBare) }

// textAlpha returns the opacity of the text: 0 until the bubble has room for it.
func (g *Egon) textAlpha() float64 { return g.opened(bubbleBare, bubbleOpen) }

func bubbleText(g *scene.Geometry) geom.Rect {
	b, pad := g.Egon.Bubble, bubblePad*g.Unit
	return geom.Rect{X: b.X + pad, Y: b.Y, W: b.W - 2*pad, H: b.H}
}

func bubbleStyle(l *kit.Labels, g *scene.Geometry, line string, ink color.RGBA) kit.TextStyle {
	return l.FitRect(line, kit.NewTextStyle(g.TextUnit(), assets.TextFont, kit.TextSize, ink), bubbleText(g), 13.5*g.PanelUnit())
}

// drawSpeech draws Egon's speech bubble: his line, or three dots while he ponders.
func (d drawing) drawSpeech() {
	g := &d.Egon
	if g.Speech.Text != "" {
		g.said = g.Speech.Text
	}
	shuts := g.opens(d.Situation) == 0
	if g.open == 0 || shuts && g.open <= bubbleDots || g.AwaySign.FinalOpacity > 0 || dances(d.Situation) {
		return
	}
	u, room := d.g.Unit, d.g.Egon.Bubble
	if g.hands.in > 0 {
		room = d.g.Egon.TurnBubble
	}
	style := bubbleStyle(d.Labels, d.g, g.said, d.Palette().Text)
	wide := d.Labels.BalancedWidth(g.said, style, bubbleText(d.g).W)
	said := geom.Rect{Y: room.Y, W: max(wide+2*bubblePad*u, 96*u), H: max(d.Labels.Label(g.said, style, kit.Center, wide).H+18*u, 40*u)}
	large := max(u, 0.8*d.g.PanelUnit()) // not below a share of the panel's unit, for large windows
	dots := geom.Rect{Y: room.Y, W: 56 * large, H: 32 * large}
	tip := room.X + min(room.W*0.27, d.g.Egon.Face.W*0.6) // of the tail, the same for all texts
	said.X, dots.X = max(room.X, tip-said.W*0.4), tip-dots.W*0.5
	grown, alpha, whole := g.grown(), g.textAlpha(), g.opened(0, bubbleDots)
	if shuts || !g.Speech.pondered { // it fades together with its text, without dots
		grown, alpha, whole = 1, 1, g.opened(bubbleDots, bubbleOpen)
	}
	plate := geom.MixRect(dots, said, grown)
	plate.X = float64(kit.Round(plate.X))
	if plate.OverlapArea(g.CoveredRect) > 0 {
		return
	}
	d.DrawGroup(plate.Inset(-3*d.g.Gap), whole, func() {
		g.bubble.draw(d.Canvas, kit.SpeechBubble{Radius: kit.Round(15 * large), TailOffset: kit.Round(tip - plate.X)}, plate)
		if grown < 1 {
			d.drawDots(plate, 5*large, g.dotsAlpha())
		}
		if alpha > 0 {
			d.DrawText(g.said, style, geom.Rect{X: plate.Center().X - wide/2, Y: plate.Y, W: wide, H: plate.H}, kit.Center, alpha)
		}
	})
}

func (d drawing) drawDots(plate geom.Rect, dot, alpha float64) {
	ink := d.Palette().MutedText
	if d.Sprites.Theme().IsDark() { // there muted ink has too little contrast
		ink = d.Palette().Text
	}
	for i := range 3 {
		middle := geom.Point{X: plate.Center().X + (float64(i)-1)*2.2*dot, Y: plate.Center().Y}
		d.DrawTinted(kit.MeterFillPlate, geom.RectAround(middle, dot, dot), ink, alpha)
	}
}

// exclamation is a remark of a word or two that a computer player makes on an event.
type exclamation struct {
	seat   dreist.Seat
	key    string // of its sentence
	left   int    // remaining ticks, 0 if nothing is said
	bubble bubble
}

func (o *Opponents) exclaim(s *scene.Situation, e dreist.Event, move int) {
	if s.Timeline.IsAgainstEgon() || s.HasGuide || !isPlay(s) {
		return
	}
	if _, ended := e.(dreist.TurnEnded); ended {
		o.Egon.voice.beginRound()
	}
	seat, on := occasionOf(e)
	if seat == dreist.NoSeat || !s.Match.IsComputer(seat) {
		return
	}
	if r := o.Egon.voice.hear(move, on); r != (Remark{}) {
		m := &o.exclamation
		m.seat, m.key, m.left = seat, r.TextKey(), exclamationTicks
	}
}

// drawExclamation draws the exclamation right of the speaker's portrait, over the name and up to the edge of the seat.
func (d drawing) drawExclamation() {
	m := &d.exclamation
	number, ok := d.Timeline.Seating().OtherNumber(m.seat)
	if m.left == 0 || !ok { // the speaker sits in front now
		return
	}
	line, p, u := d.Phrases.Say(m.key), &d.g.OtherSeats[number], d.g.Unit
	x := p.Portrait.Right() + 3*u
	plate := geom.Rect{X: x, Y: float64(kit.Round(p.Portrait.Y + 2*u)), W: p.Bounds.Right() - 2*u - x, H: float64(kit.Round(min(30*u, p.Portrait.H*0.45)))}
	round := min(plate.H*0.4, plate.H/2-1)
	style := d.Labels.FitWidth(line, d.text(assets.StrongFont, kit.TextSize, d.Palette().Text), plate.W-2*exclamationPad*u)
	plate.W = d.Labels.Label(line, style, kit.Left, d.g.W).W + 2*exclamationPad*u
	m.bubble.draw(d.Canvas, kit.SpeechBubble{Radius: kit.Round(round), TailOffset: kit.Round(plate.H * 0.5), FixedHeight: kit.Round(plate.H)}, plate)
	d.DrawText(line, style, plate, kit.Center, 1)
}
