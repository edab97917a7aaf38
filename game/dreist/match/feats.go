package match

import (
	"dreist/game/dreist"
	"dreist/game/dreist/record"
)

// Feats are what a seat can be proud of in a match, whoever won it.
type Feats struct {
	BestTurn  int    // the most cards that it laid, discarded and gave away in one turn
	Column    int    // the most cards of a column that it cleared, those included that came loose
	Cleared   int    // the most cards of a column that it cleared, without those
	Loosened  int    // the most cards that came loose at once
	Ahead     int    // by how many cards it was ahead of everybody at most
	Behind    int    // by how many cards it was behind somebody at most
	Trios     int    // DREIer it made
	TurnTrios int    // the most of them in one turn
	Gifts     int    // gifts it gave
	Ending    Ending // how it won, if it did
}

// Ending is how a seat got rid of its last card.
type Ending uint8

// How a match is won. ByNothing is none that is.
const (
	ByNothing Ending = iota
	ByLaying
	ByDiscarding
	ByGiving
)

// Feats returns what a seat can be proud of.
func (m *Match) Feats(of dreist.Seat) Feats { return featsOf(m.History(), of) }

// SureFeats returns what a seat can be proud of without what can still be taken back.
func (m *Match) SureFeats(of dreist.Seat) Feats {
	history := m.History()
	for len(history) > 0 && !m.Over() && m.Person(dreist.Seat(history[len(history)-1].Seat)) && history[len(history)-1].Move.Action == dreist.LayCard {
		history = history[:len(history)-1]
	}
	return featsOf(history, of)
}

func featsOf(history []record.Step, of dreist.Seat) Feats {
	var f Feats
	turn, rid, trios := 0, 0, 0
	for _, step := range history {
		if step.Turn != turn {
			turn, rid, trios = step.Turn, 0, 0
		}
		f.Ahead, f.Behind = max(f.Ahead, ahead(&step.Position, of)), max(f.Behind, behind(&step.Position, of))
		if dreist.Seat(step.Seat) != of {
			continue
		}
		column := 0
		for _, e := range step.Events {
			switch e := e.(type) {
			case dreist.CardLaid:
				rid++
			case dreist.CardDiscarded:
				rid++
			case dreist.GiftGiven:
				rid += len(e.Cards)
				f.Gifts++
			case dreist.TrioMade:
				trios++
				f.Trios++
			case dreist.ColumnCleared:
				column += len(e.Cards)
				f.Cleared = max(f.Cleared, len(e.Cards))
			case dreist.CardsLoosened:
				column += len(e.Cards)
				f.Loosened = max(f.Loosened, len(e.Cards))
			case dreist.MatchWon:
				f.Ending = endingOf(step.Move.Action)
			}
		}
		f.BestTurn, f.Column, f.TurnTrios = max(f.BestTurn, rid), max(f.Column, column), max(f.TurnTrios, trios)
	}
	return f
}

// endingOf returns how a match is won by an action.
func endingOf(a dreist.Action) Ending {
	switch a {
	case dreist.LayCard:
		return ByLaying
	case dreist.DiscardCard:
		return ByDiscarding
	case dreist.GiveCards:
		return ByGiving
	}
	return ByNothing
}

// behind returns by how many cards a seat is behind somebody, 0 where it is not.
func behind(p *dreist.Position, of dreist.Seat) int {
	most := 0
	for s := range dreist.Seat(p.Seats()) {
		most = max(most, p.CardsLeft(of)-p.CardsLeft(s))
	}
	return most
}

// ahead returns by how many cards a seat is ahead of everybody, 0 where it is not.
func ahead(p *dreist.Position, of dreist.Seat) int {
	least := dreist.Deck
	for s := range dreist.Seat(p.Seats()) {
		if s != of {
			least = min(least, p.CardsLeft(s))
		}
	}
	return max(least-p.CardsLeft(of), 0)
}

// Near is how many cards a loser has left at most where the end was close.
const Near = 3

// WasClose reports whether somebody who lost was about to win, too.
func (m *Match) WasClose() bool {
	p := m.Position()
	for seat := range dreist.Seat(p.Seats()) {
		if seat != p.Winner() && p.CardsLeft(seat) <= Near {
			return true
		}
	}
	return false
}
