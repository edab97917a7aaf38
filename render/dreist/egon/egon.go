package egon

import (
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/situation"
	"dreist/render/dreist/words"
	"dreist/render/geom"
)

// Egon is Egon's appearance at the table: his face, hands and speech.
type Egon struct {
	Face    pictures.FaceMotion
	Speech  Speech
	Covered geom.Rect // the part of the table below a panel; a bubble there would be cut, so none opens
	// Elsewhere is set while a panel shows him and his seat is empty.
	Elsewhere bool
	life      pictures.Life
	gaze      gaze
	hands     hands
	voice     Speaker
	memory    Memory      // of earlier matches, if this one counts as they do
	trios     int         // DREIer that the player has made in this turn
	own       Own         // his moves of this turn
	led       dreist.Seat // the seat that was ahead last, NoSeat for none
	mood      int         // ticks until his face shows the state of the match again
	bubble    Bubble
	open      int    // how far the bubble is open, 0 to bubbleOpen
	said      string // the line for which the bubble was opened
	away      int    // ticks left of his way back to the seat
	quiet     int    // ticks since the last gesture
	waited    int    // ticks since the last event, -1 once he has remarked on the wait in this turn
}

// Speech is Egon's line and its source, from which the line is made again in another language.
type Speech struct {
	Line        string
	Of          dreist.Event // the event spoken of, nil at rest
	Remark      Remark       // instead of an event
	opened      bool         // the previous event was his opening
	reactivated bool         // he lays a card that had been set aside
	age         int          // ticks since the line appeared, negative while he ponders
	pondered    bool         // dots were shown before the line
}

const (
	bubbleDots = 4 // how far the bubble is open while he ponders
	bubbleBare = 8 // … and when the dots are gone and no text is shown yet
	bubbleOpen = 14
	awayTicks  = 8
	moodHolds  = 130  // ticks
	holdsFloor = 80   // least ticks for a remark before he speaks of his own turn
	longTurn   = 1500 // ticks of thinking after which he remarks on the wait
	dozesAfter = 7200 // ticks without a gesture after which idle motion stops
)

// phrase returns the line for the event; false if there is none.
func (s *Speech) phrase(say words.Sentences, hisTurn bool) (string, bool) {
	if loosened, ok := s.Of.(dreist.CardsLoosened); ok {
		return say.EgonLoosens(loosened), hisTurn
	}
	return say.Egon(s.Of, s.opened, s.reactivated)
}

// Respond makes Egon respond to an event with a line and a face. A fresh remark stays for a while, except at the end of the
// match.
func (g *Egon) Respond(s *situation.Situation, e dreist.Event) {
	_, ended := e.(dreist.TurnEnded)
	_, won := e.(dreist.MatchWon)
	if !s.EgonPlays() || ended && s.Locked() {
		return
	}
	before, next := g.Speech.Of, Speech{Of: e}
	if laid, ok := before.(dreist.CardLaid); ok {
		next.opened = laid.Opening
	}
	if laid, ok := e.(dreist.CardLaid); ok && laid.Seat == dreist.EgonSeat {
		_, revealed := before.(dreist.EgonRevealed)
		next.reactivated = !revealed
	}
	switch line, says := next.phrase(s.Say, s.OthersShow()); {
	case says && g.holds() && lively(s) && !won:
		g.Speech.Of = e
	case says:
		next.Line = line
		g.Speech = next
	}
	if mood, ok := pictures.MoodAt(e); ok {
		g.Face.Change(mood)
		g.mood = 0
	}
}

