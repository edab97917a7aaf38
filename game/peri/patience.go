package peri

import "slices"

// Patience describes the rules of one patience as data. A field left out means that the patience has nothing of the kind.
type Patience struct {
	Key          string // the name in records, texts and commands
	Pack         Pack
	deal         func(p *Position) // lays out the cards of the stock; if it is nil, the tableau fills itself
	Foundations  []Foundation
	GrowsOneWay  bool // the second card laid on any foundation sets the direction of all (P 10)
	Tableau      Piles
	Reserve      Piles // the cellar of one card, or stacks from which empty spots are filled
	DealingKind  DealingKind
	LeastCount   int               // the start value of Position.Counter
	MostCount    int               // its limit; no pass or layout follows the last
	SureRanks    int               // the number of ranks that a foundation may be behind a card that moves up by itself; with 0 no card does
	IgnoresSuits bool              // only ranks mean something
	PairAction   Action            // Remove or Swap, if that is all that the player does with the cards
	HomeOf       func(c Card) Spot // returns the spot in the tableau where a card has to end; nil if the goal is another one
	RemovedGoal  int               // the number of removed cards that wins; with 0 all cards have to go
	mayStay      func(c Card) bool // reports whether a card does not keep the game from being won; nil if all cards do
	// judge returns why the patience refuses to move cards that are there. If they are carried, the rules of the piles are checked after it.
	judge  func(p *Position, m Move) Reason
	settle func(p *Position, m Move) // changes the position after each move, and after the deal with the zero Move
	// IsTopOpen reports whether the player sees the top card of a pile, and never those below it. If it is nil, all cards that lie face up are seen.
	IsTopOpen func(p *Position, pile int) bool
	Rulings   map[Reason]int // the numbers of the rulings that explain a refusal in this patience only
}

// Pack describes the cards of a patience.
type Pack struct {
	Decks         int // the number of decks; 0 means 1
	lowestRank    int // the lowest rank besides the aces; 0 means 2
	hasOnlyHearts bool
	StartSpots    map[Card]Spot // the spots of cards laid out before the deal: the aces, or the couple
}

// Foundation describes a pile that cards move up to.
type Foundation struct {
	FirstRank  int  // the rank of its first card; 0 is any rank, the same for all foundations
	Suit       Suit // or AnySuit
	GrowthRule Rule // the rule by which it takes cards
}

// Piles describes the piles of one part of the table, or its spots for one card each.
type Piles struct {
	SpotCount    int  // the number of piles or spots
	GridWidth    int  // the number of spots in a row of the grid that they form
	HoldsOne     bool // each spot holds one card
	HidesCards   bool // all but the last card of a pile are dealt face down; only of the tableau
	BlockedCount int  // the number of piles, the last ones, that take no card
	HasOrder     bool // the rules distinguish the piles by their numbers
	BuildRule    Rule // the rule for laying cards on a pile
	RunRule      Rule // the rule for moving several cards as one; the zero Rule moves single cards
	EmptyRule    EmptyRule
	FillsFrom    []Part // the parts from which an empty spot is filled by itself; the first that has cards
}

// IsBlocked reports whether a pile takes no card.
func (piles *Piles) IsBlocked(number uint8) bool {
	return int(number) >= piles.SpotCount-piles.BlockedCount
}

// EmptyRule names the cards that the player may lay on an empty pile.
type EmptyRule uint8

const (
	EmptyTakesNone EmptyRule = iota // no card; a reserve with this rule lies face down, and no move of the player takes its cards
	EmptyTakesCard                  // one card
	EmptyTakesKing                  // a king, also with its run
)

// Rule decides which card may follow another: both its suit and its rank have to fit.
type Rule struct {
	SuitRule    SuitRule
	Step        Step
	WrapsAround bool // ace and king are neighbours, too (P 3)
}

// SuitRule is a relation between the suits of two cards.
type SuitRule uint8

const (
	NoSuits     SuitRule = iota // no card follows
	AllSuits                    // suits do not matter
	SameSuit                    // the same suit
	OtherColour                 // red on black, black on red
)

// Step is a relation between the ranks of two cards, from the lower card of the pile to the upper one.
type Step int8

const (
	StepDown   Step = -1
	StepNone   Step = 0 // the same rank
	StepUp     Step = 1
	StepEither Step = 2 // up or down
	StepDouble Step = 3 // twice the rank, minus 13 if it exceeds 13; a king never fits
)

// CanFollow reports whether c may be laid on the card on.
func (r Rule) CanFollow(on, c Card) bool {
	if r.SuitRule == NoSuits || r.SuitRule == SameSuit && on.Suit() != c.Suit() || r.SuitRule == OtherColour && (on.Suit() < Hearts) == (c.Suit() < Hearts) {
		return false
	}
	step := c.Rank() - on.Rank()
	if r.WrapsAround && (step == King-Ace || step == Ace-King) {
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

// DealingKind is the effect of dealing from the stock: of one card, if nothing else is said.
type DealingKind uint8

const (
	NoDealing   DealingKind = iota
	LayOutAgain             // not from a stock: the cards left on the table are laid out again, in an order of their own
	DealToWaste             // when the stock is empty, the waste becomes the stock
	DealToFoundation
	DealOnceToWaste // only once in a game, and only if no cards on the table make 13
	DealInRows      // fills the gaps of the rows; without gaps a row is dealt
)

// IsGameOfLuck reports whether no decision matters, so that the cards play by themselves.
func (row *Patience) IsGameOfLuck() bool {
	return row.settle != nil || row.DealingKind == DealOnceToWaste
}

// SpotCount returns the number of piles or spots of a part of the table. It is at most 1 for the stock, the waste and the removed cards.
func (row *Patience) SpotCount(part Part) int {
	switch part {
	case Foundations:
		return len(row.Foundations)
	case Tableau, Reserve:
		return row.piles(part).SpotCount
	}
	if part == Stock && (row.DealingKind > LayOutAgain || slices.Contains(row.Tableau.FillsFrom, Stock)) || part == RemovedCards && row.PairAction == Remove ||
		part == Waste && (row.DealingKind == DealToWaste || row.DealingKind == DealOnceToWaste) {
		return 1
	}
	return 0
}

// piles returns the rules of a part, the zero Piles if it has none of its own.
func (row *Patience) piles(part Part) *Piles {
	switch part {
	case Tableau:
		return &row.Tableau
	case Reserve:
		return &row.Reserve
	}
	return &Piles{}
}

// copyCounts returns how often each card is in a deck, which is empty if the patience does not use it. Cards that are laid out before the deal
// count only for another part: then the numbers are those of the whole game.
func (row *Patience) copyCounts(part Part) (n [faceDown]int) {
	if part > Deck && row.DealingKind != LayOutAgain {
		return n
	}
	for s := range Suit(SuitCount) {
		for rank := Ace; rank <= King; rank++ {
			c := NewCard(rank, s)
			_, isOut := row.Pack.StartSpots[c]
			if (rank == Ace || rank >= row.Pack.lowestRank) && (s == Hearts || !row.Pack.hasOnlyHearts) && !(part >= Deck && isOut) {
				n[c] = max(row.Pack.Decks, 1)
			}
		}
	}
	return n
}
