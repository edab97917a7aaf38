package peri

// Patiences are the rows of the shelf. Codes of deals count them in this order.
var Patiences = []*Patience{
	{
		Key: "row", Deal: rows(1), Up: append(aces(4), kings(4)...), Table: Piles{N: 10}, Turn: InRows, Count: Range{1, 6},
		Rulings: map[Reason]int{TakesNothing: 8},
	},
	{
		Key: "napoleon", Deal: dealWithoutKings, Up: []Base{{Suit: AnySuit, Grows: Rule{By: Anything, Step: Double}}},
		Table: Piles{N: 7, One: true, Fill: wasteElseStock}, Turn: ToWaste, Again: TurnWaste, Count: Range{1, 3}, Left: leftBut(isKing),
		Rulings: map[Reason]int{TakesNothing: 9, FilledByItself: 9},
	},
	{
		Key: "king", Deal: dealHalfRows, Up: suits(4, 0, Rule{SameSuit, Both, true}), Growth: inOneDirection,
		Table: Piles{N: 10, Shut: 2, Build: Rule{SameSuit, Both, true}, Empty: EmptySingle},
		Side:  Piles{N: 1, One: true, Empty: EmptySingle}, May: leaveCellar,
		Rulings: map[Reason]int{DoesntFollow: 10, OneByOne: 11},
	},
	{
		Key: "hidden", Deal: rows(4), Up: packets(1), Table: Piles{N: 13}, Count: Range{1, 13}, May: followPackets, After: servePacket,
	},
	{
		Key: "wedding", Pack: Pack{Out: CoupleOut}, Table: Piles{N: 14, One: true, Fill: closeUp}, Remove: between, Left: leftBut(isCouple),
	},
	{
		Key: "sliding", Pack: Pack{Hearts: true}, Deal: dealEven, Table: Piles{N: 14, Width: 7, One: true, Empty: EmptySingle},
		May: slide, Home: heartInOrder, Left: leftAway,
	},
	{
		Key: "fans", Pack: Pack{Out: AcesOut}, Deal: each(3), Up: aces(4),
		Table:   Piles{N: 16, Build: Rule{By: Anything, Step: Down}, Empty: EmptyKing},
		Rulings: map[Reason]int{OnlyKing: 18},
	},
	{
		Key: "wish", Pack: Pack{From: 7}, Deal: each(4), Table: Piles{N: 8}, Remove: equal,
	},
	{
		Key: "climb", Deal: each(1), Table: Piles{N: 52, Width: 13, One: true}, Swap: inLine, Home: suitInOrder, Left: leftAway,
	},
	{
		Key: "packets", Pack: Pack{Out: AcesOut}, Deal: each(4), Up: aces(4),
		Table:   Piles{N: 12, Build: Rule{By: SameSuit, Step: Down}, Empty: EmptySingle},
		Rulings: map[Reason]int{OneByOne: 20},
	},
	{
		Key: "seek", Deal: each(4), Up: packets(-1), Table: Piles{N: 13}, Count: Range{1, 13}, May: followPackets, After: servePacket,
	},
	{
		Key: "harvest", Deal: rows(4), Up: []Base{{Suit: AnySuit, Grows: Rule{By: Anything, Step: Both}}}, Table: Piles{N: 8}, Turn: ToBase,
		Left: leftOnTable, Rulings: map[Reason]int{AceAndKing: 21},
	},
	{
		Key: "thirteen", Table: Piles{N: 10, Width: 5, One: true, Fill: fromStock}, Remove: makeThirteen, Turn: OnceStuck, Count: Range{0, 1},
		Rulings: map[Reason]int{OnceOnly: 22},
	},
	{
		Key: "ace", Pack: Pack{Out: AcesOut}, Deal: dealFitting, Up: aces(4),
		Table: Piles{N: 8, Build: Rule{By: Anything, Step: Down}, Run: Rule{By: SameSuit, Step: Down}, Empty: EmptySingle},
	},
	{
		Key: "battalion", Pack: Pack{Decks: 2}, Deal: dealStacks, Up: append(aces(8), kings(8)...),
		Table: Piles{N: 16, Width: 8, Build: Rule{By: SameSuit, Step: Both}, Fill: nearestStack}, Side: Piles{N: 8},
		Rulings: map[Reason]int{OtherFoundation: 24, FilledByItself: 24},
	},
	{
		Key: "diagonal", Pack: Pack{From: 7}, Deal: each(1), Table: Piles{N: 32, Width: 8, One: true}, Remove: atCorner, Again: LayOut,
		Count: Range{1, 3}, Left: leftOfPairs,
	},
	{
		Key: "bigapple", Deal: rowsOf(7, func(row, pile int) bool { return row <= pile }), Up: aces(4),
		Table: Piles{N: 7, Down: true, Build: Rule{By: OtherColour, Step: Down}, Run: Rule{By: OtherColour, Step: Down}, Empty: EmptyKing},
		Turn:  ToWaste, Again: TurnWaste, Count: Range{1, 2}, Rulings: map[Reason]int{OnceOnly: 26},
	},
	{
		Key: "base", Deal: dealSnake, Up: []Base{{Suit: AnySuit, Grows: Rule{By: Anything, Step: Both}}}, Table: Piles{N: 7}, Turn: ToBase,
		Left: leftOnTable, Rulings: map[Reason]int{OnceOnly: 27},
	},
	{
		Key: "colours", Pack: Pack{Decks: 2}, Deal: rowsOf(10, func(row, pile int) bool { return row+pile < 10 }), Up: aces(8),
		Table: Piles{N: 10, Down: true, Build: Rule{By: OtherColour, Step: Down}, Run: Rule{By: OtherColour, Step: Down}, Empty: EmptyKing},
		Turn:  ToWaste, Again: TurnWaste, Count: Range{1, 2}, Rulings: map[Reason]int{OnceOnly: 27},
	},
}

// Find returns the patience with a key, nil if there is none.
func Find(key string) *Patience {
	for _, row := range Patiences {
		if row.Key == key {
			return row
		}
	}
	return nil
}

// suits returns foundations of the suits in turn.
func suits(n, rank int, by Rule) (up []Base) {
	for i := range n {
		up = append(up, Base{rank, Suit(i % Suits), by})
	}
	return up
}

func aces(n int) []Base  { return suits(n, Ace, Rule{By: SameSuit, Step: Up}) }
func kings(n int) []Base { return suits(n, King, Rule{By: SameSuit, Step: Down}) }

// packets returns a foundation for each rank, from the ace on up or down.
func packets(step int) (up []Base) {
	for i := range King {
		rank := (step*i+King)%King + Ace
		up = append(up, Base{rank, AnySuit, Rule{By: Anything, Step: Same}})
	}
	return up
}
