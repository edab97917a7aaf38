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

// The reasons for practice, as values of play.PracticeTag, beside those of all games.
const (
	practiceRung  = "rung"  // a deal of the last climb again
	practiceFirst = "first" // the first game
)

// The tags of a record for the mode.
const (
	codeTag   = "Code"   // the code of the deal
	seriesTag = "Series" // the number of the game in its series
)

// modeOf returns the mode of a match in a slot. The rung of the ladder is the player's number of cards at the start.
func modeOf(slot store.Slot, of *match.Match) mode {
	m := mode{slot: slot, practice: of.TagValue(play.PracticeTag), daily: of.TagValue(progress.DayTag)}
	if slot == store.TableSlot {
		m.series, _ = strconv.Atoi(of.TagValue(seriesTag)) // an invalid number is no series
	}
	if start := of.InitialPosition(); of.Deal().Mode == dreist.SoloMode && slot != store.SoloSlot && dreist.IsRung(start.CardsLeft(0)) {
		m.rung = start.CardsLeft(0)
	}
	if slot == store.PracticeSlot && m.practice == "" {
		m.practice = practiceRung
	}
	return m
}

func (m mode) tags(code record.Code) []record.Tag {
	var tags []record.Tag
	if code != (record.Code{}) {
		tags = append(tags, record.Tag{Name: codeTag, Value: code.String()})
	}
	if m.practice != "" {
		tags = append(tags, record.Tag{Name: play.PracticeTag, Value: m.practice})
	}
	if m.daily != "" {
		tags = append(tags, record.Tag{Name: progress.DayTag, Value: m.daily})
	}
	if m.series > 0 {
		tags = append(tags, record.Tag{Name: seriesTag, Value: strconv.Itoa(m.series)})
	}
	return tags
}

func (m mode) kind() store.Kind {
	switch {
	case m.practice == practiceFirst:
		return store.KindFirst
	case m.practice != "":
		return store.KindPractice
	case m.rung > 0:
		return match.LadderKind
	case m.slot == store.TableSlot:
		return store.KindTable
	}
	return store.KindSolo
}

func (m mode) summary(f play.MatchFacts) store.Summary {
	return match.SummaryOf(f, match.Occasion{Rung: m.rung, DailyDealDate: m.daily, PracticeTag: m.practice})
}

// remembered returns Egon's memory of earlier single games. It is empty in games of other kinds or without a slot.
func (g *game) remembered(m mode) egon.Memory {
	if m.slot == "" || m.kind() != store.KindSolo {
		return egon.Memory{}
	}
	r := match.EgonScoreOf(g.Profile.History(store.Filter{Kinds: []store.Kind{store.KindSolo}}))
	of := egon.Memory{PlayerWins: r.PlayerWins, EgonWins: r.EgonWins, HasPlayerWonLast: r.LastMatch.WasWon, CardsLeft: r.LastMatch.CardsLeft}
	now, known := progress.DayNumber(g.Today())
	if then, ok := progress.DayNumber(r.LastMatch.Date); ok && known {
		of.DaysAgo = max(now-then, 0)
	}
	return of
}

func (g *game) caption(m mode) string {
	switch {
	case m.rung > 0 && m.practice != "":
		return g.say.Say("ladder.caption.practice", words.RungCardCounts(m.rung))
	case m.slot == screens.FirstGameSlot:
		return g.say.Say("firstgame.name")
	case m.practice != "":
		return g.say.Say("practice.caption")
	case m.rung > 0:
		return g.say.Say("ladder.caption", words.RungCardCounts(m.rung))
	case m.daily != "":
		return g.daily.Caption(m.daily)
	case m.series > 0:
		return g.say.Say("series.caption", assets.Values{"Game": m.series, "Length": max(g.Series().PlannedGameCount, m.series)})
	}
	return ""
}
