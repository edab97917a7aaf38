package dreist

import (
	"math/rand/v2"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/tutor"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/shell"
	"dreist/render/stage"
)

// firstTable returns the program with a first game on the table, dealt.
func firstTable(t *testing.T) (*guest, *player) {
	t.Helper()
	a := newApp(t)
	a.showFirstGame()
	p := &player{t, a.table, nil}
	p.settle()
	return a, p
}

func (p *player) tutorial() *tutorial {
	p.t.Helper()
	g, ok := p.guide.(*tutorial)
	if !ok {
		p.t.Fatal("nobody guides the game")
	}
	return g
}

// obey does by gestures what the tutor wants, with the mouse or by the keyboard, and lets Egon play.
func (p *player) obey(keys bool) {
	p.t.Helper()
	p.tick()
	m := p.tutorial().lesson.Wanted()[0]
	switch m.Action {
	case dreist.LayCard:
		if keys {
			p.layByKeys(m)
		} else {
			p.drag(p.middle(m.Card), p.cell(m.Card, int(m.Row)))
		}
	case dreist.DiscardCard:
		p.drag(p.middle(m.Card), input.Point(p.line.Geometry().Discard.Center()))
	case dreist.DrawCard:
		p.wantLeading(drawButton)
		p.pushButton(drawButton)
	case dreist.EndTurn:
		p.wantLeading(endTurnButton)
		p.pushButton(endTurnButton)
	case dreist.GiveCards:
		if p.question() == drawQuestion {
			p.pushButton(declineButton)
		}
		p.wantLeading(giveButton)
		p.pushButton(giveButton)
	}
	p.settle()
	p.tick()
}

// wantLeading checks that one button leads and no other; noButton stands for none.
func (p *player) wantLeading(want buttonID) {
	p.t.Helper()
	for _, b := range p.buttons(nil) {
		if b.lead != (b.id == want) {
			p.t.Errorf("%q: button %d leads: %v, want %v", p.tutorial().note.task, b.id, b.lead, b.id == want)
		}
	}
}

// TestTheFirstGameIsShort counts what nobody can hurry: the motion of all ideas at the usual speed, and the words to read.
func TestTheFirstGameIsShort(t *testing.T) {
	_, p := firstTable(t)
	ticks, words := 0, 0
	seen := map[string]bool{}
	for !p.tutorial().lesson.Done() {
		p.tick()
		n := p.tutorial().note
		if now := len(strings.Fields(n.text + " " + n.task)); !seen[n.text] {
			seen[n.text] = true
			words += now
			if now > 40 {
				t.Errorf("%q has %d words to read before anything can be done, want 40 at most", n.title, now)
			}
		}
		p.play(p.tutorial().lesson.Wanted()[0])
		for ; p.busy(); ticks++ {
			p.tick()
		}
	}
	seconds := ticks/stage.TicksPerSecond + words*60/120 // a slow reader's 120 words a minute
	t.Logf("%d s of motion, %d words", ticks/stage.TicksPerSecond, words)
	if seconds > 6*60 {
		t.Errorf("motion and reading take %d s, want time to think in ten minutes", seconds)
	}
}

// layByKeys selects a card by its number, aims it with the arrows and lays it by Enter.
func (p *player) layByKeys(m dreist.Move) {
	p.t.Helper()
	for slot, c := range p.position().Hand(0) {
		if c == m.Card {
			p.key(input.CommandCard1 + input.Command(slot))
		}
	}
	for range 12 {
		if p.hand.aim.cell.Row == int(m.Row) {
			break
		}
		p.key(input.CommandDown)
	}
	p.key(input.CommandEndTurn)
}

