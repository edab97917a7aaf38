package tabletop_test

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"dreist/build/toytable"
	"dreist/game/play/stairs"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

func TestACardIsDragged(t *testing.T) {
	s := toytable.Sit(t, "AN")
	s.Drag(toytable.CardPoint(1), toytable.Beside)
	if s.Match.MoveCount() != 0 || s.Held.IsHolding() || !s.Scene.IsReturning() {
		t.Errorf("dropped beside: %d moves, holds %v, glides home %v", s.Match.MoveCount(), s.Held.IsHolding(), s.Scene.IsReturning())
	}
	s.AdvanceToRest(t)
	s.SendAt(input.Press, toytable.CardPoint(1))
	s.SendAt(input.DragStart, toytable.MiddlePoint)
	if s.Held.Grip != tabletop.DraggedGrip || s.Held.Aim != toytable.Middle || s.Held.Card != 'N' {
		t.Errorf("carried: %+v", s.Held)
	}
	s.SendAt(input.Drop, toytable.MiddlePoint)
	if s.AdvanceToRest(t); s.Match.MoveCount() != 1 || s.Held.IsHolding() {
		t.Errorf("dropped in the middle: %d moves, holds %v", s.Match.MoveCount(), s.Held.IsHolding())
	}

	two := toytable.Sit(t, "AN", toytable.LowPlayerWithHand("BZ"))
	two.Lay(1) // Ben lays Z, and the next stair begins
	two.AdvanceToRest(t)
	two.SendCommand(input.CommandConfirm) // nothing is chosen, so that Ann waves
	two.AdvanceToRest(t)
	if two.Drag(toytable.CardPoint(0), toytable.CornerPoint); !errors.Is(errors.Join(two.Refused...), stairs.ErrWaving) || two.Held.IsHolding() || !two.Scene.IsReturning() {
		t.Errorf("refused: %v, holds %v, glides home %v", two.Refused, two.Held.IsHolding(), two.Scene.IsReturning())
	}
}

// A carried card is held where it was taken up; it swings and comes to rest, and is as large as on its spot once it is above the edge.
func TestACarriedCardFollowsTheMouse(t *testing.T) {
	s := toytable.Sit(t, "AN")
	cards := s.Scene
	s.SendAt(input.Press, geom.Point{X: toytable.CardPoint(1).X - 25, Y: 640})
	s.SendAt(input.DragStart, geom.Point{X: 560, Y: 500})
	if pose := s.Held.Pose(cards); pose.W > 100*stage.LiftScale {
		t.Errorf("it jumps to %+v", pose)
	}
	most := 0.0
	for x := range 12 {
		s.SendAt(input.Drag, geom.Point{X: 560 + 40*float64(x), Y: 500})
		most = max(most, s.Held.Pose(cards).Rotation*180/math.Pi)
	}
	for range 200 {
		s.Tick(true)
	}
	if s.Held.IsMoving() || most < 8 || most > 9.001 {
		t.Errorf("moving %v, has swung by %v degrees at most, want 9", s.Held.IsMoving(), most)
	}
	s.SendAt(input.Drag, geom.Point{X: 560, Y: 200})
	pose := s.Held.LevelPose(cards)
	if grab := (560 - pose.X) / pose.W; math.Abs(pose.W-80*stage.LiftScale) > 0.01 || grab < -0.26 || grab > -0.24 {
		t.Errorf("it is %v wide and held at %v of its width, want 83.2 and -0.25", pose.W, grab)
	}
}

func TestACardIsClicked(t *testing.T) {
	s := toytable.Sit(t, "AN", toytable.LowPlayerWithHand("BZ"))
	s.Click(toytable.CardPoint(0))
	if s.Held.Grip != tabletop.SelectedGrip || s.Held.Card != 'A' {
		t.Fatalf("clicked: %+v", s.Held)
	}
	s.SendAt(input.Hover, toytable.MiddlePoint)
	if s.Held.Aim != toytable.Middle {
		t.Errorf("the mouse aims the chosen card at %v", s.Held.Aim)
	}
	if s.Click(toytable.CardPoint(0)); s.Held.IsHolding() {
		t.Error("a second click does not put the card back")
	}
	s.Click(toytable.CardPoint(0))
	if s.Click(toytable.Beside); s.Held.IsHolding() {
		t.Error("a click beside does not put the card back")
	}
	s.Click(toytable.CardPoint(1))
	if s.Click(toytable.CardPoint(0)); s.Held.Card != 'A' || s.Match.MoveCount() != 0 {
		t.Errorf("another card is clicked: %+v", s.Held)
	}
	s.Click(toytable.MiddlePoint)
	if s.AdvanceToRest(t); s.Match.MoveCount() != 2 || s.Held.IsHolding() {
		t.Errorf("%d moves, holds %v", s.Match.MoveCount(), s.Held.IsHolding())
	}
}

