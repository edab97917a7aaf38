package dreist

import (
	"strings"
	"testing"

	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/tabletop/request"
)

func TestDragLaysACard(t *testing.T) {
	p := sit(t, figure6)
	c := p.card("6r")
	p.drag(p.middle(c), p.cell(c, 3))
	p.wantLayout("1r1yy2v/1vv1tt1r/5rrr")
	p.atRest()
	if p.saver.text == "" || !strings.Contains(p.saver.text, "1: 6r3") {
		t.Errorf("the move was not saved:\n%s", p.saver.text)
	}
}

func TestTheLargestOverlapDecides(t *testing.T) {
	p := sit(t, figure6)
	c := p.card("3t")
	g := p.Line.Geometry()
	near := p.cell(c, 3)
	for _, off := range []input.Point{{X: g.CardW * 0.7}, {X: -g.CardW * 0.7}, {Y: g.CardH * 0.45}, {Y: -g.CardH * 0.3}} {
		q := sit(t, figure6)
		from := q.middle(c)
		q.drag(from, input.Point{X: near.X + off.X, Y: near.Y + off.Y})
		q.wantLayout("1r1yy2v/1vv1tt1r/2t3rr")
	}
}

func TestTheGrabPointIsKept(t *testing.T) {
	p := sit(t, figure6)
	c := p.card("6r")
	from := p.middle(c)
	from.X += 30
	from.Y += 40
	p.update([]input.Gesture{{Kind: input.Press, From: from, At: from}})
	p.update([]input.Gesture{{Kind: input.DragStart, From: from, At: input.Point{X: from.X + 9, Y: from.Y}}})
	for p.Hand.Moving() {
		p.Tick(true)
	}
	pose := p.Hand.Pose(p.Line)
	if got := (p.Hand.At.X - pose.X) / pose.W; got < 0.2 || got > 0.35 {
		t.Errorf("the mouse holds the card %.2f widths right of its middle, want about 0.28", got)
	}
}

func TestRefusedDropGlidesHomeWithAReason(t *testing.T) {
	p := sit(t, figure6)
	c := p.card("4v")
	p.drag(p.middle(c), p.cell(c, 2))
	p.wantLayout("1r1yy2v/1vv1tt1r/6rr")
	p.wantPrompt("Violet can’t go beside turquoise: side by side, colours must match.")
	if !p.Shake.Moving() {
		t.Error("no card shakes")
	}
	if !p.Line.Busy() {
		t.Error("the card does not glide home")
	}
	p.atRest()
	p.wantPrompt("Violet can’t")
	p.click(input.Point{X: 640, Y: 560})
	p.wantPrompt("Your turn")
}

func TestRefusalsNameTheirReasons(t *testing.T) {
	alone := sit(t, openings)
	one := alone.card("1t")
	alone.drag(alone.middle(one), alone.cell(one, 1))
	alone.wantPrompt("no partner for it")

	p := sit(t, figure6)
	c := p.card("1y")
	p.drag(p.middle(c), input.Point(p.Line.Geometry().Cell(dreist.Cell{Row: 2, Column: 4}).Center()))
	p.wantPrompt("The 1 belongs in column 1")
}

func TestClickClickDoesTheSame(t *testing.T) {
	p := sit(t, figure6)
	c := p.card("6r")
	p.click(p.middle(c))
	if p.Hand.Grip != tabletop.Selected {
		t.Fatal("a click does not select")
	}
	p.click(p.cell(c, 3))
	p.wantLayout("1r1yy2v/1vv1tt1r/5rrr")
	p.atRest()

	q := sit(t, figure6)
	q.click(q.middle(c))
	q.click(q.middle(c))
	if q.Hand.Holds() {
		t.Error("a second click on the selected card does not put it back")
	}
	q.click(q.middle(c))
	q.click(q.cell(c, 1))
	q.wantPrompt("Red can’t go beside yellow: side by side, colours must match.")
}

func TestOpeningWaitsAndIsTakenBack(t *testing.T) {
	for name, back := range map[string]func(*player, dreist.Card){
		"click": func(p *player, c dreist.Card) { p.click(p.cell(c, 1)) },
		"undo":  func(p *player, _ dreist.Card) { p.pushButton(tabletop.UndoButton) },
	} {
		t.Run(name, func(t *testing.T) {
			p := sit(t, openings)
			c := p.card("4y")
			p.drag(p.middle(c), p.cell(c, 1))
			p.settle()
			p.wantPrompt("partner")
			if p.StepsBack(p.card("5y")) || !p.StepsBack(p.card("1t")) {
				t.Error("want 5y to be offered and 1t to rest")
			}
			if p.offers(tabletop.EndTurnButton) {
				t.Error("the turn may be ended while an opening waits")
			}
			p.key(input.CommandCancel)
			if asked := p.Requests.Take(); len(asked) != 1 || asked[0].Kind != request.Escape || p.Position().Laid() != 1 {
				t.Errorf("Escape asks for %v, and %d cards lie", asked, p.Position().Laid())
			}
			back(p, c)
			p.wantLayout("-")
			p.atRest()
		})
	}
	p := sit(t, openings)
	c, partner := p.card("4y"), p.card("5y")
	p.drag(p.middle(c), p.cell(c, 1))
	p.drag(p.middle(partner), p.cell(partner, 1))
	p.wantLayout("3yy3")
	p.atRest()
}

