package simulate

import "hash/fnv"

// FirstOfPhrases is the lowest seed of a phrase. Lower seeds are for trying designs, seeds of phrases for reporting the strength of a
// design: one that was chosen by some deals does better on them than on others. Each report uses a new phrase.
const FirstOfPhrases uint64 = 1 << 63

// SeedOf returns the seed of a phrase.
func SeedOf(phrase string) uint64 {
	h := fnv.New64a()
	_, _ = h.Write([]byte(phrase)) // a hash takes everything
	return h.Sum64() | FirstOfPhrases
}
