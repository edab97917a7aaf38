package review

import (
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/dreist/table"
	"dreist/render/geom"
)

// The buttons of a review.
const (
	FirstStep table.ButtonID = table.GuideButton + iota
	PreviousStep
	PlaySteps
	NextStep
	LastStep
	BackButton    // away from the review
	CloseButton   // the same, among the icons
	BranchButton  // plays on from the moment shown
	recordButton  // makes a file of the game
	pictureButton // makes a picture of the moment
	cardButton    // a card that leads to its turn
)

// reviewPlaces says where everything is that a review adds to the table.
type reviewPlaces struct {
	Films           [2]geom.Rect // along the edges of the window
	bar             geom.Rect    // buttons, slider and count
	steps           [5]geom.Rect // first, previous, play, next, last
	Slider          geom.Rect    // what takes a press
	groove          geom.Rect    // where the middle of the handle may be
	count           geom.Rect
	Sheet           geom.Rect // what is said of the moment
	plate           geom.Rect // says that this is a review
	heading, lines  geom.Rect
	record, picture geom.Rect
	Keys            geom.Rect // which keys do what
}

// filmWidth is how wide the films are in parts of the room beside the table: they keep off what stands there.
const filmWidth = 0.62

// Places returns where everything is.
func (r *Review) Places(t *table.Table) reviewPlaces {
	g := t.Line.Geometry()
	u, gap, edge := g.Unit, g.Gap, g.Prompt.X
	p := reviewPlaces{bar: g.Prompt, Sheet: g.Log, Keys: g.Question}
	film := edge * filmWidth
	p.Films = [2]geom.Rect{{W: film, H: g.H}, {X: g.W - film, W: film, H: g.H}}
	p.Keys.Y -= p.Keys.H / 4 // one line more than a question has room for
	p.Keys.H += g.Question.H / 4

	h := p.bar.H - 5*u // the own pile may rise a little above its place
	x := p.bar.X + gap
	for i := range p.steps {
		p.steps[i] = geom.Rect{X: x, Y: p.bar.Y, W: h * 1.3, H: h}
		x = p.steps[i].Right() + gap*0.7
	}
	countW := max(74*u, h*2.4)
	p.count = geom.Rect{X: p.bar.Right() - gap - countW, Y: p.bar.Y, W: countW, H: p.bar.H}
	p.Slider = geom.Rect{X: x + gap, Y: p.bar.Y, W: p.count.X - x - 2*gap, H: p.bar.H}
	knob := p.knob().W
	p.groove = geom.Rect{X: p.Slider.X + knob/2, Y: p.bar.Center().Y - 3*u, W: p.Slider.W - knob, H: 6 * u}

	pad := max(10*u, p.Sheet.H*0.03) // what stands in the corners keeps off the roundings
	in := p.Sheet.Inset(pad)
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

// Along returns where on the groove the moment after some of so many moves is.
func (p *reviewPlaces) Along(at, of int) float64 {
	return p.groove.X + p.groove.W*float64(at)/float64(max(of, 1))
}

// Buttons appends the buttons of the moment.
func (r *Review) Buttons(t *table.Table, dst []table.Button) []table.Button {
	g, p := t.Line.Geometry(), r.Places(t)
	for _, b := range t.OwnButtons(dst[len(dst):]) {
		if b.Id == table.MenuButton || b.Id == table.SoundButton || b.Id == table.HelpButton {
			dst = append(dst, b)
		}
	}
	play := art.Play
	if r.Playing {
		play = art.Pause
	}
	back, forth := r.At > 0, r.At < r.Last()
	return append(dst,
		table.Button{Id: CloseButton, Rect: g.LogIcon, Icon: art.Close, Works: true},
		table.Button{Id: FirstStep, Rect: p.steps[0], Icon: art.First, Works: back},
		table.Button{Id: PreviousStep, Rect: p.steps[1], Icon: art.Previous, Works: back},
		table.Button{Id: PlaySteps, Rect: p.steps[2], Icon: play, Works: r.Last() > 0},
		table.Button{Id: NextStep, Rect: p.steps[3], Icon: art.Next, Works: forth},
		table.Button{Id: LastStep, Rect: p.steps[4], Icon: art.Last, Works: forth},
		table.Button{Id: BackButton, Rect: g.EndTurn, Label: r.back, Works: true, Lead: true},
		table.Button{Id: BranchButton, Rect: g.Undo, Label: msg.ReviewBranch, Works: t.Past.Winner() == dreist.NoSeat},
		table.Button{Id: recordButton, Rect: p.record, Label: msg.ReviewRecord, Works: true},
		table.Button{Id: pictureButton, Rect: p.picture, Label: msg.ReviewPicture, Works: true})
}

// lead pushes a button by a key, if it works.
func (r *Review) lead(t *table.Table, id table.ButtonID) {
	var buffer [16]table.Button
	for _, b := range t.Buttons(buffer[:0]) {
		if b.Id == id && b.Works {
			t.Push(id)
			return
		}
	}
}

// Push does what a button is for.
func (r *Review) Push(t *table.Table, b table.ButtonID) bool {
	switch b {
	case FirstStep:
		r.stop()
		r.Jump(t, 0)
	case LastStep:
		r.stop()
		r.Jump(t, r.Last())
	case PreviousStep, NextStep:
		r.stop()
		r.Step(t, b == NextStep)
	case PlaySteps:
		r.play(t)
	case BackButton, CloseButton:
		t.Request(table.RequestBack)
	case BranchButton:
		t.Request(table.RequestBranch)
	case recordButton:
		t.Request(table.RequestRecord)
	case pictureButton:
		t.Request(table.RequestPicture)
	default:
		return false
	}
	return true
}
