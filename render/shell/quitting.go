package shell

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets/msg"
	"dreist/input"
	"dreist/render/panel"
)

// Quitting is the panel over everything while the program waits for the disk before it ends. Who is tired of that may go
// back at any time, and once the disk seems not to answer any more may end the program all the same.
type Quitting struct {
	*Menu
	saving func() bool
	then   func() Step
	ticks  int
}

// In how many ticks the panel is seen, as most disks are faster than the eye, and in how many it offers not to wait.
const (
	quitShown = 20
	quitAsks  = 300
)

// QuitAfter returns the step that follows when nothing is being saved any more, at once or after a wait.
func (c *Context) QuitAfter(saving func() bool, then func() Step) Step {
	if !saving() {
		return then()
	}
	q := &Quitting{saving: saving, then: then}
	q.Menu = c.NewMenu(Menu{Items: q.items})
	return Push(q)
}

func (q *Quitting) items() []panel.Item {
	back := q.Button(msg.ConfirmQuitNo, panel.Primary, Close)
	if q.ticks < quitAsks {
		return []panel.Item{panel.Paragraph{Text: q.Say(msg.ConfirmQuitSaving)}, panel.Row{Buttons: []panel.Button{back}}}
	}
	return []panel.Item{
		panel.Title{Text: q.Say(msg.ConfirmQuitTitle)}, panel.Paragraph{Text: q.Say(msg.ConfirmQuitStuck)},
		panel.Row{Buttons: []panel.Button{back, q.Button(msg.ConfirmQuitYes, panel.Quiet, Quit)}},
	}
}

// Handle gives a gesture to the panel as soon as it is seen.
func (q *Quitting) Handle(g input.Gesture) Step {
	if q.ticks < quitShown {
		return Stay()
	}
	return q.Menu.Handle(g)
}

// Update goes on when all is saved.
func (q *Quitting) Update(top bool) Step {
	if top && !q.saving() {
		return q.then().InPlace()
	}
	if q.ticks++; q.ticks == quitShown || q.ticks == quitAsks {
		q.Refresh()
	}
	return q.Menu.Update(top)
}

// Draw draws the panel once the wait is long enough to be noticed.
func (q *Quitting) Draw(screen *ebiten.Image, top bool) {
	if q.ticks >= quitShown {
		q.Menu.Draw(screen, top)
	}
}

// Busy is true: ticks tell how long the wait is.
func (q *Quitting) Busy(bool) bool { return true }

// Close stores what is not stored yet, for as long as nothing comes through a channel. It is to be called when the
// program has run.
func (a *App) Close(enough <-chan time.Time) {
	closed := make(chan struct{})
	go func() {
		defer close(closed)
		a.game.Close()
	}()
	select {
	case <-closed:
	case <-enough:
	}
}
