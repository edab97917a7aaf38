package egon

import (
	"slices"

	"dreist/game/dreist"
)

// Occasion is a reason for a remark.
type Occasion uint8

const (
	None        Occasion = iota
	Greet                // a match begins
	RecallWon            // a match begins; the player won the last one
	RecallLost           // a match begins; Egon won the last one
	RecallLong           // a match begins; the last one was long ago
	ScoreAhead           // a match begins; the player has won more of them
	ScoreBehind          // a match begins; Egon has won more of them
	ScoreEven            // a match begins; both have won as many
	EndWon               // the player wins
	EndLost              // Egon wins
	Turn                 // Egon's turn is over
	Mine                 // the player's turn is over
	OwnTrio              // Egon has made a DREIer
	OwnOpening           // Egon has opened in row 1
	LeadLost             // the player has overtaken Egon
	LeadTaken            // Egon has overtaken the player
	Trio                 // the player makes a DREIer
	Again                // the player makes another DREIer in the same turn
	Column               // the player clears a long column
	Opening              // the player opens in row 1
	Refused              // the rules refuse the player's move
	Waiting              // the player thinks for long
	Discarded            // the player discards although a card fits
	Behind               // Egon is far behind
	Ahead                // Egon is far ahead
	PlayerLast           // the player has few cards left
	EgonLast             // Egon has few cards left
	Undone               // the player takes a move back
	Gift                 // Egon is given cards
	NoGift               // Egon could have been given cards, and was not
	Poke                 // Egon is clicked

	SeatTrio    // a computer player makes a DREIer
	SeatColumn  // a computer player clears a column
	SeatGift    // a computer player is given cards
	SeatOpening // a computer player opens in row 1

	// Occasions is the number of occasions, None included.
	Occasions = iota
)

const (
	long    = 5  // cards of a long column
	lead    = 10 // cards of a large lead
	lastFew = 3  // cards left of a player about to win
)

// Moment is an event in a game against Egon and what led to it.
type Moment struct {
	Event  dreist.Event
	Move   dreist.Move      // the event's move
	Before *dreist.Position // before the move
	Now    *dreist.Position
	Trios  int         // DREIer that the player has made in this turn before
	Own    Own         // what Egon has done in his turn
	Led    dreist.Seat // who was ahead before, NoSeat for nobody
	Leads  dreist.Seat // who is ahead now, NoSeat for nobody
}

// Own is what Egon has done in his turn.
type Own struct{ Trio, Opening bool }

// overtaken returns the occasion if one has just overtaken the other.
func (m Moment) overtaken() []Occasion {
	switch {
	case m.Led == dreist.NoSeat || m.Leads == dreist.NoSeat || m.Leads == m.Led:
		return nil
	case m.Leads == dreist.EgonSeat:
		return []Occasion{LeadTaken}
	}
	return []Occasion{LeadLost}
}

// Occasions returns the possible occasions of a remark, the most important first.
func (m Moment) Occasions() []Occasion {
	switch e := m.Event.(type) {
	case dreist.CardLaid:
		if e.Seat != dreist.EgonSeat && e.Opening {
			return []Occasion{Opening}
		}
	case dreist.TrioMade:
		switch {
		case e.Seat == dreist.EgonSeat:
		case m.Trios > 0:
			return []Occasion{Again}
		case !e.Column || len(e.Cards) < long:
			return []Occasion{Trio}
		}
	case dreist.ColumnCleared:
		if m.Before.Turn() != dreist.EgonSeat && len(e.Cards) >= long {
			return []Occasion{Column}
		}
	case dreist.CardDiscarded:
		if e.Seat != dreist.EgonSeat && fits(m.Before, e.Seat) {
			return []Occasion{Discarded}
		}
	case dreist.GiftGiven:
		return []Occasion{Gift}
	case dreist.TurnEnded:
		switch {
		case m.Now.Winner() != dreist.NoSeat:
		case e.Next != dreist.EgonSeat:
			return m.afterOwn()
		}
		on := m.overtaken()
		if m.Move.Action == dreist.EndTurn && m.Before.May(dreist.Give(dreist.EgonSeat)) {
			on = append(on, NoGift)
		}
		return append(on, Mine)
	}
	return nil
}

// afterOwn returns the occasions at the end of Egon's turn: somebody's last cards, then what he has done, then the
// score.
func (m Moment) afterOwn() []Occasion {
	stands := standing(m.Now)
	lasts := slices.IndexFunc(stands, func(o Occasion) bool { return o != PlayerLast && o != EgonLast })
	on := append(slices.Clone(stands[:lasts]), m.overtaken()...)
	if m.Own.Trio {
		on = append(on, OwnTrio)
	}
	if m.Own.Opening {
		on = append(on, OwnOpening)
	}
	return append(on, stands[lasts:]...)
}

// standing returns the occasions of the score at the end of Egon's turn.
func standing(p *dreist.Position) (all []Occasion) {
	yours, his := p.CardsLeft(0), p.CardsLeft(dreist.EgonSeat)
	if yours <= lastFew {
		all = append(all, PlayerLast)
	}
	if his <= lastFew {
		all = append(all, EgonLast)
	}
	if his < yours {
		slices.Reverse(all) // the one closer to the end first
	}
	switch {
	case his-yours >= lead:
		all = append(all, Behind)
	case yours-his >= lead:
		all = append(all, Ahead)
	}
	return append(all, Turn)
}

// fits reports whether a seat can lay a card of its hand.
func fits(p *dreist.Position, s dreist.Seat) bool {
	for _, c := range p.Hand(s) {
		if p.Rows(c) != 0 {
			return true
		}
	}
	return false
}

// Spirits is Egon's view of the score.
type Spirits uint8

const (
	Calm Spirits = iota
	Smug
	Nervous
	Gleeful
)

// SpiritsAt returns Egon's view of a position.
func SpiritsAt(p *dreist.Position) Spirits {
	switch standing(p)[0] {
	case PlayerLast, Behind:
		return Nervous
	case EgonLast:
		return Gleeful
	case Ahead:
		return Smug
	}
	return Calm
}

// OfSeat returns which player of a table remarks on an event, and the occasion.
func OfSeat(e dreist.Event) (dreist.Seat, Occasion) {
	switch e := e.(type) {
	case dreist.TrioMade:
		if e.Column {
			return e.Seat, SeatColumn
		}
		return e.Seat, SeatTrio
	case dreist.GiftGiven:
		return e.To, SeatGift
	case dreist.CardLaid:
		if e.Opening {
			return e.Seat, SeatOpening
		}
	}
	return dreist.NoSeat, None
}
