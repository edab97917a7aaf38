package review

import (
	"dreist/assets"
	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/art"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
	"dreist/render/tabletop/request"
)

// The buttons of a review.
const (
	FirstStep tabletop.ButtonID = tabletop.GuideButton + iota
	PreviousStep
	PlaySteps
	NextStep
	LastStep
	BackButton     // leaves the review
	CloseButton    // the same, among the icons
	BranchButton   // plays on from the current moment
	recordButton   // saves the record of the game
	pictureButton  // saves a picture of the moment
	cardButton     // a card; goes to its turn
	AnalysisButton // opens the analysis
	CostlyButton   // goes to the next costly decision
)

// places are the places of what a review adds to the table, except its box.
type places struct {
	Films  [2]geom.Rect // along the left and right edges
	bar    geom.Rect    // buttons, slider and count
	steps  [5]geom.Rect // first, previous, play, next, last
	Slider geom.Rect    // hit area
	groove geom.Rect    // range of the handle's centre
	knob   float64      // size of the handle
	count  geom.Rect
}

// filmWidth is the width of the films as a part of the table's margin, so that they cover nothing.
const filmWidth = 0.62

// Places returns the places for a table.
func (r *Review) Places() places {
	g := r.table.Line.Geometry()
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

// Along returns the x of a moment on the slider, at of so many moves.
func (p *places) Along(at, of int) float64 {
	return p.groove.X + p.groove.W*float64(at)/float64(max(of, 1))
}

// Show adds the marks, the buttons and the box about the current moment. The table's own buttons that do not play stay, and the slider
// takes the place of the prompt.
func (r *Review) Show(o *tabletop.Overlay) {
	g, p := r.table.Line.Geometry(), r.Places()
	r.mark(o)
	o.TableButtons.Hidden = tabletop.AllBut(tabletop.MenuButton, tabletop.SoundButton, tabletop.HelpButton, table.AboveButton, table.BelowButton)
	o.Prompts = true
	play := art.Play
	if r.Playing {
		play = art.Pause
	}
	back, forth := r.At > 0, r.At < r.Last()
	o.Buttons = append(o.Buttons,
		tabletop.Button{Id: CloseButton, Rect: g.Icons.Log, Icon: art.Close, Enabled: true},
		tabletop.Button{Id: FirstStep, Rect: p.steps[0], Icon: art.First, Enabled: back, Keys: tabletop.Keys{input.CommandFirst}},
		tabletop.Button{Id: PreviousStep, Rect: p.steps[1], Icon: art.Previous, Enabled: back, Keys: tabletop.Keys{input.CommandLeft}},
		tabletop.Button{Id: PlaySteps, Rect: p.steps[2], Icon: play, Enabled: r.Last() > 0, Keys: tabletop.RunKeys()},
		tabletop.Button{Id: NextStep, Rect: p.steps[3], Icon: art.Next, Enabled: forth, Keys: tabletop.Keys{input.CommandRight}},
		tabletop.Button{Id: LastStep, Rect: p.steps[4], Icon: art.Last, Enabled: forth, Keys: tabletop.Keys{input.CommandLast}},
		tabletop.Button{Id: BackButton, Rect: g.EndTurn, Label: r.back, Enabled: true,
			Keys: tabletop.Keys{input.CommandCancel, input.CommandUndo, input.CommandEndTurn}},
		tabletop.Button{Id: BranchButton, Rect: g.Undo, Label: "review.branch", Enabled: r.table.Past.Winner() == dreist.NoSeat,
			Keys: tabletop.Keys{input.CommandCard1}})
	r.fillBox(o)
}

// leastLine is the height in logical pixels from which the title keeps clear of its icon.
const leastLine = 28

// keysRoom is the height in logical pixels from which the box lists the keys.
const keysRoom = 400

// fillBox fills the box with the title and what happened at the current moment.
func (r *Review) fillBox(o *tabletop.Overlay) {
	caption, g := r.Tell(), r.table.Line.Geometry()
	logical := func(pixels float64) float64 { return pixels / g.BoxUnit() }
	line := max(logical(max(30*g.Unit, g.Icons.Menu.H*0.9)), leastLine)
	o.Box.Pad = logical(max(10*g.Unit, g.Log.H*0.03)) // texts in the corners must keep clear of the rounded edge
	eye := tabletop.Face{Motif: kit.Icon(art.Eye), Side: line * 0.8, Middle: true}
	o.Part(tabletop.Part{Name: "title", Height: line, Face: eye, Text: tabletop.Text{Size: 20, Line: true}})
	o.Say(r.table.Say.Say("review.title"), assets.Display, tabletop.InkTint)
	o.Part(tabletop.Part{Name: "heading", Gap: logical(g.Gap * 0.6), Height: line * 1.5,
		Text: tabletop.Text{Size: 17, MinSize: 15, Middle: true}})
	o.Say(caption.Heading, assets.Strong, tabletop.InkTint)
	o.Part(tabletop.Part{Name: "lines", Gap: logical(g.Gap * 0.4),
		Text: tabletop.Text{Size: 14, Align: kit.Left, Space: 3, DropsFirst: true}})
	for i, s := range caption.lines {
		if i == len(caption.lines)-1 && caption.why != "" {
			o.Paragraph(tabletop.Paragraph{Text: caption.why, Font: assets.Text, Tint: tabletop.InkTint, Spare: true})
		}
		if i >= len(caption.lines)-caption.fresh {
			o.Say(s, assets.Strong, tabletop.InkTint)
		} else {
			o.Say(s, assets.Text, tabletop.MutedTint)
		}
	}
	if caption.keys != "" && logical(g.Log.H) >= keysRoom {
		o.Part(tabletop.Part{Name: "keys", Gap: logical(g.Gap * 0.6), Height: 100, Text: tabletop.Text{Size: 14, MinSize: 12, Align: kit.Left}})
		o.Say(caption.keys, assets.Text, tabletop.MutedTint)
	}
	if len(r.costly) > 1 {
		o.Part(tabletop.Part{Name: "costly", Gap: logical(g.Gap * 0.6), Height: line * 1.1})
		o.Offer(tabletop.Button{Id: CostlyButton, Label: "analysis.next", Enabled: true})
	}
	if r.Analyses {
		o.Part(tabletop.Part{Name: "analysis", Gap: logical(g.Gap * 0.6), Height: line * 1.1})
		o.Offer(tabletop.Button{Id: AnalysisButton, Label: "analysis.open", Enabled: true, Keys: tabletop.Keys{input.CommandCard4}})
	}
	o.Part(tabletop.Part{Name: "exports", Gap: logical(g.Gap * 0.6), Height: line * 1.4}) // room for two lines of text
	o.Offer(
		tabletop.Button{Id: recordButton, Label: "review.record", Enabled: true, Keys: tabletop.Keys{input.CommandCard2}},
		tabletop.Button{Id: pictureButton, Label: "review.picture", Enabled: true, Keys: tabletop.Keys{input.CommandCard3}})
}

// asks maps buttons to requests to the program around the table.
var asks = map[tabletop.ButtonID]request.Kind{
	BackButton: request.Back, CloseButton: request.Back, BranchButton: request.Branch, AnalysisButton: request.Analysis,
	recordButton: request.Record, pictureButton: request.Picture,
}

// press handles a button.
func (r *Review) press(b tabletop.ButtonID) tabletop.Answer {
	switch b {
	case FirstStep:
		r.choose(0)
	case LastStep:
		r.choose(r.Last())
	case PreviousStep, NextStep:
		r.Playing = false
		r.Step(b == NextStep)
	case PlaySteps:
		r.play()
	case CostlyButton:
		r.choose(r.nextCostly())
	default:
		kind, ok := asks[b]
		if ok {
			r.table.Request(kind)
		}
		return tabletop.Answer(ok)
	}
	return tabletop.Handled
}
