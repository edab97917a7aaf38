package drive

import (
	"errors"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/dreist"
	"dreist/render/scene"
)

// Finish waits for Egon's turn, if it is to come, and ends it at once with Escape.
func (t *Table) Finish() {
	if t.WaitForEgon() {
		t.line.Flush()
		t.line.TakeStarted()
		t.driver.Key(ebiten.KeyEscape)
	}
}

// WaitForEgon waits until Egon's turn is being shown, and reports whether it is.
func (t *Table) WaitForEgon() bool {
	return t.StepUntil(func(step *scene.Step, _ float64) bool { return step.Seat == dreist.EgonSeat })
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

// Again watches Egon's last turn once more, to its end.
func (t *Table) Again() {
	d := t.driver
	if d.err != nil {
		return
	}
	before, events, ok := t.match.LastEgon()
	if !ok {
		d.Fail(errors.New("drive: Egon has not played yet"))
		return
	}
	t.line.SetSpeed(min(t.speed, scene.Fast))
	t.line.Show(scene.ViewOf(&before))
	t.line.Play(events)
	d.Key(ebiten.KeyW)
	for d.err == nil && t.line.Busy() {
		d.Step(1)
	}
	t.line.SetSpeed(t.speed)
	t.line.Glide(scene.ViewOf(t.Position()))
	t.Settle()
}
