package dreist

import (
	"testing"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/ladder"
	"dreist/render/dreist/climb"
)

// TestTheLadderIsClimbedUntilEgonWins plays games that count and practice, and looks after each at the state and at what moves in the
// picture of the end.
func TestTheLadderIsClimbedUntilEgonWins(t *testing.T) {
	a := newApp(t)
	next := func() { a.climb() }
	practice := func(rung int) func() { return func() { a.practise(rung) } }
	last := func() {
		a.game.climb.Save(ladder.State{Rung: dreist.LastRung, Running: true, Best: 92, Seeds: make([]uint64, 23), Climbs: 2})
		a.climb()
	}
	var second dreist.Position
	for i, c := range []struct {
		begin    func()
		own      int // cards of the player at the start
		won      bool
		rung     int // afterwards
		running  bool
		best     int
		way      climb.View
		anew, of bool // the deal is the one of the second game, or becomes that
	}{
		{next, 50, true, 52, true, 50, climb.View{At: 52, From: 50, Way: climb.Climbs, Best: 50}, false, false},
		{next, 52, true, 54, true, 52, climb.View{At: 54, From: 52, Way: climb.Climbs, Best: 52}, false, true},
		{next, 54, false, 54, false, 52, climb.View{From: 54, Way: climb.Falls, Best: 52, Was: 54}, false, false},
		{practice(52), 52, true, 54, false, 52, climb.View{At: 54, From: 52, Way: climb.Climbs, Best: 52, Was: 54}, true, false},
		{a.newGame, 48, true, 54, false, 52, climb.View{At: 50, From: 48, Way: climb.Climbs, Best: 52, Was: 54}, false, false},
		{next, 50, false, 50, false, 52, climb.View{From: 50, Way: climb.Falls, Best: 52, Was: 50}, false, false},
		{last, 94, true, 94, false, 94, climb.View{At: 94, From: 94, Way: climb.Arrives, Best: 94, Was: 50}, false, false},
	} {
		c.begin()
		start := a.table.Match.Start()
		if got := start.CardsLeft(0); got != c.own || start.CardsLeft(dreist.EgonSeat) != dreist.Deck-c.own {
			t.Errorf("game %d is played with %d cards, want %d", i, got, c.own)
		}
		if c.of {
			second = start
		}
		if c.anew && start != second {
			t.Errorf("game %d is not played on the same deal", i)
		}
		rung := a.mode.rung
		a.finish(t, c.won)
		if s := a.game.climb.State(); s.Rung != c.rung || s.Running != c.running || s.Best != c.best {
			t.Errorf("game %d: got rung %d, running %v, best %d, want %d, %v, %d", i, s.Rung, s.Running, s.Best, c.rung, c.running, c.best)
		}
		if got := a.game.climb.EndView(rung, a.table.Won()); rung > 0 && got != c.way {
			t.Errorf("game %d: the picture is %+v, want %+v", i, got, c.way)
		}
	}
}

// TestAClimbSurvivesTheEndOfTheProgram leaves the second rung, the odds of which the ladder tells, and comes back, also after the game is lost to
// a broken file.
func TestAClimbSurvivesTheEndOfTheProgram(t *testing.T) {
	a := newApp(t)
	a.climb()
	a.finish(t, true)
	a.climb()
	start := a.table.Match.Start()
	again := open(t, a.Options)
	again.showLadder()
	odds := ladder.OddsOf(52)
	again.wantRead(a.say.Say("ladder.odds", assets.Values{"Fair": odds.Fair.Percent(), "Strong": odds.Strong.Percent()}))
	again.pressPrimary()
	if again.table.Match.Start() != start || again.mode.rung != 52 {
		t.Errorf("it goes on at rung %d, want 52", again.mode.rung)
	}
	if err := a.onDisk().DropGame(ladder.Slot); err != nil {
		t.Fatal(err)
	}
	again.climb()
	if again.table.Match.Start() != start {
		t.Error("the same rung is dealt otherwise")
	}
}
