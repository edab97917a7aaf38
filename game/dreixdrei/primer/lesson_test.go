package primer_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"dreist/build/need"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/match"
	"dreist/game/dreixdrei/primer"
	"dreist/game/dreixdrei/rival"
	"dreist/game/lesson"
	"dreist/game/play"
)

// game is a first game being played.
type game struct {
	*testing.T
	*match.Match
	seen lesson.UnloggedActions
}

func begin(t *testing.T) *game {
	t.Helper()
	players := []play.Player{{Name: "You", Kind: play.Person}, {Name: "Toni", Kind: rival.EasyKind}, {Name: "Rosa", Kind: rival.EasyKind}}
	m := need.Value(match.New(primer.FirstDeal(), players, nil, play.DiscardSaver{}))(t)
	return &game{T: t, Match: m}
}

func (g *game) lesson() *primer.FirstGameProgress {
	return primer.NewFirstGameProgress(g.InitialPosition(), g.History(), g.seen)
}

func (g *game) play(moves ...dreixdrei.Move) {
	g.Helper()
	for _, m := range moves {
		if _, err := g.Play(m); err != nil {
			g.Fatalf("%v\n%s", err, g.Position().TextPicture())
		}
	}
}

// obey does what the current idea asks for, and returns it; ok is false once the player is alone.
func (g *game) obey() (idea primer.Idea, ok bool) {
	g.Helper()
	idea, ok = g.lesson().CurrentIdea()
	m, asked := g.lesson().WantedMove()
	switch {
	case !ok:
		g.Fatalf("nothing is asked for\n%s", g.Position().TextPicture())
	case idea.Action == lesson.AskHint:
		g.seen.HasUsedHint = true
		return idea, false
	case !asked:
		g.Fatalf("%s asks for nothing", idea.ID)
	default:
		g.play(m)
	}
	return idea, true
}

// scripted plays the whole script.
func scripted(t *testing.T) *game {
	t.Helper()
	g := begin(t)
	for {
		if _, ok := g.obey(); !ok {
			return g
		}
	}
}

// TestEveryIdeaIsDone plays the script: every idea once and in its order, each where it means something.
func TestEveryIdeaIsDone(t *testing.T) {
	g := begin(t)
	var ideas []string
	for led := true; led; {
		p := *g.Position()
		var idea primer.Idea
		if idea, led = g.obey(); !slices.Contains(ideas, idea.ID) {
			ideas = append(ideas, idea.ID)
			g.means(idea, &p)
		}
	}
	if want := []string{primer.SwapIdea, primer.LayIdea, primer.PickUpIdea, primer.SevenIdea, primer.PairIdea, primer.JokerIdea, primer.HintIdea}; !slices.Equal(ideas, want) {
		t.Errorf("the ideas are %v, want %v", ideas, want)
	}
	if met, all := g.lesson().CountMetIdeas(); met != len(ideas) || all != met+2 || !primer.IsGuidanceOver(g.lesson()) {
		t.Errorf("%d of %d ideas are met", met, all)
	}
}

// means fails unless an idea makes sense at a position.
func (g *game) means(idea primer.Idea, p *dreixdrei.Position) {
	g.Helper()
	demand, _ := p.Demand()
	fits, hand := 0, p.AppendHand(nil, primer.LearnerSeat)
	for _, c := range hand {
		if c.Kind().IsNumber() && c.Kind().CanMeet(demand) {
			fits++
		}
	}
	ok := true
	switch idea.ID {
	case primer.LayIdea:
		ok = demand.IsNumber() && demand != dreixdrei.Seven && fits > 0 && fits < len(hand)
	case primer.PickUpIdea:
		ok = len(p.AppendLays(nil)) == 0
	case primer.SevenIdea:
		ok = demand == dreixdrei.Seven && fits < len(hand)
	case primer.PairIdea:
		ok = len(idea.Moves[0].CardsToLay()) == 2
	case primer.JokerIdea:
		ok = fits == 0 && p.PileSize() > 2
	}
	if !ok {
		g.Errorf("%s means nothing where %d cards fit\n%s", idea.ID, fits, p.TextPicture())
	}
}

