package dreist

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/primer"
	"dreist/game/lesson"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreist/learn"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	person "dreist/render/guest"
	"dreist/render/kit"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/teach"
)

// learner sits at an example and does what a person would do with mouse and keys.
type learner struct {
	*player
	app *guest
	l   *learn.Lesson
	q   *learn.Quiz // nil if the example does not ask
}

func study(a *guest, number int, w teach.Activity) *learner {
	a.openExample(number)
	q, _ := a.table.Guide.(*learn.Quiz)
	l := &learner{a.player(), a, a.at.lesson, q}
	if w != teach.Watching {
		l.pushButton(teach.FirstActivityButton + tabletop.ButtonID(w))
	}
	l.settle()
	return l
}

func (l *learner) wantSays(key string) {
	l.t.Helper()
	if got, want := l.l.CurrentTexts().MainText, l.Phrases.Say(key); got != want {
		l.t.Errorf("the box says %q, want %q", got, want)
	}
}

// center returns the middle of a cell; row 0 is the base.
func (l *learner) center(at dreist.Cell) input.Point {
	r, _ := l.Timeline.SpotRect(scene.SpotOfCell(at))
	return input.Point(r.Center())
}

// allExamples runs a test for every example, in both languages.
func allExamples(t *testing.T, test func(t *testing.T, a *guest, f *primer.Example)) {
	for _, language := range assets.Languages() {
		for _, f := range primer.Examples() {
			t.Run(language+f.TitleKey, func(t *testing.T) {
				a := newApp(t)
				a.SetLanguage(language)
				test(t, a, f)
			})
		}
	}
}

// wantFit checks that all that the box says has room in windows of all shapes, and nothing overlaps, and that the question of a quiz fits its line.
func (l *learner) wantFit() {
	l.t.Helper()
	labels := l.app.game.canvas.Labels
	for _, size := range [][2]float64{{960, 600}, {1024, 768}, {1600, 1200}, {1920, 1080}, {2560, 1080}, {1280, 800}} {
		l.Timeline.SetFrame(stage.Frame{W: size[0], H: size[1], Scale: 1})
		person.WantBoxTextsFit(l.t, labels, &l.Overlay().Box, fmt.Sprintf("%s, %v", l.l.Example.TitleKey, size))
		checkBox(l.t, l.Table)
		if l.q == nil || l.l.Activity != teach.Playing {
			continue
		}
		g, asked := l.Timeline.Geometry(), l.q.Question()
		l.wantPrompt(asked)
		if wide := labels.Label(asked, kit.NewTextStyle(g.TextUnit(), assets.TextFont, kit.TextSize.ShrunkTo(kit.SmallestText), kit.WhiteTint()), kit.Center, 0).W; wide > g.PromptLine.W-g.RefusalRect.H {
			l.t.Errorf("%v: %q is %.0f wide, its line %v", size, asked, wide, g.PromptLine)
		}
	}
}

// TestEveryExampleIsWatchedForthAndBack turns the pages. A column is seen full and marked before it is cleared.
func TestEveryExampleIsWatchedForthAndBack(t *testing.T) {
	allExamples(t, func(t *testing.T, a *guest, f *primer.Example) {
		p := study(a, f.Number, teach.Watching)
		turn := func(key input.Command, page, next int) {
			p.wantBoard(f, page)
			p.key(key)
			if next > page && len(f.Steps[page].Marks) > 0 && len(p.l.MarkedCells) == 0 {
				t.Errorf("page %d marks nothing", next)
			}
			seen := 0
			for ; p.NeedsTick(true); p.Tick(true) {
				if p.l.Pages.ActsLeft() == 1 && !p.Timeline.IsMoving() && len(p.l.MarkedCells) >= 3 {
					seen++
				}
			}
			if p.l.IsColumnCleared(max(next, 1)) && next > 0 && seen < 50 {
				t.Errorf("page %d: the full column is seen for %d ticks", next, seen)
			}
		}
		for i, s := range f.Steps {
			turn(input.CommandRight, i, i+1)
			p.wantSays(s.TextKey)
			p.wantFit()
		}
		if !a.game.examples.Progress.Has(f.Number, lesson.WatchedFeat) || p.IsHandGlowing() {
			t.Errorf("watched: %v, the hand glows: %v", a.game.examples.Progress, p.IsHandGlowing())
		}
		for i := len(f.Steps); i > 0; i-- {
			turn(input.CommandLeft, i, i-1)
		}
		p.wantBoard(f, 0)
		p.wantSays(f.GoalKey)
		for range f.Steps { // while the page before still moves
			p.key(input.CommandRight)
		}
		p.settle()
		p.wantBoard(f, len(f.Steps))
	})
}

