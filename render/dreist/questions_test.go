package dreist

import (
	"testing"

	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/tabletop"
)

// Hands of which nothing fits, and of which the last card makes a row DREIer, with a pile of two cards or one.
const (
	stuck     = `[Layout "6r1"]` + "\n" + `[Hand1 "1y 3t 8v 4v 6t"]` + "\n" + `[Pile1 "3r 2t"]` + "\n" + `[Pile2 "7t 2y 6t"]` + "\n"
	lastInRow = `[Layout "6rr"]` + "\n" + `[Hand1 "7y 8y 7y 8y 6r"]` + "\n" + `[Pile1 "3r 2t"]` + "\n" + `[Pile2 "7t 2y 6t"]` + "\n"
	lastOfTwo = `[Layout "6rr"]` + "\n" + `[Hand1 "7y 8y 7y 8y 6r"]` + "\n" + `[Pile1 "3r"]` + "\n" + `[Pile2 "7t 2y 6t"]` + "\n"
)

// discards are the ways to discard a card.
func discards() map[string]func(*player, dreist.Card) {
	return map[string]func(*player, dreist.Card){
		"drag": func(p *player, c dreist.Card) {
			p.drag(p.middle(c), input.Point(p.Line.Geometry().DiscardPile.Center()))
		},
		"click": func(p *player, c dreist.Card) {
			p.click(p.middle(c))
			p.click(input.Point(p.Line.Geometry().DiscardPile.Center()))
		},
		"keys": func(p *player, c dreist.Card) {
			for slot, in := range p.Position().Hand(0) {
				if in == c {
					p.key(input.CommandCard1 + input.Command(slot))
				}
			}
			for p.Hand.Aim.Kind != tabletop.DiscardAim {
				p.key(input.CommandDown)
			}
			p.key(input.CommandEndTurn)
		},
	}
}

func TestADiscardIsAskedForWhereACardStillFits(t *testing.T) {
	for name, discard := range discards() {
		ask := func(t *testing.T) *player {
			p := sit(t, figure6)
			discard(p, p.card("1y"))
			p.settle()
			if len(p.Match.History()) != 0 || p.Question() != scene.DiscardQuestion {
				t.Fatalf("%s: got %d moves and the question %d, want to be asked", name, len(p.Match.History()), p.Question())
			}
			return p
		}
		for answer, yes := range map[string]func(*player){
			"button": func(p *player) { p.pushButton(table.DiscardButton) },
			"yes":    func(p *player) { p.key(input.CommandDraw) },
			"again":  func(p *player) { discard(p, p.card("1y")) },
		} {
			p := ask(t)
			c := p.card("1y")
			yes(p)
			if h := p.Match.History(); len(h) != 2 || h[0].Move != dreist.Discard(c) {
				t.Errorf("%s, %s: got %d moves, want the discard and Egon's turn", name, answer, len(h))
			}
			p.atRest()
		}
		for answer, no := range map[string]func(*player){
			"button": func(p *player) { p.pushButton(table.SpareButton) },
			"no":     func(p *player) { p.key(input.CommandDecline) },
			"Enter":  func(p *player) { p.key(input.CommandEndTurn) },
			"Escape": func(p *player) { p.key(input.CommandCancel) },
			"home": func(p *player) {
				at := p.middle(p.card("1y"))
				p.drag(at, input.Point{X: at.X + 6, Y: at.Y - 4})
			},
		} {
			p := ask(t)
			no(p)
			p.settle()
			if len(p.Match.History()) != 0 || p.Question() != scene.NoQuestion || len(p.Requests.Take()) != 0 {
				t.Errorf("%s, %s: the card is not kept", name, answer)
			}
			p.atRest()
		}
	}
}

// TestEveryDiscardIsAskedForWhereThatIsWanted discards a card though nothing fits.
func TestEveryDiscardIsAskedForWhereThatIsWanted(t *testing.T) {
	for name, discard := range discards() {
		p := sit(t, stuck)
		p.Options.AsksMore = true
		discard(p, p.card("4v"))
		p.settle()
		if len(p.Match.History()) != 0 || p.Question() != scene.DiscardQuestion || p.QuestionKey() != "question.discard.plain" {
			t.Fatalf("%s: got %d moves and the question %d, want to be asked", name, len(p.Match.History()), p.Question())
		}
		p.pushButton(table.DiscardButton)
		if len(p.Match.History()) == 0 {
			t.Errorf("%s: the card is kept", name)
		}
	}
}

