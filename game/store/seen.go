package store

import (
	"crypto/sha256"
	"sync"
)

// seen is what this copy of the program wrote or read last in each slot, so that it notices where another copy has
// written since.
type seen struct {
	sync.Mutex
	slots map[Slot]sight
}

// sight is what was in a slot: the digest of a text, or nothing.
type sight struct {
	there bool
	sum   [sha256.Size]byte
}

func newSeen() *seen { return &seen{slots: map[Slot]sight{}} }

func sightOf(text string, there bool) sight {
	if !there {
		return sight{}
	}
	return sight{true, sha256.Sum256([]byte(text))}
}

func (s *seen) note(slot Slot, text string, there bool) {
	s.Lock()
	defer s.Unlock()
	s.slots[slot] = sightOf(text, there)
}

// last returns what was in a slot, and whether anybody has looked.
func (s *seen) last(slot Slot) (sight, bool) {
	s.Lock()
	defer s.Unlock()
	was, looked := s.slots[slot]
	return was, looked
}
