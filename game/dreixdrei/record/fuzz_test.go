package record_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"dreist/build/gametest"
	"dreist/build/need"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/record"
)

// FuzzParse holds that no text makes the reader crash, that every error points into the text, and that what is read can
// be printed, read back and replayed.
func FuzzParse(f *testing.F) {
	f.Add(demo)
	f.Add(late + "1: #2 =D #1\n")
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
	gametest.CheckReadBack(t, g, record.Parse, cmp.AllowUnexported(dreixdrei.Move{}), cmpopts.IgnoreUnexported(record.Game{}))
	over := false
	for step, err := range g.Replay() {
		if err != nil || over {
			t.Fatalf("%v, over %v\n%s", err, over, g)
		}
		over = step.Position.IsOver()
	}
}

// What random games print reads back, whatever moment they stop at, and so does the position that they stop at.
func TestRandomGamesReadBack(t *testing.T) {
	for seed := range uint64(36) {
		rng := rand.New(rand.NewPCG(seed, 9))
		seats := dreixdrei.MinSeats + int(seed)%(dreixdrei.MaxSeats-1)
		d := dreixdrei.NewDeal(seats, max(dreixdrei.UsualSetCount(seats), 1+int(seed)%2), dreixdrei.Seat(rng.IntN(seats)), seed)
		p := need.Value(d.Position())(t)
		var moves []dreixdrei.Move
		names, tags := make([]string, seats), []record.Tag{{Name: "Event", Value: `"a" \ ;`}, {Name: "Site", Value: ""}}
		for i := range names {
			names[i] = fmt.Sprintf("P\\%d\"", i)
		}
		for stop := rng.IntN(1200); !p.IsOver() && len(moves) < stop; {
			all := p.AppendMoves(nil)
			m := all[rng.IntN(len(all))]
			if p.IsSwapping() && rng.IntN(3) == 0 {
				m = dreixdrei.EndSwap()
			} else if m.Action == dreixdrei.PickUpPile {
				m = all[rng.IntN(len(all))]
			}
			need.OK(t, p.Play(m))
			moves = append(moves, m)
		}
		g := need.Value(record.New(d, names, tags, moves))(t)
		checkRoundTrip(t, g)
		if got, want := gametest.VerifyText(record.Format(), g.String(), true), string(record.AppendPosition(nil, &p)); !strings.HasSuffix(got, want) {
			t.Fatalf("got\n%s\nwant\n%s", got, want)
		}
		if got, want := g.Head(&p), strings.Split(g.String(), "\n\n")[0]; strings.TrimSpace(got) != strings.TrimSpace(want) {
			t.Fatalf("got the head\n%s\nwant\n%s", got, want)
		}
		checkPositionReadsBack(t, &p)
	}
}

// checkPositionReadsBack checks that what is printed of a position makes a record again, of the same position.
func checkPositionReadsBack(t *testing.T, p *dreixdrei.Position) {
	t.Helper()
	if p.IsOver() || p.TurnedJoker() != dreixdrei.NoCard {
		return
	}
	printed := string(record.AppendPosition(nil, p))
	head := fmt.Sprintf("[Game \"DREI x DR3I\"]\n[Format \"1\"]\n[Sets \"%d\"]\n[Starts \"%d\"]\n", p.SetCount(), p.Turn()+1)
	for s := range p.SeatCount() {
		head += fmt.Sprintf("[Seat%d \"\"]\n", s+1)
	}
	want := "ok turns=0 winner=-\n" + strings.Replace(printed, `[Pending "again"]`, `[Pending "-"]`, 1)
	if got := gametest.VerifyText(record.Format(), head+printed, true); got != want {
		t.Fatalf("got\n%swant\n%s", got, want)
	}
}

func TestGamesThatThereAreNot(t *testing.T) {
	d := dreixdrei.NewDeal(2, 1, 0, 1)
	two := []string{"Mia", "Ole"}
	for name, err := range map[string]error{
		"no seat":       second(record.New(dreixdrei.Deal{}, nil, nil, nil)),
		"one name":      second(record.New(d, two[:1], nil, nil)),
		"two lines":     second(record.New(d, []string{"Mia", "O\nle"}, nil, nil)),
		"a known tag":   second(record.New(d, two, []record.Tag{{Name: "Down1"}}, nil)),
		"a tag twice":   second(record.New(d, two, []record.Tag{{Name: "Event"}, {Name: "Event"}}, nil)),
		"no name":       second(record.New(d, two, []record.Tag{{Name: "a b"}}, nil)),
		"a low line":    second(record.New(d, two, []record.Tag{{Name: "a_b"}}, nil)),
		"no move":       second(record.New(d, two, nil, []dreixdrei.Move{dreixdrei.PickUp()})),
		"the wrong end": second(record.New(d, two, []record.Tag{{Name: "Result"}}, nil)),
	} {
		if err == nil {
			t.Errorf("%s: got no error", name)
		}
	}
}

func second(_ *record.Game, err error) error { return err }
