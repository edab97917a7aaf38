// Package puzzles puts a puzzle on the table: a guide with an answer for each kind of it, with hints, stars and, in a rush,
// a clock. What is asked and whether an answer holds says game/dreist/puzzle.
package puzzles

import (
	"time"

	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/puzzle"
	"dreist/input"
	"dreist/render/dreist/hand"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/request"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/situation"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/sounds"
)

// Riddle is the guide of a puzzle: it takes the answers, says what is right and what is not and why, and helps.
type Riddle struct {
	table.Bystander
	Attempt puzzle.Attempt
	Reply   reply
	Rush    *Rush         // the rush it belongs to, or nil
	Record  puzzle.Result // what was solved of its kind and level, this one included
	Watch   stopwatch
	Took    int             // milliseconds until it was solved, 0 before that
	Told    puzzle.Sentence // the last verdict or help; without a key there is none
	Hint    puzzle.Hint     // the help that is pointed out on the table
	Mood    pictures.Mood
	Fastest bool // it was solved faster than any before
	Copied  bool // its code has been copied
	cheer   int  // ticks since it was solved
	idle    int  // ticks since everything came to rest after that
	asked   int  // what was pointed at
	turn    int  // counts whatever changes the texts
	text    riddleText
}

// NewRiddle returns the guide of an attempt.
func NewRiddle(a puzzle.Attempt) *Riddle {
	r := &Riddle{Attempt: a, Hint: puzzle.Hint{Option: -1}}
	switch a := a.(type) {
	case *puzzle.Marking:
		r.Reply = newMarks(r, a)
	case *puzzle.Foretelling:
		r.Reply = &Foresight{Riddle: r, Telling: a, Card: dreist.NoCard}
	case *puzzle.Laying:
		r.Reply = &emptying{Riddle: r, laying: a}
	}
	return r
}

// Touch is told whenever something changes.
func (r *Riddle) Touch(t *table.Table) {
	r.turn++
	t.Stale = true
}

// answer is told before every answer: what was said of the last one is over.
func (r *Riddle) answer(t *table.Table) {
	t.Refused.Line = ""
	r.Copied = false
	r.Hint = puzzle.Hint{Option: -1}
	r.Touch(t)
}

// PassTime lets the time of the puzzle pass until now. It stands still while something lies over the table.
func (r *Riddle) PassTime(t *table.Table, now time.Duration, top bool) {
	before := r.Watch.Total
	r.Watch.Pass(now, top && r.Runs(t))
	if r.Rush != nil && !r.Attempt.Solved() {
		r.Rush.Pass(r.Watch.Total - before)
	}
}

// CopyCode returns the code of the puzzle for the clipboard, and says that it is there.
func (r *Riddle) CopyCode(t *table.Table) string {
	r.Copied = true
	r.Touch(t)
	return r.Attempt.Puzzle().Share()
}

// judge says what became of an answer.
func (r *Riddle) judge(t *table.Table, v puzzle.Verdict) {
	r.Told = v.Sentence
	r.Touch(t)
	switch {
	case r.Attempt.Solved():
		r.finish(t)
	case v.Right:
		r.Mood = moodAsks
	default:
		r.Mood = MoodWrong
		t.Sound.Play(sounds.Cue{Clip: sounds.Refuse})
	}
}

// complain says why the rules refuse what was answered, and lets the cards at fault shake.
func (r *Riddle) complain(t *table.Table, why *dreist.Refusal) {
	if why == nil {
		return
	}
	p := r.Attempt.Position()
	t.Refused.Tell(t.Say.Refusal(why, p.Layout()), why.Faults)
}

func (r *Riddle) finish(t *table.Table) {
	r.Mood = moodRight
	r.cheer, r.idle = 0, 0
	t.SetMode(situation.Over)
	t.Refused.Line = ""
	t.Sound.Play(sounds.Cue{Clip: sounds.RowTrio})
	t.Request(request.KeepSolved)
}