// CommentOn makes Egon remark on an event of the move that is shown.
func (g *Egon) CommentOn(s *situation.Situation, e dreist.Event) {
	h, move := s.Match.History(), s.Seen.Moves
	if !lively(s) || move >= len(h) {
		return
	}
	g.waited = min(g.waited, 0)
	m := Moment{
		Event: e, Move: h[move].Move, Before: s.Match.Before(move), Now: s.Match.Position(),
		Trios: g.trios, Own: g.own, Led: g.led, Leads: leader(s),
	}
	switch e := e.(type) {
	case dreist.CardLaid:
		g.own.Opening = g.own.Opening || e.Seat == dreist.EgonSeat && e.Opening
	case dreist.TrioMade:
		if e.Seat == dreist.EgonSeat {
			g.own.Trio = true
		} else {
			g.trios++
		}
	case dreist.ColumnCleared:
		if m.Before.Turn() != dreist.EgonSeat {
			g.feel(Column, 0)
		}
	case dreist.TurnEnded:
		g.trios, g.waited, g.own = 0, 0, Own{}
		g.follow(s)
		if e.Next != dreist.EgonSeat {
			g.voice.Round()
		}
		if e.Next != dreist.EgonSeat && !g.holds() {
			g.fallSilent()
			g.Face.Change(mood(s))
		}
	case dreist.MatchWon:
		g.remark(s, g.lastWord(s, e.Seat))
		return
	}
	on := m.Occasions()
	if len(on) > 0 {
		g.feel(on[0], 0)
	}
	g.remark(s, g.voice.Hear(move, on...))
}

// leader returns the seat with fewer cards left as shown, NoSeat if they are level.
func leader(s *situation.Situation) dreist.Seat {
	switch yours, his := s.Line.CardsLeft(0), s.Line.CardsLeft(dreist.EgonSeat); {
	case yours < his:
		return 0
	case his < yours:
		return dreist.EgonSeat
	}
	return dreist.NoSeat
}

// follow notes who is ahead; a level score changes nothing.
func (g *Egon) follow(s *situation.Situation) {
	if seat := leader(s); seat != dreist.NoSeat {
		g.led = seat
	}
}

// Remember sets the score of earlier matches, which count as this one does.
func (g *Egon) Remember(m Memory) { g.memory = m }

// Greet makes Egon greet at the beginning of a match.
func (g *Egon) Greet(s *situation.Situation) {
	if lively(s) {
		g.remark(s, g.voice.Say(len(s.Match.History()), g.memory.Greetings(g.voice.Seed())...))
	}
}

// lastWord returns Egon's remark on the overall score at the end of a match, the zero Remark if he knows none.
func (g *Egon) lastWord(s *situation.Situation, winner dreist.Seat) Remark {
	switch {
	case !g.memory.Known() || !lively(s):
		return Remark{}
	case winner == dreist.EgonSeat:
		return g.voice.Only(EndLost)
	}
	return g.voice.Only(EndWon)
}

// remarkText returns the line of a remark.
func (g *Egon) remarkText(s *situation.Situation, r Remark) string {
	m := g.memory
	switch r.Occasion {
	case EndWon, EndLost:
		m = m.After(r.Occasion == EndWon)
	case RecallWon, RecallLost, ScoreAhead, ScoreBehind, ScoreEven:
	default:
		return s.Say.Say(r.Key())
	}
	return s.Say.Say(r.Key(), m.Values(s.Say))
}

// React makes Egon remark on something the player does other than a move.
func (g *Egon) React(s *situation.Situation, on Occasion) {
	if !lively(s) || s.OthersShow() || s.Match.Over() {
		return
	}
	r := g.voice.Say(len(s.Match.History()), on)
	g.feel(on, r.Number)
	g.remark(s, r)
}

// Sit prepares Egon for a match.
func (g *Egon) Sit(s *situation.Situation) {
	g.Reset(s)
	g.voice = NewSpeaker(s.Match.Deal(), len(s.Match.History()))
	g.life.Seed = g.voice.Seed()
	g.led = dreist.NoSeat
	g.follow(s)
}

// SkipRemarks suppresses remarks on the first moves of the match.
func (g *Egon) SkipRemarks(moves int) { g.voice.SkipRemarks(moves) }

// NoteGesture restarts the waiting time for a gesture. A mouse that only moves does not end the wait: the player may not know what to do.
func (g *Egon) NoteGesture(k input.Kind) {
	g.quiet = 0
	if k != input.Hover {
		g.waited = min(g.waited, 0)
	}
}

