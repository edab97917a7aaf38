package hints

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/coach/advice"
	"dreist/render/art"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/situation"
	"dreist/render/dreist/table"
	"dreist/render/kit"
)

// The buttons of the boxes.
const (
	nudgeButton overlay.ButtonID = table.GuideButton + 1 + iota // one for each strength
	moveButton
	turnButton
	tryButton // leads from a hint to the planner
	layButton // lays what is planned
)

// Sizes of letters in the boxes, and how far what stands there is from their edges, in logical pixels.
const (
	boxPad    = 10.0
	usualText = 15
	leastText = 14
)

// Overlay marks the cards and places that the hint is about, and fills its box.
func (c *Coach) Overlay(t *table.Table, o *overlay.Overlay) {
	if !c.fresh(t) {
		return
	}
	if c.shows(t) && !t.Hand.Holds() && !t.Line.Busy() {
		c.mark(t, o)
	}
	n, g := c.tell(t), t.Line.Geometry()
	o.Box.Pad = boxPad
	if !tiny(g) || !c.known {
		title(o, n.title, c.mood(), low(g) || c.turns())
	}
	o.Part(c.wording(g))
	o.Say(n.head, assets.Strong, overlay.Ink)
	o.Say(n.text, assets.Text, overlay.Ink)
	sayTurn(o, g, n.lines, c.steps)
	switch {
	case n.standing == "" || tiny(g) && c.turns():
	case tiny(g), c.turns(): // where there is room left below what is said
		o.Paragraph(overlay.Paragraph{Text: n.standing, Font: assets.Text, Tint: overlay.Muted, Foot: leastText})
	default:
		o.Part(standingPart(g))
		o.Say(n.standing, assets.Text, overlay.Ink)
		if n.other != "" {
			o.Paragraph(overlay.Paragraph{Text: n.other, Font: assets.Text, Tint: overlay.Muted, Foot: leastText})
		}
	}
	c.offer(o, g)
}

// turns reports whether it tells a whole turn, which needs all the room of a box where it is long.
func (c *Coach) turns() bool {
	return c.strength == Turn && c.known && c.advice.Verdict == advice.Found
}

// standingPart is the part of a box that says how the game stands.
func standingPart(g *scene.Geometry) overlay.Part {
	p := overlay.Part{Name: "standing", Gap: 4, Height: 158, Plate: kit.InsetPlate, Inset: 10, Text: overlay.Text{Size: leastText, Least: leastText, Align: kit.Left, Space: 3}}
	if low(g) {
		p.Height, p.Inset = 138, 8
	}
	return p
}

// low reports whether the box is as low as in the window of a small screen, and tiny whether it has only room for the
// words, as somebody sits above it.
func low(g *scene.Geometry) bool  { return g.Log.H < 360*g.BoxUnit() }
func tiny(g *scene.Geometry) bool { return g.Log.H < 290*g.BoxUnit() }

// wording is the part of its box that says what there is to say.
func (c *Coach) wording(g *scene.Geometry) overlay.Part {
	p := wording(g)
	if c.turns() {
		p.Gap, p.Text.Space = 0, min(p.Text.Space, 2)
	}
	return p
}

// wording is the part of a box that says what there is to say.
func wording(g *scene.Geometry) overlay.Part {
	p := overlay.Part{Name: "words", Gap: 4, Text: overlay.Text{Size: usualText, Least: leastText, Align: kit.Left, Space: 5}}
	if tiny(g) {
		p.Gap, p.Text.Space = 0, 1
	}
	return p
}

// sayTurn says the moves of a turn, each in a line, and what is left after them. A DREIer stands out. In the smallest box
// what is left stands at the bottom, as long as there is room for it.
func sayTurn(o *overlay.Overlay, g *scene.Geometry, lines []string, steps []advice.Step) {
	for i, line := range lines {
		p := overlay.Paragraph{Text: line, Font: assets.Text, Tint: overlay.Ink}
		switch {
		case i < len(steps) && steps[i].Trio:
			p.Font = assets.Strong
		case i >= len(steps) && tiny(g):
			p.Foot = leastText
		}
		o.Paragraph(p)
	}
}

// lowTitle is how high the title is where there is little room.
const lowTitle = 38.0

// title is the top of a box: who speaks, and of what.
func title(o *overlay.Overlay, text string, mood pictures.Mood, low bool) {
	height := 50.0
	if low {
		height = lowTitle
	}
	face := overlay.Face{Motif: pictures.PortraitOf(dreist.Yellow, mood)}
	o.Part(overlay.Part{Name: "title", Height: height, Face: face, Text: overlay.Text{Size: 19, Least: 15, Align: kit.Left, Middle: true}})
	o.Say(text, assets.Display, overlay.Ink)
}

// mood is how who gives the hint looks.
func (c *Coach) mood() pictures.Mood {
	if c.known {
		return pictures.Pleased
	}
	return pictures.Thinking
}

// rowPart is a row of buttons of a box.
func rowPart(g *scene.Geometry) overlay.Part {
	if low(g) {
		return overlay.Part{Name: "buttons", Gap: 4, Height: 32}
	}
	return overlay.Part{Name: "buttons", Gap: 6, Height: 36}
}

// offer puts the buttons into the box: the strengths side by side, and below them what else can be done.
func (c *Coach) offer(o *overlay.Overlay, g *scene.Geometry) {
	row := rowPart(g)
	leave := overlay.Button{Id: table.LeaveButton, Label: msg.HintClose, Works: true}
	if c.known && c.advice.Verdict == advice.Found {
		labels := [...]string{msg.HintNudge, msg.HintMove, msg.HintTurn}
		var strengths []overlay.Button
		for i, label := range labels {
			s := Nudge + Strength(i)
			strengths = append(strengths, overlay.Button{Id: nudgeButton + overlay.ButtonID(i), Label: label, Works: s != c.strength, Holds: s == c.strength})
		}
		if tiny(g) {
			leave = overlay.Button{Id: table.LeaveButton, Name: "hint.close", Icon: art.Close, Works: true, Wide: 0.6}
			o.Row(row, append(strengths, leave)...)
			return
		}
		o.Row(row, strengths...)
	}
	o.Row(row,
		overlay.Button{Id: tryButton, Label: msg.ButtonPlan, Sign: planSign, Works: c.known}, leave)
}

// mark shows on the table what the hint is about.
func (c *Coach) mark(t *table.Table, o *overlay.Overlay) {
	if t.Question() == situation.DrawQuestion && c.advice.Line[0].Action == dreist.DrawCard {
		return // the table lets the pile glow itself, below the sign that a card is offered
	}
	switch c.strength {
	case Nudge:
		if card := c.why.Card; card != dreist.NoCard && c.why.Kind != advice.Loner && c.why.Kind != advice.Least {
			o.Lift(card, overlay.Bright)
			if c.why.Kind == advice.Keeps || c.why.Kind == advice.Waits {
				o.Lift(c.why.With, overlay.Bright)
			}
		} else if c.why.Kind == advice.Draws || c.why.Kind == advice.Gives {
			o.Glow(overlay.On(overlay.OwnPile), overlay.Bright)
		}
	case Move:
		o.Unmade(c.about.FromHand(c.advice.Line[0]), 0, overlay.Bright)
	case Turn:
		for i, s := range c.steps {
			number := i + 1
			if len(c.steps) == 1 {
				number = 0 // there is nothing to count
			}
			o.Unmade(s.Move, number, overlay.Bright)
		}
	}
}
