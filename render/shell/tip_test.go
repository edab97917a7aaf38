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
	p.Take(Push(p.NewMenu(Menu{Items: func() []panel.Item {
		return []panel.Item{panel.Button{ID: "told", Label: "told", Tip: "Key X", Action: func() {}}, panel.Button{ID: "plain", Label: "plain", Action: func() {}}}
	}})))
	p.Advance(nil, nil)
	at := func(id string) geom.Rect {
		found, ok := target.Find(p.Top().Targets(nil), id)
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
		return p.tip.words
	}
	if got := rest(2 * tipAfter); got != "" {
		t.Errorf("before the mouse moved: got %q", got)
	}
	move(at("told").Center())
	if got := rest(tipAfter - 2); got != "" || !p.Busy() {
		t.Errorf("a tick too early: got %q, awake %v", got, p.Busy())
	}
	if got := rest(1); got != "Key X" || p.tip.waits() {
		t.Errorf("after 450 ms: got %q, and the program waits: %v", got, p.tip.waits())
	}
	move(at("told").Center())
	if p.tip.words == "" {
		t.Error("a move on the button puts it away")
	}
	for name, do := range map[string]func(){
		"a move": func() { move(at("plain").Center()) },
		"a key":  func() { p.Advance([]input.Gesture{{Kind: input.Strike, Key: input.KeyTab}}, nil) },
		"a press": func() {
			p.Advance([]input.Gesture{{Kind: input.Press, At: p.cursor, From: p.cursor}}, nil)
		},
	} {
		move(at("plain").Center())
		move(at("told").Center())
		if got := rest(tipAfter); got == "" {
			t.Errorf("%s: nothing is told before", name)
		}
		do()
		if got := rest(tipAfter); got != "" {
			t.Errorf("after %s: got %q", name, got)
		}
	}
}
