package puzzle

import (
	"strconv"

	"dreist/game/dreist"
)

// TextRef is a sentence of the catalogue with the values of its placeholders, which are named like the fields here:
// {{.Card}}, {{.Row}}, {{.Column}}, {{.Numbers}}, {{.Run}}, {{.Colors}}, {{.Count}}.
type TextRef struct {
	Key       string
	HasPlural bool        // whether the sentence has a singular and a plural; Count is its only placeholder then
	Count     int         // number that chooses singular or plural
	Card      dreist.Card // value of the placeholder, NoCard if there is none
	Row       int
	Column    int
	Numbers   string // numbers of a row DREIer: 5-6-7
	Run       int    // number of touching cards of one colour in a row
	Colors    int    // number of colours in the column
}

func say(key string) TextRef { return TextRef{Key: key, Card: dreist.NoCard} }

func (s TextRef) counting(n int) TextRef {
	s.HasPlural, s.Count = true, n
	return s
}

func (s TextRef) of(c dreist.Card) TextRef {
	s.Card, s.Column = c, c.Number()
	return s
}

func (s TextRef) on(row int) TextRef {
	s.Row = row
	return s
}

// NameKey returns the catalogue key of the kind's name.
func (k Kind) NameKey() string { return "puzzle.kind." + k.String() }

// NameKey returns the catalogue key of the level's name.
func (l Level) NameKey() string { return "puzzle.level." + strconv.Itoa(int(l)) }

// Question returns the question of the puzzle.
func (p *Puzzle) Question() TextRef {
	switch p.Kind {
	case LegalCellsKind:
		return say("puzzle.task.where").of(p.AskedCard)
	case TrioKind:
		return say("puzzle.task.trio")
	case LeavingCardsKind:
		return say("puzzle.task.leaves").of(p.AskedMove.Card).on(int(p.AskedMove.Row))
	case EgonTurnKind:
		return say("puzzle.task.egon")
	}
	if len(p.OpenCards) > 0 {
		return say("puzzle.task.empty.open")
	}
	return say("puzzle.task.empty")
}

// StarsSentence returns the sentence about a result of one to three stars.
func StarsSentence(stars int) TextRef { return say("puzzle.stars." + strconv.Itoa(stars)) }
