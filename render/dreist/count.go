package dreist

import (
	"dreist/game/dreist/match"
	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/progress"
	"dreist/game/store"
)

func slots() []store.Slot {
	return []store.Slot{store.SoloSlot, match.LadderSlot, store.TableSlot, progress.DaySlot, practiceSlot}
}

func (a *game) count(c mode, k *profile.StoredMatch) {
	switch {
	case c.practice != "":
	case c.slot == match.LadderSlot:
		a.climb.CountGame(c.rung, matchOf(k))
	case c.slot == progress.DaySlot:
		a.daily.Finish(c.daily)
	case c.series > 0:
		m := matchOf(k)
		start := m.InitialPosition()
		a.CountInSeries(k, c.series, play.Seat(start.Turn()), m.Tag(codeTag))
	}
}
