// Package lessons teaches with the ten examples of DREI x DR3I: a guide with which a learner watches what can be done, sees what is not
// allowed, plays to the goal of the example, or tries freely. Package game/dreixdrei/examples says what is right and why.
package lessons

import (
	"dreist/assets/msg"
	"dreist/assets/msg/dreixdreimsg"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/examples"
	"dreist/game/dreixdrei/match"
	"dreist/game/dreixdrei/rulebook"
	"dreist/game/lesson"
	"dreist/game/play"
	"dreist/input"
	"dreist/render/dreixdrei/table"
	"dreist/render/session/request"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/teach"
	"dreist/sounds"
)

// Lesson is the guide of an example on a live board.
type Lesson struct {
	table.Bystander
	teach.Lesson
	Example *examples.Example
	Table   *table.Table

	Said  said
	Trial trial            // something forbidden that is shown, or was tried
	Hint  *dreixdrei.Move  // nil for none
	Play  *examples.Lesson // of Playing
	moves int              // of the match, as far as they are judged
	next  dreixdrei.Move   // leads to the goal

	spoken spoken
}

// NewMatch returns an unsaved match of an example at its beginning.
func NewMatch(e *examples.Example) *match.Match {
	var players []play.Player
	for _, name := range e.Game.Seats {
		players = append(players, play.Player{Name: name, Kind: play.Person})
	}
	m, err := match.New(e.Game.Deal, players, nil, play.Unkept{})
	if err != nil {
		panic(err) // the examples are part of the program
	}
	return m
}

// New returns the guide of an example on the table of its match; note updates the stored progress.
func New(e *examples.Example, t *table.Table, note func(func(*lesson.Progress))) *Lesson {
	return &Lesson{Lesson: teach.Lesson{Number: e.Number, Count: examples.Count, Note: note}, Example: e, Table: t}
}

// pages returns the tries that a way shows: what may be done, or what may not.
func (l *Lesson) pages(w teach.Way) (all []*examples.Try) {
	for i := range l.Example.Tries {
		if t := &l.Example.Tries[i]; w == teach.Watching && t.Good() || w == teach.Forbidden && !t.Good() {
			all = append(all, t)
		}
	}
	return all
}

// Take starts the example in a way.
func (l *Lesson) Take(w teach.Way) {
	l.Begin(w, len(l.pages(w)))
	l.Play, l.moves = nil, 0
	l.begin()
	switch w {
	case teach.Forbidden:
		l.say(phrase{key: msg.LessonsNever}, "")
	case teach.Playing:
		l.Play = examples.NewLesson(l.Example)
		l.lookAhead()
	case teach.Trying:
		l.say(phrase{key: msg.LessonsFree}, "")
	}
	l.passOn()
}

// begin puts the example on the table as it begins.
func (l *Lesson) begin() {
	l.clear()
	l.say(phrase{key: l.Example.Goal}, "")
	l.Table.SetMatch(NewMatch(l.Example), l.Example.Start.Turn())
	l.Table.Mode = tabletop.Learning
}

// clear removes all marks from the table.
func (l *Lesson) clear() {
	l.Hint, l.Trial = nil, trial{}
	l.Redraw()
}

// lookAhead finds out what leads to the goal.
func (l *Lesson) lookAhead() { l.next, _ = l.Play.Next() }

// byHand reports whether the learner plays the hand now.
func (l *Lesson) byHand() bool { return l.Play != nil && !l.Play.Done() || l.Way == teach.Trying }

// passOn seats whoever is to do something in front, and reports whether it did.
func (l *Lesson) passOn() bool {
	t := l.Table
	front := t.Position().Turn()
	if !l.byHand() || front == dreixdrei.NoSeat || front == t.Front() || t.Line.Busy() {
		return false
	}
	t.SetMatch(t.Match, front)
	return true
}

// Locks reports whether the cards are only looked at.
func (l *Lesson) Locks() bool { return !l.byHand() }

