package learn

import (
	"dreist/assets"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/match"
	"dreist/game/dreixdrei/primer"
	"dreist/game/lesson"
	"dreist/game/play"
	"dreist/render/dreixdrei/table"
	"dreist/render/tabletop"
	"dreist/render/teach"
)

// Lesson is the guide of an example on a live board.
type Lesson struct {
	teach.ExampleGuide[*match.Match, dreixdrei.Position, dreixdrei.Move, dreixdrei.Event]
	game  *primer.Example
	table *table.Table
	tries dreixdrei.Seat // the seat that makes the refused move on show
}

// NewExampleMatch returns an unsaved match of an example at its beginning.
func NewExampleMatch(e *primer.Example) *match.Match {
	m, err := match.New(e.Game.Deal, play.PersonsNamed(e.Game.SeatNames()), nil, play.DiscardSaver{})
	if err != nil {
		panic(err) // the examples are part of the program
	}
	return m
}

// NewLesson returns the guide of an example on the table of its match; note updates the stored progress.
func NewLesson(e *primer.Example, t *table.Table, note func(func(*lesson.Progress))) *Lesson {
	l := &Lesson{game: e, table: t}
	l.ExampleGuide = teach.NewExampleGuide(&e.Quest, primer.ExampleCount, note, &t.SharedTable, l)
	return l
}

// RestartExample puts the start of the example on the table.
func (l *Lesson) RestartExample() {
	l.table.SetMatch(NewExampleMatch(l.game), play.Seat(l.Example.StartPosition.Turn()))
	l.table.Phase = tabletop.LearningPhase
}

// RefusedMove returns the refused move of a try. If it has none, that is the move t.RefusedToken of the starting seat.
func (l *Lesson) RefusedMove(t *primer.Try) dreixdrei.Move {
	l.tries = t.PositionAfter.Turn()
	if t.RefusedMove == (dreixdrei.Move{}) {
		l.tries = l.Example.StartPosition.Turn()
		m, _ := dreixdrei.ParseMove(t.RefusedToken)
		return m
	}
	return t.RefusedMove
}

// ControlsTextKey returns the key of the sentence about the keyboard.
func (l *Lesson) ControlsTextKey() string { return "dreixdrei.lessons.keys" }

// SeatNames returns the names of the players, and the seat at the screen.
func (l *Lesson) SeatNames() (names []string, front int) {
	return l.table.Phrases.SeatNames, int(l.table.FrontSeat())
}

// ExplainAstray returns the key of the sentence about a move away from the goal; no rule explains it.
func (l *Lesson) ExplainAstray(m dreixdrei.Move) (why, rule string) {
	switch m.Action {
	case dreixdrei.LayCards:
		return "dreixdrei.lessons.away.lay", ""
	case dreixdrei.PickUpPile:
		return "dreixdrei.lessons.away.take", ""
	}
	return "lessons.away", ""
}

// HintText returns the sentence that asks for a move.
func (l *Lesson) HintText(m dreixdrei.Move) string {
	return l.table.Phrases.Say("dreixdrei.lessons.hint", assets.Values{"Deed": l.table.Phrases.MoveText(m)})
}
