package peri

import "slices"

// The rules that the patiences use: by suit, by rank alone or by colour.
var (
	suitUp     = Rule{SuitRule: SameSuit, Step: StepUp}
	suitDown   = Rule{SuitRule: SameSuit, Step: StepDown}
	suitEither = Rule{SuitRule: SameSuit, Step: StepEither}
	suitRound  = Rule{SuitRule: SameSuit, Step: StepEither, WrapsAround: true}
	rankDown   = Rule{SuitRule: AllSuits, Step: StepDown}
	rankEither = Rule{SuitRule: AllSuits, Step: StepEither}
	rankRound  = Rule{SuitRule: AllSuits, Step: StepEither, WrapsAround: true}
	rankDouble = Rule{SuitRule: AllSuits, Step: StepDouble}
	rankSame   = Rule{SuitRule: AllSuits, Step: StepNone}
	colourDown = Rule{SuitRule: OtherColour, Step: StepDown}
)

// The spots of cards that are laid out before the deal.
var (
	heartQueen, heartKing = NewCard(Queen, Hearts), NewCard(King, Hearts)

	fourAces = map[Card]Spot{NewCard(Ace, Clubs): {}, NewCard(Ace, Spades): {Number: 1}, NewCard(Ace, Hearts): {Number: 2}, NewCard(Ace, Diamonds): {Number: 3}}
	couple   = map[Card]Spot{heartQueen: {Part: Tableau}, heartKing: {Part: Stock}}
)

