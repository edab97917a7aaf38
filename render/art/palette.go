package art

import (
	"image/color"

	"dreist/render/paint"
)

// Theme is the look of the table and of everything on it except the cards.
type Theme uint8

// The themes: warm linen and meadow green with light wood, slate and night blue with dark wood.
const (
	Linen Theme = iota
	Meadow
	Slate
	Night

	themes = iota
)

// Themes returns all themes.
func Themes() [themes]Theme { return [themes]Theme{Linen, Meadow, Slate, Night} }

// IsDark reports whether the theme has light text on a dark table.
func (t Theme) IsDark() bool { return t >= Slate }

// String returns the name of the theme.
func (t Theme) String() string { return [themes]string{"linen", "meadow", "slate", "night"}[t] }

// PaperColor returns the cream colour of the cards.
func PaperColor() color.RGBA { return RGB(0xFFF8EC) }

// InkColor returns the near black of print on paper.
func InkColor() color.RGBA { return RGB(0x22252E) }

// OrnamentColors returns the four colours of all decorations: red, yellow, turquoise and violet. They differ in grey and with every kind of
// colour vision.
func OrnamentColors() [4]color.RGBA {
	return [4]color.RGBA{RGB(0xD7263D), RGB(0xF6B91A), RGB(0x17A398), RGB(0x6A3FA0)}
}

// Palette holds the colours of a theme except those of cards and figures. Text colours have a contrast of at least 4.5:1 to their background.
type Palette struct {
	Cloth        color.RGBA // the mean colour of the table cloth
	Board        color.RGBA // slate or wood on the cloth, with a contrast of at least 1.39:1 once some cloth shows through
	BoardLine    color.RGBA // outline of empty places on the board
	Text         color.RGBA // text on cloth and on panels
	MutedText    color.RGBA // less important text, on cloth and on panels
	MutedOnCloth color.RGBA // less important text on the cloth
	Panel        color.RGBA // fill of boxes on the cloth
	PanelEdge    color.RGBA // edge of boxes
	Accent       color.RGBA // fill of the primary button
	AccentText   color.RGBA // text of the primary button
	Quiet        color.RGBA // fill of every other button
	QuietText    color.RGBA // text of every other button
	Glow         color.RGBA // highlights and the player to move, with a contrast of 3:1 on cloth
	Warning      color.RGBA // text of refusals, on panels
	Veil         color.RGBA // translucent layer over the table behind a box
	Ring         color.RGBA // ring around the player to move, with a contrast of 3:1 on cloth and on its own light
	SlotOutline  color.RGBA // the dashes of Slot
	Scrim        color.RGBA // layer over the screen behind a panel
}

// Palette returns the theme's colours.
func (t Theme) Palette() Palette {
	switch t {
	case Meadow:
		return Palette{
			Cloth: RGB(0xC6D6A4), Board: RGB(0xC09A6B), BoardLine: RGB(0x6E4F2A),
			Text: RGB(0x262B22), MutedText: RGB(0x4D563C), MutedOnCloth: RGB(0x50473A),
			Panel: RGB(0xFBFAEC), PanelEdge: RGB(0xBCC798),
			Accent: RGB(0xB3172D), AccentText: RGB(0xFFF8EC),
			Quiet: RGB(0xE9EFD6), QuietText: RGB(0x32382B),
			Glow: RGB(0x9E5000), Ring: RGB(0x8F4700), Warning: RGB(0x9A1327),
			Veil: paint.ScaleOpacity(RGB(0x25301A), 0.42), SlotOutline: RGB(0x768A55), Scrim: RGB(0x2E2C14),
		}
	case Slate:
		return Palette{
			Cloth: RGB(0x2E343A), Board: RGB(0x17100C), BoardLine: RGB(0x6B5648),
			Text: RGB(0xF5F1E8), MutedText: RGB(0xC6CCD1), MutedOnCloth: RGB(0xC6CCD1),
			Panel: RGB(0x373E45), PanelEdge: RGB(0x56606A),
			Accent: RGB(0xF6B91A), AccentText: RGB(0x22252E),
			Quiet: RGB(0x434C55), QuietText: RGB(0xF8F5EE),
			Glow: RGB(0xFFDE7A), Ring: RGB(0xFFDE7A), Warning: RGB(0xFFBDB3),
			Veil: paint.ScaleOpacity(RGB(0x14181C), 0.62), SlotOutline: RGB(0x7A838C), Scrim: RGB(0x15120F),
		}
	case Night:
		return Palette{
			Cloth: RGB(0x1D2A44), Board: RGB(0x050509), BoardLine: RGB(0x56627C),
			Text: RGB(0xF3EEE2), MutedText: RGB(0xB3BCCF), MutedOnCloth: RGB(0xB3BCCF),
			Panel: RGB(0x2A3958), PanelEdge: RGB(0x435478),
			Accent: RGB(0xF6B91A), AccentText: RGB(0x22252E),
			Quiet: RGB(0x3A4A6C), QuietText: RGB(0xF3EEE2),
			Glow: RGB(0xFFDE7A), Ring: RGB(0xFFDE7A), Warning: RGB(0xFFB3A8),
			Veil: paint.ScaleOpacity(RGB(0x0A1020), 0.62), SlotOutline: RGB(0x6C7996), Scrim: RGB(0x150E24),
		}
	}
	return Palette{
		Cloth: RGB(0xE9DCC4), Board: RGB(0x9FB0AE), BoardLine: RGB(0x55696B),
		Text: RGB(0x2C2A2E), MutedText: RGB(0x625848), MutedOnCloth: RGB(0x50473A),
		Panel: RGB(0xFFF8EC), PanelEdge: RGB(0xD3C0A0),
		Accent: RGB(0xB3172D), AccentText: RGB(0xFFF8EC),
		Quiet: RGB(0xF3E6CF), QuietText: RGB(0x3B3630),
		Glow: RGB(0xB85F00), Ring: RGB(0x8F4700), Warning: RGB(0xA3152A),
		Veil: paint.ScaleOpacity(RGB(0x3A2A1A), 0.42), SlotOutline: RGB(0x9C8761), Scrim: RGB(0x3A2A1A),
	}
}

// RGB returns the opaque colour of a hexadecimal number, 0xRRGGBB.
func RGB(hex uint32) color.RGBA {
	return color.RGBA{uint8(hex >> 16), uint8(hex >> 8), uint8(hex), 255}
}
