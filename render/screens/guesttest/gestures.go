// Package guesttest uses a program without a window as a person does, for the tests of any game: gestures, what a panel says,
// and a monkey that does anything at all.
package guesttest

import "dreist/input"

// Click returns what a click at a point is.
func Click(at input.Point) []input.Gesture {
	return []input.Gesture{{Kind: input.Press, From: at, At: at}, {Kind: input.Tap, From: at, At: at}}
}

// Drag returns what happens in each of the ticks in which something is dragged from a point to another.
func Drag(from, to input.Point) [][]input.Gesture {
	half := input.Point{X: (from.X + to.X) / 2, Y: (from.Y + to.Y) / 2}
	return [][]input.Gesture{
		{{Kind: input.Press, From: from, At: from}}, {{Kind: input.DragStart, From: from, At: half}},
		{{Kind: input.Drag, From: from, At: to}}, {{Kind: input.Drop, From: from, At: to}},
	}
}

// Trigger returns the gesture of a command.
func Trigger(c input.Command) input.Gesture { return input.Gesture{Kind: input.Trigger, Command: c} }
