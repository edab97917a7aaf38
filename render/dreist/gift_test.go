package dreist

import (
	"slices"
	"strings"
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/input"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
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

// TestAGiftIsGivenByTheMouse drags and clicks, at tables of three and of two.
func TestAGiftIsGivenByTheMouse(t *testing.T) {
	two := strings.Replace(strings.Join(slices.DeleteFunc(strings.Split(giftTable, "\n"), func(tag string) bool {
		return strings.Contains(tag, "3 \"") && !strings.Contains(tag, "Hand1")
	}), "\n"), `"8t 7t 6t"`, `"8t 7t 6t 8y 7y"`, 1)
	one := strings.Replace(giftTable, `"1r 4v 5v"`, `"1r"`, 1)
	drag := func(card int, to dreist.Seat) func(*player) {
		return func(p *player) { p.drag(p.giftCard(card), p.other(to)) }
	}
	click := func(to dreist.Seat) func(*player) { return func(p *player) { p.click(p.other(to)) } }
	for name, test := range map[string]struct {
		tags string
		give []func(*player)
		want dreist.Move
	}{
		"one":                  {giftTable, []func(*player){drag(0, 1), (*player).settle, drag(1, 1)}, dreist.Give(1)},
		"two":                  {giftTable, []func(*player){drag(0, 1), drag(1, 2)}, dreist.GiveEach(1, 2)},
		"the lower card first": {giftTable, []func(*player){drag(1, 1), (*player).settle, drag(0, 2)}, dreist.GiveEach(2, 1)},
		"clicks":               {giftTable, []func(*player){click(2), click(1)}, dreist.GiveEach(2, 1)},
		"a menu, a click elsewhere and another window between": {giftTable, []func(*player){drag(0, 1), (*player).Cover, func(p *player) {
			p.click(input.Point{X: 640, Y: 320})
			p.Line.SetFrame(stage.Frame{W: 1920, H: 1080, Scale: 1})
			p.settle()
		}, drag(1, 2)}, dreist.GiveEach(1, 2)},
		"a single card":               {one, []func(*player){drag(0, 2)}, dreist.Give(2)},
		"at a table of two":           {two, []func(*player){drag(1, 1)}, dreist.Give(1)},
		"at a table of two, clicked":  {two, []func(*player){click(1)}, dreist.Give(1)},
		"at a table of two by button": {two, []func(*player){func(p *player) { p.pushButton(table.GiveButton) }}, dreist.Give(1)},
	} {
		t.Run(name, func(t *testing.T) {
			p := sitWithAGift(t, test.tags, stage.Normal, []string{"", "easy", "easy"}[:strings.Count(test.tags, "[Seat")]...)
			for _, give := range test.give {
				give(p)
			}
			p.wantMove(test.want)
			if p.settle(); test.tags == one && (p.Position().Winner() != 0 || p.Phase != tabletop.Over) { // R 9
				t.Errorf("giving the last card away does not win\n%s", p.Position().Picture())
			}
		})
	}
}

// TestAGiftNobodyGetsGlidesHome lets go of a card of a gift in ways that give it to nobody.
func TestAGiftNobodyGetsGlidesHome(t *testing.T) {
	for _, letGo := range []func(p *player, from, at input.Point){
		func(p *player, from, at input.Point) {
			p.update([]input.Gesture{{Kind: input.Drop, From: from, At: at}})
		},
		func(p *player, _, _ input.Point) { p.Cover() },
	} {
		p := sitWithAGift(t, giftTable, stage.Normal, "", "", "")
		from, at := p.giftCard(0), input.Point{X: 640, Y: 320}
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

// TestEgonBitesIntoThePacketThatHasArrived gives the packet by its lower card; until it arrives the cards count where they were.
func TestEgonBitesIntoThePacketThatHasArrived(t *testing.T) {
	p := withAPacket(t)
	before, corner, bites := p.Line.Left(), p.giftCard(1), false
	corner.X += p.Line.Geometry().HandW * 0.45
	p.drag(corner, input.Point(p.Line.Geometry().Egon.Box.Center()))
	p.wantMove(dreist.Give(dreist.EgonSeat))
	if got := p.Line.Left(); got != before {
		t.Errorf("the players have %v cards left while the packet is in the air, want %v", got, before)
	}
	for {
		step, _, _ := p.Line.Current()
		gift, flies := step.Event.(dreist.GiftGiven)
		if !flies {
			break
		}
		if bites = p.Opponents.Egon.Face.Mood == pictures.Biting; bites && !p.Line.Arrived(int(gift.Cards[0])) {
			t.Fatal("Egon bites into a packet that is still in the air")
		}
		p.Tick(true)
	}
	if got := p.Line.Left(); !bites || got[0] != before[0]-2 || got[dreist.EgonSeat] != before[dreist.EgonSeat]+2 {
		t.Errorf("Egon bites %v; the players have %v cards left, before it was %v", bites, got, before)
	}
	p.atRest()
}

// TestAButtonKeepsItsLookWhileOwnCardsMove lays a card: what can be pressed when it lies looks so before, and cannot be pressed yet.
func TestAButtonKeepsItsLookWhileOwnCardsMove(t *testing.T) {
	p := withAPacket(t)
	p.key(input.CommandUndo)
	p.settle()
	p.Play(dreist.Lay(p.card("3t"), 3))
	if !p.Line.Busy() {
		t.Fatal("nothing moves")
	}
	for ; p.Line.Busy(); p.Tick(true) {
		for _, b := range p.Buttons(nil) {
			if (b.Id == tabletop.EndTurnButton || b.Id == tabletop.UndoButton) &&
				(!b.EnabledSoon || b.Enabled || p.ButtonAt(b.Rect.Center()) != tabletop.NoButton) {
				t.Fatalf("button %d waits %t, works %t", b.Id, b.EnabledSoon, b.Enabled)
			}
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

// giftAmongFour is giftTable with one more seat.
const giftAmongFour = giftTable + `[Seat4 "Dora"]
[Hand4 "8v 7v 6v"]
[Pile4 "4r"]
`

// TestAGiftAmongSeveralIsGivenByButtonsAndArrows hands two cards out at tables of three and four, to one and to two, by a
// controller and by the keyboard.
func TestAGiftAmongSeveralIsGivenByButtonsAndArrows(t *testing.T) {
	const (
		yes, no, draw, undo, back    = input.CommandEndTurn, input.CommandDecline, input.CommandDraw, input.CommandUndo, input.CommandCancel
		up, down, left, right, forth = input.CommandUp, input.CommandDown, input.CommandLeft, input.CommandRight, input.CommandForth
	)
	for name, test := range map[string]struct {
		deal    string
		players int
		push    []input.Command
		want    dreist.Move
	}{
		"three, the first seen is the next": {giftTable, 3, []input.Command{yes, yes, yes}, dreist.Give(1)},
		"three, the yes of a trigger":       {giftTable, 3, []input.Command{draw, draw, draw}, dreist.Give(1)},
		"three, both to the second":         {giftTable, 3, []input.Command{down, down, yes, yes}, dreist.Give(2)},
		"three, one each":                   {giftTable, 3, []input.Command{right, yes, right, yes}, dreist.GiveEach(1, 2)},
		"three, one each backwards":         {giftTable, 3, []input.Command{up, yes, up, draw}, dreist.GiveEach(2, 1)},
		"three, taken back":                 {giftTable, 3, []input.Command{down, yes, undo, down, yes, yes}, dreist.Give(2)},
		"three, put back by B":              {giftTable, 3, []input.Command{down, yes, back, down, yes, yes}, dreist.Give(2)},
		"three, kept":                       {giftTable, 3, []input.Command{down, no}, dreist.End()},
		"four, round to the last":           {giftAmongFour, 4, []input.Command{left, yes, yes}, dreist.Give(3)},
		"four, round to the first": {giftAmongFour, 4, []input.Command{right, right, right, right, yes, yes},
			dreist.Give(1)},
		"four, one each": {giftAmongFour, 4, []input.Command{forth, yes, forth, forth, yes}, dreist.GiveEach(1, 3)},
	} {
		t.Run(name, func(t *testing.T) {
			p := sitWithAGift(t, test.deal, stage.Normal, []string{"", "easy", "easy", "easy"}[:test.players]...)
			for _, c := range test.push {
				p.update([]input.Gesture{{Kind: input.Trigger, Command: c, Pad: true}})
			}
			p.wantMove(test.want)
		})
	}
	p := sitWithAGift(t, giftTable, stage.Normal, "", "easy", "easy")
	p.key(input.CommandEndTurn)
	if p.Question() != scene.GiftQuestion || p.Meant() != 1 {
		t.Fatalf("the first press means seat %d, want the next one, and gives nothing yet", p.Meant())
	}
	p.wantPrompt("Enter: give")
	p.key(input.CommandDown)
	p.key(input.CommandEndTurn)
	p.key(input.CommandEndTurn)
	p.wantMove(dreist.Give(2))
}

// Down leads down: the places stand below each other in the order of their turns in every window.
func TestThePlacesStandInTheOrderOfTheArrows(t *testing.T) {
	p := sitWithAGift(t, giftAmongFour, stage.Normal, "", "easy", "easy", "easy")
	for _, size := range [][2]float64{{960, 560}, {1024, 768}, {1280, 800}, {1920, 1080}} {
		for _, text := range []float64{0, 1.3} {
			p.Line.SetFrame(stage.Frame{W: size[0], H: size[1], Scale: 1, Text: text})
			if g := p.Line.Geometry(); g.Others[0].Box.Y >= g.Others[1].Box.Y || g.Others[1].Box.Y >= g.Others[2].Box.Y {
				t.Errorf("%v, letters %v: the places are at %v", size, text, g.Others[:3])
			}
		}
	}
}
