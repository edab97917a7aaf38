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
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/remarks"
	"dreist/render/dreist/situation"
	"dreist/render/dreist/table"
	"dreist/render/dreist/tutorial"
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

func (p *player) tutorial() *tutorial.Tutorial {
	p.t.Helper()
	g, ok := p.Guide.(*tutorial.Tutorial)
	if !ok {
		p.t.Fatal("nobody guides the game")
	}
	return g
}

// obey does by gestures what the tutor wants, with the mouse or by the keyboard, and lets Egon play.
func (p *player) obey(keys bool) {
	p.t.Helper()
	p.Tick()
	m := p.tutorial().Lesson.Wanted()[0]
	switch m.Action {
	case dreist.LayCard:
		if keys {
			p.layByKeys(m)
		} else {
			p.drag(p.middle(m.Card), p.cell(m.Card, int(m.Row)))
		}
	case dreist.DiscardCard:
		p.drag(p.middle(m.Card), input.Point(p.Line.Geometry().DiscardPile.Center()))
	case dreist.DrawCard:
		p.wantLeading(table.DrawButton)
		p.pushButton(table.DrawButton)
	case dreist.EndTurn:
		p.wantLeading(table.EndTurnButton)
		p.pushButton(table.EndTurnButton)
	case dreist.GiveCards:
		if p.Question() == situation.DrawQuestion {
			p.pushButton(table.DeclineButton)
		}
		p.wantLeading(table.GiveButton)
		p.pushButton(table.GiveButton)
	}
	p.settle()
	p.Tick()
}

// wantLeading checks that one button leads and no other; noButton stands for none.
func (p *player) wantLeading(want overlay.ButtonID) {
	p.t.Helper()
	for _, b := range p.Buttons(nil) {
		if b.Lead != (b.Id == want) {
			p.t.Errorf("%q: button %d leads: %v, want %v", p.tutorial().Note.Task, b.Id, b.Lead, b.Id == want)
		}
	}
}

