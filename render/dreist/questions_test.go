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

// TestADiscardIsAskedForWhereThatIsWanted discards in every way, where a card still fits and where none does, and answers.
func TestADiscardIsAskedForWhereThatIsWanted(t *testing.T) {
	for _, test := range []struct {
		tags     string
		asksMore bool
		asked    string
	}{{figure6, false, "question.discard"}, {stuck, false, ""}, {stuck, true, "question.discard.plain"}} {
		for name, discard := range discards() {
			for yes, answer := range map[bool]input.Command{true: input.CommandDraw, false: input.CommandDecline} {
				p := sit(t, test.tags)
				p.Options.AsksMore = test.asksMore
				discard(p, p.card("1y"))
				p.settle()
				if asked := p.Question() == scene.DiscardQuestion; asked != (test.asked != "") || asked && p.QuestionKey() != test.asked {
					t.Errorf("%s: asked is %s, want %q", name, p.QuestionKey(), test.asked)
				}
				p.key(answer)
				p.atRest()
				if got := len(p.Match.History()); p.Question() != scene.NoQuestion || (got == 2) != (yes || test.asked == "") {
					t.Errorf("%s, %q answered %v: %d moves", name, test.asked, yes, got)
				}
			}
		}
	}
	p := sit(t, figure6)
	for range 2 { // the same once more is a yes
		discards()["drag"](p, p.card("1y"))
		p.settle()
	}
	if len(p.Match.History()) != 2 {
		t.Error("a discard that is repeated is asked about again")
	}
	p = sit(t, figure6)
	p.drag(p.middle(p.card("3t")), p.cell(p.card("3t"), 3))
	discards()["drag"](p, p.card("1y"))
	p.wantPrompt("you can’t discard")
}
