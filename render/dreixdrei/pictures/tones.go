package pictures

import (
	"image/color"

	"dreist/game/dreixdrei"
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/kit"
	"dreist/render/paint"
)

type tones struct {
	figure.Colors
	glove color.RGBA
	ink   color.RGBA // corner numerals: at least 4.5:1 on paper
}

// tonesOf returns one of the four colours of numbers. They have no meaning in the game, but stay apart in grey and in every colour vision.
func tonesOf(colour int) tones {
	return [dreixdrei.ColourCount]tones{
		{Colors: figure.Colors{Base: art.RGB(0xFBC638), Light: art.RGB(0xFFE08A), Dark: art.RGB(0xE2A412), Line: art.RGB(0x4F3503)},
			glove: art.RGB(0xD7303F), ink: art.RGB(0x5F4000)},
		{Colors: figure.Colors{Base: art.RGB(0xF5875A), Light: art.RGB(0xFDBB9B), Dark: art.RGB(0xDB6636), Line: art.RGB(0x571C06)},
			glove: art.RGB(0x2B5FA8), ink: art.RGB(0x7C2A0C)},
		{Colors: figure.Colors{Base: art.RGB(0x2F93CC), Light: art.RGB(0x86CBEE), Dark: art.RGB(0x1D74A6), Line: art.RGB(0x08283C)},
			glove: art.RGB(0xFFC93C), ink: art.RGB(0x0D4464)},
		{Colors: figure.Colors{Base: art.RGB(0xA03C84), Light: art.RGB(0xD98CC2), Dark: art.RGB(0x7F2868), Line: art.RGB(0x340A2A)},
			glove: art.RGB(0x57CDBB), ink: art.RGB(0x6B1E56)},
	}[colour%dreixdrei.ColourCount]
}

func tonesOfSpecial(k dreixdrei.Kind) tones {
	return [...]tones{
		{Colors: figure.Colors{Base: art.RGB(0x3A3950), Light: art.RGB(0x6C6A8A), Dark: art.RGB(0x29283B),
			Line: art.RGB(0x17161F)}, glove: art.RGB(0xD7303F), ink: art.RGB(0x29283B)},
		{Colors: figure.Colors{Base: art.RGB(0xE4E8EE), Light: art.RGB(0xFFFFFF), Dark: art.RGB(0xC3CBD6),
			Line: art.RGB(0x3B4656)}, glove: art.RGB(0xD7303F), ink: art.RGB(0x3B4656)},
		{Colors: figure.Colors{Base: art.RGB(0x3F9A58), Light: art.RGB(0x9BD9A6), Dark: art.RGB(0x2F8047),
			Line: art.RGB(0x0C361B)}, glove: art.RGB(0xD7303F), ink: art.RGB(0x175229)},
		{Colors: figure.Colors{Base: art.RGB(0x5B3FA3), Light: art.RGB(0xF7C948), Dark: art.RGB(0x472F86),
			Line: art.RGB(0x20104A)}, glove: art.RGB(0xF7C948), ink: art.RGB(0x3D2780)},
	}[k-dreixdrei.Delete]
}

// fighterTones returns the colours of a fighter. Those of fish and those of bats stay apart in grey and in every colour vision.
func fighterTones(h Fighter) figure.Colors {
	base, line := [fighterCount]color.RGBA{
		art.RGB(0x1FAA9C), art.RGB(0x7549AE), art.RGB(0xFBC638), art.RGB(0xF4A6C6), art.RGB(0xE0573C), art.RGB(0xDF7E22), art.RGB(0x2E6BC4),
		art.RGB(0xB9DDF8), art.RGB(0x5B3A22), art.RGB(0x7B818C),
	}[h%fighterCount], [fighterCount]color.RGBA{
		art.RGB(0x06423F), art.RGB(0x2A1248), art.RGB(0x4F3503), art.RGB(0x571530), art.RGB(0x571C06), art.RGB(0x4D2503), art.RGB(0x0B2347),
		art.RGB(0x17374F), art.RGB(0x1E0F06), art.RGB(0x22252E),
	}[h%fighterCount]
	return figure.Colors{Base: base, Light: paint.Lighten(base, 0.45), Dark: paint.Mix(base, line, 0.38), Line: line}
}

// AccentColor returns the colour of the game, on which cream letters can be read.
func AccentColor() color.RGBA { return fighterTones(BatFighter).Base }

// RibbonMotif is the banner behind large words.
var RibbonMotif kit.Motif = kit.Ribbon{Color: AccentColor()}

// FighterColor returns the full colour of a fighter.
func FighterColor(h Fighter) color.RGBA { return fighterTones(h).Base }

// The colours of prizes, bells and seams, and those of gloves and masks.
func gold() color.RGBA     { return art.RGB(0xFFC93C) }
func RedColor() color.RGBA { return art.RGB(0xD7303F) }
func teal() color.RGBA     { return fighterTones(Fish).Base }

func white(opacity float64) paint.Ink {
	return paint.Solid(paint.ScaleOpacity(art.RGB(0xFFFFFF), opacity))
}

// GoldLetterColor returns the colour of letters on gold.
func GoldLetterColor() color.RGBA { return tonesOf(0).Line }

// NumberColor returns one of the four colours of numbers for marks beside a text.
func NumberColor(colour int) color.RGBA { return tonesOf(colour % dreixdrei.ColourCount).Base }
