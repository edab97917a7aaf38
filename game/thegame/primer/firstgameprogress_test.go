package primer_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"dreist/build/need"
	"dreist/game/lesson"
	"dreist/game/thegame"
	"dreist/game/thegame/partner"
	"dreist/game/thegame/primer"
	"dreist/game/thegame/record"
)

// game is a first game being played.
type game struct {
	*testing.T
	start, now thegame.Position
	steps      []record.Step
	seen       lesson.UnloggedActions
}

func begin(t *testing.T) *game {
	t.Helper()
	p := need.Value(primer.FirstDeal().Position())(t)
	return &game{T: t, start: p, now: p}
}

func (g *game) lesson() primer.FirstGameProgress {
	return primer.NewFirstGameProgress(g.start, g.steps, g.seen)
}

func (g *game) play(moves ...thegame.Move) {
	g.Helper()
	for _, m := range moves {
		next, events, err := thegame.Apply(g.now, m)
		if err != nil {
			g.Fatalf("%v\n%s", err, g.now.TextPicture())
		}
		g.steps = append(g.steps, record.Step{Move: m, Events: events, Position: next})
		g.now = next
	}
}

func (g *game) undo() {
	g.steps = g.steps[:len(g.steps)-1]
	g.now = g.start
	if n := len(g.steps); n > 0 {
		g.now = g.steps[n-1].Position
	}
}

// obey does what the current idea asks for.
func (g *game) obey() {
	g.Helper()
	idea, ok := g.lesson().CurrentIdea()
	wanted, moves := g.lesson().WantedMove()
	switch {
	case !ok:
		g.play(thegame.EndMove())
	case idea.Action == lesson.TakeBack:
		g.undo()
		g.seen.HasTakenBack = true
	case idea.Action == lesson.AskHint:
		g.seen.HasUsedHint = true
	case moves:
		g.play(wanted)
	default:
		g.Fatalf("%s asks for nothing", idea.ID)
	}
}

// scripted is the moves of a player who does what is asked, the card that is taken back left out.
var scripted = []thegame.Move{thegame.Lay(13, thegame.PileA), thegame.Lay(96, thegame.PileC), thegame.EndMove(), thegame.Lay(3, thegame.PileA),
	thegame.Lay(84, thegame.PileC), thegame.Lay(94, thegame.PileC), thegame.EndMove()}

// TestEveryIdeaIsDone plays the script: every idea once, in its order, and within two turns.
func TestEveryIdeaIsDone(t *testing.T) {
	g := begin(t)
	var ideas []string
	for !g.lesson().IsDone() {
		if idea, ok := g.lesson().CurrentIdea(); ok && !slices.Contains(ideas, idea.ID) {
			ideas = append(ideas, idea.ID)
		}
		if g.obey(); len(g.steps) > 20 {
			t.Fatal("the script does not end")
		}
	}
	if want := []string{"up", "gap", "back", "down", "end", "trick", primer.BuildIdea, "hint"}; !slices.Equal(ideas, want) {
		t.Errorf("the ideas are %v, want %v", ideas, want)
	}
	var moves []thegame.Move
	for _, s := range g.steps {
		moves = append(moves, s.Move)
	}
	if !slices.Equal(moves, scripted) {
		t.Errorf("the moves are %v, want %v", moves, scripted)
	}
	if met, all := g.lesson().CountMetIdeas(); met != all || all != len(ideas) {
		t.Errorf("%d of %d ideas are met", met, all)
	}
}

// TestTheTrickIsBuiltWithTheOnlyPair checks that the task to build has one answer: no other cards of the hand are ten apart.
func TestTheTrickIsBuiltWithTheOnlyPair(t *testing.T) {
	g := begin(t)
	g.play(scripted[:4]...)
	var pairs [][2]thegame.Card
	for _, c := range g.now.Hand(0) {
		if g.now.HasCard(0, c+thegame.TenBackSize) {
			pairs = append(pairs, [2]thegame.Card{c, c + thegame.TenBackSize})
		}
	}
	if want := [][2]thegame.Card{{84, 94}}; !slices.Equal(pairs, want) {
		t.Errorf("ten apart are %v, want %v", pairs, want)
	}
	g.play(scripted[4:6]...)
	if laid := g.steps[5].Events[0].(thegame.CardLaid); !laid.IsTenBack {
		t.Errorf("%+v is no trick", laid)
	}
}