func TestDrawQuestion(t *testing.T) {
	ask := func(t *testing.T) *player {
		p := sit(t, figure6)
		c := p.card("6r")
		p.drag(p.middle(c), p.cell(c, 3))
		if p.Question() != scene.NoQuestion {
			t.Error("the question is asked before the DREIer has been seen")
		}
		p.settle()
		if p.Question() != scene.DrawQuestion {
			t.Fatal("drawing is not offered")
		}
		return p
	}
	for name, answer := range map[string]func(*player){
		"button": func(p *player) { p.pushButton(table.DrawButton) },
		"pile":   func(p *player) { p.click(input.Point(p.Line.Geometry().Pile.Center())) },
		"key":    func(p *player) { p.key(input.CommandDraw) },
	} {
		p := ask(t)
		answer(p)
		if got := len(p.Position().Hand(0)); got != 5 {
			t.Errorf("%s: got %d hand cards after drawing, want 5", name, got)
		}
		if p.offers(tabletop.UndoButton) {
			t.Errorf("%s: undo is offered past a card that was seen", name)
		}
		p.atRest()
	}
	for name, answer := range map[string]func(*player){
		"button": func(p *player) { p.pushButton(table.DeclineButton) },
		"key":    func(p *player) { p.key(input.CommandDecline) },
	} {
		p := ask(t)
		answer(p)
		if p.Question() != scene.NoQuestion || len(p.Position().Hand(0)) != 4 {
			t.Errorf("%s: the question stays open after no", name)
		}
	}
	p := ask(t) // laying on declines, too
	c := p.card("6v")
	p.drag(p.middle(c), p.cell(c, 4))
	p.wantLayout("1r1yy2v/1vv1t2r/6rr")
	p.atRest()
}

func TestGiftIsGivenOrKept(t *testing.T) {
	p := withAPacket(t)
	before := p.Position().CardsLeft(dreist.EgonSeat)
	p.pushButton(table.GiveButton)
	if got := p.Match.History()[len(p.Match.History())-2].Position.CardsLeft(dreist.EgonSeat); got != before+2 {
		t.Errorf("Egon has %d cards after the gift, want %d", got, before+2)
	}
	p.atRest()
	q := withAPacket(t)
	q.pushButton(table.KeepButton)
	if got := len(q.Position().Hand(0)); got != 3 {
		t.Errorf("got %d hand cards after keeping, want 3", got)
	}
	q.atRest()
}

func TestEgonsTurnCanBeFollowed(t *testing.T) {
	start := func(t *testing.T) *player {
		p := sit(t, figure6)
		p.Play(dreist.Discard(p.card("1y")))
		for !p.OthersShow() {
			p.Tick(true)
		}
		return p
	}
	ran := start(t)
	ran.settle()
	want := *ran.Line.Now()

	p := start(t)
	p.wantPrompt("Egon’s turn")
	p.key(input.CommandPause)
	frozen := *p.Line.Now()
	for range 50 {
		p.Tick(true)
	}
	if *p.Line.Now() != frozen {
		t.Error("Egon moves in a pause")
	}
	p.wantPrompt("Paused")
	p.key(input.CommandPause)
	p.settle()
	if *p.Line.Now() != want {
		t.Error("after a pause the table looks different")
	}

	q := start(t)
	for clicks := 0; q.Line.Busy(); clicks++ {
		if clicks > 50 {
			t.Fatal("clicks do not end Egon's turn")
		}
		q.click(input.Point{X: 640, Y: 500})
	}
	q.settle()
	if *q.Line.Now() != want {
		t.Error("skipped step by step the table looks different")
	}

	r := start(t)
	for strikes := 0; r.Line.Busy(); strikes++ {
		if strikes > 50 {
			t.Fatal("Enter does not end Egon's turn")
		}
		r.key(input.CommandEndTurn)
	}
	if *r.Line.Now() != want {
		t.Error("skipped by Enter the table looks different")
	}
	r.wantPrompt("Your turn")
	r.key(input.CommandAgain)
	if r.Phase != tabletop.Replaying {
		t.Fatal("Egon's turn cannot be watched again")
	}
	first, shown := *r.Line.Now(), r.Line.Progress().Event
	if r.key(input.CommandRight); r.Line.Progress().Event == shown {
		t.Error("the right arrow does not lead to the next step")
	}
	if r.key(input.CommandLeft); *r.Line.Now() != first || r.Phase != tabletop.Replaying {
		t.Error("the left arrow does not lead back to the first step")
	}
	r.settle()
	r.atRest()
	if *r.Line.Now() != want {
		t.Error("after watching again the table looks different")
	}
}

