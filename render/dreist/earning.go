package dreist

import (
	"dreist/game/dreist"
	dreistmedals "dreist/game/dreist/medals"
	"dreist/game/lesson"
	"dreist/game/store"
)

// learned returns what medals are earned for besides games.
func (a *game) learned() dreistmedals.Known {
	return dreistmedals.Known{Days: a.daily.Results(), Examples: a.examples.Reached(lesson.Flawless)}
}

// earn awards the medals that the match on the table has reached and that undo cannot take back any more.
func (b *sitting) earn() {
	m, kind := b.Table.Match, b.mode.kind()
	if b.screen.Kept == nil || kind == store.KindPractice || b.weighed == len(m.History()) {
		return
	}
	if len(m.History()) < b.weighed { // moves were taken back, and others may follow
		b.weighed = -1
		return
	}
	b.weighed = len(m.History())
	earned := b.game.medals.Earned()
	for seat := range dreist.Seat(len(m.Seats())) {
		if !m.IsPerson(seat) {
			continue
		}
		b.game.medals.Award(dreistmedals.All().New(earned, dreistmedals.Running(kind, m.SureFeats(seat)))...)
	}
}
