package shell

import "github.com/hajimehoshi/ebiten/v2"

// mostAgain is how many later starts may wait to be answered.
const mostAgain = 16

// Again tells the program that it was started once more, with the file that start was to open, "" for none. It may be called from any goroutine.
func (a *App) Again(file string) {
	select {
	case a.again <- file:
	default: // nobody looks at so many
	}
	//lint:ignore SA1019 It is deprecated together with the mode in which a program sleeps, and nothing else wakes one.
	ebiten.ScheduleFrame()
}

// answerAgain answers the next of the later starts, once nothing is held: the window comes to the front, and shows the file.
func (a *App) answerAgain() {
	if a.stack.held() {
		return
	}
	select {
	case file := <-a.again:
		a.raised = raising
		if file != "" {
			a.Take(a.program.OpenPath(file, a.stack.screens))
		}
	default:
	}
}

// raising is for how many ticks it is seen to that the window comes to the front.
const raising = 30

// raise lets a tick pass in which the window comes to the front, and reports whether one is still to come. Systems let windows rise only that come back from being
// minimized; where they know no such thing, it is only told that the window wants to be seen.
func (a *App) raise() bool {
	if !ownWindow || a.raised == 0 {
		return false
	}
	a.raised--
	switch {
	case ebiten.IsWindowMinimized():
		ebiten.RestoreWindow()
		a.raised = 0
	case ebiten.IsFocused():
		a.raised = 0
	case a.raised == raising-1:
		ebiten.MinimizeWindow()
	case a.raised == 0:
		ebiten.RequestAttention()
	}
	return a.raised > 0
}
