package tabletop_test

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"dreist/game/play"
	"dreist/game/play/stairs"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// low is a computer player with a hand.
func low(hand string) play.Player { return play.Player{Name: "Ben " + hand, Kind: stairs.Low} }

func person(hand string) play.Player { return play.Player{Name: "Ben " + hand, Kind: play.Person} }

// asked returns what a table has asked of its screen.
func asked(t *stairsTable) (kinds []tabletop.RequestKind) {
	for _, r := range t.TakeRequests() {
		kinds = append(kinds, r.Kind)
	}
	return kinds
}

func TestACardIsDragged(t *testing.T) {
	s := sitOnStairs(t, "AN")
	s.drag(card(1), beside)
	if s.Match.MoveCount() != 0 || s.Hand.IsHolding() || !s.line.IsReturning() {
		t.Errorf("dropped beside: %d moves, holds %v, glides home %v", s.Match.MoveCount(), s.Hand.IsHolding(), s.line.IsReturning())
	}
	s.settle(t)
	s.at(input.Press, card(1))
	s.at(input.DragStart, center(middle))
	if s.Hand.Grip != tabletop.DraggedGrip || s.Hand.Aim != middle || s.Hand.Card != 'N' {
		t.Errorf("carried: %+v", s.Hand.HeldCard)
	}
	s.at(input.Drop, center(middle))
	if s.settle(t); s.Match.MoveCount() != 1 || s.Hand.IsHolding() {
		t.Errorf("dropped in the middle: %d moves, holds %v", s.Match.MoveCount(), s.Hand.IsHolding())
	}

	two := sitOnStairs(t, "AN", low("BZ"))
	two.drag(card(1), center(middle)) // Ben lays Z, and the next stair begins
	two.settle(t)
	two.key(input.CommandConfirm) // nothing is chosen, so that Ann waves
	two.settle(t)
	if two.drag(card(0), center(corner)); !errors.Is(errors.Join(two.refused...), stairs.ErrWaving) || two.Hand.IsHolding() || !two.line.IsReturning() {
		t.Errorf("refused: %v, holds %v, glides home %v", two.refused, two.Hand.IsHolding(), two.line.IsReturning())
	}
}

// A carried card is held where it was taken up; it swings and comes to rest, and is as large as on its place once it is above the edge.
func TestACarriedCardFollowsTheMouse(t *testing.T) {
	s := sitOnStairs(t, "AN")
	cards := &s.line
	s.at(input.Press, geom.Point{X: card(1).X - 25, Y: 640})
	s.at(input.DragStart, geom.Point{X: 560, Y: 500})
	if pose := s.Hand.Pose(cards); pose.W > 100*stage.LiftScale {
		t.Errorf("it jumps to %+v", pose)
	}
	most := 0.0
	for x := range 12 {
		s.at(input.Drag, geom.Point{X: 560 + 40*float64(x), Y: 500})
		most = max(most, s.Hand.Pose(cards).Rotation*180/math.Pi)
	}
	for range 200 {
		s.Tick(true)
	}
	if s.Hand.IsMoving() || most < 8 || most > 9.001 {
		t.Errorf("moving %v, has swung by %v degrees at most, want 9", s.Hand.IsMoving(), most)
	}
	s.at(input.Drag, geom.Point{X: 560, Y: 200})
	pose := s.Hand.LevelPose(cards)
	if grab := (560 - pose.X) / pose.W; pose.W != 80 || grab < -0.26 || grab > -0.24 {
		t.Errorf("it is %v wide and held at %v of its width, want 80 and -0.25", pose.W, grab)
	}
}

