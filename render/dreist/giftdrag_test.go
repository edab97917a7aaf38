package dreist

import (
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/input"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// giftTable is a table of three at which the first lays five cards: the second then has room in the hand for a gift,
// the third has not.
const giftTable = `[Game "DREIst!"]
[Format "1"]
[Mode "table"]
[Seat1 "Ada"]
[Seat2 "Ben"]
[Seat3 "Cem"]
[Layout "2r5"]
[Hand1 "3y 3t 2r 2y 2t"]
[Pile1 "1r 4v 5v"]
[Hand2 "8t 7t 6t"]
[Pile2 ""]
[Hand3 "8y 7y 6y 5y 4y"]
[Pile3 "8r 7r"]
`

// sitWithAGift begins a match in which the person in front has laid the last hand card and may give.
func sitWithAGift(t *testing.T, tags string, speed stage.Speed, players ...string) *player {
	t.Helper()
	game, err := record.Parse(tags)
	if err != nil {
		t.Fatal(err)
	}
	p := sitDownTo(t, game.Deal, speed, players...)
	p.passCurtain()
	p.settle()
	p.emptyHand()
	if p.Question() == scene.DrawQuestion {
		p.key(input.CommandDecline)
	}
	p.settle()
	if p.Question() != scene.GiftQuestion {
		t.Fatalf("the gift is not offered\n%s", p.Position().Picture())
	}
	return p
}

// emptyHand lays the hand of lastCard and giftTable.
func (p *player) emptyHand() {
	for _, lay := range []struct {
		kind string
		row  int
	}{{"3y", 2}, {"2r", 1}, {"2y", 2}, {"2t", 3}, {"3t", 3}} {
		p.Play(dreist.Lay(p.card(lay.kind), lay.row))
	}
	p.settle()
}

// giftCard returns the middle of a card of the gift.
func (p *player) giftCard(i int) input.Point {
	return input.Point(p.GiftPose(p.GiftCards()[i]).Point)
}

func (p *player) other(s dreist.Seat) input.Point {
	place, _ := p.Line.Seating().PlaceOf(s)
	return input.Point(p.Line.Geometry().Others[place].Box.Center())
}

// moved returns the last move of a person.
func (p *player) moved() dreist.Move {
	h := p.Match.History()
	for i := len(h) - 1; i >= 0; i-- {
		if h[i].Seat == 0 {
			return h[i].Move
		}
	}
	return dreist.Move{}
}

func (p *player) wantMove(want dreist.Move) {
	p.t.Helper()
	if got := p.moved(); got != want {
		p.t.Errorf("got the move %v, want %v", got, want)
	}
}

func TestAGiftIsDraggedToOneOrToTwo(t *testing.T) {
	for name, test := range map[string]struct {
		give func(p *player)
		want dreist.Move
	}{
		"one": {func(p *player) {
			p.drag(p.giftCard(0), p.other(1))
			p.settle()
			p.drag(p.giftCard(1), p.other(1))
		}, dreist.Give(1)},
		"two": {func(p *player) {
			p.drag(p.giftCard(0), p.other(1))
			p.drag(p.giftCard(1), p.other(2))
		}, dreist.GiveEach(1, 2)},
		"the lower card first": {func(p *player) {
			p.drag(p.giftCard(1), p.other(1))
			p.settle()
			p.drag(p.giftCard(0), p.other(2))
		}, dreist.GiveEach(2, 1)},
		"clicks": {func(p *player) {
			p.click(p.other(2))
			p.click(p.other(1))
		}, dreist.GiveEach(2, 1)},
		"keys": {func(p *player) {
			p.key(input.CommandCard1 + 1)
			p.key(input.CommandCard1 + 1)
		}, dreist.Give(2)},
		"a key while one is dragged": {func(p *player) {
			from := p.giftCard(1)
			p.update([]input.Gesture{{Kind: input.Press, From: from, At: from},
				{Kind: input.DragStart, From: from, At: input.Point{X: 600, Y: 300}}})
			p.key(input.CommandCard1)
			p.update([]input.Gesture{{Kind: input.Drop, From: from, At: p.other(2)}})
			p.settle()
			p.key(input.CommandCard1 + 1)
		}, dreist.GiveEach(1, 2)},
	} {
		t.Run(name, func(t *testing.T) {
			p := sitWithAGift(t, giftTable, stage.Normal, "", "", "")
			test.give(p)
			p.wantMove(test.want)
			p.settle()
		})
	}
}

// TestAGiftNobodyGetsGlidesHome lets go of a card of a gift in every way that gives it to nobody.
func TestAGiftNobodyGetsGlidesHome(t *testing.T) {
	for name, letGo := range map[string]func(p *player, from, at input.Point){
		"dropped": func(p *player, from, at input.Point) {
			p.update([]input.Gesture{{Kind: input.Drop, From: from, At: at}})
		},
		"focus lost or Escape": func(p *player, from, at input.Point) {
			p.update([]input.Gesture{{Kind: input.Cancel, From: from, At: at}})
		},
		"resized": func(p *player, from, at input.Point) {
			p.Line.SetFrame(stage.Frame{W: 960, H: 600, Scale: 1})
			p.update([]input.Gesture{{Kind: input.Cancel, From: from, At: at}})
			p.Line.SetFrame(testFrame)
		},
		"a panel": func(p *player, _, _ input.Point) { p.Cover() },
	} {
		t.Run(name, func(t *testing.T) {
			p := sitWithAGift(t, giftTable, stage.Normal, "", "", "")
			from := p.giftCard(0)
			at := input.Point{X: 640, Y: 320}
			grab := input.Point{X: from.X + 15, Y: from.Y + 20}
			p.update([]input.Gesture{{Kind: input.Press, From: grab, At: grab}})
			p.update([]input.Gesture{{Kind: input.DragStart, From: grab, At: at}})
			if held := p.giftCard(0); held.X >= at.X || held.Y >= at.Y || at.X-held.X > 25 {
				t.Errorf("the mouse at %v holds the card by its middle at %v, not by where it was grabbed", at, held)
			}
			letGo(p, grab, at)
			p.wantGlide(0, from)
			if len(p.Match.History()) != 5 || p.Question() != scene.GiftQuestion {
				t.Error("nobody got a card, and yet something happened")
			}
		})
	}
}

// wantGlide checks that a card of the gift does not jump but moves to a place within a moment, and then rests.
func (p *player) wantGlide(i int, to input.Point) {
	p.t.Helper()
	places := map[input.Point]bool{}
	for ticks := 0; p.Busy(true); ticks++ {
		if ticks > 60 {
			p.t.Fatal("the card of the gift does not come to rest")
		}
		if places[p.giftCard(i)] = true; p.GiftPose(p.GiftCards()[i]).Face > 0 {
			p.t.Fatal("the face of a card of the gift is seen")
		}
		p.Tick(true)
	}
	if got := p.giftCard(i); got != to {
		p.t.Errorf("the card of the gift rests at %v, want %v", got, to)
	}
	if len(places) < 5 {
		p.t.Errorf("the card of the gift was seen at %d places on its way, so that it jumps", len(places))
	}
}

func TestTheFirstOfTwoIsTakenBack(t *testing.T) {
	for name, back := range map[string]func(p *player){
		"undo":   func(p *player) { p.pushButton(tabletop.UndoButton) },
		"key":    func(p *player) { p.key(input.CommandUndo) },
		"Escape": func(p *player) { p.key(input.CommandCancel) },
	} {
		t.Run(name, func(t *testing.T) {
			p := sitWithAGift(t, giftTable, stage.Normal, "", "easy", "easy")
			home := p.giftCard(0)
			p.drag(home, p.other(1))
			p.settle()
			if p.giftCard(0) == home {
				t.Fatal("the card does not lie at who gets it")
			}
			back(p)
			p.wantGlide(0, home)
			if len(p.Match.History()) != 5 {
				t.Error("more was taken back than the first card")
			}
			p.key(input.CommandUndo)
			p.settle()
			if len(p.Match.History()) != 4 || p.Question() == scene.GiftQuestion {
				t.Error("the last card cannot be taken back with the gift open")
			}
			p.atRest()
		})
	}
}

// TestAPromiseOutlastsWhatComesBetween gives the first of two cards away, then does what has nothing to do with it.
func TestAPromiseOutlastsWhatComesBetween(t *testing.T) {
	p := sitWithAGift(t, giftTable, stage.Normal, "", "", "")
	p.drag(p.giftCard(0), p.other(1))
	p.Cover() // as by the menu
	p.update([]input.Gesture{{Kind: input.Cancel}})
	p.click(input.Point{X: 640, Y: 320})
	p.Line.SetFrame(stage.Frame{W: 1920, H: 1080, Scale: 1})
	p.settle()
	if pile := p.Line.Geometry().Others[0].Pile; !pile.Contains(geom.Point(p.giftCard(0))) {
		t.Errorf("after a resize the card lies at %v, want at %v", p.giftCard(0), pile)
	}
	p.drag(p.giftCard(1), p.other(2))
	p.wantMove(dreist.GiveEach(1, 2))
}

func TestTheGiftComesOutOfThePile(t *testing.T) {
	p := sitWithAGift(t, giftTable, stage.Normal, "", "", "")
	home := p.giftCard(0)
	p.key(input.CommandUndo)
	p.settle()
	p.Play(dreist.Lay(p.Position().Hand(0)[0], 3))
	for p.Question() != scene.GiftQuestion {
		p.Tick(true)
		if p.Question() == scene.DrawQuestion {
			p.key(input.CommandDecline)
		}
	}
	p.wantGlide(0, home)
	p.key(input.CommandDecline)
	p.settle()
	if got := len(p.Position().Hand(0)); got != 3 {
		t.Errorf("the one who kept the gift has %d cards, want the 3 of the pile", got)
	}
}

// TestReceiversTakeTheGiftUp watches the cards of a gift: the one who has room takes it into the hand, face down for all.
func TestReceiversTakeTheGiftUp(t *testing.T) {
	p := sitWithAGift(t, giftTable, stage.Normal, "", "", "")
	gift := p.GiftCards()
	p.drag(p.giftCard(0), p.other(1))
	p.drag(p.giftCard(1), p.other(2))
	filled, flown := false, map[geom.Point]bool{}
	for p.Line.Busy() {
		p.checkHidden()
		if s, _, ok := p.Line.Current(); ok {
			if e, ok := s.Event.(dreist.HandFilled); ok && e.Seat == 1 {
				filled = true
				flown[p.Line.Now().Cards[gift[0]].Point] = true
			}
		}
		p.Tick(true)
	}
	if !filled || len(flown) < 5 {
		t.Errorf("the gift was taken up: %v, seen at %d places on its way", filled, len(flown))
	}
	if got := p.Position().Hand(1); len(got) != 4 || got[3] != gift[0] {
		t.Errorf("the second holds %v, want the first card of the gift %v last", got, gift[0])
	}
	if got := p.Position(); got.PileSize(2) != 3 {
		t.Errorf("the third has %d cards on the pile, want the gift on top", got.PileSize(2))
	}
}

// TestTheLastSingleCardIsGiven is R 9: one card on the pile goes to one player, who wins the giver's game for them.
func TestTheLastSingleCardIsGiven(t *testing.T) {
	one := `[Game "DREIst!"]
[Format "1"]
[Mode "table"]
[Seat1 "Ada"]
[Seat2 "Ben"]
[Seat3 "Cem"]
[Layout "2r5"]
[Hand1 "3y 3t 2r 2y 2t"]
[Pile1 "1r"]
[Hand2 "8t 7t 6t"]
[Pile2 ""]
[Hand3 "8y 7y 6y 5y 4y"]
[Pile3 "8r 7r"]
`
	p := sitWithAGift(t, one, stage.Fast, "", "", "")
	if got := p.QuestionKey(); got != "question.gift.table.one" {
		t.Errorf("asked %s", got)
	}
	p.drag(p.giftCard(0), p.other(2))
	p.wantMove(dreist.Give(2))
	p.settle()
	if p.Position().Winner() != 0 || p.Phase != tabletop.Over {
		t.Errorf("giving the last card away does not win\n%s", p.Position().Picture())
	}
}

func TestAtATableOfTwoTheFirstCardTakesTheSecondAlong(t *testing.T) {
	two := `[Game "DREIst!"]
[Format "1"]
[Mode "table"]
[Seat1 "Ada"]
[Seat2 "Ben"]
[Layout "2r5"]
[Hand1 "3y 3t 2r 2y 2t"]
[Pile1 "1r 4v 5v"]
[Hand2 "8t 7t 6t 8y 7y"]
[Pile2 "8r 7r"]
`
	for name, give := range map[string]func(p *player){
		"drag":   func(p *player) { p.drag(p.giftCard(1), p.other(1)) },
		"click":  func(p *player) { p.click(p.other(1)) },
		"button": func(p *player) { p.pushButton(table.GiveButton) },
		"key":    func(p *player) { p.key(input.CommandDraw) },
		"Enter":  func(p *player) { p.key(input.CommandEndTurn) },
	} {
		p := sitWithAGift(t, two, stage.Normal, "", "easy")
		give(p)
		if got := p.moved(); got != dreist.Give(1) {
			t.Errorf("%s: got the move %v", name, got)
		}
		p.settle()
	}
}

// TestThePacketGoesToEgon lays the last card, lets the packet be tied in the hand and gives it in every way there is: the
// numbers change as it arrives.
func TestThePacketGoesToEgon(t *testing.T) {
	egon := func(p *player) input.Point { return input.Point(p.Line.Geometry().Egon.Box.Center()) }
	for name, give := range map[string]func(p *player){
		"dragged by the top card": func(p *player) { p.drag(p.giftCard(0), egon(p)) },
		"dragged by the lower card": func(p *player) {
			corner := p.giftCard(1)
			corner.X += p.Line.Geometry().HandW * 0.45
			p.drag(corner, egon(p))
		},
		"by a click on Egon": func(p *player) { p.click(egon(p)) },
		"by a key":           func(p *player) { p.key(input.CommandDraw) },
	} {
		t.Run(name, func(t *testing.T) {
			p := withAPacket(t)
			before := p.Line.Left()
			home := p.giftCard(0)
			p.drag(home, input.Point{X: 640, Y: 320})
			p.settle()
			if p.giftCard(0) != home || p.Question() != scene.GiftQuestion {
				t.Fatal("a packet that nobody gets does not glide home")
			}
			give(p)
			p.wantMove(dreist.Give(dreist.EgonSeat))
			if got := p.Line.Left(); got != before {
				t.Errorf("the players have %v cards left while the packet is in the air, want %v", got, before)
			}
			bites := false
			for step, _, ok := p.Line.Current(); ok; step, _, ok = p.Line.Current() {
				gift, flies := step.Event.(dreist.GiftGiven)
				if !flies {
					break
				}
				bites = p.Opponents.Egon.Face.Mood == pictures.Biting
				if bites && !p.Line.Arrived(int(gift.Cards[0])) {
					t.Fatal("Egon bites into a packet that is still in the air")
				}
				p.Tick(true)
			}
			if !bites {
				t.Error("Egon does not untie the packet")
			}
			if got := p.Line.Left(); got[0] != before[0]-2 || got[dreist.EgonSeat] != before[dreist.EgonSeat]+2 {
				t.Errorf("the players have %v cards left when the packet has arrived, before it was %v", got, before)
			}
			p.atRest()
		})
	}
	p := withAPacket(t)
	p.pushButton(table.KeepButton)
	p.atRest()
}

// TestAButtonKeepsItsLookWhileOwnCardsMove lays card after card: what can be pressed when they lie looks so before, and cannot
// be pressed yet.
func TestAButtonKeepsItsLookWhileOwnCardsMove(t *testing.T) {
	p := withAPacket(t)
	p.key(input.CommandUndo)
	p.settle()
	p.Play(dreist.Lay(p.card("3t"), 3))
	ticks := 0
	for ; p.Line.Busy(); ticks++ {
		for _, b := range p.Buttons(nil) {
			if b.Id != tabletop.EndTurnButton && b.Id != tabletop.UndoButton {
				continue
			}
			if !b.EnabledSoon || b.Enabled || p.ButtonAt(b.Rect.Center()) != tabletop.NoButton {
				t.Fatalf("tick %d: button %d waits %t, works %t", ticks, b.Id, b.EnabledSoon, b.Enabled)
			}
		}
		p.Tick(true)
	}
	if ticks == 0 {
		t.Fatal("nothing moved")
	}
	if p.Question() == scene.DrawQuestion {
		grows := false
		for ; p.Effects.Busy(); p.Tick(true) {
			grows = grows || p.Effects.Badge() != 1
		}
		if !grows || p.Effects.Badge() != 1 {
			t.Errorf("the badge that offers a card grew %t and is %g large at last", grows, p.Effects.Badge())
		}
	}
}

// withAPacket sits down where the last card of the hand has been laid and a packet for Egon lies in the hand.
func withAPacket(t *testing.T) *player {
	t.Helper()
	p := sit(t, lastCard)
	p.emptyHand()
	if p.Question() == scene.DrawQuestion {
		p.key(input.CommandDecline)
	}
	p.settle()
	if n := len(p.GiftCards()); n != 2 {
		t.Fatalf("%d cards lie in the hand, want a packet of two\n%s", n, p.Position().Picture())
	}
	return p
}
