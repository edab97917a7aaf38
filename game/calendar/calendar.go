// Package calendar is days with results: the week that is shown of them, and how many follow one another. It knows no
// clock and no game. A day is the date that whoever keeps a result gave it, YYYY-MM-DD, and nothing else is known of
// time: whatever a clock says later, or says in another country, no result is lost and none counts twice.
package calendar

import (
	"slices"
	"time"
)

// State is how far a day is.
type State uint8

// The states. Nothing tells a day that was missed from one that is still to come.
const (
	Open   State = iota // nothing was begun, or the date is none
	Begun               // there is no result yet
	Played              // there is a result, but nobody knows any more which
	Lost
	Won
)

// Over reports whether a day has its result.
func (s State) Over() bool { return s >= Played }

// Days are the states of days by their dates.
type Days map[string]State

// Day is a day of a week.
type Day struct {
	Date    string // YYYY-MM-DD
	Weekday time.Weekday
	State   State
}

// WeekDays is how many days a week has.
const WeekDays = 7

// Week returns the seven days that end with a date, that one last; of a date that is none, those that end with
// the first of January 1970.
func (d Days) Week(today string) [WeekDays]Day {
	var week [WeekDays]Day
	last, _ := Number(today)
	for i := range week {
		date := Date(last - WeekDays + 1 + i)
		week[i] = Day{Date: date, Weekday: timeOf(last - WeekDays + 1 + i).Weekday(), State: d[date]}
	}
	return week
}

// Streak returns how many days with a result follow one another up to a date, and how many ever did. A date without
// a result does not end those up to the day before: it is not over yet.
func (d Days) Streak(today string) (now, best int) {
	over := d.over()
	run := 0
	last, dated := Number(today)
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

// over returns the days with a result as numbers that follow one another as the days do, the first one first.
func (d Days) over() []int {
	var over []int
	for date, state := range d {
		if n, ok := Number(date); ok && state.Over() {
			over = append(over, n)
		}
	}
	slices.Sort(over)
	return over
}

const secondsADay = 24 * 60 * 60

// Number returns which day since the first of January 1970 a date is, 0 being that one, and whether it is one of them.
func Number(date string) (n int, ok bool) {
	t, err := time.Parse(time.DateOnly, date)
	if err != nil || t.Unix() < 0 {
		return 0, false
	}
	return int(t.Unix() / secondsADay), true
}

// Date returns the date that has a number.
func Date(n int) string { return timeOf(n).Format(time.DateOnly) }

func timeOf(n int) time.Time { return time.Unix(int64(n)*secondsADay, 0).UTC() }
