package dreist

import (
	"image/png"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/puzzle"
	"dreist/input"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/tabletop/request"
)

// playSolo lets somebody play some moves at random in a single game on the table of a program.
func playSolo(t *testing.T, a *guest, moves int, seed uint64) *player {
	t.Helper()
	a.newGame()
	p := &player{t: t, Table: a.table}
	p.playRandomly(moves, seed)
	p.settle()
	a.table.TakeRequests()
	return p
}

// playRandomly plays some moves, or until the match is over.
func (p *player) playRandomly(moves int, seed uint64) {
	rng := rand.New(rand.NewPCG(seed, 3))
	for i := 0; i < moves && !p.Match.IsOver(); i++ {
		options := p.Position().AppendMoves(nil)
		p.Play(options[rng.IntN(len(options))])
	}
}

// reviewed returns the review on the table of a program and somebody in front of it.
func reviewed(t *testing.T, a *guest) (*table.LookBack, *player) {
	t.Helper()
	r, ok := a.table.Guide.(*table.LookBack)
	if !ok || !a.reviews() {
		t.Fatal("nothing is looked back on")
	}
	return r, &player{t: t, Table: a.table}
}

// lookInto returns the look back on a match, at its beginning.
func lookInto(t *testing.T, p *player) (*table.LookBack, *player) {
	q := &player{t: t, Table: table.NewTable(p.Match, testFrame, stage.Fast, p.Say, p.Sound), saver: &memory{}}
	r := q.Table.LookBack("review.back.table")
	r.Begin(0)
	return r, q
}

// TestADiscardedCardLeadsToWhatPutItThere clicks the discard pile at every moment of some games: its top card leads to the
// move with which it came to lie there, whether it was discarded, cleared with its column or loosened.
func TestADiscardedCardLeadsToWhatPutItThere(t *testing.T) {
	cleared := 0
	for seed := range uint64(4) {
		p := sitAt(t, dreist.NewSoloDeal(dreist.EvenDeal, seed), "en", stage.Instant)
		p.playRandomly(40, seed)
		r, q := lookInto(t, p)
		for at := r.Last(); at > 0; at-- {
			r.Jump(at)
			pile := q.Line.View().Discard
			if len(pile) == 0 {
				break
			}
			top := pile[len(pile)-1]
			q.click(input.Point(q.Line.Geometry().DiscardPile.Center()))
			before := q.Match.Before(r.Moment() - 1)
			if !slices.Contains(q.Match.Before(r.Moment()).AppendDiscard(nil), top) || slices.Contains(before.AppendDiscard(nil), top) {
				t.Fatalf("after %d moves %v on the discard pile leads to %v", at, top, q.Match.History()[r.Moment()-1].Move)
			}
			if before.Layout().Row(top) != 0 {
				cleared++
			}
		}
	}
	if cleared == 0 {
		t.Fatal("no card of the layout came to lie on the discard pile")
	}
}

// TestUndoLooksBackAfterTheEnd: the place and the key of undo look back on a match that is over.
func TestUndoLooksBackAfterTheEnd(t *testing.T) {
	p := sit(t, `[Layout "6rr"]`+"\n"+`[Hand1 "6r"]`+"\n"+`[Pile1 ""]`+"\n"+`[Pile2 "7t 2y 6t"]`+"\n")
	p.Play(dreist.Lay(p.card("6r"), 1))
	p.settle()
	p.Requests.Take()
	p.pushButton(tabletop.ReviewButton)
	p.key(input.CommandUndo)
	if asked := p.Requests.Take(); len(asked) != 2 || asked[0].Kind != request.Review || asked[1].Kind != request.Review {
		t.Errorf("asked for is %v, want a review twice", asked)
	}
}

// TestWhatMayBeSeenInAReview steps through matches: of one that goes on, only the hand of its only person lies open.
func TestWhatMayBeSeenInAReview(t *testing.T) {
	for name, test := range map[string]struct {
		players []string
		moves   int
		open    int // how many hands lie open
	}{
		"one person, running":      {[]string{"", "easy", "fair"}, 4, 1},
		"several persons, running": {[]string{"", "", "easy"}, 6, 0},
		"finished":                 {[]string{"", "", "easy"}, 1000, 3},
	} {
		p := sitAmong(t, 5, stage.Instant, test.players...)
		for i := uint64(0); i < uint64(test.moves) && !p.Match.IsOver(); i++ {
			p.playRandomly(1, i)
			p.settle()
			p.passCurtain()
			p.settle()
		}
		if p.Match.IsOver() != (test.moves > 100) {
			t.Fatalf("%s: the game is over too early or too late", name)
		}
		r, q := lookInto(t, p)
		for at := range r.Last() + 1 {
			r.Jump(at)
			q.wantOpen(name, test.open)
			if at == r.Last() {
				break
			}
			for q.key(input.CommandRight); q.Line.Busy(); q.update(nil) {
				q.wantOpen(name, test.open)
			}
		}
	}
}

