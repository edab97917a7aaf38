package table

import (
	"math"

	"dreist/game/thegame"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/thegame/pictures"
)

// SpotOfCard returns the spot of a card.
func SpotOfCard(c thegame.Card) tabletop.Spot { return tabletop.SpotOfCard(number(c)) }

// SpotOfPile returns the spot of a pile.
func SpotOfPile(on thegame.Pile) tabletop.Spot { return SpotBeside(on, 0) }

// SpotBeside returns the spot of the n-th number beside a pile, from 1.
func SpotBeside(on thegame.Pile, n int) tabletop.Spot {
	return tabletop.Spot{Kind: tabletop.GameSpotsFrom, Card: tabletop.NoCard, Row: int8(on), Column: int8(n)}
}

// GreetPlayers lets the character of a pile look at the players for a while, as it speaks to them.
func (t *Table) GreetPlayers(on thegame.Pile) {
	t.cast[on].FlashMood(pictures.CharacterMotif{Pile: on, Mood: pictures.MoodAsking}, moodTicks)
}

// besideLeast is the number of discs that always have room beside a pile: the largest number of cards in an advised turn.
const besideLeast = 6

// SpotRect returns the rectangle of a pile or of a number beside it; ok is always true.
func (t *Table) SpotRect(at tabletop.Spot) (_ geom.Rect, ok bool) {
	r := &t.Timeline.Geometry().Rows[at.Row]
	if at.Column == 0 {
		return r.Card, true
	}
	size := math.Round(min(r.OtherSignals.H, r.OtherSignals.W/(1.2*besideLeast)))
	return geom.Rect{X: math.Round(r.OtherSignals.X + float64(at.Column-1)*size*1.2), Y: r.OtherSignals.Y, W: size, H: size}, true
}

// DrawCard draws a card in a pose.
func (t *Table) DrawCard(e *kit.Canvas, of tabletop.Spot, pose stage.Pose) {
	d := drawing{e, t, t.Timeline.Geometry()}
	d.drawCard(cardOf(of.Card), pose)
}
