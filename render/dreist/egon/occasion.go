package egon

import (
	"slices"

	"dreist/game/dreist"
	"dreist/render/mascot"
)

// Occasion is a reason for a remark.
type Occasion uint8

const (
	NoOccasion       Occasion = iota
	MatchStart                // a match starts
	RecallWon                 // a match starts; the player won the last one
	RecallLost                // a match starts; Egon won the last one
	RecallLong                // a match starts; the last one was long ago
	ScoreAhead                // a match starts; the player has won more of them
	ScoreBehind               // a match starts; Egon has won more of them
	ScoreEven                 // a match starts; both have won equally many
	EndWon                    // the player wins
	EndLost                   // Egon wins
	EgonTurnOver              // Egon's turn is over
	PlayerTurnOver            // the player's turn is over
	EgonTrio                  // Egon has made a DREIer
	EgonOpening               // Egon has opened in row 1
	LeadLost                  // the player has overtaken Egon
	LeadTaken                 // Egon has overtaken the player
	PlayerTrio                // the player makes a DREIer
	AnotherTrio               // the player makes another DREIer in the same turn
	PlayerColumn              // the player clears a long column
	PlayerOpening             // the player opens in row 1
	MoveRefused               // the rules refuse the player's move
	PlayerThinksLong          // the player thinks for a long time
	NeedlessDiscard           // the player discards although a card fits
	EgonBehind                // Egon is far behind
	EgonAhead                 // Egon is far ahead
	PlayerFewCards            // the player has few cards left
	EgonFewCards              // Egon has few cards left
	MoveTakenBack             // the player takes a move back
	GiftReceived              // Egon is given cards
	GiftWithheld              // Egon could have been given cards, but was not
	EgonPoked                 // Egon is clicked

	SeatTrio    // a computer player makes a DREIer
	SeatColumn  // a computer player clears a column
	SeatGift    // a computer player is given cards
	SeatOpening // a computer player opens in row 1

	// OccasionCount is the number of occasions, including the zero one.
	OccasionCount = iota
)

const (
	longColumn = 5  // cards
	largeLead  = 10 // cards
	lastCards  = 3  // cards left of a player about to win
)

// TurnFeats are what the player and Egon have done in the turn so far.
type TurnFeats struct {
	playerTrios    int  // number of DREIer that the player has made
	hasEgonTrio    bool // Egon has made a DREIer
	hasEgonOpening bool // Egon has opened in row 1
}

// moment is an event in a match against Egon, with what led to it.
type moment struct {
	TurnFeats
	event         dreist.Event
	move          dreist.Move      // the move that caused the event
	before        *dreist.Position // position before the move
	after         *dreist.Position // position after the move
	earlierLeader dreist.Seat      // the seat that was ahead before, or NoSeat
	leader        dreist.Seat      // the seat that is ahead now, or NoSeat
}

// occasions returns the possible occasions for a remark, the most important first.
func (m *moment) occasions() []Occasion {
	switch e := m.event.(type) {
	case dreist.CardLaid:
		if e.Seat != dreist.EgonSeat && e.IsOpening {
			return []Occasion{PlayerOpening}
		}
	case dreist.TrioMade:
		switch {
		case e.Seat == dreist.EgonSeat:
		case m.playerTrios > 0:
			return []Occasion{AnotherTrio}
		case !e.IsColumn || len(e.Cards) < longColumn:
			return []Occasion{PlayerTrio}
		}
	case dreist.ColumnCleared:
		if m.before.Turn() != dreist.EgonSeat && len(e.Cards) >= longColumn {
			return []Occasion{PlayerColumn}
		}
	case dreist.CardDiscarded:
		fits := func(c dreist.Card) bool { return m.before.LegalRows(c) != 0 }
		if e.Seat != dreist.EgonSeat && slices.ContainsFunc(m.before.Hand(e.Seat), fits) {
			return []Occasion{NeedlessDiscard}
		}
	case dreist.GiftGiven:
		return []Occasion{GiftReceived}
	case dreist.TurnEnded:
		return m.atTurnEnd(e.Next == dreist.EgonSeat || m.after.Winner() != dreist.NoSeat)
	}
	return nil
}

// atTurnEnd returns the occasions when the player's turn or Egon's ends: few cards left, what Egon has done, the score.
func (m *moment) atTurnEnd(players bool) (all []Occasion) {
	stands, lasts := []Occasion{PlayerTurnOver}, 0
	if !players {
		stands = standing(m.after)
		lasts = slices.IndexFunc(stands, func(o Occasion) bool { return o != PlayerFewCards && o != EgonFewCards })
	}
	add := func(o Occasion, holds bool) {
		if holds {
			all = append(all, o)
		}
	}
	all = append(all, stands[:lasts]...)
	if m.earlierLeader != dreist.NoSeat && m.leader != m.earlierLeader {
		add(LeadTaken, m.leader == dreist.EgonSeat)
		add(LeadLost, m.leader == 0)
	}
	add(EgonTrio, m.hasEgonTrio && !players)
	add(EgonOpening, m.hasEgonOpening && !players)
	add(GiftWithheld, players && m.move.Action == dreist.EndTurn && m.before.CanMove(dreist.Give(dreist.EgonSeat)))
	return append(all, stands[lasts:]...)
}

// standing returns the occasions that the score gives at the end of Egon's turn.
func standing(p *dreist.Position) (all []Occasion) {
	yours, his := p.CardsLeft(0), p.CardsLeft(dreist.EgonSeat)
	if yours <= lastCards {
		all = append(all, PlayerFewCards)
	}
	if his <= lastCards {
		all = append(all, EgonFewCards)
	}
	if his < yours {
		slices.Reverse(all) // the one closer to the end first
	}
	switch {
	case his-yours >= largeLead:
		all = append(all, EgonBehind)
	case yours-his >= largeLead:
		all = append(all, EgonAhead)
	}
	return append(all, EgonTurnOver)
}

func moodAt(p *dreist.Position) mascot.Mood {
	switch standing(p)[0] {
	case PlayerFewCards, EgonBehind:
		return mascot.NervousMood
	case EgonFewCards:
		return mascot.GleefulMood
	case EgonAhead:
		return mascot.SmugMood
	}
	return mascot.WaitingMood
}

// occasionOf returns the computer player that exclaims at an event, and the occasion; NoSeat if there is none.
func occasionOf(e dreist.Event) (dreist.Seat, Occasion) {
	switch e := e.(type) {
	case dreist.TrioMade:
		if e.IsColumn {
			return e.Seat, SeatColumn
		}
		return e.Seat, SeatTrio
	case dreist.GiftGiven:
		return e.To, SeatGift
	case dreist.CardLaid:
		if e.IsOpening {
			return e.Seat, SeatOpening
		}
	}
	return dreist.NoSeat, NoOccasion
}
