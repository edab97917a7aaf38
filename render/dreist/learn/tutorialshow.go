package learn

import (
	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// FillOverlay marks the cards and cells of the task, and adds the button to read more.
func (t *Tutorial) FillOverlay(o *tabletop.Overlay) {
	t.FollowMatch() // the table may be drawn before the first tick
	t.prompt(o)
	if !t.table.Match.IsOver() && !t.Progress.IsDone() {
		t.lead(&o.TableButtons)
	}
	if t.table.Phase == tabletop.LastTurnsPhase {
		return
	}
	t.point(o)
	t.table.GlowEqualCards(o)
	if b, ok := t.DetailsButton(); ok {
		o.Buttons = append(o.Buttons, b)
	}
}

// AddRequests lets the table take the moves of the task as the wanted ones.
func (t *Tutorial) AddRequests(w *table.Wants) {
	t.FollowMatch()
	w.WantedMoves = append(w.WantedMoves, t.meant()...)
}

// prompt hides the table's own prompt while the chick names a task, except for the answer to a key for help.
func (t *Tutorial) prompt(o *tabletop.Overlay) {
	over, say := t.table.Match.IsOver(), t.table.Phrases
	switch a := t.answer; {
	case a.key != "" && a.watching == t.table.IsWatching() && !over:
		o.HasPrompt, o.Prompt = true, say.Say(a.key)
	case t.isPausedAtCard():
		o.HasPrompt, o.Prompt = true, say.Say("prompt.other", assets.Values{"Name": say.SeatName(dreist.EgonSeat)})
	default:
		o.HasPrompt = !t.table.IsWatching() && !over && !t.Progress.IsDone()
	}
}

// lead makes the button of the table that does the task the primary button.
func (t *Tutorial) lead(o *tabletop.TableButtons) {
	var primary []tabletop.ButtonID
	if wanted, ok := t.WantedMove(); ok {
		primary = append(primary, table.DeclineButton)
		switch wanted.Action {
		case dreist.DrawCard:
			primary[0] = table.DrawButton
		case dreist.EndTurn:
			primary = append(primary, tabletop.EndTurnButton)
		case dreist.GiveCards:
			primary = append(primary, table.GiveButton)
		}
	}
	o.Primary, o.NotPrimary = tabletop.OnlyButtons(primary...), tabletop.AllButtonsExcept(primary...)
}

// meant returns the moves to mark, among which keys choose: if several cards can be laid, only that of the task; no moves once all ideas have been met.
func (t *Tutorial) meant() []dreist.Move {
	if t.table.Timeline.IsMoving() || t.table.Match.IsOver() || !t.table.CanMove() || t.Progress.IsDone() {
		return nil
	}
	moves := t.Progress.Moves()
	if len(moves) > 0 && moves[0].Action == dreist.LayCard {
		return moves[:1]
	}
	return moves
}

// point highlights the cards and cells of the task or of a remark.
func (t *Tutorial) point(o *tabletop.Overlay) {
	if t.table.Held.IsHolding() {
		return
	}
	if t.IsRemarking() {
		for _, c := range t.lastRemark.cards {
			o.AddGlow(scene.SpotOfCard(c), tabletop.BrightTint)
		}
		return
	}
	for _, m := range t.meant() {
		switch m.Action {
		case dreist.LayCard:
			o.AddGlow(scene.SpotOfCard(m.Card), tabletop.BrightTint)
			if t.table.ShownPosition().Pending() == dreist.PartnerPending {
				continue // the table marks the places of partners itself
			}
			table.ShowTarget(o, scene.SpotOfMove(m), m.Card, true)
			table.ShowGhost(o, m.Card, scene.SpotOfMove(m), 0.32)
		case dreist.DiscardCard:
			o.AddMark(tabletop.Mark{Motif: kit.CardGlow, Spot: scene.SpotOfCard(m.Card), Tint: tabletop.BrightTint, Alpha: 0.8})
			o.AddMark(tabletop.Mark{Motif: kit.CardGlow, Spot: scene.SpotOfMove(m), Tint: tabletop.BrightTint, Alpha: 0.8})
		}
	}
}

// CanShowGesture reports whether the way of a card may be shown, which is until the player has laid one.
func (t *Tutorial) CanShowGesture(bool) bool {
	m, ok := t.WantedMove()
	return ok && m.Action == dreist.LayCard && !t.table.Held.IsHolding() &&
		t.times(func(s record.Step) bool { return isYours(s) && s.Move.Action == dreist.LayCard }) == 0
}

// Draw draws the tutor's bubble, the chick (it covers its eyes after a refusal), the stars for ideas, and the gesture that lays a card.
func (t *Tutorial) Draw(e *kit.Canvas) {
	if t.table.Phase == tabletop.LastTurnsPhase {
		return
	}
	geo, tip := t.table.Timeline.Geometry(), t.bubbleLayout.tip
	met, _ := t.Progress.CountMetIdeas()
	ink, alpha := e.Palette().MutedText, 0.5
	if met > 0 {
		ink, alpha = pictures.FamilyColor(hueOf(met-1)), 1
	}
	area := t.Speech.Rect.Union(t.bubbleLayout.chick).Union(geom.RectAround(tip, 2, 2))
	t.Speech.Draw(e, geo.TextUnit(), t.Bubble.Count, ink, alpha, area, func() {
		chick := pictures.TutorLookingRight
		switch {
		case t.table.Refusal.Text != "":
			chick = pictures.TutorHiding
		case t.Speech.Rect.Contains(tip):
			chick = pictures.TutorWatching
		case tip.X < t.bubbleLayout.chick.Center().X:
			chick = pictures.TutorLookingLeft
		}
		e.DrawPicture(chick, t.bubbleLayout.chick, 1)
	})
	if m, ok := t.WantedMove(); ok && t.IsShowingGesture() {
		from, to := t.table.Timeline.CurrentPicture().Cards[m.Card].Rect(), geo.CellRect(m.Card.Cell(int(m.Row)))
		t.Ghost.Draw(e, geo.TextUnit(), pictures.FaceMotif(m.Card.Kind()), from, to, t.table.Timeline.HasReducedMotion())
	}
	t.stars.Draw(e)
}
