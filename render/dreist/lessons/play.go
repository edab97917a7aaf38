package lessons

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/input"
	"dreist/render/dreist/guide"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/tabletop"
	"dreist/render/teach"
)

// correct explains why a card cannot go to a place.
func (l *Lesson) correct(now *guide.Now, c dreist.Card, to situation.Aim) tabletop.Answer {
	at := overlay.Place{Kind: overlay.Cell, Card: c, Cell: to.Cell}
	if to.Kind == situation.AimDiscard {
		at = overlay.PlaceOf(dreist.Discard(c))
	}
	switch {
	case l.Play != nil && to.Kind == situation.AimCell:
		l.tellOutcome(now, l.Play.Drop(c, to.Cell), at)
	case l.Play != nil:
		l.tellOutcome(now, l.Play.Try(dreist.Discard(c)), at)
	case l.Way == teach.Trying:
		if why := now.Why(c, to); why != nil {
			l.tellRefusal(now, why, at)
		}
	default:
		return tabletop.NotHandled
	}
	return tabletop.Handled
}

// keepUp follows moves that the table undid or replayed, finishes the lesson at its end, and reports whether the picture changed.
func (l *Lesson) keepUp(now *guide.Now) bool {
	before := l.moves
	history := now.Match.History()
	for ; l.moves > len(history); l.moves-- {
		l.Play.Undo()
		l.lookAhead()
		l.clearMarks()
		l.say(phrase{Key: l.Example.Goal}, "")
	}
	for ; l.moves < len(history); l.moves++ {
		m := history[l.moves].Move
		l.tellOutcome(now, l.Play.Try(m), overlay.PlaceOf(m))
		l.lookAhead()
	}
	l.Misses = l.Play.Misses()
	if l.Play.Done() && !l.Finished && !now.Line.Busy() {
		l.finish()
		return true
	}
	return l.moves != before
}

// followFree clears the texts about moves that were undone or replayed in free play, and reports whether the picture changed.
func (l *Lesson) followFree(now *guide.Now) bool {
	moves := len(now.Match.History())
	if moves == l.moves {
		return false
	}
	l.moves = moves
	l.clearMarks()
	l.sayFree()
	return true
}

// passOn seats the player to move in front in free play, and reports whether it did.
func (l *Lesson) passOn(now *guide.Now) bool {
	turn := now.Position().Turn()
	if l.Example.Egon || now.Line.Busy() || now.Match.Over() || turn == now.Front() {
		return false
	}
	now.Do.LetGo()
	now.Do.MakeRoom(now.Position())
	l.lay(now, scene.ViewOf(now.Position()), turn)
	return true
}

// reach handles clicks on things without a button: to draw on the own pile, to give on a player.
func (l *Lesson) reach(now *guide.Now, at geom.Point) tabletop.Answer {
	p := now.Position()
	if now.Line.Busy() || !now.Mine() || now.Hand.Holds() || p.Pending() == dreist.PartnerPending {
		return tabletop.NotHandled
	}
	g := now.Line.Geometry()
	if g.Pile.Contains(at) && now.Question() == situation.NoQuestion {
		now.Do.Play(dreist.Draw())
		return tabletop.Handled
	}
	if seat, ok := now.Line.ReceiverAt(at); ok && aboutGifts(l.Example) && now.Question() != situation.GiftQuestion {
		now.Do.Play(dreist.Give(seat))
		return tabletop.Handled
	}
	if g.Count.Contains(at) && now.Question() == situation.GiftQuestion {
		now.Do.Play(dreist.Give(now.Front()))
		return tabletop.Handled
	}
	return tabletop.NotHandled
}

// aboutGifts reports whether the example is about gifts: only then a click on a player may be a gift.
func aboutGifts(e *examples.Example) bool {
	return slices.ContainsFunc(e.Counterexamples, func(n examples.Counterexample) bool { return n.Move.Action == dreist.GiveCards })
}

// byHand reports whether the player plays the hand now.
func (l *Lesson) byHand() bool { return l.Play != nil && !l.Play.Done() || l.Way == teach.Trying }

// tap handles a click.
func (l *Lesson) tap(now *guide.Now, at geom.Point) tabletop.Answer {
	switch {
	case l.Quiz.Quiz != nil:
		return l.Quiz.tap(now, at)
	case l.byHand():
		return tabletop.Answer(now.Look.ButtonAt(at) == tabletop.NoButton) && l.reach(now, at)
	}
	return tabletop.NotHandled
}

// Key handles a command.
func (l *Lesson) Key(now *guide.Now, i input.Command) tabletop.Answer {
	if steers(i) {
		l.clearTry(now)
	}
	switch i {
	case input.CommandEndTurn:
		if l.byHand() && l.dare(now) {
			return tabletop.Handled
		}
	case input.CommandDecline:
		return tabletop.Answer(l.drawFirst(now))
	case input.CommandAgain:
		l.Take(now, l.Way)
		return tabletop.Handled
	case input.CommandCancel:
		l.clearTry(now)
		return tabletop.Answer(l.Quiz.Quiz != nil && l.Quiz.letGo(now))
	}
	switch {
	case now.PressByKey(i) == tabletop.Handled, l.Reels(), i == input.CommandLog: // the log would cover the box
		return tabletop.Handled
	case l.Quiz.Quiz != nil:
		return l.Quiz.key(now, i)
	}
	return tabletop.NotHandled
}