// wantBoard checks what lies where after some of the steps.
func (l *learner) wantBoard(f *primer.Example, steps int) {
	l.t.Helper()
	start := f.StartPosition
	want, got := scene.ViewOf(&start), l.Timeline.View()
	for _, s := range f.Steps[:steps] {
		for _, e := range s.Events {
			want.ApplyEvent(e)
		}
	}
	if got.RowOf != want.RowOf || got.Turn != want.Turn || !slices.Equal(got.AsideCards, want.AsideCards) || !slices.Equal(got.DiscardPile, want.DiscardPile) ||
		!slices.Equal(got.Hands[l.FrontSeat()], want.Hands[l.FrontSeat()]) || len(f.Game.Moves) > 0 && got.RowOf != scene.ViewOf(l.ShownPosition()).RowOf {
		l.t.Errorf("after %d steps: got %+v, want %+v, the match stands at\n%s", steps, got, want, l.ShownPosition().TextPicture())
	}
}

func TestWhatIsNotDoneIsShownAndExplained(t *testing.T) {
	allExamples(t, func(t *testing.T, a *guest, f *primer.Example) {
		p := study(a, f.Number, teach.Forbidden)
		for _, n := range f.Counterexamples {
			p.pushButton(teach.NextPageButton)
			p.wantSays(n.TextKey)
			flown := false
			for p.NeedsTick(true) {
				p.Tick(true)
				flown = flown || slices.ContainsFunc(p.Overlay().Marks, func(m tabletop.Mark) bool { return m.Pose.IsVisible })
			}
			if c := n.Move.Card; flown != (c != dreist.NoCard) {
				t.Errorf("%s: a card flown: %v, tried is %v", n.TextKey, flown, c)
			}
			p.wantCrossed(&n)
			p.wantFit()
			if !f.IsEgonTurn && *p.ShownPosition() != n.PositionBefore {
				t.Errorf("%s: shown at\n%swant\n%s", n.TextKey, p.ShownPosition().TextPicture(), n.PositionBefore.TextPicture())
			}
			if b := p.button(tabletop.EndTurnButton); (b.IsChosen && !b.IsEnabled) != (n.Move.Action == dreist.EndTurn) {
				t.Errorf("%s: the button is %+v", n.TextKey, b)
			}
			at, _ := p.Timeline.SpotRect(p.l.TrialSpot)
			if v := p.Timeline.View(); n.Choice.Action == primer.SetAside && !at.Contains(p.Timeline.CurrentPicture().Cards[v.RevealedCard].Point) {
				t.Errorf("%s: the cross is not on the card held up", n.TextKey)
			}
		}
	})
}

// wantCrossed fails unless what is tried is crossed out, with the reasons marked.
func (l *learner) wantCrossed(n *primer.Counterexample) {
	l.t.Helper()
	if at, ok := l.Timeline.SpotRect(l.l.TrialSpot); !l.l.IsTrialCrossedOut() || !ok || at.W < 20 || n.Refusal != nil && !slices.Equal(l.l.TrialFaultCells(), n.Refusal.Faults) {
		l.t.Errorf("%s: crossed out is %v (%v); marked is %v", n.TextKey, at, l.l.IsTrialCrossedOut(), l.l.TrialFaultCells())
	}
}

// TestEveryExampleIsPlayed plays each example without a mistake by the mouse, and the quizzes by the keys, too.
func TestEveryExampleIsPlayed(t *testing.T) {
	for _, f := range primer.Examples() {
		for _, byKeys := range []bool{false, true}[:map[bool]int{false: 1, true: 2}[f.IsQuiz()]] {
			folder := t.TempDir()
			p := study(visit(t, folder, 1), f.Number, teach.Playing)
			for _, s := range f.Steps {
				switch {
				case byKeys:
					p.answerByKeys(s.RightChoice)
				case f.IsQuiz():
					p.give(s.RightChoice)
				default:
					p.do(s.Move, s.Move.Card.Cell(int(s.Move.Row)))
				}
				p.settle()
				p.wantSays(s.TextKey)
			}
			p.app.onDisk()
			if !p.l.IsFinished || !visit(t, folder, 2).game.examples.Progress.Has(f.Number, lesson.FlawlessFeat) {
				t.Errorf("%s is not played: %q, %d misses\n%s", f.TitleKey, p.l.CurrentTexts().MainText, p.l.MissCount, p.ShownPosition().TextPicture())
			}
			p.key(input.CommandConfirm) // leads to the next one, from the last one to all
			p.app.wait(2)
			if at, last := p.app.at, f.Number == primer.ExampleCount; last && (at != nil || countTargets(p.app.panel, "example.") != primer.ExampleCount) ||
				!last && at.lesson.Example.Number != f.Number+1 {
				t.Errorf("%s leads to %s", f.TitleKey, p.app.ScreenText())
			}
		}
	}
}

