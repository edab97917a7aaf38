package lessons

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/game/dreist/match"
	"dreist/game/play"
	"dreist/render/dreist/guide"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/tabletop"
)

// NewMatch returns a match of the example's cards at its beginning, kept by nobody; with Egon his turn is played.
func (l *Lesson) NewMatch() *match.Match {
	m, err := match.New(l.Example.Game.Deal, l.Example.Game.Seats, nil, play.Unkept{})
	if err != nil {
		panic(err) // the examples are part of the program
	}
	return m
}

// Tour reports whether the example names the parts of the table: nobody plays in it.
func (l *Lesson) Tour() bool { return !l.Example.Egon && len(l.Example.Game.Moves) == 0 }

// seating returns who sits where: the seat in front with an open hand, the others on the left.
func seating(e *examples.Example, front dreist.Seat) scene.Seating {
	if e.Egon {
		return scene.AgainstEgon()
	}
	var persons [dreist.MaxSeats]bool
	persons[front] = true
	s := scene.Around(len(e.Game.Seats), persons, front, true)
	s.Watched = [tabletop.MaxSeats]bool{}
	return s
}

// layBoard puts the board where these moves of the example lead, whatever moved before.
func (l *Lesson) layBoard(now *guide.Now, moves []dreist.Move) {
	l.restart(now)
	for _, m := range moves {
		if _, err := now.Do.Make(m); err != nil {
			panic(err) // the examples are played on the rules, which a test proves
		}
	}
	now.Do.MakeRoom(now.Position())
	start := now.Match.Start()
	l.lay(now, scene.ViewOf(now.Position()), start.Turn())
}

// layEgonsTurn puts the board in the middle of Egon's turn, after some of its steps and what is shown of the next one.
func (l *Lesson) layEgonsTurn(now *guide.Now, steps int, showing bool) {
	l.restart(now)
	start := now.Match.Start()
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
	for _, s := range l.Example.Steps[:steps] {
		follow(s.Events)
	}
	if showing && steps < len(l.Example.Steps) {
		follow(l.Example.Steps[steps].Shown)
	}
	speakOf(now, last)
	now.Do.MakeRoom(&start)
	l.lay(now, view, 0)
}

// layStep puts the board where so many steps of the example lead.
func (l *Lesson) layStep(now *guide.Now, steps int) {
	if l.Example.Egon {
		l.layEgonsTurn(now, steps, false)
		return
	}
	l.layBoard(now, movesUntil(l.Example, steps))
}

// restart puts a new match on the table and forgets what was held and said there.
func (l *Lesson) restart(now *guide.Now) {
	now.Do.SetMatch(l.NewMatch())
	now.Do.SetMode(tabletop.Learning)
	now.Do.Shake(nil)
}

// lay lets everything glide to a view, or shows it at once where somebody else comes to sit in front.
func (l *Lesson) lay(now *guide.Now, v scene.View, front dreist.Seat) {
	if s := seating(l.Example, front); *now.Line.Seating() != s {
		now.Do.Seat(s)
		now.Do.Put(v)
	} else {
		now.Do.Glide(v)
	}
	now.Do.CatchUp()
	now.Do.Redraw()
}

// speakOf lets Egon speak of the last thing that happened, or be about to begin.
func speakOf(now *guide.Now, last dreist.Event) {
	if last == nil {
		last = dreist.TurnEnded{Seat: 0, Next: dreist.EgonSeat}
	}
	mood, ok := pictures.MoodAt(last)
	if !ok {
		mood = pictures.Curious
	}
	now.Do.Speak(last, "", mood)
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

// movesUntil returns the moves of the example before a step.
func movesUntil(e *examples.Example, step int) []dreist.Move {
	moves := make([]dreist.Move, 0, step)
	for _, s := range e.Steps[:step] {
		if s.Move.Action != 0 {
			moves = append(moves, s.Move)
		}
	}
	return slices.Clip(moves)
}
