package dreist

import (
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/geom"
)

// The buttons of a review.
const (
	firstStep buttonID = guideButton + iota
	previousStep
	playSteps
	nextStep
	lastStep
	backButton    // away from the review
	closeButton   // the same, among the icons
	branchButton  // plays on from the moment shown
	recordButton  // makes a file of the game
	pictureButton // makes a picture of the moment
	cardButton    // a card that leads to its turn
)

// reviewPlaces says where everything is that a review adds to the table.
type reviewPlaces struct {
	films           [2]geom.Rect // along the edges of the window
	bar             geom.Rect    // buttons, slider and count
	steps           [5]geom.Rect // first, previous, play, next, last
	slider          geom.Rect    // what takes a press
	groove          geom.Rect    // where the middle of the handle may be
	count           geom.Rect
	sheet           geom.Rect // what is said of the moment
	plate           geom.Rect // says that this is a review
	heading, lines  geom.Rect
	record, picture geom.Rect
	keys            geom.Rect // which keys do what
}

// filmWidth is how wide the films are in parts of the room beside the table: they keep off what stands there.
const filmWidth = 0.62

// places returns where everything is.
func (r *review) places(t *table) reviewPlaces {
	g := t.line.Geometry()
	u, gap, edge := g.Unit, g.Gap, g.Prompt.X
	p := reviewPlaces{bar: g.Prompt, sheet: g.Log, keys: g.Question}
	film := edge * filmWidth
	p.films = [2]geom.Rect{{W: film, H: g.H}, {X: g.W - film, W: film, H: g.H}}
	p.keys.Y -= p.keys.H / 4 // one line more than a question has room for
	p.keys.H += g.Question.H / 4

	h := p.bar.H - 5*u // the own pile may rise a little above its place
	x := p.bar.X + gap
	for i := range p.steps {
		p.steps[i] = geom.Rect{X: x, Y: p.bar.Y, W: h * 1.3, H: h}
		x = p.steps[i].Right() + gap*0.7
	}
	countW := max(74*u, h*2.4)
	p.count = geom.Rect{X: p.bar.Right() - gap - countW, Y: p.bar.Y, W: countW, H: p.bar.H}
	p.slider = geom.Rect{X: x + gap, Y: p.bar.Y, W: p.count.X - x - 2*gap, H: p.bar.H}
	knob := p.knob().W
	p.groove = geom.Rect{X: p.slider.X + knob/2, Y: p.bar.Center().Y - 3*u, W: p.slider.W - knob, H: 6 * u}

	pad := max(10*u, p.sheet.H*0.03) // what stands in the corners keeps off the roundings
	in := p.sheet.Inset(pad)
	line := max(30*u, g.MenuIcon.H*0.9)
	p.plate = geom.Rect{X: in.X, Y: in.Y, W: in.W, H: line}
	p.heading = geom.Rect{X: in.X, Y: p.plate.Bottom() + gap*0.6, W: in.W, H: line * 0.9}
	w := (in.W - gap) / 2
	high := line * 1.4 // for two lines of letters
	p.record = geom.Rect{X: in.X, Y: in.Bottom() - high, W: w, H: high}
	p.picture = geom.Rect{X: in.X + w + gap, Y: p.record.Y, W: w, H: p.record.H}
	p.lines = geom.Rect{X: in.X, Y: p.heading.Bottom() + gap*0.4, W: in.W, H: p.record.Y - p.heading.Bottom() - gap}
	return p
}

// knob returns the size of the handle.
func (p *reviewPlaces) knob() geom.Rect {
	size := p.bar.H * 0.62
	return geom.Rect{W: size, H: size}
}

// along returns where on the groove the moment after some of so many moves is.
func (p *reviewPlaces) along(at, of int) float64 {
	return p.groove.X + p.groove.W*float64(at)/float64(max(of, 1))
}

// buttons appends the buttons of the moment.
func (r *review) buttons(t *table, dst []button) []button {
	g, p := t.line.Geometry(), r.places(t)
	for _, b := range t.ownButtons(dst[len(dst):]) {
		if b.id == menuButton || b.id == soundButton || b.id == helpButton {
			dst = append(dst, b)
		}
	}
	play := art.Play
	if r.playing {
		play = art.Pause
	}
	back, forth := r.at > 0, r.at < r.last()
	return append(dst,
		button{id: closeButton, rect: g.LogIcon, icon: art.Close, works: true},
		button{id: firstStep, rect: p.steps[0], icon: art.First, works: back},
		button{id: previousStep, rect: p.steps[1], icon: art.Previous, works: back},
		button{id: playSteps, rect: p.steps[2], icon: play, works: r.last() > 0},
		button{id: nextStep, rect: p.steps[3], icon: art.Next, works: forth},
		button{id: lastStep, rect: p.steps[4], icon: art.Last, works: forth},
		button{id: backButton, rect: g.EndTurn, label: r.back, works: true, lead: true},
		button{id: branchButton, rect: g.Undo, label: msg.ReviewBranch, works: t.past.Winner() == dreist.NoSeat},
		button{id: recordButton, rect: p.record, label: msg.ReviewRecord, works: true},
		button{id: pictureButton, rect: p.picture, label: msg.ReviewPicture, works: true})
}

// lead pushes a button by a key, if it works.
func (r *review) lead(t *table, id buttonID) {
	var buffer [16]button
	for _, b := range t.buttons(buffer[:0]) {
		if b.id == id && b.works {
			t.push(id)
			return
		}
	}
}

// push does what a button is for.
func (r *review) push(t *table, b buttonID) bool {
	switch b {
	case firstStep:
		r.stop()
		r.jump(t, 0)
	case lastStep:
		r.stop()
		r.jump(t, r.last())
	case previousStep, nextStep:
		r.stop()
		r.step(t, b == nextStep)
	case playSteps:
		r.play(t)
	case backButton, closeButton:
		t.request(requestBack)
	case branchButton:
		t.request(requestBranch)
	case recordButton:
		t.request(requestRecord)
	case pictureButton:
		t.request(requestPicture)
	default:
		return false
	}
	return true
}
