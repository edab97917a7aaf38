package store

import "slices"

// ladderBase is the name of the file of the ladder, without its ending.
const ladderBase = "ladder"

// The rungs of the ladder: the cards of the player in its first and in its last game, and how many more each game
// gives him.
const (
	LowestRung  = 50
	HighestRung = 94
	RungStep    = 2
)

// LadderState is how far a player has come on the ladder. The game that is being played is in the slot Ladder.
type LadderState struct {
	Rung    int      // the player's cards in the game to play next, even, from LowestRung to HighestRung
	Seeds   []uint64 // the deals of the climb so far, from the lowest rung; they stay when it ends, for practice; at most 23
	Running bool     // the climb goes on; otherwise the next one starts from the lowest rung
	Best    int      // the highest rung ever won, 0 where none was
	Climbs  int      // how many climbs were begun, from 0
}

// LoadLadder returns the ladder that is stored, or that of a new player. Values that make no sense, and errors, are
// treated as by LoadSettings. Where the file is lost, Tally still knows the highest rung won.
func (s *Store) LoadLadder() (LadderState, error) {
	doc, err := s.readDocument(s.dirs.Games, ladderBase, anyObject)
	var found LadderState
	found.decode(doc)
	return found, err
}

// SaveLadder stores the ladder with the guarantees and errors of SaveSettings. A Best that is stored never sinks, as
// another copy of the program may have climbed higher meanwhile.
func (s *Store) SaveLadder(state LadderState) error {
	return s.changeDocument(s.dirs.Games, ladderBase, anyObject, func(doc object) bool {
		var stored LadderState
		stored.decode(doc)
		state.encode(doc)
		raiseBest(doc, stored.Best)
		var wanted LadderState
		wanted.decode(doc)
		return !wanted.equal(stored)
	})
}

// raiseBest makes a rung the highest one won in a stored ladder, unless a higher one is.
func raiseBest(doc object, best int) {
	var state LadderState
	state.decode(doc)
	state.Best = max(state.Best, best)
	state.encode(doc)
}

// fields lists the values of the ladder, the one place that knows their names, defaults and ranges.
func (l *LadderState) fields() []field {
	return []field{
		bind("rung", &l.Rung, LowestRung, isRung),
		bind("seeds", &l.Seeds, nil, func(seeds []uint64) bool {
			return len(seeds) <= (HighestRung-LowestRung)/RungStep+1
		}),
		bind("running", &l.Running, false, anything),
		bind("best", &l.Best, 0, func(rung int) bool { return rung == 0 || isRung(rung) }),
		bind("climbs", &l.Climbs, 0, within(0, 1<<30)),
	}
}

func isRung(rung int) bool {
	return within(LowestRung, HighestRung)(rung) && (rung-LowestRung)%RungStep == 0
}

func (l *LadderState) decode(doc object) { doc.decode(l.fields()) }

// encode puts the ladder into a document and leaves the rest of it alone.
func (l *LadderState) encode(doc object) { doc.encode(l.fields()) }

func (l LadderState) equal(m LadderState) bool {
	return l.Rung == m.Rung && l.Running == m.Running && l.Best == m.Best && l.Climbs == m.Climbs &&
		slices.Equal(l.Seeds, m.Seeds)
}
