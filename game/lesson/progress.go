package lesson

import (
	"encoding/json"
	"strconv"
)

// Most is how many examples a game can have, which are numbered from 1.
const Most = 32

// Feat is what a learner has done with an example.
type Feat uint8

// The feats. Who has played an example without a miss has also played it.
const (
	Watched Feat = iota
	Played
	Flawless
)

// feats are the names of the feats in stored progress.
func feats() [3]string { return [...]string{"watched", "played", "flawless"} }

// Progress remembers what a learner has done, example by example. The zero Progress is that of a new learner. It is a
// comparable value and stored as JSON: {"2":["watched","played"]}.
type Progress struct {
	done [Most][3]bool
}

// Watch notes that an example, 1 to Most, was watched to its end.
func (p *Progress) Watch(number int) { p.note(number, Watched) }

// Play notes that an example was played to its end with this many misses.
func (p *Progress) Play(number, misses int) {
	p.note(number, Played)
	if misses == 0 {
		p.note(number, Flawless)
	}
}

// Has reports whether an example has a feat. Examples that do not exist have none.
func (p Progress) Has(number int, f Feat) bool {
	return number >= 1 && number <= Most && int(f) < len(p.done[0]) && p.done[number-1][f]
}

func (p *Progress) note(number int, f Feat) {
	if number >= 1 && number <= Most {
		p.done[number-1][f] = true
	}
}

// MarshalJSON writes the examples that have feats.
func (p Progress) MarshalJSON() ([]byte, error) {
	stored := map[string][]string{}
	for number := 1; number <= Most; number++ {
		for f, name := range feats() {
			if p.Has(number, Feat(f)) {
				at := strconv.Itoa(number)
				stored[at] = append(stored[at], name)
			}
		}
	}
	return json.Marshal(stored)
}

// UnmarshalJSON reads what it understands and passes over the rest, so that a broken or newer file costs no more than
// what cannot be read. It never fails.
func (p *Progress) UnmarshalJSON(data []byte) error {
	*p = Progress{}
	var stored map[string]json.RawMessage
	if json.Unmarshal(data, &stored) != nil {
		return nil
	}
	for at, raw := range stored {
		number, err := strconv.Atoi(at)
		var names []any
		if err != nil || json.Unmarshal(raw, &names) != nil {
			continue
		}
		for _, name := range names {
			p.read(number, name)
		}
	}
	return nil
}

// read notes a feat by its stored name.
func (p *Progress) read(number int, stored any) {
	for f, name := range feats() {
		if stored != name {
			continue
		}
		p.note(number, Feat(f))
		if Feat(f) == Flawless {
			p.note(number, Played)
		}
	}
}
