package shell

import "github.com/hajimehoshi/ebiten/v2"

const maxSecondStarts = 16

// HandleSecondStart is called, in any goroutine, when the program was started a second time, with a file to open or "".
func (a *App) HandleSecondStart(file string) {
	select {
	case a.secondStarts <- file:
	default: // too many: ignored
	}
	//lint:ignore SA1019 It is deprecated together with the mode in which a program sleeps, and nothing else wakes one.
	ebiten.ScheduleFrame()
}

// handleSecondStart handles the next restart unless the open screen must not be covered: it raises the window and opens the file.
func (a *App) handleSecondStart() {
	if a.stack.mustNotBeCovered() {
		return
	}
	select {
	case file := <-a.secondStarts:
		a.raiseTicks = raiseWindowTicks
		if file != "" {
			a.Navigate(a.program.OpenPath(file, a.stack.screens))
		}
	default:
	}
}

const raiseWindowTicks = 30

// raiseWindow raises the window for a tick and reports whether more ticks are needed. Systems only raise windows that are restored from
// minimized; otherwise the window just requests attention.
func (a *App) raiseWindow() bool {
	if !hasOwnWindow || a.raiseTicks == 0 {
		return false
	}
	a.raiseTicks--
	switch {
	case ebiten.IsWindowMinimized():
		ebiten.RestoreWindow()
		a.raiseTicks = 0
	case ebiten.IsFocused():
		a.raiseTicks = 0
	case a.raiseTicks == raiseWindowTicks-1:
		ebiten.MinimizeWindow()
	case a.raiseTicks == 0:
		ebiten.RequestAttention()
	}
	return a.raiseTicks > 0
}
