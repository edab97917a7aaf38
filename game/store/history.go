package store

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"iter"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// historyFile is the file with a line for each finished game, oldest first. Each line is a JSON object.
const historyFile = "history" + documentExt + "l"

// maxHistory is the size limit in bytes of the history: about 100,000 games.
const maxHistory = 256 << 20

// HistoryEntry is a finished game in the history.
type HistoryEntry struct {
	ID      string  `json:"id"`   // name of the game for LoadFinished, such as 2026-11-21-9f86d081884c
	Date    string  `json:"date"` // day of the end, YYYY-MM-DD
	Kind    Kind    `json:"kind"`
	Summary Summary `json:"summary"`
	Hash    string  `json:"sum"` // hash of the record, the same wherever the game is stored
}

// line is a line of the history. A newer version of the program writes its Version, so that this one skips the line.
type line struct {
	HistoryEntry
	Record  string `json:"record"`
	Version int    `json:"version,omitempty"`
	written string // text in the file, with the line end
}

// Entry returns the entry of the game in the history.
func (f FinishedGame) Entry() HistoryEntry {
	e := HistoryEntry{Date: f.Date, Kind: f.Kind, Summary: f.Summary, Hash: sumOf(f.Record)}
	e.Summary.GameName = cmp.Or(e.Summary.GameName, UnnamedGame)
	e.ID = f.Date + "-" + sumOf(string(f.Kind) + "\n" + f.Record)[:12]
	return e
}

// sumOf returns the first half of the SHA-256 of a text in hexadecimal.
func sumOf(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:len(sum)/2])
}

func (l *line) text() string { return string(EncodeJSON(l)) + "\n" }

// game identifies a game: two entries with the same values are one game.
type game struct {
	kind Kind
	sum  string // hash of the record
}

func (e *HistoryEntry) game() game { return game{e.Kind, e.Hash} }

// parseLine parses a line of the history. Its error is ErrDamaged or ErrNewer.
func parseLine(text string) (l line, err error) {
	err = fits(text, maxHistory)
	if err == nil {
		err = json.Unmarshal([]byte(text), &l)
	}
	if err == nil {
		err = errors.Join(checkDate(l.Date), l.Kind.check(), l.Summary.check())
	}
	if err == nil && l.Version == 0 {
		return l, nil
	}
	// Read alone, as an unknown value may come before it.
	var newer struct {
		Version int `json:"version"`
	}
	if json.Unmarshal([]byte(text), &newer) == nil && newer.Version > 0 {
		return l, ErrNewer
	}
	return l, fmt.Errorf("%w: %w", ErrDamaged, err)
}

// linesOf yields the lines of a history with the error of each. It leaves out an incomplete last line, whose writing was interrupted.
func linesOf(text string) iter.Seq2[line, error] {
	return func(yield func(line, error) bool) {
		for one := range strings.Lines(text) {
			l, err := parseLine(one)
			l.written = strings.TrimSuffix(one, "\n") + "\n"
			if !isTorn(one) && !yield(l, err) {
				return
			}
		}
	}
}

const lineHead = `{"id":"`

// isTorn reports whether a line is incomplete because its writing was interrupted.
func isTorn(line string) bool {
	if strings.HasSuffix(line, "\n") || !strings.HasPrefix(line, lineHead[:min(len(lineHead), len(line))]) {
		return false
	}
	_, err := parseLine(line)
	return errors.Is(err, ErrDamaged)
}

// AddFinished stores a finished game as the newest of the history and returns its ID. A game with the same record and kind is not stored
// twice; its old ID is returned, so a caller may simply try again after a crash. Add a finished game first, and drop it from its slot
// afterwards. After an error, such as for facts out of range, the history is unchanged.
func (f *Folder) AddFinished(finished FinishedGame) (id string, err error) {
	err = finished.check()
	if err == nil {
		err = fits(finished.Record, maxSize)
	}
	if err != nil {
		return "", fmt.Errorf("store: adding a finished game: save less, and UTF-8: %w", err)
	}
	l := line{HistoryEntry: finished.Entry(), Record: finished.Record}
	f.history.Lock()
	defer f.history.Unlock()
	text, _, err := f.historyText()
	if err != nil {
		return "", err
	}
	for one := range strings.Lines(text) {
		if !strings.Contains(one, l.Hash) {
			continue
		}
		if old, err := parseLine(one); err == nil && old.game() == l.game() {
			return old.ID, nil
		}
	}
	path := f.path(historyFile)
	if _, err := os.Stat(path); err != nil || text != "" && !strings.HasSuffix(text, "\n") {
		return l.ID, f.put(path, wholeLines(text)+l.text())
	}
	return l.ID, f.appendLine(l.text())
}

