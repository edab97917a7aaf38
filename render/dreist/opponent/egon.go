package opponent

import (
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/remarks"
	"dreist/render/dreist/situation"
	"dreist/render/dreist/words"
	"dreist/render/geom"
)

// Egon is what Egon shows where he plays: a face, and what he says.
type Egon struct {
	Face    pictures.FaceMotion
	Speech  Speech
	Covered geom.Rect // where a panel lies over the table: he says nothing there, as it would be cut
	// Elsewhere is where a panel shows him: his seat is empty meanwhile.
	Elsewhere bool
	life      pictures.Life
	gaze      gaze
	hands     hands
	voice     remarks.Speaker
	memory    remarks.Memory // of the matches before this one, if it counts as those do
	trios     int            // DREIers that the player has made in this turn
	own       remarks.Own    // what he has done in his
	led       dreist.Seat    // who was ahead last, NoSeat for nobody yet
	mood      int            // ticks until he looks again as he feels about the match
	bubble    Bubble
	open      int    // how far his bubble is open, 0 to bubbleOpen
	said      string // the line for which it is, or was, open
	away      int    // ticks until he is wholly back from where he was
	quiet     int    // ticks since somebody did something
	waited    int    // ticks since something happened, -1 once he has said something about that in this turn
}

// Speech is what Egon speaks of, so that he can say it again in another language.
type Speech struct {
	Line        string
	Of          dreist.Event   // nil at rest
	Remark      remarks.Remark // or what he remarks
	opened      bool           // the event before was his opening
	reactivated bool           // the card he lays had been set aside
	age         int            // ticks that it has been shown
}

const (
	bubbleDots = 2 // as far as it is open where he says nothing
	bubbleOpen = 12
	awayTicks  = 8
	moodHolds  = 130  // ticks
	holdsFloor = 80   // ticks that a remark is shown at least before he tells of his own turn
	longTurn   = 1500 // ticks that a player may think before he says something
	dozesAfter = 7200 // ticks without a gesture, after which nothing moves by itself
)

// phrase returns what he says of the event, and false where he says nothing.
func (s *Speech) phrase(say words.Sentences, hisTurn bool) (string, bool) {
	if loosened, ok := s.Of.(dreist.CardsLoosened); ok {
		return say.EgonLoosens(loosened), hisTurn
	}
	return say.Egon(s.Of, s.opened, s.reactivated)
}

