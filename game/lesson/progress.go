package lesson

import (
	"encoding/json"
	"strconv"
)

// MaxExamples is the largest number of examples of a game. Examples are numbered from 1.
const MaxExamples = 32

// Feat is an achievement in an example.
type Feat uint8

// The feats. An example with FlawlessFeat has PlayedFeat, too.
const (
	WatchedFeat  Feat = iota // the example was watched to its end
	PlayedFeat               // the example was played to its end
	FlawlessFeat             // the example was played to its end without a miss
)

func feats() [3]string { return [...]string{"watched", "played", "flawless"} }

// Progress holds the feats of a learner in each example. The zero Progress is that of a new learner. It is comparable, and stored as
// JSON: {"2":["watched","played"]}.
type Progress struct {
	done [MaxExamples][3]bool
}

// MarkWatched records that an example, 1 to MaxExamples, was watched to its end.
func (p *Progress) MarkWatched(number int) { p.note(number, WatchedFeat) }

// MarkPlayed records that an example, 1 to MaxExamples, was played to its end with a number of misses.
func (p *Progress) MarkPlayed(number, misses int) {
	p.note(number, PlayedFeat)
	if misses == 0 {
		p.note(number, FlawlessFeat)
	}
}

// Has reports whether an example has a feat; false for an invalid number.
func (p Progress) Has(number int, f Feat) bool {
	return number >= 1 && number <= MaxExamples && int(f) < len(p.done[0]) && p.done[number-1][f]
}

func (p *Progress) note(number int, f Feat) {
	if number >= 1 && number <= MaxExamples {
		p.done[number-1][f] = true
	}
}

// MarshalJSON encodes the examples with feats.
func (p Progress) MarshalJSON() ([]byte, error) {
	stored := map[string][]string{}
	for number := 1; number <= MaxExamples; number++ {
		for f, name := range feats() {
			if p.Has(number, Feat(f)) {
				at := strconv.Itoa(number)
				stored[at] = append(stored[at], name)
			}
		}
	}
	return json.Marshal(stored)
}

// UnmarshalJSON decodes known feats and skips anything else, as in a broken or newer file. It never fails.
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

func (p *Progress) read(number int, stored any) {
	for f, name := range feats() {
		if stored != name {
			continue
		}
		p.note(number, Feat(f))
		if Feat(f) == FlawlessFeat {
			p.note(number, PlayedFeat)
		}
	}
}
