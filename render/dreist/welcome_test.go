package dreist

import (
	"testing"

	"dreist/game/dreist/gifts"
	dreistmedals "dreist/game/dreist/medals"
	"dreist/game/medals"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/target"
)

// newcomer starts the program for somebody who is treated as what the folder tells.
func newcomer(t *testing.T, folder string) *guest {
	t.Helper()
	g := visit(t, folder, 1)
	g.welcome.all = false
	g.app = shell.New(g.Context, g.Window(), g.Start, "")
	onStart(g).picture.Come()
	g.resize(testFrame)
	g.wait(1)
	return g
}

// doors returns which of the doors that a newcomer is brought are there.
func (g *guest) doors() (ladder, daily, shelf bool) {
	g.t.Helper()
	g.showStart()
	return g.doorsHere()
}

func (g *guest) doorsHere() (ladder, daily, shelf bool) {
	g.t.Helper()
	return g.offers("start.ladder"), g.offers("start.daily"), g.welcome.showsMedals()
}

// finishOne finishes a game, be it won or lost.
func (g *guest) finishOne(won bool) {
	g.t.Helper()
	g.newGame()
	g.finish(g.t.(*testing.T), won)
}

// TestANewcomerIsBroughtOneThingAfterTheOther walks from nothing to all that there is, and starts the program anew in between.
func TestANewcomerIsBroughtOneThingAfterTheOther(t *testing.T) {
	folder := t.TempDir()
	g := newcomer(t, folder)
	if ladder, daily, shelf := g.doors(); ladder || daily || shelf || !g.offers("start.new") ||
		!g.offers("firstgame.offer") || !g.offers("start.table") || !g.offers("start.learn") {
		t.Fatalf("a newcomer is shown\n%s", g.reads())
	}
	g.playFirstGame()
	if g.doors(); !g.offers("firstgame.offer") {
		t.Error("a first game that was begun is not offered any more")
	}
	g.finishOne(false)
	if ladder, daily, _ := g.doors(); !ladder || daily || g.offers("firstgame.offer") {
		t.Errorf("after a game the ladder is there: %v, the daily deal: %v", ladder, daily)
	}
	if !onStart(g).picture.Brings() {
		t.Error("the ladder is not brought as a packet")
	}
	g.wait(1)
	g.do(input.Gesture{Kind: input.Strike, Key: input.KeyTab})
	if onStart(g).picture.Brings() {
		t.Error("a key does not unwrap the packet")
	}
	g.onDisk()
	g = newcomer(t, folder)
	if ladder, daily, _ := g.doorsHere(); !ladder || daily || onStart(g).picture.Brings() {
		t.Errorf("at the next start the ladder is there: %v, the daily deal: %v, and one is brought: %v", ladder, daily,
			onStart(g).picture.Brings())
	}
	g.finishOne(false)
	if ladder, daily, _ := g.doors(); !ladder || !daily || !onStart(g).picture.Brings() {
		t.Errorf("after two games the ladder is there: %v, the daily deal: %v", ladder, daily)
	}
	g.finishOne(false)
	if ladder, daily, shelf := g.doors(); !ladder || !daily || !shelf || !onStart(g).picture.Brings() {
		t.Errorf("after three games there are: %v, %v, %v", ladder, daily, shelf)
	}
	if g.doors(); onStart(g).picture.Brings() {
		t.Error("something is brought twice")
	}
}

// TestThePacketEndsByItself waits for it, and asks for it where less is to move and where nothing does.
func TestThePacketEndsByItself(t *testing.T) {
	for name, change := range map[string]func(*guest){
		"as usual": func(*guest) {}, "less motion": func(g *guest) { g.Change(func(s *store.Settings) { s.ReducedMotion = true }) },
		"no motion": func(g *guest) { g.SetSpeed(stage.Instant) },
	} {
		g := newcomer(t, t.TempDir())
		change(g)
		g.finishOne(false)
		g.showStart()
		for n := 0; onStart(g).picture.Brings(); n++ {
			if n > 200 {
				t.Fatalf("%s: the packet is never unwrapped", name)
			}
			g.wait(1)
		}
		if _, ok := target.Find(g.targets(), "start.ladder"); !ok {
			t.Errorf("%s: there is no ladder", name)
		}
	}
}

// TestTheFirstMedalBringsTheShelf earns one without any game.
func TestTheFirstMedalBringsTheShelf(t *testing.T) {
	g := newcomer(t, t.TempDir())
	g.game.medals.Award(dreistmedals.Examples)
	if _, _, shelf := g.doors(); !shelf {
		t.Error("there is a medal and nowhere to look at it")
	}
	g.press("start.statistics")
	g.press("statistics.page.medals")
}

// TestWhoHasPlayedBeforeHasEverything starts the program on what earlier versions may have left.
func TestWhoHasPlayedBeforeHasEverything(t *testing.T) {
	for name, before := range map[string]func(*guest) error{
		"a game": func(g *guest) error { _, err := g.onDisk().AddFinished(oldGame(t, "2026-11-20")); return err },
		"a medal": func(g *guest) error {
			return g.onDisk().SaveNotes(medals.Notes, medals.Earned{dreistmedals.Trio: {Day: "2026-11-20"}}.Note(dreistmedals.Trio))
		},
		"lessons":    func(g *guest) error { return g.onDisk().SaveNotes("learning", store.Notes{"figures": []byte("{}")}) },
		"unfinished": func(g *guest) error { g.newGame(); g.onDisk(); return nil },
	} {
		folder := t.TempDir()
		if err := before(visit(t, folder, 1)); err != nil {
			t.Fatal(err)
		}
		g := newcomer(t, folder)
		if ladder, daily, shelf := g.doors(); !ladder || !daily || !shelf || onStart(g).picture.Brings() {
			t.Errorf("%s: there are %v, %v and %v, and something is brought: %v", name, ladder, daily, shelf, onStart(g).picture.Brings())
		}
		if notes, err := g.onDisk().LoadNotes(gifts.Notes); err != nil || len(notes) > 0 {
			t.Errorf("%s: noted is %s (%v)", name, notes, err)
		}
	}
}
