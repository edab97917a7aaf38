package play_test

import (
	"errors"
	"math/rand/v2"
	"testing"

	"dreist/build/need"
	"dreist/game/play"
	"dreist/game/play/stairs"
)

// climb begins a match of the stairs with hands of players of some kinds.
func climb(t *testing.T, saver play.Saver, hands []string, kinds ...string) *stairs.Match {
	t.Helper()
	return need.Value(stairs.New(players(kinds...), hands, saver))(t)
}

func lay(seat play.Seat, card byte) stairs.Move { return stairs.Move{Seat: seat, Card: card} }

// must plays moves that are allowed.
func must(t *testing.T, m *stairs.Match, moves ...stairs.Move) {
	t.Helper()
	for _, move := range moves {
		if _, err := m.Play(move); err != nil {
			t.Fatalf("%+v: %v", move, err)
		}
	}
}

func TestALossOfAllCanBeTakenBackUntilItIsAccepted(t *testing.T) {
	saver := &memory{}
	m := climb(t, saver, []string{"AX", "BY"}, play.Person, play.Person)
	must(t, m, lay(0, 'X'), lay(1, 'Y'), lay(0, 'A'))
	if m.IsOver() || m.CanUndo() {
		t.Fatalf("over %v, undo %v, want neither: another seat looks at its hand", m.IsOver(), m.CanUndo())
	}
	m = climb(t, saver, []string{"AX", "BC"}, play.Person, play.Person)
	must(t, m, lay(0, 'X'))
	if !m.IsOver() || m.IsSettled() || m.Facts().End != play.AllLost || saver.finished != "" {
		t.Fatalf("over %v, settled %v, %+v; kept as finished %q", m.IsOver(), m.IsSettled(), m.Facts(), saver.finished)
	}
	again, err := stairs.Resume(saver.text, &memory{})
	if err != nil || !again.IsOver() || again.IsSettled() || !again.CanUndo() {
		t.Fatalf("resumed over %v, settled %v, %v", again.IsOver(), again.IsSettled(), err)
	}
	if !m.UndoMove() || m.IsOver() {
		t.Fatal("the loss is not taken back")
	}
	m.SettleEnd() // does nothing while it runs
	must(t, m, lay(0, 'X'))
	m.SettleEnd()
	if !m.IsSettled() || m.CanUndo() || m.UndoMove() || saver.text != "" || saver.finished != m.Record() {
		t.Fatalf("settled %v, undo %v; kept %q and, as finished, %q", m.IsSettled(), m.CanUndo(), saver.text, saver.finished)
	}
	if again, err := stairs.Resume(saver.finished, play.DiscardSaver{}); err != nil || !again.IsSettled() {
		t.Errorf("the finished match does not hold: %v", err)
	}
}

func TestASeatSpeaksWhileAnotherIsToMove(t *testing.T) {
	m := climb(t, &memory{}, []string{"AX", "BY", "CZ"}, play.Person, stairs.Slow, play.Person)
	must(t, m, lay(2, stairs.Wave), lay(0, 'A'))
	if !m.IsComputerToMove() {
		t.Fatal("nobody thinks")
	}
	if _, err := m.Play(lay(1, 'B')); err == nil {
		t.Error("a person moved for a player that the program moves")
	}
	if _, err := m.Play(lay(2, 'C')); !errors.Is(err, stairs.ErrTurn) {
		t.Errorf("got %v, want a refusal", err)
	}
	must(t, m, lay(0, stairs.Wave)) // asks the slow player again, who then lays
	if h := m.History(); m.IsComputerToMove() || h[len(h)-1].Seat != 1 || h[len(h)-2].Seat != 0 || m.TurnCount() != 2 {
		t.Errorf("thinking %v after %+v", m.IsComputerToMove(), h)
	}
}

func TestAPlayerOfTheProgramSpeaksBeforeAnothersMove(t *testing.T) {
	m := climb(t, &memory{}, []string{"AX", "BM"}, play.Person, stairs.Low)
	if h := m.History(); len(h) != 1 || h[0].Seat != 1 || h[0].Move.Card != stairs.Wave || m.TurnCount() != 0 || m.CanUndo() {
		t.Errorf("got %+v", h)
	}
}

// What a seat does in the turns of others is theirs; a seat that moves twice in a row has missed nothing.
func TestLastTurnsAreThoseOfOthers(t *testing.T) {
	m := climb(t, &memory{}, []string{"AMX", "B"}, play.Person, play.Person)
	want := func(of play.Seat, first, end int) {
		t.Helper()
		if steps, from := m.MovesSinceTurnOf(of); from != first || from+len(steps) != end {
			t.Errorf("after %d steps seat %d has missed steps %d to %d, want %d to %d", m.MoveCount(), of+1, from, from+len(steps), first, end)
		}
	}
	want(0, 0, 0)
	must(t, m, lay(0, 'A'))
	want(1, 0, 1)
	must(t, m, lay(0, stairs.Wave), lay(1, 'B'))
	want(0, 1, 3)
	must(t, m, lay(0, 'M'))
	want(0, 4, 4)
}

// TestAllWinOrLoseTogether plays matches of all sizes to their end at random, goes on from every save, and wants both
// ends.
func TestAllWinOrLoseTogether(t *testing.T) {
	ends := map[play.End]int{}
	for _, kinds := range [][]string{
		{play.Person}, {play.Person, stairs.Low}, {stairs.Slow, play.Person, play.Person}, {play.Person, stairs.Low, stairs.Slow, stairs.Low, play.Person},
	} {
		for seed := range uint64(40) {
			saver := &memory{}
			random := rand.New(rand.NewPCG(seed, 2))
			deck := random.Perm(26)
			hands := make([]string, len(kinds))
			for i, card := range deck[:2*len(kinds)] {
				hands[i%len(kinds)] += string(rune('A' + card))
			}
			m := climb(t, saver, hands, kinds...)
			for !m.IsOver() {
				now := m.Position()
				if m.IsComputerToMove() {
					need.Value(m.PlayComputerMoves())(t)
					continue
				}
				move := lay(now.Turn, stairs.Lowest(now))
				if !now.Waving[now.Turn] && random.IntN(3) == 0 {
					move.Card = stairs.Wave
				}
				must(t, m, move)
			}
			m.SettleEnd()
			ends[saver.facts.End]++
			again, err := stairs.Resume(saver.finished, play.DiscardSaver{})
			if err != nil || !again.IsSettled() || again.Record() != saver.finished || saver.facts.Winner() >= 0 {
				t.Fatalf("%v: %v\n%s", kinds, err, saver.finished)
			}
			if rest := saver.facts.Scores[0]; (rest == 0) != (saver.facts.End == play.AllWon) {
				t.Errorf("%d cards left: %+v", rest, saver.facts)
			}
		}
	}
	if ends[play.AllWon] == 0 || ends[play.AllLost] == 0 || len(ends) != 2 {
		t.Errorf("ended as %v", ends)
	}
}
