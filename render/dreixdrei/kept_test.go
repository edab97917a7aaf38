package dreixdrei

import (
	"image"
	"strings"
	"testing"

	"golang.org/x/image/font/sfnt"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/match"
	"dreist/game/dreixdrei/primer"
	"dreist/game/dreixdrei/record"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/render/art"
	"dreist/render/art/arttest"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/shell"
)

// TestTheHistoryTellsHowAGameWasPlayed describes games with hints, for practice, with two sets, and each end there is.
func TestTheHistoryTellsHowAGameWasPlayed(t *testing.T) {
	g := visit(t, 4).game
	say := func(key string) string { return g.Say(key) }
	for _, c := range []struct {
		kind    store.Kind
		seat    int
		end     store.End
		place   int
		counts  map[string]int
		game    []string
		result  string
		outcome panel.Outcome
	}{
		{store.KindTable, 1, store.Ranked, 1, nil, nil, say("dreixdrei.played.first"), panel.WonOutcome},
		{store.KindTable, 1, store.Ranked, 2, nil, nil, g.Say("dreixdrei.played.place", assets.Values{"Place": 2}), panel.NeutralOutcome},
		{store.KindTable, 1, store.Ranked, 3, nil, nil, say("dreixdrei.played.last"), panel.LostOutcome},
		{store.KindTable, 1, store.Undecided, 3, nil, nil, say("dreixdrei.played.undecided"), panel.NeutralOutcome},
		{store.KindTable, 0, store.Ranked, 3, nil, nil, say("dreixdrei.played.shared"), panel.NeutralOutcome},
		{store.KindTable, 1, store.Ranked, 1, map[string]int{play.HintsCountKey: 2}, []string{say("history.hinted")}, say("dreixdrei.played.first"), panel.WonOutcome},
		{store.KindPractice, 1, store.Ranked, 1, map[string]int{match.TwoSetsCountKey: 1}, []string{say("dreixdrei.played.sets"), "Practice"}, say("dreixdrei.played.first"), panel.WonOutcome},
	} {
		places := []int{c.place, c.place%3 + 1, (c.place+1)%3 + 1}
		e := store.HistoryEntry{Kind: c.kind, Summary: store.Summary{SeatCount: 3, Seat: c.seat, Counts: c.counts, Outcome: store.Outcome{End: c.end, Places: places, Scores: places}}}
		got := g.Describe(&e)
		if got.ResultText != c.result || got.Outcome != c.outcome || !strings.Contains(got.GameText, g.SayCount("dreixdrei.played.seats", 3, nil)) {
			t.Errorf("%+v is described as %+v", c, got)
		}
		for _, want := range []string{say("history.hinted"), say("dreixdrei.played.sets"), "Practice"} {
			if strings.Contains(got.GameText, want) != strings.Contains(strings.Join(c.game, "\n"), want) {
				t.Errorf("%+v is described as %q: %q", c, got.GameText, want)
			}
		}
	}
}

// TestCaptionsTellOfTwoSets looks at a table with two sets of cards, and at practice.
func TestCaptionsTellOfTwoSets(t *testing.T) {
	of := visit(t, 4).game
	m := need.Value(match.New(dreixdrei.NewDeal(2, dreixdrei.MaxSets, 0, 1), []play.Player{{Name: "A", Kind: play.Person}, {Name: "B", Kind: play.Person}}, nil, play.DiscardSaver{}))(t)
	p := need.Value(m.Practise(0, "again", play.DiscardSaver{}))(t)
	if got, practice := of.caption(m), of.caption(p); got != "two sets of cards" || !strings.Contains(practice, of.Say("practice.caption")) {
		t.Errorf("the captions are %q and %q", got, practice)
	}
}

// TestRecordsAreSavedAsTheSpecSays looks at how the names of saved records end (section 12).
func TestRecordsAreSavedAsTheSpecSays(t *testing.T) {
	if got := visit(t, 4).game.RecordExtension(); got != ".dreist" {
		t.Errorf("records end in %s", got)
	}
}

// TestTheTilesOfExamplesShowWhatTheyAreAbout looks at the cards of two long hands.
func TestTheTilesOfExamplesShowWhatTheyAreAbout(t *testing.T) {
	all := primer.Examples()
	for _, c := range []struct {
		number int
		kind   dreixdrei.Kind
		want   bool
	}{{2, 8, true}, {2, 9, false}, {3, 5, true}, {3, 7, true}, {3, 12, false}, {4, dreixdrei.Invisible, true}, {4, dreixdrei.Restart, true}, {4, 8, false}} {
		if got := all[c.number-1].HasTryLaying(c.kind); got != c.want {
			t.Errorf("example %d lays %v: %v", c.number, c.kind, got)
		}
	}
}

// TestMedalsAreWholeAndDiffer paints all medals and compares each with all others.
func TestMedalsAreWholeAndDiffer(t *testing.T) {
	display := need.Value(sfnt.Parse(assets.DisplayFont.Data()))(t)
	const size = 96
	var painted []*image.RGBA
	for _, m := range match.Medals() {
		painted = append(painted, medalMotif(m, true).Paint(kit.PaintRequest{Letters: art.NewLetterPainter(display), W: size}))
	}
	arttest.CheckDistinct(t, painted, size)
}

// TestStatisticsCountTheOnlyPerson adds games of one person and one at a shared screen, and reads all pages.
func TestStatisticsCountTheOnlyPerson(t *testing.T) {
	g := visit(t, 4)
	of := g.game
	add := func(seat int, places ...int) {
		n := strings.Repeat("n", len(of.FinishedEntries())+1)
		of.Profile.AddFinished(of.GameSlot(store.PracticeSlot), store.FinishedGame{Date: "2026-11-25", Kind: store.KindTable, Record: n, Summary: store.Summary{
			GameName: record.Name, SeatCount: len(places), Seat: seat, Outcome: store.Outcome{End: store.Ranked, Places: places, Scores: places}, TurnCount: 20,
			Counts: map[string]int{match.LargestPickUpCountKey: 9, match.DeletesCountKey: 2, match.PickUpsCountKey: 1},
		}})
		of.Profile.ClearSlot(of.GameSlot(store.PracticeSlot))
	}
	add(1, 1, 2)
	add(2, 2, 4, 1, 3)
	add(2, 1, 2, 3)
	add(0, 1, 2)
	g.App.Navigate(shell.CloseToLowest(of.StatisticsScreen()))
	for _, want := range []string{"33% won 1 of 3", "2.3 Average place", "1 games without coming last · best 1", "1 × the red lantern", "9 cards in the biggest pile", "6 piles cleared"} {
		g.WantText(want)
	}
	g.ClickLabel(of.Say("statistics.page.medals"))
	earned, since := 0, of.Say("medals.since", assets.Values{"Date": of.FormatDate("2026-11-25")})
	for _, at := range g.App.TopScreen().Targets(nil) {
		if strings.HasPrefix(at.ID, "medal.") && strings.Contains(at.Label, since) {
			earned++
		}
	}
	if earned != 1 {
		t.Errorf("%d medals are shown as earned, want that of a win", earned)
	}
}
