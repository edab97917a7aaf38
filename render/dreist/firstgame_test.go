package dreist

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/tutor"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreist/egon"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/dreist/tutorial"
	"dreist/render/screens"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// firstTable returns the program with a first game on the table, dealt.
func firstTable(t *testing.T) (*guest, *player) {
	t.Helper()
	a := newApp(t)
	a.showFirstGame()
	p := &player{t: t, Table: a.table}
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

// hands does what a tutor wants, with nothing but one device.
type hands struct {
	device input.Source
	does   func(*player, dreist.Move)
}

// everyHands are the mouse, the keys and a game controller.
func everyHands() map[string]hands {
	return map[string]hands{
		"mouse": {input.Mouse, (*player).byMouse},
		"keys":  {input.Keyboard, func(p *player, m dreist.Move) { p.byKeys(m, false) }},
		"pad":   {input.Pad, func(p *player, m dreist.Move) { p.byKeys(m, true) }},
	}
}

// obey does with the mouse what the tutor wants, and lets Egon play.
func (p *player) obey() { p.obeyBy(everyHands()["mouse"]) }

// obeyBy does what the tutor wants, and lets Egon play.
func (p *player) obeyBy(h hands) {
	p.t.Helper()
	p.Tick(true)
	h.does(p, p.tutorial().Lesson.Moves()[0])
	p.settle()
	p.Tick(true)
}

// byMouse makes a move with the mouse.
func (p *player) byMouse(m dreist.Move) {
	p.t.Helper()
	switch m.Action {
	case dreist.LayCard:
		p.drag(p.middle(m.Card), p.cell(m.Card, int(m.Row)))
	case dreist.DiscardCard:
		p.drag(p.middle(m.Card), input.Point(p.Line.Geometry().DiscardPile.Center()))
	case dreist.DrawCard:
		p.wantLeading(table.DrawButton)
		p.pushButton(table.DrawButton)
	case dreist.EndTurn:
		p.wantLeading(tabletop.EndTurnButton)
		p.pushButton(tabletop.EndTurnButton)
	case dreist.GiveCards:
		if p.Question() == scene.DrawQuestion {
			p.pushButton(table.DeclineButton)
		}
		p.wantLeading(table.GiveButton)
		p.pushButton(table.GiveButton)
	}
}

// byKeys does what the bubble says that keys do, or buttons of a pad: an arrow, which is to choose the card that is meant,
// and Enter, as often as it takes.
func (p *player) byKeys(m dreist.Move, pad bool) {
	p.t.Helper()
	moves := len(p.Match.History())
	strike := func(i input.Command) {
		p.update([]input.Gesture{{Kind: input.Trigger, Command: i, Pad: pad}})
	}
	if m.Action == dreist.LayCard {
		strike(input.CommandRight)
		strike(input.CommandForth)
		strike(input.CommandDown)
		if h := &p.Hand; p.HeldCard() != m.Card || h.Aim.Kind != table.AimCell || table.AimedCell(h.Aim) != m.Card.Cell(int(m.Row)) {
			p.t.Fatalf("%q: the arrows chose %v for %v", p.tutorial().Note.Say, h.Card, h.Aim)
		}
		strike(input.CommandCancel)
	}
	for range 3 { // to say no to a card, to take one, to lay it
		if strike(input.CommandEndTurn); len(p.Match.History()) > moves {
			return
		}
	}
	p.t.Errorf("%q: Enter does nothing", p.tutorial().Note.Say)
}

// wantLeading checks that one button leads and no other; noButton stands for none.
func (p *player) wantLeading(want tabletop.ButtonID) {
	p.t.Helper()
	for _, b := range p.Buttons(nil) {
		if b.Primary != (b.Id == want) {
			p.t.Errorf("%q: button %d leads: %v, want %v", p.tutorial().Note.Say, b.Id, b.Primary, b.Id == want)
		}
	}
}

// TestTheFirstGameIsShort counts what nobody can hurry: the motion of all ideas at the usual speed, and the words to read.
func TestTheFirstGameIsShort(t *testing.T) {
	_, p := firstTable(t)
	ticks, words := 0, 0
	seen := map[string]bool{}
	for !p.tutorial().Lesson.Done() {
		p.Tick(true)
		n := p.tutorial().Note
		if now := len(strings.Fields(n.Say + " " + n.More)); !seen[n.Say] {
			seen[n.Say] = true
			words += now
		}
		p.Play(p.tutorial().Lesson.Moves()[0])
		for ; p.Busy(true); ticks++ {
			p.Tick(true)
		}
	}
	seconds := ticks/stage.TicksPerSecond + words*60/120 // a slow reader's 120 words a minute
	t.Logf("%d s of motion, %d words", ticks/stage.TicksPerSecond, words)
	if seconds > 6*60 {
		t.Errorf("motion and reading take %d s, want time to think in ten minutes", seconds)
	}
}

// confirms is what the key is called that does what is wanted.
var confirms = map[input.Source]string{input.Mouse: "", input.Keyboard: "Enter", input.Pad: "A"}

func TestTheFirstGameIsPlayedToItsEndByWhatTheTutorSays(t *testing.T) {
	for name, hands := range everyHands() {
		t.Run(name, func(t *testing.T) {
			a, p := firstTable(t)
			a.do(input.Gesture{Kind: input.Strike, Key: input.KeyHome, Pad: hands.device == input.Pad})
			ideas := map[string]bool{}
			for !p.tutorial().Lesson.Done() {
				before := len(p.Match.History())
				p.Tick(true)
				n := p.tutorial().Note
				if idea, ok := p.tutorial().Lesson.Active(); ok {
					ideas[idea.ID] = n.Say != ""
				}
				if n.Say == "" {
					t.Fatalf("nothing is said\n%s", p.Position().Picture())
				}
				p.obeyBy(hands)
				p.heed()
				if keys := p.tutorial().Note.Keys; p.Device != hands.device || !strings.Contains(keys, confirms[hands.device]) &&
					!p.tutorial().Lesson.Done() {
					t.Errorf("%q names the keys %q to who plays with device %d", p.tutorial().Note.Say, keys, p.Device)
				}
				if len(p.Match.History()) == before {
					t.Fatalf("%q cannot be done\n%s", n.Say, p.Position().Picture())
				}
			}
			for _, idea := range tutor.Ideas() {
				if !ideas[idea.ID] {
					t.Errorf("nothing was ever said of %q", idea.ID)
				}
			}
			for !p.Match.IsOver() {
				moves := p.Position().AppendMoves(nil)
				p.Play(moves[0])
				p.settle()
			}
			p.Tick(true)
			a.answerRequests()
			if a.panel == nil {
				t.Fatal("the end is not told")
			}
			history, err := a.onDisk().History()
			if err != nil || len(history) != 1 || history[0].Kind != store.KindFirst {
				t.Errorf("remembered as %v, %v, want as the first game", history, err)
			}
			if a.findSaved(screens.FirstSlot) != nil {
				t.Error("a finished first game can be gone on with")
			}
		})
	}
}

func TestEgonIsHimselfInTheFirstGame(t *testing.T) {
	_, p := firstTable(t)
	if p.Opponents.Egon.Speech.Remark.Occasion != egon.Greet {
		t.Errorf("he does not greet but says %q", p.Opponents.Egon.Speech.Line)
	}
	for range egon.PonderTicks + egon.LineTicks(p.Opponents.Egon.Speech.Line) {
		p.Tick(true)
	}
	if p.Opponents.Egon.Speech.Line != "" {
		t.Errorf("he still says %q", p.Opponents.Egon.Speech.Line)
	}
	p.click(input.Point(p.Line.Geometry().Egon.Face.Center()))
	if p.Opponents.Egon.Speech.Remark.Occasion != egon.Poke {
		t.Errorf("poked he says %q", p.Opponents.Egon.Speech.Line)
	}
}

func TestTheFirstGameIsLeftAndResumed(t *testing.T) {
	a, p := firstTable(t)
	for range 8 {
		p.obey()
	}
	want := p.tutorial().Note
	a.key(input.CommandCancel)
	a.press("menu.leave")
	if a.table != nil {
		t.Fatal("the game was not left")
	}
	again := open(t, a.Options)
	saved := again.findSaved(screens.FirstSlot)
	if saved == nil {
		t.Fatal("the first game is not there any more")
	}
	again.resume(saved)
	q := &player{t: t, Table: again.table}
	q.update(nil)
	met, _ := p.tutorial().Lesson.Met()
	if got := q.tutorial().Note; got != want || met < 4 {
		t.Errorf("got the note %+v, want %+v", got, want)
	}
	again.SetLanguage("de")
	q.update(nil)
	if got := q.tutorial().Note; got.Say == want.Say || got.Count != want.Count {
		t.Errorf("in German got the note %+v", got)
	}
}

func TestWhatComesTooEarlyIsKeptForLater(t *testing.T) {
	_, p := firstTable(t)
	moves, before := len(p.Match.History()), p.tutorial().Note
	c := p.Position().Hand(0)[0]
	p.drag(p.middle(c), input.Point(p.Line.Geometry().DiscardPile.Center()))
	p.settle()
	p.Tick(true)
	if len(p.Match.History()) != moves {
		t.Fatal("the card was discarded")
	}
	want, why := p.Say.Say("firstgame.later.discard"),
		p.Say.Say("firstgame.later.more", assets.Values{"Idea": p.Say.Say("firstgame.base.title")})
	if got := p.tutorial().Note; got.Say != want || got.More != why {
		t.Errorf("got %+v, want %q, %q", got, want, why)
	}
	if _, red := p.PromptText(); red {
		t.Error("that is told as if it were a mistake")
	}
	p.Play(dreist.Lay(c, 9)) // against the rules
	if said := p.tutorial().ReadAloud(); !slices.Contains(said, want) || !slices.Contains(said, why) {
		t.Errorf("after a refusal read aloud is %q", said)
	}
	p.atRest()
	p.update([]input.Gesture{{Kind: input.Press, At: input.Point{X: 5, Y: 300}}})
	if got := p.tutorial().Note; got != before {
		t.Errorf("then the chick says %+v, want %+v again", got, before)
	}
}

// TestTheChickIsRightWhicheverWayAPlayerGoes plays games by chance, with moves among them that the rules refuse.
func TestTheChickIsRightWhicheverWayAPlayerGoes(t *testing.T) {
	for seed := range uint64(25) {
		rng := rand.New(rand.NewPCG(seed, 2))
		a, p := firstTable(t)
		for !p.Match.IsOver() {
			p.Tick(true)
			p.wantTrueNote()
			if p.Question() == scene.DrawQuestion && rng.IntN(3) == 0 {
				p.pushButton(table.DeclineButton)
				p.Tick(true)
				p.wantTrueNote()
			}
			m := p.tutorial().Lesson.Moves()[0]
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
		p.Tick(true)
		a.showEnd()
		for _, idea := range p.tutorial().Lesson.Open() {
			if _, ok := labelled(a.panel.Panel(), p.Say.Say(idea.TitleKey())); !ok {
				t.Errorf("seed %d: nothing leads to %q, which did not come up", seed, idea.ID)
			}
		}
	}
}

// wantTrueNote checks that the chick asks for something that can be done at once, and never says that nothing fits where
// something does.
func (p *player) wantTrueNote() {
	p.t.Helper()
	p.heed()
	g := p.tutorial()
	if g.Note.Say == "" || strings.Contains(g.Note.Say+g.Note.More, "no value") {
		p.t.Fatalf("the chick says %+v\n%s", g.Note, p.Position().Picture())
	}
	if g.Lesson.Done() {
		return
	}
	wanted, ok := g.Wanted()
	if !ok || !p.Position().May(wanted) {
		p.t.Fatalf("%q, %v cannot be done\n%s", g.Note.Say, wanted, p.Position().Picture())
	}
	kept := strings.HasPrefix(g.Note.More, strings.Split(p.Say.Say("firstgame.later.more", assets.Values{"Idea": "\n"}), "\n")[0])
	if wanted.Action == dreist.LayCard && !kept && p.Question() != scene.DrawQuestion &&
		!strings.Contains(g.Note.Say, p.Say.Card(wanted.Card)) {
		p.t.Errorf("%q does not name %v", g.Note.Say, wanted)
	}
	if idea, active := g.Lesson.Active(); p.Question() == scene.DrawQuestion && wanted.Action == dreist.LayCard &&
		(!active || idea.ID != "empty") {
		p.t.Errorf("%q, and a card is offered\n%s", g.Note.Say, p.Position().Picture())
	} else if active && idea.ID == "draw" && !g.Lesson.Has("trio") && !g.Lesson.Has("clear") &&
		g.Note.More == p.Say.Say("firstgame.draw.more") {
		p.t.Errorf("%q, and what a DREIer is was never said", g.Note.More)
	}
	if said := strings.ToLower(g.Note.Say + g.Note.More); p.AnyFits() &&
		(strings.Contains(said, "nothing else fits") || strings.Contains(said, "nothing fits")) {
		p.t.Errorf("%q, and something fits\n%s", said, p.Position().Picture())
	}
	lead := tabletop.NoButton
	switch wanted.Action {
	case dreist.EndTurn:
		lead = tabletop.EndTurnButton
	case dreist.DrawCard:
		lead = table.DrawButton
	case dreist.GiveCards:
		lead = table.GiveButton
	}
	if p.Question() == scene.DrawQuestion && lead != table.DrawButton {
		lead = table.DeclineButton
	}
	p.wantLeading(lead)
}

func TestARewardTurnedDownIsNotAskedForAgain(t *testing.T) {
	_, p := firstTable(t)
	for !p.tutorial().Lesson.Has("trio") {
		p.obey()
	}
	p.pushButton(table.DeclineButton)
	p.Tick(true)
	before := p.tutorial().Note
	if before.Say == p.Say.Say("firstgame.draw.say") {
		t.Errorf("%q was turned down", before.Say)
	}
	p.obey()
	if !p.tutorial().Lesson.Has("draw") {
		t.Error("the reward is still to come")
	}
}

func TestTakingBackTakesTheIdeaBack(t *testing.T) {
	_, p := firstTable(t)
	before := p.tutorial().Note
	p.obey()
	if p.tutorial().Note == before {
		t.Fatal("nothing new is said")
	}
	p.Undo()
	p.settle()
	p.Tick(true)
	if got := p.tutorial().Note; got != before {
		t.Errorf("got the note %+v, want %+v", got, before)
	}
}

func TestTheWayOfACardIsShownUntilOneLies(t *testing.T) {
	_, p := firstTable(t)
	if p.rest(); !p.tutorial().Showing() {
		t.Error("it is not shown how to lay a card")
	}
	p.obey()
	if p.rest(); p.tutorial().Showing() {
		t.Error("it is still shown how to lay a card")
	}
}

func TestTheFirstDREIerAndTheFirstGiftOfAllAreHailed(t *testing.T) {
	_, p := firstTable(t)
	hailed := map[string]int{}
	for !p.tutorial().Lesson.Done() {
		before := len(p.Match.History())
		p.Play(p.tutorial().Lesson.Moves()[0])
		for _, step := range p.Match.History()[before:] {
			for _, e := range step.Events {
				if word := p.Cheer(e); word != "" {
					hailed[word]++
				}
			}
		}
		p.settle()
		p.Tick(true)
	}
	for _, key := range []string{"cheer.first.trio", "cheer.first.gift"} {
		if n := hailed[p.Say.Say(key)]; n != 1 {
			t.Errorf("%q was called out %d times, want once", p.Say.Say(key), n)
		}
	}
}

// TestEveryKeyForHelpIsAnswered asks for help while the chick speaks, while Egon plays and once the player goes on alone.
func TestEveryKeyForHelpIsAnswered(t *testing.T) {
	_, p := firstTable(t)
	p.rest()
	for !p.OthersShow() {
		if wanted := p.tutorial().Lesson.Moves(); len(wanted) > 0 && !p.Line.Busy() {
			p.Play(wanted[0])
		}
		p.Tick(true)
	}
	p.key(input.CommandHintTurn)
	p.wantPrompt(p.Say.Say("firstgame.answer.watch"))
	for alone := false; !alone; {
		alone = p.tutorial().Lesson.Done()
		p.settle()
		p.Play(p.tutorial().Lesson.Moves()[0])
		p.Tick(true)
	}
	p.settle()
	if p.Match.IsOver() {
		t.Fatal("the game is over before the player goes on alone")
	}
	p.rest()
	for _, key := range []input.Command{input.CommandHint, input.CommandHintMove, input.CommandHintTurn} {
		p.key(key)
		p.wantPrompt(p.Say.Say("firstgame.answer.alone"))
		p.key(input.CommandPause)
		if text, _ := p.PromptText(); strings.Contains(text, p.Say.Say("firstgame.answer.alone")) {
			t.Errorf("the answer to %v outlasts the next key", key)
		}
	}
}

// rest lets the bubble come.
func (p *player) rest() {
	for range 240 {
		p.Tick(true)
	}
}

// heed strikes a key that does nothing else than to end what is said of what has just happened.
func (p *player) heed() { p.key(input.CommandPause) }

// TestWhatHappensIsExplained plays on until a column is swept away from beside a card that stays: what Egon has laid first and
// that such a card may stay is said once each, when it has happened, until it has been read or the player does something.
func TestWhatHappensIsExplained(t *testing.T) {
	for name, waits := range map[string]bool{"something done": false, "read": true} {
		_, p := firstTable(t)
		alone := p.Say.Say("firstgame.remark.alone", assets.Values{"Card": "\n"})
		want := map[string]int{p.Say.Say("firstgame.remark.laid"): 1, alone: 1}
		for !p.tutorial().Lesson.Done() {
			p.Play(p.tutorial().Lesson.Moves()[0])
			p.settle()
			p.Tick(true)
			said := p.tutorial().Note.Say
			if before, _, ok := strings.Cut(alone, "\n"); ok && strings.HasPrefix(said, before) {
				said = alone
			}
			if _, ok := want[said]; !ok {
				continue
			}
			want[said]--
			if waits {
				for range 10 * stage.TicksPerSecond {
					p.Tick(true)
				}
			} else {
				p.heed()
			}
			if now := p.tutorial().Note.Say; now == said {
				t.Errorf("%s: %q is still said", name, said)
			}
		}
		for said, missed := range want {
			if missed != 0 {
				t.Errorf("%s: %q was said %d times, want once", name, said, 1-missed)
			}
		}
	}
}

// TestAQuestionAboutADiscardIsAnsweredByTheKeysThatAreNamed lets the program ask before every discard, where nothing fits: what
// the keys do then stands in the bubble, and leads on.
func TestAQuestionAboutADiscardIsAnsweredByTheKeysThatAreNamed(t *testing.T) {
	_, p := firstTable(t)
	p.Options.AsksMore = true
	stuck := func() bool { return p.tutorial().Lesson.Moves()[0].Action == dreist.DiscardCard }
	for !stuck() {
		p.Play(p.tutorial().Lesson.Moves()[0])
		p.settle()
		p.Tick(true)
		if p.heed(); p.tutorial().Lesson.Done() {
			t.Fatal("the first game never comes to a discard")
		}
	}
	moves := len(p.Match.History())
	p.key(input.CommandEndTurn)
	p.key(input.CommandEndTurn)
	if p.Question() != scene.DiscardQuestion {
		t.Fatalf("it is not asked before a discard; asked is %v", p.Question())
	}
	if got, want := p.tutorial().Note.Keys, p.Say.Say("keys.discard"); got != want {
		t.Errorf("the bubble names %q, want %q", got, want)
	}
	p.key(input.CommandDecline)
	if got, asked := p.tutorial().Note.Keys, p.Say.Say("keys.discard"); got == asked {
		t.Error("with nothing asked the bubble still names the keys that answer")
	}
	p.key(input.CommandEndTurn)
	p.key(input.CommandEndTurn)
	p.key(input.CommandDraw)
	if len(p.Match.History()) == moves {
		t.Error("the key that is named does not discard")
	}
}
