package kit

import (
	"image"
	"image/color"

	"dreist/render/art"
	"dreist/render/paint"
)

// ButtonStyle is the degree to which a button stands out.
type ButtonStyle uint8

const (
	QuietStyle   ButtonStyle = iota // any other button
	PrimaryStyle                    // the button for the next step, at most one on a screen
	ChosenStyle                     // the selected one of several options
	StyleCount   = iota             // the number of styles
)

// ControlState is the state of a button or another control.
type ControlState uint8

// The states of a control.
const (
	IdleState ControlState = iota
	HoveredState
	PressedState
	DisabledState
	StateCount = iota // the number of states
)

// ControlPictures holds the pictures of buttons and sheets in a theme at a scale.
type ControlPictures struct {
	Scale
	theme art.Theme
	keys  [2][StyleCount][StateCount]keycap // pictures of buttons with a thick lip, and of low ones
	inks  [StyleCount][StateCount]color.RGBA

	Sheet Stretchable // background of a panel, or of a box next to the table
	Ring  Stretchable // ring around the focused button
}

// keycap is the picture of a button, with the thickness of its lip and the distance by which its face has sunk.
type keycap struct {
	picture   Stretchable
	lip, sunk int
}

// The measures of buttons and sheets in logical pixels.
const (
	keyRadius   = 14
	ButtonLip   = 4 // extra thickness of a button's lower edge; a pressed button sinks by this less one pixel
	lowRadius   = 9
	lowLip      = 3
	lowKey      = 40 // height below which a button is low
	keyLine     = 1.6
	keyRoom     = 2 // size of a corner beyond radius and lip
	sheetRadius = 24
	sheetShadow = 18
	sheetDrop   = 6 // offset of the shadow
	RingWidth   = 3 // thickness of the focus ring
	RingGap     = 2 // distance between the focus ring and its control
)

// NewControlPictures returns the pictures in a theme at a scale.
func NewControlPictures(theme art.Theme, scale Scale) *ControlPictures {
	l, ui := &ControlPictures{Scale: scale, theme: theme}, theme.Palette()
	for style := range ButtonStyle(StyleCount) {
		for state := range ControlState(StateCount) {
			t := ButtonColorsOf(theme, style, state)
			l.inks[style][state] = t.text
			l.keys[0][style][state] = l.keycap(t, style, state, keyRadius, ButtonLip)
			l.keys[1][style][state] = l.keycap(t, style, state, lowRadius, lowLip)
		}
	}
	l.Sheet = RoundedBox{
		EqualCorners: EqualCorners{Size: l.Px(sheetRadius + sheetShadow), Reach: l.Px(sheetShadow + sheetDrop)},
		Radius:       sheetRadius * float64(scale), EdgeWidth: l.LinePx(2), EdgeColor: ui.PanelEdge, FaceColor: ui.Panel,
		shadow: BoxShadow{drop: sheetDrop * float64(scale), blur: sheetShadow * float64(scale), color: paint.ScaleOpacity(shade(theme), 0.42)},
		frame:  Inlay{inset: l.LinePx(5), line: l.LinePx(1), color: paint.ScaleOpacity(ui.PanelEdge, 0.6)},
	}
	width, gap := l.LinePx(RingWidth), l.LinePx(RingGap)
	l.Ring = FocusRing{EqualCorners: EqualCorners{Size: l.Px(keyRadius + 2), Reach: int(width + gap)}, Radius: keyRadius * float64(scale), Width: width, Gap: gap, Color: FocusColor(theme)}
	return l
}

