package remarks

import (
	"slices"

	"dreist/game/dreist"
)

// Occasion is what a remark is made on.
type Occasion uint8

const (
	None        Occasion = iota
	Greet                // a match begins
	RecallWon            // and the player has won the last one
	RecallLost           // or Egon has
	RecallLong           // that was long ago
	ScoreAhead           // of all matches the player has won more
	ScoreBehind          // or Egon has
	ScoreEven            // or both as many
	EndWon               // the player wins
	EndLost              // Egon wins
	Turn                 // his own turn is over
	Mine                 // the player's turn is over
	OwnTrio              // he has made a DREIer
	OwnOpening           // he has started in row 1
	LeadLost             // the player has overtaken him
	LeadTaken            // he has overtaken the player
	Trio                 // the player makes a DREIer
	Again                // and one more in the same turn
	Column               // the player sweeps a long column
	Opening              // the player starts in row 1, beside nobody
	Refused              // the player wants what the rules forbid
	Waiting              // the player thinks for long
	Discarded            // the player discards although a card fits
	Behind               // Egon is far behind
	Ahead                // Egon is far ahead
	PlayerLast           // the player has few cards left
	EgonLast             // Egon has few cards left
	Undone               // the player takes a move back
	Gift                 // Egon is given cards
	NoGift               // and could have been
	Poke                 // Egon is clicked

	SeatTrio    // a computer player makes a DREIer
	SeatColumn  // and sweeps a column by it
	SeatGift    // a computer player is given cards
	SeatOpening // a computer player starts in row 1

	// Occasions is how many there are, None included.
	Occasions = iota
)

const (
	long = 5  // cards of a column that is long
	lead = 10 // cards that are far
	few  = 3  // cards
)

// Moment is what has just happened in a game against Egon.
type Moment struct {
	Event  dreist.Event
	Move   dreist.Move      // that it belongs to
	Before *dreist.Position // before the move
	Now    *dreist.Position
	Trios  int         // DREIers that the player has made in this turn before
	Own    Own         // what Egon has done in his turn
	Led    dreist.Seat // who was ahead last
	Leads  dreist.Seat // who is ahead now, NoSeat for nobody
}

// Own is what Egon has done in his turn that he is proud of.
type Own struct{ Trio, Opening bool }

// overtaken returns the occasion that one has overtaken the other, if so.
func (m Moment) overtaken() []Occasion {
	switch {
	case m.Led == dreist.NoSeat || m.Leads == dreist.NoSeat || m.Leads == m.Led:
		return nil
	case m.Leads == dreist.EgonSeat:
		return []Occasion{LeadTaken}
	}
	return []Occasion{LeadLost}
}

// Occasions returns what a remark can be made on, what matters most first.
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

// afterOwn returns what can be said as Egon's turn ends: whose last cards there are, then what he has just done, then how the match stands.
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

// standing returns what can be said of how a match stands as Egon's turn ends.
func standing(p *dreist.Position) (all []Occasion) {
	yours, his := p.CardsLeft(0), p.CardsLeft(dreist.EgonSeat)
	if yours <= few {
		all = append(all, PlayerLast)
	}
	if his <= few {
		all = append(all, EgonLast)
	}
	if his < yours {
		slices.Reverse(all) // who is closer to the end comes first
	}
	switch {
	case his-yours >= lead:
		all = append(all, Behind)
	case yours-his >= lead:
		all = append(all, Ahead)
	}
	return append(all, Turn)
}

// fits reports whether a card of a hand can be laid.
func fits(p *dreist.Position, s dreist.Seat) bool {
	for _, c := range p.Hand(s) {
		if p.Rows(c) != 0 {
			return true
		}
	}
	return false
}

// Spirits is how Egon feels about how a match stands.
type Spirits uint8

const (
	Calm Spirits = iota
	Smug
	Nervous
	Gleeful
)

// SpiritsAt returns how Egon feels about a position.
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

// OfSeat returns on which occasion a player of a table says something about an event, and who.
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
