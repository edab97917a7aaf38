package shell

import (
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
)

// disk is one that may take as long as it likes.
type disk struct{ hangs bool }

// quit wants to end the program, which saves to a disk first.
func (p *program) quit(d *disk, then func() Navigation) {
	p.Navigate(p.NavigateAfterSaving(func() bool { return d.hangs }, then))
}

func (p *program) offers(key string) bool {
	for _, t := range p.TopScreen().Targets(nil) {
		if t.ID == key {
			return true
		}
	}
	return false
}

// TestQuittingWaitsForTheDisk asks after a wait what would be lost.
func TestQuittingWaitsForTheDisk(t *testing.T) {
	p := newProgram(t)
	p.bring("a")
	d := &disk{hangs: true}
	p.quit(d, func() Navigation { return Push(p.toy("question")) })
	p.Advance(nil, nil)
	p.wantOpen("start", "a", "*shell.QuitScreen")
	d.hangs = false
	p.Advance(nil, nil)
	p.wantOpen("start", "a", "question")
}

// TestNobodyHasToWaitForADiskThatHangs goes back, and then leaves all the same.
func TestNobodyHasToWaitForADiskThatHangs(t *testing.T) {
	p := newProgram(t)
	d := &disk{hangs: true}
	p.quit(d, Quit)
	p.Advance([]input.Gesture{trigger(input.CommandCancel)}, nil)
	p.wantOpen("start", "*shell.QuitScreen") // it is not seen yet
	for range quitShownAfter {
		p.Advance(nil, nil)
	}
	if p.offers("confirm.quit.yes") {
		t.Error("a disk that is only slow is given up")
	}
	p.hit(p.Say("confirm.quit.no"))
	p.wantOpen("start")

	p.quit(d, Quit)
	for range quitAskedAfter {
		p.Advance(nil, nil)
	}
	p.hit(p.Say("confirm.quit.yes"))
	if !p.MustQuit() {
		t.Error("the program cannot be ended")
	}
}

// TestAWaitIsNotSeenAtFirst draws what lies below as it was, with the panel over it that was on top, until the wait is
// long enough.
func TestAWaitIsNotSeenAtFirst(t *testing.T) {
	for _, panel := range []bool{false, true} {
		p := newProgram(t)
		toys := p.bring("table", "menu")
		toys[1].panel = panel
		drawn := func() []string {
			p.diary = nil
			p.RedrawAll()
			p.Draw(ebiten.NewImage(8, 8))
			return p.diary
		}
		before, cover := drawn(), p.CoverRect()
		p.quit(&disk{hangs: true}, Quit)
		for range quitShownAfter {
			if now := drawn(); !slices.Equal(now, before) || p.CoverRect() != cover {
				t.Fatalf("got %q drawn and %v covered, want %q and %v as before", now, p.CoverRect(), before, cover)
			}
			p.Advance(nil, nil)
		}
		if back, top := p.stack.visibleScreens(); top != p.TopScreen() || back.(*toy).panel {
			t.Errorf("the wait is not seen after %d ticks", quitShownAfter)
		}
	}
}

// TestASignalAsksNothing ends the program with a panel open, and while it waits for the disk.
func TestASignalAsksNothing(t *testing.T) {
	for _, wait := range []bool{false, true} {
		p := newProgram(t)
		p.bring("table", "question")
		if wait {
			p.quit(&disk{hangs: true}, Quit)
		}
		p.requestEnd()
		if p.Advance(nil, nil); !p.MustQuit() {
			t.Errorf("the program runs on; it waits for the disk: %v", wait)
		}
	}
}

// TestTheEndIsNotHeldUp closes the program with a disk that answers and with one that never does.
func TestTheEndIsNotHeldUp(t *testing.T) {
	p := newProgram(t)
	closed := false
	p.game.close = func() { closed = true }
	p.Close(nil)
	if !closed {
		t.Error("nothing was stored")
	}

	hung := make(chan struct{})
	defer close(hung)
	p.game.close = func() { <-hung }
	enough := make(chan time.Time, 1)
	enough <- time.Time{}
	p.Close(enough)
}
