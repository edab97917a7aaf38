package table

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/stage"
)

// Mode is what goes on at a table.
type Mode uint8

const (
	Playing   Mode = iota // the people play, and the others after them; up to Solving they move cards
	Learning              // an example is played, whose end is the guide's to tell
	Solving               // a puzzle is laid: nothing is discarded by hand, and its end is the guide's to tell
	Asking                // a puzzle asks something, and the cards lie still
	Replaying             // the last turns are watched once more
	Reviewing             // a moment of the past is looked back on
	Curtained             // the curtain is down until the person to move takes the screen
	Over                  // the end has been told
)

// Situation is what is played at a table, how far, and by whom. It answers what may be done now.
type Situation struct {
	Match    *match.Match
	Past     *dreist.Position // the position that is looked back on, nil in play
	Line     *scene.Timeline
	Guide    Guide // what comes before the match, or nil
	Mode     Mode
	before   Mode        // what comes when nothing is watched once more any longer
	Declined int         // how many moves there were when drawing was declined, -1 if it never was
	Doubt    dreist.Card // the card whose discard is asked about, or NoCard
}

// Position returns the truth: that of now, or of the moment that is looked back on.
func (s *Situation) Position() *dreist.Position {
	if s.Past != nil {
		return s.Past
	}
	return s.Match.Position()
}

// EgonPlays reports whether the match is one against Egon.
func (s *Situation) EgonPlays() bool { return s.Match.Deal().Mode == dreist.Solo }

// Front returns who sits in front of the screen.
func (s *Situation) Front() dreist.Seat { return s.Line.Seating().Front }

// next returns who sits next to the one in front, clockwise.
func (s *Situation) next() dreist.Seat {
	return (s.Front() + 1) % dreist.Seat(s.Position().Seats())
}

// Mine reports whether whoever sits in front may move: it is their turn, and they see their cards.
func (s *Situation) Mine() bool {
	turn := s.Position().Turn()
	return turn == s.Front() && s.Match.Person(turn) && s.Line.Seating().Open[turn] && s.Mode <= Solving && !s.handsOff()
}

// OthersShow reports whether a turn is being shown that nobody at the screen plays: Egon's, a computer player's or one
// that is watched once more.
func (s *Situation) OthersShow() bool {
	return s.Mode == Replaying || s.Line.Watching()
}

// curtainIsDown reports whether the person to move has not taken the screen yet.
func (s *Situation) curtainIsDown() bool {
	return !s.Match.Over() && !s.Line.Seating().Open[s.Position().Turn()]
}

// CanLookBack reports whether there is something to look back on.
func (s *Situation) CanLookBack() bool { return s.Guide == nil && len(s.Match.History()) > 0 }

// Won reports whether the player has won.
func (s *Situation) Won() bool { return s.Position().Winner() == 0 }

// still reports whether the table lies as it is now, and nothing moves.
func (s *Situation) still() bool {
	return !s.Line.Busy() && s.Mode != Replaying && s.Mode != Reviewing
}

// Invites reports whether the hand in front glows: whoever sits there is to move, and may.
func (s *Situation) Invites() bool {
	return s.Line.View().Turn == s.Front() && !s.OthersShow() && s.Mode != Reviewing && !s.handsOff()
}

// Rests tells whether a card steps back while an opening waits for its partner: all do but the opening and the
// hand cards that fit.
func (s *Situation) Rests(c dreist.Card) bool {
	p := s.Position()
	switch {
	case p.Pending() != dreist.PartnerPending || c == p.Opening() || !s.still():
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

// CellAt returns the cell under a point.
func (s *Situation) CellAt(at geom.Point) (dreist.Cell, bool) {
	return s.Line.Geometry().CellAt(at, s.Line.View().Depth()+2)
}

// handCardAt returns the card under a point that the player in front may move.
func (s *Situation) handCardAt(at geom.Point) (dreist.Card, bool) {
	c, ok := s.Line.CardAt(s.Line.View().Hands[s.Front()], at)
	return c, ok && s.Mine()
}

// foresee returns what would happen if a card were laid where it is aimed.
func (s *Situation) foresee(h held) scene.Preview {
	if h.aim.Kind != AimCell || !s.Accepts(h.card, h.aim) {
		return scene.Preview{}
	}
	_, events, _ := dreist.Apply(*s.Position(), dreist.Lay(h.card, h.aim.Cell.Row))
	return scene.Foresee(events)
}

// SetMode changes what goes on at the table, or what comes after what is watched once more.
func (s *Situation) SetMode(m Mode) {
	if s.Mode == Replaying {
		s.before = m
	} else {
		s.Mode = m
	}
}

// SetReplay begins or ends what is watched once more. As long as it lasts something moves even at speed instant.
func (s *Situation) SetReplay(on bool) {
	if on == (s.Mode == Replaying) {
		return
	}
	s.Mode, s.before = s.before, s.Mode
	most := stage.Instant
	if on {
		s.Mode, most = Replaying, stage.Fast
	}
	s.Line.Limit(most)
}

// LookBack lets the table show a position of the past.
func (s *Situation) LookBack(at *dreist.Position) { s.Mode, s.Past = Reviewing, at }
