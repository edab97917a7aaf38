package dreist

import (
	"dreist/assets/msg"
	"dreist/game/store"
	"dreist/render/dreist/lessons"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/session"
	"dreist/render/shell"
)

// menu returns the pause menu over the table.
func (a *tableScreen) menu() shell.Screen {
	return a.game.Pause(screens.Pause{Resume: a.resumeKey, AsText: a.AsText, Begin: a.beginnings, Depart: a.departures})
}

// resumeKey is the key of the button that goes on with what the pause menu lies over.
func (a *tableScreen) resumeKey() string {
	if a.table.Status.Caption.Ribbon {
		return msg.MenuResumePractice
	}
	return msg.MenuResume
}

// departures returns the buttons of the pause menu that lead away from the table: to a look back, to where the player
// came from, and to the start screen.
func (a *tableScreen) departures() []panel.Button {
	ways := []panel.Button{a.leaveButton(msg.MenuLeave, panel.Quiet)}
	if a.ways.Origin != (session.Origin{}) && a.ways.Origin.Away != session.ToStart {
		ways = append(ways, a.game.Button(msg.MenuLeave, panel.Quiet, func() shell.Step { return shell.Home() }))
	}
	if a.riddle != nil {
		return append([]panel.Button{a.game.Button(msg.PuzzlesBack, panel.Quiet, a.game.puzzles.Show)}, ways...)
	}
	if a.table.Guide != nil && !a.planner.Leads() {
		return ways // there is nothing to look back on
	}
	return append([]panel.Button{a.reviewButton()}, ways...)
}

// beginnings returns the buttons for what may begin anew: another game, or what a guide leads through.
func (a *tableScreen) beginnings() []panel.Button {
	anew := func(key string, begin func() shell.Step) []panel.Button {
		return []panel.Button{a.game.Button(key, panel.Quiet, func() shell.Step { return begin().InPlace() })}
	}
	switch {
	case a.lesson != nil:
		return anew(msg.LessonsAgain, func() shell.Step {
			a.table.Push(lessons.AgainExample)
			return shell.Close()
		})
	case a.riddle != nil && a.riddle.Rush != nil:
		return anew(msg.PuzzlesRushAgain, a.game.puzzles.BeginRush)
	case a.riddle != nil:
		return anew(msg.PuzzlesAnother, a.nextPuzzle)
	}
	if a.mode.slot == tutorSlot {
		return anew(msg.LessonsAgain, a.playAgain)
	}
	return append(anew(msg.MenuNew, a.newOfKind), anew(msg.MenuRestart, a.playAgain)...)
}

// askNew begins a single game, after asking where that would end an unfinished one.
func (a *game) askNew() shell.Step { return a.askBefore(shell.Close, a.newGame) }

// askBefore begins a single game in some way, after asking where that would end an unfinished one. Who says no is led back.
func (a *game) askBefore(back, begin func() shell.Step) shell.Step {
	if saved := a.findSaved(store.Solo); saved != nil && len(saved.History()) > 0 {
		return a.Confirm(msg.ConfirmNewText, back, begin)
	}
	return begin()
}
