package learn

import (
	"dreist/assets"
	"dreist/game/lesson"
	"dreist/game/thegame"
	"dreist/game/thegame/primer"
	"dreist/render/kit"
	"dreist/render/tabletop"
	"dreist/render/teach"
	"dreist/render/thegame/table"
)

// Tutorial is the guide of a first game at a table.
type Tutorial struct {
	bystander
	teacher
	table *table.Table

	lesson primer.FirstGameProgress
	remark primer.Remark
	said   map[primer.Occasion]bool
}

// bystander is the guide whose methods are used if the teacher has none.
type bystander struct {
	tabletop.BaseGuide[thegame.Move, thegame.Event]
}

type teacher = teach.Teacher[thegame.Move, thegame.Pile]

// sour stands for the sour pile among the speakers. It speaks at the draw pile.
const sour thegame.Pile = thegame.PileCount

// NewTutorial returns the guide of a first game at a table; labels measure its texts.
func NewTutorial(at *table.Table, labels *kit.Labels) *Tutorial {
	t := &Tutorial{table: at, said: map[primer.Occasion]bool{}}
	t.Start(t, labels)
	return t
}

// FollowMatch reads the progress of the game.
func (t *Tutorial) FollowMatch() {
	h := t.table.Match.History()
	changed, goesOn, seen := t.FollowMoves(len(h), t.table.Status.OffersHints)
	if !changed {
		return
	}
	start := t.table.Match.InitialPosition()
	t.lesson = primer.NewFirstGameProgress(start, h, seen)
	t.Lesson = t.lesson.ScriptProgress
	if r := primer.RemarkOn(start, h); goesOn && r.Occasion != primer.NoOccasion && !t.said[r.Occasion] {
		t.remark, t.said[r.Occasion] = r, true
		t.ShowRemark()
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

// HandleAttempt holds back moves that the script does not want yet, and handles the keys for help.
func (t *Tutorial) HandleAttempt(a tabletop.Attempt[thegame.Move]) tabletop.Handling {
	if a.Kind == tabletop.TryPlay {
		t.FollowMatch()
		return t.RefuseTooEarly(t.table.ShownPosition().CanMove(a.Move), t.lesson.IsHeldBack(a.Move))
	}
	return t.HandleInput(a.Kind, a.Gesture, a.Button)
}

// FillOverlay marks the cards and piles of the task, and adds the button to read more.
func (t *Tutorial) FillOverlay(o *tabletop.Overlay) {
	t.FollowMatch()
	at := t.table
	if at.Phase == tabletop.ReplayPhase || at.Match.IsSettled() {
		return
	}
	if p := at.ShownPosition(); p.IsWon() {
		o.HasPrompt, o.Prompt = true, at.Phrases.Say("tutor.won", assets.Values{"Cards": primer.FirstDealSize})
	}
	idea, led := t.Lesson.CurrentIdea()
	if more, ok := t.DetailsButton(); ok {
		o.Buttons = append(o.Buttons, more)
	}
	if led {
		t.lead(o, idea)
	}
}

func (t *Tutorial) lead(o *tabletop.Overlay, idea primer.Idea) {
	o.HasPrompt = true
	switch idea.Action {
	case lesson.AskHint:
		o.TableButtons.Primary = tabletop.OnlyButtons(tabletop.HintButton)
		return
	case lesson.TakeBack:
		o.TableButtons.Primary = tabletop.OnlyButtons(tabletop.UndoButton)
	default:
		o.TableButtons.Primary = tabletop.OnlyButtons(tabletop.EndTurnButton)
	}
	m, ok := t.Lesson.WantedMove()
	if o.TableButtons.Hidden = tabletop.OnlyButtons(tabletop.HintButton, tabletop.RedoButton); !ok || m.Action != thegame.EndTurn {
		o.TableButtons.NotPrimary = tabletop.OnlyButtons(tabletop.EndTurnButton)
	}
	if ok && m.Action == thegame.LayCard && t.tells(idea) && t.TableState().IsIdle && !t.table.IsHolding() {
		o.AddGlow(table.SpotOfPile(m.Pile), tabletop.BrightTint)
		o.AddLiftedGlow(table.SpotOfCard(m.Card), 0)
	}
}

// tells reports whether the card of a task is marked. The card to build is at first left for the player to find.
func (t *Tutorial) tells(idea primer.Idea) bool {
	return idea.ID != primer.BuildIdea || t.AskedForGesture
}

// CanShowGesture reports whether the way of the wanted card may be shown: before the first move, or if asked for.
func (t *Tutorial) CanShowGesture(asked bool) bool {
	m, ok := t.Lesson.WantedMove()
	return ok && m.Action == thegame.LayCard && (asked || t.table.Match.MoveCount() == 0) && !t.table.IsHolding()
}
