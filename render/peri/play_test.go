package peri

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/peri"
	"dreist/game/peri/match"
	"dreist/game/peri/record"
	"dreist/game/peri/solver"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/geom"
	person "dreist/render/guest"
	"dreist/render/peri/table"
	"dreist/render/screens"
	"dreist/render/screens/guesttest"
	"dreist/render/search"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/target"
)

// guest uses the whole program with PERI without a window, as a person would.
type guest struct {
	*person.Guest
	game *game
}

func visit(t testing.TB, folder string, seed uint64) *guest {
	g, about := &guest{}, About()
	about.Open = func(f *screens.GameScreens) screens.Game {
		g.game = newGame(f)
		g.game.thinking = search.Limits{} // nothing is searched
		return g.game
	}
	g.Guest = person.Visit(t, about, folder, seed)
	g.ChangeSettings(func(s *store.Settings) { s.Switches = s.Switches.With(sureCards.LabelKey, false) })
	return g
}

func (g *guest) sitting() *sitting { return g.SessionScreen().Table.(*sitting) }

// enterCode deals by a code that is typed on the start screen.
func (g *guest) enterCode(code string) {
	g.Helper()
	g.ClickID("peri.today")
	g.ClickID("code")
	for _, r := range code {
		g.Advance(input.Gesture{Kind: input.TextTyped, Rune: r})
	}
	g.ClickLabel(g.Say("peri.code.play"))
	g.AdvanceToRest()
}

// resume begins the program with a record in the slot of its patience, and goes on with it.
func resume(t *testing.T, text string) *guest {
	t.Helper()
	folder := t.TempDir()
	files := need.Value(store.OpenFolder(folder))(t)
	_, key, _ := strings.Cut(text, `[Patience "`)
	key, _, _ = strings.Cut(key, `"`)
	need.OK(t, files.SaveGame(store.Slot(key).ForGame("peri"), "[Game \"PERI\"]\n[Format \"1\"]\n"+text))
	g := visit(t, folder, 1)
	g.ClickID(openButtonID(key))
	g.AdvanceToRest()
	return g
}

// spot returns the middle of what is seen of a card, counted from the top of a place, or of the place.
func (g *guest) spot(at peri.Spot, fromTop int) input.Point {
	line := g.sitting().Timeline
	cards := line.View().CardsAt(at)
	if len(cards) == 0 || at.Part == peri.Stock || at.Part == peri.RemovedCards {
		return input.Point(line.Geometry().FirstCardRect(at).Center())
	}
	r := line.GoalPose(int(cards[len(cards)-fromTop])).Rect()
	p := input.Point{X: r.X + r.W*0.12, Y: r.Y + r.H*0.1}
	if fromTop == 1 && g.sitting().Patience().Tableau.BuildRule.SuitRule == peri.NoSuits {
		p = input.Point(r.Center())
	}
	return p
}

// ways are how a move can be made with the hands.
const ways = 3

// move makes a move: by dragging, by two clicks, or by keys.
func (g *guest) move(m peri.Move, way int) {
	g.Helper()
	b := g.sitting()
	n := max(m.CardCount, 1)
	from := b.Timeline.View().CardsAt(m.From)
	to := m.To
	if m.Action == peri.Remove && m.From == m.To {
		to = peri.Spot{Part: peri.RemovedCards}
	}
	switch {
	case m.Action == peri.Redeal:
		g.SendCommand(input.CommandShowAgain)
	case m.Action == peri.DealCard && way == 0:
		g.SendCommand(input.CommandYes)
	case m.Action == peri.DealCard:
		g.Advance(guesttest.ClickGestures(g.spot(peri.Spot{Part: peri.Stock}, 1))...)
	case way == 0:
		g.Drag(g.spot(m.From, n), g.spot(to, 1))
	case way == 1:
		g.Advance(guesttest.ClickGestures(g.spot(m.From, n))...)
		if b.IsHolding() { // where a card has one way to go, the first click is enough
			g.Advance(guesttest.ClickGestures(g.spot(to, 1))...)
		}
	default:
		g.keys(from[len(from)-n], n, table.AimAtSpot(to))
	}
	g.AdvanceToRest()
}

