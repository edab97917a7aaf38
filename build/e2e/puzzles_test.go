//go:build window

package e2e

import (
	"dreist/assets/msg"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/drive"
	"dreist/game/dreist/puzzle"
)

// TestAPuzzleIsAnswered opens a puzzle of the list, answers it wrongly, and goes back.
func TestAPuzzleIsAnswered(t *testing.T) {
	d := begin(t, drive.Options{Language: "de_DE.UTF-8"})
	d.Step(20)
	d.Practise()
	d.OpenPuzzle(puzzle.Where, 1)
	posed := look(t, d)
	d.Step(60)
	d.DrawnBytes()
	for range 10 {
		d.Step(1)
		if n := d.DrawnBytes(); n > nothingDrawn {
			t.Errorf("a puzzle at rest sends %d bytes of drawing commands", n)
		}
	}
	d.Key(ebiten.KeyEnter) // "nowhere", which is wrong
	d.Step(60)
	if differences(look(t, d), posed, nil) == 0 {
		t.Error("a wrong answer changes nothing")
	}
	d.Key(ebiten.KeyEscape)
	d.Step(20)
	d.Press(msg.MenuLeave)
	d.Step(20)
	wantStart(t, d)
}
