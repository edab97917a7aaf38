package peri

// Patience is a row of the shelf. What a row leaves out it does not have.
type Patience struct {
	Key  string
	Pack Pack
	// Deal lays out the cards of the stock. Where it is nil the tableau fills itself.
	Deal        func(p *Position)
	Foundations []Foundation
	Tableau     Piles
	Reserve     Piles // the cellar, or stacks that only fill places
	Dealing     Dealing
	Redeal      Redeal
	Count       Range // limits of Position.Count; passes and layouts end with the greatest
	// Sure makes a card go up by itself if no foundation is more than so many ranks below it; 0 if no card does. Nothing tests that it is right.
	Sure         int
	IgnoresSuits bool // only ranks mean something
	// Home returns the place of a card in the tableau, where the game is to put each card in its place.
	Home func(c Card) Place
	// CountLeft counts the cards that keep the game from being won; nil counts all that are neither on foundations nor gone.
	CountLeft func(p *Position) int

	// Carry, Remove and Swap judge cards that are carried to another pile, leave together or change places. Carry is asked before the piles.
	Carry, Remove, Swap func(p *Position, m Move) Reason
	// Settle follows each move, with the zero Move the deal.
	Settle func(p *Position, m Move)
	// Grow returns how foundations grow now.
	Grow func(p *Position, by Rule) Rule
	// Open reports whether the top card of a pile is visible, where those below it never are. If it is nil all cards that lie face up are.
	Open func(p *Position, pile int) bool
	// Rulings are the numbers of the rulings that settle a reason for this patience alone.
	Rulings map[Reason]int
}

// Pack is the cards of a patience.
type Pack struct {
	Decks      int // 1 if 0
	From       int // the lowest rank but for the aces, 2 if 0
	OnlyHearts bool
	Out        map[Card]Place // laid out before the deal: the aces, or the couple
}

// Foundation is a pile that cards go up to.
type Foundation struct {
	Rank  int  // the rank that begins it, 0 for any; several that begin with any begin with the same one
	Suit  Suit // or AnySuit
	Grows Rule
}

// Piles is a number of piles or places of the same kind.
type Piles struct {
	Places     int
	Width      int  // of the grid that the places form
	HoldsOne   bool // a place holds one card
	HidesCards bool // all but the last card of a pile are dealt face down
	Blocked    int  // how many of the last piles take no card
	Ordered    bool // the rules tell the piles apart by their numbers
	Build      Rule // by which cards are laid on a pile
	Run        Rule // by which cards move as one; without it they move singly
	Empty      EmptyRule
	Fill       func(p *Position, gap Place) Place // the place from which an empty place is filled by itself
}

// EmptyRule names the cards that an empty pile takes by hand.
type EmptyRule uint8

// The cards that an empty pile takes.
const (
	EmptyTakesNone EmptyRule = iota
	EmptyTakesCard           // one card
	EmptyTakesKing           // a king, also with its run
)

// Rule says which card follows another.
type Rule struct {
	Suits SuitRule
	Step  Step
	Wraps bool // ace and king are neighbours (P 3)
}

// SuitRule is a relation of two suits.
type SuitRule uint8

// The relations.
const (
	NoSuits     SuitRule = iota // no card follows
	AllSuits                    // suits do not matter
	SameSuit                    // the same suit
	OtherColour                 // red on black, black on red
)

// Step is a relation of two ranks.
type Step int8

// The steps.
const (
	StepDown   Step = -1
	StepNone   Step = 0 // the same rank
	StepUp     Step = 1
	StepEither Step = 2 // up or down
	StepDouble Step = 3 // twice the rank, less 13 above 13; kings never
)

// CanFollow reports whether a card may follow another.
func (r Rule) CanFollow(on, c Card) bool {
	if r.Suits == NoSuits || r.Suits == SameSuit && on.Suit() != c.Suit() || r.Suits == OtherColour && on.IsRed() == c.IsRed() {
		return false
	}
	step := c.Rank() - on.Rank()
	if r.Wraps && (step == King-Ace || step == Ace-King) {
		step /= Ace - King
	}
	switch r.Step {
	case StepEither:
		return step == 1 || step == -1
	case StepDouble:
		return c.Rank() != King && (2*on.Rank()-c.Rank())%King == 0
	}
	return step == int(r.Step)
}

// Dealing is a way to deal from the stock.
type Dealing uint8

// The ways.
const (
	NoDealing Dealing = iota
	ToWaste
	ToFoundation
	OnceToWaste // one card to the waste, once in a game, when nothing on the table leaves
	InRows      // fills the gaps of the rows, or begins a row
)

// Redeal is a way to use cards once more.
type Redeal uint8

// The ways.
const (
	NoRedeal Redeal = iota
	TurnOver        // the waste becomes the stock
	LayOut          // the cards left are laid out in the next order
)

// Range is limits of a number.
type Range struct{ Least, Most int }

// Has reports whether a patience has a part of the table.
func (row *Patience) Has(part Part) bool { return row.Size(part) > 0 }

// Size returns how many piles or places a part of the table has: one at most for the stock, the waste and the gone cards.
func (row *Patience) Size(part Part) int {
	switch part {
	case Foundations:
		return len(row.Foundations)
	case Tableau:
		return row.Tableau.Places
	case Reserve:
		return row.Reserve.Places
	}
	if part == Stock && (row.Dealing != NoDealing || row.hasCouple()) || part == Gone && row.Remove != nil ||
		part == Waste && (row.Dealing == ToWaste || row.Dealing == OnceToWaste) {
		return 1
	}
	return 0
}

// hasPlace reports whether the player can name a place.
func (row *Patience) hasPlace(at Place) bool {
	return int(at.Number) < row.Size(at.Part)
}

// copies returns how often each card of the game occurs, or, if only those of the deck count, how often it is shuffled.
func (row *Patience) copies(ofDeck bool) (n [faceDown]int) {
	for s := range Suit(Suits) {
		for rank := Ace; rank <= King; rank++ {
			c := NewCard(rank, s)
			_, isOut := row.Pack.Out[c]
			if (rank == Ace || rank >= row.Pack.From) && (s == Hearts || !row.Pack.OnlyHearts) && !(ofDeck && isOut) {
				n[c] = max(row.Pack.Decks, 1)
			}
		}
	}
	return n
}

func (row *Patience) hasCouple() bool { return row.Pack.Out[heartKing].Part == Stock }
