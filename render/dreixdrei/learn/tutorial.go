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
	named  bool // the wheel was open in the last tick
}

// bystander is the guide whose methods are used if the teacher has none.
type bystander struct {
	tabletop.BaseGuide[dreixdrei.Move, dreixdrei.Event]
}

type teacher = teach.Teacher[dreixdrei.Move, dreixdrei.Seat]

// NewTutorial returns the guide of a first game at a table; labels measure its texts.
func NewTutorial(at *table.Table, labels *kit.Labels) *Tutorial {
	t := &Tutorial{table: at, said: map[string]bool{}}
	t.Start(t, labels)
	for _, step := range at.Match.History() {
		for _, e := range step.Events {
			t.said[remarkOn(e).key] = true // the player has heard the remark in an earlier session
		}
	}
	return t
}

// FollowMatch reads the progress of the game.
func (t *Tutorial) FollowMatch() {
	h := t.table.Match.History()
	if changed, _, seen := t.FollowMoves(len(h), t.table.Status.OffersHints); changed {
		t.Lesson = primer.NewFirstGameProgress(t.table.Match.InitialPosition(), h, seen)
	}
}

// TableState returns the state of the table that the teacher needs.
func (t *Tutorial) TableState() teach.TableState {
	at := t.table
	return teach.TableState{
		Texts: at.Phrases.Texts, Edges: &at.Timeline.Geometry().Edges, Device: at.Device, Speed: at.Timeline.Speed(), IsMotionReduced: at.Timeline.HasReducedMotion(),
		IsIdle: at.CanMove() && !at.IsMoving() && !at.IsCelebrating(),
	}
}

// HandleEvent remarks on an event that happens for the first time after the script.
func (t *Tutorial) HandleEvent(e dreixdrei.Event) {
	t.FollowMatch()
	if r := remarkOn(e); r.key != "" && !t.said[r.key] && primer.IsGuidanceOver(t.Lesson) {
		t.remark, t.said[r.key] = r, true
		t.ShowRemark()
	}
}

// HandleAttempt holds back moves that the script does not want yet, and handles the keys for help.
func (t *Tutorial) HandleAttempt(a tabletop.Attempt[dreixdrei.Move]) tabletop.Handling {
	if a.Kind == tabletop.TryPlay {
		t.FollowMatch()
		return t.RefuseTooEarly(t.table.ShownPosition().CanMove(a.Move), t.Lesson.IsHeldBack(a.Move))
	}
	return t.HandleInput(a.Kind, a.Gesture, a.Button)
}

// FillOverlay marks the cards of the task and their goal, and adds the button to read more.
func (t *Tutorial) FillOverlay(o *tabletop.Overlay) {
	t.FollowMatch()
	at := t.table
	if at.Phase == tabletop.ReplayPhase || at.Match.IsSettled() {
		return
	}
	if more, ok := t.DetailsButton(); ok {
		o.Buttons = append(o.Buttons, more)
	}
	if idea, led := t.Lesson.CurrentIdea(); led {
		t.lead(o, idea)
	}
}

func (t *Tutorial) lead(o *tabletop.Overlay, idea primer.Idea) {
	at := t.table
	m, asked := t.Lesson.WantedMove()
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
	if !t.TableState().IsIdle || at.IsHolding() {
		return
	}
	p := at.ShownPosition()
	switch {
	case at.IsNamingJokers():
	case asked:
		table.MarkMoves(o, p, []dreixdrei.Move{m}, false)
	case idea.ID == primer.FaceDownIdea:
		for _, c := range table.FaceDownCards(p, primer.LearnerSeat) {
			o.AddLiftedGlow(table.SpotOfCard(c), 0)
		}
	case idea.ID == primer.OpenCardsIdea:
		for _, c := range at.PlayableOpenCards() {
			o.AddLiftedGlow(table.SpotOfCard(c), 0)
		}
	}
}

// CanShowGesture reports whether the way of the wanted card may be shown: until a card was laid, or if asked for.
func (t *Tutorial) CanShowGesture(asked bool) bool {
	m, ok := t.Lesson.WantedMove()
	_, _, shown := t.way(m)
	return ok && shown && (asked || !t.Lesson.HasMet(primer.LayIdea) || m.Action == dreixdrei.PickUpPile) && !t.table.IsHolding()
}

// Tick advances by a tick, and reports whether the picture changed. While a JOKER is named the wheel points at the wanted name.
func (t *Tutorial) Tick() (changed bool) {
	changed = t.teacher.Tick()
	naming := t.table.IsNamingJokers()
	if m, ok := t.Lesson.WantedMove(); naming && !t.named && ok && m.Action == dreixdrei.LayCards {
		t.table.AimWheelAt(m.Kind())
	}
	t.named = naming
	return changed
}
