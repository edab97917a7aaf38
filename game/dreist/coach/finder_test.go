package coach_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
)

// positions returns the positions in which hands choose in games between players of a name, or only those at the start of a turn.
func positions(t testing.TB, name string, games uint64, starts bool) []dreist.Position {
	t.Helper()
	var list []dreist.Position
	for hands := 1; hands <= dreist.MaxSeats; hands++ {
		for seed := range games {
			list = appendGame(t, list, name, hands, seed, starts)
		}
	}
	return list
}

func appendGame(t testing.TB, list []dreist.Position, name string, hands int, seed uint64, starts bool) []dreist.Position {
	t.Helper()
	d := dreist.NewSoloDeal(50, seed)
	if hands > 1 {
		d = dreist.NewTableDeal(hands, 0, seed)
	}
	p := need.Value(d.Position())(t)
	w := &p
	player := need.Value(coach.NewPlayer(name))(t)
	rng := rand.New(rand.NewPCG(seed, uint64(hands)))
	for now := w; now.Turn() != dreist.NoSeat; {
		m := dreist.EgonMove()
		if !now.IsEgonToMove() {
			if !starts || now.LaidCount() == 0 {
				list = append(list, *now)
			}
			m = player.PlanMoves(coach.ViewOf(w), rng)[0]
		}
		need.OK(t, w.Play(w.WithHandCard(m)))
	}
	return list
}

// outcome identifies the outcome of a turn: the places of all cards before its last move if that ends it, the last move, and the declined
// draws.
func outcome(p *dreist.Position, seat dreist.Seat, last dreist.Move, draws int) string {
	sorted := func(cards []dreist.Card) []dreist.Kind {
		kinds := make([]dreist.Kind, len(cards))
		for i, c := range cards {
			kinds[i] = c.Kind()
		}
		slices.Sort(kinds)
		return kinds
	}
	end := "won"
	if p.Turn() != dreist.NoSeat {
		end = last.String()
	}
	return fmt.Sprint(p.Layout(), sorted(p.Hand(seat)), sorted(p.AppendDiscardPile(nil)), end, draws)
}

// outcomes adds the outcomes of every way to continue the turn.
func outcomes(t *testing.T, p *dreist.Position, seat dreist.Seat, draws int, into map[string]bool) {
	t.Helper()
	if p.Turn() == dreist.NoSeat {
		into[outcome(p, seat, dreist.Move{}, draws)] = true
		return
	}
	for _, m := range p.AppendMoves(nil) {
		switch m.Action {
		case dreist.DrawCard:
		case dreist.LayCard:
			next, _, err := dreist.Apply(*p, m)
			need.OK(t, err)
			declined := draws
			if next.Pending() == dreist.DrawPending {
				declined++
			}
			outcomes(t, &next, seat, declined, into)
		default:
			into[outcome(p, seat, m, draws)] = true
		}
	}
}

// A Finder lists each outcome of a brute-force search once.
func TestTurnsAreAllOutcomesOnce(t *testing.T) {
	for _, name := range []string{coach.RandomKind, coach.FairKind} {
		games := uint64(6)
		if testing.Short() {
			games = 2
		}
		var finder coach.TurnFinder
		pending := map[dreist.Pending]int{}
		cleared, draws := 0, 0
		list := positions(t, name, games, false)
		for _, p := range list {
			pending[p.Pending()]++
			want, got := map[string]bool{}, map[string]bool{}
			outcomes(t, &p, p.Turn(), 0, want)
			for turn, end := range finder.Turns(&p) {
				o := outcome(end, p.Turn(), turn.LastMove(), turn.DeclinedDraws())
				if got[o] {
					t.Fatalf("%v is listed though another turn comes to the same\n%s", turn.Moves(), p.TextPicture())
				}
				got[o] = true
				checkTurn(t, &p, turn, end)
				draws += turn.DeclinedDraws()
				if end.Layout().Len() < p.Layout().Len() {
					cleared++
				}
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Fatalf("outcomes (-want +got):\n%s%s", diff, p.TextPicture())
			}
		}
		if len(list) < 500 || pending[dreist.PartnerPending] == 0 || pending[dreist.DrawPending] == 0 || cleared == 0 || draws == 0 {
			t.Errorf("among %d positions, pending %v, there were %d turns that clear and %d draws", len(list), pending, cleared, draws)
		}
	}
}

// checkTurn checks that playing a turn leads to the position listed with it.
func checkTurn(t *testing.T, start *dreist.Position, turn *coach.Turn, end *dreist.Position) {
	t.Helper()
	played, shown := *start, *end
	if err := turn.Play(&played); err != nil {
		t.Fatalf("%v: %v\n%s", turn.Moves(), err, start.TextPicture())
	}
	if shown.Turn() != dreist.NoSeat {
		if err := shown.Play(turn.LastMove()); err != nil {
			t.Fatalf("%v: %v\n%s", turn.Moves(), err, start.TextPicture())
		}
	}
	if played != shown {
		t.Fatalf("%v: played\n%slisted\n%s", turn.Moves(), played.TextPicture(), shown.TextPicture())
	}
}

// The turns do not depend on hidden cards.
func TestTurnsDependOnNothingHidden(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	var finder coach.TurnFinder
	texts := func(p *dreist.Position) (list []string) {
		for _, turn := range turnsFrom(&finder, p) {
			list = append(list, fmt.Sprint(turn.Moves(), turn.DeclinedDraws()))
		}
		return list
	}
	for _, p := range positions(t, coach.FairKind, 2, true) {
		w := &p
		imagined := coach.ViewOf(w).Imagine(rng)
		if diff := cmp.Diff(texts(&p), texts(&imagined)); diff != "" {
			t.Fatalf("turns (-true +imagined):\n%s", diff)
		}
	}
}

// turnsFrom returns every turn from a position.
func turnsFrom(f *coach.TurnFinder, p *dreist.Position) (turns []coach.Turn) {
	for t := range f.Turns(p) {
		turns = append(turns, *t)
	}
	return turns
}

func TestNobodyElsesTurnIsListed(t *testing.T) {
	p := need.Value(dreist.NewSoloDeal(50, 1).Position())(t)
	var finder coach.TurnFinder
	for p.Turn() != dreist.NoSeat {
		if p.IsEgonToMove() {
			if list := turnsFrom(&finder, &p); list != nil {
				t.Fatalf("got %d turns for Egon", len(list))
			}
			need.OK(t, p.Play(dreist.EgonMove()))
			continue
		}
		list := turnsFrom(&finder, &p)
		need.OK(t, list[len(list)-1].Play(&p))
	}
	if list := turnsFrom(&finder, &p); list != nil {
		t.Errorf("got %d turns after the end", len(list))
	}
}

func TestFindingTurnsAllocatesNothing(t *testing.T) {
	list := positions(t, coach.FairKind, 2, true)
	var finder coach.TurnFinder
	find := func() {
		for i := range list {
			for range finder.Turns(&list[i]) {
			}
		}
	}
	find()
	if n := testing.AllocsPerRun(3, find); n != 0 {
		t.Errorf("finding the turns of %d positions allocates %v times, want 0", len(list), n)
	}
}
