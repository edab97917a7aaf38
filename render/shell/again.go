package shell

import "github.com/hajimehoshi/ebiten/v2"

// mostAgain is the maximum number of restarts that wait to be handled.
const mostAgain = 16

// HandleSecondStart is called, in any goroutine, when the program was started a second time, with a file to open or "".
func (a *App) HandleSecondStart(file string) {
	select {
	case a.again <- file:
	default: // too many: ignored
	}
	//lint:ignore SA1019 It is deprecated together with the mode in which a program sleeps, and nothing else wakes one.
	ebiten.ScheduleFrame()
}

// answerAgain handles the next restart unless the open screen must not be covered: it raises the window and opens the file.
func (a *App) answerAgain() {
	if a.stack.held() {
		return
	}
	select {
	case file := <-a.again:
		a.raised = raising
		if file != "" {
			a.Navigate(a.program.OpenPath(file, a.stack.screens))
		}
	default:
	}
}

// raising is the number of ticks for which the window is raised.
const raising = 30

// raise raises the window for a tick and reports whether more ticks are needed. Systems only raise windows that are restored from
// minimized; otherwise the window just requests attention.
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
