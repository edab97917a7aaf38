package panel

import (
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/art"
)

// Skin is the look of all panels for one theme and one scale: letters, colours and pictures painted in exactly the device's pixels. It is
// made again when theme or scale change and may be shared by any number of panels.
type Skin struct {
	fonts *Fonts
	theme art.Theme
	ui    art.UI
	scale float64

	sheet   plate // the panel itself
	buttons [styles]buttonPlates
	ring    plate // around what has the focus
	dots    *ebiten.Image

	groove, filled plate // of a slider
	knobs          [moods]*ebiten.Image
	halo           *ebiten.Image // around the handle that has the focus

	trough      plate // behind the options of a choice
	chosen      plate
	pointed     plate // an option under the pointer
	left, right arrow

	fields [moods]plate  // the box of a field
	dot    *ebiten.Image // one white pixel

	rail, thumb, thumbLit plate // of what scrolls
	dimTop, dimBottom     *ebiten.Image

	crown  *ebiten.Image // beside a winner in a grid
	frame  plate         // around what scrolls
	pill   plate         // behind the number of a ruling
	marked plate         // behind a row or link that has the focus
	pocket Pocket        // what was copied, for panels without a clipboard of their own
}

// mood is what a control looks like at the moment.
type mood uint8

const (
	idle mood = iota
	hovered
	pressed
	disabled
	moods
)

// NewSkin paints a skin. The scale is device pixels per logical pixel and must be above 0.
func NewSkin(fonts *Fonts, theme art.Theme, scale float64) *Skin {
	s := &Skin{fonts: fonts, theme: theme, ui: theme.UI(), scale: scale}
	s.sheet = s.paintSheet()
	for style := range Style(styles) {
		s.buttons[style] = s.paintButton(style)
	}
	s.ring = s.paintRing()
	s.dots = s.paintDots()
	s.paintSlider()
	s.paintChoice()
	s.paintField()
	s.paintLog()
	s.paintGrid()
	s.paintReading()
	return s
}
