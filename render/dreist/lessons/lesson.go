// Package lessons teaches with the twelve examples of the rule booklet: a guide with which a learner watches an example, sees what is not
// allowed, plays it, or tries freely. Package game/dreist/examples says what is right and what comes next.
package lessons

import (
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/game/lesson"
	"dreist/input"
	"dreist/render/dreist/guide"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/session/request"
	"dreist/render/tabletop"
)

// Lesson is the guide of an example on a live board. Everything shown, asked or tried comes from the example and from the rules.
type Lesson struct {
	guide.Bystander
	Example *examples.Example
	note    func(func(*lesson.Progress)) // updates the stored progress

	Way      LessonWay
	Said     lessonWords
	Marks    []dreist.Cell  // cells that the text is about
	Faults   []dreist.Cell  // cells at fault
	Hint     *examples.Hint // current hint, or nil
	Finished bool           // the way is completed
	Misses   int

	Reel  reel             // of Watching and Forbidden
	Trial trial            // a forbidden move being shown
	Play  *examples.Lesson // of Playing by moves
	moves int              // number of moves judged
	ends  bool             // ending the turn leads to the goal
	draws bool             // drawing leads to the goal
	Quiz  lessonQuiz       // of Playing by answers

	Away   string // label key of the button that leads back, empty for the list of examples
	spoken lessonSpoken
}

// Requests of a lesson.
const (
	AllExamples  request.Kind = "examples"
	OtherExample request.Kind = "example" // Number instead of this one
	OpenRule     request.Kind = "rule"    // the rule book at the citation in Text
)

// LessonWay is a way to take an example.
type LessonWay uint8

const (
	Watching  LessonWay = iota
	Forbidden           // what is not allowed
	Playing
	Trying // freely

	LessonWays = iota
)

// NewLesson returns the guide of an example; note updates the stored progress.
func NewLesson(f *examples.Example, note func(func(*lesson.Progress))) *Lesson {
	l := &Lesson{Example: f, note: note}
	l.Reel.l, l.Quiz.l = l, l
	return l
}

// Take starts the example in a way.
func (l *Lesson) Take(now *guide.Now, w LessonWay) {
	l.Way, l.Finished, l.Misses, l.moves = w, false, 0, 0
	l.Reel, l.Trial, l.Play, l.Quiz = reel{l: l}, trial{card: dreist.NoCard}, nil, lessonQuiz{l: l}
	l.clearMarks()
	l.say(phrase{Key: l.Example.Goal}, "")
	l.layStep(now, 0)
	switch w {
	case Forbidden:
		l.say(phrase{Key: dreistmsg.LessonsNever}, "")
	case Playing:
		if l.Example.Asks() {
			l.Quiz.Quiz = examples.NewQuiz(l.Example)
			l.Quiz.ask(now)
		} else {
			l.Play = examples.NewLesson(l.Example)
			l.lookAhead()
		}
	case Trying:
		l.sayFree()
		l.moves = len(now.Match.History())
		if l.Example.Egon {
			l.say(phrase{Key: dreistmsg.LessonsFreeEgon}, "")
			now.Do.Show(now.Match.History()[0].Events)
		}
	}
}

// sayFree says that everything allowed can be tried.
func (l *Lesson) sayFree() { l.say(phrase{Key: dreistmsg.LessonsFree}, "") }

// lookAhead finds out whether ending the turn or drawing leads to the goal.
func (l *Lesson) lookAhead() {
	l.ends, l.draws = l.Play.Leads(dreist.End()), l.Play.Leads(dreist.Draw())
}

// clearMarks removes all marks from the table.
func (l *Lesson) clearMarks() {
	l.Marks, l.Faults, l.Hint = nil, nil, nil
	l.Trial = trial{card: dreist.NoCard}
}

// clearTry removes the cross of the last try, for a clear view at the next one.
func (l *Lesson) clearTry(now *guide.Now) {
	if l.reels() || l.Trial.To.Kind == overlay.Nowhere && len(l.Faults) == 0 {
		return
	}
	l.Faults, l.Trial = nil, trial{card: dreist.NoCard}
	now.Do.Redraw()
}

