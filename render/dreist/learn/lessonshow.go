package learn

import (
	"dreist/game/dreist"
	"dreist/game/dreist/primer"
	"dreist/render/dreist/table"
	"dreist/render/kit"
	"dreist/render/tabletop"
	"dreist/render/teach"
)

// FillOverlay adds the marks, the box and the prompt.
func (l *Lesson) FillOverlay(o *tabletop.Overlay) {
	l.show(o)
	l.markTrial(o)
	l.table.GlowAlike(o)
}

// show adds everything except the refused move; more are buttons of the box.
func (l *Lesson) show(o *tabletop.Overlay, more ...tabletop.Button) {
	l.Quest.Show(o, more...)
	l.endTurn(&o.TableButtons)
	l.mark(o)
	if m := l.Hint; m != nil {
		h := primer.HintOf(*m)
		switch l.markHint(o, &h); m.Action {
		case dreist.DrawCard:
			o.Glow(table.OnCard(l.table.PileTop()), tabletop.BrightTint)
		case dreist.DiscardCard:
			o.Glow(table.PlaceOfKind(table.DiscardPlace), tabletop.BrightTint)
		}
	}
	if to, ok := l.ventured(); ok && !(l.IsCrossed() && table.CellOf(l.To) == table.AimedCell(to)) {
		at := table.PlaceOfCell(table.AimedCell(to))
		table.ShowGhost(o, l.table.HeldCard(), at, 0.4)
		table.ShowOutline(o, at, tabletop.MutedTint)
	}
}

// Want lets the keys aim where the rules refuse a card: the lesson explains why.
func (l *Lesson) Want(w *table.Wants) { w.AnyCell = l.IsByHand() }

// isTried reports whether a refused move is shown.
func (l *Lesson) isTried() bool { return l.Trial.Move != (dreist.Move{}) }

// IsCrossed reports whether the refused move is crossed out.
func (l *Lesson) IsCrossed() bool { return l.isTried() && l.Trial.HasLanded() }

// Faults returns the cells at fault for the move that is crossed out.
func (l *Lesson) Faults() []dreist.Cell {
	why, _ := l.Trial.Why.(*dreist.Refusal)
	if why == nil || !l.IsCrossed() {
		return nil
	}
	return why.Faults
}

// endTurn sets whether the turn can be ended, and whether a card must be drawn first.
func (l *Lesson) endTurn(o *tabletop.TableButtons) {
	end := tabletop.OnlyButtons(tabletop.EndTurnButton)
	switch {
	case l.Way == teach.Forbidden && l.Reel.At > 0 && l.To.Kind == table.EndTurnPlace:
		o.Disabled, o.NotPrimary = end, end
		if l.IsCrossed() {
			o.Chosen = end
		}
	case !l.IsByHand():
		o.Hidden |= end
	case l.table.CanMove() && !l.table.Line.IsMoving():
		o.Enabled = end // ending too early gets an explanation
	default:
		o.Disabled = end
	}
	if l.Play != nil && !l.IsLeading(dreist.End()) || l.Play == nil && l.table.CanLayAny() {
		o.NotPrimary |= end
	}
	if l.Play != nil && !l.IsLeading(dreist.Draw()) {
		o.NotPrimary |= tabletop.OnlyButtons(table.DrawButton)
		o.Primary = tabletop.OnlyButtons(table.DeclineButton)
	}
}

// mark marks the cells that the lesson talks about, and those at fault.
func (l *Lesson) mark(o *tabletop.Overlay) {
	for _, cell := range l.Marks {
		table.ShowOutline(o, table.PlaceOfCell(cell), tabletop.BrightTint)
	}
	for _, cell := range l.Faults() {
		table.ShowOutline(o, table.PlaceOfCell(cell), tabletop.WarningTint)
	}
}

// markHint highlights the card and cells of a hint.
func (l *Lesson) markHint(o *tabletop.Overlay, h *primer.Hint) {
	if c := h.Card; c != dreist.NoCard && c != l.table.HeldCard() && l.table.Line.CurrentPicture().Cards[c].Face > 0.5 {
		o.Glow(table.OnCard(c), tabletop.BrightTint)
	}
	for _, cell := range h.Cells {
		if cell.Row == 0 {
			table.ShowOutline(o, table.PlaceOfCell(cell), tabletop.BrightTint)
			continue
		}
		o.Glow(table.PlaceOfCell(cell), tabletop.BrightTint)
	}
}

// markTrial shows the refused card on its way to its place, or as a ghost there, below a cross.
func (l *Lesson) markTrial(o *tabletop.Overlay) {
	if !l.isTried() {
		return
	}
	r, c := &l.Trial, l.Trial.Move.Card
	to, isSeen := table.RectOf(l.To, l.table.Line)
	switch {
	case r.IsMoving() && isSeen && c != dreist.NoCard:
		o.Mark(tabletop.Mark{At: table.OnCard(c), Pose: r.Pose(l.table.Line.CurrentPicture().Cards[c], to)})
	case !r.IsMoving() && c != dreist.NoCard:
		table.ShowGhost(o, c, l.To, 0.5)
	}
	cross := tabletop.Mark{Motif: kit.Cross, At: l.To}
	switch {
	case !r.HasLanded():
	case l.To.Kind == table.EndTurnPlace: // which is above everything else
		o.Above = append(o.Above, cross)
	default:
		o.Mark(cross)
	}
}