func TestADoubleClickGoesToTheOnlyPlace(t *testing.T) {
	s := toytable.Sit(t, "AN", toytable.LowPlayerWithHand("BZ"))
	s.DoubleClick(toytable.CardPoint(0)) // to the middle, or in the corner
	if s.Match.MoveCount() != 0 || !s.Lights.IsMoving() || s.Held.Grip != tabletop.SelectedGrip {
		t.Errorf("two spots: %d moves, they are shown %v, %+v", s.Match.MoveCount(), s.Lights.IsMoving(), s.Held)
	}
	s.SendCommand(input.CommandCancel)
	s.SendCommand(input.CommandConfirm)
	s.AdvanceToRest(t)
	s.Click(toytable.CardPoint(0)) // which the first of two clicks puts back
	if s.DoubleClick(toytable.CardPoint(0)); s.Match.MoveCount() < 2 || s.Match.History()[1].Move.Card != 'A' {
		t.Errorf("one spot: %d moves", s.Match.MoveCount())
	}
	s = toytable.Sit(t, "AN")
	s.Click(toytable.CardPoint(0))
	if s.SendCommand(input.CommandConfirm); s.Match.MoveCount() != 0 || !s.Lights.IsMoving() || s.Held.Grip != tabletop.SelectedGrip {
		t.Errorf("Enter with two spots: %d moves, they are shown %v, %+v", s.Match.MoveCount(), s.Lights.IsMoving(), s.Held)
	}
}

func TestKeysPlayACard(t *testing.T) {
	s := toytable.Sit(t, "ADN")
	s.SendCommand(input.CommandRight)
	s.SendCommand(input.CommandRight)
	if s.Held.Card != 'D' || s.Held.Aim != toytable.Middle || s.Device != input.KeyboardSource {
		t.Fatalf("two to the right: %+v by %v", s.Held, s.Device)
	}
	s.SendCommand(input.CommandLeft)
	s.SendCommand(input.CommandLeft)
	if s.Held.Card != 'N' {
		t.Errorf("two to the left: %c", s.Held.Card)
	}
	s.SendCommand(input.CommandDown)
	if s.Held.Aim != toytable.Corner {
		t.Errorf("down: aims at %v", s.Held.Aim)
	}
	if s.SendCommand(input.CommandUp); s.Held.Aim != toytable.Middle {
		t.Errorf("up: aims at %v", s.Held.Aim)
	}
	s.SendCommand(input.CommandConfirm)
	if s.AdvanceToRest(t); s.Match.MoveCount() != 1 || s.Match.History()[0].Move.Card != 'N' {
		t.Errorf("Enter: %d moves", s.Match.MoveCount())
	}
	s.SendCommand(input.CommandConfirm)
	if s.AdvanceToRest(t); s.Match.MoveCount() != 2 || s.Match.History()[1].Move.Card != stairs.Wave {
		t.Errorf("Enter with no card: %d moves", s.Match.MoveCount())
	}
}

// A key that is still held after the last turns were shown chooses no card, but goes on among cards.
func TestAHeldKeyBeginsNothing(t *testing.T) {
	s := toytable.Sit(t, "ADN")
	again := input.Gesture{Kind: input.CommandGiven, Command: input.CommandRight, IsRepeat: true}
	if s.Advance(again); s.Held.IsHolding() {
		t.Errorf("chosen is %c", s.Held.Card)
	}
	s.SendCommand(input.CommandRight)
	if s.Advance(again); s.Held.Card != 'D' {
		t.Errorf("chosen is %c, want the next one", s.Held.Card)
	}
}

