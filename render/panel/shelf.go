package panel

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/kit"
)

// Shelf is the lower part of a screen: boxes that stand on a board, and small buttons below the board. The caller draws the boxes, the board and the
// pictures of the small buttons. The height does not depend on the texts, so that the caller knows the place of the board before there is a panel.
type Shelf struct {
	Boxes              []Button // buttons of the form BoxedForm
	BoardHeight        float64  // logical height of the board
	SmallButtons       []Button // buttons of the form SmallForm
	SmallButtonsHeight float64  // logical height of the row of small buttons
}

type shelf struct {
	PartBase
	*Env
	item         Shelf
	boxes, small []*button
}

// Logical lengths of a shelf and its small buttons.
const (
	boxAbove       = 8  // above the boxes
	boxGap         = 18 // between boxes
	smallGap       = 22 // between small buttons, at most
	smallTop       = 3  // above and below them
	lineSide       = 9  // beside the picture and the label of a small button
	compartmentGap = 6  // between these
	lineInset      = 5  // around the picture
)

func (item Shelf) MakePart(d *Env, id string) Part {
	s := &shelf{Env: d, item: item}
	for i, b := range item.Boxes {
		s.boxes = append(s.boxes, newButton(d, numbered(id, i), b))
	}
	for i, b := range item.SmallButtons {
		s.small = append(s.small, newButton(d, numbered(id, len(item.Boxes)+i), b))
	}
	return s
}

func (s *shelf) high() (high int) {
	for _, b := range s.boxes {
		high = max(high, s.skin.Px(b.item.PictureHeight))
	}
	return high + s.skin.Px(boxAbove)
}

func (s *shelf) Measure(width int) int {
	gaps := s.skin.Px(smallGap) * (len(s.small) - 1)
	for size := kit.TextSize; s.wide(size)+gaps > width && size.Pixels() > smallestSize; size = shrunk(size) {
	}
	return s.high() + s.skin.Px(s.item.BoardHeight) + s.skin.Px(s.item.SmallButtonsHeight)
}

// wide sets the labels of the small buttons in letters of a size, and returns the width in pixels of the buttons.
func (s *shelf) wide(size kit.LetterSize) (wide int) {
	for _, b := range s.small {
		b.label = s.skin.layOutLine(b.item.Label, assets.TextFont, size)
		wide += b.natural()
	}
	return wide
}

func (s *shelf) Controls() (all []Control) {
	for _, b := range append(append([]*button(nil), s.boxes...), s.small...) {
		all = append(all, b)
	}
	return all
}

func (s *shelf) SetBounds(at image.Rectangle) {
	s.rect = at
	middle, foot := (at.Min.X+at.Max.X)/2, at.Min.Y+s.high()
	wide := s.skin.Px(boxGap) * (len(s.boxes) - 1)
	for _, b := range s.boxes {
		wide += s.skin.Px(b.item.SidePictureWidth)
	}
	x := middle - wide/2
	for _, b := range s.boxes {
		b.SetBounds(image.Rect(x, foot-s.skin.Px(b.item.PictureHeight), x+s.skin.Px(b.item.SidePictureWidth), foot))
		x = b.rect.Max.X + s.skin.Px(boxGap)
	}
	wide = 0
	for _, b := range s.small {
		wide += b.natural()
	}
	gap := 0
	if n := len(s.small) - 1; n > 0 {
		gap = min(s.skin.Px(smallGap), max(at.Dx()-wide, 0)/n)
		wide += n * gap
	}
	x = middle - wide/2
	top := foot + s.skin.Px(s.item.BoardHeight) + s.skin.Px(smallTop)
	for _, b := range s.small {
		b.SetBounds(image.Rect(x, top, x+b.natural(), at.Max.Y-s.skin.Px(smallTop)))
		x = b.rect.Max.X + gap
	}
}

func (s *shelf) Draw(screen *ebiten.Image) {
	for _, b := range append(append([]*button(nil), s.boxes...), s.small...) {
		b.draw(screen)
	}
}

func (b *button) drawLine(screen *ebiten.Image) {
	if state := b.state(); state == kit.HoveredState || state == kit.PressedState {
		b.skin.Pictures.DrawStretched(screen, b.skin.hoverBox(), b.rect)
	}
	at := b.rect
	at.Min.X = b.picture().Max.X + b.skin.Px(compartmentGap)
	ink := b.skin.Palette.Text
	if !b.CanFocus() {
		ink = b.skin.Palette.MutedText
	}
	b.label.Draw(screen, at, kit.Left, ink)
}

func (b *button) linePicture() image.Rectangle {
	side := min(b.skin.Px(b.item.PictureHeight), b.rect.Dy()-2*b.skin.Px(lineInset))
	corner := image.Pt(b.rect.Min.X+b.skin.Px(lineSide), b.rect.Min.Y+(b.rect.Dy()-side)/2)
	return image.Rectangle{Min: corner, Max: corner.Add(image.Pt(side, side))}
}

// lineWide returns the width in pixels of a small button, given the measured width of its label.
func (b *button) lineWide() int {
	return 2*b.skin.Px(lineSide) + b.skin.Px(b.item.PictureHeight) + b.skin.Px(compartmentGap) + int(b.label.Width) + 1
}
