package teach_test

import (
	"slices"
	"testing"

	"dreist/assets"
	"dreist/build/need"
	"dreist/build/toytable"
	"dreist/game/lesson"
	"dreist/game/play"
	"dreist/game/play/stairs"
	"dreist/input"
	"dreist/render/tabletop"
	"dreist/render/teach"
)

// pupil is an example of Up the stairs at its table: lay D before B is gone, for two seats that the learner plays both.
type pupil struct {
	quest
	table    *toytable.Table
	texts    *assets.Texts
	progress lesson.Progress
}

type quest = teach.ExampleGuide[*toytable.Match, stairs.Position, stairs.Move, stairs.Event]

// climb is the example. One try is good, one is against the rules.
func climb() *lesson.Quest[stairs.Position, stairs.Move, stairs.Event] {
	rules := func(p stairs.Position, m stairs.Move) (stairs.Position, []stairs.Event, error) {
		return stairs.Apply(p, m, 2)
	}
	q := &lesson.Quest[stairs.Position, stairs.Move, stairs.Event]{
		Number: 1, TitleKey: "book.again", GoalKey: "book.back", StartPosition: stairs.Position{Hands: [stairs.MaxSeats]string{"ADM", "BEX"}}, ApplyMove: rules, SearchDepth: 3,
		AppendLegalMoves: func(_ *stairs.Position, known []stairs.Move) []stairs.Move { return known },
	}
	first := stairs.Move{Card: 'D'}
	after := q.PositionAfter([]stairs.Move{first})
	q.Tries = []lesson.Try[stairs.Position, stairs.Move]{
		{Moves: []stairs.Move{first}, PositionAfter: after, WhyKey: "common.back"},
		{Moves: []stairs.Move{first}, PositionAfter: after, RefusedToken: "B", RefusedMove: stairs.Move{Seat: 1, Card: 'B'}, WhyKey: "common.cancel", Rule: "7"},
	}
	q.SetGoal(func(p *stairs.Position) bool { return p.Hands[0] == "AM" && p.Hands[1] == "BX" }, stairs.Move{Seat: 1, Card: 'E'})
	return q
}

// learn takes an example at a table.
func learn(t *testing.T, w teach.Activity) *pupil {
	t.Helper()
	texts := need.Value(assets.NewTexts("en"))(t)
	l := &pupil{texts: texts, table: toytable.Sit(t, "ADM", toytable.PersonWithHand("BEX"))}
	l.table.Texts = texts
	l.quest = teach.NewExampleGuide(climb(), 2, func(f func(*lesson.Progress)) { f(&l.progress) }, &l.table.Table, l)
	l.table.SetGuide(l)
	l.StartActivity(w)
	return l
}

func (l *pupil) RestartExample() {
	fresh, err := stairs.New([]play.Player{{Name: "Ann", Kind: play.Person}, {Name: "Ben", Kind: play.Person}}, []string{"ADM", "BEX"}, play.DiscardSaver{})
	if err != nil {
		panic(err)
	}
	l.table.SetMatch(&toytable.Match{Match: fresh}, 0)
	l.table.Phase = tabletop.LearningPhase
}

func (l *pupil) ControlsTextKey() string { return "lessons.keys" }
func (l *pupil) SeatNames() ([]string, int) {
	return []string{"Ann", "Ben"}, int(l.table.Scene.FrontSeat())
}
func (l *pupil) ExplainAstray(stairs.Move) (string, string) { return "lessons.away", "" }
func (l *pupil) HintText(m stairs.Move) string              { return "lay " + string(m.Card) }

func (l *pupil) FillOverlay(o *tabletop.Overlay) { l.quest.FillLesson(o) }

// tells reports whether the box says a sentence of the catalogue.
func (l *pupil) tells(key string) bool {
	return slices.Contains(l.table.GuideLines(), l.texts.Say(key))
}

