package peri

import "slices"

// The rules that the patiences use: by suit, by rank alone or by colour.
var (
	suitUp     = Rule{Suits: SameSuit, Step: StepUp}
	suitDown   = Rule{Suits: SameSuit, Step: StepDown}
	suitEither = Rule{Suits: SameSuit, Step: StepEither}
	suitRound  = Rule{Suits: SameSuit, Step: StepEither, Wraps: true}
	rankDown   = Rule{Suits: AllSuits, Step: StepDown}
	rankEither = Rule{Suits: AllSuits, Step: StepEither}
	rankRound  = Rule{Suits: AllSuits, Step: StepEither, Wraps: true}
	rankDouble = Rule{Suits: AllSuits, Step: StepDouble}
	rankSame   = Rule{Suits: AllSuits, Step: StepNone}
	colourDown = Rule{Suits: OtherColour, Step: StepDown}
)

// The places of cards that are laid out before the deal.
var (
	fourAces = map[Card]Place{NewCard(Ace, Clubs): {}, NewCard(Ace, Spades): {Number: 1}, NewCard(Ace, Hearts): {Number: 2}, NewCard(Ace, Diamonds): {Number: 3}}
	couple   = map[Card]Place{heartQueen: {Part: Tableau}, heartKing: {Part: Stock}}
)