func TestACardIsClicked(t *testing.T) {
	s := sitOnStairs(t, "AN", low("BZ"))
	s.click(card(0))
	if s.Hand.Grip != tabletop.SelectedGrip || s.Hand.Card != 'A' {
		t.Fatalf("clicked: %+v", s.Hand.HeldCard)
	}
	s.at(input.Hover, center(middle))
	if s.Hand.Aim != middle {
		t.Errorf("the mouse aims the chosen card at %v", s.Hand.Aim)
	}
	if s.click(card(0)); s.Hand.IsHolding() {
		t.Error("a second click does not put the card back")
	}
	s.click(card(0))
	if s.click(beside); s.Hand.IsHolding() {
		t.Error("a click beside does not put the card back")
	}
	s.click(card(1))
	if s.click(card(0)); s.Hand.Card != 'A' || s.Match.MoveCount() != 0 {
		t.Errorf("another card is clicked: %+v", s.Hand.HeldCard)
	}
	s.click(center(middle))
	if s.settle(t); s.Match.MoveCount() != 2 || s.Hand.IsHolding() {
		t.Errorf("%d moves, holds %v", s.Match.MoveCount(), s.Hand.IsHolding())
	}
}

func TestADoubleClickGoesToTheOnlyPlace(t *testing.T) {
	s := sitOnStairs(t, "AN", low("BZ"))
	s.doubleClick(card(0)) // to the middle, or in the corner
	if s.Match.MoveCount() != 0 || !s.Lights.IsMoving() || s.Hand.Grip != tabletop.SelectedGrip {
		t.Errorf("two places: %d moves, they are shown %v, %+v", s.Match.MoveCount(), s.Lights.IsMoving(), s.Hand.HeldCard)
	}
	s.key(input.CommandCancel)
	s.key(input.CommandConfirm)
	s.settle(t)
	s.click(card(0)) // which the first of two clicks puts back
	if s.doubleClick(card(0)); s.Match.MoveCount() < 2 || s.Match.History()[1].Move.Card != 'A' {
		t.Errorf("one place: %d moves", s.Match.MoveCount())
	}
	s = sitOnStairs(t, "AN")
	s.click(card(0))
	if s.key(input.CommandConfirm); s.Match.MoveCount() != 0 || !s.Lights.IsMoving() || s.Hand.Grip != tabletop.SelectedGrip {
		t.Errorf("Enter with two places: %d moves, they are shown %v, %+v", s.Match.MoveCount(), s.Lights.IsMoving(), s.Hand.HeldCard)
	}
}

func TestKeysPlayACard(t *testing.T) {
	s := sitOnStairs(t, "ADN")
	s.key(input.CommandRight)
	s.key(input.CommandRight)
	if s.Hand.Card != 'D' || s.Hand.Aim != middle || s.Device != input.Keyboard {
		t.Fatalf("two to the right: %+v by %v", s.Hand.HeldCard, s.Device)
	}
	s.key(input.CommandLeft)
	s.key(input.CommandLeft)
	if s.Hand.Card != 'N' {
		t.Errorf("two to the left: %c", s.Hand.Card)
	}
	s.key(input.CommandDown)
	if s.Hand.Aim != corner {
		t.Errorf("down: aims at %v", s.Hand.Aim)
	}
	if s.key(input.CommandUp); s.Hand.Aim != middle {
		t.Errorf("up: aims at %v", s.Hand.Aim)
	}
	s.key(input.CommandConfirm)
	if s.settle(t); s.Match.MoveCount() != 1 || s.Match.History()[0].Move.Card != 'N' {
		t.Errorf("Enter: %d moves", s.Match.MoveCount())
	}
	s.key(input.CommandConfirm)
	if s.settle(t); s.Match.MoveCount() != 2 || s.Match.History()[1].Move.Card != stairs.Wave {
		t.Errorf("Enter with no card: %d moves", s.Match.MoveCount())
	}
}

// A key that is still held after a replay chooses no card, but goes on among cards.
func TestAHeldKeyBeginsNothing(t *testing.T) {
	s := sitOnStairs(t, "ADN")
	again := input.Gesture{Kind: input.Trigger, Command: input.CommandRight, Repeat: true}
	if s.do(again); s.Hand.IsHolding() {
		t.Errorf("chosen is %c", s.Hand.Card)
	}
	s.key(input.CommandRight)
	if s.do(again); s.Hand.Card != 'D' {
		t.Errorf("chosen is %c, want the next one", s.Hand.Card)
	}
}

