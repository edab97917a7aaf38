package shell

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/need"
	"dreist/fault"
	"dreist/input"
	"dreist/sounds"
)

// clumsy is a screen with a mistake in it.
type clumsy struct{ *toy }

func (c *clumsy) Handle(input.Gesture) Navigation {
	var nobody *toy
	nobody.name = "x"
	return Stay()
}

// tick lets the program do what it does in a tick without devices.
func (p *program) tick(gestures ...input.Gesture) error {
	return p.guard(func() error {
		p.Advance(gestures, nil)
		return nil
	})
}

// A fault is told on a screen that takes the place of all others, once, and a click then ends the program.
func TestAFaultIsTold(t *testing.T) {
	p := newProgram(t)
	told := p.toy("fault")
	told.answer = Quit()
	var faults []*fault.Fault
	p.game.fault = func(f *fault.Fault) Screen {
		faults = append(faults, f)
		return told
	}
	p.bring("panel")
	p.Navigate(Push(&clumsy{p.toy("clumsy")}))
	if err := p.tick(input.Gesture{Kind: input.Press}); err != nil {
		t.Fatalf("the first fault ends the program: %v", err)
	}
	p.wantOpen("fault")
	if len(faults) != 1 || faults[0] != p.Fault() {
		t.Fatalf("told %d faults", len(faults))
	}
	f := faults[0]
	if !strings.HasPrefix(f.SourcePosition, "fault_test.go:") || !strings.Contains(f.Message, "nil pointer") || !strings.Contains(f.Trace, "clumsy") {
		t.Errorf("told of %q at %q", f.Message, f.SourcePosition)
	}
	p.QueueNotice(Notice{Text: "something else"})
	need.OK(t, p.tick())
	p.wantOpen("fault")
	if err := p.tick(input.Gesture{Kind: input.Press}); err != nil || !p.MustQuit() {
		t.Errorf("a click does not end the program: %v", err)
	}
}

// Where not even the screen that tells of a fault works, the program ends with what went wrong first.
func TestASecondFaultEndsTheProgram(t *testing.T) {
	p := newProgram(t)
	p.game.fault = func(*fault.Fault) Screen { return &clumsy{p.toy("fault")} }
	p.Navigate(Push(&clumsy{p.toy("clumsy")}))
	if err := p.tick(input.Gesture{Kind: input.Press}); err != nil {
		t.Fatalf("the first fault ends the program: %v", err)
	}
	first := p.Fault()
	for range 2 {
		if err := p.tick(input.Gesture{Kind: input.Press}); err != first {
			t.Errorf("the second fault gives %v, want %v", err, first)
		}
	}

	p = newProgram(t)
	p.game.fault = func(*fault.Fault) Screen { panic("nor this") }
	p.Navigate(Push(&clumsy{p.toy("clumsy")}))
	if err := p.tick(input.Gesture{Kind: input.Press}); err == nil || p.Fault() == nil {
		t.Error("a fault that cannot be told does not end the program")
	}
}

// deaf is a screen that cannot even be asked what it listens for.
type deaf struct{ *toy }

func (*deaf) IsListeningForKeys() bool { panic("no ears") }

// unpaintable is a screen that cannot be drawn.
type unpaintable struct{ *toy }

func (u *unpaintable) Draw(*ebiten.Image, bool) { panic("no paint") }

// A fault is told wherever it comes from: before there is a window, in what Ebitengine calls once a tick, while the picture is drawn, or in
// the goroutine of the sound.
func TestAFaultAnywhereIsTold(t *testing.T) {
	for what, cause := range map[string]func(p *program) error{
		"no ears": func(p *program) error {
			p.Navigate(Push(&deaf{p.toy("deaf")}))
			return p.Update()
		},
		"no start": func(p *program) error {
			p.App = NewApp(p.Context, p.game, func() Screen { panic("no start") }, "")
			return p.tick()
		},
		"no file": func(p *program) error {
			p.game.open = func([]Screen) Navigation { panic("no file") }
			p.App = NewApp(p.Context, p.game, func() Screen { return p.toy("start") }, "file")
			return p.tick()
		},
		"no paint": func(p *program) error {
			p.Navigate(Push(&unpaintable{p.toy("unpaintable")}))
			p.mustRedraw = true
			p.Draw(ebiten.NewImage(1280, 800))
			return p.tick()
		},
		"no breath": func(p *program) error {
			p.Sound = sounds.NewFailedPlayer(errors.New("no device"))
			if err := p.tick(); err != nil || p.Fault() != nil {
				t.Errorf("a missing device is told as a fault: %v, %v", err, p.Fault())
			}
			p.Sound = sounds.NewFailedPlayer(fmt.Errorf("play: %w", &fault.Fault{Message: "no breath", SourcePosition: "tape.go:1"}))
			return p.tick()
		},
	} {
		p := newProgram(t)
		p.game.fault = func(*fault.Fault) Screen { return p.toy("fault") }
		if err := errors.Join(cause(p), p.tick()); err != nil {
			t.Errorf("%s: the first fault ends the program: %v", what, err)
		}
		p.wantOpen("fault")
		if f := p.Fault(); f == nil || f.Message != what {
			t.Errorf("told of %v, want %s", f, what)
		}
	}
}
