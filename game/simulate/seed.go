package simulate

import "hash/fnv"

// MinPhraseSeed is the lowest seed of a phrase. Lower seeds are for trying designs, seeds of phrases for reporting the strength of a
// design: one that was chosen by some deals does better on them than on others. Each report uses a new phrase.
const MinPhraseSeed uint64 = 1 << 63

// PhraseSeed returns the seed of a phrase.
func PhraseSeed(phrase string) uint64 {
	h := fnv.New64a()
	_, _ = h.Write([]byte(phrase)) // a hash takes everything
	return h.Sum64() | MinPhraseSeed
}
