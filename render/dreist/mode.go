package dreist

import (
	"strconv"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/game/progress"
	"dreist/game/store"
	"dreist/render/dreist/egon"
	"dreist/render/dreist/words"
	"dreist/render/screens"
)

// mode is the kind of a game of DREIst!, with the slot of its unfinished match.
type mode struct {
	slot     store.Slot
	rung     int    // the player's cards in a game of the ladder, 0 elsewhere
	practice string // why the game does not count, empty if it counts
	daily    string // the date of a daily deal, YYYY-MM-DD
	series   int    // number of the game in its series, from 1; 0 outside a series
}

// The reasons for practice, as values of match.PracticeTag.
const (
	practiceRung   = "rung"               // a deal of the last climb again
	practiceBranch = match.BranchPractice // continues from the middle of another game
	practiceAgain  = "again"              // a known deal again
	practiceFirst  = "first"              // the first game
)

// The tags of a record for the mode.
const (
	codeTag   = "Code"   // the code of the deal
	seriesTag = "Series" // the number of the game in its series
)

// modeOf returns the mode of a match in a slot. The rung of the ladder is the player's number of cards at the start.
func modeOf(slot store.Slot, m *match.Match) mode {
	c := mode{slot: slot, practice: m.Tag(match.PracticeTag), daily: m.Tag(progress.DayTag)}
	if slot == store.TableSlot {
		c.series, _ = strconv.Atoi(m.Tag(seriesTag)) // an invalid number is no series
	}
	if start := m.InitialPosition(); m.Deal().Mode == dreist.SoloMode && slot != store.SoloSlot && dreist.IsRung(start.CardsLeft(0)) {
		c.rung = start.CardsLeft(0)
	}
	if slot == store.PracticeSlot && c.practice == "" {
		c.practice = practiceRung
	}
	return c
}

func (c mode) tags(code record.Code) []record.Tag {
	var tags []record.Tag
	if code != (record.Code{}) {
		tags = append(tags, record.Tag{Name: codeTag, Value: code.String()})
	}
	if c.practice != "" {
		tags = append(tags, record.Tag{Name: match.PracticeTag, Value: c.practice})
	}
	if c.daily != "" {
		tags = append(tags, record.Tag{Name: progress.DayTag, Value: c.daily})
	}
	if c.series > 0 {
		tags = append(tags, record.Tag{Name: seriesTag, Value: strconv.Itoa(c.series)})
	}
	return tags
}

func (c mode) kind() store.Kind {
	switch {
	case c.practice == practiceFirst:
		return store.KindFirst
	case c.practice != "":
		return store.KindPractice
	case c.rung > 0:
		return match.LadderKind
	case c.slot == store.TableSlot:
		return store.KindTable
	}
	return store.KindSolo
}

func (c mode) summary(f play.Facts) store.Summary {
	return match.SummaryOf(f, match.Occasion{Rung: c.rung, DailyDealDate: c.daily, PracticeTag: c.practice})
}

// remembered returns Egon's memory of earlier single games. It is empty in games of other kinds or without a slot.
func (g *game) remembered(c mode) egon.Memory {
	if c.slot == "" || c.kind() != store.KindSolo {
		return egon.Memory{}
	}
	r := match.RivalryOf(g.Profile.History(store.Filter{Kinds: []store.Kind{store.KindSolo}}))
	m := egon.Memory{PlayerWins: r.PlayerWins, EgonWins: r.EgonWins, HasPlayerWonLast: r.LastMatch.WasWon, CardsLeft: r.LastMatch.CardsLeft}
	now, known := progress.DayNumber(g.Today())
	if then, ok := progress.DayNumber(r.LastMatch.Date); ok && known {
		m.DaysAgo = max(now-then, 0)
	}
	return m
}

func (g *game) caption(c mode) string {
	switch {
	case c.rung > 0 && c.practice != "":
		return g.say.Say("ladder.caption.practice", words.RungShares(c.rung))
	case c.slot == screens.FirstGameSlot:
		return g.say.Say("firstgame.name")
	case c.practice != "":
		return g.say.Say("practice.caption")
	case c.rung > 0:
		return g.say.Say("ladder.caption", words.RungShares(c.rung))
	case c.daily != "":
		return g.daily.Caption(c.daily)
	case c.series > 0:
		return g.say.Say("series.caption", assets.Values{"Game": c.series, "Length": max(g.Series().Length, c.series)})
	}
	return ""
}