// Tick advances what is shown, and follows moves that were taken back or laid again.
func (l *Lesson) Tick() bool {
	changed, lands := l.Trial.Tick()
	if lands {
		l.strike()
	}
	switch {
	case l.Reels():
		changed = l.TurnPages(l) || changed
	default:
		changed = l.keepUp() || changed
		changed = l.passOn() || changed
	}
	return changed
}

// Next returns the next tick while something is shown.
func (l *Lesson) Next() int { return tabletop.EveryTick(l.Reel.Busy() || l.Trial.Moving()) }

// keepUp follows moves that the table took back or laid again, ends the lesson at its goal, and reports whether the picture changed.
func (l *Lesson) keepUp() bool {
	t, before := l.Table, l.moves
	for ; l.moves > t.Match.Length(); l.moves-- {
		l.clear()
		key := msg.LessonsFree
		if l.Play != nil {
			l.Play.Undo()
			key = l.Example.Goal
		}
		l.say(phrase{key: key}, "")
	}
	for ; l.moves < t.Match.Length(); l.moves++ {
		if l.Play != nil {
			_, _, _ = l.Play.Try(t.Match.History()[l.moves].Move)
		}
	}
	if l.Play == nil {
		return l.moves != before
	}
	if l.moves != before {
		l.lookAhead()
	}
	l.Misses = l.Play.Misses()
	if !l.Play.Done() || l.Finished || t.Line.Busy() {
		return l.moves != before
	}
	l.Praise(l.Finish())
	return true
}

// Try judges what is tried.
func (l *Lesson) Try(a table.Attempt) tabletop.Answer {
	switch a.Kind {
	case tabletop.TryGesture:
		if a.Gesture.Kind == input.Press && !l.Reels() && !l.Trial.Moving() {
			l.Trial = trial{}
			l.Redraw()
		}
	case tabletop.TryCommand:
		return tabletop.Answer(l.key(a.Gesture.Command))
	case tabletop.TryPress:
		return tabletop.Answer(l.Press(l, a.Button))
	case tabletop.TryPlay:
		return tabletop.Answer(!l.allows(a.Move))
	case tabletop.TryTakeBack:
		return tabletop.Answer(!l.byHand() || l.Table.Match.Settled())
	}
	return tabletop.NotHandled
}

// key handles a command and reports whether it is the lesson's.
func (l *Lesson) key(i input.Command) bool {
	switch i {
	case input.CommandAgain:
		l.Take(l.Way)
	case input.CommandCancel:
		if l.byHand() && (l.Table.Begun() || l.Table.Line.Busy()) {
			return false
		}
		l.Leave(l)
	case input.CommandHint, input.CommandHintMove, input.CommandHintTurn: // it has hints of its own
	case input.CommandEndTurn: // after the end no game follows
		return l.Table.Match.Settled()
	default:
		return false
	}
	return true
}

// allows judges a move before it is made, and reports whether it may be made.
func (l *Lesson) allows(m dreixdrei.Move) bool {
	p := *l.Table.Position()
	why, rule := l.Example.Explain(&p, m)
	refusal := p.Refusal(m)
	switch {
	case !l.byHand():
		return false
	case l.Play == nil && refusal == nil:
		l.clear()
		if why == "" {
			why = msg.LessonsFree
		}
		l.say(phrase{key: why}, rule)
		l.moves++
		return true
	case l.Play == nil:
		l.refuse(m, refusal, why, rule)
		return false
	}
	switch verdict, _, _ := l.Play.Try(m); verdict {
	case lesson.Accepted:
		l.clear()
		if why == "" {
			why = dreixdreimsg.LessonsFine
		}
		l.say(phrase{key: why}, rule)
		l.moves++
		l.lookAhead()
		return true
	case lesson.Refused:
		l.refuse(m, refusal, why, rule)
	default:
		l.astray(m, why, rule)
	}
	if hint, ok := l.Play.Hint(); ok {
		l.Hint = &hint
		l.Said.more = phrase{hint: l.Hint}
	}
	return false
}