// Patiences are all patiences. New ones come last: codes of deals and finished games name a patience by its index here.
var Patiences = []*Patience{
	{
		Key: "row", Deal: dealRows(1), Foundations: append(aces(4), kings(4)...), Tableau: Piles{Places: 10, Ordered: true}, Dealing: InRows, Count: Range{1, 6},
		Rulings: map[Reason]int{TakesNothing: 8},
	},
	{
		Key: "napoleon", IgnoresSuits: true, Deal: dealWithoutKings, Foundations: []Foundation{{Suit: AnySuit, Grows: rankDouble}},
		Tableau: Piles{Places: 7, HoldsOne: true, Fill: fillFromWaste}, Dealing: ToWaste, Redeal: TurnOver, Count: Range{1, 3}, CountLeft: leftBut(isKing),
		Rulings: map[Reason]int{TakesNothing: 9},
	},
	{
		Key: "king", Sure: King, Deal: dealHalfRows, Foundations: suits(4, 0, suitRound), Grow: growOneWay,
		Tableau: Piles{Places: 10, Blocked: 2, Build: suitRound, Empty: EmptyTakesCard},
		Reserve: Piles{Places: 1, HoldsOne: true, Empty: EmptyTakesCard}, Carry: leaveCellar,
		Rulings: map[Reason]int{DoesntFollow: 10, OneByOne: 11},
	},
	{
		Key: "hidden", Deal: dealRows(4), Foundations: ranks(1), Tableau: Piles{Places: 13, Ordered: true}, Count: Range{1, 13},
		Carry: followPackets, Settle: servePacket,
		Open: func(p *Position, pile int) bool { return pile+1 < King || p.isNext(pile) },
	},
	{
		Key: "wedding", Pack: Pack{Out: couple}, Tableau: Piles{Places: 14, HoldsOne: true, Fill: fillFromRight, Ordered: true},
		Remove: leaveBetween, CountLeft: leftBut(isCouple),
	},
	{
		Key: "sliding", Pack: Pack{OnlyHearts: true}, Deal: dealEven, Tableau: Piles{Places: 14, Width: 7, HoldsOne: true, Empty: EmptyTakesCard, Ordered: true},
		Carry: slideToGap, Home: heartInOrder, CountLeft: leftAway,
	},
	{
		Key: "fans", Sure: 1, Pack: Pack{Out: fourAces}, Deal: dealEach(3, Tableau), Foundations: aces(4),
		Tableau: Piles{Places: 16, Build: rankDown, Empty: EmptyTakesKing},
		Rulings: map[Reason]int{OnlyKing: 18},
	},
	{
		Key: "wish", IgnoresSuits: true, Pack: Pack{From: 7}, Deal: dealEach(4, Tableau), Tableau: Piles{Places: 8}, Remove: leaveEqual,
		Open: func(*Position, int) bool { return true },
	},
	{
		Key: "climb", Deal: dealEach(1, Tableau), Tableau: Piles{Places: 52, Width: 13, HoldsOne: true, Ordered: true},
		Swap: swapInLine, Home: suitInOrder, CountLeft: leftAway,
	},
	{
		Key: "packets", Sure: King, Pack: Pack{Out: fourAces}, Deal: dealEach(4, Tableau), Foundations: aces(4),
		Tableau: Piles{Places: 12, Build: suitDown, Empty: EmptyTakesCard},
		Rulings: map[Reason]int{OneByOne: 20},
	},
	{
		Key: "seek", Deal: dealEach(4, Tableau), Foundations: ranks(-1), Tableau: Piles{Places: 13, Ordered: true}, Count: Range{1, 13},
		Carry: followPackets, Settle: servePacket,
		Open: (*Position).isNext,
	},
	{
		Key: "harvest", IgnoresSuits: true, Deal: dealRows(4), Foundations: []Foundation{{Suit: AnySuit, Grows: rankEither}}, Tableau: Piles{Places: 8},
		Dealing: ToFoundation, CountLeft: leftOnTable, Rulings: map[Reason]int{AceAndKing: 21},
	},
	{
		Key: "thirteen", IgnoresSuits: true, Tableau: Piles{Places: 10, Width: 5, HoldsOne: true, Fill: fillFromStock},
		Remove: leaveAsThirteen, Dealing: OnceToWaste, Count: Range{0, 1},
		Rulings: map[Reason]int{OnceOnly: 22},
	},
	{
		Key: "ace", Sure: 1, Pack: Pack{Out: fourAces}, Deal: dealFitting, Foundations: aces(4),
		Tableau: Piles{Places: 8, Build: rankDown, Run: suitDown, Empty: EmptyTakesCard},
	},
	{
		Key: "battalion", Pack: Pack{Decks: 2}, Deal: dealStacks, Foundations: append(aces(8), kings(8)...),
		Tableau: Piles{Places: 16, Width: 8, Build: suitEither, Fill: fillFromStack, Ordered: true}, Reserve: Piles{Places: 8},
		Rulings: map[Reason]int{OtherFoundation: 24, TakesNothing: 24},
	},
	{
		Key: "diagonal", Pack: Pack{From: 7}, Deal: dealEach(1, Tableau), Tableau: Piles{Places: 32, Width: 8, HoldsOne: true, Ordered: true},
		Remove: leaveAtCorner, Redeal: LayOut, Count: Range{1, 3}, CountLeft: leftOfPairs,
	},
	{
		Key: "bigapple", Sure: 2, Deal: dealStairs(7, func(row, pile int) bool { return row <= pile }), Foundations: aces(4),
		Tableau: Piles{Places: 7, HidesCards: true, Build: colourDown, Run: colourDown, Empty: EmptyTakesKing},
		Dealing: ToWaste, Redeal: TurnOver, Count: Range{1, 2}, Rulings: map[Reason]int{OnceOnly: 26},
	},
	{
		Key: "base", IgnoresSuits: true, Deal: dealSnake, Foundations: []Foundation{{Suit: AnySuit, Grows: rankEither}}, Tableau: Piles{Places: 7},
		Dealing: ToFoundation, CountLeft: leftOnTable, Rulings: map[Reason]int{OnceOnly: 27},
	},
	{
		Key: "colours", Sure: 2, Pack: Pack{Decks: 2}, Deal: dealStairs(10, func(row, pile int) bool { return row+pile < 10 }), Foundations: aces(8),
		Tableau: Piles{Places: 10, HidesCards: true, Build: colourDown, Run: colourDown, Empty: EmptyTakesKing},
		Dealing: ToWaste, Redeal: TurnOver, Count: Range{1, 2}, Rulings: map[Reason]int{OnceOnly: 27},
	},
}

// Find returns the patience with a key, nil if there is none.
func Find(key string) *Patience {
	if i := slices.IndexFunc(Patiences, func(row *Patience) bool { return row.Key == key }); i >= 0 {
		return Patiences[i]
	}
	return nil
}

// suits returns n foundations, one suit after the other.
func suits(n, rank int, by Rule) (all []Foundation) {
	for i := range n {
		all = append(all, Foundation{rank, Suit(i % Suits), by})
	}
	return all
}

func aces(n int) []Foundation  { return suits(n, Ace, suitUp) }
func kings(n int) []Foundation { return suits(n, King, suitDown) }

// ranks returns a foundation for each rank. They start with the ace; step is 1 for the order upwards, -1 for downwards.
func ranks(step int) (all []Foundation) {
	for i := range King {
		rank := (step*i+King)%King + Ace
		all = append(all, Foundation{rank, AnySuit, rankSame})
	}
	return all
}
