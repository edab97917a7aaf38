//go:build !windows

package system

import (
	"io/fs"
	"os"
	"time"
)

// zone is the time zone in the system's file. Package time reads that only once.
type zone struct {
	file fs.FileInfo // state of the file when it was read last
	at   *time.Location
}

var systemZone zone

// LocalTime returns a time in the time zone of the environment, else of the system.
func LocalTime(t time.Time) time.Time {
	if _, fixed := os.LookupEnv("TZ"); fixed {
		return t
	}
	return systemZone.in(t, "/etc/localtime")
}

// in returns a time in the current zone of a file, unchanged if there is no file.
func (z *zone) in(t time.Time, path string) time.Time {
	now, err := os.Stat(path)
	if err != nil {
		return t
	}
	if z.file == nil || !os.SameFile(z.file, now) || !z.file.ModTime().Equal(now.ModTime()) {
		z.file, z.at = now, time.Local
		if data, err := os.ReadFile(path); err == nil {
			if at, err := time.LoadLocationFromTZData("Local", data); err == nil {
				z.at = at
			}
		}
	}
	return t.In(z.at)
}
