package dreist_test

import (
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
)

func TestParagraph9Ratings(t *testing.T) {
	for rung, want := range map[int]string{
		0: "unrated", 48: "unrated", 50: "okay", 52: "decent", 54: "good", 56: "very good", 58: "superb",
		60: "sensational", 62: "sensational", 94: "sensational",
	} {
		if got := dreist.RatingOf(rung).String(); got != want {
			t.Errorf("%d cards: got %q, want %q", rung, got, want)
		}
	}
}

func TestRuling12TheLadderEndsAt94(t *testing.T) {
	rungs := 1
	rung := dreist.FirstRung
	for next, ok := dreist.NextRung(rung); ok; next, ok = dreist.NextRung(rung) {
		if !dreist.IsRung(next) {
			t.Fatalf("%d follows %d and is no rung", next, rung)
		}
		rung = next
		rungs++
	}
	if rung != 94 || rungs != 23 || dreist.IsRung(48) || dreist.IsRung(51) || dreist.IsRung(96) {
		t.Errorf("the ladder has %d rungs up to %d, want 23 up to 94", rungs, rung)
	}
	for _, cards := range []int{dreist.FirstRung, dreist.LastRung} {
		p := need.Value(dreist.NewSoloDeal(cards, 3).Position())(t)
		checkInvariants(t, &p)
		if p.CardsLeft(0) != cards || p.CardsLeft(dreist.EgonSeat) != dreist.CardCount-cards {
			t.Errorf("rung %d deals %d : %d", cards, p.CardsLeft(0), p.CardsLeft(dreist.EgonSeat))
		}
	}
}
