package shell

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/store"
	"dreist/render/geom"
	"dreist/render/stage"
)

// quieter is a toy that no toast may come over.
type quieter struct{ *toy }

func (quieter) MustHoldToasts() bool { return true }

// toasted has toasts shown that note what becomes of them.
func (p *program) toasted(names ...string) {
	for _, name := range names {
		p.QueueToast(Toast{W: 300, H: 60, OnShow: func() bool {
			p.diary = append(p.diary, name+" comes")
			return true
		}, Draw: func(at geom.Rect, alpha float64) {
			if at.Y < -60 || at.Right() > 1280 || alpha < 0 || alpha > 1 {
				p.t.Errorf("%s is drawn at %v with %v", name, at, alpha)
			}
			p.diary = append(p.diary, name+" is drawn")
		}})
	}
}

// goOn lets ticks pass and returns what toasts did, each thing once in a row.
func (p *program) goOn(ticks int) []string {
	p.t.Helper()
	var told []string
	for range ticks {
		p.diary = nil
		p.Advance(nil, nil)
		p.Draw(ebiten.NewImage(8, 8))
		for _, line := range p.diary {
			if line == "a comes" || line == "b comes" || line == "a is drawn" || line == "b is drawn" {
				told = append(told, line)
			}
		}
	}
	return slices.Compact(told)
}

func TestToastsComeOneAfterTheOtherAndGo(t *testing.T) {
	for _, reduced := range []bool{false, true} {
		p := newProgram(t)
		p.ChangeSettings(func(s *store.Settings) { s.HasReducedMotion = reduced })
		p.RedrawAll()
		p.goOn(2)
		p.toasted("a", "b")
		if got, want := p.goOn(2*toastTotalTicks+6), []string{"a comes", "a is drawn", "b comes", "b is drawn"}; !slices.Equal(got, want) {
			t.Errorf("reduced %v: got %q, want %q", reduced, got, want)
		}
		if p.NeedsTick() || len(p.goOn(toastTotalTicks)) > 0 {
			t.Error("something of a toast is left")
		}
	}
}

func TestAToastStaysToBeReadAtEverySpeed(t *testing.T) {
	for s := stage.SlowSpeed; s <= stage.InstantSpeed; s++ {
		p := newProgram(t)
		p.SetSpeed(s)
		p.toasted("a")
		p.goOn(toastFadeTicks + 2)
		if got := p.goOn(toastStayTicks - 4); len(got) > 0 {
			t.Errorf("%v: while it stays %q is drawn, though nothing moves", s, got)
		}
		if p.RedrawAll(); !slices.Equal(p.goOn(1), []string{"a is drawn"}) || !p.NeedsTick() {
			t.Errorf("%v: it is gone before it can be read", s)
		}
	}
}

func TestToastsWaitForWhatIsWorthAllEyes(t *testing.T) {
	p := newProgram(t)
	p.SetSpeed(stage.InstantSpeed)
	p.goOn(1)
	p.Navigate(Push(quieter{p.toy("table")}))
	p.toasted("a")
	if got := p.goOn(10); len(got) > 0 || p.NeedsTick() {
		t.Errorf("over a quiet table: %q, busy %v", got, p.NeedsTick())
	}
	counting := p.toy("end")
	counting.panel, counting.busy = true, true
	p.stack.screens = p.stack.screens[:1]
	p.Navigate(Push(counting))
	if got := p.goOn(10); len(got) > 0 {
		t.Errorf("over a panel on which something counts: %q", got)
	}
	counting.busy = false
	if got := p.goOn(3); len(got) == 0 || got[0] != "a comes" {
		t.Errorf("then: %q", got)
	}
	before := p.toast.tick
	p.bring("another")
	if p.goOn(1); p.toast.tick != before+1 {
		t.Error("a toast waits for what comes over it")
	}
}

// A toast that nobody wants any more when it could come does not, and of those of one name only the last one waits.
func TestToastsThatAreNotWantedDoNotCome(t *testing.T) {
	p := newProgram(t)
	var came []string
	add := func(name, says string, wanted bool) {
		p.QueueToast(Toast{Name: name, OnShow: func() bool {
			if wanted {
				came = append(came, says)
			}
			return wanted
		}, Draw: func(geom.Rect, float64) {}})
	}
	add("", "old", false)
	add("copied", "once", true)
	add("copied", "twice", true)
	for range 3 * toastTotalTicks {
		p.Advance(nil, nil)
	}
	if len(came) != 1 || came[0] != "twice" {
		t.Errorf("%q came, want one", came)
	}
}
