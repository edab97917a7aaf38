package record

import (
	"strconv"
	"strings"

	"dreist/game/record"
	"dreist/game/thegame"
)

// String returns the game's text in its canonical form, which Parse reads back as an equal game.
func (g *Game) String() string {
	return record.Text(g.appendHead(nil, g.Result), g.Steps(), AppendStep)
}

// Head returns the tags of the game's canonical text, with the result of a position of the game: none while it runs.
func (g *Game) Head(now *thegame.Position) string {
	if !now.IsOver() {
		return string(g.appendHead(nil, ""))
	}
	return string(g.appendHead(nil, resultOf(now)))
}

// appendHead appends the tags; without a Result tag if result is empty.
func (g *Game) appendHead(b []byte, result string) []byte {
	add := func(name, value string) { b = record.AppendTag(b, name, value) }
	add("Game", gameName)
	add("Format", formatVersion)
	if g.Deal.Variant != thegame.Base {
		add("Variant", g.Deal.Variant.String())
	}
	for i, name := range g.Seats {
		add(record.SeatTag("Seat", i+1), name)
	}
	if g.Deal.Starts != 0 {
		add("Starts", record.SeatText(g.Deal.Starts))
	}
	add("Deck", record.List(g.Deal.Deck))
	for p, cards := range g.Deal.Piles {
		if len(cards) > 0 {
			add(pileTag(thegame.Pile(p)), record.List(cards))
		}
	}
	for i, hand := range g.Deal.Hands {
		add(record.SeatTag("Hand", i+1), record.List(hand))
	}
	if result != "" {
		add("Result", result)
	}
	for _, t := range g.Tags {
		add(t.Name, t.Value)
	}
	return b
}

// AppendStep appends a step to the text of turns, one turn a line; the line of an unfinished turn has no newline yet. A
// signal stands in the turn of the seat to move, whoever gives it.
func AppendStep(turns []byte, step *Step) []byte {
	seat := int(step.Seat)
	if step.Move.Action == thegame.SayWish {
		seat = int(step.Position.Turn())
	}
	return record.AppendMove(turns, seat+1, step.Move.String(), step.Move.Action == thegame.EndTurn)
}

// AppendPosition appends a position as tags, one a line.
func AppendPosition(dst []byte, p *thegame.Position) []byte {
	add := func(name, value string) { dst = record.AppendTag(dst, name, value) }
	for on := range thegame.Pile(thegame.Piles) {
		add(pileTag(on), record.List(p.AppendPile(nil, on)))
	}
	var signals []string
	for s := range thegame.Seat(p.Seats()) {
		add(record.SeatTag("Hand", int(s)+1), record.List(p.Hand(s)))
		for on := range thegame.Pile(thegame.Piles) {
			if signal := p.Signal(s, on); signal != thegame.NoSignal {
				signals = append(signals, thegame.Say(s, signal, on).String())
			}
		}
	}
	add("Deck", record.List(p.AppendDeck(nil)))
	add("Turn", record.SeatText(p.Turn()))
	add("Laid", strconv.Itoa(p.Laid()))
	add("Minimum", strconv.Itoa(p.Minimum()))
	add("Stuck", record.SeatText(p.Stuck()))
	add("Signals", strings.Join(signals, " "))
	return dst
}
