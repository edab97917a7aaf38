package render

import (
	"slices"
	"testing"
	"time"

	"dreist/game/dreist"
	"dreist/game/puzzle"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/menu"
	"dreist/render/scene"
)

// solver sits before the program without a window and does what a person would do with mouse and keys. Each tick lasts
// a sixtieth of a second.
type solver struct {
	*App
	t     testing.TB
	clock time.Duration
}

func newLearner(t *testing.T) *solver { return newLearnerIn(t, t.TempDir()) }

func newLearnerIn(t *testing.T, folder string) *solver {
	t.Helper()
	l := &solver{App: newAppIn(t, folder), t: t}
	l.options.Now = func() time.Duration { return l.clock }
	return l
}

// pose puts a puzzle of a seed on the table and waits until it can be answered.
func (l *solver) begin(k puzzle.Kind, level puzzle.Level, seed uint64) *riddle {
	l.t.Helper()
	p, err := puzzle.Generate(k, level, seed)
	if err != nil {
		l.t.Fatal(err)
	}
	l.pose(p, nil)
	l.settle()
	return l.riddle()
}

// tick lets the program work for a tick, as App.Update does.
func (l *solver) tick(gestures ...input.Gesture) {
	l.clock += time.Second / scene.TicksPerSecond
	l.keepTime()
	if l.table == nil || l.panel != nil && l.panel.blocks {
		return
	}
	l.table.update(gestures)
	l.grant(l.table.takeWishes())
}

// settle waits until nothing moves; the time of a rush does not count.
func (l *solver) settle() {
	l.t.Helper()
	for ticks := 0; l.table != nil && (l.table.busy() && (l.riddle().rush == nil || !l.riddle().runs(l.table)) || ticks < 3); ticks++ {
		if ticks > 20_000 {
			l.t.Fatal("the table does not come to rest")
		}
		l.tick()
	}
}

func (l *solver) click(at scene.Point) {
	g := input.Gesture{Kind: input.Press, From: input.Point(at), At: input.Point(at)}
	l.tick(input.Gesture{Kind: input.Hover, At: g.At})
	l.tick(g)
	g.Kind = input.Tap
	l.tick(g)
}

func (l *solver) drag(from, to scene.Point) {
	a, b := input.Point(from), input.Point(to)
	l.tick(input.Gesture{Kind: input.Press, From: a, At: a})
	l.tick(input.Gesture{Kind: input.DragStart, From: a, At: input.Point{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}})
	l.tick(input.Gesture{Kind: input.Drag, From: a, At: b})
	l.tick(input.Gesture{Kind: input.Drop, From: a, At: b})
}

func (l *solver) keys(impulses ...input.Impulse) {
	for _, i := range impulses {
		l.tick(input.Gesture{Kind: input.Trigger, Impulse: i})
	}
}

// press clicks a button of the table.
func (l *solver) pushes(id buttonID) {
	l.t.Helper()
	for _, b := range l.table.buttons(nil) {
		if b.id == id && b.works {
			l.click(b.rect.Center())
			return
		}
	}
	l.t.Fatalf("button %d is not offered", id)
}

func (l *solver) offers(id buttonID) (works bool) {
	return slices.ContainsFunc(l.table.buttons(nil), func(b button) bool { return b.id == id && b.works })
}

func (l *solver) cell(at dreist.Cell) scene.Point { return l.table.line.Geometry().Cell(at).Center() }

func (l *solver) option(r *riddle, i int) scene.Point {
	o := r.attempt.Puzzle().Options[i]
	return l.cell(o.Card.Cell(o.Row))
}

// rightOnes returns which options of a puzzle are to be marked.
func rightOnes(p *puzzle.Puzzle) (right []int) {
	for i, truth := range p.Truths() {
		if truth != puzzle.Refused && truth != puzzle.NoTrio && truth != puzzle.Stays {
			right = append(right, i)
		}
	}
	return right
}

// followHints calls do for each step of a puzzle that is decided step by step, as the hints of an attempt of its own have it.
func followHints(t testing.TB, p *puzzle.Puzzle, do func(puzzle.Attempt, puzzle.Hint)) {
	t.Helper()
	for a := puzzle.Begin(*p); !a.Solved(); {
		h := a.Hint()
		if h.Stage != puzzle.Step {
			continue
		}
		do(a, h)
		right := false
		switch a := a.(type) {
		case *puzzle.Foretelling:
			right = a.Decide(h.Choice).Right
		case *puzzle.Laying:
			right = a.Play(h.Move).Right
		}
		if !right {
			t.Fatalf("%s: the hint is wrong", p.Share())
		}
	}
}

