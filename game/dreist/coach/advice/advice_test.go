package advice_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/coach/advice"
	"dreist/game/dreist/record"
	"dreist/game/simulate"
)

// position returns a position in which Anna is to move against Egon.
func position(t *testing.T, tags string) dreist.Position {
	t.Helper()
	g := need.Value(record.Parse("[Game \"DREIst!\"]\n[Format \"1\"]\n[Mode \"egon\"]\n[Seat1 \"Anna\"]\n" + tags))(t)
	return need.Value(g.Deal.Position())(t)
}

func deal(layout, hand string) string {
	return fmt.Sprintf("[Layout %q]\n[Hand1 %q]\n[Pile1 \"2t 3t 8y 8y\"]\n[Pile2 \"7t 2y 6t\"]\n", layout, hand)
}

// moves parses the moves of a line, each in the notation of records.
func moves(t *testing.T, p dreist.Position, line ...string) []dreist.Move {
	t.Helper()
	var found []dreist.Move
	for _, text := range line {
		before := len(found)
		for _, m := range p.AppendMoves(nil) {
			if m.String() == text {
				found = append(found, m)
				if p.Play(m) != nil {
					t.Fatalf("%s cannot be played", text)
				}
				break
			}
		}
		if len(found) == before {
			t.Fatalf("%s is not allowed\n%s", text, p.TextPicture())
		}
	}
	return found
}

func TestStepsTellWhatMovesBring(t *testing.T) {
	p := position(t, deal("3rr3/3y4", "7r 6r 4t 1t 3v"))
	steps, hand := advice.MoveEffects(p, moves(t, p, "6r1", "7r1", "4t3", "+"))
	if len(steps) != 4 || !steps[0].MakesTrio || steps[2].ClearedColumn != 4 || steps[2].ClearedCount < 3 ||
		steps[3].Move.Action != dreist.DrawCard {
		t.Errorf("got the steps %+v", steps)
	}
	if len(hand) != 2 {
		t.Errorf("left in the hand is %v", hand)
	}
	steps, _ = advice.MoveEffects(p, []dreist.Move{dreist.Lay(p.Hand(0)[0], 7)})
	if len(steps) != 0 {
		t.Errorf("a move that is not allowed is a step: %+v", steps)
	}
}

// Reasons and steps do not depend on hidden cards.
func TestReasonsKnowNothingHidden(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 3))
	for seed := range uint64(30) {
		p := need.Value(dreist.NewSoloDeal(dreist.EvenCardCount, seed).Position())(t)
		me := p.Turn()
		var hidden []dreist.Kind
		for s := range dreist.Seat(p.SeatCount()) {
			for _, c := range p.AppendPile(nil, s) {
				hidden = append(hidden, c.Kind())
			}
		}
		other := p
		rng.Shuffle(len(hidden), func(i, j int) { hidden[i], hidden[j] = hidden[j], hidden[i] })
		other.Redeal(me, hidden)
		for _, m := range p.AppendMoves(nil) {
			line := []dreist.Move{m, dreist.EndMove()}
			a, b := advice.ReasonFor(p, line, p.AppendMoves(nil)[:1]), advice.ReasonFor(other, line, p.AppendMoves(nil)[:1])
			if fmt.Sprint(a) != fmt.Sprint(b) {
				t.Errorf("seed %d, %v: got %+v and %+v", seed, m, a, b)
			}
		}
	}
}

func option(line []dreist.Move, won, games int) coach.Option {
	var o coach.Option
	o.Moves = line
	o.WinChance = simulate.Chance{WonCount: won, GameCount: games}
	return o
}

