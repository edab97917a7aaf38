package learn

import (
	"slices"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/primer"
	"dreist/game/lesson"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/tabletop"
	"dreist/render/teach"
)

// Lesson is the guide of an example in which the player makes moves.
type Lesson struct {
	teach.ExampleGuide[*match.Match, dreist.Position, dreist.Move, dreist.Event]
	Example     *primer.Example
	MarkedCells []dreist.Cell // cells that the text is about
	TrialSpot   tabletop.Spot // the spot at which the refused move aims

	table *table.Table
}

// StartLesson returns the guide of an example, which it sets at a table. away is the label key of the button back; note updates the stored progress.
func StartLesson(t *table.Table, e *primer.Example, away string, note func(func(*lesson.Progress))) *Lesson {
	l := &Lesson{Example: e, table: t}
	var leads teach.ExampleGame[dreist.Position, dreist.Move, dreist.Event] = l
	if e.IsQuiz() {
		q := &Quiz{Lesson: *l}
		l, leads = &q.Lesson, q
	}
	l.ExampleGuide = teach.NewExampleGuide(&e.Quest, primer.ExampleCount, note, &t.SharedTable, leads)
	l.StartAtTable(away)
	return l
}

func (l *Lesson) ControlsTextKey() string            { return "lessons.keys.hand" }
func (l *Lesson) SeatNames() (names []string, _ int) { return nil, 0 }

func (l *Lesson) ExplainAstray(m dreist.Move) (why, rule string) {
	return primer.ExplainDetour(l.table.ShownPosition(), m)
}

func (l *Lesson) HintText(m dreist.Move) string {
	h := primer.HintOf(m)
	return l.sayHint(&h)
}

func (l *Lesson) sayHint(h *primer.Hint) string {
	values := assets.Values{"Row": h.Row}
	if h.Card != dreist.NoCard {
		values["Card"] = l.table.Phrases.CardName(h.Card)
	}
	return l.table.Phrases.Say(h.TextKey, values)
}

// HandleAttempt judges an attempt of the player. The example decides about discards itself, so the table does not ask.
func (l *Lesson) HandleAttempt(a table.Attempt) tabletop.Handling {
	switch a.Kind {
	case tabletop.TryGesture:
		if at := geom.Point(a.Gesture.At); a.Gesture.Kind == input.Tap && l.CanMoveCards() && l.table.ButtonAt(at) == tabletop.NoButton && l.reach(at) {
			return tabletop.Handled
		}
	case tabletop.TryCommand:
		to, isVentured := l.ventured()
		switch c := a.Gesture.Command; {
		case c == input.CommandNo && l.drawFirst():
			return tabletop.Handled
		case c == input.CommandConfirm && isVentured: // lays the selected card where it is not allowed
			l.table.RefuseAim(l.table.Held.Card, to)
			return tabletop.Handled
		}
	case tabletop.TryPress:
		if a.Button == table.DeclineButton {
			return tabletop.Handling(l.drawFirst())
		}
	case tabletop.TryPlay:
		return l.play(a)
	case tabletop.TryRefused:
		return tabletop.Handling(l.refuse(dreist.Card(a.Card), a.Aim))
	case tabletop.TryDiscard:
		return tabletop.Handled
	}
	return l.ExampleGuide.HandleAttempt(a)
}

// play judges a move. A card that is refused glides back.
func (l *Lesson) play(a table.Attempt) tabletop.Handling {
	l.TrialSpot = scene.SpotOfMove(a.Move)
	answer := l.ExampleGuide.HandleAttempt(a)
	switch {
	case answer == tabletop.Handled && l.table.Timeline.Gift().Promise.IsMade:
		l.table.ClearInput()
		l.table.Timeline.ReturnCards()
	case answer == tabletop.NotHandled && l.Activity == teach.Trying:
		l.SetText("lessons.free", "", false)
	}
	return answer
}

// refuse shows why a card cannot go to an aim, which may be in a wrong column, and reports whether it did so.
func (l *Lesson) refuse(c dreist.Card, to tabletop.Aim) bool {
	why, _ := l.table.CheckMove(tabletop.Card(c), to).(*dreist.Refusal)
	if why == nil || !l.CanMoveCards() {
		return false
	}
	at, m := scene.CellOfAim(to), dreist.Lay(c, int(to.Row))
	l.TrialSpot = scene.SpotOfLaidCard(at, c)
	if to.Kind == tabletop.DiscardAim {
		at, m = dreist.Cell{}, dreist.Discard(c)
		l.TrialSpot = scene.SpotOfMove(m)
	}
	text, rule := l.Example.ExplainRefusal(l.table.ShownPosition(), why, at)
	l.Refuse(m, text, rule, why)
	return true
}

// reach handles clicks that need no button: on the player's own pile to draw, on a player to give a gift.
func (l *Lesson) reach(at geom.Point) bool {
	p, g, asked := l.table.ShownPosition(), l.table.Timeline.Geometry(), l.table.Question()
	if l.table.Timeline.IsMoving() || !l.table.CanMove() || l.table.Held.IsHolding() || p.Pending() == dreist.PartnerPending {
		return false
	}
	seat, isPlayer := l.table.Timeline.ReceiverAt(at)
	switch {
	case g.OwnPile.Contains(at) && asked == scene.NoQuestion:
		l.table.Play(dreist.Draw())
	case isPlayer && aboutGifts(l.Example) && asked != scene.GiftQuestion:
		l.table.Play(dreist.Give(seat))
	case g.OwnCountRect.Contains(at) && asked == scene.GiftQuestion:
		l.table.Play(dreist.Give(l.table.FrontSeat()))
	default:
		return false
	}
	return true
}

// aboutGifts reports whether the example is about gifts. Only then a click on a player can be a gift.
func aboutGifts(e *primer.Example) bool {
	return slices.ContainsFunc(e.Counterexamples, func(n primer.Counterexample) bool { return n.Move.Action == dreist.GiveCards })
}

// ventured returns the cell at which a selected card is aimed although the rules refuse it there.
func (l *Lesson) ventured() (tabletop.Aim, bool) {
	h := &l.table.Held
	if !l.CanMoveCards() || h.Grip != tabletop.SelectedGrip || h.Aim.Kind != scene.CellAim || l.table.Timeline.IsMoving() || l.table.IsLegalAim(l.table.HeldCard(), h.Aim) {
		return tabletop.Aim{}, false
	}
	return h.Aim, l.table.ShownPosition().Layout().At(scene.CellOfAim(h.Aim)) == dreist.NoCard
}

// drawFirst handles a declined draw of a card that the example needs: it explains that, keeps the question open, and returns true.
func (l *Lesson) drawFirst() bool {
	if l.GoalLesson == nil || l.table.Question() != scene.DrawQuestion || !l.IsTowardsGoal(dreist.Draw()) {
		return false
	}
	for _, m := range l.table.ShownPosition().AppendMoves(nil) {
		if m.Action != dreist.DrawCard && l.IsTowardsGoal(m) {
			return false
		}
	}
	l.ClearHint()
	l.SetText("lessons.declined", "5", false)
	draw := dreist.Draw()
	l.Hint = &draw
	return true
}
