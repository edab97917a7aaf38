// Package guesttest drives a program without a window as a person would, for the tests of all games: gestures, the texts of panels, and a
// monkey that does random things.
package guesttest

import "dreist/input"

// ClickGestures returns the gestures of a click at a point.
func ClickGestures(at input.Point) []input.Gesture {
	return []input.Gesture{{Kind: input.Press, From: at, At: at}, {Kind: input.Tap, From: at, At: at}}
}

// DragGestures returns the gestures of dragging from one point to another, by tick.
func DragGestures(from, to input.Point) [][]input.Gesture {
	half := input.Point{X: (from.X + to.X) / 2, Y: (from.Y + to.Y) / 2}
	return [][]input.Gesture{
		{{Kind: input.Press, From: from, At: from}}, {{Kind: input.DragStart, From: from, At: half}},
		{{Kind: input.Drag, From: from, At: to}}, {{Kind: input.Drop, From: from, At: to}},
	}
}

// CommandGesture returns the gesture of a command.
func CommandGesture(c input.Command) input.Gesture {
	return input.Gesture{Kind: input.CommandGiven, Command: c}
}
