package render

import (
	"strings"
	"testing"

	"dreist/game/dreist"
	"dreist/game/store"
	"dreist/game/tutor"
	"dreist/input"
	"dreist/render/scene"
)

// firstTable returns the program with a first game on the table, dealt.
func firstTable(t *testing.T) (*App, *player) {
	t.Helper()
	a := newApp(t)
	a.showFirstGame()
	p := &player{t, a.table, nil}
	p.settle()
	return a, p
}

func (p *player) tutoring() *tutoring {
	p.t.Helper()
	g, ok := p.guide.(*tutoring)
	if !ok {
		p.t.Fatal("nobody guides the game")
	}
	return g
}

// obey does by gestures what the tutor wants, with the mouse or by the keyboard, and lets Egon play.
func (p *player) obey(keys bool) {
	p.t.Helper()
	p.update(nil)
	m := p.tutoring().wanted[0]
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
		p.pushButton(drawButton)
	case dreist.EndTurn:
		p.pushButton(endTurnButton)
	case dreist.GiveCards:
		if p.question() == drawQuestion {
			p.pushButton(declineButton)
		}
		p.pushButton(giveButton)
	}
	p.settle()
	p.update(nil)
}

// TestTheFirstGameIsShort counts what nobody can hurry: the motion of all ideas at the usual speed, and the words to read.
func TestTheFirstGameIsShort(t *testing.T) {
	_, p := firstTable(t)
	ticks, words := 0, 0
	seen := map[string]bool{}
	for !p.tutoring().lesson.Done() {
		p.update(nil)
		n := p.tutoring().note
		if now := len(strings.Fields(n.text + " " + n.task)); !seen[n.text] {
			seen[n.text] = true
			words += now
			if now > 40 {
				t.Errorf("%q has %d words to read before anything can be done, want 40 at most", n.title, now)
			}
		}
		p.play(p.tutoring().wanted[0])
		for ; p.busy(); ticks++ {
			p.update(nil)
		}
	}
	seconds := ticks/scene.TicksPerSecond + words*60/120 // a slow reader's 120 words a minute
	t.Logf("%d s of motion, %d words", ticks/scene.TicksPerSecond, words)
	if seconds > 6*60 {
		t.Errorf("motion and reading take %d s, want time to think in ten minutes", seconds)
	}
}

// layByKeys selects a card by its number, aims it with the arrows and lays it by Enter.
func (p *player) layByKeys(m dreist.Move) {
	p.t.Helper()
	for slot, c := range p.position().Hand(0) {
		if c == m.Card {
			p.key(input.ImpulseCard1 + input.Impulse(slot))
		}
	}
	for range 12 {
		if p.hand.aim.cell.Row == int(m.Row) {
			break
		}
		p.key(input.ImpulseDown)
	}
	p.key(input.ImpulseEndTurn)
}

func TestTheFirstGameIsPlayedToItsEndByWhatTheTutorSays(t *testing.T) {
	for name, keys := range map[string]bool{"mouse": false, "keys": true} {
		t.Run(name, func(t *testing.T) {
			a, p := firstTable(t)
			titles := map[string]bool{}
			for !p.tutoring().lesson.Done() {
				before := len(p.match.History())
				p.update(nil)
				n := p.tutoring().note
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
			p.update(nil)
			a.score()
			a.grant(p.takeWishes())
			if a.panel == nil || !a.panel.blocks {
				t.Fatal("the end is not told")
			}
			history, err := a.options.Store.HistoryOf(store.Filter{})
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
	want := p.tutoring().note
	p.pushButton(leaveButton)
	a.grant(p.takeWishes())
	if a.table != nil {
		t.Fatal("the game was not left")
	}
	again, err := NewApp(a.options)
	if err != nil {
		t.Fatal(err)
	}
	again.frame = testFrame
	saved := again.findSaved(tutorSlot)
	if saved == nil {
		t.Fatal("the first game is not there any more")
	}
	again.resume(saved)
	q := &player{t, again.table, nil}
	q.update(nil)
	if got := q.tutoring().note; got != want || want.met < 4 {
		t.Errorf("got the note %+v, want %+v", got, want)
	}
	again.setLanguage("de")
	q.update(nil)
	if got := q.tutoring().note; got.title == want.title || got.met != want.met {
		t.Errorf("in German got the note %+v", got)
	}
}

func TestWhatComesTooEarlyIsKeptForLater(t *testing.T) {
	_, p := firstTable(t)
	moves := len(p.match.History())
	c := p.card("3t")
	if p.tutoring().lesson.Allows(dreist.Discard(c)) {
		t.Fatal("the card may be discarded in the first turn")
	}
	p.drag(p.middle(c), input.Point(p.line.Geometry().Discard.Center()))
	if len(p.match.History()) != moves {
		t.Error("the card was discarded")
	}
	p.wantPrompt("You could do that. But first try what this step is about.")
	p.atRest()
}

func TestTakingBackTakesTheIdeaBack(t *testing.T) {
	_, p := firstTable(t)
	before := p.tutoring().note
	p.obey(false)
	if p.tutoring().note == before {
		t.Fatal("nothing new is said")
	}
	p.undo()
	p.settle()
	p.update(nil)
	if got := p.tutoring().note; got != before {
		t.Errorf("got the note %+v, want %+v", got, before)
	}
}

func TestTheFirstGameIsOfferedToWhoeverIsNew(t *testing.T) {
	a := newApp(t)
	offered := func() bool {
		a.rise()
		a.showStart()
		_, ok := a.panel.ButtonRect(a.say.Say("firstgame.offer"))
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
	p.update(nil)
	e := newEasel(t)
	seen := new(listener)
	e.on(seen)
	for range 2 {
		p.table.draw(e)
		for e.sprites.work() {
		}
	}
	if n := testing.AllocsPerRun(20, func() { p.table.draw(e) }); n > 0 {
		t.Errorf("a frame allocates %v times", n)
	}
	if n := testing.AllocsPerRun(20, func() { p.update(nil) }); n > 0 {
		t.Errorf("a tick at rest allocates %v times", n)
	}
}
