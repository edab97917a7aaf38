package profile_test

import (
	"os"
	"path/filepath"
	"testing"

	"dreist/build/need"
	"dreist/game/profile"
	"dreist/game/store"
)

// TestATableOfAnOlderVersionGoesOn reads the table that older versions kept among the settings, and keeps another one as notes.
func TestATableOfAnOlderVersionGoesOn(t *testing.T) {
	folder := t.TempDir()
	settings := filepath.Join(folder, "settings.json")
	const before = `{"table": {"seat1": {"kind": "person", "name": "Ada"}, "seat2": {"kind": "fair"}, "length": 3}}`
	need.OK(t, os.WriteFile(settings, []byte(before), 0o600))
	again := func() *profile.Profile {
		files := need.Value(store.Open(folder))(t)
		return profile.Open(files)
	}
	p := again()
	setup := p.Setup("")
	if setup.Length != 3 || setup.Seats[0].Name != "Ada" || setup.Seats[1].Kind != "fair" {
		t.Fatalf("got the table %+v", setup)
	}
	if other := p.Setup("thegame"); other.Length != 0 || other.Seats[0].Name != "" {
		t.Errorf("another game has the table %+v", other)
	}
	setup.Length, setup.Seats[1].Kind = 5, store.SeatFree
	p.SetSetup("", setup)
	need.OK(t, p.Flush())
	if got := again().Setup(""); got.Length != 5 || got.Seats[0].Name != "Ada" || got.Seats[1].Kind != store.SeatFree {
		t.Errorf("got the table %+v, want the changed one", got)
	}
	if text, err := os.ReadFile(settings); err != nil || string(text) != before {
		t.Errorf("the settings are %q, %v, want them as they were", text, err)
	}
}
