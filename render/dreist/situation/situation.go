package situation

import (
	"slices"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

// Companion is a guide of a whole match: Egon moves and makes remarks as without a guide.
type Companion interface {
	// Cheer returns an exclamation for an event that is the first of its kind for the person led, else "".
	Cheer(e dreist.Event) string
}

// FittingGuide is a guide that may leave the marks on cards that can be laid, as without a guide.
type FittingGuide interface {
	CanMarkFitting() bool
}

// Base is a table of any game, with the match of this one.
type Base = tabletop.Table[*match.Match, dreist.Position, dreist.Move, dreist.Event]

// Situation is the state of play at a table, and the words for it.
type Situation struct {
	Base
	Line     *scene.Timeline
	Say      words.Sentences
	Logged   bool // the log is open, from which the player can look back
	recap    recap
	Declined int         // number of moves when drawing was declined, -1 if never
	Doubt    dreist.Card // the card whose discard is asked about, or NoCard

	Champions []int // the seats that have won the series that the match ended, nil if it ended none
}

// At returns the situation at a table that shows a match on a timeline.
func At(m *match.Match, line *scene.Timeline) *Situation {
	s := &Situation{Line: line, Declined: -1, Doubt: dreist.NoCard}
	s.SetScene(line)
	s.Match = m
	return s
}

// EgonPlays reports whether the match is against Egon.
func (s *Situation) EgonPlays() bool { return s.Match.Deal().Mode == dreist.Solo }

// Front returns the seat in front of the screen.
func (s *Situation) Front() dreist.Seat { return s.Line.Seating().Front }

// NextSeat returns the seat after the one in front, clockwise.
func (s *Situation) NextSeat() dreist.Seat {
	return (s.Front() + 1) % dreist.Seat(s.Position().Seats())
}

// GoesOn reports whether the player in front may move, now or as soon as the motion of their last move has ended.
func (s *Situation) GoesOn() bool {
	h := s.Match.History()
	theirs := func(step record.Step) bool { return dreist.Seat(step.Seat) != s.Front() }
	return s.Mine() && !s.OthersShow() && !slices.ContainsFunc(h[min(s.Seen.Moves, len(h)):], theirs)
}

// CanLookBack reports whether past positions can be shown.
func (s *Situation) CanLookBack() bool { return s.Guide == nil && len(s.Match.History()) > 0 }

// Won reports whether the player has won.
func (s *Situation) Won() bool { return s.Position().Winner() == 0 }

// Still reports whether the table shows the current position and nothing moves.
func (s *Situation) Still() bool {
	return !s.Moves() && s.Mode != tabletop.Replaying && s.Mode != tabletop.Reviewing
}

// HandGlows reports whether the hand in front glows: its player is to move, and may. The turn ends when the hand is filled or,
// earlier, a gift is given.
func (s *Situation) HandGlows() bool {
	if step, _, ok := s.Line.Current(); ok {
		switch step.Event.(type) {
		case dreist.GiftGiven, dreist.HandFilled:
			return false
		}
	}
	return s.Line.View().Turn == s.Front() && !s.OthersShow() && s.Mode != tabletop.Reviewing && !s.Locked()
}

// StepsBack reports whether a card is drawn dimmed while an opening waits for its partner: all are but the opening and the
// hand cards that fit.
func (s *Situation) StepsBack(c dreist.Card) bool {
	p := s.Position()
	switch {
	case p.Pending() != dreist.PartnerPending || c == p.Opening() || !s.Still():
		return false
	case s.Line.View().Rows[c] != 0:
		return true
	}
	return slices.Contains(p.Hand(s.Front()), c) && p.Rows(c) == 0
}

// PileTop returns the card on top of the own pile.
func (s *Situation) PileTop() dreist.Card {
	pile := s.Line.View().Piles[s.Front()]
	return pile[len(pile)-1]
}

// CellAt returns the cell under a point that is meant for a card, or NoCard: of several, in overlapping rows, one that accepts
// it, else that of the card seen there.
func (s *Situation) CellAt(at geom.Point, c dreist.Card) (meant dreist.Cell, ok bool) {
	view, seen := s.Line.View(), false
	for cell := range s.Line.Geometry().CellsAt(at, view.Depth()+2) {
		if c != dreist.NoCard && s.Accepts(c, AimAt(cell)) {
			return cell, true
		}
		if lies := view.At(cell) != dreist.NoCard; !ok || lies && !seen {
			meant, ok, seen = cell, true, lies
		}
	}
	return meant, ok
}

// Uncovered returns the card of the layout under a point that can be lifted out of overlapping rows, or NoCard.
func (s *Situation) Uncovered(at geom.Point) dreist.Card {
	if !s.Line.Geometry().Overlap() || s.Line.Busy() {
		return dreist.NoCard
	}
	cell, ok := s.CellAt(at, dreist.NoCard)
	if !ok {
		return dreist.NoCard
	}
	return s.Line.View().At(cell)
}

// HandCardAt returns the card under a point that the player in front may move.
func (s *Situation) HandCardAt(at geom.Point) (dreist.Card, bool) {
	c, ok := s.Line.CardAt(s.Line.View().Hands[s.Front()], at)
	return c, ok && s.Mine()
}

// Ending reports whether the end of the match is being shown and has not been announced.
func (s *Situation) Ending() bool {
	step, _, ok := s.Line.Current()
	if !ok {
		return false
	}
	_, won := step.Event.(dreist.MatchWon)
	return won
}

// EndText returns the sentence that says who has won.
func (s *Situation) EndText() string {
	winner := s.Line.View().Winner
	switch {
	case !s.EgonPlays():
		return s.Say.Say("prompt.won.table", assets.Values{"Name": s.Say.Name(winner)})
	case winner == dreist.EgonSeat:
		return s.Say.Say("prompt.lost")
	}
	return s.Say.Say("prompt.won")
}

// GiftCards returns the cards of the gift, the top one first, and their number; 0 if none is to be given.
func (s *Situation) GiftCards() (cards [2]dreist.Card, n int) {
	if s.Question() != GiftQuestion {
		return cards, 0
	}
	pile := s.Line.View().Piles[s.Front()]
	for n < min(2, len(pile)) {
		cards[n] = pile[len(pile)-1-n]
		n++
	}
	return cards, n
}

// Cheer returns the guide's exclamation for an event, "" for none.
func (s *Situation) Cheer(e dreist.Event) string {
	if g, ok := s.Guide.(Companion); ok && s.Mode != tabletop.Replaying {
		return g.Cheer(e)
	}
	return ""
}

// CanEgonAct reports whether no guide keeps Egon still.
func (s *Situation) CanEgonAct() bool {
	_, ok := s.Guide.(Companion)
	return ok || s.Guide == nil
}