func TestTheFirstGameIsPlayedToItsEndByWhatTheTutorSays(t *testing.T) {
	for name, keys := range map[string]bool{"mouse": false, "keys": true} {
		t.Run(name, func(t *testing.T) {
			a, p := firstTable(t)
			titles := map[string]bool{}
			for !p.tutorial().lesson.Done() {
				before := len(p.match.History())
				p.tick()
				n := p.tutorial().note
				titles[n.title] = true
				if n.text == "" || n.title == "" {
					t.Fatalf("nothing is said\n%s", p.position().Picture())
				}
				p.obey(keys)
				if len(p.match.History()) == before {
					t.Fatalf("%q: %q cannot be done\n%s", n.title, n.task, p.position().Picture())
				}
			}
			for _, idea := range tutor.Ideas() {
				if title := p.say.Say(idea.TitleKey()); !titles[title] {
					t.Errorf("%q was never said", title)
				}
			}
			for !p.match.Over() {
				moves := p.position().AppendMoves(nil)
				p.play(moves[0])
				p.settle()
			}
			p.tick()
			a.at.score()
			a.grant()
			if a.panel == nil || !a.panel.blocks {
				t.Fatal("the end is not told")
			}
			history, err := a.onDisk().HistoryOf(store.Filter{})
			if err != nil || len(history) != 1 || history[0].Kind != store.KindFirst {
				t.Errorf("remembered as %v, %v, want as the first game", history, err)
			}
			if a.findSaved(tutorSlot) != nil {
				t.Error("a finished first game can be gone on with")
			}
		})
	}
}

func TestTheFirstGameIsLeftAndResumed(t *testing.T) {
	a, p := firstTable(t)
	for range 8 {
		p.obey(false)
	}
	want := p.tutorial().note
	p.pushButton(leaveButton)
	a.grant()
	if a.table != nil {
		t.Fatal("the game was not left")
	}
	again := open(t, a.options)
	saved := again.findSaved(tutorSlot)
	if saved == nil {
		t.Fatal("the first game is not there any more")
	}
	again.resume(saved)
	q := &player{t, again.table, nil}
	q.update(nil)
	if got := q.tutorial().note; got != want || want.met < 4 {
		t.Errorf("got the note %+v, want %+v", got, want)
	}
	again.setLanguage("de")
	q.update(nil)
	if got := q.tutorial().note; got.title == want.title || got.met != want.met {
		t.Errorf("in German got the note %+v", got)
	}
}

func TestWhatComesTooEarlyIsKeptForLater(t *testing.T) {
	_, p := firstTable(t)
	moves, before := len(p.match.History()), p.tutorial().note
	c := p.position().Hand(0)[0]
	p.drag(p.middle(c), input.Point(p.line.Geometry().Discard.Center()))
	p.settle()
	p.tick()
	if len(p.match.History()) != moves {
		t.Fatal("the card was discarded")
	}
	want := p.say.Say("firstgame.later.discard", assets.Values{"Idea": p.say.Say("firstgame.base.title")})
	if got := p.tutorial().note; got.text != want || got.task != before.task {
		t.Errorf("got %q, %q, want %q, %q", got.text, got.task, want, before.task)
	}
	if _, red := p.promptText(); red {
		t.Error("that is told as if it were a mistake")
	}
	p.atRest()
	p.update([]input.Gesture{{Kind: input.Press, At: input.Point{X: 5, Y: 300}}})
	if got := p.tutorial().note; got != before {
		t.Errorf("then the box says %+v, want %+v again", got, before)
	}
}

// TestTheBoxIsRightWhicheverWayAPlayerGoes plays games by chance, with moves among them that the rules refuse.
func TestTheBoxIsRightWhicheverWayAPlayerGoes(t *testing.T) {
	for seed := range uint64(25) {
		rng := rand.New(rand.NewPCG(seed, 2))
		a, p := firstTable(t)
		for !p.match.Over() {
			p.tick()
			p.wantTrueNote()
			if p.question() == drawQuestion && rng.IntN(3) == 0 {
				p.pushButton(declineButton)
				p.tick()
				p.wantTrueNote()
			}
			m := p.tutorial().lesson.Wanted()[0]
			switch moves := p.position().AppendMoves(nil); rng.IntN(4) {
			case 0:
				m = moves[rng.IntN(len(moves))]
			case 1:
				hand := p.position().Hand(0)
				m = dreist.End()
				if len(hand) > 0 {
					m = dreist.Lay(hand[rng.IntN(len(hand))], 1+rng.IntN(4))
				}
			}
			p.play(m)
			p.settle()
		}
		p.tick()
		told, _ := a.at.firstEnd()
		if open := p.tutorial().lesson.Open(); len(open) > 0 && !strings.Contains(told, p.say.Say(open[0].TitleKey())) {
			t.Errorf("seed %d: %q does not name what did not come up", seed, told)
		}
	}
}

