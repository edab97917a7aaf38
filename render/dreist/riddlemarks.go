package dreist

import (
	"math"

	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/puzzle"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// marks answers a puzzle in which cells, moves or cards are marked.
type marks struct {
	*riddle
	marking *puzzle.Marking
	reasons []puzzle.Reason // of each option that is crossed out and, once all is solved, of any
	at      int             // the option under the keys, -1 for none
	left    []dreist.Move   // the moves that are still to be shown as a proof
	proved  bool            // the proof has begun
	rested  geom.Point      // where the mouse was when it was checked last
}

func newMarks(r *riddle, a *puzzle.Marking) *marks {
	m := &marks{riddle: r, marking: a, at: -1}
	m.forget()
	return m
}

// forget takes the last check off the table.
func (m *marks) forget() { m.reasons = make([]puzzle.Reason, len(m.attempt.Puzzle().Options)) }

// mostKeys is how many options have a key of their own.
const mostKeys = 9

// numbered reports whether the options show numbers: few do so always, many cards only to those who use keys.
func (m *marks) numbered() bool { return m.attempt.Puzzle().Kind != puzzle.Leaves }

func (m *marks) cell(i int) dreist.Cell {
	o := m.attempt.Puzzle().Options[i]
	return o.Card.Cell(o.Row)
}

func (m *marks) place(t *table, i int) geom.Rect { return t.line.Geometry().Cell(m.cell(i)) }

// options lets every option be hit that is in sight.
func (m *marks) options(t *table, dst []button) []button {
	g := t.line.Geometry()
	for i := range m.attempt.Puzzle().Options {
		if cell := m.cell(i); g.Reaches(cell) {
			dst = append(dst, button{id: optionButton + buttonID(i), rect: g.Cell(cell), works: true, bare: true})
		}
	}
	return dst
}

func (m *marks) controls(_ *table, s *shelf) {
	key := puzzle.CheckKey
	if m.none() {
		switch m.attempt.Puzzle().Kind {
		case puzzle.Where:
			key = puzzle.NowhereKey
		case puzzle.Leaves:
			key = puzzle.NothingKey
		}
	}
	s.one(button{id: checkButton, label: key, works: true, lead: !m.none()})
}

// none reports whether nothing is marked.
func (m *marks) none() bool {
	for i := range m.attempt.Puzzle().Options {
		if m.marking.Marked(i) {
			return false
		}
	}
	return true
}

func (m *marks) push(t *table, b buttonID) bool {
	switch {
	case b == checkButton:
		m.check(t)
	case b >= optionButton:
		m.toggle(t, int(b-optionButton))
	default:
		return false
	}
	return true
}

func (m *marks) toggle(t *table, i int) {
	m.answer(t)
	m.takeBackWords(t)
	m.marking.Toggle(i)
	m.reasons[i] = puzzle.Reason{}
}

func (m *marks) check(t *table) {
	m.answer(t)
	m.forget()
	v := m.marking.Check()
	for _, f := range v.Faults {
		m.reasons[f.Option] = f.Reason
	}
	if v.Right {
		m.at = -1
		for i := range m.reasons {
			m.reasons[i] = m.marking.Why(i)
		}
	}
	m.judge(t, v)
	m.rested = t.cursor
	for _, f := range v.Faults {
		if f.Refusal != nil {
			m.complain(t, f.Refusal)
			break
		}
	}
}

func (m *marks) gesture(*table, input.Gesture) bool { return false }

// key moves from option to option, marks and checks.
func (m *marks) key(t *table, i input.Command) bool {
	n := len(m.attempt.Puzzle().Options)
	switch {
	case i == input.CommandEndTurn:
		t.push(checkButton)
	case i == input.CommandPause:
		if m.at >= 0 {
			t.push(optionButton + buttonID(m.at))
		}
	case i >= input.CommandCard1 && i <= input.CommandCard9:
		if k := int(i - input.CommandCard1); k < min(n, mostKeys) && m.numbered() {
			m.at = k
			t.push(optionButton + buttonID(k))
		}
	case i >= input.CommandLeft && i <= input.CommandDown:
		m.steer(t, i)
	}
	return true
}

// steer moves to the nearest option in a direction; the first key shows where one is.
func (m *marks) steer(t *table, i input.Command) {
	t.stale = true
	if m.at < 0 {
		m.at = 0
		return
	}
	way := map[input.Command]geom.Point{
		input.CommandLeft: {X: -1}, input.CommandRight: {X: 1}, input.CommandUp: {Y: -1}, input.CommandDown: {Y: 1},
	}[i]
	here := m.place(t, m.at).Center()
	best, near := m.at, math.Inf(1)
	for k := range m.attempt.Puzzle().Options {
		there := m.place(t, k).Center()
		dx, dy := there.X-here.X, there.Y-here.Y
		along := dx*way.X + dy*way.Y
		across := math.Abs(dx*way.Y) + math.Abs(dy*way.X)
		if along > 1 && along+2.5*across < near {
			best, near = k, along+2.5*across
		}
	}
	m.at = best
}

func (m *marks) putBack() bool {
	pointed := m.at >= 0
	m.at = -1
	return pointed
}

func (m *marks) weigh(*table, dreist.Move) bool { return false }

// pointed returns the option under the mouse, else the one under the keys, -1 for none.
func (m *marks) pointed(t *table) int {
	for i := range m.attempt.Puzzle().Options {
		if m.place(t, i).Contains(t.cursor) {
			return i
		}
	}
	return m.at
}

// why explains an option that the last check has crossed out and, once all is solved, any.
func (m *marks) why(t *table) (number int, why puzzle.Reason) {
	i := m.pointed(t)
	if i < 0 || m.reasons[i].Sentence.Key == "" {
		return 0, why
	}
	if m.attempt.Solved() && t.cursor == m.rested {
		return 0, why // first comes the praise
	}
	if m.reasons[i].Refusal != nil && t.prompt != "" {
		return 0, why // it is told already
	}
	return i + 1, m.reasons[i]
}

func (m *marks) because() []puzzle.Reason { return m.marking.Because() }

func (m *marks) keys(*table) string {
	switch m.attempt.Puzzle().Kind {
	case puzzle.Where:
		return msg.PracticeKeysWhere
	case puzzle.Trio:
		return msg.PracticeKeysTrio
	}
	return msg.PracticeKeysLeaves
}

// prove lets the card lie wherever it can, or every DREIer among the moves happen, one after the other; or what leaves the
// table leave it.
func (m *marks) prove(t *table) bool {
	p := m.attempt.Puzzle()
	if !m.proved {
		m.proved = true
		switch {
		case p.Kind == puzzle.Leaves:
			if events, err := t.match.Play(p.Move); err == nil {
				t.show(events)
			}
			return true
		case t.line.Speed() != stage.Instant && m.rush == nil: // where time runs nobody wants to watch
			for i, o := range p.Options {
				if m.marking.Marked(i) {
					m.left = append(m.left, dreist.Lay(o.Card, o.Row))
				}
			}
		}
	}
	if len(m.left) == 0 {
		return false
	}
	_, events, err := dreist.Apply(*t.position(), m.left[0])
	m.left = m.left[1:]
	if err == nil {
		t.preview = preview{}
		t.setReplay(true) // which ends in the position as it is
		t.line.Play(events)
		t.stale = true
	}
	return true
}

func (m *marks) proves() bool { return !m.proved || len(m.left) > 0 }

// draw draws the options as they are marked, judged and pointed at.
func (m *marks) draw(t *table, e *canvas) {
	g := t.line.Geometry()
	m.drawAsked(t, e, g)
	if t.replay || m.proved && m.attempt.Puzzle().Kind == puzzle.Leaves {
		return
	}
	for i, o := range m.attempt.Puzzle().Options {
		cell := m.cell(i)
		if !g.Reaches(cell) {
			continue
		}
		at := g.Cell(cell)
		at.X += t.shaking.offset(cell) * at.W
		m.drawOption(t, e, i, o.Card, at)
	}
}

// drawAsked lifts the hand card that the puzzle is about, and shows where the one of Leaves goes.
func (m *marks) drawAsked(t *table, e *canvas, g *scene.Geometry) {
	p := m.attempt.Puzzle()
	c := p.Card
	if p.Kind == puzzle.Leaves {
		if m.proved {
			return
		}
		c = p.Move.Card
		at := g.Cell(c.Cell(int(p.Move.Row)))
		e.Picture(faceMotif(c.Kind()), at, 0.6)
		e.Tinted(kit.Glow, at, e.UI().Glow, 1)
	}
	if c == dreist.NoCard {
		return
	}
	pose := t.line.Now().Cards[c]
	e.Tinted(kit.Glow, pose.Rect(), e.UI().Glow, 1)
	e.card(c, pose)
}

func (m *marks) drawOption(t *table, e *canvas, i int, c dreist.Card, at geom.Rect) {
	p, ui := m.attempt.Puzzle(), e.UI()
	marked, solved := m.marking.Marked(i), m.attempt.Solved()
	lies := p.Kind == puzzle.Leaves
	switch {
	case lies && marked && !solved:
		e.Picture(kit.VeilPlate, at, 1)
		m.drawFocus(e, i, at)
		e.Tinted(kit.Mark, at, ui.Warning, 1)
	case lies:
	case marked:
		e.Picture(faceMotif(c.Kind()), at, 1)
		if !solved {
			e.Tinted(kit.Mark, at, ui.Glow, 1)
		}
	case p.Kind == puzzle.Trio:
		strength := 0.5
		if solved {
			strength = 0.25
		}
		e.Picture(faceMotif(c.Kind()), at, strength)
		e.Tinted(kit.Slot, at, ui.Muted, 1)
	case !solved:
		e.Tinted(kit.Slot, at, ui.Muted, 1)
	}
	if m.hint.Option == i && m.hint.Stage == puzzle.Step {
		e.Tinted(kit.Glow, at, ui.Glow, 1)
	}
	if !lies || !marked {
		m.drawFocus(e, i, at)
	}
	m.drawVerdict(e, i, at)
	if !solved && m.numbered() && i < mostKeys {
		t.drawNumber(e, i+1, at, marked)
	}
}

// drawFocus draws a ring around the option that the keys point at.
func (m *marks) drawFocus(e *canvas, i int, at geom.Rect) {
	if i == m.at && !m.attempt.Solved() {
		e.Picture(kit.FocusPlate, at, 1)
	}
}

// drawVerdict lays a tick over the answer once it is right, and before that a cross over marks that are not.
func (m *marks) drawVerdict(e *canvas, i int, at geom.Rect) {
	switch {
	case m.attempt.Solved() && m.marking.Marked(i) && m.attempt.Puzzle().Kind != puzzle.Leaves:
		e.Picture(kit.Tick, at, 1)
	case m.marking.Crossed(i):
		e.Picture(kit.Cross, at, 1)
	}
}
