package dreist

import (
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
)

// stepCaption is what is said of the moment shown: made when it or the language changes.
type stepCaption struct {
	of      moment
	heading string
	lines   []string // of the turn so far
	fresh   int      // how many of them tell of the last move
	count   string
	laid    []dreist.Card // by the last move
}

// moment names a moment in a language.
type moment struct {
	at       int
	language string
}

// tell returns what is said of the moment shown.
func (r *review) tell(t *table) *stepCaption {
	of := moment{r.at, t.say.Language}
	if r.stepCaption.of == of {
		return &r.stepCaption
	}
	r.stepCaption = stepCaption{of: of, heading: t.say.Say(msg.ReviewStart), count: number(r.at) + " / " + number(r.last())}
	if r.at == 0 {
		return &r.stepCaption
	}
	steps := t.match.History()[:r.at]
	first := len(steps) - 1
	for first > 0 && steps[first-1].Turn == steps[r.at-1].Turn {
		first--
	}
	turn := t.say.Log(steps[first:])[0]
	r.stepCaption.heading, r.stepCaption.lines = turn.Heading, turn.Lines
	r.stepCaption.fresh = len(t.say.Log(steps[r.at-1:])[0].Lines)
	r.stepCaption.laid = laidBy(steps[r.at-1])
	return &r.stepCaption
}

// caption tells in one line of the moment shown: which turn it belongs to, and the move if that is short.
func (r *review) caption(t *table) string {
	stepCaption := r.tell(t)
	if stepCaption.fresh != 1 {
		return stepCaption.heading
	}
	return stepCaption.heading + " · " + stepCaption.lines[len(stepCaption.lines)-1]
}

// laidBy returns the cards that a move laid.
func laidBy(s record.Step) []dreist.Card {
	var laid []dreist.Card
	for _, e := range s.Events {
		if e, ok := e.(dreist.CardLaid); ok {
			laid = append(laid, e.Card)
		}
	}
	return laid
}
