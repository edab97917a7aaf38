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

// board is the table of an example: see teach.Table.
type board struct {
	*table.Table
	lesson *Lesson
	quiz   *Quiz // nil for none
}

// History returns all moves, also those that have not been shown yet.
func (b *board) History() []play.Step[dreist.Position, dreist.Move, dreist.Event] {
	return b.Match.History()
}

func (b *board) Make(m dreist.Move) {
	events, err := b.Match.Play(m)
	if err != nil {
		panic(err) // a test plays all examples by the rules
	}
	b.Show(events)
}

func (b *board) ShakePlaces(all ...tabletop.Place) {
	b.lesson.faults = nil
	for _, at := range all {
		b.lesson.faults = append(b.lesson.faults, table.CellOf(at))
	}
	b.ShakeCells(b.lesson.faults)
}

func (b *board) Explain(err error) (r tabletop.Refusal, ok bool) {
	var why *dreist.Refusal
	if !errors.As(err, &why) {
		return r, false
	}
	p := *b.Position()
	if b.quiz != nil && b.quiz.asks != nil { // in the middle of Egon's turn
		p = b.quiz.asks.Position()
	}
	r.Text = b.Say.Refusal(why, p.Layout())
	for _, at := range why.Faults {
		r.Faults = append(r.Faults, table.In(at))
	}
	return r, true
}

// Restart puts the example on the table as it begins.
func (l *Lesson) Restart() {
	l.Marks = nil
	l.lay(0)
}

// SeatNext seats the player to move in front in free play, and reports whether it did.
func (l *Lesson) SeatNext() bool {
	turn := l.table.Position().Turn()
	if l.Example.Egon || l.table.Match.Over() || turn == l.table.Front() {
		return false
	}
	l.table.LetGo()
	l.glide(scene.ViewOf(l.table.Position()), turn)
	return true
}

// setMatch puts a new match on the table.
func (l *Lesson) setMatch() {
	l.table.SetMatch(NewMatch(l.Example))
	l.table.SetMode(tabletop.Learning)
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