// byMouse solves the puzzle on the table with the mouse alone.
func (l *solver) byMouse(r *riddle) {
	p := r.attempt.Puzzle()
	if len(p.Options) > 0 {
		for _, i := range rightOnes(p) {
			l.click(l.option(r, i))
		}
		l.pushes(checkButton)
		return
	}
	drags := false
	followHints(l.t, p, func(_ puzzle.Attempt, h puzzle.Hint) {
		drags = !drags
		l.decide(r, h, drags)
		l.settle()
	})
}

// decide does a step with the mouse, by dragging or by clicks.
func (l *solver) decide(r *riddle, h puzzle.Hint, drags bool) {
	now := l.table.line.Now()
	g := l.table.line.Geometry()
	lay := func(c dreist.Card, row int) {
		if drags {
			l.drag(now.Cards[c].Point, l.cell(c.Cell(row)))
		} else {
			l.click(now.Cards[c].Point)
			l.click(l.cell(c.Cell(row)))
		}
	}
	switch {
	case h.Move.Action == dreist.LayCard:
		lay(h.Move.Card, int(h.Move.Row))
	case h.Move.Action == dreist.DrawCard:
		l.click(g.Pile.Center())
	case h.Choice.Deed == puzzle.LayOne:
		lay(h.Choice.Card, h.Choice.Row)
	case h.Choice.Deed == puzzle.SetAside && drags:
		f := r.reply.(*foresight)
		l.drag(now.Cards[f.telling.Revealed()].Point, f.asidePlace(g).Center())
	case h.Choice.Deed == puzzle.SetAside:
		l.pushes(asideButton)
	case h.Choice.Deed == puzzle.Reveal && drags:
		l.click(g.EgonPile.Center())
	case h.Choice.Deed == puzzle.Reveal:
		l.pushes(revealButton)
	default:
		l.pushes(stopButton)
	}
}

// byKeys solves the puzzle on the table with keys alone.
func (l *solver) byKeys(r *riddle) {
	p := r.attempt.Puzzle()
	if m, ok := r.reply.(*marks); ok {
		for _, i := range rightOnes(p) {
			if m.numbered() {
				l.keys(input.ImpulseCard1 + input.Impulse(i))
			} else {
				l.walk(m, i)
				l.keys(input.ImpulsePause)
			}
		}
		l.keys(input.ImpulseEndTurn)
		return
	}
	followHints(l.t, p, func(a puzzle.Attempt, h puzzle.Hint) {
		switch {
		case h.Move.Action == dreist.DrawCard:
			l.keys(input.ImpulseDraw)
		case h.Move.Action == dreist.LayCard:
			now := a.Position()
			l.keys(input.ImpulseCard1 + input.Impulse(slices.Index(now.Hand(0), h.Move.Card)))
			for l.table.hand.aim.cell.Row != int(h.Move.Row) {
				l.keys(input.ImpulseDown)
			}
			l.keys(input.ImpulseEndTurn)
		default:
			l.foretell(r.reply.(*foresight), h.Choice)
		}
		l.settle()
	})
}

// walk moves the aim of the keys to an option with the arrows, row by row.
func (l *solver) walk(m *marks, to int) {
	l.t.Helper()
	l.keys(input.ImpulseDown)
	for range 60 {
		here, there := m.place(l.table, m.at).Center(), m.place(l.table, to).Center()
		before := m.at
		switch {
		case m.at == to:
			return
		case there.Y > here.Y+1:
			l.keys(input.ImpulseDown)
		case there.Y < here.Y-1:
			l.keys(input.ImpulseUp)
		case there.X > here.X:
			l.keys(input.ImpulseRight)
		default:
			l.keys(input.ImpulseLeft)
		}
		if m.at == before {
			break
		}
	}
	if m.at != to {
		l.t.Fatalf("the arrows do not lead from %v to %v", m.cell(m.at), m.cell(to))
	}
}

func (l *solver) foretell(f *foresight, c puzzle.Choice) {
	for c.Deed == puzzle.LayOne && f.card != c.Card {
		l.keys(input.ImpulseLeft)
	}
	want := map[puzzle.Deed]int{puzzle.LayOne: slices.Index(f.rows, c.Row), puzzle.SetAside: len(f.rows), puzzle.Reveal: len(f.rows), puzzle.Stop: len(f.rows) + 1}[c.Deed]
	for f.at != want {
		l.keys(input.ImpulseDown)
	}
	l.keys(input.ImpulseEndTurn)
}