// Patiences are all patiences. New ones come last: codes of deals and finished games name a patience by its index here.
var Patiences = []*Patience{
	{
		Key: "row", deal: dealRows(1, nil), Foundations: append(aces(4), kings(4)...), Tableau: Piles{SpotCount: 10, HasOrder: true},
		DealingKind: DealInRows, LeastCount: 1, MostCount: 6, Rulings: map[Reason]int{TakesNothing: 8},
	},
	{
		Key: "napoleon", IgnoresSuits: true, deal: dealWithoutKings, Foundations: []Foundation{{Suit: AnySuit, GrowthRule: rankDouble}},
		Tableau: Piles{SpotCount: 7, HoldsOne: true, FillsFrom: []Part{Waste, Stock}}, DealingKind: DealToWaste, LeastCount: 1, MostCount: 3,
		mayStay: isKing, Rulings: map[Reason]int{TakesNothing: 9},
	},
	{
		Key: "king", SureRanks: King, deal: dealHalfRows, Foundations: suits(4, 0, suitRound), GrowsOneWay: true,
		Tableau: Piles{SpotCount: 10, BlockedCount: 2, BuildRule: suitRound, EmptyRule: EmptyTakesCard},
		Reserve: Piles{SpotCount: 1, HoldsOne: true, EmptyRule: EmptyTakesCard}, judge: cellarReason,
		Rulings: map[Reason]int{DoesntFollow: 10, OneByOne: 11},
	},
	{
		Key: "hidden", deal: dealRows(4, nil), Foundations: ranks(1), Tableau: Piles{SpotCount: 13, HasOrder: true}, LeastCount: 1, MostCount: 13,
		judge: packetReason, settle: servePacket,
		IsTopOpen: func(p *Position, pile int) bool { return pile+1 < King || p.isNext(pile) },
	},
	{
		Key: "wedding", Pack: Pack{StartSpots: couple}, Tableau: Piles{SpotCount: 14, HoldsOne: true, FillsFrom: []Part{Tableau, Stock}, HasOrder: true},
		PairAction: Remove, judge: betweenReason, mayStay: isCouple,
	},
	{
		Key: "sliding", Pack: Pack{hasOnlyHearts: true}, deal: dealEven, judge: slideReason, HomeOf: heartInOrder,
		Tableau: Piles{SpotCount: 14, GridWidth: 7, HoldsOne: true, EmptyRule: EmptyTakesCard, HasOrder: true},
	},
	{
		Key: "fans", SureRanks: 1, Pack: Pack{StartSpots: fourAces}, deal: dealEach(3, Tableau), Foundations: aces(4),
		Tableau: Piles{SpotCount: 16, BuildRule: rankDown, EmptyRule: EmptyTakesKing},
		Rulings: map[Reason]int{OnlyKing: 18},
	},
	{
		Key: "wish", IgnoresSuits: true, Pack: Pack{lowestRank: 7}, deal: dealEach(4, Tableau), Tableau: Piles{SpotCount: 8},
		PairAction: Remove, judge: equalReason, IsTopOpen: func(*Position, int) bool { return true },
	},
	{
		Key: "climb", deal: dealRows(1, nil), Tableau: Piles{SpotCount: 52, GridWidth: 13, HoldsOne: true, HasOrder: true},
		PairAction: Swap, judge: lineReason, HomeOf: suitInOrder,
	},
	{
		Key: "packets", SureRanks: King, Pack: Pack{StartSpots: fourAces}, deal: dealEach(4, Tableau), Foundations: aces(4),
		Tableau: Piles{SpotCount: 12, BuildRule: suitDown, EmptyRule: EmptyTakesCard},
		Rulings: map[Reason]int{OneByOne: 20},
	},
	{
		Key: "seek", deal: dealEach(4, Tableau), Foundations: ranks(-1), Tableau: Piles{SpotCount: 13, HasOrder: true}, LeastCount: 1, MostCount: 13,
		judge: packetReason, settle: servePacket,
		IsTopOpen: (*Position).isNext,
	},
	{
		Key: "harvest", IgnoresSuits: true, deal: dealRows(4, nil), Foundations: []Foundation{{Suit: AnySuit, GrowthRule: rankEither}},
		Tableau: Piles{SpotCount: 8}, DealingKind: DealToFoundation, Rulings: map[Reason]int{AceAndKing: 21},
	},
	{
		Key: "thirteen", IgnoresSuits: true, Tableau: Piles{SpotCount: 10, GridWidth: 5, HoldsOne: true, FillsFrom: []Part{Stock}},
		PairAction: Remove, judge: thirteenReason, DealingKind: DealOnceToWaste, MostCount: 1,
		Rulings: map[Reason]int{NoMoreDealing: 22},
	},
	{
		Key: "ace", SureRanks: 1, Pack: Pack{StartSpots: fourAces}, deal: dealFitting, Foundations: aces(4),
		Tableau: Piles{SpotCount: 8, BuildRule: rankDown, RunRule: suitDown, EmptyRule: EmptyTakesCard},
	},
	{
		Key: "battalion", Pack: Pack{Decks: 2}, deal: dealStacks, Foundations: append(aces(8), kings(8)...),
		Tableau: Piles{SpotCount: 16, GridWidth: 8, BuildRule: suitEither, FillsFrom: []Part{Reserve}, HasOrder: true}, Reserve: Piles{SpotCount: 8},
		Rulings: map[Reason]int{OtherFoundation: 24, TakesNothing: 24},
	},
	{
		Key: "diagonal", Pack: Pack{lowestRank: 7}, deal: dealRows(1, nil), Tableau: Piles{SpotCount: 32, GridWidth: 8, HoldsOne: true, HasOrder: true},
		PairAction: Remove, judge: cornerReason, DealingKind: LayOutAgain, LeastCount: 1, MostCount: 3, RemovedGoal: 24,
	},
	{
		Key: "bigapple", SureRanks: 2, deal: dealRows(7, func(row, pile int) bool { return row <= pile }), Foundations: aces(4),
		Tableau:     Piles{SpotCount: 7, HidesCards: true, BuildRule: colourDown, RunRule: colourDown, EmptyRule: EmptyTakesKing},
		DealingKind: DealToWaste, LeastCount: 1, MostCount: 2, Rulings: map[Reason]int{NoMoreDealing: 26},
	},
	{
		Key: "base", IgnoresSuits: true, deal: dealSnake, Foundations: []Foundation{{Suit: AnySuit, GrowthRule: rankEither}}, Tableau: Piles{SpotCount: 7},
		DealingKind: DealToFoundation, Rulings: map[Reason]int{NoMoreDealing: 27},
	},
	{
		Key: "colours", SureRanks: 2, Pack: Pack{Decks: 2}, deal: dealRows(10, func(row, pile int) bool { return row+pile < 10 }), Foundations: aces(8),
		Tableau:     Piles{SpotCount: 10, HidesCards: true, BuildRule: colourDown, RunRule: colourDown, EmptyRule: EmptyTakesKing},
		DealingKind: DealToWaste, LeastCount: 1, MostCount: 2, Rulings: map[Reason]int{NoMoreDealing: 27},
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
		all = append(all, Foundation{rank, Suit(i % SuitCount), by})
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