// TestNothingIsLostByTakingBackOrLeaving takes the exchange back, and reads the progress anew after each move.
func TestNothingIsLostByTakingBackOrLeaving(t *testing.T) {
	g := begin(t)
	g.obey()
	then, _ := g.lesson().WantedMove()
	if then != dreixdrei.EndSwap() {
		t.Errorf("after the exchange %v is wanted", then)
	}
	if !g.CanUndo() || !g.UndoMove() {
		t.Fatal("the exchange cannot be taken back")
	}
	if m, _ := g.lesson().WantedMove(); m.Action != dreixdrei.SwapCards {
		t.Errorf("taken back, %v is wanted", m)
	}
	g = scripted(t)
	again := need.Value(match.Resume(g.Record(), play.DiscardSaver{}))(t)
	if idea, ok := primer.NewFirstGameProgress(again.InitialPosition(), again.History(), lesson.UnloggedActions{}).CurrentIdea(); !ok || idea.ID != primer.HintIdea {
		t.Errorf("resumed after the script the idea is %q, want that of hints", idea.ID)
	}
	g.seen = lesson.UnloggedActions{}
	if g.play(g.Position().AppendMoves(nil)[0]); !primer.IsGuidanceOver(g.lesson()) {
		t.Error("whoever asks for no hint is never alone")
	}
}

// TestWhatIsNotAskedForWaits tries every move of every position of the script.
func TestWhatIsNotAskedForWaits(t *testing.T) {
	g := begin(t)
	for led := true; led; _, led = g.obey() {
		idea, _ := g.lesson().CurrentIdea()
		wanted, asked := g.lesson().WantedMove()
		for _, m := range g.Position().AppendMoves(nil) {
			if keeps := g.lesson().IsHeldBack(m); keeps != (asked && m != wanted) {
				t.Errorf("%s: %v has to wait: %v", idea.ID, m, keeps)
			}
		}
	}
}

// TestAnotherDealLeavesThePlayerAlone goes on with a first game on other cards, as an older version may have left it.
func TestAnotherDealLeavesThePlayerAlone(t *testing.T) {
	for seed := range uint64(20) {
		p := need.Value(dreixdrei.NewDeal(3, 1, primer.LearnerSeat, seed).Position())(t)
		m, asked := primer.NewFirstGameProgress(p, nil, lesson.UnloggedActions{}).WantedMove()
		if asked && !p.CanMove(m) {
			t.Errorf("%v is wanted\n%s", m, p.TextPicture())
		}
	}
}

// beginner plays on like an easy player, or lays anything that may be laid.
func beginner(p *dreixdrei.Position, careless bool, rng *rand.Rand) dreixdrei.Move {
	if careless {
		moves := p.AppendMoves(nil)
		if some := slices.DeleteFunc(slices.Clone(moves), func(m dreixdrei.Move) bool { return m.Action == dreixdrei.PickUpPile }); len(some) > 0 {
			moves = some
		}
		return moves[rng.IntN(len(moves))]
	}
	player, err := rival.NewPlayer(rival.EasyKind, 0)
	if err != nil {
		panic(err)
	}
	return player.NextMoves(rival.ViewOf(p), rng.Uint64())[0]
}

// TestABeginnerIsSeldomLast goes on after the script as a beginner: the partners win sometimes, the player is last at most as often as each of
// three, and the last phases come within minutes.
func TestABeginnerIsSeldomLast(t *testing.T) {
	const games = 200
	for _, careless := range []bool{false, true} {
		var places [4]int
		turns, opened, turned := 0, 0, 0
		for seed := range uint64(games) {
			g, rng := scripted(t), rand.New(rand.NewPCG(seed, 77))
			for p := g.Position(); !p.IsOver() && !p.IsFinished(primer.LearnerSeat); p = g.Position() {
				g.play(beginner(p, careless, rng))
				turns++
			}
			if g.lesson().HasMet(primer.OpenCardsIdea) {
				opened++
			}
			if g.lesson().HasMet(primer.FaceDownIdea) {
				turned++
			}
			places[g.Position().Place(primer.LearnerSeat)]++
		}
		t.Logf("careless %v: places %v of %d, %d turns, open cards in %d, face-down ones in %d", careless, places[1:], games, turns/games, opened, turned)
		if last := places[3] + places[0]; last*3 > games || places[1] == games || places[1] == 0 {
			t.Errorf("careless %v: %d of %d first, %d last", careless, places[1], games, last)
		}
		if turns/games > 20 || opened < games*9/10 || turned < games*8/10 {
			t.Errorf("careless %v: %d turns, open cards are laid in %d and face-down ones turned up in %d of %d games", careless, turns/games, opened, turned, games)
		}
	}
}
