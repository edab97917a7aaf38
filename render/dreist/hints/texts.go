package hints

import (
	"dreist/assets"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist/coach/advice"
	"dreist/render/dreist/words"
	"dreist/render/session/request"
)

// hintTexts caches the texts of a hint.
type hintTexts struct {
	of     textsKey
	prompt string   // without a box: while thinking
	lines  []string // what to think of or to do, and why; of a whole turn its steps, and what it is for, or what is left in the hand
}

type textsKey struct {
	language string
	strength request.Strength
	known    bool
}

// textsNow returns the texts of the hint.
func (c *Hinter) textsNow() *hintTexts {
	of := textsKey{c.table.Say.Language, c.strength, c.known}
	if c.texts.of == of {
		return &c.texts
	}
	c.texts = hintTexts{of: of}
	switch n := &c.texts; {
	case !c.known:
		n.prompt = c.table.Say.Say(dreistmsg.HintThinking)
	case c.advice.Verdict == advice.Alike && c.strength == request.Nudge:
		n.lines = []string{because(c.table.Say, c.thoughtOf(c.table.Say), c.table.Say.Say(dreistmsg.HintTaste))}
	case c.advice.Verdict != advice.Found && c.strength == request.Move:
		n.lines = []string{c.plain(c.table.Say)}
	case c.strength == request.Nudge && c.pair(): // the text says the reason already
		n.lines = []string{because(c.table.Say, c.thoughtOf(c.table.Say), "")}
	case c.strength == request.Nudge:
		n.lines = []string{because(c.table.Say, c.thoughtOf(c.table.Say), c.orTried(c.table.Say, c.purpose(c.table.Say)))}
	case c.strength == request.Move:
		n.lines = []string{because(c.table.Say, c.deed(c.table.Say), c.orTried(c.table.Say, c.table.Say.Why(c.why)))}
	default:
		last := leftLine(c.table.Say, c.steps, c.left)
		switch {
		case c.advice.Verdict == advice.Alike:
			last = words.Sentence(c.table.Say.Say(dreistmsg.HintTaste))
		case c.advice.Verdict == advice.Found, c.why.Kind != advice.None:
			last = words.Sentence(c.orTried(c.table.Say, c.table.Say.Why(c.why)))
		}
		if n.lines = append(stepLines(c.table.Say, c.steps), last); len(c.steps) == 1 {
			n.lines[0] = words.Sentence(stepLine(c.table.Say, c.steps[0])) // a single step needs no number
		}
	}
	return &c.texts
}

// orTried returns a reason or, where there is none to tell, that the turn did best in the games that were tried.
func (c *Hinter) orTried(say words.Sentences, why string) string {
	if c.why.Kind == advice.None {
		return say.Say(dreistmsg.HintTried)
	}
	return why
}

// plain returns a line about the next move if none is better.
func (c *Hinter) plain(say words.Sentences) string {
	key := dreistmsg.HintAlike
	switch standing := advice.StandingOf(c.advice.With); {
	case c.advice.Verdict == advice.Only:
		key = dreistmsg.HintOnly
	case c.advice.Verdict == advice.Costless:
		key = dreistmsg.HintCostless
	case standing == advice.Sure:
		key = dreistmsg.HintAlikeSure
	case standing == advice.Lost:
		key = dreistmsg.HintAlikeLost
	}
	return say.Say(key, assets.Values{"Move": c.deed(say)})
}
