package match

import (
	"math/rand/v2"
	"testing"

	"dreist/game/dreist"
)

// TestFeatsAgreeWithWhatHappened counts the feats of random games in other ways.
func TestFeatsAgreeWithWhatHappened(t *testing.T) {
	columns, leads := 0, 0
	for seed := range uint64(12) {
		m := newSolo(t, seed, &memory{})
		rng := rand.New(rand.NewPCG(seed, 7))
		for !m.IsOver() {
			m.playAtRandom(t, rng)
		}
		for of := range dreist.Seat(2) {
			got, facts := m.Feats(of), m.Facts()
			if got.TriosMade != facts.Counts[TriosCountKey][of] || got.GiftsGiven != facts.Counts[GiftsGivenCountKey][of] {
				t.Errorf("game %d, seat %d: got %+v, the statistics count %v", seed, of, got, facts.Counts)
			}
			most, swept, lead := 0, 0, 0
			inTurn := map[int]int{}
			for i, step := range m.History() {
				now, before := &step.Position, m.PositionBefore(i)
				lead = max(lead, now.CardsLeft(1-of)-now.CardsLeft(of))
				if dreist.Seat(step.Seat) != of {
					continue
				}
				gone := before.CardsLeft(of) - now.CardsLeft(of)
				inTurn[step.Turn] += gone
				most = max(most, inTurn[step.Turn])
				laid := 0
				for c := range dreist.Card(dreist.CardCount) {
					if before.Layout().Row(c) > 0 && now.Layout().Row(c) == 0 {
						laid++
					}
				}
				swept = max(swept, laid)
			}
			if got.BestTurn != most || got.LargestLead != lead {
				t.Errorf("game %d, seat %d: got %+v, want a best turn of %d and %d ahead", seed, of, got, most, lead)
			}
			// Egon does a whole turn in one step, and of the others the card that cleared the column is swept, too.
			if of == 0 && (got.MostCleared < swept || got.MostCleared > swept+1) {
				t.Errorf("game %d: got a column of %d, %d left the layout", seed, got.MostCleared, swept)
			}
			columns, leads = columns+got.MostCleared, leads+got.LargestLead
		}
	}
	if columns == 0 || leads == 0 {
		t.Error("nobody cleared a column or was ahead: the games show nothing")
	}
}
