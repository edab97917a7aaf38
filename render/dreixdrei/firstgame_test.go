package dreixdrei

import (
	"strings"
	"testing"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/primer"
	"dreist/game/dreixdrei/rival"
	"dreist/game/lesson"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreixdrei/learn"
	"dreist/render/dreixdrei/scene"
	"dreist/render/geom"
	"dreist/render/guest"
	"dreist/render/screens"
)

// learner plays the first game.
type learner struct{ player }

// learn begins the first game.
func (l learner) learn() {
	l.Helper()
	l.ClickLabel(l.Say("firstgame.offer"))
	l.AdvanceToRest()
}

// teacher returns the guide of the first game that is on the table.
func (l learner) teacher() *learn.Tutorial {
	l.Helper()
	t, ok := l.table().Guide.(*learn.Tutorial)
	if !ok {
		l.Fatal("nobody teaches")
	}
	return t
}

// obey does what the teachers say.
func (l learner) obey() {
	l.Helper()
	idea, _ := l.teacher().Lesson.CurrentIdea()
	if m, asked := l.teacher().WantedMove(); asked {
		before := l.table().Match.MoveCount()
		if l.play(m, true); l.table().Match.MoveCount() == before {
			l.Fatalf("%s: %v is no move: %s", idea.ID, m, l.table().Description())
		}
		return
	}
	if idea.Action != lesson.AskHint {
		l.Fatalf("%q asks for nothing: %s", idea.ID, l.table().Description())
	}
	l.SendCommand(input.CommandHint)
	l.SendCommand(input.CommandCancel) // the hint goes, and the teacher is back
	l.AdvanceToRest()
}

// follow does all that the teachers say until the player is alone; seen is called before each deed.
func (l learner) follow(seen func(idea primer.Idea)) {
	l.Helper()
	for n := 0; !primer.IsGuidanceOver(l.teacher().Lesson); n++ {
		idea, led := l.teacher().Lesson.CurrentIdea()
		if !led || n > 30 {
			l.Fatalf("the script does not go on after %q: %s", idea.ID, l.table().Description())
		}
		seen(idea)
		l.obey()
	}
}

// wantClear fails unless the bubble is seen, within the window, and covers no card, no place and no button.
func (l learner) wantClear() {
	l.Helper()
	t := l.table()
	geo := t.Timeline.Geometry()
	clear := map[string]geom.Rect{"pile": geo.PileRect(len(t.Timeline.View().Pile)), "draw pile": geo.DrawPile, "hand": geo.HandRect, "row": geo.OwnSpots[0].FaceDownCard.Union(geo.OwnSpots[2].OpenCard), "line": geo.RefusalRect, "partner": geo.OtherSeats[0].Box, "other": geo.OtherSeats[1].Box}
	guest.WantBubbleClear(l.TB, l.Frame(), &l.teacher().Speech, t.Buttons(), clear)
}

// TestTheFirstGameIsPlayedByWhatTheHostsSay begins as a newcomer, does what is said, plays on alone to the end and goes on against stronger players.
func TestTheFirstGameIsPlayedByWhatTheHostsSay(t *testing.T) {
	for _, language := range assets.Languages() {
		l := learner{visit(t, 1)}
		l.SetLanguage(language)
		l.playFirst()
	}
}

func (l learner) playFirst() {
	l.Helper()
	l.learn()
	said, words := map[string]bool{}, 0
	heard := func() {
		l.SendCommand(input.CommandNo) // which does nothing here: keys are named to who uses them
		l.AdvanceToRest()
		says := l.teacher().Bubble.SpeechText
		l.wantClear()
		read := l.table().Description()
		for _, line := range []string{says.Text, says.Details, says.KeysText} {
			if line == "" || !strings.Contains(read, line) {
				l.Errorf("%q is not read aloud in\n%s", line, read)
			}
		}
		if !said[says.Text] {
			words += len(strings.Fields(says.Text))
		}
		said[says.Text] = true
	}
	l.follow(func(primer.Idea) { heard() })
	ideas := map[string]bool{}
	for m := l.table().Match; !m.IsOver() && !m.Position().IsFinished(primer.LearnerSeat); {
		before := m.MoveCount()
		if idea, led := l.teacher().Lesson.CurrentIdea(); led {
			ideas[idea.ID] = true
			heard()
		}
		next := wants(m.Position())[0]
		if l.play(next, false); m.MoveCount() == before {
			l.Fatalf("%v is no move: %s", next, l.table().Description())
		}
	}
	if !ideas[primer.OpenCardsIdea] || !ideas[primer.FaceDownIdea] {
		l.Errorf("after the script come %v", ideas)
	}
	if words += len(strings.Fields(l.Say("dreixdrei.tutor.joker.say.name"))); words > 120 {
		l.Errorf("%d words are said: want few", words)
	}
	for !l.table().Match.IsOver() {
		l.SendCommand(input.CommandConfirm)
		l.AdvanceToRest()
	}
	l.AdvanceToRest()
	l.ends()
}

