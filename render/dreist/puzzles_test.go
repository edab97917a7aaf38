package dreist

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/puzzle"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreist/puzzles"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

func (g *guest) cell(at dreist.Cell) input.Point {
	return input.Point(g.table.Timeline.Geometry().CellRect(at).Center())
}

func rightOnes(p *puzzle.Puzzle) (right []int) {
	for i, truth := range p.OptionTruths() {
		if truth != puzzle.CardRefused && truth != puzzle.MakesNoTrio && truth != puzzle.CardStays {
			right = append(right, i)
		}
	}
	return right
}

// followHints calls do for each step of the solution of a puzzle, taken from the hints of a separate attempt, and waits until nothing moves.
func (g *guest) followHints(do func(puzzle.Attempt, puzzle.Hint)) {
	g.Helper()
	p := g.at.riddle.Attempt.Puzzle()
	for a := puzzle.NewAttempt(*p); !a.IsSolved(); {
		h := a.TakeHint()
		if h.Strength != puzzle.StepHint {
			continue
		}
		do(a, h)
		g.AdvanceToRest()
		right := false
		switch a := a.(type) {
		case *puzzle.PredictionAttempt:
			right = a.Predict(h.Choice).IsRight
		case *puzzle.LayingAttempt:
			right = a.PlayMove(h.Move).IsRight
		}
		if !right {
			g.Fatalf("%s: the hint is wrong", p.Kind)
		}
	}
}

func (g *guest) byMouse() {
	p, drags := g.at.riddle.Attempt.Puzzle(), false
	if len(p.Options) == 0 {
		g.followHints(func(_ puzzle.Attempt, h puzzle.Hint) {
			drags = !drags
			g.decide(h, drags)
		})
		return
	}
	for _, i := range rightOnes(p) {
		g.click(g.cell(p.Options[i].Card.Cell(p.Options[i].Row)))
	}
	g.player().pushButton(puzzles.CheckButton)
}

func (g *guest) decide(h puzzle.Hint, drags bool) {
	at := g.table.Timeline.Geometry()
	lay := func(c dreist.Card, row int) {
		if drags {
			g.Drag(g.middle(c), g.cell(c.Cell(row)))
		} else {
			g.click(g.middle(c))
			g.click(g.cell(c.Cell(row)))
		}
	}
	switch {
	case h.Move.Action == dreist.LayCard:
		lay(h.Move.Card, int(h.Move.Row))
	case h.Move.Action == dreist.DrawCard:
		g.click(input.Point(at.OwnPile.Center()))
	case h.Choice.Action == dreist.EgonLays:
		lay(h.Choice.Card, h.Choice.Row)
	case h.Choice.Action == dreist.EgonSetsAside:
		f := g.at.riddle.Reply.(*puzzles.PredictionReply)
		g.Drag(g.middle(f.Attempt.RevealedCard()), input.Point(f.NextSetAsideRect(at).Center()))
	case h.Choice.Action == dreist.EgonReveals:
		g.click(input.Point(at.Egon.Pile.Center()))
	default:
		g.player().pushButton(puzzles.EgonStopsButton)
	}
}

func (g *guest) byKeys() {
	if m, ok := g.at.riddle.Reply.(*puzzles.MarkingReply); ok {
		for _, i := range rightOnes(g.at.riddle.Attempt.Puzzle()) {
			if m.HasNumbers() {
				g.SendCommand(input.CommandCard1 + input.Command(i))
			} else {
				g.walk(m, i)
				g.SendCommand(input.CommandPause)
			}
		}
		g.SendCommand(input.CommandConfirm)
		return
	}
	g.followHints(func(a puzzle.Attempt, h puzzle.Hint) {
		switch {
		case h.Move.Action == dreist.DrawCard:
			g.SendCommand(input.CommandYes)
		case h.Move.Action == dreist.LayCard:
			now := a.Position()
			g.SendCommand(input.CommandCard1 + input.Command(slices.Index(now.Hand(0), h.Move.Card)))
			for scene.CellOfAim(g.table.Held.Aim).Row != int(h.Move.Row) {
				g.SendCommand(input.CommandDown)
			}
			g.SendCommand(input.CommandConfirm)
		default:
			f, c := g.at.riddle.Reply.(*puzzles.PredictionReply), h.Choice
			for c.Action == dreist.EgonLays && f.ChosenCard != c.Card {
				g.SendCommand(input.CommandLeft)
			}
			want := map[dreist.EgonAction]int{
				dreist.EgonLays:      slices.IndexFunc(f.OptionCells, func(at dreist.Cell) bool { return at.Row == c.Row }),
				dreist.EgonSetsAside: len(f.OptionCells), dreist.EgonReveals: len(f.OptionCells), dreist.EgonStops: len(f.OptionCells) + 1,
			}[c.Action]
			for f.ChosenIndex != want {
				g.SendCommand(input.CommandDown)
			}
			g.SendCommand(input.CommandConfirm)
		}
	})
}

