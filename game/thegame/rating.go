package thegame

// Rating is what a number of rest cards is worth (G 12). Only the first two are rules.
type Rating uint8

// The ratings, best first.
const (
	Beaten    Rating = iota // no rest cards
	Excellent               // 1 to 9
	Solid                   // 10 to 19
	WellTried               // 20 to 39
	TooStrong               // 40 and more: the game was stronger
	NotRated                // the game has not ended (G 20)
)

// How many rest cards the ratings begin with.
const (
	solidFrom  = 10
	triedFrom  = 20
	strongFrom = 40
)

// Rating returns the rating of a game that has ended.
func (p *Position) Rating() Rating {
	switch rest := p.Rest(); {
	case !p.Over():
		return NotRated
	case rest == 0:
		return Beaten
	case rest < solidFrom:
		return Excellent
	case rest < triedFrom:
		return Solid
	case rest < strongFrom:
		return WellTried
	}
	return TooStrong
}
