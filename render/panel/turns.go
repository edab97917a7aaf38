package panel

import (
	"image"
	"math"

	"dreist/input"
	"dreist/render/geom"
	"dreist/render/panel/scroll"
	"dreist/render/panel/show"
	"dreist/render/panel/skin"
	"dreist/render/panel/widget"
)

// TurnList is a panel with a title and the turns of a match, docked beside the cards. It handles only the keys for paging.
type TurnList struct {
	*Panel
	body *scroll.Turns
}

// Logical distances of a list of turns.
const (
	listSide = 14
	listTop  = 20
	listHead = 10 // below the title
)

// NewTurnList makes a list that fills a rectangle in device pixels. press is called with the index of a turn that is pressed.
func NewTurnList(skin *skin.Skin, at geom.Rect, title string, press func(turn int)) *TurnList {
	l := &TurnList{Panel: newPanel(skin, &skin.Pocket)}
	corner := image.Pt(int(math.Round(at.X)), int(math.Round(at.Y)))
	l.at = image.Rectangle{Min: corner, Max: corner.Add(image.Pt(int(at.W), int(at.H)))}

	side := skin.Px(listSide)
	head, high := show.SmallHeading(l.env, title, l.at.Dx()-2*side)
	box := l.at
	box.Min.Y += skin.Px(listTop)
	box.Max.Y = box.Min.Y + high
	head.Put(box)

	l.body = scroll.NewTurns(l.env, "turn", press)
	l.body.Put(image.Rect(l.at.Min.X+side, box.Min.Y+high+skin.Px(listHead), l.at.Max.X-side+skin.Px(scroll.RailThick), l.at.Max.Y-skin.Px(listTop)))
	l.column = column{frame: true, parts: []widget.Part{head, l.body}}
	l.focus = newFocus([]widget.Control{l.body}, -1, func(widget.Control) bool { return false })
	return l
}

// Handle handles a gesture.
func (l *TurnList) Handle(g input.Gesture) {
	switch g.Kind {
	case input.Text:
	case input.Strike:
		if g.Key == input.KeyPageUp || g.Key == input.KeyPageDown {
			l.body.TurnPage(g.Key)
		}
		l.finish()
	default:
		l.Panel.Handle(g)
	}
}

// Set replaces the turns and marks the one that is shown, -1 for none.
func (l *TurnList) Set(turns []scroll.Turn, here int) {
	if l.body.Set(turns, here) {
		l.changed = true
	}
}