func TestEscapePutsBackBeforeItLeads(t *testing.T) {
	s := toytable.Sit(t, "AN")
	s.DoubleClick(toytable.CardPoint(0))
	s.AdvanceToRest(t)
	before := s.Match.MoveCount()
	for _, begin := range []func(){
		func() { s.SendCommand(input.CommandRight) },
		func() { s.Click(toytable.CardPoint(0)) },
		func() { s.SendAt(input.Press, toytable.CardPoint(0)); s.SendAt(input.DragStart, toytable.Beside) },
		func() { s.TypedNumber = tabletop.TypedNumber{FirstDigit: 1} },
	} {
		begin()
		s.SendCommand(input.CommandCancel)
		if s.AdvanceToRest(t); s.HasPendingInput() || s.Match.MoveCount() != before || len(s.RequestKinds()) > 0 {
			t.Errorf("it is begun %v, %d moves", s.HasPendingInput(), s.Match.MoveCount())
		}
	}
	s.SendCommand(input.CommandCancel)
	if got := s.RequestKinds(); !slices.Equal(got, []tabletop.RequestKind{tabletop.RequestEscape}) {
		t.Errorf("asks %v", got)
	}
	s.Click(toytable.CardPoint(0))
	if s.SendAt(input.PutBack, toytable.Beside); s.Held.IsHolding() {
		t.Error("the right button puts nothing back")
	}
}

func TestKeysChooseAButton(t *testing.T) {
	s := toytable.Sit(t, "AN")
	s.SendCommand(input.CommandNextFocus)
	if s.FocusedButton != tabletop.EndTurnButton {
		t.Errorf("first: button %d", s.FocusedButton)
	}
	s.SendCommand(input.CommandConfirm)
	if s.AdvanceToRest(t); s.Match.MoveCount() != 1 {
		t.Errorf("Enter presses nothing: %d moves", s.Match.MoveCount())
	}
	s.SendCommand(input.CommandPreviousFocus)
	if s.FocusedButton == tabletop.NoButton || s.FocusedButton == tabletop.EndTurnButton {
		t.Errorf("the one before: button %d", s.FocusedButton)
	}
	if s.SendCommand(input.CommandRight); s.FocusedButton != tabletop.NoButton || !s.Held.IsHolding() {
		t.Errorf("the ring stays at %d beside a chosen card", s.FocusedButton)
	}
}

func TestAButtonIsPressedWhereItWentDown(t *testing.T) {
	s := toytable.Sit(t, "AN")
	end := s.Edges().EndTurnRect.Center()
	s.SendAt(input.Hover, end)
	if s.HoveredButton != tabletop.EndTurnButton {
		t.Errorf("hovers over %d", s.HoveredButton)
	}
	s.SendAt(input.Press, end)
	if s.PressedButton != tabletop.EndTurnButton {
		t.Errorf("down is %d", s.PressedButton)
	}
	s.SendAt(input.Cancel, end)
	if s.PressedButton != tabletop.NoButton || s.Match.MoveCount() != 0 {
		t.Errorf("cancelled: down is %d after %d moves", s.PressedButton, s.Match.MoveCount())
	}
	s.SendAt(input.Press, toytable.Beside)
	if s.SendAt(input.Tap, end); s.Match.MoveCount() != 0 {
		t.Error("a button is pressed that did not go down")
	}
	if s.Click(end); s.Match.MoveCount() != 1 {
		t.Error("a button that is clicked does nothing")
	}
}

// A finger that is held asks why, and puts back only what it carries.
func TestAFingerAsks(t *testing.T) {
	s := toytable.Sit(t, "AN", toytable.LowPlayerWithHand("BZ"))
	s.SendCommand(input.CommandConfirm)
	s.AdvanceToRest(t)
	s.Click(toytable.CardPoint(0))
	s.SendAt(input.Hover, toytable.MiddlePoint)
	if s.SendAt(input.Hover, toytable.CornerPoint); s.Held.Aim != toytable.Middle {
		t.Errorf("over a spot that refuses the card it is aimed at %v", s.Held.Aim)
	}
	s.SendAt(input.Press, toytable.CornerPoint)
	s.Advance(input.Gesture{Kind: input.Cancel, At: input.Point(toytable.CornerPoint), HasTipNext: true})
	s.SendAt(input.TipAsked, toytable.CornerPoint)
	if !slices.Equal(s.Refused, []error{stairs.ErrWaving}) || s.Held.Grip != tabletop.SelectedGrip {
		t.Errorf("told %v, then holds %+v", s.Refused, s.Held)
	}
	if s.SendAt(input.TipAsked, toytable.MiddlePoint); len(s.Refused) != 1 {
		t.Errorf("a spot that accepts the card is refused: %v", s.Refused)
	}
	s.SendAt(input.Press, toytable.CardPoint(0))
	s.Advance(input.Gesture{Kind: input.Cancel, At: input.Point(toytable.CardPoint(0))})
	if s.Held.IsHolding() {
		t.Error("what is pressed stays held")
	}
}

