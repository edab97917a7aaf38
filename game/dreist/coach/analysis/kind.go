package analysis

import (
	"slices"

	"dreist/game/dreist"
)

// MistakeKind is the subject of a mistake: what the played and the best moves differ in.
type MistakeKind uint8

// The kinds, the most instructive first.
const (
	GiftMistake       MistakeKind = iota // whether to give, and to whom
	DrawOrGiftMistake                    // whether to draw a card or to give
	DrawMistake                          // whether to draw the card of a DREIer
	TrioMistake                          // whether to make a DREIer
	OpeningMistake                       // whether to lay an opening
	DiscardMistake                       // which card to discard, or to lay one instead
	ClearingMistake                      // whether to clear a column
	StoppingMistake                      // whether to lay another card or keep it
	RowMistake                           // the rows on which to lay the same cards
	CardMistake                          // which cards to lay
	MistakeKindCount  MistakeKind = iota // number of kinds
)

// kindNames are the names of the kinds in the catalogue, in stored texts and on the command line.
var kindNames = [MistakeKindCount]string{
	GiftMistake: "gift", DrawOrGiftMistake: "drawgift", DrawMistake: "draw", TrioMistake: "trio", OpeningMistake: "opening", DiscardMistake: "discard", ClearingMistake: "clearing", StoppingMistake: "stop",
	RowMistake: "place", CardMistake: "choice",
}

// String returns the kind's name.
func (k MistakeKind) String() string {
	return kindNames[k]
}

// Direction is the direction of a mistake: too much, too little, or done in another way than would be best.
type Direction uint8

// The directions.
const (
	DoneOtherwise         Direction = iota // it was done, but not in the best way; or unknown, in texts of earlier versions
	DoneWrongly                            // it was done, but should not have been
	LeftUndone                             // it was not done, but should have been
	MistakeDirectionCount Direction = iota // number of directions
)

// wayNames are the names of the directions in the catalogue and in stored texts.
var wayNames = [MistakeDirectionCount]string{DoneWrongly: "did", LeftUndone: "left"}

// wayOf returns the direction of a mistake from how often something was done and how often it should have been.
func wayOf(played, best int) Direction {
	switch {
	case played > best:
		return DoneWrongly
	case played < best:
		return LeftUndone
	}
	return DoneOtherwise
}

// Habit is a kind and a direction of mistakes, which a player may repeat in many matches.
type Habit struct {
	kind      MistakeKind
	direction Direction
}

// String returns the habit's name: that of the kind, followed by that of the direction if it has one.
func (h Habit) String() string {
	if h.direction == DoneOtherwise {
		return h.kind.String()
	}
	return h.kind.String() + "." + wayNames[h.direction]
}

// Habits returns all possible habits.
func Habits() (all []Habit) {
	for k := range MistakeKindCount {
		for w := range MistakeDirectionCount {
			switch {
			case w == DoneOtherwise && k == DrawOrGiftMistake: // one of the two was done
			case w != DoneOtherwise && (k == RowMistake || k == CardMistake): // these are always done
			default:
				all = append(all, Habit{k, w})
			}
		}
	}
	return all
}

type traits struct {
	gift          dreist.Receivers
	draws         bool
	emptied       bool        // whether it draws with no card left in the hand
	offered       bool        // whether a draw was possible
	discard       dreist.Kind // dreist.KindCount if nothing is discarded
	trios         int
	opens, clears int
	laid          []dreist.Kind
}

// traitsOf plays moves from a position and returns their traits, up to a draw or, with toDraw, up to the first
// possible one.
func traitsOf(p dreist.Position, moves []dreist.Move, toDraw bool) traits {
	t := traits{gift: dreist.Receivers{First: dreist.NoSeat, Next: dreist.NoSeat}, discard: dreist.KindCount}
	for _, m := range moves {
		offered := p.Pending() == dreist.DrawPending
		t.offered = t.offered || offered
		if toDraw && offered && m.Action != dreist.DrawCard {
			break
		}
		m = p.WithHandCard(m)
		switch m.Action {
		case dreist.GiveCards:
			t.gift = m.Receivers
		case dreist.DrawCard:
			t.draws, t.emptied = true, len(p.Hand(p.Turn())) == 0
		case dreist.DiscardCard:
			t.discard = m.Card.Kind()
		case dreist.LayCard:
			t.laid = append(t.laid, m.Card.Kind())
		}
		next, events, err := dreist.Apply(p, m)
		if err != nil {
			break
		}
		p = next
		for _, e := range events {
			switch e := e.(type) {
			case dreist.CardLaid:
				if e.IsOpening {
					t.opens++
				}
			case dreist.TrioMade:
				t.trios++
			case dreist.ColumnCleared:
				t.clears++
			}
		}
	}
	slices.Sort(t.laid)
	return t
}

func has(moves []dreist.Move, a dreist.Action) bool {
	return slices.ContainsFunc(moves, func(m dreist.Move) bool { return m.Action == a })
}

// isMistake reports whether other moves would have been better. Habit is valid only then.
func (d *Decision) isMistake() bool { return !same(d.PlayedMoves, d.BestMoves) }

// habitOf returns the habit of a decision in a position. As the moves after a draw are unknown, a line counts only up to
// its first possible draw if the other one draws.
func (d *Decision) habitOf(before *dreist.Position) Habit {
	playedDraws, bestDraws := has(d.PlayedMoves, dreist.DrawCard), has(d.BestMoves, dreist.DrawCard)
	toDraw := playedDraws || bestDraws
	played, best := traitsOf(*before, d.PlayedMoves, toDraw), traitsOf(*before, d.BestMoves, toDraw)
	drawn := wayOf(one(playedDraws), one(bestDraws)) // of the whole lines: a late draw is one
	none := dreist.Receivers{First: dreist.NoSeat, Next: dreist.NoSeat}
	switch {
	case played.draws && has(d.BestMoves, dreist.GiveCards):
		return Habit{DrawOrGiftMistake, DoneWrongly}
	case best.draws && best.emptied && has(d.PlayedMoves, dreist.GiveCards): // else the gift may follow the draw
		return Habit{DrawOrGiftMistake, LeftUndone}
	case played.draws != best.draws && played.offered && best.offered:
		return Habit{DrawMistake, drawn}
	case played.draws != best.draws:
		return Habit{TrioMistake, drawn}
	case played.gift != best.gift:
		return Habit{GiftMistake, wayOf(one(played.gift != none), one(best.gift != none))}
	case played.trios != best.trios:
		return Habit{TrioMistake, wayOf(played.trios, best.trios)}
	case played.opens != best.opens:
		return Habit{OpeningMistake, wayOf(played.opens, best.opens)}
	case played.discard != best.discard:
		return Habit{DiscardMistake, wayOf(one(played.discard != dreist.KindCount), one(best.discard != dreist.KindCount))}
	case played.clears != best.clears:
		return Habit{ClearingMistake, wayOf(played.clears, best.clears)}
	case len(played.laid) != len(best.laid):
		return Habit{StoppingMistake, wayOf(len(played.laid), len(best.laid))}
	case slices.Equal(played.laid, best.laid):
		return Habit{kind: RowMistake}
	}
	return Habit{kind: CardMistake}
}

func one(b bool) int {
	if b {
		return 1
	}
	return 0
}