func TestEscapePutsBackBeforeItLeads(t *testing.T) {
	s := sitOnStairs(t, "AN")
	s.doubleClick(card(0))
	s.settle(t)
	before := s.Match.MoveCount()
	for _, begin := range []func(){
		func() { s.key(input.CommandRight) },
		func() { s.click(card(0)) },
		func() { s.at(input.Press, card(0)); s.at(input.DragStart, beside) },
		func() { s.TypedNumber = tabletop.TypedNumber{FirstDigit: 1} },
	} {
		begin()
		s.key(input.CommandCancel)
		if s.settle(t); s.HasPendingInput() || s.Match.MoveCount() != before || len(asked(s)) > 0 {
			t.Errorf("it is begun %v, %d moves", s.HasPendingInput(), s.Match.MoveCount())
		}
	}
	s.key(input.CommandCancel)
	if got := asked(s); !slices.Equal(got, []tabletop.RequestKind{tabletop.RequestEscape}) {
		t.Errorf("asks %v", got)
	}
	s.click(card(0))
	if s.at(input.PutBack, beside); s.Hand.IsHolding() {
		t.Error("the right button puts nothing back")
	}
}

func TestKeysChooseAButton(t *testing.T) {
	s := sitOnStairs(t, "AN")
	s.key(input.CommandNext)
	if s.FocusedButton != tabletop.EndTurnButton {
		t.Errorf("first: button %d", s.FocusedButton)
	}
	s.key(input.CommandConfirm)
	if s.settle(t); s.Match.MoveCount() != 1 {
		t.Errorf("Enter presses nothing: %d moves", s.Match.MoveCount())
	}
	s.key(input.CommandPrevious)
	if s.FocusedButton == tabletop.NoButton || s.FocusedButton == tabletop.EndTurnButton {
		t.Errorf("the one before: button %d", s.FocusedButton)
	}
	if s.key(input.CommandRight); s.FocusedButton != tabletop.NoButton || !s.Hand.IsHolding() {
		t.Errorf("the ring stays at %d beside a chosen card", s.FocusedButton)
	}
}

func TestAButtonIsPressedWhereItWentDown(t *testing.T) {
	s := sitOnStairs(t, "AN")
	end := s.line.edges.EndTurnRect.Center()
	s.at(input.Hover, end)
	if s.HoveredButton != tabletop.EndTurnButton {
		t.Errorf("hovers over %d", s.HoveredButton)
	}
	s.at(input.Press, end)
	if s.PressedButton != tabletop.EndTurnButton {
		t.Errorf("down is %d", s.PressedButton)
	}
	s.at(input.Cancel, end)
	if s.PressedButton != tabletop.NoButton || s.Match.MoveCount() != 0 {
		t.Errorf("cancelled: down is %d after %d moves", s.PressedButton, s.Match.MoveCount())
	}
	s.at(input.Press, beside)
	if s.at(input.Tap, end); s.Match.MoveCount() != 0 {
		t.Error("a button is pressed that did not go down")
	}
	if s.click(end); s.Match.MoveCount() != 1 {
		t.Error("a button that is clicked does nothing")
	}
}

// A finger that is held asks why, and puts back only what it carries.
func TestAFingerAsks(t *testing.T) {
	s := sitOnStairs(t, "AN", low("BZ"))
	s.key(input.CommandConfirm)
	s.settle(t)
	s.click(card(0))
	s.at(input.Hover, center(middle))
	if s.at(input.Hover, center(corner)); s.Hand.Aim != middle {
		t.Errorf("over a place that refuses the card it is aimed at %v", s.Hand.Aim)
	}
	s.at(input.Press, center(corner))
	s.do(input.Gesture{Kind: input.Cancel, At: input.Point(center(corner)), HasAskNext: true})
	s.at(input.Ask, center(corner))
	if !slices.Equal(s.refused, []error{stairs.ErrWaving}) || s.Hand.Grip != tabletop.SelectedGrip {
		t.Errorf("told %v, then holds %+v", s.refused, s.Hand.HeldCard)
	}
	if s.at(input.Ask, center(middle)); len(s.refused) != 1 {
		t.Errorf("a place that accepts the card is refused: %v", s.refused)
	}
	s.at(input.Press, card(0))
	s.do(input.Gesture{Kind: input.Cancel, At: input.Point(card(0))})
	if s.Hand.IsHolding() {
		t.Error("what is pressed stays held")
	}
}

