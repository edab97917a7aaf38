package dreist

import (
	"math/rand/v2"
	"slices"
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/keep"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/tabletop/request"
)

// playSolo lets somebody play some moves at random in a single game on the table of a program.
func playSolo(t *testing.T, a *guest, moves int, seed uint64) *player {
	t.Helper()
	a.newGame()
	p := &player{t: t, Table: a.table}
	rng := rand.New(rand.NewPCG(seed, 3))
	for range moves {
		if a.table.Match.IsOver() {
			break
		}
		options := p.Position().AppendMoves(nil)
		p.Play(options[rng.IntN(len(options))])
	}
	p.settle()
	a.table.TakeRequests()
	return p
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

// wantShown checks that the picture at rest is that of the moment.
func wantShown(t *testing.T, r *table.LookBack, p *player, at int) {
	t.Helper()
	p.settle()
	if r.Moment() != at {
		t.Fatalf("got the moment after %d moves, want %d", r.Moment(), at)
	}
	view := scene.ViewOf(p.Match.Before(at))
	want := p.Line.Foresee(&view)
	if *p.Line.Now() != want {
		t.Errorf("after %d moves the picture is another one", at)
	}
}

func TestACardLeadsToItsTurn(t *testing.T) {
	a := newApp(t)
	playSolo(t, a, 24, 4)
	a.lookBack()
	r, p := reviewed(t, a)
	clicked := 0
	for c := range dreist.Card(dreist.Deck) {
		row := p.Line.View().Rows[c]
		if row == 0 || !p.Line.Geometry().Reaches(c.Cell(row)) {
			continue
		}
		clicked++
		p.update([]input.Gesture{{Kind: input.Hover, At: p.cell(c, row)}})
		glows := func(m tabletop.Mark) bool { return m.At == table.OnCard(c) && m.Tint == tabletop.AccentTint }
		if !slices.ContainsFunc(a.table.Overlay().Marks, glows) {
			t.Errorf("%v is not told as leading somewhere", c)
		}
		p.click(p.cell(c, row))
		step := p.Match.History()[r.Moment()-1]
		if p.Position().Layout().Row(c) != row || p.Match.Before(r.Moment()-1).Layout().Row(c) != 0 {
			t.Errorf("%v leads to %v, which did not lay it", c, step.Move)
		}
		p.key(input.CommandLast)
		p.settle()
	}
	if clicked == 0 {
		t.Fatal("no card lies")
	}
}

// TestADiscardedCardLeadsToWhatPutItThere clicks the discard pile at every moment of some games: its top card leads to the
// move with which it came to lie there, whether it was discarded, cleared with its column or loosened.
func TestADiscardedCardLeadsToWhatPutItThere(t *testing.T) {
	cleared := 0
	for seed := range uint64(4) {
		a := newApp(t)
		playSolo(t, a, 40, seed)
		a.lookBack()
		r, p := reviewed(t, a)
		for at := r.Last(); at > 0; at-- {
			r.Jump(at)
			pile := p.Line.View().Discard
			if len(pile) == 0 {
				break
			}
			top := pile[len(pile)-1]
			p.click(input.Point(p.Line.Geometry().DiscardPile.Center()))
			if !slices.Contains(p.Match.Before(r.Moment()).AppendDiscard(nil), top) || slices.Contains(p.Match.Before(r.Moment()-1).AppendDiscard(nil), top) {
				t.Fatalf("after %d moves %v on the discard pile leads to %v", at, top, p.Match.History()[r.Moment()-1].Move)
			}
			if p.Match.Before(r.Moment()-1).Layout().Row(top) != 0 {
				cleared++
			}
		}
	}
	if cleared == 0 {
		t.Fatal("no card of the layout came to lie on the discard pile")
	}
}

// TestUndoLooksBackOnlyAfterTheEnd draws a card, past which nothing can be taken back: undo rests and stays undo. In
// the place of undo the player can look back when the match is over.
func TestUndoLooksBackOnlyAfterTheEnd(t *testing.T) {
	p := sit(t, figure6)
	c := p.card("6r")
	p.drag(p.middle(c), p.cell(c, 3))
	p.settle()
	if p.offers(tabletop.ReviewButton) || !p.offers(tabletop.UndoButton) {
		t.Error("a move that can be taken back is not offered as such")
	}
	p.key(input.CommandDraw)
	p.settle()
	if p.offers(tabletop.ReviewButton) || p.offers(tabletop.UndoButton) {
		t.Error("undo works past a card that was seen, or looks back")
	}
	p.key(input.CommandUndo)
	if w := p.Requests.Take(); len(w) != 0 {
		t.Errorf("in the middle of the turn the key got the wishes %v", w)
	}

	over := sit(t, `[Layout "6rr"]`+"\n"+`[Hand1 "6r"]`+"\n"+`[Pile1 ""]`+"\n"+`[Pile2 "7t 2y 6t"]`+"\n")
	last := over.card("6r")
	over.drag(over.middle(last), over.cell(last, 1))
	over.settle()
	over.Requests.Take()
	for name, look := range map[string]func(){
		"button": func() { over.pushButton(tabletop.ReviewButton) },
		"key":    func() { over.key(input.CommandUndo) },
	} {
		look()
		if w := over.Requests.Take(); len(w) != 1 || w[0].Kind != request.Review {
			t.Errorf("%s: got the wishes %v, want a review", name, w)
		}
	}
}

func TestTheCurtainIsThereAgainAfterAReview(t *testing.T) {
	a := newApp(t)
	p := sitAmong(t, 3, stage.Instant, "", "", "easy")
	c := mode{slot: store.Table}
	k, err := a.BeginMatch(a.keepMode(c), func(to play.Saver) (keep.Match, error) { return match.Resume(p.saver.text, to) })
	if err != nil {
		t.Fatal(err)
	}
	a.take(shell.Home(a.sitDown(k, c).screen))
	q := &player{t: t, Table: a.table}
	a.wait(1)
	raise := func() {
		a.close()
		q.RaiseCurtain()
		q.settle()
	}
	raise()
	a.settle()
	q.Play(dreist.Discard(q.Position().Hand(q.Front())[0]))
	a.settle()
	if a.panel == nil {
		t.Fatal("nobody is asked to take the screen")
	}
	a.showMenu()
	a.close()
	a.lookBack()
	a.leave()
	a.wait(1)
	if a.panel == nil || !a.panel.blocks || q.Line.Seating().Open[q.Front()] {
		t.Error("after the review the curtain is up")
	}
	a.showMenu()
	a.close()
	a.wait(1)
	if a.panel == nil {
		t.Error("after the menu nobody is asked to take the screen")
	}
}

func TestDrawingAReviewAllocatesNothing(t *testing.T) {
	a := newApp(t)
	playSolo(t, a, 15, 6)
	a.lookBack()
	_, p := reviewed(t, a)
	p.key(input.CommandLeft)
	p.settle()
	e := newCanvas(t)
	e.On(new(listener))
	p.Table.Draw(e)
	for e.Sprites.Work() {
	}
	p.Table.Draw(e)
	if n := testing.AllocsPerRun(20, func() { p.Table.Draw(e) }); n > 0 {
		t.Errorf("a frame allocates %v times", n)
	}
	p.Tick(true)
	if n := testing.AllocsPerRun(20, func() { p.Tick(true) }); n > 0 {
		t.Errorf("an idle tick allocates %v times", n)
	}
}
