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
	Table *table.Table

	lesson primer.Lesson
	remark primer.Remark
	said   map[primer.Occasion]bool
}

// bystander does what the teacher leaves to the table.
type bystander struct{ table.Bystander }

// teacher is what the first games of all games share.
type teacher = teach.Teacher[thegame.Move, thegame.Pile]

// sour is the sour pile among those who speak, at its draw pile.
const sour thegame.Pile = thegame.Piles

// NewTutorial returns the guide of a first game at a table; labels measure its texts.
func NewTutorial(t *table.Table, labels *kit.Labels) *Tutorial {
	g := &Tutorial{Table: t, said: map[primer.Occasion]bool{}}
	g.Begin(g, labels)
	return g
}

// FollowMatch reads the progress of the game.
func (g *Tutorial) FollowMatch() {
	h := g.Table.Match.History()
	changed, goesOn, seen := g.FollowMoves(len(h), g.Table.Status.Hints)
	if !changed {
		return
	}
	start := g.Table.Match.InitialPosition()
	g.lesson = primer.ReadLesson(start, h, seen)
	g.Lesson = g.lesson.Script
	if r := primer.RemarkOn(start, h); goesOn && r.Occasion != primer.NoOccasion && !g.said[r.Occasion] {
		g.remark, g.said[r.Occasion] = r, true
		g.Remark()
	}
}

// TableLook returns what is seen of the table.
func (g *Tutorial) TableLook() teach.Look {
	t := g.Table
	return teach.Look{
		Say: t.Say.Texts, Edges: &t.Timeline.Geometry().Edges, Device: t.Device, Speed: t.Timeline.Speed(), Reduced: t.Timeline.HasReducedMotion(),
		Idle: t.CanMove() && !t.IsMoving() && !t.IsCelebrating(),
	}
}

// HandleAttempt keeps moves for later that are not asked for, and handles the keys for help.
func (g *Tutorial) HandleAttempt(a table.Attempt) tabletop.Answer {
	if a.Kind == tabletop.TryPlay {
		g.FollowMatch()
		return g.Keep(g.Table.Position().CanMove(a.Move), g.lesson.MustWait(a.Move))
	}
	return g.Tries(a.Kind, a.Gesture, a.Button)
}

// FillOverlay marks the cards and piles of the task, and adds the button to read more.
func (g *Tutorial) FillOverlay(o *tabletop.Overlay) {
	g.FollowMatch()
	t := g.Table
	if t.Phase == tabletop.Reviewing || t.Match.IsSettled() {
		return
	}
	if p := t.Position(); p.IsWon() {
		o.HasPrompt, o.Prompt = true, t.Say.Say("tutor.won", assets.Values{"Cards": primer.FirstDealSize})
	}
	idea, led := g.Lesson.Active()
	if more, ok := g.More(); ok {
		o.Buttons = append(o.Buttons, more)
	}
	if led {
		g.lead(o, idea)
	}
}

// lead lets the table's own button for the task lead, and marks the card with its pile.
func (g *Tutorial) lead(o *tabletop.Overlay, idea primer.Idea) {
	o.HasPrompt = true
	switch idea.Deed {
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
	if ok && m.Action == thegame.LayCard && g.tells(idea) && g.TableLook().Idle && !g.Table.IsHolding() {
		o.Glow(table.Pile(m.Pile), tabletop.BrightTint)
		o.Lift(table.Card(m.Card), 0)
	}
}

// tells reports whether the card that is meant is shown: what is to be built is at first for the player to find.
func (g *Tutorial) tells(idea primer.Idea) bool { return idea.ID != primer.BuildIdea || g.Shows }

// CanShowGesture reports whether the way of a card may be shown: until a card was laid, and when asked for.
func (g *Tutorial) CanShowGesture(asked bool) bool {
	m, ok := g.Lesson.WantedMove()
	return ok && m.Action == thegame.LayCard && (asked || g.Table.Match.MoveCount() == 0) && !g.Table.IsHolding()
}