// do tries a move of the player's own hand with the mouse, which lays a card in a cell.
func (l *learner) do(m dreist.Move, at dreist.Cell) {
	l.t.Helper()
	switch m.Action {
	case dreist.LayCard:
		l.drag(l.middle(m.Card), l.center(at))
	case dreist.DiscardCard:
		l.discard(m.Card)
	case dreist.DrawCard:
		l.click(input.Point(l.Timeline.Geometry().OwnPile.Center()))
	case dreist.GiveCards:
		to := input.Point(l.Timeline.Geometry().OwnCountRect.Center())
		if m.Receivers.First != l.FrontSeat() {
			to = l.other(m.Receivers.First)
		}
		if l.click(to); !l.l.CurrentTexts().IsRefusal {
			l.click(to)
		}
	default:
		l.pushButton(tabletop.EndTurnButton)
	}
}

func (l *learner) give(c primer.Choice) {
	l.t.Helper()
	switch c.Action {
	case primer.PointAtCell:
		l.click(l.center(c.Cell))
	case primer.LayRevealed:
		l.drag(l.middle(c.Card), l.center(c.Cell))
	case primer.SetAside:
		l.drag(l.middle(c.Card), input.Point(l.Timeline.Geometry().AsideSpot(2, 3).Center()))
	case primer.RevealNext:
		l.click(input.Point(l.Timeline.Geometry().Egon.Pile.Center()))
	case primer.StopTurn:
		l.pushButton(learn.EgonStopsButton)
	}
}

func (l *learner) answerByKeys(c primer.Choice) {
	l.settle()
	if c.Action == primer.PointAtCell {
		l.key(input.CommandUp)
	}
	for n := 0; l.q.ChosenAnswer != c && n < 40; n++ {
		key := input.CommandRight
		switch at := l.q.ChosenAnswer.Cell; {
		case c.Action != primer.PointAtCell:
		case at.Row > c.Cell.Row:
			key = input.CommandUp
		case at.Row < c.Cell.Row:
			key = input.CommandDown
		case at.Column > c.Cell.Column:
			key = input.CommandLeft
		}
		l.key(key)
	}
	l.key(input.CommandConfirm)
	l.settle()
}

// TestWhatIsNotDoneIsRefused tries every counterexample, as a lesson or a quiz and in free play.
func TestWhatIsNotDoneIsRefused(t *testing.T) {
	allExamples(t, func(t *testing.T, a *guest, f *primer.Example) {
		for i := range f.Counterexamples {
			n := &f.Counterexamples[i]
			for _, w := range []teach.Activity{teach.Playing, teach.Trying} {
				if w == teach.Trying && f.IsEgonTurn || w == teach.Playing && (len(n.PrecedingMoves) > 0 || f.Number == 1) {
					continue // Egon's turn has no middle to try; a lesson does not let it come to that; the tour asks for places
				}
				p := study(a, f.Number, w)
				for _, s := range f.Steps[:n.StepIndex] {
					if f.IsEgonTurn {
						p.give(s.RightChoice)
						p.settle()
					} else if s.Move.Action != 0 {
						p.Play(s.Move)
					}
				}
				for _, m := range n.PrecedingMoves {
					p.Play(m)
				}
				p.settle()
				p.wantFit()
				before, rows := *p.ShownPosition(), p.Timeline.View().RowOf
				switch n.Choice.Action {
				case 0:
					p.do(n.Move, n.Cell)
				case primer.SetAside:
					p.pushButton(learn.SetAsideButton)
				case primer.RevealNext:
					p.pushButton(learn.TurnOverButton)
				default:
					p.give(n.Choice)
				}
				p.wantSays(n.TextKey)
				p.wantCrossed(n)
				if !p.l.CurrentTexts().IsRefusal || p.l.RuleCitation() != n.Rule || n.Refusal != nil && len(n.Refusal.Faults) > 0 && !p.Shake.IsMoving() {
					t.Errorf("%s: told as rule %q, want %q; wrong %v, shaking %v", n.TextKey, p.l.RuleCitation(), n.Rule, p.l.CurrentTexts().IsRefusal, p.Shake.IsMoving())
				}
				p.settle()
				if *p.ShownPosition() != before || p.Timeline.View().RowOf != rows || p.Held.IsHolding() || w == teach.Playing && p.l.MissCount != 1 {
					t.Errorf("%s: %d misses are counted, holds %v\n%s", n.TextKey, p.l.MissCount, p.Held.IsHolding(), p.ShownPosition().TextPicture())
				}
			}
		}
	})
}

