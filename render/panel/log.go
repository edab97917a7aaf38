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

// Log is a panel with a title and the turns of a match, the last at the bottom. It handles only the keys for paging.
type Log struct {
	*Panel
	body *scroll.Turns
}

// Logical distances of a log.
const (
	logSide = 14
	logTop  = 20
	logHead = 10 // below the title
)

// NewLog makes a log that fills a rectangle in device pixels. It is scrolled to its end or, if it replaces a log that
// was not at its end, to the same place; a held scroll bar stays held.
func NewLog(skin *skin.Skin, at geom.Rect, title string, blocks []scroll.LogBlock, old *Log) *Log {
	l := &Log{Panel: newPanel(skin, &skin.Pocket)}
	corner := image.Pt(int(math.Round(at.X)), int(math.Round(at.Y)))
	l.at = image.Rectangle{Min: corner, Max: corner.Add(image.Pt(int(at.W), int(at.H)))}

	side := skin.Px(logSide)
	head, high := show.SmallHeading(l.env, title, l.at.Dx()-2*side)
	box := l.at
	box.Min.Y += skin.Px(logTop)
	box.Max.Y = box.Min.Y + high
	head.Put(box)

	l.body = scroll.NewTurns(l.env, "log")
	l.body.Put(image.Rect(l.at.Min.X+side, box.Min.Y+high+skin.Px(logHead), l.at.Max.X-side+skin.Px(scroll.RailThick), l.at.Max.Y-skin.Px(logTop)))
	l.column = column{frame: true, parts: []widget.Part{head, l.body}}
	l.focus = newFocus([]widget.Control{l.body}, -1, func(widget.Control) bool { return false })
	l.SetBlocks(blocks)
	l.body.ToEnd()
	if old != nil {
		l.inherit(old.Panel)
		l.aim()
	}
	return l
}

// Handle handles a gesture.
func (l *Log) Handle(g input.Gesture) {
	switch g.Kind {
	case input.Text:
	case input.Strike:
		l.body.TurnPage(g.Key)
		l.finish()
	default:
		l.Panel.Handle(g)
	}
}

// SetBlocks replaces the turns. A log at its end stays there; otherwise it keeps its place. Equal blocks cost
// nothing.
func (l *Log) SetBlocks(blocks []scroll.LogBlock) {
	if l.body.SetBlocks(blocks) {
		l.changed = true
	}
}
