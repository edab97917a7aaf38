package partner

import (
	"cmp"
	"slices"

	"dreist/game/thegame"
)

// How the finder looks for turns.
const (
	beam     = 48 // tables that are looked at for each number of cards
	tried    = 14 // turns that are found
	extra    = 3  // cards beyond those owed
	worthOne = 3  // what a card beyond those owed may cost to count as no dearer
)

// finder finds the cheapest turns, one for each table that they leave.
type finder struct {
	now, next []reached
	ends      []reached // of turns
}

// reached is a table at the end of some cards laid.
type reached struct {
	table
	lays [thegame.MaxHand]lay
	n    int
	cost int
	key  endKey
}

// endKey tells tables apart that a turn can leave.
type endKey struct {
	shown [thegame.Piles]thegame.Card
	laid  cardSet
}

// turns returns the cheapest ways to lay the rest of a turn; where none lays what is owed, those that lay most.
func (f *finder) turns(p *thegame.Position) [][]lay {
	owed := owed(p)
	start := reached{table: tableOf(p, true)}
	start.key.shown = start.shown
	f.now = append(f.now[:0], start)
	for n := 0; len(f.now) > 0 && n <= owed+extra; n++ {
		if n <= owed {
			f.ends = f.ends[:0] // of fewer cards than are owed
		}
		for _, r := range f.now {
			r.cost -= worthOne * max(n-owed, 0)
			f.ends = append(f.ends, r)
		}
		f.expand()
	}
	slices.SortStableFunc(f.ends, func(a, b reached) int { return cmp.Compare(a.cost, b.cost) })
	found := make([][]lay, 0, tried)
	for i := range f.ends[:min(len(f.ends), tried)] {
		r := &f.ends[i]
		found = append(found, slices.Clone(r.lays[:r.n]))
	}
	return found
}

// expand replaces the tables by the cheapest of those with one card more.
func (f *finder) expand() {
	f.next = f.next[:0]
	for i := range f.now {
		r := &f.now[i]
		for h, c := range r.hand[:r.held] {
			for on := range thegame.Pile(thegame.Piles) {
				cost := r.table.cost(c, on)
				if cost == noFit {
					continue
				}
				f.add(r, h, on, cost)
			}
		}
	}
	slices.SortStableFunc(f.next, func(a, b reached) int { return cmp.Compare(a.cost, b.cost) })
	f.next = f.next[:min(len(f.next), beam)]
	f.now, f.next = f.next, f.now
}

// add adds a table with one card more, unless another way to it costs no more.
func (f *finder) add(r *reached, h int, on thegame.Pile, cost int) {
	key := r.key
	key.shown[on] = r.hand[h]
	key.laid.add(r.hand[h])
	cost += r.cost
	at := slices.IndexFunc(f.next, func(o reached) bool { return o.key == key })
	if at >= 0 && f.next[at].cost <= cost {
		return
	}
	n := *r
	n.lays[n.n] = lay{r.hand[h], on}
	n.n++
	n.cost, n.key = cost, key
	n.lay(h, on)
	if at >= 0 {
		f.next[at] = n
		return
	}
	f.next = append(f.next, n)
}
