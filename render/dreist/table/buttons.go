package table

import (
	"slices"
	"strconv"

	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/render/art"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

// The buttons that only tables of DREIst! have.
const (
	DrawButton    tabletop.ButtonID = tabletop.GameButtonsFrom + iota
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
	covered := t.IsCovered && t.Phase == tabletop.EndedPhase
	p := t.ShownPosition()
	quiet := !t.IsMoving() && t.Phase != tabletop.LastTurnsPhase
	mine, waits := quiet && t.CanMove(), !quiet && t.canMoveSoon()
	dst = t.AppendIcons(dst)
	if covered {
	} else if t.Match.IsOver() && t.canReplay() {
		dst = append(dst, tabletop.Button{ID: tabletop.ReplayButton, Rect: g.UndoRect, LabelKey: "review.open", IsEnabled: quiet})
	} else {
		undo, from := t.Match.CanUndo() || t.Timeline.Gift().Promise.IsMade, len(dst)
		dst = tabletop.AppendUndoButtons(dst, &g.Edges, mine && undo, t.Match.CanRedo() && !own.Hidden.Has(tabletop.RedoButton), mine)
		for i := from; i < len(dst); i++ {
			dst[i].IsEnabledSoon = waits && (undo || dst[i].ID == tabletop.RedoButton)
		}
	}
	dst = t.scrollButtons(dst)
	if t.Refusal.IsExplained {
		dst = append(dst, t.WhyButton())
	}
	if t.Status.HasUnsaved {
		dst = append(dst, tabletop.Button{ID: tabletop.UnsavedButton, Rect: g.UnsavedRect, LabelKey: "table.unsaved", SideIcon: art.WarningIcon, IsEnabled: true})
	}
	question := t.Question()
	if t.Status.OffersHints && !t.Match.IsOver() {
		dst = append(dst, g.HintButton(mine))
	}
	ends := p.CanMove(dreist.EndMove())
	canEnd := mine && ends
	if covered {
	} else if t.Match.IsOver() && quiet {
		dst = append(dst, tabletop.Button{ID: tabletop.EndPanelButton, Rect: g.EndTurnRect, LabelKey: "end.next", IsEnabled: true, IsPrimary: true})
	} else {
		dst = append(dst, tabletop.Button{ID: tabletop.EndTurnButton, Rect: g.EndTurnRect, LabelKey: "button.end", SideIcon: art.ForwardIcon,
			IsEnabled: canEnd, IsEnabledSoon: waits && ends, IsPrimary: canEnd && question == scene.NoQuestion && !t.CanLayAny(),
			IsFaint: question != scene.NoQuestion})
	}
	dst = t.AppendAnswers(dst)
	if question != scene.NoQuestion || p.LaidCount() > 0 && t.IsAgainstEgon() {
		return dst
	}
	return t.AppendLastTurnsButton(dst, g.LastTurnsButtonArea)
}

func (t *Table) answers(dst []tabletop.Button) []tabletop.Button {
	g := t.Timeline.Geometry()
	yes, no := g.AnswerRects()
	switch t.Question() {
	case scene.DrawQuestion:
		dst = append(dst,
			tabletop.Button{ID: DrawButton, Rect: yes, LabelKey: "button.draw", IsEnabled: true, IsPrimary: true},
			tabletop.Button{ID: DeclineButton, Rect: no, LabelKey: t.DeclineTextKey(), IsEnabled: true},
			tabletop.Button{ID: PileButton, Name: "pile", Rect: g.OwnPile, IsEnabled: true, IsInvisible: true})
	case scene.DiscardQuestion:
		dst = append(dst,
			// the primary answer stands first
			tabletop.Button{ID: CancelDiscardButton, Rect: yes, LabelKey: "button.spare", IsEnabled: true, IsPrimary: true},
			tabletop.Button{ID: DiscardButton, Rect: no, LabelKey: "button.discard", IsEnabled: true})
	case scene.GiftQuestion:
		if t.ShownPosition().SeatCount() == 2 {
			dst = append(dst, tabletop.Button{ID: GiveButton, Rect: yes, LabelKey: "button.give", IsEnabled: true, IsPrimary: true})
		}
		dst = append(dst, tabletop.Button{ID: KeepGiftButton, Rect: no, LabelKey: "button.keep", IsEnabled: true})
	}
	return dst
}

// ButtonAt returns the enabled button under a point.
func (t *Table) ButtonAt(at geom.Point) tabletop.ButtonID {
	return tabletop.ButtonAt(t.Buttons(), at)
}

// PressButton carries out the action of a button that only DREIst! has.
func (t *Table) PressButton(b tabletop.ButtonID) {
	switch b {
	case DrawButton, GiveButton, PileButton, DiscardButton:
		t.answerYes()
	case DeclineButton, KeepGiftButton, CancelDiscardButton:
		t.AnswerNo()
	case FirstRowButton:
		t.Timeline.ScrollTo(0)
	case LastRowButton:
		t.Timeline.ScrollTo(t.Timeline.Geometry().MaxScrolledRows())
	}
}

// canMoveSoon reports whether the player in front may move, now or as soon as the motion of their last move has ended.
func (t *Table) canMoveSoon() bool {
	h := t.Match.History()
	theirs := func(step record.Step) bool { return dreist.Seat(step.Seat) != t.FrontSeat() }
	return t.CanMove() && !t.IsWatching() && !slices.ContainsFunc(h[min(t.ShownProgress.Moves, len(h)):], theirs)
}

// IsWon reports whether the player has won against Egon.
func (t *Table) IsWon() bool { return t.ShownPosition().Winner() == 0 }

// canReplay reports whether past positions can be shown.
func (t *Table) canReplay() bool { return t.Guide == nil && len(t.Match.History()) > 0 }

func (t *Table) scrollButtons(dst []tabletop.Button) []tabletop.Button {
	g := t.Timeline.Geometry()
	shift, most := g.Shape.ScrolledRows, g.MaxScrolledRows()
	if most == 0 {
		return dst
	}
	above, below, isSpelt := g.ScrollMarks()
	count := func(rows float64) string {
		if isSpelt {
			return strconv.Itoa(int(rows)) + " " + t.Phrases.SayCount("table.rows", int(rows))
		}
		return strconv.Itoa(int(rows))
	}
	if shift > 0 {
		dst = append(dst, tabletop.Button{ID: FirstRowButton, Name: "above", Rect: above, SideIcon: art.UpIcon,
			Text: count(shift), IsEnabled: true})
	}
	if shift < most {
		dst = append(dst, tabletop.Button{ID: LastRowButton, Name: "below", Rect: below, SideIcon: art.DownIcon,
			Text: count(most - shift), IsEnabled: true})
	}
	return dst
}

// scrollRows scrolls by a number of rows, towards higher row numbers if it is positive. Only a layout deeper than the table scrolls.
func (t *Table) scrollRows(rows float64) {
	if t.Timeline.ScrollBy(rows) {
		t.Redraw()
	}
}
