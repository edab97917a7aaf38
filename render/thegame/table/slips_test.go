package table

import (
	"testing"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/play"
	"dreist/game/thegame"
	"dreist/game/thegame/match"
	"dreist/input"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// sit returns a table at rest at which a person plays a deal with easy partners.
func sit(t *testing.T, deal thegame.Deal) *Table {
	t.Helper()
	texts := need.Value(assets.NewTexts("en"))(t)
	players := []play.Player{{Name: "Mia", Kind: play.Person}, {Name: "Bo", Kind: "easy"}}[:deal.SeatCount]
	m := need.Value(match.New(deal, players, nil, play.DiscardSaver{}))(t)
	return NewTable(m, stage.Frame{W: 1280, H: 800, Scale: 1}, stage.NormalSpeed, Sentences{Texts: texts}, sounds.NewSilentPlayer())
}

func strike(at *Table, c input.Command) {
	at.Handle(input.Gesture{Kind: input.CommandGiven, Command: c})
}

// alone is a hand in which one number begins another.
func alone() thegame.Deal {
	return thegame.Deal{SeatCount: 1, DrawPile: []thegame.Card{60, 61}, Hands: [][]thegame.Card{{4, 41, 50, 51, 52, 53, 54, 55}}}
}

// TestAnAnswerIsGivenOnce strikes Enter on an answer when nothing is asked any more, as the game is over.
func TestAnAnswerIsGivenOnce(t *testing.T) {
	at := sit(t, thegame.Deal{SeatCount: 1, Hands: [][]thegame.Card{{4}}})
	at.Play(thegame.Lay(4, thegame.PileA))
	at.FinishMotion()
	at.FocusedButton = answerButton
	strike(at, input.CommandConfirm)
	at.PressButton(answerButton)
	for _, r := range at.TakeRequests() {
		if r.Kind == RequestStart {
			t.Error("the deal begins anew")
		}
	}
	if at.FocusedButton != tabletop.NoButton {
		t.Error("the ring stays")
	}
}
