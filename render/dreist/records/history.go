package records

import (
	"slices"
	"strconv"
	"strings"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/ladder"
	"dreist/game/dreist/match"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/words"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/screens"
)

// rowWriter puts finished games into words. Thousands of games share few sentences, so each is made once.
type rowWriter struct {
	*Statistics
	games   map[string]string
	results map[outcome]string
	egon    []kit.Motif
}

// Describe returns what puts the entries of one list into words.
func (r *Statistics) Describe() func(e *store.Entry) screens.Finished {
	w := rowWriter{Statistics: r, games: map[string]string{}, results: map[outcome]string{}, egon: []kit.Motif{faceOf(match.Egon)}}
	return func(e *store.Entry) screens.Finished {
		return screens.Finished{Game: w.game(e), Result: w.result(e), Outcome: outcomeOf(&e.Summary), Faces: w.faces(e)}
	}
}

// outcomeOf returns how a game ended for the player.
func outcomeOf(s *store.Summary) panel.Outcome {
	switch {
	case s.Won():
		return panel.Won
	case s.Seat > 0:
		return panel.Lost
	}
	return panel.Shared
}

// faces returns who played against the player: Egon, or the characters of the other seats.
func (w *rowWriter) faces(e *store.Entry) []kit.Motif {
	s := &e.Summary
	if slices.Contains(s.Opponents, match.Egon) {
		return w.egon
	}
	var faces []kit.Motif
	for seat := range min(s.Seats, dreist.MaxSeats) {
		if seat != s.Seat-1 {
			faces = append(faces, pictures.PortraitOf(pictures.FamilyOf(dreist.Seat(seat)), pictures.Patient))
		}
	}
	return faces
}

// outcome is what the right half of a row depends on.
type outcome struct {
	seat, winner, left, rounds int
	egon                       bool // he was the opponent
}

// game says what was played, and against whom.
func (w *rowWriter) game(e *store.Entry) string {
	s := &e.Summary
	hinted := s.Counts[ladder.Hints] > 0
	key := strconv.FormatBool(hinted) + "/" + string(e.Kind) + "/" + strconv.Itoa(s.Counts[ladder.Rung]) + "/" + strings.Join(s.Opponents, "/")
	said, ok := w.games[key]
	if !ok {
		said = w.name(e)
		if hinted {
			said += " · " + w.Say(msg.HistoryHinted)
		}
		w.games[key] = said
	}
	return said
}

func (w *rowWriter) name(e *store.Entry) string {
	s := &e.Summary
	name := w.Say(msg.HistoryEgon)
	switch {
	case e.Kind == store.KindFirst:
		return w.Say(msg.FirstgameName)
	case s.Counts[ladder.Rung] > 0:
		name = w.Say(msg.LadderCaption, words.Shares(s.Counts[ladder.Rung]))
	case !slices.Contains(s.Opponents, match.Egon):
		name = w.Say("history.seats." + strconv.Itoa(s.Seats))
		for i, o := range s.Opponents {
			if !slices.Contains(s.Opponents[:i], o) { // said three times it would be cut off
				name += [...]string{" · ", ", "}[min(i, 1)] + w.called("history.seat.", o, append(coach.Opponents(), play.Person)...)
			}
		}
	}
	if e.Kind == store.KindPractice {
		name = w.Say(msg.HistoryPractised, assets.Values{"Game": name})
	}
	return name
}

// called returns what one of some kinds of players is called by the keys of a family, and of any other its own name.
func (r *Statistics) called(family, kind string, kinds ...string) string {
	if slices.Contains(kinds, kind) {
		return r.Say(family + kind)
	}
	return kind
}

// result says how a game ended: who won, and how many cards were left to the others.
func (w *rowWriter) result(e *store.Entry) string {
	s := &e.Summary
	o := outcome{seat: s.Seat, winner: s.Winner() + 1, left: deciding(s), rounds: s.Rounds(), egon: slices.Contains(s.Opponents, match.Egon)}
	said, ok := w.results[o]
	if !ok {
		said = w.outcome(o)
		w.results[o] = said
	}
	return said
}

// deciding returns how many cards decided a game: of one that was won what was left to the best of the others, of another the own cards.
func deciding(s *store.Summary) int {
	left := 0
	for seat, n := range s.Score {
		switch {
		case s.Seat > 0 && !s.Won() && seat == s.Seat-1:
			left = n
		case s.Won() && seat != s.Seat-1 && (left == 0 || n < left):
			left = n
		}
	}
	return left
}

func (w *rowWriter) outcome(o outcome) string {
	turns := w.Count(msg.HistoryTurns, o.rounds)
	switch {
	case o.seat == 0:
		return w.Say(msg.HistoryShared, assets.Values{"Seat": o.winner}) + " · " + turns
	case o.seat == o.winner && o.egon:
		return w.Say(msg.HistoryWon) + " · " + w.Count(msg.HistoryEgons, o.left) + " · " + turns
	case o.seat == o.winner:
		return w.Say(msg.HistoryWon) + " · " + w.Count(msg.HistoryTheirs, o.left) + " · " + turns
	}
	return w.Say(msg.HistoryLost) + " · " + w.Count(msg.HistoryMine, o.left) + " · " + turns
}
