package dreist

import (
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/puzzle"
	"dreist/input"
	"dreist/render/dreist/puzzles"
	"dreist/render/dreist/scene"
	"dreist/render/stage"
)

// seeing finds a puzzle of a kind with something to it.
func seeing(t *testing.T, k puzzle.Kind, level puzzle.Level, has func(*puzzle.Puzzle) bool) puzzle.Puzzle {
	t.Helper()
	for seed := range uint64(500) {
		p, err := puzzle.Generate(k, level, seed)
		if err != nil {
			t.Fatal(err)
		}
		if has(&p) {
			return p
		}
	}
	t.Fatal("there is no such puzzle")
	return puzzle.Puzzle{}
}

func TestAWrongGuessAboutEgonGlidesHome(t *testing.T) {
	l := newLearner(t)
	p := seeing(t, puzzle.Egon, 2, func(p *puzzle.Puzzle) bool {
		f := puzzle.Begin(*p).(*puzzle.Foretelling)
		f.Hint()
		return f.Hint().Choice.Deed == dreist.EgonSetsAside
	})
	r := l.begin(p.Kind, p.Level, p.Seed)
	f := r.Reply.(*puzzles.Foresight)
	c := f.Telling.Revealed()
	home := l.table.Line.Now().Cards[c]
	l.drag(home.Point, l.cell(f.Cells[0]))
	if r.Attempt.Misses() != 1 || l.table.Refusal.Text == "" {
		t.Fatalf("got %d misses and %q", r.Attempt.Misses(), l.table.Refusal.Text)
	}
	l.settle()
	if l.table.Line.Now().Cards[c] != home {
		t.Error("the card is not back where it lay")
	}
	l.tick(input.Gesture{Kind: input.Press, From: input.Point(home.Point), At: input.Point(home.Point)},
		input.Gesture{Kind: input.DragStart, From: input.Point(home.Point), At: input.Point{X: 600, Y: 300}})
	l.showMenu() // takes the card out of the hand
	l.close()
	l.settle()
	if l.table.Line.Now().Cards[c] != home || l.table.Hand.Holds() {
		t.Error("the card is lost below a panel")
	}
	l.pushes(puzzles.AsideButton)
	if taken, _ := f.Telling.Steps(); taken == 0 {
		t.Error("the right answer is not taken")
	}
}

func TestTheHandIsEmptiedWithTakingBack(t *testing.T) {
	l := newLearner(t)
	p := seeing(t, puzzle.Empty, 3, func(p *puzzle.Puzzle) bool { return len(p.Open) > 0 })
	r := l.begin(p.Kind, p.Level, p.Seed)
	open := p.Open[0]
	if l.table.Line.Now().Cards[open].Face != 1 {
		t.Error("the open pile is hidden")
	}
	drawn := 0
	followHints(t, &p, func(_ puzzle.Attempt, h puzzle.Hint) {
		l.decide(r, h, true)
		l.settle()
		if h.Move.Action != dreist.DrawCard {
			return
		}
		drawn++
		l.keys(input.CommandUndo) // a card from an open pile can go back
		l.settle()
		if got := l.table.Position().PileSize(0); got != 1 || l.table.Line.Now().Cards[open].Face != 1 {
			t.Errorf("%d cards are on the pile after taking the draw back", got)
		}
		if l.table.Question() != scene.DrawQuestion {
			t.Error("the draw is not offered again")
		}
		l.decide(r, h, true)
		l.settle()
	})
	if drawn == 0 {
		t.Error("no card was drawn")
	}
	l.wantSolved(r)
	if l.table.Question() != scene.NoQuestion || l.panel != nil {
		t.Error("something is asked after the puzzle was solved")
	}
}

func TestAPuzzleFollowsLanguageAndWindow(t *testing.T) {
	for _, k := range puzzle.Kinds() {
		l := newLearner(t)
		r := l.begin(k, 3, 11)
		english := *r.Texts()
		l.keys(input.CommandHint)
		l.SetLanguage("de")
		l.tick()
		german := *r.Texts()
		if german.Task == english.Task || german.Kind == english.Kind || german.Said == "" {
			t.Errorf("%v: in German it says %+v", k, german)
		}
		if p := shown(l.table).Prompt; p != l.say.Say(r.Reply.Keys()) {
			t.Errorf("%v: the keys are told as %q", k, p)
		}
		l.resize(stage.Frame{W: 1024, H: 768, Scale: 1})
		l.settle()
		checkBox(t, l.table)
		l.resize(stage.Frame{W: 960, H: 600, Scale: 1})
		l.settle()
		checkBox(t, l.table)
		l.byMouse(r)
		if !r.Attempt.Solved() {
			t.Errorf("%v: it cannot be solved after a resize", k)
		}
		checkBox(t, l.table)
	}
}

// TestAPuzzleAtRestAllocatesNothing draws every kind again and again, unsolved, with a hint, judged and solved.
func TestAPuzzleAtRestAllocatesNothing(t *testing.T) {
	for _, k := range puzzle.Kinds() {
		l := newLearner(t)
		l.begin(k, 2, 2)
		for _, do := range []func(){func() {}, func() { l.keys(input.CommandHint, input.CommandHint) }, func() { l.keys(input.CommandDown, input.CommandPause) },
			func() { l.byMouse(l.begin(k, 2, 2)) }} {
			do()
			l.settle()
			l.onDisk() // what is written in the background allocates
			wantQuiet(t, l.table)
		}
	}
}

// TestEveryKindOfPuzzleIsSolved solves each by the mouse and by the keys.
func TestEveryKindOfPuzzleIsSolved(t *testing.T) {
	l := newLearner(t)
	for _, k := range puzzle.Kinds() {
		for level := puzzle.Level(1); level <= puzzle.Levels; level++ {
			for seed := range uint64(3) {
				for _, solve := range []func(*solver, *puzzles.Riddle){(*solver).byMouse, (*solver).byKeys} {
					r := l.begin(k, level, seed)
					solve(l, r)
					l.wantSolved(r)
				}
			}
		}
	}
}
