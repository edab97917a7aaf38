package dreist

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/puzzle"
	"dreist/game/play"
	"dreist/input"
	"dreist/render/art"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/sounds"
)

// emptying answers a puzzle in which the whole hand is laid in one turn, played like the game itself.
type emptying struct {
	*riddle
	laying *puzzle.Laying
	moves  []dreist.Move // those that were made and not taken back
	stuck  bool          // nothing can be laid any more
}

func (*emptying) options(_ *table, dst []button) []button { return dst }

func (m *emptying) controls(t *table, s *shelf) {
	back := m.stuck || m.hint.TakeBack
	works := len(m.moves) > 0
	s.one(button{id: undoButton, label: puzzle.TakeBackKey, sign: art.Undo, works: works, lead: works && back})
}

func (m *emptying) push(t *table, b buttonID) bool {
	if b != undoButton {
		return false
	}
	return m.takeBack(t)
}

// declined reports whether a card that may be drawn has just been declined.
func (m *emptying) declined(t *table) bool { return !t.closed && t.declined == len(t.match.History()) }

func (*emptying) putBack() bool { return false }

// gesture leaves everything to the table, which then asks weigh.
func (*emptying) gesture(*table, input.Gesture) bool { return false }

func (m *emptying) key(t *table, i input.Command) bool {
	switch i {
	case input.CommandUndo:
		t.push(undoButton)
		return true
	case input.CommandEndTurn:
		// Enter lays or draws; that the turn cannot be ended here weigh says.
		t.confirm()
		return true
	}
	return false
}

// weigh lets the puzzle judge a move before it happens. What the rules do not allow the table refuses itself.
func (m *emptying) weigh(t *table, move dreist.Move) bool {
	if m.attempt.Solved() {
		return false
	}
	v := m.laying.Play(move)
	switch {
	case v.Refusal != nil:
		return true
	case v.Events == nil:
		m.answer(t)
		m.told, m.mood = v.Sentence, moodHint
		t.sound.Play(sounds.Cue{Clip: sounds.Refuse})
		t.hand.release()
		t.line.Return()
		return false
	}
	m.moves = append(m.moves, move)
	m.answer(t)
	m.stuck = !v.Right
	m.judge(t, v)
	return true
}

// takeBack takes the last move back, a card drawn from the open pile, too: the match is played again up to there.
func (m *emptying) takeBack(t *table) bool {
	if !m.laying.TakeBack() {
		return true
	}
	t.finishMotion()
	m.moves = m.moves[:len(m.moves)-1]
	again, err := match.New(t.match.Deal(), t.match.Seats(), nil, play.Unkept{})
	for _, move := range m.moves {
		if err == nil {
			_, err = again.Play(move)
		}
	}
	if err != nil {
		panic("render: a puzzle does not repeat itself: " + err.Error())
	}
	t.match = again
	m.answer(t)
	t.letGo()
	t.declined = -1
	m.stuck = false
	m.told, m.mood = puzzle.Sentence{}, moodAsks
	t.line.MakeRoom(t.position())
	t.sound.Play(sounds.Cue{Clip: sounds.Lift})
	t.line.Glide(scene.ViewOf(t.position()))
	t.settleMood()
	return true
}

func (*emptying) why(*table) (int, puzzle.Reason) { return 0, puzzle.Reason{} }

func (*emptying) because() []puzzle.Reason { return nil }

func (*emptying) prove(*table) bool { return false }

func (*emptying) proves() bool { return false }

func (*emptying) keys(*table) string { return msg.PracticeKeysEmpty }

// draw says that the pile lies open, and points out the move of a hint.
func (m *emptying) draw(t *table, e *canvas) {
	if len(t.line.View().Piles[t.front()]) > 0 && t.prompt == "" {
		g := t.line.Geometry()
		over := geom.Rect{X: g.Pile.X - g.Pile.W*0.4, Y: g.Prompt.Y, W: g.Pile.W * 1.8, H: g.Prompt.H}
		e.Write(t.say.Say(puzzle.OpenPileKey), t.text(assets.Text, 14, e.UI().Muted), over, kit.Center, 1)
	}
	h := m.hint
	if h.Stage != puzzle.Step || h.TakeBack || t.line.Busy() {
		return
	}
	g, ui := t.line.Geometry(), e.UI()
	if h.Move.Action == dreist.DrawCard {
		e.Tinted(kit.Glow, t.line.Now().Cards[t.pileTop()].Rect(), ui.Glow, 1)
		return
	}
	c := h.Move.Card
	e.Tinted(kit.Glow, g.Cell(c.Cell(int(h.Move.Row))), ui.Glow, 1)
	if t.hand.card != c {
		pose := t.line.Now().Cards[c]
		e.Tinted(kit.Glow, pose.Rect(), ui.Glow, 1)
		e.card(c, pose)
	}
}
