// Package lessons teaches with the twelve examples of the rule booklet: a guide with which a learner watches an example, sees what is not
// allowed, plays it, or tries freely. Package game/dreist/examples says what is right and what comes next.
package lessons

import (
	"dreist/assets/msg"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/game/lesson"
	"dreist/input"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/tabletop"
	"dreist/render/teach"
)

// Lesson is the guide of an example on a live board. Everything shown, asked or tried comes from the example and from the rules.
type Lesson struct {
	table.Bystander
	teach.Lesson
	table   *table.Table
	Example *examples.Example

	Said   lessonWords
	Marks  []dreist.Cell  // cells that the text is about
	Faults []dreist.Cell  // cells at fault
	Hint   *examples.Hint // current hint, or nil

	Trial trial            // a forbidden move being shown
	Play  *examples.Lesson // of Playing by moves
	moves int              // number of moves judged
	ends  bool             // ending the turn leads to the goal
	draws bool             // drawing leads to the goal
	Quiz  lessonQuiz       // of Playing by answers

	spoken lessonSpoken
}

// NewLesson returns the guide of an example at a table; note updates the stored progress.
func NewLesson(t *table.Table, f *examples.Example, note func(func(*lesson.Progress))) *Lesson {
	l := &Lesson{table: t, Example: f, Lesson: teach.Lesson{Number: f.Number, Count: examples.Count, Note: note}}
	l.Quiz.l = l
	return l
}

// Take starts the example in a way.
func (l *Lesson) Take(w teach.Way) {
	l.Begin(w, l.Pages(w))
	l.moves, l.Trial, l.Play, l.Quiz = 0, trial{card: dreist.NoCard}, nil, lessonQuiz{l: l}
	l.clearMarks()
	l.say(phrase{Key: l.Example.Goal}, "")
	l.layStep(0)
	switch w {
	case teach.Forbidden:
		l.say(phrase{Key: msg.LessonsNever}, "")
	case teach.Playing:
		if l.Example.Asks() {
			l.Quiz.Quiz = examples.NewQuiz(l.Example)
			l.Quiz.ask()
		} else {
			l.Play = examples.NewLesson(l.Example)
			l.lookAhead()
		}
	case teach.Trying:
		l.sayFree()
		l.moves = len(l.table.Match.History())
		if l.Example.Egon {
			l.say(phrase{Key: dreistmsg.LessonsFreeEgon}, "")
			l.table.Show(l.table.Match.History()[0].Events)
		}
	}
}

// sayFree says that everything allowed can be tried.
func (l *Lesson) sayFree() { l.say(phrase{Key: msg.LessonsFree}, "") }

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
func (l *Lesson) clearTry() {
	if l.Reels() || l.Trial.To.Kind == tabletop.Nowhere && len(l.Faults) == 0 {
		return
	}
	l.Faults, l.Trial = nil, trial{card: dreist.NoCard}
	l.table.Stale = true
}

// finish notes that the way is completed, and says so.
func (l *Lesson) finish() {
	if praise := l.Finish(); praise != "" {
		l.Said.More = phrase{Key: praise}
	}
}

// allows judges a move before it is made, and reports whether it may be made.
func (l *Lesson) allows(m dreist.Move) bool {
	switch l.Way {
	case teach.Playing:
		if l.Play == nil {
			return false
		}
		good := l.tellOutcome(l.Play.Try(m), table.PlaceOf(m))
		if good {
			l.moves++
			l.lookAhead()
		}
		return good
	case teach.Trying:
		if why := l.table.Position().Refusal(m); why != nil {
			l.tellRefusal(why, table.PlaceOf(m))
			return false
		}
		l.clearMarks()
		l.sayFree()
		return true
	}
	return false
}

// Locks locks the cards unless the player plays the hand.
func (l *Lesson) Locks() bool { return !l.byHand() }

// Tick advances what is shown, and follows undone and replayed moves.
func (l *Lesson) Tick() bool {
	changed := l.Trial.tick(l)
	switch {
	case l.Reels():
		changed = l.TurnPages(film{l}) || changed
	case l.Way == teach.Trying:
		changed = l.followFree() || changed
		changed = l.passOn() || changed
	case l.Play != nil:
		changed = l.keepUp() || changed
	default:
		changed = l.Quiz.askNext() || changed
	}
	return changed
}

// Next returns the next tick while something is shown.
func (l *Lesson) Next() int {
	return tabletop.EveryTick(l.Reel.Busy() || l.Trial.Moving() || l.Quiz.wait > 0)
}

// prompt sets the prompt: the question, or the result. The box has the keys of a quiz.
func (l *Lesson) prompt(o *table.Overlay) {
	o.Prompts = true
	switch {
	case l.Finished && l.Way != teach.Forbidden && l.Way != teach.Trying:
		o.Prompt = l.Words().More
	case l.Reels():
		o.Prompt = l.table.Say.Say(msg.LessonsKeys)
	case l.Quiz.Quiz != nil:
		o.Prompt = l.Question()
	default:
		o.Prompts = false
	}
}

// Try judges what is tried. The example decides about discards itself, so that the table does not ask.
func (l *Lesson) Try(a table.Attempt) tabletop.Answer {
	switch a.Kind {
	case tabletop.TryGesture:
		return l.gesture(a.Gesture)
	case tabletop.TryCommand:
		return l.Key(a.Gesture.Command)
	case tabletop.TryPress:
		return l.press(a.Button)
	case tabletop.TryPlay:
		return tabletop.Answer(!l.allows(a.Move))
	case tabletop.TryPickUp:
		l.Quiz.picked = false // by keys
	case tabletop.TryDrop:
		choice, ok := l.Quiz.choice(dreist.Card(a.Card), a.To)
		return tabletop.Answer(ok && l.Quiz.answer(choice))
	case tabletop.TryRefused:
		return l.correct(dreist.Card(a.Card), a.To)
	}
	return a.Kind == tabletop.TryDiscard
}

// gesture handles gestures that differ from those of a table.
func (l *Lesson) gesture(g input.Gesture) tabletop.Answer {
	at := geom.Point(g.At)
	switch g.Kind {
	case input.Press:
		if l.table.ButtonAt(at) >= tabletop.GuideButton {
			return tabletop.Handled
		}
		l.clearTry()
	case input.Tap:
		if b := l.table.ButtonAt(at); b >= tabletop.GuideButton {
			l.table.Press(b)
			return tabletop.Handled
		}
		return l.tap(at)
	}
	return tabletop.NotHandled
}
