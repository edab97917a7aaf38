package art

import (
	"image/color"

	"dreist/game/dreist"
	"dreist/render/paint"
)

// Theme is the look of the table and of everything that lies on it except the cards, which look the same on both.
type Theme uint8

// The two tables: warm linen with light wood, and night blue cloth with dark wood.
const (
	Light Theme = iota
	Dark
)

// Paper returns the cream of the cards.
func Paper() color.RGBA { return rgb(0xFFF8EC) }

// Ink returns the near black of plain print on paper.
func Ink() color.RGBA { return rgb(0x22252E) }

// Family returns the full colour of a family of cards.
func Family(c dreist.Color) color.RGBA { return shadesOf(c).base }

// FamilyInk returns the deep shade of a family for numerals: at least 4.5:1 on the paper and on the family's own tint.
func FamilyInk(c dreist.Color) color.RGBA { return shadesOf(c).ink }

// shades are the few colours one family is drawn with.
type shades struct {
	base  color.RGBA // the family's own colour
	mark  color.RGBA // the suit symbol: the base, or darker where paper would outshine it
	light color.RGBA // lit side, belly
	dark  color.RGBA // parts that lie behind: horns, wings, fins
	ink   color.RGBA // numerals
	line  color.RGBA // outlines, a dark tint of the base
	tint  color.RGBA // the panel on the paper
}

func shadesOf(c dreist.Color) shades {
	switch c {
	case dreist.Red:
		return shades{rgb(0xD7263D), rgb(0xD7263D), rgb(0xF0566A), rgb(0xA8162C), rgb(0xA01228), rgb(0x5E0A1A), rgb(0xFBD9D3)}
	case dreist.Yellow:
		return shades{rgb(0xF6B91A), rgb(0xE2930A), rgb(0xFFD44F), rgb(0xEF9A10), rgb(0x7D4B00), rgb(0x6F4200), rgb(0xFFEDB5)}
	case dreist.Turquoise:
		return shades{rgb(0x17A398), rgb(0x17A398), rgb(0x5CCFC2), rgb(0x0C7F78), rgb(0x085F59), rgb(0x06423F), rgb(0xCDEFE6)}
	default:
		return shades{rgb(0x6A3FA0), rgb(0x6A3FA0), rgb(0x9268C9), rgb(0x4A2779), rgb(0x48287C), rgb(0x2A1248), rgb(0xE4D8F4)}
	}
}

// UI is the set of colours of everything that is neither card nor figure, for one theme. Text colours reach 4.5:1 on what they lie on.
type UI struct {
	Cloth       color.RGBA // the mean colour of the table cloth
	Text        color.RGBA // on cloth and on panels
	Muted       color.RGBA // less important text, on cloth and on panels
	Panel       color.RGBA // fill of boxes that lie on the cloth
	PanelEdge   color.RGBA
	Accent      color.RGBA // the button that leads on
	AccentText  color.RGBA
	Quiet       color.RGBA // every other button
	QuietText   color.RGBA
	Glow        color.RGBA // cells that accept the held card, whose turn it is
	Warning     color.RGBA // text of a refusal, on panels
	Veil        color.RGBA // laid over the table behind a box, translucent
	SlotOutline color.RGBA // tint for Slot
}

// UI returns the theme's colours.
func (t Theme) UI() UI {
	if t == Dark {
		return UI{
			Cloth: rgb(0x1D2A44), Text: rgb(0xF3EEE2), Muted: rgb(0xB3BCCF),
			Panel: rgb(0x2A3958), PanelEdge: rgb(0x435478),
			Accent: rgb(0xF6B91A), AccentText: rgb(0x22252E),
			Quiet: rgb(0x3A4A6C), QuietText: rgb(0xF3EEE2),
			Glow: rgb(0xFFDE7A), Warning: rgb(0xFFB3A8),
			Veil: paint.Fade(rgb(0x0A1020), 0.62), SlotOutline: paint.Fade(rgb(0xC9D4EC), 0.45),
		}
	}
	return UI{
		Cloth: rgb(0xE9DCC4), Text: rgb(0x2C2A2E), Muted: rgb(0x625848),
		Panel: rgb(0xFFF8EC), PanelEdge: rgb(0xD3C0A0),
		Accent: rgb(0xB3172D), AccentText: rgb(0xFFF8EC),
		Quiet: rgb(0xF3E6CF), QuietText: rgb(0x3B3630),
		Glow: rgb(0xF08A00), Warning: rgb(0xA3152A),
		Veil: paint.Fade(rgb(0x2A2118), 0.5), SlotOutline: paint.Fade(rgb(0x7A6548), 0.5),
	}
}

func rgb(hex uint32) color.RGBA {
	return color.RGBA{uint8(hex >> 16), uint8(hex >> 8), uint8(hex), 255}
}