func TestAMoveIsTakenBack(t *testing.T) {
	s := toytable.Sit(t, "ADN", toytable.LowPlayerWithHand("BEZ"))
	s.SendCommand(input.CommandConfirm) // a wave reveals nothing
	s.SendCommand(input.CommandUndo)    // while it is still shown
	if s.AdvanceToRest(t); s.Match.MoveCount() != 0 || s.ShownProgress.Moves != 0 {
		t.Fatalf("taken back: %d moves, %d shown", s.Match.MoveCount(), s.ShownProgress.Moves)
	}
	if *s.Scene.View() != *s.Match.Position() {
		t.Errorf("taken back, the table shows %+v", *s.Scene.View())
	}
	if s.SendCommand(input.CommandRedo); !s.Scene.IsMoving() {
		t.Error("what is played again is not seen")
	}
	if s.AdvanceToRest(t); s.Match.MoveCount() != 1 || s.ShownProgress.Moves != 1 {
		t.Errorf("played again: %d moves, %d shown", s.Match.MoveCount(), s.ShownProgress.Moves)
	}
	s.ClickButton(t, tabletop.UndoButton)
	s.AdvanceToRest(t)
	s.ClickButton(t, tabletop.RedoButton)
	if s.AdvanceToRest(t); s.Match.MoveCount() != 1 {
		t.Errorf("by buttons: %d moves", s.Match.MoveCount())
	}
}

// Ben's turn is watched: nothing of Ann's is held meanwhile, and keys skip or pause it.
func TestOthersAreWatched(t *testing.T) {
	begin := func() *toytable.Table {
		s := toytable.Sit(t, "AN", toytable.LowPlayerWithHand("BZ"))
		s.Lay(0)
		s.Scene.SkipStep() // what Ann laid
		if !s.IsWatching() {
			t.Fatal("Ben's turn is not shown")
		}
		return s
	}
	s := begin()
	s.SendAt(input.Press, toytable.CardPoint(0))
	s.SendCommand(input.CommandRight)
	if s.Held.IsHolding() || !s.IsWatching() {
		t.Errorf("holds %v, others show %v", s.Held.IsHolding(), s.IsWatching())
	}
	s.SendCommand(input.CommandPause)
	for range 5 * stage.NormalSpeed.Ticks(toytable.EventSpan) {
		s.Tick(true)
	}
	if !s.IsWatching() || !s.Scene.IsPaused() {
		t.Error("a pause ends by itself")
	}
	s.Advance(input.Gesture{Kind: input.CommandGiven, Command: input.CommandYes, IsFromPad: true})
	if s.Scene.IsPaused() {
		t.Error("the button of a controller does not end the pause")
	}
	s.SendCommand(input.CommandConfirm)
	if s.AdvanceToRest(t); s.IsWatching() || !s.CanMove() {
		t.Error("Enter does not skip")
	}
	s = begin()
	if s.Click(toytable.CardPoint(0)); s.IsWatching() || s.Held.IsHolding() {
		t.Errorf("after a click others show %v, holds %v", s.IsWatching(), s.Held.IsHolding())
	}
	s = begin()
	if s.SendCommand(input.CommandCancel); !slices.Equal(s.RequestKinds(), []tabletop.RequestKind{tabletop.RequestEscape}) {
		t.Error("Escape does not lead to the menu while others show")
	}
}

// A player's own move holds nobody up: the next press skips what is still shown of it.
func TestTheOwnMoveIsSkipped(t *testing.T) {
	s := toytable.Sit(t, "ADN")
	s.Click(toytable.CardPoint(0))
	s.Click(toytable.MiddlePoint)
	if !s.IsMoving() || s.IsWatching() {
		t.Fatal("the move is not shown")
	}
	s.SendAt(input.Press, toytable.CardPoint(0))
	if s.IsMoving() || s.Held.Card != 'D' {
		t.Errorf("still shown: %v, holds %c", s.IsMoving(), s.Held.Card)
	}
	s.SendAt(input.Tap, toytable.CardPoint(0))
	s.Click(toytable.MiddlePoint)
	if s.SendCommand(input.CommandRight); s.Held.Card != 'N' {
		t.Errorf("a key holds %c", s.Held.Card)
	}
}

