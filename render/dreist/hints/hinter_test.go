package hints

import (
	"fmt"
	"strings"
	"testing"

	"dreist/build/need"
	"dreist/render/dreist/table"
	"dreist/render/tabletop"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/coach/advice"
	"dreist/game/dreist/record"
	"dreist/render/dreist/words"
)

// A nudge says what a turn is for, the move also what it costs and what the next best would bring.
func TestAMoveIsToldWithItsReason(t *testing.T) {
	texts := need.Value(assets.NewTexts("en"))(t)
	say := words.Sentences{Texts: texts}
	for _, test := range []struct{ hand, line, next, nudge, move string }{
		{"4t 8t 6v 1y 2v", "x1y", "x4t", "One card has to go: save the turquoise 4 for next time.",
			"Discard the yellow 1: it doesn’t fit anywhere, but the turquoise 4 could still go next time; if you lay it now, you get rid of only one card " +
				"as well, but are left with the yellow 1, and none of the other cards in your hand fits."},
		{"4y 4y 4r 4r 8v", "x8v", "4y2 4y3 4r4 .", "One card has to go: next time your other 4 cards could all go, and if the one you draw fits too, you may give cards away.",
			"Discard the violet 8: it doesn’t fit anywhere, but next time your other 4 cards could all go, and if the one you draw fits too, you may give cards away; " +
				"if you lay them now, you get rid of 3 more cards, but are left with the violet 8."},
		{"4y 4y 4r 1t 8v", "4y2 4y3 4r4 .", "4y2 .", "Try the yellow 4: then lay the other yellow 4 and the red 4, and you get rid of 3 cards.",
			"Lay the yellow 4 in row 2: then lay the other yellow 4 and the red 4, and you get rid of 3 cards, though none of your other cards fits after that; " +
				"if you lay only one of your yellow 4s, you get rid of only one card."},
	} {
		g := need.Value(record.Parse(fmt.Sprintf(`[Game "DREIst!"]
[Format "1"]
[Mode "egon"]
[Seat1 "Anna"]
[Layout "3r4"]
[Hand1 %q]
[Pile1 "2t 3t 8y 8y"]
[Pile2 "7t 2y 6t"]
`, test.hand)))(t)
		p := need.Value(g.Deal.Position())(t)
		line, next := movesOf(t, test.line), movesOf(t, test.next)
		c := &Hinter{hint: hint{HintPosition: p, HintMoves: line}, why: advice.ReasonFor(p, line, next)}
		if got := because(say, c.thoughtOf(say), c.purpose(say)); got != test.nudge {
			t.Errorf("%s of %s: it is first told %q", test.line, test.hand, got)
		}
		if got := because(say, c.deed(say), say.ReasonText(c.why)); got != test.move {
			t.Errorf("%s of %s: it is told %q, want %q", test.line, test.hand, got, test.move)
		}
	}
}

// movesOf parses moves in the notation of records.
func movesOf(t *testing.T, line string) (moves []dreist.Move) {
	t.Helper()
	for _, text := range strings.Fields(line) {
		m := need.Value(record.ParseMove(text))(t)
		moves = append(moves, m)
	}
	return moves
}

// figured returns a position with some choice.
func figured(t *testing.T) dreist.Position {
	t.Helper()
	g := need.Value(record.Parse(`[Game "DREIst!"]
[Format "1"]
[Mode "egon"]
[Seat1 "Anna"]
[Layout "3rr3/3y4"]
[Hand1 "4t 6r 8t 1t 3v"]
[Pile1 "2t 3t 8y 8y"]
[Pile2 "7t 2y 6t"]
`))(t)
	return need.Value(g.Deal.Position())(t)
}

// The cards and the column that a reason speaks of are marked, and with the move the cards of the next best turn.
func TestWhatAReasonSpeaksOfIsMarked(t *testing.T) {
	p := figured(t)
	for _, test := range []struct {
		line, next string
		strength   tabletop.HintStrength
		column     int
		cards      string
	}{
		{"x1t", "x4t", tabletop.HintNudge, 0, "4t6r"},
		{"x1t", "x4t", tabletop.HintMove, 0, "4t6r"},
		{"4t3 +", "x1t", tabletop.HintNudge, 4, "6r"},
		{"6r1 +", "4t3 .", tabletop.HintNudge, 0, "4t"},
		{"6r1 +", "4t3 .", tabletop.HintMove, 0, "4t"},
		{"4t3 6r1 .", "x1t", tabletop.HintNudge, 0, "6r"},
		{"4t3 6r1 .", "x1t", tabletop.HintMove, 0, "6r1t"},
	} {
		line := movesOf(t, test.line)
		c := &Hinter{hint: hint{HintPosition: p, HintMoves: line}, why: advice.ReasonFor(p, line, movesOf(t, test.next))}
		c.Strength = test.strength
		c.steps, _ = advice.MoveEffects(p, line)
		o := tabletop.Overlay{}
		c.markReason(&o)
		column, cards := 0, ""
		for _, m := range o.Marks {
			if m.Spot.Kind == tabletop.CardSpot {
				cards += dreist.Card(m.Spot.Card).Kind().String()
			} else if m.HasRing {
				column = int(m.Spot.Column)
			}
		}
		if column != test.column || cards != test.cards {
			t.Errorf("%s rather than %s: marked are column %d and %q for %+v", test.line, test.next, column, cards, c.why)
		}
	}
}

// Every hint lights its card, and says that its turn did best in trial games where there is no reason to tell.
func TestAHintWithoutAReasonSaysSo(t *testing.T) {
	texts := need.Value(assets.NewTexts("en"))(t)
	p := figured(t)
	at := &table.Table{Phrases: words.Sentences{Texts: texts}}
	for _, line := range []string{"4t3 .", "x1t"} {
		c := &Hinter{table: at, hint: hint{HintPosition: p, HintMoves: movesOf(t, line)}}
		c.steps, _ = advice.MoveEffects(p, c.HintMoves)
		for c.Strength = tabletop.HintNudge; c.Strength <= tabletop.HintTurn; c.Strength++ {
			o := tabletop.Overlay{}
			c.markMoves(&o)
			if said := strings.Join(c.HintLines(), " "); !strings.HasSuffix(strings.ToLower(said), "it did best in trial games.") || len(o.Marks) == 0 {
				t.Errorf("%s at strength %d: says %q with %d marks", line, c.Strength, said, len(o.Marks))
			}
		}
	}
}
