//go:build window

package e2e

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/drive"
	"dreist/build/fixtures"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/dreist/tutor"
	"dreist/game/play"
)

func TestHelpLiesOverTheTableAndGoes(t *testing.T) {
	m := moment(t, fixtures.RowTrio)
	table := sit(t, m.Save, drive.Options{})
	d := table.Driver()
	d.Step(20)
	before := look(t, d)
	d.Key(ebiten.KeyF1)
	d.Step(20)
	first := look(t, d)
	if differences(before, first, nil) == 0 {
		t.Fatal("no help comes")
	}
	d.Key(ebiten.KeyArrowRight)
	d.Step(20)
	if differences(first, look(t, d), nil) == 0 {
		t.Error("the arrows do not turn the page")
	}
	d.See(drive.Unseen)
	d.Step(40 * 60)
	d.See(drive.Seldom)
	d.Step(60)
	if n := d.DrawnBytes(); n > 4000 {
		t.Errorf("at rest a frame of the overview takes %d bytes", n)
	}
	d.Key(ebiten.KeyF1)
	d.Step(20)
	wantSame(t, "the table after the help", look(t, d), before)
	table.CheckSave()
	table.Play(m.Move)
	table.CheckSave()
	hold(t, d)
}

// TestTheRuleBookIsSearched searches for a word, for one that is nowhere, and unfolds what was found.
func TestTheRuleBookIsSearched(t *testing.T) {
	d := begin(t, drive.Options{})
	d.Step(20)
	d.Press("start.learn")
	d.Press("book.learn.rules")
	d.Step(20)
	last := look(t, d)
	for _, step := range []func(){func() { d.Type("partner") }, func() { d.Press("overview.laying.pair") }, func() { d.Type("qqq") }, func() { d.Key(ebiten.KeyEscape) }} {
		step()
		d.Step(20)
		now := look(t, d)
		if differences(last, now, nil) == 0 {
			t.Error("the book does not change")
		}
		last = now
	}
	d.Key(ebiten.KeyEscape)
	hold(t, d)
}

// TestSomebodyNewPlaysTheFirstGame follows the tutor through every idea by mouse, leaves in the middle and continues.
func TestSomebodyNewPlaysTheFirstGame(t *testing.T) {
	m, err := match.New(tutor.Deal(), record.Seats("You", "Egon"), []record.Tag{{Name: match.PracticeTag, Value: "first"}}, play.Unkept{})
	if err != nil {
		t.Fatal(err)
	}
	text := m.Record()
	start := m.Start()
	h, err := host.NewHome()
	if err != nil {
		t.Fatal(err)
	}
	d := begin(t, drive.Options{Home: h, Sparse: drive.Unseen, Newcomer: true})
	d.Primary()
	table := d.SitAt(text)
	follow := func(moves int) {
		for range moves {
			lesson := tutor.Read(start, table.Match().History())
			if lesson.Done() || d.Err() != nil {
				return
			}
			hint := lesson.Moves()[0]
			table.Play(hint)
			if hint.Action == dreist.EndTurn || hint.Action == dreist.GiveCards || hint.Action == dreist.DiscardCard {
				table.Finish()
			}
			table.Settle()
		}
	}
	follow(9)
	hold(t, d)
	text = table.Match().Record()
	if err := d.Close(); err != nil {
		t.Fatal(err)
	}
	d = begin(t, drive.Options{Home: h, Sparse: drive.Unseen, Newcomer: true})
	d.Primary() // the start screen offers to continue the first game,
	d.Primary() // then shows how far it is
	table = d.SitAt(text)
	follow(40)
	if met, all := tutor.Read(start, table.Match().History()).Met(); met != all {
		t.Errorf("%d of %d ideas were met", met, all)
	}
	hold(t, d)
}
