package lessons

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/game/dreist/match"
	"dreist/game/play"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/tabletop"
)

// NewMatch returns an unsaved match of an example at its beginning, in which Egon's turn is played.
func NewMatch(e *examples.Example) *match.Match {
	m, err := match.New(e.Game.Deal, e.Game.Seats, nil, play.Unkept{})
	if err != nil {
		panic(err) // the examples are part of the program
	}
	return m
}

// Tour reports whether the example is the tour of the table, without moves.
func (l *Lesson) Tour() bool { return !l.Example.Egon && len(l.Example.Game.Moves) == 0 }

// seating returns the seating of an example: the seat in front with an open hand, the others on the left.
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

// layBoard shows the position after some moves of the example.
func (l *Lesson) layBoard(moves []dreist.Move) {
	l.restart()
	for _, m := range moves {
		if _, err := l.table.Match.Play(m); err != nil {
			panic(err) // a test plays all examples by the rules
		}
	}
	l.table.Line.MakeRoom(l.table.Position())
	start := l.table.Match.Start()
	l.lay(scene.ViewOf(l.table.Position()), start.Turn())
}

// layEgonsTurn shows Egon's turn after some steps, with showing also the events before the next question.
func (l *Lesson) layEgonsTurn(steps int, showing bool) {
	l.restart()
	start := l.table.Match.Start()
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
	speakOf(l.table, last)
	l.table.Line.MakeRoom(&start)
	l.lay(view, 0)
}

// layStep shows the position after some steps of the example.
func (l *Lesson) layStep(steps int) {
	if l.Example.Egon {
		l.layEgonsTurn(steps, false)
		return
	}
	l.layBoard(movesUntil(l.Example, steps))
}

// restart puts a new match on the table.
func (l *Lesson) restart() {
	l.table.SetMatch(NewMatch(l.Example))
	l.table.SetMode(tabletop.Learning)
	l.table.Refused.Shake.Begin(nil)
}

// lay moves the cards to a view, or shows it at once if the seat in front changes.
func (l *Lesson) lay(v scene.View, front dreist.Seat) {
	if s := seating(l.Example, front); *l.table.Line.Seating() != s {
		l.table.Line.Seat(s)
		l.table.Put(v)
	} else {
		l.table.Line.Glide(v)
	}
	l.table.CatchUp()
	l.table.Stale = true
}

// speakOf makes Egon talk about his last event, or about the beginning of his turn.
func speakOf(t *table.Table, last dreist.Event) {
	if last == nil {
		last = dreist.TurnEnded{Seat: 0, Next: dreist.EgonSeat}
	}
	mood, ok := pictures.MoodAt(last)
	if !ok {
		mood = pictures.Curious
	}
	t.Speak(last, "", mood)
}

// lastWord returns the last event that Egon talks about: not the end of his turn, after which nobody plays.
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