// walk moves the aim of the keys to an option with the arrows, row by row.
func (g *guest) walk(m *puzzles.MarkingReply, to int) {
	g.Helper()
	g.SendCommand(input.CommandDown)
	for n := 0; m.ChosenIndex != to; n++ {
		here, there := g.cell(m.OptionCells[m.ChosenIndex]), g.cell(m.OptionCells[to])
		key := input.CommandLeft
		switch {
		case there.Y > here.Y+1:
			key = input.CommandDown
		case there.Y < here.Y-1:
			key = input.CommandUp
		case there.X > here.X:
			key = input.CommandRight
		}
		if g.SendCommand(key); n > 60 {
			g.Fatalf("the arrows do not lead from %v to %v", m.OptionCells[m.ChosenIndex], m.OptionCells[to])
		}
	}
}

// wantSolved checks that a puzzle is solved without a miss and counted, and that the picture shows the position.
func (g *guest) wantSolved(r *puzzles.PuzzleGuide) {
	g.Helper()
	g.AdvanceToRest()
	p, best := r.Attempt.Puzzle(), g.game.puzzles.Results()
	result := best.Result(p.Kind, p.Level)
	if !r.Attempt.IsSolved() || r.Attempt.Stars() != puzzles.MaxStars || r != g.at.riddle || result.SolvedCount() == 0 {
		g.Fatalf("%s: solved %v with %d stars, %d misses; kept is %+v\n%s", p.Kind, r.Attempt.IsSolved(), r.Attempt.Stars(), r.Attempt.MissCount(), result,
			g.table.ShownPosition().TextPicture())
	}
	view, truth := g.table.Timeline.View(), scene.ViewOf(g.table.ShownPosition())
	if view.RowOf != truth.RowOf || view.Turn != truth.Turn || !slices.Equal(view.Hands[0], truth.Hands[0]) ||
		!slices.Equal(view.DiscardPile, truth.DiscardPile) || view.RevealedCard != dreist.NoCard || len(view.AsideCards) > 0 ||
		!slices.Equal(view.Piles[0], truth.Piles[0]) || !slices.Equal(view.Piles[1], truth.Piles[1]) {
		g.Errorf("%s: the picture is not the truth\n%s", p.Kind, g.table.ShownPosition().TextPicture())
	}
}

// TestEveryKindOfPuzzleIsSolved solves each by the mouse and by the keys.
func TestEveryKindOfPuzzleIsSolved(t *testing.T) {
	g := newApp(t)
	for _, k := range puzzle.Kinds() {
		for level := puzzle.Level(1); level <= puzzle.MaxLevel; level++ {
			for seed := range uint64(3) {
				for _, solve := range []func(*guest){(*guest).byMouse, (*guest).byKeys} {
					r := g.startPuzzle(k, level, seed)
					solve(g)
					g.wantSolved(r)
				}
			}
		}
	}
}

