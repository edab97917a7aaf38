package shell

import "github.com/hajimehoshi/ebiten/v2"

// mostAgain is the largest number of waiting later starts.
const mostAgain = 16

// HandleRestart tells the running program that it was started again, with a file to open, "" for none. It may be called from
// any goroutine.
func (a *App) HandleRestart(file string) {
	select {
	case a.again <- file:
	default: // too many: ignored
	}
	//lint:ignore SA1019 It is deprecated together with the mode in which a program sleeps, and nothing else wakes one.
	ebiten.ScheduleFrame()
}

// answerAgain answers the next later start once nothing is held: it raises the window and opens the file.
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

// raising is for how many ticks the window is raised.
const raising = 30

// raise raises the window for a tick and reports whether more ticks are needed. Systems only raise windows that are
// restored from minimized; otherwise the window just requests attention.
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
