package record_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp/cmpopts"

	"dreist/build/gametest"
	"dreist/build/need"
	"dreist/game/thegame"
	"dreist/game/thegame/primer"
	"dreist/game/thegame/record"
)

// FuzzParse holds that no text makes the reader crash, that every error points into the text, and that what is read can
// be printed, read back and replayed.
func FuzzParse(f *testing.F) {
	f.Add(demo)
	for _, e := range primer.Examples() {
		for _, try := range e.Tries {
			f.Add(example(f, e.Number) + try.Notation)
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		g, err := record.Parse(text)
		if err != nil {
			gametest.CheckErrorPosition(t, text, err)
			return
		}
		checkRoundTrip(t, g)
	})
}

// checkRoundTrip checks that a game's text reads as the game, and that its steps lead to the same end.
func checkRoundTrip(t *testing.T, g *record.Game) {
	t.Helper()
	gametest.CheckReadBack(t, g, record.Parse, cmpopts.IgnoreUnexported(record.Game{}))
	over := false
	for step, err := range g.Replay() {
		if err != nil || over {
			t.Fatalf("%v, over %v\n%s", err, over, g)
		}
		over = step.Position.IsOver()
	}
}

// What random games print reads back, whatever moment they stop at.
func TestRandomGamesReadBack(t *testing.T) {
	for seed := range uint64(60) {
		rng := rand.New(rand.NewPCG(seed, 9))
		seats := 1 + int(seed)%thegame.MaxSeats
		d := thegame.NewDeal(thegame.Variant(seed%3), seats, thegame.Seat(rng.IntN(seats)), seed)
		p := need.Value(d.Position())(t)
		var moves []thegame.Move
		names, tags := make([]string, seats), []record.Tag{{Name: "Event", Value: `"a" \ ;`}, {Name: "Event", Value: ""}}
		for i := range names {
			names[i] = fmt.Sprintf("P\\%d\"", i)
		}
		for stop := rng.IntN(150); !p.IsOver() && len(moves) < stop; {
			m := thegame.SignalMove(thegame.Seat(rng.IntN(seats)), thegame.Signal(rng.IntN(4)), thegame.Pile(rng.IntN(4)))
			if all := p.AppendMoves(nil); rng.IntN(3) > 0 {
				m = all[rng.IntN(len(all))]
			}
			if p.Play(m) == nil {
				moves = append(moves, m)
			}
		}
		g := need.Value(record.New(d, names, tags, moves))(t)
		checkRoundTrip(t, g)
		if got, want := gametest.VerifyText(record.Format(), g.String(), true), string(record.AppendPosition(nil, &p)); !strings.HasSuffix(got, want) {
			t.Fatalf("got\n%s\nwant\n%s", got, want)
		}
		if got, want := g.Head(&p), strings.Split(g.String(), "\n\n")[0]; strings.TrimSpace(got) != strings.TrimSpace(want) {
			t.Fatalf("got the head\n%s\nwant\n%s", got, want)
		}
	}
}

func TestGamesThatThereAreNot(t *testing.T) {
	d := thegame.NewDeal(thegame.Base, 2, 0, 1)
	two := []string{"Mia", "Ole"}
	for name, err := range map[string]error{
		"no seat":     second(record.New(thegame.Deal{}, nil, nil, nil)),
		"one name":    second(record.New(d, two[:1], nil, nil)),
		"two lines":   second(record.New(d, []string{"Mia", "O\nle"}, nil, nil)),
		"a known tag": second(record.New(d, two, []record.Tag{{Name: "PileA"}}, nil)),
		"seat 6":      second(record.New(d, two, []record.Tag{{Name: "Seat6"}}, nil)),
		"no name":     second(record.New(d, two, []record.Tag{{Name: "a b"}}, nil)),
		"a low line":  second(record.New(d, two, []record.Tag{{Name: "a_b"}}, nil)),
		"no move":     second(record.New(d, two, nil, []thegame.Move{thegame.EndMove()})),
	} {
		if err == nil {
			t.Errorf("%s: got no error", name)
		}
	}
}

func second(_ *record.Game, err error) error { return err }