// Listen lets Egon answer to an event with a sentence and a face, but not to the end of a turn after which nobody plays on. What he remarked just before holds
// for a while, except at the end of the match.
func (g *Egon) Listen(s *situation.Situation, e dreist.Event) {
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

// CommentOn lets Egon remark on an event of the move that is being shown.
func (g *Egon) CommentOn(s *situation.Situation, e dreist.Event) {
	h, move := s.Match.History(), s.Seen.Steps
	if !lively(s) || move >= len(h) {
		return
	}
	g.waited = min(g.waited, 0)
	m := remarks.Moment{Event: e, Move: h[move].Move, Before: s.Match.Before(move), Now: s.Match.Position(), Trios: g.trios, Own: g.own, Led: g.led, Leads: leader(s)}
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
			g.feel(remarks.Column, 0)
		}
	case dreist.TurnEnded:
		g.trios, g.waited, g.own = 0, 0, remarks.Own{}
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

// leader returns who has fewer cards left as seen, NoSeat for nobody.
func leader(s *situation.Situation) dreist.Seat {
	switch yours, his := s.Line.CardsLeft(0), s.Line.CardsLeft(dreist.EgonSeat); {
	case yours < his:
		return 0
	case his < yours:
		return dreist.EgonSeat
	}
	return dreist.NoSeat
}

// follow notes who is ahead. Who is level with the other is not overtaken yet.
func (g *Egon) follow(s *situation.Situation) {
	if seat := leader(s); seat != dreist.NoSeat {
		g.led = seat
	}
}

// Remember lets Egon know of the matches before this one, which counts as they do.
func (g *Egon) Remember(m remarks.Memory) { g.memory = m }

// Greet lets Egon greet at the beginning of a match.
func (g *Egon) Greet(s *situation.Situation) {
	if lively(s) {
		g.remark(s, g.voice.Say(len(s.Match.History()), g.memory.Greetings(g.voice.Seed())...))
	}
}

// lastWord returns what Egon says at the end of a match where he remembers the score, none elsewhere.
func (g *Egon) lastWord(s *situation.Situation, winner dreist.Seat) remarks.Remark {
	switch {
	case !g.memory.Known() || !lively(s):
		return remarks.Remark{}
	case winner == dreist.EgonSeat:
		return g.voice.Only(remarks.EndLost)
	}
	return g.voice.Only(remarks.EndWon)
}

// words returns the line of a remark.
func (g *Egon) words(s *situation.Situation, r remarks.Remark) string {
	m := g.memory
	switch r.Occasion {
	case remarks.EndWon, remarks.EndLost:
		m = m.After(r.Occasion == remarks.EndWon)
	case remarks.RecallWon, remarks.RecallLost, remarks.ScoreAhead, remarks.ScoreBehind, remarks.ScoreEven:
	default:
		return s.Say.Say(r.Key())
	}
	return s.Say.Say(r.Key(), m.Values(s.Say))
}

// React lets Egon say something about what the player does besides playing.
func (g *Egon) React(s *situation.Situation, on remarks.Occasion) {
	if !lively(s) || s.OthersShow() || s.Match.Over() {
		return
	}
	r := g.voice.Say(len(s.Match.History()), on)
	g.feel(on, r.Number)
	g.remark(s, r)
}

// Sit lets Egon take his place at a match.
func (g *Egon) Sit(s *situation.Situation) {
	g.Settle(s)
	g.voice = remarks.NewSpeaker(s.Match.Deal(), len(s.Match.History()))
	g.life.Seed = g.voice.Seed()
	g.led = dreist.NoSeat
	g.follow(s)
}

// Heard tells that there have been so many moves, which are no news when they are played again.
func (g *Egon) Heard(moves int) { g.voice.Heard(moves) }

// Notice tells Egon that somebody does something. A mouse that moves does not show that a player knows what to do.
func (g *Egon) Notice(k input.Kind) {
	g.quiet = 0
	if k != input.Hover {
		g.waited = min(g.waited, 0)
	}
}

// remark has Egon say a line of a pool, if there is one.
func (g *Egon) remark(s *situation.Situation, r remarks.Remark) {
	if r != (remarks.Remark{}) {
		g.Speech = Speech{Remark: r, Of: g.Speech.Of, Line: g.words(s, r)}
	}
}

// holds reports whether he has only just remarked something.
func (g *Egon) holds() bool {
	return g.Speech.Remark != (remarks.Remark{}) && g.Speech.age < holdsFloor
}

// fallSilent lets Egon be silent.
func (g *Egon) fallSilent() { g.Speech = Speech{} }

// feel gives Egon for a while the face that he makes on an occasion; in a pool with two faces the number of the line tells
// which.
func (g *Egon) feel(on remarks.Occasion, number int) {
	mood := pictures.Waiting
	switch on {
	case remarks.Trio, remarks.Again, remarks.LeadLost:
		mood = pictures.Sour
	case remarks.OwnTrio, remarks.LeadTaken:
		mood = pictures.Gleeful
	case remarks.Gift:
		mood = pictures.Biting
	case remarks.Column:
		mood = pictures.Startled
	case remarks.Opening, remarks.Undone:
		mood = pictures.Curious
	case remarks.Refused, remarks.Discarded:
		mood = pictures.Smug
	case remarks.NoGift:
		mood = pictures.Delighted
	case remarks.Poke:
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

// Utter puts what Egon speaks of into words.
func (g *Egon) Utter(s *situation.Situation) {
	if !s.EgonPlays() {
		return
	}
	switch {
	case g.Speech.Remark != (remarks.Remark{}):
		g.Speech.Line = g.words(s, g.Speech.Remark)
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
		key = msg.EgonWins
	case p.Winner() == 0:
		key = msg.EgonLoses
	case p.EgonToMove(): // in a review
		key = msg.EgonReady
	default:
		g.fallSilent()
		return
	}
	g.Speech.Line = s.Say.Say(key)
}

// Settle gives Egon the words and the face of a table at rest.
func (g *Egon) Settle(s *situation.Situation) {
	if !s.EgonPlays() {
		return
	}
	g.Speech = Speech{}
	g.Utter(s)
	g.open = g.opens(s)
	g.mood, g.trios, g.own = 0, 0, remarks.Own{}
	g.follow(s)
	g.Face.Change(mood(s))
}

// Arrive lets him come without a bubble, which opens when he is there.
func (g *Egon) Arrive() { g.open = 0 }

// opens returns how far his bubble is to be open.
func (g *Egon) opens(s *situation.Situation) int {
	switch {
	case dances(s):
	case g.Speech.Line != "":
		return bubbleOpen
	case lively(s):
		return bubbleDots
	}
	return 0
}

// leaves and returns report whether he is on his way to a panel or back to his seat.
func (g *Egon) leaves() bool  { return g.Elsewhere && g.away < awayTicks }
func (g *Egon) returns() bool { return !g.Elsewhere && g.away > 0 }

// Pass lets so many ticks pass, in which he sees what the player does, and reports whether he looks different now.
func (g *Egon) Pass(s *situation.Situation, ticks int, sees Sight) bool {
	changed := g.Face.Tick()
	if !s.EgonPlays() {
		return changed
	}
	g.Speech.age += ticks
	g.quiet += ticks
	// Each has to take its ticks, whatever the others say.
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
	unfolded, looked, lived, unwound, moved := g.unfold(s), g.gaze.look(s, sees), g.live(s, ticks, sees.Holds), g.unwind(s, ticks), g.hands.pass(s)
	return changed || unfolded || looked || lived || unwound || moved
}

// Finish lets a tick pass in which he only finishes the face he makes and opens or closes his bubble: a panel lies over the table.
// It reports whether he looks different now.
func (g *Egon) Finish(s *situation.Situation) bool {
	changed := g.Face.Tick()
	return s.EgonPlays() && g.unfold(s) || changed
}

// Finishing reports whether a face or a bubble is not finished.
func (g *Egon) Finishing(s *situation.Situation) bool {
	return g.Face.Moving() || s.EgonPlays() && g.open != g.opens(s)
}

// live lets him move by himself and reports whether he did.
func (g *Egon) live(s *situation.Situation, ticks int, holds bool) bool {
	if !g.alive(s) {
		return g.life.Still()
	}
	return g.life.Pass(ticks, !holds && g.calm(s), g.Face.Mood)
}

// unfold opens or closes his bubble further and reports whether that changed it.
func (g *Egon) unfold(s *situation.Situation) bool {
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

// unwind ends what Egon says and the face he makes when they have lasted, and lets him say something to a player who thinks
// for long.
func (g *Egon) unwind(s *situation.Situation, ticks int) (changed bool) {
	if !lively(s) || !s.Still() || s.OthersShow() || s.Match.Over() {
		return false
	}
	if g.mood > 0 {
		if g.mood = max(g.mood-ticks, 0); g.mood == 0 {
			g.Face.Change(mood(s))
			changed = true
		}
	}
	if g.Speech.Line != "" && g.Speech.age >= remarks.Ticks(g.Speech.Line) {
		g.fallSilent()
		changed = true
	}
	if g.waited >= 0 && s.Mine() {
		if g.waited += ticks; g.waited >= longTurn {
			g.waited = -1
			g.React(s, remarks.Waiting)
			changed = true
		}
	}
	return changed
}

// alive reports whether Egon moves by himself.
func (g *Egon) alive(s *situation.Situation) bool {
	return lively(s) && !s.Line.Reduced() && g.quiet < dozesAfter && !s.Match.Over()
}

// calm reports whether nothing keeps him from more than blinking.
func (g *Egon) calm(s *situation.Situation) bool {
	return s.Still() && !s.OthersShow() && g.mood == 0 && g.Speech.Line == "" && !g.Face.Moving()
}

// Next returns in how many ticks something about Egon changes by itself, 0 where nothing will.
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
	if g.alive(s) {
		in(g.life.Next())
	}
	in(g.mood)
	if g.Speech.Line != "" {
		in(remarks.Ticks(g.Speech.Line) - g.Speech.age)
	}
	if g.waited >= 0 && s.Mine() {
		in(longTurn - g.waited)
	}
	return soonest
}

// Busy reports whether something about Egon moves in every tick.
func (g *Egon) Busy(s *situation.Situation) bool {
	return g.Finishing(s) || g.gaze.moving || g.hands.moving || g.leaves() || g.returns()
}

// Idles reports whether Egon does something by himself, more than a blink.
func (g *Egon) Idles() bool { return g.life.Idles() }

// expression returns his face of this tick.
func (g *Egon) expression() pictures.Expression {
	return g.life.Pose(g.gaze.turn(g.Face.Expression()))
}
