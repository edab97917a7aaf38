package puzzles

import (
	"math"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/puzzle"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// MarkingReply is the reply to a puzzle in which the player marks cells, moves or cards.
type MarkingReply struct {
	*PuzzleGuide
	quiet
	marking *puzzle.MarkingAttempt // the attempt
	reasons []puzzle.Explanation   // the reasons why crossed-out options are wrong; once solved, the reasons of all options
	left    []dreist.Move          // moves of the proof still to be shown
	proved  bool                   // the proof has started
	rested  geom.Point             // position of the mouse at the last check
}

func newMarks(g *PuzzleGuide, a *puzzle.MarkingAttempt) *MarkingReply {
	m := &MarkingReply{PuzzleGuide: g, marking: a}
	for _, o := range a.Puzzle().Options {
		m.OptionCells = append(m.OptionCells, o.Card.Cell(o.Row))
	}
	m.forget()
	return m
}

func (m *MarkingReply) forget() { m.reasons = make([]puzzle.Explanation, len(m.OptionCells)) }

// HasNumbers reports whether the options have numbers. The many cards of a puzzle of LeavingCardsKind have none.
func (m *MarkingReply) HasNumbers() bool { return m.Attempt.Puzzle().Kind != puzzle.LeavingCardsKind }

func (m *MarkingReply) controls(o *tabletop.Overlay) {
	key := "puzzle.button.check"
	if m.marking.IsBlank() {
		switch m.Attempt.Puzzle().Kind {
		case puzzle.LegalCellsKind:
			key = "puzzle.button.nowhere"
		case puzzle.LeavingCardsKind:
			key = "puzzle.button.nothing"
		}
	}
	o.AddRow(tabletop.Button{ID: CheckButton, LabelKey: key, IsEnabled: true, IsPrimary: !m.marking.IsBlank(), Keys: tabletop.ButtonKeys{input.CommandConfirm}})
}

// handleButton checks the marks, or marks an option.
func (m *MarkingReply) handleButton(b tabletop.ButtonID) tabletop.Handling {
	switch {
	case b == CheckButton:
		m.checkMarks()
	case b >= firstOptionButton:
		m.toggle(int(b - firstOptionButton))
	default:
		return tabletop.NotHandled
	}
	return tabletop.Handled
}

func (m *MarkingReply) toggle(i int) {
	m.clearAnswer()
	m.comment, m.egonMood = puzzle.TextRef{}, moodAsks // clears the text about the last answer
	m.marking.Toggle(i)
	m.reasons[i] = puzzle.Explanation{}
}

// checkMarks checks the marks and crosses out the wrong ones.
func (m *MarkingReply) checkMarks() {
	m.forget()
	v := m.marking.CheckMarks()
	for _, f := range v.WrongMarks {
		m.reasons[f.Option] = f.Explanation
	}
	if v.IsRight {
		m.ChosenIndex = -1
		for i := range m.reasons {
			m.reasons[i] = m.marking.ExplainOption(i)
		}
	}
	m.judge(v)
	m.rested = m.table.Cursor
	for _, f := range v.WrongMarks {
		if f.Refusal != nil {
			m.table.ShowRefusal(f.Refusal)
			break
		}
	}
}

func (m *MarkingReply) key(i input.Command) tabletop.Handling {
	switch {
	case i == input.CommandPause || i == input.CommandYes: // a controller has a button for CommandYes
		if m.ChosenIndex >= 0 {
			m.table.Press(firstOptionButton + tabletop.ButtonID(m.ChosenIndex))
		}
	case i >= input.CommandCard1 && i <= input.CommandCard9:
		if k := int(i - input.CommandCard1); k < len(m.OptionCells) && m.HasNumbers() {
			m.ChosenIndex = k
			m.table.Press(firstOptionButton + tabletop.ButtonID(k))
		}
	case i >= input.CommandLeft && i <= input.CommandDown:
		m.steer(i)
	}
	return tabletop.Handled
}

// steer moves to the nearest option in a direction. The first key only shows an option.
func (m *MarkingReply) steer(i input.Command) {
	m.table.Redraw()
	if m.ChosenIndex < 0 {
		m.ChosenIndex = 0
		return
	}
	way := map[input.Command]geom.Point{
		input.CommandLeft: {X: -1}, input.CommandRight: {X: 1}, input.CommandUp: {Y: -1}, input.CommandDown: {Y: 1},
	}[i]
	g := m.table.Timeline.Geometry()
	here := g.CellRect(m.OptionCells[m.ChosenIndex]).Center()
	best, near := m.ChosenIndex, math.Inf(1)
	for k, cell := range m.OptionCells {
		there := g.CellRect(cell).Center()
		dx, dy := there.X-here.X, there.Y-here.Y
		along := dx*way.X + dy*way.Y
		across := math.Abs(dx*way.Y) + math.Abs(dy*way.X)
		if along > 1 && along+2.5*across < near {
			best, near = k, along+2.5*across
		}
	}
	m.ChosenIndex = best
}

// pointed returns the index of the option under the mouse, else that of the option that the keys have chosen, or -1.
func (m *MarkingReply) pointed() int {
	for i, cell := range m.OptionCells {
		if m.table.Timeline.Geometry().CellRect(cell).Contains(m.table.Cursor) {
			return i
		}
	}
	return m.ChosenIndex
}

// pointedReason returns the number of the option under the mouse or the keys and the reason to explain, or 0 if there is no reason.
func (m *MarkingReply) pointedReason() (number int, why puzzle.Explanation) {
	switch i := m.pointed(); {
	case i < 0 || m.reasons[i].Sentence.Key == "":
	case m.Attempt.IsSolved() && m.table.Cursor == m.rested: // the praise comes first
	case m.reasons[i].Refusal != nil && m.table.Refusal.Text != "": // the table shows it already
	default:
		return i + 1, m.reasons[i]
	}
	return 0, why
}

// ControlsTextKey returns the key of the sentence about the keys.
func (m *MarkingReply) ControlsTextKey() string {
	switch m.Attempt.Puzzle().Kind {
	case puzzle.LegalCellsKind:
		return "puzzles.keys.where"
	case puzzle.TrioKind:
		return "puzzles.keys.trio"
	}
	return "puzzles.keys.leaves"
}

func (m *MarkingReply) readAloud() (texts []string) {
	for i, o := range m.Attempt.Puzzle().Options {
		texts = append(texts, m.table.Phrases.Say("puzzles.option", assets.Values{
			"Number": i + 1, "Card": m.table.Phrases.CardName(o.Card), "Row": o.Row, "Marked": m.marking.IsMarked(i), "Wrong": m.marking.IsCrossed(i),
			"Here": i == m.ChosenIndex,
		}))
	}
	return texts
}

// prove shows the next step of the proof, a card, a DREIer or the cards that leave, and reports whether there was one.
func (m *MarkingReply) prove() bool {
	p := m.Attempt.Puzzle()
	if !m.proved {
		m.proved = true
		switch {
		case p.Kind == puzzle.LeavingCardsKind:
			events, _ := m.table.Match.Play(p.AskedMove) // the move of the puzzle is legal
			m.table.ShowEvents(events)
			return true
		case m.table.Timeline.Speed() != stage.InstantSpeed:
			for i, o := range p.Options {
				if m.marking.IsMarked(i) {
					m.left = append(m.left, dreist.Lay(o.Card, o.Row))
				}
			}
		}
	}
	if len(m.left) == 0 {
		return false
	}
	_, events, _ := dreist.Apply(*m.table.ShownPosition(), m.left[0])
	m.left = m.left[1:]
	m.table.RehearseEvents(events)
	return true
}

func (m *MarkingReply) proves() bool { return !m.proved || len(m.left) > 0 }

func (m *MarkingReply) mark(o *tabletop.Overlay) {
	m.markAsked(o)
	if m.table.Phase == tabletop.LastTurnsPhase || m.proved && m.Attempt.Puzzle().Kind == puzzle.LeavingCardsKind {
		return
	}
	for i, cell := range m.OptionCells {
		if m.table.Timeline.Geometry().IsReachable(cell) {
			m.markOption(o, i)
		}
	}
}

// markAsked lifts the hand card of the puzzle, and shows where the card of a puzzle of LeavingCardsKind is laid.
func (m *MarkingReply) markAsked(o *tabletop.Overlay) {
	p := m.Attempt.Puzzle()
	c := p.AskedCard
	if p.Kind == puzzle.LeavingCardsKind {
		if m.proved {
			return
		}
		c = p.AskedMove.Card
		table.ShowGhost(o, c, scene.SpotOfMove(p.AskedMove), 0.6)
		o.AddGlow(scene.SpotOfMove(p.AskedMove), tabletop.BrightTint)
	}
	if c != dreist.NoCard {
		o.AddLiftedGlow(scene.SpotOfCard(c), 0)
	}
}

func (m *MarkingReply) markOption(o *tabletop.Overlay, i int) {
	p, at := m.Attempt.Puzzle(), scene.SpotOfCell(m.OptionCells[i])
	c := p.Options[i].Card
	marked, solved := m.marking.IsMarked(i), m.Attempt.IsSolved()
	lies := p.Kind == puzzle.LeavingCardsKind
	over := func(what kit.Motif, tint tabletop.Tint) { o.AddMark(tabletop.Mark{Motif: what, Spot: at, Tint: tint}) }
	focus := func() {
		if i == m.ChosenIndex && !solved {
			over(kit.FocusPlate, tabletop.NoTint)
		}
	}
	switch {
	case lies && marked && !solved:
		over(kit.VeilPlate, tabletop.NoTint)
		focus()
		over(kit.DoubleCardOutline, tabletop.WarningTint)
	case lies:
	case marked:
		table.ShowGhost(o, c, at, 1)
		if !solved {
			over(kit.DoubleCardOutline, tabletop.BrightTint)
		}
	case p.Kind == puzzle.TrioKind:
		strength := 0.5
		if solved {
			strength = 0.25
		}
		table.ShowGhost(o, c, at, strength)
		over(kit.CardSlot, tabletop.MutedTint)
	case !solved:
		over(kit.CardSlot, tabletop.MutedTint)
	}
	if m.hint.Option == i && m.hint.Strength == puzzle.StepHint {
		o.AddGlow(at, tabletop.BrightTint)
	}
	if !lies || !marked {
		focus()
	}
	switch { // a tick on right answers once solved, before that a cross on wrong marks
	case solved && marked && !lies:
		over(kit.CheckMark, tabletop.NoTint)
	case m.marking.IsCrossed(i):
		over(kit.Cross, tabletop.NoTint)
	}
	if !solved && m.HasNumbers() {
		o.AddMark(tabletop.Mark{Spot: at, Number: i + 1, IsChosen: marked})
	}
}
