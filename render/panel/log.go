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

// Log is a panel with a title and the turns of a match under it, the last at the bottom. Of keys it takes only those that page.
type Log struct {
	*Panel
	body *scroll.Turns
}

// The logical distances on the sheet of a log.
const (
	logSide = 24
	logTop  = 20
	logHead = 26 // below the title
	logDots = 8  // from the title to the middle of its ornament
)

// NewLog makes a log that fills a rectangle given in device pixels. It is scrolled to its end or, where another one is given that it replaces and that was not at
// its end, as far as that was; what is held there stays held.
func NewLog(skin *skin.Skin, at geom.Rect, title string, blocks []scroll.LogBlock, old *Log) *Log {
	l := &Log{Panel: newPanel(skin, &skin.Pocket)}
	corner := image.Pt(int(math.Round(at.X)), int(math.Round(at.Y)))
	l.at = image.Rectangle{Min: corner, Max: corner.Add(image.Pt(int(at.W), int(at.H)))}

	side := skin.Px(logSide)
	head, high := show.SmallHeading(l.desk, title, l.at.Dx()-2*side)
	box := l.at
	box.Min.Y += skin.Px(logTop)
	box.Max.Y = box.Min.Y + high + skin.Px(logDots) + (skin.Dots.Size+1)/2
	head.Put(box)

	l.body = scroll.NewTurns(l.desk, "log")
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

// Handle works on a gesture.
func (l *Log) Handle(g input.Gesture) {
	switch g.Kind {
	case input.Text:
	case input.Strike:
		l.body.TurnPage(g.Key)
		l.settle()
	default:
		l.Panel.Handle(g)
	}
}

// SetBlocks shows other turns. A log that was at its end stays there; another keeps its place. Blocks equal to those before cost nothing.
func (l *Log) SetBlocks(blocks []scroll.LogBlock) {
	if l.body.SetBlocks(blocks) {
		l.changed = true
	}
}
