package dreist

import (
	"dreist/assets/msg"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist/match"
	"dreist/game/dreist/puzzle"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/render/dreist/puzzles"
	"dreist/render/dreist/scene"
	"dreist/render/panel"
	"dreist/render/session/request"
	"dreist/render/shell"
)

// pose shows a puzzle on a table.
func (a *game) pose(p puzzle.Puzzle, run *puzzles.Rush) shell.Step {
	s := a.puzzleScreen(p, run, scene.ViewOf(&p.Position))
	if s == nil {
		return shell.Stay()
	}
	return shell.Home(s.screen)
}

// puzzleScreen returns a puzzle on a table, nil if its deal is invalid. The cards glide there from their places in the view before.
func (a *game) puzzleScreen(p puzzle.Puzzle, run *puzzles.Rush, before scene.View) *board {
	seats := record.Seats(a.say.Say(msg.NameYou), a.say.Say(dreistmsg.NameEgon))
	m, err := match.New(p.Deal, seats, nil, play.Unkept{})
	if err != nil {
		a.TellOf(msg.NoticeTitleFailed, msg.NoticeDealFailed)
		return nil
	}
	r := puzzles.NewRiddle(puzzle.Begin(p))
	best := a.puzzles.Results()
	r.Record, r.Rush = best.Result(p.Kind, p.Level), run
	b := a.boardOf(m, mode{})
	b.riddle = r
	b.screen.Secret = b.halted
	b.screen.Begin, b.screen.Depart = b.beginnings, func() []panel.Button {
		return []panel.Button{a.Button(dreistmsg.PuzzlesBack, panel.Quiet, a.puzzles.Show)}
	}
	b.table.SetGuide(r)
	r.Begin(b.table.Now(), before)
	return b
}

// beginnings returns the menu button for another puzzle or another rush.
func (b *board) beginnings() []panel.Button {
	if b.riddle.Rush != nil {
		return []panel.Button{b.screen.Anew(dreistmsg.PuzzlesRushAgain, b.game.puzzles.BeginRush)}
	}
	return []panel.Button{b.screen.Anew(dreistmsg.PuzzlesAnother, b.nextPuzzle)}
}

// halted reports whether a rush goes on, whose puzzle a panel has to hide.
func (b *board) halted() bool {
	r := b.riddle
	return r != nil && r.Rush != nil && !r.Rush.Ended
}

// leavePuzzle leads to the list of puzzles. A running rush opens the pause menu instead, which also has a way out.
func (b *board) leavePuzzle() shell.Step {
	if b.halted() {
		return b.screen.Answer(request.Request{Kind: request.Menu})
	}
	return b.game.puzzles.Show()
}

// nextPuzzle replaces the puzzle by another one of the same kind and level, or by the next of the rush.
func (b *board) nextPuzzle() shell.Step {
	r := b.riddle
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
		next, err = puzzle.Generate(p.Kind, p.Level, b.game.Seed())
	}
	if err != nil {
		b.game.TellOf(msg.NoticeTitleFailed, msg.NoticeDealFailed)
		return shell.Stay()
	}
	s := b.game.puzzleScreen(next, r.Rush, b.table.Line.View().Clone())
	if s == nil {
		return shell.Stay()
	}
	return shell.Replace(s.screen).Through(b.screen)
}

// keepSolved saves that the puzzle on the table was solved, and its time.
func (b *board) keepSolved() {
	r := b.riddle
	if r == nil {
		return
	}
	p := r.Attempt.Puzzle()
	r.Took = r.Watch.Millis()
	b.game.puzzles.Keep(func(best *puzzle.Best) {
		millis := r.Took
		if r.Rush != nil {
			millis = 0 // the pressure of a rush would spoil the record
		}
		r.Fastest = best.Add(r.Attempt, millis)
		r.Record = best.Result(p.Kind, p.Level)
	})
	r.Changed(b.table.Now())
}
