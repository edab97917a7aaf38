package table

import (
	"slices"

	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/sounds"
)

// The buttons of the table.
const (
	NoButton overlay.ButtonID = iota
	EndTurnButton
	UndoButton
	DrawButton
	DeclineButton
	GiveButton
	KeepButton
	AgainButton
	PileButton // the own pile itself, which draws
	MenuButton
	LogButton
	SoundButton
	RematchButton
	ReviewButton
	HelpButton
	WhyButton
	DiscardButton
	SpareButton
	HurryButton   // shows the others' turns faster
	UnsavedButton // the sign that something is not saved
	HintButton    // says what to do
	PlanButton    // lets a turn be tried before it is played
	AboveButton   // scrolls to the first row
	BelowButton   // scrolls to the last row

	FittingButton // lets cards that fit be marked
	NoFittingButton
	RedoButton // lays again what was taken back
)

// WorksInMotion reports whether a button works while cards move.
func WorksInMotion(b overlay.ButtonID) bool {
	return b == MenuButton || b == LogButton || b == SoundButton || b == HelpButton || b == HurryButton || b == UnsavedButton || b == AboveButton || b == BelowButton
}

// Buttons returns the buttons of the moment. Drawing and hit test read the same list.
func (t *Table) Buttons(dst []overlay.Button) []overlay.Button {
	from := len(dst)
	dst = t.ownButtons(dst)
	if t.Covered && t.Mode == situation.Over { // the panel over the table has what leads on
		dst = slices.DeleteFunc(dst, func(b overlay.Button) bool { return b.Id == RematchButton || b.Id == ReviewButton })
	}
	if t.Guide == nil {
		return dst
	}
	kept := dst[:from]
	for _, b := range dst[from:] {
		if b, ok := t.Guide.Keep(t, b); ok {
			kept = append(kept, b)
		}
	}
	return append(kept, t.Overlay().Buttons...)
}

// ownButtons appends the buttons that the table has without a guide.
func (t *Table) ownButtons(dst []overlay.Button) []overlay.Button {
	g := t.Line.Geometry()
	p := t.Position()
	quiet := !t.Moves() && t.Mode != situation.Replaying
	mine, waits := quiet && t.Mine(), !quiet && t.GoesOn()
	sound := art.Sound
	if t.Status.Muted {
		sound = art.SoundOff
	}
	dst = append(dst,
		overlay.Button{Id: MenuButton, Name: "menu", Rect: g.Icons.Menu, Icon: art.Menu, Works: true},
		overlay.Button{Id: LogButton, Name: "log", Rect: g.Icons.Log, Icon: art.Log, Works: true},
		overlay.Button{Id: SoundButton, Name: "sound", Rect: g.Icons.Sound, Icon: sound, Works: true},
		overlay.Button{Id: HelpButton, Name: "help", Rect: g.Icons.Help, Icon: art.Question, Works: true},
	)
	if t.Match.Over() && t.CanLookBack() {
		dst = append(dst, overlay.Button{Id: ReviewButton, Rect: g.Undo, Label: msg.ReviewOpen, Works: quiet})
	} else {
		undo, back, again := t.Match.CanUndo() || t.Gift.Promise.Made, g.Undo, g.Undo
		if t.Match.CanRedo() { // it makes room for what lays it again, for whoever has no key for that
			back.W -= back.H + g.Gap
			again.X, again.W = back.Right()+g.Gap, back.H
			dst = append(dst, overlay.Button{Id: RedoButton, Name: "redo", Rect: again, Icon: art.Redo, Works: mine, Waits: waits})
		}
		dst = append(dst, overlay.Button{Id: UndoButton, Rect: back, Label: msg.ButtonUndo, Sign: art.Undo, Works: mine && undo, Waits: waits && undo})
	}
	if t.Logged {
		_, foot := g.LogSheet()
		dst = append(dst, overlay.Button{Id: ReviewButton, Rect: foot, Label: msg.ReviewOpen, Works: quiet && t.CanLookBack(), Waits: waits && t.CanLookBack()})
	}
	dst = t.scrollButtons(dst)
	if _, ok := t.Refused.Explanation(); ok {
		dst = append(dst, overlay.Button{Id: WhyButton, Rect: g.Why(t.toldAt()), Label: msg.OverviewWhy, Works: true})
	}
	if t.EgonPlays() && t.OthersShow() && !t.Ending() && t.Line.Speed() < stage.Fast {
		dst = append(dst, overlay.Button{Id: HurryButton, Name: "hurry", Rect: g.Egon.Hurry, Text: hurrySign, Sign: art.Fast, Works: true, Holds: t.Line.Hurried()})
	}
	if t.Status.Unsaved {
		dst = append(dst, overlay.Button{Id: UnsavedButton, Rect: g.Unsaved, Label: msg.TableUnsaved, Sign: art.Warning, Works: true})
	}
	question := t.Question()
	if t.Status.Help != NoHelp && !t.Logged && !t.Match.Over() {
		if t.Status.Help == Hints {
			dst = append(dst, overlay.Button{Id: HintButton, Rect: g.Hint, Label: msg.ButtonTip, Sign: art.Hint, Works: mine})
		}
		dst = append(dst, overlay.Button{Id: PlanButton, Rect: g.Plan, Label: msg.ButtonPlan, Sign: art.Eye, Works: mine})
	}
	ends := p.May(dreist.End())
	canEnd := mine && ends
	if t.Match.Over() && quiet {
		dst = append(dst, overlay.Button{Id: RematchButton, Rect: g.EndTurn, Label: msg.EndNext, Works: true, Lead: true})
	} else {
		dst = append(dst, overlay.Button{Id: EndTurnButton, Rect: g.EndTurn, Label: msg.ButtonEnd, Sign: art.Forth, Works: canEnd, Waits: waits && ends, Lead: canEnd && question == situation.NoQuestion && !t.AnyFits()})
	}
	dst = t.answers(dst)
	if question != situation.NoQuestion {
		return dst
	}
	if steps, _ := t.Match.LastTurns(t.Front()); mine && len(steps) > 0 && (p.Laid() == 0 || !t.EgonPlays()) {
		dst = append(dst, overlay.Button{Id: AgainButton, Rect: g.Replay, Label: msg.ButtonAgain, Works: true})
	}
	return dst
}

