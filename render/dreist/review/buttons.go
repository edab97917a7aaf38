package review

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/art"
	"dreist/render/dreist/guide"
	"dreist/render/dreist/overlay"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/session/request"
	"dreist/render/tabletop"
)

// The buttons of a review.
const (
	FirstStep tabletop.ButtonID = tabletop.GuideButton + iota
	PreviousStep
	PlaySteps
	NextStep
	LastStep
	BackButton     // away from the review
	CloseButton    // the same, among the icons
	BranchButton   // plays on from the moment shown
	recordButton   // makes a file of the game
	pictureButton  // makes a picture of the moment
	cardButton     // a card that leads to its turn
	AnalysisButton // what the moves were worth
)

// places says where everything is that a review adds to the table, besides its box.
type places struct {
	Films  [2]geom.Rect // along the edges of the window
	bar    geom.Rect    // buttons, slider and count
	steps  [5]geom.Rect // first, previous, play, next, last
	Slider geom.Rect    // what takes a press
	groove geom.Rect    // where the middle of the handle may be
	knob   float64      // how large the handle is
	count  geom.Rect
}

// filmWidth is how wide the films are in parts of the room beside the table: they keep off what stands there.
const filmWidth = 0.62

// Places returns where everything is.
func (r *Review) Places(now *guide.Now) places {
	g := now.Line.Geometry()
	u, gap, edge := g.Unit, g.Gap, g.Prompt.X-g.Stage.X
	p := places{bar: g.Prompt, knob: g.Prompt.H * 0.62}
	film := edge * filmWidth
	p.Films = [2]geom.Rect{{X: g.Stage.X, W: film, H: g.H}, {X: g.Stage.Right() - film, W: film, H: g.H}}

	h := p.bar.H - 5*u // the own pile may rise a little above its place
	x := p.bar.X + gap
	for i := range p.steps {
		p.steps[i] = geom.Rect{X: x, Y: p.bar.Y, W: h * 1.3, H: h}
		x = p.steps[i].Right() + gap*0.7
	}
	countW := max(74*u, h*2.4, 76*g.TextUnit())
	p.count = geom.Rect{X: p.bar.Right() - gap - countW, Y: p.bar.Y, W: countW, H: p.bar.H}
	p.Slider = geom.Rect{X: x + gap, Y: p.bar.Y, W: p.count.X - x - 2*gap, H: p.bar.H}
	p.groove = geom.Rect{X: p.Slider.X + p.knob/2, Y: p.bar.Center().Y - 3*u, W: p.Slider.W - p.knob, H: 6 * u}
	return p
}

// Along returns where on the groove the moment after some of so many moves is.
func (p *places) Along(at, of int) float64 {
	return p.groove.X + p.groove.W*float64(at)/float64(max(of, 1))
}

// Show fills the marks, the buttons that lead through the match, and the box that tells of the moment shown. Those of the
// table's own buttons stay that do not play, and the line between layout and hand is left to the slider.
func (r *Review) Show(now *guide.Now, o *overlay.Overlay) {
	g, p := now.Line.Geometry(), r.Places(now)
	r.mark(now, o)
	o.Own.Hides = tabletop.AllBut(tabletop.MenuButton, tabletop.SoundButton, tabletop.HelpButton, overlay.AboveButton, overlay.BelowButton)
	o.Prompts = true
	play := art.Play
	if r.Playing {
		play = art.Pause
	}
	back, forth := r.At > 0, r.At < r.Last()
	o.Buttons = append(o.Buttons,
		tabletop.Button{Id: CloseButton, Rect: g.Icons.Log, Icon: art.Close, Works: true},
		tabletop.Button{Id: FirstStep, Rect: p.steps[0], Icon: art.First, Works: back, Keys: tabletop.Keys{input.CommandFirst}},
		tabletop.Button{Id: PreviousStep, Rect: p.steps[1], Icon: art.Previous, Works: back, Keys: tabletop.Keys{input.CommandLeft}},
		tabletop.Button{Id: PlaySteps, Rect: p.steps[2], Icon: play, Works: r.Last() > 0, Keys: guide.RunKeys()},
		tabletop.Button{Id: NextStep, Rect: p.steps[3], Icon: art.Next, Works: forth, Keys: tabletop.Keys{input.CommandRight}},
		tabletop.Button{Id: LastStep, Rect: p.steps[4], Icon: art.Last, Works: forth, Keys: tabletop.Keys{input.CommandLast}},
		tabletop.Button{Id: BackButton, Rect: g.EndTurn, Label: r.back, Works: true,
			Keys: tabletop.Keys{input.CommandCancel, input.CommandUndo, input.CommandEndTurn}},
		tabletop.Button{Id: BranchButton, Rect: g.Undo, Label: dreistmsg.ReviewBranch, Works: now.Past.Winner() == dreist.NoSeat,
			Keys: tabletop.Keys{input.CommandCard1}})
	r.fillBox(now, o)
}

