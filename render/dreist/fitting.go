package dreist

import (
	"dreist/game/dreist/match"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/render/dreist/table"
)

// enoughWins is the number of wins after which cards that fit are no longer marked by default.
const enoughWins = 3

// learns reports whether the player has won fewer games than enoughWins.
func (a *game) learns() bool {
	wins := 0
	for _, e := range a.Finished() {
		if e.Kind.Counts() && e.Summary.Won() {
			if wins++; wins >= enoughWins {
				return false
			}
		}
	}
	return true
}

// asksFitting reports whether a match that begins asks whether cards that fit shall still be marked: the first after enough wins, and
// one more if there was no answer.
func (a *game) asksFitting(m *match.Match) bool {
	persons := 0
	for _, who := range m.Players() {
		if who.Kind == play.Person {
			persons++
		}
	}
	help := a.Settings().Help
	return len(m.History()) == 0 && persons == 1 && help.Fitting == store.FittingAuto && help.Unanswered < store.MostAsked && !a.learns()
}

// markFitting sets from the settings whether the table marks cards that fit. They stay marked until the question has been asked often
// enough, so that its subject is visible, and marks do not vanish during a game.
func (b *board) markFitting() {
	marked, help := &b.table.Status.Fitting, b.game.Settings().Help
	switch {
	case help.Fitting == store.FittingOn:
		*marked = table.Marked
	case help.Fitting == store.FittingOff:
		*marked = table.Unmarked
	case *marked != table.Unmarked:
	case help.Unanswered < store.MostAsked || b.game.learns():
		*marked = table.Marked
	default:
		*marked = table.Unmarked
	}
}

// saveFitting saves the answer.
func (b *board) saveFitting(f store.Fitting) {
	b.game.Change(func(s *store.Settings) { s.Help.Fitting = f })
	b.markFitting()
}
