package coach

// set is a hash set of names. The zero set is empty.
type set struct {
	slots []slot // a power of two, at most half full
	count int
	round uint32 // slots of other rounds are free
}

type slot struct {
	name  name
	round uint32
}

// empty removes all names and keeps the memory.
func (s *set) empty() {
	s.count = 0
	s.round++
	if s.round == 0 || s.slots == nil { // after 2^32 rounds old ones must be erased
		s.slots, s.round = make([]slot, max(len(s.slots), 1<<8)), 1
	}
}

// add adds a name and reports whether it is new.
func (s *set) add(n name) bool {
	if 2*s.count >= len(s.slots) {
		s.grow()
	}
	at := s.find(n)
	if at.round == s.round {
		return false
	}
	*at = slot{name: n, round: s.round}
	s.count++
	return true
}

// find returns the slot of a name, or a free one for it.
func (s *set) find(n name) *slot {
	last := uint64(len(s.slots) - 1)
	spread := uint64(n) * 0x9e3779b97f4a7c15
	for i := (spread ^ spread>>32) & last; ; i = (i + 1) & last {
		if at := &s.slots[i]; at.round != s.round || at.name == n {
			return at
		}
	}
}

func (s *set) grow() {
	old := s.slots
	s.slots = make([]slot, 2*len(old))
	for _, at := range old {
		if at.round == s.round {
			*s.find(at.name) = at
		}
	}
}
