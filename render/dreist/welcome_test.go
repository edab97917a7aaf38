package dreist

import (
	"strings"
	"testing"

	"dreist/game/dreist/gifts"
	dreistmedals "dreist/game/dreist/medals"
	"dreist/game/medals"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/shell"
	"dreist/render/stage"
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

// wantDoors checks which of the doors that a newcomer is brought are there, and whether one comes as a packet.
func (g *guest) wantDoors(when, want string, brings bool) {
	g.t.Helper()
	var doors []string
	for _, door := range []string{"firstgame.offer", "start.new", "start.table", "start.learn", "start.ladder", "start.daily"} {
		if g.offers(door) {
			doors = append(doors, door[strings.Index(door, ".")+1:])
		}
	}
	if g.welcome.showsMedals() {
		doors = append(doors, "shelf")
	}
	if got := strings.Join(doors, " "); got != want || onStart(g).picture.Brings() != brings {
		g.t.Errorf("%s: there are %s, want %s; something is brought: %v", when, got, want, !brings)
	}
}

// lose loses a game and goes back.
func (g *guest) lose() {
	g.t.Helper()
	g.newGame()
	g.finish(g.t.(*testing.T), false)
	g.showStart()
}

// TestANewcomerIsBroughtOneThingAfterTheOther walks from nothing to all that there is, and starts the program anew in between.
func TestANewcomerIsBroughtOneThingAfterTheOther(t *testing.T) {
	folder := t.TempDir()
	g := newcomer(t, folder)
	g.wantDoors("a newcomer", "offer new table learn", false)
	g.playFirstGame()
	g.showStart()
	g.wantDoors("a first game that was begun", "offer new table learn", false)
	g.lose()
	g.wantDoors("after a game", "new table learn ladder", true)
	g.wait(1)
	g.do(input.Gesture{Kind: input.Strike, Key: input.KeyTab})
	g.wantDoors("a key unwraps the packet", "new table learn ladder", false)
	g.onDisk()
	g = newcomer(t, folder)
	g.wantDoors("at the next start", "new table learn ladder", false)
	g.lose()
	g.wantDoors("after two games", "new table learn ladder daily", true)
	g.lose()
	g.wantDoors("after three games", "new table learn ladder daily shelf", true)
	g.showStart()
	g.wantDoors("then", "new table learn ladder daily shelf", false)
}

// TestThePacketEndsByItself waits for it, and asks for it where less is to move and where nothing does.
func TestThePacketEndsByItself(t *testing.T) {
	for name, change := range map[string]func(*guest){
		"as usual": func(*guest) {}, "less motion": func(g *guest) { g.Change(func(s *store.Settings) { s.ReducedMotion = true }) },
		"no motion": func(g *guest) { g.SetSpeed(stage.Instant) },
	} {
		g := newcomer(t, t.TempDir())
		change(g)
		g.lose()
		for n := 0; onStart(g).picture.Brings() && n < 200; n++ {
			g.wait(1)
		}
		g.wantDoors(name, "new table learn ladder", false)
	}
}

// TestTheFirstMedalBringsTheShelf earns one without any game.
func TestTheFirstMedalBringsTheShelf(t *testing.T) {
	g := newcomer(t, t.TempDir())
	g.game.medals.Award(dreistmedals.Examples)
	g.showStart()
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
		if !g.offers("start.ladder") || !g.offers("start.daily") || !g.welcome.showsMedals() || onStart(g).picture.Brings() {
			t.Errorf("%s: something is missing, or is brought:\n%s", name, g.reads())
		}
		if notes, err := g.onDisk().LoadNotes(gifts.Notes); err != nil || len(notes) > 0 {
			t.Errorf("%s: noted is %s (%v)", name, notes, err)
		}
	}
}
