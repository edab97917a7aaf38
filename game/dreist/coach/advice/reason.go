package advice

import (
	"slices"

	"dreist/game/dreist"
)

// Reason is why a turn is good: its purpose, seen from its end, what it costs, and what the next best way would have
// brought. Each of its claims is true of the position, convincing or not.
type Reason struct {
	Kind   Kind
	Cards  []dreist.Card // hand cards that the purpose speaks of
	Column int           // cleared, or saved from it
	Count  int           // number of cards
	Of     int           // all hidden cards, of which Count fit
	Than   int           // how many of them would fit otherwise
	By     []dreist.Card // cards laid up to the one that makes the DREIer
	Unfit  Unfit         // whether the discarded card fits
	Then   Then          // what a draw can lead to
	Laid   bool          // cards were laid in this turn before
	To     dreist.Seat   // receiver of a gift
	Cost   Cost
	Next   Next
}

// Kind is the purpose of a turn.
type Kind uint8

const (
	None      Kind = iota // nothing to say
	Wins                  // all cards are got rid of
	Empties               // the whole hand is laid, and Count cards can be given away
	MakesTrio             // it makes a row DREIer and draws a card
	Clears                // it clears Column and draws a card
	Many                  // Count cards are laid; Cards is the only one that is kept, if it is one
	Readies               // a discard; all Count cards that are kept can be laid one after the other then
	SetsTrio              // Cards is kept and can make a DREIer then, but not before
	Prepares              // Cards is kept and fits then, but not before
	Spares                // Column stays, which the next best way clears
	Narrows               // only Count of the Of hidden cards fit then, by the next best way Than
	Withholds             // the discarded card fits, but others could build on it
	Denies                // Cards fits and is kept: others could build on it
	Saves                 // every card that could be laid clears Column, Then perhaps with less room
	Waits                 // Cards are kept and fit already
	Sheds                 // the discarded card fits nowhere; Cards are kept and fit already
	Pairs                 // the two Cards are kept and can open a place
	Matches               // the two Cards are kept and match
	Loner                 // no other hand card matches the discarded one
	Rare                  // Count hidden cards match the discarded one, more each of the others
	Edge                  // the discarded card has the number Count, with a neighbour on one side only
	Partners              // Cards is the partner of the waiting opening
	Single                // Cards is the only one that fits
	Draws                 // another card can be drawn, which would fill the hand at the end anyway; Count of Of fit
	Risks                 // another card can be drawn before a gift, which is still possible if it fits
	Gives                 // Count cards can be given away
	GivesLast             // they are given To the seat with the fewest cards
)

// Kinds is the number of kinds.
const Kinds = int(GivesLast) + 1

// Unfit is whether a discarded card can be laid nowhere, told with why another one is kept.
type Unfit uint8

const (
	FitsSomewhere Unfit = iota
	FitsNowhere         // not even as a partner
	FitsNone            // the table is empty, and it goes with none of the hand
)

// Then is what follows a draw.
type Then uint8

const (
	Nothing  Then = iota
	Rest          // all kept cards could be laid, too
	Again         // Cards makes another DREIer
	Another       // each of Cards fits, too
	Narrower      // clearly fewer hidden cards fit than before
)

// Why returns the reason for a way, the moves up to the end of a turn or to a draw. next is the next best way, with
// which it is compared, or nil.
func Why(p dreist.Position, way, next []dreist.Move) Reason {
	if len(way) == 0 {
		return Reason{}
	}
	o := outcomeOf(p, way)
	var other *outcome
	if len(next) > 0 && !Same(way, next) {
		other = outcomeOf(p, next)
	}
	r := o.purpose(other)
	r.Laid = p.Laid() > 0
	if other != nil && r.Kind != None && r.Kind != Wins {
		r.Cost = o.cost(other, &r)
		r.Next = o.compare(other, &r)
	}
	return r
}

// purpose returns what a way is for. Of what is true, that comes first which the other way does not bring.
func (o *outcome) purpose(other *outcome) Reason {
	switch {
	case o.wins:
		return Reason{Kind: Wins}
	case !o.ended:
		return Reason{}
	case len(o.laid) == 0 && o.last.Action == dreist.GiveCards:
		return o.gives()
	case len(o.laid) == 0 && o.draws():
		return o.drawing()
	case o.gift() > 0:
		return Reason{Kind: Empties, Count: o.gift()}
	case o.draws():
		return o.trioThen()
	case o.discards():
		return o.discarding(other)
	case len(o.laid) == 0:
		return o.stopping(other)
	}
	return o.laying(other)
}

// gives explains a gift.
func (o *outcome) gives() Reason {
	r := Reason{Kind: Gives, Count: o.gift()}
	to := o.last.To
	if o.start.Seats() > 2 && to.Next == dreist.NoSeat {
		for s := range dreist.Seat(o.start.Seats()) {
			if s != o.seat && s != to.First && o.start.CardsLeft(s) <= o.start.CardsLeft(to.First) {
				return r
			}
		}
		r.Kind, r.To = GivesLast, to.First
	}
	return r
}