// wantSolved checks that a puzzle is solved without a miss, counted, and that the picture is the truth.
func (l *solver) wantSolved(r *riddle) {
	l.t.Helper()
	p := r.attempt.Puzzle()
	if !r.attempt.Solved() || r.attempt.Stars() != maxStars {
		l.t.Fatalf("%s: solved %v with %d stars, %d misses\n%s", p.Share(), r.attempt.Solved(), r.attempt.Stars(), r.attempt.Misses(), l.table.position().Picture())
	}
	l.settle()
	if r != l.riddle() {
		l.t.Fatalf("%s: another puzzle came by itself", p.Share())
	}
	view, truth := l.table.line.View(), scene.ViewOf(l.table.position())
	if view.Rows != truth.Rows || view.Turn != truth.Turn || !slices.Equal(view.Hands[0], truth.Hands[0]) || !slices.Equal(view.Discard, truth.Discard) ||
		!slices.Equal(view.Piles[0], truth.Piles[0]) || !slices.Equal(view.Piles[1], truth.Piles[1]) || view.Revealed != dreist.NoCard || len(view.Aside) > 0 {
		l.t.Errorf("%s: the picture is not the truth\n%s", p.Share(), l.table.position().Picture())
	}
	best, _ := l.results()
	result := best.Result(p.Kind, p.Level)
	if result.Solved() == 0 || result.Millis == 0 || result != r.record {
		l.t.Errorf("%s: kept is %+v, shown %+v", p.Share(), result, r.record)
	}
}

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
	if len(l.notices) > 0 {
		t.Errorf("got the notices %v", l.notices)
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
	if f := m.faults[wrong]; f.Truth != puzzle.Refused || f.Missed {
		t.Errorf("the wrong mark is judged as %+v", f)
	}
	if f := m.faults[right[0]]; !f.Missed {
		t.Errorf("the missing mark is judged as %+v", f)
	}
	o := p.Options[wrong]
	if want := l.table.say.Refusal(p.Position.Why(o.Card, o.Card.Cell(o.Row)), p.Position.Layout()); l.table.prompt != want || !l.table.shaking.moving() {
		t.Errorf("the table says %q and shakes %v, want %q", l.table.prompt, l.table.shaking.moving(), want)
	}
	if said := r.texts(l.table).said; said != l.say.Say("puzzle.wrong.both") || r.attempt.Stars() != 2 {
		t.Errorf("the box says %q at %d stars", said, r.attempt.Stars())
	}
	l.click(l.option(r, wrong))
	if m.faults[wrong].Truth != 0 || l.table.prompt != "" {
		t.Error("a mark that was taken away is still blamed")
	}
	l.click(l.option(r, right[0]))
	for _, i := range right[1:] {
		l.click(l.option(r, i))
	}
	l.keys(input.ImpulseEndTurn)
	if !r.attempt.Solved() || r.attempt.Stars() != 2 {
		t.Errorf("solved %v with %d stars, want 2", r.attempt.Solved(), r.attempt.Stars())
	}
}