// help gives the next hint.
func (r *Riddle) help(t *table.Table) {
	if r.Attempt.Solved() {
		return
	}
	r.answer(t)
	r.Hint = r.Attempt.Hint()
	r.Told, r.Mood = r.Hint.Sentence, moodHint
}

// Runs reports whether the time of the player runs: nothing is solved yet, and nothing moves.
func (r *Riddle) Runs(t *table.Table) bool { return !r.Attempt.Solved() && !t.Line.Busy() }

// TakeBack takes the last move back where the puzzle is played like the game; elsewhere there is none.
func (r *Riddle) TakeBack(t *table.Table) bool {
	m, ok := r.Reply.(*emptying)
	return !ok || m.TakeBack(t)
}

// Allows reports whether a move may be played.
func (r *Riddle) Allows(t *table.Table, m dreist.Move) bool {
	e, ok := r.Reply.(*emptying)
	return ok && e.Allows(t, m)
}

// Gesture answers before the table does.
func (r *Riddle) Gesture(t *table.Table, g input.Gesture) bool {
	_, egon := r.Reply.(*Foresight)
	switch g.Kind {
	case input.Trigger:
		return r.command(t, g.Command)
	case input.Press:
		return egon && t.Line.Busy() // the tap that follows goes on
	case input.Tap:
		if egon && t.Hand.Grip == hand.Pressed { // the card is chosen already
			t.Hand.Release()
			t.Stale = true
			return true
		}
		if b := t.ButtonAt(geom.Point(g.At)); t.Line.Busy() && (b == nextButton || b == overlay.LeaveButton || b == CopyButton) {
			t.Push(b)
			return true
		}
	}
	return false
}

// PickUp and Answer are asked of a card that Egon has turned up.
func (r *Riddle) PickUp(t *table.Table, c dreist.Card) { r.Reply.(*Foresight).PickUp(t, c) }

func (r *Riddle) Answer(t *table.Table, c dreist.Card, to situation.Aim) bool {
	return r.Reply.(*Foresight).Answer(t, c, to)
}

// command does what a key asks for.
func (r *Riddle) command(t *table.Table, i input.Command) bool {
	solved := r.Attempt.Solved()
	switch i {
	case input.CommandCancel:
		return r.cancel(t)
	case input.CommandHint:
		t.Push(HintButton)
	case input.CommandDecline:
		if t.Question() != situation.NoQuestion {
			return false
		}
		_, lays := r.Reply.(*emptying)
		if lays && t.Mode == situation.Solving && t.Declined == len(t.Match.History()) {
			return true // the same no, struck twice
		}
		t.Push(AnotherButton)
	case input.CommandRedo, input.CommandAgain:
		// What is played here is neither redone nor watched again.
	case input.CommandEndTurn:
		if solved {
			t.Push(nextButton)
			return true
		}
		return r.pressed(t, i)
	case input.CommandPause:
		if t.Line.Busy() && t.OthersShow() {
			return false
		}
		return r.pressed(t, i)
	default:
		return r.pressed(t, i)
	}
	return true
}

// pressed hands a key to the kind of puzzle, after what still moves has come to its end.
func (r *Riddle) pressed(t *table.Table, i input.Command) bool {
	if t.Line.Busy() {
		t.Skip()
		t.Stale = true
		if t.Line.Busy() || r.Rush != nil {
			return true // in a rush the key may have been meant for the puzzle before
		}
	}
	if r.Attempt.Solved() {
		return true
	}
	return r.Reply.key(t, i)
}

// cancel puts back what is held or aimed at, ends what is shown, or leaves. Once the puzzle is solved it leaves at once.
func (r *Riddle) cancel(t *table.Table) bool {
	switch {
	case r.Attempt.Solved():
		t.Request(request.LeavePuzzle)
		return true
	case t.Hand.Holds(), t.Position().Pending() == dreist.PartnerPending && t.Mode == situation.Solving:
		return false
	case t.Line.Busy() && t.OthersShow():
		return false
	}
	if r.Reply.putBack() {
		t.Stale = true
		return true
	}
	t.Request(request.LeavePuzzle)
	return true
}