// keycap returns a printed block with a thick lip: sunk if pressed or chosen, flat if disabled.
func (c *ControlPictures) keycap(t ButtonColors, style ButtonStyle, state ControlState, radius, lip float64) keycap {
	b := RoundedBox{EqualCorners: EqualCorners{Size: c.Px(radius + lip + keyRoom)}, Radius: radius * float64(c.Scale), EdgeWidth: c.LinePx(keyLine), FaceColor: t.Face, EdgeColor: t.Line, lip: float64(c.Px(lip))}
	low := c.Px(lip) - int(c.LinePx(1))
	switch {
	case state == DisabledState:
		b.lip = 0
		return keycap{picture: b}
	case state == PressedState || style == ChosenStyle:
		b.sunk, b.lip = float64(low), c.LinePx(1)
		return keycap{b, int(b.lip), low}
	}
	// Light from above: the upper rim is a shade lighter, less so in dark themes.
	b.rim, b.rimHeight = paint.Lighten(t.Face, 0.32), c.LinePx(1.5)
	if c.theme.IsDark() {
		b.rim = paint.Lighten(t.Face, 0.16)
	}
	return keycap{picture: b, lip: c.Px(lip)}
}

// ButtonPicture returns the picture of a button, and the rectangle and the colour of its label.
func (c *ControlPictures) ButtonPicture(r image.Rectangle, style ButtonStyle, state ControlState) (picture Stretchable, face image.Rectangle, ink color.RGBA) {
	low := 0
	if r.Dy() < c.Px(lowKey) {
		low = 1
	}
	b := &c.keys[low][style][state]
	r.Min.Y += b.sunk
	r.Max.Y -= b.lip
	return b.picture, r, c.inks[style][state]
}

// ButtonColors are the colours of a button in one state.
type ButtonColors struct{ Face, Line, text color.RGBA }

// ButtonColorsOf returns a button's colours in a theme, by its style and state.
func ButtonColorsOf(theme art.Theme, style ButtonStyle, state ControlState) ButtonColors {
	ui, dark := theme.Palette(), theme.IsDark()
	t := ButtonColors{Face: ui.Quiet, Line: paint.Mix(ui.PanelEdge, ui.Text, 0.3), text: ui.QuietText}
	if dark {
		t.Face, t.Line = paint.Lighten(ui.Quiet, 0.07), paint.Darken(ui.Panel, 0.5)
	}
	switch {
	case state == DisabledState:
		return ButtonColors{Face: paint.Darken(ui.Cloth, 0.04), Line: paint.Darken(ui.Cloth, 0.12), text: ui.MutedOnCloth} // it recedes into the cloth
	case style == ChosenStyle:
		t.Face, t.Line, t.text = paint.Mix(ui.Panel, ui.Glow, 0.3), ui.Glow, ui.Text
	case style == PrimaryStyle && dark: // darkened yellow is olive; the cards outline it in brown
		t = ButtonColors{ui.Accent, paint.Darken(color.RGBA{0x7D, 0x4B, 0x00, 255}, 0.25), ui.AccentText}
	case style == PrimaryStyle:
		t = ButtonColors{ui.Accent, paint.Darken(ui.Accent, 0.5), ui.AccentText}
	}
	switch {
	case state == PressedState && style != ChosenStyle:
		t.Face = paint.Mix(t.Face, t.Line, 0.18)
	case state == HoveredState && style == QuietStyle && !dark:
		t.Face = paint.Mix(t.Face, ui.Glow, 0.18)
	case state == HoveredState && style != ChosenStyle:
		t.Face = paint.Lighten(t.Face, 0.11)
	}
	return t
}

// FocusColor returns the colour of the focus ring, with a contrast of at least 3:1 to the panel.
func FocusColor(theme art.Theme) color.RGBA {
	ui := theme.Palette()
	if theme.IsDark() {
		return ui.Glow
	}
	return paint.Mix(ui.Glow, ui.Text, 0.2)
}

// shade returns the colour of shadows on the table.
func shade(theme art.Theme) color.RGBA {
	if theme.IsDark() {
		return color.RGBA{A: 255}
	}
	return paint.Mix(theme.Palette().Text, theme.Palette().MutedText, 0.3)
}
