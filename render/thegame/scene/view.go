package scene

import (
	"slices"

	"dreist/game/thegame"
)

// View is the state of the table on show.
type View struct {
	Piles        [thegame.PileCount][]thegame.Card // the laid cards of each pile, the first one first; the base is left out
	Hands        [thegame.MaxSeats][]thegame.Card
	DrawPile     []thegame.Card // the draw pile, bottom card first
	Signals      [thegame.MaxSeats][thegame.PileCount]thegame.Signal
	SeatToMove   thegame.Seat // the seat to move, NoSeat after the end
	LaidCount    int          // the number of cards laid in this turn
	MinLaidCount int          // the number of cards that this turn must lay
	StuckSeat    thegame.Seat // the seat that could not go on, NoSeat unless the game is lost
}

// ViewOf returns the view of a position.
func ViewOf(p *thegame.Position) View {
	v := View{SeatToMove: p.Turn(), LaidCount: p.LaidCount(), MinLaidCount: p.OwedCount(), StuckSeat: p.StuckSeat(), DrawPile: p.AppendDrawPile(nil)}
	slices.Reverse(v.DrawPile)
	for on := range thegame.Pile(thegame.PileCount) {
		v.Piles[on] = p.AppendPile(nil, on)
		for s := range thegame.Seat(p.SeatCount()) {
			v.Signals[s][on] = p.Signal(s, on)
		}
	}
	for s := range thegame.Seat(p.SeatCount()) {
		v.Hands[s] = slices.Clone(p.Hand(s))
	}
	return v
}

// clone returns a view that shares no memory with v.
func (v *View) clone() View {
	c := *v
	c.DrawPile = slices.Clone(v.DrawPile)
	for i := range v.Piles {
		c.Piles[i] = slices.Clone(v.Piles[i])
	}
	for s := range v.Hands {
		c.Hands[s] = slices.Clone(v.Hands[s])
	}
	return c
}

// TopCard returns the top card of a pile, or its base.
func (v *View) TopCard(on thegame.Pile) thegame.Card {
	if n := len(v.Piles[on]); n > 0 {
		return v.Piles[on][n-1]
	}
	return on.BaseNumber()
}

// IsOver reports whether the game has ended.
func (v *View) IsOver() bool { return v.SeatToMove == thegame.NoSeat }

func (v *View) applyEvent(e thegame.Event) {
	switch e := e.(type) {
	case thegame.CardLaid:
		v.take(e.Card)
		v.Piles[e.Pile] = append(v.Piles[e.Pile], e.Card)
		v.LaidCount++
	case thegame.SignalGiven:
		v.Signals[e.Seat][e.Pile] = e.Signal
	case thegame.SignalsRemoved:
		for s := range v.Signals {
			v.Signals[s][e.Pile] = thegame.NoSignal
		}
	case thegame.HandFilled:
		for _, c := range e.Cards {
			v.take(c)
		}
		v.Hands[e.Seat] = append(v.Hands[e.Seat], e.Cards...)
	case thegame.TurnStarted:
		v.SeatToMove, v.LaidCount, v.MinLaidCount = e.Seat, 0, e.OwedCount
	case thegame.GameWon:
		v.SeatToMove = thegame.NoSeat
	case thegame.GameLost:
		v.SeatToMove, v.StuckSeat = thegame.NoSeat, e.Seat
	}
}

func (v *View) take(c thegame.Card) {
	is := func(other thegame.Card) bool { return other == c }
	v.DrawPile = slices.DeleteFunc(v.DrawPile, is)
	for s := range v.Hands {
		v.Hands[s] = slices.DeleteFunc(v.Hands[s], is)
	}
}
