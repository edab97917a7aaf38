package lessons

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/situation"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/tabletop"
	"dreist/render/teach"
)

// correct explains why a card cannot go to a place.
func (l *Lesson) correct(c dreist.Card, to situation.Aim) tabletop.Answer {
	at := table.Laid(situation.CellOf(to), c)
	if to.Kind == situation.AimDiscard {
		at = table.PlaceOf(dreist.Discard(c))
	}
	switch {
	case l.Play != nil && to.Kind == situation.AimCell:
		l.tellOutcome(l.Play.Drop(c, situation.CellOf(to)), at)
	case l.Play != nil:
		l.tellOutcome(l.Play.Try(dreist.Discard(c)), at)
	case l.Way == teach.Trying:
		if why := l.table.Why(c, to); why != nil {
			l.tellRefusal(why, at)
		}
	default:
		return tabletop.NotHandled
	}
	return tabletop.Handled
}

// keepUp follows moves that the table undid or replayed, finishes the lesson at its end, and reports whether the picture changed.
func (l *Lesson) keepUp() bool {
	before := l.moves
	history := l.table.Match.History()
	for ; l.moves > len(history); l.moves-- {
		l.Play.Undo()
		l.lookAhead()
		l.clearMarks()
		l.say(phrase{Key: l.Example.Goal}, "")
	}
	for ; l.moves < len(history); l.moves++ {
		m := history[l.moves].Move
		l.tellOutcome(l.Play.Try(m), table.PlaceOf(m))
		l.lookAhead()
	}
	l.Misses = l.Play.Misses()
	if l.Play.Done() && !l.Finished && !l.table.Line.Busy() {
		l.finish()
		return true
	}
	return l.moves != before
}

// followFree clears the texts about moves that were undone or replayed in free play, and reports whether the picture changed.
func (l *Lesson) followFree() bool {
	moves := len(l.table.Match.History())
	if moves == l.moves {
		return false
	}
	l.moves = moves
	l.clearMarks()
	l.sayFree()
	return true
}

// passOn seats the player to move in front in free play, and reports whether it did.
func (l *Lesson) passOn() bool {
	turn := l.table.Position().Turn()
	if l.Example.Egon || l.table.Line.Busy() || l.table.Match.Over() || turn == l.table.Front() {
		return false
	}
	l.table.LetGo()
	l.table.Line.MakeRoom(l.table.Position())
	l.lay(scene.ViewOf(l.table.Position()), turn)
	return true
}

// reach handles clicks on things without a button: to draw on the own pile, to give on a player.
func (l *Lesson) reach(at geom.Point) tabletop.Answer {
	p := l.table.Position()
	if l.table.Line.Busy() || !l.table.Mine() || l.table.Hand.Holds() || p.Pending() == dreist.PartnerPending {
		return tabletop.NotHandled
	}
	g := l.table.Line.Geometry()
	if g.Pile.Contains(at) && l.table.Question() == situation.NoQuestion {
		l.table.Play(dreist.Draw())
		return tabletop.Handled
	}
	if seat, ok := l.table.Line.ReceiverAt(at); ok && aboutGifts(l.Example) && l.table.Question() != situation.GiftQuestion {
		l.table.Play(dreist.Give(seat))
		return tabletop.Handled
	}
	if g.Count.Contains(at) && l.table.Question() == situation.GiftQuestion {
		l.table.Play(dreist.Give(l.table.Front()))
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
func (l *Lesson) tap(at geom.Point) tabletop.Answer {
	switch {
	case l.Quiz.Quiz != nil:
		return l.Quiz.tap(at)
	case l.byHand():
		return tabletop.Answer(l.table.ButtonAt(at) == tabletop.NoButton) && l.reach(at)
	}
	return tabletop.NotHandled
}

// Key handles a command.
func (l *Lesson) Key(i input.Command) tabletop.Answer {
	if steers(i) {
		l.clearTry()
	}
	switch i {
	case input.CommandEndTurn:
		if l.byHand() && l.dare() {
			return tabletop.Handled
		}
	case input.CommandDecline:
		return tabletop.Answer(l.drawFirst())
	case input.CommandAgain:
		l.Take(l.Way)
		return tabletop.Handled
	case input.CommandCancel:
		l.clearTry()
		return tabletop.Answer(l.Quiz.Quiz != nil && l.Quiz.letGo())
	}
	switch {
	case l.table.PressByKey(i) == tabletop.Handled, l.Reels(), i == input.CommandLog: // the log would cover the box
		return tabletop.Handled
	case l.Quiz.Quiz != nil:
		return l.Quiz.key(i)
	}
	return tabletop.NotHandled
}
