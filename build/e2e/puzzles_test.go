//go:build window

package e2e

import (
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
	rests := 0 // ticks without drawing, but for a figure that blinks
	for range 60 {
		if d.Step(1); d.DrawnBytes() <= nothingDrawn {
			rests++
		}
	}
	if rests < 50 {
		t.Errorf("a puzzle at rest draws in %d of 60 ticks", 60-rests)
	}
	d.Key(ebiten.KeyEnter) // "nowhere", which is wrong
	d.Step(60)
	if differences(look(t, d), posed, nil) == 0 {
		t.Error("a wrong answer changes nothing")
	}
	d.Key(ebiten.KeyEscape)
	d.Step(20)
	d.Press("menu.leave")
	d.Step(20)
	wantStart(t, d)
}