func TestAWrongGuessAboutEgonGlidesHome(t *testing.T) {
	g, r := newApp(t), (*puzzles.PuzzleGuide)(nil)
	for seed := uint64(0); r == nil; seed++ {
		if f := g.startPuzzle(puzzle.EgonTurnKind, 2, seed); f.Attempt.TakeHint().Strength == puzzle.NudgeHint && f.Attempt.TakeHint().Choice.Action == dreist.EgonSetsAside {
			r = g.startPuzzle(puzzle.EgonTurnKind, 2, seed)
		}
	}
	f := r.Reply.(*puzzles.PredictionReply)
	c := f.Attempt.RevealedCard()
	home := g.table.Timeline.CurrentPicture().Cards[c]
	g.Drag(g.middle(c), g.cell(f.OptionCells[0]))
	if r.Attempt.MissCount() != 1 || g.table.Refusal.Text == "" {
		t.Fatalf("got %d misses and %q", r.Attempt.MissCount(), g.table.Refusal.Text)
	}
	if g.AdvanceToRest(); g.table.Timeline.CurrentPicture().Cards[c] != home {
		t.Error("the card is not back where it lay")
	}
	g.player().pushButton(puzzles.SetAsideButton)
	if f.Attempt.RevealedCard() == c {
		t.Error("the right answer is not taken")
	}
}

// openPile is the seed of a puzzle of the third level in which the hand is emptied and the pile lies open.
func openPile(g *guest) (seed uint64) {
	for len(g.startPuzzle(puzzle.EmptyHandKind, 3, seed).Attempt.Puzzle().OpenCards) == 0 {
		seed++
	}
	return seed
}

func TestTheHandIsEmptiedWithTakingBack(t *testing.T) {
	g := newApp(t)
	r := g.startPuzzle(puzzle.EmptyHandKind, 3, openPile(g))
	open := r.Attempt.Puzzle().OpenCards[0]
	drawn := 0
	g.followHints(func(_ puzzle.Attempt, h puzzle.Hint) {
		g.decide(h, true)
		if g.AdvanceToRest(); h.Move.Action != dreist.DrawCard {
			return
		}
		drawn++
		g.SendCommand(input.CommandUndo) // a card from an open pile can go back
		if g.AdvanceToRest(); g.table.ShownPosition().PileSize(0) != 1 || g.table.Timeline.CurrentPicture().Cards[open].FaceUp != 1 || g.table.Question() != scene.DrawQuestion {
			t.Errorf("after taking the draw back %d cards are on the pile, asked is %v", g.table.ShownPosition().PileSize(0), g.table.Question())
		}
		g.decide(h, true)
	})
	g.wantSolved(r)
	if drawn == 0 || g.table.Question() != scene.NoQuestion || g.panel != nil {
		t.Errorf("%d cards were drawn, then %v is asked", drawn, g.table.Question())
	}
}

// TestTheNameOfAnOpenPileKeepsOffThePrompt measures both in the puzzle that has them, at every size of letters.
func TestTheNameOfAnOpenPileKeepsOffThePrompt(t *testing.T) {
	a := newApp(t)
	seed := openPile(a)
	for _, frame := range []stage.Frame{smallestFrame, testFrame, {W: 1920, H: 1080, Scale: 1}} {
		for _, language := range assets.Languages() {
			for _, size := range store.TextSizes() {
				a.resize(frame)
				a.SetLanguage(language)
				a.ChangeSettings(func(s *store.Settings) { s.TextSize = size })
				a.startPuzzle(puzzle.EmptyHandKind, 3, seed)
				g, labels := a.table.Timeline.Geometry(), a.game.canvas.Labels
				line, _ := a.table.PromptText()
				prompt := labels.Label(line, a.table.SizedLettering(assets.TextFont, kit.TextSize, kit.WhiteTint()), kit.Center, g.PromptLine.W).W + 2*g.RefusalRect.H
				marks := a.table.Overlay().Marks
				at := slices.IndexFunc(marks, func(m tabletop.Mark) bool { return m.Label != "" })
				if at < 0 {
					t.Fatal("nothing says that the pile lies open")
				}
				in, _ := a.table.Timeline.SpotRect(marks[at].Spot)
				wide := labels.Label(marks[at].Label, kit.NewTextStyle(g.BoxUnit(), assets.TextFont, kit.TextSize, kit.WhiteTint()), kit.Center, in.W*3).W
				if over := in.Center().X + wide/2 - (g.PromptLine.Center().X - prompt/2); over > 0 {
					t.Errorf("%v, %s, %d %%: %q lies %.0f below %q", frame, language, size, marks[at].Label, over, line)
				}
			}
		}
	}
}

