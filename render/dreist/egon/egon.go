package egon

import (
	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/mascot"
	"dreist/render/tabletop"
)

// Egon is how Egon appears at the table: his face, hands and speech.
type Egon struct {
	Face        mascot.FaceBlend
	Speech      Speech
	CoveredRect geom.Rect     // the part of the table that a panel covers; no bubble opens there
	AwaySign    tabletop.Fade // the sign at his empty seat, while a panel shows him or he dances
	GiftOffset  geom.Point    // offset of the gift that he lifts from his pile
	Memory      Memory        // results of earlier matches that count like this one
	life        mascot.IdleMotions
	gaze        gaze
	hands       hands
	voice       speaker     // chooses his remarks, and those of the computer players at a table without him
	deeds       TurnFeats   // what has been done in the turn so far
	led         dreist.Seat // the seat that was last ahead, or NoSeat
	mood        int         // ticks until his face shows the state of the match again
	bubble      bubble
	open        int    // how far the bubble is open, 0 to bubbleOpen
	said        string // the line for which the bubble was opened
	waited      int    // ticks since the last event, -1 once he has remarked on the wait in this turn
}

const (
	awayTicks = 8
	moodHolds = 130  // ticks that a face is shown for an occasion
	longTurn  = 1500 // ticks of thinking after which he remarks on the wait
)

// isLively reports whether Egon moves and makes remarks: in a match as it is played, unless a guide keeps him still.
func isLively(s *scene.Situation) bool {
	return s.Timeline.IsAgainstEgon() && (s.Companion != nil || !s.HasGuide) && isPlay(s)
}

// isPlay reports whether the table shows the match as it is played.
func isPlay(s *scene.Situation) bool {
	return s.Phase != tabletop.LastTurnsPhase && s.Phase != tabletop.ReplayPhase
}

func moodIn(s *scene.Situation) mascot.Mood {
	switch s.Position.Winner() {
	case dreist.EgonSeat:
		return mascot.DelightedMood
	case 0:
		return mascot.BeatenMood
	}
	if !isLively(s) {
		return mascot.WaitingMood
	}
	return moodAt(s.Position)
}

// dances reports whether Egon has left his seat to dance after a win. He speaks when he is back.
func dances(s *scene.Situation) bool {
	return s.Timeline.IsEnding() && s.Timeline.View().Winner == dreist.EgonSeat && !s.Timeline.HasReducedMotion()
}

// PrepareMatch prepares Egon for a match.
func (g *Egon) PrepareMatch(s *scene.Situation) {
	g.reset(s)
	g.voice = newSpeaker(s.Match.Deal(), len(s.Match.History()))
	g.life.Seed = g.voice.seed
	g.led = dreist.NoSeat
	g.follow(s)
}

// leader returns the seat with fewer cards left on the screen, NoSeat if they are level.
func leader(s *scene.Situation) dreist.Seat {
	switch yours, his := s.Timeline.CardsLeft(0), s.Timeline.CardsLeft(dreist.EgonSeat); {
	case yours < his:
		return 0
	case his < yours:
		return dreist.EgonSeat
	}
	return dreist.NoSeat
}

// follow records who is ahead. A level score changes nothing.
func (g *Egon) follow(s *scene.Situation) {
	if seat := leader(s); seat != dreist.NoSeat {
		g.led = seat
	}
}

// RecordGesture restarts the time without a gesture. Moving the mouse does not end the wait for a move: the player may not
// know what to do.
func (g *Egon) RecordGesture(k input.GestureKind) {
	g.life.RecordGesture()
	if k != input.Hover {
		g.waited = min(g.waited, 0)
	}
}

// feel shows the face of an occasion for a while. For a poke, the number of the line decides between two faces.
func (g *Egon) feel(on Occasion, number int) {
	face := pools[on].face
	if on == EgonPoked && number%2 == 0 {
		face = mascot.OffendedMood
	}
	if face != mascot.WaitingMood {
		g.Face.ChangeMood(face)
		g.mood = moodHolds
	}
}

// reset gives Egon the line and the face of a table at rest.
func (g *Egon) reset(s *scene.Situation) {
	if !s.Timeline.IsAgainstEgon() {
		return
	}
	g.Speech = Speech{}
	g.TranslateSpeech(s)
	g.Speech.age = 0
	g.open = g.opens(s)
	g.mood, g.deeds = 0, TurnFeats{}
	g.follow(s)
	g.Face.ChangeMood(moodIn(s))
}

