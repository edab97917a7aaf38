package pictures

import (
	"image/color"

	"dreist/game/thegame"
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/kit"
)

// seatColorCount is the number of seats that have a colour.
const seatColorCount = 5

type tones struct {
	figure.Colors
	tint color.RGBA // the field behind the figure
	ink  color.RGBA // numerals: at least 4.5:1 on paper and tint
}

// tonesOf returns the colours of a pile, which stay apart in grey and in every colour vision.
func tonesOf(p thegame.Pile) tones {
	return [thegame.PileCount]tones{
		{Colors: figure.Colors{Base: art.RGB(0x3D86EA), Light: art.RGB(0x8DBBF7), Dark: art.RGB(0x2561B8), Line: art.RGB(0x10294F)},
			tint: art.RGB(0xD6E7FC), ink: art.RGB(0x174A94)},
		{Colors: figure.Colors{Base: art.RGB(0xC4341F), Light: art.RGB(0xEF7A55), Dark: art.RGB(0x8F1F12), Line: art.RGB(0x4D0F0A)},
			tint: art.RGB(0xFBDCCD), ink: art.RGB(0x8F1F12)},
		{Colors: figure.Colors{Base: art.RGB(0x9CC93F), Light: art.RGB(0xD2EC8C), Dark: art.RGB(0x6C9A22), Line: art.RGB(0x2C4208)},
			tint: art.RGB(0xEAF5CB), ink: art.RGB(0x3F5F0C)},
		{Colors: figure.Colors{Base: art.RGB(0x4C3354), Light: art.RGB(0xA98BB2), Dark: art.RGB(0x35223C), Line: art.RGB(0x1F1225)},
			tint: art.RGB(0xE6DAE9), ink: art.RGB(0x4C3354)},
	}[p]
}

// AccentColor returns the colour of the game, on which cream letters can be read.
func AccentColor() color.RGBA { return tonesOf(0).Dark }

// RibbonMotif is the banner behind large words.
var RibbonMotif kit.Motif = kit.Ribbon{Color: AccentColor()}

// PileColor returns the full colour of a pile.
func PileColor(p thegame.Pile) color.RGBA { return tonesOf(p).Base }

// seatTones are the colours of a seat: its full colour, the colour of outlines, and that of things drawn on the full colour.
type seatTones struct{ base, line, on color.RGBA }

// tonesOfSeat returns the colours of a seat, from 0. They stay apart in grey and in every colour vision.
func tonesOfSeat(seat uint8) seatTones {
	return [seatColorCount]seatTones{
		{art.RGB(0xE08A2A), art.RGB(0x5A3005), art.RGB(0x3A1E02)},
		{art.RGB(0x0F68BE), art.RGB(0x062C54), art.PaperColor()},
		{art.RGB(0x8A2F6B), art.RGB(0x3F1030), art.PaperColor()},
		{art.RGB(0x71CAEF), art.RGB(0x0E4A66), art.RGB(0x08344A)},
		{art.RGB(0x20401C), art.RGB(0x0C1D0A), art.PaperColor()},
	}[seat%seatColorCount]
}

// The colours of the things that the figures carry.
func yellow() color.RGBA { return art.RGB(0xFFC93C) }
func bone() color.RGBA   { return art.RGB(0xFFF1DA) }
func steel() color.RGBA  { return art.RGB(0xC3CBD4) }
