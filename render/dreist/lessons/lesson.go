// Package lessons leads through the twelve examples of the rule booklet: a guide that lets a learner watch an example,
// see what is not done, play it, or try freely. What is right and what comes next says game/dreist/examples.
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

// Lesson shows one of the twelve examples on a live board, as the guide of its table. Whatever is shown, asked or tried
// comes from the example and from the rules core.
type Lesson struct {
	guide.Bystander
	Example *examples.Example
	note    func(func(*lesson.Progress)) // remembers what was done

	Way      LessonWay
	Said     lessonWords
	Marks    []dreist.Cell  // what the sentence speaks of
	Faults   []dreist.Cell  // what stands in the way
	Hint     *examples.Hint // that is given, or nil
	Finished bool           // this way has come to its end
	Misses   int

	Reel  reel             // of what is watched
	Trial trial            // what is not done
	Play  *examples.Lesson // of the examples that are played by moves
	moves int              // how many have been told of
	ends  bool             // to end the turn is what leads on
	draws bool             // to draw is
	Quiz  lessonQuiz       // of the others

	Away   string // the key of the button that leads back to where the example was opened, empty among all of them
	spoken lessonSpoken
}

// What an example asks besides what every table may.
const (
	AllExamples  request.Kind = "examples"
	OtherExample request.Kind = "example" // of a Number, in the place of this one
	OpenRule     request.Kind = "rule"    // the rule book at the citation of its Text
)

// LessonWay is how an example is taken.
type LessonWay uint8

const (
	Watching LessonWay = iota
	Shunning           // what is not done
	Playing
	Trying // freely

	LessonWays = iota
)

// NewLesson returns the guide of an example; note is called with what is to be remembered.
func NewLesson(f *examples.Example, note func(func(*lesson.Progress))) *Lesson {
	l := &Lesson{Example: f, note: note}
	l.Reel.l, l.Quiz.l = l, l
	return l
}

// Take begins the example anew in a way.
func (l *Lesson) Take(now *guide.Now, w LessonWay) {
	l.Way, l.Finished, l.Misses, l.moves = w, false, 0, 0
	l.Reel, l.Trial, l.Play, l.Quiz = reel{l: l}, trial{card: dreist.NoCard}, nil, lessonQuiz{l: l}
	l.clearMarks()
	l.say(phrase{Key: l.Example.Goal}, "")
	l.layStep(now, 0)
	switch w {
	case Shunning:
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

// sayFree says that whatever the rules allow may be tried.
func (l *Lesson) sayFree() { l.say(phrase{Key: dreistmsg.LessonsFree}, "") }

// lookAhead finds out whether it is time to end the turn or to draw.
func (l *Lesson) lookAhead() {
	l.ends, l.draws = l.Play.Leads(dreist.End()), l.Play.Leads(dreist.Draw())
}

// clearMarks takes everything off the table that points at something.
func (l *Lesson) clearMarks() {
	l.Marks, l.Faults, l.Hint = nil, nil, nil
	l.Trial = trial{card: dreist.NoCard}
}

// clearTry takes the cross of the last try off the table: the next one needs a clear view.
func (l *Lesson) clearTry(now *guide.Now) {
	if l.reels() || l.Trial.To.Kind == overlay.Nowhere && len(l.Faults) == 0 {
		return
	}
	l.Faults, l.Trial = nil, trial{card: dreist.NoCard}
	now.Do.Redraw()
}

// finish notes that the way has come to its end.
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

// allows lets a move be judged before it is made. One that is not good here goes no further.
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

// Lead keeps the hands off the cards where the own hand is not played.
func (l *Lesson) Lead() situation.Lead { return situation.Lead{Locked: !l.byHand()} }

// Tick lets what is shown go on, and follows what was taken back or played once more.
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

// Next is the next tick while something is shown.
func (l *Lesson) Next(*guide.Now) int {
	turning := l.reels() && l.Reel.At > 0 && l.Reel.rest == 0
	return guide.Soon(l.Reel.Running || turning || len(l.Reel.Late) > 0 || l.Trial.moving() || l.Quiz.wait > 0)
}

// reels reports whether the example is being shown page by page.
func (l *Lesson) reels() bool { return l.Way == Watching || l.Way == Shunning }

// prompt says between layout and hand what is asked, or how it ended. The keys of a quiz are told in the box.
func (l *Lesson) prompt(now *guide.Now, o *overlay.Overlay) {
	o.Prompts = true
	switch {
	case l.Finished && l.Way != Shunning && l.Way != Trying:
		o.Prompt = l.Words(now).More
	case l.reels():
		o.Prompt = now.Say.Say(dreistmsg.LessonsKeys)
	case l.Quiz.Quiz != nil:
		o.Prompt = l.Question(now)
	default:
		o.Prompts = false
	}
}

// Try judges what is tried. What is good to do in an example it decides itself, so that nothing is asked before a discard.
func (l *Lesson) Try(now *guide.Now, a guide.Attempt) guide.Answer {
	switch a.Kind {
	case guide.Gesture:
		return l.gesture(now, a.Gesture)
	case guide.Command:
		return l.Key(now, a.Gesture.Command)
	case guide.Press:
		return l.press(now, a.Button)
	case guide.Play:
		return guide.Answer(!l.allows(now, a.Move))
	case guide.PickUp:
		l.Quiz.picked = false // by the keys
	case guide.Drop:
		choice, ok := l.Quiz.choice(now, a.Card, a.To)
		return guide.Answer(ok && l.Quiz.answer(now, choice))
	case guide.Refused:
		return l.correct(now, a.Card, a.To)
	}
	return a.Kind == guide.Discard
}

// gesture does what a person wants where the table itself would not.
func (l *Lesson) gesture(now *guide.Now, g input.Gesture) guide.Answer {
	at := geom.Point(g.At)
	switch g.Kind {
	case input.Press:
		if now.Look.ButtonAt(at) >= tabletop.GuideButton {
			return guide.Take
		}
		l.clearTry(now)
	case input.Tap:
		if b := now.Look.ButtonAt(at); b >= tabletop.GuideButton {
			now.Do.Press(b)
			return guide.Take
		}
		return l.tap(now, at)
	}
	return guide.LetBe
}
