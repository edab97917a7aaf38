package shell

import (
	"testing"

	"dreist/input"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/target"
)

// TestWhatTheMouseRestsOnIsTold rests on a button that has something to say, and does whatever puts that away.
func TestWhatTheMouseRestsOnIsTold(t *testing.T) {
	p := newProgram(t)
	p.Navigate(Push(p.NewPanelScreen(PanelScreen{Items: func() []panel.Item {
		return []panel.Item{panel.Button{ID: "told", Label: "told", Tip: "Key X", Action: func() {}}, panel.Button{ID: "plain", Label: "plain", Action: func() {}}}
	}})))
	p.Advance(nil, nil)
	at := func(id string) geom.Rect {
		found, ok := target.Find(p.TopScreen().Targets(nil), id)
		if !ok {
			t.Fatalf("there is no %q", id)
		}
		return found.Rect
	}
	move := func(to geom.Point) {
		p.Advance([]input.Gesture{{Kind: input.Hover, At: input.Point(to)}}, nil)
	}
	rest := func(ticks int) string {
		for range ticks {
			p.Advance(nil, nil)
		}
		return p.tip.text
	}
	if got := rest(2 * tipDelay); got != "" {
		t.Errorf("before the mouse moved: got %q", got)
	}
	move(at("told").Center())
	if got := rest(tipDelay - 2); got != "" || !p.NeedsTick() {
		t.Errorf("a tick too early: got %q, awake %v", got, p.NeedsTick())
	}
	if got := rest(1); got != "Key X" || p.tip.isWaiting() {
		t.Errorf("after 450 ms: got %q, and the program waits: %v", got, p.tip.isWaiting())
	}
	move(at("told").Center())
	if p.tip.text == "" {
		t.Error("a move on the button puts it away")
	}
	for name, do := range map[string]func(){
		"a move": func() { move(at("plain").Center()) },
		"a key":  func() { p.Advance([]input.Gesture{{Kind: input.EditKey, Key: input.KeyTab}}, nil) },
		"a press": func() {
			p.Advance([]input.Gesture{{Kind: input.Press, At: p.cursor, From: p.cursor}}, nil)
		},
	} {
		move(at("plain").Center())
		move(at("told").Center())
		if got := rest(tipDelay); got == "" {
			t.Errorf("%s: nothing is told before", name)
		}
		do()
		if got := rest(tipDelay); got != "" {
			t.Errorf("after %s: got %q", name, got)
		}
	}
}

// TestAFingerIsToldAtOnce asks with a finger for what a button does, and for what no button is, beside a panel too that leaves it unveiled; it
// lifts without putting that away.
func TestAFingerIsToldAtOnce(t *testing.T) {
	p := newProgram(t)
	pressed := 0
	p.Navigate(Push(p.NewPanelScreen(PanelScreen{Items: func() []panel.Item {
		return []panel.Item{panel.Button{ID: "told", Label: "told", Tip: "Key X", Action: func() { pressed++ }}}
	}})))
	p.Advance(nil, nil)
	told, _ := target.Find(p.TopScreen().Targets(nil), "told")
	ask := func(at geom.Point) {
		to := input.Point(at)
		p.Advance([]input.Gesture{{Kind: input.Press, From: to, At: to}}, nil)
		p.Advance([]input.Gesture{{Kind: input.Cancel, From: to, At: to, HasTipNext: true}, {Kind: input.TipAsked, At: to}}, nil)
		p.Advance(nil, nil)
	}
	ask(told.Rect.Center())
	if p.tip.text != "Key X" || pressed != 0 {
		t.Errorf("the finger is told %q and presses %d times", p.tip.text, pressed)
	}
	p.Advance([]input.Gesture{{Kind: input.CommandGiven, Command: input.CommandMute}}, nil)
	if p.tip.text != "" {
		t.Error("a key does not put away what was told")
	}
	p.Navigate(Push(teller{p.toy("table")}))
	ask(geom.Point{X: 7, Y: 7})
	if p.tip.text != "a pile" {
		t.Errorf("of what is no button the finger is told %q", p.tip.text)
	}
	for unveiled, want := range map[bool]string{true: "a pile", false: ""} {
		p.Navigate(Push(p.NewPanelScreen(PanelScreen{HasNoVeil: unveiled, Items: func() []panel.Item { return nil }})))
		if ask(geom.Point{X: 7, Y: 7}); p.tip.text != want {
			t.Errorf("beside a panel, unveiled %v, the finger is told %q", unveiled, p.tip.text)
		}
		p.Navigate(Close())
	}
}

// teller has a pile that it tells of where it is asked.
type teller struct{ *toy }

func (teller) TipAt(at geom.Point, asked bool) (string, geom.Rect) {
	if about := (geom.Rect{W: 10, H: 10}); asked && about.Contains(at) {
		return "a pile", about
	}
	return "", geom.Rect{}
}
