package tabletop_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"dreist/assets"
	"dreist/build/need"
	"dreist/build/toytable"
	"dreist/game/play"
	"dreist/game/play/stairs"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

// lookedBack is a table at which a match of Up the stairs is looked back on.
type lookedBack struct {
	*toytable.Table
	*tabletop.Replay[*toytable.Match, stairs.Position, stairs.Move, stairs.Event]
	moves int
}

// lookBack looks back on a match in which Ann and Ben have laid all cards, from its end.
func lookBack(t *testing.T) lookedBack {
	t.Helper()
	s := toytable.Sit(t, "ACEG", toytable.LowPlayerWithHand("BDFH"))
	for range 4 {
		s.Click(toytable.CardPoint(0))
		s.Click(toytable.MiddlePoint)
		s.AdvanceToRest(t)
	}
	texts := need.Value(assets.NewTexts("en"))(t)
	s.Texts = texts
	l := lookedBack{s, s.NewReplay("review.back.table"), s.Match.MoveCount()}
	if l.moves < 6 {
		t.Fatalf("only %d moves were made", l.moves)
	}
	l.StartAt(l.moves)
	s.TakeRequests()
	return l
}

// wantMoment checks which moment is shown once nothing moves any more.
func (l *lookedBack) wantMoment(t *testing.T, moves int) {
	t.Helper()
	for l.Scene.IsMoving() {
		l.Tick(true)
	}
	l.Tick(true)
	if l.Moment() != moves || fmt.Sprint(*l.ShownPosition()) != fmt.Sprint(*l.Match.PositionBefore(moves)) || fmt.Sprint(*l.Scene.View()) != fmt.Sprint(*l.ShownPosition()) {
		t.Fatalf("shown is the moment after %d moves, %v of %v, want %d", l.Moment(), *l.Scene.View(), *l.ShownPosition(), moves)
	}
}

func (l lookedBack) Tick(isTop bool) { l.Table.Tick(isTop) }

func TestALookBackGoesStepByStepAndTurnByTurn(t *testing.T) {
	l := lookBack(t)
	l.wantMoment(t, l.moves)
	l.SendCommand(input.CommandRight) // there is nothing more
	l.wantMoment(t, l.moves)
	l.SendCommand(input.CommandToStart)
	l.wantMoment(t, 0)
	for i := range l.moves {
		if l.SendCommand(input.CommandRight); !l.Scene.IsMoving() {
			t.Errorf("step %d is not seen", i+1)
		}
		l.wantMoment(t, i+1)
	}
	l.SendCommand(input.CommandLeft)
	l.wantMoment(t, l.moves-1)
	l.ClickButton(t, tabletop.FirstMomentButton)
	for range 3 { // hurried
		l.SendCommand(input.CommandRight)
	}
	l.wantMoment(t, 3)
	l.ClickButton(t, tabletop.PreviousMoveButton)
	l.wantMoment(t, 2)
	l.SendCommand(input.CommandToStart)
	for tries := 0; l.FocusedButton != tabletop.NextMoveButton && tries < 20; tries++ {
		l.SendCommand(input.CommandNextFocus)
	}
	l.SendCommand(input.CommandConfirm)
	l.SendCommand(input.CommandConfirm) // while the first step is seen
	l.wantMoment(t, 2)
	l.ClickButton(t, tabletop.LastMomentButton)
	turns := 0
	for h := l.Match.History(); l.Moment() > 0; turns++ {
		l.SendCommand(input.CommandUp)
		if at := l.Moment(); at > 0 && h[at].Turn == h[at-1].Turn {
			t.Fatalf("after %d moves no turn begins", at)
		}
	}
	for range turns {
		l.SendCommand(input.CommandDown)
	}
	l.wantMoment(t, l.moves)
}

