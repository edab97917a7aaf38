package dreist

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
)

// correct says why a card cannot go where it was meant to.
func (l *lesson) correct(t *table, c dreist.Card, to aim) bool {
	at := spot{kind: spotCell, card: c, cell: to.cell}
	if to.kind == aimDiscard {
		at = spot{kind: spotDiscard, card: c}
	}
	switch {
	case l.play != nil && to.kind == aimCell:
		l.hear(t, l.play.Drop(c, to.cell), at)
	case l.play != nil:
		l.hear(t, l.play.Try(dreist.Discard(c)), at)
	case l.way == trying && to.kind == aimCell:
		if why := t.position().Why(c, to.cell); why != nil {
			l.object(t, why, at)
		}
	case l.way == trying:
		if why := t.position().Refusal(dreist.Discard(c)); why != nil {
			l.object(t, why, at)
		}
	default:
		return false
	}
	return true
}

// keepUp lets the lesson follow the match, which takes moves back and plays them once more by itself, and notices the
// end. It reports whether the picture changed.
func (l *lesson) keepUp(t *table) bool {
	before := l.moves
	history := t.match.History()
	for ; l.moves > len(history); l.moves-- {
		l.play.Undo()
		l.lookAhead()
		l.unmark()
		l.say(phrase{key: l.example.Goal}, "")
	}
	for ; l.moves < len(history); l.moves++ {
		m := history[l.moves].Move
		l.hear(t, l.play.Try(m), spotOf(t, m))
		l.lookAhead()
	}
	l.misses = l.play.Misses()
	if l.play.Done() && !l.finished && !t.line.Busy() {
		l.finish()
		return true
	}
	return l.moves != before
}

// followFree forgets what was said of a move of the free play that was taken back or played once more. It reports whether
// the picture changed.
func (l *lesson) followFree(t *table) bool {
	moves := len(t.match.History())
	if moves == l.moves {
		return false
	}
	l.moves = moves
	l.unmark()
	l.sayFree()
	return true
}

// passOn lets the free play go round: whoever is to move comes to sit in front.
func (l *lesson) passOn(t *table) bool {
	turn := t.position().Turn()
	if l.example.Egon || t.line.Busy() || t.match.Over() || turn == t.front() {
		return false
	}
	t.letGo()
	t.line.MakeRoom(t.position())
	l.lay(t, scene.ViewOf(t.position()), turn)
	return true
}

// reach tries what has no button: to draw by a click on the own pile, and to give by a click on a player. It reports
// whether that was meant.
func (l *lesson) reach(t *table, at geom.Point) bool {
	p := t.position()
	if t.line.Busy() || !t.mine() || t.hand.holds() || p.Pending() == dreist.PartnerPending {
		return false
	}
	g := t.line.Geometry()
	if g.Pile.Contains(at) && t.question() == noQuestion {
		t.play(dreist.Draw())
		return true
	}
	if seat, ok := t.receiverAt(at); ok && l.aboutGifts() && t.question() != giftQuestion {
		t.play(dreist.Give(seat))
		return true
	}
	if g.Count.Contains(at) && t.question() == giftQuestion {
		t.play(dreist.Give(t.front()))
		return true
	}
	return false
}

// aboutGifts reports whether the figure is about the gift: only there a click on a player may mean one too early.
func (l *lesson) aboutGifts() bool {
	return slices.ContainsFunc(l.example.Counterexamples, func(n examples.Counterexample) bool { return n.Move.Action == dreist.GiveCards })
}

// byHand reports whether the own hand is played now.
func (l *lesson) byHand() bool { return l.play != nil && !l.play.Done() || l.way == trying }

// press takes hold of what the table does not know: a card that Egon has turned up.
func (l *lesson) press(t *table, at geom.Point) bool {
	return l.quiz.Quiz != nil && l.takeUp(t, at)
}

// tap does what a click means in a lesson.
func (l *lesson) tap(t *table, at geom.Point) bool {
	switch {
	case l.quiz.Quiz != nil:
		return l.tapQuiz(t, at)
	case l.byHand():
		return t.buttonAt(at) == noButton && l.reach(t, at)
	}
	return false
}

// drop lets go of a card of Egon's.
func (l *lesson) drop(t *table, at geom.Point) bool {
	if l.quiz.Quiz == nil || t.hand.grip != dragged {
		return false
	}
	l.dropQuiz(t, at)
	return true
}

// key does what a key asks for, and reports whether the table need not.
func (l *lesson) key(t *table, i input.Command) bool {
	if steers(i) {
		l.ring = noButton // whoever chooses a card does not want the button
		l.clear(t)
	}
	switch i {
	case input.CommandNext, input.CommandPrevious:
		l.moveRing(t, i == input.CommandNext)
		return true
	case input.CommandEndTurn:
		if l.ring != noButton && l.offersButton(t, l.ring) {
			t.push(l.ring)
			return true
		}
		if l.byHand() && l.dare(t) {
			return true
		}
	case input.CommandDecline:
		return l.drawFirst(t)
	case input.CommandAgain:
		l.take(t, l.way)
		return true
	case input.CommandLog:
		l.openRule(t)
		return true
	case input.CommandCancel:
		if l.byHand() && t.line.Busy() && !t.othersShow() {
			t.line.Skip()
			t.stale = true
			return true
		}
		l.clear(t)
		if l.nothingBegun(t) {
			l.leave(t)
			return true
		}
		return l.quiz.Quiz != nil && l.letGo(t)
	}
	switch {
	case l.reels():
		return l.keyReel(t, i)
	case l.finished && i == input.CommandEndTurn:
		t.push(onwardButton)
		return true
	case l.quiz.Quiz != nil:
		return l.keyQuiz(t, i)
	}
	return false
}

// keyReel does what a key asks for while pages are shown.
func (l *lesson) keyReel(t *table, i input.Command) bool {
	switch i {
	case input.CommandLeft:
		l.leaf(t, -1)
	case input.CommandRight:
		l.leaf(t, 1)
	case input.CommandPause:
		t.push(runButton)
	case input.CommandEndTurn:
		if l.finished {
			t.push(onwardButton)
		} else {
			t.push(runButton)
		}
	}
	return true
}

// nothingBegun reports whether Escape has nothing to take back, so that it leads away.
func (l *lesson) nothingBegun(t *table) bool {
	if l.reels() || l.finished {
		return true
	}
	begun := t.hand.holds() || t.gift.grip != free || t.gift.promise.made || l.quiz.picked
	if l.byHand() {
		begun = begun || t.line.Busy() || t.position().Pending() == dreist.PartnerPending
	}
	return !begun
}

// openRule shows the rule behind the sentence, if there is one.
func (l *lesson) openRule(t *table) {
	if ref := l.said.rule; ref != "" {
		t.requests = append(t.requests, request{kind: requestRule, rule: ref})
	}
}

// answered notes how many tries went wrong in a quiz.
func (l *lesson) answered(a examples.Answer) bool {
	l.misses = l.quiz.Misses()
	return a.Verdict == examples.Accepted
}

// leave goes back to where the figure was opened.
func (l *lesson) leave(t *table) {
	if l.away == "" {
		t.request(requestExamples)
		return
	}
	t.request(requestBack)
}