func TestVerdicts(t *testing.T) {
	a, b, c := []dreist.Move{dreist.Lay(0, 1)}, []dreist.Move{dreist.Lay(9, 1)}, []dreist.Move{dreist.EndMove()}
	for name, test := range map[string]struct {
		options []coach.Option
		want    advice.Verdict
	}{
		"clear":          {[]coach.Option{option(a, 300, 500), option(b, 200, 500), option(c, 2, 16)}, advice.BestFound},
		"two are alike":  {[]coach.Option{option(a, 300, 500), option(b, 290, 500), option(c, 2, 16)}, advice.BestFound},
		"all are alike":  {[]coach.Option{option(a, 300, 500), option(b, 290, 500), option(c, 10, 16)}, advice.AllAlike},
		"a little":       {[]coach.Option{option(a, 300, 500), option(b, 285, 500)}, advice.BestFound},
		"hardly any":     {[]coach.Option{option(a, 5, 500), option(b, 0, 500)}, advice.AllAlike},
		"dropped alike":  {[]coach.Option{option(a, 300, 500), option(b, 17, 31), option(c, 17, 31)}, advice.AllAlike},
		"dropped behind": {[]coach.Option{option(a, 300, 500), option(b, 17, 31), option(c, 15, 31)}, advice.BestFound},
		"dropped apart":  {[]coach.Option{option(a, 300, 500), option(b, 17, 31), option(c, 10, 31)}, advice.BestFound},
		"few games":      {[]coach.Option{option(a, 3, 4), option(b, 2, 4)}, advice.BestFound},
		"one":            {[]coach.Option{option(a, 300, 500)}, advice.BestFound},
		"a draw":         {[]coach.Option{option([]dreist.Move{dreist.Draw()}, 300, 500)}, advice.CostlessDraw},
		"a draw or not":  {[]coach.Option{option([]dreist.Move{dreist.Draw()}, 300, 500), option(c, 200, 500)}, advice.BestFound},
		"none":           {nil, advice.OnlyOption},
	} {
		if got := advice.AdviceOf(test.options); got.Verdict != test.want {
			t.Errorf("%s: got %+v", name, got)
		}
	}
}

// Among ways that win equally often a card is laid or drawn rather than discarded or the turn ended; a clearly better way stays.
func TestOfEqualWaysACardIsLaid(t *testing.T) {
	lay, drop, draw, end := []dreist.Move{dreist.Lay(9, 1)}, []dreist.Move{dreist.Discard(0)}, []dreist.Move{dreist.Draw()}, []dreist.Move{dreist.EndMove()}
	for name, test := range map[string]struct {
		options []coach.Option
		want    []dreist.Move
	}{
		"alike":          {[]coach.Option{option(drop, 300, 500), option(lay, 295, 500)}, lay},
		"a draw":         {[]coach.Option{option(end, 300, 500), option(draw, 295, 500)}, draw},
		"a third behind": {[]coach.Option{option(drop, 300, 500), option(lay, 295, 500), option(end, 200, 500)}, lay},
		"behind":         {[]coach.Option{option(drop, 300, 500), option(lay, 250, 500)}, drop},
		"lays":           {[]coach.Option{option(lay, 300, 500), option(draw, 300, 500)}, lay},
	} {
		if got := advice.AdviceOf(test.options); !advice.IsSameTurn(got.Moves, test.want) {
			t.Errorf("%s: got %v, want %v", name, got.Moves, test.want)
		}
	}
}

// Without advice as many cards as possible are laid, up to the end of the turn or a draw, whatever the hidden cards are.
func TestWithoutAdviceMuchIsLaid(t *testing.T) {
	for _, test := range []struct{ layout, hand, want string }{
		{"3rr3", "4y 8t 8t 1t 3v", "[4y2 8t1 8t2 .]"},
		{"3rr3", "6r 8t 8t 1t 3v", "[6r1 +]"},
		{"3rr3", "8t 7v 6y 2t 1v", "[x]"},
	} {
		p := position(t, deal(test.layout, test.hand))
		said := map[string]bool{}
		for range 2 {
			got := fmt.Sprint(advice.UnadvisedTurn(p, 1))
			said[got] = true
			if len(got) < 2 || test.want == "[x]" && got[:2] != "[x" || test.want != "[x]" && got != test.want {
				t.Errorf("%s with %s: got %s, want %s", test.layout, test.hand, got, test.want)
			}
			var hidden []dreist.Kind
			for s := range dreist.Seat(p.SeatCount()) {
				for _, c := range p.AppendPile(nil, s) {
					hidden = append(hidden, c.Kind())
				}
			}
			slices.Reverse(hidden)
			p.Redeal(p.Turn(), hidden)
		}
		if len(said) != 1 {
			t.Errorf("%s: %v", test.hand, said)
		}
	}
}

func TestStandings(t *testing.T) {
	for _, test := range []struct {
		won, games int
		want       advice.Outlook
	}{
		{0, 0, advice.StillOpen}, {5, 8, advice.StillOpen}, {300, 500, advice.StillOpen}, {200, 500, advice.StillOpen}, {499, 500, advice.SureWin},
		{1, 500, advice.SureLoss},
	} {
		if got := advice.OutlookOf(simulate.Chance{WonCount: test.won, GameCount: test.games}); got != test.want {
			t.Errorf("%+v: got %d", test, got)
		}
	}
}
