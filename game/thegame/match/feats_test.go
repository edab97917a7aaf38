package match_test

import (
	"testing"

	"dreist/game/play"
	"dreist/game/thegame/match"
)

// TestFeatsOfAMatchAreCountedBySeat plays tricks on tricks, one's own and another seat's, and whole hands.
func TestFeatsOfAMatchAreCountedBySeat(t *testing.T) {
	const two = `[Game "THE GAME"]
[Format "1"]
[Seat1 "Mia"]
[Seat2 "Ole"]
[Deck ""]
[PileA "70"]
[PileC "20"]
`
	const alone = `[Game "THE GAME"]
[Format "1"]
[Seat1 "Mia"]
[Deck "50 51 52 53 54 55 56 57"]
`
	for name, c := range map[string]struct {
		record           string
		repeats, emptied []int
	}{
		"another's trick between":    {two + "[Hand1 \"60 40 90\"]\n[Hand2 \"50 91\"]\n\n1: 60a .\n2: 50a .\n1: 40a .\n", []int{1, 1}, []int{0, 0}},
		"two of one's own":           {two + "[Hand1 \"60 50 90\"]\n[Hand2 \"40 91\"]\n\n1: 60a 50a .\n2: 40a .\n", []int{2, 1}, []int{0, 0}},
		"two turns, another pile":    {two + "[Hand1 \"60 50 90\"]\n[Hand2 \"30 91\"]\n\n1: 60a .\n2: 30c .\n1: 50a .\n", []int{2, 1}, []int{0, 0}},
		"a step between":             {two + "[Hand1 \"60 61 51 90\"]\n[Hand2 \"91\"]\n\n1: 60a 61a 51a .\n", []int{1, 0}, []int{0, 0}},
		"the last cards are no hand": {two + "[Hand1 \"60 90\"]\n[Hand2 \"91\"]\n\n1: 60a 90a .\n", []int{1, 0}, []int{0, 0}},
		"a whole hand":               {alone + "[Hand1 \"2 3 4 5 6 7 8 9\"]\n\n1: 2a 3a 4a 5a 6a 7a 8a 9a .\n", []int{0}, []int{1}},
		"all but one card":           {alone + "[Hand1 \"2 3 4 5 6 7 8 9\"]\n\n1: 2a 3a 4a 5a 6a 7a 8a .\n", []int{0}, []int{0}},
	} {
		m, err := match.Resume(c.record, play.DiscardSaver{})
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		counts := m.Facts().Counts
		for seat := range c.repeats {
			if counts[match.TenBackRunCountKey][seat] != c.repeats[seat] || counts[match.FullHandsCountKey][seat] != c.emptied[seat] {
				t.Errorf("%s: got %v and %v, want %v and %v", name, counts[match.TenBackRunCountKey], counts[match.FullHandsCountKey], c.repeats, c.emptied)
			}
		}
	}
}
