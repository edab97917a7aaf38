package shell

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/store"
	"dreist/render/geom"
	"dreist/render/stage"
)

// hostGame is a game of toys with a host.
type hostGame struct {
	*toyGame
	welcomes []HostView
}

func (g *hostGame) DrawHost(w HostView) { g.welcomes = append(g.welcomes, w) }

// lendingToy is a screen over which panels have a host, and hostedToy a panel.
type (
	lendingToy struct{ *toy }
	hostedToy  struct {
		*toy
		mood HostMood
		at   geom.Rect
	}
)

func (lendingToy) CanLendHost() bool         { return true }
func (h hostedToy) HostMood() HostMood       { return h.mood }
func (h hostedToy) Bounds() geom.Rect        { return h.at }
func (h hostedToy) Tick(top bool) Navigation { return h.toy.Tick(top) }

// hosted starts a program whose lowest screen lends its host.
func hosted(t *testing.T) (*program, *hostGame) {
	p := newProgram(t)
	g := &hostGame{toyGame: p.game}
	p.App = NewApp(p.Context, g, func() Screen { return lendingToy{p.toy("start")} }, "")
	p.Resize(stage.Frame{W: 1280, H: 800, Scale: 1})
	p.show()
	return p, g
}

// show advances by a tick and draws.
func (p *program) show() {
	p.Advance(nil, nil)
	p.RedrawAll()
	screen := ebiten.NewImage(1280, 800)
	defer screen.Deallocate()
	p.Draw(screen)
}

// panelOf returns a panel with an mood.
func (p *program) panelOf(name string, mood HostMood, at geom.Rect) hostedToy {
	s := hostedToy{p.toy(name), mood, at}
	s.panel = true
	return s
}

// come lets time pass until a host is there, and returns how he came.
func come(p *program, g *hostGame) []HostView {
	g.welcomes = nil
	for range 60 {
		p.show()
	}
	return g.welcomes
}

func TestAHostComesUpBehindAPanelAndStaysForTheNext(t *testing.T) {
	at := geom.Rect{X: 300, Y: 200, W: 600, H: 400}
	p, g := hosted(t)
	p.Navigate(Push(p.panelOf("one", CuriousHost, at)))
	came := come(p, g)
	if len(came) < 2*hostRiseTicks || came[0].IsInFront || !came[1].IsInFront || came[0].RiseProgress <= 0 || came[0].RiseProgress >= 0.5 || came[len(came)-1] != (HostView{CuriousHost, at, 1, 1, true}) {
		t.Fatalf("he comes as %+v", came)
	}
	same := at
	same.H += 50
	p.Navigate(Replace(p.panelOf("two", CuriousHost, same)))
	if came = come(p, g); len(came) == 0 || came[0].RiseProgress != 1 {
		t.Errorf("for a panel of the same corner he comes anew: %+v", came)
	}
	p.Navigate(Replace(p.panelOf("three", TeachingHost, at)))
	if came = come(p, g); len(came) == 0 || came[0].RiseProgress == 1 || came[0].Mood != TeachingHost {
		t.Errorf("for a panel of another mood he comes as %+v", came)
	}
	p.Navigate(Close())
	came = come(p, g)
	if len(came) == 0 || len(came) > 12 || came[0].PanelRect.Y < at.Y || came[len(came)-1].Alpha >= came[0].Alpha {
		t.Errorf("he goes as %+v", came)
	}
	p.Navigate(Push(p.panelOf("alone", NoHost, at)))
	if came = come(p, g); len(came) != 0 {
		t.Errorf("a panel without a host has %+v", came)
	}
}

func TestAHostOnlyFadesWhereLessMotionIsWanted(t *testing.T) {
	p, g := hosted(t)
	p.ChangeSettings(func(s *store.Settings) { s.HasReducedMotion = true })
	p.Navigate(Push(p.panelOf("one", FriendlyHost, geom.Rect{X: 300, Y: 200, W: 600, H: 400})))
	came := come(p, g)
	if len(came) == 0 || came[0].Alpha >= 0.5 || came[0].RiseProgress != 1 || came[len(came)-1].Alpha != 1 {
		t.Errorf("he comes as %+v", came)
	}
}
