package dreist

import (
	"slices"
	"testing"
	"time"

	"dreist/game/dreist"
	"dreist/game/dreist/puzzle"
	"dreist/input"
	"dreist/render/dreist/puzzles"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// solver solves puzzles in the program without a window, with mouse and keys. A tick is a sixtieth of a second.
type solver struct {
	*guest
	clock time.Duration
}

func newLearner(t *testing.T) *solver { return newLearnerIn(t, t.TempDir()) }

func newLearnerIn(t *testing.T, folder string) *solver {
	t.Helper()
	l := &solver{guest: newAppIn(t, folder)}
	l.Now = func() time.Duration { return l.clock }
	return l
}

// begin shows a puzzle of a seed and waits until it can be answered.
func (l *solver) begin(k puzzle.Kind, level puzzle.Level, seed uint64) *puzzles.Riddle {
	l.t.Helper()
	p, err := puzzle.Generate(k, level, seed)
	if err != nil {
		l.t.Fatal(err)
	}
	l.pose(p)
	l.settle()
	return l.at.riddle
}

// tick runs the program for a tick, as App.Update does.
func (l *solver) tick(gestures ...input.Gesture) {
	l.clock += time.Second / stage.TicksPerSecond
	l.do(gestures...)
}

// settle waits until nothing moves.
func (l *solver) settle() {
	l.t.Helper()
	for ticks := 0; l.table != nil && (l.table.Busy(true) || ticks < 3); ticks++ {
		if ticks > 20_000 {
			l.t.Fatal("the table does not come to rest")
		}
		l.tick()
	}
}

func (l *solver) click(at geom.Point) {
	g := input.Gesture{Kind: input.Press, From: input.Point(at), At: input.Point(at)}
	l.tick(input.Gesture{Kind: input.Hover, At: g.At})
	l.tick(g)
	g.Kind = input.Tap
	l.tick(g)
}

func (l *solver) drag(from, to geom.Point) {
	a, b := input.Point(from), input.Point(to)
	l.tick(input.Gesture{Kind: input.Press, From: a, At: a})
	l.tick(input.Gesture{Kind: input.DragStart, From: a, At: input.Point{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}})
	l.tick(input.Gesture{Kind: input.Drag, From: a, At: b})
	l.tick(input.Gesture{Kind: input.Drop, From: a, At: b})
}

func (l *solver) keys(commands ...input.Command) {
	for _, i := range commands {
		l.tick(input.Gesture{Kind: input.Trigger, Command: i})
	}
}

// pushes clicks a button of the table.
func (l *solver) pushes(id tabletop.ButtonID) {
	l.t.Helper()
	for _, b := range l.table.Buttons(nil) {
		if b.Id == id && b.Enabled {
			l.click(b.Rect.Center())
			return
		}
	}
	l.t.Fatalf("button %d is not offered", id)
}

func (l *solver) cell(at dreist.Cell) geom.Point { return l.table.Line.Geometry().Cell(at).Center() }

func (l *solver) option(r *puzzles.Riddle, i int) geom.Point {
	o := r.Attempt.Puzzle().Options[i]
	return l.cell(o.Card.Cell(o.Row))
}

// rightOnes returns the right options of a puzzle.
func rightOnes(p *puzzle.Puzzle) (right []int) {
	for i, truth := range p.Truths() {
		if truth != puzzle.Refused && truth != puzzle.NoTrio && truth != puzzle.Stays {
			right = append(right, i)
		}
	}
	return right
}

// followHints calls do for each step of the solution of a puzzle, taken from the hints of a separate attempt.
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
			t.Fatalf("%s: the hint is wrong", p.Kind)
		}
	}
}

// byMouse solves the puzzle on the table with the mouse alone.
func (l *solver) byMouse(r *puzzles.Riddle) {
	p := r.Attempt.Puzzle()
	if len(p.Options) > 0 {
		for _, i := range rightOnes(p) {
			l.click(l.option(r, i))
		}
		l.pushes(puzzles.CheckButton)
		return
	}
	drags := false
	followHints(l.t, p, func(_ puzzle.Attempt, h puzzle.Hint) {
		drags = !drags
		l.decide(r, h, drags)
		l.settle()
	})
}

// decide takes a step with the mouse, by a drag or by clicks.
func (l *solver) decide(r *puzzles.Riddle, h puzzle.Hint, drags bool) {
	now := l.table.Line.Now()
	g := l.table.Line.Geometry()
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
	case h.Choice.Deed == dreist.EgonLays:
		lay(h.Choice.Card, h.Choice.Row)
	case h.Choice.Deed == dreist.EgonSetsAside && drags:
		f := r.Reply.(*puzzles.Foresight)
		l.drag(now.Cards[f.Telling.Revealed()].Point, f.AsidePlace(g).Center())
	case h.Choice.Deed == dreist.EgonSetsAside:
		l.pushes(puzzles.AsideButton)
	case h.Choice.Deed == dreist.EgonReveals && drags:
		l.click(g.Egon.Pile.Center())
	case h.Choice.Deed == dreist.EgonReveals:
		l.pushes(puzzles.RevealButton)
	default:
		l.pushes(puzzles.StopButton)
	}
}

