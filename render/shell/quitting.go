package shell

import (
	"time"

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
	q.Menu = c.NewMenu(Menu{Items: q.items, Hold: func() bool { return true }})
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
	if q.Hidden() {
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

// Hidden is true until the wait is long enough to be noticed.
func (q *Quitting) Hidden() bool { return q.ticks < quitShown }

// Busy is true: ticks tell how long the wait is.
func (q *Quitting) Busy(bool) bool { return true }

// Close stores what is not stored yet, for as long as nothing comes through a channel. It is to be called when the
// program has run.
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