// wantTrueNote checks that the box asks for something that can be done at once, and never says that nothing fits where
// something does.
func (p *player) wantTrueNote() {
	p.t.Helper()
	g := p.tutorial()
	if g.note.title == "" || g.note.text == "" || strings.Contains(g.note.text+g.note.task, "no value") {
		p.t.Fatalf("the box says %+v\n%s", g.note, p.position().Picture())
	}
	if g.lesson.Done() {
		return
	}
	wanted, ok := g.wanted()
	if !ok || !p.position().May(wanted) || g.note.task == "" {
		p.t.Fatalf("%q, %v cannot be done\n%s", g.note.task, wanted, p.position().Picture())
	}
	if wanted.Action == dreist.LayCard && !strings.Contains(g.note.task, p.say.Card(wanted.Card)) {
		p.t.Errorf("%q does not name %v", g.note.task, wanted)
	}
	if idea, active := g.lesson.Active(); p.question() == drawQuestion && wanted.Action == dreist.LayCard && (!active || idea.ID != "empty") {
		p.t.Errorf("%q, and a card is offered\n%s", g.note.task, p.position().Picture())
	} else if active && idea.ID == "draw" && !g.lesson.Has("trio") && !g.lesson.Has("clear") && g.note.text == p.say.Say("firstgame.draw.text") {
		p.t.Errorf("%q, and what a DREIer is was never said", g.note.text)
	}
	if said := strings.ToLower(g.note.text); p.anyFits() && (strings.Contains(said, "nothing else fits") || strings.Contains(said, "nothing fits")) {
		p.t.Errorf("%q, and something fits\n%s", g.note.text, p.position().Picture())
	}
	lead := noButton
	switch wanted.Action {
	case dreist.EndTurn:
		lead = endTurnButton
	case dreist.DrawCard:
		lead = drawButton
	case dreist.GiveCards:
		lead = giveButton
	}
	if p.question() == drawQuestion && lead != drawButton {
		lead = declineButton
	}
	p.wantLeading(lead)
}

func TestARewardTurnedDownIsNotAskedForAgain(t *testing.T) {
	_, p := firstTable(t)
	for !p.tutorial().lesson.Has("trio") {
		p.obey(false)
	}
	p.pushButton(declineButton)
	p.tick()
	before := p.tutorial().note
	if before.task == p.say.Say("firstgame.draw.task") {
		t.Errorf("%q was turned down", before.task)
	}
	p.obey(false)
	if !p.tutorial().lesson.Has("draw") {
		t.Error("the reward is still to come")
	}
}

func TestTakingBackTakesTheIdeaBack(t *testing.T) {
	_, p := firstTable(t)
	before := p.tutorial().note
	p.obey(false)
	if p.tutorial().note == before {
		t.Fatal("nothing new is said")
	}
	p.undo()
	p.settle()
	p.tick()
	if got := p.tutorial().note; got != before {
		t.Errorf("got the note %+v, want %+v", got, before)
	}
}

func TestTheFirstGameIsOfferedToWhoeverIsNew(t *testing.T) {
	a := newApp(t)
	offered := func() bool {
		a.take(shell.Home())
		a.showStart()
		_, ok := labelled(a.panel.Panel(), a.say.Say("firstgame.offer"))
		return ok
	}
	if !offered() {
		t.Error("somebody new is not offered a first game")
	}
	a.playFirstGame()
	if !offered() {
		t.Error("a first game that was begun is not offered any more")
	}
	a.newGame()
	if offered() {
		t.Error("somebody who plays is offered a first game")
	}
}

func TestTheTutorDrawsWithoutAllocating(t *testing.T) {
	_, p := firstTable(t)
	p.tick()
	e := newCanvas(t)
	seen := new(listener)
	e.On(seen)
	for range 2 {
		p.table.draw(e)
		for e.Sprites.Work() {
		}
	}
	if n := testing.AllocsPerRun(20, func() { p.table.draw(e) }); n > 0 {
		t.Errorf("a frame allocates %v times", n)
	}
	if n := testing.AllocsPerRun(20, func() { p.tick() }); n > 0 {
		t.Errorf("a tick at rest allocates %v times", n)
	}
}
