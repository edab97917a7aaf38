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

// asksFitting reports whether a match that begins is the one in which a player is asked once whether cards that fit are to be
// marked any longer: the first after enough games have been won.
func (a *game) asksFitting(m *match.Match) bool {
	persons := 0
	for _, who := range m.Players() {
		if who.Kind == play.Person {
			persons++
		}
	}
	return len(m.History()) == 0 && persons == 1 && a.Settings().Help.Fitting == store.FittingAuto && !a.learns()
}

// markFitting lets the table mark cards that fit, if the settings say so. As long as it is asked about, they are marked, so that
// it is seen what the question is about.
func (a *tableScreen) markFitting() {
	marked := &a.table.Status.Fitting
	switch of := a.Settings().Help.Fitting; {
	case of == store.FittingOn:
		*marked = table.Marked
	case of == store.FittingOff:
		*marked = table.Unmarked
	case *marked == table.MarkedAndAsked:
	case a.learns():
		*marked = table.Marked
	default:
		*marked = table.Unmarked
	}
}

// settleFitting keeps what was answered.
func (a *tableScreen) settleFitting(f store.Fitting) {
	a.Change(func(s *store.Settings) { s.Help.Fitting = f })
	a.markFitting()
}
