package puzzles

import (
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/puzzle"
	"dreist/game/play"
	"dreist/input"
	"dreist/render/art"
	"dreist/render/dreist/guide"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// emptying is the reply to a puzzle in which the whole hand is laid in one turn, played like the game itself.
type emptying struct {
	*Riddle
	quiet
	laying *puzzle.Laying
	moves  []dreist.Move // made and not taken back
	stuck  bool          // nothing can be laid any more
}

func (*emptying) options(*guide.Now, *overlay.Overlay) {}

func (m *emptying) controls(o *overlay.Overlay) {
	back := m.stuck || m.Hint.TakeBack
	works := len(m.moves) > 0
	o.Row(tabletop.Button{Id: tabletop.UndoButton, Label: dreistmsg.PuzzleButtonBack, Sign: art.Undo, Enabled: works, Primary: works && back,
		Keys: tabletop.Keys{input.CommandUndo}})
}

func (m *emptying) begin(now *guide.Now, from scene.View) { m.glideIn(now, from) }

func (m *emptying) Push(now *guide.Now, b tabletop.ButtonID) tabletop.Answer {
	if b == tabletop.UndoButton {
		m.takeBack(now)
	}
	return b == tabletop.UndoButton
}

func (*emptying) putBack() bool { return false }

func (*emptying) key(*guide.Now, input.Command) tabletop.Answer { return tabletop.NotHandled }

func (m *emptying) try(now *guide.Now, a guide.Attempt) tabletop.Answer {
	switch a.Kind {
	case tabletop.TryPlay:
		return tabletop.Answer(!m.allows(now, a.Move))
	case tabletop.TryTakeBack:
		m.takeBack(now)
		return tabletop.Handled
	}
	return tabletop.NotHandled
}

// allows judges a move before it is made, and reports whether it may be made. The table itself refuses illegal moves.
func (m *emptying) allows(now *guide.Now, move dreist.Move) bool {
	if m.Attempt.Solved() {
		return false
	}
	v := m.laying.Play(move)
	switch {
	case v.Refusal != nil:
		return true
	case v.Events == nil:
		m.clearAnswer(now)
		m.Comment, m.Mood = v.Sentence, moodHint
		now.Do.Sound(sounds.Refuse)
		now.Do.SendHome()
		return false
	}
	m.moves = append(m.moves, move)
	m.clearAnswer(now)
	m.stuck = !v.Right
	m.judge(now, v)
	return true
}

// takeBack takes back the last move, also a draw from the open pile, by replaying the moves before.
func (m *emptying) takeBack(now *guide.Now) {
	if !m.laying.TakeBack() {
		return
	}
	now.Do.FinishMotion()
	m.moves = m.moves[:len(m.moves)-1]
	again, err := match.New(now.Match.Deal(), now.Match.Seats(), nil, play.Unkept{})
	for _, move := range m.moves {
		if err == nil {
			_, err = again.Play(move)
		}
	}
	if err != nil {
		panic("puzzles: a puzzle does not repeat itself: " + err.Error())
	}
	m.clearAnswer(now)
	now.Do.SetMatch(again)
	m.stuck = false
	m.Comment, m.Mood = puzzle.Sentence{}, moodAsks
	now.Do.MakeRoom(now.Position())
	now.Do.Sound(sounds.Lift)
	now.Do.Glide(scene.ViewOf(now.Position()))
	now.Do.Recall(nil)
}

func (*emptying) Keys(*guide.Now) string { return dreistmsg.PuzzlesKeysEmpty }

// mark labels the open pile, and marks the move of a hint.
func (m *emptying) mark(now *guide.Now, o *overlay.Overlay) {
	g := now.Line.Geometry()
	if len(now.Line.View().Piles[now.Front()]) > 0 && now.Look.Refusal() == "" {
		aside := 0.6 + 3.45*(g.Letters()-1) // larger letters make the prompt beside it longer, and this text
		over := geom.Rect{X: g.Pile.X - g.Pile.W*aside, Y: g.Prompt.Y, W: g.Pile.W * 1.8, H: g.Prompt.H}
		o.Mark(overlay.Mark{At: overlay.Within(over), Label: now.Say.Say(dreistmsg.PuzzleOpen)})
	}
	switch h := m.Hint; {
	case h.Stage != puzzle.Step || h.TakeBack || now.Line.Busy():
	case h.Move.Action == dreist.DrawCard:
		o.Glow(overlay.OnCard(now.PileTop()), tabletop.BrightTint)
	default:
		o.Glow(overlay.PlaceOf(h.Move), tabletop.BrightTint)
		if now.Hand.Card != h.Move.Card {
			o.Lift(h.Move.Card, tabletop.BrightTint)
		}
	}
}
