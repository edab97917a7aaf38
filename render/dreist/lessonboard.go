package dreist

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/play"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
)

// newMatch returns a match of the figure's cards at its beginning, kept by nobody; with Egon his turn is played.
func (l *lesson) newMatch() *match.Match {
	m, err := match.New(l.example.Game.Deal, l.example.Game.Seats, nil, play.Unkept{})
	if err != nil {
		panic(err) // the figures are part of the program
	}
	return m
}

// tour reports whether the figure names the parts of the table: nobody plays in it.
func (l *lesson) tour() bool { return !l.example.Egon && len(l.example.Game.Moves) == 0 }

// seating returns who sits where: the seat in front with an open hand, the others on the left.
func (l *lesson) seating(front dreist.Seat) scene.Seating {
	if l.example.Egon {
		return scene.AgainstEgon()
	}
	var persons [dreist.MaxSeats]bool
	persons[front] = true
	s := scene.Around(len(l.example.Game.Seats), persons, front, true)
	s.Watched, s.Beside = [dreist.MaxSeats]bool{}, true
	return s
}

// stage puts the board where these moves of the figure lead, whatever moved before; with Egon that is before his turn.
func (l *lesson) stage(t *table, moves []dreist.Move) {
	if l.example.Egon {
		l.stageEgon(t, 0, false)
		return
	}
	l.restart(t)
	for _, m := range moves {
		if _, err := t.match.Play(m); err != nil {
			panic(err) // the figures are played on the rules, which a test proves
		}
	}
	t.line.MakeRoom(t.position())
	start := t.match.Start()
	l.lay(t, scene.ViewOf(t.position()), start.Turn())
}

// stageEgon puts the board in the middle of Egon's turn, after some of its steps and what is shown of the next one.
func (l *lesson) stageEgon(t *table, steps int, showing bool) {
	l.restart(t)
	start := t.match.Start()
	view := scene.ViewOf(&start)
	var last dreist.Event
	follow := func(events []dreist.Event) {
		for _, e := range events {
			view.Follow(e)
		}
		if len(events) > 0 {
			last = lastWord(events)
		}
	}
	for _, s := range l.example.Steps[:steps] {
		follow(s.Events)
	}
	if showing && steps < len(l.example.Steps) {
		follow(l.example.Steps[steps].Shown)
	}
	l.quiet(t, last)
	t.line.MakeRoom(&start)
	l.lay(t, view, 0)
}

// stageStep puts the board where so many steps of the figure lead.
func (l *lesson) stageStep(t *table, steps int) {
	if l.example.Egon {
		l.stageEgon(t, steps, false)
		return
	}
	l.stage(t, l.movesUntil(steps))
}

// restart puts a new match on the table and forgets what was held and said there.
func (l *lesson) restart(t *table) {
	t.match = l.newMatch()
	t.letGo()
	t.setReplay(false)
	t.declined, t.shaking = -1, shake{}
}

// lay lets everything glide to a view, or shows it at once where somebody else comes to sit in front.
func (l *lesson) lay(t *table, v scene.View, front dreist.Seat) {
	if s := l.seating(front); *t.line.Seating() != s {
		t.line.Seat(s)
		t.line.Show(v)
	} else {
		t.line.Glide(v)
	}
	t.line.TakeStarted()
	t.seen.catchUp(t.match)
	t.retold, t.stale = retold{}, true
}

// quiet lets Egon speak of the last thing that happened, or be about to begin.
func (l *lesson) quiet(t *table, last dreist.Event) {
	if last == nil {
		last = dreist.TurnEnded{Seat: 0, Next: dreist.EgonSeat}
	}
	t.speech = speech{of: last}
	t.utter()
	mood, ok := moodFor(last)
	if !ok {
		mood = pictures.Curious
	}
	t.face.change(mood)
}

// lastWord returns the event of Egon's that he speaks of last: not that somebody else's turn begins, which nobody plays.
func lastWord(events []dreist.Event) dreist.Event {
	for _, e := range slices.Backward(events) {
		if _, ended := e.(dreist.TurnEnded); !ended {
			return e
		}
	}
	return nil
}

// view returns what lies where in the middle of Egon's turn: what the eyes see.
func (l *lesson) view() (scene.View, bool) {
	if l.quiz.Quiz == nil || !l.example.Egon {
		return scene.View{}, false
	}
	return l.quiz.home.Clone(), true
}

// movesUntil returns the moves of the figure before a step.
func (l *lesson) movesUntil(step int) []dreist.Move {
	moves := make([]dreist.Move, 0, step)
	for _, s := range l.example.Steps[:step] {
		if s.Move.Action != 0 {
			moves = append(moves, s.Move)
		}
	}
	return slices.Clip(moves)
}
