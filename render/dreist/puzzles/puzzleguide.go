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
	LeaveRequest tabletop.RequestKind = "puzzle.leave" // leave the puzzle
	NextRequest  tabletop.RequestKind = "puzzle.next"  // open another puzzle
	StoreRequest tabletop.RequestKind = "puzzle.keep"  // store the result: the puzzle is solved
)

// PuzzleGuide is the guide of a puzzle: it takes answers, explains them, and gives hints.
type PuzzleGuide struct {
	table.BaseGuide
	table       *table.Table
	Attempt     puzzle.Attempt
	Reply       reply
	comment     puzzle.TextRef // last verdict or hint; without a key there is none
	hint        puzzle.Hint    // hint marked on the table
	egonMood    mascot.Mood    // mood of Egon
	OptionCells []dreist.Cell  // cells of the options
	ChosenIndex int            // index of the option that the keys have chosen, or -1
	cheer       int            // ticks since it was solved
	text        riddleText
}

// NewPuzzleGuide returns the guide of an attempt at a table.
func NewPuzzleGuide(t *table.Table, a puzzle.Attempt) *PuzzleGuide {
	r := &PuzzleGuide{table: t, Attempt: a, hint: puzzle.Hint{Option: -1}, ChosenIndex: -1}
	switch a := a.(type) {
	case *puzzle.Marking:
		r.Reply = newMarks(r, a)
	case *puzzle.PredictionAttempt:
		r.Reply = &ForetellingReply{PuzzleGuide: r, Attempt: a, ChosenCard: dreist.NoCard}
	case *puzzle.Laying:
		r.Reply = &emptying{PuzzleGuide: r, laying: a}
	}
	translate := t.Features.Translate
	t.Features.Translate = func() {
		translate()
		r.letEgonComment()
	}
	return r
}

// refreshTexts discards the cached texts and redraws the table.
func (r *PuzzleGuide) refreshTexts() {
	r.text, r.table.IsStale = riddleText{}, true
}

func (r *PuzzleGuide) clearAnswer() {
	r.table.Refusal = tabletop.Refusal{}
	r.hint = puzzle.Hint{Option: -1}
	r.refreshTexts()
}

func (r *PuzzleGuide) judge(v puzzle.Verdict) {
	r.clearAnswer()
	r.comment = v.Sentence
	switch {
	case r.Attempt.IsSolved():
		r.egonMood, r.cheer = moodRight, 0
		r.table.SetPhase(tabletop.EndedPhase)
		r.table.Sound.Play(sounds.Cue{Clip: sounds.RowTrio})
		r.table.Request(StoreRequest)
	case v.IsRight:
		r.egonMood = moodAsks
	default:
		r.egonMood = MoodWrong
		r.table.Sound.Play(sounds.Cue{Clip: sounds.Refuse})
	}
}

// HandleAttempt handles what all puzzles share, and leaves the rest to the reply.
func (r *PuzzleGuide) HandleAttempt(a table.Attempt) tabletop.Handling {
	switch a.Kind {
	case tabletop.TryPress:
		return r.press(a.Button)
	case tabletop.TryCommand:
		return r.command(a.Gesture.Command)
	}
	return r.Reply.try(a)
}

// command handles a command. It presses the button of the command or ends motion; otherwise the reply handles it.
func (r *PuzzleGuide) command(i input.Command) tabletop.Handling {
	t := r.table
	switch {
	case i == input.CommandCancel:
		return r.cancel()
	case t.PressByKey(i) == tabletop.Handled:
		return tabletop.Handled
	case t.Timeline.IsMoving() && i == input.CommandPause && t.IsWatching():
		return tabletop.NotHandled
	case t.Timeline.IsMoving():
		if t.SkipStep(); t.Timeline.IsMoving() {
			return tabletop.Handled
		}
	}
	if r.Attempt.IsSolved() {
		return tabletop.Handled
	}
	return r.Reply.key(i)
}

