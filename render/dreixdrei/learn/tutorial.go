package learn

import (
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/primer"
	"dreist/game/lesson"
	"dreist/render/dreixdrei/table"
	"dreist/render/kit"
	"dreist/render/tabletop"
	"dreist/render/teach"
)

// Tutorial is the guide of a first game at a table.
type Tutorial struct {
	bystander
	teacher
	table *table.Table

	remark remark
	said   map[string]bool
	named  bool // the wheel was open in the tick before
}

// bystander is the guide whose methods are used if the teacher has none.
type bystander struct {
	tabletop.BaseGuide[dreixdrei.Move, dreixdrei.Event]
}

type teacher = teach.Teacher[dreixdrei.Move, dreixdrei.Seat]

// NewTutorial returns the guide of a first game at a table; labels measure its texts.
func NewTutorial(t *table.Table, labels *kit.Labels) *Tutorial {
	g := &Tutorial{table: t, said: map[string]bool{}}
	g.Start(g, labels)
	for _, step := range t.Match.History() {
		for _, e := range step.Events {
			g.said[remarkOn(e).key] = true // the player has heard the remark in an earlier session
		}
	}
	return g
}

// FollowMatch reads the progress of the game.
func (g *Tutorial) FollowMatch() {
	h := g.table.Match.History()
	if changed, _, seen := g.FollowMoves(len(h), g.table.Status.OffersHints); changed {
		g.Lesson = primer.NewFirstGameProgress(g.table.Match.InitialPosition(), h, seen)
	}
}

// TableState returns the state of the table that the teacher needs.
func (g *Tutorial) TableState() teach.TableState {
	t := g.table
	return teach.TableState{
		Texts: t.Phrases.Texts, Edges: &t.Timeline.Geometry().Edges, Device: t.Device, Speed: t.Timeline.Speed(), IsMotionReduced: t.Timeline.HasReducedMotion(),
		IsIdle: t.CanMove() && !t.IsMoving() && !t.IsCelebrating(),
	}
}

// HandleEvent remarks on an event that happens for the first time after the script.
func (g *Tutorial) HandleEvent(e dreixdrei.Event) {
	g.FollowMatch()
	if r := remarkOn(e); r.key != "" && !g.said[r.key] && primer.IsPlayingAlone(g.Lesson) {
		g.remark, g.said[r.key] = r, true
		g.ShowRemark()
	}
}

// HandleAttempt holds back moves that the script does not want yet, and handles the keys for help.
func (g *Tutorial) HandleAttempt(a tabletop.Attempt[dreixdrei.Move]) tabletop.Handling {
	if a.Kind == tabletop.TryPlay {
		g.FollowMatch()
		return g.RefuseTooEarly(g.table.ShownPosition().CanMove(a.Move), g.Lesson.MustWait(a.Move))
	}
	return g.HandleInput(a.Kind, a.Gesture, a.Button)
}

// FillOverlay marks the cards of the task and their goal, and adds the button to read more.
func (g *Tutorial) FillOverlay(o *tabletop.Overlay) {
	g.FollowMatch()
	t := g.table
	if t.Phase == tabletop.ReplayPhase || t.Match.IsSettled() {
		return
	}
	if more, ok := g.DetailsButton(); ok {
		o.Buttons = append(o.Buttons, more)
	}
	if idea, led := g.Lesson.CurrentIdea(); led {
		g.lead(o, idea)
	}
}

func (g *Tutorial) lead(o *tabletop.Overlay, idea primer.Idea) {
	t := g.table
	m, asked := g.Lesson.WantedMove()
	o.HasPrompt = true
	switch {
	case idea.Action == lesson.AskHint:
		o.TableButtons.Primary = tabletop.OnlyButtons(tabletop.HintButton)
	case asked:
		o.TableButtons.Hidden = tabletop.OnlyButtons(tabletop.HintButton, tabletop.RedoButton, tabletop.LastTurnsButton)
		if m.Action != dreixdrei.EndSwapping && m.Action != dreixdrei.PickUpPile {
			o.TableButtons.NotPrimary = tabletop.OnlyButtons(tabletop.EndTurnButton, table.PickUpButton)
		}
	}
	if !g.TableState().IsIdle || t.IsHolding() {
		return
	}
	p := t.ShownPosition()
	switch {
	case t.IsNaming():
	case asked:
		table.MarkMoves(o, p, []dreixdrei.Move{m}, false)
	case idea.ID == primer.FaceDownIdea:
		for _, c := range table.FaceDownCards(p, primer.LearnerSeat) {
			o.AddLiftedGlow(table.SpotOfCard(c), 0)
		}
	case idea.ID == primer.OpenCardsIdea:
		for _, c := range t.PlayableOpenCards() {
			o.AddLiftedGlow(table.SpotOfCard(c), 0)
		}
	}
}

// CanShowGesture reports whether the way of the wanted card may be shown: until a card was laid, or if asked for.
func (g *Tutorial) CanShowGesture(asked bool) bool {
	m, ok := g.Lesson.WantedMove()
	_, _, shown := g.way(m)
	return ok && shown && (asked || !g.Lesson.HasMet(primer.LayIdea) || m.Action == dreixdrei.PickUpPile) && !g.table.IsHolding()
}

// Tick advances by a tick, and reports whether the picture changed. While a JOKER is named the wheel points at the wanted name.
func (g *Tutorial) Tick() (changed bool) {
	changed = g.teacher.Tick()
	naming := g.table.IsNaming()
	if m, ok := g.Lesson.WantedMove(); naming && !g.named && ok && m.Action == dreixdrei.LayCards {
		g.table.AimAtName(m.Kind())
	}
	g.named = naming
	return changed
}
