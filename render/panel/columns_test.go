package panel

import (
	"fmt"
	"slices"
	"testing"

	"dreist/game/store"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/target"
)

// two returns a panel of two columns, eight switches in the left one and pictures and a switch in the right one, in a
// window of a logical height. What is used is noted.
func two(t *testing.T, high float64, old *Panel) (p *Panel, used *[]string) {
	used = new([]string)
	var left []Item
	for i := range 8 {
		id := fmt.Sprintf("switch %d", i)
		left = append(left, Switch{ID: id, Label: id, OnChange: func(on bool) { *used = append(*used, fmt.Sprint(id, " ", on)) }})
	}
	right := []Item{
		SectionHeading{Text: "rechts"},
		Swatches{ID: "swatches", Options: []Swatch{{Motif: ClothSample(0)}, {Motif: ClothSample(1)}, {Motif: ClothSample(2)}}, SwatchWidth: 50, SwatchHeight: 40, OnChange: func(i int) { *used = append(*used, fmt.Sprint("swatch ", i)) }},
		Switch{ID: "last", Label: "laut"},
	}
	p = New(testSkin(t), window(960, high, 1), []Item{Title{Text: "Titel"}, Columns{ID: "two", Left: left, Right: right}, Row{Buttons: []Button{{ID: "back", Label: "zurück", Action: nothing}}}}, WithWidth(700), ContinueFrom(old))
	return p, used
}

func TestASwitchIsTurnedByMouseAndKeys(t *testing.T) {
	p, used := two(t, 800, nil)
	mouse := newHand()
	mouse.ClickOn(p, targetNamed(t, p, "switch 1"))
	mouse.ClickOn(p, targetNamed(t, p, "switch 1"))
	strike(p, input.KeyDown) // only shows where the focus is
	strike(p, input.KeyDown)
	strike(p, input.KeySpace)
	if want := []string{"switch 1 true", "switch 1 false", "switch 2 true"}; !slices.Equal(*used, want) {
		t.Errorf("got %q, want %q", *used, want)
	}
}

func TestASwatchIsChosenByMouseAndKeys(t *testing.T) {
	p, used := two(t, 800, nil)
	newHand().ClickOn(p, targetNamed(t, p, "swatches.2"))
	strike(p, input.KeyLeft)
	strike(p, input.KeyLeft)
	strike(p, input.KeyRight)
	strike(p, input.KeyRight)
	strike(p, input.KeyEnter)
	if want := []string{"swatch 2", "swatch 1", "swatch 2", "swatch 0"}; !slices.Equal(*used, want) {
		t.Errorf("got %q, want %q", *used, want)
	}
}

// TestKeysStayInTheirColumn goes down the left column and on to the button below both, and up again.
func TestKeysStayInTheirColumn(t *testing.T) {
	p, used := two(t, 800, nil)
	for range 9 {
		strike(p, input.KeyDown)
	}
	if got := p.focus.current().AppendZones(nil)[0].ID; got != "back" {
		t.Fatalf("got the focus on %s, want the button below", got)
	}
	strike(p, input.KeyUp)
	strike(p, input.KeyEnter)
	strike(p, input.KeyRight)
	strike(p, input.KeyRight)
	if want := []string{"switch 7 true"}; !slices.Equal(*used, want) {
		t.Errorf("got %q, want %q", *used, want)
	}
}

// TestColumnsScrollWhereTheyAreTooHigh looks for the last switch in a low window: by the keys, by the wheel and by
// the bar.
func TestColumnsScrollWhereTheyAreTooHigh(t *testing.T) {
	last := func(p *Panel) bool {
		_, ok := target.Find(p.Targets(nil), "switch 7")
		return ok
	}
	p, _ := two(t, 300, nil)
	if b := p.Bounds(); b.H > 300 {
		t.Errorf("the panel is %v high, want 300 at most", b.H)
	}
	if last(p) {
		t.Fatal("the last switch is seen at the start")
	}
	for range 8 {
		strike(p, input.KeyDown)
	}
	if !last(p) {
		t.Error("the last switch is not seen where it has the focus")
	}
	top := p.columns.top
	again, _ := two(t, 300, p)
	if again.columns.top != top {
		t.Errorf("made again, the columns are scrolled by %d, want %d", again.columns.top, top)
	}

	p, used := two(t, 300, nil)
	mouse := newHand()
	mouse.Over(p, targetNamed(t, p, "last"))
	mouse.Wheel(p, -9)
	if !last(p) || len(*used) > 0 {
		t.Errorf("the wheel has not scrolled to the last switch; used: %q", *used)
	}
	mouse.Over(p, targetNamed(t, p, "two.bar"))
	mouse.Press(p)
	mouse.By(p, 0, -400)
	mouse.Release(p)
	if last(p) {
		t.Error("the bar does not lead back up")
	}
	// What is scrolled away cannot be pressed.
	for _, c := range p.focus.controls {
		if c.AppendZones(nil)[0].ID == "switch 7" {
			mouse.ClickOn(p, geom.FromImageRect(c.Bounds()))
		}
	}
	if len(*used) > 0 {
		t.Errorf("used: %q, want nothing", *used)
	}
}

// TestThereIsAPieceOfEveryCloth draws what the cloths are chosen by.
func TestThereIsAPieceOfEveryCloth(t *testing.T) {
	for i := range store.Cloths() {
		if got := ClothSample(i).Paint(kit.PaintRequest{W: 56, H: 40}).Bounds(); got.Dx() != 56 || got.Dy() != 40 {
			t.Errorf("cloth %d: got a piece of %v, want 56 by 40", i, got)
		}
	}
}