func TestAMoveIsTakenBack(t *testing.T) {
	s := sitOnStairs(t, "ADN", low("BEZ"))
	s.key(input.CommandConfirm) // a wave reveals nothing
	s.key(input.CommandUndo)    // while it is still shown
	if s.settle(t); s.Match.MoveCount() != 0 || s.ShownProgress.Moves != 0 {
		t.Fatalf("taken back: %d moves, %d shown", s.Match.MoveCount(), s.ShownProgress.Moves)
	}
	if s.line.shown != *s.Match.Position() {
		t.Errorf("taken back, the table shows %+v", s.line.shown)
	}
	if s.key(input.CommandRedo); !s.line.IsMoving() {
		t.Error("what is played again is not seen")
	}
	if s.settle(t); s.Match.MoveCount() != 1 || s.ShownProgress.Moves != 1 {
		t.Errorf("played again: %d moves, %d shown", s.Match.MoveCount(), s.ShownProgress.Moves)
	}
	s.push(t, tabletop.UndoButton)
	s.settle(t)
	s.push(t, tabletop.RedoButton)
	if s.settle(t); s.Match.MoveCount() != 1 {
		t.Errorf("by buttons: %d moves", s.Match.MoveCount())
	}
}

// Ben's turn is watched: nothing of Ann's is held meanwhile, and keys skip or pause it.
func TestOthersAreWatched(t *testing.T) {
	begin := func() *stairsTable {
		s := sitOnStairs(t, "AN", low("BZ"))
		s.drag(card(0), center(middle))
		s.line.SkipStep() // what Ann laid
		if !s.IsWatching() {
			t.Fatal("Ben's turn is not shown")
		}
		return s
	}
	s := begin()
	s.at(input.Press, card(0))
	s.key(input.CommandRight)
	if s.Hand.IsHolding() || !s.IsWatching() {
		t.Errorf("holds %v, others show %v", s.Hand.IsHolding(), s.IsWatching())
	}
	s.key(input.CommandPause)
	for range 5 * eventTicks {
		s.Tick(true)
	}
	if !s.IsWatching() || !s.line.paused {
		t.Error("a pause ends by itself")
	}
	s.do(input.Gesture{Kind: input.Trigger, Command: input.CommandYes, Pad: true})
	if s.line.paused {
		t.Error("the button of a controller does not end the pause")
	}
	s.key(input.CommandConfirm)
	if s.settle(t); s.IsWatching() || !s.CanMove() {
		t.Error("Enter does not skip")
	}
	s = begin()
	if s.click(card(0)); s.IsWatching() || s.Hand.IsHolding() {
		t.Errorf("after a click others show %v, holds %v", s.IsWatching(), s.Hand.IsHolding())
	}
	s = begin()
	if s.key(input.CommandCancel); !slices.Equal(asked(s), []tabletop.RequestKind{tabletop.RequestEscape}) {
		t.Error("Escape does not lead to the menu while others show")
	}
}

// A player's own move holds nobody up: the next press skips what is still shown of it.
func TestTheOwnMoveIsSkipped(t *testing.T) {
	s := sitOnStairs(t, "ADN")
	s.click(card(0))
	s.click(center(middle))
	if !s.IsMoving() || s.IsWatching() {
		t.Fatal("the move is not shown")
	}
	s.at(input.Press, card(0))
	if s.IsMoving() || s.Hand.Card != 'D' {
		t.Errorf("still shown: %v, holds %c", s.IsMoving(), s.Hand.Card)
	}
	s.at(input.Tap, card(0))
	s.click(center(middle))
	if s.key(input.CommandRight); s.Hand.Card != 'N' {
		t.Errorf("a key holds %c", s.Hand.Card)
	}
}

