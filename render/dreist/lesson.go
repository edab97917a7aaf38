package dreist

import (
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/input"
	"dreist/render/geom"
)

// lesson shows one of the twelve figures on a live board, as the guide of its table. Whatever is shown, asked or tried
// comes from the figure and from the rules core.
type lesson struct {
	example *examples.Example
	note    func(func(*examples.Progress)) // remembers what was done

	way      lessonWay
	said     lessonWords
	marks    []dreist.Cell // what the sentence speaks of
	faults   []dreist.Cell // what stands in the way
	hint     examples.Hint
	hinted   bool
	finished bool // this way has come to its end
	misses   int

	reel  reel             // of what is watched
	trial trial            // what is not done
	play  *examples.Lesson // of the figures that are played by moves
	moves int              // how many have been told of
	ends  bool             // to end the turn is what leads on
	draws bool             // to draw is
	quiz  lessonQuiz       // of the others

	ring   buttonID // the button that Enter would press, if the keys have chosen one
	away   string   // the key of the button that leads back to where the example was opened, empty among all of them
	spoken lessonSpoken
}

// lessonWay is how a figure is taken.
type lessonWay uint8

const (
	watching lessonWay = iota
	shunning           // what is not done
	playing
	trying // freely

	lessonWays = iota
)

// String returns the name of the way in the catalogue.
func (w lessonWay) String() string {
	return [lessonWays]string{"watch", "never", "play", "free"}[w]
}

// newLesson returns the guide of a figure; note is called with what is to be remembered.
func newLesson(f *examples.Example, note func(func(*examples.Progress))) *lesson {
	return &lesson{example: f, note: note}
}

// take begins the figure anew in a way.
func (l *lesson) take(t *table, w lessonWay) {
	l.way, l.finished, l.misses, l.moves = w, false, 0, 0
	l.reel, l.trial, l.play, l.quiz = reel{}, trial{card: dreist.NoCard}, nil, lessonQuiz{}
	l.unmark()
	l.say(phrase{key: l.example.Goal}, "")
	switch w {
	case watching:
		l.stage(t, nil)
	case shunning:
		l.stage(t, nil)
		l.say(phrase{key: msg.LessonsNever}, "")
	case playing:
		l.stage(t, nil)
		if l.example.Asks() {
			l.quiz.Quiz = examples.NewQuiz(l.example)
			l.ask(t)
		} else {
			l.play = examples.NewLesson(l.example)
			l.lookAhead()
		}
	case trying:
		l.stage(t, nil)
		l.sayFree()
		l.moves = len(t.match.History())
		if l.example.Egon {
			l.say(phrase{key: msg.LessonsFreeEgon}, "")
			t.show(t.match.History()[0].Events)
		}
	}
}

// sayFree says that whatever the rules allow may be tried.
func (l *lesson) sayFree() { l.say(phrase{key: msg.LessonsFree}, "") }

// lookAhead finds out whether it is time to end the turn or to draw.
func (l *lesson) lookAhead() {
	l.ends, l.draws = l.play.Leads(dreist.End()), l.play.Leads(dreist.Draw())
}

// unmark takes everything off the table that points at something.
func (l *lesson) unmark() {
	l.marks, l.faults, l.hint, l.hinted = nil, nil, examples.Hint{}, false
	l.trial = trial{card: dreist.NoCard}
}

// clear takes the cross of the last try off the table: the next one needs a clear view.
func (l *lesson) clear(t *table) {
	if l.reels() || l.trial.to.kind == spotNowhere && len(l.faults) == 0 {
		return
	}
	l.faults, l.trial = nil, trial{card: dreist.NoCard}
	t.stale = true
}

// finish notes that the way has come to its end.
func (l *lesson) finish() {
	if l.finished {
		return
	}
	l.finished = true
	number, misses := l.example.Number, l.misses
	switch l.way {
	case watching:
		l.said.more = phrase{key: msg.LessonsWatched}
		l.note(func(p *examples.Progress) { p.Watch(number) })
	case playing:
		l.said.more = phrase{key: msg.LessonsDoneMissed}
		if misses == 0 {
			l.said.more.key = msg.LessonsDoneFlawless
		}
		l.note(func(p *examples.Progress) { p.Play(number, misses) })
	}
}

// weigh lets a move be judged before it is made. One that is not good here goes no further.
func (l *lesson) weigh(t *table, m dreist.Move) bool {
	switch l.way {
	case playing:
		if l.play == nil {
			return false
		}
		good := l.hear(t, l.play.Try(m), spotOf(t, m))
		if good {
			l.moves++
			l.lookAhead()
		}
		return good
	case trying:
		if why := t.position().Refusal(m); why != nil {
			l.object(t, why, spotOf(t, m))
			return false
		}
		l.unmark()
		l.sayFree()
		return true
	}
	return false
}

// handsOff reports whether the cards of the hand are not to be moved now.
func (l *lesson) handsOff() bool {
	switch l.way {
	case playing:
		return l.play == nil || l.play.Done()
	case trying:
		return false
	}
	return true
}

// carries returns the card that is shown where it must not lie.
func (l *lesson) carries() dreist.Card {
	if l.trial.moving() {
		return l.trial.card
	}
	return dreist.NoCard
}

// update lets what is shown go on, and follows what was taken back or played once more.
func (l *lesson) update(t *table) bool {
	changed := l.trial.tick(l, t)
	switch {
	case l.reels():
		changed = l.turnPages(t) || changed
	case l.way == trying:
		changed = l.followFree(t) || changed
		changed = l.passOn(t) || changed
	case l.play != nil:
		changed = l.keepUp(t) || changed
	default:
		changed = l.goOn(t) || changed
	}
	return changed
}

// busy reports whether something needs the next tick.
func (l *lesson) busy(*table) bool {
	turning := l.reels() && l.reel.at > 0 && l.reel.rest == 0
	return l.reel.running || turning || len(l.reel.late) > 0 || l.trial.moving() || l.quiz.wait > 0
}

// reels reports whether the figure is being shown page by page.
func (l *lesson) reels() bool { return l.way == watching || l.way == shunning }

// prompt returns the line between layout and hand.
func (l *lesson) prompt(t *table) (string, bool) {
	switch {
	case l.reels():
		return t.say.Say(msg.LessonsKeys), true
	case l.way == playing && l.finished:
		return "", true
	case l.quiz.Quiz != nil:
		if l.hinted {
			return l.question(t), true // the hint takes its place in the box
		}
		return t.say.Say(msg.LessonsKeysQuiz), true
	}
	return "", false
}

// gesture does what a person wants where the table itself would not.
func (l *lesson) gesture(t *table, g input.Gesture) bool {
	at := geom.Point(g.At)
	switch g.Kind {
	case input.Press:
		l.ring = noButton
		t.cursor = at
		if t.buttonAt(at) >= guideButton {
			return true
		}
		l.clear(t)
		return l.press(t, at)
	case input.Tap:
		if b := t.buttonAt(at); b >= guideButton {
			t.push(b)
			return true
		}
		return l.tap(t, at)
	case input.Drop:
		return l.drop(t, at)
	case input.Trigger:
		return l.key(t, g.Command)
	}
	return false
}
