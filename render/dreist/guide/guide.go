// Package guide is the interface between a table and its guide: an example, a puzzle, the first game, a review or a
// hint. A guide shows an overlay and answers attempts. It refers to no table, screen or other guide, and nothing depends on
// its type.
package guide

import (
	"dreist/game/dreist"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/situation"
	"dreist/render/tabletop"
)

// Guide stands between the people at a table and its match. Embed Bystander to implement only some of the methods.
type Guide interface {
	situation.Leader

	// Show fills in what is shown and what can be used.
	Show(now *Now, o *overlay.Overlay)
	// Draw draws what an overlay cannot contain.
	Draw(now *Now, e pictures.Canvas)
	// ReadAloud returns further lines for the description of the table that is read aloud.
	ReadAloud(now *Now) []string
	// Try handles an attempt or leaves it to the table.
	Try(now *Now, a Attempt) tabletop.Answer
	// Tick advances by a tick and reports whether the picture changed. Next returns the number of ticks until it changes
	// again: 1 while something moves, 0 for never.
	Tick(now *Now) bool
	Next(now *Now) int
}

// Attempt is what a person is about to do.
type Attempt = tabletop.Attempt[dreist.Move, dreist.Card, situation.Aim]

// Bystander is a guide that neither shows nor does anything.
type Bystander struct{}

func (Bystander) Lead() situation.Lead                            { return situation.Lead{} }
func (Bystander) Cheer(*situation.Situation, dreist.Event) string { return "" }
func (Bystander) Show(*Now, *overlay.Overlay)                     {}
func (Bystander) Draw(*Now, pictures.Canvas)                      {}
func (Bystander) ReadAloud(*Now) []string                         { return nil }
func (Bystander) Try(*Now, Attempt) tabletop.Answer               { return tabletop.NotHandled }
func (Bystander) Tick(*Now) bool                                  { return false }
func (Bystander) Next(*Now) int                                   { return 0 }
