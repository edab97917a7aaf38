package dreist

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"dreist/assets"
	"dreist/game/days"
	"dreist/game/dreist"
	"dreist/game/dreist/deals"
	"dreist/game/dreist/ladder"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/keep"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/render/dreist/climb"
	"dreist/render/screens"
)

// TestTheEndOfAGameIsKilledAtEachStep ends games that are counted, and kills the program after each step of storing that. A new one then does
// what is left to do, and knows the same as if nothing had been.
func TestTheEndOfAGameIsKilledAtEachStep(t *testing.T) {
	for name, c := range map[string]mode{"ladder": {slot: ladder.Slot, rung: 50}, "daily": {slot: days.Slot, daily: "2026-11-21"}} {
		t.Run(name, func(t *testing.T) {
			folder, before := t.TempDir(), t.TempDir()
			copied := func(from, to string) {
				if err := os.CopyFS(to, os.DirFS(from)); err != nil {
					t.Fatal(err)
				}
			}
			g := visit(t, folder, 6)
			g.game.climb.Save(ladder.State{Rung: 50, Running: true, Seeds: []uint64{22}, Climbs: 1})
			g.onDisk()
			copied(folder, before)
			deal := deals.Daily("2026-11-21").Deal()
			if c.rung > 0 {
				deal = soloCode(c.rung, 22).Deal() // is won by laying whatever fits
			}
			k, err := g.BeginMatch(g.game.keepMode(c), func(to play.Saver) (keep.Match, error) {
				return match.New(deal, record.Seats("Ada", "Egon"), c.tags(deals.Code{}), to)
			})
			for err == nil && !matchOf(k).IsOver() {
				_, err = matchOf(k).Play(firstMove(matchOf(k).Position()))
			}
			if err != nil {
				t.Fatal(err)
			}
			g.onDisk()
			want := knowledgeOf(t, folder, c)
			if want.finished != 1 || want.unfinished || !want.daily && want.rung != 52 {
				t.Errorf("known is %+v", want)
			}
			// First the last move is saved, then the game is in the history, then it is counted, then its slot is free.
			for step := 1; step <= 3; step++ {
				killed := t.TempDir()
				copied([]string{before, before, folder}[step-1], killed)
				if step == 2 {
					copied(filepath.Join(folder, "history"), filepath.Join(killed, "history"))
				}
				if err := os.WriteFile(filepath.Join(killed, string(c.slot)+".dreist"), []byte(k.Match.Record()), 0o600); err != nil {
					t.Fatal(err)
				}
				for range 2 {
					if got := knowledgeOf(t, killed, c); got != want {
						t.Errorf("killed after step %d: known is %+v, want %+v", step, got, want)
					}
				}
			}
		})
	}
}

// firstMove returns the first move that lays a card, else any.
func firstMove(p *dreist.Position) dreist.Move {
	moves := p.AppendMoves(nil)
	return moves[max(slices.IndexFunc(moves, func(m dreist.Move) bool { return m.Action == dreist.LayCard }), 0)]
}

// knowledge is what the program knows of the games that were played.
type knowledge struct {
	finished, rung, best, climbs int
	unfinished, daily            bool
}

// knowledgeOf starts the program on a folder and returns what it knows, also of the unfinished game of a mode.
func knowledgeOf(t *testing.T, folder string, c mode) knowledge {
	t.Helper()
	g := visit(t, folder, 1)
	_, unfinished, err := g.onDisk().LoadGame(c.slot)
	if err != nil || len(g.Notices()) > 0 {
		t.Errorf("the program tells %v (%v)", g.Notices(), err)
	}
	s := g.game.climb.State()
	return knowledge{len(g.Finished()), s.Rung, s.Best, s.Climbs, unfinished, g.game.daily.Done("2026-11-21")}
}