// finish records that the way is completed.
func (l *Lesson) finish() {
	if l.Finished {
		return
	}
	l.Finished = true
	number, misses := l.Example.Number, l.Misses
	switch l.Way {
	case Watching:
		l.Said.More = phrase{Key: dreistmsg.LessonsWatched}
		l.note(func(p *lesson.Progress) { p.Watch(number) })
	case Playing:
		l.Said.More = phrase{Key: dreistmsg.LessonsDoneMissed}
		if misses == 0 {
			l.Said.More.Key = dreistmsg.LessonsDoneFlawless
		}
		l.note(func(p *lesson.Progress) { p.Play(number, misses) })
	}
}

// allows judges a move before it is made, and reports whether it may be made.
func (l *Lesson) allows(now *guide.Now, m dreist.Move) bool {
	switch l.Way {
	case Playing:
		if l.Play == nil {
			return false
		}
		good := l.tellOutcome(now, l.Play.Try(m), overlay.PlaceOf(m))
		if good {
			l.moves++
			l.lookAhead()
		}
		return good
	case Trying:
		if why := now.Position().Refusal(m); why != nil {
			l.tellRefusal(now, why, overlay.PlaceOf(m))
			return false
		}
		l.clearMarks()
		l.sayFree()
		return true
	}
	return false
}

// Lead locks the cards unless the player plays the hand.
func (l *Lesson) Lead() situation.Lead { return situation.Lead{Locked: !l.byHand()} }

// Tick advances what is shown, and follows undone and replayed moves.
func (l *Lesson) Tick(now *guide.Now) bool {
	changed := l.Trial.tick(l, now)
	switch {
	case l.reels():
		changed = l.Reel.turnPages(now) || changed
	case l.Way == Trying:
		changed = l.followFree(now) || changed
		changed = l.passOn(now) || changed
	case l.Play != nil:
		changed = l.keepUp(now) || changed
	default:
		changed = l.Quiz.askNext(now) || changed
	}
	return changed
}

// Next returns the next tick while something is shown.
func (l *Lesson) Next(*guide.Now) int {
	turning := l.reels() && l.Reel.At > 0 && l.Reel.rest == 0
	return tabletop.EveryTick(l.Reel.Running || turning || len(l.Reel.Late) > 0 || l.Trial.moving() || l.Quiz.wait > 0)
}

// reels reports whether the example is shown page by page.
func (l *Lesson) reels() bool { return l.Way == Watching || l.Way == Forbidden }

// prompt sets the prompt: the question, or the result. The box has the keys of a quiz.
func (l *Lesson) prompt(now *guide.Now, o *overlay.Overlay) {
	o.Prompts = true
	switch {
	case l.Finished && l.Way != Forbidden && l.Way != Trying:
		o.Prompt = l.Words(now).More
	case l.reels():
		o.Prompt = now.Say.Say(dreistmsg.LessonsKeys)
	case l.Quiz.Quiz != nil:
		o.Prompt = l.Question(now)
	default:
		o.Prompts = false
	}
}

// Try judges what is tried. The example decides about discards itself, so that the table does not ask.
func (l *Lesson) Try(now *guide.Now, a guide.Attempt) tabletop.Answer {
	switch a.Kind {
	case tabletop.TryGesture:
		return l.gesture(now, a.Gesture)
	case tabletop.TryCommand:
		return l.Key(now, a.Gesture.Command)
	case tabletop.TryPress:
		return l.press(now, a.Button)
	case tabletop.TryPlay:
		return tabletop.Answer(!l.allows(now, a.Move))
	case tabletop.TryPickUp:
		l.Quiz.picked = false // by keys
	case tabletop.TryDrop:
		choice, ok := l.Quiz.choice(now, a.Card, a.To)
		return tabletop.Answer(ok && l.Quiz.answer(now, choice))
	case tabletop.TryRefused:
		return l.correct(now, a.Card, a.To)
	}
	return a.Kind == tabletop.TryDiscard
}

// gesture handles gestures that differ from those of a table.
func (l *Lesson) gesture(now *guide.Now, g input.Gesture) tabletop.Answer {
	at := geom.Point(g.At)
	switch g.Kind {
	case input.Press:
		if now.Look.ButtonAt(at) >= tabletop.GuideButton {
			return tabletop.Handled
		}
		l.clearTry(now)
	case input.Tap:
		if b := now.Look.ButtonAt(at); b >= tabletop.GuideButton {
			now.Do.Press(b)
			return tabletop.Handled
		}
		return l.tap(now, at)
	}
	return tabletop.NotHandled
}