func TestAWrongGuessAboutEgonGlidesHome(t *testing.T) {
	l := newLearner(t)
	p := seeing(t, puzzle.Egon, 2, func(p *puzzle.Puzzle) bool {
		f := puzzle.Begin(*p).(*puzzle.Foretelling)
		f.Hint()
		return f.Hint().Choice.Deed == puzzle.SetAside
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
	l.drag(home.Point, scene.Point{X: home.X + 5, Y: home.Y + 5})
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
		l.keys(input.ImpulseHint)
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
	if l.keys(input.ImpulseEndTurn); r.told.Key != "puzzle.empty.only" || l.table.position().Turn() != 0 {
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
		l.keys(input.ImpulseUndo) // a card from an open pile can go back
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

func TestASharedPuzzleIsTheSame(t *testing.T) {
	l := newLearner(t)
	r := l.begin(puzzle.Trio, 3, 77)
	l.byMouse(r)
	l.settle()
	l.pushes(copyButton)
	code, err := l.pocket.Read()
	if err != nil || code != r.attempt.Puzzle().Share() {
		t.Fatalf("copied is %q, %v", code, err)
	}
	if said := r.texts(l.table).said; said == "" || !r.copied {
		t.Error("nobody says that the code was copied")
	}
	l.keys(input.ImpulseCancel)
	if l.table != nil || l.panel == nil {
		t.Fatal("Escape does not lead back to the choice of puzzles")
	}
	c := &corner{App: l.App, code: " " + code + " "}
	c.openCode()
	if got := l.riddle().attempt.Puzzle(); got.Share() != code || got.Position != r.attempt.Puzzle().Position {
		t.Errorf("the code %s leads to %s", code, got.Share())
	}
	l.showPractice()
	c = &corner{App: l.App, code: "P000-0000"}
	c.openCode()
	if l.table != nil || c.fault != l.say.Say("puzzle.code.check") {
		t.Errorf("a wrong code is answered with %q", c.fault)
	}
}

func TestBestResultsAreFoundAgain(t *testing.T) {
	folder := t.TempDir()
	l := newLearnerIn(t, folder)
	r := l.begin(puzzle.Leaves, 1, 5)
	l.clock += 7 * time.Second
	l.tick()
	l.showMenu()
	l.clock += time.Hour // a pause does not count
	l.tick()
	l.close()
	l.byMouse(r)
	l.wantSolved(r)
	best, _ := newLearnerIn(t, folder).results()
	got := best.Result(puzzle.Leaves, 1)
	if got.Solved() != 1 || got.Millis < 7000 || got.Millis > 9000 {
		t.Errorf("another program finds %+v, want one solved in 7 to 9 s", got)
	}
	if !r.fastest {
		t.Error("the first one is not the fastest")
	}
	slower := l.begin(puzzle.Leaves, 1, 6)
	l.clock += time.Minute
	l.byMouse(slower)
	if slower.fastest || slower.record.Millis != got.Millis || slower.record.Solved() != 2 {
		t.Errorf("a slower one makes it %+v", slower.record)
	}
	if err := l.options.Store.SaveNotes(practiceNotes, store.Notes{bestResults: []byte(`{"where": 5}`)}); err != nil {
		t.Fatal(err)
	}
	if best, known := l.results(); !known || best.Result(puzzle.Leaves, 1).Solved() != 0 {
		t.Error("nonsense in the notes is not forgiven")
	}
}

func TestARushRunsAgainstTime(t *testing.T) {
	l := newLearner(t)
	l.beginRush()
	l.settle()
	run := l.riddle().rush
	if run.seconds() != int(rushTime.Seconds()) {
		t.Errorf("%d s are left at the beginning", run.seconds())
	}
	for n := 1; n <= 3; n++ {
		r := l.riddle()
		if run.Number() != n || !l.table.busy() {
			t.Fatalf("puzzle %d is number %d, awake %v", n, run.Number(), l.table.busy())
		}
		l.byMouse(r)
		if !r.attempt.Solved() {
			t.Fatalf("puzzle %d is not solved", n)
		}
		left := run.Left()
		for ticks := 0; l.riddle() == r; ticks++ {
			if ticks > 2000 {
				t.Fatal("no puzzle follows")
			}
			l.tick()
		}
		if run.Left() != left {
			t.Error("time passes while the stars shine")
		}
		l.settle()
	}
	l.keys(input.ImpulseDecline) // skips one
	l.settle()
	if run.Number() != 5 || run.Result().Score != 9 || run.Result().Streak != 3 {
		t.Errorf("at puzzle %d the rush stands at %+v", run.Number(), run.Result())
	}
	l.showMenu()
	left := run.Left()
	l.clock += time.Hour
	l.tick()
	l.close()
	if l.tick(); run.Left() < left-100 {
		t.Errorf("a pause took %d ms", left-run.Left())
	}
	l.clock += rushTime
	l.tick()
	if !run.Over() || l.panel == nil || !l.panel.blocks {
		t.Fatal("the end of the time is not told")
	}
	if best, _ := l.results(); best.Rush().Score != 9 || best.Rush().Solved != 3 {
		t.Errorf("kept is %+v", best.Rush())
	}
	l.beginRush()
	if l.panel != nil || l.riddle().rush.best != 9 {
		t.Error("the rush cannot be run again")
	}
}

func TestAPuzzleFollowsLanguageAndWindow(t *testing.T) {
	for _, k := range puzzle.Kinds() {
		l := newLearner(t)
		r := l.begin(k, 3, 11)
		english := *r.texts(l.table)
		l.keys(input.ImpulseHint)
		l.setLanguage("de")
		l.tick()
		german := *r.texts(l.table)
		if german.task == english.task || german.kind == english.kind || german.said == "" {
			t.Errorf("%v: in German it says %+v", k, german)
		}
		if p, _ := r.prompt(l.table); p != l.say.Say(r.reply.keys()) {
			t.Errorf("%v: the keys are told as %q", k, p)
		}
		l.frame = scene.Frame{W: 1024, H: 768, Scale: 1}
		l.resized()
		l.settle()
		l.checkBox(r)
		l.frame = scene.Frame{W: 960, H: 600, Scale: 1}
		l.resized()
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
	all := []scene.Rect{p.kind, p.level, p.task, p.note}
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

func TestAPuzzleTouchesNoGame(t *testing.T) {
	l := newLearner(t)
	l.newGame()
	l.table.play(dreist.Discard(l.table.position().Hand(0)[0]))
	before, _, err := l.options.Store.LoadGame(store.Solo)
	if err != nil {
		t.Fatal(err)
	}
	l.leave()
	r := l.begin(puzzle.Leaves, 2, 4)
	l.byKeys(r)
	l.wantSolved(r)
	l.score()
	l.keys(input.ImpulseEndTurn) // on to the next one
	if l.riddle() == r || l.riddle().attempt.Puzzle().Kind != puzzle.Leaves {
		t.Error("no other puzzle follows")
	}
	l.settle()
	l.pushes(leaveButton)
	after, _, err := l.options.Store.LoadGame(store.Solo)
	if err != nil || after != before || !l.singleGameRuns() {
		t.Errorf("the game that was begun has changed (%v)", err)
	}
	h, err := l.options.Store.History(0)
	if err != nil || h != nil && len(h) > 0 {
		t.Errorf("a puzzle is in the history: %v, %v", h, err)
	}
}

func TestTheNextKindIsSuggested(t *testing.T) {
	var best puzzle.Best
	if k, level := suggested(&best); k != puzzle.Where || level != 1 {
		t.Errorf("a beginner is sent to %v of level %d", k, level)
	}
	if err := best.UnmarshalJSON([]byte(`{"where": [{"stars": [0, 0, 2]}], "trio": [{"stars": [1, 0, 0]}]}`)); err != nil {
		t.Fatal(err)
	}
	if k, level := suggested(&best); k != puzzle.Trio || level != 1 {
		t.Errorf("next comes %v of level %d", k, level)
	}
}

// TestAPuzzleAtRestAllocatesNothing draws every kind again and again, unsolved, judged and solved.
func TestAPuzzleAtRestAllocatesNothing(t *testing.T) {
	for _, k := range puzzle.Kinds() {
		l := newLearner(t)
		r := l.begin(k, 2, 2)
		e := newEasel(t)
		quiet := func(when string) {
			t.Helper()
			l.settle()
			e.on(new(listener))
			l.table.draw(e)
			for e.sprites.work() {
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
			if n := testing.AllocsPerRun(20, func() { l.table.update(nil) }); n > 0 || l.table.stale {
				t.Errorf("%v %s: a tick allocates %v times, stale %v", k, when, n, l.table.stale)
			}
		}
		quiet("posed")
		l.keys(input.ImpulseHint, input.ImpulseHint)
		quiet("with a hint")
		l.keys(input.ImpulseDown, input.ImpulsePause)
		quiet("answered")
		l.begin(k, 2, 2)
		r = l.riddle()
		l.byMouse(r)
		quiet("solved")
	}
}

// TestTheCornerDrawsItsStars shows the screen on which puzzles are chosen with some results.
func TestTheCornerDrawsItsStars(t *testing.T) {
	l := newLearner(t)
	l.byMouse(l.begin(puzzle.Where, 1, 1))
	l.showPractice()
	rooms := l.panel.Rooms()
	if len(rooms) != len(puzzle.Kinds())*puzzle.Levels {
		t.Fatalf("%d puzzles can be chosen", len(rooms))
	}
	seen := new(listener)
	l.easel.on(seen)
	l.panel.decorate(&l.easel, l.panel.Panel)
	if want := len(rooms)*maxStars + puzzle.Levels; seen.drawn != want {
		t.Errorf("%d pictures are drawn, want %d", seen.drawn, want)
	}
	if _, ok := l.panel.ButtonRect(l.say.Say(puzzle.RushTitleKey)); !ok {
		t.Error("the rush cannot be chosen")
	}
	l.showLearn()
	var items []menu.Item = l.waysToLearn()
	if len(items) == 0 {
		t.Error("learning does not lead to the puzzles")
	}
}
