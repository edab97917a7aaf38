package dreist

import (
	"dreist/render/tabletop"
	"math/rand/v2"
	"testing"

	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/egon"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/teach"
)

// TestADrawOutOfHabitIsAskedAbout follows people who lay as they like and draw whenever a card is offered: before that costs
// the lesson of the gift it is asked, once, and what was missed can be seen at the end.
func TestADrawOutOfHabitIsAskedAbout(t *testing.T) {
	asked, missed := 0, 0
	for seed := range uint64(12) {
		rng := rand.New(rand.NewPCG(seed, 5))
		a, p := firstTable(t)
		for !p.Match.IsOver() {
			p.settle()
			p.Tick(true)
			p.heed()
			l := p.tutorial().Lesson
			idea, _ := l.Active()
			moves := p.Position().AppendMoves(nil)
			m := moves[rng.IntN(len(moves))]
			costs := p.Question() == scene.DrawQuestion && (idea.ID == "empty" || idea.ID == "gift")
			if rng.IntN(3) > 0 {
				m = l.Moves()[0]
			}
			if p.Question() == scene.DrawQuestion {
				m = dreist.Draw()
			}
			before := len(p.Match.History())
			if p.Play(m); !costs || len(p.Match.History()) > before {
				continue
			}
			p.settle()
			p.Tick(true)
			if got, want := p.tutorial().Note.Say, p.Say.Say("firstgame.lose.draw"); got != want {
				t.Errorf("seed %d: a draw that costs the gift is answered with %q, want %q", seed, got, want)
			}
			asked++
			if p.Play(m); len(p.Match.History()) == before {
				t.Fatalf("seed %d: who insists may not draw", seed)
			}
		}
		p.settle()
		if p.Tick(true); p.tutorial().Lesson.Has("gift") {
			continue
		}
		missed++
		a.showEnd()
		end := a.panel
		a.press("firstgame.gift.title")
		if l := a.at.lesson; l == nil || l.Example.Number != 7 {
			t.Fatalf("the missed gift leads to %T", a.table.Guide)
		}
		q := &player{t: t, Table: a.table}
		q.pushButton(teach.AllButton)
		if a.answerRequests(); a.panel != end || a.table != p.Table {
			t.Error("the example does not lead back to the end of the first game")
		}
	}
	if asked == 0 || missed == 0 {
		t.Errorf("it was asked %d times, and %d missed the gift, want some of both", asked, missed)
	}
}

// TestWhatEndsTheChanceOfAGiftIsAskedAboutOnce lays another card than one after which the whole hand can follow.
func TestWhatEndsTheChanceOfAGiftIsAskedAboutOnce(t *testing.T) {
	_, p := firstTable(t)
	for {
		if idea, ok := p.tutorial().Lesson.Active(); ok && idea.ID == "empty" && p.Position().May(dreist.End()) {
			break
		}
		p.obey()
		p.heed()
	}
	before := len(p.Match.History())
	p.Play(dreist.End())
	p.settle()
	p.Tick(true)
	if got, want := p.tutorial().Note.Say, p.Say.Say("firstgame.lose.other"); got != want || len(p.Match.History()) != before {
		t.Errorf("the chick says %q, want %q and the turn as it was", got, want)
	}
	if p.Play(dreist.End()); len(p.Match.History()) == before {
		t.Error("who insists may not end the turn")
	}
}

