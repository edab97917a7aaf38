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
)

// Guide stands between the people at a table and its match: a lesson, a puzzle, the first game or a review. It says what is
// to be seen beside and on the table, and is asked before anything is done there. One that embeds Bystander has only to
// answer what it is about.
type Guide interface {
	// Overlay fills what is to be seen at the moment.
	Overlay(now *Now, o *overlay.Overlay)
	// Draw draws what no overlay can say.
	Draw(now *Now, e pictures.Canvas)
	// ReadAloud returns what else it says, for who has the table read aloud.
	ReadAloud(now *Now) []string
	// Keep reports whether one of the table's own buttons stays, and how.
	Keep(now *Now, b overlay.Button) (overlay.Button, bool)
	// Prompt returns the line between layout and hand, false where the table's own fits.
	Prompt(now *Now) (string, bool)
	// QuestionKey returns the key of what a question asks, given the table's own.
	QuestionKey(key string) string

	situation.Leader

	// Gesture reports whether it has done what a person wants, so that the table need not.
	Gesture(now *Now, g input.Gesture) bool
	// Push reports whether it has done what a button is for.
	Push(now *Now, b overlay.ButtonID) bool
	// Allows reports whether a move may be played. A guide that refuses one says why itself.
	Allows(now *Now, m dreist.Move) bool
	// PickUp is told that a card is picked up that the overlay lets be taken.
	PickUp(now *Now, c dreist.Card)
	// Answer reports whether such a card stays where it was dropped. Else it goes home.
	Answer(now *Now, c dreist.Card, to situation.Aim) bool
	// Correct reports whether it has said why a card cannot go where it was meant to.
	Correct(now *Now, c dreist.Card, to situation.Aim) bool
	// ConfirmsDiscard reports whether the table is to ask before a card is discarded while another fits.
	ConfirmsDiscard(now *Now, c dreist.Card) bool
	// TakeBack reports whether it has taken the last move back in a way of its own.
	TakeBack(now *Now) bool

	// Update takes a tick and reports whether the picture changed; Busy whether it needs the next one, and Next after how
	// many the picture changes although it needs none, 0 for never.
	Update(now *Now) bool
	Busy(now *Now) bool
	Next(now *Now) int
}

// Bystander is a guide that neither shows nor does anything.
type Bystander struct{}

func (Bystander) Overlay(*Now, *overlay.Overlay)                               {}
func (Bystander) Draw(*Now, pictures.Canvas)                                   {}
func (Bystander) ReadAloud(*Now) []string                                      { return nil }
func (Bystander) Keep(_ *Now, b overlay.Button) (kept overlay.Button, ok bool) { return b, true }
func (Bystander) Prompt(*Now) (string, bool)                                   { return "", false }
func (Bystander) QuestionKey(key string) string                                { return key }
func (Bystander) Locked() bool                                                 { return false }
func (Bystander) Enlivens() bool                                               { return false }
func (Bystander) MarksFitting() bool                                           { return false }
func (Bystander) Hails(*situation.Situation, dreist.Event) string              { return "" }
func (Bystander) Gesture(*Now, input.Gesture) bool                             { return false }
func (Bystander) Push(*Now, overlay.ButtonID) bool                             { return false }
func (Bystander) Allows(*Now, dreist.Move) bool                                { return true }
func (Bystander) PickUp(*Now, dreist.Card)                                     {}
func (Bystander) Answer(*Now, dreist.Card, situation.Aim) bool                 { return false }
func (Bystander) Correct(*Now, dreist.Card, situation.Aim) bool                { return false }
func (Bystander) ConfirmsDiscard(*Now, dreist.Card) bool                       { return false }
func (Bystander) TakeBack(*Now) bool                                           { return false }
func (Bystander) Update(*Now) bool                                             { return false }
func (Bystander) Busy(*Now) bool                                               { return false }
func (Bystander) Next(*Now) int                                                { return 0 }
