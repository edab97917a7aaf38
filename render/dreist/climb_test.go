package dreist

import (
	"strings"
	"testing"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/ladder"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/keep"
	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/store"
	"dreist/render/dreist/climb"
	"dreist/render/screens"
	"dreist/render/shell"
)

// newApp returns the program without a window, with its files in a new folder.
func newApp(t *testing.T) *guest { return newAppIn(t, t.TempDir()) }

// newAppIn is newApp with its files in a given folder.
func newAppIn(t *testing.T, folder string) *guest {
	t.Helper()
	files, err := store.Open(folder)
	if err != nil {
		t.Fatal(err)
	}
	seed := uint64(0)
	return open(t, screens.Options{Store: files, Seed: func() uint64 { seed++; return seed }})
}

// apps are the programs that a test has opened and not put away, so that the next one finds what they wrote.
var apps = map[testing.TB][]*guest{}

// started notes a program, which writes everything before its folder goes.
func started(t testing.TB, a *guest) {
	if apps[t] == nil {
		t.Cleanup(func() { putAway(t) })
	}
	apps[t] = append(apps[t], a)
}

// writeAll has all programs that run write everything.
func writeAll() {
	for _, running := range apps {
		for _, a := range running {
			_ = a.Profile.Flush() // where nothing can be written, that is what the test is about
		}
	}
}

// putAway has the programs of a test write everything.
func putAway(t testing.TB) {
	for _, a := range apps[t] {
		a.judge.Stop()
		a.judge.Wait()
		_ = a.Profile.Flush() // where nothing can be written, that is what the test is about
	}
	delete(apps, t)
}

// onDisk returns the store, with everything written that can be.
func (a *guest) onDisk() *store.Store {
	_ = a.Profile.Flush()
	return a.Options.Store
}

// reread has the program read everything anew, as after something was put there beside it.
func (a *guest) reread() {
	a.onDisk()
	a.Profile = profile.Open(a.Options.Store)
}

// finish puts a game that is almost over in the place of the one on the table and ends it as wanted.
func (a *guest) finish(t *testing.T, won bool) {
	t.Helper()
	deal := dreist.Deal{Mode: dreist.Solo, Hands: [][]dreist.Card{{0}, {}}, Piles: [][]dreist.Card{{}, {40, 50}}}
	if !won {
		deal.Hands[0] = []dreist.Card{0, 9}
		deal.Piles[1] = []dreist.Card{40}
	}
	k, err := a.BeginMatch(a.keepMode(a.mode),
		func(to play.Saver) (keep.Match, error) { return match.New(deal, record.Seats("Anna"), nil, to) })
	if err != nil {
		t.Fatal(err)
	}
	a.take(shell.Home(a.sitDown(k, a.mode).screen))
	a.table.Play(dreist.Discard(a.table.Position().Hand(0)[0]))
	if a.table.Won() != won {
		t.Fatalf("the game ended otherwise than wanted\n%s", a.table.Position().Picture())
	}
}

func (a *guest) wantLadder(t *testing.T, rung int, running bool, best int) {
	t.Helper()
	s := a.game.climb.State()
	if s.Rung != rung || s.Running != running || s.Best != best {
		t.Errorf("got rung %d, running %v, best %d, want %d, %v, %d", s.Rung, s.Running, s.Best, rung, running, best)
	}
}

func TestTheLadderIsClimbedUntilEgonWins(t *testing.T) {
	a := newApp(t)
	a.climb()
	if got := a.table.Position().CardsLeft(0); got != 50 {
		t.Fatalf("the first game is played with %d cards, want 50", got)
	}
	a.finish(t, true)
	a.wantLadder(t, 52, true, 50)
	a.climb()
	if got := a.table.Position().CardsLeft(dreist.EgonSeat); got != 44 {
		t.Fatalf("Egon has %d cards in the second game, want 44", got)
	}
	second := a.table.Match.Start()
	a.finish(t, true)
	a.climb()
	a.finish(t, false)
	a.wantLadder(t, 54, false, 52)
	a.practise(52)
	if a.table.Match.Start() != second {
		t.Error("practice is not played on the same deal")
	}
	a.finish(t, true)
	a.wantLadder(t, 54, false, 52)
	a.climb()
	if s := a.game.climb.State(); s.Climbs != 2 || len(s.Seeds) != 1 || s.Rung != 50 {
		t.Errorf("a new climb starts at %d with %d deals as climb %d", s.Rung, len(s.Seeds), s.Climbs)
	}
}

