package dreist

import (
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	dreistmedals "dreist/game/dreist/medals"
	"dreist/game/dreist/puzzle"
	"dreist/game/lesson"
	"dreist/render/dreist/puzzles"
)

// learned returns what medals are earned for besides games.
func (a *game) learned() dreistmedals.Known {
	k := dreistmedals.Known{Days: a.daily.Results(), Rung: a.climb.State().Best, Examples: a.examples.Reached(lesson.Flawless)}
	best := a.puzzles.Results()
	for _, kind := range puzzle.Kinds() {
		for l := puzzle.Level(1); l <= puzzle.Levels; l++ {
			if best.Result(kind, l).Stars() == puzzles.MaxStars {
				k.Puzzles++
			}
		}
	}
	return k
}

// earn awards the medals that the match on the table has reached and that undo cannot take back any more.
func (b *board) earn() {
	m := b.table.Match
	if b.screen.Kept == nil || !b.mode.kind().Counts() || b.weighed == len(m.History()) {
		return
	}
	if len(m.History()) < b.weighed { // moves were taken back, and others may follow
		b.weighed = -1
		return
	}
	b.weighed = len(m.History())
	seats := atScreen(m)
	earned := b.game.medals.Earned()
	for _, seat := range seats {
		so := dreistmedals.Running(m.SureFeats(seat), len(seats) == 1)
		b.game.medals.Award(dreistmedals.All().New(earned, so)...)
	}
}

// atScreen returns the seats of the persons at the screen.
func atScreen(m *match.Match) []dreist.Seat {
	var seats []dreist.Seat
	for s := range dreist.Seat(len(m.Seats())) {
		if m.Person(s) {
			seats = append(seats, s)
		}
	}
	return seats
}
