// Package puzzles puts a puzzle on the table: a guide with an answer for each kind of it, with hints, stars and, in a rush,
// a clock. What is asked and whether an answer holds says game/dreist/puzzle.
package puzzles

import (
	"time"

	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/puzzle"
	"dreist/input"
	"dreist/render/dreist/guide"
	"dreist/render/dreist/hand"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/request"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/sounds"
)

// Riddle is the guide of a puzzle: it takes the answers, says what is right and what is not and why, and helps.
type Riddle struct {
	guide.Bystander
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
func (r *Riddle) Touch(now *guide.Now) {
	r.turn++
	now.Do.Redraw()
}

// answer is told before every answer: what was said of the last one is over.
func (r *Riddle) answer(now *guide.Now) {
	now.Do.Tell("", nil)
	r.Copied = false
	r.Hint = puzzle.Hint{Option: -1}
	r.Touch(now)
}

// PassTime lets the time of the puzzle pass until now. It stands still while something lies over the table.
func (r *Riddle) PassTime(now *guide.Now, at time.Duration, top bool) {
	before := r.Watch.Total
	r.Watch.Pass(at, top && r.Runs(now))
	if r.Rush != nil && !r.Attempt.Solved() {
		r.Rush.Pass(r.Watch.Total - before)
	}
}

// CopyCode returns the code of the puzzle for the clipboard, and says that it is there.
func (r *Riddle) CopyCode(now *guide.Now) string {
	r.Copied = true
	r.Touch(now)
	return r.Attempt.Puzzle().Share()
}

// judge says what became of an answer.
func (r *Riddle) judge(now *guide.Now, v puzzle.Verdict) {
	r.Told = v.Sentence
	r.Touch(now)
	switch {
	case r.Attempt.Solved():
		r.finish(now)
	case v.Right:
		r.Mood = moodAsks
	default:
		r.Mood = MoodWrong
		now.Sound(sounds.Refuse)
	}
}

// complain says why the rules refuse what was answered, and lets the cards at fault shake.
func (r *Riddle) complain(now *guide.Now, why *dreist.Refusal) {
	if why == nil {
		return
	}
	p := r.Attempt.Position()
	now.Do.Tell(now.Say.Refusal(why, p.Layout()), why.Faults)
}

func (r *Riddle) finish(now *guide.Now) {
	r.Mood = moodRight
	r.cheer, r.idle = 0, 0
	now.Do.SetMode(situation.Over)
	now.Do.Tell("", nil)
	now.Sound(sounds.RowTrio)
	now.Ask(request.KeepSolved)
}

// help gives the next hint.
func (r *Riddle) help(now *guide.Now) {
	if r.Attempt.Solved() {
		return
	}
	r.answer(now)
	r.Hint = r.Attempt.Hint()
	r.Told, r.Mood = r.Hint.Sentence, moodHint
}

// Runs reports whether the time of the player runs: nothing is solved yet, and nothing moves.
func (r *Riddle) Runs(now *guide.Now) bool { return !r.Attempt.Solved() && !now.Line.Busy() }

// TakeBack takes the last move back where the puzzle is played like the game; elsewhere there is none.
func (r *Riddle) TakeBack(now *guide.Now) bool {
	m, ok := r.Reply.(*emptying)
	return !ok || m.TakeBack(now)
}

// Allows reports whether a move may be played.
func (r *Riddle) Allows(now *guide.Now, m dreist.Move) bool {
	e, ok := r.Reply.(*emptying)
	return ok && e.Allows(now, m)
}

// Gesture answers before the table does.
func (r *Riddle) Gesture(now *guide.Now, g input.Gesture) bool {
	_, egon := r.Reply.(*Foresight)
	switch g.Kind {
	case input.Trigger:
		return r.command(now, g.Command)
	case input.Press:
		return egon && now.Line.Busy() // the tap that follows goes on
	case input.Tap:
		if egon && now.Hand.Grip == hand.Pressed { // the card is chosen already
			now.Do.Release()
			now.Do.Redraw()
			return true
		}
		if b := now.Look.ButtonAt(geom.Point(g.At)); now.Line.Busy() && (b == nextButton || b == overlay.LeaveButton || b == CopyButton) {
			now.Do.Press(b)
			return true
		}
	}
	return false
}

// PickUp and Answer are asked of a card that Egon has turned up.
func (r *Riddle) PickUp(now *guide.Now, c dreist.Card) { r.Reply.(*Foresight).PickUp(now, c) }

func (r *Riddle) Answer(now *guide.Now, c dreist.Card, to situation.Aim) bool {
	return r.Reply.(*Foresight).Answer(now, c, to)
}

// command does what a key asks for.
func (r *Riddle) command(now *guide.Now, i input.Command) bool {
	solved := r.Attempt.Solved()
	switch i {
	case input.CommandCancel:
		return r.cancel(now)
	case input.CommandHint:
		now.Do.Press(HintButton)
	case input.CommandDecline:
		if now.Question() != situation.NoQuestion {
			return false
		}
		_, lays := r.Reply.(*emptying)
		if lays && now.Mode == situation.Solving && now.Declined == len(now.Match.History()) {
			return true // the same no, struck twice
		}
		now.Do.Press(AnotherButton)
	case input.CommandRedo, input.CommandAgain:
		// What is played here is neither redone nor watched again.
	case input.CommandEndTurn:
		if solved {
			now.Do.Press(nextButton)
			return true
		}
		return r.pressed(now, i)
	case input.CommandPause:
		if now.Line.Busy() && now.OthersShow() {
			return false
		}
		return r.pressed(now, i)
	default:
		return r.pressed(now, i)
	}
	return true
}

// pressed hands a key to the kind of puzzle, after what still moves has come to its end.
func (r *Riddle) pressed(now *guide.Now, i input.Command) bool {
	if now.Line.Busy() {
		now.Do.Skip()
		if now.Line.Busy() || r.Rush != nil {
			return true // in a rush the key may have been meant for the puzzle before
		}
	}
	if r.Attempt.Solved() {
		return true
	}
	return r.Reply.key(now, i)
}

// cancel puts back what is held or aimed at, ends what is shown, or leaves. Once the puzzle is solved it leaves at once.
func (r *Riddle) cancel(now *guide.Now) bool {
	switch {
	case r.Attempt.Solved():
		now.Ask(request.LeavePuzzle)
		return true
	case now.Hand.Holds(), now.Position().Pending() == dreist.PartnerPending && now.Mode == situation.Solving:
		return false
	case now.Line.Busy() && now.OthersShow():
		return false
	}
	if r.Reply.putBack() {
		now.Do.Redraw()
		return true
	}
	now.Ask(request.LeavePuzzle)
	return true
}

// Push does what a button is for.
func (r *Riddle) Push(now *guide.Now, b overlay.ButtonID) bool {
	solved := r.Attempt.Solved()
	switch b {
	case overlay.LeaveButton:
		now.Ask(request.LeavePuzzle)
	case HintButton:
		r.help(now)
	case AnotherButton, nextButton:
		now.Ask(request.NextPuzzle)
	case CopyButton:
		now.Ask(request.CopyCode)
	default:
		return !solved && r.Reply.Push(now, b)
	}
	return true
}

// Prompt tells the keys.
func (r *Riddle) Prompt(now *guide.Now) (string, bool) {
	switch {
	case now.Question() != situation.NoQuestion || now.Mode == situation.Solving && now.Position().Pending() == dreist.PartnerPending:
		return "", false
	case r.Attempt.Solved() && r.Rush != nil:
		return now.Say.Say(msg.PuzzlesKeysRush), true
	case r.Attempt.Solved():
		return now.Say.Say(msg.PuzzlesKeysSolved), true
	case now.Line.Busy():
		return "", true
	}
	return now.Say.Say(r.Reply.Keys(now)), true
}

// Ticks of a puzzle that is solved: how long the stars are awarded, and how long a rush lets them shine.
const (
	cheerTicks = 50
	shineTicks = 50
)

// Update takes a tick.
func (r *Riddle) Update(now *guide.Now) bool {
	changed := r.Commentary(now)
	m, marks := r.Reply.(*Marks)
	if why, _ := r.why(now); why != r.asked {
		r.asked, changed = why, true
	}
	if !r.Attempt.Solved() {
		return r.hurry(now) || changed
	}
	if r.cheer < cheerTicks {
		r.cheer++
		changed = true
	}
	if now.Line.Busy() || now.Mode == situation.Replaying {
		return changed
	}
	if marks && m.prove(now) {
		return true
	}
	if r.Rush != nil && r.idle < shineTicks {
		if r.idle++; r.idle == shineTicks {
			now.Ask(request.NextPuzzle)
		}
	}
	return changed
}

// hurry watches the time of a rush.
func (r *Riddle) hurry(now *guide.Now) bool {
	if r.Rush == nil {
		return false
	}
	if r.Rush.Over() && !r.Rush.Ended {
		r.Rush.Ended = true
		now.Do.SetMode(situation.Over)
		now.Ask(request.EndRush)
	}
	return r.Rush.moved(now.Line.Geometry())
}

// Busy reports whether the next tick is needed.
func (r *Riddle) Busy(now *guide.Now) bool {
	if r.Attempt.Solved() {
		m, marks := r.Reply.(*Marks)
		return r.cheer < cheerTicks || marks && m.proves() || r.Rush != nil && r.idle < shineTicks
	}
	return r.Rush != nil && !r.Rush.Ended
}

// Begin lets the table show the puzzle, coming from what it showed before.
func (r *Riddle) Begin(now *guide.Now, from scene.View) {
	p := r.Attempt.Puzzle()
	if p.Kind == puzzle.Empty {
		now.Do.SetMode(situation.Solving)
	} else {
		now.Do.SetMode(situation.Asking)
	}
	if len(p.Open) > 0 {
		seating := *now.Line.Seating()
		seating.Turned = true
		now.Do.Seat(seating)
	}
	if f, ok := r.Reply.(*Foresight); ok {
		f.begin(now, from)
		r.Commentary(now)
		return
	}
	deepest := p.Position.Layout().Depth()
	for _, o := range p.Options {
		deepest = max(deepest, o.Row)
	}
	now.Do.MakeRoom(&p.Position)
	if p.Kind != puzzle.Empty {
		now.Do.Reserve(max(deepest, int(p.Move.Row)))
	}
	now.Do.Put(from)
	now.Do.Glide(scene.ViewOf(&p.Position))
	r.Commentary(now)
}
