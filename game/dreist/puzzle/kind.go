package puzzle

// Kind says what a puzzle asks.
type Kind uint8

// The kinds, in the order in which a learner meets them. What the levels of each are stands at its maker: the higher,
// the more cards lie, the more there is to choose from, and the more of it only looks right.
const (
	Where  Kind = iota // mark every cell on which a card can lie, or none
	Trio               // mark the moves among a few that are a DREIer (rules §5)
	Leaves             // mark the laid cards that a move sends to the discard pile (R 8)
	Egon               // foretell Egon's turn step by step (R 10)
	Empty              // lay the whole hand in one turn
	kinds  = iota
)

// Kinds lists all kinds in their order.
func Kinds() []Kind { return []Kind{Where, Trio, Leaves, Egon, Empty} }

// String returns the kind's name, which also stands in keys of the catalogue and of kept results.
func (k Kind) String() string {
	if k >= kinds {
		return "unknown"
	}
	return [kinds]string{"where", "trio", "leaves", "egon", "empty"}[k]
}

// Level says how hard a puzzle is, from 1 to Levels.
type Level int

// Levels is the highest level.
const Levels = 3

// valid reports whether there are puzzles of a kind and level.
func valid(k Kind, l Level) bool { return k < kinds && l >= 1 && l <= Levels }
