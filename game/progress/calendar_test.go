package progress_test

import (
	"maps"
	"testing"
	"time"

	"pgregory.net/rapid"

	"dreist/build/need"
	"dreist/game/progress"
)

// day draws dates around a turn of the year and near leap days.
func day() *rapid.Generator[string] {
	return rapid.Map(rapid.IntRange(20_450, 20_520), progress.DateOfDay)
}

func days() *rapid.Generator[progress.Days] {
	state := rapid.Map(rapid.IntRange(int(progress.DayOpen), int(progress.DayWon)), func(n int) progress.DayState { return progress.DayState(n) })
	return rapid.Map(rapid.MapOf(day(), state), func(m map[string]progress.DayState) progress.Days { return m })
}

// before returns the date of the day before.
func before(t *rapid.T, date string) string {
	d := need.Value(time.Parse(time.DateOnly, date))(t)
	return d.AddDate(0, 0, -1).Format(time.DateOnly)
}

// TestTheWeekEndsToday checks weeks across the ends of months and years.
func TestTheWeekEndsToday(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		d, today := days().Draw(r, "days"), day().Draw(r, "today")
		week := d.Week(today)
		for i, date := len(week)-1, today; i >= 0; i, date = i-1, before(r, date) {
			want, _ := time.Parse(time.DateOnly, date)
			if got := week[i]; got.Date != date || got.Weekday != want.Weekday() || got.State != d[date] {
				r.Fatalf("day %d of the week is %+v, want %s, %s, %d", i, got, date, want.Weekday(), d[date])
			}
		}
	})
}

// TestAStreakIsCountedDayByDay compares Streak with a simple count.
func TestAStreakIsCountedDayByDay(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		d, today := days().Draw(r, "days"), day().Draw(r, "today")
		until := func(date string) (n int) {
			for ; d[date].WasPlayed(); date = before(r, date) {
				n++
			}
			return n
		}
		want, most := until(today), 0
		if want == 0 {
			want = until(before(r, today))
		}
		for date := range d {
			most = max(most, until(date))
		}
		if now, best := d.Streak(today); now != want || best != most {
			r.Fatalf("got a streak of %d and %d at best, want %d and %d", now, best, want, most)
		}
	})
}

// TestNoClockTakesAnythingAway sets the clock to random days in random order: another result never shortens the best streak, another
// today never changes it, and the correct date gives the same streak as before.
func TestNoClockTakesAnythingAway(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		d := progress.Days{}
		best := 0
		for _, date := range rapid.SliceOf(day()).Draw(r, "dates") {
			was, _ := d.Streak(date)
			d[date] = progress.DayLost
			now, most := d.Streak(date)
			if now < was || now < 1 || most < best || most < now {
				r.Fatalf("%s: the streak goes from %d to %d, the best from %d to %d", date, was, now, best, most)
			}
			_, elsewhere := d.Streak(day().Draw(r, "another clock"))
			if again, _ := d.Streak(date); elsewhere != most || again != now {
				r.Fatalf("%s: a clock that says another day changes %d, %d to %d, %d", date, now, most, again, elsewhere)
			}
			best = most
		}
	})
}

// TestTwoMachinesAddUp merges the days of two machines.
func TestTwoMachinesAddUp(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		a, b, today := days().Draw(r, "one"), days().Draw(r, "the other"), day().Draw(r, "today")
		maps.DeleteFunc(a, func(_ string, s progress.DayState) bool { return !s.WasPlayed() })
		maps.DeleteFunc(b, func(_ string, s progress.DayState) bool { return !s.WasPlayed() })
		ab, ba := maps.Clone(a), maps.Clone(b)
		maps.Copy(ab, b)
		maps.Copy(ba, a)
		now, best := ab.Streak(today)
		if n, m := ba.Streak(today); n != now || m != best {
			r.Fatalf("one after the other gives %d and %d, the other way round %d and %d", now, best, n, m)
		}
		for _, one := range []progress.Days{a, b} {
			if n, m := one.Streak(today); n > now || m > best {
				r.Fatalf("alone there are %d and %d, together %d and %d", n, m, now, best)
			}
		}
	})
}

func TestADateThatIsNoneIsNoDay(t *testing.T) {
	d := progress.Days{"": progress.DayWon, "yesterday": progress.DayWon, "2026-02-30": progress.DayWon, "1969-12-31": progress.DayWon,
		"1970-01-01": progress.DayLost}
	if now, best := d.Streak("today"); now != 0 || best != 1 {
		t.Errorf("got a streak of %d and %d at best, want 0 and 1", now, best)
	}
	if week := d.Week("today"); week[progress.WeekDays-1].Date != "1970-01-01" {
		t.Errorf("the week of no date is %+v", week)
	}
}