func TestTheOthersAreWatchedOnceMore(t *testing.T) {
	s := toytable.Sit(t, "AN", toytable.LowPlayerWithHand("BZ"))
	s.Click(toytable.CardPoint(0))
	s.Click(toytable.MiddlePoint)
	s.AdvanceToRest(t)
	s.SendCommand(input.CommandShowAgain)
	if s.Phase != tabletop.LastTurnsPhase || !s.IsWatching() || s.CanMove() {
		t.Fatalf("phase %d, others show %v, mine %v", s.Phase, s.IsWatching(), s.CanMove())
	}
	if s.AdvanceToRest(t); s.Phase != tabletop.PlayingPhase || !s.CanMove() || s.ShownProgress.Moves != s.Match.MoveCount() {
		t.Errorf("then phase %d, mine %v, %d moves shown", s.Phase, s.CanMove(), s.ShownProgress.Moves)
	}
	s.SendCommand(input.CommandShowAgain)
	s.Tick(true)
	if s.SendCommand(input.CommandCancel); s.Phase != tabletop.PlayingPhase || s.Scene.IsMoving() || len(s.RequestKinds()) > 0 {
		t.Errorf("Escape: phase %d, busy %v", s.Phase, s.Scene.IsMoving())
	}
}

func TestTheCurtainFalls(t *testing.T) {
	s := toytable.Sit(t, "AN", toytable.PersonWithHand("BZ"))
	s.Click(toytable.CardPoint(0))
	s.Click(toytable.MiddlePoint)
	s.AdvanceToRest(t)
	if s.Phase != tabletop.CurtainPhase || s.Scene.FrontSeat() != 1 || s.CanMove() {
		t.Fatalf("phase %d, seat %d in front, mine %v", s.Phase, s.Scene.FrontSeat(), s.CanMove())
	}
	if s.Click(toytable.CardPoint(0)); s.Held.IsHolding() {
		t.Error("a card behind the curtain is taken")
	}
	s.RaiseCurtain()
	if s.Click(toytable.CardPoint(0)); s.Held.Card != 'B' {
		t.Errorf("holds %+v", s.Held)
	}
	s.Phase = tabletop.CurtainPhase
	if s.Enter(); s.Phase != tabletop.PlayingPhase {
		t.Error("the curtain is not asked for anew when the table is entered")
	}
}

func TestTheEndIsTold(t *testing.T) {
	s := toytable.Sit(t, "A")
	s.Click(toytable.CardPoint(0))
	s.Click(toytable.MiddlePoint)
	if !s.Match.IsOver() || !s.IsMoving() {
		t.Fatal("the end is not shown")
	}
	s.Advance(input.Gesture{Kind: input.TextTyped, Rune: 'x'}) // any key skips it
	s.AdvanceToRest(t)
	s.AdvanceToRest(t)
	if got := s.RequestKinds(); s.Phase != tabletop.EndedPhase || !slices.Equal(got, []tabletop.RequestKind{tabletop.RequestEnd}) {
		t.Errorf("phase %d, asks %v", s.Phase, got)
	}
}

func TestAHintIsAskedFor(t *testing.T) {
	s := toytable.Sit(t, "AN")
	s.SendCommand(input.CommandHintTurn)
	s.SendCommand(input.CommandHintMove)
	s.ClickButton(t, tabletop.HintButton)
	want := []tabletop.Request{{Kind: tabletop.RequestHint, Number: tabletop.HintTurn}, {Kind: tabletop.RequestHint, Number: tabletop.HintMove}, {Kind: tabletop.RequestHint}}
	if got := s.TakeRequests(); !slices.Equal(got, want) {
		t.Errorf("asks %v", got)
	}
	s.Status.OffersHints = false
	if s.SendCommand(input.CommandHint); len(s.TakeRequests()) > 0 {
		t.Error("a table without hints asks for one")
	}
}

func TestThePointerTellsWhatCanBeTaken(t *testing.T) {
	s := toytable.Sit(t, "AN")
	for _, test := range []struct {
		at    geom.Point
		hand  bool
		under tabletop.Card
	}{{toytable.CardPoint(1), true, 'N'}, {toytable.Beside, false, tabletop.NoCard}, {s.Edges().EndTurnRect.Center(), true, tabletop.NoCard}, {toytable.MiddlePoint, false, tabletop.NoCard}} {
		s.SendAt(input.Hover, toytable.Beside)
		s.SendAt(input.Hover, test.at)
		if hand := s.Pointer() != 0; hand != test.hand || s.HoveredCard != test.under {
			t.Errorf("%v: a hand %v, card %c under the mouse", test.at, hand, s.HoveredCard)
		}
	}
	s.Click(toytable.CardPoint(0))
	if s.SendAt(input.Hover, toytable.MiddlePoint); s.Pointer() == 0 {
		t.Error("no hand over a spot that accepts the chosen card")
	}
}