// TestOnlyWhatLeadsOnLeads looks at the buttons that end a turn, and that answer the question of a draw.
func TestOnlyWhatLeadsOnLeads(t *testing.T) {
	for number, want := range map[int]map[tabletop.ButtonID][]int{ // before which steps a button leads
		4: {tabletop.EndTurnButton: {4}}, 6: {table.DrawButton: {1, 3, 6}}, 7: {table.DeclineButton: {1, 3, 4}},
	} {
		p := study(newApp(t), number, teach.Playing)
		for i, s := range p.l.Example.Steps {
			for id, at := range want {
				if got := tabletop.HasPrimary(p.Table.Buttons(), id); got != slices.Contains(at, i) {
					t.Errorf("example %d, step %d: the button %d leads: %v", number, i, id, got)
				}
			}
			p.play(s.Move)
		}
	}
	p := study(newApp(t), 10, teach.Playing) // a hint about a deed of Egon's
	seven := p.q.AskedStep.RevealedCard
	for range 2 {
		p.give(primer.Choice{Action: primer.LayRevealed, Card: seven, Cell: seven.Cell(1)})
		p.settle()
	}
	if !p.button(learn.SetAsideButton).IsPrimary {
		t.Error("the button to set a card aside does not lead after two misses")
	}
}

func TestFreePlayGoesRoundAndBeginsAgain(t *testing.T) {
	allExamples(t, func(t *testing.T, a *guest, f *primer.Example) {
		p := study(a, f.Number, teach.Trying)
		rng, fronts := rand.New(rand.NewPCG(uint64(f.Number), 5)), map[dreist.Seat]bool{}
		for i := 0; i < 40 && !p.Match.IsOver(); i++ {
			if fronts[p.FrontSeat()] = true; !p.CanMove() {
				t.Fatalf("seat %d sits in front, seat %d is to move", p.FrontSeat(), p.ShownPosition().Turn())
			}
			moves := p.ShownPosition().AppendMoves(nil)
			p.play(moves[rng.IntN(len(moves))])
		}
		p.pushButton(teach.RestartButton)
		p.settle()
		if p.Match.InitialPosition() != f.StartPosition || !f.IsEgonTurn && *p.ShownPosition() != f.StartPosition || len(fronts) != map[bool]int{true: 1, false: 3}[f.IsEgonTurn] {
			t.Errorf("%d seats were played by hand; it does not begin again\n%s", len(fronts), p.ShownPosition().TextPicture())
		}
		if a.game.examples.Progress != (lesson.Progress{}) {
			t.Error("free play counts as something done")
		}
	})
}

// TestAskingInAnExampleIsNoMiss asks why a card cannot lie somewhere: the star is lost by trying, not by asking.
func TestAskingInAnExampleIsNoMiss(t *testing.T) {
	p := study(newApp(t), 3, teach.Playing)
	c := p.ShownPosition().HandCard(p.FrontSeat(), dreist.KindOf(3, dreist.Turquoise))
	p.click(p.middle(c))
	at := p.cell(c, 1)
	p.update(input.Gesture{Kind: input.Press, From: at, At: at})
	p.update(input.Gesture{Kind: input.Cancel, From: at, At: at, HasTipNext: true}, input.Gesture{Kind: input.TipAsked, At: at})
	p.settle()
	if p.Refusal.Text == "" || p.l.GoalLesson.MissCount() != 0 || p.l.CurrentTexts().IsRefusal || p.HeldCard() != c {
		t.Errorf("told is %q, after %d misses; %v is held", p.Refusal.Text, p.l.GoalLesson.MissCount(), p.HeldCard())
	}
}