// wantOpen checks that so many hands lie face up, the rest and all piles face down. Cards on their way may show their faces, but none of a
// hand that lies face down.
func (p *player) wantOpen(name string, hands int) {
	p.t.Helper()
	view, open := p.Line.View(), 0
	faces := func(cards []dreist.Card) (n int) {
		for _, c := range cards {
			if pose := p.Line.Now().Cards[c]; pose.Shown && pose.Face > 0 {
				n++
			}
		}
		return n
	}
	for s := range dreist.Seat(p.Line.Seating().Seats) {
		n := faces(view.Hands[s])
		if n > 0 && hands < 2 && (hands == 0 || s != p.Front()) {
			p.t.Fatalf("%s: %d cards of seat %d show their faces", name, n, s)
		}
		if !p.Line.Busy() && (n > 0 && n < len(view.Hands[s]) || faces(view.Piles[s]) > 0) {
			p.t.Fatalf("%s: %d of %d cards in the hand of seat %d show, and %d of the pile", name, n, len(view.Hands[s]), s, faces(view.Piles[s]))
		}
		if n > 0 || len(view.Hands[s]) == 0 && hands > 1 {
			open++
		}
	}
	if !p.Line.Busy() && open != hands {
		p.t.Fatalf("%s: %d hands lie open, want %d", name, open, hands)
	}
}

// TestEgonSpeaksOfTheMomentShown goes through a game both ways: after a turn of Egon's he never says that it is the
// player's, as what is told beside it is his turn.
func TestEgonSpeaksOfTheMomentShown(t *testing.T) {
	a := newApp(t)
	playSolo(t, a, 16, 1)
	a.lookBack()
	r, p := reviewed(t, a)
	said := map[string]bool{}
	lines := 0
	for _, way := range []input.Command{input.CommandLeft, input.CommandRight} {
		for range r.Last() {
			p.key(way)
			p.settle()
			for range 3 {
				p.Tick(true)
			}
			if at := r.Moment(); at > 0 && p.Match.History()[at-1].Move.Action == dreist.EgonPlays {
				said[p.Opponents.Egon.Speech.Line] = true
			}
		}
		if lines == 0 {
			lines = len(said)
		}
	}
	if said[""] || len(said) < 2 || len(said) != lines {
		t.Errorf("forwards and backwards he says %v", said)
	}
}

// TestAReviewKeepsItsDistances looks at what stands beside the film, and reads which buttons of a controller there are.
func TestAReviewKeepsItsDistances(t *testing.T) {
	a := newApp(t)
	a.resize(stage.Frame{W: 960, H: 600, Scale: 1})
	playSolo(t, a, 14, 1)
	a.lookBack()
	r, p := reviewed(t, a)
	g, films := p.Line.Geometry(), r.Films()
	for name, at := range map[string]geom.Rect{"bubble": g.Egon.Bubble, "list": r.List(), "menu": g.Icons.Menu, "back": g.EndTurn} {
		if free := min(at.X-films[0].Right(), films[1].X-at.Right()); free < 2 {
			t.Errorf("the %s stands %v from the film", name, free)
		}
	}
	for name, at := range map[string]geom.Rect{"menu": g.Icons.Menu, "log": g.Icons.Log, "sound": g.Icons.Sound, "help": g.Icons.Help} {
		if p.ButtonAt(at.Center()) == tabletop.NoButton {
			t.Errorf("in the place of the icon %s there is a hole", name)
		}
	}
	a.do(input.Gesture{Kind: input.Trigger, Command: input.CommandUp, Pad: true})
	keys := r.Keys()
	lines := strings.Join(keys[:], "\n")
	if stick := p.Say.Say("pad.next"); keys[4] != "" || !strings.Contains(lines, "RT") || strings.Count(lines, stick) != 1 {
		t.Errorf("the note reads\n%s", lines)
	}
}

// TestAPuzzleIsMarkedByAController reads which button marks, and presses it.
func TestAPuzzleIsMarkedByAController(t *testing.T) {
	l := newLearner(t)
	r := l.begin(puzzle.Leaves, 1, 1)
	for _, c := range []input.Command{input.CommandRight, input.CommandDraw} {
		l.do(input.Gesture{Kind: input.Trigger, Command: c, Pad: true})
	}
	if got := shown(l.table).Prompt; !strings.Contains(got, "RT") || r.Attempt.(*puzzle.Marking).Blank() {
		t.Errorf("the line says %q, and a card is marked: %v", got, !r.Attempt.(*puzzle.Marking).Blank())
	}
}

