package rival

import (
	"math"
	"slices"

	"dreist/game/dreixdrei"
)

// Reason is why a hint recommends moves. It uses only what the rules show and every player may know.
type Reason struct {
	Kind ReasonKind
	// CardKind is the kind of the card that the reason is about, or NoKind.
	CardKind dreixdrei.Kind
	// SecondKind is the kind of the cards that are kept or laid next, or NoKind; see the kinds of reasons.
	SecondKind dreixdrei.Kind
	// HeldCount is the number of cards of SecondKind in the hand.
	HeldCount int
	// GainedCount is the number of picked-up cards that nearly always fit.
	GainedCount int
	// Demand is the number that the pile demands afterwards, NoKind if it demands nothing.
	Demand dreixdrei.Kind
	// CardCount is the number of cards in the pile before the moves; for CollectsEqualOpenCards, the number of equal open cards.
	CardCount int
	// PileSize is the number of cards in the pile afterwards.
	PileSize int
	// LaidCount is the number of cards that are laid.
	LaidCount int
	// jokerCount is the number of JOKERs among the laid cards.
	jokerCount int
	// DrawnCount is the number of cards that the seat draws after laying.
	DrawnCount int
	// FaceDownCount is the number of face-down cards that the seat has afterwards.
	FaceDownCount int
	// Place is the place of a seat that finishes.
	Place int
	// Phase is the phase of the seat afterwards.
	Phase int
	// ProbabilityTenths is the estimated probability of the reason, in tenths.
	ProbabilityTenths int
	// HandSize is the number of cards in the hand afterwards.
	HandSize int
	// SwapCount is the number of cards that are swapped.
	SwapCount int
	// NextSeat is the seat that follows.
	NextSeat dreixdrei.Seat
	// IsHandEmpty is true if the seat's own hand is empty afterwards.
	IsHandEmpty bool
	// MustLayAgain is true if the seat lays again at once.
	MustLayAgain bool
	// IsStuckTwiceAsOften is true if NextSeat is stuck at least twice as often as after the other moves.
	IsStuckTwiceAsOften bool
	// OtherSpendsLastSpecials is true if the other moves lay the last specials.
	OtherSpendsLastSpecials bool
	// HoldsNumberCards is true if the seat has numbers that it could lay if they fitted.
	HoldsNumberCards bool
	// FewNumbersFit is true if few numbers fit for NextSeat.
	FewNumbersFit bool
	// AnyFitsAfterRestart is true if any card would fit for NextSeat after a RESTART.
	AnyFitsAfterRestart bool
	// HasSpecials is true if NextSeat has specials that fit.
	HasSpecials bool
	// exhaustedNumbers are the numbers whose cards have all left the game.
	exhaustedNumbers NumberSet
	// KeptKinds are the cards that stay in the hand although they fit more often than the lowest of FrontCards.
	KeptKinds SpotKinds
	// FrontCards are the cards that swaps bring from the hand to the front.
	FrontCards SpotKinds
	// HandCards are the cards that swaps bring from the front to the hand.
	HandCards SpotKinds
	// OtherMoves describes the moves that the reason compares with.
	OtherMoves OtherMoves
}

// NumberSet is a set of numbers, indexed by Kind.
type NumberSet [dreixdrei.HighestNumber + 1]bool

// outOf returns the numbers whose cards have all left the game.
func outOf(p *dreixdrei.Position) (out NumberSet) {
	var gone [dreixdrei.HighestNumber + 1]int
	for _, c := range p.RemovedCards() {
		if k := c.Kind(); k.IsNumber() {
			gone[k]++
		}
	}
	for k := dreixdrei.LowestNumber; k <= dreixdrei.HighestNumber; k++ {
		out[k] = gone[k] == k.CardsIn(p.SetCount())
	}
	return out
}

// SpotKinds holds the kinds of up to three cards, lowest first. Unused entries are NoKind.
type SpotKinds [dreixdrei.SpotsPerSeat]dreixdrei.Kind

// Kinds returns the kinds without the unused entries.
func (c *SpotKinds) Kinds() []dreixdrei.Kind {
	return slices.DeleteFunc(slices.Clone(c[:]), func(k dreixdrei.Kind) bool { return k == dreixdrei.NoKind })
}

// OtherMoves describes the moves that a reason compares with.
type OtherMoves struct {
	// PicksUpPile is true if they pick up the pile.
	PicksUpPile bool
	// Kind is the kind of the card that they lay, or NoKind.
	Kind dreixdrei.Kind
	// JokerName is the name of a JOKER that they lay, or NoKind.
	JokerName dreixdrei.Kind
	// LaidCount is the number of cards that they lay.
	LaidCount int
	// drawnCount is the number of cards that the seat draws after laying.
	drawnCount int
	// HandSize is the number of cards in the hand afterwards.
	HandSize int
	// ProbabilityTenths is the estimated probability of the reason's event after these moves, in tenths.
	ProbabilityTenths int
	// NeverHappens is true if that probability is 0.
	NeverHappens bool
	// FittingKind is the kind of a card that fits afterwards and that everybody knows NextSeat to hold, or NoKind.
	FittingKind dreixdrei.Kind
}

