package table

import (
	"math"
	"slices"

	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/hand"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/stage"
)

// Guide stands between the people at a table and its match: a lesson, a puzzle, the first game or a review. It says what is
// to be seen beside and on the table, and is asked before anything is done there. One that embeds Bystander has only to
// answer what it is about.
type Guide interface {
	// Overlay fills what is to be seen at the moment.
	Overlay(t *Table, o *overlay.Overlay)
	// Draw draws what no overlay can say.
	Draw(t *Table, e pictures.Canvas)
	// ReadAloud returns what else it says, for who has the table read aloud.
	ReadAloud(t *Table) []string
	// Keep reports whether one of the table's own buttons stays, and how.
	Keep(t *Table, b overlay.Button) (overlay.Button, bool)
	// Prompt returns the line between layout and hand, false where the table's own fits.
	Prompt(t *Table) (string, bool)
	// QuestionKey returns the key of what a question asks, given the table's own.
	QuestionKey(key string) string

	situation.Leader

	// Gesture reports whether it has done what a person wants, so that the table need not.
	Gesture(t *Table, g input.Gesture) bool
	// Push reports whether it has done what a button is for.
	Push(t *Table, b overlay.ButtonID) bool
	// Allows reports whether a move may be played. A guide that refuses one says why itself.
	Allows(t *Table, m dreist.Move) bool
	// PickUp is told that a card is picked up that the overlay lets be taken.
	PickUp(t *Table, c dreist.Card)
	// Answer reports whether such a card stays where it was dropped. Else it goes home.
	Answer(t *Table, c dreist.Card, to situation.Aim) bool
	// Correct reports whether it has said why a card cannot go where it was meant to.
	Correct(t *Table, c dreist.Card, to situation.Aim) bool
	// ConfirmsDiscard reports whether the table is to ask before a card is discarded while another fits.
	ConfirmsDiscard(t *Table, c dreist.Card) bool
	// TakeBack reports whether it has taken the last move back in a way of its own.
	TakeBack(t *Table) bool

	// Update takes a tick and reports whether the picture changed; Busy whether it needs the next one, and Next after how
	// many the picture changes although it needs none, 0 for never.
	Update(t *Table) bool
	Busy(t *Table) bool
	Next(t *Table) int
}

// Bystander is a guide that neither shows nor does anything.
type Bystander struct{}

func (Bystander) Overlay(*Table, *overlay.Overlay)                               {}
func (Bystander) Draw(*Table, pictures.Canvas)                                   {}
func (Bystander) ReadAloud(*Table) []string                                      { return nil }
func (Bystander) Keep(_ *Table, b overlay.Button) (kept overlay.Button, ok bool) { return b, true }
func (Bystander) Prompt(*Table) (string, bool)                                   { return "", false }
func (Bystander) QuestionKey(key string) string                                  { return key }
func (Bystander) Locked() bool                                                   { return false }
func (Bystander) Enlivens() bool                                                 { return false }
func (Bystander) MarksFitting() bool                                             { return false }
func (Bystander) Hails(*situation.Situation, dreist.Event) string                { return "" }
func (Bystander) Gesture(*Table, input.Gesture) bool                             { return false }
func (Bystander) Push(*Table, overlay.ButtonID) bool                             { return false }
func (Bystander) Allows(*Table, dreist.Move) bool                                { return true }
func (Bystander) PickUp(*Table, dreist.Card)                                     {}
func (Bystander) Answer(*Table, dreist.Card, situation.Aim) bool                 { return false }
func (Bystander) Correct(*Table, dreist.Card, situation.Aim) bool                { return false }
func (Bystander) ConfirmsDiscard(*Table, dreist.Card) bool                       { return false }
func (Bystander) TakeBack(*Table) bool                                           { return false }
func (Bystander) Update(*Table) bool                                             { return false }
func (Bystander) Busy(*Table) bool                                               { return false }
func (Bystander) Next(*Table) int                                                { return 0 }

// SetGuide lets a guide lead at the table, or nobody any longer.
func (t *Table) SetGuide(g Guide) { t.Guide, t.Leader = g, g }

// Overlay returns what the guide wants to be seen.
func (t *Table) Overlay() *overlay.Overlay {
	o := &t.laid
	o.Clear()
	if t.Guide != nil {
		t.Guide.Overlay(t, o)
		if t.Mine() {
			o.GlowAlike(t.Position().Hand(t.Front()))
		}
		o.Lay(t.Line.Geometry())
	}
	return o
}

// guide draws what the guide has to say, below the buttons.
func (d drawing) guide() {
	if d.Guide == nil {
		d.box()
		return
	}
	overlay.DrawMarks(d.Canvas, d.Overlay().Marks, d.Line, &d.Refused.Shake)
	d.box()
	d.Guide.Draw(d.Table, d.Canvas)
}

// boxSlides is how far the box of a guide slides in from the right, in logical pixels.
const boxSlides = 36

// box draws the box of a guide; one that comes or goes slides and has its buttons with it.
func (d drawing) box() {
	o, there := &d.fades.boxed, d.fades.box.now
	if there == 0 {
		return
	}
	if there == 1 && d.Guide != nil {
		o = d.Overlay()
	}
	rest := d.Shift
	if !d.Line.Reduced() {
		d.Shift.X += math.Round(boxSlides * d.g.Unit * (1 - stage.EaseOut(there)))
	}
	d.Together(d.g.Log.Inset(-2*d.g.Gap), there, func() {
		o.DrawBox(d.Canvas, d.g)
		if there < 1 {
			buttons := slices.DeleteFunc(slices.Clone(o.Buttons), func(b overlay.Button) bool { return !d.inBox(b) })
			overlay.DrawButtons(d.Canvas, d.g, d.Say, buttons, d.Hover, d.Down)
		}
	})
	d.Shift = rest
}

// inBox reports whether a button stands in the box of a guide.
func (d drawing) inBox(b overlay.Button) bool {
	return b.Id >= overlay.GuideButton && d.g.Log.Contains(b.Rect.Center())
}

// ring draws a ring around the button that the keys have chosen, below the buttons.
func (d drawing) ring(buttons []overlay.Button) {
	for i := range buttons {
		if b := &buttons[i]; d.Ring != overlay.NoButton && b.Id == d.Ring && (b.Works || b.Id >= overlay.GuideButton) {
			d.Grow(d.Look(d.g.BoxUnit()).Ring, b.Rect)
		}
	}
}

// AimOf returns what a click at a point means for the card in hand.
func (t *Table) AimOf(at geom.Point) situation.Aim {
	return hand.AimOf(&t.Situation, t.Overlay().Aside, t.Hand.Card, at)
}
