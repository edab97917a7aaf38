package learn

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/primer"
	"dreist/game/play"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/mascot"
	"dreist/render/tabletop"
)

// NewExampleMatch returns a match of an example at its start. The match is not saved.
func NewExampleMatch(e *primer.Example) *match.Match {
	m, err := match.New(e.Game.Deal, e.Game.Seats, nil, play.DiscardSaver{})
	if err != nil {
		panic(err) // the examples are part of the program
	}
	return m
}

// RestartExample shows the start of the example on the table.
func (l *Lesson) RestartExample() {
	l.MarkedCells = nil
	l.lay(0)
}

// lay shows the example after a number of steps, and further moves.
func (l *Lesson) lay(steps int, more ...dreist.Move) {
	if l.Example.IsEgonTurn {
		l.layEgonsTurn(steps, nil)
		return
	}
	m := NewExampleMatch(l.Example)
	for _, move := range append(l.Example.MovesUntil(steps), more...) {
		if _, err := m.Play(move); err != nil {
			panic(err) // a test plays all examples by the rules
		}
	}
	l.table.SetMatch(m, play.Seat(l.Example.StartPosition.Turn()))
	l.table.Phase, l.table.DeclinedAt = tabletop.LearningPhase, -1
}

// layEgonsTurn lets the cards glide to their places after the first steps of Egon's turn and the events in shown.
func (l *Lesson) layEgonsTurn(steps int, shown []dreist.Event) {
	t, start := l.table, l.Example.StartPosition
	view := scene.ViewOf(&start)
	var events []dreist.Event
	for _, s := range l.Example.Steps[:steps] {
		events = append(events, s.Events...)
	}
	events = append(events, shown...)
	for _, e := range events {
		view.ApplyEvent(e)
	}
	t.FinishMotion()
	t.Match, t.Phase, t.DeclinedAt = NewExampleMatch(l.Example), tabletop.LearningPhase, -1
	t.MarkAllShown()
	t.ClearInput()
	speakOf(t, events)
	t.Timeline.MakeRoom(&start)
	t.Timeline.GlideToView(view)
}

// speakOf makes Egon talk about the last event that does not end a turn: in an example nobody plays after his turn. If there is no such
// event, he talks about the start of his turn.
func speakOf(t *table.Table, events []dreist.Event) {
	last := dreist.Event(dreist.TurnEnded{Seat: 0, Next: dreist.EgonSeat})
	for _, e := range slices.Backward(events) {
		if _, ended := e.(dreist.TurnEnded); !ended {
			last = e
			break
		}
	}
	mood, ok := pictures.EgonMoodAfter(last)
	if !ok {
		mood = mascot.CuriousMood
	}
	t.MakeEgonSpeak(last, "", mood)
}
