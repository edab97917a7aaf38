package simulate_test

import (
	"testing"

	"dreist/game/simulate"
)

// A phrase has the same seed in every version, none for trying, and another phrase has another.
func TestSeedsOfPhrases(t *testing.T) {
	seen := map[uint64]string{}
	for phrase, want := range map[string]uint64{"": 0xcbf29ce484222325, "a": 0xaf63dc4c8601ec8c, "b": 0xaf63df4c8601f1a5, "foobar": 0x85944171f73967e8} {
		got := simulate.PhraseSeed(phrase)
		if got != want || got < simulate.MinPhraseSeed || seen[got] != "" {
			t.Errorf("%q: got seed %#x, want %#x, from %#x on and unlike %q", phrase, got, want, simulate.MinPhraseSeed, seen[got])
		}
		seen[got] = phrase
	}
}
