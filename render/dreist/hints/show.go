package hints

import (
	"slices"
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
	moreButton tabletop.ButtonID = tabletop.GuideButton + 1 + iota // a stronger hint
	playButton                                                     // plays the hint
	tryButton                                                      // opens the planner from a hint
	layButton                                                      // plays the plan
)

// Text sizes and margins of the boxes in logical pixels.
const (
	boxPad    = 10.0
	usualText = 15
	leastText = 14
)

// The heights in logical pixels of a box with one sentence, and of the parts of a box with a turn.
const (
	sentenceBox = 310.0
	aroundSteps = 160.0 // title and buttons
	lastHigh    = 80.0  // what it is for, or the cards left in the hand
	stepHigh    = 28.0
	trioHigh    = 54.0 // a step with a DREIer
	lineHigh    = 25.0
)

// The numbers of characters that fit into such a box, into the last part of one with a turn, and into every further line.
const (
	usualLetters = 100
	lastLetters  = 60
	lineLetters  = 20
)

// further returns the height of the lines in logical pixels that a text needs beyond a number of characters.
func further(text string, letters int) float64 {
	return lineHigh * float64(max(utf8.RuneCountInString(text)-letters+lineLetters-1, 0)/lineLetters)
}

// high returns the height of the box in logical pixels.
func (c *Hinter) high() float64 {
	if c.strength < request.Turn { // long names need more lines
		return sentenceBox + further(c.texts.text, usualLetters)
	}
	high := aroundSteps + lastHigh
	if n := len(c.texts.lines); n > 0 {
		high += further(c.texts.lines[n-1], lastLetters)
	}
	for _, s := range c.steps {
		if s.Trio || s.Column > 0 {
			high += trioHigh
		} else {
			high += stepHigh
		}
	}
	return max(high, sentenceBox)
}

// Show sets the prompt while thinking or if no hint is needed; otherwise it marks the cards and places of the hint and fills its box. The
// table's own buttons stay, except those that the box covers.
func (c *Hinter) Show(now *guide.Now, o *overlay.Overlay) {
	if c.fresh(now) && !now.Hand.Holds() {
		o.Prompt = c.textsNow(now).prompt
		o.Prompts = o.Prompt != ""
	}
	if !c.shows(now) {
		return
	}
	o.TableButtons.Hidden, o.TableButtons.NotPrimary = tabletop.Only(tabletop.HintButton, tabletop.PlanButton), tabletop.AllBut()
	if c.offered(now) {
		o.TableButtons.NotPrimary = tabletop.AllBut(overlay.DrawButton)
	}
	if !now.Hand.Holds() && !now.Line.Busy() {
		c.mark(now, o)
	}
	n := c.textsNow(now)
	o.Box.MaxHeight = c.high()
	title(o, now.Say.Say(dreistmsg.HintTitle), pictures.Pleased, c.strength == request.Turn)
	o.Part(c.wording(o))
	o.Say(n.text, assets.Text, tabletop.InkTint)
	sayTurn(o, n.lines, c.steps, tiny(o) || c.high()*o.Unit > o.Frame.H)
	c.offer(now, o)
}

// tiny reports whether the box has room only for its text.
func tiny(o *overlay.Overlay) bool { return o.Frame.H < 290*o.Unit }

// wording returns the text part of the box.
func (c *Hinter) wording(o *overlay.Overlay) tabletop.Part {
	p := wording(o)
	if c.strength == request.Turn { // a long turn needs all the room
		p.Gap, p.Text.Space = 0, min(p.Text.Space, 2)
	}
	return p
}

// wording returns the text part of a box.
func wording(o *overlay.Overlay) tabletop.Part {
	p := tabletop.Part{Name: "words", Gap: 4, Text: tabletop.Text{Size: usualText, MinSize: leastText, Align: kit.Left, Space: 5}}
	if tiny(o) {
		p.Gap, p.Text.Space = 0, 1
	}
	return p
}

// sayTurn adds the lines of a turn, a DREIer in bold, and what it is for or what is left in the hand, at the bottom where the box is too low
// for all, if there is room.
func sayTurn(o *overlay.Overlay, lines []string, steps []advice.Step, low bool) {
	for i, line := range lines {
		p := tabletop.Paragraph{Text: line, Font: assets.Text, Tint: tabletop.InkTint}
		switch {
		case i < len(steps) && steps[i].Trio:
			p.Font = assets.Strong
		case i >= len(steps) && low:
			p.Foot = leastText
		}
		o.Paragraph(p)
	}
}

// lowTitle is the height of the title where there is little room.
const lowTitle = 38.0