// Push does what a button is for.
func (r *Riddle) Push(t *table.Table, b overlay.ButtonID) bool {
	solved := r.Attempt.Solved()
	switch b {
	case overlay.LeaveButton:
		t.Request(request.LeavePuzzle)
	case HintButton:
		r.help(t)
	case AnotherButton, nextButton:
		t.Request(request.NextPuzzle)
	case CopyButton:
		t.Request(request.CopyCode)
	default:
		return !solved && r.Reply.Push(t, b)
	}
	return true
}

// Prompt tells the keys.
func (r *Riddle) Prompt(t *table.Table) (string, bool) {
	switch {
	case t.Question() != situation.NoQuestion || t.Mode == situation.Solving && t.Position().Pending() == dreist.PartnerPending:
		return "", false
	case r.Attempt.Solved() && r.Rush != nil:
		return t.Say.Say(msg.PuzzlesKeysRush), true
	case r.Attempt.Solved():
		return t.Say.Say(msg.PuzzlesKeysSolved), true
	case t.Line.Busy():
		return "", true
	}
	return t.Say.Say(r.Reply.Keys(t)), true
}

// Ticks of a puzzle that is solved: how long the stars are awarded, and how long a rush lets them shine.
const (
	cheerTicks = 50
	shineTicks = 50
)

// Update takes a tick.
func (r *Riddle) Update(t *table.Table) bool {
	changed := r.Commentary(t)
	m, marks := r.Reply.(*Marks)
	if why, _ := r.why(t); why != r.asked {
		r.asked, changed = why, true
	}
	if !r.Attempt.Solved() {
		return r.hurry(t) || changed
	}
	if r.cheer < cheerTicks {
		r.cheer++
		changed = true
	}
	if t.Line.Busy() || t.Mode == situation.Replaying {
		return changed
	}
	if marks && m.prove(t) {
		return true
	}
	if r.Rush != nil && r.idle < shineTicks {
		if r.idle++; r.idle == shineTicks {
			t.Request(request.NextPuzzle)
		}
	}
	return changed
}

// hurry watches the time of a rush.
func (r *Riddle) hurry(t *table.Table) bool {
	if r.Rush == nil {
		return false
	}
	if r.Rush.Over() && !r.Rush.Ended {
		r.Rush.Ended = true
		t.SetMode(situation.Over)
		t.Request(request.EndRush)
	}
	return r.Rush.moved(t.Line.Geometry())
}

// Busy reports whether the next tick is needed.
func (r *Riddle) Busy(t *table.Table) bool {
	if r.Attempt.Solved() {
		m, marks := r.Reply.(*Marks)
		return r.cheer < cheerTicks || marks && m.proves() || r.Rush != nil && r.idle < shineTicks
	}
	return r.Rush != nil && !r.Rush.Ended
}

// Begin lets the table show the puzzle, coming from what it showed before.
func (r *Riddle) Begin(t *table.Table, from scene.View) {
	p := r.Attempt.Puzzle()
	if p.Kind == puzzle.Empty {
		t.SetMode(situation.Solving)
	} else {
		t.SetMode(situation.Asking)
	}
	if len(p.Open) > 0 {
		seating := *t.Line.Seating()
		seating.Turned = true
		t.Line.Seat(seating)
	}
	if f, ok := r.Reply.(*Foresight); ok {
		f.begin(t, from)
		r.Commentary(t)
		return
	}
	deepest := p.Position.Layout().Depth()
	for _, o := range p.Options {
		deepest = max(deepest, o.Row)
	}
	t.Line.MakeRoom(&p.Position)
	if p.Kind != puzzle.Empty {
		t.Line.Reserve(max(deepest, int(p.Move.Row)))
	}
	t.Line.Show(from)
	t.Line.Glide(scene.ViewOf(&p.Position))
	r.Commentary(t)
}
