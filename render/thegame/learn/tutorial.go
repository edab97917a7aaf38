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
func NewTutorial(t *table.Table, labels *kit.Labels) *Tutorial {
	g := &Tutorial{table: t, said: map[primer.Occasion]bool{}}
	g.Start(g, labels)
	return g
}

// FollowMatch reads the progress of the game.
func (g *Tutorial) FollowMatch() {
	h := g.table.Match.History()
	changed, goesOn, seen := g.FollowMoves(len(h), g.table.Status.OffersHints)
	if !changed {
		return
	}
	start := g.table.Match.InitialPosition()
	g.lesson = primer.NewFirstGameProgress(start, h, seen)
	g.Lesson = g.lesson.Script
	if r := primer.RemarkOn(start, h); goesOn && r.Occasion != primer.NoOccasion && !g.said[r.Occasion] {
		g.remark, g.said[r.Occasion] = r, true
		g.ShowRemark()
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

// HandleAttempt holds back moves that the script does not want yet, and handles the keys for help.
func (g *Tutorial) HandleAttempt(a tabletop.Attempt[thegame.Move]) tabletop.Handling {
	if a.Kind == tabletop.TryPlay {
		g.FollowMatch()
		return g.RefuseTooEarly(g.table.ShownPosition().CanMove(a.Move), g.lesson.MustWait(a.Move))
	}
	return g.HandleInput(a.Kind, a.Gesture, a.Button)
}

// FillOverlay marks the cards and piles of the task, and adds the button to read more.
func (g *Tutorial) FillOverlay(o *tabletop.Overlay) {
	g.FollowMatch()
	t := g.table
	if t.Phase == tabletop.ReplayPhase || t.Match.IsSettled() {
		return
	}
	if p := t.ShownPosition(); p.IsWon() {
		o.HasPrompt, o.Prompt = true, t.Phrases.Say("tutor.won", assets.Values{"Cards": primer.FirstDealSize})
	}
	idea, led := g.Lesson.CurrentIdea()
	if more, ok := g.DetailsButton(); ok {
		o.Buttons = append(o.Buttons, more)
	}
	if led {
		g.lead(o, idea)
	}
}

func (g *Tutorial) lead(o *tabletop.Overlay, idea primer.Idea) {
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
	m, ok := g.Lesson.WantedMove()
	if o.TableButtons.Hidden = tabletop.OnlyButtons(tabletop.HintButton, tabletop.RedoButton); !ok || m.Action != thegame.EndTurn {
		o.TableButtons.NotPrimary = tabletop.OnlyButtons(tabletop.EndTurnButton)
	}
	if ok && m.Action == thegame.LayCard && g.tells(idea) && g.TableState().IsIdle && !g.table.IsHolding() {
		o.AddGlow(table.SpotOfPile(m.Pile), tabletop.BrightTint)
		o.AddLiftedGlow(table.SpotOfCard(m.Card), 0)
	}
}

// tells reports whether the card of a task is marked. The card to build is at first left for the player to find.
func (g *Tutorial) tells(idea primer.Idea) bool {
	return idea.ID != primer.BuildIdea || g.AskedForGesture
}

// CanShowGesture reports whether the way of the wanted card may be shown: before the first move, or if asked for.
func (g *Tutorial) CanShowGesture(asked bool) bool {
	m, ok := g.Lesson.WantedMove()
	return ok && m.Action == thegame.LayCard && (asked || g.table.Match.MoveCount() == 0) && !g.table.IsHolding()
}
