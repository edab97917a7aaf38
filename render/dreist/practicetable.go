package dreist

import (
	"dreist/assets/msg"
	"dreist/game/dreist/match"
	"dreist/game/dreist/puzzle"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/render/dreist/scene"
	"dreist/render/shell"
)

// practisePuzzle begins another puzzle of a kind and level.
func (a *game) practisePuzzle(k puzzle.Kind, l puzzle.Level) shell.Step {
	p, err := puzzle.Generate(k, l, a.Seed())
	if err != nil {
		a.tell(msg.NoticeDealFailed)
		return shell.Stay()
	}
	return a.pose(p, nil)
}

// pose puts a puzzle on the table.
func (a *game) pose(p puzzle.Puzzle, run *rush) shell.Step {
	s := a.puzzleScreen(p, run, scene.ViewOf(&p.Position))
	if s == nil {
		return shell.Stay()
	}
	return shell.Home(s)
}

// puzzleScreen returns a puzzle on the table, nil where its deal is none. The cards glide there from where they lay in
// the view before.
func (a *game) puzzleScreen(p puzzle.Puzzle, run *rush, before scene.View) *tableScreen {
	seats := record.Seats(a.say.Say(msg.NameYou), a.say.Say(msg.NameEgon))
	m, err := match.New(p.Deal, seats, nil, play.Unkept{})
	if err != nil {
		a.tell(msg.NoticeDealFailed)
		return nil
	}
	r := newRiddle(puzzle.Begin(p))
	best := a.results()
	r.record, r.rush = best.Result(p.Kind, p.Level), run
	s := a.screenAt(m, session{})
	s.table.guide, s.table.endShown = r, true
	r.begin(s.table, before)
	return s
}

// riddle returns the puzzle on the table, or nil.
func (a *tableScreen) riddle() *riddle {
	r, _ := a.table.guide.(*riddle)
	return r
}

// keepTime lets the time of a puzzle pass. It stands still while something lies over the table.
func (a *tableScreen) keepTime(top bool) {
	r := a.riddle()
	if r == nil {
		return
	}
	before := r.watch.total
	r.watch.pass(a.Now(), top && r.runs(a.table))
	if r.rush != nil && !r.attempt.Solved() {
		r.rush.pass(r.watch.total - before)
	}
}

// leaveWindow halts a rush whose player has turned to another window.
func (a *tableScreen) leaveWindow() shell.Step {
	if r := a.riddle(); r != nil && r.rush != nil && !r.rush.ended {
		return shell.Push(a.menu())
	}
	return shell.Stay()
}

// halted reports whether a rush whose time has not run out would be seen below a panel.
func (a *tableScreen) halted() bool {
	r := a.riddle()
	return r != nil && r.rush != nil && !r.rush.ended
}

// leavePuzzle leads back to all puzzles; a rush that goes on is halted first, and there one can leave, too.
func (a *tableScreen) leavePuzzle() shell.Step {
	if a.halted() {
		return shell.Push(a.menu())
	}
	return a.showPractice()
}

// copyCode puts the code of the puzzle on the clipboard.
func (a *tableScreen) copyCode() {
	if r := a.riddle(); r != nil {
		r.copied = true
		r.touch(a.table)
		a.Copy(r.attempt.Puzzle().Share())
	}
}

// nextPuzzle goes on to another puzzle of the same kind and level, or to the next of the rush, in the place of this one.
func (a *tableScreen) nextPuzzle() shell.Step {
	r := a.riddle()
	if r == nil || r.rush != nil && r.rush.ended {
		return shell.Stay()
	}
	p := r.attempt.Puzzle()
	next, err := *p, error(nil)
	if r.rush != nil {
		err = r.rush.Finish(r.attempt)
		next = r.rush.Puzzle()
	} else {
		next, err = puzzle.Generate(p.Kind, p.Level, a.Seed())
	}
	if err != nil {
		a.tell(msg.NoticeDealFailed)
		return shell.Stay()
	}
	s := a.puzzleScreen(next, r.rush, a.table.line.View().Clone())
	if s == nil {
		return shell.Stay()
	}
	return shell.Replace(s).Through(a)
}
