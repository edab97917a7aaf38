// Package summary tells what is kept of a finished game of DREIst! for lists, statistics, days and medals, besides its
// record, and finds out from records what the first versions of the program did not keep.
package summary

import (
	"fmt"

	"dreist/game/calendar"
	"dreist/game/dreist/ladder"
	"dreist/game/dreist/match"
	"dreist/game/play"
	"dreist/game/store"
)

// DailyTag is the tag of a record that tells the day of which the deal is, YYYY-MM-DD.
const DailyTag = "Daily"

// Branch is the value of match.PracticeTag of a game that goes on from the middle of another.
const Branch = "branch"

// What is counted besides what statistics count, by its name in store.Summary. Of several persons at one screen it is
// what one of them has done at most.
const (
	Day       = "day"       // the number of the day whose deal was played, see package calendar
	FromHere  = "fromhere"  // 1 for practice that goes on from the middle of another game
	TakenBack = "takenback" // how often a move was taken back
	TurnTrios = "turntrios" // see match.Feats for these
	BestTurn  = "bestturn"
	Cleared   = "cleared"
	Loosened  = "loosened"
	Behind    = "behind"
	Ending    = "ending" // of a game that the player won a match.Ending
	counted   = "feats"  // 1 where all of these are counted
)

// Game is which game a match was.
type Game struct {
	Rung     int    // the player's cards in a game of the ladder, 0 elsewhere
	Day      string // the date of a daily deal, empty elsewhere
	Practice string // how it came to be practice, empty where it was none
}

// Of returns the summary of a finished match: of the one person's, or of all where several shared the screen.
func Of(f play.Facts, g Game) store.Summary {
	own, persons := 0, 0
	for seat, player := range f.Players {
		if player == play.Person {
			persons++
			own = seat
		}
	}
	s := store.Summary{Game: ladder.Game, Seats: len(f.Score), Outcome: f.Outcome, Turns: f.Turns, Counts: map[string]int{ladder.Rung: g.Rung, counted: 1}}
	if persons == 1 {
		s.Seat = own + 1
	}
	for seat, player := range f.Players {
		if seat != own {
			s.Opponents = append(s.Opponents, player)
		}
		s.Counts[ladder.Hints] += f.Counts[match.Hints][seat]
		s.Counts[TakenBack] += f.Counts[match.TakenBack][seat]
		if persons > 1 || seat == own {
			s.Counts[ladder.Trios] += f.Counts[match.Trios][seat]
			s.Counts[ladder.Gifts] += f.Counts[match.Gifts][seat]
		}
		if player != play.Person {
			continue
		}
		for name, of := range map[string]string{
			TurnTrios: match.TurnTrios, BestTurn: match.BestTurn, Cleared: match.Cleared, Loosened: match.Loosened, Behind: match.Behind, Ending: match.Won,
		} {
			s.Counts[name] = max(s.Counts[name], f.Counts[of][seat])
		}
	}
	switch day, ok := calendar.Number(g.Day); {
	case g.Practice == Branch:
		s.Counts[FromHere] = 1
	case g.Practice == "" && ok && day <= mostCounted:
		s.Counts[Day] = day
	}
	return s
}

// Whole reports whether a finished game has everything counted, as all have that this version of the program ended.
func Whole(e *store.Entry) bool {
	return e.Summary.Game != ladder.Game || e.Summary.Counts[counted] > 0
}

// Recount returns the counts of a finished game from its record. Nobody knows whether moves of it were taken back, so
// that one is taken to be. Its error says what is wrong with the record.
func Recount(record string) (map[string]int, error) {
	m, err := match.Resume(record, play.Unkept{})
	if err != nil {
		return nil, fmt.Errorf("summary: count the feats of a finished game: %w", err)
	}
	counts := Of(m.Facts(), Game{Day: m.Tag(DailyTag), Practice: m.Tag(match.PracticeTag)}).Counts
	counts[TakenBack] = max(counts[TakenBack], 1)
	return counts, nil
}