// title adds a title with the coach's face, if there is room.
func title(o *overlay.Overlay, text string, mood pictures.Mood, low bool) {
	if o.Box.Pad = boxPad; tiny(o) {
		return
	}
	height := 50.0
	if low || o.Low() {
		height = lowTitle
	}
	face := tabletop.Face{Motif: pictures.PortraitOf(dreist.Yellow, mood)}
	o.Part(tabletop.Part{Name: "title", Height: height, Face: face, Text: tabletop.Text{Size: 19, MinSize: 15, Align: kit.Left, Middle: true}})
	o.Say(text, assets.Display, tabletop.InkTint)
}

// offer adds the buttons.
func (c *Hinter) offer(now *guide.Now, o *overlay.Overlay) {
	leads, works := !c.offered(now), c.plays(now)
	// Each button keeps its place at every strength, so that a double click on “More” plays nothing.
	on := []tabletop.Button{
		{Id: playButton, Label: c.playKey(), Enabled: works, EnabledSoon: !works && now.GoesOn(), Primary: leads},
		{Id: moreButton, Label: dreistmsg.HintMore, Enabled: c.strength < request.Turn},
	}
	if c.strength == request.Nudge { // a nudge does not tell the move
		on[0] = tabletop.Button{Name: "hint.later", HitOnly: true}
		on[1].Primary = leads
	}
	if tiny(o) {
		leave := tabletop.Button{Id: tabletop.LeaveButton, Name: "hint.close", Icon: art.Close, Enabled: true, Width: 0.4}
		o.Row(append(on, leave)...)
		return
	}
	o.Row(on...)
	o.Row(
		tabletop.Button{Id: tryButton, Label: dreistmsg.ButtonPlan, Sign: planSign, Enabled: true},
		tabletop.Button{Id: tabletop.LeaveButton, Label: dreistmsg.HintClose, Enabled: true})
}

// playKey returns the label key of the button that plays the hint.
func (c *Hinter) playKey() string {
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

// mark marks the hint on the table.
func (c *Hinter) mark(now *guide.Now, o *overlay.Overlay) {
	m := c.next()
	if c.offered(now) {
		return // the table highlights the pile itself, below the sign of the offer
	}
	c.markReason(o)
	switch {
	case c.strength == request.Turn && len(c.steps) > 1: // a single step needs no numbers
		for i, s := range c.steps {
			o.Proposal(s.Move, i+1, tabletop.BrightTint)
		}
	case c.strength != request.Nudge:
		o.Proposal(m, 0, tabletop.BrightTint)
	case c.pair():
	case m.Action == dreist.LayCard:
		o.Lift(m.Card, tabletop.BrightTint)
	case m.Action == dreist.DrawCard, m.Action == dreist.GiveCards:
		o.Glow(overlay.On(overlay.OwnPile), tabletop.BrightTint)
	}
}

// markReason marks what the reason speaks of: the cards of the purpose, which are lifted where no move is shown, those of the next best
// turn, and a ring around the stone of a column.
func (c *Hinter) markReason(o *overlay.Overlay) {
	hand, spoken := c.about.Hand(c.about.Turn()), c.why.Cards
	if len(c.why.By) > 1 {
		spoken = slices.Concat(spoken, c.why.By[1:])
	}
	for _, card := range spoken {
		switch {
		case !slices.Contains(hand, card) || c.told(card):
		case c.strength == request.Nudge:
			o.Lift(card, tabletop.BrightTint)
		default:
			o.Mark(overlay.Mark{Motif: kit.Glow, At: overlay.OnCard(card), Tint: tabletop.MutedTint, Alpha: 0.6})
		}
	}
	if column := c.why.Column; column > 0 {
		o.Outline(overlay.In(dreist.Cell{Column: column}), tabletop.BrightTint)
	}
	if c.strength != request.Move {
		return
	}
	for _, card := range slices.Concat(c.why.Next.Cards, c.why.Next.Left) {
		if slices.Contains(hand, card) && !c.told(card) && !slices.Contains(spoken, card) {
			o.Mark(overlay.Mark{Motif: kit.Glow, At: overlay.OnCard(card), Tint: tabletop.MutedTint, Alpha: 0.6})
		}
	}
}

// told reports whether a card, or one equal to it, is shown as one that is laid or discarded: with the move the next card, with the turn all.
func (c *Hinter) told(card dreist.Card) bool {
	moves := c.advice.Line
	switch c.strength {
	case request.Nudge:
		return false
	case request.Move:
		moves = moves[:1]
	}
	return slices.ContainsFunc(moves, func(m dreist.Move) bool { return m.Card != dreist.NoCard && m.Card.Kind() == card.Kind() })
}
