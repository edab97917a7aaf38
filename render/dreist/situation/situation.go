package situation

import (
	"slices"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

// Leader leads through what goes on at a table.
type Leader interface {
	Lead() Lead
	// Cheer returns what is called out, with all there is to celebrate, when something happens for the first time to whoever
	// is led; empty for everything else.
	Cheer(s *Situation, e dreist.Event) string
}

// Lead is what holds while somebody leads.
type Lead struct {
	Locked       bool // nobody at the screen may move now, as something is being shown or asked
	EgonLives    bool // and remarks on what happens, as where nobody leads
	MarksFitting bool // cards that can be laid may be marked, as where nobody leads
}

// Situation is what is played at a table, how far, by whom, and in which words that is told. It answers what may be done now.
type Situation struct {
	tabletop.Course
	Match    *match.Match
	Past     *dreist.Position // the position that is looked back on, nil in play
	Line     *scene.Timeline
	Say      words.Sentences
	Leader   Leader // who leads through what goes on, or nil
	Logged   bool   // the log is open, from which the player can look back
	recap    recap
	Declined int         // how many moves there were when drawing was declined, -1 if it never was
	Doubt    dreist.Card // the card whose discard is asked about, or NoCard

	Champions []int // the seats of who has won the series that the match ended, nil where it ended none
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

// NextSeat returns who sits next to the one in front, clockwise.
func (s *Situation) NextSeat() dreist.Seat {
	return (s.Front() + 1) % dreist.Seat(s.Position().Seats())
}

// Mine reports whether whoever sits in front may move: it is their turn, and they see their cards.
func (s *Situation) Mine() bool {
	turn := s.Position().Turn()
	return turn == s.Front() && s.Match.Person(turn) && s.Line.Seating().Open[turn] && s.Mode <= tabletop.Solving && !s.Locked()
}

// GoesOn reports whether whoever sits in front may move, or may as soon as what they have just done lies still.
func (s *Situation) GoesOn() bool {
	h := s.Match.History()
	theirs := func(step record.Step) bool { return dreist.Seat(step.Seat) != s.Front() }
	return s.Mine() && !s.OthersShow() && !slices.ContainsFunc(h[min(s.Seen.Moves, len(h)):], theirs)
}

// OthersShow reports whether a turn is being shown that nobody at the screen plays: Egon's, a computer player's or one
// that is watched once more.
func (s *Situation) OthersShow() bool {
	return s.Mode == tabletop.Replaying || s.Line.Watching()
}

// CurtainIsDown reports whether the person to move has not taken the screen yet. Nobody has to for a computer player,
// who may still think when nothing moves any more.
func (s *Situation) CurtainIsDown() bool {
	turn := s.Position().Turn()
	return !s.Match.Over() && s.Match.Person(turn) && !s.Line.Seating().Open[turn]
}

// CanLookBack reports whether there is something to look back on.
func (s *Situation) CanLookBack() bool { return s.Leader == nil && len(s.Match.History()) > 0 }

// Won reports whether the player has won.
func (s *Situation) Won() bool { return s.Position().Winner() == 0 }

// Moves reports whether anything on the table moves. A card that was let go and only goes home changes nothing: what is said, asked and offered stays.
func (s *Situation) Moves() bool { return s.Line.Busy() && !s.Line.Returns() }

// Still reports whether the table lies as it is now, and nothing moves.
func (s *Situation) Still() bool {
	return !s.Moves() && s.Mode != tabletop.Replaying && s.Mode != tabletop.Reviewing
}

// HandGlows reports whether the hand in front glows: whoever sits there is to move, and may. The turn is over when it is filled again or, before that, something is given.
func (s *Situation) HandGlows() bool {
	if step, _, ok := s.Line.Current(); ok {
		switch step.Event.(type) {
		case dreist.GiftGiven, dreist.HandFilled:
			return false
		}
	}
	return s.Line.View().Turn == s.Front() && !s.OthersShow() && s.Mode != tabletop.Reviewing && !s.Locked()
}

// StepsBack tells whether a card steps back while an opening waits for its partner: all do but the opening and the
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

// CellAt returns the cell under a point that is meant by who wants to lay a card, or NoCard: of several, in rows that overlap, the one that accepts it, else the one
// of the card that is seen there.
func (s *Situation) CellAt(at geom.Point, c dreist.Card) (meant dreist.Cell, ok bool) {
	view, seen := s.Line.View(), false
	for cell := range s.Line.Geometry().CellsAt(at, view.Depth()+2) {
		if c != dreist.NoCard && s.Accepts(c, Aim{Kind: AimCell, Cell: cell}) {
			return cell, true
		}
		if lies := view.At(cell) != dreist.NoCard; !ok || lies && !seen {
			meant, ok, seen = cell, true, lies
		}
	}
	return meant, ok
}

// Uncovered returns the card of the layout under a point that others lie on, so that it may be lifted free, or NoCard.
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

// SetReplay begins or ends what is watched once more.
func (s *Situation) SetReplay(on bool) { s.Course.SetReplay(on, s.Line) }

// LookBack lets the table show a position of the past.
func (s *Situation) LookBack(at *dreist.Position) { s.Mode, s.Past = tabletop.Reviewing, at }

// Ending reports whether the end of the match is being seen and has not been told yet.
func (s *Situation) Ending() bool {
	step, _, ok := s.Line.Current()
	if !ok {
		return false
	}
	_, won := step.Event.(dreist.MatchWon)
	return won
}

// EndText says who has won.
func (s *Situation) EndText() string {
	winner := s.Line.View().Winner
	switch {
	case !s.EgonPlays():
		return s.Say.Say(msg.PromptWonTable, assets.Values{"Name": s.Say.Name(winner)})
	case winner == dreist.EgonSeat:
		return s.Say.Say(dreistmsg.PromptLost)
	}
	return s.Say.Say(dreistmsg.PromptWon)
}

// OpenAll turns up the cards that are left, now that nobody needs to hide them any more.
func (s *Situation) OpenAll() {
	all := *s.Line.Seating()
	if all.Egon {
		return
	}
	all.Veiled = false
	for seat := range all.Seats {
		all.Open[seat] = true
	}
	s.Line.Seat(all)
}

// GiftCards returns the cards of the gift, the top one first, and how many they are; none where nothing is to be given.
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

// Cheer returns what is called out when something happens for the first time to whoever is led, empty for nothing.
func (s *Situation) Cheer(e dreist.Event) string {
	if s.Leader == nil || s.Mode == tabletop.Replaying {
		return ""
	}
	return s.Leader.Cheer(s, e)
}

// Locked reports whether the guide keeps the hands of the people off the cards.
func (s *Situation) Locked() bool { return s.Leader != nil && s.Leader.Lead().Locked }