// TestTheFirstGameIsShort counts what nobody can hurry: the motion of all ideas at the usual speed, and the words to read.
func TestTheFirstGameIsShort(t *testing.T) {
	_, p := firstTable(t)
	ticks, words := 0, 0
	seen := map[string]bool{}
	for !p.tutorial().Lesson.Done() {
		p.Tick()
		n := p.tutorial().Note
		if now := len(strings.Fields(n.Text + " " + n.Task)); !seen[n.Text] {
			seen[n.Text] = true
			words += now
			if now > 40 {
				t.Errorf("%q has %d words to read before anything can be done, want 40 at most", n.Title, now)
			}
		}
		p.Play(p.tutorial().Lesson.Wanted()[0])
		for ; p.Busy(); ticks++ {
			p.Tick()
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
	for slot, c := range p.Position().Hand(0) {
		if c == m.Card {
			p.key(input.CommandCard1 + input.Command(slot))
		}
	}
	for range 12 {
		if p.Hand.Aim.Cell.Row == int(m.Row) {
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
			for !p.tutorial().Lesson.Done() {
				before := len(p.Match.History())
				p.Tick()
				n := p.tutorial().Note
				titles[n.Title] = true
				if n.Text == "" || n.Title == "" {
					t.Fatalf("nothing is said\n%s", p.Position().Picture())
				}
				p.obey(keys)
				if len(p.Match.History()) == before {
					t.Fatalf("%q: %q cannot be done\n%s", n.Title, n.Task, p.Position().Picture())
				}
			}
			for _, idea := range tutor.Ideas() {
				if title := p.Say.Say(idea.TitleKey()); !titles[title] {
					t.Errorf("%q was never said", title)
				}
			}
			for !p.Match.Over() {
				moves := p.Position().AppendMoves(nil)
				p.Play(moves[0])
				p.settle()
			}
			p.Tick()
			a.at.score()
			a.grant()
			if a.panel == nil || !a.panel.blocks {
				t.Fatal("the end is not told")
			}
			history, err := a.onDisk().History()
			if err != nil || len(history) != 1 || history[0].Kind != store.KindFirst {
				t.Errorf("remembered as %v, %v, want as the first game", history, err)
			}
			if a.findSaved(tutorSlot) != nil {
				t.Error("a finished first game can be gone on with")
			}
		})
	}
}

func TestEgonIsHimselfInTheFirstGame(t *testing.T) {
	_, p := firstTable(t)
	if p.Egon.Speech.Remark.Occasion != remarks.Greet {
		t.Errorf("he does not greet but says %q", p.Egon.Speech.Line)
	}
	for range remarks.Ticks(p.Egon.Speech.Line) {
		p.Tick()
	}
	if p.Egon.Speech.Line != "" {
		t.Errorf("he still says %q", p.Egon.Speech.Line)
	}
	p.click(input.Point(p.Line.Geometry().Egon.Face.Center()))
	if p.Egon.Speech.Remark.Occasion != remarks.Poke {
		t.Errorf("poked he says %q", p.Egon.Speech.Line)
	}
}

func TestTheFirstGameIsLeftAndResumed(t *testing.T) {
	a, p := firstTable(t)
	for range 8 {
		p.obey(false)
	}
	want := p.tutorial().Note
	p.pushButton(table.LeaveButton)
	a.grant()
	if a.table != nil {
		t.Fatal("the game was not left")
	}
	again := open(t, a.Options)
	saved := again.findSaved(tutorSlot)
	if saved == nil {
		t.Fatal("the first game is not there any more")
	}
	again.resume(saved)
	q := &player{t, again.table, nil}
	q.update(nil)
	if got := q.tutorial().Note; got != want || want.Met < 4 {
		t.Errorf("got the note %+v, want %+v", got, want)
	}
	again.SetLanguage("de")
	q.update(nil)
	if got := q.tutorial().Note; got.Title == want.Title || got.Met != want.Met {
		t.Errorf("in German got the note %+v", got)
	}
}

func TestWhatComesTooEarlyIsKeptForLater(t *testing.T) {
	_, p := firstTable(t)
	moves, before := len(p.Match.History()), p.tutorial().Note
	c := p.Position().Hand(0)[0]
	p.drag(p.middle(c), input.Point(p.Line.Geometry().DiscardPile.Center()))
	p.settle()
	p.Tick()
	if len(p.Match.History()) != moves {
		t.Fatal("the card was discarded")
	}
	want := p.Say.Say("firstgame.later.discard", assets.Values{"Idea": p.Say.Say("firstgame.base.title")})
	if got := p.tutorial().Note; got.Text != want || got.Task != before.Task {
		t.Errorf("got %q, %q, want %q, %q", got.Text, got.Task, want, before.Task)
	}
	if _, red := p.PromptText(); red {
		t.Error("that is told as if it were a mistake")
	}
	p.atRest()
	p.update([]input.Gesture{{Kind: input.Press, At: input.Point{X: 5, Y: 300}}})
	if got := p.tutorial().Note; got != before {
		t.Errorf("then the box says %+v, want %+v again", got, before)
	}
}

// TestTheBoxIsRightWhicheverWayAPlayerGoes plays games by chance, with moves among them that the rules refuse.
func TestTheBoxIsRightWhicheverWayAPlayerGoes(t *testing.T) {
	for seed := range uint64(25) {
		rng := rand.New(rand.NewPCG(seed, 2))
		a, p := firstTable(t)
		for !p.Match.Over() {
			p.Tick()
			p.wantTrueNote()
			if p.Question() == situation.DrawQuestion && rng.IntN(3) == 0 {
				p.pushButton(table.DeclineButton)
				p.Tick()
				p.wantTrueNote()
			}
			m := p.tutorial().Lesson.Wanted()[0]
			switch moves := p.Position().AppendMoves(nil); rng.IntN(4) {
			case 0:
				m = moves[rng.IntN(len(moves))]
			case 1:
				hand := p.Position().Hand(0)
				m = dreist.End()
				if len(hand) > 0 {
					m = dreist.Lay(hand[rng.IntN(len(hand))], 1+rng.IntN(4))
				}
			}
			p.Play(m)
			p.settle()
		}
		p.Tick()
		told, _ := a.at.firstEnd()
		if open := p.tutorial().Lesson.Open(); len(open) > 0 && !strings.Contains(told, p.Say.Say(open[0].TitleKey())) {
			t.Errorf("seed %d: %q does not name what did not come up", seed, told)
		}
	}
}

// wantTrueNote checks that the box asks for something that can be done at once, and never says that nothing fits where
// something does.
func (p *player) wantTrueNote() {
	p.t.Helper()
	g := p.tutorial()
	if g.Note.Title == "" || g.Note.Text == "" || strings.Contains(g.Note.Text+g.Note.Task, "no value") {
		p.t.Fatalf("the box says %+v\n%s", g.Note, p.Position().Picture())
	}
	if g.Lesson.Done() {
		return
	}
	wanted, ok := g.Wanted()
	if !ok || !p.Position().May(wanted) || g.Note.Task == "" {
		p.t.Fatalf("%q, %v cannot be done\n%s", g.Note.Task, wanted, p.Position().Picture())
	}
	if wanted.Action == dreist.LayCard && !strings.Contains(g.Note.Task, p.Say.Card(wanted.Card)) {
		p.t.Errorf("%q does not name %v", g.Note.Task, wanted)
	}
	if idea, active := g.Lesson.Active(); p.Question() == situation.DrawQuestion && wanted.Action == dreist.LayCard && (!active || idea.ID != "empty") {
		p.t.Errorf("%q, and a card is offered\n%s", g.Note.Task, p.Position().Picture())
	} else if active && idea.ID == "draw" && !g.Lesson.Has("trio") && !g.Lesson.Has("clear") && g.Note.Text == p.Say.Say("firstgame.draw.text") {
		p.t.Errorf("%q, and what a DREIer is was never said", g.Note.Text)
	}
	if said := strings.ToLower(g.Note.Text); p.AnyFits() && (strings.Contains(said, "nothing else fits") || strings.Contains(said, "nothing fits")) {
		p.t.Errorf("%q, and something fits\n%s", g.Note.Text, p.Position().Picture())
	}
	lead := table.NoButton
	switch wanted.Action {
	case dreist.EndTurn:
		lead = table.EndTurnButton
	case dreist.DrawCard:
		lead = table.DrawButton
	case dreist.GiveCards:
		lead = table.GiveButton
	}
	if p.Question() == situation.DrawQuestion && lead != table.DrawButton {
		lead = table.DeclineButton
	}
	p.wantLeading(lead)
}

func TestARewardTurnedDownIsNotAskedForAgain(t *testing.T) {
	_, p := firstTable(t)
	for !p.tutorial().Lesson.Has("trio") {
		p.obey(false)
	}
	p.pushButton(table.DeclineButton)
	p.Tick()
	before := p.tutorial().Note
	if before.Task == p.Say.Say("firstgame.draw.task") {
		t.Errorf("%q was turned down", before.Task)
	}
	p.obey(false)
	if !p.tutorial().Lesson.Has("draw") {
		t.Error("the reward is still to come")
	}
}

func TestTakingBackTakesTheIdeaBack(t *testing.T) {
	_, p := firstTable(t)
	before := p.tutorial().Note
	p.obey(false)
	if p.tutorial().Note == before {
		t.Fatal("nothing new is said")
	}
	p.Undo()
	p.settle()
	p.Tick()
	if got := p.tutorial().Note; got != before {
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
	p.Tick()
	e := newCanvas(t)
	seen := new(listener)
	e.On(seen)
	for range 2 {
		p.Table.Draw(e)
		for e.Sprites.Work() {
		}
	}
	if n := testing.AllocsPerRun(20, func() { p.Table.Draw(e) }); n > 0 {
		t.Errorf("a frame allocates %v times", n)
	}
	if n := testing.AllocsPerRun(20, func() { p.Tick() }); n > 0 {
		t.Errorf("a tick at rest allocates %v times", n)
	}
}
