package dreist

import (
	"slices"
	"strconv"
	"strings"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/ladder"
	"dreist/game/dreist/match"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/render/screens"
	"dreist/render/shell"
)

// rowWriter puts finished games into words. Thousands of games share few sentences, so each is made once.
type rowWriter struct {
	owner   *game
	games   map[string]string
	results map[outcome]string
}

// Describe returns what puts the entries of one list into words.
func (a *game) Describe() func(e *store.Entry) screens.Finished {
	w := rowWriter{owner: a, games: map[string]string{}, results: map[outcome]string{}}
	return func(e *store.Entry) screens.Finished { return screens.Finished{Game: w.game(e), Result: w.result(e)} }
}

// Practice returns how to go on with the practice game that was begun.
func (a *game) Practice() func() shell.Step {
	saved := a.findSaved(practiceSlot)
	if saved == nil {
		return nil
	}
	return func() shell.Step { return a.resume(saved) }
}

// outcome is what the right half of a row depends on.
type outcome struct {
	seat, winner, left, rounds int
	egon                       bool // he was the opponent
}

// game says what was played, and against whom.
func (w *rowWriter) game(e *store.Entry) string {
	s := &e.Summary
	key := string(e.Kind) + "/" + strconv.Itoa(s.Counts[ladder.Rung]) + "/" + strings.Join(s.Opponents, "/")
	said, ok := w.games[key]
	if !ok {
		said = w.name(e)
		w.games[key] = said
	}
	return said
}

func (w *rowWriter) name(e *store.Entry) string {
	say, s := w.owner.say, &e.Summary
	name := say.Say(msg.HistoryEgon)
	switch {
	case e.Kind == store.KindFirst:
		return say.Say(msg.FirstgameName)
	case s.Counts[ladder.Rung] > 0:
		name = say.Say(msg.LadderCaption, shares(s.Counts[ladder.Rung]))
	case !slices.Contains(s.Opponents, match.Egon):
		name = say.Say("history.seats." + strconv.Itoa(s.Seats))
		for i, o := range s.Opponents {
			name += [...]string{" · ", ", "}[min(i, 1)] + w.owner.seatKind(o)
		}
	}
	if e.Kind == store.KindPractice {
		name = say.Say(msg.HistoryPractised, assets.Values{"Game": name})
	}
	return name
}

// seatKind returns what a kind of player is called among others at a table, as where the table is set up.
func (a *game) seatKind(kind string) string {
	if slices.Contains(a.SeatKinds(), kind) {
		return a.say.Say("setup.kind." + kind)
	}
	return kind
}

// opponent returns what a kind of player is called.
func (a *game) opponent(kind string) string {
	switch kind {
	case match.Egon, play.Person, coach.Easy, coach.Fair:
		return a.say.Say("opponent." + kind)
	}
	return kind
}

// result says how a game ended: who won, and how many cards were left to the others.
func (w *rowWriter) result(e *store.Entry) string {
	s := &e.Summary
	o := outcome{seat: s.Seat, winner: s.Winner, rounds: s.Rounds(), egon: slices.Contains(s.Opponents, match.Egon)}
	for seat, left := range s.Left {
		// Of a game that was won counts what was left to the best of the others, of another the own cards.
		switch {
		case s.Seat > 0 && !s.Won() && seat == s.Seat-1:
			o.left = left
		case s.Won() && seat != s.Seat-1 && (o.left == 0 || left < o.left):
			o.left = left
		}
	}
	said, ok := w.results[o]
	if !ok {
		said = w.outcome(o)
		w.results[o] = said
	}
	return said
}

func (w *rowWriter) outcome(o outcome) string {
	say := w.owner.say
	turns := say.Count(msg.HistoryTurns, o.rounds)
	switch {
	case o.seat == 0:
		return say.Say(msg.HistoryShared, assets.Values{"Seat": o.winner}) + " · " + turns
	case o.seat == o.winner && o.egon:
		return say.Say(msg.HistoryWon) + " · " + say.Count(msg.HistoryEgons, o.left) + " · " + turns
	case o.seat == o.winner:
		return say.Say(msg.HistoryWon) + " · " + say.Count(msg.HistoryTheirs, o.left) + " · " + turns
	}
	return say.Say(msg.HistoryLost) + " · " + say.Count(msg.HistoryMine, o.left) + " · " + turns
}
