package coach

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/coach/value"
)

// judge evaluates the ends of turns for the seat that moves.
type judge struct {
	seat      dreist.Seat
	evaluator value.Evaluator
	hidden    value.HiddenCounts
	asked     value.TurnEnd                 // the last turn end evaluated
	left      [dreist.MaxSeats]int          // cards left, the seat's first, then clockwise
	cards     [dreist.CardCount]dreist.Card // a buffer
}

func (j *judge) sit(p *dreist.Position) {
	j.seat = p.Turn()
	j.evaluator.UseNet(value.NetFor(p))
	j.hidden, j.left = value.HiddenCounts{}, [dreist.MaxSeats]int{}
	for i := range p.SeatCount() {
		j.left[i] = p.CardsLeft(j.after(i, p))
	}
	for _, c := range p.AppendHidden(j.cards[:0]) {
		j.hidden.Add(c.Kind())
	}
}

// turnEnd returns the input of the evaluation if the seat ended its turn now.
func (j *judge) turnEnd(p *dreist.Position) value.TurnEnd {
	s := value.TurnEnd{Layout: p.Layout(), Hidden: &j.hidden, Hand: p.Hand(j.seat), PileSize: p.PileSize(j.seat), CardsLeft: j.left, SeatCount: p.SeatCount()}
	s.CardsLeft[0] = len(s.Hand) + s.PileSize
	return s
}

// after returns the seat a number of places after the judge's.
func (j *judge) after(places int, p *dreist.Position) dreist.Seat {
	return (j.seat + dreist.Seat(places)) % dreist.Seat(p.SeatCount())
}

// worth returns the value of a turn, given the position before its last move.
func (j *judge) worth(t *Turn, end *dreist.Position) value.Logit {
	if end.Winner() == j.seat {
		return value.Victory
	}
	s := j.turnEnd(end)
	switch m := t.LastMove(); m.Action {
	case dreist.DiscardCard:
		s.Hand = slices.DeleteFunc(append(j.cards[:0], s.Hand...), func(c dreist.Card) bool { return c == m.Card })
		s.CardsLeft[0]--
	case dreist.GiveCards:
		j.give(&s, m.Receivers, end)
	default:
		s.PendingDraws = min(t.DeclinedDraws(), s.PileSize)
	}
	if s.CardsLeft[0] == 0 {
		return value.Victory
	}
	return j.ask(&s)
}

func (j *judge) ask(s *value.TurnEnd) value.Logit {
	j.asked = *s
	return j.evaluator.ValueOf(s)
}

// facts returns the facts of the last turn evaluated that does not win at once.
func (j *judge) facts() (f value.Facts) {
	f.Compute(&j.asked)
	return f
}

func (j *judge) give(s *value.TurnEnd, to dreist.Receivers, p *dreist.Position) {
	if to.Next == dreist.NoSeat {
		to.Next = to.First
	}
	for _, receiver := range [...]dreist.Seat{to.First, to.Next} {
		if s.PileSize == 0 {
			return
		}
		s.PileSize--
		s.CardsLeft[0]--
		for i := 1; i < s.SeatCount; i++ {
			if j.after(i, p) == receiver {
				s.CardsLeft[i]++
			}
		}
	}
}

// hopeOfDraw returns the winning chance after drawing for a DREIer with an empty hand: a card that fits is laid and
// the gift still given; one that does not fit must be kept.
func (j *judge) hopeOfDraw(p *dreist.Position) int32 {
	kept := j.turnEnd(p)
	keeping := j.ask(&kept).Chance()
	fitting := j.evaluator.FittingShare()
	laid := j.turnEnd(p)
	laid.PileSize--
	laid.CardsLeft[0]--
	laying := int32(value.ChanceOne)
	if laid.CardsLeft[0] > 0 {
		j.give(&laid, dreist.Receivers{First: j.after(1, p), Next: dreist.NoSeat}, p)
	}
	if laid.CardsLeft[0] > 0 {
		laying = j.ask(&laid).Chance()
	}
	return keeping + (laying-keeping)*fitting/value.FactOne
}
