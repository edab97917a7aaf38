// Package guide is the contract between a table and whoever guides the people at it: an example, a puzzle, the first game, a
// review, a hint or a plan. A guide shows and answers. It holds neither table nor screen nor another guide, and nobody asks
// for its type.
package guide

import (
	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/situation"
	"dreist/render/tabletop"
)

// Guide stands between the people at a table and its match. One that embeds Bystander has only to answer what it is about.
type Guide interface {
	situation.Leader

	// Show fills in what is to be seen at the moment and what may be used.
	Show(now *Now, o *overlay.Overlay)
	// Draw draws what no overlay can say.
	Draw(now *Now, e pictures.Canvas)
	// ReadAloud returns what else it says, for who has the table read aloud.
	ReadAloud(now *Now) []string
	// Try answers what a person is about to do.
	Try(now *Now, a Attempt) Answer
	// Tick takes a tick and reports whether the picture changed; Next returns after how many ticks it changes again, 1 while
	// something moves and 0 for never.
	Tick(now *Now) bool
	Next(now *Now) int
}

// Soon is what Next returns of what moves, or rests for good.
func Soon(moves bool) int {
	if moves {
		return 1
	}
	return 0
}

// Attempt is what a person is about to do.
type Attempt struct {
	Kind    AttemptKind
	Gesture input.Gesture
	Button  tabletop.ButtonID
	Move    dreist.Move
	Card    dreist.Card
	To      situation.Aim
}

// AttemptKind is what kind of attempt it is, and what the table does that is let be.
type AttemptKind uint8

const (
	Gesture  AttemptKind = iota // any gesture but a command, before it means something
	Command                     // of a Gesture
	Press                       // of a Button
	Play                        // of a Move
	PickUp                      // of a Card that the overlay lets be taken
	Drop                        // of such a Card; it glides home
	Refused                     // a Card that cannot go To where it was meant to; the table says why
	Discard                     // of a Card; the table may ask whether that is meant
	TakeBack                    // of the last move
)

// Answer is what a guide makes of an attempt.
type Answer bool

const (
	LetBe Answer = false // the table does what it does without a guide
	Take  Answer = true  // the guide has done what is to be done, or said why not
)

// Bystander is a guide that neither shows nor does anything.
type Bystander struct{}

func (Bystander) Lead() situation.Lead                            { return situation.Lead{} }
func (Bystander) Cheer(*situation.Situation, dreist.Event) string { return "" }
func (Bystander) Show(*Now, *overlay.Overlay)                     {}
func (Bystander) Draw(*Now, pictures.Canvas)                      {}
func (Bystander) ReadAloud(*Now) []string                         { return nil }
func (Bystander) Try(*Now, Attempt) Answer                        { return LetBe }
func (Bystander) Tick(*Now) bool                                  { return false }
func (Bystander) Next(*Now) int                                   { return 0 }
