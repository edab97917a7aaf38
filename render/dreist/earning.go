package dreist

import (
	"maps"

	"dreist/game/dreist"
	"dreist/game/dreist/days"
	"dreist/game/dreist/match"
	"dreist/game/dreist/medals"
	"dreist/game/dreist/puzzle"
	"dreist/game/play"
)

// earning finds out which medals the player has come to, whenever something has changed that tells, keeps them and has the
// player told, once.
type earning struct {
	*game
	edition  int                   // of the profile that was looked at
	progress medals.Progress       // by what was played and learned
	told     map[medals.Medal]bool // of which the player is being told
}

// attend looks at what has changed, once all old games are counted.
func (a *earning) attend() {
	if a.past.pending() || !a.pending() {
		return
	}
	a.look()
	a.edition = a.Profile.Edition()
	a.tell()
}

// pending reports whether there is something to look at.
func (a *earning) pending() bool { return a.edition != a.Profile.Edition() }

// look finds out how far the player is, and keeps what is new.
func (a *earning) look() {
	games := a.past.games()
	a.progress = medals.Of(games, a.known())
	earned := a.earned()
	fresh := earned.New(&a.progress)
	if len(fresh) == 0 {
		return
	}
	since := medals.Since(games)
	for _, m := range fresh {
		day := since[m]
		if day == "" {
			day = a.today()
		}
		earned[m] = medals.Kept{Day: day}
	}
	a.Profile.SetNotes(medals.Notes, earned.Note(fresh...))
}

// known returns what is remembered besides the games.
func (a *earning) known() medals.Known {
	k := medals.Known{Days: days.States(a.daily.results(), ""), Rung: a.climb.state().Best, Examples: a.examples.Flawless()}
	best := a.puzzles.Results()
	for _, kind := range puzzle.Kinds() {
		for l := puzzle.Level(1); l <= puzzle.Levels; l++ {
			if stars := best.Result(kind, l).Stars; stars[len(stars)-1] > 0 {
				k.Puzzles++
			}
		}
	}
	return k
}

// earned returns the medals that are kept.
func (a *earning) earned() medals.Earned {
	notes := a.Profile.Notes(medals.Notes)
	a.TellFailures()
	return medals.EarnedOf(notes)
}

// reach keeps a medal that nothing else tells of.
func (a *earning) reach(all ...medals.Medal) {
	earned := a.earned()
	for _, m := range all {
		if _, had := earned[m]; !had {
			earned[m] = medals.Kept{Day: a.today()}
			a.Profile.SetNotes(medals.Notes, earned.Note(m))
		}
	}
}

// tell has the player told of medals that are new.
func (a *earning) tell() {
	earned := a.earned()
	maps.DeleteFunc(a.told, func(m medals.Medal, _ bool) bool { // those that were lost may be earned again
		_, had := earned[m]
		return !had
	})
	var fresh []medals.Medal
	for _, m := range earned.Untold() {
		if !a.told[m] {
			a.told[m] = true
			fresh = append(fresh, m)
		}
	}
	a.medals.Tell(fresh, a.shown)
}

// shown keeps that the player knows of medals.
func (a *earning) shown(all ...medals.Medal) {
	earned := a.earned()
	for _, m := range all {
		if k, had := earned[m]; had {
			k.Shown = true
			earned[m] = k
		}
	}
	a.Profile.SetNotes(medals.Notes, earned.Note(all...))
}

// seen keeps that the player knows of all medals.
func (a *earning) seen() { a.shown(a.earned().Untold()...) }

// earn has medals earned at once that the match on the table has come to, and that nobody can take back any more.
func (a *tableScreen) earn() {
	m := a.table.Match
	if a.saver == nil || !a.session.kind().Counts() || a.weighed == len(m.History()) {
		return
	}
	if len(m.History()) < a.weighed { // moves were taken back, and others may follow
		a.weighed = -1
		return
	}
	a.weighed = len(m.History())
	seats := atScreen(m)
	earned := a.earning.earned()
	for _, seat := range seats {
		so := medals.Running(m.SureFeats(seat), len(seats) == 1)
		a.earning.reach(earned.New(&so)...)
	}
}

// atScreen returns the seats of those at the screen.
func atScreen(m *match.Match) []dreist.Seat {
	var seats []dreist.Seat
	for s := range dreist.Seat(len(m.Seats())) {
		if m.Person(s) {
			seats = append(seats, s)
		}
	}
	return seats
}

// earnSeries has the medal for a series earned that a person has won alone.
func (a *game) earnSeries(s play.Series) {
	leaders := s.Leaders()
	if !s.Running && len(s.Games) > 1 && len(leaders) == 1 && s.Players[leaders[0]].Kind == play.Person {
		a.earning.reach(medals.Series)
	}
}
