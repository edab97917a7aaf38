package puzzle

import (
	"slices"
	"strconv"
	"strings"

	"dreist/game/dreist"
)

// Reason is the explanation of a truth: a sentence and, for a move that the rules refuse, their refusal.
type Reason struct {
	Sentence TextRef
	Refusal  *dreist.Refusal // or nil
}

// ReasonFor returns why an option belongs to the answer or not.
func (m *Marking) ReasonFor(option int) Reason {
	o := m.puzzle.Options[option]
	switch m.truths[option] {
	case Fits:
		return because("puzzle.truth.fits")
	case Opens:
		return because("puzzle.truth.opens")
	case Refused:
		why := m.puzzle.Position.RefusalAt(o.Card, o.Card.Cell(o.Row))
		return Reason{Sentence: say("puzzle.truth.refused").on(o.Row), Refusal: why}
	case RowTrio, ColumnTrio:
		return Reason{Sentence: m.trio(option)}
	case NoTrio:
		next := after(&m.puzzle.Position, dreist.Lay(o.Card, o.Row))
		s := say("puzzle.truth.none")
		s.Run, s.Colors = next.Layout().RunLength(o.Card), next.Layout().ColorCount(o.Card.Number())
		return Reason{Sentence: s}
	case Cleared:
		return Reason{Sentence: say("puzzle.truth.cleared").of(o.Card)}
	case Loosened:
		return because("puzzle.truth.loosened")
	}
	return because("puzzle.truth.stays")
}

func because(key string) Reason { return Reason{Sentence: say(key)} }

func (m *Marking) trio(option int) TextRef {
	made := m.made(option)
	switch {
	case made.IsColumn:
		return say("puzzle.truth.column").of(made.Cards[0])
	case len(made.Cards) > 3:
		return say("puzzle.truth.row.more").numbered(made.Cards)
	}
	return say("puzzle.truth.row").numbered(made.Cards)
}

// brief returns a shorter text than trio, for one DREIer among others.
func (m *Marking) brief(option int) TextRef {
	made := m.made(option)
	if made.IsColumn {
		return say("puzzle.because.column").of(made.Cards[0])
	}
	return say("puzzle.because.row").numbered(made.Cards)
}

func (m *Marking) made(option int) dreist.TrioMade {
	o := m.puzzle.Options[option]
	made, _ := trioMade(&m.puzzle.Position, dreist.Lay(o.Card, o.Row))
	return made
}

// numbered adds the numbers of adjacent cards: 5-6-7.
func (s TextRef) numbered(cards []dreist.Card) TextRef {
	numbers := make([]string, len(cards))
	for i, c := range cards {
		numbers[i] = strconv.Itoa(c.Number())
	}
	s.Numbers = strings.Join(numbers, "-")
	return s
}

// Explanations returns explanations of the answer of a solved puzzle: for WhereKind, why the card is refused on a cell where it
// seems to fit; for TrioKind, the cards of each DREIer; for LeavesKind, why the column is cleared or stays.
func (m *Marking) Explanations() []Reason {
	switch m.puzzle.Kind {
	case WhereKind:
		return m.trap()
	case TrioKind:
		return m.trios()
	}
	return m.clearing()
}

// trap returns why the card is refused at the first cell where it seems to fit.
func (m *Marking) trap() []Reason {
	for _, reason := range []dreist.Reason{dreist.OtherColour, dreist.ThirdColour, dreist.AloneAtBase} {
		for i, truth := range m.truths {
			if truth != Refused {
				continue
			}
			if why := m.ReasonFor(i); why.Refusal.Reason == reason {
				return []Reason{why}
			}
		}
	}
	return nil
}

func (m *Marking) trios() []Reason {
	name := m.trio
	if m.right() > 1 {
		name = m.brief
	}
	var all []Reason
	for i, truth := range m.truths {
		if truth.right() {
			all = append(all, Reason{Sentence: name(i)})
		}
	}
	return all
}

func (m *Marking) clearing() []Reason {
	p := m.puzzle
	s := say("puzzle.because.cleared")
	switch trioOf(&p.Position, p.Move) {
	case RowTrio:
		s.Key = "puzzle.because.stays"
	case NoTrio:
		s.Key = "puzzle.because.few"
		next := after(&p.Position, p.Move)
		s.Colors = next.Layout().ColorCount(p.Move.Card.Number())
	default:
		if slices.Contains(m.truths, Loosened) {
			s.Key = "puzzle.because.loosened"
		}
	}
	return []Reason{{Sentence: s.of(p.Move.Card)}}
}
