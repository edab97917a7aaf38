package primer_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/primer"
	"dreist/game/dreist/record"
	"dreist/game/play"
)

// course is a first game being played.
type course struct {
	t     *testing.T
	start dreist.Position
	now   dreist.Position
	steps []record.Step
	met   []string // ideas in the order in which they were met
}

func begin(t *testing.T) *course {
	t.Helper()
	p := need.Value(primer.FirstDeal().Position())(t)
	return &course{t: t, start: p, now: p}
}

func (c *course) lesson() *primer.FirstGameProgress {
	return primer.NewFirstGameProgress(c.start, c.steps)
}

// play makes a move, then Egon's turn, and records the ideas that were met.
func (c *course) play(m dreist.Move) {
	c.t.Helper()
	c.apply(m)
	for c.now.IsEgonToMove() {
		c.apply(dreist.EgonMove())
	}
	l := c.lesson()
	for _, i := range primer.Ideas() {
		if l.HasMet(i.ID) && !slices.Contains(c.met, i.ID) {
			c.met = append(c.met, i.ID)
		}
	}
}

func (c *course) apply(m dreist.Move) {
	c.t.Helper()
	seat := c.now.Turn()
	next, events, err := dreist.Apply(c.now, m)
	if err != nil {
		c.t.Fatalf("%v: %v\n%s", m, err, c.now.TextPicture())
	}
	c.now = next
	c.steps = append(c.steps, record.Step{Move: m, Seat: play.Seat(seat), Position: next, Events: events})
}

// anyFits reports whether a hand card can be laid.
func (c *course) anyFits() bool {
	return slices.ContainsFunc(c.now.AppendMoves(nil), func(m dreist.Move) bool { return m.Action == dreist.LayCard })
}

func all() []string {
	var ids []string
	for _, i := range primer.Ideas() {
		ids = append(ids, i.ID)
	}
	return ids
}

// turns returns the number of the player's turns.
func (c *course) turns() int {
	n := 0
	for i, s := range c.steps {
		if dreist.Seat(s.Seat) == primer.LearnerSeat && (i == 0 || dreist.Seat(c.steps[i-1].Seat) != primer.LearnerSeat) {
			n++
		}
	}
	return n
}

func TestWhoDoesWhatIsWantedMeetsEveryIdeaInItsOrder(t *testing.T) {
	first := begin(t)
	for _, opening := range first.now.AppendMoves(nil) {
		if opening.Action != dreist.LayCard {
			continue
		}
		t.Run(opening.String(), func(t *testing.T) {
			c := begin(t)
			c.play(opening)
			c.followWanted()
			if want := all(); !slices.Equal(c.met, want) {
				t.Errorf("got ideas %v, want %v", c.met, want)
			}
			if n := c.turns(); n != 6 {
				t.Errorf("the ideas take %d turns, want 6", n)
			}
			if you, egon := c.now.CardsLeft(primer.LearnerSeat), c.now.CardsLeft(dreist.EgonSeat); you < 3 || you > 9 || egon < 5 {
				t.Errorf("then %d : %d cards are left, want a short game that is open", you, egon)
			}
		})
	}
}

// followWanted plays the wanted moves until every idea has been met.
func (c *course) followWanted() {
	c.t.Helper()
	for !c.lesson().IsDone() {
		l := c.lesson()
		if len(l.Moves()) == 0 {
			c.t.Fatalf("nothing is wanted after %v\n%s", c.met, c.now.TextPicture())
		}
		if idea, active := l.CurrentIdea(); active && idea.ID != all()[len(c.met)] {
			c.t.Fatalf("%q comes up where %q is next\n%s", idea.ID, all()[len(c.met)], c.now.TextPicture())
		}
		c.play(l.Moves()[0])
	}
}

// TestEgonDoesNothingBeforeItWasExplained plays the wanted moves and checks Egon's.
func TestEgonDoesNothingBeforeItWasExplained(t *testing.T) {
	c := begin(t)
	for !c.lesson().IsDone() {
		met, from := c.lesson(), len(c.steps)
		c.play(c.lesson().Moves()[0])
		for _, s := range c.steps[from:] {
			for _, e := range s.Events {
				switch e := e.(type) {
				case dreist.ColumnCleared:
					if dreist.Seat(s.Seat) == dreist.EgonSeat && !met.HasMet("clear") {
						t.Errorf("Egon clears column %d before it was explained", e.Column)
					}
				case dreist.TrioMade:
					if dreist.Seat(s.Seat) == dreist.EgonSeat && !met.HasMet("trio") {
						t.Errorf("Egon makes the DREIer %v before it was explained", e.Cards)
					}
				}
			}
		}
	}
}

