package match

import "dreist/game/store"

// VariantCountKey is the name of the count with the variant of a finished game. The base variant, 0, is not stored.
const VariantCountKey = "variant"

// CardsLeft returns the number of cards left at the end of a finished game.
func CardsLeft(s *store.Summary) int {
	if len(s.Scores) == 0 {
		return 0
	}
	return s.Scores[0]
}

// IsExcellent reports whether fewer than ten cards were left, an excellent result (G 12).
func IsExcellent(s *store.Summary) bool { return CardsLeft(s) < 10 }
