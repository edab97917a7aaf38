package dreist

import (
	"testing"

	"dreist/game/store"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/tabletop/request"
)

func TestAFinishedGameIsLookedBackOnFromItsEnd(t *testing.T) {
	a := newApp(t)
	a.newGame()
	a.finish(t, false)
	a.table.FinishMotion()
	a.showEnd()
	end := a.panel
	a.lookBack()
	r, p := reviewed(t, a)
	wantShown(t, r, p, r.Last())
	if p.offers(tabletop.BranchButton) {
		t.Error("a game can be practised from its end")
	}
	p.key(input.CommandLeft)
	if p.settle(); !p.offers(tabletop.BranchButton) {
		t.Error("a finished game cannot be practised from before its end")
	}
	p.key(input.CommandEndTurn)
	a.answerRequests()
	if a.panel != end || a.reviews() || !a.table.Match.IsOver() {
		t.Error("leaving does not lead back to the end of the game")
	}
	entries, err := a.onDisk().History()
	if err != nil || len(entries) != 1 {
		t.Errorf("got %d games (%v), want the one", len(entries), err)
	}
}

// TestWhatChangesMeanwhileIsTakenUpOnReturn changes language, speed and window during a review.
func TestWhatChangesMeanwhileIsTakenUpOnReturn(t *testing.T) {
	a := newApp(t)
	playSolo(t, a, 5, 3)
	left := a.table
	a.ask(request.Log)
	if !a.reviews() {
		t.Fatal("the log does not look back")
	}
	a.Change(func(s *store.Settings) { s.Language, s.Speed, s.Muted = store.German, store.Fast, true })
	a.resize(stage.Frame{W: 960, H: 600, Scale: 1})
	a.globalCommand(input.CommandLog)
	if a.table != left || left.Say.Language != "de" || left.Line.Speed() != stage.Fast || !left.Status.Muted || left.Line.Geometry().W != 960 {
		t.Errorf("got %s, %v, muted %v, %v wide", left.Say.Language, left.Line.Speed(), left.Status.Muted, left.Line.Geometry().W)
	}
}

func TestPracticeWearsARibbonThatHidesNothing(t *testing.T) {
	a := newApp(t)
	a.newGame()
	e := newCanvas(t)
	e.On(new(listener))
	if a.table.Options.Ribbon {
		t.Error("a game that counts wears the ribbon")
	}
	a.playAgain()
	p := &player{t: t, Table: a.table}
	p.settle()
	g := p.Line.Geometry()
	if !p.Table.Options.Ribbon || p.Status.Caption == "" {
		t.Fatal("practice is not marked")
	}
	ribbon := p.Table.Sash(e.Labels)
	for name, at := range map[string]geom.Rect{"Egon": g.Egon.Face, "the help": g.Icons.Help, "the menu": g.Icons.Menu, "the log": g.Log,
		"the base": g.Shelf} {
		if ribbon.Overlap(at) > 0 {
			t.Errorf("the ribbon %v covers %s at %v", ribbon, name, at)
		}
	}
	p.Table.Draw(e)
	for e.Sprites.Work() {
	}
	p.Table.Draw(e)
	if n := testing.AllocsPerRun(20, func() { p.Table.Draw(e) }); n > 0 {
		t.Errorf("a frame allocates %v times", n)
	}
}

// TestWatchingAgainKeepsItsPaceWhateverIsSet changes settings in the middle of what is watched once more at speed instant,
// where nothing else moves.
func TestWatchingAgainKeepsItsPaceWhateverIsSet(t *testing.T) {
	watch := func(meanwhile ...input.Command) (ticks int) {
		a := newApp(t)
		a.SetSpeed(stage.Instant)
		p := playSolo(t, a, 12, 1)
		a.table.StartReplay()
		for ; p.Line.Busy(); ticks++ {
			var gestures []input.Gesture
			for _, c := range meanwhile {
				if ticks == 10 {
					gestures = append(gestures, input.Gesture{Kind: input.Trigger, Command: c})
				}
			}
			a.do(gestures...)
		}
		if a.table.StartReplay(); !p.Line.Busy() {
			t.Error("it cannot be watched a second time")
		}
		return ticks
	}
	want := watch()
	if want < 30 {
		t.Fatalf("watching again takes %d ticks, too few for the test", want)
	}
	if got := watch(input.CommandMute); got != want {
		t.Errorf("muted on the way it takes %d ticks, want %d", got, want)
	}
	if got := watch(input.CommandSlower, input.CommandFaster); got != want {
		t.Errorf("made slower and faster again on the way it takes %d ticks, want %d", got, want)
	}
}
