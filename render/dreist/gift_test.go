package dreist

import (
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

// giftAmongFour is giftTable with one more seat.
const giftAmongFour = giftTable + `[Seat4 "Dora"]
[Hand4 "8v 7v 6v"]
[Pile4 "4r"]
`

// sitWithAGift begins a match in which the person in front has laid the last hand card and may give; the others are computers.
func sitWithAGift(t *testing.T, tags string) *player {
	t.Helper()
	game, err := record.Parse(tags)
	if err != nil {
		t.Fatal(err)
	}
	p := sitDownTo(t, game.Deal, []string{"", "easy", "easy", "easy"}[:strings.Count(tags, "[Seat")]...)
	p.emptyHand()
	return p
}

// emptyHand lays the hand of lastCard and giftTable and does not draw, so that the gift is offered.
func (p *player) emptyHand() {
	p.t.Helper()
	for _, lay := range []struct {
		kind string
		row  int
	}{{"3y", 2}, {"2r", 1}, {"2y", 2}, {"2t", 3}, {"3t", 3}} {
		p.play(dreist.Lay(p.card(lay.kind), lay.row))
	}
	if p.Question() == scene.DrawQuestion {
		p.key(input.CommandDecline)
	}
	if p.settle(); p.Question() != scene.GiftQuestion || len(p.GiftCards()) == 0 {
		p.t.Fatalf("the gift is not offered\n%s", p.Position().Picture())
	}
}

// giftCard returns the middle of a card of the gift.
func (p *player) giftCard(i int) input.Point {
	return input.Point(p.GiftPose(p.GiftCards()[i]).Point)
}

// TestAGiftIsGiven drags, clicks and presses buttons and keys, of the keyboard and of a controller, at tables of two to four.
func TestAGiftIsGiven(t *testing.T) {
	two := strings.NewReplacer("[Seat3 \"Cem\"]\n", "", "[Hand3 \"8y 7y 6y 5y 4y\"]\n", "", "[Pile3 \"8r 7r\"]\n", "", `"8t 7t 6t"`, `"8t 7t 6t 8y 7y"`).
		Replace(giftTable)
	one := strings.Replace(giftTable, `"1r 4v 5v"`, `"1r"`, 1)
	drag := func(card int, to dreist.Seat) func(*player) {
		return func(p *player) { p.drag(p.giftCard(card), p.other(to)) }
	}
	click := func(to dreist.Seat) func(*player) { return func(p *player) { p.click(p.other(to)) } }
	push := func(commands ...input.Command) []func(*player) {
		return []func(*player){func(p *player) {
			for _, c := range commands {
				p.update(input.Gesture{Kind: input.Trigger, Command: c, Pad: true})
			}
		}}
	}
	const (
		yes, no, draw, undo, back    = input.CommandEndTurn, input.CommandDecline, input.CommandDraw, input.CommandUndo, input.CommandCancel
		up, down, left, right, forth = input.CommandUp, input.CommandDown, input.CommandLeft, input.CommandRight, input.CommandForth
	)
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
		"a single card":       {one, []func(*player){drag(0, 2)}, dreist.Give(2)},
		"two seats":           {two, []func(*player){drag(1, 1)}, dreist.Give(1)},
		"two seats, clicked":  {two, []func(*player){click(1)}, dreist.Give(1)},
		"two seats by button": {two, []func(*player){func(p *player) { p.pushButton(table.GiveButton) }}, dreist.Give(1)},

		"the first seen is the next": {giftTable, push(yes, yes, yes), dreist.Give(1)},
		"the yes of a trigger":       {giftTable, push(draw, draw, draw), dreist.Give(1)},
		"both to the second":         {giftTable, push(down, down, yes, yes), dreist.Give(2)},
		"one each":                   {giftTable, push(right, yes, right, yes), dreist.GiveEach(1, 2)},
		"one each backwards":         {giftTable, push(up, yes, up, draw), dreist.GiveEach(2, 1)},
		"taken back":                 {giftTable, push(down, yes, undo, down, yes, yes), dreist.Give(2)},
		"put back by B":              {giftTable, push(down, yes, back, down, yes, yes), dreist.Give(2)},
		"kept":                       {giftTable, push(down, no), dreist.End()},
		"four, round to the last":    {giftAmongFour, push(left, yes, yes), dreist.Give(3)},
		"four, round to the first":   {giftAmongFour, push(right, right, right, right, yes, yes), dreist.Give(1)},
		"four, one each":             {giftAmongFour, push(forth, yes, forth, forth, yes), dreist.GiveEach(1, 3)},
		"named keys": {giftTable, []func(*player){func(p *player) {
			if p.key(yes); p.Question() != scene.GiftQuestion || p.Meant() != 1 {
				p.t.Errorf("the first press means seat %d, want the next one, and gives nothing yet", p.Meant())
			}
			p.wantPrompt("Enter: give")
			for _, c := range []input.Command{down, yes, yes} {
				p.key(c)
			}
		}}, dreist.Give(2)},
	} {
		t.Run(name, func(t *testing.T) {
			p := sitWithAGift(t, test.tags)
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

// TestAGiftNobodyGetsGlidesHome lets go of a card of a gift in ways that give it to nobody: it is held where it was grabbed, and does not jump.
func TestAGiftNobodyGetsGlidesHome(t *testing.T) {
	at := input.Point{X: 640, Y: 320}
	for name, letGo := range map[string]func(p *player){
		"a drop": func(p *player) { p.update(input.Gesture{Kind: input.Drop, At: at}) }, "a panel": func(p *player) { p.Cover() },
	} {
		p := sitWithAGift(t, giftTable)
		from := p.giftCard(0)
		p.lift(input.Point{X: from.X + 15, Y: from.Y + 20}, at)
		if held := p.giftCard(0); held.X >= at.X || held.Y >= at.Y || at.X-held.X > 25 {
			t.Errorf("%s: the mouse at %v holds the card by its middle at %v, not by where it was grabbed", name, at, held)
		}
		places := map[input.Point]bool{}
		for letGo(p); p.Busy(true); p.Tick(true) {
			if places[p.giftCard(0)] = true; p.GiftPose(p.GiftCards()[0]).Face > 0 {
				t.Fatal("the face of a card of the gift is seen")
			}
		}
		if p.giftCard(0) != from || len(places) < 5 || len(places) > 60 || p.Match.Length() != 5 || p.Question() != scene.GiftQuestion {
			t.Errorf("%s: after %d moves the card rests at %v, want %v, and was seen at %d places", name, p.Match.Length(), p.giftCard(0), from, len(places))
		}
	}
}

// TestEgonBitesIntoThePacketThatHasArrived gives the packet by its lower card; until it arrives the cards count where they were.
func TestEgonBitesIntoThePacketThatHasArrived(t *testing.T) {
	p := sit(t, lastCard)
	p.emptyHand()
	before, corner, bites := p.Line.Left(), p.giftCard(1), false
	corner.X += p.Line.Geometry().HandW * 0.45
	p.drag(corner, input.Point(p.Line.Geometry().Egon.Box.Center()))
	p.wantMove(dreist.Give(dreist.EgonSeat))
	if got := p.Line.Left(); got != before {
		t.Errorf("the players have %v cards left while the packet is in the air, want %v", got, before)
	}
	for ; ; p.Tick(true) {
		step, _, _ := p.Line.Current()
		gift, flies := step.Event.(dreist.GiftGiven)
		if !flies {
			break
		}
		if bites = p.Opponents.Egon.Face.Mood == pictures.Biting; bites && !p.Line.Arrived(int(gift.Cards[0])) {
			t.Fatal("Egon bites into a packet that is still in the air")
		}
	}
	if got := p.Line.Left(); !bites || got[0] != before[0]-2 || got[dreist.EgonSeat] != before[dreist.EgonSeat]+2 {
		t.Errorf("Egon bites %v; the players have %v cards left, before it was %v", bites, got, before)
	}
	p.atRest()
}

// TestAButtonKeepsItsLookWhileOwnCardsMove lays a card: what can be pressed when it lies looks so before, and cannot be pressed yet.
func TestAButtonKeepsItsLookWhileOwnCardsMove(t *testing.T) {
	p := sit(t, lastCard)
	p.emptyHand()
	p.key(input.CommandUndo)
	p.settle()
	for p.Play(dreist.Lay(p.card("3t"), 3)); p.Line.Busy(); p.Tick(true) {
		for _, id := range []tabletop.ButtonID{tabletop.EndTurnButton, tabletop.UndoButton} {
			if b := p.button(id); b.Rect.W > 0 && (!b.EnabledSoon || b.Enabled || p.ButtonAt(b.Rect.Center()) != tabletop.NoButton) {
				t.Fatalf("button %d waits %t, works %t", b.Id, b.EnabledSoon, b.Enabled)
			}
		}
	}
}

// Down leads down: the places stand below each other in the order of their turns in every window.
func TestThePlacesStandInTheOrderOfTheArrows(t *testing.T) {
	p := sitWithAGift(t, giftAmongFour)
	for _, size := range [][2]float64{{960, 560}, {1024, 768}, {1280, 800}, {1920, 1080}} {
		for _, text := range []float64{0, 1.3} {
			p.Line.SetFrame(stage.Frame{W: size[0], H: size[1], Scale: 1, Text: text})
			if g := p.Line.Geometry(); g.Others[0].Box.Y >= g.Others[1].Box.Y || g.Others[1].Box.Y >= g.Others[2].Box.Y {
				t.Errorf("%v, letters %v: the places are at %v", size, text, g.Others[:3])
			}
		}
	}
}
