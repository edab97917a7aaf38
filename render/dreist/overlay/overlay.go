// Package overlay is what a guide lays over a table: a box of words and buttons beside the layout, and marks on cards and
// places. A guide says what is to be seen; how a box is laid out, and how buttons and marks look and where they are, is said
// here for all of them.
package overlay

import (
	"slices"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// Overlay is what a guide wants to be seen at a moment. It is filled anew whenever it is looked at, and keeps its room.
type Overlay struct {
	Buttons []tabletop.Button // of the box, and others with a place of their own
	Marks   []Mark            // on the table, from the lowest
	Above   []Mark            // over the buttons
	First   tabletop.ButtonID // of the buttons that keys choose among, where none of them leads on
	Flying  dreist.Card       // the card that a mark shows in the place of the table, or NoCard
	Dares   bool              // the keys also aim a card where the rules do not let it lie
	Meant   []dreist.Move     // what the keys choose among and Enter does, empty for all that is possible: see hand.Meant
	Takes   []dreist.Card     // the cards outside the hand that can be taken up, the uppermost last
	Aside   geom.Rect         // where such a card can be set aside, empty for nowhere
	Box     Box
	Own     tabletop.Own // what becomes of the table's own buttons
	Prompts bool         // the line between layout and hand is the guide's:
	Prompt  string       // what it says, empty for nothing
	Draw    string       // the key that asks whether to draw where no gift is at stake, empty for the table's

	words []Paragraph
}

// Clear empties the overlay.
func (o *Overlay) Clear() {
	*o = Overlay{Buttons: o.Buttons[:0], Marks: o.Marks[:0], Above: o.Above[:0], Meant: o.Meant[:0], Takes: o.Takes[:0], words: o.words[:0], Box: Box{Parts: o.Box.Parts[:0]}, Flying: dreist.NoCard}
}

// KeepBox takes over the box of another overlay, with its words and buttons.
func (o *Overlay) KeepBox(of *Overlay) {
	parts := append(o.Box.Parts[:0], of.Box.Parts...)
	o.Box, o.words, o.Buttons = of.Box, append(o.words[:0], of.words...), append(o.Buttons[:0], of.Buttons...)
	o.Box.Parts = parts
}

// Mark adds a mark.
func (o *Overlay) Mark(m Mark) { o.Marks = append(o.Marks, m) }

// Glow lets a place glow.
func (o *Overlay) Glow(at Place, tint Tint) { o.Mark(Mark{Motif: kit.Glow, At: at, Tint: tint}) }

// GlowAlike lets the equals of a card of a hand glow as it does: it is one as good as the other.
func (o *Overlay) GlowAlike(hand []dreist.Card) {
	for i := range o.Marks {
		m := o.Marks[i]
		if m.At.Kind != Card || m.Motif != kit.Glow || !slices.Contains(hand, m.At.Card) {
			continue
		}
		for _, c := range hand {
			m.At = OnCard(c)
			glows := slices.ContainsFunc(o.Marks, func(other Mark) bool { return other.At == m.At && other.Motif == kit.Glow })
			if c.Kind() == o.Marks[i].At.Card.Kind() && !glows {
				o.Marks = append(o.Marks, m)
			}
		}
	}
}

// Target marks a place that accepts a card, of which a ghost may show there.
func (o *Overlay) Target(at Place, c dreist.Card, ghost bool) {
	o.Mark(Mark{Motif: pictures.TargetOf(1<<c.Color(), ghost), At: at})
}

// Lift lets a card glow, above its neighbours.
func (o *Overlay) Lift(c dreist.Card, tint Tint) {
	o.Mark(Mark{Motif: kit.Glow, At: OnCard(c), Tint: tint, Lift: true})
}

// Ghost shows a card where it does not lie.
func (o *Overlay) Ghost(c dreist.Card, at Place, alpha float64) {
	o.Mark(Mark{Motif: pictures.FaceMotif(c.Kind()), At: at, Alpha: alpha})
}

// Outline draws a line around a place: a cell, or the stone of a column.
func (o *Overlay) Outline(at Place, tint Tint) {
	if at.Kind == Cell && at.Cell.Row == 0 {
		o.Mark(Mark{Ring: true, At: at})
		return
	}
	o.Mark(Mark{Motif: kit.Outline, At: at, Tint: tint})
}

// Part adds a part to the bottom of the box. What is said and offered next stands in it.
func (o *Overlay) Part(p Part) {
	p.words, p.buttons = span{len(o.words), len(o.words)}, span{len(o.Buttons), len(o.Buttons)}
	o.Box.Parts = append(o.Box.Parts, p)
}

// Say adds a paragraph to the last part of the box, if there is something to say.
func (o *Overlay) Say(text string, font assets.Font, tint Tint) {
	if text != "" {
		o.Paragraph(Paragraph{Text: text, Font: font, Tint: tint})
	}
}

// Paragraph adds a paragraph to the last part of the box.
func (o *Overlay) Paragraph(p Paragraph) {
	o.words = append(o.words, p)
	o.Box.last().words.to = len(o.words)
}

// Offer adds a button to the last part of the box, beside those that it has.
func (o *Overlay) Offer(b tabletop.Button) {
	o.Buttons = append(o.Buttons, b)
	o.Box.last().buttons.to = len(o.Buttons)
}

// Row adds a part with buttons side by side.
func (o *Overlay) Row(p Part, b ...tabletop.Button) {
	o.Part(p)
	for i := range b {
		o.Offer(b[i])
	}
}

// Lay puts everything in its place beside a layout.
func (o *Overlay) Lay(g *scene.Geometry) {
	if len(o.Box.Parts) == 0 {
		return
	}
	o.Box.lay(g.Log, g.BoxUnit())
	for i := range o.Box.Parts {
		p := &o.Box.Parts[i]
		p.abreast(o.Buttons[p.buttons.from:p.buttons.to], g.BoxUnit())
	}
}

// Words returns what a part of the box says.
func (o *Overlay) Words(part int) []Paragraph {
	p := &o.Box.Parts[part]
	return o.words[p.words.from:p.words.to]
}

// span is a part of a list.
type span struct{ from, to int }