// keys walks to a card, makes its run longer, turns to a place and confirms.
func (g *guest) keys(c tabletop.Card, cards int, to tabletop.Aim) {
	g.Helper()
	t := g.sitting().Table
	top := func() tabletop.Card {
		if len(t.Held.Companions) > 0 {
			return t.Held.Companions[0]
		}
		return t.Held.Card
	}
	want := c
	all := t.Timeline.View().CardsAt(t.Timeline.View().SpotOf(c))
	last := all[len(all)-1]
	for range 60 {
		g.SendCommand(input.CommandRight)
		if top() == last {
			break
		}
	}
	for range cards - 1 {
		g.SendCommand(table.CommandLengthenRun)
	}
	for range 60 {
		if t.Held.Aim == to {
			break
		}
		g.SendCommand(input.CommandDown)
	}
	if t.Held.Card != want || t.Held.Aim != to {
		g.Fatalf("keys choose %v for %v, want %v for %v", t.Held.Card, t.Held.Aim, want, to)
	}
	g.SendCommand(input.CommandConfirm)
}

// codes are deals of each patience that soon come out, and for those of luck others that do not.
var codes = []string{
	"P000-0000-0325", "P010-0000-00KM", "P020-0000-005P", "P030-0000-004E", "P030-0000-0006", "P040-0000-0146", "P050-0000-00EC", "P060-0000-008B",
	"P070-0000-0013", "P080-0000-0035", "P090-0000-0AHK", "P0A0-0000-001G", "P0A0-0000-000J", "P0B0-0000-0040", "P0C0-0000-0004", "P0C0-0000-02XK",
	"P0D0-0000-01AE", "P0E0-0000-007V", "P0F0-0000-0039", "P0G0-0000-006X", "P0H0-0000-00K8", "P0J0-0000-0048",
}

// TestEachPatienceIsPlayedToItsEnd deals each patience by a code and makes the moves of a solver, dragged, clicked and by keys; those of luck
// play themselves after some. On the way all is taken back and made again. Then the screen reads how it has ended, the history has what came
// out, and a new one is dealt.
func TestEachPatienceIsPlayedToItsEnd(t *testing.T) {
	const byHand = 12
	missing := slices.Clone(peri.Patiences)
	for _, code := range codes {
		row := need.Value(record.Codes.Read(code))(t).Setup
		missing = slices.DeleteFunc(missing, func(other *peri.Patience) bool { return other == row })
		t.Run(code, func(t *testing.T) {
			g := visit(t, t.TempDir(), 1)
			g.SetSpeed(stage.FastSpeed)
			g.enterCode(code)
			m, row := g.sitting().Match, g.sitting().Patience()
			s := solver.New(*m.Position())
			for !s.IsDone() {
				s.Search(solver.FirstRoundSize)
			}
			var moves []peri.Move
			for n := 0; !m.IsOver(); n++ {
				if n == byHand {
					g.takeAllBack()
				}
				if n == byHand && row.IsGameOfLuck() {
					g.ClickLabel(g.Say("peri.run"))
					g.AdvanceToRest()
					continue
				}
				move := s.Finding().Next
				moves = append(moves, move)
				if g.move(move, n%ways); m.MoveCount() != n+1 || m.History()[n].Move != move || s.GoToPositionAfter(moves) != nil {
					t.Fatalf("%v, way %d: %d moves after %d; the screen reads\n%s", move, n%ways, m.MoveCount(), n, g.ScreenText())
				}
			}
			if s.Verdict == solver.Unwinnable && row.IsGameOfLuck() {
				g.WantText(g.SayCount("peri.left", m.Position().CardsLeft(), nil))
				return
			}
			g.WantText(g.Say("peri.won"))
			if kept := g.FinishedEntries(store.KindSolo); len(kept) != 1 || !kept[0].Summary.HasWon() || rowOf(&kept[0].Summary) != row {
				t.Fatalf("the history has %+v", kept)
			}
			table := g.sitting().Timeline.Geometry()
			if said, _ := g.SessionScreen().TipAt(geom.Point{X: table.Cloth.Right() - 2*table.Margin, Y: table.TopStrip.Center().Y}, false); said != g.Say("peri.lead") {
				t.Errorf("the lead letter is explained by %q", said)
			}
			g.ClickLabel(g.Say("peri.new"))
			g.AdvanceToRest()
			if b := g.sitting(); b.Patience() != row || b.Match.MoveCount() > 0 {
				t.Errorf("there follows %s with %d moves", b.Patience().Key, b.Match.MoveCount())
			}
		})
	}
	for _, row := range missing {
		t.Errorf("%s has no code in codes", row.Key)
	}
}

