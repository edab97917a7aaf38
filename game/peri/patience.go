package peri

// Patience is a row of the shelf. What a row leaves out it does not have.
type Patience struct {
	Key  string
	Pack Pack
	// Deal lays out the cards of the stock. Where it is nil the table fills itself.
	Deal  func(p *Position)
	Up    []Base // the foundations
	Table Piles
	Side  Piles // the cellar, or stacks that only fill places
	Turn  Turn
	Again Again
	Count Range // limits of Position.Count; passes and layouts end with the greatest
	// Remove judges cards that leave together, Swap cards that change places.
	Remove, Swap func(p *Position, m Move) Reason
	// Home returns the card that belongs on a place, where the game is to put each card in its place.
	Home func(place int) Card
	// Left returns how many cards keep the game from being won; nil counts all that are neither on foundations nor gone.
	Left func(p *Position) int

	// May judges cards carried to another pile, After follows each move, and Growth returns how foundations grow now.
	May    func(p *Position, m Move) Reason
	After  func(p *Position, m Move)
	Growth func(p *Position, by Rule) Rule
	// Rulings are the numbers of the rulings that settle a reason for this patience alone.
	Rulings map[Reason]int
}

// Pack is the cards of a patience.
type Pack struct {
	Decks  int  // 1 if 0
	From   int  // the lowest rank but for the aces, 2 if 0
	Hearts bool // hearts alone
	Out    Out
}

// Out is what is laid out before the deal and does not belong to the deck.
type Out uint8

// What is laid out before the deal.
const (
	NoneOut   Out = iota
	AcesOut       // on the foundations
	CoupleOut     // the heart queen on the first place, the heart king below the stock
)

// Base is a foundation.
type Base struct {
	Rank  int  // of the card that begins it, 0 for any; where several begin with any, with the same one
	Suit  Suit // or AnySuit
	Grows Rule
}

// Piles is a number of piles or places of the same kind.
type Piles struct {
	N, Width int  // the places form a grid of this width
	One      bool // a place holds one card
	Shut     int  // the last piles take no card
	Build    Rule // what may be laid on a pile
	Run      Rule // what moves as one; else cards move singly
	Empty    Empty
	Fill     func(p *Position, gap int) Place // the place from which an empty place is filled by itself
	Down     bool                             // all but the last card of a pile are dealt face down
}

// Empty is what an empty pile takes by hand.
type Empty uint8

// What an empty pile takes.
const (
	EmptyNothing Empty = iota
	EmptySingle        // one card
	EmptyKing          // a king, also with its run
)

// Rule says which card follows another.
type Rule struct {
	By   By
	Step Step
	Wrap bool // ace and king are neighbours (P 3)
}

// By is what suits have to do with each other.
type By uint8

// The relations of suits.
const (
	Never       By = iota // no card follows
	Anything              // suits do not matter
	SameSuit              // the same suit
	OtherColour           // red on black, black on red
)

// Step is how ranks follow each other.
type Step int8

// The steps.
const (
	Down   Step = -1
	Same   Step = 0
	Up     Step = 1
	Both   Step = 2 // up or down
	Double Step = 3 // twice the rank, less 13 above 13; kings never
)

// Allows reports whether a card may follow another.
func (r Rule) Allows(on, c Card) bool {
	if r.By == Never || r.By == SameSuit && on.Suit() != c.Suit() || r.By == OtherColour && on.IsRed() == c.IsRed() {
		return false
	}
	step := c.Rank() - on.Rank()
	if r.Wrap && (step == King-Ace || step == Ace-King) {
		step /= Ace - King
	}
	switch r.Step {
	case Both:
		return step == 1 || step == -1
	case Double:
		return c.Rank() != King && (2*on.Rank()-c.Rank())%King == 0
	}
	return step == int(r.Step)
}

// Turn is what dealing from the stock does.
type Turn uint8

// The ways to deal from the stock.
const (
	NoTurn Turn = iota
	ToWaste
	ToBase    // onto the foundation
	OnceStuck // to the waste, once in a game, when nothing on the table leaves
	InRows    // fills the gaps of the rows, or begins a row
)

// Again is how cards are gone through once more.
type Again uint8

// The ways to go on again.
const (
	NoAgain   Again = iota
	TurnWaste       // the waste becomes the stock
	LayOut          // what is left is laid out in the next order
)

// Range is limits of a number.
type Range struct{ Least, Most int }

// Has reports whether a patience has a part of the table.
func (row *Patience) Has(part Part) bool {
	switch part {
	case Stock:
		return row.Turn != NoTurn || row.Pack.Out == CoupleOut
	case Waste:
		return row.Turn == ToWaste || row.Turn == OnceStuck
	case Gone:
		return row.Remove != nil
	}
	return row.Size(part) > 0
}

// Size returns how many piles or places a part of the table has room for: one for the stock, the waste and the gone cards.
func (row *Patience) Size(part Part) int {
	switch part {
	case Foundations:
		return len(row.Up)
	case Tableau:
		return row.Table.N
	case Reserve:
		return row.Side.N
	case Stock, Waste, Gone:
		return 1
	}
	return 0
}

// index returns where a pile stands in a position.
func (row *Patience) index(at Place) int {
	i := int(at.Number)
	for part := range at.Part {
		i += row.Size(part)
	}
	return i
}

// hasPlace reports whether the player can name a place.
func (row *Patience) hasPlace(at Place) bool {
	return row.Has(at.Part) && int(at.Number) < row.Size(at.Part)
}

// copies returns how often each card of the game occurs.
func (row *Patience) copies() (n [closed]int) {
	for s := range Suit(Suits) {
		for rank := Ace; rank <= King; rank++ {
			if (rank == Ace || rank >= row.Pack.From) && (s == Hearts || !row.Pack.Hearts) {
				n[NewCard(rank, s)] = max(row.Pack.Decks, 1)
			}
		}
	}
	return n
}

// deck returns how often each card is shuffled: those of the game but for what is laid out before.
func (row *Patience) deck() (n [closed]int) {
	n = row.copies()
	switch row.Pack.Out {
	case AcesOut:
		for s := range Suit(Suits) {
			n[NewCard(Ace, s)] = 0
		}
	case CoupleOut:
		n[heartQueen], n[heartKing] = 0, 0
	}
	return n
}
