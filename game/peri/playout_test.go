package peri_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"dreist/build/need"
	"dreist/game/peri"
)

// board draws a position as its lists, for comparisons.
func board(p *peri.Position) string {
	text := fmt.Sprintf("count %d left %d", p.Counter, p.CardsLeft())
	for part := range peri.Deck {
		text += fmt.Sprintf("\n%v %v", part, p.ItemsOf(part))
	}
	return text
}

// cards counts each card of a position, whichever way it lies.
func cards(p *peri.Position) map[string]int {
	n := map[string]int{}
	for part := range peri.Deck {
		for _, c := range p.ItemsOf(part) {
			if c != peri.NoCard && c != peri.Divider {
				n[strings.TrimPrefix(c.String(), "?")]++
			}
		}
	}
	return n
}

// tokens returns the tokens of a patience, allowed or not, and some for places that it does not have.
func tokens(row *peri.Patience) []string {
	places, all := []string{"w"}, []string{"d", "r", "", "x", "t", "t01-t2", "t1-t02", "t1-t2x1", "t2-t1x02", "t1-t2x", "w1-t1", "t1-w-t2", "t1-t256"}
	for letter, part := range map[string]peri.Part{"f": peri.Foundations, "t": peri.Tableau, "c": peri.Reserve} {
		for i := range row.SpotCount(part) + 2 {
			places = append(places, fmt.Sprint(letter, i))
		}
	}
	for _, a := range places {
		all = append(all, a, a+"*")
		for _, b := range places {
			all = append(all, a+"-"+b, a+"*"+b, a+"~"+b)
			for n := 2; n <= peri.King && row.Tableau.RunRule.SuitRule != peri.NoSuits; n++ {
				all = append(all, fmt.Sprintf("%s-%sx%d", a, b, n))
			}
		}
	}
	return all
}

// checkMoves compares the moves of a position with all tokens, and checks that each refusal is readable.
func checkMoves(t *testing.T, p *peri.Position, tokens []string) {
	t.Helper()
	var want, got []string
	for _, token := range tokens {
		m, ok := peri.ParseMove(token)
		if !ok {
			continue
		}
		if r := p.Refusal(m); r == nil {
			want = append(want, token)
		} else if text := r.Error(); strings.Contains(text, "%") || strings.Contains(text, "?") {
			t.Fatalf("got the refusal %q of\n%s", text, board(p))
		}
	}
	for m := range p.Moves() {
		got = append(got, m.String())
	}
	slices.Sort(want)
	slices.Sort(got)
	if !slices.Equal(got, want) || p.IsOver() != (len(got) == 0) || p.IsWon() != (p.CardsLeft() == 0) {
		t.Fatalf("got %v, want %v, over %v, won %v in\n%s", got, want, p.IsOver(), p.IsWon(), board(p))
	}
}

// checkPlaces checks that each card exists as often as at the start, that tops lie open and that places are not crowded.
func checkPlaces(t *testing.T, p *peri.Position, start map[string]int) {
	t.Helper()
	if got := cards(p); !maps.Equal(got, start) {
		t.Fatalf("got the cards %v, want %v in\n%s", got, start, board(p))
	}
	row := p.Patience
	for i := range row.Tableau.SpotCount {
		pile := p.Pile(peri.Spot{Part: peri.Tableau, Number: uint8(i)})
		if pile.Top().IsFaceDown() || row.Tableau.HoldsOne && len(pile) > 1 || row.Tableau.FillsFrom != nil && pile == "" && len(p.ItemsOf(peri.Stock)) > 0 {
			t.Fatalf("place %d is wrong in\n%s", i+1, board(p))
		}
	}
}