// ReasonKind is the kind of a reason.
type ReasonKind uint8

// The kinds of reasons. “Other” in their comments means the moves that a reason compares with.
const (
	NoReason               ReasonKind = iota // the games ended best after the moves, and the rules show no reason
	FinishesNow                              // the seat has no cards left afterwards and gets Place
	FinishesNextTurn                         // only HeldCount specials, SecondKind, are left: the seat finishes with its next turn
	BlocksNextSeat                           // the next seat has no card that fits and picks up PileSize cards; with HasSpecials it may have specials
	HindersNextSeat                          // the next seat is stuck more often, Tenths, than after the other moves
	DeletesPile                              // after a DELETE SecondKind, which does not fit now, can be laid, or the next face-down card surely fits
	ReachesPhase2                            // the seat may use its open cards afterwards (phase 2)
	ReachesPhase3                            // the seat has no open card left afterwards (phase 3)
	LaysMoreCards                            // more cards are laid together than by the other moves
	LaysSpecial                              // a special, CardKind, is laid because no number fits, so that Count cards need not be picked up
	LaysRarelyFittingCard                    // CardKind fits on the fewest numbers of all cards that fit now; SecondKind, laid by the other moves, on more
	KeepsSeven                               // the 7, SecondKind, laid by the other moves, is kept: no higher number may follow it
	KeepsCards                               // HeldCount of SecondKind, high numbers or specials laid by the other moves, are kept
	LaysOnlyFittingCard                      // no other card fits
	RemovesFour                              // picking up the pile brings four of CardKind together, which leave the game
	GainsCards                               // picking up the pile brings GainedCount specials or equal high numbers to the hand, such as CardKind
	PicksUpToKeepSpecial                     // picking up a small pile keeps SecondKind, a special; no number fits
	RisksFaceDown                            // a face-down card is turned over, which fits with the probability Tenths
	SavesCardsForEnd                         // swapping brings FrontCards to the front for HandCards, which fit less often
	CollectsEqualOpenCards                   // swapping brings together Count equal open numbers, CardKind, to be laid together, and maybe a special, SecondKind
	StrengthensHand                          // swapping brings HandCards, strong cards, to a hand of small numbers, or a special to a hand without one
	NeedsNoSwap                              // no swap: no card of the hand is better than an open one

	ReasonKindCount = int(iota)
)

const (
	high  = 9 // the lowest of the high numbers
	small = 6 // the highest of the small numbers
)

// Recommend returns the moves that a hint recommends, the moves that it compares them with, if any, and the reason. Of moves that are about as
// good as the best, it prefers those with a reason that can be shown.
func Recommend(v View, all []Advice) (best, other []dreixdrei.Move, r Reason) {
	alike := alikePlaces * float64(v.position.SeatCount())
	best = all[0].Moves
	if decided(all) { // lay a card rather than pick up the pile
		at := slices.IndexFunc(all, func(a Advice) bool { return a.Moves[0].Action == dreixdrei.LayCards })
		return all[max(at, 0)].Moves, nil, Reason{}
	}
	for i := range all {
		if i > 0 && (all[i].MeanPlace-all[0].MeanPlace > alike || 2*all[i].GameCount < all[0].GameCount) {
			break
		}
		switch o, found := v.first(all, i); {
		case found.Kind == NoReason:
		case !found.weak():
			return all[i].Moves, o, found
		case r.Kind == NoReason:
			best, other, r = all[i].Moves, o, found
		}
	}
	return best, other, r
}

// first returns the first moves in comparison with which the advice at an index has a reason, and the reason.
func (v *View) first(all []Advice, at int) (other []dreixdrei.Move, r Reason) {
	for _, other = range v.others(all, at) {
		if r = ReasonFor(*v, all[at].Moves, other); r.Kind != NoReason {
			break
		}
	}
	return other, r
}

func decided(all []Advice) bool {
	return len(all) > 1 && !slices.ContainsFunc(all, func(a Advice) bool { return a.MeanPlace != all[0].MeanPlace })
}

