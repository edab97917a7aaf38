package peri

import (
	"cmp"
	"fmt"
	"strings"
)

// Reason says why a move is not allowed, or a deal impossible. That of a move is a key, a colon and a format string in plain English; %[1]v is
// Refusal.Card, %[2]v is Refusal.OtherCard. The zero Reason allows it.
type Reason string

// Key returns the key of the reason of a move, for texts in any language.
func (r Reason) Key() string {
	key, _, _ := strings.Cut(string(r), ": ")
	return key
}

// The reasons why a move is not allowed.
const (
	Allowed Reason = ""

	GameOver             Reason = "over: the game is over"
	NoSuchMove           Reason = "unknown: there is no such move"
	NoCardThere          Reason = "nothing: there are not that many cards"
	StaysUp              Reason = "stays: %[1]v stays up"
	FaceDown             Reason = "down: a card among them lies face down"
	OneByOne             Reason = "one: cards move one by one"
	NotARun              Reason = "run: the cards from %[1]v on do not move as one"
	TakesNothing         Reason = "takes: nothing is laid there"
	CellarTaken          Reason = "full: %[2]v lies there" // the cellar holds a card
	OnlyKing             Reason = "king: only a king goes to an empty place, not %[1]v"
	OneOnEmpty           Reason = "empty: only one card goes to an empty place"
	DoesntFollow         Reason = "follow: %[1]v does not follow on %[2]v"
	AceAndKing           Reason = "ends: %[1]v does not follow on %[2]v: ace and king are no neighbours"
	OtherFoundation      Reason = "other: %[1]v has another foundation"
	WrongFoundationStart Reason = "begin: %[1]v does not begin a foundation here"
	CellarShut           Reason = "cellar: %[1]v stays in the cellar until one of the two rows beside it is empty"
	NotPacketsTurn       Reason = "turn: it is not the turn of this packet"
	NotBesideGap         Reason = "gap: %[1]v is not beside, above or below the gap"
	NotEqual             Reason = "equal: %[1]v and %[2]v are not of one rank"
	NotThirteen          Reason = "thirteen: it does not make 13"
	NotCorner            Reason = "corner: %[1]v and %[2]v do not touch corner to corner"
	NotSideBySide        Reason = "side: %[1]v and %[2]v do not lie side by side"
	AtTheEdge            Reason = "edge: cards have to lie on both sides"
	NoNeighbours         Reason = "neighbours: %[1]v and %[2]v would be neighbours, but share neither suit nor rank"
	NotInLine            Reason = "line: %[1]v and %[2]v lie in no row or column together"
	NoStock              Reason = "nostock: there is nothing to deal from"
	StockEmpty           Reason = "stock: the stock is empty"
	StockFull            Reason = "stockfull: the stock is not empty"
	NoMoreDealing        Reason = "once: not once more"
	ThirteenLeft         Reason = "still: there are cards that make 13"
	NoCardsLeft          Reason = "left: there are no cards to go on with"
)

// rulings are the numbers of the rulings that explain a refusal in every patience.
var rulings = map[Reason]int{
	StaysUp: 2, AceAndKing: 3, WrongFoundationStart: 4, GameOver: 7, CellarShut: 12, NotPacketsTurn: 14, NoNeighbours: 16, NotBesideGap: 17, NotInLine: 19,
	NotThirteen: 22, ThirteenLeft: 22, OneOnEmpty: 23, NotCorner: 25,
}

// Refusal is the error for a move that is not allowed. The position stays as it was.
type Refusal struct {
	Move      Move
	Reason    Reason
	Card      Card // the card that should move, for NoNeighbours the card on the left; NoCard if there is none or it lies face down
	OtherCard Card // the card to lay Card on or to remove with it, for NoNeighbours the card on the right; NoCard if there is none
	Ruling    int  // the number of the ruling that explains it, 0 for no ruling
}

// Error returns the refused move and the reason.
func (r *Refusal) Error() string { return fmt.Sprintf("peri: %v: %s", r.Move, r.Text()) }

// Text returns the reason with the names of the cards and the number of the ruling.
func (r *Refusal) Text() string {
	_, format, _ := strings.Cut(string(r.Reason), ": ")
	text := fmt.Sprintf(format+"%.0[1]v%.0[2]v", r.Card, r.OtherCard)
	if r.Ruling > 0 {
		text += fmt.Sprintf(" (P %d)", r.Ruling)
	}
	return text
}

// Refusal returns why a move is not allowed, nil if it is.
func (p *Position) Refusal(m Move) *Refusal {
	row := p.Patience
	hasSpots := int(m.From.Number) < row.SpotCount(m.From.Part) && int(m.To.Number) < row.SpotCount(m.To.Part)
	reason := NoSuchMove
	switch {
	case p.IsWon():
		reason = GameOver
	case m.isWellFormed() && (m.Action < Carry || hasSpots):
		reason = p.judge(m)
	}
	if reason == Allowed {
		return nil
	}
	r := &Refusal{Move: m, Reason: reason, Ruling: cmp.Or(row.Rulings[reason], rulings[reason])}
	if m.Action >= Carry && hasSpots {
		from := p.Pile(m.From)
		if n := len(from) - max(m.CardCount, 1); n >= 0 && !Card(from[n]).IsFaceDown() {
			r.Card = Card(from[n])
		}
		r.OtherCard = p.top(m.To)
	}
	if reason == NoNeighbours {
		r.Card, r.OtherCard = p.top(m.From.beside(-1)), p.top(m.To.beside(1))
	}
	return r
}

