package dreist

import (
	"dreist/game/dreist"
	"dreist/game/dreist/record"
)

// tale is what is said of the moment shown: made when it or the language changes.
type tale struct {
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
func (r *review) tell(t *table) *tale {
	of := moment{r.at, t.say.Language}
	if r.tale.of == of {
		return &r.tale
	}
	r.tale = tale{of: of, heading: t.say.Say("review.start"), count: number(r.at) + " / " + number(r.last())}
	if r.at == 0 {
		return &r.tale
	}
	steps := t.match.History()[:r.at]
	first := len(steps) - 1
	for first > 0 && steps[first-1].Turn == steps[r.at-1].Turn {
		first--
	}
	turn := t.say.Log(steps[first:])[0]
	r.tale.heading, r.tale.lines = turn.Heading, turn.Lines
	r.tale.fresh = len(t.say.Log(steps[r.at-1:])[0].Lines)
	r.tale.laid = laidBy(steps[r.at-1])
	return &r.tale
}

// caption tells in one line of the moment shown: which turn it belongs to, and the move if that is short.
func (r *review) caption(t *table) string {
	tale := r.tell(t)
	if tale.fresh != 1 {
		return tale.heading
	}
	return tale.heading + " · " + tale.lines[len(tale.lines)-1]
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
