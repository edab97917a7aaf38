package words

import (
	"dreist/assets"
	"dreist/game/dreist"
)

// Shares are the cards of both sides at the start of a rung of the ladder, as values of a sentence.
func Shares(rung int) assets.Values {
	return assets.Values{"Yours": rung, "Egons": dreist.Deck - rung}
}

// Rating returns the name of the rating of the highest rung won.
func (s Sentences) Rating(rung int) string { return s.Say("rating." + dreist.RatingOf(rung).String()) }
