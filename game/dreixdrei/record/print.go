package record

import (
	"strconv"

	"dreist/game/dreixdrei"
	"dreist/game/record"
)

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
		add(record.SeatTag("Seat", i+1), name)
	}
	if d.Sets != dreixdrei.UsualSets(d.Seats) {
		add("Sets", strconv.Itoa(d.Sets))
	}
	if d.Starts != firstWithCards(d) {
		add("Starts", record.SeatText(d.Starts))
	}
	if !d.Exchange {
		add("Stage", stagePlay)
	}
	for s := range d.Seats {
		add(record.SeatTag("Down", s+1), record.List(d.Down[s]))
		add(record.SeatTag("Open", s+1), record.List(d.Open[s]))
		add(record.SeatTag("Hand", s+1), record.List(d.Hand[s]))
	}
	add("Draw", record.List(d.Draw))
	optional := func(name, value string) {
		if value != "" {
			add(name, value)
		}
	}
	optional("Discard", record.List(d.Pile))
	optional("Gone", record.List(d.Gone))
	optional("Places", seats(d.Finished))
	for s, opened := range d.Opened {
		if opened && !d.Exchange && len(d.Draw) == 0 && len(d.Open[s]) > 0 && len(d.Hand[s]) > 0 { // else it follows from the cards
			add(record.SeatTag("Phase", s+1), "2")
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
	add("Draw", record.List(p.AppendDraw(nil)))
	add("Discard", record.List(pile))
	add("Gone", record.List(p.Gone()))
	for s := range dreixdrei.Seat(p.Seats()) {
		n := int(s) + 1
		open, down := p.Open(s), p.Down(s)
		add(record.SeatTag("Hand", n), record.List(p.AppendHand(nil, s)))
		add(record.SeatTag("Open", n), record.List(sorted(there(open[:]))))
		add(record.SeatTag("Down", n), record.List(there(down[:])))
		add(record.SeatTag("Phase", n), strconv.Itoa(p.Phase(s)))
	}
	add("Places", placesOf(p))
	add("Turn", record.SeatText(p.Turn()))
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
	return "-"
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
		words[i] = record.SeatText(s)
	}
	return result(words)
}
