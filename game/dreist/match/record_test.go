package match

import (
	"math/rand/v2"
	"slices"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/record"
	"dreist/game/play"
)

// wantRecord compares the text of a match, which grows move by move, with the record of its deal and moves, and resumes it from there.
func wantRecord(t *testing.T, m *Match) {
	t.Helper()
	var moves []dreist.Move
	for _, step := range m.History() {
		moves = append(moves, step.Move)
	}
	game := need.Value(record.New(m.Deal(), m.Seats(), m.game.Tags, moves))(t)
	if got, want := m.Record(), game.String(); got != want {
		t.Fatalf("got\n%s\nwant\n%s", got, want)
	}
	again := need.Value(Resume(m.Record(), play.DiscardSaver{}))(t)
	if got, want := again.Position().TextPicture(), m.Position().TextPicture(); got != want || again.TurnCount() != m.TurnCount() || again.CanUndo() != m.CanUndo() {
		t.Fatalf("resumed in turn %d, undo %v, at\n%swant turn %d, %v at\n%s", again.TurnCount(), again.CanUndo(), got, m.TurnCount(), m.CanUndo(), want)
	}
}

// TestTheTextOfAMatchIsItsRecord plays whole games, takes moves back and plays them again, and compares the text after
// each of them.
func TestTheTextOfAMatchIsItsRecord(t *testing.T) {
	undone := 0
	for seed := range uint64(24) {
		m := anyMatch(t, seed)
		wantRecord(t, m)
		random := rand.New(rand.NewPCG(seed, 7))
		for !m.IsOver() {
			m.playAtRandom(t, random)
			wantRecord(t, m)
			if m.CanRedo() {
				t.Fatal("a new move left something to redo")
			}
			var taken []dreist.Position
			for m.CanUndo() && random.IntN(4) > 0 {
				taken = append(taken, *m.Position())
				m.UndoMove()
				wantRecord(t, m)
			}
			undone += len(taken)
			for len(taken) > 0 && random.IntN(8) > 0 {
				last := len(taken) - 1
				if events, ok := m.RedoMove(); !ok || len(events) == 0 || *m.Position() != taken[last] {
					t.Fatalf("redo led to\n%swant\n%s", m.Position().TextPicture(), taken[last].TextPicture())
				}
				taken = taken[:last]
				wantRecord(t, m)
			}
			if m.CanRedo() != (len(taken) > 0) {
				t.Fatalf("can redo %v with %d moves taken back", m.CanRedo(), len(taken))
			}
		}
	}
	if undone == 0 {
		t.Error("nothing was undone")
	}
}

// anyMatch begins one of several kinds of matches.
func anyMatch(t *testing.T, seed uint64) *Match {
	t.Helper()
	deal := dreist.NewTableDeal(3, dreist.Seat(seed/4%3), seed)
	seats := []record.Seat{{Number: 1, Name: `"A\da"`}, {Number: 3}, {Number: 4, Name: "Ben"}}
	var tags []record.Tag
	switch seed % 4 {
	case 0:
		return newSolo(t, seed, play.DiscardSaver{})
	case 1:
		tags = []record.Tag{{Name: play.ComputerTag(3), Value: coach.EasyKind}, {Name: "Code", Value: "any"}}
	case 2: // in the middle of a game
		for s := range deal.Piles {
			deal.Hands = append(deal.Hands, deal.Piles[s][:3])
			deal.Discard = append(deal.Discard, deal.Piles[s][3:9]...)
			deal.Piles[s] = deal.Piles[s][9:]
		}
		lowest, next := dreist.KindOf(3, 0).Card(0), dreist.KindOf(4, 0).Card(0)
		deal.Layout = []dreist.PlacedCard{{Card: next, Row: 1}, {Card: lowest, Row: 1}}
		deal = without(deal, lowest, next)
	}
	return need.Value(New(deal, seats, tags, play.DiscardSaver{}))(t)
}

// without returns a deal in which cards lie in the layout only.
func without(deal dreist.Deal, cards ...dreist.Card) dreist.Deal {
	rest := func(list []dreist.Card) []dreist.Card {
		return slices.DeleteFunc(slices.Clone(list), func(c dreist.Card) bool { return slices.Contains(cards, c) })
	}
	for s := range deal.Piles {
		deal.Piles[s], deal.Hands[s] = rest(deal.Piles[s]), rest(deal.Hands[s])
	}
	deal.Discard = rest(deal.Discard)
	return deal
}