// Every gesture at every moment leaves a table at which the game can be gone on with.
func TestEveryGestureAtEveryMoment(t *testing.T) {
	moments := map[string]func(*toytable.Table){
		"at rest":        func(*toytable.Table) {},
		"a card chosen":  func(s *toytable.Table) { s.Click(toytable.CardPoint(0)) },
		"a card pressed": func(s *toytable.Table) { s.SendAt(input.Press, toytable.CardPoint(0)) },
		"a card carried": func(s *toytable.Table) {
			s.SendAt(input.Press, toytable.CardPoint(0))
			s.SendAt(input.DragStart, toytable.MiddlePoint)
		},
		"gliding home":    func(s *toytable.Table) { s.Drag(toytable.CardPoint(0), toytable.Beside) },
		"an own move":     func(s *toytable.Table) { s.SendCommand(input.CommandConfirm) },
		"others":          func(s *toytable.Table) { s.Lay(0); s.Scene.SkipStep() },
		"others, paused":  func(s *toytable.Table) { s.Lay(0); s.Scene.SkipStep(); s.SendCommand(input.CommandPause) },
		"once more":       func(s *toytable.Table) { s.Lay(0); s.AdvanceToRest(t); s.SendCommand(input.CommandShowAgain) },
		"fireworks":       func(s *toytable.Table) { s.Effects.Ticks = 20 },
		"a button down":   func(s *toytable.Table) { s.SendAt(input.Press, s.Edges().EndTurnRect.Center()) },
		"a button chosen": func(s *toytable.Table) { s.SendCommand(input.CommandNextFocus) },
	}
	var gestures []input.Gesture
	for kind := input.Hover; kind <= input.RawKey; kind++ {
		for _, at := range []geom.Point{toytable.CardPoint(0), toytable.MiddlePoint, toytable.CornerPoint, toytable.Beside, {X: 1200, Y: 700}} {
			gestures = append(gestures, input.Gesture{Kind: kind, At: input.Point(at), From: input.Point(toytable.CardPoint(0)), IsDouble: true})
		}
	}
	for c := input.Command(0); c < input.FirstGameCommand; c++ {
		gestures = append(gestures, input.Gesture{Kind: input.CommandGiven, Command: c})
	}
	for name, begin := range moments {
		for _, first := range gestures {
			s := toytable.Sit(t, "ACDEN", toytable.LowPlayerWithHand("BFGYZ"))
			begin(s)
			s.Advance(first)
			case_ := fmt.Sprintf("%s, then kind %d, command %d at %v", name, first.Kind, first.Command, first.At)
			if s.Held.IsHolding() && !strings.Contains(s.Cards(), string(rune(s.Held.Card))) {
				t.Errorf("%s: a card is held that is not in the hand: %c", case_, s.Held.Card)
			}
			if s.IsWatching() && s.Held.IsHolding() {
				t.Errorf("%s: a card is held while others show their turn", case_)
			}
			s.Scene.SetPaused(false)
			s.AdvanceToRest(t)
			s.SendAt(input.PutBack, toytable.Beside)
			s.AdvanceToRest(t)
			before := s.Match.MoveCount()
			if s.Lay(0); s.Match.MoveCount() == before {
				t.Fatalf("%s: then no card can be laid; phase %d, %+v", case_, s.Phase, s.Held)
			}
		}
	}
}

func TestATableBelowAPanelStandsStill(t *testing.T) {
	s := toytable.Sit(t, "AN")
	s.Lay(0)
	s.Arrival.Start(s.Scene, 1000, nil)
	for range 500 {
		s.Tick(false)
	}
	if s.Arrival.IsMoving() || !s.NeedsTick(true) || s.NeedsTick(false) || s.TicksUntilChange() != 0 {
		t.Errorf("arrives %v, moves %v, below a panel %v, wakes in %d", s.Arrival.IsMoving(), s.NeedsTick(true), s.NeedsTick(false), s.TicksUntilChange())
	}
}
