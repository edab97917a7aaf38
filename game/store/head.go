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

// A finished game is one file, so that no crash can separate record and facts: the facts as JSON in the first line,
// which is a comment of the record format, then the record unchanged.
const headStart = "; "

// headVersion is the highest known version of the first line. Version 1 can be read by the first versions of the
// program: no game's name, two to four seats, one winner. Everything else has version 2 and another name for the
// score, so that they skip it.
const headVersion = 2

// headNames are the names of the facts in the first line. Every other integer there is a count.
var headNames = [...]string{"version", "kind", "sum", "game", "seats", "seat", "winner", "end", "places", "left", "score", "turns", "opponents"}

// head is the facts of a finished game in the first line and the index. In the first line each count is a value of
// its own.
type head struct {
	Version int `json:"version"`
	identity
	Summary
	Winner int    `json:"winner"`        // the only winner's seat from 1, or one of the constants below
	End    string `json:"end,omitempty"` // see Outcome.encode
	Places []int  `json:"places,omitempty"`
	Left   []int  `json:"left,omitempty"`  // the score in version 1
	Score  []int  `json:"score,omitempty"` // the score in version 2
}

// The values of Winner without a single winner.
const (
	nobody    = 0
	everybody = -1
)

// identity identifies a finished game.
type identity struct {
	Kind Kind   `json:"kind"`
	Sum  string `json:"sum"` // first half of the SHA-256 of the record in hexadecimal
}

func identityOf(kind Kind, record string) identity {
	sum := sha256.Sum256([]byte(record))
	return identity{kind, hex.EncodeToString(sum[:len(sum)/2])}
}

// Sum returns the hash that identifies the record.
func (f *Finished) Sum() string { return identityOf(f.Kind, f.Record).Sum }

// text returns the file of a finished game with valid facts.
func (f *Finished) text() string {
	h := head{Version: 1, identity: identityOf(f.Kind, f.Record), Summary: f.Summary, Winner: f.Summary.Winner() + 1, Left: f.Summary.Score}
	h.End, h.Places = f.Summary.encode()
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

// finishedFile is the parsed file of a finished game.
type finishedFile struct {
	head
	record string
	text   string // the whole file
}

// parseFinished parses the file of a finished game. Its error is ErrDamaged, or ErrNewer for a newer version's.
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

// damagedOrNewer wraps err in ErrNewer if the version is higher than known, else in ErrDamaged.
func damagedOrNewer(err error, version, known int) error {
	if version > known {
		return fmt.Errorf("%w: %w", ErrNewer, err)
	}
	return fmt.Errorf("%w: %w", ErrDamaged, err)
}

// parseHead parses a first line. On an error the version is set as far as it is known.
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
		// Anything but a count is left to newer versions.
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

// check validates a head and sets its Outcome. Whether the sum is that of the record is checked elsewhere.
func (h *head) check() error {
	score, end := h.Left, h.End
	if score == nil {
		score = h.Score
	}
	if end == "" && h.Places == nil { // written before there was an end
		end = map[int]string{everybody: endNames[AllWon], nobody: endNames[AllLost]}[h.Winner]
	}
	h.Outcome = decodeOutcome(h.Winner-1, end, h.Places, score)
	if h.Version < 1 {
		return fmt.Errorf("the version %d: the first is 1", h.Version)
	}
	return errors.Join(h.Kind.check(), h.Summary.check())
}
