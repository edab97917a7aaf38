package record

import (
	"fmt"
	"strconv"
	"strings"

	"dreist/game/dreixdrei"
	"dreist/game/record"
)

// none stands for no seat and nothing pending in what is printed of a position.
const none = "-"

// String returns the game's text in its canonical form, which Parse reads back as an equal game.
func (g *Game) String() string {
	return record.Text(g.appendHead(nil, g.Result), g.Steps(), AppendStep)
}

// Head returns the tags of the game's canonical text, with the result of a position of the game: none while it runs.
func (g *Game) Head(now *dreixdrei.Position) string {
	if !now.IsOver() {
		return string(g.appendHead(nil, ""))
	}
	return string(g.appendHead(nil, resultOf(now)))
}

// appendHead appends the tags; without a Result tag if result is empty.
func (g *Game) appendHead(b []byte, result string) []byte {
	add := func(name, value string) { b = record.AppendTag(b, name, value) }
	d := &g.Deal
	add("Game", gameName)
	add("Format", formatVersion)
	for i, name := range g.Seats {
		add(seatTag("Seat", i+1), name)
	}
	if d.Sets != dreixdrei.UsualSets(d.Seats) {
		add("Sets", strconv.Itoa(d.Sets))
	}
	if d.Starts != firstWithCards(d) {
		add("Starts", seatText(d.Starts))
	}
	if !d.Exchange {
		add("Stage", stagePlay)
	}
	for s := range d.Seats {
		add(seatTag("Down", s+1), list(d.Down[s]))
		add(seatTag("Open", s+1), list(d.Open[s]))
		add(seatTag("Hand", s+1), list(d.Hand[s]))
	}
	add("Draw", list(d.Draw))
	optional := func(name, value string) {
		if value != "" {
			add(name, value)
		}
	}
	optional("Discard", list(d.Pile))
	optional("Gone", list(d.Gone))
	optional("Places", seats(d.Finished))
	for s, opened := range d.Opened {
		if opened {
			add(seatTag("Phase", s+1), "2")
		}
	}
	optional("Result", result)
	for _, t := range g.Tags {
		add(t.Name, t.Value)
	}
	return b
}

// firstWithCards returns the seat that starts where the record does not tell.
func firstWithCards(d *dreixdrei.Deal) dreixdrei.Seat {
	for s := range d.Seats {
		if len(d.Down[s])+len(d.Open[s])+len(d.Hand[s]) > 0 {
			return dreixdrei.Seat(s)
		}
	}
	return 0
}

// AppendStep appends a step to the text of turns, one turn a line; the line of an unfinished turn has no newline yet.
func AppendStep(turns []byte, step *Step) []byte {
	return record.AppendMove(turns, int(step.Seat)+1, step.Move.String(), EndsTurn(step))
}

// AppendPosition appends a position as tags, one a line.
func AppendPosition(dst []byte, p *dreixdrei.Position) []byte {
	add := func(name, value string) { dst = record.AppendTag(dst, name, value) }
	stage := stagePlay
	if p.Exchange() {
		stage = stageExchange
	}
	var pile []dreixdrei.Face
	for _, c := range p.Pile() {
		pile = append(pile, p.Face(c))
	}
	add("Stage", stage)
	add("Draw", list(p.AppendDraw(nil)))
	add("Discard", list(pile))
	add("Gone", list(p.Gone()))
	for s := range dreixdrei.Seat(p.Seats()) {
		n := int(s) + 1
		open, down := p.Open(s), p.Down(s)
		add(seatTag("Hand", n), list(p.AppendHand(nil, s)))
		add(seatTag("Open", n), list(sorted(there(open[:]))))
		add(seatTag("Down", n), list(there(down[:])))
		add(seatTag("Phase", n), strconv.Itoa(p.Phase(s)))
	}
	add("Places", placesOf(p))
	add("Turn", seatText(p.Turn()))
	add("Pending", pending(p))
	return dst
}

// pending returns what the seat to move still has to do.
func pending(p *dreixdrei.Position) string {
	switch {
	case p.Turned() != dreixdrei.NoCard:
		return "joker"
	case p.Again():
		return "again"
	}
	return none
}

// there returns the cards on places.
func there(places []dreixdrei.Card) (cards []dreixdrei.Card) {
	for _, c := range places {
		if c != dreixdrei.NoCard {
			cards = append(cards, c)
		}
	}
	return cards
}

func seats(all []dreixdrei.Seat) string {
	words := make([]string, len(all))
	for i, s := range all {
		words[i] = seatText(s)
	}
	return result(words)
}

func list[C fmt.Stringer](cards []C) string {
	words := make([]string, len(cards))
	for i, c := range cards {
		words[i] = c.String()
	}
	return strings.Join(words, " ")
}
