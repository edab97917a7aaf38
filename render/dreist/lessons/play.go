package lessons

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/input"
	"dreist/render/dreist/hand"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/request"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/situation"
	"dreist/render/dreist/table"
	"dreist/render/geom"
)

// Correct says why a card cannot go where it was meant to.
func (l *Lesson) Correct(t *table.Table, c dreist.Card, to situation.Aim) bool {
	at := overlay.Place{Kind: overlay.Cell, Card: c, Cell: to.Cell}
	if to.Kind == situation.AimDiscard {
		at = overlay.PlaceOf(dreist.Discard(c))
	}
	switch {
	case l.Play != nil && to.Kind == situation.AimCell:
		l.hear(t, l.Play.Drop(c, to.Cell), at)
	case l.Play != nil:
		l.hear(t, l.Play.Try(dreist.Discard(c)), at)
	case l.Way == Trying:
		if why := t.Why(c, to); why != nil {
			l.object(t, why, at)
		}
	default:
		return false
	}
	return true
}

// keepUp lets the lesson follow the match, which takes moves back and plays them once more by itself, and notices the
// end. It reports whether the picture changed.
func (l *Lesson) keepUp(t *table.Table) bool {
	before := l.moves
	history := t.Match.History()
	for ; l.moves > len(history); l.moves-- {
		l.Play.Undo()
		l.lookAhead()
		l.unmark()
		l.say(phrase{Key: l.Example.Goal}, "")
	}
	for ; l.moves < len(history); l.moves++ {
		m := history[l.moves].Move
		l.hear(t, l.Play.Try(m), overlay.PlaceOf(m))
		l.lookAhead()
	}
	l.Misses = l.Play.Misses()
	if l.Play.Done() && !l.Finished && !t.Line.Busy() {
		l.finish()
		return true
	}
	return l.moves != before
}

// followFree forgets what was said of a move of the free play that was taken back or played once more. It reports whether
// the picture changed.
func (l *Lesson) followFree(t *table.Table) bool {
	moves := len(t.Match.History())
	if moves == l.moves {
		return false
	}
	l.moves = moves
	l.unmark()
	l.sayFree()
	return true
}

// passOn lets the free play go round: whoever is to move comes to sit in front.
func (l *Lesson) passOn(t *table.Table) bool {
	turn := t.Position().Turn()
	if l.Example.Egon || t.Line.Busy() || t.Match.Over() || turn == t.Front() {
		return false
	}
	t.LetGo()
	t.Line.MakeRoom(t.Position())
	l.lay(t, scene.ViewOf(t.Position()), turn)
	return true
}

// reach tries what has no button: to draw by a click on the own pile, and to give by a click on a player. It reports
// whether that was meant.
func (l *Lesson) reach(t *table.Table, at geom.Point) bool {
	p := t.Position()
	if t.Line.Busy() || !t.Mine() || t.Hand.Holds() || p.Pending() == dreist.PartnerPending {
		return false
	}
	g := t.Line.Geometry()
	if g.Pile.Contains(at) && t.Question() == situation.NoQuestion {
		t.Play(dreist.Draw())
		return true
	}
	if seat, ok := t.Line.ReceiverAt(at); ok && aboutGifts(l.Example) && t.Question() != situation.GiftQuestion {
		t.Play(dreist.Give(seat))
		return true
	}
	if g.Count.Contains(at) && t.Question() == situation.GiftQuestion {
		t.Play(dreist.Give(t.Front()))
		return true
	}
	return false
}

// aboutGifts reports whether the example is about the gift: only there a click on a player may mean one too early.
func aboutGifts(e *examples.Example) bool {
	return slices.ContainsFunc(e.Counterexamples, func(n examples.Counterexample) bool { return n.Move.Action == dreist.GiveCards })
}

// byHand reports whether the own hand is played now.
func (l *Lesson) byHand() bool { return l.Play != nil && !l.Play.Done() || l.Way == Trying }

// tap does what a click means in a lesson.
func (l *Lesson) tap(t *table.Table, at geom.Point) bool {
	switch {
	case l.Quiz.Quiz != nil:
		return l.Quiz.tap(t, at)
	case l.byHand():
		return t.ButtonAt(at) == overlay.NoButton && l.reach(t, at)
	}
	return false
}

// Key does what a key asks for, and reports whether the table need not.
func (l *Lesson) Key(t *table.Table, i input.Command) bool {
	if steers(i) {
		l.clear(t)
	}
	switch i {
	case input.CommandEndTurn:
		if l.byHand() && l.dare(t) {
			return true
		}
	case input.CommandDecline:
		return l.drawFirst(t)
	case input.CommandAgain:
		l.Take(t, l.Way)
		return true
	case input.CommandLog:
		l.openRule(t)
		return true
	case input.CommandCancel:
		if l.byHand() && t.Line.Busy() && !t.OthersShow() {
			t.Skip()
			t.Stale = true
			return true
		}
		l.clear(t)
		if l.nothingBegun(t) {
			l.leave(t)
			return true
		}
		return l.Quiz.Quiz != nil && l.Quiz.letGo(t)
	}
	switch {
	case l.reels():
		return l.Reel.key(t, i)
	case l.Finished && i == input.CommandEndTurn:
		t.Push(OnwardButton)
		return true
	case l.Quiz.Quiz != nil:
		return l.Quiz.key(t, i)
	}
	return false
}

// key does what a key asks for while pages are shown.
func (r *reel) key(t *table.Table, i input.Command) bool {
	switch i {
	case input.CommandLeft:
		r.leaf(t, -1)
	case input.CommandRight:
		r.leaf(t, 1)
	case input.CommandPause, input.CommandDraw: // which a controller has a button for
		t.Push(RunButton)
	case input.CommandEndTurn:
		if r.l.Finished {
			t.Push(OnwardButton)
		} else {
			t.Push(RunButton)
		}
	}
	return true
}

// nothingBegun reports whether Escape has nothing to take back, so that it leads away.
func (l *Lesson) nothingBegun(t *table.Table) bool {
	if l.reels() || l.Finished {
		return true
	}
	begun := t.Hand.Holds() || t.Gift.Grip != hand.Free || t.Gift.Promise.Made || l.Quiz.picked
	if l.byHand() {
		begun = begun || t.Line.Busy() || t.Position().Pending() == dreist.PartnerPending
	}
	return !begun
}

// openRule shows the rule behind the sentence, if there is one.
func (l *Lesson) openRule(t *table.Table) {
	if ref := l.Said.Rule; ref != "" {
		t.Requests = append(t.Requests, request.Request{Kind: request.Rule, Rule: ref})
	}
}

// leave goes back to where the example was opened.
func (l *Lesson) leave(t *table.Table) {
	to := request.Back
	if l.Away == "" {
		to = request.Examples
	}
	t.Request(to)
}
