package panel

import (
	"image"
	"slices"
	"testing"

	"github.com/ebitenui/ebitenui/event"
	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"
)

// counted is a panel of three buttons that note their presses; the last cannot be pressed.
func counted(t *testing.T, options ...Option) (p *Panel, keys typist, pressed *[]string) {
	pressed = new([]string)
	note := func(name string) func() { return func() { *pressed = append(*pressed, name) } }
	p, keys = ready(t, []Item{
		Button{Label: "eins", Action: note("eins")},
		Row{Buttons: []Button{{Label: "zwei", Action: note("zwei")}, {Label: "drei", Style: Primary, Action: note("drei")}}},
		Button{Label: "vier"},
	}, options...)
	return p, keys, pressed
}

func TestClickPressesTheButtonUnderThePointer(t *testing.T) {
	mouse := newPointer(t)
	p, _, pressed := counted(t)
	for _, label := range []string{"eins", "drei", "vier", "zwei"} {
		r, _ := p.ButtonRect(label)
		mouse.over(r)
		mouse.click(p)
	}
	if want := []string{"eins", "drei", "zwei"}; !slices.Equal(*pressed, want) {
		t.Errorf("got %v, want %v", *pressed, want)
	}
}

func TestPressThatLeavesTheButtonIsTakenBack(t *testing.T) {
	mouse := newPointer(t)
	p, _, pressed := counted(t)
	r, _ := p.ButtonRect("eins")
	mouse.over(r)
	mouse.down = true
	p.Update()
	mouse.at = image.Pt(1, 1)
	p.Update()
	mouse.down = false
	p.Update()
	if len(*pressed) > 0 {
		t.Errorf("got %v, want nothing pressed", *pressed)
	}
}

func TestEnterPressesThePrimaryButton(t *testing.T) {
	newPointer(t)
	p, keys, pressed := counted(t)
	keys.strike(p, ebiten.KeyEnter)
	keys.strike(p, ebiten.KeySpace)
	keys.strike(p, ebiten.KeyAlt, ebiten.KeyEnter)
	if want := []string{"drei", "drei"}; !slices.Equal(*pressed, want) {
		t.Errorf("got %v, want %v", *pressed, want)
	}
}

func TestEnterFirstShowsAButtonThatIsNotPrimary(t *testing.T) {
	newPointer(t)
	count := 0
	p, keys := ready(t, []Item{Row{}, Button{Label: "weg damit", Action: func() { count++ }}})
	keys.strike(p, ebiten.KeyEnter)
	if count != 0 || focused(p) != "weg damit" {
		t.Errorf("first Enter: got %d presses and the ring around %q, want only the ring", count, focused(p))
	}
	keys.strike(p, ebiten.KeyEnter)
	if count != 1 {
		t.Errorf("second Enter: got %d presses, want 1", count)
	}
}

func TestWhatOpenedThePanelDoesNotPressInIt(t *testing.T) {
	newPointer(t)
	count := 0
	keys := typist{ebiten.KeySpace: 1}
	p := New(testSkin(t), window(960, 600, 1), []Item{Button{Label: "gut", Style: Primary, Action: func() { count++ }}})
	p.keys = keys.keyboard()
	p.Update()
	keys[ebiten.KeySpace] = 2
	p.Update()
	delete(keys, ebiten.KeySpace)
	p.Update()
	if count != 0 {
		t.Fatal("the key that was down when the panel appeared pressed its button")
	}
	keys.strike(p, ebiten.KeySpace)
	if count != 1 {
		t.Errorf("got %d presses by the next key, want 1", count)
	}
}

func TestActionMayReplaceThePanel(t *testing.T) {
	mouse := newPointer(t)
	var p *Panel
	p, _ = ready(t, []Item{Button{Label: "Ton: an", Action: func() {
		p = New(p.skin, window(1280, 800, 1), []Item{Button{Label: "Ton: aus", Action: nothing}}, Continue(p))
	}}})
	r, _ := p.ButtonRect("Ton: an")
	mouse.over(r)
	mouse.click(p)
	if _, ok := p.ButtonRect("Ton: aus"); !ok {
		t.Error("the panel was not replaced")
	}
}

func TestSliderFollowsThePointer(t *testing.T) {
	mouse := newPointer(t)
	var values []int
	p, keys := ready(t, []Item{Slider{Label: "Melodien", Value: 50, Changed: func(v int) { values = append(values, v) }}})
	groove, _ := p.SliderRect("Melodien")
	mouse.at = image.Pt(int(groove.X), int(groove.Center().Y))
	mouse.down = true
	p.Update()
	mouse.at.X = int(groove.Right())
	p.Update()
	mouse.down = false
	p.Update()
	mouse.at.X = int(groove.X)
	p.Update()
	keys.strike(p, ebiten.KeyArrowLeft) // shows the focus
	keys.strike(p, ebiten.KeyArrowLeft)
	keys.strike(p, ebiten.KeyArrowRight)
	keys.strike(p, ebiten.KeyArrowRight)
	if want := []int{0, 100, 95, 100}; !slices.Equal(values, want) {
		t.Errorf("got %v, want %v", values, want)
	}
}

func TestWheelTurnsTheSlider(t *testing.T) {
	newPointer(t)
	var values []int
	p, _ := ready(t, []Item{Slider{Value: 92, Changed: func(v int) { values = append(values, v) }}})
	w := p.focus.controls[0].(*slider).GetWidget()
	for _, y := range []float64{1, 0.3, -1} {
		w.ScrolledEvent.Fire(&widget.WidgetScrolledEventArgs{Widget: w, Y: y})
		event.ExecuteDeferred()
	}
	p.Update()
	if want := []int{97, 98, 94}; !slices.Equal(values, want) {
		t.Errorf("got %v, want %v", values, want)
	}
}

func TestChoiceByMouseAndKeys(t *testing.T) {
	mouse := newPointer(t)
	var chosen []int
	p, keys := ready(t, []Item{Choice{Options: []string{"langsam", "normal", "schnell"}, Index: 1, Changed: func(i int) { chosen = append(chosen, i) }}})
	for _, option := range []string{"schnell", "schnell", "langsam"} {
		r, _ := p.ButtonRect(option)
		mouse.over(r)
		mouse.click(p)
	}
	keys.strike(p, ebiten.KeyTab) // shows the focus
	keys.strike(p, ebiten.KeyArrowLeft)
	keys.strike(p, ebiten.KeyArrowRight)
	keys.strike(p, ebiten.KeyEnter)
	keys.strike(p, ebiten.KeyEnter)
	if want := []int{2, 0, 1, 2, 0}; !slices.Equal(chosen, want) {
		t.Errorf("got %v, want %v", chosen, want)
	}
}

func TestStepperByMouse(t *testing.T) {
	mouse := newPointer(t)
	var chosen []int
	p, _ := ready(t, []Item{Choice{Options: []string{"gemächlich wie Egon", "ganz gewöhnlich", "schnell wie der Blitz"}, Changed: func(i int) { chosen = append(chosen, i) }}}, Width(300))
	c := p.focus.controls[0].(*choice)
	for _, arrow := range []int{1, 1, 1, 0} {
		mouse.over(rect(c.seat(arrow)))
		mouse.click(p)
	}
	if want := []int{1, 2, 1}; !slices.Equal(chosen, want) {
		t.Errorf("got %v, want %v", chosen, want)
	}
}
