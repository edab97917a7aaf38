package shell

import (
	"testing"

	"dreist/game/store"
	"dreist/input"
	"dreist/render/panel"
)

// hit clicks the control with a label on the topmost screen, in one tick.
func (p *program) hit(label string) {
	p.t.Helper()
	for _, t := range p.Top().Targets(nil) {
		if t.Label == label && t.Enabled {
			at := input.Point(t.Rect.Center())
			p.Advance([]input.Gesture{{Kind: input.Press, From: at, At: at}, {Kind: input.Tap, From: at, At: at}}, nil)
			return
		}
	}
	p.t.Fatalf("nothing says %q among %v", label, p.Top().Targets(nil))
}

// TestAMenuAnswersWhatIsPressed presses a button that leads on, one that stays, and Escape.
func TestAMenuAnswersWhatIsPressed(t *testing.T) {
	p := newProgram(t)
	loads, stayed := 0, 0
	m := p.NewMenu(Menu{
		Load: func() { loads++ },
		Items: func() []panel.Item {
			return []panel.Item{
				panel.Button{Label: "on", Action: p.Press(func() Step { return Push(p.toy("a")) })},
				panel.Button{Label: "stay", Action: p.Press(func() Step {
					stayed++
					return Stay()
				})},
			}
		},
	})
	p.Take(Push(m))
	if m.Backdrop() || loads != 1 || m.Panel() == nil {
		t.Fatalf("loaded %d times", loads)
	}
	p.hit("stay")
	p.hit("on")
	p.wantOpen("start", "*shell.Menu", "a")
	p.Take(Close())
	if stayed != 1 || loads != 2 {
		t.Errorf("stayed %d times, loaded %d times, want once and twice", stayed, loads)
	}
	p.Advance(nil, nil) // what was answered once is not answered again
	p.Advance([]input.Gesture{{Kind: input.Hover}}, nil)
	p.wantOpen("start", "*shell.Menu")
	p.Advance([]input.Gesture{trigger(input.CommandCancel), trigger(input.CommandCancel)}, nil)
	p.wantOpen("start")
	p.Take(Push(p.NewMenu(Menu{Items: func() []panel.Item { return nil }, Escape: func() Step { return Replace(p.toy("b")) }})))
	p.Advance([]input.Gesture{trigger(input.CommandCancel)}, nil)
	p.wantOpen("start", "b")
}

// TestAMenuIsMadeAnewFromWhatItShows changes a setting that a panel shows, by its own control.
func TestAMenuIsMadeAnewFromWhatItShows(t *testing.T) {
	p := newProgram(t)
	m := p.NewMenu(Menu{Items: func() []panel.Item {
		return []panel.Item{panel.Button{Label: p.Language, Action: p.Press(func() Step {
			p.Change(func(s *store.Settings) { s.Language = store.German })
			return Stay()
		})}}
	}})
	p.Take(Push(m))
	p.hit("en")
	p.hit("de")
	if len(p.stored) != 1 {
		t.Errorf("stored %d times, want once", len(p.stored))
	}
}
