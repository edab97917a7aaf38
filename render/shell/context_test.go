package shell

import (
	"fmt"
	"testing"

	"dreist/game/store"
	"dreist/input"
	"dreist/render/stage"
)

// TestAChangeReachesEveryScreen changes language, look, speed and window: all screens follow at once, below others,
// too, and what is to be stored is handed over.
func TestAChangeReachesEveryScreen(t *testing.T) {
	for name, change := range map[string]func(*program){
		"language": func(p *program) { p.ChangeSettings(func(s *store.Settings) { s.Language = store.German }) },
		"theme":    func(p *program) { p.ChangeSettings(func(s *store.Settings) { s.Cloth = store.NightCloth }) },
		"speed":    func(p *program) { p.SetSpeed(stage.InstantSpeed) },
		"sound":    func(p *program) { p.ToggleMute() },
	} {
		p := newProgram(t)
		p.bring("a")
		change(p)
		p.Advance(nil, nil)
		if len(p.diary) < 2 || p.diary[0] != "start refreshes" || p.diary[1] != "a refreshes" {
			t.Errorf("%s: got %q, want both screens refreshed first", name, p.diary)
		}
		if len(p.stored) != 1 || p.stored[0] != p.Settings() {
			t.Errorf("%s: handed over %d times", name, len(p.stored))
		}
		p.diary = nil
		change(p)
		p.ChangeSettings(func(*store.Settings) {})
		p.Advance(nil, nil)
		if want := name == "sound"; (len(p.stored) == 2) != want {
			t.Errorf("%s: what stays as it is was handed over", name)
		}
	}
	p := newProgram(t)
	p.Resize(stage.Frame{W: 960, H: 600, Scale: 1})
	p.wantDiary("start refreshes")
	p.Resize(p.Frame())
	p.wantDiary()
}

// TestKeysThatWorkEverywhere strikes them over a screen and over a field that takes letters.
func TestKeysThatWorkEverywhere(t *testing.T) {
	p := newProgram(t)
	top := p.bring("a")[0]
	p.game.help = func(open []Screen) Navigation {
		if len(open) != 2 || open[1] != Screen(top) {
			t.Errorf("help is asked for over %v", open)
		}
		return Push(p.toy("help"))
	}
	p.Advance([]input.Gesture{trigger(input.CommandMute), trigger(input.CommandFaster), trigger(input.CommandFaster), trigger(input.CommandSlower)}, nil)
	if s := p.Settings(); !s.IsMuted || p.Speed() != stage.FastSpeed {
		t.Errorf("got muted %v, speed %v", s.IsMuted, p.Speed())
	}
	p.Advance([]input.Gesture{trigger(input.CommandUndo), trigger(input.CommandHelp), trigger(input.CommandUndo)}, nil)
	p.wantOpen("start", "a", "help")
	p.Navigate(Close())
	top.types = true
	p.diary = nil
	writing := trigger(input.CommandMute)
	writing.IsTextKey = true
	p.Advance([]input.Gesture{writing, trigger(input.CommandMenu)}, nil)
	p.wantDiary("a "+fmt.Sprint(trigger(input.CommandMenu)), "start ticks below", "a ticks")
	if !p.Settings().IsMuted {
		t.Error("a key that writes is a command")
	}
	p.Advance([]input.Gesture{trigger(input.CommandCancel)}, nil)
	p.wantDiary("a "+fmt.Sprint(trigger(input.CommandCancel)), "start ticks below", "a ticks")
	p.Advance([]input.Gesture{trigger(input.CommandHelp)}, nil)
	p.wantOpen("start", "a", "help")
	p.Navigate(Close())
	if p.Advance([]input.Gesture{trigger(input.CommandQuit)}, nil); !p.MustQuit() {
		t.Error("a field keeps the key that quits")
	}
}

// TestAChangeOfDeviceIsSeenBeforeItsGesture presses after a game controller, and the other way: the sentences that
// name keys are others, so the screens are made again, and only then get what they hold on to.
func TestAChangeOfDeviceIsSeenBeforeItsGesture(t *testing.T) {
	p := newProgram(t)
	p.Advance(nil, nil)
	p.diary = nil
	for _, pad := range []bool{true, false} {
		press := input.Gesture{Kind: input.Press, IsFromPad: pad}
		p.Advance([]input.Gesture{press}, nil)
		p.wantDiary("start refreshes", "start "+fmt.Sprint(press), "start ticks")
	}
}

// TestNoticesWait tells two: they come one after the other, over no panel and not while something moves.
func TestNoticesWait(t *testing.T) {
	p := newProgram(t)
	top := p.bring("a")[0]
	top.busy = true
	p.QueueNotice(Notice{Text: "one"})
	then := false
	p.QueueNotice(Notice{Text: "two", Label: "start.new", Action: func() Navigation {
		then = true
		return CloseToLowest()
	}})
	p.Advance(nil, nil)
	p.wantOpen("start", "a")
	top.busy, top.panel = false, true
	p.Advance(nil, nil)
	p.wantOpen("start", "a")
	top.panel = false
	p.Advance(nil, nil)
	p.wantOpen("start", "a", "*shell.PanelScreen")
	p.Advance(nil, nil)
	if len(p.Notices()) != 1 {
		t.Errorf("%d notices wait, want the second", len(p.Notices()))
	}
	p.hit(p.Say("notice.ok"))
	p.wantOpen("start", "a", "*shell.PanelScreen") // the second follows
	p.hit(p.Say("start.new"))
	p.wantOpen("start")
	if !then || len(p.Notices()) != 0 {
		t.Error("the button of a notice does not lead on")
	}
}
