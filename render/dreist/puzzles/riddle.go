// Package puzzles shows a puzzle on the table: a guide with a reply for each kind, with hints and stars. Package game/dreist/puzzle
// makes the puzzles and judges the answers.
package puzzles

import (
	"dreist/game/dreist"
	"dreist/game/dreist/puzzle"
	"dreist/input"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/tabletop"
	"dreist/render/tabletop/request"
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
	table.Bystander
	table   *table.Table
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

// NewRiddle returns the guide of an attempt at a table.
func NewRiddle(t *table.Table, a puzzle.Attempt) *Riddle {
	r := &Riddle{table: t, Attempt: a, Hint: puzzle.Hint{Option: -1}}
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
func (r *Riddle) Changed() {
	r.turn++
	r.table.Stale = true
}

// clearAnswer clears the texts about the last answer.
func (r *Riddle) clearAnswer() {
	r.table.Refusal = tabletop.Refusal{}
	r.Hint = puzzle.Hint{Option: -1}
	r.Changed()
}

// judge shows the verdict on an answer.
func (r *Riddle) judge(v puzzle.Verdict) {
	r.Comment = v.Sentence
	r.Changed()
	switch {
	case r.Attempt.Solved():
		r.finish()
	case v.Right:
		r.Mood = moodAsks
	default:
		r.Mood = MoodWrong
		r.table.Sound.Play(sounds.Cue{Clip: sounds.Refuse})
	}
}

func (r *Riddle) finish() {
	r.Mood = moodRight
	r.cheer = 0
	r.table.SetPhase(tabletop.Over)
	r.table.Refusal = tabletop.Refusal{}
	r.table.Sound.Play(sounds.Cue{Clip: sounds.RowTrio})
	r.table.Request(Keep)
}

// giveHint gives the next hint.
func (r *Riddle) giveHint() {
	if r.Attempt.Solved() {
		return
	}
	r.clearAnswer()
	r.Hint = r.Attempt.Hint()
	r.Comment, r.Mood = r.Hint.Sentence, moodHint
}

// Try handles what all puzzles share, and leaves the rest to the reply.
func (r *Riddle) Try(a table.Attempt) tabletop.Answer {
	g := &a.Gesture
	switch {
	case a.Kind == tabletop.TryPress:
		return r.press(a.Button)
	case a.Kind == tabletop.TryCommand:
		return r.command(g.Command)
	case a.Kind == tabletop.TryGesture && g.Kind == input.Tap && r.table.Line.Busy():
		if b := r.table.ButtonAt(geom.Point(g.At)); b == nextButton || b == tabletop.LeaveButton {
			r.table.Press(b)
			return tabletop.Handled
		}
	}
	return r.Reply.try(a)
}

// command handles a command.
func (r *Riddle) command(i input.Command) tabletop.Answer {
	solved := r.Attempt.Solved()
	switch i {
	case input.CommandCancel:
		return r.cancel()
	case input.CommandHint:
		r.table.Press(HintButton)
	case input.CommandDecline:
		if r.table.Question() != scene.NoQuestion {
			return tabletop.NotHandled
		}
		if r.table.Phase == tabletop.Solving && r.table.Declined == len(r.table.Match.History()) {
			return tabletop.Handled // a repeated no
		}
		r.table.Press(AnotherButton)
	case input.CommandRedo, input.CommandAgain:
		// Moves here can neither be redone nor shown again.
	case input.CommandEndTurn:
		if solved {
			r.table.Press(nextButton)
			return tabletop.Handled
		}
		return r.pressed(i)
	case input.CommandPause:
		if r.table.Line.Busy() && r.table.OthersShow() {
			return tabletop.NotHandled
		}
		return r.pressed(i)
	default:
		return r.pressed(i)
	}
	return tabletop.Handled
}

// pressed passes a command to the reply, after ending motion.
func (r *Riddle) pressed(i input.Command) tabletop.Answer {
	if r.table.Line.Busy() {
		r.table.Skip()
		if r.table.Line.Busy() {
			return tabletop.Handled
		}
	}
	if r.table.PressByKey(i) == tabletop.Handled || r.Attempt.Solved() {
		return tabletop.Handled
	}
	return r.Reply.key(i)
}

// cancel puts back what is held or aimed, ends what is shown, or leaves. A solved puzzle is left at once.
func (r *Riddle) cancel() tabletop.Answer {
	if !r.table.Hand.Holds() && !r.Attempt.Solved() && r.Reply.putBack() {
		r.table.Stale = true
		return tabletop.Handled
	}
	return tabletop.NotHandled
}

// press handles a button.
func (r *Riddle) press(b tabletop.ButtonID) tabletop.Answer {
	solved := r.Attempt.Solved()
	switch b {
	case tabletop.LeaveButton:
		r.table.Request(Leave)
	case HintButton:
		r.giveHint()
	case AnotherButton, nextButton:
		r.table.Request(Next)
	default:
		return tabletop.Answer(!solved) && r.Reply.Push(b)
	}
	return tabletop.Handled
}

// prompt sets the prompt to the keys.
func (r *Riddle) prompt(o *tabletop.Overlay) {
	o.HasPrompt = true
	switch {
	case r.table.Question() != scene.NoQuestion || r.table.Phase == tabletop.Solving && r.table.Position().Pending() == dreist.PartnerPending:
		o.HasPrompt = false
	case r.Attempt.Solved():
		o.Prompt = r.table.Say.Say("puzzles.keys.solved")
	case !r.table.Line.Busy():
		o.Prompt = r.table.Say.Say(r.Reply.Keys())
	}
}

// cheerTicks is how long the stars of a solved puzzle appear.
const cheerTicks = 50

// Tick advances Egon's comments, and the celebration and proof of a solved puzzle.
func (r *Riddle) Tick() bool {
	changed := r.LetEgonComment()
	if why, _ := r.Reply.why(); why != r.asked {
		r.asked, changed = why, true
	}
	if !r.Attempt.Solved() {
		return changed
	}
	if r.cheer < cheerTicks {
		r.cheer++
		changed = true
	}
	if r.table.Line.Busy() || r.table.Phase == tabletop.Replaying {
		return changed
	}
	return r.Reply.prove() || changed
}

// Next returns the next tick while a solved puzzle is celebrated or proved.
func (r *Riddle) Next() int {
	return tabletop.EveryTick(r.Attempt.Solved() && (r.cheer < cheerTicks || r.Reply.proves()))
}

// Begin shows the puzzle, coming from another view.
func (r *Riddle) Begin(from scene.View) {
	p := r.Attempt.Puzzle()
	if p.Kind == puzzle.Empty {
		r.table.SetPhase(tabletop.Solving)
	} else {
		r.table.SetPhase(tabletop.Asking)
	}
	if len(p.Open) > 0 {
		r.table.Line.TurnPile()
	}
	r.Reply.begin(from)
	r.LetEgonComment()
}

// glideIn moves the cards to the position of the puzzle.
func (r *Riddle) glideIn(from scene.View) {
	p := r.Attempt.Puzzle()
	deepest := p.Position.Layout().Depth()
	for _, o := range p.Options {
		deepest = max(deepest, o.Row)
	}
	r.table.Line.MakeRoom(&p.Position)
	if p.Kind != puzzle.Empty {
		r.table.Line.Reserve(max(deepest, int(p.Move.Row)))
	}
	r.table.Put(from)
	r.table.Line.Glide(scene.ViewOf(&p.Position))
}
