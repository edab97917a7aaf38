package simulate

import "hash/fnv"

// FirstOfPhrases is the lowest seed of a phrase. Seeds below are for trying designs, those of phrases for reporting how strong a design
// is: a design chosen by some deals does better on them than on others. A report takes a phrase that no other took.
const FirstOfPhrases uint64 = 1 << 63

// SeedOf returns the seed of a phrase.
func SeedOf(phrase string) uint64 {
	h := fnv.New64a()
	_, _ = h.Write([]byte(phrase)) // a hash takes everything
	return h.Sum64() | FirstOfPhrases
}
