// Package puzzles shows a puzzle on the table: a guide with a reply for each kind, with hints and stars. Package game/dreist/puzzle
// makes the puzzles and judges the answers.
package puzzles

import (
	"dreist/game/dreist"
	"dreist/game/dreist/puzzle"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/mascot"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// What a puzzle requests of the screen.
const (
	Leave tabletop.RequestKind = "puzzle.leave" // leave the puzzle
	Next  tabletop.RequestKind = "puzzle.next"  // open another puzzle
	Keep  tabletop.RequestKind = "puzzle.keep"  // store the result: the puzzle is solved
)

// Riddle is the guide of a puzzle: it takes answers, explains them, and gives hints.
type Riddle struct {
	table.Bystander
	table   *table.Table
	Attempt puzzle.Attempt
	Reply   reply
	Comment puzzle.Sentence // last verdict or hint; without a key there is none
	Hint    puzzle.Hint     // hint marked on the table
	Mood    mascot.Mood     // mood of Egon
	Cells   []dreist.Cell   // cells of the options
	At      int             // index of the option that the keys have chosen, or -1
	cheer   int             // ticks since it was solved
	text    riddleText
}

// NewRiddle returns the guide of an attempt at a table.
func NewRiddle(t *table.Table, a puzzle.Attempt) *Riddle {
	r := &Riddle{table: t, Attempt: a, Hint: puzzle.Hint{Option: -1}, At: -1}
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

// Changed discards the cached texts and redraws the table.
func (r *Riddle) Changed() {
	r.text, r.table.Stale = riddleText{}, true
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
	case r.Attempt.IsSolved():
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
	if r.Attempt.IsSolved() {
		return
	}
	r.clearAnswer()
	r.Hint = r.Attempt.Hint()
	r.Comment, r.Mood = r.Hint.Sentence, moodHint
}

// HandleAttempt handles what all puzzles share, and leaves the rest to the reply.
func (r *Riddle) HandleAttempt(a table.Attempt) tabletop.Answer {
	switch a.Kind {
	case tabletop.TryPress:
		return r.press(a.Button)
	case tabletop.TryCommand:
		return r.command(a.Gesture.Command)
	}
	return r.Reply.try(a)
}

// command handles a command. It presses the button of the command or ends motion; otherwise the reply handles it.
func (r *Riddle) command(i input.Command) tabletop.Answer {
	t := r.table
	switch {
	case i == input.CommandCancel:
		return r.cancel()
	case t.PressByKey(i) == tabletop.Handled:
		return tabletop.Handled
	case t.Line.IsMoving() && i == input.CommandPause && t.IsWatching():
		return tabletop.NotHandled
	case t.Line.IsMoving():
		if t.Skip(); t.Line.IsMoving() {
			return tabletop.Handled
		}
	}
	if r.Attempt.IsSolved() {
		return tabletop.Handled
	}
	return r.Reply.key(i)
}

// cancel clears the choice of the keys. Cards that are held or shown are left to the table.
func (r *Riddle) cancel() tabletop.Answer {
	if r.At < 0 || r.table.Hand.IsHolding() || r.Attempt.IsSolved() {
		return tabletop.NotHandled
	}
	r.At, r.table.Stale = -1, true
	return tabletop.Handled
}

// press handles a button.
func (r *Riddle) press(b tabletop.ButtonID) tabletop.Answer {
	solved := r.Attempt.IsSolved()
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
	case r.Attempt.IsSolved():
		o.Prompt = r.table.Say.Say("puzzles.keys.solved")
	case !r.table.Line.IsMoving():
		o.Prompt = r.table.Say.Say(r.Reply.Keys())
	}
}

// cheerTicks is how long the stars of a solved puzzle appear.
const cheerTicks = 50

// Tick advances Egon's comments, and the celebration and proof of a solved puzzle.
func (r *Riddle) Tick() (changed bool) {
	changed = r.LetEgonComment()
	if pointed, _ := r.why(); pointed != r.text.pointed {
		changed = true
	}
	if !r.Attempt.IsSolved() {
		return changed
	}
	if r.cheer < cheerTicks {
		r.cheer++
		changed = true
	}
	if r.table.Line.IsMoving() || r.table.Phase == tabletop.Replaying {
		return changed
	}
	m, isMarked := r.Reply.(*Marks)
	return isMarked && m.prove() || changed
}

// TicksUntilChange returns 1 while a solved puzzle is celebrated or proved, else 0 for never.
func (r *Riddle) TicksUntilChange() int {
	m, isMarked := r.Reply.(*Marks)
	return tabletop.EveryTick(r.Attempt.IsSolved() && (r.cheer < cheerTicks || isMarked && m.proves()))
}

// Begin shows the puzzle; the cards glide there from another view.
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
	r.table.Line.MakeRoom(&p.Position)
	if p.Kind != puzzle.Empty {
		deepest := max(p.Position.Layout().Depth(), int(p.Move.Row))
		for _, o := range p.Options {
			deepest = max(deepest, o.Row)
		}
		r.table.Line.Reserve(deepest)
	}
	f, isForesight := r.Reply.(*Foresight)
	if isForesight {
		f.findChoices()
	}
	r.table.Line.Show(from)
	r.table.Line.TakeStartedSteps()
	r.table.Line.Glide(scene.ViewOf(&p.Position))
	if isForesight {
		r.table.Animate(f.Telling.Start())
	}
	r.LetEgonComment()
}
