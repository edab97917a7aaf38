package tutor_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"dreist/game/dreist"
	"dreist/game/record"
	"dreist/game/tutor"
)

// course is a first game as it is played.
type course struct {
	t     *testing.T
	start dreist.Position
	now   dreist.Position
	steps []record.Step
	shown []string // the ideas in the order in which they came up
	met   []string // the ideas in the order in which they were met
}

func begin(t *testing.T) *course {
	t.Helper()
	p, err := tutor.Deal().Position()
	if err != nil {
		t.Fatal(err)
	}
	return &course{t: t, start: p, now: p}
}

func (c *course) lesson() *tutor.Lesson { return tutor.Read(c.start, c.steps) }

// play makes a move, then Egon's turn, and notes what came up and what was met.
func (c *course) play(m dreist.Move) {
	c.t.Helper()
	before := c.lesson()
	idea, active := before.Active()
	if active && !slices.Contains(c.shown, idea.ID) {
		c.shown = append(c.shown, idea.ID)
	}
	c.apply(m)
	for c.now.EgonToMove() {
		c.apply(dreist.Egon())
	}
	was, _ := before.Met()
	switch now, _ := c.lesson().Met(); {
	case now == was+1 && active:
		c.met = append(c.met, idea.ID)
	case now != was:
		c.t.Fatalf("%d ideas are met after %d, and %q was needed\n%s", now, was, idea.ID, c.now.Picture())
	}
}

func (c *course) apply(m dreist.Move) {
	c.t.Helper()
	seat := c.now.Turn()
	next, events, err := dreist.Apply(c.now, m)
	if err != nil {
		c.t.Fatalf("%v: %v\n%s", m, err, c.now.Picture())
	}
	c.now = next
	c.steps = append(c.steps, record.Step{Move: m, Seat: seat, Position: next, Events: events})
}

func all() []string {
	var ids []string
	for _, i := range tutor.Ideas() {
		ids = append(ids, i.ID)
	}
	return ids
}

// turns counts the player's turns so far.
func (c *course) turns() int {
	n := 0
	for i, s := range c.steps {
		if s.Seat == tutor.You && (i == 0 || c.steps[i-1].Seat != tutor.You) {
			n++
		}
	}
	return n
}

func TestTheHintsLeadThroughEveryIdeaInItsOrder(t *testing.T) {
	c := begin(t)
	for !c.lesson().Done() {
		hint, ok := c.lesson().Hint()
		if !ok {
			t.Fatalf("no hint after %v\n%s", c.met, c.now.Picture())
		}
		if !slices.Contains(c.lesson().Wanted(), hint) && len(c.lesson().Wanted()) == 1 {
			t.Errorf("the hint %v is not what is wanted: %v", hint, c.lesson().Wanted())
		}
		c.play(hint)
	}
	if want := all(); !slices.Equal(c.met, want) || !slices.Equal(c.shown, want) {
		t.Errorf("got ideas %v, shown %v, want %v", c.met, c.shown, want)
	}
	if n := c.turns(); n != 7 {
		t.Errorf("the ideas take %d turns, want 7", n)
	}
	if you, egon := c.now.CardsLeft(tutor.You), c.now.CardsLeft(dreist.EgonSeat); you > 9 || egon < 6 {
		t.Errorf("then %d : %d cards are left, want a short game that is open", you, egon)
	}
}

// TestWhoeverPlaysOtherwiseMeetsEveryIdeaToo plays whatever is allowed, by chance.
func TestWhoeverPlaysOtherwiseMeetsEveryIdeaToo(t *testing.T) {
	strayed, refused := 0, 0
	for seed := range uint64(60) {
		rng := rand.New(rand.NewPCG(seed, 1))
		c := begin(t)
		for !c.lesson().Done() {
			l := c.lesson()
			moves := c.now.AppendMoves(nil)
			m := moves[rng.IntN(len(moves))]
			hint, ok := l.Hint()
			if !ok || !l.Allows(hint) {
				t.Fatalf("seed %d: no hint after %v\n%s", seed, c.met, c.now.Picture())
			}
			if !l.Allows(m) {
				refused++
				continue
			}
			if m != hint {
				strayed++
			}
			c.play(m)
		}
		slices.Sort(c.met)
		want := all()
		slices.Sort(want)
		if !slices.Equal(c.met, want) {
			t.Fatalf("seed %d: got ideas %v, want %v", seed, c.met, want)
		}
	}
	t.Logf("%d moves strayed from the hints, %d were refused", strayed, refused)
	if strayed == 0 || refused == 0 {
		t.Errorf("%d moves strayed and %d were refused, want some of both", strayed, refused)
	}
}
