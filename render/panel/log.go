package panel

import (
	"image"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/input"
	"dreist/render/geom"
)

// Log is a panel with a title and the turns of a match under it, the last at the bottom. Of keys it takes only those that page.
type Log struct {
	*Panel
	body   *roll
	flow   *flow
	blocks []LogBlock
	ends   []logEnd // how far the page was laid out after each block
}

// LogBlock is one turn in a Log.
type LogBlock struct {
	Heading string   // may be empty
	Lines   []string // sentences, wrapped at the width of the log
}

type logEnd struct{ pieces, height int }

// The logical distances on the sheet of a log and on its page.
const (
	logSide  = 24
	logTop   = 20
	logHead  = 26 // below the title
	logDots  = 8  // from the title to the middle of its ornament
	blockGap = 14
	lineGap  = 3
	indent   = 12
)

// NewLog makes a log that fills a rectangle given in device pixels and is scrolled to its end.
func NewLog(skin *Skin, at geom.Rect, title string, blocks []LogBlock) *Log {
	l := &Log{Panel: newPanel(skin, &skin.pocket)}
	corner := image.Pt(int(math.Round(at.X)), int(math.Round(at.Y)))
	l.at = image.Rectangle{Min: corner, Max: corner.Add(image.Pt(int(at.W), int(at.H)))}

	side := skin.Px(logSide)
	head := newTitle(l.desk, title, headingSize)
	head.measure(l.at.Dx() - 2*side)
	box := l.at
	box.Min.Y += skin.Px(logTop)
	box.Max.Y = box.Min.Y + head.height + skin.Px(logDots) + (skin.Dots.Size+1)/2
	head.put(box)

	l.body = newRoll(l.desk, "log")
	l.body.height = func() int { return l.flow.height }
	l.body.write = func(picture *ebiten.Image) { l.flow.draw(picture, l.body.top, -1, -1) }
	l.flow = &flow{skin: skin}
	l.body.put(image.Rect(l.at.Min.X+side, box.Min.Y+head.height+skin.Px(logHead), l.at.Max.X-side+skin.Px(railThick), l.at.Max.Y-skin.Px(logTop)))
	l.flow.width = l.body.view.Dx()
	l.column = column{frame: true, parts: []part{head, l.body}}
	l.focus = newFocus([]control{l.body}, -1, func(control) bool { return false })
	l.SetBlocks(blocks)
	l.body.to(l.body.most())
	return l
}

// Handle works on a gesture.
func (l *Log) Handle(g input.Gesture) {
	switch g.Kind {
	case input.Text:
	case input.Strike:
		l.body.turnPage(g.Key)
		l.settle()
	default:
		l.Panel.Handle(g)
	}
}

// SetBlocks shows other turns. A log that was at its end stays there; another keeps its place. Blocks equal to those before cost nothing.
func (l *Log) SetBlocks(blocks []LogBlock) {
	kept := 0
	for kept < min(len(blocks), len(l.blocks)) && equal(blocks[kept], l.blocks[kept]) {
		kept++
	}
	if kept == len(blocks) && kept == len(l.blocks) {
		return
	}
	atEnd := l.body.top == l.body.most()
	l.blocks, l.ends = slices.Clone(blocks), l.ends[:kept]
	end := logEnd{}
	if kept > 0 {
		end = l.ends[kept-1]
	}
	l.flow.pieces, l.flow.height = l.flow.pieces[:end.pieces], end.height
	for i, b := range blocks[kept:] {
		if kept+i > 0 {
			l.flow.height += l.skin.Px(blockGap)
		}
		l.lay(b)
		l.ends = append(l.ends, logEnd{len(l.flow.pieces), l.flow.height})
	}
	if atEnd {
		l.body.top = l.body.most()
	}
	l.body.to(l.body.top)
	l.body.stale, l.changed = true, true
}

// lay sets a block at the end of the page.
func (l *Log) lay(b LogBlock) {
	if b.Heading != "" {
		l.flow.add(l.skin.face(assets.Strong, logSize).Flowing(b.Heading, float64(l.flow.width)), 0, l.skin.headline())
		l.flow.height += l.skin.Px(lineGap)
	}
	in := l.skin.Px(indent)
	for i, line := range b.Lines {
		if i > 0 {
			l.flow.height += l.skin.Px(lineGap)
		}
		l.flow.add(l.skin.face(assets.Text, logSize).Flowing(line, float64(l.flow.width-in)), in, l.skin.ui.Text)
	}
}

func equal(a, b LogBlock) bool { return a.Heading == b.Heading && slices.Equal(a.Lines, b.Lines) }
