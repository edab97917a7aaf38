package record

import (
	"strconv"
	"strings"

	"dreist/game/dreixdrei"
	"dreist/game/record"
)

func addTags(b *record.Tags, g *Game) {
	d := &g.Deal
	for i, name := range g.SeatNames {
		b.Add(record.SeatTag("Seat", i+1), name)
	}
	if d.SetCount != dreixdrei.UsualSetCount(d.SeatCount) {
		b.Add("Sets", strconv.Itoa(d.SetCount))
	}
	if d.StartSeat != firstWithCards(d) {
		b.Add("Starts", record.SeatText(d.StartSeat))
	}
	if !d.IsSwapping {
		b.Add("Stage", stagePlay)
	}
	for s := range d.SeatCount {
		b.Add(record.SeatTag("Down", s+1), record.JoinCards(d.FaceDownCards[s]))
		b.Add(record.SeatTag("Open", s+1), record.JoinCards(d.OpenCards[s]))
		b.Add(record.SeatTag("Hand", s+1), record.JoinCards(d.Hand[s]))
	}
	b.Add("Draw", record.JoinCards(d.DrawPile))
	b.AddSome("Discard", record.JoinCards(d.Pile))
	b.AddSome("Gone", record.JoinCards(d.RemovedCards))
	b.AddSome("Places", placesText(d.FinishedSeats))
	for s, opened := range d.HasReachedPhase2 {
		if opened && !d.IsSwapping && len(d.DrawPile) == 0 && len(d.OpenCards[s]) > 0 && len(d.Hand[s]) > 0 { // else it follows from the cards
			b.Add(record.SeatTag("Phase", s+1), "2")
		}
	}
}

// firstWithCards returns the seat that starts if the record has no tag Starts.
func firstWithCards(d *dreixdrei.Deal) dreixdrei.Seat {
	for s := range d.SeatCount {
		if len(d.FaceDownCards[s])+len(d.OpenCards[s])+len(d.Hand[s]) > 0 {
			return dreixdrei.Seat(s)
		}
	}
	return 0
}

// appendStep appends a step to the text of turns, one turn per line. The line of an unfinished turn has no newline yet.
func appendStep(turns []byte, step *Step) []byte {
	return record.AppendMove(turns, int(step.Seat)+1, step.Move.String(), IsTurnEnd(step))
}

// AppendPosition appends a position as tags, one per line.
func AppendPosition(dst []byte, p *dreixdrei.Position) []byte {
	b := record.Tags(dst)
	stage := stagePlay
	if p.IsSwapping() {
		stage = stageExchange
	}
	var pile []dreixdrei.Face
	for _, c := range p.Pile() {
		pile = append(pile, p.Face(c))
	}
	b.Add("Stage", stage)
	b.Add("Draw", record.JoinCards(p.AppendDrawPile(nil)))
	b.Add("Discard", record.JoinCards(pile))
	b.Add("Gone", record.JoinCards(p.RemovedCards()))
	for s := range dreixdrei.Seat(p.SeatCount()) {
		n := int(s) + 1
		open, down := p.OpenCards(s), p.FaceDownCards(s)
		b.Add(record.SeatTag("Hand", n), record.JoinCards(p.AppendHand(nil, s)))
		b.Add(record.SeatTag("Open", n), record.JoinCards(sorted(there(open[:]))))
		b.Add(record.SeatTag("Down", n), record.JoinCards(there(down[:])))
		b.Add(record.SeatTag("Phase", n), strconv.Itoa(p.Phase(s)))
	}
	b.Add("Places", placesOf(p))
	b.Add("Turn", record.SeatText(p.Turn()))
	b.Add("Pending", pending(p))
	return b
}

// pending returns the name of what the seat to move must do before anything else, or "-".
func pending(p *dreixdrei.Position) string {
	switch {
	case p.TurnedJoker() != dreixdrei.NoCard:
		return "joker"
	case p.MustLayAgain():
		return "again"
	}
	return "-"
}

func there(places []dreixdrei.Card) (cards []dreixdrei.Card) {
	for _, c := range places {
		if c != dreixdrei.NoCard {
			cards = append(cards, c)
		}
	}
	return cards
}

func placesText(seats []dreixdrei.Seat) string {
	var words []string
	for _, s := range seats {
		words = append(words, record.SeatText(s))
	}
	return strings.Join(words, " ")
}
