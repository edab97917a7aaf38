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

func (g *game) newGame() shell.Navigation {
	return g.startMatch(mode{slot: store.SoloSlot}, soloCode(dreist.EvenCardCount, g.NextSeed()))
}

// askNew starts a single game. It asks first if that would end an unfinished one.
func (g *game) askNew() shell.Navigation {
	return g.ConfirmNewMatchIn(store.SoloSlot, "confirm.new.text", g.newGame)
}

// soloCode returns the code of a deal against Egon. It panics at an invalid number of cards.
func soloCode(cards int, seed uint64) record.Code {
	code, err := record.SoloCode(cards, seed)
	if err != nil {
		panic(err)
	}
	return code
}

func (g *game) playRung(rung int, seed uint64, practice bool) shell.Navigation {
	if practice {
		return g.startMatch(mode{slot: store.PracticeSlot, rung: rung, practice: practiceRung}, soloCode(rung, seed))
	}
	return g.startMatch(mode{slot: match.LadderSlot, rung: rung}, soloCode(rung, seed))
}

// rungBegun returns the unfinished game of the ladder in a slot, or nil.
func (g *game) rungBegun(slot store.Slot) *climb.RungGame {
	saved := g.UnfinishedMatch(slot)
	if saved == nil {
		return nil
	}
	rung := modeOf(slot, matchOf(saved)).rung
	if rung == 0 {
		return nil
	}
	return &climb.RungGame{Rung: rung, ContinueGame: func() shell.Navigation { return g.ContinueMatch(saved) }}
}

func (g *game) playDay(day string, slot store.Slot, _ []record.Tag) shell.Navigation {
	m := mode{slot: slot, daily: day}
	if slot == store.PracticeSlot {
		m.practice = play.RepeatPractice
	}
	return g.startMatch(m, record.DailyCode(day))
}

func (g *game) startMatch(m mode, code record.Code) shell.Navigation {
	seats := record.NumberedSeats(g.say.Say("name.you"), g.say.Say("name.egon"))
	return g.play(m, code.Deal(), seats, m.tags(code))
}

func (g *game) play(m mode, deal dreist.Deal, seats []record.Seat, tags []record.Tag) shell.Navigation {
	return g.StartMatchWithDealing(g.keepMode(m), func(to play.Saver) (profile.Match, error) { return match.New(deal, seats, tags, to) })
}

func (g *game) ReadMatch(text string, to play.Saver) (profile.Match, error) {
	return match.Resume(text, to)
}

func (g *game) RecordFault(name string, err error) string { return g.say.RecordFaultText(name, err) }

func (g *game) ModeOf(slot store.Slot, m profile.Match) (profile.MatchMode, bool) {
	of := m.(*match.Match)
	c := modeOf(slot, of)
	return g.keepMode(c), c.fits(of)
}

func (g *game) keepMode(m mode) profile.MatchMode {
	return profile.MatchMode{
		Slot: m.slot,
		MakeHistoryEntry: func(k *profile.StoredMatch) store.FinishedGame {
			return store.FinishedGame{Date: g.Today(), Kind: m.kind(), Summary: m.summary(k.Match.Facts())}
		},
		CountMatch: func(k *profile.StoredMatch) {
			switch {
			case m.practice != "":
			case m.slot == match.LadderSlot:
				g.climb.RecordGame(m.rung, matchOf(k))
			case m.slot == progress.DaySlot:
				g.StoreFinishedDay(m.daily)
			case m.series > 0:
				of := matchOf(k)
				start := of.InitialPosition()
				g.CountInSeries(k, m.series, play.Seat(start.Turn()), of.TagValue(codeTag))
			}
		},
	}
}

func matchOf(k *profile.StoredMatch) *match.Match { return k.Match.(*match.Match) }

func (m mode) fits(of *match.Match) bool {
	solo := of.Deal().Mode == dreist.SoloMode
	switch m.slot {
	case store.SoloSlot:
		return solo
	case match.LadderSlot:
		return solo && m.rung > 0
	case store.TableSlot:
		return !solo
	case progress.DaySlot:
		return solo && m.daily != ""
	}
	return true
}

func (g *game) StartOrContinueMatch() shell.Navigation {
	if saved := g.UnfinishedMatch(store.SoloSlot); saved != nil {
		return g.ContinueMatch(saved)
	}
	return g.newGame()
}

func (g *game) DrawInvitation(room geom.Rect) { records.DrawInvitation(g.canvas, room) }
