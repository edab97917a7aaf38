package puzzle

// Kind is the kind of question that a puzzle asks.
type Kind uint8

// The kinds, in the order for learners. The draft functions describe the levels: higher ones have more cards, more
// options, and more wrong options that look right.
const (
	LegalCellsKind   Kind = iota // mark every cell on which a card can be laid
	TrioKind                     // mark those of a few moves that make a DREIer (rules §5)
	LeavingCardsKind             // mark the cards that a move sends to the discard pile (R 8)
	EgonTurnKind                 // predict Egon's turn step by step (R 10)
	EmptyHandKind                // lay the whole hand in one turn
	kinds            = iota
)

// Kinds lists all kinds in their order.
func Kinds() []Kind {
	return []Kind{LegalCellsKind, TrioKind, LeavingCardsKind, EgonTurnKind, EmptyHandKind}
}

// String returns the kind's name, used in catalogue keys and stored results.
func (k Kind) String() string {
	return [kinds]string{"where", "trio", "leaves", "egon", "empty"}[k]
}

// Level is the difficulty of a puzzle, from 1.
type Level int

// MaxLevel is the highest level.
const MaxLevel = 3