// weak reports whether a reason is only used if other moves that are as good have no better one: the moves give away cards that fit often, or
// the reason leaves something out.
func (r *Reason) weak() bool {
	switch r.Kind {
	case LaysMoreCards:
		return r.CardKind >= high
	case ReachesPhase2, ReachesPhase3:
		return r.jokerCount > 0
	case GainsCards:
		return r.CardCount > mostForHigh
	case SavesCardsForEnd:
		return r.KeptKinds[0] != dreixdrei.NoKind
	case CollectsEqualOpenCards:
		return r.CardCount == 2
	case DeletesPile:
		return r.SecondKind != dreixdrei.NoKind
	case KeepsCards:
		return r.SecondKind.IsNumber()
	case LaysSpecial, KeepsSeven, StrengthensHand:
		return true
	}
	return false
}

// alikePlaces is the difference of mean places, per seat at the table, up to which moves count as equally good; chance alone makes as much.
const alikePlaces = 0.01

// others returns the moves to compare an advice with: the obvious move, or else the best other moves. If those lay no cards, the best moves that
// do come before them.
func (v *View) others(all []Advice, at int) (others [][]dreixdrei.Move) {
	if o, ok := v.obvious(); ok && o != all[at].Moves[0] && slices.ContainsFunc(all, func(a Advice) bool { return a.Moves[0] == o }) {
		return [][]dreixdrei.Move{{o}}
	}
	for i := range all {
		if i == at {
			continue
		}
		m := all[i].Moves
		if len(others) == 0 && m[0].Action != dreixdrei.LayCards {
			others = append(others, m)
		} else if m[0].Action == dreixdrei.LayCards {
			return append([][]dreixdrei.Move{m}, others...)
		}
	}
	if others == nil {
		others = append(others, nil)
	}
	return others
}

// obvious returns the move that comes to mind first: laying all cards of the lowest number that fits.
func (v *View) obvious() (m dreixdrei.Move, ok bool) {
	p := &v.position
	if fit := numbersOf(p); len(fit) > 0 && !p.IsSwapping() && p.TurnedJoker() == dreixdrei.NoCard {
		h := holding(p, fit[0])
		return h.lay(fit[0], h.all()), true
	}
	return m, false
}

// ReasonFor returns the reason to prefer moves of the seat to move over other, which may be nil.
func ReasonFor(v View, moves, other []dreixdrei.Move) Reason {
	p, m := &v.position, moves[0]
	if p.IsSwapping() {
		return whyExchange(p, moves)
	}
	seat, odds := p.Turn(), oddsOf(&v)
	own, ok := wayOf(p, m, &odds)
	if !ok {
		return Reason{}
	}
	r := Reason{
		NextSeat: p.NextSeat(seat), Phase: own.after.Phase(seat), CardCount: p.PileSize(), PileSize: own.after.PileSize(), LaidCount: own.laid, CardKind: own.means,
		DrawnCount: max(p.DrawPileSize()-own.after.DrawPileSize(), 0), FaceDownCount: own.after.FaceDownCount(seat), ProbabilityTenths: tenths(own.stuck),
	}
	r.Demand, _ = own.after.Demand()
	for _, piece := range m.CardsToLay() {
		if piece.Kind == dreixdrei.Joker {
			r.jokerCount++
		}
	}
	r.FewNumbersFit = (r.Demand == dreixdrei.Seven || r.Demand >= high) && !own.after.IsOver()
	r.HandSize = own.after.HandSize(seat)
	r.IsHandEmpty, r.MustLayAgain = r.HandSize == 0, own.after.Turn() == seat && !own.after.IsOver()
	c := comparison{p: p, odds: &odds, own: own, r: r}
	if len(other) > 0 {
		if c.other, c.compares = wayOf(p, other[0], &odds); c.compares {
			o := &c.other
			c.r.OtherMoves = OtherMoves{PicksUpPile: o.move.Action == dreixdrei.PickUpPile, Kind: o.card, LaidCount: o.laid, ProbabilityTenths: tenths(o.stuck),
				drawnCount: max(p.DrawPileSize()-o.after.DrawPileSize(), 0), HandSize: o.after.HandSize(seat), NeverHappens: o.stuck == 0}
			if demand, _ := o.after.Demand(); o.laid > 0 {
				c.r.OtherMoves.FittingKind = odds.next.fitting(demand)
			}
			c.r.IsStuckTwiceAsOften = own.stuck >= 2*o.stuck
			if o.card == dreixdrei.Joker {
				c.r.OtherMoves.JokerName = o.means
			}
		}
	}
	switch m.Action {
	case dreixdrei.PickUpPile:
		return c.take()
	case dreixdrei.TurnOverCard:
		return c.turn()
	}
	return c.lay()
}

// way is a move with its effects.
type way struct {
	move  dreixdrei.Move
	card  dreixdrei.Kind // the first card that is laid, or NoKind
	means dreixdrei.Kind // the kind that it means
	laid  int            // the number of cards that are laid
	after dreixdrei.Position
	four  dreixdrei.Kind // the kind of four cards that leave the game, or NoKind
	stuck float64        // the chance, 0 to 1, that the next seat has no card that fits
}

