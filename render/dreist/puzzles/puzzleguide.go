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

// The requests of a puzzle to its screen.
const (
	LeavePuzzleRequest tabletop.RequestKind = "puzzle.leave" // leave the puzzle
	NextPuzzleRequest  tabletop.RequestKind = "puzzle.next"  // open another puzzle
	StoreResultRequest tabletop.RequestKind = "puzzle.keep"  // store the result of a solved puzzle
)

// PuzzleGuide is the guide of a puzzle: it takes answers, explains them, and gives hints.
type PuzzleGuide struct {
	table.BaseGuide
	table       *table.Table
	Attempt     puzzle.Attempt
	Reply       reply
	comment     puzzle.TextRef // last verdict or hint, without a key if there is none
	hint        puzzle.Hint    // hint marked on the table
	egonMood    mascot.Mood    // mood of Egon between his moves
	OptionCells []dreist.Cell  // cells of the options
	ChosenIndex int            // index of the option that the keys have chosen, or -1
	cheer       int            // ticks since it was solved
	pointed     int            // number of the option that was explained in the last tick, or 0
}

// NewPuzzleGuide returns the guide of an attempt at a table.
func NewPuzzleGuide(t *table.Table, a puzzle.Attempt) *PuzzleGuide {
	g := &PuzzleGuide{table: t, Attempt: a, hint: puzzle.Hint{Option: -1}, ChosenIndex: -1}
	switch a := a.(type) {
	case *puzzle.MarkingAttempt:
		g.Reply = newMarks(g, a)
	case *puzzle.PredictionAttempt:
		g.Reply = &PredictionReply{PuzzleGuide: g, Attempt: a, ChosenCard: dreist.NoCard}
	case *puzzle.LayingAttempt:
		g.Reply = &emptying{PuzzleGuide: g, laying: a}
	}
	translate := t.Features.Translate
	t.Features.Translate = func() {
		translate()
		g.letEgonComment()
	}
	return g
}

func (g *PuzzleGuide) clearAnswer() {
	g.table.Refusal = tabletop.Refusal{}
	g.hint = puzzle.Hint{Option: -1}
	g.table.Redraw()
}

func (g *PuzzleGuide) judge(v puzzle.Verdict) {
	g.clearAnswer()
	g.comment = v.Sentence
	switch {
	case g.Attempt.IsSolved():
		g.egonMood, g.cheer = moodRight, 0
		g.table.SetPhase(tabletop.EndedPhase)
		g.table.Sound.Play(sounds.Cue{Clip: sounds.RowTrioClip})
		g.table.Request(StoreResultRequest)
	case v.IsRight:
		g.egonMood = moodAsks
	default:
		g.egonMood = moodWrong
		g.table.Sound.Play(sounds.Cue{Clip: sounds.RefuseClip})
	}
}

// HandleAttempt handles what all puzzles share, and leaves the rest to the reply.
func (g *PuzzleGuide) HandleAttempt(a table.Attempt) tabletop.Handling {
	switch a.Kind {
	case tabletop.TryPress:
		return g.press(a.Button)
	case tabletop.TryCommand:
		return g.command(a.Gesture.Command)
	}
	return g.Reply.try(a)
}

// command handles a command. It presses the button of the command or ends motion; otherwise the reply handles it.
func (g *PuzzleGuide) command(i input.Command) tabletop.Handling {
	t := g.table
	switch {
	case i == input.CommandCancel:
		return g.cancel()
	case t.PressByKey(i) == tabletop.Handled:
		return tabletop.Handled
	case t.Timeline.IsMoving() && i == input.CommandPause && t.IsWatching():
		return tabletop.NotHandled
	case t.Timeline.IsMoving():
		t.SkipStep()
		if t.Timeline.IsMoving() {
			return tabletop.Handled
		}
	}
	if g.Attempt.IsSolved() {
		return tabletop.Handled
	}
	return g.Reply.key(i)
}

