//go:build window

package e2e

import (
	"encoding/json"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/drive"
	"dreist/game/dreist/puzzle"
)

// TestAPuzzleIsSolvedAndRemembered opens a puzzle by its code, answers wrongly, then rightly, and goes back.
func TestAPuzzleIsSolvedAndRemembered(t *testing.T) {
	d := begin(t, drive.Options{Language: "de_DE.UTF-8"})
	d.Step(20)
	d.Practise()
	corner := look(t, d)
	p := d.OpenPuzzle(puzzle.Where, 1, 1)
	posed := look(t, d)
	d.Step(60)
	d.DrawnBytes()
	for range 10 {
		d.Step(1)
		if n := d.DrawnBytes(); n > nothingDrawn {
			t.Errorf("a puzzle at rest sends %d bytes of drawing commands", n)
		}
	}
	right := p.Right()
	d.Key(ebiten.KeyEnter) // "nowhere", which is wrong
	d.Step(60)
	if differences(look(t, d), posed, nil) == 0 {
		t.Error("a wrong answer changes nothing")
	}
	for _, i := range right {
		p.Option(i)
	}
	d.Key(ebiten.KeyEnter)
	d.Step(120)
	hold(t, d)
	files, err := d.Home().Store()
	if err != nil {
		t.Fatal(err)
	}
	notes, err := files.LoadNotes("practice")
	if err != nil {
		t.Fatal(err)
	}
	var best puzzle.Best
	if err := json.Unmarshal(notes["best"], &best); err != nil {
		t.Fatal(err)
	}
	if got := best.Result(puzzle.Where, 1); got.Stars != [3]int{0, 1, 0} || got.Millis != 0 {
		t.Errorf("remembered is %+v, want one puzzle with two stars", got)
	}
	d.Key(ebiten.KeyEscape)
	d.Step(20)
	if differences(look(t, d), corner, nil) == 0 {
		t.Error("the stars are not shown where puzzles are chosen")
	}
	d.Strike(ebiten.KeyEscape, ebiten.KeyEscape)
	d.Step(20)
	wantStart(t, d)
}
