package records

import (
	"slices"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/store"
	"dreist/render/dreist/words"
)

// Result is a finished match with the texts of its last screen.
type Result struct {
	*match.Match
	Say    words.Sentences
	Code   string               // code of the deal, empty if it has none
	Day    string               // date of the daily deal, YYYY-MM-DD, in its first game; else empty
	Kind   store.Kind           // kind of the game in the history
	Rounds int                  // turns of the player, or of all who shared the screen
	Past   func() []store.Entry // returns the finished games, this match first
}

// IsAgainstEgon reports whether the match was against Egon.
func (r *Result) IsAgainstEgon() bool { return r.Deal().Mode == dreist.Solo }

// IsWon reports whether the player has won against Egon.
func (r *Result) IsWon() bool { return r.IsAgainstEgon() && r.Position().Winner() != dreist.EgonSeat }

// Title returns the headline of a match against Egon.
func (r *Result) Title() string {
	key := "end.lost.title"
	switch close := r.WasClose(); {
	case r.IsWon() && close:
		key = "end.close.won"
	case r.IsWon():
		key = "end.won.title"
	case close:
		key = "end.close.lost"
	}
	return r.Say.Say(key)
}

// Winner returns the sentence about the winner at a table.
func (r *Result) Winner() string {
	name := r.Say.Name(r.Position().Winner())
	if name == r.Say.Say("name.you") { // the only person has no name of their own
		return r.Say.Say("end.won.title")
	}
	return r.Say.Say("prompt.won.table", assets.Values{"Name": name})
}

// CardsLeft returns the sentence about the cards left to each player at a table, the fewest first.
func (r *Result) CardsLeft() string {
	p := r.Position()
	var seats []dreist.Seat
	for s := range dreist.Seat(p.Seats()) {
		if s != p.Winner() {
			seats = append(seats, s)
		}
	}
	slices.SortStableFunc(seats, func(a, b dreist.Seat) int { return p.CardsLeft(a) - p.CardsLeft(b) })
	left := make([]string, len(seats))
	for i, s := range seats {
		left[i] = r.Say.Say("end.left", assets.Values{"Name": r.Say.Name(s), "Left": p.CardsLeft(s)})
	}
	return r.Say.Say("end.table", assets.Values{"Left": r.Say.List(left)})
}

// Deals returns the sentence with the code of the deal, empty if it has none.
func (r *Result) Deals() string {
	if r.Code == "" {
		return ""
	}
	return r.Say.Say("end.code", assets.Values{"Code": words.Short(r.Code)})
}

// The emoji in a shared line.
const (
	cup  = "🏆"
	fist = "💪"
)

// Shared returns the result as one line to share, with the code of the deal or the date of a daily deal.
func (r *Result) Shared() string {
	of := words.Short(r.Code)
	if !r.IsAgainstEgon() {
		return r.Say.Say("share.line", assets.Values{"Code": of, "Result": r.Winner() + " " + r.CardsLeft(), "Turns": r.Say.Count("history.turns", r.Rounds)})
	}
	if r.Day != "" {
		of = words.Short(r.Say.ShortDate(r.Day))
	}
	key, mark, left := "share.lost", fist, r.Position().CardsLeft(0)
	if r.IsWon() {
		key, mark, left = "share.won", cup, r.Position().CardsLeft(dreist.EgonSeat)
	}
	figures := r.Say.Say(key, assets.Values{"Left": left, "Turns": r.Say.Count("share.turns", r.Rounds), "Trios": r.Say.Count("share.trios", r.Feats(0).Trios)})
	return r.Say.Say("share.egon", assets.Values{"Of": of, "Mark": mark, "Figures": figures})
}

// highlight returns the special features of a win that counts.
func (r *Result) highlight() match.Highlight {
	if !r.Kind.IsCounted() {
		return match.Highlight{}
	}
	return match.HighlightOf(r.Past())
}
