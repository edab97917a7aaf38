package learn

import (
	"dreist/assets"
	"dreist/game/lesson"
	"dreist/game/play"
	"dreist/game/thegame"
	"dreist/game/thegame/match"
	"dreist/game/thegame/primer"
	"dreist/render/tabletop"
	"dreist/render/teach"
	"dreist/render/thegame/table"
)

// Lesson is the guide of an example on a live board.
type Lesson struct {
	teach.ExampleGuide[*match.Match, thegame.Position, thegame.Move, thegame.Event]
	game  *primer.Example
	table *table.Table
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

// Actor returns the seat that the learner plays now: the seat to move, or one that signals out of turn.
func (l *Lesson) Actor() play.Seat {
	if l.speaks() {
		return play.Seat(l.GoalMove().Seat)
	}
	return l.table.Match.Turn()
}

// speaks reports whether the learner is to signal now for a seat that is not to move.
func (l *Lesson) speaks() bool { return l.IsUnderway() && l.GoalMove().Action == thegame.GiveSignal }

// RefusedMove returns the refused move of a try, or a signal about the first pile if it has none.
func (l *Lesson) RefusedMove(t *primer.Try) thegame.Move {
	if t.RefusedMove == (thegame.Move{}) {
		return thegame.SignalMove(thegame.NoSeat, thegame.KeepOff, thegame.PileA)
	}
	return t.RefusedMove
}

// ControlsTextKey returns the key of the sentence about the keyboard.
func (l *Lesson) ControlsTextKey() string { return "examples.keys" }

// SeatNames returns the names of the players, and the seat at the screen.
func (l *Lesson) SeatNames() (names []string, front int) {
	return l.table.Phrases.SeatNames, int(l.table.FrontSeat())
}

// ExplainAstray returns the key of the sentence about a move away from the goal; no rule explains it.
func (l *Lesson) ExplainAstray(m thegame.Move) (why, rule string) {
	return [...]string{thegame.LayCard: "examples.away.lay", thegame.EndTurn: "examples.away.end", thegame.GiveSignal: "lessons.away"}[m.Action], ""
}

// HintText returns the sentence that asks for a move.
func (l *Lesson) HintText(m thegame.Move) string {
	say := &l.table.Phrases
	switch m.Action {
	case thegame.LayCard:
		return say.Say("examples.hint.lay", assets.Values{"Card": m.Card, "Pile": table.PileName(m.Pile)})
	case thegame.GiveSignal:
		return say.Say("examples.hint.say", assets.Values{"Wish": say.SignalText(m.Signal), "Pile": table.PileName(m.Pile)})
	}
	return say.Say("examples.hint.end")
}
