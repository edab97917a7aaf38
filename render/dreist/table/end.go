package table

import (
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/render/dreist/celebrate"
	"dreist/render/stage"
)

// Close is how many cards a loser has left at most where the end was close.
const Close = 3

// celebrateEnd lets the end of the match be seen, until it is told and a little beyond.
func (t *Table) celebrateEnd(winner dreist.Seat) {
	c := &celebrate.Celebration{Text: t.headline(winner), Winner: winner, Last: t.lastCard(), People: t.Match.Person(winner), Reduced: t.Line.Reduced()}
	t.Effects.Begin(t.Line.Speed(), 0, celebrate.Lasts, func(e *Canvas, at stage.Span) { c.Draw(e.Canvas, t.Line, at) })
}

// celebrates reports whether the end of the match is being seen and has not been told yet.
func (t *Table) celebrates() bool {
	step, _, ok := t.Line.Current()
	if !ok {
		return false
	}
	_, won := step.Event.(dreist.MatchWon)
	return won
}

// headline returns what is lettered large at the end: a name where several people play or somebody else has won.
func (t *Table) headline(winner dreist.Seat) string {
	people := 0
	for s := range dreist.Seat(t.Position().Seats()) {
		if t.Match.Person(s) {
			people++
		}
	}
	switch {
	case winner == dreist.EgonSeat && t.EgonPlays():
		return t.Say.Say(msg.EndLostTitle)
	case people > 1 || !t.Match.Person(winner):
		return t.endText(t.Say)
	case t.WasClose():
		return t.Say.Say(msg.CelebrateClose)
	}
	return t.Say.Say(msg.CelebrateWon)
}

// WasClose reports whether somebody who lost was about to win, too.
func (s *Situation) WasClose() bool {
	p := s.Match.Position()
	for seat := range dreist.Seat(p.Seats()) {
		if seat != p.Winner() && p.CardsLeft(seat) <= Close {
			return true
		}
	}
	return false
}

// lastCard returns the card with which the match ended where that was laid or discarded, else NoCard.
func (t *Table) lastCard() dreist.Card {
	last := dreist.NoCard
	if history := t.Match.History(); len(history) > 0 {
		for _, e := range history[len(history)-1].Events {
			switch e := e.(type) {
			case dreist.CardLaid:
				last = e.Card
			case dreist.CardDiscarded:
				last = e.Card
			}
		}
	}
	return last
}
