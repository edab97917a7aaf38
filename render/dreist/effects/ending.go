package effects

import (
	"math"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// celebration is how the end of a match is shown.
type celebration struct {
	Text    string // what is lettered large
	Winner  dreist.Seat
	Last    dreist.Card // the winner's last one, or NoCard
	People  bool        // a person wins, which is celebrated in full
	Reduced bool        // everything fades in its place
	Told    bool        // the panel is there, in which the figures go on
}

// When the parts begin and how long they take. The panel comes after scene.SpanWon.
const (
	Lasts stage.Span = 2150 // until the last piece of confetti has fallen

	dims      stage.Span = 250
	word      stage.Span = 250
	letter    stage.Span = 260 // one letter drops
	apart     stage.Span = 45  // between two letters,
	together  stage.Span = 540 // but no more than this for all of them
	thrown    stage.Span = 300
	flying    stage.Span = 1800 // a piece of confetti
	coming    stage.Span = 550
	queue     stage.Span = 70 // between those who come
	hopping   stage.Span = 360
	jumping   stage.Span = 150
	leaping   stage.Span = scene.SpanWon - 190 // onto the panel that is about to rise, when the last has jumped
	leaving   stage.Span = 1450                // what does not go on in the panel
	leaves    stage.Span = 150
	confetti             = 80   // pieces from each side
	dimmed               = 0.15 // of the table's light is taken away
	beyond               = 0.12 // how far letters overshoot
	squash               = 0.06 // how far the last card is flattened as it lands
	squashing stage.Span = 200
)

// hall is a celebration on its way to a canvas.
type hall struct {
	*celebration
	pictures.Canvas
	g    *scene.Geometry
	s    *scene.Seating
	view *scene.View
	unit float64
	at   stage.Span
}

// unitOf returns how large a pixel of a window of 1280×800 is.
func unitOf(g *scene.Geometry) float64 { return min(g.H/800, g.W/1280) }

// Draw draws a moment of the celebration over a table. Where the winner's last card lies there tells its pose.
func (c *celebration) Draw(e pictures.Canvas, line *scene.Timeline, at stage.Span) {
	g := line.Geometry()
	h := hall{c, e, g, line.Seating(), line.View(), unitOf(g), at}
	if c.Reduced {
		h.dim()
		if c.People {
			h.lettering(h.place(), h.large(), h.lit())
		} else { // beside the cards, as no dance tells who has won
			size := h.size(56)
			h.lettering(h.floor(size, size), size, h.lit())
		}
		return
	}
	if c.Last != dreist.NoCard {
		h.land(line.Now().Cards[c.Last])
	}
	h.dim()
	if !c.People {
		h.solo()
		return
	}
	h.cone()
	h.confetti()
	h.figures()
	if h.s.Egon {
		h.egon()
	}
	h.lettering(h.place(), h.large(), h.fading())
}

// place is where the lettering of a person's win stands.
func (h hall) place() geom.Point { return geom.Point{X: h.g.W / 2, Y: h.g.H * 0.42} }

// large is how large it is: at a table it keeps between the seats.
func (h hall) large() float64 {
	size := h.size(96)
	if !h.s.Egon {
		size = min(size, h.g.Shelf.W/max(h.CheerWidth(h.cheer(), 1), 1))
	}
	return size
}

// lit is how far everything is there that only fades in and out.
func (h hall) lit() float64 { return h.at.Within(0, dims) * h.fading() }

// fading is how much is still there of what makes room for the panel.
func (h hall) fading() float64 { return 1 - h.at.Within(leaving, leaves) }

// dim takes some light from the table, and gives it back when the panel is there.
func (h hall) dim() {
	shade := art.RGB(0x6B3F12) // warm on linen
	if h.Sprites.Theme().Dark() {
		shade = art.Ink()
	}
	h.Fill(geom.Rect{W: h.g.W, H: h.g.H}, shade, dimmed*stage.EaseOut(h.at.Within(0, dims))*(1-h.at.Within(scene.SpanWon, Lasts-scene.SpanWon)))
}

// land flattens the last card as it comes to lie.
func (h hall) land(pose stage.Pose) {
	if !pose.Shown || h.at >= squashing {
		return
	}
	wide := 1 + squash*math.Sin(math.Pi*h.at.Within(0, squashing)) // over the card itself, so that nothing of that is seen
	h.Turned(pictures.FaceMotif(h.Last.Kind()), pose.Point, pose.W, pose.W*stage.CardRatio, wide, pose.Turn, kit.White(), 1)
}

// cone is a soft light out of the hand.
func (h hall) cone() {
	high := h.g.H * 1.1
	rises := stage.EaseOut(h.at.Within(0, dims*1.4))
	grown := 0.6 + 0.4*rises
	middle := geom.Point{X: h.g.Tray.Center().X, Y: h.g.H*1.02 - high*grown/2} // its end is not seen
	const painted = 160
	strong := 1.0
	if h.Sprites.Theme().Dark() {
		strong = 0.5
	}
	h.Grown(beam{}, middle, painted, grown*high/painted, art.Paper(), strong*rises*h.fading())
}

// confetti flies from both lower corners.
func (h hall) confetti() {
	at := h.at - thrown
	if at < 0 {
		return
	}
	for side := range 2 {
		b := stage.Burst{
			From: geom.Point{X: h.g.W * float64(side), Y: h.g.H}, Unit: h.unit, Toward: -math.Pi/2 + 0.36*float64(1-2*side), Spread: 0.34,
			Speed: 1280, Gravity: 1150, Lasts: flying,
		}
		for i := range confetti {
			h.piece(i, b.Piece(i+side*confetti, at))
		}
	}
}

// piece draws a little sign of a family, or a strip of paper that turns over as it falls.
func (h hall) piece(i int, p stage.Piece) {
	family := dreist.Color(i / 2 % dreist.Colors)
	if i%2 == 0 {
		size := (15 + 8*(p.Size-0.6)/0.4) * h.unit
		h.Turned(pictures.Suit(family), p.Point, size, size, 1, p.Turn, kit.White(), p.Alpha)
		return
	}
	h.Turned(kit.WhitePlate, p.Point, 9*h.unit, 20*h.unit, 0.25+0.75*math.Abs(math.Cos(p.Turn*1.7)), p.Turn, pictures.Family(family), p.Alpha)
}

// Figure returns where a character stands when a win against Egon has been celebrated, and how large: it has leapt up to where the upper edge of the panel will
// be that tells of the end, so that it hides no word of it, and goes on there.
func Figure(g *scene.Geometry, family dreist.Color) (middle geom.Point, size float64) {
	size = 110 * unitOf(g)
	return geom.Point{X: g.W/2 + (float64(dreist.Colors-1)/2-float64(family))*size*1.22, Y: g.Told() - size*0.4}, size
}

// figures lets the characters hop in from the left and jump; at a table only the winner does, as the others weep on their seats.
func (h hall) figures() {
	if h.s.Egon {
		for family := range dreist.Colors {
			if h.Told {
				break
			}
			edge, size := Figure(h.g, dreist.Color(family))
			place := geom.Point{X: edge.X, Y: h.g.H * 0.6}
			leap := h.at.Within(leaping, scene.SpanWon-leaping)
			place.Y = geom.Mix(place.Y, edge.Y, stage.EaseInOut(leap)) - 26*h.unit*math.Sin(math.Pi*leap)
			h.figure(dreist.Color(family), place, size, h.at-coming-queue*stage.Span(family), 1)
		}
		return
	}
	h.figure(pictures.FamilyOf(h.Winner), geom.Point{X: h.g.W / 2, Y: h.g.H * 0.62}, 140*h.unit, h.at-coming, h.fading())
}

// figure lets one hop in to a place and jump there.
func (h hall) figure(family dreist.Color, place geom.Point, size float64, at stage.Span, alpha float64) {
	if at < 0 {
		return
	}
	way := at.Within(0, hopping)
	place.X = geom.Mix(-size, place.X, way)
	place.Y -= 34 * h.unit * math.Abs(math.Sin(3*math.Pi*way))
	jumps := at.Within(hopping, 2*jumping)
	place.Y -= 52 * h.unit * math.Abs(math.Sin(2*math.Pi*jumps))
	turn := 0.14 * math.Sin(3*math.Pi*way) * (1 - jumps)
	h.Turned(pictures.PortraitOf(family, pictures.Triumphant), place, size, size, 1, turn, kit.White(), alpha)
}

// size returns the size of the lettering in device pixels: as many as wished in a window of 1280×800, and fewer where the words are long.
func (h hall) size(wished float64) float64 {
	return min(wished*h.unit, 0.9*h.g.W/max(h.CheerWidth(h.cheer(), 1), 1))
}

// cheer returns what is lettered; only a person's win in colours.
func (h hall) cheer() pictures.Cheer {
	w := pictures.Cheer{Text: h.Labels.Readable(h.Text, assets.Display)}
	if h.People {
		w.Colored = len([]rune(w.Text))
	}
	return w
}

// lettering drops the letters in one after the other, or lets them fade where nothing is to move.
func (h hall) lettering(at geom.Point, size, alpha float64) {
	w := h.cheer()
	gap := min(apart, together/stage.Span(max(w.Colored, 1)))
	h.Cheer(w, at, size, func(i int) pictures.Pop {
		if h.Reduced {
			return pictures.Pop{Grown: 1, Alpha: alpha}
		}
		way := h.at.Within(word+gap*stage.Span(i), letter)
		return pictures.Pop{Grown: 1, Down: 2.2 * (stage.Overshoot(way, beyond) - 1), Alpha: min(way*4, 1) * alpha}
	})
}

// celebrateEnd lets the end of the match be seen, until it is told and a little beyond.
func (w show) celebrateEnd(winner dreist.Seat) {
	c := &celebration{Text: w.headline(winner), Winner: winner, Last: w.lastCard(), People: w.Match.Person(winner), Reduced: w.Line.Reduced()}
	w.seen.End() // a lettering that still fades would be read together with this one
	w.begin(0, Lasts, func(e pictures.Canvas, at stage.Span) {
		c.Told = w.Mode == situation.Over
		c.Draw(e, w.Line, at)
	})
}

// headline returns what is lettered large at the end: a name where several people play or somebody else has won.
func (w show) headline(winner dreist.Seat) string {
	people := 0
	for s := range dreist.Seat(w.Position().Seats()) {
		if w.Match.Person(s) {
			people++
		}
	}
	switch {
	case winner == dreist.EgonSeat && w.EgonPlays():
		return w.Say.Say(msg.EndLostTitle)
	case people > 1 || !w.Match.Person(winner):
		return w.EndText()
	case w.Match.WasClose():
		return w.Say.Say(msg.CelebrateClose)
	}
	return w.Say.Say(msg.CelebrateWon)
}

// lastCard returns the card with which the match ended where that was laid or discarded, else NoCard.
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
