package learn

import (
	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// FillOverlay marks the cards and cells of the task, and adds the button to read more.
func (g *Tutorial) FillOverlay(o *tabletop.Overlay) {
	g.FollowMatch() // the table may be drawn before the first tick
	if g.prompt(o); !g.table.Match.IsOver() && !g.Lesson.IsDone() {
		g.lead(&o.TableButtons)
	}
	if g.table.Phase == tabletop.LastTurnsPhase {
		return
	}
	g.point(o)
	g.table.GlowEqualCards(o)
	if b, ok := g.DetailsButton(); ok {
		o.Buttons = append(o.Buttons, b)
	}
}

// FillWants asks for the moves of the task.
func (g *Tutorial) FillWants(w *table.Wants) {
	g.FollowMatch()
	w.WantedMoves = append(w.WantedMoves, g.meant()...)
}

// prompt hides the table's own prompt while the chick names a task, except for the answer to a key for help.
func (g *Tutorial) prompt(o *tabletop.Overlay) {
	over, say := g.table.Match.IsOver(), g.table.Phrases
	switch a := g.answer; {
	case a.key != "" && a.watching == g.table.IsWatching() && !over:
		o.HasPrompt, o.Prompt = true, say.Say(a.key)
	case g.isPausedAtCard():
		o.HasPrompt, o.Prompt = true, say.Say("prompt.other", assets.Values{"Name": say.SeatName(dreist.EgonSeat)})
	default:
		o.HasPrompt = !g.table.IsWatching() && !over && !g.Lesson.IsDone()
	}
}

// lead makes the table's own button for the task the primary one.
func (g *Tutorial) lead(o *tabletop.TableButtons) {
	if wanted, ok := g.WantedMove(); ok {
		o.Primary = tabletop.OnlyButtons(table.DeclineButton)
		switch wanted.Action {
		case dreist.DrawCard:
			o.Primary = tabletop.OnlyButtons(table.DrawButton)
		case dreist.EndTurn:
			o.Primary |= tabletop.OnlyButtons(tabletop.EndTurnButton)
		case dreist.GiveCards:
			o.Primary |= tabletop.OnlyButtons(table.GiveButton)
		}
	}
	o.NotPrimary = ^o.Primary
}

// meant returns the moves to mark, among which keys choose: of several cards to lay only that of the task; none once all ideas have been met.
func (g *Tutorial) meant() []dreist.Move {
	if g.table.Timeline.IsMoving() || g.table.Match.IsOver() || !g.table.CanMove() || g.Lesson.IsDone() {
		return nil
	}
	moves := g.Lesson.Moves()
	if len(moves) > 0 && moves[0].Action == dreist.LayCard {
		return moves[:1]
	}
	return moves
}

// point highlights the cards and cells of the task, or those of a remark.
func (g *Tutorial) point(o *tabletop.Overlay) {
	if g.table.Hand.IsHolding() {
		return
	}
	if g.IsRemarking() {
		for _, c := range g.lastRemark.cards {
			o.AddGlow(table.SpotOfCard(c), tabletop.BrightTint)
		}
		return
	}
	for _, m := range g.meant() {
		switch m.Action {
		case dreist.LayCard:
			o.AddGlow(table.SpotOfCard(m.Card), tabletop.BrightTint)
			if g.table.ShownPosition().Pending() == dreist.PartnerPending {
				continue // the table marks the places of partners itself
			}
			table.ShowTarget(o, table.SpotOfMove(m), m.Card, true)
			table.ShowGhost(o, m.Card, table.SpotOfMove(m), 0.32)
		case dreist.DiscardCard:
			o.AddMark(tabletop.Mark{Motif: kit.Glow, Spot: table.SpotOfCard(m.Card), Tint: tabletop.BrightTint, Alpha: 0.8})
			o.AddMark(tabletop.Mark{Motif: kit.Glow, Spot: table.SpotOfMove(m), Tint: tabletop.BrightTint, Alpha: 0.8})
		}
	}
}

// CanShowGesture reports whether the way of a card may be shown, which is until the player has laid one.
func (g *Tutorial) CanShowGesture(bool) bool {
	m, ok := g.WantedMove()
	return ok && m.Action == dreist.LayCard && !g.table.Hand.IsHolding() &&
		g.times(func(s record.Step) bool { return isYours(s) && s.Move.Action == dreist.LayCard }) == 0
}

// Draw draws the tutor's bubble, the chick (it covers its eyes after a refusal), the stars for ideas, and the gesture that lays a card.
func (g *Tutorial) Draw(e *kit.Canvas) {
	if g.table.Phase == tabletop.LastTurnsPhase {
		return
	}
	geo, tip := g.table.Timeline.Geometry(), g.bubbleLayout.tip
	met, _ := g.Lesson.CountMetIdeas()
	ink, alpha := e.Palette().MutedText, 0.5
	if met > 0 {
		ink, alpha = pictures.FamilyColor(hueOf(met-1)), 1
	}
	area := g.Speech.Rect.Union(g.bubbleLayout.chick).Union(geom.RectAround(tip, 2, 2))
	g.Speech.Draw(e, geo.TextUnit(), g.Content.Count, ink, alpha, area, func() {
		chick := pictures.TutorLooksRight
		switch {
		case g.table.Refusal.Text != "":
			chick = pictures.TutorHides
		case g.Speech.Rect.Contains(tip):
			chick = pictures.TutorWatches
		case tip.X < g.bubbleLayout.chick.Center().X:
			chick = pictures.TutorLooksLeft
		}
		e.DrawPicture(chick, g.bubbleLayout.chick, 1)
	})
	if m, ok := g.WantedMove(); ok && g.IsShowingGesture() {
		from, to := g.table.Timeline.CurrentPicture().Cards[m.Card].Rect(), geo.CellRect(m.Card.Cell(int(m.Row)))
		g.Ghost.Draw(e, geo.TextUnit(), pictures.FaceMotif(m.Card.Kind()), from, to, g.table.Timeline.HasReducedMotion())
	}
	g.stars.Draw(e)
}
