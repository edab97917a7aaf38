package puzzles

import (
	"dreist/game/dreist"
	"dreist/game/dreist/puzzle"
	"dreist/game/play"
	"dreist/input"
	"dreist/render/art"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// emptying is the reply to a puzzle in which the whole hand is laid in one turn. It is played like the game itself.
type emptying struct {
	*PuzzleGuide
	quiet
	laying *puzzle.LayingAttempt
	stuck  bool // cards are left, and no card can be laid or drawn; true until the last move is taken back
}

func (e *emptying) controls(o *tabletop.Overlay) {
	back := e.stuck || e.hint.MustTakeBack
	works := e.table.Match.MoveCount() > 0
	o.AddRow(tabletop.Button{ID: tabletop.UndoButton, LabelKey: "puzzle.button.back", SideIcon: art.UndoIcon, IsEnabled: works, IsPrimary: works && back,
		Keys: tabletop.ButtonKeys{input.CommandUndo}})
}

func (e *emptying) try(a table.Attempt) tabletop.Handling {
	switch a.Kind {
	case tabletop.TryPlay:
		return tabletop.Handling(!e.allows(a.Move))
	case tabletop.TryTakeBack:
		e.takeBack()
		return tabletop.Handled
	}
	return tabletop.NotHandled
}

// allows judges a move before it is made, and reports whether it may be made. The table itself refuses illegal moves.
func (e *emptying) allows(move dreist.Move) bool {
	if e.Attempt.IsSolved() {
		return false
	}
	v := e.laying.PlayMove(move)
	switch {
	case v.Refusal != nil:
		return true
	case v.Events == nil:
		e.clearAnswer()
		e.comment, e.egonMood = v.Sentence, moodHint
		e.table.Sound.Play(sounds.Cue{Clip: sounds.RefuseClip})
		return false
	}
	e.stuck = !v.IsRight
	e.judge(v)
	return true
}

// takeBack takes back the last move, which may be a draw from the open pile.
func (e *emptying) takeBack() {
	if !e.laying.TakeBackMove() {
		return
	}
	t := e.table
	t.FinishMotion()
	again, err := t.Match.Practise(t.Match.MoveCount()-1, "puzzle", play.DiscardSaver{})
	if err != nil {
		panic("puzzles: a puzzle does not repeat itself: " + err.Error())
	}
	t.Match, t.DeclinedAt = again, -1
	e.clearAnswer()
	e.stuck = false
	e.comment, e.egonMood = puzzle.TextRef{}, moodAsks
	t.ShowCurrentPosition()
}

func (*emptying) ControlsTextKey() string { return "puzzles.keys.empty" }

func (e *emptying) mark(o *tabletop.Overlay) {
	g := e.table.Timeline.Geometry()
	if len(e.table.Timeline.View().Piles[e.table.FrontSeat()]) > 0 && e.table.Refusal.Text == "" {
		aside := 0.6 + 3.45*(g.TextScale()-1) // larger letters make the prompt beside it longer, and this text
		over := geom.Rect{X: g.OwnPile.X - g.OwnPile.W*aside, Y: g.PromptLine.Y, W: g.OwnPile.W * 1.8, H: g.PromptLine.H}
		o.AddMark(tabletop.Mark{Spot: tabletop.SpotOfArea(over), Label: e.table.Phrases.Say("puzzle.open")})
	}
	switch h := e.hint; {
	case h.Strength != puzzle.StepHint || h.MustTakeBack || e.table.Timeline.IsMoving():
	case h.Move.Action == dreist.DrawCard:
		o.AddGlow(scene.SpotOfCard(e.table.PileTop()), tabletop.BrightTint)
	default:
		o.AddGlow(scene.SpotOfMove(h.Move), tabletop.BrightTint)
		if e.table.HeldCard() != h.Move.Card {
			o.AddLiftedGlow(scene.SpotOfCard(h.Move.Card), 0)
		}
	}
}
