package drive

import (
	"errors"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/dreist"
	"dreist/render/dreist/scene"
	"dreist/render/stage"
)

// Finish waits for the turns of the others, if they are to come, and ends it at once with Escape.
func (t *Table) Finish() {
	if t.WaitForOther() {
		t.line.Flush()
		t.line.TakeStarted()
		t.driver.Key(ebiten.KeyEscape)
	}
}

// WaitForEgon waits until Egon's turn is being shown, and reports whether it is.
func (t *Table) WaitForEgon() bool {
	return t.StepUntil(func(step *scene.Step, _ float64) bool { return dreist.Seat(step.Seat) == dreist.EgonSeat })
}

// WaitForOther waits until the turn of somebody is being shown who does not sit at the screen, and reports whether it
// is.
func (t *Table) WaitForOther() bool {
	return t.StepUntil(func(*scene.Step, float64) bool { return t.line.Watching() })
}

// Skip clicks Egon's next step up, where nothing else can be clicked.
func (t *Table) Skip() {
	d := t.driver
	d.Move(t.Geometry().Prompt.Center())
	d.Press()
	if d.err == nil {
		t.line.Skip()
		t.line.TakeStarted()
	}
	d.Release()
}

// Pause strikes the space bar, which halts Egon's turn and lets it go on.
func (t *Table) Pause() {
	if t.driver.err == nil {
		t.line.SetPaused(!t.line.Paused())
	}
	t.driver.Key(ebiten.KeySpace)
}

// TakeBack takes the last move back by a key.
func (t *Table) TakeBack(k ebiten.Key) {
	d := t.driver
	if d.err != nil {
		return
	}
	if !t.match.Undo() {
		d.Fail(errors.New("drive: there is no move to take back"))
		return
	}
	t.line.MakeRoom(t.Position())
	t.line.Glide(scene.ViewOf(t.Position()))
	d.Key(k)
}

// LookBack opens the log and looks back on the match from there.
func (t *Table) LookBack() {
	t.driver.Key(ebiten.KeyL)
	_, foot := t.Geometry().LogSheet()
	t.driver.Click(foot.Center())
}

// Rest clicks where nothing happens, so that the program counts on the mouse and names no keys.
func (t *Table) Rest() { t.driver.Click(t.Geometry().Prompt.Center()) }

// Again watches the last turns of the others once more, to its end.
func (t *Table) Again() {
	d := t.driver
	if d.err != nil {
		return
	}
	steps, first := t.match.LastTurns(t.line.Seating().Front)
	if len(steps) == 0 {
		d.Fail(errors.New("drive: nobody else has played yet"))
		return
	}
	t.line.Limit(stage.Fast)
	t.line.Watch([dreist.MaxSeats]bool{true, true, true, true})
	t.line.Show(scene.ViewOf(t.match.Before(first)))
	for _, step := range steps {
		t.line.Play(step.Events)
	}
	d.Key(ebiten.KeyW)
	for d.err == nil && t.line.Busy() {
		d.Step(1)
	}
	t.line.Limit(stage.Instant)
	t.line.Watch(seating(t.match, t.line.Seating().Front).Watched)
	t.line.Glide(scene.ViewOf(t.Position()))
	t.Settle()
}
