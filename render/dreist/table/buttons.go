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
	KeepButton // keeps the gift
	PileButton // the player's own pile; draws
	DiscardButton
	SpareButton // takes the card back instead of discarding it
	AboveButton // scrolls to the first row
	BelowButton // scrolls to the last row
)

// GameButtons appends the buttons of the table without a guide. A guide and the panel of the end may hide some of them.
func (t *Table) GameButtons(dst []tabletop.Button) []tabletop.Button {
	g, own := t.Line.Geometry(), &t.Overlay().TableButtons
	covered := t.Covered && t.Phase == tabletop.Over
	p := t.Position()
	quiet := !t.IsMoving() && t.Phase != tabletop.Replaying
	mine, waits := quiet && t.CanMove(), !quiet && t.CanGoOn()
	dst = t.AppendIcons(dst)
	if covered {
	} else if t.Match.IsOver() && t.CanLookBack() {
		dst = append(dst, tabletop.Button{Id: tabletop.ReviewButton, Rect: g.Undo, Label: "review.open", Enabled: quiet})
	} else {
		undo, from := t.Match.CanUndo() || t.Line.Gift().Promise.Made, len(dst)
		dst = tabletop.AppendUndo(dst, &g.Edges, mine && undo, t.Match.CanRedo() && !own.Hidden.Has(tabletop.RedoButton), mine)
		for i := from; i < len(dst); i++ {
			dst[i].EnabledSoon = waits && (undo || dst[i].Id == tabletop.RedoButton)
		}
	}
	dst = t.scrollButtons(dst)
	if t.Refusal.IsExplained {
		dst = append(dst, t.WhyButton())
	}
	if t.Status.Unsaved {
		dst = append(dst, tabletop.Button{Id: tabletop.UnsavedButton, Rect: g.Unsaved, Label: "table.unsaved", Sign: art.Warning, Enabled: true})
	}
	question := t.Question()
	if t.Status.Hints && !t.Match.IsOver() {
		dst = append(dst, tabletop.Button{Id: tabletop.HintButton, Rect: g.Hint, Label: "button.tip", Sign: art.Hint, Enabled: mine})
	}
	ends := p.CanMove(dreist.End())
	canEnd := mine && ends
	if covered {
	} else if t.Match.IsOver() && quiet {
		dst = append(dst, tabletop.Button{Id: tabletop.RematchButton, Rect: g.EndTurn, Label: "end.next", Enabled: true, Primary: true})
	} else {
		dst = append(dst, tabletop.Button{Id: tabletop.EndTurnButton, Rect: g.EndTurn, Label: "button.end", Sign: art.Forth,
			Enabled: canEnd, EnabledSoon: waits && ends, Primary: canEnd && question == scene.NoQuestion && !t.CanLayAny(),
			Faint: question != scene.NoQuestion})
	}
	dst = t.AppendAnswers(dst)
	if question != scene.NoQuestion || p.LaidCount() > 0 && t.IsAgainstEgon() {
		return dst
	}
	return t.AppendReplay(dst, g.Replay)
}

// Answers appends the answers to the open question.
func (t *Table) Answers(dst []tabletop.Button) []tabletop.Button {
	g := t.Line.Geometry()
	yes, no := g.Answers()
	switch t.Question() {
	case scene.DrawQuestion:
		dst = append(dst,
			tabletop.Button{Id: DrawButton, Rect: yes, Label: "button.draw", Enabled: true, Primary: true},
			tabletop.Button{Id: DeclineButton, Rect: no, Label: t.DeclineKey(), Enabled: true},
			tabletop.Button{Id: PileButton, Name: "pile", Rect: g.Pile, Enabled: true, HitOnly: true})
	case scene.DiscardQuestion:
		dst = append(dst,
			// the primary answer stands first
			tabletop.Button{Id: SpareButton, Rect: yes, Label: "button.spare", Enabled: true, Primary: true},
			tabletop.Button{Id: DiscardButton, Rect: no, Label: "button.discard", Enabled: true})
	case scene.GiftQuestion:
		if t.Position().Seats() > 2 {
			return append(dst, tabletop.Button{Id: KeepButton, Rect: no, Label: "button.keep", Enabled: true})
		}
		dst = append(dst,
			tabletop.Button{Id: GiveButton, Rect: yes, Label: "button.give", Enabled: true, Primary: true},
			tabletop.Button{Id: KeepButton, Rect: no, Label: "button.keep", Enabled: true})
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
		t.Accept()
	case DeclineButton, KeepButton, SpareButton:
		t.Decline()
	case AboveButton:
		t.Line.ScrollTo(0)
	case BelowButton:
		t.Line.ScrollTo(t.Line.Geometry().MaxShift())
	}
}

// CanGoOn reports whether the player in front may move, now or as soon as the motion of their last move has ended.
func (t *Table) CanGoOn() bool {
	h := t.Match.History()
	theirs := func(step record.Step) bool { return dreist.Seat(step.Seat) != t.Front() }
	return t.CanMove() && !t.IsWatching() && !slices.ContainsFunc(h[min(t.Seen.Moves, len(h)):], theirs)
}

// IsWon reports whether the player has won against Egon.
func (t *Table) IsWon() bool { return t.Position().Winner() == 0 }

// CanLookBack reports whether past positions can be shown.
func (t *Table) CanLookBack() bool { return t.Guide == nil && len(t.Match.History()) > 0 }
