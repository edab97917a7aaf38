package hints

import (
	"unicode/utf8"

	"dreist/assets"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/coach/advice"
	"dreist/render/art"
	"dreist/render/dreist/guide"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/pictures"
	"dreist/render/kit"
	"dreist/render/session/request"
	"dreist/render/tabletop"
)

// The buttons of the boxes.
const (
	moreButton tabletop.ButtonID = tabletop.GuideButton + 1 + iota // asks for a stronger hint
	playButton                                                     // plays what a hint shows
	tryButton                                                      // leads from a hint to the planner
	layButton                                                      // lays what is planned
)

// Sizes of letters in the boxes, and how far what stands there is from their edges, in logical pixels.
const (
	boxPad    = 10.0
	usualText = 15
	leastText = 14
)

// How high the box of a hint is that is one sentence, and what of a turn takes how much in it, in logical pixels.
const (
	sentenceBox = 310.0
	aroundSteps = 160.0 // its title and buttons
	leftHigh    = 80.0  // what is left in the hand
	stepHigh    = 28.0
	trioHigh    = 54.0 // a step with something to be said of it
	lineHigh    = 25.0
)

// How many letters of a sentence have room in such a box, and in every line beyond that.
const (
	usualLetters = 100
	lineLetters  = 20
)

// high returns how high its box is.
func (c *Coach) high() float64 {
	if c.strength < request.Turn { // long names take more lines
		letters := utf8.RuneCountInString(c.told.text)
		return sentenceBox + lineHigh*float64(max(letters-usualLetters+lineLetters-1, 0)/lineLetters)
	}
	high := aroundSteps + leftHigh
	for _, s := range c.steps {
		if s.Trio || s.Column > 0 {
			high += trioHigh
		} else {
			high += stepHigh
		}
	}
	return max(high, sentenceBox)
}

// Show says in the prompt that it thinks, or why no hint is needed; else it marks the cards and places that the hint is about,
// and fills its box. The table's own buttons stay but those in whose place the box stands. What leads on is in that, but for
// a draw, which the pile offers itself.
func (c *Coach) Show(now *guide.Now, o *overlay.Overlay) {
	if c.fresh(now) && !now.Hand.Holds() {
		o.Prompt = c.tell(now).prompt
		o.Prompts = o.Prompt != ""
	}
	if !c.shows(now) {
		return
	}
	o.Own.Hides, o.Own.Quiet = tabletop.Of(tabletop.HintButton, tabletop.PlanButton), tabletop.AllBut()
	if c.offered(now) {
		o.Own.Quiet = tabletop.AllBut(overlay.DrawButton)
	}
	if !now.Hand.Holds() && !now.Line.Busy() {
		c.mark(now, o)
	}
	n := c.tell(now)
	o.Box.Most = c.high()
	title(o, now.Say.Say(dreistmsg.HintTitle), pictures.Pleased, c.strength == request.Turn)
	o.Part(c.wording(o))
	o.Say(n.text, assets.Text, tabletop.Ink)
	sayTurn(o, n.lines, c.steps)
	c.offer(now, o)
}

// tiny reports whether the box has only room for the words, as somebody sits above it.
func tiny(o *overlay.Overlay) bool { return o.Frame.H < 290*o.Unit }

// wording is the part of its box that says what there is to say.
func (c *Coach) wording(o *overlay.Overlay) tabletop.Part {
	p := wording(o)
	if c.strength == request.Turn { // which needs all the room of the box where it is long
		p.Gap, p.Text.Space = 0, min(p.Text.Space, 2)
	}
	return p
}

// wording is the part of a box that says what there is to say.
func wording(o *overlay.Overlay) tabletop.Part {
	p := tabletop.Part{Name: "words", Gap: 4, Text: tabletop.Text{Size: usualText, Least: leastText, Align: kit.Left, Space: 5}}
	if tiny(o) {
		p.Gap, p.Text.Space = 0, 1
	}
	return p
}

