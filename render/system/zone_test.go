//go:build unix

package system

import (
	"encoding/binary"
	"os"
	"path/filepath"
	"testing"
	"time"

	"dreist/build/need"
)

// TestTheTimeZoneMayChange replaces the file of a system's time zone while the program runs.
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
