package words_test

import (
	"strings"
	"testing"

	"dreist/assets"
	"dreist/game/dreist/record"
	"dreist/render/dreist/words"
)

// A position is told completely: every card that lies, every card of the hand with its places, and no hand that is not shown.
func TestStateTellsATable(t *testing.T) {
	r, err := record.Parse(`[Game "DREIst!"]
[Format "1"]
[Mode "egon"]
[Seat1 "You"]
[Pile1 "1r 2r"]
[Pile2 "3r 3y 3t"]
[Hand1 "6r 7y 1t"]
[Layout "4rr2/4y3"]
[Discard "8v 8r"]
`)
	if err != nil {
		t.Fatal(err)
	}
	p, err := r.Deal.Position()
	if err != nil {
		t.Fatal(err)
	}
	texts, err := assets.NewTexts("en")
	if err != nil {
		t.Fatal(err)
	}
	s := words.Sentences{Texts: texts}
	got := s.State(&p, true)
	t.Log(got)
	for _, want := range []string{
		"To move: You.", "Egon: 3 cards left.", "Column 1: empty.", "Column 6: row 1 red", "Discard pile: 2 cards, the red 8 on top.",
		"Card 1 in hand: red 6", "fits nowhere",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("it does not tell %q", want)
		}
	}
	if hidden := s.State(&p, false); strings.Contains(hidden, "in hand") {
		t.Errorf("it tells a hand that is not shown:\n%s", hidden)
	}
}
