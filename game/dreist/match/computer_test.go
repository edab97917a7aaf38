package match

import (
	"math/rand/v2"
	"runtime"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/game/play"
)

// newTable begins a match at a table; an empty name in players is a person.
func newTable(t testing.TB, seed uint64, saver play.Saver, starts dreist.Seat, players ...string) *Match {
	t.Helper()
	names := []string{"Ada", "Ben", "Cem", "Dora"}[:len(players)]
	var tags []record.Tag
	for i, p := range players {
		if p != "" {
			tags = append(tags, record.Tag{Name: play.ComputerTag(i + 1), Value: p})
		}
	}
	return need.Value(New(dreist.NewTableDeal(len(players), starts, seed), record.NumberedSeats(names...), tags, saver))(t)
}

func TestAnUnknownComputerPlayerIsRefused(t *testing.T) {
	tags := []record.Tag{{Name: play.ComputerTag(2), Value: "grandmaster"}}
	if _, err := New(dreist.NewTableDeal(2, 0, 1), record.NumberedSeats("Ada", "Ben"), tags, play.DiscardSaver{}); err == nil {
		t.Error("a player nobody knows was seated")
	}
	if _, err := New(dreist.Deal{}, record.NumberedSeats("Ada", "Ben"), nil, play.DiscardSaver{}); err == nil {
		t.Error("a deal without cards was played")
	}
}

// TestPractiseGoesOnFromAnyMove branches off after every move of a game, in the middle of computers' turns, too.
func TestPractiseGoesOnFromAnyMove(t *testing.T) {
	m := newTable(t, 5, &memory{}, 0, "", "fair", "easy")
	rng := rand.New(rand.NewPCG(5, 5))
	for !m.IsOver() {
		moves := m.Position().AppendMoves(nil)
		need.Value(m.Play(moves[rng.IntN(len(moves))]))(t)
	}
	last := len(m.History())
	for n := range last {
		saver := &memory{}
		branch, err := m.Practise(n, "branch", saver)
		if err != nil {
			t.Fatalf("after %d moves: %v", n, err)
		}
		if got, want := branch.PositionBefore(n).TextPicture(), m.PositionBefore(n).TextPicture(); got != want {
			t.Fatalf("branched at\n%swant\n%s", got, want)
		}
		if branch.TagValue(play.PracticeTag) != "branch" || m.TagValue(play.PracticeTag) != "" || saver.text == "" && saver.finished == "" {
			t.Fatal("a branch is not marked or not kept")
		}
		if !branch.IsOver() && !branch.IsPerson(branch.Position().Turn()) {
			t.Fatalf("after %d moves a computer player is to move", n)
		}
	}
	if len(m.History()) != last {
		t.Error("branching changed the match")
	}
}

// Whoever plans a whole turn is asked again only after a card that nobody knew, and a match resumed from what was saved
// then plays the same.
func TestAPlannedTurnIsPlayedAsPlanned(t *testing.T) {
	saver := &memory{}
	m := newTable(t, 5, saver, 0, "", "strong")
	long := 0
	for turn := 0; turn < 12 && long == 0; turn++ {
		need.Value(m.Play(dreist.Discard(m.Position().Hand(0)[0])))(t)
		for m.IsComputerToMove() {
			again := need.Value(Resume(saver.text, saver))(t)
			moves := answer(t, m)
			last := moves[len(moves)-1].Move
			if m.IsComputerToMove() && last.Action != dreist.DrawCard {
				t.Fatalf("it thinks again after %v, though nothing new shows", last)
			}
			if len(moves) > 1 {
				long++
			}
			answer(t, again)
			if got, want := again.Position().TextPicture(), m.Position().TextPicture(); got != want {
				t.Fatalf("a resumed match goes on otherwise:\n%swant\n%s", got, want)
			}
		}
	}
	if long == 0 {
		t.Error("no plan has several moves")
	}
}

// answer waits for a player who thinks and returns the moves that come of it at once.
func answer(t *testing.T, m *Match) []record.Step {
	t.Helper()
	before := len(m.History())
	for len(m.History()) == before {
		need.Value(m.PlayComputerMoves())(t)
		runtime.Gosched()
	}
	return m.History()[before:]
}