// answers appends the buttons that answer the open question.
func (t *Table) answers(dst []overlay.Button) []overlay.Button {
	if !t.asks() {
		return dst
	}
	g := t.Line.Geometry()
	yes, no := g.Answers()
	switch t.Question() {
	case situation.NoQuestion:
		dst = append(dst,
			overlay.Button{Id: FittingButton, Rect: yes, Label: msg.FittingYes, Works: true},
			overlay.Button{Id: NoFittingButton, Rect: no, Label: msg.FittingNo, Works: true})
	case situation.DrawQuestion:
		dst = append(dst,
			overlay.Button{Id: DrawButton, Rect: yes, Label: msg.ButtonDraw, Works: true, Lead: true},
			overlay.Button{Id: DeclineButton, Rect: no, Label: t.DeclineKey(), Works: true},
			overlay.Button{Id: PileButton, Name: "pile", Rect: g.Pile, Works: true, Bare: true})
	case situation.DiscardQuestion:
		dst = append(dst,
			overlay.Button{Id: SpareButton, Rect: yes, Label: msg.ButtonSpare, Works: true, Lead: true}, // what leads on stands first
			overlay.Button{Id: DiscardButton, Rect: no, Label: msg.ButtonDiscard, Works: true})
	case situation.GiftQuestion:
		if t.Position().Seats() > 2 {
			return append(dst, overlay.Button{Id: KeepButton, Rect: no, Label: msg.ButtonKeep, Works: true})
		}
		dst = append(dst,
			overlay.Button{Id: GiveButton, Rect: yes, Label: msg.ButtonGive, Works: true, Lead: true},
			overlay.Button{Id: KeepButton, Rect: no, Label: msg.ButtonKeep, Works: true})
	}
	return dst
}

// hurrySign is what stands on the button that hurries others, the same in every language.
const hurrySign = "×2"

// MostButtons is how many buttons there are at most: a puzzle with many cards has them.
const MostButtons = 48

// ButtonAt returns the working button under a point.
func (t *Table) ButtonAt(at geom.Point) overlay.ButtonID {
	var buffer [MostButtons]overlay.Button
	for _, b := range t.Buttons(buffer[:0]) {
		if b.Works && b.Rect.Contains(at) {
			return b.Id
		}
	}
	return NoButton
}

// Push does what a button is for.
func (t *Table) Push(b overlay.ButtonID) {
	t.Sound.Play(sounds.Cue{Clip: sounds.Button})
	t.Stale = true
	t.Down, t.rises = b, downFor
	if t.Guide != nil && t.Guide.Push(t, b) {
		return
	}
	switch b {
	case EndTurnButton:
		t.EndTurn()
	case UndoButton:
		t.Undo()
	case RedoButton:
		t.Redo()
	case DrawButton, GiveButton, PileButton, DiscardButton:
		t.Accept()
	case DeclineButton, KeepButton, SpareButton:
		t.Decline()
	case AgainButton:
		t.StartReplay()
	case HurryButton:
		t.Hurry()
	case FittingButton, NoFittingButton:
		t.answerFitting(b == FittingButton)
	case AboveButton:
		t.Line.ScrollTo(0)
	case BelowButton:
		t.Line.ScrollTo(t.Line.Geometry().MaxShift())
	default:
		if asked, ok := asks[b]; ok {
			t.Request(asked)
		}
	}
}

// asks are the buttons that ask something of the program around the table.
var asks = map[overlay.ButtonID]RequestKind{
	MenuButton: RequestMenu, LogButton: RequestLog, SoundButton: RequestMute, HelpButton: RequestHelp, WhyButton: RequestHelp,
	HintButton: RequestHint, PlanButton: RequestPlan, UnsavedButton: RequestSave, RematchButton: RequestRematch, ReviewButton: RequestReview,
}
