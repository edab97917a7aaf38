package dreist

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/puzzle"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/screens/guesttest"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/teach"
)

type monkey struct {
	*guest
	hands *guesttest.Monkey
	age   int
	was   *table.Table    // that was on top, or right below the panel that was
	moves int             // in its match
	made  int             // in all
	seen  map[string]bool // the screens and guides that it has met
}

// TestAMonkeyCannotBreakTheProgram uses all screens at random. Nothing panics, and after each tick the invariants of monkey.want hold.
func TestAMonkeyCannotBreakTheProgram(t *testing.T) {
	const ticks = 200
	ways := []func(g *guest){
		(*guest).newGame, func(g *guest) { g.take(g.game.firstGame.play()) }, (*guest).climb, (*guest).playDaily,
		func(g *guest) { g.take(g.game.ShowTableSetup()) }, func(g *guest) { study(g, 2, teach.Playing) }, func(g *guest) { study(g, 9, teach.Playing) },
		func(g *guest) { g.openRule("") },
	}
	for _, kind := range puzzle.Kinds() {
		ways = append(ways, func(g *guest) { g.startPuzzle(kind, 1, g.NextSeed()) })
	}
	moves, seen := 0, map[string]bool{}
	for seed, way := range ways {
		m := &monkey{guest: visit(t, t.TempDir(), uint64(seed)), seen: seen}
		m.hands = &guesttest.Monkey{Random: rand.New(rand.NewPCG(uint64(seed), 23)), UsefulGestures: m.someMove}
		m.SetUp([]string{"easy"}, "Ada", "Ben", "easy")
		m.ChangeSettings(func(s *store.Settings) { s.Speed = store.FastSpeed })
		way(m.guest)
		m.AfterTick = m.want
		m.RunMonkey(m.hands, ticks, assets.Languages())
		moves += m.made
	}
	if moves < len(ways)*5 {
		t.Errorf("the monkeys made only %d moves", moves)
	}
	for _, what := range []string{"*dreist.startScreen", "*session.Screen", "*shell.PanelScreen", "screens.HelpScreen", "a look back",
		"*puzzles.PuzzleGuide", "*hints.Hinter", "*learn.Lesson", "*learn.Quiz", "*learn.Tutorial"} {
		if !seen[what] {
			t.Errorf("no monkey has met a %s", what)
		}
	}
}

// someMove lays a card that fits, answers a question or presses what leads on.
func (m *monkey) someMove() []input.Gesture {
	if m.table != nil && m.App.TopScreen() == m.at.screen {
		return someMove(m.player(), m.hands.Random)
	}
	return m.hands.PrimaryClick()
}

func someMove(p *player, random *rand.Rand) []input.Gesture {
	hand := p.ShownPosition().Hand(p.FrontSeat())
	if len(hand) == 0 || p.Question() != scene.NoQuestion {
		answers := []input.Command{input.CommandYes, input.CommandNo, input.CommandCard1}
		return []input.Gesture{guesttest.CommandGesture(answers[random.IntN(len(answers))])}
	}
	c := hand[random.IntN(len(hand))]
	to := p.discardPile()
	if rows := p.ShownPosition().LegalRows(c); rows != 0 {
		to = p.cell(c, rows.First())
	}
	return slices.Concat(guesttest.DragGestures(p.middle(c), to)...)
}

func (m *monkey) want() {
	m.Helper()
	m.look()
	m.age++
	m.seen[fmt.Sprintf("%T", m.App.TopScreen())] = true
	if m.table != nil {
		m.seen[fmt.Sprintf("%T", m.table.Guide)] = true
		m.seen["a look back"] = m.seen["a look back"] || m.at.screen.IsReplay
		m.wantTable(m.App.TopScreen() == m.at.screen)
	}
}

