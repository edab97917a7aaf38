package dreist

import (
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/progress"
	"dreist/game/store"
	"dreist/render/dreist/climb"
	"dreist/render/dreist/records"
	"dreist/render/geom"
	"dreist/render/shell"
)

func slots() []store.Slot {
	return []store.Slot{store.SoloSlot, match.LadderSlot, store.TableSlot, progress.DaySlot, store.PracticeSlot}
}

func (a *game) newGame() shell.Navigation {
	return a.startMatch(mode{slot: store.SoloSlot}, soloCode(dreist.EvenShare, a.NextSeed()))
}

// askNew starts a single game. It asks first if that would end an unfinished one.
func (a *game) askNew() shell.Navigation { return a.askBefore(a.newGame) }

// askBefore calls begin, which starts a single game. It asks first if that would end an unfinished one.
func (a *game) askBefore(begin func() shell.Navigation) shell.Navigation {
	if saved := a.UnfinishedMatch(store.SoloSlot); saved != nil && len(matchOf(saved).History()) > 0 {
		return a.ConfirmNewMatch("confirm.new.text", shell.Close, begin)
	}
	return begin()
}

// soloCode returns the code of a deal against Egon. It panics at an invalid number of cards.
func soloCode(cards int, seed uint64) record.Code {
	code, err := record.SoloCode(cards, seed)
	if err != nil {
		panic(err)
	}
	return code
}

func (a *game) playRung(rung int, seed uint64, practice bool) shell.Navigation {
	if practice {
		return a.startMatch(mode{slot: store.PracticeSlot, rung: rung, practice: practiceRung}, soloCode(rung, seed))
	}
	return a.startMatch(mode{slot: match.LadderSlot, rung: rung}, soloCode(rung, seed))
}

// rungBegun returns the unfinished game of the ladder in a slot, or nil.
func (a *game) rungBegun(slot store.Slot) *climb.RungGame {
	saved := a.UnfinishedMatch(slot)
	if saved == nil {
		return nil
	}
	rung := modeOf(slot, matchOf(saved)).rung
	if rung == 0 {
		return nil
	}
	return &climb.RungGame{Rung: rung, Resume: func() shell.Navigation { return a.ContinueMatch(saved) }}
}

func (a *game) playDay(day string, practice bool) shell.Navigation {
	if practice {
		return a.startMatch(mode{slot: store.PracticeSlot, practice: practiceAgain, daily: day}, record.DailyCode(day))
	}
	return a.startMatch(mode{slot: progress.DaySlot, daily: day}, record.DailyCode(day))
}

func (a *game) startMatch(c mode, code record.Code) shell.Navigation {
	seats := record.NumberedSeats(a.say.Say("name.you"), a.say.Say("name.egon"))
	return a.play(c, code.Deal(), seats, c.tags(code))
}

func (a *game) play(c mode, deal dreist.Deal, seats []record.Seat, tags []record.Tag) shell.Navigation {
	return a.StartMatchWithDealing(a.keepMode(c), func(to play.Saver) (profile.Match, error) { return match.New(deal, seats, tags, to) })
}

func (a *game) ReadMatch(text string, to play.Saver) (profile.Match, error) {
	return match.Resume(text, to)
}

func (a *game) RecordFault(name string, err error) string { return a.say.RecordFaultText(name, err) }

func (a *game) IsNewer(text string) bool { return record.Format().IsNewer(text) }

func (a *game) ModeOf(slot store.Slot, m profile.Match) (profile.Mode, bool) {
	of := m.(*match.Match)
	c := modeOf(slot, of)
	return a.keepMode(c), c.fits(of)
}

func (a *game) keepMode(c mode) profile.Mode {
	return profile.Mode{
		Slot: c.slot,
		HistoryEntry: func(k *profile.StoredMatch) store.FinishedGame {
			return store.FinishedGame{Date: a.Today(), Kind: c.kind(), Summary: c.summary(k.Match.Facts())}
		},
		CountMatch: func(k *profile.StoredMatch) {
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
		},
	}
}

func matchOf(k *profile.StoredMatch) *match.Match { return k.Match.(*match.Match) }

func (c mode) fits(m *match.Match) bool {
	solo := m.Deal().Mode == dreist.SoloMode
	switch c.slot {
	case store.SoloSlot:
		return solo
	case match.LadderSlot:
		return solo && c.rung > 0
	case store.TableSlot:
		return !solo
	case progress.DaySlot:
		return solo && c.daily != ""
	}
	return true
}

func (a *game) StartOrContinueMatch() shell.Navigation {
	if saved := a.UnfinishedMatch(store.SoloSlot); saved != nil {
		return a.ContinueMatch(saved)
	}
	return a.newGame()
}

func (a *game) DrawInvitation(room geom.Rect) { records.DrawInvitation(a.canvas, room) }