// refuse tells and shows why a move is not allowed.
func (l *Lesson) refuse(m dreixdrei.Move, refusal *dreixdrei.Refusal, why, rule string) {
	l.clear()
	if why == "" {
		rule = ruleOf(refusal.Reason)
	}
	l.say(phrase{key: why, refusal: refusal}, rule)
	l.Said.wrong = true
	l.Trial = trialOf(l.Table, l.Table.Position().Turn(), m)
	l.strike()
}

// ruleOf returns the citation of the rule that explains a reason, empty where it has no number.
func ruleOf(r dreixdrei.Reason) string {
	e, ok := rulebook.Explain(r)
	if !ok {
		return ""
	}
	book := rulebook.Book()
	s, _ := book.Section(e.Place.Section)
	return book.NumberOf(s, s.Paragraphs[e.Place.Paragraph])
}

// astray tells that a legal move does not lead to the goal.
func (l *Lesson) astray(m dreixdrei.Move, why, rule string) {
	l.clear()
	if why == "" {
		switch m.Action {
		case dreixdrei.LayCards:
			why = dreixdreimsg.LessonsAwayLay
		case dreixdrei.TakePile:
			why = dreixdreimsg.LessonsAwayTake
		default:
			why = dreixdreimsg.LessonsAwayOther
		}
	}
	l.say(phrase{key: why}, rule)
	l.Table.Sound.Play(sounds.Cue{Clip: sounds.Lift})
}

// strike lets the top card of the pile shake on which something was refused.
func (l *Lesson) strike() {
	if pile := l.Table.Position().Pile(); len(pile) > 0 && l.Trial.move.Action == dreixdrei.LayCards {
		l.Table.ShakeCards(pile[len(pile)-1])
	}
	l.Table.Sound.Play(sounds.Cue{Clip: sounds.Refuse})
	l.Redraw()
}

// Open shows a page: a try from the start of the example, move by move, and what is refused at its end.
func (l *Lesson) Open(page int, _ bool) (acts []teach.Act) {
	try, beat := l.pages(l.Way)[page-1], teach.PaceOf(l.Speed()).Beat
	l.begin()
	l.say(phrase{key: try.Sentence}, try.Rule)
	l.Said.wrong = !try.Good()
	seat := l.Example.Start.Turn()
	for _, m := range try.Moves {
		acts = append(acts, teach.Act{Ticks: beat, Do: func() { l.Table.Make(m) }})
	}
	if !try.Good() {
		refused := try.Move
		if refused == (dreixdrei.Move{}) { // behind the end of the first turn
			refused, _ = dreixdrei.ParseMove(try.Last)
		} else {
			seat = try.After.Turn()
		}
		acts = append(acts, teach.Act{Ticks: beat, Shows: true, Do: func() {
			l.Trial = trialOf(l.Table, seat, refused)
			l.Trial.Flight = teach.NewFlight(l.Speed())
		}})
	}
	return acts
}

// What a reel asks for.
func (l *Lesson) Rests(int) bool        { return false }
func (l *Lesson) Moves() bool           { return l.Table.Line.Busy() || l.Trial.Moving() }
func (l *Lesson) Flush()                { l.Table.FinishMotion() }
func (l *Lesson) Words() int            { return l.words().Count() }
func (l *Lesson) Speed() stage.Speed    { return l.Table.Line.Speed() }
func (l *Lesson) Praise(key string)     { l.Said.more = phrase{key: key} }
func (l *Lesson) Redraw()               { l.Table.Stale = true }
func (l *Lesson) Ask(r request.Request) { l.Table.Requests = append(l.Table.Requests, r) }
func (l *Lesson) Rule() string          { return l.Said.rule }
