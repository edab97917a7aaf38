package table

import (
	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/render/art"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/tabletop"
	"slices"
)

// The buttons that only tables of DREIst! have.
const (
	DrawButton    tabletop.ButtonID = tabletop.GameButton + iota
	DeclineButton                   // declines to draw
	GiveButton
	KeepGiftButton // keeps the gift
	PileButton     // the player's own pile; draws
	DiscardButton
	CancelDiscardButton // takes the card back instead of discarding it
	FirstRowButton      // scrolls to the first row
	LastRowButton       // scrolls to the last row
)

// GameButtons appends the buttons of the table without a guide. A guide and the panel of the end may hide some of them.
func (t *Table) GameButtons(dst []tabletop.Button) []tabletop.Button {
	g, own := t.Timeline.Geometry(), &t.Overlay().TableButtons
	covered := t.IsCovered && t.Phase == tabletop.Ended
	p := t.ShownPosition()
	quiet := !t.IsMoving() && t.Phase != tabletop.Replaying
	mine, waits := quiet && t.CanMove(), !quiet && t.CanMoveSoon()
	dst = t.AppendIcons(dst)
	if covered {
	} else if t.Match.IsOver() && t.CanLookBack() {
		dst = append(dst, tabletop.Button{ID: tabletop.ReviewButton, Rect: g.Undo, LabelKey: "review.open", Enabled: quiet})
	} else {
		undo, from := t.Match.CanUndo() || t.Timeline.Gift().Promise.IsMade, len(dst)
		dst = tabletop.AppendUndoButtons(dst, &g.Edges, mine && undo, t.Match.CanRedo() && !own.Hidden.Has(tabletop.RedoButton), mine)
		for i := from; i < len(dst); i++ {
			dst[i].EnabledSoon = waits && (undo || dst[i].ID == tabletop.RedoButton)
		}
	}
	dst = t.scrollButtons(dst)
	if t.Refusal.IsExplained {
		dst = append(dst, t.WhyButton())
	}
	if t.Status.HasUnsaved {
		dst = append(dst, tabletop.Button{ID: tabletop.UnsavedButton, Rect: g.Unsaved, LabelKey: "table.unsaved", Sign: art.Warning, Enabled: true})
	}
	question := t.Question()
	if t.Status.OffersHints && !t.Match.IsOver() {
		dst = append(dst, tabletop.Button{ID: tabletop.HintButton, Rect: g.Hint, LabelKey: "button.tip", Sign: art.Hint, Enabled: mine})
	}
	ends := p.CanMove(dreist.End())
	canEnd := mine && ends
	if covered {
	} else if t.Match.IsOver() && quiet {
		dst = append(dst, tabletop.Button{ID: tabletop.RematchButton, Rect: g.EndTurn, LabelKey: "end.next", Enabled: true, Primary: true})
	} else {
		dst = append(dst, tabletop.Button{ID: tabletop.EndTurnButton, Rect: g.EndTurn, LabelKey: "button.end", Sign: art.Forth,
			Enabled: canEnd, EnabledSoon: waits && ends, Primary: canEnd && question == scene.NoQuestion && !t.CanLayAny(),
			IsFaint: question != scene.NoQuestion})
	}
	dst = t.AppendAnswers(dst)
	if question != scene.NoQuestion || p.LaidCount() > 0 && t.IsAgainstEgon() {
		return dst
	}
	return t.AppendReplayButton(dst, g.ReplayButton)
}

// Answers appends the answers to the open question.
func (t *Table) Answers(dst []tabletop.Button) []tabletop.Button {
	g := t.Timeline.Geometry()
	yes, no := g.AnswerButtons()
	switch t.Question() {
	case scene.DrawQuestion:
		dst = append(dst,
			tabletop.Button{ID: DrawButton, Rect: yes, LabelKey: "button.draw", Enabled: true, Primary: true},
			tabletop.Button{ID: DeclineButton, Rect: no, LabelKey: t.DeclineTextKey(), Enabled: true},
			tabletop.Button{ID: PileButton, Name: "pile", Rect: g.OwnPile, Enabled: true, IsInvisible: true})
	case scene.DiscardQuestion:
		dst = append(dst,
			// the primary answer stands first
			tabletop.Button{ID: CancelDiscardButton, Rect: yes, LabelKey: "button.spare", Enabled: true, Primary: true},
			tabletop.Button{ID: DiscardButton, Rect: no, LabelKey: "button.discard", Enabled: true})
	case scene.GiftQuestion:
		if t.ShownPosition().Seats() > 2 {
			return append(dst, tabletop.Button{ID: KeepGiftButton, Rect: no, LabelKey: "button.keep", Enabled: true})
		}
		dst = append(dst,
			tabletop.Button{ID: GiveButton, Rect: yes, LabelKey: "button.give", Enabled: true, Primary: true},
			tabletop.Button{ID: KeepGiftButton, Rect: no, LabelKey: "button.keep", Enabled: true})
	}
	return dst
}

// ButtonAt returns the enabled button under a point.
func (t *Table) ButtonAt(at geom.Point) tabletop.ButtonID {
	return tabletop.ButtonAt(t.ButtonsNow(), at)
}

// PressButton carries out the action of a button that only DREIst! has.
func (t *Table) PressButton(b tabletop.ButtonID) {
	switch b {
	case DrawButton, GiveButton, PileButton, DiscardButton:
		t.AnswerYes()
	case DeclineButton, KeepGiftButton, CancelDiscardButton:
		t.AnswerNo()
	case FirstRowButton:
		t.Timeline.ScrollTo(0)
	case LastRowButton:
		t.Timeline.ScrollTo(t.Timeline.Geometry().MaxScrolledRows())
	}
}

// CanMoveSoon reports whether the player in front may move, now or as soon as the motion of their last move has ended.
func (t *Table) CanMoveSoon() bool {
	h := t.Match.History()
	theirs := func(step record.Step) bool { return dreist.Seat(step.Seat) != t.FrontSeat() }
	return t.CanMove() && !t.IsWatching() && !slices.ContainsFunc(h[min(t.ShownProgress.Moves, len(h)):], theirs)
}

// IsWon reports whether the player has won against Egon.
func (t *Table) IsWon() bool { return t.ShownPosition().Winner() == 0 }

// CanLookBack reports whether past positions can be shown.
func (t *Table) CanLookBack() bool { return t.Guide == nil && len(t.Match.History()) > 0 }
