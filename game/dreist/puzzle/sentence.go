package puzzle

import "dreist/game/dreist"

// Sentence names a sentence of the catalogue and what fills its gaps. A gap has the name of the field here that fills it:
// {{.Card}}, {{.Row}}, {{.Column}}, {{.Numbers}}, {{.Run}}, {{.Colors}}, {{.Symbol}}, {{.Meant}}, {{.Score}}, {{.Best}},
// {{.Count}}.
type Sentence struct {
	Key     string
	Counted bool        // it is about Count things and has a singular; then Count is its only gap
	Count   int         // how many
	Card    dreist.Card // NoCard where it names none
	Row     int
	Column  int
	Numbers string // of the cards of a row DREIer: 5-6-7
	Run     int    // how many cards of one colour touch in a row
	Colors  int    // how many colours lie in the column
	Symbol  string
	Meant   string
	Score   int
	Best    int
}

func say(key string) Sentence { return Sentence{Key: key, Card: dreist.NoCard} }

func (s Sentence) counting(n int) Sentence {
	s.Counted, s.Count = true, n
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

// Sentences without gaps: titles and buttons of the screens that show puzzles.
const (
	TitleKey     = "puzzle.title"
	IntroKey     = "puzzle.intro"
	CheckKey     = "puzzle.button.check"
	HintKey      = "puzzle.button.hint"
	NextKey      = "puzzle.button.next"
	TakeBackKey  = "puzzle.button.back"
	ShareKey     = "puzzle.button.share"
	NowhereKey   = "puzzle.button.nowhere" // of Where: Check with nothing marked
	NothingKey   = "puzzle.button.nothing" // of Leaves: Check with nothing marked
	SetAsideKey  = "puzzle.button.aside"
	RevealKey    = "puzzle.button.reveal"
	StopKey      = "puzzle.button.stop"
	OpenPileKey  = "puzzle.open" // beside the open cards of a pile
	EnterCodeKey = "puzzle.code.enter"
	CopiedKey    = "puzzle.code.copied"
)

// NameKey returns the key of the kind's name.
func (k Kind) NameKey() string {
	switch k {
	case Where:
		return "puzzle.kind.where"
	case Trio:
		return "puzzle.kind.trio"
	case Leaves:
		return "puzzle.kind.leaves"
	case Egon:
		return "puzzle.kind.egon"
	}
	return "puzzle.kind.empty"
}

// NameKey returns the key of the level's name.
func (l Level) NameKey() string {
	switch l {
	case 1:
		return "puzzle.level.1"
	case 2:
		return "puzzle.level.2"
	}
	return "puzzle.level.3"
}

// Task returns the sentence that says what is asked.
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
	if len(p.Open) > 0 {
		return say("puzzle.task.empty.open")
	}
	return say("puzzle.task.empty")
}

// StarsSentence says what one to three stars are worth.
func StarsSentence(stars int) Sentence {
	switch stars {
	case 3:
		return say("puzzle.stars.3")
	case 2:
		return say("puzzle.stars.2")
	}
	return say("puzzle.stars.1")
}
