package peri

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"dreist/game/peri"
	"dreist/game/peri/match"
	"dreist/game/peri/record"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/peri/faces"
	"dreist/render/peri/scene"
	"dreist/render/screens/guesttest"
	"dreist/render/tabletop"
	"dreist/render/target"
)

// longColumn is a column that is squeezed, beside a queen that takes the run of its last cards but is not the only one.
const longColumn = `[Patience "bigapple"]
[Tableau "?3c ?4d ?5c ?6d ?7c ?8d Kh Qs Jh Ts 9h 8s 7h 6s 5h 4s 3h 2s / 3s / 4c / - / - / - / Kd"]
[Stock "2c"]
`

// TestOneClickAndAControllerPlay deals each patience: where one click is enough, by the setting or as there is only one way, it moves the card
// that has one way to go, and of the others none; a controller walks to a card that can be laid and lays it.
func TestOneClickAndAControllerPlay(t *testing.T) {
	press := func(g *guest, c input.Command) {
		g.Advance(input.Gesture{Kind: input.CommandGiven, Command: c, IsFromPad: true})
	}
	for i, row := range peri.Patiences {
		g := visit(t, t.TempDir(), uint64(i))
		hasOneWay := slices.Contains([]string{"row", "napoleon", "harvest", "base", "sliding"}, row.Key)
		g.ChangeSettings(func(s *store.Settings) { s.Switches = s.Switches.With(oneClick.LabelKey, !hasOneWay) })
		g.ClickID(openButtonID(row.Key))
		g.AdvanceToRest()
		b := g.sitting()
		for _, c := range b.SelectableCards() {
			n, ways := b.Match.MoveCount(), len(b.Aims(c))
			from := b.Timeline.View().SpotOf(c)
			g.Advance(guesttest.ClickGestures(g.spot(from, 1))...)
			if made := b.Match.MoveCount() - n; made != map[bool]int{true: 1}[ways == 1] {
				t.Errorf("%s: a click on the top of %v with %d ways makes %d moves", row.Key, from, ways, made)
			}
			if hasOneWay && ways == 0 {
				g.WantText("There’s nowhere to lay")
			}
			if g.SendCommand(input.CommandCancel); b.Match.MoveCount() > n {
				break
			}
			g.Advance(input.Gesture{Kind: input.Hover, At: input.Point{X: 5, Y: 300}}) // away from what has fanned out
			g.AdvanceToRest()
		}
		g.AdvanceToRest()
		n := b.Match.MoveCount()
		for range b.SelectableCards() {
			if press(g, input.CommandRight); b.Held.Aim != (tabletop.Aim{}) {
				break
			}
		}
		aim := b.Held.Aim != tabletop.Aim{}
		press(g, input.CommandConfirm)
		if g.AdvanceToRest(); aim && b.Match.MoveCount() == n {
			t.Errorf("%s: a controller makes no move", row.Key)
		}
	}
}

// TestADoubleClickSlidesOnce clicks a card beside the gap twice, which does not slide it back.
func TestADoubleClickSlidesOnce(t *testing.T) {
	g := resume(t, "[Patience \"sliding\"]\n[Tableau \"Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh - Qh Kh\"]\n")
	g.doubleClick(g.spot(peri.Spot{Part: peri.Tableau, Number: 12}, 1))
	if g.AdvanceToRest(); g.sitting().Match.MoveCount() != 1 || g.sitting().IsHolding() {
		t.Errorf("a double click makes the moves %v, a card is held: %v", g.sitting().Match.History(), g.sitting().IsHolding())
	}
}