func TestALookBackPlaysAllMoves(t *testing.T) {
	l := lookBack(t)
	l.ClickButton(t, tabletop.PlayAllButton) // from the beginning, as the end is shown
	if l.wantMoment(t, 0); !l.NeedsTick(true) {
		t.Fatal("nothing is going on")
	}
	for range 100 * l.moves {
		l.Tick(true)
	}
	if l.wantMoment(t, l.moves); l.NeedsTick(true) {
		t.Error("a look back at rest keeps the program awake")
	}
	l.ClickButton(t, tabletop.PlayAllButton)
	for l.Moment() < 2 {
		l.Tick(true)
	}
	l.SendCommand(input.CommandPause)
	at := l.Moment()
	for range 300 {
		l.Tick(true)
	}
	l.wantMoment(t, at)
	l.Advance(input.Gesture{Kind: input.CommandGiven, Command: input.CommandYes, IsFromPad: true})
	if l.Tick(true); !l.NeedsTick(true) {
		t.Error("the controller does not let it go on")
	}
}

func TestTheSliderLeadsToAnyMoment(t *testing.T) {
	l := lookBack(t)
	on := func(moves int) geom.Point {
		at := l.SliderRect() // from whose ends the handle stays away by half its width
		knob := at.H * 0.62
		return geom.Point{X: at.X + knob/2 + (at.W-knob)*float64(moves)/float64(l.LastMoment()), Y: at.Center().Y}
	}
	l.Click(on(3))
	l.wantMoment(t, 3)
	l.Drag(on(3), on(5))
	l.wantMoment(t, 5)
	l.Drag(on(2), geom.Point{X: on(l.moves).X + 500, Y: 100})
	l.wantMoment(t, l.moves)
	l.Advance(input.Gesture{Kind: input.Scroll, At: input.Point(on(1)), Wheel: input.Point{X: 1}}) // sideways
	l.wantMoment(t, l.moves)
	l.Advance(input.Gesture{Kind: input.Scroll, At: input.Point(on(1)), Wheel: input.Point{Y: 1}})
	l.wantMoment(t, l.moves-1)
	l.Advance(input.Gesture{Kind: input.Press, At: input.Point(on(2))}) // a panel takes the end of this
	hover := tabletop.Attempt[stairs.Move]{Kind: tabletop.TryGesture, Gesture: input.Gesture{Kind: input.Hover, At: input.Point(on(5))}}
	if l.HandleAttempt(hover) == tabletop.Handled {
		t.Error("the handle of the slider is still held")
	}
}

func TestACardLeadsToItsMove(t *testing.T) {
	l := lookBack(t)
	l.Replay.CardAt = func(at geom.Point) (tabletop.Spot, int) {
		if l.AimAt(tabletop.NoCard, at) != toytable.Corner {
			return tabletop.Spot{}, 0
		}
		return toytable.SpotOfAim(toytable.Corner), 2
	}
	l.SendAt(input.Hover, toytable.CornerPoint)
	if o := l.Overlay(); !slices.ContainsFunc(o.Marks, func(m tabletop.Mark) bool { return m.Spot == toytable.SpotOfAim(toytable.Corner) }) {
		t.Error("a card that leads somewhere does not glow")
	}
	l.Click(toytable.CornerPoint)
	l.wantMoment(t, 2)
	l.Click(toytable.Beside)
	l.wantMoment(t, 2)
}

