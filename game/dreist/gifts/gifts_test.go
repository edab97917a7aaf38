package gifts_test

import (
	"maps"
	"testing"

	"dreist/game/dreist/gifts"
	"dreist/game/store"
)

// TestGiftsComeOneByOne finishes games as a newcomer, who is brought one gift at a time and none twice.
func TestGiftsComeOneByOne(t *testing.T) {
	notes := gifts.NoteNewcomer()
	for _, want := range []struct {
		games, medals int
		gift          gifts.Gift
		brings        bool
	}{
		{0, 0, 0, false}, {1, 0, gifts.Ladder, true}, {1, 0, 0, false}, {2, 0, gifts.Daily, true}, {2, 0, 0, false}, {2, 1, gifts.Medals, true},
		{9, 9, 0, false},
	} {
		s := gifts.Of(notes)
		g, brings := s.Next(want.games, want.medals)
		if g != want.gift || brings != want.brings || brings && s.Has(g) {
			t.Errorf("after %d games and %d medals comes %v: %v, want %v: %v", want.games, want.medals, g, brings, want.gift, want.brings)
		}
		if brings {
			maps.Copy(notes, gifts.Note(g))
		}
	}
	if g, ok := gifts.Of(gifts.NoteNewcomer()).Next(3, 0); !ok || g != gifts.Ladder {
		t.Errorf("after three games at once comes %v first", g)
	}
}

// TestWhoIsNoNewcomerHasEverything reads the notes of somebody who played before there were gifts, and broken ones.
func TestWhoIsNoNewcomerHasEverything(t *testing.T) {
	for _, notes := range []store.Notes{nil, {}, {"newcomer": []byte(`"yes"`)}} {
		s := gifts.Of(notes)
		for g := range gifts.Count {
			if _, brings := s.Next(9, 9); !s.Has(g) || brings {
				t.Errorf("%s: %s is missing, or is brought", notes, g.Name())
			}
		}
	}
}
