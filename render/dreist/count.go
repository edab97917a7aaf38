package dreist

import (
	"slices"

	"dreist/game/dreist/days"
	"dreist/game/dreist/ladder"
	"dreist/game/dreist/match"
	"dreist/game/dreist/medals"
	"dreist/game/play"
	"dreist/game/store"
)

// slots are the places of the unfinished games.
func slots() []store.Slot {
	return []store.Slot{store.Solo, ladder.Slot, store.Table, days.Slot, practiceSlot}
}

// score counts the game on the table as soon as it is decided.
func (a *tableScreen) score() {
	if a.scored || !a.table.Match.Over() {
		return
	}
	a.scored = true
	a.counting.count(a.saver, a.table.Match)
}

// counting counts finished games for what they belong to.
type counting struct{ *game }

// catchUp counts a game that was finished just before the program was killed, as far as it has not been counted.
func (a counting) catchUp(k *saver, m *match.Match, text string) {
	k.FinishGame(text, m.Facts())
	a.count(k, m)
}

// count counts a finished game for the ladder, the series or the day it belongs to, each once however often it is
// asked, and gives its slot free. Where something cannot be stored, the game stays there for the next start.
func (a counting) count(k *saver, m *match.Match) {
	switch {
	case k.practice != "":
	case k.slot == ladder.Slot:
		a.climb.Count(k.rung, m)
	case k.slot == days.Slot:
		a.daily.Count(k.daily)
	case k.series > 0:
		a.inSeries(k, m)
	}
	a.Profile.Free(k.slot)
}

// inSeries adds a game to the series if it is the next one of the same players.
func (a counting) inSeries(k *saver, m *match.Match) {
	s := a.Series()
	start := m.Start()
	if k.series != len(s.Games)+1 || !samePlayers(s, m) || play.Seat(start.Turn()) != s.Starts() {
		return
	}
	k.added = true
	s.Add(play.Seat(start.Turn()), m.Facts(), m.Tag(codeTag), k.id)
	a.medalOf(s) // first: once the series is saved, nothing asks for its medal again
	a.SaveSeries(s)
}

// medalOf has the medal for a series earned that a person has won alone.
func (a counting) medalOf(s play.Series) {
	leaders := s.Leaders()
	if !s.Running && len(s.Games) > 1 && len(leaders) == 1 && s.Players[leaders[0]].Kind == play.Person {
		a.medals.Reach(medals.Series)
	}
}

// samePlayers reports whether a match is played by the players of a series.
func samePlayers(s play.Series, m *match.Match) bool {
	return slices.EqualFunc(s.Players, m.Facts().Players, func(p store.SeriesPlayer, player string) bool { return p.Kind == player })
}