// takeAllBack takes all moves back and makes them again.
func (g *guest) takeAllBack() {
	g.Helper()
	m := g.sitting().Match
	n := m.MoveCount()
	for m.CanUndo() {
		g.SendCommand(input.CommandUndo)
	}
	start := m.MoveCount()
	for range n {
		g.SendCommand(input.CommandRedo)
		g.AdvanceToRest()
	}
	if start > 0 || m.MoveCount() != n {
		g.Fatalf("%d of %d moves cannot be taken back, %d are made again", start, n, m.MoveCount())
	}
}

// TestLuckPlaysItself lets a game of luck run by one button until a move is taken back, then to its end, and takes the last move of a loss
// back.
func TestLuckPlaysItself(t *testing.T) {
	g := visit(t, t.TempDir(), 4)
	g.ClickID(openButtonID("seek"))
	g.AdvanceToRest()
	m := g.sitting().Match
	g.SendCommand(input.CommandHint)
	g.WantText(g.Say("peri.no.choice"))
	g.ClickLabel(g.Say("peri.run"))
	for range 400 {
		if g.Advance(); m.MoveCount() == 2 {
			break
		}
	}
	g.SendCommand(input.CommandUndo)
	g.AdvanceToRest()
	if m.MoveCount() != 1 || g.sitting().NeedsTick(true) {
		t.Fatalf("after a move was taken back it runs on: %d moves", m.MoveCount())
	}
	g.ClickLabel(g.Say("peri.run"))
	for range 400 {
		g.AdvanceToRest()
	}
	if !m.IsOver() || m.IsSettled() {
		t.Fatalf("%d moves, over %v", m.MoveCount(), m.IsOver())
	}
	n := m.MoveCount()
	g.WantText(g.SayCount("peri.left", m.Position().CardsLeft(), nil))
	if b, _ := target.Find(g.App.TopScreen().Targets(nil), "peri.new"); !b.Primary {
		t.Error("new cards are not the main way to go on")
	}
	g.SendCommand(input.CommandHelp)
	g.WantText(g.Say("peri.rules.order.seek"))
	g.SendCommand(input.CommandHelp)
	g.ClickLabel(g.Say("button.undo"))
	if m.MoveCount() != n-1 || m.TagValue(match.PeekTag) == "" {
		t.Errorf("%d of %d moves are left, seen %q", m.MoveCount(), n, m.TagValue(match.PeekTag))
	}
}

// TestRefusalsAndShortWays refuses with a sentence, sends a card home by a double click and by the right button, and goes on with a
// patience that was begun.
func TestRefusalsAndShortWays(t *testing.T) {
	g := resume(t, `[Patience "bigapple"]
[Foundations "Ac / - / Ah / -"]
[Tableau "2c / 2h / Kd Qs / 9h / 8s / 5d / 4d"]
`)
	place := func(n int) peri.Spot { return peri.Spot{Part: peri.Tableau, Number: uint8(n - 1)} }
	m := g.sitting().Match
	g.Drag(g.spot(place(7), 1), g.spot(place(6), 1))
	g.WantText("You can’t lay the 4 of diamonds on the 5 of diamonds.")
	g.ClickLabel(g.Say("overview.why"))
	if _, opened := g.App.TopScreen().(screens.HelpScreen); !opened {
		t.Errorf("the rules are not opened but a %T", g.App.TopScreen())
	}
	g.SendCommand(input.CommandCancel)
	g.doubleClick(g.spot(place(1), 1))
	g.AdvanceToRest()
	g.Advance(input.Gesture{Kind: input.PutBack, At: g.spot(place(2), 1)})
	g.AdvanceToRest()
	if m.MoveCount() != 2 {
		t.Errorf("%d cards went up", m.MoveCount())
	}
	g.SendCommand(input.CommandMenu)
	g.ClickLabel(g.Say("menu.leave"))
	g.AdvanceToRest()
	g.ClickID(openButtonID("bigapple"))
	g.AdvanceToRest()
	if n := g.sitting().Match.MoveCount(); n != 2 {
		t.Errorf("it goes on with %d moves", n)
	}
}

func (g *guest) doubleClick(at input.Point) {
	click := guesttest.ClickGestures(at)
	double := slices.Clone(click)
	double[len(double)-1].IsDouble = true
	g.Advance(click...)
	g.Advance(double...)
}

