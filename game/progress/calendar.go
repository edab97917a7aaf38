// Package progress has what a player has come to in a game besides its score: the days on which the daily deal was played, with the week to
// be shown and streaks, and the medals earned. What earns a medal is known to the game.
//
// A day is a date YYYY-MM-DD, as the caller recorded it with the result. Nothing else is known of time, so a clock set wrong or another time
// zone loses no result and counts none twice. The first game of a day counts, whatever is played on its deal later; imported games come after
// those played on this machine.
//
// Notes keep only what cannot be derived from finished games, so that no day can be played twice, and an earned medal stays earned, even if
// the games behind it are deleted.
package progress

import (
	"slices"
	"time"
)

// DayState is the state of a day.
type DayState uint8

// The states. A missed day and a future day are both Open.
const (
	Open   DayState = iota // not begun, or the date is invalid
	Begun                  // no result yet
	Played                 // a result that is no longer known
	Lost
	Won
)

// IsOver reports whether a day has its result.
func (s DayState) IsOver() bool { return s >= Played }

// Days are the states of days by their dates.
type Days map[string]DayState

// Day is a day of a week.
type Day struct {
	Date    string // YYYY-MM-DD
	Weekday time.Weekday
	State   DayState
}

// WeekDays is how many days a week has.
const WeekDays = 7

// Week returns the seven days up to a date. For an invalid date they end with the first of January 1970.
func (d Days) Week(today string) [WeekDays]Day {
	var week [WeekDays]Day
	last, _ := DayNumber(today)
	for i := range week {
		date := DateOfDay(last - WeekDays + 1 + i)
		week[i] = Day{Date: date, Weekday: timeOf(last - WeekDays + 1 + i).Weekday(), State: d[date]}
	}
	return week
}

// Streak returns the length of the streak of days with a result up to a date, and of the longest one ever. If the date itself has no
// result yet, its streak is the one up to the day before.
func (d Days) Streak(today string) (now, best int) {
	over := d.over()
	run := 0
	last, dated := DayNumber(today)
	for i, n := range over {
		run++
		if i > 0 && over[i-1] != n-1 {
			run = 1
		}
		best = max(best, run)
		if dated && (n == last || n == last-1) {
			now = run
		}
	}
	return now, best
}

// over returns the days with a result as day numbers, in order.
func (d Days) over() []int {
	var over []int
	for date, state := range d {
		if n, ok := DayNumber(date); ok && state.IsOver() {
			over = append(over, n)
		}
	}
	slices.Sort(over)
	return over
}

const secondsADay = 24 * 60 * 60

// DayNumber returns the number of a date's day, 0 for the first of January 1970; ok is false for earlier and invalid dates.
func DayNumber(date string) (n int, ok bool) {
	t, err := time.Parse(time.DateOnly, date)
	if err != nil || t.Unix() < 0 {
		return 0, false
	}
	return int(t.Unix() / secondsADay), true
}

// DateOfDay returns the date of a day number.
func DateOfDay(n int) string { return timeOf(n).Format(time.DateOnly) }

func timeOf(n int) time.Time { return time.Unix(int64(n)*secondsADay, 0).UTC() }