// TestOnlyButtonsAreLeftWhenNothingIsTurnedUp foretells Egon's turn: no place is lit until a card is picked that was set aside.
func TestOnlyButtonsAreLeftWhenNothingIsTurnedUp(t *testing.T) {
	g, between := newApp(t), 0
	for seed := range uint64(8) {
		f := g.startPuzzle(puzzle.EgonTurnKind, 3, seed).Reply.(*puzzles.PredictionReply)
		g.followHints(func(_ puzzle.Attempt, h puzzle.Hint) {
			line := g.table.Overlay().Prompt
			if lit := f.ChosenCard != dreist.NoCard; lit != f.MustEgonDecide() || lit != (len(f.OptionCells) > 0) || lit != (line == g.Say("puzzles.keys.egon")) {
				t.Errorf("seed %d: Egon has turned up a card: %v, meant is %v with the rows %v, the keys are told as %q", seed, f.MustEgonDecide(), f.ChosenCard,
					f.OptionCells, line)
			}
			if !f.MustEgonDecide() && len(f.OpenCards) > 0 {
				between++
				if g.SendCommand(input.CommandLeft); f.ChosenCard != f.OpenCards[len(f.OpenCards)-1] || len(f.OptionCells) == 0 {
					t.Error("no key picks the card set aside last")
				}
			}
			g.decide(h, true)
		})
	}
	if between == 0 {
		t.Error("Egon never has to decide without a card turned up")
	}
}

// TestAPuzzleIsMarkedByAController reads which button marks, and presses it.
func TestAPuzzleIsMarkedByAController(t *testing.T) {
	g := newApp(t)
	m := g.startPuzzle(puzzle.LeavingCardsKind, 1, 1).Attempt.(*puzzle.MarkingAttempt)
	for _, c := range []input.Command{input.CommandRight, input.CommandYes} {
		g.Advance(input.Gesture{Kind: input.CommandGiven, Command: c, IsFromPad: true})
	}
	if got := g.table.Overlay().Prompt; !strings.Contains(got, "RT") || m.IsBlank() {
		t.Errorf("the line says %q, and a card is marked: %v", got, !m.IsBlank())
	}
}

// TestAPuzzleTouchesNoGame solves one while a game is begun; another program finds the stars.
func TestAPuzzleTouchesNoGame(t *testing.T) {
	folder := t.TempDir()
	g := visit(t, folder, 1)
	g.newGame()
	g.discardFirst()
	before, _, _ := g.onDisk().LoadGame(store.SoloSlot)
	r := g.startPuzzle(puzzle.LeavingCardsKind, 2, 4)
	g.byKeys()
	g.wantSolved(r)
	g.SendCommand(input.CommandConfirm) // on to the next one
	if g.wait(2); g.at.riddle == r || g.at.riddle.Attempt.Puzzle().Kind != puzzle.LeavingCardsKind {
		t.Error("no other puzzle follows")
	}
	after, _, err := g.onDisk().LoadGame(store.SoloSlot)
	best := visit(t, folder, 2).game.puzzles.Results()
	if got := best.Result(puzzle.LeavingCardsKind, 2); err != nil || after != before || len(g.FinishedEntries()) > 0 || got.BestStars() != puzzles.MaxStars {
		t.Errorf("the game that was begun has changed (%v), a puzzle is in the history, or another program finds %+v", err, got)
	}
}

// TestTheTextsOfPuzzlesFit sets every sentence in the box of the smallest window, in both languages, with long gaps.
func TestTheTextsOfPuzzlesFit(t *testing.T) {
	data, err := os.ReadFile("../../assets/texts/dreist/puzzle.de.json")
	var catalogue map[string]any
	if err != nil || json.Unmarshal(data, &catalogue) != nil {
		t.Fatal(err)
	}
	for _, language := range assets.Languages() {
		for _, frame := range []stage.Frame{{W: 960, H: 560, Scale: 1}, {W: 960, H: 600, Scale: 1}, {W: 1024, H: 768, Scale: 1},
			{W: 1280, H: 800, Scale: 1}} {
			g := newApp(t)
			g.resize(frame)
			g.SetLanguage(language)
			g.textsFit(catalogue)
		}
	}
}