// TestFoundationsTellHowTheyGrow reads the tips of foundations and of the cellar, and why a card does not fit, before and after a card has set
// the direction.
func TestFoundationsTellHowTheyGrow(t *testing.T) {
	tip := func(g *guest, part peri.Part, n uint8, want string) {
		t.Helper()
		if said, _ := g.SessionScreen().TipAt(geom.Point(g.spot(peri.Spot{Part: part, Number: n}, 1)), false); said != want {
			t.Errorf("%v %d is explained by %q, want %q", part, n, said, want)
		}
	}
	g := resume(t, "[Patience \"row\"]\n[Foundations \"Ac / - / - / - / Kc / - / - / -\"]\n[Tableau \"3c / 5h / - / - / - / - / - / - / - / -\"]\n")
	tip(g, peri.Foundations, 0, "foundation 1: up from the ace")
	tip(g, peri.Foundations, 7, "foundation 8: down from the king")
	g = resume(t, "[Patience \"napoleon\"]\n[Foundations \"Ac\"]\n[Tableau \"2c 3s 9h 9d 9c Jc 5d\"]\n[Stock \"7s 8s\"]\n")
	g.WantText(g.Say("peri.about.napoleon"))
	if said, _ := g.SessionScreen().TipAt(g.sitting().Timeline.Geometry().Host.Center(), false); said != "" {
		t.Errorf("while the prompt tells the aim, Egon is explained by %q", said)
	}
	g.Advance(guesttest.ClickGestures(g.spot(peri.Spot{Part: peri.Tableau}, 1))...)
	g.AdvanceToRest()
	g.WantText("Next is the 4, 8 cards to go · Round 1 of 3")
	tip(g, peri.Foundations, 0, "foundation 1: Next is the 4, 8 cards to go")
	if said, _ := g.SessionScreen().TipAt(g.sitting().Timeline.Geometry().Host.Center(), false); said != g.Say("peri.about.napoleon") {
		t.Errorf("Egon is explained by %q", said)
	}
	g = resume(t, "[Patience \"king\"]\n[Foundations \"2c / 2s / 2h / 2d\"]\n[Tableau \"3c / As / 9h / - / - / - / - / - / Ks / Qs\"]\n")
	drag := func(from, to uint8, want string) {
		t.Helper()
		g.Drag(g.spot(peri.Spot{Part: peri.Tableau, Number: from}, 1), g.spot(peri.Spot{Part: peri.Foundations, Number: to}, 1))
		g.AdvanceToRest()
		g.WantText(want)
	}
	tip(g, peri.Foundations, 0, "")
	tip(g, peri.Reserve, 0, "cellar: "+g.Say("peri.rules.r12"))
	drag(1, 0, "Each foundation holds one suit only: the ace of spades belongs on another.")
	drag(0, 0, "All four suits go up, just as the first card did.")
	drag(1, 1, "You can’t lay the ace of spades on the 2 of spades. All four suits go up, just as the first card did.")
	tip(g, peri.Foundations, 1, "foundation 2: All four suits go up, just as the first card did.")
}

// TestAColumnBreathesUnderTheMouse carries a run out of a squeezed column by the mouse and by a controller, and wants each card back where
// it was.
func TestAColumnBreathesUnderTheMouse(t *testing.T) {
	g := resume(t, longColumn)
	b, at := g.sitting(), peri.Spot{Part: peri.Tableau}
	cards := b.Timeline.View().CardsAt(at)
	steps := func() (all []float64) {
		for i, c := range cards[1:] {
			all = append(all, b.Timeline.GoalPose(int(c)).Y-b.Timeline.GoalPose(int(cards[i])).Y)
		}
		return all
	}
	closed, top := steps(), b.Timeline.GoalPose(int(cards[0])).Y
	from := g.spot(at, 3)
	for _, tick := range guesttest.DragGestures(from, input.Point{X: from.X + 300, Y: from.Y})[:3] {
		g.Advance(tick...)
	}
	if g.AdvanceToRest(); b.Timeline.GoalPose(int(cards[0])).Y != top-2 {
		t.Errorf("the rest of the column does not breathe: %v, before %v", b.Timeline.GoalPose(int(cards[0])).Y, top)
	}
	g.SendCommand(input.CommandCancel)
	g.Advance(input.Gesture{Kind: input.Hover, At: input.Point{X: 5, Y: 300}})
	if g.AdvanceToRest(); !slices.Equal(steps(), closed) {
		t.Errorf("afterwards the cards are %v apart, before %v", steps(), closed)
	}
	for _, c := range []input.Command{input.CommandRight, input.CommandJumpForth, input.CommandJumpForth, input.CommandJumpBack, input.CommandConfirm} {
		g.Advance(input.Gesture{Kind: input.CommandGiven, Command: c, IsFromPad: true})
	}
	if g.AdvanceToRest(); b.Match.MoveCount() != 1 || b.Match.History()[0].Move.CardCount != 2 {
		t.Errorf("a controller makes the moves %v", b.Match.History())
	}
}

// TestALeftGameCountsIfThePlayerSaysSo deals new cards in the middle of a game, which counts as lost only by the button for that; and of
// four patiences that came out another back is earned.
func TestALeftGameCountsIfThePlayerSaysSo(t *testing.T) {
	g := resume(t, longColumn)
	for i, answer := range []string{"confirm.new.no", "peri.anew.away", "peri.anew.lost"} {
		if g.sitting().Match.MoveCount() == 0 {
			g.Advance(guesttest.ClickGestures(g.spot(peri.Spot{Part: peri.Stock}, 1))...)
			g.AdvanceToRest()
		}
		g.SendCommand(input.CommandNewGame)
		g.ClickLabel(g.Say(answer))
		g.AdvanceToRest()
		games := g.FinishedEntries(store.KindSolo)
		if len(games) != i/2 || i == 2 && games[0].Summary.End != play.AllLost || (g.sitting().Match.MoveCount() == 0) != (i > 0) {
			t.Errorf("after %q the history has %+v", g.Say(answer), games)
		}
	}
	g.ChangeSettings(func(s *store.Settings) { s.CardStyle.Back = 1 })
	for i, want := range []faces.BackMotif{0, 0, 0, 1} {
		g.Profile.AddFinished("other", store.FinishedGame{Record: fmt.Sprint("; out ", i), Date: g.Day, Kind: store.KindSolo, Summary: store.Summary{
			GameName: record.Name, SeatCount: 1, Seat: 1, Outcome: store.Outcome{End: play.AllWon, Scores: []int{0}}, Counts: map[string]int{match.PatienceCountKey: i},
		}})
		if back := faces.BackMotif(g.game.CardBack()); back != want {
			t.Errorf("after %d patiences the back is %d, want %d", i+1, back, want)
		}
	}
}