// leastLine is the logical height at which the title keeps off its ornament.
const leastLine = 28

// keysRoom is how high the box has to be in logical pixels that keys are told in it.
const keysRoom = 400

// fillBox says that this is a review and what happened at the moment shown.
func (r *Review) fillBox(now *guide.Now, o *overlay.Overlay) {
	told, g := r.Tell(now), now.Line.Geometry()
	logical := func(pixels float64) float64 { return pixels / g.BoxUnit() }
	line := max(logical(max(30*g.Unit, g.Icons.Menu.H*0.9)), leastLine)
	o.Box.Pad = logical(max(10*g.Unit, g.Log.H*0.03)) // what stands in the corners keeps off the roundings
	eye := tabletop.Face{Motif: kit.Icon(art.Eye), Side: line * 0.8, Middle: true}
	o.Part(tabletop.Part{Name: "title", Height: line, Face: eye, Title: true, Text: tabletop.Text{Size: 20, Line: true}})
	o.Say(now.Say.Say(dreistmsg.ReviewTitle), assets.Display, tabletop.Ink)
	o.Part(tabletop.Part{Name: "heading", Gap: logical(g.Gap * 0.6), Height: line * 0.9, Text: tabletop.Text{Size: 15, Line: true}})
	o.Say(told.Heading, assets.Strong, tabletop.Ink)
	o.Part(tabletop.Part{Name: "lines", Gap: logical(g.Gap * 0.4), Text: tabletop.Text{Size: 14, Align: kit.Left, Space: 3, Drops: true}})
	for i, s := range told.lines {
		if i == len(told.lines)-1 && told.why != "" {
			o.Paragraph(tabletop.Paragraph{Text: told.why, Font: assets.Text, Tint: tabletop.Ink, Spare: true})
		}
		if i >= len(told.lines)-told.fresh {
			o.Say(s, assets.Strong, tabletop.Ink)
		} else {
			o.Say(s, assets.Text, tabletop.Muted)
		}
	}
	if told.keys != "" && logical(g.Log.H) >= keysRoom {
		o.Part(tabletop.Part{Name: "keys", Gap: logical(g.Gap * 0.6), Height: 100, Text: tabletop.Text{Size: 14, Least: 12, Align: kit.Left}})
		o.Say(told.keys, assets.Text, tabletop.Muted)
	}
	if r.Analyses {
		o.Part(tabletop.Part{Name: "analysis", Gap: logical(g.Gap * 0.6), Height: line * 1.1})
		o.Offer(tabletop.Button{Id: AnalysisButton, Label: msg.AnalysisOpen, Works: true, Keys: tabletop.Keys{input.CommandCard4}})
	}
	o.Part(tabletop.Part{Name: "exports", Gap: logical(g.Gap * 0.6), Height: line * 1.4}) // for two lines of letters
	o.Offer(
		tabletop.Button{Id: recordButton, Label: dreistmsg.ReviewRecord, Works: true, Keys: tabletop.Keys{input.CommandCard2}},
		tabletop.Button{Id: pictureButton, Label: dreistmsg.ReviewPicture, Works: true, Keys: tabletop.Keys{input.CommandCard3}})
}

// asks are the buttons that ask something of the program around the table.
var asks = map[tabletop.ButtonID]request.Kind{
	BackButton: request.Back, CloseButton: request.Back, BranchButton: request.Branch, AnalysisButton: request.Analysis,
	recordButton: request.Record, pictureButton: request.Picture,
}

// press does what a button is for.
func (r *Review) press(now *guide.Now, b tabletop.ButtonID) guide.Answer {
	switch b {
	case FirstStep:
		r.choose(now, 0)
	case LastStep:
		r.choose(now, r.Last())
	case PreviousStep, NextStep:
		r.Playing = false
		r.Step(now, b == NextStep)
	case PlaySteps:
		r.play(now)
	default:
		kind, ok := asks[b]
		if ok {
			now.Ask(kind)
		}
		return guide.Answer(ok)
	}
	return guide.Take
}
