package dreist

// The ladder against Egon (rules §9): the player begins with FirstRung cards and has RungStep more in each game, up to LastRung (R 12). The
// number of a rung is that of the player's cards.
const (
	FirstRung = EvenCardCount + 2
	LastRung  = CardCount - 2
	RungStep  = 2
)

// NextRung returns the rung above one; false on the highest rung.
func NextRung(rung int) (int, bool) { return rung + RungStep, rung < LastRung }

// IsRung reports whether a number of cards is a rung of the ladder.
func IsRung(cards int) bool {
	return cards >= FirstRung && cards <= LastRung && (cards-FirstRung)%RungStep == 0
}

// Rating is the grade of a climb on the ladder, by the highest rung won.
type Rating uint8

// The ratings from the lowest; Unrated is a climb whose first game was lost.
const (
	Unrated Rating = iota
	Okay
	Decent
	Good
	VeryGood
	Superb
	Sensational
)

var ratingNames = [...]string{"unrated", "okay", "decent", "good", "very good", "superb", "sensational"}

// String returns the rating's English name.
func (r Rating) String() string { return ratingNames[r] }

// RatingOf returns the rating for the highest rung won; 0 if no game was won.
func RatingOf(rung int) Rating {
	if rung < FirstRung {
		return Unrated
	}
	return min(Okay+Rating((rung-FirstRung)/RungStep), Sensational)
}
