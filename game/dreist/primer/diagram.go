package primer

import (
	"cmp"
	"fmt"
	"strings"

	"dreist/game/dreist"
	"dreist/game/dreist/record"
)

// Diagram is a small picture of the overview, as a set-up of the real rules. All its texts are in the record format.
// You sit on seat 1 and are to move, unless Egon has cards: then the diagram shows his turn.
type Diagram struct {
	ID       string
	Layout   string
	Hand     string        // your hand; with a pile it has five cards
	Pile     string        // your pile, top card first
	Other    string        // the hand and pile of seat 2, where they matter
	Egon     string        // Egon's pile, top card first
	Moves    string        // what is played, to be shown in a loop
	Shows    string        // a hand card whose cells are marked before the moves
	Subject  []dreist.Cell // cells that the caption is about and no rule finds
	Attempts []Attempt     // what is refused after the moves
}

// Attempt is a card laid where it may not lie.
type Attempt struct {
	Kind   dreist.Kind
	Row    int
	Reason dreist.Reason
}

// CaptionKey returns the key of the sentence below the diagram.
func (d Diagram) CaptionKey() string { return glance + d.ID + ".caption" }

// Board is a diagram played by the rules.
type Board struct {
	Before   dreist.Position
	Steps    []record.Step // what to play, Egon's turn included; may be empty
	After    dreist.Position
	Refusals []*dreist.Refusal // of the attempts, with the cells at fault; made on After
	Marks    []CellSign
}

// Board plays the diagram. Its error says which set-up, move or attempt the rules do not have as the diagram tells it.
func (d Diagram) Board() (*Board, error) {
	game, err := record.Parse(d.record())
	if err != nil {
		return nil, fmt.Errorf("rulebook: diagram %s: %w", d.ID, err)
	}
	b := &Board{}
	if b.Before, err = game.Deal.Position(); err != nil {
		return nil, fmt.Errorf("rulebook: diagram %s: %w", d.ID, err)
	}
	b.After = b.Before
	for step, err := range game.Steps() {
		if err != nil {
			return nil, fmt.Errorf("rulebook: diagram %s: %w", d.ID, err)
		}
		b.Steps, b.After = append(b.Steps, step), step.Position
	}
	for _, a := range d.Attempts {
		refusal := b.try(a)
		if refusal == nil || refusal.Reason != a.Reason {
			return nil, fmt.Errorf("rulebook: diagram %s: %v on row %d should be refused (%v) and is: %v",
				d.ID, a.Kind, a.Row, a.Reason, refusal)
		}
		b.Refusals = append(b.Refusals, refusal)
	}
	if err := b.mark(d); err != nil {
		return nil, err
	}
	return b, nil
}

// try returns the refusal of an attempt, or nil where it is allowed.
func (b *Board) try(a Attempt) *dreist.Refusal {
	card := b.After.InHand(b.After.Turn(), a.Kind)
	if card == dreist.NoCard {
		return &dreist.Refusal{Move: dreist.Lay(a.Kind.Card(0), a.Row), Reason: dreist.NotInHand}
	}
	return b.After.RefusalAt(card, card.Cell(a.Row))
}

// spare is what a seat holds that the diagram says nothing about, as nobody plays without a card.
const spare = "8y"

// record writes the diagram as a record.
func (d Diagram) record() string {
	var b strings.Builder
	tag := func(name, value string) { fmt.Fprintf(&b, "[%s %q]\n", name, value) }
	tag("Game", "DREIst!")
	tag("Format", "1")
	tag("Seat1", "1")
	tag("Layout", d.Layout)
	if d.Egon != "" {
		tag("Mode", "egon")
		tag("Starts", "2")
		tag("Pile1", spare)
		tag("Pile2", d.Egon)
		return b.String()
	}
	tag("Mode", "table")
	tag("Seat2", "2")
	tag("Hand1", cmp.Or(d.Hand, spare))
	tag("Pile1", d.Pile)
	tag("Pile2", cmp.Or(d.Other, spare))
	if d.Moves != "" {
		fmt.Fprintf(&b, "\n1: %s\n", d.Moves)
	}
	return b.String()
}