// remark makes Egon say a remark, if there is one. He ponders first, unless he is speaking or it is his turn.
func (g *Egon) remark(s *situation.Situation, r Remark) {
	if r == (Remark{}) {
		return
	}
	g.Speech = Speech{Remark: r, Of: g.Speech.Of, Line: g.remarkText(s, r)}
	if g.open == 0 && !s.OthersShow() {
		g.Speech.pondered, g.Speech.age = true, -Ponders
	}
}

// holds reports whether a remark is too fresh to be replaced.
func (g *Egon) holds() bool {
	return g.Speech.Remark != (Remark{}) && g.Speech.age < holdsFloor
}

// fallSilent ends what Egon says.
func (g *Egon) fallSilent() { g.Speech = Speech{} }

// feel shows the face for an occasion for a while; of two possible faces the number of the line chooses.
func (g *Egon) feel(on Occasion, number int) {
	mood := pictures.Waiting
	switch on {
	case Trio, Again, LeadLost:
		mood = pictures.Sour
	case OwnTrio, LeadTaken:
		mood = pictures.Gleeful
	case Gift:
		mood = pictures.Biting
	case Column:
		mood = pictures.Startled
	case Opening, Undone:
		mood = pictures.Curious
	case Refused, Discarded:
		mood = pictures.Smug
	case NoGift:
		mood = pictures.Delighted
	case Poke:
		mood = pictures.Giggling
		if number%2 == 0 {
			mood = pictures.Offended
		}
	default:
		return
	}
	g.Face.Change(mood)
	g.mood = moodHolds
}

// Phrase puts Egon's line into the current language.
func (g *Egon) Phrase(s *situation.Situation) {
	if !s.EgonPlays() {
		return
	}
	switch {
	case g.Speech.Remark != (Remark{}):
		g.Speech.Line = g.remarkText(s, g.Speech.Remark)
		return
	case g.Speech.Of != nil:
		g.Speech.Line, _ = g.Speech.phrase(s.Say, s.OthersShow())
		return
	}
	key := ""
	winner := s.Position().Winner()
	if winner != dreist.NoSeat {
		if g.remark(s, g.lastWord(s, winner)); g.Speech.Line != "" {
			return
		}
	}
	switch p := s.Position(); {
	case p.Winner() == dreist.EgonSeat:
		key = dreistmsg.EgonWins
	case p.Winner() == 0:
		key = dreistmsg.EgonLoses
	case p.EgonToMove(): // only in a review
		key = dreistmsg.EgonReady
	default:
		g.fallSilent()
		return
	}
	g.Speech.Line = s.Say.Say(key)
}

// Reset gives Egon the line and the face of a table at rest.
func (g *Egon) Reset(s *situation.Situation) {
	if !s.EgonPlays() {
		return
	}
	g.Speech = Speech{}
	g.Phrase(s)
	g.Speech.age = 0
	g.open = g.opens(s)
	g.mood, g.trios, g.own = 0, 0, Own{}
	g.follow(s)
	g.Face.Change(mood(s))
}

// CloseBubble closes Egon's bubble; it opens once he has arrived.
func (g *Egon) CloseBubble() { g.open = 0 }

// opens returns how far the bubble should be open.
func (g *Egon) opens(s *situation.Situation) int {
	switch {
	case dances(s), g.Speech.Line == "":
		return 0
	case g.Speech.age < 0:
		return bubbleDots
	}
	return bubbleOpen
}

// leaves and returns report whether he is on his way to a panel or back.
func (g *Egon) leaves() bool  { return g.Elsewhere && g.away < awayTicks }
func (g *Egon) returns() bool { return !g.Elsewhere && g.away > 0 }

// Advance advances by some ticks and reports whether the picture changed. sees is what the player does.
func (g *Egon) Advance(s *situation.Situation, ticks int, sees Sight) bool {
	changed := g.Face.Tick()
	if !s.EgonPlays() {
		return changed
	}
	g.Speech.age += ticks
	g.quiet += ticks
	switch {
	case dances(s):
		g.away = awayTicks
	case g.leaves():
		g.away++
		changed = true
	case g.returns():
		g.away--
		changed = true
	}
	unfolded, looked, lived := g.tickBubble(s), g.gaze.look(s, sees), g.advanceIdle(s, ticks, sees.Holds)
	unwound, moved := g.expire(s, ticks), g.hands.tick(s)
	return changed || unfolded || looked || lived || unwound || moved
}

