package show

import (
	"image"

	"dreist/render/art"
	"dreist/render/kit"
	"dreist/render/paint"
)

// Outcome is a small sign for the player's result: up for won, down for lost, so that it does not depend on colour.
type Outcome uint8

// The outcomes.
const (
	Shared Outcome = iota // nobody at the screen has won or lost alone
	Won
	Lost
)

// Nature says that the signs depend on the theme.
func (Outcome) Nature() kit.Nature { return kit.Nature{Themed: true} }

// Paint draws the sign at a size.
func (o Outcome) Paint(order kit.Order) *image.RGBA {
	c := paint.Square(order.W, 20)
	won, lost := art.RGB(0x0C7F78), order.Theme.UI().Warning
	if order.Theme.Dark() {
		won = art.RGB(0x5CCFC2)
	}
	up := paint.Start(10, 3).Line(18, 16).Line(2, 16).Close()
	switch o {
	case Won:
		c.Piece(up, paint.Solid(won), 2, paint.Solid(won))
	case Lost:
		c.In(paint.Scale(1, -1).Then(paint.Move(0, 20))).Piece(up, paint.Solid(lost), 2, paint.Solid(lost))
	default:
		c.Fill(paint.Circle(10, 10, 4), paint.Solid(order.Theme.UI().Muted))
	}
	return c.Image()
}
