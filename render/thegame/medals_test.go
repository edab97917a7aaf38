package thegame

import (
	"image"
	"slices"
	"strings"
	"testing"

	"golang.org/x/image/font/sfnt"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/medals"
	"dreist/game/store"
	"dreist/game/thegame"
	thegamemedals "dreist/game/thegame/medals"
	"dreist/render/art"
	"dreist/render/art/arttest"
	"dreist/render/kit"
)

// kept returns the medals that are remembered, and those that the player was told of.
func (g *guest) kept() (earned, told []string) {
	all := thegamemedals.All()
	kept := all.Earned(g.Profile.Notes(g.NotesName(medals.Notes)))
	for _, m := range all {
		if k, had := kept[m]; had {
			earned = append(earned, m.Name)
			if k.Shown {
				told = append(told, m.Name)
			}
		}
	}
	return earned, told
}

// winTogether wins with two persons.
func (g *guest) winTogether() {
	g.nearlyWon(store.Table)
	table := g.board().table
	for _, m := range []thegame.Move{thegame.Lay(97, 0), thegame.Lay(87, 0), thegame.End(), thegame.Lay(88, 0)} {
		table.Play(m)
		table.FinishMotion()
	}
	g.Rest()
}

// TestAMedalIsToldAtTheEndOfTheGame wins for the first time: the medal is there, is told once, and is on the page of the statistics.
func TestAMedalIsToldAtTheEndOfTheGame(t *testing.T) {
	folder := t.TempDir()
	g := visit(t, folder, 4)
	g.Do()
	g.winTogether()
	want := []string{"beaten"}
	if earned, _ := g.kept(); !slices.Equal(earned, want) {
		t.Fatalf("%v are earned, want %v", earned, want)
	}
	for range 1200 {
		g.Do()
	}
	if earned, told := g.kept(); !slices.Equal(earned, told) {
		t.Errorf("%v are earned, and %v told", earned, told)
	}
	g = g.again(folder, 5)
	g.Do()
	if len(g.game.medals.Announced) > 0 {
		t.Errorf("at another start %v are told again", g.game.medals.Announced)
	}
	g.Press(g.Say(msg.StatisticsTitle))
	g.Press(g.Say(msg.StatisticsPageMedals))
	since := g.Say(msg.MedalsSince, assets.Values{"Date": g.Date("2026-11-25")})
	shown := 0
	for _, at := range g.App.Top().Targets(nil) {
		if name, is := strings.CutPrefix(at.ID, "medal."); is {
			shown++
			if strings.Contains(at.Label, since) != (name == "beaten") {
				t.Errorf("%s says %q", name, at.Label)
			}
		}
	}
	if shown != len(thegamemedals.All()) {
		t.Errorf("%d medals are shown", shown)
	}
}

// TestAMedalIsAnnouncedAfterAnotherStart ends the program right after the first win, before the medal was seen.
func TestAMedalIsAnnouncedAfterAnotherStart(t *testing.T) {
	folder := t.TempDir()
	files, err := store.Open(folder)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := files.AddFinished(store.Finished{Date: "2026-11-20", Kind: store.KindSolo, Record: "; a game", Summary: store.Summary{
		Game: "thegame", Seats: 1, Outcome: store.Outcome{End: store.AllWon, Score: []int{0}}, Turns: 30,
	}}); err != nil {
		t.Fatal(err)
	}
	g := visit(t, folder, 5)
	g.Do()
	if earned, _ := g.kept(); !slices.Equal(earned, []string{"beaten"}) || !g.game.medals.Announced[thegamemedals.Beaten] {
		t.Errorf("%v are earned, %v announced", earned, g.game.medals.Announced)
	}
}

// TestMedalsAreWholeAndDiffer paints all medals and compares each with all others.
func TestMedalsAreWholeAndDiffer(t *testing.T) {
	display, err := sfnt.Parse(assets.Display.Data())
	if err != nil {
		t.Fatal(err)
	}
	const size = 96
	all, painted := thegamemedals.All(), []*image.RGBA{}
	for i, m := range all {
		img := medalMotif(m, true).Paint(kit.Order{Studio: art.NewStudio(display), W: size})
		arttest.Check(t, m.Name, img, size, size)
		for other, before := range painted {
			if part := arttest.Differing(img, before); part < 0.03 {
				t.Errorf("%s and %s differ in %.1f %% only", all[i].Name, all[other].Name, 100*part)
			}
		}
		painted = append(painted, img)
	}
}