// judge returns why a move is not allowed; the patience has to have both its spots.
func (p *Position) judge(m Move) Reason {
	row := p.Patience
	switch {
	case m.Action < Carry:
		return p.dealReason(m)
	case len(p.Pile(m.From)) < max(m.CardCount, 1) || m.Action != Carry && p.Pile(m.To) == "":
		return NoCardThere
	case m.Action == Carry:
		return p.carryReason(m)
	case m.Action == row.PairAction:
		return row.judge(p, m)
	}
	return NoSuchMove
}

func (p *Position) dealReason(m Move) Reason {
	kind, isLast, isAgain := p.Patience.DealingKind, p.Counter == p.Patience.MostCount, m.Action == Redeal
	switch {
	case !isAgain && kind <= LayOutAgain:
		return NoStock
	case kind == DealOnceToWaste && isLast, isAgain && (isLast || kind != DealToWaste && kind != LayOutAgain):
		return NoMoreDealing
	case isAgain && p.stock() != "":
		return StockFull
	case isAgain:
		return reasonUnless(p.inParts(Tableau, Tableau) != "" && kind == LayOutAgain || p.inParts(Waste, Waste) != "", NoCardsLeft)
	case p.stock() == "":
		return StockEmpty
	case kind == DealOnceToWaste:
		return reasonUnless(!p.hasThirteen(), ThirteenLeft)
	}
	return Allowed
}

func (p *Position) carryReason(m Move) Reason {
	row := p.Patience
	from := p.Pile(m.From)
	switch {
	case m.From.Part == Foundations:
		return StaysUp
	case m.From.Part == Stock || m.From.Part == Reserve && row.Reserve.EmptyRule == EmptyTakesNone:
		return NoSuchMove
	case m.CardCount == 1:
	case row.Tableau.RunRule.SuitRule == NoSuits || m.To.Part != Tableau:
		return OneByOne
	case m.CardCount > p.RunLength(m.From) && Card(from[len(from)-p.RunLength(m.From)-1]).IsFaceDown():
		return FaceDown
	case m.CardCount > p.RunLength(m.From):
		return NotARun
	}
	if row.judge != nil && row.PairAction == 0 {
		if reason := row.judge(p, m); reason != Allowed {
			return reason
		}
	}
	if m.To.Part == Foundations {
		return p.upReason(m.To.Number, from.Top())
	}
	return p.buildReason(m.To, from[len(from)-m.CardCount:])
}

// GrowthRule returns the rule by which the foundation of a number, from 0, grows in this game.
func (p *Position) GrowthRule(number uint8) Rule {
	by := p.Patience.Foundations[number].GrowthRule
	for i := 0; p.Patience.GrowsOneWay && i < len(p.Patience.Foundations); i++ {
		if pile := p.Pile(Spot{Foundations, uint8(i)}); len(pile) > 1 {
			if by.Step = StepUp; !by.CanFollow(Card(pile[0]), Card(pile[1])) {
				by.Step = StepDown
			}
			break
		}
	}
	return by
}

// upReason returns why a card may not be laid on the foundation of that number, from 0, or Allowed.
func (p *Position) upReason(number uint8, c Card) Reason {
	base, pile, first := p.Patience.Foundations[number], p.Pile(Spot{Foundations, number}), p.Pile(Spot{Part: Foundations})
	by := p.GrowthRule(number)
	begins := base.FirstRank
	if begins == 0 && first != "" {
		begins = Card(first[0]).Rank()
	}
	switch {
	case base.Suit != AnySuit && base.Suit != c.Suit(), by.Step == StepNone && base.FirstRank != c.Rank():
		return OtherFoundation
	case pile == "" && (begins != 0 && begins != c.Rank() || by.Step == StepDouble && c.Rank() == King):
		return WrongFoundationStart
	case pile != "":
		return by.followReason(pile.Top(), c)
	}
	return Allowed
}

// CanGoUp reports whether any foundation takes a card.
func (p *Position) CanGoUp(c Card) bool {
	for i := range p.Patience.Foundations {
		if p.upReason(uint8(i), c) == Allowed {
			return true
		}
	}
	return false
}

func (p *Position) buildReason(at Spot, cards Pile) Reason {
	piles, top := p.Patience.piles(at.Part), p.top(at)
	switch {
	case piles.IsBlocked(at.Number), piles.EmptyRule == EmptyTakesNone && (top == NoCard || piles.BuildRule.SuitRule == NoSuits):
		return TakesNothing
	case top == NoCard && piles.EmptyRule == EmptyTakesKing && Card(cards[0]).Rank() != King:
		return OnlyKing
	case top == NoCard && piles.EmptyRule == EmptyTakesCard && len(cards) > 1:
		return OneOnEmpty
	case top == NoCard:
		return Allowed
	case piles.BuildRule.SuitRule == NoSuits:
		return CellarTaken
	}
	return piles.BuildRule.followReason(top, Card(cards[0]))
}

func (r Rule) followReason(on, c Card) Reason {
	if gap := c.Rank() - on.Rank(); !r.WrapsAround && (gap == King-Ace || gap == Ace-King) {
		return AceAndKing
	}
	return reasonUnless(r.CanFollow(on, c), DoesntFollow)
}