// TestTheLadderIsClimbedUntilEgonWins plays games that count and practice, and looks after each at the state and at what moves in the
// picture of the end.
func TestTheLadderIsClimbedUntilEgonWins(t *testing.T) {
	a := newApp(t)
	practice := func(rung int) func() { return func() { a.take(a.game.climb.Practise(rung)) } }
	last := func() {
		a.game.climb.Save(ladder.State{Rung: dreist.LastRung, Running: true, Best: 92, Seeds: make([]uint64, 23), Climbs: 2})
		a.climb()
	}
	var second dreist.Position
	for i, c := range []struct {
		begin   func()
		own     int // cards of the player at the start
		won     bool
		rung    int // afterwards
		running bool
		best    int
		way     climb.View
	}{
		{a.climb, 50, true, 52, true, 50, climb.View{At: 52, From: 50, Way: climb.Climbs, Best: 50}},
		{a.climb, 52, true, 54, true, 52, climb.View{At: 54, From: 52, Way: climb.Climbs, Best: 52}},
		{a.climb, 54, false, 54, false, 52, climb.View{From: 54, Way: climb.Falls, Best: 52, Was: 54}},
		{practice(52), 52, true, 54, false, 52, climb.View{At: 54, From: 52, Way: climb.Climbs, Best: 52, Was: 54}},
		{a.newGame, 48, true, 54, false, 52, climb.View{}},
		{a.climb, 50, false, 50, false, 52, climb.View{From: 50, Way: climb.Falls, Best: 52, Was: 50}},
		{last, 94, true, 94, false, 94, climb.View{At: 94, From: 94, Way: climb.Arrives, Best: 94, Was: 50}},
	} {
		c.begin()
		start, rung := a.table.Match.Start(), a.at.mode.rung
		if got := start.CardsLeft(0); got != c.own || start.CardsLeft(dreist.EgonSeat) != dreist.Deck-c.own {
			t.Errorf("game %d is played with %d cards, want %d", i, got, c.own)
		}
		if i == 1 {
			second = start
		} else if i == 3 && start != second {
			t.Errorf("practice of the second game is not played on the same deal")
		}
		a.finish(c.won)
		if s := a.game.climb.State(); s.Rung != c.rung || s.Running != c.running || s.Best != c.best {
			t.Errorf("game %d: got rung %d, running %v, best %d, want %d, %v, %d", i, s.Rung, s.Running, s.Best, c.rung, c.running, c.best)
		}
		if got := a.game.climb.EndView(rung, a.table.Won()); rung > 0 && got != c.way {
			t.Errorf("game %d: the picture is %+v, want %+v", i, got, c.way)
		}
	}
}

// TestAClimbSurvivesTheEndOfTheProgram leaves the second rung, the odds of which the ladder tells, and comes back, also after its game or the file
// of the ladder is lost.
func TestAClimbSurvivesTheEndOfTheProgram(t *testing.T) {
	folder := t.TempDir()
	a := visit(t, folder, 1)
	a.climb()
	a.finish(true)
	a.climb()
	start := a.table.Match.Start()
	a.discardFirst()
	for _, lose := range []func(){
		func() {}, func() { _ = a.Options.Store.DropGame(ladder.Slot) }, func() {
			if err := os.WriteFile(filepath.Join(folder, "ladder.json"), []byte("{"), 0o600); err != nil {
				t.Fatal(err)
			}
		},
	} {
		a.onDisk()
		lose()
		a = visit(t, folder, 2)
		if a.Rest(); a.offers("notice.ok") {
			a.wantRead("ladder.broken-1.json")
			a.press("notice.ok")
		}
		a.press("start.ladder")
		odds := ladder.OddsOf(52)
		a.wantRead(a.Texts.Say("ladder.odds", assets.Values{"Fair": odds.Fair.Percent(), "Strong": odds.Strong.Percent()}))
		a.pressPrimary()
		if a.table.Match.Start() != start || a.at.mode.rung != 52 {
			t.Errorf("it goes on at rung %d on another deal, want 52", a.at.mode.rung)
		}
	}
}

// TestEveryModeHasItsTitleAndItsPlaceInTheHistory asks games of every kind what the window is called and how they are listed.
func TestEveryModeHasItsTitleAndItsPlaceInTheHistory(t *testing.T) {
	a := newApp(t)
	m, err := match.New(soloCode(54, 1).Deal(), record.Seats("Du", "Egon"), nil, play.Unkept{})
	if err != nil {
		t.Fatal(err)
	}
	for want, c := range map[string]struct {
		mode
		kind   store.Kind
		listed string
	}{
		"Game against Egon":                 {mode{slot: store.Solo}, store.KindSolo, "solo"},
		"Ladder 54 : 42":                    {mode{slot: "ladder", rung: 54}, ladder.Kind, "ladder"},
		"Daily deal for 24 Nov 2026":        {mode{slot: "daily", daily: "2026-11-24"}, store.KindSolo, "solo"},
		"Two to four players":               {mode{slot: store.Table}, store.KindTable, "table"},
		"Two to four players · Game 1 of 1": {mode{slot: store.Table, series: 1}, store.KindTable, "table"},
		"Practice – doesn’t count":          {mode{slot: practiceSlot, practice: practiceAgain}, store.KindPractice, "practice"},
		"First game":                        {mode{slot: screens.FirstSlot, practice: practiceFirst}, store.KindFirst, "practice"},
	} {
		if got := a.game.newSitting(m, c.mode).title(); got != want || c.mode.kind() != c.kind {
			t.Errorf("%+v: the title tells %q, want %q; it is listed as %s", c, got, want, c.mode.kind())
		}
		for _, k := range About().Kinds[1:] {
			if slices.Contains(k.Of, c.kind) != (k.Label == "history.kind."+c.listed) {
				t.Errorf("%s: whether %q lists it is wrong", want, k.Label)
			}
		}
	}
}