func TestTheContentsDrawEveryBoard(t *testing.T) {
	a, seen := newApp(t), new(listener)
	a.take(a.game.examples.ShowList())
	a.game.canvas.SetScreen(seen)
	a.panel.Panel().DrawPictures()
	if seen.drawn < 15*primer.ExampleCount {
		t.Errorf("got %d pictures", seen.drawn)
	}
}

// partOf returns where a part of the box of a guide is, nowhere if there is none.
func partOf(t *table.Table, name string) geom.Rect {
	for _, p := range t.Overlay().Box.Parts {
		if p.Name == name {
			return p.Rect
		}
	}
	return geom.Rect{}
}

// checkBox checks that everything in the box of a guide is inside it and nothing lies over something else.
func checkBox(t testing.TB, at *table.Table) {
	t.Helper()
	box, o := at.Timeline.Geometry().Log, at.Overlay()
	for i, p := range o.Box.Parts {
		r := p.Rect
		if r.X < box.X || r.Y < box.Y || r.Right() > box.Right()+0.01 || r.Bottom() > box.Bottom()+0.01 || p.Name != "" && r.H < 14 {
			t.Errorf("%s at %v leaves the box %v", p.Name, r, box)
		}
		for _, other := range o.Box.Parts[:i] {
			if r.OverlapArea(other.Rect) > 1e-6 {
				t.Errorf("%s and %s overlap: %v, %v", p.Name, other.Name, r, other.Rect)
			}
		}
	}
}

// TestTheTourFitsTheTable answers wrongly at each part of the table first. The numbers of the parts leave the numerals of the cards to be read.
func TestTheTourFitsTheTable(t *testing.T) {
	for _, language := range assets.Languages() {
		a := newApp(t)
		a.SetLanguage(language)
		p := study(a, 1, teach.Playing)
		for i, s := range p.l.Example.Steps {
			p.give(primer.Choice{Action: primer.PointAtCell, Cell: p.l.Example.Steps[(i+2)%3].RightChoice.Cell})
			p.settle()
			p.wantSays(strings.Replace(s.PartKey, "part", "miss", 1))
			p.wantFit()
			p.give(s.RightChoice)
			p.settle()
			g := scene.NewGeometry(smallestFrame, scene.TableContents{OtherCount: 2})
			for c := range dreist.Card(dreist.CardCount) {
				row := p.Timeline.View().RowOf[c]
				at := g.CellRect(c.Cell(row))
				corner := geom.Rect{X: at.X, Y: at.Y, W: at.W * 0.27, H: at.W * 0.3}
				other := geom.Rect{X: at.Right() - corner.W, Y: at.Y, W: corner.W, H: corner.H}
				if disc := p.q.NumberDiscRect(&g, i); row > 0 && disc.OverlapArea(corner)+disc.OverlapArea(other) > 0 {
					t.Errorf("the number of part %d covers the numeral of %v", i+1, c)
				}
			}
		}
	}
}

func (p *player) tutorial() *learn.Tutorial { return p.Guide.(*learn.Tutorial) }

