// Package shuffle shuffles the decks of all games, so that a seed names a deal.
package shuffle

// Cards shuffles cards in place. The order follows from the seed and the number of cards alone, on every machine and
// in every later version: a Fisher–Yates shuffle driven by the SplitMix64 generator.
func Cards[C any](cards []C, seed uint64) {
	for i := len(cards) - 1; i > 0; i-- {
		seed += 0x9e3779b97f4a7c15
		z := seed
		z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
		z = (z ^ z>>27) * 0x94d049bb133111eb
		z ^= z >> 31
		j := int(z % uint64(i+1))
		cards[i], cards[j] = cards[j], cards[i]
	}
}