// byKeys solves the puzzle on the table with keys alone.
func (l *solver) byKeys(r *puzzles.Riddle) {
	p := r.Attempt.Puzzle()
	if m, ok := r.Reply.(*puzzles.Marks); ok {
		for _, i := range rightOnes(p) {
			if m.Numbered() {
				l.keys(input.CommandCard1 + input.Command(i))
			} else {
				l.walk(m, i)
				l.keys(input.CommandPause)
			}
		}
		l.keys(input.CommandEndTurn)
		return
	}
	followHints(l.t, p, func(a puzzle.Attempt, h puzzle.Hint) {
		switch {
		case h.Move.Action == dreist.DrawCard:
			l.keys(input.CommandDraw)
		case h.Move.Action == dreist.LayCard:
			now := a.Position()
			l.keys(input.CommandCard1 + input.Command(slices.Index(now.Hand(0), h.Move.Card)))
			for table.AimedCell(l.table.Hand.Aim).Row != int(h.Move.Row) {
				l.keys(input.CommandDown)
			}
			l.keys(input.CommandEndTurn)
		default:
			l.foretell(r.Reply.(*puzzles.Foresight), h.Choice)
		}
		l.settle()
	})
}

// walk moves the aim of the keys to an option with the arrows, row by row.
func (l *solver) walk(m *puzzles.Marks, to int) {
	l.t.Helper()
	l.keys(input.CommandDown)
	for range 60 {
		here, there := l.cell(m.Cells[m.At]), l.cell(m.Cells[to])
		before := m.At
		switch {
		case m.At == to:
			return
		case there.Y > here.Y+1:
			l.keys(input.CommandDown)
		case there.Y < here.Y-1:
			l.keys(input.CommandUp)
		case there.X > here.X:
			l.keys(input.CommandRight)
		default:
			l.keys(input.CommandLeft)
		}
		if m.At == before {
			break
		}
	}
	if m.At != to {
		l.t.Fatalf("the arrows do not lead from %v to %v", m.Cells[m.At], m.Cells[to])
	}
}

func (l *solver) foretell(f *puzzles.Foresight, c puzzle.Choice) {
	for c.Deed == dreist.EgonLays && f.Card != c.Card {
		l.keys(input.CommandLeft)
	}
	want := map[dreist.EgonDeed]int{dreist.EgonLays: slices.IndexFunc(f.Cells, func(at dreist.Cell) bool { return at.Row == c.Row }), dreist.EgonSetsAside: len(f.Cells),
		dreist.EgonReveals: len(f.Cells), dreist.EgonStops: len(f.Cells) + 1}[c.Deed]
	for f.At != want {
		l.keys(input.CommandDown)
	}
	l.keys(input.CommandEndTurn)
}

// wantSolved checks that a puzzle is solved without a miss and counted, and that the picture shows the position.
func (l *solver) wantSolved(r *puzzles.Riddle) {
	l.t.Helper()
	p := r.Attempt.Puzzle()
	if !r.Attempt.Solved() || r.Attempt.Stars() != puzzles.MaxStars {
		l.t.Fatalf("%s: solved %v with %d stars, %d misses\n%s", p.Kind, r.Attempt.Solved(), r.Attempt.Stars(), r.Attempt.Misses(),
			l.table.Position().Picture())
	}
	l.settle()
	if r != l.at.riddle {
		l.t.Fatalf("%s: another puzzle came by itself", p.Kind)
	}
	view, truth := l.table.Line.View(), scene.ViewOf(l.table.Position())
	if view.Rows != truth.Rows || view.Turn != truth.Turn || !slices.Equal(view.Hands[0], truth.Hands[0]) ||
		!slices.Equal(view.Discard, truth.Discard) ||
		!slices.Equal(view.Piles[0], truth.Piles[0]) || !slices.Equal(view.Piles[1], truth.Piles[1]) || view.Revealed != dreist.NoCard ||
		len(view.Aside) > 0 {
		l.t.Errorf("%s: the picture is not the truth\n%s", p.Kind, l.table.Position().Picture())
	}
	best := l.puzzles.Results()
	result := best.Result(p.Kind, p.Level)
	if result.Solved() == 0 {
		l.t.Errorf("%s: kept is %+v", p.Kind, result)
	}
}