// TestACoveredCardIsExplained clicks a card twice, and drags one, that another one lies on, or that lies below a card that lies face down.
func TestACoveredCardIsExplained(t *testing.T) {
	for text, want := range map[string]bool{
		"[Patience \"harvest\"]\n[Foundations \"7c\"]\n[Tableau \"6d 8h / 9s / 5c / Ah / Kd / - / - / -\"]\n": true,
		"[Patience \"seek\"]\n[Tableau \"8h / 2s Ad / - / - / - / - / 9c Qs / - / - / - / - / - / -\"]\n":     false,
	} {
		for _, drags := range []bool{false, true} {
			g := resume(t, text)
			at := map[bool]peri.Spot{true: {Part: peri.Tableau}, false: {Part: peri.Tableau, Number: 6}}[want]
			cards := g.sitting().Timeline.View().CardsAt(at)
			r := g.sitting().Timeline.GoalPose(int(cards[0])).Rect()
			if p := (input.Point{X: r.X + r.W*0.5, Y: r.Y + r.H*0.02}); drags {
				g.Drag(p, g.spot(peri.Spot{Part: peri.Tableau, Number: 1}, 1))
			} else {
				g.doubleClick(p)
			}
			if said := strings.Contains(g.ScreenText(), "That card has to wait: the 8 of hearts is still on top of it."); said != want {
				t.Errorf("dragged: %v, the screen reads\n%s", drags, g.ScreenText())
			}
		}
	}
}

// TestAllCardsGoUpByAKey sends up all cards that fit by a key, one after the other, and undoes the last of them alone.
func TestAllCardsGoUpByAKey(t *testing.T) {
	g := resume(t, "[Patience \"bigapple\"]\n[Foundations \"Ac / As / Ah / Ad\"]\n[Tableau \"9c 2c / 3h 2h / Kd / 9s 3c / - / - / -\"]\n")
	m := g.sitting().Match
	g.SendCommand(table.CommandSendAll)
	for range 4 {
		g.AdvanceToRest()
	}
	if m.MoveCount() != 4 || g.sitting().NeedsTick(true) {
		t.Fatalf("%d moves were made", m.MoveCount())
	}
	g.SendCommand(input.CommandUndo)
	if g.AdvanceToRest(); m.MoveCount() != 3 {
		t.Errorf("undo leaves %d moves", m.MoveCount())
	}
	g.SendCommand(input.CommandRedo)
	g.AdvanceToRest()
	g.SendCommand(table.CommandSendAll)
	g.WantText(g.Say("peri.no.up"))
}

// TestAMonkeyCannotBreakTheGame uses all screens at random, in both languages and in windows of all sizes.
func TestAMonkeyCannotBreakTheGame(t *testing.T) {
	for seed := range uint64(3) {
		g := visit(t, t.TempDir(), seed)
		m := &guesttest.Monkey{Random: rand.New(rand.NewPCG(seed, 9))}
		m.UsefulGestures = func() (all []input.Gesture) {
			s, ok := g.App.TopScreen().(*session.Screen)
			if !ok {
				return m.PrimaryClick()
			}
			b := s.Table.(*sitting)
			for move := range b.ShownPosition().Moves() {
				if move.Action != peri.Carry || m.Random.IntN(2) == 0 {
					continue
				}
				for _, tick := range guesttest.DragGestures(g.spot(move.From, move.CardCount), g.spot(move.To, 1)) {
					all = append(all, tick...)
				}
				return all
			}
			return []input.Gesture{guesttest.CommandGesture(input.CommandConfirm)}
		}
		g.RunMonkey(m, 400, assets.Languages())
	}
}

// TestTodayIsOneForAll plays the patience of a day to its end, finds it done and in the history, and plays a friend's code.
func TestTodayIsOneForAll(t *testing.T) {
	g := visit(t, t.TempDir(), 2)
	g.ClickID("peri.today")
	g.ClickLabel(g.Say("peri.today.play"))
	g.AdvanceToRest()
	m := g.sitting().Match
	if row := m.Deal().Patience; row != rowOfDay(g.Day) || row.IsGameOfLuck() {
		t.Fatalf("got %s", row.Key)
	}
	code := m.TagValue(match.CodeTag)
	g.SendCommand(input.CommandMenu)
	g.ClickLabel(g.Say("menu.leave"))
	g.AdvanceToRest()
	g.ClickID("peri.today")
	page := g.App.TopScreen().(*shell.PanelScreen)
	before := page.Bounds()
	g.SendCommand(input.CommandCancel)
	g.enterCode("P")
	g.WantText(g.Say("peri.code.wrong"))
	if page = g.App.TopScreen().(*shell.PanelScreen); page.Bounds() != before {
		t.Errorf("the page of the codes is at %v, before %v", page.Bounds(), before)
	}
	g.SendCommand(input.CommandCancel)
	g.enterCode(code)
	if again := g.sitting().Match; again.TagValue(match.CodeTag) != code || screens.DayOf(again) != "" {
		t.Errorf("the code %s deals %s", code, again.TagValue(match.CodeTag))
	}
}

