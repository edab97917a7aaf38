//go:build window

package e2e

import (
	"encoding/json"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/drive"
	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/game/lesson"
	"dreist/render/dreist/scene"
)

// strike presses keys one after the other and waits for what they open.
func strike(d *drive.Driver, keys ...ebiten.Key) {
	for _, k := range keys {
		d.Key(k)
		d.Step(3)
	}
	d.Step(24)
}

// learnt returns the stored progress of the examples.
func learnt(t *testing.T, d *drive.Driver) lesson.Progress {
	t.Helper()
	files, err := d.Home().Store()
	if err != nil {
		t.Fatal(err)
	}
	notes, err := files.LoadNotes("learning")
	if err != nil {
		t.Fatal(err)
	}
	var p lesson.Progress
	if note, ok := notes["figures"]; ok {
		if err := json.Unmarshal(note, &p); err != nil {
			t.Fatal(err)
		}
	}
	return p
}

// TestAFigureIsWatchedAndPlayed goes from the start screen to an example, turns its pages, plays it with the mouse and leaves.
func TestAFigureIsWatchedAndPlayed(t *testing.T) {
	f := examples.All()[2]
	d := begin(t, drive.Options{})
	d.Step(24)
	for _, id := range []string{"start.learn", "learn.practice", "example.3"} {
		d.Press(id)
		d.Step(24)
	}
	opened := look(t, d)
	for range f.Steps {
		strike(d, ebiten.KeyArrowRight)
	}
	d.Step(120)
	if !learnt(t, d).Has(f.Number, lesson.Watched) {
		t.Error("the figure is not watched")
	}
	strike(d, ebiten.KeyW)
	wantSame(t, "from the beginning", look(t, d), opened)

	for range f.Steps {
		strike(d, ebiten.KeyArrowRight)
	}
	d.Step(120)
	strike(d, ebiten.KeyEnter) // continues by playing
	for _, s := range f.Steps {
		if s.Move.Action != dreist.LayCard {
			strike(d, ebiten.KeyEnter)
			continue
		}
		d.Drag(d.Place(scene.CardID(s.Move.Card)).Center(), d.Place(scene.CellID(s.Move.Card.Cell(int(s.Move.Row)))).Center())
		d.Step(40)
	}
	d.Step(60)
	if p := learnt(t, d); !p.Has(f.Number, lesson.Flawless) {
		t.Errorf("the figure is not played without a mistake: %+v", p)
	}
	strike(d, ebiten.KeyEscape)
	d.Press("menu.leave")
	d.Step(20)
	wantStart(t, d)
}