// TestPlayouts plays random games of all patiences: after every move each card exists exactly as often as before, copies stay as they were,
// and the moves are those that can be written.
func TestPlayouts(t *testing.T) {
	for _, row := range peri.Patiences {
		t.Run(row.Key, func(t *testing.T) {
			rng := rand.New(rand.NewPCG(1, 2))
			tokens := tokens(row)
			for seed := range uint64(4) {
				d := peri.NewDeal(row, seed)
				p := need.Value(d.Position())(t)
				start := cards(&p)
				for range 150 {
					if rng.IntN(1+len(tokens)/200) == 0 {
						checkMoves(t, &p, tokens)
					}
					checkPlaces(t, &p, start)
					moves := slices.Collect(p.Moves())
					if len(moves) == 0 {
						break
					}
					before, copied := board(&p), p
					need.OK(t, p.Play(moves[rng.IntN(len(moves))]))
					if board(&copied) != before {
						t.Fatalf("the copy became\n%s\nwant\n%s", board(&copied), before)
					}
					if kind := row.DealingKind; kind != peri.DealToWaste && kind != peri.LayOutAgain && kind != peri.DealOnceToWaste && board(&p) == before {
						t.Fatalf("a move changes nothing in\n%s", before)
					}
				}
			}
		})
	}
}

// TestRefusedMovesChangeNothing plays moves that are not allowed, among them some that cannot be written.
func TestRefusedMovesChangeNothing(t *testing.T) {
	for _, row := range peri.Patiences {
		p := need.Value(peri.NewDeal(row, 1).Position())(t)
		before := board(&p)
		for _, m := range []peri.Move{{}, {Action: 9}, {Action: peri.Carry}, {Action: peri.Carry, CardCount: 60},
			{Action: peri.Swap, From: peri.Spot{Part: peri.Stock}}, {Action: peri.Carry, From: peri.Spot{Part: peri.RemovedCards}, CardCount: 1},
			{Action: peri.Carry, From: peri.Spot{Part: peri.Stock}, To: peri.Spot{Part: peri.Tableau}, CardCount: 1},
			{Action: peri.Carry, From: peri.Spot{Part: peri.Stock}, CardCount: 1},
			{Action: peri.Carry, To: peri.Spot{Part: peri.Deck, Number: 70}, CardCount: 1}} {
			if err := p.Play(m); err == nil || board(&p) != before {
				t.Errorf("%s, %+v: got %v", row.Key, m, err)
			}
		}
	}
}

// TestRules lists the cards that may follow others (P 3).
func TestRules(t *testing.T) {
	for _, tt := range []struct {
		rule    peri.Rule
		on      string
		follows string
	}{
		{peri.Rule{}, "5c", ""},
		{peri.Rule{peri.AllSuits, peri.StepNone, false}, "5c", "5c 5s 5h 5d"},
		{peri.Rule{peri.SameSuit, peri.StepUp, false}, "5c", "6c"},
		{peri.Rule{peri.SameSuit, peri.StepUp, false}, "Kc", ""},
		{peri.Rule{peri.SameSuit, peri.StepUp, true}, "Kc", "Ac"},
		{peri.Rule{peri.SameSuit, peri.StepDown, true}, "Ac", "Kc"},
		{peri.Rule{peri.SameSuit, peri.StepEither, true}, "Ah", "2h Kh"},
		{peri.Rule{peri.OtherColour, peri.StepDown, false}, "9s", "8h 8d"},
		{peri.Rule{peri.OtherColour, peri.StepDown, false}, "Ad", ""},
		{peri.Rule{peri.AllSuits, peri.StepDouble, false}, "9h", "5c 5s 5h 5d"},
		{peri.Rule{peri.AllSuits, peri.StepDouble, false}, "Kh", ""},
	} {
		on, _ := peri.ParseItem(peri.Deck, tt.on)
		var got []string
		for s := range peri.Suit(peri.SuitCount) {
			for rank := peri.Ace; rank <= peri.King; rank++ {
				if c := peri.NewCard(rank, s); tt.rule.CanFollow(on, c) {
					got = append(got, c.String())
				}
			}
		}
		if strings.Join(got, " ") != tt.follows {
			t.Errorf("%+v on %s: got %v, want %s", tt.rule, tt.on, got, tt.follows)
		}
	}
}
