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

// stored returns the medals that are on disk, and those of them that the player was told of.
func (g *guest) stored() (earned, told []string) {
	g.t.Helper()
	notes, err := g.onDisk().LoadNotes(medals.Notes)
	if err != nil {
		g.t.Fatal(err)
	}
	kept := dreistmedals.All().Earned(notes)
	for _, m := range dreistmedals.All() {
		if k, had := kept[m]; had {
			earned = append(earned, m.Name)
			if k.Shown {
				told = append(told, m.Name)
			}
		}
	}
	return earned, told
}

// TestMedalsAreEarnedAtTheTableAndToldOnce wins a game: what nobody can take back is earned at once, the rest at the end, where
// it is told only after that has been celebrated. Another start tells nothing again.
func TestMedalsAreEarnedAtTheTableAndToldOnce(t *testing.T) {
	folder := t.TempDir()
	g := visit(t, folder, 1).throughNotices()
	g.SetSpeed(stage.Normal)
	deal, moves := wonGame(t)
	c := mode{slot: store.Solo}
	g.take(g.play(c, deal, record.Seats("You", "Egon"), c.tags(deals.Code{})))
	for _, m := range moves[:len(moves)-1] {
		g.settle()
		g.table.Play(m)
		g.wait(1)
	}
	g.settle()
	if earned, _ := g.stored(); !slices.Contains(earned, "trio") || slices.Contains(earned, "cleanwin") {
		t.Errorf("before the end %v are earned", earned)
	}
	g.wait(900)
	if earned, told := g.stored(); !slices.Equal(earned, told) {
		t.Errorf("%v are earned at the table, the player knows of %v", earned, told)
	}
	g.table.Play(moves[len(moves)-1])
	g.wait(30)
	earned, told := g.stored()
	if !slices.Contains(earned, "cleanwin") || slices.Contains(told, "cleanwin") {
		t.Errorf("while the end is celebrated %v are earned and %v told", earned, told)
	}
	g.wait(1200)
	if earned, told = g.stored(); !slices.Equal(earned, told) {
		t.Errorf("%v are earned, the player knows of %v", earned, told)
	}
	again := visit(t, folder, 2)
	again.wait(60)
	if len(again.game.medals.Announced) > 0 {
		t.Errorf("at another start %v are told again", again.game.medals.Announced)
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

// TestOldGamesCountWhenTheyAreFirstSeen starts the program on the history of an old one: seven days, told as one.
func TestOldGamesCountWhenTheyAreFirstSeen(t *testing.T) {
	folder := t.TempDir()
	g := visit(t, folder, 1)
	files := g.onDisk()
	for n := range 7 {
		if _, err := files.AddFinished(oldGame(t, calendar.Date(20_770+n))); err != nil {
			t.Fatal(err)
		}
	}
	for n := range 2 { // killed in the middle, and started again
		g = visit(t, folder, uint64(n))
		g.wait(3)
	}
	g.wait(900)
	earned, told := g.stored()
	if !slices.Contains(earned, "week") || !slices.Equal(earned, told) || slices.Contains(earned, "cleanwin") {
		t.Errorf("earned %v, told %v", earned, told)
	}
	if now, best := g.daily.Days().Streak(calendar.Date(20_777)); now != 7 || best != 7 {
		t.Errorf("got a streak of %d and %d, want 7", now, best)
	}
	if got := g.daily.Days()[calendar.Date(20_771)]; got != calendar.Won {
		t.Errorf("a day that was won is %d", got)
	}
	if since := g.game.medals.Earned()[dreistmedals.Week].Day; since != g.Today() {
		t.Errorf("a week of days is earned on %q", since)
	}
	g.day = "2001-01-01" // a clock that is set back takes nothing away
	g = visit(t, folder, 9)
	if again, _ := g.stored(); !slices.Equal(again, earned) {
		t.Errorf("then %v, now %v", earned, again)
	}
}

// TestErasedMedalsStayErased erases everything with the program open: nothing that it remembers comes back.
func TestErasedMedalsStayErased(t *testing.T) {
	here := t.TempDir()
	g := visit(t, here, 2)
	for n := range 7 {
		if _, err := g.onDisk().AddFinished(oldGame(t, calendar.Date(20_770+n))); err != nil {
			t.Fatal(err)
		}
	}
	g = visit(t, here, 2)
	g.wait(30)
	g.game.medals.Award(dreistmedals.Examples)
	g.wait(5)
	if earned, _ := g.stored(); !slices.Contains(earned, "week") || !slices.Contains(earned, "examples") {
		t.Fatalf("earned %v before", earned)
	}
	g.showData()
	g.press("erase.open")
	g.press("erase.yes")
	g.onDisk()
	g.wait(600)
	if earned, told := g.stored(); len(earned)+len(told) > 0 {
		t.Errorf("earned %v, told %v after", earned, told)
	}
	if now, _ := g.daily.Days().Streak(calendar.Date(20_776)); now != 0 || len(g.Finished()) > 0 {
		t.Errorf("a streak of %d and %d games are left", now, len(g.Finished()))
	}
}

// TestMedalsOfOldGamesShowOnAShelfThatIsOpen opens it before the games are counted.
func TestMedalsOfOldGamesShowOnAShelfThatIsOpen(t *testing.T) {
	folder := t.TempDir()
	files := visit(t, folder, 1).onDisk()
	for n := range 40 {
		if _, err := files.AddFinished(oldGame(t, calendar.Date(20_700+n))); err != nil {
			t.Fatal(err)
		}
	}
	g := visit(t, folder, 2)
	g.press("start.statistics")
	g.press("statistics.page.medals")
	week := func() string {
		for _, at := range g.targets() {
			if at.ID == "medal.week" {
				return at.Label
			}
		}
		t.Fatalf("no medal is shown:\n%s", g.reads())
		return ""
	}
	before := week()
	g.wait(100)
	since := g.say.Say("medals.since", assets.Values{"Date": g.Date(g.Today())})
	if after := week(); strings.Contains(before, since) || !strings.Contains(after, since) {
		t.Errorf("before the games are counted it says %q, and then %q", before, after)
	}
}

// TestTheFirstGameAnnouncesItsMedal makes a DREIer in the first game, whose end would tell of it only to who looks there.
func TestTheFirstGameAnnouncesItsMedal(t *testing.T) {
	g := visit(t, t.TempDir(), 1).throughNotices()
	deal, moves := wonGame(t)
	c := mode{slot: screens.FirstSlot}
	g.take(g.play(c, deal, record.Seats("You", "Egon"), c.tags(deals.Code{})))
	for _, m := range moves[:len(moves)-1] {
		g.settle()
		g.table.Play(m)
		g.wait(1)
	}
	g.settle()
	g.wait(600)
	if earned, told := g.stored(); !slices.Equal(earned, []string{"trio"}) || !slices.Equal(told, earned) {
		t.Errorf("%v are earned, and %v told", earned, told)
	}
}

// TestEarlierMedalsAreNamed keeps one that nobody earns any more.
func TestEarlierMedalsAreNamed(t *testing.T) {
	folder := t.TempDir()
	g := visit(t, folder, 1)
	avalanche := medals.Medal{Name: "avalanche"}
	if err := g.onDisk().SaveNotes(medals.Notes, medals.Earned{avalanche: {Day: "2026-01-01", Shown: true}}.Note(avalanche)); err != nil {
		t.Fatal(err)
	}
	g = visit(t, folder, 1)
	g.game.medals.Award(dreistmedals.Trio)
	g.press("start.statistics")
	g.press("statistics.page.medals")
	if got := g.reads(); !strings.Contains(got, "Earlier medals: Avalanche") {
		t.Errorf("the page says\n%s", got)
	}
	notes, err := g.onDisk().LoadNotes(medals.Notes)
	if _, kept := notes[avalanche.Name]; err != nil || !kept {
		t.Errorf("kept are %v, %v", notes, err)
	}
}