func TestALessonIsPlayedToItsGoal(t *testing.T) {
	l := learn(t, teach.Playing)
	s := l.table
	if l.GoalMove() != (stairs.Move{Card: 'D'}) || !l.tells("book.back") || l.IsLocked() {
		t.Fatalf("leads to %v; says %q", l.GoalMove(), s.GuideLines())
	}
	s.Lay(0) // A does not lead there
	if s.AdvanceToRest(t); s.Match.MoveCount() != 0 || !l.tells("lessons.away") {
		t.Fatalf("led astray: %d moves, says %q", s.Match.MoveCount(), s.GuideLines())
	}
	for range 2 {
		s.SendCommand(input.CommandConfirm) // a wave does no harm
		if s.AdvanceToRest(t); s.Match.MoveCount() != 1 || !l.tells("lessons.fine") {
			t.Fatalf("waved: %d moves, says %q", s.Match.MoveCount(), s.GuideLines())
		}
		misses := l.MissCount
		s.SendCommand(input.CommandConfirm) // twice, of which no try tells
		if s.AdvanceToRest(t); s.Match.MoveCount() != 1 || l.MissCount != misses+1 || l.RuleCitation() != "7" || !slices.Contains(s.GuideLines(), stairs.ErrWaving.Error()) {
			t.Fatalf("waved twice: %d moves, %d misses, says %q", s.Match.MoveCount(), l.MissCount, s.GuideLines())
		}
		s.SendCommand(input.CommandUndo)
		if s.AdvanceToRest(t); s.Match.MoveCount() != 0 || !l.tells("book.back") {
			t.Fatalf("taken back: %d moves, says %q", s.Match.MoveCount(), s.GuideLines())
		}
	}
	s.Lay(1) // D does
	if s.AdvanceToRest(t); s.Match.MoveCount() != 1 || s.Scene.FrontSeat() != 1 || !l.tells("common.back") {
		t.Fatalf("accepted: %d moves, seat %d in front, says %q", s.Match.MoveCount(), s.Scene.FrontSeat(), s.GuideLines())
	}
	s.Play(stairs.Move{Seat: 1, Card: 'B'}) // lower than D
	shaken := s.Shake.IsMoving()
	if s.AdvanceToRest(t); s.Match.MoveCount() != 1 || !l.tells("common.cancel") || !shaken || !slices.Contains(s.GuideLines(), l.texts.Say("lessons.way.never")) {
		t.Fatalf("refused: %d moves, shaken %v, says %q", s.Match.MoveCount(), shaken, s.GuideLines())
	}
	s.Lay(1) // E
	if s.AdvanceToRest(t); !l.IsFinished || l.MissCount == 0 || !l.progress.Has(1, lesson.PlayedFeat) || l.progress.Has(1, lesson.FlawlessFeat) {
		t.Fatalf("finished %v with %d misses, kept is %v; says %q", l.IsFinished, l.MissCount, l.progress, s.GuideLines())
	}
	if s.SendCommand(input.CommandConfirm); !slices.Equal(s.TakeRequests(), []tabletop.Request{{Kind: tabletop.RequestExample, Number: 2}}) {
		t.Error("Enter does not lead to the next example")
	}
}

// The second miss at one spot brings a hint.
func TestALessonHelpsAfterTheSecondMiss(t *testing.T) {
	l := learn(t, teach.Playing)
	for misses := range 2 {
		l.table.Lay(0)
		if l.table.AdvanceToRest(t); (l.Hint != nil) != (misses == 1) {
			t.Errorf("after %d misses the hint is %v", misses+1, l.Hint)
		}
	}
	if !slices.Contains(l.table.GuideLines(), "lay D") {
		t.Errorf("says %q", l.table.GuideLines())
	}
	l.table.SendAt(input.Press, toytable.Beside)
	if l.table.SendCommand(input.CommandShowAgain); l.Hint != nil || l.MissCount != 0 {
		t.Errorf("begun anew: hint %v, %d misses", l.Hint, l.MissCount)
	}
}

