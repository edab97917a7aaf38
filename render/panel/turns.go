package panel

import (
	"image"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
)

// TurnList is a panel with a title and the turns of a match, docked beside the cards. It handles only the keys for paging.
type TurnList struct {
	*Panel
	body *turnRoll
}

// Logical distances of a list of turns.
const (
	listSide = 14
	listTop  = 20
	listHead = 10 // below the title
)

// NewTurnList makes a list that fills a rectangle in device pixels. press is called with the index of a pressed turn.
func NewTurnList(skin *Skin, at geom.Rect, title string, press func(turn int)) *TurnList {
	l := &TurnList{Panel: newPanel(skin)}
	corner := image.Pt(int(math.Round(at.X)), int(math.Round(at.Y)))
	l.at = image.Rectangle{Min: corner, Max: corner.Add(image.Pt(int(at.W), int(at.H)))}

	side := skin.Px(listSide)
	head, box := newTitle(l.env, title, kit.HeadingSize, false), l.at
	box.Min.Y += skin.Px(listTop)
	box.Max.Y = box.Min.Y + head.Measure(l.at.Dx()-2*side)
	head.SetBounds(box)

	l.body = newTurns(l.env, press)
	l.body.SetBounds(image.Rect(l.at.Min.X+side, box.Max.Y+skin.Px(listHead), l.at.Max.X-side+skin.Px(railThick), l.at.Max.Y-skin.Px(listTop)))
	l.column = column{frame: true, parts: []Part{head, l.body}}
	l.focus = newFocus([]Control{l.body}, -1)
	return l
}

// Handle handles a gesture.
func (l *TurnList) Handle(g input.Gesture) {
	switch g.Kind {
	case input.TextTyped:
	case input.EditKey:
		if g.Key == input.KeyPageUp || g.Key == input.KeyPageDown {
			l.body.TurnPage(g.Key)
		}
		l.finish()
	default:
		l.Panel.Handle(g)
	}
}

// SetTurns replaces the turns and marks the current one; here is its index, or -1.
func (l *TurnList) SetTurns(turns []Turn, here int) {
	l.changed = l.body.setTurns(turns, here) || l.changed
}

// Turn is one turn of a match, as text.
type Turn struct {
	Heading   string
	Sentences []string // sentences, wrapped at the width of the list
}

// turnRoll is the scrolling list of the turns of a match. A click presses one; the current one is marked.
type turnRoll struct {
	*roll
	flow  *flow
	turns []Turn
	ends  []int // lower edge of each turn on the page
	here  int   // index of the marked turn, or -1
}

// Logical distances between turns.
const (
	turnGap = 2
	lineGap = 3
	margin  = 6 // of a turn's plate
	indent  = 16
)

func newTurns(d *Env, press func(turn int)) *turnRoll {
	t := &turnRoll{flow: &flow{skin: d.skin}, here: -1}
	t.roll = newRoll(d, "turn", func() int { return t.flow.height })
	t.action = func(turn int) func() { return func() { press(turn) } }
	t.write = t.draw
	return t
}

// setTurns replaces the turns, marks the one with the index here, unless that is -1, scrolls to it as far as needed, and reports
// whether anything changed.
func (t *turnRoll) setTurns(turns []Turn, here int) (changed bool) {
	isSame := slices.EqualFunc(turns, t.turns, func(a, b Turn) bool { return a.Heading == b.Heading && slices.Equal(a.Sentences, b.Sentences) })
	if isSame && here == t.here {
		return false
	}
	if !isSame {
		t.turns, t.ends = slices.Clone(turns), t.ends[:0]
		t.flow.pieces, t.flow.height, t.flow.width = t.flow.pieces[:0], 0, t.view.Dx()
		for i := range turns {
			t.lay(i)
		}
	}
	t.here = here
	t.setTop(t.top)
	if 0 <= here && here < len(turns) {
		at := t.box(here)
		t.reveal(at.Min.Y-t.skin.Px(fadeAbove), at.Max.Y, 0)
	} else {
		t.setTop(0)
	}
	return true
}

func (t *turnRoll) lay(i int) {
	if i > 0 {
		t.flow.height += t.skin.Px(turnGap)
	}
	turn, side, in := &t.turns[i], t.skin.Px(margin), t.skin.Px(indent)
	t.flow.height += side
	t.flow.add(t.skin.face(assets.StrongFont, kit.TextSize).WrapFlowing(turn.Heading, float64(t.flow.width-2*side)), side, t.skin.Palette.Accent)
	for _, line := range turn.Sentences {
		t.flow.height += t.skin.Px(lineGap)
		t.flow.add(t.skin.face(assets.TextFont, kit.TextSize).WrapFlowing(line, float64(t.flow.width-in-side)), in, t.skin.Palette.Text)
	}
	t.flow.height += side
	t.ends = append(t.ends, t.flow.height)
}

func (t *turnRoll) box(i int) image.Rectangle {
	top := 0
	if i > 0 {
		top = t.ends[i-1] + t.skin.Px(turnGap)
	}
	return image.Rect(0, top, t.flow.width, t.ends[i])
}

// draw draws the visible turns; the marked one and the one under the mouse are on a plate.
func (t *turnRoll) draw(view *ebiten.Image) {
	for _, i := range []int{t.here, t.under()} {
		if 0 <= i && i < len(t.ends) {
			t.skin.Pictures.DrawStretched(view, marker(t.skin), t.box(i).Add(t.corner()))
		}
	}
	t.flow.draw(view, t.corner(), -1, -1)
}

// AppendZones returns the visible turns and the roll.
func (t *turnRoll) AppendZones(dst []zone) []zone {
	for i := range t.ends {
		if at := t.box(i).Add(t.corner()).Intersect(t.view); !at.Empty() {
			dst = append(dst, newZone(i+1, numbered(t.id, i), at, t.turns[i].Heading, true))
		}
	}
	return t.roll.AppendZones(dst)
}