// TestTheLadderTellsTheOddsOfTheRung looks at the ladder before the first rung and before the third.
func TestTheLadderTellsTheOddsOfTheRung(t *testing.T) {
	a := newApp(t)
	for _, rung := range []int{dreist.FirstRung, 54} {
		if rung > dreist.FirstRung {
			a.game.climb.Save(ladder.State{Rung: rung, Seeds: []uint64{1, 2, 3}, Running: true})
		}
		a.showLadder()
		odds := ladder.OddsOf(rung)
		want := a.say.Say("ladder.odds", assets.Values{"Fair": odds.Fair.Percent(), "Strong": odds.Strong.Percent()})
		if got := strings.Join(panelTexts(a), "\n"); !strings.Contains(got, want) {
			t.Errorf("rung %d: got %q, want %q in it", rung, got, want)
		}
	}
}

func TestAClimbSurvivesTheEndOfTheProgram(t *testing.T) {
	a := newApp(t)
	a.climb()
	a.finish(t, true)
	a.climb()
	start := a.table.Match.Start()
	again := open(t, a.Options)
	saved := again.findSaved(ladder.Slot)
	if saved == nil || saved.Start() != start {
		t.Fatal("the game of the ladder is not there any more")
	}
	again.resume(saved)
	if again.mode.rung != 52 {
		t.Errorf("it goes on at rung %d, want 52", again.mode.rung)
	}
	// A game that was lost to a broken file is dealt again, the same way.
	if err := a.onDisk().DropGame(ladder.Slot); err != nil {
		t.Fatal(err)
	}
	again.climb()
	if again.table.Match.Start() != start {
		t.Error("the same rung is dealt otherwise")
	}
}

func TestTheTopOfTheLadder(t *testing.T) {
	a := newApp(t)
	if err := a.onDisk().SaveNotes(ladder.Name, ladder.State{Rung: dreist.LastRung, Running: true, Seeds: make([]uint64, 23),
		Climbs: 1}.Notes()); err != nil {
		t.Fatal(err)
	}
	a.reread()
	a.climb()
	if got := a.table.Position().CardsLeft(0); got != 94 {
		t.Fatalf("the last game is played with %d cards, want 94", got)
	}
	a.finish(t, true)
	a.wantLadder(t, 94, false, 94)
}

func TestASingleGameDoesNotTouchTheLadder(t *testing.T) {
	a := newApp(t)
	a.newGame()
	a.finish(t, true)
	a.wantLadder(t, 50, false, 0)
}

// TestTheEndShowsTheWayOnTheLadder looks at what moves in the picture after games won and lost, on the first rung, on the last
// and in practice.
func TestTheEndShowsTheWayOnTheLadder(t *testing.T) {
	a := newApp(t)
	want := func(name string, want climb.View) {
		t.Helper()
		if got := a.game.climb.EndView(a.mode.rung, a.table.Won()); got != want {
			t.Errorf("%s: got %+v, want %+v", name, got, want)
		}
	}
	a.climb()
	a.finish(t, true)
	want("the first rung is won", climb.View{At: 52, From: 50, Way: climb.Climbs, Best: 50})
	a.climb()
	a.finish(t, false)
	want("the second is lost", climb.View{From: 52, Way: climb.Falls, Best: 50, Was: 52})
	a.practise(50)
	a.finish(t, true)
	want("the first is won in practice", climb.View{At: 52, From: 50, Way: climb.Climbs, Best: 50, Was: 52})
	a.game.climb.Save(ladder.State{Rung: dreist.LastRung, Running: true, Best: 92, Seeds: make([]uint64, 23), Climbs: 1})
	a.climb()
	a.finish(t, true)
	want("the last is won", climb.View{At: 94, From: 94, Way: climb.Arrives, Best: 94, Was: 52})
}
