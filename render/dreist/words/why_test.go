package words

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"unicode/utf8"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/coach/advice"
	"dreist/game/simulate"
)

// Reasons of real games are sentences that fit into a hint. To read them with their positions:
//
//	go test ./render/dreist/words -run TestReasonsOfGamesAreSentences -v
func TestReasonsOfGamesAreSentences(t *testing.T) {
	games := uint64(6)
	if testing.Short() {
		games = 1
	}
	for _, language := range assets.Languages() {
		for seed := range games {
			for i, seats := range []int{1, 1, 1, 2 + int(seed%3)} {
				reasonsOf(t, in(t, language), seats, 4*seed+uint64(i))
			}
		}
	}
}

// reasonsOf reads the reasons of hints in a game of some seats, alone against Egon.
func reasonsOf(t *testing.T, say Sentences, seats int, seed uint64) {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, uint64(seats)))
	deal := dreist.NewSoloDeal(dreist.EvenCardCount, rng.Uint64())
	if seats > 1 {
		deal = dreist.NewTableDeal(seats, 0, rng.Uint64())
		say.SeatNames = []string{"Ada", "Benno", "Carlotta", "Maximiliane"}[:seats]
	}
	p := need.Value(deal.Position())(t)
	watch := &p
	fair := need.Value(coach.NewPlayer(coach.FairKind))(t)
	for watch.Winner() == dreist.NoSeat {
		p := *watch
		m := dreist.EgonMove()
		if !p.IsEgonToMove() {
			if rng.IntN(5) == 0 && (p.LaidCount() == 0 || rng.IntN(3) == 0) {
				reads(t, say, watch, rng.Uint64())
			}
			m = fair.PlanMoves(coach.ViewOf(watch), rng)[0]
		}
		need.OK(t, watch.Play(watch.WithHandCard(m)))
	}
}

// reads reads the reason of the hint in a position.
func reads(t *testing.T, say Sentences, watch *dreist.Position, seed uint64) {
	t.Helper()
	p := *watch
	if len(coach.ViewOf(watch).AppendMoves(nil)) < 2 {
		return
	}
	a := advice.AdviceOf(new(coach.Adviser).RankOptions(coach.ViewOf(watch), simulate.Limit{MaxGames: 1000}, seed))
	if a.Verdict != advice.BestFound {
		return
	}
	r := advice.ReasonFor(p, a.Moves, a.WorseMoves)
	why := say.ReasonText(r)
	t.Logf("\n%s\n%v   (next %v)\n>>> %s", picture(&p), a.Moves, a.WorseMoves, why)
	switch {
	case r.Purpose == advice.NoPurpose:
	case strings.Contains(why, "<"), strings.Contains(why, "  "), strings.Contains(why, "hint."), strings.Contains(why, ".."),
		!strings.HasSuffix(why, ".") && !strings.HasSuffix(why, "!"):
		t.Errorf("%q is no sentence", why)
	case utf8.RuneCountInString(why) > longestReason:
		t.Errorf("%q is too long", why)
	}
}

// picture returns a position as the seat to move sees it.
func picture(p *dreist.Position) string {
	lines := strings.SplitAfter(p.TextPicture(), "\n")
	shown := ""
	for i, line := range lines {
		if i > p.Layout().Depth() {
			break
		}
		shown += line
	}
	left := make([]string, p.SeatCount())
	for s := range left {
		left[s] = fmt.Sprint(p.CardsLeft(dreist.Seat(s)))
	}
	return fmt.Sprintf("%shand %v; cards left %s; laid %d, pending %d", shown, p.Hand(p.Turn()), strings.Join(left, " "), p.LaidCount(), p.Pending())
}