// TestTheChickIsRightWhicheverWayAPlayerGoes plays games by chance, with moves among them that the rules refuse. What is held back is
// answered; whoever insists may give a chance up, and what was missed can be seen at the end.
func TestTheChickIsRightWhicheverWayAPlayerGoes(t *testing.T) {
	warned := 0
	for seed := range uint64(25) {
		rng := rand.New(rand.NewPCG(seed, 2))
		a := newApp(t)
		a.take(a.game.firstGame.screens().StartOrContinue())
		p := a.player()
		for p.settle(); !p.Match.IsOver(); {
			p.Tick(true)
			p.wantTrueNote()
			if p.Question() == scene.DrawQuestion && rng.IntN(3) == 0 {
				p.pushButton(table.DeclineButton)
				p.Tick(true)
				p.wantTrueNote()
			}
			m, hand := p.tutorial().Progress.Moves()[0], p.ShownPosition().Hand(0)
			moves, n := p.ShownPosition().AppendMoves(nil), rng.IntN(4)
			switch {
			case n == 0:
				m = moves[rng.IntN(len(moves))]
			case n == 1 && len(hand) > 0:
				m = dreist.Lay(hand[rng.IntN(len(hand))], 1+rng.IntN(4))
			case n == 1:
				m = dreist.EndMove()
			case n == 2 && p.Question() == scene.DrawQuestion:
				m = dreist.Draw()
			}
			before := p.Match.MoveCount()
			p.Play(m)
			p.settle()
			p.Tick(true)
			if said := p.tutorial().Bubble.Text; p.Match.MoveCount() == before && (said == p.Phrases.Say("firstgame.lose.draw") || said == p.Phrases.Say("firstgame.lose.other")) {
				warned++
				if p.Play(m); p.Match.MoveCount() == before {
					t.Fatalf("seed %d: whoever insists may not do %v", seed, m)
				}
				p.settle()
			}
		}
		p.Tick(true)
		if history, err := a.onDisk().LoadHistory(); err != nil || len(history) != 1 || history[0].Kind != store.KindFirst {
			t.Errorf("remembered as %v, %v, want as the first game", history, err)
		}
		a.ask("end")
		for _, idea := range p.tutorial().Progress.UnmetIdeas() {
			if !a.offers(idea.TitleKey()) {
				t.Errorf("seed %d: nothing leads to %q, which did not come up", seed, idea.ID)
			}
		}
		if !p.tutorial().Progress.HasMet("gift") {
			if a.press("firstgame.gift.title"); a.at.lesson == nil || a.at.lesson.Example.Number != 7 {
				t.Error("the missed gift does not lead to its example")
			}
		}
	}
	if warned == 0 {
		t.Error("nobody was ever warned")
	}
}

// wantTrueNote checks that the chick asks for something that can be done at once, and that the button for it leads.
func (p *player) wantTrueNote() {
	p.t.Helper()
	p.key(input.CommandPause) // which only ends what is said of what has just happened
	g := p.tutorial()
	said := g.Bubble.Text + g.Bubble.Details
	wanted, ok := g.WantedMove()
	switch {
	case g.Bubble.Text == "" || strings.Contains(said, "no value"):
		p.t.Fatalf("the chick says %+v\n%s", g.Bubble, p.ShownPosition().TextPicture())
	case g.Progress.IsDone():
		return
	case !ok || !p.ShownPosition().CanMove(wanted):
		p.t.Fatalf("%q, %v cannot be done\n%s", g.Bubble.Text, wanted, p.ShownPosition().TextPicture())
	}
	draws, lays := p.Question() == scene.DrawQuestion, wanted.Action == dreist.LayCard
	kept := strings.HasPrefix(g.Bubble.Details, strings.Split(p.Phrases.Say("firstgame.later.more", assets.Values{"Idea": "\n"}), "\n")[0])
	idea, active := g.Progress.CurrentIdea()
	low := strings.ToLower(said)
	switch {
	case lays && !kept && !draws && !strings.Contains(g.Bubble.Text, p.Phrases.CardName(wanted.Card)):
		p.t.Errorf("%q does not name %v", g.Bubble.Text, wanted)
	case lays && draws && (!active || idea.ID != "empty"):
		p.t.Errorf("%q, and a card is offered\n%s", g.Bubble.Text, p.ShownPosition().TextPicture())
	case active && idea.ID == "draw" && !g.Progress.HasMet("trio") && !g.Progress.HasMet("clear") && g.Bubble.Details == p.Phrases.Say("firstgame.draw.more"):
		p.t.Errorf("%q, and what a DREIer is was never said", g.Bubble.Details)
	case p.CanLayAny() && (strings.Contains(low, "nothing else fits") || strings.Contains(low, "nothing fits")):
		p.t.Errorf("%q, and something fits\n%s", said, p.ShownPosition().TextPicture())
	}
	lead := map[dreist.Action]tabletop.ButtonID{
		dreist.EndTurn: tabletop.EndTurnButton, dreist.DrawCard: table.DrawButton, dreist.GiveCards: table.GiveButton,
	}[wanted.Action]
	if draws && lead != table.DrawButton {
		lead = table.DeclineButton
	}
	for _, b := range p.Buttons() {
		if b.IsPrimary != (b.ID == lead) {
			p.t.Errorf("%q: button %d leads: %v, want %v", g.Bubble.Text, b.ID, b.IsPrimary, b.ID == lead)
		}
	}
}

func countTargets(p *shell.PanelScreen, prefix string) (n int) {
	for _, t := range p.Targets(nil) {
		if strings.HasPrefix(t.ID, prefix) {
			n++
		}
	}
	return n
}