func (g *guest) textsFit(catalogue map[string]any) {
	rooms := map[string]geom.Rect{}
	for _, k := range puzzle.Kinds() {
		g.startPuzzle(k, 3, 4)
		rooms[k.String()] = partOf(g.table, "task")
	}
	r := g.startPuzzle(puzzle.EgonTurnKind, 3, 4) // with the most buttons
	unit := g.table.Timeline.Geometry().TextUnit()
	asked := partOf(g.table, "note").Inset(5 * unit)
	g.followHints(func(_ puzzle.Attempt, h puzzle.Hint) { r.Attempt.(*puzzle.PredictionAttempt).Predict(h.Choice) })
	praised, note := partOf(g.table, "task"), partOf(g.table, "note").Inset(5*unit)
	e, say := newCanvas(g.TB), g.game.say
	fits := func(line string, in geom.Rect, font assets.Font) {
		style := g.table.SizedLettering(font, kit.TextSize, kit.WhiteTint())
		style = e.Labels.FitRect(line, style, in, kit.SmallestText*unit)
		if k := e.Labels.Label(line, style, kit.Center, in.W); k.H > in.H || k.W > in.W {
			g.Errorf("%s at %v: %q is %.0fx%.0f, there is room for %.0fx%.0f", say.Language, g.Frame(), line, k.W, k.H, in.W, in.H)
		}
	}
	for key, message := range catalogue {
		s := puzzle.TextRef{Key: key, Card: dreist.Card(dreist.CardCount / 2), Row: 10, Column: 8, Numbers: "1-2-3-4-5-6-7-8", Run: 2, Colors: 2}
		if _, counts := message.(map[string]any); counts {
			s.HasPlural, s.Count = true, 12
		}
		switch words := strings.Split(key, "."); words[1] {
		case "task":
			fits(say.PuzzleText(s), rooms[words[2]], assets.StrongFont)
		case "right":
			fits(say.PuzzleText(s), praised, assets.StrongFont)
		case "wrong", "egon", "empty", "hint":
			fits(say.PuzzleText(s), asked, assets.TextFont)
		case "truth", "because":
			fits(say.PuzzleText(s), note, assets.TextFont)
		}
	}
	for stars := 1; stars <= puzzles.MaxStars; stars++ {
		fits(say.PuzzleText(puzzle.StarsSentence(stars)), note, assets.TextFont)
	}
}

// TestTheBoxOfAPuzzleFitsTheWindow sets the titles in letters larger than those of the task. With a hint nothing in the box overlaps.
func TestTheBoxOfAPuzzleFitsTheWindow(t *testing.T) {
	g := newApp(t)
	for _, language := range assets.Languages() {
		g.SetLanguage(language)
		for _, frame := range []stage.Frame{{W: 960, H: 600, Scale: 1}, {W: 1024, H: 768, Scale: 1}, {W: 1280, H: 800, Scale: 1},
			{W: 1280, H: 800, Scale: 1, TextFactor: 1.3}, {W: 1920, H: 1080, Scale: 1, TextFactor: 1.3}, {W: 2560, H: 1440, Scale: 1}} {
			g.resize(frame)
			for _, k := range puzzle.Kinds() {
				r := g.startPuzzle(k, 3, 11)
				in, text := partOf(g.table, "kind"), g.Say(k.NameKey())
				style := kit.NewTextStyle(g.table.Timeline.Geometry().BoxUnit(), assets.DisplayFont, kit.HeadingSize.ShrunkTo(17), kit.WhiteTint())
				if set := g.game.canvas.Labels.Label(text, style, kit.Center, in.W); frame.W >= 1280 && (set.W > in.W || set.H > in.H+1) {
					t.Errorf("%s at %v: %q is %.0fx%.0f in letters of 17, there is room for %.0fx%.0f", language, frame, text, set.W, set.H, in.W, in.H)
				}
				g.SendCommand(input.CommandHint)
				if p := g.table.Overlay().Prompt; p != g.Say(r.Reply.ControlsTextKey()) {
					t.Errorf("%v: the keys are told as %q", k, p)
				}
				checkBox(t, g.table)
			}
		}
	}
}
