package dreist

import (
	"testing"

	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/stage"
)

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
