package table

import (
	"strconv"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/remarks"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/kit"
)

// egon is what Egon shows where he plays: a face, and what he says.
type egon struct {
	Face   pictures.FaceMotion
	Speech Speech
	life   pictures.Life
	gaze   gaze
	voice  remarks.Speaker
	trios  int // DREIers that the player has made in this turn
	mood   int // ticks until he looks again as he feels about the match
	open   int // how far his bubble is open, 0 to bubbleOpen
	quiet  int // ticks since somebody did something
	waited int // ticks since something happened, -1 once he has said something about that in this turn
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
	bubbleOpen = 8
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

// lively reports whether Egon lives and remarks on what happens: in a match, not where one is taught, asked or watched.
func (s *Situation) lively() bool {
	return s.EgonPlays() && s.Guide == nil && s.Mode != Replaying && s.Mode != Reviewing
}

// Listen lets Egon answer to an event with a sentence and a face, but not to the end of a turn after which nobody plays on.
func (g *egon) Listen(s *Situation, say words.Sentences, e dreist.Event) {
	_, ended := e.(dreist.TurnEnded)
	if !s.EgonPlays() || ended && s.handsOff() {
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
	switch line, says := next.phrase(say, s.OthersShow()); {
	case says && g.holds() && s.lively():
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

// Witness lets Egon remark on an event of the move with this number, counted from 0.
func (g *egon) Witness(s *Situation, say words.Sentences, e dreist.Event, move int) {
	h := s.Match.History()
	if !s.lively() || move >= len(h) {
		return
	}
	g.waited = min(g.waited, 0)
	m := remarks.Moment{Event: e, Move: h[move].Move, Before: s.Match.Before(move), Now: s.Match.Position(), Trios: g.trios}
	switch e := e.(type) {
	case dreist.TrioMade:
		g.trios++
	case dreist.ColumnCleared:
		if m.Before.Turn() != dreist.EgonSeat {
			g.feel(remarks.Column, 0)
		}
	case dreist.TurnEnded:
		g.trios, g.waited = 0, 0
		if e.Next != dreist.EgonSeat && !g.holds() {
			g.hush()
			g.Face.Change(s.mood())
		}
	}
	on := m.Occasions()
	if len(on) > 0 {
		g.feel(on[0], 0)
	}
	g.remark(say, g.voice.Hear(move, on...))
}

// React lets Egon say something about what the player does besides playing.
func (g *egon) React(s *Situation, say words.Sentences, on remarks.Occasion) {
	if !s.lively() || s.OthersShow() || s.Match.Over() {
		return
	}
	r := g.voice.Say(len(s.Match.History()), on)
	g.feel(on, r.Number)
	g.remark(say, r)
}

// notice tells Egon that somebody does something. A mouse that moves does not show that a player knows what to do.
func (g *egon) notice(k input.Kind) {
	g.quiet = 0
	if k != input.Hover {
		g.waited = min(g.waited, 0)
	}
}

// remark has Egon say a line of a pool, if there is one.
func (g *egon) remark(say words.Sentences, r remarks.Remark) {
	if r != (remarks.Remark{}) {
		g.Speech = Speech{Remark: r, Of: g.Speech.Of, Line: say.Say(r.Key())}
	}
}

// holds reports whether he has only just remarked something.
func (g *egon) holds() bool {
	return g.Speech.Remark != (remarks.Remark{}) && g.Speech.age < holdsFloor
}

// hush lets Egon be silent.
func (g *egon) hush() { g.Speech = Speech{} }

// feel gives Egon for a while the face that he makes on an occasion; in a pool with two faces the number of the line tells
// which.
func (g *egon) feel(on remarks.Occasion, number int) {
	mood := pictures.Waiting
	switch on {
	case remarks.Trio, remarks.Again, remarks.Gift:
		mood = pictures.Sour
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

// mood returns how Egon looks at rest.
func (s *Situation) mood() pictures.Mood {
	switch s.Position().Winner() {
	case dreist.EgonSeat:
		return pictures.Delighted
	case 0:
		return pictures.Beaten
	}
	if !s.lively() {
		return pictures.Waiting
	}
	return [...]pictures.Mood{pictures.Waiting, pictures.Smug, pictures.Nervous, pictures.Gleeful}[remarks.SpiritsAt(s.Position())]
}

// Utter puts what Egon speaks of into words.
func (g *egon) Utter(s *Situation, say words.Sentences) {
	if !s.EgonPlays() {
		return
	}
	switch {
	case g.Speech.Remark != (remarks.Remark{}):
		g.Speech.Line = say.Say(g.Speech.Remark.Key())
		return
	case g.Speech.Of != nil:
		g.Speech.Line, _ = g.Speech.phrase(say, s.OthersShow())
		return
	}
	key := msg.EgonWaiting
	switch p := s.Position(); {
	case p.Winner() == dreist.EgonSeat:
		key = msg.EgonWins
	case p.Winner() == 0:
		key = msg.EgonLoses
	case p.EgonToMove(): // in a review
		key = msg.EgonReady
	case s.lively():
		g.hush()
		return
	}
	g.Speech.Line = say.Say(key)
}

// Settle gives Egon the words and the face of a table at rest.
func (g *egon) Settle(s *Situation, say words.Sentences) {
	if !s.EgonPlays() {
		return
	}
	g.Speech = Speech{}
	g.Utter(s, say)
	g.open = g.opens()
	g.mood, g.trios = 0, 0
	g.Face.Change(s.mood())
}

// opens returns how far his bubble is to be open.
func (g *egon) opens() int {
	if g.Speech.Line == "" {
		return 0
	}
	return bubbleOpen
}

// Pass lets so many ticks pass and reports whether his face changed, and whether his bubble did.
func (g *egon) Pass(t *Table, ticks int) (face, bubble bool) {
	face = g.Face.Tick()
	if !t.EgonPlays() {
		return face, false
	}
	g.Speech.age += ticks
	g.quiet += ticks
	// Each has to take its ticks, whatever the others say.
	unfolded, looked, lived, unwound := g.unfold(t.Line.Reduced()), g.gaze.look(t), g.live(t, ticks), g.unwind(t, ticks)
	return face || looked || lived, unfolded || unwound
}

// live lets him move by himself and reports whether he did.
func (g *egon) live(t *Table, ticks int) bool {
	if !g.alive(t) {
		return g.life.Still()
	}
	return g.life.Pass(ticks, g.calm(t), g.Face.Mood)
}

// unfold opens or closes his bubble further and reports whether that changed it.
func (g *egon) unfold(reduced bool) bool {
	to := g.opens()
	switch {
	case g.open == to:
		return false
	case reduced:
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
func (g *egon) unwind(t *Table, ticks int) (changed bool) {
	if !t.lively() || !t.still() || t.OthersShow() || t.Match.Over() {
		return false
	}
	if g.mood > 0 {
		if g.mood = max(g.mood-ticks, 0); g.mood == 0 {
			g.Face.Change(t.mood())
			changed = true
		}
	}
	if g.Speech.Line != "" && g.Speech.age >= remarks.Ticks(g.Speech.Line) {
		g.hush()
		changed = true
	}
	if g.waited >= 0 && t.Mine() {
		if g.waited += ticks; g.waited >= longTurn {
			g.waited = -1
			g.React(&t.Situation, t.Say, remarks.Waiting)
			changed = true
		}
	}
	return changed
}

// alive reports whether Egon moves by himself.
func (g *egon) alive(t *Table) bool {
	return t.lively() && !t.Line.Reduced() && g.quiet < dozesAfter && !t.Match.Over()
}

// calm reports whether nothing keeps him from more than blinking.
func (g *egon) calm(t *Table) bool {
	return t.still() && !t.OthersShow() && !t.Hand.Holds() && g.mood == 0 && g.Speech.Line == "" && !g.Face.Moving()
}

// next returns in how many ticks something about Egon changes by itself, 0 where nothing will.
func (g *egon) next(t *Table) int {
	if !t.lively() || t.Match.Over() {
		return 0
	}
	soonest := 0
	in := func(ticks int) {
		if ticks > 0 && (soonest == 0 || ticks < soonest) {
			soonest = ticks
		}
	}
	if g.alive(t) {
		in(g.life.Next())
	}
	in(g.mood)
	if g.Speech.Line != "" {
		in(remarks.Ticks(g.Speech.Line) - g.Speech.age)
	}
	if g.waited >= 0 && t.Mine() {
		in(longTurn - g.waited)
	}
	return soonest
}

// busy reports whether something about Egon moves in every tick.
func (g *egon) busy() bool {
	return g.Face.Moving() || g.gaze.moving
}

// expression returns his face of this tick.
func (g *egon) expression() pictures.Expression {
	return g.life.Pose(g.gaze.turn(g.Face.Expression()))
}

// egon draws Egon and the number of his cards.
func (d drawing) egon() {
	g := &d.g.Egon
	if !d.celebrates() || d.Line.Reduced() { // else he plays his part there
		d.Face.Draw(&d.Brush, d.Egon.expression(), g.Face)
	}
	d.badge(g.Count, d.race.Count(dreist.EgonSeat))
}

// bubble draws what Egon says, or three dots where he says nothing.
func (d drawing) bubble(full geom.Rect) {
	e, u := &d.Egon, d.g.Unit
	if e.Speech.Line == "" && e.open == 0 && !d.lively() {
		return
	}
	// The tails of all sizes are in one place.
	small := geom.Rect{Y: full.Y, W: 50 * u, H: 28 * u}
	small.X = full.X + min(full.W*0.3, full.H*1.2) - small.W*0.3
	share := float64(e.open) / bubbleOpen
	between := func(from, to float64) float64 { return float64(kit.Round(from + (to-from)*share)) }
	plate := geom.Rect{X: between(small.X, full.X), Y: full.Y, W: between(small.W, full.W), H: between(small.H, full.H)}
	d.Picture(kit.BubblePlate, plate, 1)
	switch {
	case e.open == 0:
		for i := range 3 {
			dot := 5 * u
			d.Tinted(kit.DotPlate, geom.Rect{X: plate.X + plate.W/2 + (float64(i)-1)*2.2*dot - dot/2, Y: plate.Y + plate.H/2 - dot/2, W: dot, H: dot}, d.UI().Muted, 1)
		}
	case e.open == bubbleOpen:
		d.Write(e.Speech.Line, d.Text(assets.Text, 14, d.UI().Text), BubbleText(d.g), kit.Center, 1)
	}
}

// EgonArea is what has to be drawn again where only Egon moves or speaks.
func EgonArea(g *scene.Geometry) geom.Rect {
	face, bubble := g.Egon.Face, g.Egon.Bubble
	edge := bubble.H*0.26 + 4 // of the plate
	return geom.Rect{X: min(face.X, bubble.X-edge), Y: face.Y, W: max(face.Right(), bubble.Right()+edge) - min(face.X, bubble.X-edge), H: bubble.Bottom() + edge - face.Y}
}

// BubbleText is where the words stand in Egon's bubble.
func BubbleText(g *scene.Geometry) geom.Rect {
	b, pad := g.Egon.Bubble, 12*g.Unit
	return geom.Rect{X: b.X + pad, Y: b.Y, W: b.W - 2*pad, H: b.H}
}

// badge draws a number of cards left, large enough to be the score.
func (d drawing) badge(r geom.Rect, n int) {
	d.Picture(kit.BadgePlate, r, 1)
	style := kit.Lettering{Font: assets.Display, Size: float64(kit.Round(r.H * 0.72)), Color: d.UI().Text}
	d.Write(strconv.Itoa(n), style, r, kit.Center, 1)
}
