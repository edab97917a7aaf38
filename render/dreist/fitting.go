package dreist

import (
	"dreist/game/dreist/match"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/render/dreist/table"
)

// enoughWins is how many games somebody has to have won to whom cards that fit are no longer marked without being asked for.
const enoughWins = 3

// learns reports whether the player has not won enough games yet to know by themselves which cards fit.
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

// asksFitting reports whether a match that begins is one in which a player is asked whether cards that fit are to be marked any
// longer: the first after enough games have been won or, where no answer came, one more.
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

// markFitting lets the table mark cards that fit, if the settings say so. Until it has been asked about often enough they are
// marked, so that it is seen what the question is about, and nothing vanishes during a game.
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

// settleFitting keeps what was answered.
func (b *board) settleFitting(f store.Fitting) {
	b.game.Change(func(s *store.Settings) { s.Help.Fitting = f })
	b.markFitting()
}
