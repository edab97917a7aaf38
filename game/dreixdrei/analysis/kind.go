package analysis

import "dreist/game/dreixdrei"

// Kind is what a decision did where another is better.
type Kind string

// The kinds.
const (
	Exchange Kind = "exchange" // it exchanged other cards
	Took     Kind = "took"     // it took up the pile instead of laying
	Laid     Kind = "laid"     // it laid instead of taking up the pile
	Special  Kind = "special"  // it laid a special where a number is better
	Number   Kind = "number"   // it laid a number where a special is better
	More     Kind = "more"     // it laid more cards of the same kind
	Fewer    Kind = "fewer"    // it laid fewer of them
	High     Kind = "high"     // it laid higher ones
	Low      Kind = "low"      // it laid lower ones
	Other    Kind = "other"
)

// Kinds returns all kinds.
func Kinds() []Kind {
	return []Kind{Exchange, Took, Laid, Special, Number, More, Fewer, High, Low, Other}
}

// Kind returns what was done where the better way does something else.
func (l *Loss) Kind() Kind {
	if len(l.Moves) == 0 || len(l.Better) == 0 {
		return Other
	}
	played, better := l.Moves[0], l.Better[0]
	lays := func(m dreixdrei.Move) bool { return m.Action == dreixdrei.LayCards }
	switch {
	case l.Before.IsSwapping():
		return Exchange
	case played.Action == dreixdrei.TakePile && lays(better):
		return Took
	case lays(played) && better.Action == dreixdrei.TakePile:
		return Laid
	case !lays(played) || !lays(better):
		return Other
	}
	a, b := played.Kind(), better.Kind()
	switch {
	case b.IsNumber() && !a.IsNumber():
		return Special
	case a.IsNumber() && !b.IsNumber():
		return Number
	case a > b && a.IsNumber():
		return High
	case a < b && a.IsNumber():
		return Low
	case len(played.Pieces()) > len(better.Pieces()):
		return More
	case len(played.Pieces()) < len(better.Pieces()):
		return Fewer
	}
	return Other
}
