package primer

import (
	"cmp"
	"fmt"
	"strings"

	"dreist/game/dreist"
	"dreist/game/dreist/record"
)

// Diagram is a small animated picture of the overview: a set-up and moves in it, played by the rules, in the record format. The reader sits on
// seat 1 and is to move, unless Egon has cards: then the diagram shows his turn.
type Diagram struct {
	ID           string
	Layout       string
	PlayerHand   string        // the reader's hand; with a pile it has five cards
	pile         string        // the reader's pile, top card first
	otherCards   string        // the hand and then the pile of seat 2, if they matter
	EgonPile     string        // Egon's pile, top card first
	Moves        string        // the reader's moves, shown in a loop
	ShownCard    string        // a hand card; the cells on which it fits are marked before the moves
	subjectCells []dreist.Cell // cells that the caption is about and that do not follow from the rules
	RefusedLays  []RefusedLay  // attempts after the moves, all refused by the rules
}

// RefusedLay is an attempt to lay a card on a row where it may not lie.
type RefusedLay struct {
	Kind   dreist.Kind
	Row    int
	Reason dreist.Reason
}

// CaptionKey returns the key of the sentence below the diagram.
func (d Diagram) CaptionKey() string { return glance + d.ID + ".caption" }

// PlayedDiagram is a diagram played by the rules.
type PlayedDiagram struct {
	PositionBefore dreist.Position
	Steps          []record.Step // the moves, Egon's turn included; may be empty
	PositionAfter  dreist.Position
	Refusals       []*dreist.Refusal // why the rules refuse each attempt in PositionAfter
	Marks          []CellSign
}

// Play plays the diagram by the rules. A set-up, move or attempt that does not turn out as the diagram says is an error.
func (d Diagram) Play() (*PlayedDiagram, error) {
	game, err := record.Parse(d.record())
	if err != nil {
		return nil, fmt.Errorf("rulebook: diagram %s: %w", d.ID, err)
	}
	b := &PlayedDiagram{}
	if b.PositionBefore, err = game.Deal.Position(); err != nil {
		return nil, fmt.Errorf("rulebook: diagram %s: %w", d.ID, err)
	}
	b.PositionAfter = b.PositionBefore
	for step, err := range game.Replay() {
		if err != nil {
			return nil, fmt.Errorf("rulebook: diagram %s: %w", d.ID, err)
		}
		b.Steps, b.PositionAfter = append(b.Steps, step), step.Position
	}
	for _, a := range d.RefusedLays {
		refusal := b.PositionAfter.RefusalAt(b.PositionAfter.HandCard(b.PositionAfter.Turn(), a.Kind), a.Kind.Card(0).Cell(a.Row))
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

// spare is the card that a seat gets which has none in the diagram, as nobody can play without a card.
const spare = "8y"

func (d Diagram) record() string {
	var b strings.Builder
	tag := func(name, value string) { fmt.Fprintf(&b, "[%s %q]\n", name, value) }
	tag("Game", "DREIst!")
	tag("Format", "1")
	tag("Seat1", "1")
	tag("Layout", d.Layout)
	if d.EgonPile != "" {
		tag("Mode", "egon")
		tag("Starts", "2")
		tag("Pile1", spare)
		tag("Pile2", d.EgonPile)
		return b.String()
	}
	tag("Mode", "table")
	tag("Seat2", "2")
	tag("Hand1", cmp.Or(d.PlayerHand, spare))
	tag("Pile1", d.pile)
	tag("Pile2", cmp.Or(d.otherCards, spare))
	if d.Moves != "" {
		fmt.Fprintf(&b, "\n1: %s\n", d.Moves)
	}
	return b.String()
}