// Finish advances by a tick below a panel, where only a face or a bubble in motion goes on, and reports whether the picture
// changed.
func (g *Egon) Finish(s *situation.Situation) bool {
	changed := g.Face.Tick()
	return s.EgonPlays() && g.tickBubble(s) || changed
}

// Finishing reports whether a face or a bubble is still in motion.
func (g *Egon) Finishing(s *situation.Situation) bool {
	return g.Face.Moving() || s.EgonPlays() && g.open != g.opens(s)
}

// advanceIdle advances Egon's idle motion and reports whether the picture changed.
func (g *Egon) advanceIdle(s *situation.Situation, ticks int, holds bool) bool {
	if !g.idles(s) {
		return g.life.Still()
	}
	return g.life.Advance(ticks, !holds && g.calm(s), g.Face.Mood)
}

// tickBubble advances the opening or closing of the bubble and reports whether the picture changed.
func (g *Egon) tickBubble(s *situation.Situation) bool {
	to := g.opens(s)
	switch {
	case g.open == to:
		return false
	case s.Line.Reduced():
		g.open = to
	case g.open < to:
		g.open += 2
	default:
		g.open -= 2
	}
	return true
}

// expire ends Egon's line and face when their time is over, and makes him remark on a player who thinks for a long time.
func (g *Egon) expire(s *situation.Situation, ticks int) (changed bool) {
	if !lively(s) || !s.Still() || s.OthersShow() || s.Match.Over() {
		return false
	}
	if g.mood > 0 {
		if g.mood = max(g.mood-ticks, 0); g.mood == 0 {
			g.Face.Change(mood(s))
			changed = true
		}
	}
	if g.Speech.Line != "" && g.Speech.age >= Ticks(g.Speech.Line) {
		g.fallSilent()
		changed = true
	}
	if g.waited >= 0 && s.Mine() {
		if g.waited += ticks; g.waited >= longTurn {
			g.waited = -1
			g.React(s, Waiting)
			changed = true
		}
	}
	return changed
}

// idles reports whether Egon has idle motion.
func (g *Egon) idles(s *situation.Situation) bool {
	return lively(s) && !s.Line.Reduced() && g.quiet < dozesAfter && !s.Match.Over()
}

// calm reports whether Egon may do more than blink.
func (g *Egon) calm(s *situation.Situation) bool {
	return s.Still() && !s.OthersShow() && g.mood == 0 && g.Speech.Line == "" && !g.Face.Moving()
}

// Next returns in how many ticks Egon's picture changes next, 0 for never.
func (g *Egon) Next(s *situation.Situation) int {
	if !lively(s) || s.Match.Over() {
		return 0
	}
	soonest := 0
	in := func(ticks int) {
		if ticks > 0 && (soonest == 0 || ticks < soonest) {
			soonest = ticks
		}
	}
	if g.idles(s) {
		in(g.life.Next())
	}
	in(g.mood)
	if g.Speech.Line != "" {
		in(-g.Speech.age)
		in(Ticks(g.Speech.Line) - g.Speech.age)
	}
	if g.waited >= 0 && s.Mine() {
		in(longTurn - g.waited)
	}
	return soonest
}

// Busy reports whether Egon's picture may change in every tick.
func (g *Egon) Busy(s *situation.Situation) bool {
	return g.Finishing(s) || g.gaze.moving || g.hands.moving || g.leaves() || g.returns()
}

// Idles reports whether an idle motion other than a blink goes on.
func (g *Egon) Idles() bool { return g.life.Idles() }

// expression returns Egon's current face.
func (g *Egon) expression() pictures.Expression {
	return g.life.Pose(g.gaze.turn(g.Face.Expression()))
}
