package shell

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/store"
	"dreist/input"
	"dreist/render/panel"
	"dreist/render/stage"
)

// hit clicks the control with a label on the topmost screen, in one tick.
func (p *program) hit(label string) {
	p.t.Helper()
	for _, t := range p.TopScreen().Targets(nil) {
		if t.Label == label && t.Enabled {
			at := input.Point(t.Rect.Center())
			p.Advance([]input.Gesture{{Kind: input.Press, From: at, At: at}, {Kind: input.Tap, From: at, At: at}}, nil)
			return
		}
	}
	p.t.Fatalf("nothing says %q among %v", label, p.TopScreen().Targets(nil))
}

// TestAMenuAnswersWhatIsPressed presses a button that leads on, one that stays, and Escape.
func TestAMenuAnswersWhatIsPressed(t *testing.T) {
	p := newProgram(t)
	loads, stayed := 0, 0
	m := p.NewPanelScreen(PanelScreen{
		LoadData: func() { loads++ },
		Items: func() []panel.Item {
			return []panel.Item{
				panel.Button{Label: "on", Action: p.ClickAction(func() Navigation { return Push(p.toy("a")) })},
				panel.Button{Label: "stay", Action: p.ClickAction(func() Navigation {
					stayed++
					return Stay()
				})},
			}
		},
	})
	p.Navigate(Push(m))
	if m.IsFullWindow() || loads != 1 || m.Panel() == nil {
		t.Fatalf("loaded %d times", loads)
	}
	p.hit("stay")
	p.hit("on")
	p.wantOpen("start", "*shell.PanelScreen", "a")
	p.Navigate(Close())
	if stayed != 1 || loads != 2 {
		t.Errorf("stayed %d times, loaded %d times, want once and twice", stayed, loads)
	}
	p.Advance(nil, nil) // what was answered once is not answered again
	p.Advance([]input.Gesture{{Kind: input.Hover}}, nil)
	p.wantOpen("start", "*shell.PanelScreen")
	p.Advance([]input.Gesture{trigger(input.CommandCancel), trigger(input.CommandCancel)}, nil)
	p.wantOpen("start")
	p.Navigate(Push(p.NewPanelScreen(PanelScreen{Items: func() []panel.Item { return nil }, OnEscape: func() Navigation { return Replace(p.toy("b")) }})))
	p.Advance([]input.Gesture{trigger(input.CommandCancel)}, nil)
	p.wantOpen("start", "b")
}

// TestWhatNobodySeesAnyMoreIsFreed changes theme, language and size under an open panel and adds up what is kept to
// draw it.
func TestWhatNobodySeesAnyMoreIsFreed(t *testing.T) {
	p := newProgram(t)
	m := p.NewPanelScreen(PanelScreen{Items: func() []panel.Item {
		return []panel.Item{
			panel.Title{Text: p.Language}, panel.Switch{Label: "s"},
			panel.List{Height: 200, Rows: make([]panel.ListRow, 20)}, panel.Page{Height: 200, Blocks: []panel.PageBlock{panel.PageParagraph{Text: "p"}}},
		}
	}})
	p.Navigate(Push(m))
	var skins []*panel.Skin
	for i := range 24 {
		p.Resize(stage.Frame{W: 1280 + float64(i%3)*320, H: 800 + float64(i%3)*200, Scale: 1})
		p.ChangeSettings(func(s *store.Settings) {
			s.Cloth = []store.Cloth{store.LinenCloth, store.NightCloth}[i%2]
			s.Language = []store.Language{store.German, store.English}[i/2%2]
		})
		p.Advance(nil, nil)
		screen := ebiten.NewImage(64, 64)
		m.Draw(screen, true)
		screen.Deallocate()
		if now := p.PanelSkin(); len(skins) == 0 || skins[len(skins)-1] != now {
			skins = append(skins, now)
		}
		for _, old := range skins[:len(skins)-1] {
			if n := old.Pictures.ByteCount(); n != 0 {
				t.Fatalf("change %d: %d bytes are kept for a look that is gone", i, n)
			}
		}
		if n := p.PanelSkin().Pictures.ByteCount(); n == 0 || n > 6<<20 {
			t.Fatalf("change %d: %d bytes are kept, want some, but at most 6 MB", i, n)
		}
	}
	if len(skins) < 10 {
		t.Errorf("the panel had only %d looks", len(skins))
	}
}

// arrival lets a panel come in some ticks.
type arrival struct{ left, hurried int }

func (a *arrival) Tick() (changed bool) {
	a.left = max(a.left-1, 0)
	return true
}
func (a *arrival) NeedsTick() bool { return a.left > 0 }
func (a *arrival) FinishMotion()   { a.left, a.hurried = 0, a.hurried+1 }

// TestAPanelThatComesCanBePressed presses a button of a panel that is on its way, which brings it there.
func TestAPanelThatComesCanBePressed(t *testing.T) {
	p := newProgram(t)
	a, pressed := &arrival{left: 9}, 0
	m := p.NewPanelScreen(PanelScreen{
		Animation: a, HasNoVeil: true,
		Entrance: func() Entrance { return Entrance{DistanceBelow: float64(a.left), Alpha: 1 - float64(a.left)/10} },
		Items: func() []panel.Item {
			return []panel.Item{panel.Button{Label: "on", Action: p.ClickAction(func() Navigation {
				pressed++
				return Stay()
			})}}
		},
	})
	p.Navigate(Push(m))
	p.Advance(nil, nil)
	screen := ebiten.NewImage(64, 64)
	defer screen.Deallocate()
	draw := func() {
		p.RedrawAll()
		p.Draw(screen)
	}
	draw()
	if !m.NeedsTick(true) || p.Layers().ByteCount() == 0 {
		t.Error("it is there at once")
	}
	p.Advance([]input.Gesture{{Kind: input.Hover}, {Kind: input.Scroll}}, nil)
	if a.hurried > 0 {
		t.Error("a mouse that moves ends what moves")
	}
	p.hit("on")
	draw()
	if pressed != 1 || a.hurried != 1 || m.NeedsTick(true) || p.Layers().ByteCount() != 0 {
		t.Errorf("pressed %d times, hurried %d times, busy %v", pressed, a.hurried, m.NeedsTick(true))
	}
	p.Advance([]input.Gesture{trigger(input.CommandYes)}, nil)
	if a.hurried != 2 {
		t.Error("a key does not end what moves")
	}
	if m.Draw(screen, true); !m.IsUnveiled() {
		t.Error("what lies below is veiled")
	}
}

// TestAMenuLoadsBeforeItIsMade refreshes a panel below the topmost screen that has never been on top itself.
func TestAMenuLoadsBeforeItIsMade(t *testing.T) {
	p := newProgram(t)
	said := ""
	p.Navigate(CloseToLowest(p.NewPanelScreen(PanelScreen{LoadData: func() { said = "loaded" }, Items: func() []panel.Item {
		if said == "" {
			t.Error("a panel is made of what is not loaded")
		}
		return nil
	}}), p.toy("a")))
	p.RemakeScreens()
	p.Advance(nil, nil)
	if said == "" {
		t.Error("nothing is loaded")
	}
}
