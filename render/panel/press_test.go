package panel

import (
	"image"
	"slices"
	"testing"

	"dreist/input"
)

// counted is a panel of three buttons that note their presses; the last cannot be pressed.
func counted(t *testing.T, options ...Option) (p *Panel, pressed *[]string) {
	pressed = new([]string)
	note := func(name string) func() { return func() { *pressed = append(*pressed, name) } }
	p = made(t, []Item{
		Button{Label: "eins", Action: note("eins")},
		Row{Buttons: []Button{{Label: "zwei", Action: note("zwei")}, {Label: "drei", Style: PrimaryStyle, Action: note("drei")}}},
		Button{Label: "vier"},
	}, options...)
	return p, pressed
}

func TestClickPressesTheButtonUnderThePointer(t *testing.T) {
	mouse := newHand()
	p, pressed := counted(t)
	for _, label := range []string{"eins", "drei", "vier", "zwei"} {
		r, _ := targetLabelled(p, label)
		mouse.ClickOn(p, r)
	}
	if want := []string{"eins", "drei", "zwei"}; !slices.Equal(*pressed, want) {
		t.Errorf("got %v, want %v", *pressed, want)
	}
}

func TestPressThatLeavesTheButtonIsTakenBack(t *testing.T) {
	mouse := newHand()
	p, pressed := counted(t)
	r, _ := targetLabelled(p, "eins")
	mouse.Over(p, r)
	mouse.Press(p)
	mouse.To(p, image.Pt(1, 1))
	mouse.Release(p)
	if len(*pressed) > 0 {
		t.Errorf("got %v, want nothing pressed", *pressed)
	}
}

func TestEnterPressesThePrimaryButton(t *testing.T) {
	p, pressed := counted(t)
	strike(p, input.KeyEnter)
	strike(p, input.KeySpace)
	strike(p, input.KeyEnter, input.Alt)
	if want := []string{"drei", "drei"}; !slices.Equal(*pressed, want) {
		t.Errorf("got %v, want %v", *pressed, want)
	}
}

func TestEnterFirstShowsAButtonThatIsNotPrimary(t *testing.T) {
	count := 0
	p := made(t, []Item{Row{}, Button{Label: "weg damit", Action: func() { count++ }}})
	strike(p, input.KeyEnter)
	if count != 0 || focused(p) != "weg damit" {
		t.Errorf("first Enter: got %d presses and the ring around %q, want only the ring", count, focused(p))
	}
	strike(p, input.KeyEnter)
	if count != 1 {
		t.Errorf("second Enter: got %d presses, want 1", count)
	}
}

func TestWhatOpenedThePanelDoesNotPressInIt(t *testing.T) {
	p, pressed := counted(t)
	r, _ := targetLabelled(p, "eins")
	at := input.Point(r.Center())
	p.Handle(input.Gesture{Kind: input.Tap, From: at, At: at})
	p.Handle(input.Gesture{Kind: input.EditKey, Key: input.KeyTab, IsRepeat: true})
	if len(*pressed) > 0 || focused(p) != "" {
		t.Errorf("what was held before the panel appeared pressed %v and led to %q", *pressed, focused(p))
	}
	strike(p, input.KeyTab)
	p.Handle(input.Gesture{Kind: input.EditKey, Key: input.KeyTab, IsRepeat: true})
	if got := focused(p); got != "eins" {
		t.Errorf("a key that is held on: got the focus on %q, want it led on", got)
	}
}

func TestACancelPressesNothing(t *testing.T) {
	mouse := newHand()
	p, pressed := counted(t)
	r, _ := targetLabelled(p, "eins")
	mouse.Over(p, r)
	mouse.Press(p)
	p.Handle(input.Gesture{Kind: input.Cancel, From: mouse.From, At: mouse.At})
	mouse.Release(p)
	if len(*pressed) > 0 {
		t.Errorf("got %v, want nothing pressed", *pressed)
	}
}

func TestChoiceByMouseAndKeys(t *testing.T) {
	mouse := newHand()
	var chosen []int
	p := made(t, []Item{Choice{Options: []string{"langsam", "normal", "schnell"}, SelectedIndex: 1, OnChange: func(i int) { chosen = append(chosen, i) }}})
	for _, option := range []string{"schnell", "schnell", "langsam"} {
		r, _ := targetLabelled(p, option)
		mouse.Over(p, r)
		mouse.Click(p)
	}
	strike(p, input.KeyTab) // shows the focus
	strike(p, input.KeyLeft)
	strike(p, input.KeyRight)
	strike(p, input.KeyEnter)
	strike(p, input.KeyEnter)
	if want := []int{2, 0, 1, 2, 0}; !slices.Equal(chosen, want) {
		t.Errorf("got %v, want %v", chosen, want)
	}
}

func TestStepperByMouse(t *testing.T) {
	mouse := newHand()
	var chosen []int
	p := made(t, []Item{Choice{Options: []string{"gemächlich wie Egon", "ganz gewöhnlich", "schnell wie der Blitz"}, OnChange: func(i int) { chosen = append(chosen, i) }}}, WithWidth(300))
	for _, arrow := range []string{"forth", "forth", "forth", "back"} {
		mouse.ClickOn(p, targetNamed(t, p, "choice.0."+arrow))
	}
	if want := []int{1, 2, 1}; !slices.Equal(chosen, want) {
		t.Errorf("got %v, want %v", chosen, want)
	}
}