func wayOf(p *dreixdrei.Position, m dreixdrei.Move, o *odds) (way, bool) {
	after, events, err := dreixdrei.Apply(*p, m)
	if err != nil {
		return way{}, false
	}
	w := way{move: m, after: after}
	for _, e := range events {
		if four, ok := e.(dreixdrei.FourSetAside); ok {
			w.four = four.Kind
		}
	}
	switch m.Action {
	case dreixdrei.LayCards:
		w.card, w.means, w.laid = m.CardsToLay()[0].Kind, m.Kind(), len(m.CardsToLay())
	case dreixdrei.NameJoker:
		w.card, w.means, w.laid = dreixdrei.Joker, m.JokerName, 1
	}
	if demand, _ := after.Demand(); w.laid > 0 && after.PileSize() > 0 && !after.IsOver() {
		w.stuck = o.next.stuck(demand)
	}
	return w, true
}

// odds is what a seat may know about the cards of the next seat, and about a single hidden card.
type odds struct{ next, hidden crowd }

func oddsOf(v *View) (o odds) {
	d, p := newDreamer(v), &v.position
	next := p.NextSeat(v.seat)
	for _, c := range d.hidden {
		o.hidden.unseen[c.Kind()]++
	}
	o.hidden.all, o.hidden.cards = len(d.hidden), 1
	o.next = o.hidden
	o.next.cards = p.HandSize(next) - len(d.known[next])
	for _, c := range d.known[next] {
		o.next.known[c.Kind()] = true
	}
	if open := p.OpenCards(next); p.Phase(next) == 2 {
		for _, c := range open {
			o.next.known[c.Kind()] = true // nothing meets a demand for an empty place
		}
	}
	if p.HandSize(next) == 0 && p.Phase(next) == 3 {
		o.next.cards = 1
	}
	return o
}

// tenths returns a chance, 0 to 1, in tenths.
func tenths(chance float64) int { return int(math.Round(10 * chance)) }

func fitting(k dreixdrei.Kind) (on []dreixdrei.Kind) {
	for demand := dreixdrei.LowestNumber; demand <= dreixdrei.HighestNumber; demand++ {
		if k.CanMeet(demand) {
			on = append(on, demand)
		}
	}
	return on
}

// ExtraNumbers returns the numbers still in the game on which SecondKind may be laid, but CardKind may not.
func (r *Reason) ExtraNumbers() []dreixdrei.Kind {
	return slices.DeleteFunc(fitting(r.SecondKind), func(on dreixdrei.Kind) bool { return r.CardKind.CanMeet(on) || r.exhaustedNumbers[on] })
}

// CanAloneFollowSeven reports whether CardKind may be laid on a 7 but SecondKind may not, the reverse of ExtraNumbers.
func (r *Reason) CanAloneFollowSeven() bool {
	return r.CardKind.CanMeet(dreixdrei.Seven) && !r.SecondKind.CanMeet(dreixdrei.Seven)
}

// FittingNumbers returns the numbers that CardKind may be laid on.
func (r *Reason) FittingNumbers() []dreixdrei.Kind { return fitting(r.CardKind) }

// IsHandRenewed reports whether the seat draws a card for each card that it lays.
func (r *Reason) IsHandRenewed() bool {
	return r.DrawnCount == r.LaidCount && r.HandSize >= r.OtherMoves.HandSize
}

// RareNumbers returns the numbers that CardKind may be laid on if they are few and SecondKind is much higher, otherwise nil.
func (r *Reason) RareNumbers() []dreixdrei.Kind {
	if on := fitting(r.CardKind); len(on) <= seldom && r.SecondKind > r.CardKind+2 {
		return on
	}
	return nil
}

// seldom is the largest number of fitting numbers with which a card fits seldom.
const seldom = 4

func demandOf(p *dreixdrei.Position) dreixdrei.Kind {
	demand, _ := p.Demand()
	return demand
}

func numbersOf(p *dreixdrei.Position) (fit []dreixdrei.Kind) {
	demand := demandOf(p)
	for k := dreixdrei.LowestNumber; k <= dreixdrei.HighestNumber; k++ {
		if k.CanMeet(demand) && holding(p, k).all() > 0 {
			fit = append(fit, k)
		}
	}
	return fit
}

// hasNumbers reports whether the seat to move has numbers among the cards that it may use, whether they fit or not.
func hasNumbers(p *dreixdrei.Position) bool {
	for k := dreixdrei.LowestNumber; k <= dreixdrei.HighestNumber; k++ {
		if holding(p, k).all() > 0 {
			return true
		}
	}
	return false
}
