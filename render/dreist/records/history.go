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
func (s *Statistics) DescribeGame(e *store.HistoryEntry) screens.MatchDescription {
	return screens.MatchDescription{GameText: s.name(e), ResultText: s.result(&e.Summary), Outcome: outcomeOf(&e.Summary), OpponentFaces: facesIn(&e.Summary)}
}

// outcomeOf returns the result of a game for the player: panel.NeutralOutcome if several people shared the screen.
func outcomeOf(s *store.Summary) panel.Outcome {
	switch {
	case s.HasWon():
		return panel.WonOutcome
	case s.Seat > 0:
		return panel.LostOutcome
	}
	return panel.NeutralOutcome
}

func facesIn(s *store.Summary) (faces []kit.Motif) {
	if slices.Contains(s.OpponentKinds, match.EgonKind) {
		return []kit.Motif{mascot.WaitingMood}
	}
	for seat := range min(s.SeatCount, dreist.MaxSeats) {
		if seat != s.Seat-1 {
			faces = append(faces, pictures.PortraitOf(pictures.FamilyOf(dreist.Seat(seat)), pictures.MoodPatient))
		}
	}
	return faces
}

func (s *Statistics) name(e *store.HistoryEntry) string {
	summary := &e.Summary
	name := s.Say("history.egon")
	switch {
	case e.Kind == store.KindFirst:
		return s.Say("firstgame.name")
	case summary.Counts[match.RungCountKey] > 0:
		name = s.Say("ladder.caption", words.RungCardCounts(summary.Counts[match.RungCountKey]))
	case !slices.Contains(summary.OpponentKinds, match.EgonKind):
		name = s.Say("history.seats." + strconv.Itoa(summary.SeatCount))
		for i, o := range summary.OpponentKinds {
			if !slices.Contains(summary.OpponentKinds[:i], o) { // each opponent's name once
				called := o
				if slices.Contains(append(coach.OpponentKinds(), play.Person), o) {
					called = s.Say("history.seat." + o)
				}
				name += [...]string{" · ", ", "}[min(i, 1)] + called
			}
		}
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

func (s *Statistics) result(summary *store.Summary) string {
	turns, left := " · "+s.SayCount("history.turns", summary.RoundCount()), deciding(summary)
	switch {
	case summary.Seat == 0:
		return s.Say("history.shared", assets.Values{"Seat": summary.Winner() + 1}) + turns
	case summary.HasWon() && slices.Contains(summary.OpponentKinds, match.EgonKind):
		return s.Say("history.won") + " · " + s.SayCount("history.egons", left) + turns
	case summary.HasWon():
		return s.Say("history.won") + " · " + s.SayCount("history.theirs", left) + turns
	}
	return s.Say("history.lost") + " · " + s.SayCount("history.mine", left) + turns
}
