package peri_test

import (
	"testing"

	"dreist/build/need"
	"dreist/game/peri/record"
)

// TestKeys compares the keys of positions that go on in the same way, and of some that do not.
func TestKeys(t *testing.T) {
	for _, tt := range []struct {
		key, a, b string
		isSame    bool
	}{
		{"wish", "Kh / 9c / - / - / - / - / - / -", "- / 9c / - / Kh / - / - / - / -", true},
		{"wish", "Kh / 9c / - / - / - / - / - / -", "Kc / 9d / - / - / - / - / - / -", true},
		{"wish", "Kh 9c / - / - / - / - / - / - / -", "9c Kh / - / - / - / - / - / - / -", false},
		{"wish", "Kh / 9c / - / - / - / - / - / -", "Kh 9c / - / - / - / - / - / - / -", false},
		{"row", "Kh / 9c / - / - / - / - / - / - / - / -", "9c / Kh / - / - / - / - / - / - / - / -", false},
		{"packets", "Kh / 9c / - / - / - / - / - / - / - / - / - / -", "Kc / 9c / - / - / - / - / - / - / - / - / - / -", false},
		{"bigapple", "?9h 8h / - / - / - / - / - / -", "9h 8h / - / - / - / - / - / -", false},
	} {
		var keys [2]uint64
		for i, table := range []string{tt.a, tt.b} {
			g := need.Value(record.Parse("[Game \"PERI\"]\n[Format \"1\"]\n[Patience \"" + tt.key + "\"]\n[Tableau \"" + table + "\"]\n"))(t)
			p := need.Value(g.Deal.Position())(t)
			keys[i] = p.Hash()
		}
		if (keys[0] == keys[1]) != tt.isSame {
			t.Errorf("%s: got the same key %v for %s and %s", tt.key, !tt.isSame, tt.a, tt.b)
		}
	}
}
