package match

import (
	"dreist/game/dreist"
	"dreist/game/dreist/record"
)

// Feats are a seat's achievements in a match, won or not.
type Feats struct {
	BestTurn       int    // most cards laid, discarded and given away in one turn
	MostCleared    int    // most cards that left the layout with a cleared column, loosened ones included
	mostCleared    int    // most cards of a cleared column, without loosened ones
	mostLoosened   int    // most cards loosened at once
	LargestLead    int    // largest lead over all others, in cards
	largestDeficit int    // largest deficit to anybody, in cards
	TriosMade      int    // DREIer made
	MostTurnTrios  int    // most DREIer in one turn
	GiftsGiven     int    // gifts given
	ending         Ending // kind of move that rid the seat of its last card; 0 for a loser
}

// Ending is the kind of move that rid a seat of its last card.
type Ending uint8

// The ways to win a match.
const (
	NotWonEnding Ending = iota // the seat has not won
	WonByLaying
	WonByDiscarding
	WonByGiving
)

// Feats returns a seat's achievements.
func (m *Match) Feats(of dreist.Seat) Feats { return featsOf(m.History(), of) }

// FeatsSafeFromUndo returns a seat's achievements without those of moves that can still be taken back.
func (m *Match) FeatsSafeFromUndo(of dreist.Seat) Feats {
	history := m.History()
	for n := len(history); n > 0 && !m.IsOver(); n = len(history) {
		last := &history[n-1]
		if !m.IsPerson(dreist.Seat(last.Seat)) || last.Move.Action != dreist.LayCard {
			break
		}
		history = history[:n-1]
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
		f.LargestLead, f.largestDeficit = max(f.LargestLead, ahead(&step.Position, of)), max(f.largestDeficit, behind(&step.Position, of))
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
				f.GiftsGiven++
			case dreist.TrioMade:
				trios++
				f.TriosMade++
			case dreist.ColumnCleared:
				column += len(e.Cards)
				f.mostCleared = max(f.mostCleared, len(e.Cards))
			case dreist.CardsLoosened:
				column += len(e.Cards)
				f.mostLoosened = max(f.mostLoosened, len(e.Cards))
			case dreist.MatchWon:
				f.ending = endingOf(step.Move.Action)
			}
		}
		f.BestTurn, f.MostCleared, f.MostTurnTrios = max(f.BestTurn, rid), max(f.MostCleared, column), max(f.MostTurnTrios, trios)
	}
	return f
}

func endingOf(a dreist.Action) Ending {
	switch a {
	case dreist.LayCard:
		return WonByLaying
	case dreist.DiscardCard:
		return WonByDiscarding
	case dreist.GiveCards:
		return WonByGiving
	}
	return NotWonEnding
}

// behind returns how many more cards a seat has than the best other one, at least 0.
func behind(p *dreist.Position, of dreist.Seat) int {
	most := 0
	for s := range dreist.Seat(p.SeatCount()) {
		most = max(most, p.CardsLeft(of)-p.CardsLeft(s))
	}
	return most
}

// ahead returns how many fewer cards a seat has than all others, at least 0.
func ahead(p *dreist.Position, of dreist.Seat) int {
	least := dreist.CardCount
	for s := range dreist.Seat(p.SeatCount()) {
		if s != of {
			least = min(least, p.CardsLeft(s))
		}
	}
	return max(least-p.CardsLeft(of), 0)
}

// MaxCloseCardsLeft is the largest number of cards that a loser may have left for the match to count as close.
const MaxCloseCardsLeft = 3

// WasClose reports whether a loser had at most MaxCloseCardsLeft cards left.
func (m *Match) WasClose() bool {
	p := m.Position()
	for seat := range dreist.Seat(p.SeatCount()) {
		if seat != p.Winner() && p.CardsLeft(seat) <= MaxCloseCardsLeft {
			return true
		}
	}
	return false
}
