package table

import (
	"testing"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/render/dreist/words"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// TestNoCurtainWhileAComputerThinks lets a computer player begin who still thinks when all cards are dealt: its hand stays closed, and
// the person keeps the screen.
func TestNoCurtainWhileAComputerThinks(t *testing.T) {
	texts := need.Value(assets.NewTexts("en"))(t)
	m := need.Value(match.New(dreist.NewTableDeal(2, 1, 3), record.NumberedSeats("Ada", "Ben"),
		[]record.Tag{{Name: play.ComputerTag(2), Value: coach.StrongKind}}, play.DiscardSaver{}))(t)
	at := NewTable(m, stage.Frame{W: 1280, H: 800, Scale: 1}, stage.InstantSpeed, words.Sentences{Texts: texts}, sounds.NewSilentPlayer())
	if !m.IsComputerToMove() || at.IsCurtainDown() {
		t.Fatalf("thinking is %v, and the curtain is down: %v", m.IsComputerToMove(), at.IsCurtainDown())
	}
	for m.Position().Turn() != 0 {
		at.Tick(true)
		if at.Phase == tabletop.CurtainPhase || at.FrontSeat() != 0 {
			t.Fatalf("the screen is handed to seat %d", at.FrontSeat())
		}
	}
}
