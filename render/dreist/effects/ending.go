package effects

import (
	"math"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// celebration is the animation at the end of a match.
type celebration struct {
	text             string // the large lettering
	winner           dreist.Seat
	lastCard         dreist.Card // the winner's last card, or NoCard
	hasPersonWon     bool        // a person wins: the full celebration
	hasReducedMotion bool        // reduced motion: everything fades in place
	isPanelShown     bool        // the panel of the end has risen and shows the figures
}

// When the parts begin and how long they take. The panel rises after scene.SpanWon.
const (
	SpanCelebration stage.Span = 2150 // duration of the celebration, until the last piece of confetti has fallen

	dims      stage.Span = 250
	word      stage.Span = 250
	letter    stage.Span = 260 // a letter drops
	apart     stage.Span = 45  // from letter to letter
	together  stage.Span = 540 // greatest time for all letters
	thrown    stage.Span = 300
	flying    stage.Span = 1800 // how long a piece of confetti flies
	coming    stage.Span = 550  // when the figures come in
	queue     stage.Span = 70   // from figure to figure that comes in
	hopping   stage.Span = 360
	jumping   stage.Span = 150
	leaping   stage.Span = scene.SpanWon - 190 // onto the panel about to rise, after the last jump
	leaving   stage.Span = 1450                // when everything disappears that does not stay above the panel
	leaves    stage.Span = 150
	confetti             = 80   // pieces from each side
	dimmed               = 0.3  // part of the table's light that is removed
	beyond               = 0.12 // overshoot of the letters
	squash               = 0.06 // flattening of the last card as it lands
	squashing stage.Span = 200
)

type moment struct {
	*celebration
	pictures.Canvas
	g    *scene.Geometry
	s    *scene.Seating
	view *scene.View
	unit float64
	at   stage.Span
}

func (c *celebration) Draw(e pictures.Canvas, line *scene.Timeline, at stage.Span) {
	g := line.Geometry()
	h := moment{c, e, g, line.Seating(), line.View(), g.WindowUnit(), at}
	if c.hasReducedMotion {
		h.dim()
		middle, size := h.place(), h.large()
		if !c.hasPersonWon { // no dance shows who has won, so the lettering keeps clear of the cards
			size = h.size(56)
			middle = h.floor(size, size)
		}
		h.lettering(middle, size, h.at.ProgressWithin(0, dims)*h.fading())
		return
	}
	if c.lastCard != dreist.NoCard {
		h.land(line.CurrentPicture().Cards[c.lastCard])
	}
	h.dim()
	if !c.hasPersonWon {
		h.solo()
		return
	}
	h.confetti()
	h.lettering(h.place(), h.large(), h.fading())
	h.figures()
	if h.s.IsOtherApart {
		h.egon()
	}
}

// place returns the middle of the lettering for a person's win.
func (m moment) place() geom.Point { return geom.Point{X: m.g.W / 2, Y: m.g.H * 0.42} }

// widest is the greatest width of a line of the lettering, in pixels of a 1280×800 window.
const widest = 640

// lines returns the lettering, in two lines if one would be too wide.
func (m moment) lines() []pictures.CheerText {
	if w := m.cheer(); m.CheerWidth(w, m.size(96)) > widest*m.unit {
		return w.SplitIntoTwoLines()
	}
	return []pictures.CheerText{m.cheer()}
}

// large returns the size of the lettering for a person's win. At a table of several it fits between the seats.
func (m moment) large() float64 {
	size, wide := 96*m.unit, widest*m.unit
	if !m.s.IsOtherApart {
		wide = min(wide, m.g.Shelf.W)
	}
	for _, line := range m.lines() {
		size = min(size, wide/max(m.CheerWidth(line, 1), 1))
	}
	return size
}

// fading returns the opacity of parts that make room for the panel.
func (m moment) fading() float64 { return 1 - m.at.ProgressWithin(leaving, leaves) }

// dim darkens the table until the panel is there.
func (m moment) dim() {
	shade := art.RGB(0x6B3F12) // warm brown, for linen
	if m.Sprites.Theme().IsDark() {
		shade = art.InkColor()
	}
	strength := stage.EaseOut(m.at.ProgressWithin(0, dims)) * (1 - m.at.ProgressWithin(scene.SpanWon, SpanCelebration-scene.SpanWon))
	m.FillRect(geom.Rect{W: m.g.W, H: m.g.H}, shade, dimmed*strength)
}

func (m moment) land(pose stage.Pose) {
	if !pose.IsVisible || m.at >= squashing {
		return
	}
	wide := 1 + squash*math.Sin(math.Pi*m.at.ProgressWithin(0, squashing)) // wider than the card, to hide it
	m.DrawRotated(pictures.FaceMotif(m.lastCard.Kind()), pose.Point, pose.W, pose.W*stage.CardRatio, wide, pose.Rotation, kit.WhiteTint(), 1)
}

func (m moment) confetti() {
	at := m.at - thrown
	if at < 0 {
		return
	}
	for side := range 2 {
		b := stage.Burst{
			From: geom.Point{X: m.g.W * float64(side), Y: m.g.H}, Unit: m.unit, Direction: -math.Pi/2 + 0.36*float64(1-2*side), Spread: 0.34,
			Speed: 1280, Gravity: 1150, Duration: flying,
		}
		for i := range confetti {
			m.piece(i, b.PieceAt(i+side*confetti, at))
		}
	}
}

// piece draws a piece of confetti: the sign of a colour, or a paper strip that turns over as it falls.
func (m moment) piece(i int, p stage.BurstPiece) {
	family := dreist.Color(i / 2 % dreist.ColorCount)
	if i%2 == 0 {
		size := (15 + 8*(p.Size-0.6)/0.4) * m.unit
		m.DrawRotated(pictures.SuitPiece(family), p.Point, size, size, 1, p.Rotation, kit.WhiteTint(), p.Alpha)
		return
	}
	m.DrawRotated(kit.WhitePlate, p.Point, 9*m.unit, 20*m.unit, 0.25+0.75*math.Abs(math.Cos(p.Rotation*1.7)), p.Rotation, pictures.FamilyColor(family), p.Alpha)
}

// FigurePlace returns the middle and size of a character after a win against Egon: on the edge of the panel, where it hides no text.
func FigurePlace(g *scene.Geometry, family dreist.Color) (middle geom.Point, size float64) {
	size = 110 * g.WindowUnit()
	return geom.Point{X: g.W/2 + (float64(dreist.ColorCount-1)/2-float64(family))*size*1.22, Y: g.EndPanelTop() - size*0.4}, size
}

// figures lets the characters hop in from the left and jump; at a table of several only the winner, while the others weep.
func (m moment) figures() {
	switch {
	case !m.s.IsOtherApart:
		m.figure(pictures.FamilyOf(m.winner), geom.Point{X: m.g.W / 2, Y: m.g.H * 0.62}, 140*m.unit, m.at-coming, m.fading())
	case !m.isPanelShown:
		for family := range dreist.ColorCount {
			edge, size := FigurePlace(m.g, dreist.Color(family))
			place := geom.Point{X: edge.X, Y: m.g.H * 0.6}
			leap := m.at.ProgressWithin(leaping, scene.SpanWon-leaping)
			place.Y = geom.Mix(place.Y, edge.Y, stage.EaseInOut(leap)) - 26*m.unit*math.Sin(math.Pi*leap)
			m.figure(dreist.Color(family), place, size, m.at-coming-queue*stage.Span(family), 1)
		}
	}
}

// figure draws one character that hops in to a place and jumps there. at is the time since it started.
func (m moment) figure(family dreist.Color, place geom.Point, size float64, at stage.Span, alpha float64) {
	if at < 0 {
		return
	}
	way := at.ProgressWithin(0, hopping)
	place.X = geom.Mix(-size, place.X, way)
	place.Y -= 34 * m.unit * math.Abs(math.Sin(3*math.Pi*way))
	jumps := at.ProgressWithin(hopping, 2*jumping)
	place.Y -= 52 * m.unit * math.Abs(math.Sin(2*math.Pi*jumps))
	turn := 0.14 * math.Sin(3*math.Pi*way) * (1 - jumps)
	m.DrawRotated(pictures.PortraitOf(family, pictures.MoodTriumphant), place, size, size, 1, turn, kit.WhiteTint(), alpha)
}

// size returns a size of the lettering in device pixels, wished in those of a 1280×800 window; less if the text is too wide.
func (m moment) size(wished float64) float64 {
	return min(wished*m.unit, 0.9*m.g.W/max(m.CheerWidth(m.cheer(), 1), 1))
}

func (m moment) cheer() pictures.CheerText {
	w := pictures.CheerText{Text: m.Labels.ReplaceMissing(m.text, assets.DisplayFont)}
	if m.hasPersonWon {
		w.Tone = pictures.CheerColored
	}
	return w
}

// lettering draws the letters dropping in one after the other, or fading in with reduced motion.
func (m moment) lettering(at geom.Point, size, alpha float64) {
	lines, first := m.lines(), 0
	gap := min(apart, together/stage.Span(max(len([]rune(m.text)), 1)))
	for n, line := range lines {
		middle := geom.Point{X: at.X, Y: at.Y + size*1.1*(float64(n)-float64(len(lines)-1)/2)}
		m.WriteCheer(line, middle, size, func(i int) pictures.LetterState {
			if m.hasReducedMotion {
				return pictures.LetterState{Scale: 1, Alpha: alpha}
			}
			way := m.at.ProgressWithin(word+gap*stage.Span(first+i), letter)
			return pictures.LetterState{Scale: 1, Drop: 2.2 * (stage.EaseWithOvershoot(way, beyond) - 1), Alpha: min(way*4, 1) * alpha}
		})
		first += len([]rune(line.Text))
	}
}

// celebrateEnd starts the celebration of the end of the match; it ends shortly after the panel rises.
func (w show) celebrateEnd(winner dreist.Seat) {
	c := &celebration{text: w.headline(winner), winner: winner, lastCard: w.lastCard(), hasPersonWon: w.Match.IsPerson(winner), hasReducedMotion: w.Timeline.HasReducedMotion()}
	w.seen.EndEffects() // a fading lettering would be read together with the new one
	w.start(0, SpanCelebration, func(e pictures.Canvas, at stage.Span) {
		c.isPanelShown = w.Phase == tabletop.EndedPhase
		c.Draw(e, w.Timeline, at)
	})
}

// headline returns the text of the lettering. It has the winner's name if several people play or a computer player has won.
func (w show) headline(winner dreist.Seat) string {
	switch {
	case winner == dreist.EgonSeat && w.Timeline.IsAgainstEgon():
		return w.Phrases.Say("end.lost.title")
	case scene.SeatingOf(w.Match).HidesHandsOutOfTurn || !w.Match.IsPerson(winner):
		return w.EndText()
	case w.Match.WasClose():
		return w.Phrases.Say("celebrate.close")
	}
	return w.Phrases.Say("celebrate.won")
}

// lastCard returns the card that ended the match if it was laid or discarded, else NoCard.
func (w show) lastCard() dreist.Card {
	last := dreist.NoCard
	if history := w.Match.History(); len(history) > 0 {
		for _, e := range history[len(history)-1].Events {
			switch e := e.(type) {
			case dreist.CardLaid:
				last = e.Card
			case dreist.CardDiscarded:
				last = e.Card
			}
		}
	}
	return last
}