func TestTheOthersAreWatchedOnceMore(t *testing.T) {
	s := sitOnStairs(t, "AN", low("BZ"))
	s.click(card(0))
	s.click(center(middle))
	s.settle(t)
	s.key(input.CommandAgain)
	if s.Phase != tabletop.LastTurnsPhase || !s.IsWatching() || s.CanMove() {
		t.Fatalf("phase %d, others show %v, mine %v", s.Phase, s.IsWatching(), s.CanMove())
	}
	if s.settle(t); s.Phase != tabletop.PlayingPhase || !s.CanMove() || s.ShownProgress.Moves != s.Match.MoveCount() {
		t.Errorf("then phase %d, mine %v, %d moves shown", s.Phase, s.CanMove(), s.ShownProgress.Moves)
	}
	s.key(input.CommandAgain)
	s.Tick(true)
	if s.key(input.CommandCancel); s.Phase != tabletop.PlayingPhase || s.line.IsMoving() || len(asked(s)) > 0 {
		t.Errorf("Escape: phase %d, busy %v", s.Phase, s.line.IsMoving())
	}
}

func TestTheCurtainFalls(t *testing.T) {
	s := sitOnStairs(t, "AN", person("BZ"))
	s.click(card(0))
	s.click(center(middle))
	s.settle(t)
	if s.Phase != tabletop.CurtainPhase || s.line.front != 1 || s.CanMove() {
		t.Fatalf("phase %d, seat %d in front, mine %v", s.Phase, s.line.front, s.CanMove())
	}
	if s.click(card(0)); s.Hand.IsHolding() {
		t.Error("a card behind the curtain is taken")
	}
	s.RaiseCurtain()
	if s.click(card(0)); s.Hand.Card != 'B' {
		t.Errorf("holds %+v", s.Hand.HeldCard)
	}
	s.Phase = tabletop.CurtainPhase
	if s.Enter(); s.Phase != tabletop.PlayingPhase {
		t.Error("the curtain is not asked for anew when the table is entered")
	}
}

func TestTheEndIsTold(t *testing.T) {
	s := sitOnStairs(t, "A")
	s.click(card(0))
	s.click(center(middle))
	if !s.Match.IsOver() || !s.IsMoving() {
		t.Fatal("the end is not shown")
	}
	s.do(input.Gesture{Kind: input.Text, Rune: 'x'}) // any key skips it
	s.settle(t)
	s.settle(t)
	if got := asked(s); s.Phase != tabletop.EndedPhase || !slices.Equal(got, []tabletop.RequestKind{tabletop.RequestEnd}) {
		t.Errorf("phase %d, asks %v", s.Phase, got)
	}
}

func TestAHintIsAskedFor(t *testing.T) {
	s := sitOnStairs(t, "AN")
	s.key(input.CommandHintTurn)
	s.key(input.CommandHintMove)
	s.push(t, tabletop.HintButton)
	want := []tabletop.Request{{Kind: tabletop.RequestHint, Number: tabletop.HintTurn}, {Kind: tabletop.RequestHint, Number: tabletop.HintMove}, {Kind: tabletop.RequestHint}}
	if got := s.TakeRequests(); !slices.Equal(got, want) {
		t.Errorf("asks %v", got)
	}
	s.Status.OffersHints = false
	if s.key(input.CommandHint); len(s.TakeRequests()) > 0 {
		t.Error("a table without hints asks for one")
	}
}

func TestThePointerTellsWhatCanBeTaken(t *testing.T) {
	s := sitOnStairs(t, "AN")
	for _, test := range []struct {
		at    geom.Point
		hand  bool
		under tabletop.Card
	}{{card(1), true, 'N'}, {beside, false, tabletop.NoCard}, {s.line.edges.EndTurnRect.Center(), true, tabletop.NoCard}, {center(middle), false, tabletop.NoCard}} {
		s.at(input.Hover, beside)
		s.at(input.Hover, test.at)
		if hand := s.Pointer() != 0; hand != test.hand || s.HoveredCard != test.under {
			t.Errorf("%v: a hand %v, card %c under the mouse", test.at, hand, s.HoveredCard)
		}
	}
	s.click(card(0))
	if s.at(input.Hover, center(middle)); s.Pointer() == 0 {
		t.Error("no hand over a place that accepts the chosen card")
	}
}

