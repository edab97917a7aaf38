package store

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"strings"
)

// A finished game is one file, so that no crash can part the record from its facts: a comment of the record format
// with the facts as JSON in the first line, then the record as it was handed over.
const headStart = "; "

// identity tells finished games apart: equal ones are the same game.
type identity struct {
	kind Kind
	sum  string
}

func (h *head) identity() identity { return identity{h.Kind, h.Sum} }

// digest returns the first half of the SHA-256 of a record in hexadecimal digits.
func digest(record string) string {
	sum := sha256.Sum256([]byte(record))
	return hex.EncodeToString(sum[:len(sum)/2])
}

// text returns the file of a finished game.
func (f *Finished) text() string {
	h := newHead(f)
	return headStart + h.line() + "\n" + f.Record
}

// parseFinished returns what a file of a finished game holds. Its error is ErrDamaged, or ErrNewer where a newer
// version has its own way to write it.
func parseFinished(text string) (h head, record string, err error) {
	line, record, ok := strings.Cut(text, "\n")
	line, marked := strings.CutPrefix(line, headStart)
	if !ok || !marked {
		return head{}, "", fmt.Errorf("%w: it does not begin with its facts", ErrDamaged)
	}
	h, err = parseHead([]byte(line))
	if err == nil && h.Sum != digest(record) {
		err = errors.New("the record is not the one that was stored")
	}
	switch {
	case err != nil && h.Version > headVersion:
		return head{}, "", fmt.Errorf("%w: %w", ErrNewer, err)
	case err != nil:
		return head{}, "", fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	return h, record, nil
}
