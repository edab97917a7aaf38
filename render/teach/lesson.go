package teach

import (
	"dreist/game/lesson"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

// Lesson is the learner's progress in an example.
type Lesson struct {
	Number         int                          // number of the example, from 1
	Count          int                          // number of all examples
	UpdateProgress func(func(*lesson.Progress)) // updates the stored progress
	AwayKey        string                       // label key of the button that leads back, empty for the list of examples

	Activity   Activity
	IsFinished bool // the way is completed
	MissCount  int
	Reel       Reel // the pages of Watching and Forbidden
}

// Activity is one of the ways to take an example.
type Activity uint8

const (
	Watching  Activity = iota // watch what can be done
	Forbidden                 // see what is not allowed
	Playing                   // play to the goal
	Trying                    // play freely, without a goal

	ActivityCount = iota // number of ways
)

// Label keys of the button that leads back.
const (
	BackToBookKey = "lessons.back.book"
	BackToGameKey = "lessons.back.game"
)

// HasReel reports whether the example is shown page by page.
func (l *Lesson) HasReel() bool { return l.Activity == Watching || l.Activity == Forbidden }

// onwardKey returns the label key of the button that continues.
func (l *Lesson) onwardKey() string {
	switch {
	case l.HasReel() && l.IsFinished:
		return "lessons.play"
	case l.Number == l.Count:
		return "lessons.all"
	}
	return "lessons.next"
}

// ReturnButton returns the button above the box that leads back to where the example was opened, with a short label if it is narrow.
func (l *Lesson) ReturnButton(e *tabletop.Edges) tabletop.Button {
	right := e.Icons.Log.X - e.Gap // the sound icon takes the place of the log
	at := geom.Rect{X: e.Log.X, Y: e.Icons.Log.Y, W: right - e.Log.X, H: e.Icons.Log.H}
	const roomy = 152 // logical pixels
	short := at.W < roomy*e.BoxUnit()
	key := l.AwayKey
	switch {
	case key == "":
		key = "lessons.contents"
	case short && key == BackToBookKey:
		key = "lessons.short.book"
	case short:
		key = "lessons.short.game"
	}
	return tabletop.Button{ID: ListButton, Rect: at, LabelKey: key, IsEnabled: true}
}

// SetButtons hides the table's buttons that a lesson does not need; undo and redo stay only if the learner plays the hand
// (byHand).
func (l *Lesson) SetButtons(e *tabletop.Edges, o *tabletop.TableButtons, byHand bool) {
	o.SoundRect = e.Icons.Log
	// The button that leads back covers some of these.
	o.Hidden = tabletop.OnlyButtons(tabletop.LogButton, tabletop.HelpButton, tabletop.LastTurnsButton, tabletop.EndPanelButton)
	if !byHand {
		o.Hidden |= tabletop.OnlyButtons(tabletop.UndoButton, tabletop.RedoButton)
	}
}