// cancel clears the choice of the keys. Cards that are held or shown are left to the table.
func (r *PuzzleGuide) cancel() tabletop.Handling {
	if r.ChosenIndex < 0 || r.table.Hand.IsHolding() || r.Attempt.IsSolved() {
		return tabletop.NotHandled
	}
	r.ChosenIndex, r.table.IsStale = -1, true
	return tabletop.Handled
}

func (r *PuzzleGuide) press(b tabletop.ButtonID) tabletop.Handling {
	solved := r.Attempt.IsSolved()
	switch b {
	case tabletop.LeaveButton:
		r.table.Request(LeaveRequest)
	case HintButton:
		if !solved {
			r.clearAnswer()
			r.hint = r.Attempt.TakeHint()
			r.comment, r.egonMood = r.hint.Sentence, moodHint
		}
	case NextPuzzleButton, nextButton:
		r.table.Request(NextRequest)
	default:
		return tabletop.Handling(!solved) && r.Reply.HandleButton(b)
	}
	return tabletop.Handled
}

func (r *PuzzleGuide) prompt(o *tabletop.Overlay) {
	o.HasPrompt = true
	switch {
	case r.table.Question() != scene.NoQuestion || r.table.Phase == tabletop.SolvingPhase && r.table.ShownPosition().Pending() == dreist.PartnerPending:
		o.HasPrompt = false
	case r.Attempt.IsSolved():
		o.Prompt = r.table.Phrases.Say("puzzles.keys.solved")
	case !r.table.Timeline.IsMoving():
		o.Prompt = r.table.Phrases.Say(r.Reply.ControlsTextKey())
	}
}

const cheerTicks = 50

// Tick advances Egon's comments, and the celebration and proof of a solved puzzle.
func (r *PuzzleGuide) Tick() (changed bool) {
	pointed, _ := r.why()
	changed = r.letEgonComment() || pointed != r.text.pointed
	if !r.Attempt.IsSolved() {
		return changed
	}
	if r.cheer < cheerTicks {
		r.cheer++
		changed = true
	}
	if r.table.Timeline.IsMoving() || r.table.Phase == tabletop.LastTurnsPhase {
		return changed
	}
	m, isMarked := r.Reply.(*MarkingReply)
	return isMarked && m.prove() || changed
}

// TicksUntilChange returns 1 while a solved puzzle is celebrated or proved, else 0 for never.
func (r *PuzzleGuide) TicksUntilChange() int {
	m, isMarked := r.Reply.(*MarkingReply)
	return tabletop.NextTickIf(r.Attempt.IsSolved() && (r.cheer < cheerTicks || isMarked && m.proves()))
}

// ShowPuzzle shows the puzzle; the cards glide there from another view.
func (r *PuzzleGuide) ShowPuzzle(from scene.View) {
	p := r.Attempt.Puzzle()
	if len(p.OpenCards) > 0 {
		r.table.Timeline.TurnPile()
	}
	r.table.Timeline.MakeRoom(&p.Position)
	if p.Kind == puzzle.EmptyHandKind {
		r.table.SetPhase(tabletop.SolvingPhase)
	} else {
		r.table.SetPhase(tabletop.AskingPhase)
		deepest := max(p.Position.Layout().Depth(), int(p.Move.Row))
		for _, o := range p.Options {
			deepest = max(deepest, o.Row)
		}
		r.table.Timeline.ReserveRows(deepest)
	}
	f, isForesight := r.Reply.(*ForetellingReply)
	if isForesight {
		f.findChoices()
	}
	r.table.Timeline.ShowView(from)
	r.table.Timeline.TakeStartedSteps()
	r.table.Timeline.GlideToView(scene.ViewOf(&p.Position))
	if isForesight {
		r.table.AnimateEvents(f.Attempt.StartEvents())
	}
	r.letEgonComment()
}
