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
	Phrases       words.Sentences
	DealCode      string                      // code of the deal, empty if it has none
	DailyDate     string                      // YYYY-MM-DD if this is the first game of a daily deal, else empty
	Kind          store.Kind                  // kind of the match in the history
	TurnCount     int                         // turns of the player, or of all who shared the screen
	FinishedGames func() []store.HistoryEntry // returns the finished games, this match first
}

func (r *Result) isAgainstEgon() bool { return r.Deal().Mode == dreist.SoloMode }

// isWon reports whether the player has won against Egon.
func (r *Result) isWon() bool { return r.isAgainstEgon() && r.Position().Winner() != dreist.EgonSeat }

// Title returns the headline of a match against Egon.
func (r *Result) Title() string {
	key := "end.lost.title"
	switch close := r.WasClose(); {
	case r.isWon() && close:
		key = "end.close.won"
	case r.isWon():
		key = "end.won.title"
	case close:
		key = "end.close.lost"
	}
	return r.Phrases.Say(key)
}

func (r *Result) winnerText() string {
	name := r.Phrases.SeatName(r.Position().Winner())
	if name == r.Phrases.Say("name.you") { // an only person has no own name
		return r.Phrases.Say("end.won.title")
	}
	return r.Phrases.Say("prompt.won.table", assets.Values{"Name": name})
}

// others returns the seats that have not won, those with the fewest cards left first.
func (r *Result) others() (seats []dreist.Seat) {
	p := r.Position()
	for s := range dreist.Seat(p.SeatCount()) {
		if s != p.Winner() {
			seats = append(seats, s)
		}
	}
	slices.SortStableFunc(seats, func(a, b dreist.Seat) int { return p.CardsLeft(a) - p.CardsLeft(b) })
	return seats
}

// CardsLeftText returns the sentence about the cards left to each player at a table, the fewest first.
func (r *Result) CardsLeftText() string {
	var left []string
	for _, s := range r.others() {
		left = append(left, r.Phrases.Say("end.left", assets.Values{"Name": r.Phrases.SeatName(s), "Left": r.Position().CardsLeft(s)}))
	}
	return r.Phrases.Say("end.table", assets.Values{"Left": r.Phrases.JoinList(left)})
}

// DealText returns the sentence with the code of the deal, empty if it has none.
func (r *Result) DealText() string {
	if r.DealCode == "" {
		return ""
	}
	return r.Phrases.Say("end.code", assets.Values{"Code": words.ShortenText(r.DealCode)})
}

// ShareText returns the result as one line to share, with the code of the deal or the date of a daily deal.
func (r *Result) ShareText() string {
	of := words.ShortenText(r.DealCode)
	if !r.isAgainstEgon() {
		return r.Phrases.Say("share.line", assets.Values{"Code": of, "Result": r.winnerText() + " " + r.CardsLeftText(), "Turns": r.Phrases.SayCount("history.turns", r.TurnCount)})
	}
	if r.DailyDate != "" {
		of = words.ShortenText(r.Phrases.FormatShortDate(r.DailyDate))
	}
	key, mark, left := "share.lost", "💪", r.Position().CardsLeft(0)
	if r.isWon() {
		key, mark, left = "share.won", "🏆", r.Position().CardsLeft(dreist.EgonSeat)
	}
	figures := r.Phrases.Say(key, assets.Values{"Left": left, "Turns": r.Phrases.SayCount("share.turns", r.TurnCount), "Trios": r.Phrases.SayCount("share.trios", r.Feats(0).TriosMade)})
	return r.Phrases.Say("share.egon", assets.Values{"Of": of, "Mark": mark, "Figures": figures})
}

// highlight returns what is special about a win that counts.
func (r *Result) highlight() match.Highlight {
	if !r.Kind.IsCounted() {
		return match.Highlight{}
	}
	return match.HighlightOf(r.FinishedGames())
}
