package puzzle

import (
	"slices"
	"strconv"
	"strings"

	"dreist/game/dreist"
)

// Explanation is why an option is as it is: a sentence and, for a move that the rules refuse, their refusal.
type Explanation struct {
	Sentence TextRef
	Refusal  *dreist.Refusal // or nil
}

// ExplainOption returns why an option is right or wrong.
func (m *MarkingAttempt) ExplainOption(option int) Explanation {
	o := m.puzzle.Options[option]
	switch m.truths[option] {
	case CardFits:
		return because("puzzle.truth.fits")
	case CardOpens:
		return because("puzzle.truth.opens")
	case CardRefused:
		why := m.puzzle.Position.RefusalAt(o.Card, o.Card.Cell(o.Row))
		return Explanation{Sentence: say("puzzle.truth.refused").on(o.Row), Refusal: why}
	case MakesRowTrio, MakesColumnTrio:
		return Explanation{Sentence: m.trio(option)}
	case MakesNoTrio:
		next := after(&m.puzzle.Position, dreist.Lay(o.Card, o.Row))
		s := say("puzzle.truth.none")
		s.Run, s.Colors = next.Layout().RunLength(o.Card), next.Layout().ColorCount(o.Card.Number())
		return Explanation{Sentence: s}
	case CardCleared:
		return Explanation{Sentence: say("puzzle.truth.cleared").of(o.Card)}
	case CardLoosened:
		return because("puzzle.truth.loosened")
	}
	return because("puzzle.truth.stays")
}

func because(key string) Explanation { return Explanation{Sentence: say(key)} }

func (m *MarkingAttempt) trio(option int) TextRef {
	made := m.made(option)
	switch {
	case made.IsColumn:
		return say("puzzle.truth.column").of(made.Cards[0])
	case len(made.Cards) > 3:
		return say("puzzle.truth.row.more").numbered(made.Cards)
	}
	return say("puzzle.truth.row").numbered(made.Cards)
}

// brief returns a shorter text than trio does, for one DREIer among others.
func (m *MarkingAttempt) brief(option int) TextRef {
	made := m.made(option)
	if made.IsColumn {
		return say("puzzle.because.column").of(made.Cards[0])
	}
	return say("puzzle.because.row").numbered(made.Cards)
}

func (m *MarkingAttempt) made(option int) dreist.TrioMade {
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

// Explanations returns what explains the answer of a solved puzzle: for LegalCellsKind, why the card is refused on a cell on which it seems to
// fit; for TrioKind, the cards of each DREIer; for LeavingCardsKind, why the column is cleared or stays.
func (m *MarkingAttempt) Explanations() []Explanation {
	switch m.puzzle.Kind {
	case LegalCellsKind:
		return m.trap()
	case TrioKind:
		return m.trios()
	}
	return m.clearing()
}

// trap returns why the card is refused at the first cell where it seems to fit.
func (m *MarkingAttempt) trap() []Explanation {
	for _, reason := range []dreist.Reason{dreist.OtherColour, dreist.ThirdColour, dreist.AloneAtBase} {
		for i, truth := range m.truths {
			if truth != CardRefused {
				continue
			}
			if why := m.ExplainOption(i); why.Refusal.Reason == reason {
				return []Explanation{why}
			}
		}
	}
	return nil
}

func (m *MarkingAttempt) trios() []Explanation {
	name := m.trio
	if m.right() > 1 {
		name = m.brief
	}
	var all []Explanation
	for i, truth := range m.truths {
		if truth.right() {
			all = append(all, Explanation{Sentence: name(i)})
		}
	}
	return all
}

func (m *MarkingAttempt) clearing() []Explanation {
	p := m.puzzle
	s := say("puzzle.because.cleared")
	switch trioOf(&p.Position, p.AskedMove) {
	case MakesRowTrio:
		s.Key = "puzzle.because.stays"
	case MakesNoTrio:
		s.Key = "puzzle.because.few"
		next := after(&p.Position, p.AskedMove)
		s.Colors = next.Layout().ColorCount(p.AskedMove.Card.Number())
	default:
		if slices.Contains(m.truths, CardLoosened) {
			s.Key = "puzzle.because.loosened"
		}
	}
	return []Explanation{{Sentence: s.of(p.AskedMove.Card)}}
}