// drawing explains a draw alone.
func (o *outcome) drawing() Reason {
	r := Reason{Kind: Draws, Count: o.room, Of: len(hidden(&o.start))}
	if len(o.kept) == 0 || o.rest() {
		r.Kind = Risks
	}
	if r.Count == 0 {
		return Reason{}
	}
	return r
}

// trioThen explains a DREIer with a draw.
func (o *outcome) trioThen() Reason {
	r := Reason{Kind: MakesTrio}
	for _, m := range o.laid[:o.maker+1] {
		r.By = append(r.By, m.Card)
	}
	turn := o.start.EgonTurn()
	before := room(&o.start, &turn)
	if o.cleared > 0 {
		r.Kind, r.Column = Clears, o.cleared
	}
	switch {
	case len(o.kept) > 1 && o.rest():
		r.Then = Rest
	case len(o.fitting) > 0:
		r.Then, r.Cards = Another, o.fitting[:min(3, len(o.fitting))]
		for i, c := range o.fitting {
			if makes(&o.end, c, func(t dreist.Trio) bool { return t != dreist.MakesNone }) {
				r.Then, r.Cards = Again, o.fitting[i:i+1]
				break
			}
		}
	case r.Kind == Clears && fewer(o.room, before, len(hidden(&o.start))):
		r.Then = Narrower
	}
	return r
}

// laying explains laid cards at the end of a turn.
func (o *outcome) laying(other *outcome) Reason {
	if other != nil && other.over() {
		switch more := len(o.laid) > len(other.laid); {
		case len(other.columns) > len(o.columns) && !more:
			return Reason{Kind: Spares, Column: spared(o, other)}
		case len(o.laid) > 1 && more:
			return o.many()
		}
		if r := o.later(other); r.Kind != None {
			return r
		}
		if r := o.narrows(other); r.Kind != None {
			return r
		}
	}
	if len(o.laid) > 1 {
		return o.many()
	}
	first := o.laid[0].Card
	if o.start.Pending() == dreist.PartnerPending {
		return Reason{Kind: Partners, Cards: []dreist.Card{first}}
	}
	if r := o.later(nil); r.Kind != None {
		return r
	}
	if o.single() {
		return Reason{Kind: Single, Cards: []dreist.Card{first}}
	}
	return Reason{}
}

// many says how many cards are laid.
func (o *outcome) many() Reason {
	r := Reason{Kind: Many, Count: len(o.laid)}
	if len(o.kept) == 1 {
		r.Cards = o.kept
	}
	return r
}

// single reports whether cards of one kind only could be laid at its start.
func (o *outcome) single() bool {
	for _, m := range o.start.AppendMoves(nil) {
		if m.Action == dreist.LayCard && m.Card.Kind() != o.laid[0].Card.Kind() {
			return false
		}
	}
	return true
}

// later returns what a way keeps for the seat's next turn, and the other one does not.
func (o *outcome) later(other *outcome) Reason {
	lacks := func(c dreist.Card) bool { return other == nil || !other.fits(c) }
	before := o.start.EgonTurn()
	var fitting []dreist.Card // before
	for _, c := range o.kept {
		if before.Fits(c) != 0 {
			fitting = append(fitting, c)
		}
	}
	for _, c := range o.fitting {
		made := makes(&o.start, c, func(t dreist.Trio) bool { return t != dreist.MakesNone })
		if len(o.laid) > 0 && !made && o.makesRow(c) && (other == nil || !other.keeps(c) || !other.makesRow(c)) {
			return Reason{Kind: SetsTrio, Cards: []dreist.Card{c}}
		}
	}
	var waiting []dreist.Card
	for _, c := range o.fitting {
		switch old := slices.Contains(fitting, c); {
		case !lacks(c):
		case old:
			waiting = append(waiting, c)
		case len(o.laid) > 0:
			return Reason{Kind: Prepares, Cards: []dreist.Card{c}}
		}
	}
	if len(waiting) > 0 {
		return Reason{Kind: Waits, Cards: waiting}
	}
	pair := o.pair(func(a, b dreist.Card) bool { return other == nil || !other.keeps(a) || !other.keeps(b) })
	if pair != nil {
		return Reason{Kind: Pairs, Cards: pair}
	}
	return Reason{}
}

// narrows says if clearly fewer hidden cards fit than by the other way.
func (o *outcome) narrows(other *outcome) Reason {
	if all := len(hidden(&o.start)); fewer(o.room, other.room, all) {
		return Reason{Kind: Narrows, Count: o.room, Of: all, Than: other.room}
	}
	return Reason{}
}

// fewer reports whether a number of all hidden cards is clearly smaller than another: by a tenth of all, but three at least.
func fewer(count, than, all int) bool { return than-count >= max(3, (all+9)/10) }

// spared returns a column that the other way clears and this does not.
func spared(o, other *outcome) int {
	for _, c := range other.columns {
		if !slices.Contains(o.columns, c) {
			return c
		}
	}
	return 0
}
