package dreist

import (
	"slices"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/game/calendar"
	"dreist/game/days"
	"dreist/game/dreist/deals"
	"dreist/game/dreist/ladder"
	"dreist/game/dreist/match"
	dreistmedals "dreist/game/dreist/medals"
	"dreist/game/dreist/record"
	"dreist/game/medals"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/render/screens"
	"dreist/render/stage"
)

// wantStored checks which medals are on disk, and that the player was told of all of them but some.
func (g *guest) wantStored(when, want string, untold ...string) {
	g.t.Helper()
	notes, err := g.onDisk().LoadNotes(medals.Notes)
	if err != nil {
		g.t.Fatal(err)
	}
	kept, earned := dreistmedals.All().Earned(notes), []string{}
	for _, m := range dreistmedals.All() {
		if k, had := kept[m]; had {
			earned = append(earned, m.Name)
			if k.Shown == slices.Contains(untold, m.Name) {
				g.t.Errorf("%s: of %s is told: %v", when, m.Name, k.Shown)
			}
		}
	}
	if got := strings.Join(earned, " "); got != want {
		g.t.Errorf("%s: earned is %q, want %q", when, got, want)
	}
}

// TestMedalsAreEarnedAtTheTableAndToldOnce wins a game: what nobody can take back is earned at once, the rest at the end, where
// it is told only after that has been celebrated. Another start tells nothing again. The first game earns no other.
func TestMedalsAreEarnedAtTheTableAndToldOnce(t *testing.T) {
	deal, moves := wonGame(t)
	for _, slot := range []store.Slot{store.Solo, screens.FirstSlot} {
		folder := t.TempDir()
		g, c := visit(t, folder, 1).throughNotices(), mode{slot: slot}
		g.SetSpeed(stage.Normal)
		g.take(g.play(c, deal, record.Seats("You", "Egon"), c.tags(deals.Code{})))
		for _, m := range moves[:len(moves)-1] {
			g.settle()
			g.table.Play(m)
			g.wait(1)
		}
		g.settle()
		g.wait(900)
		g.wantStored("before the end", "trio")
		if slot == screens.FirstSlot {
			continue
		}
		g.table.Play(moves[len(moves)-1])
		g.wait(30)
		g.wantStored("while the end is celebrated", "trio cleanwin", "cleanwin")
		g.wait(1200)
		g.wantStored("then", "trio cleanwin")
		again := visit(t, folder, 2)
		again.wait(60)
		if len(again.game.medals.Announced) > 0 {
			t.Errorf("at another start %v are told again", again.game.medals.Announced)
		}
	}
}

// oldGame is a game as the first versions of the program stored it, won on the deal of a day.
func oldGame(t *testing.T, day string) store.Finished {
	t.Helper()
	deal, moves := wonGame(t)
	m, err := match.New(deal, record.Seats("You", "Egon"), []record.Tag{{Name: days.Tag, Value: day}}, play.Unkept{})
	if err != nil {
		t.Fatal(err)
	}
	for _, move := range moves {
		if _, err := m.Play(move); err != nil {
			t.Fatal(err)
		}
	}
	return store.Finished{Record: m.Record(), Date: day, Kind: store.KindSolo, Summary: store.Summary{
		Game: record.Name, Seats: 2, Seat: 1, Outcome: store.WonBy(0, 0, 12), Turns: 29, Opponents: []string{"egon"},
		Counts: map[string]int{ladder.Trios: 13},
	}}
}

// TestOldGamesCountWhenTheyAreFirstSeen starts the program on the history of an old one, with the shelf of the medals open: many days are told as
// one. A medal that nobody earns any more is named, and nothing comes back once all is erased.
func TestOldGamesCountWhenTheyAreFirstSeen(t *testing.T) {
	folder := t.TempDir()
	g := visit(t, folder, 1)
	for n := range 40 {
		if _, err := g.onDisk().AddFinished(oldGame(t, calendar.Date(20_737+n))); err != nil {
			t.Fatal(err)
		}
	}
	avalanche := medals.Medal{Name: "avalanche"}
	if err := g.onDisk().SaveNotes(medals.Notes, medals.Earned{avalanche: {Day: "2026-01-01", Shown: true}}.Note(avalanche)); err != nil {
		t.Fatal(err)
	}
	visit(t, folder, 0).wait(3) // killed in the middle
	g = visit(t, folder, 2)
	g.press("start.statistics")
	g.press("statistics.page.medals")
	since := g.say.Say("medals.since", assets.Values{"Date": g.Date(g.Today())})
	isShown := func() bool {
		return slices.ContainsFunc(g.labels(), func(label string) bool { return strings.Contains(label, since) })
	}
	before := isShown()
	g.wait(900)
	if before || !isShown() {
		t.Errorf("the shelf shows the medal before the games are counted: %v, then: %v", before, !before)
	}
	g.wantRead("Earlier medals: Avalanche")
	const earned = "trio week"
	g.wantStored("counted", earned)
	if now, best := g.daily.Days().Streak(calendar.Date(20_777)); now != 40 || best != 40 || g.daily.Days()[calendar.Date(20_771)] != calendar.Won {
		t.Errorf("got a streak of %d and %d, want 40", now, best)
	}
	if since := g.game.medals.Earned()[dreistmedals.Week].Day; since != g.Today() {
		t.Errorf("a week of days is earned on %q", since)
	}
	g.day = "2001-01-01" // a clock that is set back takes nothing away
	g = visit(t, folder, 9)
	g.wantStored("the clock is set back", earned)
	if notes, err := g.onDisk().LoadNotes(medals.Notes); err != nil || notes[avalanche.Name] == nil {
		t.Errorf("kept are %v, %v", notes, err)
	}
	g.showData()
	g.press("erase.open")
	g.press("erase.yes")
	g.onDisk()
	g.wait(600)
	g.wantStored("erased", "")
	if now, _ := g.daily.Days().Streak(calendar.Date(20_776)); now != 0 || len(g.Finished()) > 0 {
		t.Errorf("a streak of %d and %d games are left", now, len(g.Finished()))
	}
}

// labels returns what the buttons of the panel are called.
func (g *guest) labels() (all []string) {
	for _, t := range g.targets() {
		all = append(all, t.Label)
	}
	return all
}
