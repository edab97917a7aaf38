package teach

import (
	"dreist/render/geom"
	"dreist/render/tabletop"
)

// Activity is one of the ways in which a learner can work through an example.
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
	BackToBookLabelKey = "lessons.back.book"
	BackToGameKey      = "lessons.back.game"
)

// HasPages reports whether the example is shown page by page.
func (l *ExampleGuide[T, P, M, E]) HasPages() bool {
	return l.Activity == Watching || l.Activity == Forbidden
}

func (l *ExampleGuide[T, P, M, E]) onwardKey() string {
	switch {
	case l.HasPages() && l.IsFinished:
		return "lessons.play"
	case l.number == l.count:
		return "lessons.all"
	}
	return "lessons.next"
}

// returnButton returns the button above the box that leads back to where the example was opened, with a short label if it is narrow.
func (l *ExampleGuide[T, P, M, E]) returnButton(e *tabletop.Edges) tabletop.Button {
	right := e.Icons.Log.X - e.Gap // the sound icon takes the place of the log
	at := geom.Rect{X: e.Log.X, Y: e.Icons.Log.Y, W: right - e.Log.X, H: e.Icons.Log.H}
	const roomy = 152 // logical pixels
	short := at.W < roomy*e.BoxUnit()
	key := l.awayKey
	switch {
	case key == "":
		key = "lessons.contents"
	case short && key == BackToBookLabelKey:
		key = "lessons.short.book"
	case short:
		key = "lessons.short.game"
	}
	return tabletop.Button{ID: ListButton, Rect: at, LabelKey: key, IsEnabled: true}
}
