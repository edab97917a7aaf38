package system

import (
	"time"

	"golang.org/x/sys/windows"
)

// LocalTime returns a time in the system's current time zone. Package time reads that only once.
func LocalTime(t time.Time) time.Time {
	const standard, daylight = 1, 2
	var zone windows.Timezoneinformation
	season, err := windows.GetTimeZoneInformation(&zone)
	if err != nil {
		return t
	}
	west := zone.Bias // in minutes
	switch season {
	case standard:
		west += zone.StandardBias
	case daylight:
		west += zone.DaylightBias
	}
	return t.UTC().Add(-time.Duration(west) * time.Minute)
}
