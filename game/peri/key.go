package peri

// Hash returns a hash of everything that matters for the rest of the game: a search may treat positions with equal keys as equal. The order of
// piles counts only if the rules depend on it, suits only if the patience uses them, and only the top card of a foundation counts.
func (p *Position) Hash() uint64 {
	row, mask := p.patience, ^Card(0)
	if row.IgnoresSuits {
		mask = rankMask
	}
	key := uint64(p.count)
	for part := range RemovedCards {
		for i := range row.SpotCount(part) {
			pile, kind := p.pile(Spot{part, uint8(i)}), uint64(part)<<16
			switch {
			case pile == "":
				continue
			case part == Foundations:
				kind += uint64(row.Foundations[i].FirstRank)
				pile = pile[len(pile)-1:]
			case part == Reserve || part == Tableau && row.Tableau.HasOrder:
				kind += uint64(i)
			case part == Tableau && row.Tableau.IsBlocked(uint8(i)):
				kind++
			}
			key += pile.hash(kind, mask)
		}
	}
	return key
}

// hash returns an FNV-1a hash of the masked cards. Its bits are mixed so that the sum of hashes is a good hash, too.
func (p Pile) hash(h uint64, mask Card) uint64 {
	h ^= 0xcbf29ce484222325
	for i := range len(p) {
		h = (h ^ uint64(Card(p[i])&mask)) * 0x100000001b3
	}
	h = (h ^ h>>32) * 0x9e3779b97f4a7c15
	return h ^ h>>29
}