// What can be done is watched page by page, with the hand locked; then it is played.
func TestALessonIsWatched(t *testing.T) {
	l := learn(t, teach.Watching)
	s := l.table
	if s.Lay(0); s.Match.MoveCount() != 0 || !l.IsLocked() {
		t.Fatal("the hand is not locked")
	}
	s.ClickButton(t, teach.NextPageButton)
	for range 400 {
		s.Tick(true)
	}
	if s.Match.MoveCount() != 1 || !l.tells("common.back") || !l.IsFinished || l.Pages.Current != 1 || !l.progress.Has(1, lesson.WatchedFeat) {
		t.Fatalf("page %d: %d moves, finished %v, says %q", l.Pages.Current, s.Match.MoveCount(), l.IsFinished, s.GuideLines())
	}
	if s.ClickButton(t, teach.PreviousPageButton); s.Match.MoveCount() != 0 || l.Pages.Current != 0 || l.IsFinished {
		t.Errorf("back: page %d, %d moves", l.Pages.Current, s.Match.MoveCount())
	}
	s.ClickButton(t, teach.NextPageButton)
	for range 400 {
		s.Tick(true)
	}
	if all := s.Buttons(); !slices.ContainsFunc(all, func(b tabletop.Button) bool {
		return b.ID == teach.NextExampleButton && b.LabelKey == "lessons.play" && b.IsPrimary
	}) {
		t.Errorf("playing does not lead on: %+v", all)
	}
	if s.ClickButton(t, teach.NextExampleButton); l.Activity != teach.Playing || l.IsLocked() {
		t.Errorf("onward leads to way %d", l.Activity)
	}
}

// The pages turn by themselves until they are halted.
func TestALessonRunsByItself(t *testing.T) {
	l := learn(t, teach.Watching)
	l.table.ClickButton(t, teach.PlayPagesButton)
	l.table.SendCommand(input.CommandPause)
	if l.Pages.IsRunning || l.Pages.Current != 1 {
		t.Errorf("halted: page %d, runs %v", l.Pages.Current, l.Pages.IsRunning)
	}
	l.table.Advance(input.Gesture{Kind: input.CommandGiven, Command: input.CommandYes, IsFromPad: true})
	for range 400 {
		l.table.Tick(true)
	}
	if l.Pages.IsRunning || !l.IsFinished || l.Pages.Current != 1 {
		t.Errorf("page %d, runs %v, finished %v", l.Pages.Current, l.Pages.IsRunning, l.IsFinished)
	}
}

// What is not allowed flies to its spot, shakes it, and comes back.
func TestALessonShowsWhatIsForbidden(t *testing.T) {
	l := learn(t, teach.Forbidden)
	l.table.ClickButton(t, teach.NextPageButton)
	flown, shaken := false, false
	for range 600 {
		l.table.Tick(true)
		shaken = shaken || l.table.Shake.IsMoving()
		flown = flown || l.Trial.IsMoving() && l.Trial.Move.Card == 'B'
	}
	if !flown || !shaken || l.Trial.IsMoving() || l.table.Match.MoveCount() != 1 || !l.tells("common.cancel") {
		t.Errorf("flown %v, shaken %v, %d moves, says %q", flown, shaken, l.table.Match.MoveCount(), l.table.GuideLines())
	}
	l.table.ClickButton(t, teach.ListButton)
	if got := l.table.RequestKinds(); !slices.Equal(got, []tabletop.RequestKind{tabletop.RequestExamples}) {
		t.Errorf("asks %v", got)
	}
}

func TestATryIsFree(t *testing.T) {
	l := learn(t, teach.Trying)
	l.table.Lay(0)
	if l.table.AdvanceToRest(t); l.table.Match.MoveCount() != 1 || l.IsFinished || l.table.Scene.FrontSeat() != 1 {
		t.Errorf("%d moves, finished %v", l.table.Match.MoveCount(), l.IsFinished)
	}
	if l.table.SendCommand(input.CommandHint); len(l.table.RequestKinds()) > 0 {
		t.Error("an example asks for a hint")
	}
}
