package pictures

import (
	"image/color"

	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/kit"
)

// AccentColor returns the colour of the game. Cream letters are legible on it.
func AccentColor() color.RGBA { return art.RGB(0xB3172D) }

// BannerMotif is the banner behind a lettering.
var BannerMotif kit.Motif = kit.Ribbon{Color: AccentColor()}

// FamilyOf returns the family whose character represents a seat.
func FamilyOf(s dreist.Seat) dreist.Color { return dreist.Color(s) }

// FamilyColor returns the full colour of a family of cards.
func FamilyColor(c dreist.Color) color.RGBA { return shadesOf(c).base }

// FamilyColorAndOutline returns the full colour of a family and the colour of outlines around it.
func FamilyColorAndOutline(c dreist.Color) (base, line color.RGBA) {
	s := shadesOf(c)
	return s.base, s.line
}

// FamilyInk returns a family's deep shade for numerals: contrast at least 4.5:1 on paper and on the family's own tint.
func FamilyInk(c dreist.Color) color.RGBA { return shadesOf(c).ink }

type shades struct {
	base  color.RGBA // the family's own colour
	mark  color.RGBA // the suit symbol: like base, or darker if base has too little contrast on paper
	light color.RGBA // lit side, belly
	dark  color.RGBA // parts behind others: horns, wings, fins
	ink   color.RGBA // numerals
	line  color.RGBA // outlines, a dark tint of the base
	tint  color.RGBA // the panel on the paper
}

func shadesOf(c dreist.Color) shades {
	s := [dreist.ColorCount]shades{
		dreist.Red: {mark: art.RGB(0xD7263D), light: art.RGB(0xF0566A), dark: art.RGB(0xA8162C), ink: art.RGB(0xA01228),
			line: art.RGB(0x5E0A1A), tint: art.RGB(0xFBD9D3)},
		dreist.Yellow: {mark: art.RGB(0xE2930A), light: art.RGB(0xFFD44F), dark: art.RGB(0xEF9A10), ink: art.RGB(0x7D4B00),
			line: art.RGB(0x6F4200), tint: art.RGB(0xFFEDB5)},
		dreist.Turquoise: {mark: art.RGB(0x17A398), light: art.RGB(0x5CCFC2), dark: art.RGB(0x0C7F78), ink: art.RGB(0x085F59),
			line: art.RGB(0x06423F), tint: art.RGB(0xCDEFE6)},
		dreist.Violet: {mark: art.RGB(0x6A3FA0), light: art.RGB(0x9268C9), dark: art.RGB(0x4A2779), ink: art.RGB(0x48287C),
			line: art.RGB(0x2A1248), tint: art.RGB(0xE4D8F4)},
	}[c]
	s.base = art.OrnamentColors()[c]
	return s
}