// TestNothingIsLostByTakingBackOrLeaving reads the lesson anew after every move and after every move that is taken back.
func TestNothingIsLostByTakingBackOrLeaving(t *testing.T) {
	g := begin(t)
	g.play(scripted[0], thegame.Lay(37, thegame.PileB))
	if idea, ok := g.lesson().CurrentIdea(); !ok || idea.Action != lesson.TakeBack {
		t.Errorf("after a big step the idea is %v", idea.ID)
	}
	g.undo()
	if idea, _ := g.lesson().CurrentIdea(); idea.ID != "gap" {
		t.Errorf("left, and gone on with before the card was laid, the idea is %q", idea.ID)
	}
	g.seen.HasTakenBack = true
	for _, want := range []string{"down", "up"} {
		if idea, _ := g.lesson().CurrentIdea(); idea.ID != want {
			t.Errorf("the idea is %q, want %q", idea.ID, want)
		}
		if len(g.steps) > 0 {
			g.undo()
		}
	}
	g.play(scripted[:2]...)
	g.seen = lesson.UnloggedActions{}
	if idea, _ := g.lesson().CurrentIdea(); idea.ID != "end" {
		t.Errorf("resumed after the second card the idea is %q", idea.ID)
	}
	g.play(scripted[2:]...)
	if idea, ok := g.lesson().CurrentIdea(); !ok || idea.Action != lesson.AskHint || g.lesson().IsHeldBack(g.now.AppendLays(nil)[0]) {
		t.Errorf("after the script the idea is %q, want that of hints, which holds nothing back", idea.ID)
	}
	g.play(g.now.AppendLays(nil)[0])
	if _, ok := g.lesson().CurrentIdea(); ok || !g.lesson().IsDone() {
		t.Error("whoever asks for no hint is never alone")
	}
}

// TestWhatIsNotAskedForWaits tries every move of every position of the script.
func TestWhatIsNotAskedForWaits(t *testing.T) {
	g := begin(t)
	for _, m := range scripted[:6] {
		for _, other := range append(g.now.AppendLays(nil), thegame.EndMove()) {
			idea, _ := g.lesson().CurrentIdea()
			wanted, _ := g.lesson().WantedMove()
			if g.lesson().IsHeldBack(other) != (other != wanted) {
				t.Errorf("%s: %v has to wait: %v", idea.ID, other, g.lesson().IsHeldBack(other))
			}
		}
		if g.lesson().IsHeldBack(thegame.SignalMove(0, thegame.KeepOff, thegame.PileA)) {
			t.Error("a note has to wait")
		}
		g.play(m)
		g.seen.HasTakenBack = true
	}
	if g.lesson().IsHeldBack(thegame.EndMove()) || g.lesson().IsHeldBack(g.now.AppendLays(nil)[0]) {
		t.Error("the trick was built, and still something has to wait")
	}
}

// TestFirstsAreRemarkedOnOnce plays games by chance: every occasion comes up at most once and in no position of the script.
func TestFirstsAreRemarkedOnOnce(t *testing.T) {
	count := map[primer.Occasion]int{}
	for seed := range uint64(60) {
		g, rng := begin(t), rand.New(rand.NewPCG(seed, 9))
		for _, m := range scripted {
			if g.play(m); primer.RemarkOn(g.start, g.steps) != (primer.Remark{}) {
				t.Fatalf("remarked on %v of the script", m)
			}
		}
		said := map[primer.Occasion]bool{}
		for !g.now.IsOver() {
			m := thegame.EndMove()
			if moves := g.now.AppendLays(nil); !g.now.CanEndTurn() {
				m = moves[rng.IntN(len(moves))]
				for _, other := range moves {
					if seed%2 == 0 && step(&g.now, other) < step(&g.now, m) {
						m = other
					}
				}
			}
			g.play(m)
			r := primer.RemarkOn(g.start, g.steps)
			if r.Occasion == primer.NoOccasion {
				continue
			}
			if said[r.Occasion] {
				t.Fatalf("%s comes up twice", r.Occasion)
			}
			said[r.Occasion] = true
			count[r.Occasion]++
			if r.Occasion == primer.BigStepLaid && (r.Step < primer.MinBigStep || r.Step != step(&g.steps[len(g.steps)-2].Position, m)) {
				t.Errorf("%+v of %v", r, m)
			}
		}
	}
	for _, o := range []primer.Occasion{primer.UnaskedTenBack, primer.BigStepLaid, primer.DrawPileEmpty} {
		if count[o] == 0 {
			t.Errorf("%s never comes up", o)
		}
	}
}

func step(p *thegame.Position, m thegame.Move) int { return m.Pile.Step(p.TopCard(m.Pile), m.Card) }

// TestABeginnerFinishesWell goes on after the script like the weakest partners: with as few cards left as a first game should have,
// and mostly none.
func TestABeginnerFinishesWell(t *testing.T) {
	g := begin(t)
	g.play(scripted...)
	beginner := need.Value(partner.NewPlayer(partner.EasyKind, 0))(t)
	const games = 200
	won, turns := 0, 0
	for seed := range uint64(games) {
		end := need.Value(partner.PlayGame(g.now, []partner.Player{beginner}, seed*1000, true))(t)
		turns += end.TurnCount
		if end.FinalPosition.IsWon() {
			won++
		} else if end.FinalPosition.CardsLeft() >= 10 {
			t.Errorf("a beginner keeps %d cards", end.FinalPosition.CardsLeft())
		}
	}
	t.Logf("%d of %d won, %d turns", won, games, turns/games)
	if won < games*7/10 || turns/games > 20 {
		t.Errorf("%d of %d games are won, in %d turns; want most, in minutes", won, games, turns/games)
	}
	if size := len(primer.FirstDeal().DrawPile) + g.start.HandSize(); size != primer.FirstDealSize {
		t.Errorf("the deal has %d cards, want %d", size, primer.FirstDealSize)
	}
}