// cancel clears the choice of the keys. Cards that are held or shown are left to the table.
func (g *PuzzleGuide) cancel() tabletop.Handling {
	if g.ChosenIndex < 0 || g.table.Held.IsHolding() || g.Attempt.IsSolved() {
		return tabletop.NotHandled
	}
	g.ChosenIndex = -1
	g.table.Redraw()
	return tabletop.Handled
}

func (g *PuzzleGuide) press(b tabletop.ButtonID) tabletop.Handling {
	solved := g.Attempt.IsSolved()
	switch b {
	case tabletop.LeaveButton:
		g.table.Request(LeavePuzzleRequest)
	case HintButton:
		if !solved {
			g.clearAnswer()
			g.hint = g.Attempt.TakeHint()
			g.comment, g.egonMood = g.hint.Sentence, moodHint
		}
	case anotherButton, nextButton:
		g.table.Request(NextPuzzleRequest)
	default:
		return tabletop.Handling(!solved) && g.Reply.handleButton(b)
	}
	return tabletop.Handled
}

func (g *PuzzleGuide) prompt(o *tabletop.Overlay) {
	o.HasPrompt = true
	switch {
	case g.table.Question() != scene.NoQuestion || g.table.Phase == tabletop.SolvingPhase && g.table.ShownPosition().Pending() == dreist.PartnerPending:
		o.HasPrompt = false
	case g.Attempt.IsSolved():
		o.Prompt = g.table.Phrases.Say("puzzles.keys.solved")
	case !g.table.Timeline.IsMoving():
		o.Prompt = g.table.Phrases.Say(g.Reply.ControlsTextKey())
	}
}

const cheerTicks = 50

// Tick advances Egon's comments, and the celebration and proof of a solved puzzle.
func (g *PuzzleGuide) Tick() (changed bool) {
	pointed, _ := g.why()
	changed = g.letEgonComment() || pointed != g.pointed
	g.pointed = pointed
	if !g.Attempt.IsSolved() {
		return changed
	}
	if g.cheer < cheerTicks {
		g.cheer++
		changed = true
	}
	if g.table.Timeline.IsMoving() || g.table.Phase == tabletop.LastTurnsPhase {
		return changed
	}
	m, isMarked := g.Reply.(*MarkingReply)
	return isMarked && m.prove() || changed
}

// TicksUntilChange returns 1 while a solved puzzle is celebrated or its proof shown, else 0 for never.
func (g *PuzzleGuide) TicksUntilChange() int {
	m, isMarked := g.Reply.(*MarkingReply)
	return tabletop.NextTickIf(g.Attempt.IsSolved() && (g.cheer < cheerTicks || isMarked && m.proves()))
}

// ShowPuzzle shows the puzzle; the cards glide to their spots from another view.
func (g *PuzzleGuide) ShowPuzzle(from scene.View) {
	p := g.Attempt.Puzzle()
	if len(p.OpenCards) > 0 {
		g.table.Timeline.TurnPile()
	}
	g.table.Timeline.MakeRoom(&p.Position)
	if p.Kind == puzzle.EmptyHandKind {
		g.table.SetPhase(tabletop.SolvingPhase)
	} else {
		g.table.SetPhase(tabletop.AskingPhase)
		deepest := max(p.Position.Layout().Depth(), int(p.AskedMove.Row))
		for _, o := range p.Options {
			deepest = max(deepest, o.Row)
		}
		g.table.Timeline.ReserveRows(deepest)
	}
	f, isForesight := g.Reply.(*PredictionReply)
	if isForesight {
		f.findChoices()
	}
	g.table.Timeline.ShowView(from)
	g.table.Timeline.TakeStartedSteps()
	g.table.Timeline.GlideToView(scene.ViewOf(&p.Position))
	if isForesight {
		g.table.AnimateEvents(f.Attempt.StartEvents())
	}
	g.letEgonComment()
}