// TestExamplesLieOnBoards opens the example of each patience from the rule book as practice, and finds its name, its sentence and its page.
func TestExamplesLieOnBoards(t *testing.T) {
	g := visit(t, t.TempDir(), 2)
	of := g.game
	for i, row := range peri.Patiences {
		g.App.Navigate(of.RuleBook.OpenExample(i + 1))
		g.AdvanceToRest()
		b := g.sitting()
		moves := slices.Collect(b.ShownPosition().Moves())
		if b.Patience() != row || !b.screen.IsPractice || len(moves) == 0 {
			t.Fatalf("%s: got %s, %d moves", row.Key, b.Patience().Key, len(moves))
		}
		if g.move(moves[len(moves)-1], 0); b.Match.MoveCount() != 1 {
			t.Errorf("%s: %v is not made", row.Key, moves[len(moves)-1])
		}
		if e, ok := b.Explanation(); !ok || e.Example != i+1 {
			t.Errorf("%s: nothing explains it", row.Key)
		}
		for _, key := range []string{"peri.name." + row.Key, "peri.about." + row.Key} {
			if g.Say(key) == key {
				t.Errorf("nothing says %s", key)
			}
		}
		for _, ruling := range row.Rulings {
			if _, ok := of.RuleBook.Rules.FindParagraph(fmt.Sprint("P ", ruling)); !ok {
				t.Errorf("%s: nothing tells of P %d", row.Key, ruling)
			}
		}
	}
}

// TestSureCardsGoUpByThemselves holds that sure cards go up after a move, are taken back with it, and then stay down.
func TestSureCardsGoUpByThemselves(t *testing.T) {
	g := resume(t, "[Patience \"bigapple\"]\n[Foundations \"Ac / As / Ah / Ad\"]\n[Tableau \"9c 2c / 9s 2h / Kd / - / - / - / -\"]\n")
	m := g.sitting().Match
	g.ChangeSettings(func(s *store.Settings) { s.Switches = s.Switches.With(sureCards.LabelKey, true) })
	g.sitting().Refresh()
	g.move(peri.Move{Action: peri.Carry, From: peri.Spot{Part: peri.Tableau, Number: 2}, To: peri.Spot{Part: peri.Tableau, Number: 3}, CardCount: 1}, 0)
	g.AdvanceToRest()
	if m.MoveCount() != 3 {
		t.Fatalf("%d moves were made", m.MoveCount())
	}
	g.SendCommand(input.CommandUndo)
	if g.AdvanceToRest(); m.MoveCount() != 0 {
		t.Errorf("%d moves are left, though only the first was made by hand", m.MoveCount())
	}
	g.WantText(g.Say("peri.stays"))
	g.move(peri.Move{Action: peri.Carry, From: peri.Spot{Part: peri.Tableau, Number: 2}, To: peri.Spot{Part: peri.Tableau, Number: 4}, CardCount: 1}, 0)
	if g.AdvanceToRest(); m.MoveCount() != 1 {
		t.Errorf("%d moves were made after the cards were taken back", m.MoveCount())
	}
	if strings.Contains(g.ScreenText(), g.Say("peri.stays")) {
		t.Error("it is still said that the cards stay down")
	}
}

// TestAllCardsGoUpWhereThatIsWanted holds that a card that fits goes up although it is not sure.
func TestAllCardsGoUpWhereThatIsWanted(t *testing.T) {
	g := resume(t, "[Patience \"bigapple\"]\n[Foundations \"Ac 2c 3c / As / Ah / Ad\"]\n[Tableau \"9c 4c / 9s / Kd / - / - / - / -\"]\n")
	m := g.sitting().Match
	if m.MoveCount() != 0 {
		t.Fatalf("%d moves were made before", m.MoveCount())
	}
	g.ChangeSettings(func(s *store.Settings) { s.Switches = s.Switches.With(allCards.LabelKey, true) })
	g.sitting().Refresh()
	g.move(peri.Move{Action: peri.Carry, From: peri.Spot{Part: peri.Tableau, Number: 2}, To: peri.Spot{Part: peri.Tableau, Number: 3}, CardCount: 1}, 0)
	if g.AdvanceToRest(); m.MoveCount() != 2 {
		t.Errorf("%d moves were made", m.MoveCount())
	}
}