// TestADoubtEndsWithAnyOtherDeed checks that no old question lets a card go at once.
func TestADoubtEndsWithAnyOtherDeed(t *testing.T) {
	p := sit(t, figure6)
	discard := discards()["drag"]
	discard(p, p.card("1y"))
	p.settle()
	discard(p, p.card("4v"))
	p.settle()
	if len(p.Match.History()) != 0 || p.Question() != scene.DiscardQuestion || p.Doubt != p.card("4v") {
		t.Errorf("another card: got %d moves, asked about %v", len(p.Match.History()), p.Doubt)
	}
	c := p.card("3t")
	p.drag(p.middle(c), p.cell(c, 3))
	p.settle()
	p.key(input.CommandUndo)
	p.settle()
	if p.Question() != scene.NoQuestion {
		t.Error("the question comes back after a card was laid and taken back")
	}
}

func TestNothingIsAskedWhereNothingFits(t *testing.T) {
	for name, discard := range discards() {
		p := sit(t, stuck)
		discard(p, p.card("1y"))
		if len(p.Match.History()) != 2 {
			t.Errorf("%s: got %d moves, want the discard and Egon's turn", name, len(p.Match.History()))
		}
		p.atRest()
	}
	p := sit(t, figure6)
	c := p.card("3t")
	p.drag(p.middle(c), p.cell(c, 3))
	p.drag(p.middle(p.card("1y")), input.Point(p.Line.Geometry().DiscardPile.Center()))
	p.wantPrompt("you can’t discard")
	p.settle()
	if p.Question() != scene.NoQuestion {
		t.Error("a discard that is refused is asked about")
	}
}

// makeTrio lays the red 6 that makes a DREIer, after whatever else of the hand goes below it.
func (p *player) makeTrio() {
	row := 3
	if p.Position().InHand(0, dreist.KindOf(8, dreist.Yellow)) != dreist.NoCard {
		row = 1
		for below := 2; below <= 3; below++ {
			p.Play(dreist.Lay(p.card("7y"), below))
			p.Play(dreist.Lay(p.card("8y"), below))
		}
	}
	p.Play(dreist.Lay(p.card("6r"), row))
	p.settle()
}

// TestTheDrawSaysThatItCostsTheGift empties the hand with a DREIer: drawing gives the gift away.
func TestTheDrawSaysThatItCostsTheGift(t *testing.T) {
	for tags, want := range map[string]string{lastInRow: "question.draw.gift", lastOfTwo: "question.draw.gift.one", figure6: "question.draw"} {
		p := sit(t, tags)
		p.makeTrio()
		if got := p.QuestionKey(); p.Question() != scene.DrawQuestion || got != want {
			t.Errorf("got the question %s, want %s", got, want)
		}
		declines := ""
		for _, b := range p.Buttons(nil) {
			if b.Id == table.DeclineButton {
				declines = b.Label
			}
		}
		p.pushButton(table.DeclineButton)
		if gift := p.Question() == scene.GiftQuestion; gift != (declines == "button.decline.gift") {
			t.Errorf("%s: the answer %s leads to a gift: %v", want, declines, gift)
		}
	}
}

// TestTwoClicksOnNoKeepTheGift declines to draw by a double click: the gift is still asked about, and a click of its own keeps it.
func TestTwoClicksOnNoKeepTheGift(t *testing.T) {
	p := sit(t, lastInRow)
	p.makeTrio()
	var no input.Point
	for _, b := range p.Buttons(nil) {
		if b.Id == table.DeclineButton {
			no = input.Point(b.Rect.Center())
		}
	}
	p.doubleClick(no)
	p.settle()
	if p.Question() != scene.GiftQuestion {
		t.Fatalf("after two clicks the question is %v", p.Question())
	}
	p.pushButton(table.KeepButton)
	if p.Question() == scene.GiftQuestion {
		t.Error("a click does not keep the gift")
	}
}
