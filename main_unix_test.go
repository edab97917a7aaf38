//go:build unix

package main

import (
	"encoding/binary"
	"io"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"dreist/build/need"
)

// TestWhatCannotBeReadIsToldBeforeAWindowOpens names a pipe that nobody writes to and a file that may not be read.
func TestWhatCannotBeReadIsToldBeforeAWindowOpens(t *testing.T) {
	pipe, secret := filepath.Join(t.TempDir(), "pipe"), filepath.Join(t.TempDir(), "secret.dreist")
	need.OK(t, syscall.Mkfifo(pipe, 0o600))
	need.OK(t, os.WriteFile(secret, []byte(goodRecord), 0))
	reasons := map[string]string{pipe: "it is not an ordinary file"}
	if os.Getuid() != 0 { // who may read everything can read it
		reasons[secret] = "permission denied"
	}
	for path, why := range reasons {
		var out, complaints strings.Builder
		window := func(string, io.Writer) int {
			t.Errorf("%s opens a window", path)
			return statusDone
		}
		status := run([]string{path}, strings.NewReader(""), &out, &complaints, window)
		if want := "dreist: " + path + ": cannot be read: " + why + "\n"; status != statusFailed || complaints.String() != want {
			t.Errorf("status %d, %q, want %q", status, complaints.String(), want)
		}
	}
}

// TestTheTimeZoneMayChange replaces the file of a system's time zone while the program runs.
func TestTheTimeZoneMayChange(t *testing.T) {
	path := filepath.Join(t.TempDir(), "localtime")
	noon, z := time.Date(2026, 11, 28, 12, 0, 0, 0, time.UTC), zone{}
	for _, east := range []int{0, 13, -13} {
		data := append([]byte("TZif"), make([]byte, 44-4+6)...)
		data[39], data[43] = 1, 4 // one zone, with a name of three letters
		binary.BigEndian.PutUint32(data[44:], uint32(int32(east*3600)))
		need.OK(t, os.WriteFile(path+".new", append(data, "ABC\x00"...), 0o600))
		need.OK(t, os.Rename(path+".new", path))
		if got, want := z.in(noon, path).Format(time.DateTime), noon.Add(time.Duration(east)*time.Hour).Format(time.DateTime); got != want {
			t.Errorf("%d hours east it is %s, want %s", east, got, want)
		}
	}
	if got := z.in(noon, path+".new"); got != noon {
		t.Errorf("without a zone it is %v", got)
	}
}
