package lessons

import (
	"errors"
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

// NewMatch returns a match of an example at its beginning. The match is not saved.
func NewMatch(e *examples.Example) *match.Match {
	m, err := match.New(e.Game.Deal, e.Game.Seats, nil, play.Unkept{})
	if err != nil {
		panic(err) // the examples are part of the program
	}
	return m
}

// asked is the table of a quiz, where answers are refused in the middle of Egon's turn.
type asked struct {
	*table.Table
	quiz *Quiz
}

func (a asked) Explain(err error) (r tabletop.Refusal, ok bool) {
	var why *dreist.Refusal
	if r, ok = a.Table.Explain(err); a.quiz.asks != nil && errors.As(err, &why) {
		p := a.quiz.asks.Position()
		r.Text = a.Say.Refusal(why, p.Layout())
	}
	return r, ok
}

// Restart puts the example on the table as it begins.
func (l *Lesson) Restart() {
	l.Marks = nil
	l.lay(0)
}

// SeatNext seats the player to move in front in free play, and reports whether it did.
func (l *Lesson) SeatNext() bool {
	turn := l.table.Position().Turn()
	if l.Example.Egon || l.table.Match.IsOver() || turn == l.table.Front() {
		return false
	}
	l.table.LetGo()
	l.glide(scene.ViewOf(l.table.Position()), turn)
	return true
}

// setMatch puts a new match on the table.
func (l *Lesson) setMatch() {
	l.table.SetMatch(NewMatch(l.Example))
	l.table.SetPhase(tabletop.Learning)
	l.table.ShakeCells(nil)
}

// lay shows the example after some steps, and more moves.
func (l *Lesson) lay(steps int, more ...dreist.Move) {
	if l.Example.Egon {
		l.layEgonsTurn(steps, nil)
		return
	}
	l.setMatch()
	for _, m := range append(l.Example.MovesUntil(steps), more...) {
		if _, err := l.table.Match.Play(m); err != nil {
			panic(err) // a test plays all examples by the rules
		}
	}
	l.glide(scene.ViewOf(l.table.Position()), l.Example.Start.Turn())
}

// layEgonsTurn lets the cards glide to where they lie after the first steps of Egon's turn and the events in shown.
func (l *Lesson) layEgonsTurn(steps int, shown []dreist.Event) {
	l.setMatch()
	start := l.table.Match.Start()
	view := scene.ViewOf(&start)
	var events []dreist.Event
	for _, s := range l.Example.Steps[:steps] {
		events = append(events, s.Events...)
	}
	events = append(events, shown...)
	for _, e := range events {
		view.Follow(e)
	}
	speakOf(l.table, events)
	l.glide(view, 0)
}

// glide moves the cards to a view, or shows it at once if the seat in front changes. That seat has an open hand, the others are on the left.
func (l *Lesson) glide(v scene.View, front dreist.Seat) {
	start, before := l.table.Match.Start(), *l.table.Line.Seating()
	if l.Example.Egon {
		l.table.Line.MakeRoom(&start)
	} else {
		l.table.Line.MakeRoom(l.table.Position())
		l.table.Line.SitAlone(play.Seat(front))
	}
	if *l.table.Line.Seating() != before {
		l.table.Put(v)
	} else {
		l.table.Line.Glide(v)
	}
	l.table.CatchUp()
	l.table.Stale = true
}

// speakOf makes Egon talk about the last of some events but the end of his turn, after which nobody plays, or about the beginning of it.
func speakOf(t *table.Table, events []dreist.Event) {
	last := dreist.Event(dreist.TurnEnded{Seat: 0, Next: dreist.EgonSeat})
	for _, e := range slices.Backward(events) {
		if _, ended := e.(dreist.TurnEnded); !ended {
			last = e
			break
		}
	}
	mood, ok := pictures.MoodAt(last)
	if !ok {
		mood = pictures.Curious
	}
	t.Speak(last, "", mood)
}
