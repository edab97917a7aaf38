package puzzles

import (
	"math"

	"dreist/assets"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/puzzle"
	"dreist/input"
	"dreist/render/dreist/guide"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// Marks answers a puzzle in which cells, moves or cards are marked.
type Marks struct {
	*Riddle
	quiet
	pointer // at an option
	Marking *puzzle.Marking
	Reasons []puzzle.Reason // of each option that is crossed out and, once all is solved, of any
	left    []dreist.Move   // the moves that are still to be shown as a proof
	proved  bool            // the proof has begun
	rested  geom.Point      // where the mouse was when it was checked last
}

func newMarks(r *Riddle, a *puzzle.Marking) *Marks {
	m := &Marks{Riddle: r, Marking: a, pointer: pointer{-1}}
	m.forget()
	return m
}

// forget takes the last check off the table.
func (m *Marks) forget() { m.Reasons = make([]puzzle.Reason, len(m.Attempt.Puzzle().Options)) }

// mostKeys is how many options have a key of their own.
const mostKeys = 9

// Numbered reports whether the options show numbers: few do so always, many cards only to those who use keys.
func (m *Marks) Numbered() bool { return m.Attempt.Puzzle().Kind != puzzle.Leaves }

func (m *Marks) Cell(i int) dreist.Cell {
	o := m.Attempt.Puzzle().Options[i]
	return o.Card.Cell(o.Row)
}

func (m *Marks) Place(now *guide.Now, i int) geom.Rect { return now.Line.Geometry().Cell(m.Cell(i)) }

// options lets every option be hit that is in sight.
func (m *Marks) options(now *guide.Now, o *overlay.Overlay) {
	g := now.Line.Geometry()
	for i := range m.Attempt.Puzzle().Options {
		if cell := m.Cell(i); g.Reaches(cell) {
			option(o, OptionButton+tabletop.ButtonID(i), g.Cell(cell))
		}
	}
}

func (m *Marks) controls(o *overlay.Overlay) {
	key := dreistmsg.PuzzleButtonCheck
	if m.Marking.Blank() {
		switch m.Attempt.Puzzle().Kind {
		case puzzle.Where:
			key = dreistmsg.PuzzleButtonNowhere
		case puzzle.Leaves:
			key = dreistmsg.PuzzleButtonNothing
		}
	}
	o.Row(tabletop.Button{Id: CheckButton, Label: key, Works: true, Lead: !m.Marking.Blank(), Keys: tabletop.Keys{input.CommandEndTurn}})
}

func (m *Marks) begin(now *guide.Now, from scene.View) { m.glideIn(now, from) }

func (m *Marks) Push(now *guide.Now, b tabletop.ButtonID) guide.Answer {
	switch {
	case b == CheckButton:
		m.Check(now)
	case b >= OptionButton:
		m.toggle(now, int(b-OptionButton))
	default:
		return guide.LetBe
	}
	return guide.Take
}

func (m *Marks) toggle(now *guide.Now, i int) {
	m.clearAnswer(now)
	m.Told, m.Mood = puzzle.Sentence{}, moodAsks // what was said of the answer before
	m.Marking.Toggle(i)
	m.Reasons[i] = puzzle.Reason{}
}

func (m *Marks) Check(now *guide.Now) {
	m.clearAnswer(now)
	m.forget()
	v := m.Marking.Check()
	for _, f := range v.Faults {
		m.Reasons[f.Option] = f.Reason
	}
	if v.Right {
		m.At = -1
		for i := range m.Reasons {
			m.Reasons[i] = m.Marking.Why(i)
		}
	}
	m.judge(now, v)
	m.rested = now.Look.Cursor()
	for _, f := range v.Faults {
		if f.Refusal != nil {
			m.tellRefusal(now, f.Refusal)
			break
		}
	}
}

// key moves from option to option, marks and checks.
func (m *Marks) key(now *guide.Now, i input.Command) guide.Answer {
	n := len(m.Attempt.Puzzle().Options)
	switch {
	case i == input.CommandPause || i == input.CommandDraw: // which a controller has a button for
		if m.At >= 0 {
			now.Do.Press(OptionButton + tabletop.ButtonID(m.At))
		}
	case i >= input.CommandCard1 && i <= input.CommandCard9:
		if k := int(i - input.CommandCard1); k < min(n, mostKeys) && m.Numbered() {
			m.At = k
			now.Do.Press(OptionButton + tabletop.ButtonID(k))
		}
	case i >= input.CommandLeft && i <= input.CommandDown:
		m.steer(now, i)
	}
	return guide.Take
}

// steer moves to the nearest option in a direction; the first key shows where one is.
func (m *Marks) steer(now *guide.Now, i input.Command) {
	now.Do.Redraw()
	if m.At < 0 {
		m.At = 0
		return
	}
	way := map[input.Command]geom.Point{
		input.CommandLeft: {X: -1}, input.CommandRight: {X: 1}, input.CommandUp: {Y: -1}, input.CommandDown: {Y: 1},
	}[i]
	here := m.Place(now, m.At).Center()
	best, near := m.At, math.Inf(1)
	for k := range m.Attempt.Puzzle().Options {
		there := m.Place(now, k).Center()
		dx, dy := there.X-here.X, there.Y-here.Y
		along := dx*way.X + dy*way.Y
		across := math.Abs(dx*way.Y) + math.Abs(dy*way.X)
		if along > 1 && along+2.5*across < near {
			best, near = k, along+2.5*across
		}
	}
	m.At = best
}

// pointed returns the option under the mouse, else the one under the keys, -1 for none.
func (m *Marks) pointed(now *guide.Now) int {
	for i := range m.Attempt.Puzzle().Options {
		if m.Place(now, i).Contains(now.Look.Cursor()) {
			return i
		}
	}
	return m.At
}

// why explains an option that the last check has crossed out and, once all is solved, any.
func (m *Marks) why(now *guide.Now) (number int, why puzzle.Reason) {
	i := m.pointed(now)
	if i < 0 || m.Reasons[i].Sentence.Key == "" {
		return 0, why
	}
	if m.Attempt.Solved() && now.Look.Cursor() == m.rested {
		return 0, why // first comes the praise
	}
	if m.Reasons[i].Refusal != nil && now.Look.Refusal() != "" {
		return 0, why // it is told already
	}
	return i + 1, m.Reasons[i]
}

func (m *Marks) Keys(*guide.Now) string {
	switch m.Attempt.Puzzle().Kind {
	case puzzle.Where:
		return dreistmsg.PuzzlesKeysWhere
	case puzzle.Trio:
		return dreistmsg.PuzzlesKeysTrio
	}
	return dreistmsg.PuzzlesKeysLeaves
}

func (m *Marks) because() []puzzle.Reason { return m.Marking.Because() }

func (m *Marks) readAloud(now *guide.Now) (told []string) {
	for i, o := range m.Attempt.Puzzle().Options {
		told = append(told, now.Say.Say(dreistmsg.PuzzlesOption, assets.Values{
			"Number": i + 1, "Card": now.Say.Card(o.Card), "Row": o.Row, "Marked": m.Marking.Marked(i), "Wrong": m.Marking.Crossed(i),
			"Here": i == m.At,
		}))
	}
	return told
}

// prove lets the card lie wherever it can, or every DREIer among the moves happen, one after the other; or what leaves the
// table leave it.
func (m *Marks) prove(now *guide.Now) bool {
	p := m.Attempt.Puzzle()
	if !m.proved {
		m.proved = true
		switch {
		case p.Kind == puzzle.Leaves:
			if events, err := now.Do.Make(p.Move); err == nil {
				now.Do.Show(events)
			}
			return true
		case now.Line.Speed() != stage.Instant && m.Rush == nil: // where time runs nobody wants to watch
			for i, o := range p.Options {
				if m.Marking.Marked(i) {
					m.left = append(m.left, dreist.Lay(o.Card, o.Row))
				}
			}
		}
	}
	if len(m.left) == 0 {
		return false
	}
	_, events, err := dreist.Apply(*now.Position(), m.left[0])
	m.left = m.left[1:]
	if err == nil {
		now.Do.Rehearse(events)
	}
	return true
}

func (m *Marks) proves() bool { return !m.proved || len(m.left) > 0 }

// mark shows the options as they are marked, judged and pointed at.
func (m *Marks) mark(now *guide.Now, o *overlay.Overlay) {
	m.markAsked(o)
	if now.Mode == tabletop.Replaying || m.proved && m.Attempt.Puzzle().Kind == puzzle.Leaves {
		return
	}
	for i := range m.Attempt.Puzzle().Options {
		if now.Line.Geometry().Reaches(m.Cell(i)) {
			m.markOption(o, i)
		}
	}
}

// markAsked lifts the hand card that the puzzle is about, and shows where the one of Leaves goes.
func (m *Marks) markAsked(o *overlay.Overlay) {
	p := m.Attempt.Puzzle()
	c := p.Card
	if p.Kind == puzzle.Leaves {
		if m.proved {
			return
		}
		c = p.Move.Card
		o.Ghost(c, overlay.PlaceOf(p.Move), 0.6)
		o.Glow(overlay.PlaceOf(p.Move), tabletop.Bright)
	}
	if c != dreist.NoCard {
		o.Lift(c, tabletop.Bright)
	}
}

func (m *Marks) markOption(o *overlay.Overlay, i int) {
	p, at := m.Attempt.Puzzle(), overlay.In(m.Cell(i))
	c := p.Options[i].Card
	marked, solved := m.Marking.Marked(i), m.Attempt.Solved()
	lies := p.Kind == puzzle.Leaves
	over := func(what kit.Motif, tint tabletop.Tint) { o.Mark(overlay.Mark{Motif: what, At: at, Tint: tint}) }
	focus := func() {
		if i == m.At && !solved {
			over(kit.FocusPlate, tabletop.Plain)
		}
	}
	switch {
	case lies && marked && !solved:
		over(kit.VeilPlate, tabletop.Plain)
		focus()
		over(kit.Mark, tabletop.Warning)
	case lies:
	case marked:
		o.Ghost(c, at, 1)
		if !solved {
			over(kit.Mark, tabletop.Bright)
		}
	case p.Kind == puzzle.Trio:
		strength := 0.5
		if solved {
			strength = 0.25
		}
		o.Ghost(c, at, strength)
		over(kit.Slot, tabletop.Muted)
	case !solved:
		over(kit.Slot, tabletop.Muted)
	}
	if m.Hint.Option == i && m.Hint.Stage == puzzle.Step {
		o.Glow(at, tabletop.Bright)
	}
	if !lies || !marked {
		focus()
	}
	switch { // a tick over the answer once it is right, and before that a cross over marks that are not
	case solved && marked && !lies:
		over(kit.Tick, tabletop.Plain)
	case m.Marking.Crossed(i):
		over(kit.Cross, tabletop.Plain)
	}
	if !solved && m.Numbered() && i < mostKeys {
		o.Mark(overlay.Mark{At: at, Number: i + 1, Picked: marked})
	}
}
