package egon

import (
	"slices"

	"dreist/game/dreist"
	"dreist/render/mascot"
)

// Occasion is a reason for a remark.
type Occasion uint8

const (
	None        Occasion = iota
	Greet                // a match starts
	RecallWon            // a match starts; the player won the last one
	RecallLost           // a match starts; Egon won the last one
	RecallLong           // a match starts; the last one was long ago
	ScoreAhead           // a match starts; the player has won more of them
	ScoreBehind          // a match starts; Egon has won more of them
	ScoreEven            // a match starts; both have won equally many
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
	Waiting              // the player thinks for a long time
	Discarded            // the player discards although a card fits
	Behind               // Egon is far behind
	Ahead                // Egon is far ahead
	PlayerLast           // the player has few cards left
	EgonLast             // Egon has few cards left
	Undone               // the player takes a move back
	Gift                 // Egon is given cards
	NoGift               // Egon could have been given cards, but was not
	Poke                 // Egon is clicked

	SeatTrio    // a computer player makes a DREIer
	SeatColumn  // a computer player clears a column
	SeatGift    // a computer player is given cards
	SeatOpening // a computer player opens in row 1

	// Occasions is the number of occasions, including the zero one.
	Occasions = iota
)

const (
	longColumn = 5  // cards
	largeLead  = 10 // cards
	lastCards  = 3  // cards left of a player about to win
)

// Deeds are what the player and Egon have done in the turn so far.
type Deeds struct {
	Trios      int  // number of DREIer that the player has made
	OwnTrio    bool // Egon has made a DREIer
	OwnOpening bool // Egon has opened in row 1
}

// Moment is an event in a match against Egon, with what led to it.
type Moment struct {
	Deeds
	Event  dreist.Event
	Move   dreist.Move      // the move that caused the event
	Before *dreist.Position // position before the move
	Now    *dreist.Position // position after the move
	Led    dreist.Seat      // the seat that was ahead before, or NoSeat
	Leads  dreist.Seat      // the seat that is ahead now, or NoSeat
}

// Occasions returns the possible occasions for a remark, the most important first.
func (m *Moment) Occasions() []Occasion {
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
		case !e.Column || len(e.Cards) < longColumn:
			return []Occasion{Trio}
		}
	case dreist.ColumnCleared:
		if m.Before.Turn() != dreist.EgonSeat && len(e.Cards) >= longColumn {
			return []Occasion{Column}
		}
	case dreist.CardDiscarded:
		if e.Seat != dreist.EgonSeat && fits(m.Before, e.Seat) {
			return []Occasion{Discarded}
		}
	case dreist.GiftGiven:
		return []Occasion{Gift}
	case dreist.TurnEnded:
		return m.atTurnEnd(e.Next == dreist.EgonSeat || m.Now.Winner() != dreist.NoSeat)
	}
	return nil
}

// atTurnEnd returns the occasions at the end of a turn, the player's or Egon's. After Egon's turn they are few cards left,
// then what he has done, then the score.
func (m *Moment) atTurnEnd(players bool) (all []Occasion) {
	stands, lasts := []Occasion{Mine}, 0
	if !players {
		stands = standing(m.Now)
		lasts = slices.IndexFunc(stands, func(o Occasion) bool { return o != PlayerLast && o != EgonLast })
	}
	add := func(o Occasion, holds bool) {
		if holds {
			all = append(all, o)
		}
	}
	all = append(all, stands[:lasts]...)
	if m.Led != dreist.NoSeat && m.Leads != m.Led {
		add(LeadTaken, m.Leads == dreist.EgonSeat)
		add(LeadLost, m.Leads == 0)
	}
	add(OwnTrio, m.OwnTrio && !players)
	add(OwnOpening, m.OwnOpening && !players)
	add(NoGift, players && m.Move.Action == dreist.EndTurn && m.Before.CanMove(dreist.Give(dreist.EgonSeat)))
	return append(all, stands[lasts:]...)
}

// standing returns the occasions that the score gives at the end of Egon's turn.
func standing(p *dreist.Position) (all []Occasion) {
	yours, his := p.CardsLeft(0), p.CardsLeft(dreist.EgonSeat)
	if yours <= lastCards {
		all = append(all, PlayerLast)
	}
	if his <= lastCards {
		all = append(all, EgonLast)
	}
	if his < yours {
		slices.Reverse(all) // the one closer to the end first
	}
	switch {
	case his-yours >= largeLead:
		all = append(all, Behind)
	case yours-his >= largeLead:
		all = append(all, Ahead)
	}
	return append(all, Turn)
}

// moodAt returns Egon's mood at the score of a position.
func moodAt(p *dreist.Position) mascot.Mood {
	switch standing(p)[0] {
	case PlayerLast, Behind:
		return mascot.Nervous
	case EgonLast:
		return mascot.Gleeful
	case Ahead:
		return mascot.Smug
	}
	return mascot.Waiting
}

// fits reports whether a seat can lay a card of its hand.
func fits(p *dreist.Position, s dreist.Seat) bool {
	return slices.ContainsFunc(p.Hand(s), func(c dreist.Card) bool { return p.Rows(c) != 0 })
}

// occasionOf returns the computer player that exclaims at an event, and the occasion; NoSeat if there is none.
func occasionOf(e dreist.Event) (dreist.Seat, Occasion) {
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
