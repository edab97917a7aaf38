// Package progress has the long-term progress of a player in a game: the days on which the daily deal was played, with the week shown and
// streaks, and the earned medals. The game decides what earns a medal.
//
// A day is a date YYYY-MM-DD, as the caller recorded it with the result. No clock is used, so a wrong time or another time zone loses no
// result and counts none twice. Only the first game on the deal of a day counts; imported games come after those played on this machine.
//
// Notes keep only the finished days and earned medals, so that no day can be played twice and no medal is lost if the games behind it
// are deleted.
package progress

import (
	"slices"
	"time"
)

// DayState is how far the daily deal of a day was played.
type DayState uint8

// The states. A missed day and a future day are both DayOpen.
const (
	DayOpen    DayState = iota // the deal was not started, or the date is invalid
	DayStarted                 // the deal was started and has no result
	DayPlayed                  // the deal was finished, but the result is no longer known
	DayLost
	DayWon
)

// WasPlayed reports whether the deal of a day was played to its end.
func (s DayState) WasPlayed() bool { return s >= DayPlayed }

// Days are the states of days by their dates, YYYY-MM-DD.
type Days map[string]DayState

// Day is a day of a week.
type Day struct {
	Date    string // YYYY-MM-DD
	Weekday time.Weekday
	State   DayState
}

// WeekDays is the number of days in a week.
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

// Streak returns the number of days in a row, up to a date, with a result, and the longest such streak ever. If the date itself has no
// result yet, the streak up to the day before counts.
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
		if n, ok := DayNumber(date); ok && state.WasPlayed() {
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
