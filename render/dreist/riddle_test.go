package dreist

import (
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/puzzle"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/stage"
)

func TestEveryKindOfPuzzleIsSolvedByMouse(t *testing.T) { solveAll(t, (*solver).byMouse) }

func TestEveryKindOfPuzzleIsSolvedByKeys(t *testing.T) { solveAll(t, (*solver).byKeys) }

func solveAll(t *testing.T, solve func(*solver, *riddle)) {
	l := newLearner(t)
	for _, k := range puzzle.Kinds() {
		for level := puzzle.Level(1); level <= puzzle.Levels; level++ {
			for seed := range uint64(6) {
				r := l.begin(k, level, seed)
				solve(l, r)
				l.wantSolved(r)
			}
		}
	}
	if len(l.Notices()) > 0 {
		t.Errorf("got the notices %v", l.Notices())
	}
}

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

func TestAWrongMarkIsCrossedAndExplained(t *testing.T) {
	l := newLearner(t)
	wrong := 0
	p := seeing(t, puzzle.Where, 2, func(p *puzzle.Puzzle) bool {
		for i, o := range p.Options {
			if why := p.Position.Why(o.Card, o.Card.Cell(o.Row)); why != nil && why.Reason == dreist.OtherColour {
				wrong = i
				return len(rightOnes(p)) > 0
			}
		}
		return false
	})
	r := l.begin(p.Kind, p.Level, p.Seed)
	l.click(l.option(r, wrong))
	l.pushes(checkButton)
	m := r.reply.(*marks)
	right := rightOnes(&p)
	if l.settle(); l.table.speech.line != l.say.Say("practice.egon.wrong") {
		t.Errorf("Egon says %q", l.table.speech.line)
	}
	l.pushes(checkButton)
	if why := m.reasons[wrong].Refusal; !m.marking.Crossed(wrong) || why == nil || why.Reason != dreist.OtherColour {
		t.Errorf("the wrong mark is crossed out: %v, for %+v", m.marking.Crossed(wrong), why)
	}
	for _, i := range right {
		if m.marking.Crossed(i) || m.reasons[i].Sentence.Key != "" {
			t.Errorf("that option %d is missing is given away: %+v", i, m.reasons[i])
		}
	}
	seen := new(listener)
	l.canvas.On(seen)
	if m.drawVerdict(&l.canvas, right[0], m.place(l.table, right[0])); seen.drawn > 0 {
		t.Error("over a place that is missing lies a sign")
	}
	o := p.Options[wrong]
	if want := l.table.say.Refusal(p.Position.Why(o.Card, o.Card.Cell(o.Row)), p.Position.Layout()); l.table.prompt != want || !l.table.shaking.moving() {
		t.Errorf("the table says %q and shakes %v, want %q", l.table.prompt, l.table.shaking.moving(), want)
	}
	if said := r.texts(l.table).said; said != l.say.Say("puzzle.wrong.where") || r.attempt.Stars() != 2 {
		t.Errorf("the box says %q at %d stars", said, r.attempt.Stars())
	}
	l.click(l.option(r, wrong))
	if m.marking.Crossed(wrong) || m.reasons[wrong].Sentence.Key != "" || l.table.prompt != "" {
		t.Error("a mark that was taken away is still blamed")
	}
	l.click(l.option(r, right[0]))
	for _, i := range right[1:] {
		l.click(l.option(r, i))
	}
	l.keys(input.CommandEndTurn)
	if !r.attempt.Solved() || r.attempt.Stars() != 2 {
		t.Errorf("solved %v with %d stars, want 2", r.attempt.Solved(), r.attempt.Stars())
	}
}

