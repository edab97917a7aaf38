package shell

import (
	"os"
	"os/signal"
	"syscall"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/panel"
)

// QuitScreen is the panel shown while the program waits for the disk before it ends. The player can go back at any time and, if the
// disk does not respond, quit anyway.
type QuitScreen struct {
	*PanelScreen
	isSaving    func() bool
	onSaved     func() Navigation
	waitedTicks int
}

// Ticks until the panel is shown, as most writes are quick, and until it offers to quit without waiting.
const (
	quitShownAfter = 20
	quitAskedAfter = 300
)

// NavigateAfterSaving returns the step that calls then once saving returns false, now or after a wait.
func (c *Context) NavigateAfterSaving(saving func() bool, then func() Navigation) Navigation {
	if !saving() {
		return then()
	}
	q := &QuitScreen{isSaving: saving, onSaved: then}
	q.PanelScreen = c.NewPanelScreen(PanelScreen{Items: q.items, BlocksCover: func() bool { return true }})
	return Push(q)
}

func (q *QuitScreen) items() []panel.Item {
	back := q.Button("confirm.quit.no", panel.PrimaryStyle, Close)
	if q.waitedTicks < quitAskedAfter {
		return []panel.Item{panel.Paragraph{Text: q.Say("confirm.quit.saving")}, panel.Row{Buttons: []panel.Button{back}}}
	}
	return []panel.Item{
		panel.Title{Text: q.Say("confirm.quit.title")}, panel.Paragraph{Text: q.Say("confirm.quit.stuck")},
		panel.Row{Buttons: []panel.Button{back, q.Button("confirm.quit.yes", panel.QuietStyle, Quit)}},
	}
}

// Handle passes a gesture to the panel once it is visible.
func (q *QuitScreen) Handle(g input.Gesture) Navigation {
	if q.isHidden() {
		return Stay()
	}
	return q.PanelScreen.Handle(g)
}

// Tick takes the step that onSaved returns, once everything is saved and the screen is the topmost one. Until then it counts the ticks until the
// panel is shown and offers to quit without waiting.
func (q *QuitScreen) Tick(top bool) Navigation {
	if top && !q.isSaving() {
		return q.onSaved().ReplacingScreen()
	}
	if q.waitedTicks++; q.waitedTicks == quitShownAfter || q.waitedTicks == quitAskedAfter {
		q.Refresh()
	}
	return q.PanelScreen.Tick(top)
}

// isHidden reports whether the wait is still too short to be shown.
func (q *QuitScreen) isHidden() bool { return q.waitedTicks < quitShownAfter }

// NeedsTick returns true, to count the ticks of the wait.
func (q *QuitScreen) NeedsTick(bool) bool { return true }

// requestEnd ends the program as Quit does, without a question. It may be called from any goroutine.
func (a *App) requestEnd() {
	a.mustEnd.Store(true)
	//lint:ignore SA1019 It is deprecated together with the mode in which a program sleeps, and nothing else wakes one.
	ebiten.ScheduleFrame()
}

// QuitOnSignal ends the program on an interrupt, at the end of the session, or when its terminal closes.
func (a *App) QuitOnSignal() {
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	go func() {
		<-signals
		signal.Stop(signals) // a second one ends a program that hangs
		a.requestEnd()
	}()
}

// Close saves unsaved data, but stops waiting when enough receives a value. Call it after the game loop.
func (a *App) Close(enough <-chan time.Time) {
	closed := make(chan struct{})
	go func() {
		defer close(closed)
		a.program.Close()
	}()
	select {
	case <-closed:
	case <-enough:
	}
}
