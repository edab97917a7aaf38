package dreist

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/tutor"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/remarks"
	"dreist/render/dreist/situation"
	"dreist/render/dreist/table"
	"dreist/render/dreist/tutorial"
	"dreist/render/geom"
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
			p.t.Errorf("%q: button %d leads: %v, want %v", p.tutorial().Note.Say, b.Id, b.Lead, b.Id == want)
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
		if now := len(strings.Fields(n.Say + " " + n.More)); !seen[n.Say] {
			seen[n.Say] = true
			words += now
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
			ideas := map[string]bool{}
			for !p.tutorial().Lesson.Done() {
				before := len(p.Match.History())
				p.Tick()
				n := p.tutorial().Note
				if idea, ok := p.tutorial().Lesson.Active(); ok {
					ideas[idea.ID] = n.Say != ""
				}
				if n.Say == "" {
					t.Fatalf("nothing is said\n%s", p.Position().Picture())
				}
				p.obey(keys)
				if len(p.Match.History()) == before {
					t.Fatalf("%q cannot be done\n%s", n.Say, p.Position().Picture())
				}
			}
			for _, idea := range tutor.Ideas() {
				if !ideas[idea.ID] {
					t.Errorf("nothing was ever said of %q", idea.ID)
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
	if got := q.tutorial().Note; got.Say == want.Say || got.Met != want.Met {
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
	want, why := p.Say.Say("firstgame.later.discard"), p.Say.Say("firstgame.later.more", assets.Values{"Idea": p.Say.Say("firstgame.base.title")})
	if got := p.tutorial().Note; got.Say != want || got.More != why || !got.Asks {
		t.Errorf("got %+v, want %q, %q", got, want, why)
	}
	if _, red := p.PromptText(); red {
		t.Error("that is told as if it were a mistake")
	}
	p.atRest()
	p.update([]input.Gesture{{Kind: input.Press, At: input.Point{X: 5, Y: 300}}})
	if got := p.tutorial().Note; got != before {
		t.Errorf("then the chick says %+v, want %+v again", got, before)
	}
}

// TestTheBoxIsRightWhicheverWayAPlayerGoes plays games by chance, with moves among them that the rules refuse.
func TestTheChickIsRightWhicheverWayAPlayerGoes(t *testing.T) {
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

// wantTrueNote checks that the chick asks for something that can be done at once, and never says that nothing fits where
// something does.
func (p *player) wantTrueNote() {
	p.t.Helper()
	g := p.tutorial()
	if g.Note.Say == "" || strings.Contains(g.Note.Say+g.Note.More, "no value") {
		p.t.Fatalf("the chick says %+v\n%s", g.Note, p.Position().Picture())
	}
	if g.Lesson.Done() {
		return
	}
	wanted, ok := g.Wanted()
	if !ok || !p.Position().May(wanted) || !g.Note.Asks {
		p.t.Fatalf("%q, %v cannot be done\n%s", g.Note.Say, wanted, p.Position().Picture())
	}
	kept := strings.HasPrefix(g.Note.More, strings.Split(p.Say.Say("firstgame.later.more", assets.Values{"Idea": "\n"}), "\n")[0])
	if wanted.Action == dreist.LayCard && !kept && !strings.Contains(g.Note.Say, p.Say.Card(wanted.Card)) {
		p.t.Errorf("%q does not name %v", g.Note.Say, wanted)
	}
	if idea, active := g.Lesson.Active(); p.Question() == situation.DrawQuestion && wanted.Action == dreist.LayCard && (!active || idea.ID != "empty") {
		p.t.Errorf("%q, and a card is offered\n%s", g.Note.Say, p.Position().Picture())
	} else if active && idea.ID == "draw" && !g.Lesson.Has("trio") && !g.Lesson.Has("clear") && g.Note.More == p.Say.Say("firstgame.draw.more") {
		p.t.Errorf("%q, and what a DREIer is was never said", g.Note.More)
	}
	if said := strings.ToLower(g.Note.Say + g.Note.More); p.AnyFits() && (strings.Contains(said, "nothing else fits") || strings.Contains(said, "nothing fits")) {
		p.t.Errorf("%q, and something fits\n%s", said, p.Position().Picture())
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
	if before.Say == p.Say.Say("firstgame.draw.say") {
		t.Errorf("%q was turned down", before.Say)
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

// TestTheChickCoversNothingThatMatters plays the first game at windows of all sizes and in both languages: the bubble is
// small, stands in the window, and covers neither what it speaks of nor the hand nor a cell on which the card that is meant
// may lie, whether or not it tells more.
func TestTheChickCoversNothingThatMatters(t *testing.T) {
	for _, size := range [][2]float64{{960, 560}, {960, 600}, {1024, 768}, {1280, 800}, {1920, 1080}, {3440, 1440}} {
		for _, language := range assets.Languages() {
			a, p := firstTable(t)
			a.SetLanguage(language)
			p.SetSentences(a.say)
			f := stage.Frame{W: size[0], H: size[1], Scale: 1}
			p.Line.SetFrame(f)
			for aimed := 0; !p.tutorial().Lesson.Done(); aimed++ {
				for range 2 {
					p.rest()
					p.wantClear(f)
					p.key(input.CommandHint)
				}
				p.Play(p.tutorial().Lesson.Wanted()[0])
				p.settle()
			}
		}
	}
}

// rest lets the bubble come.
func (p *player) rest() {
	for range 240 {
		p.Tick()
	}
}

// wantClear checks where the bubble stands.
func (p *player) wantClear(f stage.Frame) {
	p.t.Helper()
	box, chick, target, ok := p.tutorial().Bubble()
	g, say := p.Line.Geometry(), p.tutorial().Note.Say
	if !ok {
		p.t.Fatalf("%v: %q is not said", f, say)
	}
	if most := 300.0 / 1.23 * f.TextUnit(); box.W > most+1 {
		p.t.Errorf("%v: %q is %v wide, want %v at most", f, say, box.W, most)
	}
	wanted, _ := p.tutorial().Wanted()
	clear := map[string]geom.Rect{"what it speaks of": target, "the hand": g.Tray, "the base": g.Shelf, "the line above the hand": g.Prompt}
	if wanted.Action == dreist.LayCard {
		for row := range p.Position().Rows(wanted.Card).All() {
			clear[fmt.Sprint("row ", row)] = g.Cell(wanted.Card.Cell(row))
		}
	}
	for what, place := range clear {
		for _, r := range []geom.Rect{box, chick} {
			if r.Overlap(place) > 0 {
				p.t.Errorf("%v: %q covers %s", f, say, what)
			}
		}
	}
	if all := box.Union(chick); all.X < 0 || all.Y < 0 || all.Right() > f.W || all.Bottom() > f.H {
		p.t.Errorf("%v: %q reaches out of the window: %v", f, say, all)
	}
	if target != (geom.Rect{}) && p.tutorial().Far() {
		p.t.Errorf("%v, %s: %q stands away from what it speaks of", f, p.Say.Language, say)
	}
}

// sleeps lets the table sleep until something moves by itself, and returns how long that was; 0 where it sleeps for good.
func (p *player) sleeps() int {
	for p.Busy() {
		p.Tick()
	}
	due := p.Wake()
	p.Stale = false
	p.Tick()
	if p.Stale && due > 1 {
		p.t.Errorf("at rest the picture changes, with something due in %d ticks", due)
	}
	ticks := p.Wake()
	p.Sleep(max(ticks-1, 0))
	p.Tick()
	return ticks
}

// TestTheWayOfACardIsShownUntilOneIsLaid watches the ghost set out again and again, with rest between, until nobody has
// done anything for two minutes, and never again once a card lies.
func TestTheWayOfACardIsShownUntilOneIsLaid(t *testing.T) {
	for name, lays := range map[string]bool{"nothing done": false, "card laid": true} {
		_, p := firstTable(t)
		p.Egon.Settle(&p.Situation) // and says nothing
		shown := 0
		for range 2 * 7200 / 60 {
			ticks := p.sleeps()
			if ticks == 0 {
				break
			}
			if p.tutorial().Busy(p.Table) {
				shown++
			}
			if lays && shown == 3 {
				p.obey(false)
				lays, shown = false, 1000
			}
		}
		want := 7200 / 150
		if shown >= 1000 {
			shown, want = shown-1000, 0
		}
		if math.Abs(float64(shown-want)) > 3 {
			t.Errorf("%s: it was shown %d times, want about %d", name, shown, want)
		}
	}
}

func TestTheFirstDREIerAndTheFirstGiftOfAllAreHailed(t *testing.T) {
	_, p := firstTable(t)
	hailed := map[string]int{}
	for !p.tutorial().Lesson.Done() {
		before := len(p.Match.History())
		p.Play(p.tutorial().Lesson.Wanted()[0])
		for _, step := range p.Match.History()[before:] {
			for _, e := range step.Events {
				if word := p.Hails(e); word != "" {
					hailed[word]++
				}
			}
		}
		p.settle()
		p.Tick()
	}
	for _, key := range []string{msg.CheerFirstTrio, msg.CheerFirstGift} {
		if n := hailed[p.Say.Say(key)]; n != 1 {
			t.Errorf("%q was called out %d times, want once", p.Say.Say(key), n)
		}
	}
}

func TestMoreIsToldAtTheButtonAndByAKey(t *testing.T) {
	_, p := firstTable(t)
	p.rest()
	box, _, _, _ := p.tutorial().Bubble()
	p.pushButton(table.LeaveButton + 1)
	open, _, _, _ := p.tutorial().Bubble()
	p.key(input.CommandHint)
	again, _, _, _ := p.tutorial().Bubble()
	if open.H <= box.H || again != box {
		t.Errorf("the bubble is %v, then %v, then %v", box, open, again)
	}
}
