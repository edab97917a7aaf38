package puzzle

import (
	"strconv"

	"dreist/game/dreist"
)

// Sentence is a sentence of the catalogue with the values of its placeholders, which are named like the fields here:
// {{.Card}}, {{.Row}}, {{.Column}}, {{.Numbers}}, {{.Run}}, {{.Colors}}, {{.Count}}.
type Sentence struct {
	Key       string
	IsCounted bool        // whether it has a singular and a plural; Count is its only placeholder then
	Count     int         // number that chooses singular or plural
	Card      dreist.Card // NoCard if unused
	Row       int
	Column    int
	Numbers   string // of a row DREIer: 5-6-7
	Run       int    // number of touching cards of one colour in a row
	Colors    int    // number of colours in the column
}

func say(key string) Sentence { return Sentence{Key: key, Card: dreist.NoCard} }

func (s Sentence) counting(n int) Sentence {
	s.IsCounted, s.Count = true, n
	return s
}

func (s Sentence) of(c dreist.Card) Sentence {
	s.Card, s.Column = c, c.Number()
	return s
}

func (s Sentence) on(row int) Sentence {
	s.Row = row
	return s
}

// NameKey returns the catalogue key of the kind's name.
func (k Kind) NameKey() string { return "puzzle.kind." + k.String() }

// NameKey returns the catalogue key of the level's name.
func (l Level) NameKey() string { return "puzzle.level." + strconv.Itoa(int(l)) }

// Task returns the question of the puzzle.
func (p *Puzzle) Task() Sentence {
	switch p.Kind {
	case Where:
		return say("puzzle.task.where").of(p.Card)
	case Trio:
		return say("puzzle.task.trio")
	case Leaves:
		return say("puzzle.task.leaves").of(p.Move.Card).on(int(p.Move.Row))
	case Egon:
		return say("puzzle.task.egon")
	}
	if len(p.OpenCards) > 0 {
		return say("puzzle.task.empty.open")
	}
	return say("puzzle.task.empty")
}

// StarsSentence returns the meaning of one to three stars.
func StarsSentence(stars int) Sentence { return say("puzzle.stars." + strconv.Itoa(stars)) }
