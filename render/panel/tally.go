package panel

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/art"
	"dreist/render/kit"
	"dreist/render/paint"
)

// Tally is a list of lines that count up one after the other. Its height is that of all lines.
type Tally struct {
	Lines        []TallyLine
	VisibleCount func() float64 // returns the number of visible lines, with a fraction for the last one
	IsLeft       bool           // left-aligned instead of centred
}

// TallyLine is one line of a Tally.
type TallyLine struct {
	Text func(part float64) string // returns the text at a progress of the count, 0 to 1
	Note string                    // text on a ribbon behind the line, after the count; may be empty
}

// tally is the part of a Tally.
type tally struct {
	Element
	*Env
	item  Tally
	lines []tallied
	tag   kit.Tag
}

// tallied is a laid out line of a tally.
type tallied struct {
	text        string
	prose, note kit.Prose
	from, high  int // distance from the upper edge, and height
	wide        int // width after the count, with the note
}

// Logical lengths of a tally.
const (
	noteHeight = 24
	noteGap    = 10 // before the ribbon
	noteEnd    = 10 // on both sides of the note
	tallyGap   = 2
	tallyRise  = 6 // distance that a line rises as it appears
)

// Part implements Item.
func (item Tally) Part(d *Env, _ string) Part {
	high := d.Skin.Px(noteHeight)
	return &tally{Env: d, item: item, tag: kit.Tag{High: high, Color: d.Skin.UI.Accent, Edge: paint.Darker(d.Skin.UI.Accent, 0.4), Line: d.Skin.Hair(1.4)}}
}

func (t *tally) Measure(width int) int {
	t.lines = t.lines[:0]
	y := 0
	for i, item := range t.item.Lines {
		if i > 0 {
			y += t.Skin.Px(tallyGap)
		}
		l := tallied{text: item.Text(1), from: y}
		room := width
		if item.Note != "" {
			l.note = t.Skin.Label(item.Note, assets.Strong, kit.TextSize)
			l.wide = t.Skin.Px(noteGap) + t.ribbon(l.note)
			room -= l.wide
		}
		l.prose = t.Skin.Fit(l.text, assets.Text, kit.TextSize, float64(room))
		l.wide += int(l.prose.Width + 0.5)
		l.high = max(l.prose.Height(), t.Skin.Px(noteHeight))
		y += l.high
		t.lines = append(t.lines, l)
	}
	return y
}

// ribbon returns the width of a note's ribbon in pixels.
func (t *tally) ribbon(note kit.Prose) int {
	return int(note.Width+0.5) + 2*t.tag.High/2 + 2*t.Skin.Px(noteEnd)
}

// Draw draws the visible lines at their final places.
func (t *tally) Draw(screen *ebiten.Image) {
	r, shown := t.Bounds(), t.item.VisibleCount()
	for i := range t.lines {
		l := &t.lines[i]
		part := min(shown-float64(i), 1)
		if part <= 0 {
			return
		}
		if text := t.item.Lines[i].Text(part); text != l.text {
			l.text, l.prose = text, l.prose.Face.Wrap(text, MaxWidth)
		}
		x := (r.Min.X + r.Max.X - l.wide) / 2
		if t.item.IsLeft {
			x = r.Min.X
		}
		comes := min(part*4, 1)
		line := image.Rect(x, r.Min.Y+l.from, x+l.wide, r.Min.Y+l.from+l.high).Add(image.Pt(0, int((1-comes)*float64(t.Skin.Px(tallyRise)))))
		l.prose.Draw(screen, line, kit.Left, paint.Fade(t.Skin.UI.Text, comes))
		if t.item.Lines[i].Note != "" && part == 1 {
			ribbon := line
			ribbon.Min.X = line.Max.X - t.ribbon(l.note)
			ribbon.Min.Y += (l.high - t.tag.High) / 2
			ribbon.Max.Y = ribbon.Min.Y + t.tag.High
			t.Skin.Pictures.Grow(screen, t.tag, ribbon)
			l.note.Draw(screen, ribbon, kit.Center, t.Skin.UI.AccentText)
		}
	}
}

// Lines appends the final texts.
func (t *tally) Lines(dst []Line, _ bool) []Line {
	for _, l := range t.item.Lines {
		dst = textLines(dst, joined(l.Text(1), l.Note))
	}
	return dst
}

// Outcome is the player's result as a small sign: up for won, down for lost, so that it does not depend on colour.
type Outcome uint8

// The outcomes.
const (
	SharedOutcome Outcome = iota // neither: no person at the screen has won or lost alone
	WonOutcome
	LostOutcome
)

// Nature marks the signs as dependent on the theme.
func (Outcome) Nature() kit.Nature { return kit.Nature{Themed: true} }

// Paint draws the sign at a size.
func (o Outcome) Paint(order kit.Order) *image.RGBA {
	c := paint.Square(order.W, 20)
	won, lost := art.RGB(0x0C7F78), order.Theme.UI().Warning
	if order.Theme.IsDark() {
		won = art.RGB(0x5CCFC2)
	}
	up := paint.Start(10, 3).Line(18, 16).Line(2, 16).Close()
	switch o {
	case WonOutcome:
		c.Piece(up, paint.Solid(won), 2, paint.Solid(won))
	case LostOutcome:
		c.Transformed(paint.Scale(1, -1).Then(paint.Move(0, 20))).Piece(up, paint.Solid(lost), 2, paint.Solid(lost))
	default:
		c.Fill(paint.Circle(10, 10, 4), paint.Solid(order.Theme.UI().Muted))
	}
	return c.Image()
}
