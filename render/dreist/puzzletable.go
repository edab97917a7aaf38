package dreist

import (
	"dreist/assets/msg"
	"dreist/game/dreist/match"
	"dreist/game/dreist/puzzle"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/render/dreist/puzzles"
	"dreist/render/dreist/scene"
	"dreist/render/shell"
)

// pose puts a puzzle on the table.
func (a *game) pose(p puzzle.Puzzle, run *puzzles.Rush) shell.Step {
	s := a.puzzleScreen(p, run, scene.ViewOf(&p.Position))
	if s == nil {
		return shell.Stay()
	}
	return shell.Home(s)
}

// puzzleScreen returns a puzzle on the table, nil where its deal is none. The cards glide there from where they lay in
// the view before.
func (a *game) puzzleScreen(p puzzle.Puzzle, run *puzzles.Rush, before scene.View) *tableScreen {
	seats := record.Seats(a.say.Say(msg.NameYou), a.say.Say(msg.NameEgon))
	m, err := match.New(p.Deal, seats, nil, play.Unkept{})
	if err != nil {
		a.TellOf(msg.NoticeTitleFailed, msg.NoticeDealFailed)
		return nil
	}
	r := puzzles.NewRiddle(puzzle.Begin(p))
	best := a.puzzles.Results()
	r.Record, r.Rush = best.Result(p.Kind, p.Level), run
	s := a.screenAt(m, mode{})
	s.riddle = r
	s.table.SetGuide(r)
	r.Begin(s.table.Now(), before)
	return s
}

// halted reports whether a rush whose time has not run out would be seen below a panel.
func (a *tableScreen) halted() bool {
	r := a.riddle
	return r != nil && r.Rush != nil && !r.Rush.Ended
}

// leavePuzzle leads back to all puzzles; a rush that goes on is halted first, and there one can leave, too.
func (a *tableScreen) leavePuzzle() shell.Step {
	if a.halted() {
		return shell.Push(a.menu())
	}
	return a.game.puzzles.Show()
}

// nextPuzzle goes on to another puzzle of the same kind and level, or to the next of the rush, in the place of this one.
func (a *tableScreen) nextPuzzle() shell.Step {
	r := a.riddle
	if r == nil || r.Rush != nil && r.Rush.Ended {
		return shell.Stay()
	}
	p := r.Attempt.Puzzle()
	var next puzzle.Puzzle
	var err error
	if r.Rush != nil {
		err = r.Rush.Finish(r.Attempt)
		next = r.Rush.Puzzle()
	} else {
		next, err = puzzle.Generate(p.Kind, p.Level, a.game.Seed())
	}
	if err != nil {
		a.game.TellOf(msg.NoticeTitleFailed, msg.NoticeDealFailed)
		return shell.Stay()
	}
	s := a.game.puzzleScreen(next, r.Rush, a.table.Line.View().Clone())
	if s == nil {
		return shell.Stay()
	}
	return shell.Replace(s).Through(a)
}

// keepSolved remembers that the puzzle on the table was solved, and how fast.
func (a *tableScreen) keepSolved() {
	r := a.riddle
	if r == nil {
		return
	}
	p := r.Attempt.Puzzle()
	r.Took = r.Watch.Millis()
	a.game.puzzles.Keep(func(best *puzzle.Best) {
		millis := r.Took
		if r.Rush != nil {
			millis = 0 // against time nobody thinks in peace
		}
		r.Fastest = best.Add(r.Attempt, millis)
		r.Record = best.Result(p.Kind, p.Level)
	})
	r.Changed(a.table.Now())
}
