package tabletop

import (
	"dreist/input"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/sounds"
)

// AppendIcons appends the icon buttons that every table has.
func (t *Table[T, P, M, E]) AppendIcons(dst []Button) []Button {
	at, sound := &t.Edges().Icons, art.SoundIcon
	if t.Status.isMuted {
		sound = art.SoundOffIcon
	}
	return append(dst,
		Button{ID: MenuButton, Name: "menu", Rect: at.Menu, Icon: art.MenuIcon, IsEnabled: true},
		Button{ID: LogButton, Name: "log", Rect: at.Log, Icon: art.LogIcon, IsEnabled: true},
		Button{ID: SoundButton, Name: "sound", Rect: at.Sound, Icon: sound, IsEnabled: true},
		Button{ID: HelpButton, Name: "help", Rect: at.Help, Icon: art.QuestionIcon, IsEnabled: true})
}

// AppendHelpButtons appends the buttons for a hint, unsaved games, the explanation of a refusal, and the answers to a question.
func (t *Table[T, P, M, E]) AppendHelpButtons(dst []Button) []Button {
	g := t.Edges()
	if t.Status.OffersHints && !t.IsWatching() && t.Phase == PlayingPhase && !t.Match.IsOver() && !t.Features.MustWait() {
		dst = append(dst, g.HintButton(t.isQuiet() && t.CanMove()))
	}
	if t.Status.HasUnsaved {
		dst = append(dst, g.unsavedButton())
	}
	if t.Refusal.IsExplained {
		dst = append(dst, t.WhyButton())
	}
	return t.AppendAnswers(dst)
}

// AppendAnswers appends the answers to the game's question, if there is one.
func (t *Table[T, P, M, E]) AppendAnswers(dst []Button) []Button {
	from := len(dst)
	dst = t.Features.Answers(dst)
	for i := from; i < len(dst); i++ {
		dst[i].isAnswer = !dst[i].IsInvisible
	}
	return dst
}

// isQuiet reports whether nothing moves that changes the table.
func (t *Table[T, P, M, E]) isQuiet() bool { return !t.IsMoving() && t.Phase != LastTurnsPhase }

// CanMoveNow reports whether the player in front may move and nothing moves.
func (t *Table[T, P, M, E]) CanMoveNow() bool { return t.isQuiet() && t.CanMove() }

// WhyButton returns the button that explains the refusal.
func (t *Table[T, P, M, E]) WhyButton() Button {
	return Button{ID: WhyButton, Rect: t.Edges().WhyButtonRect(t.promptRect()), LabelKey: "overview.why", IsEnabled: true}
}

// AppendTurnOrEndButtons appends the buttons of a turn: undo, redo and those in on. After the final end it appends the buttons for looking
// back and for a new match instead, unless the end panel has them.
func (t *Table[T, P, M, E]) AppendTurnOrEndButtons(dst []Button, on ...Button) []Button {
	g, quiet := t.Edges(), t.isQuiet()
	switch {
	case !t.Match.IsSettled():
		return append(AppendUndoButtons(dst, g, quiet && t.Match.CanUndo(), t.Match.CanRedo(), t.CanMoveNow()), on...)
	case t.IsCovered:
		return dst
	}
	return append(dst,
		Button{ID: ReplayButton, Rect: g.UndoRect, LabelKey: "review.open", IsEnabled: quiet, IsEnabledSoon: true},
		Button{ID: EndPanelButton, Rect: g.EndTurnRect, LabelKey: "turn.next", IsEnabled: quiet, IsEnabledSoon: true, IsPrimary: true})
}

// AppendLastTurnsButton appends the button that shows the others' turns once more, if there are any and the player may act.
func (t *Table[T, P, M, E]) AppendLastTurnsButton(dst []Button, at geom.Rect) []Button {
	if steps, _ := t.Match.MovesSinceTurnOf(t.scene.FrontSeat()); t.CanMoveNow() && len(steps) > 0 {
		dst = append(dst, newLastTurnsButton(at))
	}
	return dst
}

// AppendUndoButtons appends the undo button and, if a move was undone or the buttons show only icons, the redo button beside it.
func AppendUndoButtons(dst []Button, g *Edges, undoes, redo, redoes bool) []Button {
	back := g.UndoRect
	if redo || back.W < 2.5*back.H {
		again := g.UndoRect
		back.W -= back.H + g.Gap
		again.X, again.W = back.Right()+g.Gap, back.H
		dst = append(dst, Button{ID: RedoButton, Name: "redo", Rect: again, Icon: art.RedoIcon, IsEnabled: redo && redoes})
	}
	return append(dst, Button{ID: UndoButton, Rect: back, LabelKey: "button.undo", SideIcon: art.UndoIcon, IsEnabled: undoes})
}

// HintButton returns the button for a hint.
func (g *Edges) HintButton(enabled bool) Button {
	return Button{ID: HintButton, Rect: g.HintRect, LabelKey: "advice.button", SideIcon: art.HintIcon, IsEnabled: enabled}
}

// unsavedButton returns the warning about unsaved games, which is a button.
func (g *Edges) unsavedButton() Button {
	return Button{ID: UnsavedButton, Rect: g.UnsavedRect, Name: "unsaved", Icon: art.WarningIcon, IsEnabled: true}
}

// requestOfButton are the buttons that only send a request to the screen.
var requestOfButton = map[ButtonID]RequestKind{
	MenuButton: RequestMenu, LogButton: RequestLog, SoundButton: RequestMute, HelpButton: RequestHelp, WhyButton: RequestHelp,
	UnsavedButton: RequestSave, EndPanelButton: RequestEnd, ReplayButton: RequestReplay, PracticeButton: RequestPractice,
	AnalysisButton: RequestAnalysis, HintButton: RequestHint, LeaveButton: RequestBack, CloseButton: RequestBack,
	RecordButton: RequestRecord, PictureButton: RequestPicture,
}

// Press handles a press on a button.
func (t *Table[T, P, M, E]) Press(b ButtonID) {
	t.Sound.Play(sounds.Cue{Clip: sounds.ButtonClip})
	t.Redraw()
	t.showPressed(b)
	if t.OfferAttempt(Attempt[M]{Kind: TryPress, Button: b}) {
		return
	}
	switch b {
	case EndTurnButton:
		t.game.EndTurn()
	case UndoButton:
		t.Undo()
	case RedoButton:
		t.Redo()
	case LastTurnsButton:
		t.showLastTurns()
	default:
		if asked, ok := requestOfButton[b]; ok {
			t.Request(asked)
			return
		}
		t.game.PressButton(b)
	}
}

// commandOfButton are the commands that press the buttons that all tables share.
var commandOfButton = map[ButtonID]input.Command{
	UndoButton: input.CommandUndo, LastTurnsButton: input.CommandShowAgain, WhyButton: input.CommandHelp,
	HintButton: input.CommandHint, StrongerHintButton: input.CommandHint,
}
