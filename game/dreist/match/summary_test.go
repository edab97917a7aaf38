package match_test

import (
	"math/rand/v2"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/game/progress"
	"dreist/game/store"
)

// memory keeps what a match says at its end.
type memory struct{ facts play.MatchFacts }

func (m *memory) SaveGame(string) {}

func (m *memory) FinishGame(_ string, f play.MatchFacts) { m.facts = f }

// playToEnd plays a game well or less well and takes back what can be now and then.
func playToEnd(t *testing.T, seed uint64, undo bool, tags ...record.Tag) *memory {
	t.Helper()
	kept := &memory{}
	m := need.Value(match.New(dreist.NewSoloDeal(dreist.EvenCardCount, seed), record.NumberedSeats("Du", "Egon"), tags, kept))(t)
	rng := rand.New(rand.NewPCG(seed, 1))
	for !m.IsOver() {
		need.Value(m.Play(layingMove(m.Position(), seed%3 == 0)))(t)
		if undo && rng.IntN(4) == 0 {
			m.UndoMove()
		}
	}
	return kept
}

// layingMove returns a move that gives or lays what it can, and draws if it wants to.
func layingMove(p *dreist.Position, draws bool) (best dreist.Move) {
	worth := map[dreist.Action]int{dreist.GiveCards: 5, dreist.LayCard: 4, dreist.EndTurn: 3, dreist.DrawCard: 2, dreist.DiscardCard: 1}
	if draws {
		worth[dreist.DrawCard] = 6
	}
	for _, m := range p.AppendMoves(nil) {
		if worth[m.Action] > worth[best.Action] {
			best = m
		}
	}
	return best
}

// TestGamesAreCountedInFull plays games that end in all ways.
func TestGamesAreCountedInFull(t *testing.T) {
	endings, undone := map[int]bool{}, 0
	for seed := range uint64(20) {
		kept := playToEnd(t, seed, seed%2 == 0, record.Tag{Name: progress.DayTag, Value: "2026-11-21"})
		s := match.SummaryOf(kept.facts, match.Occasion{DailyDealDate: "2026-11-21"})
		if whole := (store.HistoryEntry{Summary: s}); !match.HasAllCounts(&whole) || s.Counts[progress.DayCountKey] != 20_778 {
			t.Errorf("game %d has not everything counted: %v", seed, s.Counts)
		}
		endings[s.Counts[match.EndingCountKey]] = true
		undone += s.Counts[match.TakenBackCountKey]
	}
	if len(endings) < 3 || undone == 0 {
		t.Errorf("the games end in the ways %v, with %d moves taken back: they show little", endings, undone)
	}
}

func TestPracticeIsNoDayAndTellsWhetherItGoesOn(t *testing.T) {
	for practice, fromHere := range map[string]int{"again": 0, play.BranchPractice: 1} {
		counts := match.SummaryOf(playToEnd(t, 3, false).facts, match.Occasion{DailyDealDate: "2026-11-21", PracticeTag: practice}).Counts
		if counts[progress.DayCountKey] != 0 || counts[match.FromMiddleCountKey] != fromHere {
			t.Errorf("%s: got %v", practice, counts)
		}
	}
}