// wantTable checks the table on top or right below the panel on top.
func (m *monkey) wantTable(top bool) {
	m.Helper()
	t, p, moves := m.table, m.table.ShownPosition(), m.table.Match.MoveCount()
	if t == m.was {
		m.made += max(moves-m.moves, 0)
	}
	m.was, m.moves = t, moves
	if t.Held.IsHolding() && t.Guide == nil && !slices.Contains(p.Hand(t.FrontSeat()), t.HeldCard()) || !top && t.Held.Grip == tabletop.DraggedGrip {
		m.Errorf("%v is held, which is not in the hand, or dragged below a panel", t.HeldCard())
	}
	if l := m.at.lesson; top && l != nil && l.GoalLesson != nil && l.GoalLesson.Position() != *p {
		m.Errorf("the lesson does not stand where the table does:\n%s", p.TextPicture())
	}
	if m.at.screen.StoredMatch == nil {
		return // an example has fewer cards, and nobody keeps it
	}
	m.player().checkHidden()
	if m.age%20 == 0 {
		m.wantSaved()
	}
	if m.age%300 == 299 && top && t.Guide == nil && !t.Held.IsHolding() {
		m.wantRest()
	}
}

// wantSaved checks that the game on the table is saved as it stands.
func (m *monkey) wantSaved() {
	m.Helper()
	text, ok, err := m.onDisk().LoadGame(m.at.mode.slot)
	if record := m.table.Match.Record(); err != nil || ok == m.table.Match.IsOver() || ok && text != record {
		m.Errorf("the save (%v, %v) is\n%s\nthe match is\n%s", ok, err, text, record)
	}
}

// wantRest waits until nothing moves and checks that the table shows the position.
func (m *monkey) wantRest() {
	m.Helper()
	m.AfterTick = nil
	m.AdvanceToRest()
	m.AfterTick = m.want
	t := m.table
	fresh := table.NewTable(t.Match, m.Frame(), stage.NormalSpeed, t.Phrases, t.Sound)
	if !t.Timeline.IsPaused() && *t.Timeline.Seating() == *fresh.Timeline.Seating() &&
		t.Timeline.Geometry().Shape.ScrolledRows == fresh.Timeline.Geometry().Shape.ScrolledRows && *t.Timeline.CurrentPicture() != *fresh.Timeline.CurrentPicture() {
		m.Errorf("the picture at rest is not that of the position\n%s", t.ShownPosition().TextPicture())
	}
}

// TestNoFrameShowsAHandThatMustNotShow plays whole games at tables of all kinds and looks at every card of every tick:
// only the person in front may show cards, only in their own turn where several share the screen, and nobody's pile.
func TestNoFrameShowsAHandThatMustNotShow(t *testing.T) {
	for seed, players := range [][]string{{"", ""}, {"", "fair", ""}, {"", "", "", ""}, {"", "easy"}, {"easy", "", "fair", "easy"}} {
		p := sitDownTo(t, dreist.NewTableDeal(len(players), 0, uint64(seed)), players...)
		p.Timeline.SetSpeed(stage.FastSpeed)
		rng, ticks := rand.New(rand.NewPCG(uint64(seed), 1)), 0
		watch := func(most int) {
			for p.checkHidden(); p.Timeline.IsMoving() && most > 0; most-- {
				if rng.IntN(40) == 0 {
					p.key(0)
				}
				p.Tick(true)
				p.checkHidden()
				ticks++
			}
		}
		for moves := 0; !p.Match.IsOver() && moves < 150; moves++ {
			p.passCurtain()
			p.checkHidden()
			if !p.CanMove() {
				t.Fatalf("seat %d sits in front, seat %d is to move", p.FrontSeat(), p.ShownPosition().Turn())
			}
			all := p.ShownPosition().AppendMoves(nil)
			if p.Play(all[rng.IntN(len(all))]); p.Match.CanUndo() && rng.IntN(4) == 0 {
				p.Undo()
				p.Press(tabletop.RedoButton)
			}
			watch(20_000)
			if rng.IntN(9) == 0 {
				p.Press(tabletop.LastTurnsButton)
				watch(200)
				p.FinishMotion()
			}
		}
		if ticks < 500 {
			t.Errorf("%v: only %d ticks were looked at", players, ticks)
		}
	}
}