// wholeLines returns a history without an incomplete last line.
func wholeLines(text string) string {
	end := strings.LastIndexByte(text, '\n') + 1
	if end == len(text) || isTorn(text[end:]) {
		return text[:end]
	}
	return text + "\n"
}

func (f *Folder) appendLine(text string) error {
	path := f.path(historyFile)
	return f.change("saving a finished game in "+path, func() error {
		before, err := os.Stat(path)
		if err != nil {
			return err
		}
		if err = f.writeFile(path, os.O_APPEND|os.O_WRONLY, text); err != nil {
			return errors.Join(err, os.Truncate(path, before.Size()))
		}
		return nil
	})
}

// historyText returns the text of the history. A history of earlier versions is converted; faults are the files that could not be.
func (f *Folder) historyText() (text string, faults []error, err error) {
	text, ok, err := readFile(f.path(historyFile), maxHistory)
	if errors.Is(err, errNotText) {
		return text, nil, nil // each line is checked on its own
	}
	if err != nil {
		return "", nil, f.setAsideNonsense(historyFile, loadError(historyFile, err))
	}
	if ok {
		return text, nil, nil
	}
	text, faults = f.earlierHistory(nil)
	if text != "" {
		_ = f.put(f.path(historyFile), text) // else it is read again
	}
	return text, faults, nil
}

// LoadHistory returns all finished games, the last stored first, whatever their dates. It returns the usable games even with an error: a
// *SetAsideError names the copy of a history with damaged lines, any other error is about a file that cannot be read.
func (f *Folder) LoadHistory() ([]HistoryEntry, error) {
	f.history.Lock()
	defer f.history.Unlock()
	text, errs, err := f.historyText()
	errs = append(errs, err)
	var entries []HistoryEntry
	var usable strings.Builder
	usable.Grow(len(text) + 1)
	seen, known := map[game]bool{}, map[string]bool{}
	read := func(text string) {
		for l, err := range linesOf(text) {
			if err == nil && !seen[l.game()] {
				seen[l.game()] = true
				entries = append(entries, l.HistoryEntry)
			}
			if err == nil || errors.Is(err, ErrNewer) {
				known[l.ID] = true
				usable.WriteString(l.written)
			}
		}
	}
	read(text)
	if wholeLines(text) != usable.String() {
		errs = append(errs, f.setAsideHistory(text, usable.String()))
	}
	if err == nil && len(errs) == 1 {
		late, faults := f.earlierHistory(known)
		errs = append(errs, faults...)
		if read(late); late != "" {
			_ = f.put(f.path(historyFile), usable.String()) // else it is read again
		}
	}
	slices.Reverse(entries)
	return entries, errors.Join(errs...)
}

// setAsideHistory writes a history with damaged lines to another file, keeps the usable lines, and returns a *SetAsideError.
func (f *Folder) setAsideHistory(text, usable string) error {
	path := f.path(historyFile)
	aside := asideOf(path)
	err := f.put(aside, text)
	if err == nil {
		err = f.put(path, usable)
	}
	if err != nil {
		return err
	}
	return &SetAsideError{oldName: historyFile, Name: filepath.Base(aside), Folder: f.dirs.Games, Err: ErrDamaged}
}

// LoadFinished returns the record of a finished game. An unknown ID gives fs.ErrNotExist.
func (f *Folder) LoadFinished(id string) (record string, err error) {
	f.history.Lock()
	defer f.history.Unlock()
	text, _, err := f.historyText()
	if err != nil {
		return "", err
	}
	quoted := string(EncodeJSON(id))
	for one := range strings.Lines(text) {
		if !strings.Contains(one, quoted) {
			continue
		}
		if l, err := parseLine(one); err == nil && l.ID == id {
			return l.Record, nil
		}
	}
	return "", fmt.Errorf("store: loading a finished game: use an id of History, not %q: %w", id, fs.ErrNotExist)
}

// Filter selects finished games. The zero Filter selects all.
type Filter struct {
	Game  string // name of the game, empty for any
	Kinds []Kind // kinds of games, empty for all
}

// Select returns the selected games of a list, in their order.
func (f Filter) Select(list []HistoryEntry) (chosen []HistoryEntry) {
	for _, e := range list {
		if (f.Game == "" || f.Game == e.Summary.GameName) && (len(f.Kinds) == 0 || slices.Contains(f.Kinds, e.Kind)) {
			chosen = append(chosen, e)
		}
	}
	return chosen
}
