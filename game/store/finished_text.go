package store

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
)

// A finished game is one file, so that no crash can part the record from its facts: a comment of the record format
// with the facts as JSON in the first line, then the record as it was handed over.
const headStart = "; "

// head is the first line of a finished game.
type head struct {
	Version int    `json:"version"`
	Kind    Kind   `json:"kind"`
	Sum     string `json:"sum"` // of the record, see digest
	Summary
}

// identity tells finished games apart: equal ones are the same game.
type identity struct {
	kind Kind
	sum  string
}

func (h head) identity() identity { return identity{h.Kind, h.Sum} }

// digest returns the first half of the SHA-256 of a record in hexadecimal digits.
func digest(record string) string {
	sum := sha256.Sum256([]byte(record))
	return hex.EncodeToString(sum[:len(sum)/2])
}

func (f Finished) head() head {
	return head{Version: version, Kind: f.Kind, Sum: digest(f.Record), Summary: f.Summary}
}

// text returns the file of a finished game.
func (f Finished) text() string {
	line, err := json.Marshal(f.head())
	if err != nil {
		panic(err) // texts and numbers only
	}
	return headStart + string(line) + "\n" + f.Record
}

// parseFinished returns what a file of a finished game holds. Its error is ErrDamaged, or ErrNewer where a newer
// version has its own way to write it.
func parseFinished(text string) (h head, record string, err error) {
	line, record, ok := strings.Cut(text, "\n")
	line, marked := strings.CutPrefix(line, headStart)
	if !ok || !marked {
		return head{}, "", fmt.Errorf("%w: it does not begin with its facts", ErrDamaged)
	}
	err = json.Unmarshal([]byte(line), &h)
	if err == nil {
		err = h.check()
	}
	if err == nil && h.Sum != digest(record) {
		err = errors.New("the record is not the one that was stored")
	}
	switch {
	case err != nil && h.Version > version:
		return head{}, "", fmt.Errorf("%w: %w", ErrNewer, err)
	case err != nil:
		return head{}, "", fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	return h, record, nil
}

// check returns why a head cannot be used, or nil. That the sum is the record's is for others to check.
func (h head) check() error {
	if h.Version < version {
		return fmt.Errorf("the version %d: the first is %d", h.Version, version)
	}
	if err := h.Kind.check(); err != nil {
		return err
	}
	return h.Summary.check()
}