// sayTurn says the moves of a turn, each in a line, and what is left after them. A DREIer stands out. In the smallest box
// what is left stands at the bottom, as long as there is room for it.
func sayTurn(o *overlay.Overlay, lines []string, steps []advice.Step) {
	for i, line := range lines {
		p := tabletop.Paragraph{Text: line, Font: assets.Text, Tint: tabletop.Ink}
		switch {
		case i < len(steps) && steps[i].Trio:
			p.Font = assets.Strong
		case i >= len(steps) && tiny(o):
			p.Foot = leastText
		}
		o.Paragraph(p)
	}
}

// lowTitle is how high the title is where there is little room.
const lowTitle = 38.0

// title is the top of a box, where there is room for it: who speaks, and of what.
func title(o *overlay.Overlay, text string, mood pictures.Mood, low bool) {
	if o.Box.Pad = boxPad; tiny(o) {
		return
	}
	height := 50.0
	if low || o.Low() {
		height = lowTitle
	}
	face := tabletop.Face{Motif: pictures.PortraitOf(dreist.Yellow, mood)}
	o.Part(tabletop.Part{Name: "title", Height: height, Face: face, Text: tabletop.Text{Size: 19, Least: 15, Align: kit.Left, Middle: true}})
	o.Say(text, assets.Display, tabletop.Ink)
}

// offer puts the buttons into the box: what leads on, and below it what else can be done.
func (c *Coach) offer(now *guide.Now, o *overlay.Overlay) {
	leads, works := !c.offered(now), c.plays(now)
	// Each has a place of its own at every strength, so that who presses “More” twice plays nothing.
	on := []tabletop.Button{
		{Id: playButton, Label: c.playKey(), Works: works, Waits: !works && now.GoesOn(), Lead: leads},
		{Id: moreButton, Label: dreistmsg.HintMore, Works: c.strength < request.Turn},
	}
	if c.strength == request.Nudge { // which does not tell what the other one would do
		on[0] = tabletop.Button{Name: "hint.later", Bare: true}
		on[1].Lead = leads
	}
	if tiny(o) {
		leave := tabletop.Button{Id: tabletop.LeaveButton, Name: "hint.close", Icon: art.Close, Works: true, Wide: 0.4}
		o.Row(append(on, leave)...)
		return
	}
	o.Row(on...)
	o.Row(
		tabletop.Button{Id: tryButton, Label: dreistmsg.ButtonPlan, Sign: planSign, Works: true},
		tabletop.Button{Id: tabletop.LeaveButton, Label: dreistmsg.HintClose, Works: true})
}

// playKey is the key of what the button says that plays what is shown.
func (c *Coach) playKey() string {
	switch c.next().Action {
	case dreist.LayCard:
		return dreistmsg.HintPlayLay
	case dreist.DiscardCard:
		return dreistmsg.HintPlayDiscard
	case dreist.DrawCard:
		return dreistmsg.HintPlayDraw
	case dreist.GiveCards:
		return dreistmsg.HintPlayGive
	}
	return dreistmsg.HintPlayEnd
}

// mark shows on the table what the hint is about.
func (c *Coach) mark(now *guide.Now, o *overlay.Overlay) {
	m := c.next()
	if c.offered(now) {
		return // the table lets the pile glow itself, below the sign that a card is offered
	}
	switch {
	case c.strength == request.Turn && len(c.steps) > 1: // else there is nothing to count
		for i, s := range c.steps {
			o.Unmade(s.Move, i+1, tabletop.Bright)
		}
	case c.strength != request.Nudge:
		o.Unmade(m, 0, tabletop.Bright)
	case c.pair():
		o.Lift(c.why.Card, tabletop.Bright)
		o.Lift(c.why.With, tabletop.Bright)
	case m.Action == dreist.LayCard:
		o.Lift(m.Card, tabletop.Bright)
	case m.Action == dreist.DrawCard, m.Action == dreist.GiveCards:
		o.Glow(overlay.On(overlay.OwnPile), tabletop.Bright)
	}
}
