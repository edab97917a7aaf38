package partner

import (
	"cmp"
	"slices"

	"dreist/game/thegame"
)

// The limits of the finder.
const (
	beam     = 48 // the number of tables kept for each number of cards
	tried    = 14 // the largest number of turns found
	extra    = 3  // the largest number of cards beyond those owed
	worthOne = 3  // the reduction of the cost for each card beyond those owed
)

// finder finds the cheapest turns, one for each table that turns can leave.
type finder struct {
	now, next []reached // tables with a number of cards laid, and with one more
	ends      []reached // tables at which a turn may end
}

// reached is a table after some cards were laid.
type reached struct {
	table
	lays [thegame.MaxHand]lay
	n    int // the number of lays
	cost int
	key  endKey
}

// endKey is equal for tables that make no difference at the end of a turn.
type endKey struct {
	shown [thegame.PileCount]thegame.Card
	laid  cardSet
}

// turns returns the cheapest ways to lay the rest of a turn. If no way lays the cards owed, it returns the ways that lay most.
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

// expand replaces the tables by the cheapest tables with one more card laid.
func (f *finder) expand() {
	f.next = f.next[:0]
	for i := range f.now {
		r := &f.now[i]
		for h, c := range r.hand[:r.held] {
			for on := range thegame.Pile(thegame.PileCount) {
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

// add adds a table with one more card laid, unless another way to it costs no more.
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
