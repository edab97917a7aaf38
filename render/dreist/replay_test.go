package dreist

import (
	"fmt"
	"image/png"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/coach/analysis"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/screens"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// playRandomly makes some moves, or plays until the match is over.
func (p *player) playRandomly(moves int, seed uint64) {
	rng := rand.New(rand.NewPCG(seed, 3))
	for i := 0; i < moves && !p.Match.IsOver(); i++ {
		options := p.ShownPosition().AppendMoves(nil)
		p.Play(options[rng.IntN(len(options))])
		p.settle()
		p.passCurtain()
	}
}

// replayOf returns the look back on a single game of some moves, and who sits in front of it.
func replayOf(g *guest, moves int) (*table.Replay, *player) {
	g.newGame()
	g.player().playRandomly(moves, 1)
	g.lookBack()
	return g.table.Guide.(*table.Replay), g.player()
}

// lookInto returns the look back on a match, at its beginning.
func lookInto(p *player) (*table.Replay, *player) {
	q := &player{p.t, table.NewTable(p.Match, testFrame, stage.FastSpeed, p.Phrases, p.Sound)}
	r := q.Table.NewReplay("review.back.table")
	r.StartAt(0)
	return r, q
}

// TestADiscardedCardLeadsToWhatPutItThere clicks the discard pile at every moment of a game.
func TestADiscardedCardLeadsToWhatPutItThere(t *testing.T) {
	p := sitDownTo(t, dreist.NewSoloDeal(dreist.EvenCardCount, 1), "")
	p.Timeline.SetSpeed(stage.InstantSpeed)
	p.playRandomly(80, 1)
	r, q := lookInto(p)
	cleared := 0
	for at := r.LastMoment(); at > 0; at-- {
		r.ShowMoment(at)
		pile := q.Timeline.View().DiscardPile
		if len(pile) == 0 {
			break
		}
		top := pile[len(pile)-1]
		q.click(q.discardPile())
		before := q.Match.PositionBefore(r.Moment() - 1)
		if !slices.Contains(q.Match.PositionBefore(r.Moment()).AppendDiscardPile(nil), top) || slices.Contains(before.AppendDiscardPile(nil), top) {
			t.Fatalf("after %d moves %v on the discard pile leads to %v", at, top, q.Match.History()[r.Moment()-1].Move)
		}
		if before.Layout().Row(top) != 0 {
			cleared++
		}
	}
	if cleared == 0 {
		t.Fatal("no card of the layout came to lie on the discard pile")
	}
}

// TestWhatMayBeSeenInAReview looks back on matches: of one that goes on, only the hand of its only person lies open.
func TestWhatMayBeSeenInAReview(t *testing.T) {
	for _, test := range []struct {
		players []string
		moves   int
		open    []bool // by seats
	}{
		{[]string{"", "easy", "fair"}, 4, []bool{true, false, false}},
		{[]string{"", "", "easy"}, 6, []bool{false, false, false}},
		{[]string{"", "", "easy"}, 1000, []bool{true, true, true}},
	} {
		p := sitDownTo(t, dreist.NewTableDeal(3, 0, 5), test.players...)
		p.Timeline.SetSpeed(stage.InstantSpeed)
		p.playRandomly(test.moves, 0)
		r, q := lookInto(p)
		for at := range r.LastMoment() + 1 {
			r.ShowMoment(at)
			view := q.Timeline.View()
			for s, open := range test.open {
				for _, c := range view.Hands[s] {
					if q.Timeline.CurrentPicture().Cards[c].FaceUp > 0 != open {
						t.Fatalf("%q after %d moves: %v in the hand of seat %d lies open: %v", test.players, at, c, s, !open)
					}
				}
				for _, c := range view.Piles[s] {
					if pose := q.Timeline.CurrentPicture().Cards[c]; pose.IsVisible && pose.FaceUp > 0 {
						t.Fatalf("%q after %d moves: %v lies face up on the pile of seat %d", test.players, at, c, s)
					}
				}
			}
		}
	}
}

// TestEgonSpeaksOfTheMomentShown goes through a game both ways: after a turn of his he never says that it is the player's.
func TestEgonSpeaksOfTheMomentShown(t *testing.T) {
	r, p := replayOf(newApp(t), 16)
	said := [2]map[string]bool{{}, {}}
	for i, way := range []input.Command{input.CommandLeft, input.CommandRight} {
		for range r.LastMoment() {
			p.key(way)
			p.settle()
			for range 3 {
				p.Tick(true)
			}
			if at := r.Moment(); at > 0 && p.Match.History()[at-1].Move.Action == dreist.PlayEgonTurn {
				said[i][p.Opponents.Egon.Speech.Text] = true
			}
		}
	}
	if said[0][""] || len(said[0]) < 2 || fmt.Sprint(said[0]) != fmt.Sprint(said[1]) {
		t.Errorf("backwards and forwards he says %v", said)
	}
}

// TestAReviewKeepsItsDistances looks at what stands beside the film, and reads which buttons of a controller there are.
func TestAReviewKeepsItsDistances(t *testing.T) {
	a := newApp(t)
	a.resize(stage.Frame{W: 960, H: 600, Scale: 1})
	r, p := replayOf(a, 14)
	g, films := p.Timeline.Geometry(), r.FilmStrips()
	for name, at := range map[string]geom.Rect{"bubble": g.Egon.Bubble, "list": r.ListRect(), "menu": g.Icons.Menu, "back": g.EndTurnRect} {
		if free := min(at.X-films[0].Right(), films[1].X-at.Right()); free < 2 {
			t.Errorf("the %s stands %v from the film", name, free)
		}
	}
	a.Advance(input.Gesture{Kind: input.CommandGiven, Command: input.CommandUp, IsFromPad: true})
	keys := r.KeyLines()
	lines := strings.Join(keys[:], "\n")
	if keys[4] != "" || !strings.Contains(lines, "RT") || strings.Count(lines, a.Say("pad.next")) != 1 {
		t.Errorf("the note reads\n%s", lines)
	}
}

// TestThePictureOfAReviewBecomesAFile saves one of the position alone: no buttons, no sheet, one line.
func TestThePictureOfAReviewBecomesAFile(t *testing.T) {
	a := newApp(t)
	r, p := replayOf(a, 10)
	p.key(input.CommandLeft)
	a.ask(tabletop.RequestPicture)
	file := need.Value(os.Open(filepath.Join(a.Options.ExportFolder.Path(), "dreist-2026-11-25.png")))(t)
	defer file.Close()
	if img, err := png.DecodeConfig(file); err != nil || img.Width != int(testFrame.W) || img.Height != int(testFrame.H) || a.table.Guide != r {
		t.Errorf("got %v (%v), want the size of the window, and the replay again", img, err)
	}
	defer p.Freeze("Turn 3")()
	if line, _ := p.PromptText(); line != "Turn 3" || len(p.Buttons()) > 0 {
		t.Errorf("a picture says %q and shows %d buttons, want the turn alone", line, len(p.Buttons()))
	}
}

// TestTheRibbonOfPracticeHidesNothing plays the same cards again.
func TestTheRibbonOfPracticeHidesNothing(t *testing.T) {
	a := newApp(t)
	a.newGame()
	counts := a.table
	a.take(a.at.screen.PracticeSameDeal())
	a.AdvanceToRest()
	g, ribbon := a.table.Timeline.Geometry(), a.table.RibbonRect(newCanvas(t).Labels)
	if counts.Options.HasRibbon || !a.table.Options.HasRibbon || a.table.Status.Caption == "" {
		t.Fatal("practice is not marked, or what counts is")
	}
	for _, at := range []geom.Rect{g.Egon.Face, g.Icons.Help, g.Icons.Menu, g.Log, g.Shelf} {
		if ribbon.OverlapArea(at) > 0 {
			t.Errorf("the ribbon %v covers what is at %v", ribbon, at)
		}
	}
}

// TestTwoPressesTakeTwoMovesBack takes back twice in a row, while cards move. What lays again stands beside what takes back, in its room.
func TestTwoPressesTakeTwoMovesBack(t *testing.T) {
	p := sit(t, figure6)
	for _, cards := range [][]string{{"6r", "6v"}, {"6r"}} {
		for i, card := range cards {
			p.play(dreist.Lay(p.card(card), 3+i))
		}
		whole, none := p.button(tabletop.UndoButton).Rect, p.button(tabletop.RedoButton).Rect
		p.walkTo(tabletop.UndoButton)
		p.key(input.CommandConfirm)
		p.key(input.CommandConfirm)
		if p.settle(); p.Refusal.Text != "" || p.Match.MoveCount() != 0 {
			t.Errorf("%d moves are left; refused %q", p.Match.MoveCount(), p.Refusal.Text)
		}
		back, again := p.button(tabletop.UndoButton).Rect, p.button(tabletop.RedoButton).Rect
		if none != (geom.Rect{}) || back.Right() >= again.X || back.X != whole.X || again.Right() != whole.Right() || again.Y != whole.Y || again.H != whole.H {
			t.Errorf("beside %v stands %v, where %v was", back, again, whole)
		}
	}
}

func (p *player) walkTo(id tabletop.ButtonID) {
	p.t.Helper()
	for range p.Buttons() {
		if p.FocusedButton == id {
			return
		}
		p.key(input.CommandNextFocus)
	}
	p.t.Fatalf("the ring does not come to button %d", id)
}

// openPast looks back on the game that was finished last, and analyses it.
func (g *guest) openPast() {
	g.Helper()
	g.take(g.game.ShowHistory())
	g.ClickID("games.0")
	g.analyse()
}

func (g *guest) analyse() {
	g.table.Press(tabletop.AnalysisButton)
	g.AdvanceToRest()
}

// analysed waits until all decisions of the open analysis are judged.
func (g *guest) analysed() {
	g.Helper()
	g.game.judge.Wait()
	g.wait(2)
	if g.App.TopScreen().NeedsTick(true) || !g.offers("analysis.close") {
		g.Fatalf("the analysis is not done:\n%s", g.ScreenText())
	}
}

// judged returns what is kept of a seat's decisions in a match.
func (g *guest) judged(m *match.Match, seat dreist.Seat) *analysis.Analysis {
	g.Helper()
	start := m.InitialPosition()
	for key, text := range g.Profile.Notes(screens.AnalysisNotes) {
		if a, err := analysis.Parse(text, &start, m.History()); err == nil && strings.HasSuffix(key, fmt.Sprintf(".%d", seat+1)) {
			return a
		}
	}
	g.Fatalf("nothing is kept of seat %d", seat)
	return nil
}

// wantMoment presses a target of an analysis, which shows the board as it was after some moves, with something said of it.
func (g *guest) wantMoment(id string, at int) {
	g.Helper()
	g.ClickID(id)
	g.AdvanceToRest()
	r, ok := g.table.Guide.(*table.Replay)
	if !ok || r.Moment() != at || g.panel != nil {
		g.Fatalf("%s does not lead to the moment after %d moves", id, at)
	}
	if _, heading, _ := r.CurrentTurn(); heading == "" {
		g.Errorf("nothing is said of the moment")
	}
}

// TestAnAnalysisIsStoppedResumedAndLeadsToItsMoments keeps what is judged. Every point of the curve leads to the board and back.
func TestAnAnalysisIsStoppedResumedAndLeadsToItsMoments(t *testing.T) {
	folder := t.TempDir()
	g := visit(t, folder, 25)
	g.SetSpeed(stage.InstantSpeed)
	g.press("start.new")
	g.makeMoves(3000)
	m := g.table.Match
	g.game.judge.GamesPerDecision = 1 << 30 // nothing is judged before it is stopped
	g.press("review.open")
	if g.analyse(); !g.App.TopScreen().NeedsTick(true) {
		t.Fatalf("nothing is judged:\n%s", g.ScreenText())
	}
	g.press("analysis.close")
	g.game.judge.Stop()
	g.game.judge.Wait()
	if len(g.Profile.Notes(screens.AnalysisNotes)) > 0 {
		t.Error("what was not judged is kept")
	}
	g.newGame()
	g.makeMoves(3)
	g.game.judge.GamesPerDecision = 8
	g.openPast()
	g.analysed()

	g.onDisk()
	g = visit(t, folder, 24)
	g.game.judge.GamesPerDecision = 1 << 30 // nothing more is judged
	g.openPast()
	g.analysed()
	a := g.judged(m, 0)
	g.wantMoment("decision.2", a.Decisions[2].FirstStepIndex)
	g.analyse()
	g.wantMoment("analysis.costly", a.Decisions[a.CostlyIndices(1)[0]].FirstStepIndex)
	g.analyse()
	g.wantMoment("decision.1", a.Decisions[1].FirstStepIndex)
	g.ask(tabletop.RequestPractice)
	if g.at.mode.practice != play.BranchPractice || g.table.Match.MoveCount() != a.Decisions[1].FirstStepIndex {
		t.Errorf("practice %q goes on after %d moves", g.at.mode.practice, g.table.Match.MoveCount())
	}
	g.SendCommand(input.CommandMenu)
	g.press("analysis.back")
	g.analysed()
	g.wantMoment("decision.0", a.Decisions[0].FirstStepIndex) // of the same match
}

// Where several persons shared the screen each can be looked at.
func TestAnalysisOfATableShowsEveryPerson(t *testing.T) {
	g := newApp(t)
	p := sitDownTo(t, dreist.NewTableDeal(2, 0, 5), "", "")
	for !p.Match.IsOver() {
		options := p.ShownPosition().AppendMoves(nil)
		need.Value(p.Match.Play(options[len(options)/2]))(t)
	}
	g.Profile.AddFinished(store.TableSlot, store.FinishedGame{Record: p.Match.Record(), Date: "2026-01-30", Kind: store.KindTable, Summary: store.Summary{
		GameName: record.Name, SeatCount: 2, Outcome: p.Match.Facts().Outcome, TurnCount: p.Match.Facts().TurnCount, OpponentKinds: []string{play.Person},
	}})
	g.openPast()
	g.analysed()
	g.ClickID("analysis.seat.1")
	g.analysed()
	a := g.judged(p.Match, 1)
	if g.judged(p.Match, 0).Seat != 0 || a.Seat != 1 || !a.IsDone() {
		t.Errorf("%d of %d decisions of seat %d are judged", len(a.Decisions), a.DecisionCount, a.Seat)
	}
	g.wantMoment("decision.1", a.Decisions[1].FirstStepIndex)
}

// A match in which nothing had to be decided has an analysis that invites to play another.
func TestAnAnalysisWithoutDecisionsInvitesToPlay(t *testing.T) {
	g := newApp(t)
	g.winLast()
	g.press("review.open")
	g.analyse()
	g.WantText(g.Say("analysis.nothing"))
	if g.press("play.now"); g.table == nil || g.table.Match.IsOver() {
		t.Errorf("no game has begun: %q", g.ScreenText())
	}
}
