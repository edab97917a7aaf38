package dreist

import (
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/lesson"
	"dreist/game/store"
)

// learned returns the achievements that earn medals, except those in games.
func (a *game) learned() match.OtherFeats {
	return match.OtherFeats{Days: a.daily.Results(), Examples: a.examples.CountReached(lesson.Flawless)}
}

// earn awards the medals that the match on the table has reached and that undo cannot take back.
func (b *sitting) earn() {
	m, kind := b.Table.Match, b.mode.kind()
	if b.screen.StoredMatch == nil || kind == store.KindPractice || b.weighed == len(m.History()) {
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
		b.game.medals.Award(match.Medals().NewlyEarned(earned, match.TallyFeats(kind, m.SureFeats(seat)))...)
	}
}
