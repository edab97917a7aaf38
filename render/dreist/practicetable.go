package dreist

import (
	"time"

	"dreist/assets/msg"
	"dreist/game/dreist/puzzle"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/render/stage"
)

// practisePuzzle begins another puzzle of a kind and level.
func (a *App) practisePuzzle(k puzzle.Kind, l puzzle.Level) {
	p, err := puzzle.Generate(k, l, a.options.Seed())
	if err != nil {
		a.tell(msg.NoticeDealFailed)
		return
	}
	a.pose(p, nil)
}

// pose puts a puzzle on the table. The cards glide there from where they lay in the one before.
func (a *App) pose(p puzzle.Puzzle, run *rush) {
	seats := record.Seats(a.say.Say(msg.NameYou), a.say.Say(msg.NameEgon))
	m, err := play.New(p.Deal, seats, nil, play.Unkept{})
	if err != nil {
		a.tell(msg.NoticeDealFailed)
		return
	}
	r := newRiddle(puzzle.Begin(p))
	best := a.results()
	r.record, r.rush = best.Result(p.Kind, p.Level), run
	t := newTable(m, a.frame, stage.ParseSpeed(string(a.settings.Speed)), a.say, a.options.Sound)
	from := stage.ViewOf(&p.Position)
	if a.riddle() != nil {
		from = a.table.line.View().Clone()
	}
	t.guide, t.muted, t.endShown = r, a.settings.Muted, true
	r.begin(t, from)
	a.session, a.saver, a.scored = session{}, nil, true
	a.table, a.panel, a.log = t, nil, nil
	a.stale = true
}

// begin lets the table show the puzzle, coming from what it showed before.
func (r *riddle) begin(t *table, from stage.View) {
	p := r.attempt.Puzzle()
	t.closed, t.spared = p.Kind != puzzle.Empty, true
	if len(p.Open) > 0 {
		seating := *t.line.Seating()
		seating.Turned = true
		t.line.Seat(seating)
	}
	if f, ok := r.reply.(*foresight); ok {
		f.begin(t, from)
		r.commentary(t)
		return
	}
	deepest := p.Position.Layout().Depth()
	for _, o := range p.Options {
		deepest = max(deepest, o.Row)
	}
	t.line.MakeRoom(&p.Position)
	if p.Kind != puzzle.Empty {
		t.line.Reserve(max(deepest, int(p.Move.Row)))
	}
	t.line.Show(from)
	t.line.Glide(stage.ViewOf(&p.Position))
	r.commentary(t)
}

// riddle returns the puzzle on the table, or nil.
func (a *App) riddle() *riddle {
	if a.table == nil {
		return nil
	}
	r, _ := a.table.guide.(*riddle)
	return r
}

// keepTime lets the time of a puzzle pass. It stands still while something lies over the table.
func (a *App) keepTime() {
	r := a.riddle()
	if r == nil {
		return
	}
	before := r.watch.total
	r.watch.pass(a.now(), r.runs(a.table) && (a.panel == nil || !a.panel.blocks))
	if r.rush != nil && !r.attempt.Solved() {
		r.rush.pass(r.watch.total - before)
	}
}

// leaveWindow halts a rush whose player has turned to another window.
func (a *App) leaveWindow() {
	if r := a.riddle(); r != nil && r.rush != nil && !r.rush.ended && a.panel == nil {
		a.showMenu()
	}
}

// halted reports whether a panel lies over a rush whose time has not run out. Nobody shall think for free.
func (a *App) halted() bool {
	r := a.riddle()
	return r != nil && r.rush != nil && !r.rush.ended && a.panel != nil && a.panel.blocks
}

// now returns the time since some moment; where there is no clock it stands still, and no time counts.
func (a *App) now() time.Duration {
	if a.options.Now == nil {
		return 0
	}
	return a.options.Now()
}

// grantRiddle does what the puzzle on the table asks for.
func (a *App) grantRiddle() {
	r := a.riddle()
	if r == nil {
		return
	}
	wants := r.wants
	r.wants = nil
	for _, w := range wants {
		switch w {
		case wantLeave:
			if r.rush != nil && !r.rush.ended {
				a.showMenu() // which halts the time; there one can leave, too
				continue
			}
			a.showPractice()
		case wantNext:
			a.nextPuzzle(r)
		case wantCopy:
			r.copied = true
			r.touch(a.table)
			a.copy(r.attempt.Puzzle().Share())
		case wantKeep:
			a.keepSolved(r)
		case wantStop:
			a.endRush(r.rush)
		}
	}
}

// nextPuzzle goes on to another puzzle of the same kind and level, or to the next of the rush.
func (a *App) nextPuzzle(r *riddle) {
	p := r.attempt.Puzzle()
	if r.rush == nil {
		a.practisePuzzle(p.Kind, p.Level)
		return
	}
	if r.rush.ended {
		return
	}
	if err := r.rush.Finish(r.attempt); err != nil {
		a.tell(msg.NoticeDealFailed)
		return
	}
	a.pose(r.rush.Puzzle(), r.rush)
}