func (p *player) checkHidden() {
	p.t.Helper()
	if p.Phase == tabletop.EndedPhase || p.Phase == tabletop.LastTurnsPhase && p.Match.IsOver() {
		return // then all cards are turned up
	}
	view, seating := p.Timeline.View(), p.Timeline.Seating()
	persons := 0
	for s := range dreist.Seat(seating.SeatCount) {
		if p.Match.IsPerson(s) {
			persons++
		}
	}
	for s := range dreist.Seat(seating.SeatCount) {
		for _, c := range view.Piles[s] {
			if pose := p.Timeline.CurrentPicture().Cards[c]; pose.IsVisible && pose.FaceUp > 0 {
				p.t.Fatalf("%v on the pile of seat %d shows its face", c, s)
			}
		}
		allowed := s == seating.Front && p.Match.IsPerson(s) && (persons == 1 || view.Turn == s)
		for _, c := range view.Hands[s] {
			if pose := p.Timeline.CurrentPicture().Cards[c]; pose.IsVisible && pose.FaceUp > 0 && !allowed && !p.closes(c) {
				p.t.Fatalf("%v in the hand of seat %d shows its face to seat %d in the turn of %d", c, s, seating.Front, view.Turn)
			}
		}
	}
}

// closes reports whether a hand card is just being turned down: by its own player, whose turn has ended, or in a replay,
// on its way back from where everybody saw it.
func (p *player) closes(c dreist.Card) bool {
	if r, ok := p.Guide.(*table.Replay); ok && p.Timeline.IsMoving() {
		after := p.Match.PositionBefore(min(r.Moment()+1, r.LastMoment()))
		return after.Layout().Row(c) != 0 || slices.Contains(after.AppendDiscardPile(nil), c)
	}
	step, _, _ := p.Timeline.CurrentStep()
	ended, ends := step.Event.(dreist.TurnEnded)
	return ends && ended.Seat == p.FrontSeat() && slices.Contains(p.Timeline.View().Hands[p.FrontSeat()], c)
}

// wantMarked checks that just the cards of the hand in front are marked that can be laid, and no other card of the table.
func (p *player) wantMarked(marks bool) {
	p.t.Helper()
	for c := range dreist.Card(dreist.CardCount) {
		want := 0.0
		if marks && p.CanMove() && slices.Contains(p.ShownPosition().Hand(p.FrontSeat()), c) && p.ShownPosition().LegalRows(c) != 0 {
			want = 1
		}
		if got := p.Timeline.OfferedLift(c); got != want {
			p.t.Fatalf("%v is marked by %v, want %v\n%s", c, got, want, p.ShownPosition().TextPicture())
		}
	}
}

// TestCardsThatFitAreMarkedInAGame plays games by chance; the setting says whether cards are marked, and counted in the prompt.
func TestCardsThatFitAreMarkedInAGame(t *testing.T) {
	a := newApp(t)
	a.newGame()
	p := a.player()
	for moves := uint64(0); !p.Match.IsOver() && moves < 60; moves++ {
		marks := moves%3 > 0
		a.ChangeSettings(func(s *store.Settings) { s.Help.MarksPlayable = marks })
		a.at.Refresh()
		a.AdvanceToRest()
		a.wait(20)
		p.wantMarked(marks)
		counted, line := a.SayCount("prompt.fitting", p.CountFitting()), ""
		if line, _ = p.PromptText(); p.CountFitting() > 0 && p.ShownPosition().LaidCount() == 0 && p.ShownPosition().Pending() != dreist.PartnerPending && (line == counted) != marks {
			t.Errorf("%v: the prompt says %q, with %q", marks, line, counted)
		}
		p.playRandomly(1, moves)
	}
}

// TestMarksTellNothingOfAHiddenHand plays at a table with persons: what is marked is gone before the next one sees a card.
func TestMarksTellNothingOfAHiddenHand(t *testing.T) {
	g := newApp(t)
	g.threeAndAComputer()
	g.startTable()
	for range 12 {
		if g.AdvanceToRest(); g.offers("curtain.raise") {
			g.player().wantMarked(false)
		}
		g.passCurtain()
		g.wait(20)
		g.player().wantMarked(true)
		g.discardFirst()
		for range 400 {
			for c := range dreist.Card(dreist.CardCount) {
				if g.table.Timeline.OfferedLift(c) > 0 && (g.table.Timeline.CurrentPicture().Cards[c].FaceUp == 0 ||
					!g.table.CanMove() && !g.table.Timeline.Seating().OpenHands[g.table.FrontSeat()]) {
					t.Fatalf("%v is marked though nobody may see it", c)
				}
			}
			g.wait(1)
		}
	}
}