// ends checks the end of the first game, and goes on.
func (l learner) ends() {
	l.Helper()
	all := l.FinishedEntries()
	if len(all) != 1 || all[0].Kind != store.KindFirst || l.UnfinishedMatch(screens.FirstGameSlot) != nil || len(l.FinishedEntries(store.KindTable)) > 0 {
		l.Errorf("finished are %v, want the first game, which does not count", all)
	}
	l.ClickLabel(l.Say("dreixdrei.tutor.ended.onward"))
	l.AdvanceToRest()
	if k := l.UnfinishedMatch(store.TableSlot); k == nil || k.Match.Players()[1].Kind != rival.FairKind {
		l.Error("no whole game begins against stronger players")
	}
}

// TestAnotherNameWaits drops the JOKER, names it otherwise and puts it back: the wheel stays until it has the name that is asked for.
func TestAnotherNameWaits(t *testing.T) {
	l := learner{visit(t, 1)}
	l.learn()
	l.follow(func(idea primer.Idea) {
		if m, _ := l.teacher().WantedMove(); idea.ID != primer.JokerIdea || m.Kind() != dreixdrei.Delete {
			return
		}
		tb := l.table()
		drop := func() {
			l.Drag(l.PlaceMiddle(scene.CardID(card(tb.ShownPosition(), dreixdrei.Joker, false, nil))), l.PlaceMiddle("pile"))
			l.AdvanceToRest()
		}
		drop()
		if say := l.teacher().Bubble.Text; say != l.Say("dreixdrei.tutor.joker.say.name") {
			t.Errorf("at the wheel %q is said", say)
		}
		before := tb.Match.MoveCount()
		l.name(dreixdrei.HighestNumber)
		l.AdvanceToRest()
		if say := l.teacher().Bubble.Text; tb.Match.MoveCount() != before || !tb.IsNamingJokers() || say != l.Say("dreixdrei.tutor.joker.later.name") {
			t.Errorf("named otherwise, %q is said; the wheel is open: %v", say, tb.IsNamingJokers())
		}
		l.SendCommand(input.CommandCancel)
		l.AdvanceToRest()
		if idea, _ := l.teacher().Lesson.CurrentIdea(); tb.IsNamingJokers() || idea.ID != primer.JokerIdea {
			t.Errorf("put back, the wheel is open: %v", tb.IsNamingJokers())
		}
	})
}

// TestTheFirstGameIsLeftAndResumed leaves it in the middle, and goes on in another run of the program.
func TestTheFirstGameIsLeftAndResumed(t *testing.T) {
	folder := t.TempDir()
	l := learner{visitFolder(t, folder, 1)}
	l.learn()
	for range 5 {
		l.obey()
	}
	want := l.teacher().Bubble.Text
	need.OK(t, l.Profile.Flush())
	l = learner{visitFolder(t, folder, 2)}
	l.ClickLabel(l.Say("firstgame.offer"))
	l.ClickLabel(l.Say("firstgame.again.resume"))
	if l.AdvanceToRest(); l.teacher().Bubble.Text != want || want == "" {
		t.Errorf("%q is said, want %q", l.teacher().Bubble.Text, want)
	}
}

// TestTheBubbleCoversNothing shows every sentence with its rest in windows of every kind, with large letters too.
func TestTheBubbleCoversNothing(t *testing.T) {
	var l learner
	guest.LearnInEveryWindow(func() *guest.Guest { l = learner{visit(t, 1)}; return l.Guest }, func(openDetails func()) {
		l.follow(func(primer.Idea) {
			l.wantClear()
			openDetails()
			l.wantClear()
		})
	})
}
