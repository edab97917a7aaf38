package learn

import (
	"dreist/game/dreist"
	"dreist/game/dreist/primer"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/kit"
	"dreist/render/tabletop"
	"dreist/render/teach"
)

// FillOverlay adds the marks, the box and the prompt.
func (l *Lesson) FillOverlay(o *tabletop.Overlay) {
	l.show(o)
	l.markTrial(o)
	l.table.GlowEqualCards(o)
}

// show adds everything except the refused move; more are further buttons of the box.
func (l *Lesson) show(o *tabletop.Overlay, more ...tabletop.Button) {
	l.ExampleGuide.FillLesson(o, more...)
	l.endTurn(&o.TableButtons)
	l.mark(o)
	if m := l.Hint; m != nil {
		h := primer.HintOf(*m)
		switch l.markHint(o, &h); m.Action {
		case dreist.DrawCard:
			o.AddGlow(scene.SpotOfCard(l.table.PileTop()), tabletop.BrightTint)
		case dreist.DiscardCard:
			o.AddGlow(scene.SpotOfKind(scene.DiscardSpot), tabletop.BrightTint)
		}
	}
	if to, ok := l.ventured(); ok && !(l.IsTrialCrossedOut() && scene.CellOfSpot(l.TrialSpot) == scene.CellOfAim(to)) {
		at := scene.SpotOfCell(scene.CellOfAim(to))
		table.ShowGhost(o, l.table.HeldCard(), at, 0.4)
		table.ShowOutline(o, at, tabletop.MutedTint)
	}
}

// AddRequests lets the keys aim where the rules refuse a card: the lesson explains why.
func (l *Lesson) AddRequests(w *table.Wants) { w.AllowsAnyCell = l.CanMoveCards() }

func (l *Lesson) isTried() bool { return l.Trial.Move != (dreist.Move{}) }

// IsTrialCrossedOut reports whether the refused move is crossed out.
func (l *Lesson) IsTrialCrossedOut() bool { return l.isTried() && l.Trial.HasLanded() }

// TrialFaultCells returns the cells at fault for the move that is crossed out.
func (l *Lesson) TrialFaultCells() []dreist.Cell {
	why, _ := l.Trial.Refusal.(*dreist.Refusal)
	if why == nil || !l.IsTrialCrossedOut() {
		return nil
	}
	return why.Faults
}

// endTurn sets whether the turn can be ended, and whether a card must be drawn first.
func (l *Lesson) endTurn(o *tabletop.TableButtons) {
	end := tabletop.OnlyButtons(tabletop.EndTurnButton)
	switch {
	case l.Activity == teach.Forbidden && l.Pages.Current > 0 && l.TrialSpot.Kind == scene.EndTurnSpot:
		o.Disabled, o.NotPrimary = end, end
		if l.IsTrialCrossedOut() {
			o.DrawnChosen = end
		}
	case !l.CanMoveCards():
		o.Hidden.Add(tabletop.EndTurnButton)
	case l.table.CanMove() && !l.table.Timeline.IsMoving():
		o.Enabled = end // ending too early gets an explanation
	default:
		o.Disabled = end
	}
	if l.GoalLesson != nil && !l.IsTowardsGoal(dreist.EndMove()) || l.GoalLesson == nil && l.table.CanLayAny() {
		o.NotPrimary.Add(tabletop.EndTurnButton)
	}
	if l.GoalLesson != nil && !l.IsTowardsGoal(dreist.Draw()) {
		o.NotPrimary.Add(table.DrawButton)
		o.Primary = tabletop.OnlyButtons(table.DeclineButton)
	}
}

func (l *Lesson) mark(o *tabletop.Overlay) {
	for _, cell := range l.MarkedCells {
		table.ShowOutline(o, scene.SpotOfCell(cell), tabletop.BrightTint)
	}
	for _, cell := range l.TrialFaultCells() {
		table.ShowOutline(o, scene.SpotOfCell(cell), tabletop.WarningTint)
	}
}

func (l *Lesson) markHint(o *tabletop.Overlay, h *primer.Hint) {
	if c := h.Card; c != dreist.NoCard && c != l.table.HeldCard() && l.table.Timeline.CurrentPicture().Cards[c].FaceUp > 0.5 {
		o.AddGlow(scene.SpotOfCard(c), tabletop.BrightTint)
	}
	for _, cell := range h.Cells {
		if cell.Row == 0 {
			table.ShowOutline(o, scene.SpotOfCell(cell), tabletop.BrightTint)
			continue
		}
		o.AddGlow(scene.SpotOfCell(cell), tabletop.BrightTint)
	}
}

// markTrial shows the refused card on its way to TrialSpot, or as a ghost there, below a cross.
func (l *Lesson) markTrial(o *tabletop.Overlay) {
	if !l.isTried() {
		return
	}
	r, c := &l.Trial, l.Trial.Move.Card
	to, isSeen := l.table.Timeline.SpotRect(l.TrialSpot)
	switch {
	case r.IsMoving() && isSeen && c != dreist.NoCard:
		o.AddMark(tabletop.Mark{Spot: scene.SpotOfCard(c), Pose: r.Pose(l.table.Timeline.CurrentPicture().Cards[c], to)})
	case !r.IsMoving() && c != dreist.NoCard:
		table.ShowGhost(o, c, l.TrialSpot, 0.5)
	}
	cross := tabletop.Mark{Motif: kit.Cross, Spot: l.TrialSpot}
	switch {
	case !r.HasLanded():
	case l.TrialSpot.Kind == scene.EndTurnSpot: // which is above everything else
		o.TopMarks = append(o.TopMarks, cross)
	default:
		o.AddMark(cross)
	}
}
