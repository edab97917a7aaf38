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

// Guide guides a person at a table of THE GAME. Its own moves go through Table.MakeMove, which does not ask it.
type Guide = tabletop.Guide[thegame.Move, thegame.Event]

// Attempt is an action that a person is about to take: a gesture, a command, a button, a move or a move taken back.
type Attempt = tabletop.Attempt[thegame.Move]

// Bystander is a guide that shows nothing and does nothing.
type Bystander = tabletop.Bystander[thegame.Move, thegame.Event]

// PlaceOfCard returns the place of a card.
func PlaceOfCard(c thegame.Card) tabletop.Place { return tabletop.PlaceOfCard(number(c)) }

// PlaceOfPile returns the place of a pile.
func PlaceOfPile(on thegame.Pile) tabletop.Place { return PlaceBeside(on, 0) }

// PlaceBeside returns the place of the n-th number beside a pile, from 1.
func PlaceBeside(on thegame.Pile, n int) tabletop.Place {
	return tabletop.Place{Kind: tabletop.GamePlace, Card: tabletop.NoCard, Row: int8(on), Column: int8(n)}
}

// Greet lets the character of a pile look at the players for a while: it speaks.
func (t *Table) Greet(on thegame.Pile) {
	t.cast[on].Flash(pictures.Role{Pile: on, Mood: pictures.Asking}, moodTicks)
}

// besideLeast is the number of discs that always have room beside a pile: the largest number of cards in an advised turn.
const besideLeast = 6

// PlaceRect returns the rectangle of a pile or of a number beside it; ok is always true.
func (t *Table) PlaceRect(at tabletop.Place) (_ geom.Rect, ok bool) {
	r := &t.Timeline.Geometry().Rows[at.Row]
	if at.Column == 0 {
		return r.Card, true
	}
	size := math.Round(min(r.OtherSignals.H, r.OtherSignals.W/(1.2*besideLeast)))
	return geom.Rect{X: math.Round(r.OtherSignals.X + float64(at.Column-1)*size*1.2), Y: r.OtherSignals.Y, W: size, H: size}, true
}

// DrawCard draws a card in a pose.
func (t *Table) DrawCard(e *kit.Canvas, of tabletop.Place, pose stage.Pose) {
	d := drawing{e, t, t.Timeline.Geometry()}
	d.card(cardOf(of.Card), pose)
}

// guide draws the marks and the box of the guide, below its buttons.
func (d drawing) guide() {
	if d.t.Guide != nil {
		d.t.DrawMarks(d.Canvas)
	}
	d.t.DrawBox(d.Canvas)
}