func TestAWrongGuessAboutEgonGlidesHome(t *testing.T) {
	l := newLearner(t)
	p := seeing(t, puzzle.Egon, 2, func(p *puzzle.Puzzle) bool {
		f := puzzle.Begin(*p).(*puzzle.Foretelling)
		f.Hint()
		return f.Hint().Choice.Deed == dreist.EgonSetsAside
	})
	r := l.begin(p.Kind, p.Level, p.Seed)
	f := r.reply.(*foresight)
	c := f.telling.Revealed()
	home := l.table.line.Now().Cards[c]
	l.drag(home.Point, l.cell(c.Cell(f.rows[0])))
	if r.attempt.Misses() != 1 || l.table.prompt == "" {
		t.Fatalf("got %d misses and %q", r.attempt.Misses(), l.table.prompt)
	}
	l.settle()
	if l.table.line.Now().Cards[c] != home {
		t.Error("the card is not back where it lay")
	}
	l.drag(home.Point, geom.Point{X: home.X + 5, Y: home.Y + 5})
	l.settle()
	if taken, _ := f.telling.Steps(); taken != 0 || r.attempt.Misses() != 1 || l.table.line.Now().Cards[c] != home {
		t.Error("a card put back counts")
	}
	l.tick(input.Gesture{Kind: input.Press, From: input.Point(home.Point), At: input.Point(home.Point)}, input.Gesture{Kind: input.DragStart, From: input.Point(home.Point), At: input.Point{X: 600, Y: 300}})
	l.showMenu() // takes the card out of the hand
	l.close()
	l.settle()
	if l.table.line.Now().Cards[c] != home || l.table.hand.holds() {
		t.Error("the card is lost below a panel")
	}
	l.pushes(asideButton)
	if taken, _ := f.telling.Steps(); taken == 0 {
		t.Error("the right answer is not taken")
	}
}

func TestHintsComeInTwoStages(t *testing.T) {
	for _, k := range puzzle.Kinds() {
		l := newLearner(t)
		r := l.begin(k, 2, 3)
		l.keys(input.CommandHint)
		first := r.texts(l.table).said
		l.pushes(hintButton)
		second := r.texts(l.table).said
		if first == "" || second == "" || first == second || r.attempt.Hints() != 2 || r.hint.Stage != puzzle.Step {
			t.Errorf("%v: got the hints %q and %q, %d in all", k, first, second, r.attempt.Hints())
		}
		if r.attempt.Stars() != 2 || r.attempt.Solved() {
			t.Errorf("%v: two hints leave %d stars", k, r.attempt.Stars())
		}
	}
}

func TestTheHandIsEmptiedWithTakingBack(t *testing.T) {
	l := newLearner(t)
	p := seeing(t, puzzle.Empty, 3, func(p *puzzle.Puzzle) bool { return len(p.Open) > 0 })
	r := l.begin(p.Kind, p.Level, p.Seed)
	open := p.Open[0]
	if l.table.line.Now().Cards[open].Face != 1 {
		t.Error("the open pile is hidden")
	}
	if l.keys(input.CommandEndTurn); r.told.Key != "puzzle.empty.only" || l.table.position().Turn() != 0 {
		t.Errorf("ending the turn is answered with %q", r.told.Key)
	}
	l.drag(l.table.line.Now().Cards[l.table.position().Hand(0)[0]].Point, l.table.line.Geometry().Discard.Center())
	l.settle()
	if got := len(l.table.position().Hand(0)); got != 5 || l.table.hand.holds() {
		t.Errorf("a card was discarded: %d are left", got)
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
		if got := l.table.position().PileSize(0); got != 1 || l.table.line.Now().Cards[open].Face != 1 {
			t.Errorf("%d cards are on the pile after taking the draw back", got)
		}
		if l.table.question() != drawQuestion {
			t.Error("the draw is not offered again")
		}
		l.decide(r, h, true)
		l.settle()
	})
	if drawn == 0 {
		t.Error("no card was drawn")
	}
	l.wantSolved(r)
	if l.table.question() != noQuestion || l.panel != nil {
		t.Error("something is asked after the puzzle was solved")
	}
}

