package review

import (
	"strconv"

	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/input"
)

// stepCaption is the cached text of the current moment.
type stepCaption struct {
	of      moment
	Heading string
	lines   []string // of the turn so far
	fresh   int      // number of lines about the last move
	why     string   // a reason, shown before the last line if there is room
	count   string
	keys    string        // the keys, for players who use them
	laid    []dreist.Card // cards laid by the last move
}

// moment is what the cached text depends on: the move, the edition of the texts and the device.
type moment struct {
	at, edition int
	device      input.Source
}

// Tell returns the text of the current moment.
func (r *Review) Tell() *stepCaption {
	of := moment{r.At, r.table.Say.Edition, r.table.Device}
	if r.stepCaption.of == of {
		return &r.stepCaption
	}
	r.stepCaption = stepCaption{of: of, Heading: r.table.Say.Say("review.start"), count: r.count(), keys: r.keysText()}
	if a := r.advised(); a != nil {
		account := a.Account()
		r.stepCaption.Heading, r.stepCaption.lines, r.stepCaption.why = account.Heading, account.Lines, account.Why
		r.stepCaption.fresh = len(r.stepCaption.lines) - 1 // the played moves are no news
		return &r.stepCaption
	}
	if r.At == 0 {
		return &r.stepCaption
	}
	steps := r.table.Match.History()[:r.At]
	first := len(steps) - 1
	for first > 0 && steps[first-1].Turn == steps[r.At-1].Turn {
		first--
	}
	turn := r.table.Say.Log(steps[first:])[0]
	r.stepCaption.Heading, r.stepCaption.lines = turn.Heading, turn.Lines
	r.stepCaption.fresh = len(r.table.Say.Log(steps[r.At-1:])[0].Lines)
	r.stepCaption.laid = laidBy(steps[r.At-1])
	return &r.stepCaption
}

// count returns the number of the last mover's turn, and of all turns.
func (r *Review) count() string {
	history, turn := r.table.Match.History(), 0
	if r.At > 0 {
		turn = record.Round(&history[r.At-1])
	}
	all := 0
	if n := len(history); n > 0 {
		all = record.Round(&history[n-1])
	}
	return strconv.Itoa(turn) + " / " + strconv.Itoa(all)
}

// Caption returns the current moment in a line: its turn, and the move if it takes one line.
func (r *Review) Caption() string {
	stepCaption := r.Tell()
	if stepCaption.fresh != 1 {
		return stepCaption.Heading
	}
	return stepCaption.Heading + " · " + stepCaption.lines[len(stepCaption.lines)-1]
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