// TestThePictureOfAReviewBecomesAFile saves one of the position alone: no buttons, no sheet, one line.
func TestThePictureOfAReviewBecomesAFile(t *testing.T) {
	a := visit(t, t.TempDir(), 2)
	playSolo(t, a, 10, 2)
	a.lookBack()
	r, p := reviewed(t, a)
	p.key(input.CommandLeft)
	p.key(input.CommandCard3)
	a.answerRequests()
	file, err := os.Open(filepath.Join(a.Options.Outbox.Dir(), "dreist-2026-11-21.png"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if img, err := png.DecodeConfig(file); err != nil || img.Width != int(testFrame.W) || img.Height != int(testFrame.H) {
		t.Errorf("got %v (%v), want the size of the window", img, err)
	}
	if a.table.Guide != r {
		t.Error("after the picture the review has gone")
	}
	p.SetGuide(still{Line: a.at.momentCaption()})
	if line, _ := p.PromptText(); line == "" || line != a.at.momentCaption() || len(p.Buttons(nil)) > 0 {
		t.Errorf("a picture says %q and shows %d buttons, want the turn alone", line, len(p.Buttons(nil)))
	}
}

// TestTheRibbonOfPracticeHidesNothing plays the same cards again.
func TestTheRibbonOfPracticeHidesNothing(t *testing.T) {
	a := newApp(t)
	a.newGame()
	if a.table.Options.Ribbon {
		t.Error("a game that counts wears the ribbon")
	}
	a.playAgain()
	a.settle()
	g, ribbon := a.table.Line.Geometry(), a.table.Sash(newCanvas(t).Labels)
	if !a.table.Options.Ribbon || a.table.Status.Caption == "" {
		t.Fatal("practice is not marked")
	}
	for name, at := range map[string]geom.Rect{"Egon": g.Egon.Face, "the help": g.Icons.Help, "the menu": g.Icons.Menu, "the log": g.Log,
		"the base": g.Shelf} {
		if ribbon.Overlap(at) > 0 {
			t.Errorf("the ribbon %v covers %s at %v", ribbon, name, at)
		}
	}
}

// TestWatchingAgainKeepsItsPaceWhateverIsSet changes settings in the middle of what is watched once more at speed instant,
// where nothing else moves.
func TestWatchingAgainKeepsItsPaceWhateverIsSet(t *testing.T) {
	want := 0
	for _, meanwhile := range [][]input.Command{nil, {input.CommandMute}, {input.CommandSlower, input.CommandFaster}} {
		a := newApp(t)
		a.SetSpeed(stage.Instant)
		p := playSolo(t, a, 12, 1)
		a.table.StartReplay()
		ticks := 0
		for ; p.Line.Busy(); ticks++ {
			if ticks == 10 {
				for _, c := range meanwhile {
					a.app.Top().Handle(input.Gesture{Kind: input.Trigger, Command: c})
				}
			}
			a.wait(1)
		}
		if want = max(want, ticks); ticks != want || ticks < 30 {
			t.Errorf("after %v it takes %d ticks, want %d", meanwhile, ticks, want)
		}
		if a.table.StartReplay(); !p.Line.Busy() {
			t.Error("it cannot be watched a second time")
		}
	}
}

// Whoever takes back twice in a row, while cards move, neither ends the turn nor answers what the first one asks again.
func TestTwoPressesTakeTwoMovesBack(t *testing.T) {
	p := sit(t, figure6)
	for _, moves := range []int{2, 1} {
		for i, card := range []string{"6r", "6v"}[:moves] {
			p.Play(dreist.Lay(p.card(card), 3+i))
			p.settle()
		}
		p.walkTo(tabletop.UndoButton)
		p.key(input.CommandEndTurn)
		p.key(input.CommandEndTurn)
		if p.settle(); p.Refusal.Text != "" || len(p.Match.History()) != 0 {
			t.Errorf("of %d moves %d are left; refused %q", moves, len(p.Match.History()), p.Refusal.Text)
		}
	}
}

// What lays again stands beside what takes back, in the room of that, as long as it can be pressed.
func TestUndoSharesItsPlace(t *testing.T) {
	p := sit(t, figure6)
	rect := func(id tabletop.ButtonID) (at geom.Rect) {
		p.settle()
		for _, b := range p.Buttons(nil) {
			if b.Id == id {
				at = b.Rect
			}
		}
		return at
	}
	p.Play(dreist.Lay(p.card("6r"), 3))
	whole, none := rect(tabletop.UndoButton), rect(tabletop.RedoButton)
	p.pushButton(tabletop.UndoButton)
	back, again := rect(tabletop.UndoButton), rect(tabletop.RedoButton)
	if none != (geom.Rect{}) || back.Right() >= again.X || back.X != whole.X || again.Right() != whole.Right() || again.Y != whole.Y || again.H != whole.H {
		t.Errorf("beside %v stands %v, where %v was", back, again, whole)
	}
}
