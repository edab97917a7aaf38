package words_test

import (
	"strings"
	"testing"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/render/dreist/words"
)

// The description is complete: all laid cards by rows and by columns, each card of the hand with its places, the numbers of cards in
// hands and piles, and no hidden hand.
func TestStateTellsATable(t *testing.T) {
	r := need.Value(record.Parse(`[Game "DREIst!"]
[Format "1"]
[Mode "egon"]
[Seat1 "You"]
[Pile1 "1r 2r"]
[Pile2 "3r 3y 3t"]
[Hand1 "6y 7y 1t 8y 3v"]
[Layout "4rr2/4y3"]
[Discard "8v 8r"]
`))(t)
	p := need.Value(r.Deal.Position())(t)
	texts := need.Value(assets.NewTexts("en"))(t)
	s := words.Sentences{Texts: texts}
	told := func(shown, puzzles bool) string {
		return strings.Join(append(s.TurnLines(&p), s.DescribePosition(&p, func(dreist.Seat) bool { return shown }, puzzles)...), "\n")
	}
	want := `To play: You.
Card 1 in hand: yellow 6, fits in column 6, row 2.
Card 2 in hand: yellow 7, fits nowhere.
Card 3 in hand: turquoise 1, fits nowhere.
Card 4 in hand: yellow 8, fits nowhere.
Card 5 in hand: violet 3, fits nowhere.
Row 1: red 5 and red 6.
Row 2: yellow 5.
Column 5: row 1 red, row 2 yellow.
Column 6: row 1 red.
Discard pile: 2 cards, the red 8 on top.
You: 7 cards left. 5 of them in hand, 2 in the pile.
Egon: 3 cards left.`
	if got := told(true, false); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if got := told(false, false); strings.Contains(got, "in hand:") {
		t.Errorf("it tells a hand that is not shown:\n%s", got)
	}
	if got := told(true, true); !strings.Contains(got, "Card 1 in hand: yellow 6.") || strings.Contains(got, "fits") {
		t.Errorf("it solves a puzzle:\n%s", got)
	}
}
