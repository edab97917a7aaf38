// Package target names what can be pressed on a screen. One list of targets says it for all: what is drawn as a
// control, what the pointer hits, where the keys lead, and what tests and scripts find by name.
package target

import "dreist/render/geom"

// Target is something that can be pressed.
type Target struct {
	ID      string    // its name, which no other target of the screen has
	Rect    geom.Rect // where the pointer hits it, in device pixels
	Label   string    // the sentence on it; may be empty
	Tip     string    // what is said of it where the mouse rests on it; may be empty
	Cut     bool      // some of what stands on it has no room
	Enabled bool      // whether anything follows when it is pressed
	Primary bool      // it leads on
	Focused bool      // the keys are on it
}

// Find returns the target of a name, and whether there is one.
func Find(all []Target, id string) (Target, bool) {
	for _, t := range all {
		if t.ID == id {
			return t, true
		}
	}
	return Target{}, false
}
