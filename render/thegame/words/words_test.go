package words

import (
	"testing"

	"dreist/assets/msg/thegamemsg"
)

// G 12: ratings begin with 1, 10, 20 and 40 rest cards.
func TestRating(t *testing.T) {
	for rest, want := range map[int]string{
		0: thegamemsg.RatingBeaten, 1: thegamemsg.RatingExcellent, 9: thegamemsg.RatingExcellent, 10: thegamemsg.RatingSolid,
		19: thegamemsg.RatingSolid, 20: thegamemsg.RatingTried, 39: thegamemsg.RatingTried, 40: thegamemsg.RatingStronger,
	} {
		if got := Rating(rest); got != want {
			t.Errorf("%d rest cards: got %s, want %s", rest, got, want)
		}
	}
}
