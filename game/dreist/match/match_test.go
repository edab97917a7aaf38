package match

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/game/play"
)

// memory keeps the saved game in memory.
type memory struct {
	text     string
	finished string
	facts    play.MatchFacts
}

func (m *memory) SaveGame(text string) { m.text = text }

func (m *memory) FinishGame(text string, facts play.MatchFacts) {
	m.text, m.finished, m.facts = "", text, facts
}

func newSolo(t *testing.T, seed uint64, saver play.Saver) *Match {
	t.Helper()
	return need.Value(New(dreist.NewSoloDeal(dreist.EvenCardCount, seed), record.NumberedSeats("Anna", "Egon"), nil, saver))(t)
}

func (m *Match) playAtRandom(t *testing.T, rng *rand.Rand) {
	t.Helper()
	moves := m.Position().AppendMoves(nil)
	need.Value(m.Play(moves[rng.IntN(len(moves))]))(t)
}

func TestUndoUntilAHiddenCardIsSeen(t *testing.T) {
	saver := &memory{}
	undone, draws := 0, 0
	for seed := range uint64(30) {
		m := newSolo(t, seed, saver)
		rng := rand.New(rand.NewPCG(seed, 3))
		for !m.IsOver() {
			before := *m.Position()
			m.playAtRandom(t, rng)
			last := m.History()[len(m.History())-1]
			hidden := last.Move.Action != dreist.LayCard
			if last.Move.Action == dreist.DrawCard {
				draws++
			}
			if m.CanUndo() == (hidden || m.IsOver()) {
				t.Fatalf("after %v: can undo %v", last.Move, m.CanUndo())
			}
			if m.CanUndo() && rng.IntN(4) == 0 {
				undone++
				if !m.UndoMove() || *m.Position() != before {
					t.Fatalf("undo of %v led to\n%swant\n%s", last.Move, m.Position().TextPicture(), before.TextPicture())
				}
				again, err := Resume(saver.text, saver)
				if err != nil || again.Position().TextPicture() != before.TextPicture() {
					t.Fatalf("undo was not saved: %v", err)
				}
			}
		}
		if m.UndoMove() || saver.text != "" {
			t.Error("a finished match was undone, or is still offered")
		}
		game := need.Value(record.Parse(saver.finished))(t)
		if f := saver.facts; game.Result != strconv.Itoa(int(f.Winner())+1) || f.Scores[f.Winner()] != 0 || f.TurnCount != m.TurnCount() {
			t.Errorf("remembered as %+v with result %s", f, game.Result)
		}
	}
	if undone == 0 || draws == 0 {
		t.Errorf("the test undid %d moves and drew %d cards, want some", undone, draws)
	}
}

func TestBrokenSaveIsRefusedWithAReason(t *testing.T) {
	if _, err := Resume("[Game \"Chess\"]", &memory{}); err == nil {
		t.Error("a foreign file was accepted")
	}
}

func TestFactsCountDREIerAndGiftsOfEachSeat(t *testing.T) {
	g, err := record.Parse(`[Game "DREIst!"]
[Format "1"]
[Mode "egon"]
[Seat1 "Anna"]
[Layout "2r5"]
[Hand1 "3y 3t 2r 2y 2t"]
[Pile1 "1r 4v 5v"]
[Pile2 "8t 7t 6t 5t"]
1: 3y2 2r1 2y2 2t3 3t3 >2
`)
	need.OK(t, err)
	m := need.Value(Resume(g.String(), &memory{}))(t)
	if f := m.Facts(); f.Counts[TriosCountKey][0] != 2 || f.Counts[GiftsGivenCountKey][0] != 1 {
		t.Errorf("got %d DREIer and %d gifts, want 2 and 1", f.Counts[TriosCountKey][0], f.Counts[GiftsGivenCountKey][0])
	}
	if !slices.Equal(m.Facts().Players, []string{play.Person, EgonKind}) || m.IsComputer(dreist.EgonSeat) {
		t.Errorf("got the players %v, a computer player %v, want a person and Egon", m.Facts().Players, m.IsComputer(dreist.EgonSeat))
	}
}
