package table

import (
	"testing"

	"dreist/assets"
	"dreist/game/play"
	"dreist/game/thegame"
	"dreist/game/thegame/match"
	"dreist/input"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/thegame/words"
	"dreist/sounds"
)

// sit returns a table at rest at which a person plays a deal with easy partners.
func sit(t *testing.T, deal thegame.Deal) *Table {
	t.Helper()
	texts, err := assets.NewTexts("en")
	if err != nil {
		t.Fatal(err)
	}
	players := []play.Player{{Name: "Mia", Kind: play.Person}, {Name: "Bo", Kind: "easy"}}[:deal.Seats]
	m, err := match.New(deal, players, nil, play.Unkept{})
	if err != nil {
		t.Fatal(err)
	}
	return New(m, stage.Frame{W: 1280, H: 800, Scale: 1}, stage.Normal, words.Sentences{Texts: texts}, sounds.Silent())
}

func strike(at *Table, c input.Command) { at.Handle(input.Gesture{Kind: input.Trigger, Command: c}) }

// alone is a hand in which one number begins another.
func alone() thegame.Deal {
	return thegame.Deal{Seats: 1, Deck: []thegame.Card{60, 61}, Hands: [][]thegame.Card{{4, 41, 50, 51, 52, 53, 54, 55}}}
}

func TestANumberOfOneDigitIsChosenByEnter(t *testing.T) {
	at := sit(t, alone())
	strike(at, CommandTen) // no number begins with 0
	strike(at, CommandTen+4)
	if at.Hand.Holds() {
		t.Errorf("4 chooses %v, though 41 is held too", at.Hand.Card)
	}
	if strike(at, input.CommandEndTurn); at.Hand.Card != 4 || at.Refusal.Text != "" {
		t.Errorf("Enter chooses %v and says %q", at.Hand.Card, at.Refusal.Text)
	}
}

func TestAClickOnTheRestingButtonSaysWhatIsOwed(t *testing.T) {
	at := sit(t, alone())
	on := input.Point(at.Line.Geometry().EndTurn.Center())
	at.Handle(input.Gesture{Kind: input.Press, At: on})
	if at.Handle(input.Gesture{Kind: input.Tap, At: on}); at.Refusal.Text == "" {
		t.Error("nothing is said")
	}
}

// TestAnAnswerIsGivenOnce strikes Enter on an answer when nothing is asked any more, as the game is over.
func TestAnAnswerIsGivenOnce(t *testing.T) {
	at := sit(t, thegame.Deal{Seats: 1, Hands: [][]thegame.Card{{4}}})
	at.Play(thegame.Lay(4, thegame.A))
	at.FinishMotion()
	at.Ring = answerButton
	strike(at, input.CommandEndTurn)
	at.Push(answerButton)
	for _, r := range at.TakeRequests() {
		if r.Kind == Begin {
			t.Error("the deal begins anew")
		}
	}
	if at.Ring != tabletop.NoButton {
		t.Error("the ring stays")
	}
}
