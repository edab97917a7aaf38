package panel

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/art"
	"dreist/render/kit"
	"dreist/render/paint"
)

// CountingLines is a list of lines that count up one after the other. Its height is that of all lines.
type CountingLines struct {
	Lines         []CountingLine
	VisibleCount  func() float64 // returns the number of visible lines, with a fraction for the last one
	IsLeftAligned bool           // left-aligned instead of centred
}

// CountingLine is one of the CountingLines.
type CountingLine struct {
	Text func(part float64) string // returns the text at a progress of the count, 0 to 1
	Note string                    // text on a ribbon behind the line, after the count; may be empty
}

type tally struct {
	PartBase
	*Env
	item  CountingLines
	lines []tallied
	tag   kit.NotchedRibbon
}

type tallied struct {
	text        string
	prose, note kit.WrappedText
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

func (item CountingLines) MakePart(d *Env, _ string) Part {
	high := d.skin.Px(noteHeight)
	return &tally{Env: d, item: item, tag: kit.NotchedRibbon{Height: high, Color: d.skin.Palette.Accent, EdgeColor: paint.Darken(d.skin.Palette.Accent, 0.4), EdgeWidth: d.skin.LinePx(1.4)}}
}

func (t *tally) Measure(width int) int {
	t.lines = t.lines[:0]
	y := 0
	for i, item := range t.item.Lines {
		if i > 0 {
			y += t.skin.Px(tallyGap)
		}
		l := tallied{text: item.Text(1), from: y}
		room := width
		if item.Note != "" {
			l.note = t.skin.layOutLine(item.Note, assets.StrongFont, kit.TextSize)
			l.wide = t.skin.Px(noteGap) + t.ribbon(l.note)
			room -= l.wide
		}
		l.prose = t.skin.layOutFitted(l.text, assets.TextFont, kit.TextSize, float64(room))
		l.wide += int(l.prose.Width + 0.5)
		l.high = max(l.prose.Height(), t.skin.Px(noteHeight))
		y += l.high
		t.lines = append(t.lines, l)
	}
	return y
}

// ribbon returns the width of a note's ribbon in pixels.
func (t *tally) ribbon(note kit.WrappedText) int {
	return int(note.Width+0.5) + 2*t.tag.Height/2 + 2*t.skin.Px(noteEnd)
}

func (t *tally) Draw(screen *ebiten.Image) {
	r, shown := t.Bounds(), t.item.VisibleCount()
	for i := range t.lines {
		l := &t.lines[i]
		part := min(shown-float64(i), 1)
		if part <= 0 {
			return
		}
		if text := t.item.Lines[i].Text(part); text != l.text {
			l.text, l.prose = text, l.prose.Face.Wrap(text, unlimitedWidth)
		}
		x := (r.Min.X + r.Max.X - l.wide) / 2
		if t.item.IsLeftAligned {
			x = r.Min.X
		}
		comes := min(part*4, 1)
		line := image.Rect(x, r.Min.Y+l.from, x+l.wide, r.Min.Y+l.from+l.high).Add(image.Pt(0, int((1-comes)*float64(t.skin.Px(tallyRise)))))
		l.prose.Draw(screen, line, kit.Left, paint.ScaleOpacity(t.skin.Palette.Text, comes))
		if t.item.Lines[i].Note != "" && part == 1 {
			ribbon := line
			ribbon.Min.X = line.Max.X - t.ribbon(l.note)
			ribbon.Min.Y += (l.high - t.tag.Height) / 2
			ribbon.Max.Y = ribbon.Min.Y + t.tag.Height
			t.skin.Pictures.DrawStretched(screen, t.tag, ribbon)
			l.note.Draw(screen, ribbon, kit.Center, t.skin.Palette.AccentText)
		}
	}
}

func (t *tally) AppendLines(dst []ReaderLine, _ bool) []ReaderLine {
	for _, l := range t.item.Lines {
		dst = textLines(dst, joined(l.Text(1), l.Note))
	}
	return dst
}

// Outcome is the player's result as a small sign: up for won, down for lost, so that it does not depend on colour.
type Outcome uint8

// The outcomes.
const (
	NeutralOutcome Outcome = iota // neither: no person at the screen has won or lost alone
	WonOutcome
	LostOutcome
)

// PictureTraits marks the signs as dependent on the theme.
func (Outcome) PictureTraits() kit.PictureTraits { return kit.PictureTraits{DependsOnTheme: true} }

// Paint draws the sign at a size.
func (o Outcome) Paint(order kit.PaintRequest) *image.RGBA {
	c := paint.NewSquareCanvas(order.W, 20)
	won, lost := art.RGB(0x0C7F78), order.Theme.Palette().Warning
	if order.Theme.IsDark() {
		won = art.RGB(0x5CCFC2)
	}
	up := paint.StartPath(10, 3).Line(18, 16).Line(2, 16).Close()
	switch o {
	case WonOutcome:
		c.FillAndStroke(up, paint.Solid(won), 2, paint.Solid(won))
	case LostOutcome:
		c.Transformed(paint.Scale(1, -1).Then(paint.Translate(0, 20))).FillAndStroke(up, paint.Solid(lost), 2, paint.Solid(lost))
	default:
		c.Fill(paint.Circle(10, 10, 4), paint.Solid(order.Theme.Palette().MutedText))
	}
	return c.Image()
}
