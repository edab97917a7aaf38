package hints

import (
	"dreist/assets"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist/coach/advice"
	"dreist/render/dreist/guide"
	"dreist/render/dreist/words"
	"dreist/render/session/request"
)

// told is what a hint says, put into words again only where that changes.
type told struct {
	of     tellKey
	prompt string   // while it thinks, or where no hint is needed what can be done: there is no box then
	text   string   // what to think of or to do, and why
	lines  []string // of the whole turn
}

type tellKey struct {
	language string
	strength request.Strength
	known    bool
}

// tell puts the hint into words.
func (c *Coach) tell(now *guide.Now) *told {
	of := tellKey{now.Say.Language, c.strength, c.known}
	if c.told.of == of {
		return &c.told
	}
	c.told = told{of: of}
	switch n := &c.told; {
	case !c.known:
		n.prompt = now.Say.Say(dreistmsg.HintThinking)
	case c.advice.Verdict != advice.Found:
		n.prompt = c.plain(now.Say)
	case c.strength == request.Nudge && c.pair(): // which says it already
		n.text = because(now.Say, c.thoughtOf(now.Say), "")
	case c.strength == request.Nudge:
		n.text = because(now.Say, c.thoughtOf(now.Say), c.reason(now.Say))
	case c.strength == request.Move:
		n.text = because(now.Say, c.move(now.Say), c.reason(now.Say))
	default:
		n.lines = append(stepLines(now.Say, c.steps), leftLine(now.Say, c.steps, c.left))
		if len(c.steps) == 1 {
			n.lines[0] = words.Sentence(stepLine(now.Say, c.steps[0])) // one step needs no number
		}
	}
	return &c.told
}

// plain says in a line what can be done where no hint is needed.
func (c *Coach) plain(say words.Sentences) string {
	key := dreistmsg.HintAlike
	switch standing := advice.StandingOf(c.advice.With); {
	case c.advice.Verdict == advice.Only:
		key = dreistmsg.HintOnly
	case standing == advice.Sure:
		key = dreistmsg.HintAlikeSure
	case standing == advice.Lost:
		key = dreistmsg.HintAlikeLost
	}
	return say.Say(key, assets.Values{"Move": c.deed(say)})
}