func TestAPuzzleFollowsLanguageAndWindow(t *testing.T) {
	for _, k := range puzzle.Kinds() {
		l := newLearner(t)
		r := l.begin(k, 3, 11)
		english := *r.texts(l.table)
		l.keys(input.CommandHint)
		l.setLanguage("de")
		l.tick()
		german := *r.texts(l.table)
		if german.task == english.task || german.kind == english.kind || german.said == "" {
			t.Errorf("%v: in German it says %+v", k, german)
		}
		if p, _ := r.prompt(l.table); p != l.say.Say(r.reply.keys(l.table)) {
			t.Errorf("%v: the keys are told as %q", k, p)
		}
		l.resize(stage.Frame{W: 1024, H: 768, Scale: 1})
		l.settle()
		l.checkBox(r)
		l.resize(stage.Frame{W: 960, H: 600, Scale: 1})
		l.settle()
		l.checkBox(r)
		l.byMouse(r)
		if !r.attempt.Solved() {
			t.Errorf("%v: it cannot be solved after a resize", k)
		}
		l.checkBox(r)
	}
}

// checkBox checks that everything in the box is inside it and nothing lies over something else.
func (l *solver) checkBox(r *riddle) {
	l.t.Helper()
	g := l.table.line.Geometry()
	buttons, floor := r.shelve(l.table, nil)
	p := r.places(g, floor)
	all := []geom.Rect{p.kind, p.level, p.task, p.note}
	if p.stars.H > 0 {
		all = append(all, p.stars)
	}
	for _, b := range buttons {
		all = append(all, b.rect)
	}
	for i, a := range all {
		if a.X < g.Log.X || a.Y < g.Log.Y || a.Right() > g.Log.Right()+0.01 || a.Bottom() > g.Log.Bottom()+0.01 || a.H < 14 {
			l.t.Errorf("%v: part %d at %v leaves the box %v", r.attempt.Puzzle().Kind, i, a, g.Log)
		}
		for k, b := range all[:i] {
			if a.Overlap(b) > 1 {
				l.t.Errorf("%v: the parts %d and %d overlap", r.attempt.Puzzle().Kind, i, k)
			}
		}
	}
}

// TestAPuzzleAtRestAllocatesNothing draws every kind again and again, unsolved, judged and solved.
func TestAPuzzleAtRestAllocatesNothing(t *testing.T) {
	for _, k := range puzzle.Kinds() {
		l := newLearner(t)
		l.begin(k, 2, 2)
		e := newCanvas(t)
		quiet := func(when string) {
			t.Helper()
			l.settle()
			e.On(new(listener))
			l.table.draw(e)
			for e.Sprites.Work() {
			}
			l.table.draw(e)
			if n := testing.AllocsPerRun(20, func() { l.table.draw(e) }); n > 0 {
				t.Errorf("%v %s: a frame allocates %v times", k, when, n)
			}
			if l.table.busy() {
				t.Errorf("%v %s: the program does not sleep", k, when)
			}
			l.tick()
			l.table.stale = false
			if n := testing.AllocsPerRun(20, func() { l.table.tick() }); n > 0 || l.table.stale {
				t.Errorf("%v %s: a tick allocates %v times, stale %v", k, when, n, l.table.stale)
			}
		}
		quiet("posed")
		l.keys(input.CommandHint, input.CommandHint)
		quiet("with a hint")
		l.keys(input.CommandDown, input.CommandPause)
		quiet("answered")
		l.begin(k, 2, 2)
		l.byMouse(l.at.riddle())
		quiet("solved")
	}
}

// TestAPuzzleOffersHelpInItsPlace presses the question mark, which stands where it stands in a game.
func TestAPuzzleOffersHelpInItsPlace(t *testing.T) {
	l := newLearner(t)
	l.begin(puzzle.Where, 1, 1)
	if at := l.table.line.Geometry().HelpIcon; l.table.buttonAt(at.Center()) != helpButton {
		t.Fatal("in the place of the help there is a hole")
	}
	l.pushes(helpButton)
	l.grant()
	if _, ok := l.app.Top().(help); !ok {
		t.Error("the help does not open")
	}
}
