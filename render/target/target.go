// Package target describes the buttons and other controls on a screen. One list of targets serves drawing, pointer, keyboard focus, tests
// and scripts.
package target

import "dreist/render/geom"

// Target is a button or another control that can be pressed.
type Target struct {
	ID      string    // unique on its screen
	Rect    geom.Rect // hit area in device pixels
	Label   string    // text on it; may be empty
	Tip     string    // tip when the mouse rests on it; may be empty
	Cut     bool      // whether its text does not fit
	Enabled bool      // whether pressing it has an effect
	Primary bool      // whether it is the button for the next step
	Focused bool      // whether it has the keyboard focus
}

// Find returns the target with an ID; ok is false if there is none.
func Find(all []Target, id string) (Target, bool) {
	for _, t := range all {
		if t.ID == id {
			return t, true
		}
	}
	return Target{}, false
}
