package match_test

import (
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/game/progress"
	"dreist/game/store"
)

// memory keeps what a match says at its end.
type memory struct {
	record string
	facts  play.Facts
}

func (m *memory) SaveGame(string) {}

func (m *memory) FinishGame(record string, f play.Facts) { m.record, m.facts = record, f }

// playToEnd plays a game well or less well and takes back what can be now and then.
func playToEnd(t *testing.T, seed uint64, undo bool, tags ...record.Tag) *memory {
	t.Helper()
	kept := &memory{}
	m := need.Value(match.New(dreist.NewSoloDeal(dreist.EvenShare, seed), record.NumberedSeats("Du", "Egon"), tags, kept))(t)
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

// TestOldGamesAreCountedFromTheirRecords counts games again that are known in full.
func TestOldGamesAreCountedFromTheirRecords(t *testing.T) {
	endings, undone := map[int]bool{}, 0
	for seed := range uint64(20) {
		kept := playToEnd(t, seed, seed%2 == 0, record.Tag{Name: progress.DayTag, Value: "2026-11-21"})
		s := match.SummaryOf(kept.facts, match.Occasion{Day: "2026-11-21"})
		if whole := (store.HistoryEntry{Summary: s}); !match.HasAllCounts(&whole) || s.Counts[progress.DayCount] != 20_778 {
			t.Errorf("game %d has not everything counted: %v", seed, s.Counts)
		}
		endings[s.Counts[match.EndingCount]] = true
		undone += s.Counts[match.TakenBackCount]
		again := need.Value(match.Recount(kept.record))(t)
		s.Counts[match.TakenBackCount] = max(s.Counts[match.TakenBackCount], 1) // nobody knows of old games
		if diff := cmp.Diff(s.Counts, again); diff != "" {
			t.Errorf("game %d, from its record marked +:\n%s", seed, diff)
		}
	}
	if len(endings) < 3 || undone == 0 {
		t.Errorf("the games end in the ways %v, with %d moves taken back: they show little", endings, undone)
	}
}

func TestPracticeIsNoDayAndTellsWhetherItGoesOn(t *testing.T) {
	for practice, fromHere := range map[string]int{"again": 0, match.BranchPractice: 1} {
		kept := playToEnd(t, 3, false, record.Tag{Name: progress.DayTag, Value: "2026-11-21"},
			record.Tag{Name: match.PracticeTag, Value: practice})
		counts, err := match.Recount(kept.record)
		if err != nil || counts[progress.DayCount] != 0 || counts[match.FromMiddleCount] != fromHere {
			t.Errorf("%s: got %v, %v", practice, counts, err)
		}
	}
	if _, err := match.Recount("nothing"); err == nil {
		t.Error("a record that is none is counted")
	}
}

// TestWhatWasCountedLaterIsOfOneGame notes what is counted of old games, as entries that come and go with exports.
func TestWhatWasCountedLaterIsOfOneGame(t *testing.T) {
	old := store.HistoryEntry{ID: "2026-11-21-1", Date: "2026-11-21", Kind: store.KindSolo,
		Summary: store.Summary{Game: record.Name, SeatCount: 2, Seat: 1, Outcome: store.WonBy(0, 0, 3), Counts: map[string]int{match.TriosCount: 4}}}
	entries := []store.HistoryEntry{old}
	notes := store.Notes{}
	r := match.RecountsOf(notes)
	counts, err := match.Recount(playToEnd(t, 5, false).record)
	if err != nil || len(r.WithoutCounts(entries)) != 1 || len(r.WithCounts(entries)[0].Summary.Counts) != 1 {
		t.Fatalf("an old game is not missed (%v)", err)
	}
	for id, note := range r.AddCounts(&old, counts) {
		notes[id] = note
	}
	for name, r := range map[string]match.Recounts{"at once": r, "later": match.RecountsOf(notes)} {
		done := r.WithCounts(entries)[0].Summary.Counts
		if len(r.WithoutCounts(entries)) > 0 || done[match.BestTurnCount] != counts[match.BestTurnCount] || done[match.TriosCount] != 4 {
			t.Errorf("%s: got %v of %v", name, done, counts)
		}
		other := old
		other.Date = "2026-11-20" // of another machine
		if len(r.WithoutCounts([]store.HistoryEntry{other})) != 1 || r.WithCounts([]store.HistoryEntry{other})[0].Summary.Counts[match.BestTurnCount] != 0 {
			t.Errorf("%s: another game with the id takes over what was counted", name)
		}
	}
	if len(old.Summary.Counts) != 1 {
		t.Error("what the history says was changed")
	}
	broken := store.Notes{"2026-11-21-1": store.JSON("x"),
		"2026-11-21-2": store.JSON(map[string]any{"of": 1, "counts": map[string]int{"bestturn": -4, "feats": 1}})}
	if got := match.RecountsOf(broken); len(got) != 0 {
		t.Errorf("takes %v from notes that make no sense", got)
	}
}