func (g *Egon) tick(s *scene.Situation, sees WatchedCard) (changed bool) {
	changed = g.Face.Tick()
	if !s.Timeline.IsAgainstEgon() {
		return changed
	}
	g.Speech.age++
	if dances(s) {
		g.AwaySign.Opacity = 1
	} else if g.AwaySign.Advance(1.0 / awayTicks) {
		changed = true
	}
	unfolded, looked, lived := g.tickBubble(s), g.gaze.look(s, sees), g.tickIdle(s, sees.IsHeld)
	unwound, moved := g.expire(s), g.hands.tick(s)
	return changed || unfolded || looked || lived || unwound || moved
}

// TickBelowPanel advances a face or a bubble in motion, all that goes on below a panel, and reports whether the picture changed.
func (g *Egon) TickBelowPanel(s *scene.Situation) (changed bool) {
	changed = g.Face.Tick()
	return s.Timeline.IsAgainstEgon() && g.tickBubble(s) || changed
}

// IsFinishing reports whether a face or a bubble is still in motion.
func (g *Egon) IsFinishing(s *scene.Situation) bool {
	return g.Face.IsMoving() || s.Timeline.IsAgainstEgon() && g.open != g.opens(s)
}

// tickIdle reports whether the picture changed. Egon does more than blink only if nothing else happens.
func (g *Egon) tickIdle(s *scene.Situation, holds bool) bool {
	if !g.idles(s) {
		return g.life.EndIdling()
	}
	calm := !holds && s.IsStill && !s.IsWatching && g.mood == 0 && g.Speech.Text == "" && !g.Face.IsMoving()
	return g.life.Tick(calm, g.Face.Mood)
}

// expire ends Egon's line and face when their time is over, and makes him remark on a player who thinks for a long time.
func (g *Egon) expire(s *scene.Situation) (changed bool) {
	if !isLively(s) || !s.IsStill || s.IsWatching || s.Match.IsOver() {
		return false
	}
	if g.mood > 0 {
		g.mood--
		if g.mood == 0 {
			g.Face.ChangeMood(moodIn(s))
			changed = true
		}
	}
	if g.Speech.Text != "" && g.Speech.age >= LineTicks(g.Speech.Text) {
		g.Speech = Speech{}
		changed = true
	}
	if g.waited >= 0 && s.CanMove {
		g.waited++
		if g.waited >= longTurn {
			g.waited = -1
			g.ReactTo(s, PlayerThinksLong)
			changed = true
		}
	}
	return changed
}

func (g *Egon) idles(s *scene.Situation) bool {
	return isLively(s) && !s.Timeline.HasReducedMotion() && !s.Match.IsOver()
}

// next returns the ticks until Egon's picture changes next, 0 for never.
func (g *Egon) next(s *scene.Situation) int {
	if !isLively(s) || s.Match.IsOver() {
		return 0
	}
	next := g.mood
	if g.idles(s) {
		next = soonest(next, g.life.TicksUntilChange())
	}
	if g.Speech.Text != "" {
		next = soonest(next, -g.Speech.age-PonderTicks, -g.Speech.age, LineTicks(g.Speech.Text)-g.Speech.age)
	}
	if g.waited >= 0 && s.CanMove {
		next = soonest(next, longTurn-g.waited)
	}
	return next
}

// soonest returns the least positive number of ticks, 0 if there is none.
func soonest(all ...int) (next int) {
	for _, ticks := range all {
		if ticks > 0 && (next == 0 || ticks < next) {
			next = ticks
		}
	}
	return next
}

func (g *Egon) isBusy(s *scene.Situation) bool {
	return g.IsFinishing(s) || g.gaze.moving || g.hands.moving || g.AwaySign.IsMoving()
}

// IsIdling reports whether an idle motion other than a blink is running.
func (g *Egon) IsIdling() bool { return g.life.IsIdling() }

func (g *Egon) expression() mascot.Expression {
	e := g.life.ApplyPose(g.gaze.turn(g.Face.Expression()))
	e.Seated = 1
	return e
}

// hasRaisedHands reports whether his hands are part of his face.
func (g *Egon) hasRaisedHands() bool {
	e := g.expression()
	return e.CheerHeight != 0 || e.HideHeight != 0 || e.HandHeight != 0
}
