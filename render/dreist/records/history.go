package records

import (
	"slices"
	"strconv"
	"strings"

	"dreist/assets"
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

// rowWriter describes finished games for a list. It caches its sentences, as thousands of games share a few.
type rowWriter struct {
	*Statistics
	games   map[string]string
	results map[outcome]string
	egon    []kit.Motif
}

// Describe returns a function that describes the entries of one list.
func (r *Statistics) Describe() func(e *store.Entry) screens.Finished {
	w := rowWriter{Statistics: r, games: map[string]string{}, results: map[outcome]string{}, egon: []kit.Motif{pictures.EgonMotif(pictures.Waiting)}}
	return func(e *store.Entry) screens.Finished {
		return screens.Finished{Game: w.game(e), Result: w.result(e), Outcome: outcomeOf(&e.Summary), Faces: w.faces(e)}
	}
}

// outcomeOf returns the result of a game for the player.
func outcomeOf(s *store.Summary) panel.Outcome {
	switch {
	case s.Won():
		return panel.Won
	case s.Seat > 0:
		return panel.Lost
	}
	return panel.Shared
}

// faces returns the portraits of the player's opponents.
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

// outcome is the key of the cached text in the right half of a row.
type outcome struct {
	seat, winner, left, rounds int
	egon                       bool // Egon was the opponent
}

// game returns what was played and against whom.
func (w *rowWriter) game(e *store.Entry) string {
	s := &e.Summary
	hinted := s.Counts[ladder.Hints] > 0
	key := strconv.FormatBool(hinted) + "/" + string(e.Kind) + "/" + strconv.Itoa(s.Counts[ladder.Rung]) + "/" + strings.Join(s.Opponents, "/")
	said, ok := w.games[key]
	if !ok {
		said = w.name(e)
		if hinted {
			said += " · " + w.Say("history.hinted")
		}
		w.games[key] = said
	}
	return said
}

func (w *rowWriter) name(e *store.Entry) string {
	s := &e.Summary
	name := w.Say("history.egon")
	switch {
	case e.Kind == store.KindFirst:
		return w.Say("firstgame.name")
	case s.Counts[ladder.Rung] > 0:
		name = w.Say("ladder.caption", words.Shares(s.Counts[ladder.Rung]))
	case !slices.Contains(s.Opponents, match.Egon):
		name = w.Say("history.seats." + strconv.Itoa(s.Seats))
		for i, o := range s.Opponents {
			if !slices.Contains(s.Opponents[:i], o) { // each opponent's name once
				name += [...]string{" · ", ", "}[min(i, 1)] + w.called("history.seat.", o, append(coach.Opponents(), play.Person)...)
			}
		}
	}
	if e.Kind == store.KindPractice {
		name = w.Say("history.practised", assets.Values{"Game": name})
	}
	return name
}

// called returns the name of a kind of player from the keys of a family, or the player's own name if it is none of the
// kinds.
func (r *Statistics) called(family, kind string, kinds ...string) string {
	if slices.Contains(kinds, kind) {
		return r.Say(family + kind)
	}
	return kind
}

// result returns who won and how many cards the others had left.
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

// deciding returns the cards that decided a game: those left to the best of the others or, after a loss, the player's
// own.
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
	turns := w.Count("history.turns", o.rounds)
	switch {
	case o.seat == 0:
		return w.Say("history.shared", assets.Values{"Seat": o.winner}) + " · " + turns
	case o.seat == o.winner && o.egon:
		return w.Say("history.won") + " · " + w.Count("history.egons", o.left) + " · " + turns
	case o.seat == o.winner:
		return w.Say("history.won") + " · " + w.Count("history.theirs", o.left) + " · " + turns
	}
	return w.Say("history.lost") + " · " + w.Count("history.mine", o.left) + " · " + turns
}
