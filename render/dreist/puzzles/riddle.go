// Package puzzles shows a puzzle on the table: a guide with a reply for each kind, with hints and stars. Package game/dreist/puzzle
// makes the puzzles and judges the answers.
package puzzles

import (
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

// Requests of a puzzle.
const (
	Leave request.Kind = "puzzle.leave"
	Next  request.Kind = "puzzle.next"
	Keep  request.Kind = "puzzle.keep" // it is solved
)

// Riddle is the guide of a puzzle: it takes answers, explains them, and gives hints.
type Riddle struct {
	guide.Bystander
	Attempt puzzle.Attempt
	Reply   reply
	Comment puzzle.Sentence // last verdict or hint; none without a key
	Hint    puzzle.Hint     // hint marked on the table
	Mood    pictures.Mood
	cheer   int // ticks since it was solved
	asked   int // number of the option explained
	turn    int // counts changes of the texts
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

// Changed makes the texts again and redraws the table.
func (r *Riddle) Changed(now *guide.Now) {
	r.turn++
	now.Do.Redraw()
}

// clearAnswer clears the texts about the last answer.
func (r *Riddle) clearAnswer(now *guide.Now) {
	now.Do.Tell("", nil)
	r.Hint = puzzle.Hint{Option: -1}
	r.Changed(now)
}

// judge shows the verdict on an answer.
func (r *Riddle) judge(now *guide.Now, v puzzle.Verdict) {
	r.Comment = v.Sentence
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

// tellRefusal explains why the rules refuse an answer, and shakes the cards at fault.
func (r *Riddle) tellRefusal(now *guide.Now, why *dreist.Refusal) {
	if why == nil {
		return
	}
	p := r.Attempt.Position()
	now.Do.Tell(now.Say.Refusal(why, p.Layout()), why.Faults)
}

func (r *Riddle) finish(now *guide.Now) {
	r.Mood = moodRight
	r.cheer = 0
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
	r.Comment, r.Mood = r.Hint.Sentence, moodHint
}

// Try handles what all puzzles share, and leaves the rest to the reply.
func (r *Riddle) Try(now *guide.Now, a guide.Attempt) tabletop.Answer {
	g := &a.Gesture
	switch {
	case a.Kind == tabletop.TryPress:
		return r.press(now, a.Button)
	case a.Kind == tabletop.TryCommand:
		return r.command(now, g.Command)
	case a.Kind == tabletop.TryGesture && g.Kind == input.Tap && now.Line.Busy():
		if b := now.Look.ButtonAt(geom.Point(g.At)); b == nextButton || b == tabletop.LeaveButton {
			now.Do.Press(b)
			return tabletop.Handled
		}
	}
	return r.Reply.try(now, a)
}

// command handles a command.
func (r *Riddle) command(now *guide.Now, i input.Command) tabletop.Answer {
	solved := r.Attempt.Solved()
	switch i {
	case input.CommandCancel:
		return r.cancel(now)
	case input.CommandHint:
		now.Do.Press(HintButton)
	case input.CommandDecline:
		if now.Question() != situation.NoQuestion {
			return tabletop.NotHandled
		}
		if now.Mode == tabletop.Solving && now.Declined == len(now.Match.History()) {
			return tabletop.Handled // a repeated no
		}
		now.Do.Press(AnotherButton)
	case input.CommandRedo, input.CommandAgain:
		// Moves here can neither be redone nor shown again.
	case input.CommandEndTurn:
		if solved {
			now.Do.Press(nextButton)
			return tabletop.Handled
		}
		return r.pressed(now, i)
	case input.CommandPause:
		if now.Line.Busy() && now.OthersShow() {
			return tabletop.NotHandled
		}
		return r.pressed(now, i)
	default:
		return r.pressed(now, i)
	}
	return tabletop.Handled
}

// pressed passes a command to the reply, after ending motion.
func (r *Riddle) pressed(now *guide.Now, i input.Command) tabletop.Answer {
	if now.Line.Busy() {
		now.Do.Skip()
		if now.Line.Busy() {
			return tabletop.Handled
		}
	}
	if now.PressByKey(i) == tabletop.Handled || r.Attempt.Solved() {
		return tabletop.Handled
	}
	return r.Reply.key(now, i)
}

// cancel puts back what is held or aimed, ends what is shown, or leaves. A solved puzzle is left at once.
func (r *Riddle) cancel(now *guide.Now) tabletop.Answer {
	if !now.Hand.Holds() && !r.Attempt.Solved() && r.Reply.putBack() {
		now.Do.Redraw()
		return tabletop.Handled
	}
	return tabletop.NotHandled
}

// press handles a button.
func (r *Riddle) press(now *guide.Now, b tabletop.ButtonID) tabletop.Answer {
	solved := r.Attempt.Solved()
	switch b {
	case tabletop.LeaveButton:
		now.Ask(Leave)
	case HintButton:
		r.giveHint(now)
	case AnotherButton, nextButton:
		now.Ask(Next)
	default:
		return tabletop.Answer(!solved) && r.Reply.Push(now, b)
	}
	return tabletop.Handled
}

// prompt sets the prompt to the keys.
func (r *Riddle) prompt(now *guide.Now, o *overlay.Overlay) {
	o.Prompts = true
	switch {
	case now.Question() != situation.NoQuestion || now.Mode == tabletop.Solving && now.Position().Pending() == dreist.PartnerPending:
		o.Prompts = false
	case r.Attempt.Solved():
		o.Prompt = now.Say.Say(dreistmsg.PuzzlesKeysSolved)
	case !now.Line.Busy():
		o.Prompt = now.Say.Say(r.Reply.Keys(now))
	}
}

// cheerTicks is how long the stars of a solved puzzle appear.
const cheerTicks = 50

// Tick advances Egon's comments, and the celebration and proof of a solved puzzle.
func (r *Riddle) Tick(now *guide.Now) bool {
	changed := r.LetEgonComment(now)
	if why, _ := r.Reply.why(now); why != r.asked {
		r.asked, changed = why, true
	}
	if !r.Attempt.Solved() {
		return changed
	}
	if r.cheer < cheerTicks {
		r.cheer++
		changed = true
	}
	if now.Line.Busy() || now.Mode == tabletop.Replaying {
		return changed
	}
	return r.Reply.prove(now) || changed
}

// Next returns the next tick while a solved puzzle is celebrated or proved.
func (r *Riddle) Next(*guide.Now) int {
	return tabletop.EveryTick(r.Attempt.Solved() && (r.cheer < cheerTicks || r.Reply.proves()))
}

// Begin shows the puzzle, coming from another view.
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

// glideIn moves the cards to the position of the puzzle.
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
