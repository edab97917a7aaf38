package thegame

import (
	"image/color"
	"math"

	"dreist/assets"
	"dreist/assets/msg/thegamemsg"
	"dreist/game/thegame"
	"dreist/game/thegame/analysis"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/thegame/hints"
	"dreist/render/thegame/pictures"
	"dreist/render/thegame/words"
)

// The measures of a mistake's picture, in logical pixels unless said otherwise.
const (
	waySign    = 26
	wayLetters = 14
	wayLeft    = 70 // width of how many cards a way leaves
	waysApart  = 6
	wayPitch   = 1.08 // from card to card, as part of a card's width
	wayLetter  = 20   // room for the letter of a pile
	wayGap     = 0.4  // between two piles, likewise
	shownAlpha = 0.3  // of a card that lay there before
)

// way is a turn in a mistake's picture: what is laid on each pile, and how many cards it leaves.
type way struct {
	laid [thegame.Piles][]thegame.Card
	left float64
}

func wayOf(moves []thegame.Move, left float64) (w way) {
	for _, m := range hints.Laid(moves) {
		w.laid[m.Pile] = append(w.laid[m.Pile], m.Card)
	}
	w.left = left
	return w
}

// drawWays draws what was played, and below it what is better: on each pile that either lays on, what it showed, pale, and the cards laid
// there in their order; beside them how many cards each way leaves.
func (b *board) drawWays(in geom.Rect, u float64, l *analysis.Loss) {
	ui := b.game.Canvas.UI()
	played, better := wayOf(l.Moves, l.Left), wayOf(l.Better, l.Left-l.Cards)
	wide, line, most := arrange(in, u, &played, &better)
	b.drawWay(line, u, wide, art.Close, ui.Warning, &l.Before, &played, most)
	line.Y += line.H + waysApart*u
	b.drawWay(line, u, wide, art.Check, rightTint(), &l.Before, &better, most)
}

// arrange returns how wide the cards of two ways are, the place of the upper way, and how many cards either lays on each pile at most.
func arrange(in geom.Rect, u float64, played, better *way) (wide float64, line geom.Rect, most [thegame.Piles]int) {
	cards, other := -wayGap, (1.4*waySign+wayLeft)*u
	for on := range most {
		if most[on] = max(len(played.laid[on]), len(better.laid[on])); most[on] > 0 {
			cards += float64(1+most[on])*wayPitch + wayGap
			other += wayLetter * u
		}
	}
	line = geom.Rect{Y: in.Y, H: (in.H - waysApart*u) / 2}
	wide = math.Floor(min(line.H/stage.CardRatio, (in.W-other)/cards))
	line.W = other + cards*wide
	line.X = math.Round(in.X + (in.W-line.W)/2)
	return wide, line, most
}

// rightTint is the colour of what is right, behind a white sign.
func rightTint() color.RGBA { return art.RGB(0x12877D) }

// drawWay draws one way, with room for the most cards that either lays on each pile.
func (b *board) drawWay(line geom.Rect, u, wide float64, sign art.IconName, tint color.RGBA, before *thegame.Position, w *way,
	most [thegame.Piles]int) {
	e := b.game.Canvas
	middle, size := line.Center().Y, min(waySign*u, line.H)
	disc := geom.Around(geom.Point{X: line.X + waySign*u/2, Y: middle}, size, size)
	e.Tinted(kit.LevelPlate, disc, tint, 1)
	ink := kit.White()
	if sign == art.Close {
		ink = e.UI().Panel // the tint of warnings is pale in the dark
	}
	e.Tinted(kit.Sign(sign), disc.Inset(size*0.16), ink, 1)
	letter := kit.Sized(u, assets.Strong, wayLetters, e.UI().QuietText)
	high := math.Round(wide * stage.CardRatio)
	at := geom.Rect{X: line.X + 1.4*waySign*u, Y: math.Round(middle - high/2), W: wide, H: high}
	for on := range thegame.Pile(thegame.Piles) {
		if most[on] == 0 {
			continue
		}
		e.Write(words.PileName(on), letter, geom.Rect{X: at.X, Y: line.Y, W: wayLetter * u, H: line.H}, kit.Left, 1)
		at.X += math.Round(wayLetter * u)
		shown, end := at, at.X+float64(1+most[on])*wayPitch*wide+wayGap*wide
		face := kit.Motif(pictures.BaseMotif(on))
		if before.PileSize(on) > 0 {
			face = pictures.FaceMotif(before.Shown(on))
		}
		e.Picture(face, shown, shownAlpha)
		for _, c := range w.laid[on] {
			at.X += math.Round(wide * wayPitch)
			e.Picture(pictures.FaceMotif(c), at, 1)
		}
		at.X = math.Round(end)
	}
	left := kit.Sized(u, assets.Strong, wayLetters, e.UI().Text)
	if sign == art.Close {
		left.Color = e.UI().Warning
	}
	text := b.table.Say.Count(thegamemsg.LossLeft, int(math.Round(w.left)), nil)
	e.Write(text, e.Labels.Fit(text, left, wayLeft*u), geom.Rect{X: line.Right() - wayLeft*u, Y: line.Y, W: wayLeft * u, H: line.H}, kit.Right, 1)
}
