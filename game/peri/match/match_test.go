package match_test

import (
	"testing"

	"dreist/build/need"
	"dreist/game/peri"
	"dreist/game/peri/match"
	"dreist/game/play"
)

// memory keeps the texts of a match.
type memory struct{ text, finished string }

func (m *memory) SaveGame(text string)                      { m.text = text }
func (m *memory) FinishGame(text string, _ play.MatchFacts) { m.finished = text }

// TestMatchesAreTakenBackToTheirBeginning plays each patience, goes back to the deal and to the end again, and holds that the text is the
// same and that a closed card which was seen is told of.
func TestMatchesAreTakenBackToTheirBeginning(t *testing.T) {
	for i, row := range peri.Patiences {
		var saver memory
		m := need.Value(match.New(peri.NewDeal(row, 5), "Mia", nil, &saver))(t)
		for range 12 {
			for move := range m.Position().Moves() {
				need.Value(m.Play(move))(t)
				break
			}
		}
		text, n := saver.text, m.MoveCount()
		again := need.Value(match.Resume(text, play.DiscardSaver{}))(t)
		if again.Record() != text || again.MoveCount() != n || m.Facts().Counts[match.PatienceCountKey][0] != i {
			t.Errorf("%s: resumed with %d moves, %v", row.Key, again.MoveCount(), m.Facts().Counts)
		}
		for m.UndoMove() {
		}
		for m.CanRedo() {
			m.RedoMove()
		}
		if seen := row.SpotCount(peri.Stock) > 0 || row.Tableau.HidesCards || row.IsTopOpen != nil || row.Reserve.SpotCount == 8; m.MoveCount() != n || (m.TagValue(match.PeekTag) != "") != seen {
			t.Errorf("%s: %d of %d moves again, seen %q", row.Key, m.MoveCount(), n, m.TagValue(match.PeekTag))
		}
		if n > 0 && need.Value(m.Practise(1, "again", play.DiscardSaver{}))(t).MoveCount() != 1 {
			t.Errorf("%s: practice does not begin after the first move", row.Key)
		}
	}
}

// TestALossIsAccepted holds that a game without a move left can be taken back until it is accepted.
func TestALossIsAccepted(t *testing.T) {
	var saver memory
	m := need.Value(match.New(peri.NewDeal(peri.Find("seek"), 4), "Mia", nil, &saver))(t)
	for !m.IsOver() {
		for move := range m.Position().Moves() {
			need.Value(m.Play(move))(t)
		}
	}
	if m.IsSettled() || saver.finished != "" || m.Facts().Outcome.End != play.AllLost || !m.CanUndo() {
		t.Errorf("got %+v, settled %v", m.Facts().Outcome, m.IsSettled())
	}
	if m.SettleEnd(); need.Value(match.Resume(saver.finished, play.DiscardSaver{}))(t).CanUndo() {
		t.Error("an accepted loss is taken back")
	}
}
