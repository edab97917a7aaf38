package puzzles

import (
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/puzzle"
	"dreist/game/play"
	"dreist/input"
	"dreist/render/art"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/sounds"
)

// emptying answers a puzzle in which the whole hand is laid in one turn, played like the game itself.
type emptying struct {
	*Riddle
	laying *puzzle.Laying
	moves  []dreist.Move // those that were made and not taken back
	stuck  bool          // nothing can be laid any more
}

func (*emptying) options(*table.Table, *overlay.Overlay) {}

func (m *emptying) controls(g *scene.Geometry, o *overlay.Overlay) {
	back := m.stuck || m.Hint.TakeBack
	works := len(m.moves) > 0
	o.Row(row(g), overlay.Button{Id: overlay.UndoButton, Label: msg.PuzzleButtonBack, Sign: art.Undo, Works: works, Lead: works && back})
}

func (m *emptying) Push(t *table.Table, b overlay.ButtonID) bool {
	if b != overlay.UndoButton {
		return false
	}
	return m.TakeBack(t)
}

func (*emptying) putBack() bool { return false }

func (m *emptying) key(t *table.Table, i input.Command) bool {
	if i == input.CommandUndo {
		t.Push(overlay.UndoButton)
	}
	return i == input.CommandUndo
}

// Allows lets the puzzle judge a move before it happens. What the rules do not allow the table refuses itself.
func (m *emptying) Allows(t *table.Table, move dreist.Move) bool {
	if m.Attempt.Solved() {
		return false
	}
	v := m.laying.Play(move)
	switch {
	case v.Refusal != nil:
		return true
	case v.Events == nil:
		m.answer(t)
		m.Told, m.Mood = v.Sentence, moodHint
		t.Sound.Play(sounds.Cue{Clip: sounds.Refuse})
		t.Hand.Release()
		t.Line.Return()
		return false
	}
	m.moves = append(m.moves, move)
	m.answer(t)
	m.stuck = !v.Right
	m.judge(t, v)
	return true
}

// TakeBack takes the last move back, a card drawn from the open pile, too: the match is played again up to there.
func (m *emptying) TakeBack(t *table.Table) bool {
	if !m.laying.TakeBack() {
		return true
	}
	t.FinishMotion()
	m.moves = m.moves[:len(m.moves)-1]
	again, err := match.New(t.Match.Deal(), t.Match.Seats(), nil, play.Unkept{})
	for _, move := range m.moves {
		if err == nil {
			_, err = again.Play(move)
		}
	}
	if err != nil {
		panic("puzzles: a puzzle does not repeat itself: " + err.Error())
	}
	t.Match = again
	m.answer(t)
	t.LetGo()
	t.Declined = -1
	m.stuck = false
	m.Told, m.Mood = puzzle.Sentence{}, moodAsks
	t.Line.MakeRoom(t.Position())
	t.Sound.Play(sounds.Cue{Clip: sounds.Lift})
	t.Line.Glide(scene.ViewOf(t.Position()))
	t.Opponents.Egon.Settle(&t.Situation)
	return true
}

func (*emptying) Keys(*table.Table) string { return msg.PuzzlesKeysEmpty }

// mark says that the pile lies open, and points out the move of a hint.
func (m *emptying) mark(t *table.Table, o *overlay.Overlay) {
	g := t.Line.Geometry()
	if len(t.Line.View().Piles[t.Front()]) > 0 && t.Refused.Line == "" {
		aside := 0.45 + 3.45*(g.Letters()-1) // of the line beside it, which larger letters make longer, as they make this
		over := geom.Rect{X: g.Pile.X - g.Pile.W*aside, Y: g.Prompt.Y, W: g.Pile.W * 1.8, H: g.Prompt.H}
		o.Mark(overlay.Mark{At: overlay.Within(over), Label: t.Say.Say(msg.PuzzleOpen)})
	}
	switch h := m.Hint; {
	case h.Stage != puzzle.Step || h.TakeBack || t.Line.Busy():
	case h.Move.Action == dreist.DrawCard:
		o.Glow(overlay.OnCard(t.PileTop()), overlay.Bright)
	default:
		o.Glow(overlay.PlaceOf(h.Move), overlay.Bright)
		if t.Hand.Card != h.Move.Card {
			o.Lift(h.Move.Card, overlay.Bright)
		}
	}
}