// TestWhicheverWayAPlayerGoes plays random games, some mostly with wanted moves and some without, and checks the promises of the package
// at every position.
func TestWhicheverWayAPlayerGoes(t *testing.T) {
	strayed, refused, complete := 0, 0, 0
	const games = 300
	for seed := range uint64(games) {
		rng := rand.New(rand.NewPCG(seed, 1))
		stubborn := 1 + rng.IntN(10) // of ten moves, how many are random
		c := begin(t)
		for c.now.Turn() != dreist.NoSeat {
			l := c.lesson()
			if c.now.CanMove(dreist.Draw()) && rng.IntN(3) == 0 {
				l = l.AfterDecline()
			}
			c.holds(l)
			m := l.Moves()[0]
			if moves := c.now.AppendMoves(nil); rng.IntN(10) < stubborn {
				m = moves[rng.IntN(len(moves))]
			}
			if l.LostIdea(m) != "" {
				refused++
				continue
			}
			if m != l.Moves()[0] {
				strayed++
			}
			c.play(m)
		}
		open := c.lesson().UnmetIdeas()
		if len(open)+len(c.met) != len(all()) {
			t.Errorf("seed %d: %d ideas are open and %v were met", seed, len(open), c.met)
		}
		if len(open) == 0 {
			complete++
		}
	}
	t.Logf("%d moves strayed, %d were refused, %d of %d games met every idea", strayed, refused, complete, games)
	if strayed == 0 || refused == 0 || complete == 0 || complete == games {
		t.Errorf("%d moves strayed, %d were refused, %d games met every idea: want some of all", strayed, refused, complete)
	}
}

// TestAnyOtherGameIsLedToItsEnd plays other deals, as a changed save may hold one.
func TestAnyOtherGameIsLedToItsEnd(t *testing.T) {
	for seed := range uint64(60) {
		p := need.Value(dreist.NewSoloDeal(20+int(seed), seed).Position())(t)
		rng := rand.New(rand.NewPCG(seed, 3))
		c := &course{t: t, start: p, now: p}
		for c.now.Turn() != dreist.NoSeat {
			l := c.lesson()
			wanted := l.Moves()
			if len(wanted) == 0 || !c.now.CanMove(wanted[0]) {
				t.Fatalf("seed %d: got the wanted moves %v\n%s", seed, wanted, c.now.TextPicture())
			}
			m := wanted[0]
			if moves := c.now.AppendMoves(nil); rng.IntN(2) == 0 {
				m = moves[rng.IntN(len(moves))]
				l.LostIdea(m)
			}
			c.play(m)
		}
	}
}

// holds checks the promises of the package at a position of the player's turn.
func (c *course) holds(l *primer.FirstGameProgress) {
	c.t.Helper()
	wanted, fits := l.Moves(), c.anyFits()
	if len(wanted) == 0 {
		c.t.Fatalf("nothing is wanted\n%s", c.now.TextPicture())
	}
	for _, m := range wanted {
		if l.LostIdea(m) != "" || !c.now.CanMove(m) {
			c.t.Fatalf("%v is wanted and cannot be done\n%s", m, c.now.TextPicture())
		}
		if fits && (m.Action == dreist.EndTurn || m.Action == dreist.DiscardCard) {
			c.t.Fatalf("%v is wanted, and a card fits\n%s", m, c.now.TextPicture())
		}
	}
	if idea, ok := l.CurrentIdea(); ok && fits && (idea.ID == "egon" || idea.ID == "discard") {
		c.t.Fatalf("%q says that nothing fits, and a card does\n%s", idea.ID, c.now.TextPicture())
	}
	basics := l.HasMet("base") && l.HasMet("pair") && l.HasMet("egon") && l.HasMet("colour") && l.HasMet("attach")
	for _, m := range c.now.AppendMoves(nil) {
		missed := l.LostIdea(m)
		if missed == "" {
			continue
		}
		next, _, err := dreist.Apply(c.now, m)
		if err != nil || basics || l.HasMet(missed) || next.Winner() == primer.LearnerSeat || len(next.Hand(primer.LearnerSeat)) == 0 {
			c.t.Fatalf("%v is kept for %q\n%s", m, missed, c.now.TextPicture())
		}
	}
}

func TestDecliningLeavesRoomForWhatComesNext(t *testing.T) {
	c := begin(t)
	for {
		idea, ok := c.lesson().CurrentIdea()
		if ok && idea.ID == "draw" {
			break
		}
		c.play(c.lesson().Moves()[0])
	}
	l := c.lesson().AfterDecline()
	if idea, ok := l.CurrentIdea(); ok && idea.ID == "draw" || l.Moves()[0].Action == dreist.DrawCard {
		t.Errorf("a card is still to be drawn: %v", l.Moves())
	}
	c.play(l.Moves()[0])
	if !c.lesson().HasMet("draw") {
		t.Error("the offer is made once more after it was turned down")
	}
}
