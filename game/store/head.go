package store

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"dreist/game/store/document"
)

// A finished game is one file, so that no crash can part the record from its facts: a comment of the record format
// with the facts as JSON in the first line, then the record as it was handed over.
const headStart = "; "

// headVersion is the highest version of the first line of a finished game that this program knows. What the first
// versions of the program can read has version 1: a game without a name of two to four seats, one of which won.
// Anything else has version 2, and what each seat had left under another name, so that they pass it over.
const headVersion = 2

// headNames are the names of the facts in the first line. Every other whole number there is a count.
var headNames = [...]string{"version", "kind", "sum", "game", "seats", "seat", "winner", "end", "places", "left", "score", "turns", "opponents"}

// head is the facts of a finished game, as the first line and the index have them. In the first line each count
// stands by itself.
type head struct {
	Version int `json:"version"`
	identity
	Summary
	Winner int    `json:"winner"`        // the only one's seat from 1, or one of those below
	End    string `json:"end,omitempty"` // see Outcome.filed
	Places []int  `json:"places,omitempty"`
	Left   []int  `json:"left,omitempty"`  // the score in version 1
	Score  []int  `json:"score,omitempty"` // and in version 2
}

// What stands as the winner's seat where nobody has won alone.
const (
	nobody    = 0
	everybody = -1
)

// identity tells finished games apart: equal ones are the same game.
type identity struct {
	Kind Kind   `json:"kind"`
	Sum  string `json:"sum"` // the first half of the SHA-256 of the record in hexadecimal digits
}

func identityOf(kind Kind, record string) identity {
	sum := sha256.Sum256([]byte(record))
	return identity{kind, hex.EncodeToString(sum[:len(sum)/2])}
}

// Sum returns what tells the game's record from all others.
func (f *Finished) Sum() string { return identityOf(f.Kind, f.Record).Sum }

// text returns the file of a finished game, whose facts are in their ranges.
func (f *Finished) text() string {
	h := head{Version: 1, identity: identityOf(f.Kind, f.Record), Summary: f.Summary, Winner: f.Summary.Winner() + 1, Left: f.Summary.Score}
	h.End, h.Places = f.Summary.filed()
	if f.Summary.End == AllWon {
		h.Winner = everybody
	}
	if h.Game != "" || h.Seats < 2 || h.Seats > 4 || h.End != "" || h.Places != nil {
		h.Version, h.Left, h.Score = headVersion, nil, h.Left
	}
	h.Counts = nil
	line := string(document.JSON(h))
	counts := maps.Clone(f.Summary.Counts)
	maps.DeleteFunc(counts, func(_ string, n int) bool { return n == 0 })
	if len(counts) > 0 {
		line = strings.TrimSuffix(line, "}") + "," + strings.TrimPrefix(string(document.JSON(counts)), "{")
	}
	return headStart + line + "\n" + f.Record
}

// finishedFile is what a file of a finished game holds.
type finishedFile struct {
	head
	record string
	text   string // all of it
}

// parseFinished reads a file of a finished game. Its error is ErrDamaged, or ErrNewer where a newer version has its own
// way to write it.
func parseFinished(text string) (finishedFile, error) {
	line, record, ok := strings.Cut(text, "\n")
	line, marked := strings.CutPrefix(line, headStart)
	if !ok || !marked {
		return finishedFile{}, fmt.Errorf("%w: it does not begin with its facts", ErrDamaged)
	}
	h, err := parseHead([]byte(line))
	if err == nil && h.identity != identityOf(h.Kind, record) {
		err = errors.New("the record is not the one that was stored")
	}
	if err != nil {
		return finishedFile{}, damagedOrNewer(err, h.Version, headVersion)
	}
	return finishedFile{h, record, text}, nil
}

// damagedOrNewer says of a file that makes no sense whether a newer version than the highest that is known may know
// better.
func damagedOrNewer(err error, version, known int) error {
	if version > known {
		return fmt.Errorf("%w: %w", ErrNewer, err)
	}
	return fmt.Errorf("%w: %w", ErrDamaged, err)
}

// parseHead returns the facts of a first line. An error comes with the version, as far as there is one.
func parseHead(line []byte) (h head, err error) {
	if err := json.Unmarshal(line, &h); err != nil {
		return h, err
	}
	var all document.Object
	if err := json.Unmarshal(line, &all); err != nil {
		return h, err
	}
	h.Counts = nil
	for _, name := range slices.Sorted(maps.Keys(all)) {
		// What is no count of ours says something to a newer version.
		n, err := strconv.Atoi(string(all[name]))
		if err == nil && n > 0 && n <= maxCount && isCount(name) && len(h.Counts) < maxCounts {
			if h.Counts == nil {
				h.Counts = map[string]int{}
			}
			h.Counts[name] = n
		}
	}
	return h, h.check()
}

// check returns why a head cannot be used, or nil, and puts together how the game ended. That the sum is the record's is
// for others to check.
func (h *head) check() error {
	score, end := h.Left, h.End
	if score == nil {
		score = h.Score
	}
	if end == "" && h.Places == nil { // written before an end was
		end = map[int]string{everybody: endNames[AllWon], nobody: endNames[AllLost]}[h.Winner]
	}
	h.Outcome = outcomeFiled(h.Winner-1, end, h.Places, score)
	if h.Version < 1 {
		return fmt.Errorf("the version %d: the first is 1", h.Version)
	}
	return errors.Join(h.Kind.check(), h.Summary.check())
}
