package records

import (
	"slices"
	"strconv"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/match"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/words"
	"dreist/render/kit"
	"dreist/render/mascot"
	"dreist/render/panel"
	"dreist/render/screens"
)

// DescribeGame returns the texts and pictures of a finished game in a list.
func (r *Statistics) DescribeGame(e *store.HistoryEntry) screens.FinishedMatch {
	name := r.name(e)
	if e.Summary.Counts[match.HintsCountKey] > 0 {
		name += " · " + r.Say("history.hinted")
	}
	return screens.FinishedMatch{Game: name, Result: r.result(&e.Summary), Outcome: outcomeOf(&e.Summary), Faces: facesIn(&e.Summary)}
}

// outcomeOf returns the result of a game for the player: panel.SharedOutcome if several people shared the screen.
func outcomeOf(s *store.Summary) panel.Outcome {
	switch {
	case s.HasWon():
		return panel.WonOutcome
	case s.Seat > 0:
		return panel.LostOutcome
	}
	return panel.SharedOutcome
}

func facesIn(s *store.Summary) (faces []kit.Motif) {
	if slices.Contains(s.Opponents, match.EgonKind) {
		return []kit.Motif{mascot.Waiting}
	}
	for seat := range min(s.SeatCount, dreist.MaxSeats) {
		if seat != s.Seat-1 {
			faces = append(faces, pictures.PortraitOf(pictures.FamilyOf(dreist.Seat(seat)), pictures.Patient))
		}
	}
	return faces
}

func (r *Statistics) name(e *store.HistoryEntry) string {
	s := &e.Summary
	name := r.Say("history.egon")
	switch {
	case e.Kind == store.KindFirst:
		return r.Say("firstgame.name")
	case s.Counts[match.RungCount] > 0:
		name = r.Say("ladder.caption", words.RungShares(s.Counts[match.RungCount]))
	case !slices.Contains(s.Opponents, match.EgonKind):
		name = r.Say("history.seats." + strconv.Itoa(s.SeatCount))
		for i, o := range s.Opponents {
			if !slices.Contains(s.Opponents[:i], o) { // each opponent's name once
				called := o
				if slices.Contains(append(coach.OpponentKinds(), play.Person), o) {
					called = r.Say("history.seat." + o)
				}
				name += [...]string{" · ", ", "}[min(i, 1)] + called
			}
		}
	}
	if e.Kind == store.KindPractice {
		name = r.Say("history.practised", assets.Values{"Game": name})
	}
	return name
}

// deciding returns the number of cards that decided a game: the fewest left to another player after a win, else the player's own.
func deciding(s *store.Summary) int {
	left := 0
	for seat, n := range s.Scores {
		switch {
		case s.Seat > 0 && !s.HasWon() && seat == s.Seat-1:
			left = n
		case s.HasWon() && seat != s.Seat-1 && (left == 0 || n < left):
			left = n
		}
	}
	return left
}

func (r *Statistics) result(s *store.Summary) string {
	turns, left := " · "+r.SayCount("history.turns", s.RoundCount()), deciding(s)
	switch {
	case s.Seat == 0:
		return r.Say("history.shared", assets.Values{"Seat": s.Winner() + 1}) + turns
	case s.HasWon() && slices.Contains(s.Opponents, match.EgonKind):
		return r.Say("history.won") + " · " + r.SayCount("history.egons", left) + turns
	case s.HasWon():
		return r.Say("history.won") + " · " + r.SayCount("history.theirs", left) + turns
	}
	return r.Say("history.lost") + " · " + r.SayCount("history.mine", left) + turns
}