func TestEgonsTurnCanBeWatchedAtAnySpeed(t *testing.T) {
	p := sit(t, figure6)
	p.Line.SetSpeed(stage.Instant)
	p.Play(dreist.Discard(p.card("1y")))
	if p.Line.Busy() {
		t.Error("at speed instant something moves")
	}
	p.pushButton(tabletop.AgainButton)
	if !p.Line.Busy() {
		t.Error("watching again shows nothing")
	}
	p.atRest()
	if p.Phase == tabletop.Replaying {
		t.Error("watching again does not end")
	}
}

// TestTheEndIsToldOnce watches the turn that ended the match once more.
func TestTheEndIsToldOnce(t *testing.T) {
	p := sitAt(t, dreist.Deal{Mode: dreist.Solo, Hands: [][]dreist.Card{{0, 9}, {}}, Piles: [][]dreist.Card{{}, {40}}}, "en", stage.Normal)
	p.Play(dreist.Discard(p.Position().Hand(0)[0]))
	p.settle()
	p.Tick(true)
	if asked := p.Requests.Take(); p.Phase != tabletop.Over || len(asked) != 1 || asked[0].Kind != request.End {
		t.Fatalf("the end leads to mode %v and asks for %v", p.Phase, asked)
	}
	if p.StartReplay(); p.Phase != tabletop.Replaying {
		t.Fatal("the last turn cannot be watched again")
	}
	p.settle()
	p.Tick(true)
	if asked := p.Requests.Take(); p.Phase != tabletop.Over || len(asked) > 0 {
		t.Errorf("watching again leads to mode %v and asks for %v", p.Phase, asked)
	}
}

func TestASecondClickDuringMotionIsNotLost(t *testing.T) {
	p := sit(t, figure6)
	a, b := p.card("6r"), p.card("3t")
	p.drag(p.middle(a), p.cell(a, 3))
	p.Tick(true)
	p.drag(input.Point(p.Line.Geometry().HandSlot(0, 4).Center()), p.cell(b, 3))
	p.wantLayout("1r1yy2v/1vv1tt1r/2t2rrr")
	p.atRest()
}

func TestNothingBreaksWhileACardIsHeld(t *testing.T) {
	p := sit(t, figure6)
	c := p.card("6r")
	from := p.middle(c)
	p.update([]input.Gesture{{Kind: input.Press, From: from, At: from}})
	p.update([]input.Gesture{{Kind: input.DragStart, From: from, At: p.cell(c, 3)}})
	p.Line.SetFrame(stage.Frame{W: 960, H: 600, Scale: 1})
	p.update([]input.Gesture{{Kind: input.Cancel, From: from, At: from}})
	p.Line.SetFrame(testFrame)
	p.wantLayout("1r1yy2v/1vv1tt1r/6rr")
	p.atRest()
	if len(p.Match.History()) != 0 {
		t.Error("a cancelled drag made a move")
	}
}

func TestKeysPlayAWholeTurn(t *testing.T) {
	p := sit(t, figure6)
	p.key(input.CommandCard1 + 2)
	if p.HeldCard().String() != "6r" || table.AimedCell(p.Hand.Aim).Row != 3 {
		t.Fatalf("key 3 selects %v aimed at row %d", p.HeldCard(), table.AimedCell(p.Hand.Aim).Row)
	}
	p.key(input.CommandEndTurn)
	p.wantLayout("1r1yy2v/1vv1tt1r/5rrr")
	p.settle()
	p.key(input.CommandDecline)
	p.key(input.CommandUndo)
	p.wantLayout("1r1yy2v/1vv1tt1r/6rr")
	p.settle()
	p.key(input.CommandEndTurn)
	p.wantPrompt("Lay a card or discard one.")
	p.key(input.CommandCard1)
	p.key(input.CommandEndTurn)
	p.settle()
	p.key(input.CommandEndTurn)
	if p.Position().Turn() != 0 || len(p.Match.History()) != 3 {
		t.Errorf("got %d moves, want a card, the end and Egon's turn", len(p.Match.History()))
	}
	p.atRest()
}

func TestAnIdleTableDoesNothing(t *testing.T) {
	p := sit(t, figure6)
	p.settle()
	p.Stale = false
	if n := testing.AllocsPerRun(50, func() { p.Tick(true) }); n != 0 {
		t.Errorf("an idle tick allocates %v times", n)
	}
	if p.Stale || p.Busy(true) {
		t.Error("an idle table wants to be drawn")
	}
}
