package dreist

import (
	"strings"
	"testing"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	dreistmedals "dreist/game/dreist/medals"
	"dreist/game/dreist/puzzle"
	"dreist/game/dreist/record"
	"dreist/game/medals"
	"dreist/input"
	"dreist/render/dreist/puzzles"
)

// copied returns what the key for that copies.
func (g *guest) copied() string {
	g.t.Helper()
	g.Pocket.Write("nothing")
	g.key(input.CommandCopy)
	text, _ := g.Pocket.Read().Take()
	return text
}

// wantCopied copies, and wants some lines and not others, which begin with a minus.
func (g *guest) wantCopied(lines ...string) {
	g.t.Helper()
	text := g.copied()
	for _, line := range lines {
		line, unwanted := strings.CutPrefix(line, "-")
		if strings.Contains(text, line) == unwanted {
			g.t.Errorf("the text tells %q: %v\n%s", line, !unwanted, text)
		}
	}
}

// A game is played by what one key copies: what is asked, with the keys for it, what is selected, what lies, and what has happened,
// while others show it, too.
func TestTheTableIsCopiedAsText(t *testing.T) {
	g := visit(t, t.TempDir(), 3)
	g.wantCopied("You are here: Button: ")
	g.newGame()
	g.settle()
	p := g.table.Position()
	hand := g.table.Say.Card(p.Hand(0)[0])
	g.wantCopied("To play: You.", "Card 1 in hand: "+hand, "No cards on the table yet.", "Egon: 48 cards left.", g.say.Say("keys.turn"),
		"Pause · F10", "-Selected")
	g.key(input.CommandCard1)
	g.wantCopied("Selected: the "+hand, "Esc")
	g.key(input.CommandCancel)
	for p.Pending() == dreist.PartnerPending || p.Turn() == 0 && p.Laid() == 0 {
		g.table.Play(firstMove(p))
	}
	g.wantCopied("To play: ", "Turn 1 · You", "Row 1: ", "Column ", "-still needs a partner")
	if p.Turn() == 0 {
		g.table.EndTurn()
	}
	g.wantCopied("To play: You.", "Turn 1 · You", "Turn 1 · Egon", "Card 5 in hand: ", g.say.Say("keys.turn"))
	if g.table.Busy(true) && g.table.OthersShow() {
		t.Error("whoever reads has to wait for what others see")
	}
}

// firstMove returns the first move that lays a card, else any.
func firstMove(p *dreist.Position) dreist.Move {
	moves := p.AppendMoves(nil)
	for _, m := range moves {
		if m.Action == dreist.LayCard {
			return m
		}
	}
	return moves[0]
}

// The tutor and a puzzle are read as well, with the answers of a puzzle, but not with what solves it.
func TestWhatGuidesSayIsCopiedAsText(t *testing.T) {
	g := visit(t, t.TempDir(), 3)
	g.playFirstGame()
	g.settle()
	g.wantCopied("First game", g.say.Say("firstgame.keys.lay"), "Meant: the ")
	g.practisePuzzle(puzzle.Where, 1)
	g.settle()
	g.wantCopied(g.table.Say.Puzzle(g.at.riddle.Attempt.Puzzle().Task()), "Card 1 in hand: ", "-, fits", "Answer 1: the ", "-marked")
	g.key(input.CommandCard1)
	g.wantCopied(", marked, you are here.")
	for _, k := range puzzle.Kinds() {
		g.practisePuzzle(k, 1)
		g.settle()
		g.wantCopied("-Turn 1", "-, fits")
	}
}

// TestEgonsTurnIsForetoldByWhatIsCopied answers a puzzle about Egon's turn, and is told before each answer what lies and is
// turned up by then, what can be answered and where the keys are, and nothing of what follows.
func TestEgonsTurnIsForetoldByWhatIsCopied(t *testing.T) {
	l := newLearner(t)
	l.SetLanguage("en")
	r := l.begin(puzzle.Egon, 3, 1)
	f := r.Reply.(*puzzles.Foresight)
	followHints(t, r.Attempt.Puzzle(), func(_ puzzle.Attempt, h puzzle.Hint) {
		l.settle()
		now := f.Telling.Position()
		wanted := append(l.table.Say.State(&now, func(dreist.Seat) bool { return false }, true), "To play: Egon.", "-Turn 1", "-, fits",
			"-You are here")
		if c := f.Telling.Revealed(); c != dreist.NoCard {
			wanted = append(wanted, "Egon has revealed the "+l.table.Say.Card(c), "Answer 1: the "+l.table.Say.Card(c), "Set aside")
		} else {
			wanted = append(wanted, "-has revealed", "Reveal, End turn")
		}
		if aside := l.table.Line.View().Aside; len(aside) > 0 {
			wanted = append(wanted, "Face up beside the pile: "+l.table.Say.Cards(aside))
		}
		l.wantCopied(wanted...)
		l.key(input.CommandUp)
		l.wantCopied("You are here: ")
		l.foretell(f, h.Choice)
	})
	l.wantSolved(r)
}

// A solved puzzle is told like any other, with why the answer is right and what it brought.
func TestASolvedPuzzleIsCopiedAsText(t *testing.T) {
	l := newLearner(t)
	l.SetLanguage("en")
	for _, k := range puzzle.Kinds() {
		r := l.begin(k, 1, 5)
		l.helpOut(r)
		l.settle()
		text := r.Texts()
		l.wantCopied(text.Task, text.Said, l.say.Say("puzzles.stars",
			assets.Values{"Stars": r.Attempt.Stars(), "Of": puzzles.MaxStars}))
	}
}

// What panels only draw is copied as well: which medals are earned.
func TestWhatPanelsDrawIsCopiedAsText(t *testing.T) {
	l := newLearner(t)
	l.SetLanguage("en")
	l.game.medals.Award(dreistmedals.Examples)
	l.showStatistics()
	l.press("statistics.page.medals")
	name := func(m medals.Medal) string { return l.say.Say("medal." + m.Name + ".name") }
	l.wantCopied("1 of 6", name(dreistmedals.Examples), "Newly earned, since", name(dreistmedals.Week), "Not earned yet.")
}

// The log of a table names who sits there.
func TestTheLogNamesThoseAtTheTable(t *testing.T) {
	g := visit(t, t.TempDir(), 3)
	m, err := match.New(dreist.NewTableDeal(2, 0, 5), record.Seats("Ada", "Ben"), nil, &memory{})
	if err != nil {
		t.Fatal(err)
	}
	s := g.newSitting(m, mode{})
	s.Table.Play(firstMove(m.Position()))
	s.Table.FinishMotion()
	s.Table.CatchUp()
	if got := s.screen.Turns()[0].Heading; !strings.Contains(got, "Ada") {
		t.Errorf("the first turn is told as %q", got)
	}
}