// TestAFanStaysClosedAtItsTopCard points at the top card of a long fan, which stays where it is, and at a covered one, which moves it.
func TestAFanStaysClosedAtItsTopCard(t *testing.T) {
	g := resume(t, "[Patience \"fans\"]\n[Foundations \"Ac / As / Ah / Ad\"]\n[Tableau \"Kc 9s Qs Jh 9c 8s 7d 6c 5c 4d 3c 2h / - / - / - / - / - / - / - / - / - / - / - / - / - / - / -\"]\n")
	first := peri.Spot{Part: peri.Tableau}
	at := g.spot(first, 1)
	for fromTop, moves := range map[int]bool{1: false, 4: true} {
		g.Advance(input.Gesture{Kind: input.Hover, At: g.spot(first, fromTop)})
		if g.AdvanceToRest(); (g.spot(first, 1) != at) != moves {
			t.Errorf("pointing at card %d from the top moves the top card: %v", fromTop, !moves)
		}
		g.Advance(input.Gesture{Kind: input.Hover, At: input.Point{X: 5, Y: 300}})
		g.AdvanceToRest()
	}
}

// TestACardThatMakesNoPairIsChosen clicks two cards that make no pair: it is said why, and the second one is chosen.
func TestACardThatMakesNoPairIsChosen(t *testing.T) {
	g := resume(t, "[Patience \"wish\"]\n[Tableau \"7c / 8d / 7h / - / - / - / - / -\"]\n")
	for n := range uint8(2) {
		g.Advance(guesttest.ClickGestures(g.spot(peri.Spot{Part: peri.Tableau, Number: n}, 1))...)
	}
	g.WantText("they aren’t a pair")
	if b := g.sitting(); b.Held.Grip != tabletop.SelectedGrip || scene.FaceOf(b.Held.Card).String() != "8d" {
		t.Errorf("%v is chosen", scene.FaceOf(b.Held.Card))
	}
}

// TestAReplayOffersNoAnalysis looks back on a patience that came out, by each of the numbers that other games have for their ways.
func TestAReplayOffersNoAnalysis(t *testing.T) {
	g := resume(t, "[Patience \"wish\"]\n[Tableau \"7c / 7d / - / - / - / - / - / -\"]\n")
	g.move(move(t, "t1*t2"), 0)
	g.AdvanceToRest()
	g.ClickLabel(g.Say("review.open"))
	if !g.SessionScreen().IsReplay || strings.Contains(g.ScreenText(), g.Say("analysis.open")) {
		t.Errorf("the screen reads\n%s", g.ScreenText())
	}
	g.SendCommand(input.CommandCard4)
	g.WantText("1 / 1")
}

// TestOneRedoMakesWhatOneUndoTookBack moves a card, after which others go up by themselves.
func TestOneRedoMakesWhatOneUndoTookBack(t *testing.T) {
	g := resume(t, "[Patience \"packets\"]\n[Foundations \"Ac / As / Ah / Ad\"]\n[Tableau \"9s 3c 2c 5d / 6d / - / - / - / - / - / - / - / - / - / -\"]\n")
	g.ChangeSettings(func(s *store.Settings) { s.Switches = s.Switches.With(sureCards.LabelKey, true) })
	m := g.sitting().Match
	g.Drag(g.spot(peri.Spot{Part: peri.Tableau}, 1), g.spot(peri.Spot{Part: peri.Tableau, Number: 1}, 1))
	for _, step := range []struct {
		command input.Command
		moves   int
	}{{input.CommandHint, 3}, {input.CommandUndo, 0}, {input.CommandRedo, 3}} {
		g.SendCommand(step.command)
		for range 200 {
			g.Advance()
		}
		if m.MoveCount() != step.moves {
			t.Fatalf("after command %d there are %d moves, want %d", step.command, m.MoveCount(), step.moves)
		}
	}
}

// TestTheStockTellsItsKey reads the tip of the stock, which is a button.
func TestTheStockTellsItsKey(t *testing.T) {
	g := resume(t, longColumn)
	b, ok := target.Find(g.SessionScreen().Targets(nil), "peri.deal")
	if want := "stock: 1 card · Round 1 of 2 · Key D"; !ok || b.Tip != want {
		t.Errorf("the stock is explained by %q, want %q", b.Tip, want)
	}
}