// TestEgonWaitsForTheClickAtEveryCard asks for the next step by mouse and by key, at every speed at which he is seen.
func TestEgonWaitsForTheClickAtEveryCard(t *testing.T) {
	next := map[string]func(p *player){
		"mouse": func(p *player) { p.click(input.Point{X: 5, Y: 300}) },
		"key":   func(p *player) { p.key(input.CommandEndTurn) },
		"pause": func(p *player) { p.key(input.CommandPause) },
	}
	for name, goOn := range next {
		for speed := stage.Slow; speed < stage.Instant; speed++ {
			_, p := firstTable(t)
			p.Line.SetSpeed(speed)
			for len(p.Match.History()) == 0 || p.Position().Laid() > 0 {
				p.Play(p.tutorial().Lesson.Moves()[0])
				if !p.Position().EgonToMove() && p.Match.History()[len(p.Match.History())-1].Move.Action != dreist.EgonPlays {
					p.settle()
				}
				p.Tick(true)
			}
			turned := 0
			for _, e := range p.Match.History()[len(p.Match.History())-1].Events {
				if _, ok := e.(dreist.EgonRevealed); ok {
					turned++
				}
			}
			waits := 0
			for p.Line.Busy() {
				for p.Busy(true) {
					p.Tick(true)
				}
				if !p.Line.Paused() {
					break
				}
				if want := p.Say.Say("firstgame.watch.say"); p.tutorial().Note.Say != want && name == "mouse" {
					t.Errorf("he waits, and the chick says %q, want %q", p.tutorial().Note.Say, want)
				}
				if prompt, _ := p.PromptText(); prompt == p.Say.Say("prompt.paused") {
					t.Error("it is said that the turn was halted by the player")
				}
				for range 600 {
					p.Tick(true)
				}
				if waits++; !p.Line.Paused() {
					t.Fatalf("%s at speed %v: he does not wait", name, speed)
				}
				goOn(p)
			}
			if waits != turned || turned == 0 {
				t.Errorf("%s at speed %v: he waits %d times for %d cards", name, speed, waits, turned)
			}
		}
	}
}

// TestBothOfTwoEqualCardsGlow comes to a turn in which the card that is meant has an equal in the hand.
func TestBothOfTwoEqualCardsGlow(t *testing.T) {
	_, p := firstTable(t)
	seen := false
	for !p.tutorial().Lesson.Done() {
		p.settle()
		p.Tick(true)
		p.heed()
		m := p.tutorial().Lesson.Moves()[0]
		for _, c := range p.Position().Hand(0) {
			if m.Action != dreist.LayCard || p.Question() != scene.NoQuestion || c == m.Card || c.Kind() != m.Card.Kind() {
				continue
			}
			seen = true
			if glows := glowing(p.Table); !glows[c] || !glows[m.Card] {
				t.Errorf("of two equal cards only one glows\n%s", p.Position().Picture())
			}
		}
		p.Play(m)
	}
	if !seen {
		t.Fatal("the card that is meant never has an equal")
	}
}

// glowing returns the cards that a guide lets glow.
func glowing(t *table.Table) map[dreist.Card]bool {
	glows := map[dreist.Card]bool{}
	for _, m := range t.Overlay().Marks {
		if m.At.Kind == tabletop.CardPlace && m.Motif == kit.Glow {
			glows[dreist.Card(m.At.Card)] = true
		}
	}
	return glows
}

// TestAPanelOverARemarkLeavesNoEmptyBubble opens the explanation of a refusal while Egon only begins to remark on it.
func TestAPanelOverARemarkLeavesNoEmptyBubble(t *testing.T) {
	a, p := firstTable(t)
	p.settle()
	for range 600 { // the greeting has gone
		p.Tick(true)
	}
	c := p.Position().Hand(0)[0]
	p.drag(p.middle(c), input.Point(p.Line.Geometry().Cell(dreist.Cell{Row: 1, Column: 1 + (c.Number()+3)%8}).Center()))
	p.Opponents.Egon.React(&p.State, egon.Poke) // of a refusal he does not always speak
	if p.Refusal.Text == "" || p.Opponents.Egon.Speech.Line == "" {
		t.Fatalf("refused: %q, and Egon says %q", p.Refusal.Text, p.Opponents.Egon.Speech.Line)
	}
	a.take(a.game.ShowHelp(a.at.screen))
	if !p.Opponents.Egon.IsFinishing(&p.State) {
		t.Fatal("his bubble is open at once")
	}
	a.wait(60)
	if p.Opponents.Egon.IsFinishing(&p.State) || a.app.Busy() && !a.panel.Live.Busy() {
		t.Error("below the panel his bubble stays half open, without words")
	}
}