// Every gesture at every moment leaves a table at which the game can be gone on with.
func TestEveryGestureAtEveryMoment(t *testing.T) {
	moments := map[string]func(*stairsTable){
		"at rest":         func(*stairsTable) {},
		"a card chosen":   func(s *stairsTable) { s.click(card(0)) },
		"a card pressed":  func(s *stairsTable) { s.at(input.Press, card(0)) },
		"a card carried":  func(s *stairsTable) { s.at(input.Press, card(0)); s.at(input.DragStart, center(middle)) },
		"gliding home":    func(s *stairsTable) { s.drag(card(0), beside) },
		"an own move":     func(s *stairsTable) { s.key(input.CommandConfirm) },
		"others":          func(s *stairsTable) { s.drag(card(0), center(middle)); s.line.SkipStep() },
		"others, paused":  func(s *stairsTable) { s.drag(card(0), center(middle)); s.line.SkipStep(); s.key(input.CommandPause) },
		"once more":       func(s *stairsTable) { s.drag(card(0), center(middle)); s.settle(t); s.key(input.CommandAgain) },
		"fireworks":       func(s *stairsTable) { s.effects.ticks = 20 },
		"a button down":   func(s *stairsTable) { s.at(input.Press, s.line.edges.EndTurnRect.Center()) },
		"a button chosen": func(s *stairsTable) { s.key(input.CommandNext) },
	}
	var gestures []input.Gesture
	for kind := input.Hover; kind <= input.RawKey; kind++ {
		for _, at := range []geom.Point{card(0), center(middle), center(corner), beside, {X: 1200, Y: 700}} {
			gestures = append(gestures, input.Gesture{Kind: kind, At: input.Point(at), From: input.Point(card(0)), Double: true})
		}
	}
	for c := input.Command(0); c < input.FirstGameCommand; c++ {
		gestures = append(gestures, input.Gesture{Kind: input.Trigger, Command: c})
	}
	for name, begin := range moments {
		for _, first := range gestures {
			s := sitOnStairs(t, "ACDEN", low("BFGYZ"))
			begin(s)
			s.do(first)
			case_ := fmt.Sprintf("%s, then kind %d, command %d at %v", name, first.Kind, first.Command, first.At)
			if s.Hand.IsHolding() && !strings.Contains(s.cards(), string(rune(s.Hand.Card))) {
				t.Errorf("%s: a card is held that is not in the hand: %c", case_, s.Hand.Card)
			}
			if s.IsWatching() && s.Hand.IsHolding() {
				t.Errorf("%s: a card is held while others show their turn", case_)
			}
			s.line.paused = false
			s.settle(t)
			s.at(input.PutBack, beside)
			s.settle(t)
			before := s.Match.MoveCount()
			if s.drag(card(0), center(middle)); s.Match.MoveCount() == before {
				t.Fatalf("%s: then no card can be laid; phase %d, %+v", case_, s.Phase, s.Hand.HeldCard)
			}
		}
	}
}

func TestATableBelowAPanelStandsStill(t *testing.T) {
	s := sitOnStairs(t, "AN")
	s.drag(card(0), center(middle))
	s.Arrival.Start(&s.line, 1000, nil)
	for range 500 {
		s.Tick(false)
	}
	if s.Arrival.IsMoving() || !s.NeedsTick(true) || s.NeedsTick(false) || s.TicksUntilChange() != 0 {
		t.Errorf("arrives %v, moves %v, below a panel %v, wakes in %d", s.Arrival.IsMoving(), s.NeedsTick(true), s.NeedsTick(false), s.TicksUntilChange())
	}
}
