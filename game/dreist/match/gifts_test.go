package match_test

import (
	"maps"
	"testing"

	"dreist/game/dreist/match"
	"dreist/game/store"
)

// TestGiftsComeOneByOne finishes games as a newcomer, who is brought one gift at a time and none twice.
func TestGiftsComeOneByOne(t *testing.T) {
	notes := match.NewcomerNotes()
	for _, want := range []struct {
		games, medals int
		gift          match.Feature
		brings        bool
	}{
		{0, 0, 0, false}, {1, 0, match.LadderFeature, true}, {1, 0, 0, false}, {2, 0, match.DailyFeature, true}, {2, 0, 0, false}, {2, 1, match.MedalsFeature, true},
		{9, 9, 0, false},
	} {
		s := match.FeaturesOf(notes)
		g, brings := s.NextFeature(want.games, want.medals)
		if g != want.gift || brings != want.brings || brings && s.Has(g) {
			t.Errorf("after %d games and %d medals comes %v: %v, want %v: %v", want.games, want.medals, g, brings, want.gift, want.brings)
		}
		if brings {
			maps.Copy(notes, match.PresentedNotes(g))
		}
	}
	if g, ok := match.FeaturesOf(match.NewcomerNotes()).NextFeature(3, 0); !ok || g != match.LadderFeature {
		t.Errorf("after three games at once comes %v first", g)
	}
}

// TestWhoIsNoNewcomerHasEverything reads the notes of somebody who played before there were gifts, and broken ones.
func TestWhoIsNoNewcomerHasEverything(t *testing.T) {
	for _, notes := range []store.Notes{nil, {}, {"newcomer": []byte(`"yes"`)}} {
		s := match.FeaturesOf(notes)
		for g := range match.FeatureCount {
			if _, brings := s.NextFeature(9, 9); !s.Has(g) || brings {
				t.Errorf("%s: %s is missing, or is brought", notes, g.Name())
			}
		}
	}
}
