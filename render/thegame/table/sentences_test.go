package table

import (
	"testing"
)

// G 12: ratings begin with 1, 10, 20 and 40 rest cards.
func TestRating(t *testing.T) {
	for rest, want := range map[int]string{
		0: "rating.beaten", 1: "rating.excellent", 9: "rating.excellent", 10: "rating.solid",
		19: "rating.solid", 20: "rating.tried", 39: "rating.tried", 40: "rating.stronger",
	} {
		if got := RatingTextKey(rest); got != want {
			t.Errorf("%d rest cards: got %s, want %s", rest, got, want)
		}
	}
}
