// Package puzzles puts a puzzle on the table: a guide with an answer for each kind of it, with hints, stars and, in a rush,
// a clock. What is asked and whether an answer holds says game/dreist/puzzle.
package puzzles

import (
	"time"

	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/puzzle"
	"dreist/input"
	"dreist/render/dreist/guide"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/session/request"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// What a puzzle asks besides what every table may.
const (
	Leave    request.Kind = "puzzle.leave"
	Next     request.Kind = "puzzle.next"
	CopyCode request.Kind = "puzzle.code"
	Keep     request.Kind = "puzzle.keep" // it is solved
	EndRush  request.Kind = "puzzle.rush" // its time is up
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

// Changed has the texts put into words again, and the table drawn.
func (r *Riddle) Changed(now *guide.Now) {
	r.turn++
	now.Do.Redraw()
}

// clearAnswer forgets what was said of the last answer, before the next one.
func (r *Riddle) clearAnswer(now *guide.Now) {
	now.Do.Tell("", nil)
	r.Copied = false
	r.Hint = puzzle.Hint{Option: -1}
	r.Changed(now)
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
	r.Changed(now)
	return r.Attempt.Puzzle().Share()
}

// judge says what became of an answer.
func (r *Riddle) judge(now *guide.Now, v puzzle.Verdict) {
	r.Told = v.Sentence
	r.Changed(now)
	switch {
	case r.Attempt.Solved():
		r.finish(now)
	case v.Right:
		r.Mood = moodAsks
	default:
		r.Mood = MoodWrong
		now.Do.Sound(sounds.Refuse)
	}
}

// tellRefusal says why the rules refuse what was answered, and lets the cards at fault shake.
func (r *Riddle) tellRefusal(now *guide.Now, why *dreist.Refusal) {
	if why == nil {
		return
	}
	p := r.Attempt.Position()
	now.Do.Tell(now.Say.Refusal(why, p.Layout()), why.Faults)
}

func (r *Riddle) finish(now *guide.Now) {
	r.Mood = moodRight
	r.cheer, r.idle = 0, 0
	now.Do.SetMode(tabletop.Over)
	now.Do.Tell("", nil)
	now.Do.Sound(sounds.RowTrio)
	now.Ask(Keep)
}

// giveHint gives the next hint.
func (r *Riddle) giveHint(now *guide.Now) {
	if r.Attempt.Solved() {
		return
	}
	r.clearAnswer(now)
	r.Hint = r.Attempt.Hint()
	r.Told, r.Mood = r.Hint.Sentence, moodHint
}

// Runs reports whether the time of the player runs: nothing is solved yet, and nothing moves.
func (r *Riddle) Runs(now *guide.Now) bool { return !r.Attempt.Solved() && !now.Line.Busy() }

// Try takes what is about the puzzle, and leaves the rest to its kind.
func (r *Riddle) Try(now *guide.Now, a guide.Attempt) guide.Answer {
	g := &a.Gesture
	switch {
	case a.Kind == guide.Press:
		return r.press(now, a.Button)
	case a.Kind == guide.Command:
		return r.command(now, g.Command)
	case a.Kind == guide.Gesture && g.Kind == input.Tap && now.Line.Busy():
		if b := now.Look.ButtonAt(geom.Point(g.At)); b == nextButton || b == tabletop.LeaveButton || b == CopyButton {
			now.Do.Press(b)
			return guide.Take
		}
	}
	return r.Reply.try(now, a)
}

// command does what a key asks for.
func (r *Riddle) command(now *guide.Now, i input.Command) guide.Answer {
	solved := r.Attempt.Solved()
	switch i {
	case input.CommandCancel:
		return r.cancel(now)
	case input.CommandHint:
		now.Do.Press(HintButton)
	case input.CommandDecline:
		if now.Question() != situation.NoQuestion {
			return guide.LetBe
		}
		if now.Mode == tabletop.Solving && now.Declined == len(now.Match.History()) {
			return guide.Take // the same no, struck twice
		}
		now.Do.Press(AnotherButton)
	case input.CommandRedo, input.CommandAgain:
		// What is played here is neither redone nor watched again.
	case input.CommandEndTurn:
		if solved {
			now.Do.Press(nextButton)
			return guide.Take
		}
		return r.pressed(now, i)
	case input.CommandPause:
		if now.Line.Busy() && now.OthersShow() {
			return guide.LetBe
		}
		return r.pressed(now, i)
	default:
		return r.pressed(now, i)
	}
	return guide.Take
}

// pressed hands a key to the kind of puzzle, after what still moves has come to its end.
func (r *Riddle) pressed(now *guide.Now, i input.Command) guide.Answer {
	if now.Line.Busy() {
		now.Do.Skip()
		if now.Line.Busy() || r.Rush != nil {
			return guide.Take // in a rush the key may have been meant for the puzzle before
		}
	}
	if now.Strike(i) == guide.Take || r.Attempt.Solved() {
		return guide.Take
	}
	return r.Reply.key(now, i)
}

// cancel puts back what is held or aimed at, ends what is shown, or leaves. Once the puzzle is solved it leaves at once.
func (r *Riddle) cancel(now *guide.Now) guide.Answer {
	switch {
	case r.Attempt.Solved():
		now.Ask(Leave)
		return guide.Take
	case now.Hand.Holds(), now.Position().Pending() == dreist.PartnerPending && now.Mode == tabletop.Solving:
		return guide.LetBe
	case now.Line.Busy() && now.OthersShow():
		return guide.LetBe
	}
	if r.Reply.putBack() {
		now.Do.Redraw()
		return guide.Take
	}
	now.Ask(Leave)
	return guide.Take
}

// press does what a button is for.
func (r *Riddle) press(now *guide.Now, b tabletop.ButtonID) guide.Answer {
	solved := r.Attempt.Solved()
	switch b {
	case tabletop.LeaveButton:
		now.Ask(Leave)
	case HintButton:
		r.giveHint(now)
	case AnotherButton, nextButton:
		now.Ask(Next)
	case CopyButton:
		now.Ask(CopyCode)
	default:
		return guide.Answer(!solved) && r.Reply.Push(now, b)
	}
	return guide.Take
}

// prompt tells the keys.
func (r *Riddle) prompt(now *guide.Now, o *overlay.Overlay) {
	o.Prompts = true
	switch {
	case now.Question() != situation.NoQuestion || now.Mode == tabletop.Solving && now.Position().Pending() == dreist.PartnerPending:
		o.Prompts = false
	case r.Attempt.Solved() && r.Rush != nil:
		o.Prompt = now.Say.Say(dreistmsg.PuzzlesKeysRush)
	case r.Attempt.Solved():
		o.Prompt = now.Say.Say(dreistmsg.PuzzlesKeysSolved)
	case !now.Line.Busy():
		o.Prompt = now.Say.Say(r.Reply.Keys(now))
	}
}

// Ticks of a puzzle that is solved: how long the stars are awarded, and how long a rush lets them shine.
const (
	cheerTicks = 50
	shineTicks = 50
)

// Tick lets Egon comment, a solved puzzle be cheered and proved, and the time of a rush run.
func (r *Riddle) Tick(now *guide.Now) bool {
	changed := r.LetEgonComment(now)
	if why, _ := r.Reply.why(now); why != r.asked {
		r.asked, changed = why, true
	}
	if !r.Attempt.Solved() {
		return r.watchClock(now) || changed
	}
	if r.cheer < cheerTicks {
		r.cheer++
		changed = true
	}
	if now.Line.Busy() || now.Mode == tabletop.Replaying {
		return changed
	}
	if r.Reply.prove(now) {
		return true
	}
	if r.Rush != nil && r.idle < shineTicks {
		if r.idle++; r.idle == shineTicks {
			now.Ask(Next)
		}
	}
	return changed
}

// watchClock watches the time of a rush.
func (r *Riddle) watchClock(now *guide.Now) bool {
	if r.Rush == nil {
		return false
	}
	if r.Rush.Over() && !r.Rush.Ended {
		r.Rush.Ended = true
		now.Do.SetMode(tabletop.Over)
		now.Ask(EndRush)
	}
	return r.Rush.moved(now.Line.Geometry())
}

// Next is the next tick while a solved puzzle is cheered and proved, or time runs.
func (r *Riddle) Next(*guide.Now) int {
	if r.Attempt.Solved() {
		return guide.Soon(r.cheer < cheerTicks || r.Reply.proves() || r.Rush != nil && r.idle < shineTicks)
	}
	return guide.Soon(r.Rush != nil && !r.Rush.Ended)
}

// Begin lets the table show the puzzle, coming from what it showed before.
func (r *Riddle) Begin(now *guide.Now, from scene.View) {
	p := r.Attempt.Puzzle()
	if p.Kind == puzzle.Empty {
		now.Do.SetMode(tabletop.Solving)
	} else {
		now.Do.SetMode(tabletop.Asking)
	}
	if len(p.Open) > 0 {
		seating := *now.Line.Seating()
		seating.Turned = true
		now.Do.Seat(seating)
	}
	r.Reply.begin(now, from)
	r.LetEgonComment(now)
}

// glideIn lets the cards glide to where they lie in the puzzle.
func (r *Riddle) glideIn(now *guide.Now, from scene.View) {
	p := r.Attempt.Puzzle()
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
}