// TestALookBackLeadsOn presses what leads away from it: each asks the screen for something, by its button and its key.
func TestALookBackLeadsOn(t *testing.T) {
	l := lookBack(t)
	for _, c := range []struct {
		button tabletop.ButtonID
		key    input.Command
		want   tabletop.RequestKind
	}{
		{tabletop.LeaveButton, input.CommandCancel, tabletop.RequestBack}, {tabletop.CloseButton, input.CommandUndo, tabletop.RequestBack},
		{tabletop.PracticeButton, input.CommandCard1, tabletop.RequestPractice}, {tabletop.RecordButton, input.CommandCard2, tabletop.RequestRecord},
		{tabletop.PictureButton, input.CommandCard3, tabletop.RequestPicture}, {tabletop.AnalysisButton, input.CommandCard4, tabletop.RequestAnalysis},
	} {
		l.ShowMoment(1)
		l.ClickButton(t, c.button)
		l.SendCommand(c.key)
		if got := l.RequestKinds(); !slices.Equal(got, []tabletop.RequestKind{c.want, c.want}) {
			t.Errorf("button and key ask for %v, want %s twice", got, c.want)
		}
	}
	l.ShowMoment(l.moves)
	if l.SendCommand(input.CommandCard1); len(l.RequestKinds()) > 0 {
		t.Error("practice is offered from the end")
	}
}

// TestWhatAnAnalysisSaysIsShownAtItsMoment goes through the costly decisions, worst first.
func TestWhatAnAnalysisSaysIsShownAtItsMoment(t *testing.T) {
	l := lookBack(t)
	shown := 0
	l.SetAdvice([]tabletop.Advice{
		{Moment: 1, Describe: func() (string, []string) { return "good", nil }},
		{Moment: 4, Describe: func() (string, []string) { return "bad", []string{"why"} }, ShowSpots: func() { shown++ },
			MarkBetter: func(o *tabletop.Overlay) { o.AddGlow(toytable.SpotOfAim(toytable.Middle), tabletop.AccentTint) }},
		{Moment: 5, Describe: func() (string, []string) { return "worse", nil }},
	}, []int{5, 4})
	l.ShowMoment(5)
	for _, want := range []int{4, 5, 4} {
		l.ClickButton(t, tabletop.NextCostlyButton)
		l.wantMoment(t, want)
	}
	turn, heading, lines := l.CurrentTurn()
	if turn != l.Match.History()[4].Turn-l.Match.History()[0].Turn || heading != "bad" || !slices.Equal(lines, []string{"why"}) || shown == 0 {
		t.Errorf("of turn %d is told %q %q, shown %d times", turn, heading, lines, shown)
	}
	if o := l.Overlay(); !slices.ContainsFunc(o.Marks, func(m tabletop.Mark) bool { return m.Spot == toytable.SpotOfAim(toytable.Middle) }) {
		t.Error("what would have been better is not marked")
	}
	l.ShowTurn(0)
	h := l.Match.History()
	l.wantMoment(t, slices.IndexFunc(h, func(s play.Step[stairs.Position, stairs.Move, stairs.Event]) bool { return s.Turn != h[0].Turn }))
	if l.ShowMoment(0); l.Moment() != 0 {
		t.Error("the beginning is not shown")
	}
	if turn, heading, _ := l.CurrentTurn(); turn != -1 || heading != "" {
		t.Errorf("before the first turn: %d %q", turn, heading)
	}
}

// TestALookBackMovesNothing makes gestures at random: the match stays as it is.
func TestALookBackMovesNothing(t *testing.T) {
	l := lookBack(t)
	record, rng, seen := fmt.Sprint(l.Match.History()), rand.New(rand.NewPCG(7, 7)), map[int]bool{}
	for range 3000 {
		at := geom.Point{X: rng.Float64() * 1280, Y: rng.Float64() * 800}
		switch kind := input.GestureKind(rng.IntN(int(input.EditKey))); kind {
		case input.CommandGiven:
			l.SendCommand(input.Command(rng.IntN(int(input.FirstGameCommand) + 5)))
		default:
			l.SendAt(kind, at)
		}
		seen[l.Moment()] = true
	}
	if l.Match.MoveCount() != l.moves || fmt.Sprint(l.Match.History()) != record || l.Phase != tabletop.ReplayPhase {
		t.Error("the match has changed")
	}
	if len(seen) < 4 || l.Match.Turn() != play.NoSeat && l.CanMove() {
		t.Errorf("%d moments were seen", len(seen))
	}
}
