package tabletop

import (
	"dreist/input"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/sounds"
)

// Buttons returns the buttons of the moment, those of a guide last. Drawing and hit test read the same list.
func (t *Table[T, P, M, E]) Buttons(dst []Button) []Button {
	return t.withGuide(t.game.GameButtons(dst))
}

// AppendIcons appends the icons at the upper edge.
func (t *Table[T, P, M, E]) AppendIcons(dst []Button) []Button {
	return AppendIcons(dst, &t.edges().Icons, t.Status.Muted)
}

// AppendHelp appends the buttons for a hint, of the sign that something is not saved, of an explanation, and the answers to what is asked.
func (t *Table[T, P, M, E]) AppendHelp(dst []Button) []Button {
	g := t.edges()
	if t.Status.Hints && !t.IsWatching() && t.Phase == Playing && !t.Match.IsOver() && !t.isHeld() {
		dst = append(dst, g.HintButton(t.isQuiet() && t.CanMove()))
	}
	if t.Status.Unsaved {
		dst = append(dst, g.UnsavedButton())
	}
	if t.Refusal.IsExplained {
		dst = append(dst, t.WhyButton())
	}
	return t.AppendAnswers(dst)
}

// AppendAnswers appends the answers to what is asked.
func (t *Table[T, P, M, E]) AppendAnswers(dst []Button) []Button {
	from := len(dst)
	if g, ok := t.game.(Asker); ok {
		dst = g.Answers(dst)
	}
	for i := from; i < len(dst); i++ {
		dst[i].IsAnswer = !dst[i].HitOnly
	}
	return dst
}

// ButtonsNow returns the buttons of the moment in the memory of the table: what was returned some calls ago is overwritten.
func (t *Table[T, P, M, E]) ButtonsNow() []Button {
	t.lastUsed = (t.lastUsed + 1) % len(t.buttons)
	if t.buttons[t.lastUsed] == nil {
		t.buttons[t.lastUsed] = make([]Button, 0, MostButtons)
	}
	return t.Buttons(t.buttons[t.lastUsed][:0])
}

// isQuiet reports whether nothing moves that changes the table.
func (t *Table[T, P, M, E]) isQuiet() bool { return !t.IsMoving() && t.Phase != Replaying }

// CanAct reports whether the player in front may move and nothing moves.
func (t *Table[T, P, M, E]) CanAct() bool { return t.isQuiet() && t.CanMove() }

// WhyButton leads to what explains a refusal.
func (t *Table[T, P, M, E]) WhyButton() Button {
	return Button{Id: WhyButton, Rect: t.edges().WhyButton(t.promptRect()), Label: "overview.why", Enabled: true}
}

// AppendTurn appends the buttons of a turn: back, again, and those that lead on; after the end of a match that nobody takes back, the
// ones to what follows, unless the panel that tells of the end has them.
func (t *Table[T, P, M, E]) AppendTurn(dst []Button, on ...Button) []Button {
	g, quiet := t.edges(), t.isQuiet()
	switch {
	case !t.Match.IsSettled():
		return append(AppendUndo(dst, g, quiet && t.Match.CanUndo(), t.Match.CanRedo(), t.CanAct()), on...)
	case t.Covered:
		return dst
	}
	return append(dst,
		Button{Id: ReviewButton, Rect: g.Undo, Label: "review.open", Enabled: quiet, EnabledSoon: true},
		Button{Id: RematchButton, Rect: g.EndTurn, Label: "turn.next", Enabled: quiet, EnabledSoon: true, Primary: true})
}

// AppendReplay appends the button that shows the others' turns once more, if there are any and its place is free.
func (t *Table[T, P, M, E]) AppendReplay(dst []Button, at geom.Rect) []Button {
	if steps, _ := t.Match.LastTurns(t.scene.FrontSeat()); t.CanAct() && len(steps) > 0 {
		dst = append(dst, ReplayButton(at))
	}
	return dst
}

// AppendUndo appends the button that takes back and, where something was taken back or both are signs, beside it the one that plays it again.
func AppendUndo(dst []Button, g *Edges, undoes, redo, redoes bool) []Button {
	back := g.Undo
	if redo || back.W < 2.5*back.H {
		again := g.Undo
		back.W -= back.H + g.Gap
		again.X, again.W = back.Right()+g.Gap, back.H
		dst = append(dst, Button{Id: RedoButton, Name: "redo", Rect: again, Icon: art.Redo, Enabled: redo && redoes})
	}
	return append(dst, Button{Id: UndoButton, Rect: back, Label: "button.undo", Sign: art.Undo, Enabled: undoes})
}

// The other buttons that tables have at their edges: the one for a hint, and the sign that something is not saved.
func (g *Edges) HintButton(enabled bool) Button {
	return Button{Id: HintButton, Rect: g.Hint, Label: "advice.button", Sign: art.Hint, Enabled: enabled}
}

func (g *Edges) UnsavedButton() Button {
	return Button{Id: UnsavedButton, Rect: g.Unsaved, Name: "unsaved", Icon: art.Warning, Enabled: true}
}

// asks are the buttons that ask something of the program around the table.
var asks = map[ButtonID]RequestKind{
	MenuButton: RequestMenu, LogButton: RequestLog, SoundButton: RequestMute, HelpButton: RequestHelp, WhyButton: RequestHelp,
	UnsavedButton: RequestSave, RematchButton: RequestEnd, ReviewButton: RequestReview, BranchButton: RequestBranch,
	AnalysisButton: RequestAnalysis, HintButton: RequestHint, LeaveButton: RequestBack, CloseButton: RequestBack,
	RecordButton: RequestRecord, PictureButton: RequestPicture,
}

// Press does what a button is for.
func (t *Table[T, P, M, E]) Press(b ButtonID) {
	t.Sound.Play(sounds.Cue{Clip: sounds.Button})
	t.Stale = true
	t.ShowPressed(b)
	if t.TryMove(Attempt[M]{Kind: TryPress, Button: b}) {
		return
	}
	switch b {
	case EndTurnButton:
		t.game.EndTurn()
	case UndoButton:
		t.Undo()
	case RedoButton:
		t.Redo()
	case AgainButton:
		t.StartReplay()
	default:
		if asked, ok := asks[b]; ok {
			t.Request(asked)
			return
		}
		t.game.PressButton(b)
	}
}

// commands are the commands of buttons of every table by their labels.
var commands = map[string]input.Command{
	"button.undo": input.CommandUndo, "button.again": input.CommandAgain, "overview.why": input.CommandHelp, "advice.button": input.CommandHint,
}
