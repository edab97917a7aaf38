package hints

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist/coach/advice"
	"dreist/render/dreist/table"
	"dreist/render/dreist/words"
)

// told is what a hint says, put into words again only where that changes.
type told struct {
	of       tellKey
	title    string
	head     string   // what to think of, or to do
	text     string   // why
	lines    []string // of the whole turn
	standing string   // how often that wins, and what would be done without it
	other    string   // how much of that the hint brings, where it is little
}

type tellKey struct {
	language string
	strength Strength
	known    bool
}

// tell puts the hint into words.
func (c *Coach) tell(t *table.Table) *told {
	of := tellKey{t.Say.Language, c.strength, c.known}
	if c.told.of == of {
		return &c.told
	}
	c.told = told{of: of, title: t.Say.Say(msg.HintTitle)}
	switch {
	case !c.known:
		c.told.title = t.Say.Say(msg.HintThinking)
	case c.advice.Verdict != advice.Found:
		c.told.title = t.Say.Say(msg.HintNothing)
		c.told.head = c.nothing(t)
		c.told.text = t.Say.Say(msg.HintUncounted)
	default:
		c.tellFound(t)
	}
	return &c.told
}

// nothing says why there is no hint, and names one of the moves that are as good as others: who asks wants to go on.
func (c *Coach) nothing(t *table.Table) string {
	if c.advice.Verdict == advice.Only {
		return t.Say.Say(msg.HintOnly, assets.Values{"Move": c.move(t)})
	}
	alike := msg.HintAlike
	switch advice.StandingOf(c.advice.With, t.Position().Seats()) {
	case advice.Sure:
		alike = msg.HintAlikeSure
	case advice.Lost:
		alike = msg.HintAlikeLost
	}
	if len(c.advice.Line) == 0 {
		return t.Say.Say(alike)
	}
	return t.Say.Say(alike) + " " + t.Say.Say(msg.HintAlikeSuch, assets.Values{"Move": c.move(t)})
}

func (c *Coach) tellFound(t *table.Table) {
	n := &c.told
	switch c.strength {
	case Nudge:
		n.head, n.text = c.thoughtOf(t.Say), t.Say.Why(c.why)
	case Move:
		n.head, n.text = c.move(t), t.Say.Why(c.why)
	case Turn:
		n.lines = append(stepLines(t.Say, c.steps), leftLine(t.Say, c.steps, c.left))
		if len(c.steps) == 1 {
			n.lines[0] = words.Sentence(stepLine(t.Say, c.steps[0])) // one step needs no number
		}
	}
	n.standing, n.other = standing(t.Say, &c.advice, t.Position().Seats())
}
