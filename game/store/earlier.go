package store

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"
)

// The formats of earlier versions of the program: a file for each finished game, with its facts in the first line, and other values in
// settings and series.

// earlierFolder was the folder with a file for each finished game.
const earlierFolder = "history"

// earlierExt is the extension of these files, of any game.
const earlierExt = ".dreist"

// earlierVersion is the highest version in their first lines.
const earlierVersion = 2

// earlierID returns the ID of a file, such as 2026-11-21-17, and its number; ok is false for other files.
func earlierID(name string) (id string, number int, ok bool) {
	id, ok = strings.CutSuffix(name, earlierExt)
	if !ok || len(id) <= len(time.DateOnly) || checkDate(id[:len(time.DateOnly)]) != nil {
		return "", 0, false
	}
	number, err := strconv.Atoi(id[len(time.DateOnly)+1:])
	return id, number, err == nil && id == fmt.Sprintf("%s-%d", id[:len(time.DateOnly)], number)
}

// earlierHistory returns the games in earlierFolder as history lines, except those with a known ID: an earlier version may add games when it
// runs again. The faults are a *SetAsideError for each damaged file and an error for each that cannot be read.
func (f *Folder) earlierHistory(known map[string]bool) (text string, faults []error) {
	entries, err := os.ReadDir(f.path(earlierFolder))
	if errors.Is(err, os.ErrNotExist) {
		return "", nil
	}
	if err != nil {
		return "", []error{loadError(earlierFolder, err)}
	}
	var files []string
	for _, e := range entries {
		if id, _, ok := earlierID(e.Name()); ok && !known[id] {
			files = append(files, e.Name())
		}
	}
	number := func(name string) int { _, n, _ := earlierID(name); return n }
	slices.SortStableFunc(files, func(a, b string) int { return number(a) - number(b) })
	var all strings.Builder
	for _, name := range files {
		path := earlierFolder + "/" + name
		one, _, err := readFile(f.path(path), maxSize)
		if err == nil && one == "" {
			continue // a name that a killed program had taken
		}
		if err == nil {
			one, err = earlierGame(name, one)
		}
		if err != nil && !errors.Is(err, ErrNewer) {
			faults = append(faults, f.setAsideNonsense(path, loadError(name, err)))
			continue
		}
		all.WriteString(one)
	}
	return all.String(), faults
}

// earlierGame returns the history line for the file of a finished game. Its error is ErrDamaged or ErrNewer.
func earlierGame(name, text string) (string, error) {
	first, record, _ := strings.Cut(text, "\n")
	first, ok := strings.CutPrefix(first, "; ")
	var facts Notes
	if !ok || json.Unmarshal([]byte(first), &facts) != nil {
		return "", fmt.Errorf("%w: it does not begin with its facts", ErrDamaged)
	}
	id, _, _ := earlierID(name)
	l := line{HistoryEntry: HistoryEntry{ID: id, Date: id[:len(time.DateOnly)]}, Record: record}
	facts.fill(&l.HistoryEntry) // the kind and the hash
	facts.fill(&l.Summary)
	l.Summary.GameName = cmp.Or(l.Summary.GameName, UnnamedGame)
	l.Summary.Counts = map[string]int{}
	for name, value := range facts {
		// Every other integer is a count.
		n, err := strconv.Atoi(string(value))
		if err == nil && n > 0 && n <= maxCount && isWord(name) && !slices.Contains([]string{versionName, "seats", "seat", "winner", "turns"}, name) {
			l.Summary.Counts[name] = n
		}
	}
	l.Summary.Outcome = earlierOutcome(facts, NoteValue(facts, "winner", 0, isAny)-1)
	if l.Summary.End == Running { // all won or lost before there was an end
		l.Summary.End = map[int]End{-1: AllWon, 0: AllLost}[NoteValue(facts, "winner", 1, isAny)]
	}
	err := errors.Join(l.Kind.check(), l.Summary.check())
	if l.Hash != sumOf(record) {
		err = errors.Join(err, errors.New("the record is not the one that was stored"))
	}
	switch {
	case err != nil && NoteValue(facts, versionName, 1, isAny) > earlierVersion:
		return "", ErrNewer
	case err != nil:
		return "", fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	return l.text(), nil
}

func isAny[T any](T) bool { return true }

// earlierOutcome returns the outcome of a game from its facts and its only winner, from 0, or NoPlayer. An unknown outcome is Running.
func earlierOutcome(facts Notes, winner int) Outcome {
	var was struct {
		End    string `json:"end"`
		Places []int  `json:"places"`
		Left   []int  `json:"left"` // the score where two to four played and one won
		Score  []int  `json:"score"`
	}
	facts.fill(&was)
	o := Outcome{Places: was.Places, Scores: append(was.Left, was.Score...)}
	switch {
	case was.End != "":
		_ = o.End.UnmarshalText([]byte(was.End)) // an unknown one is none
	case o.Places != nil:
		o.End = Ranked
	case within(0, len(o.Scores)-1)(winner):
		return WonBy(winner, o.Scores...)
	}
	return o
}

func (n Notes) bringSeries() error {
	var games []Notes
	if raw := n["games"]; raw == nil {
		return nil
	} else if json.Unmarshal(raw, &games) != nil {
		return fmt.Errorf("%w: the games are no list of objects", ErrDamaged)
	}
	for _, g := range games {
		if g == nil {
			return fmt.Errorf("%w: a game is no object", ErrDamaged)
		}
		maps.Copy(g, notesFrom(earlierOutcome(g, NoteValue(g, "winner", NoPlayer, isAny))))
	}
	n["games"] = EncodeJSON(games)
	return nil
}

// bringSettings converts settings to the current format: the first versions stored only whether the cloth is dark, and a word for whether
// playable cards are marked.
func (n Notes) bringSettings() {
	cloth := NoteValue(n, "cloth", LinenCloth, oneOf(Cloths()...))
	if isDark := NoteValue(n, "theme", "light", oneOf("light", "dark")) == "dark"; isDark != cloth.isDark() {
		cloth = map[bool]Cloth{false: LinenCloth, true: NightCloth}[isDark]
	}
	n["cloth"] = EncodeJSON(cloth)
	delete(n, "theme")
	help := NoteValue(n, "help", Notes{}, isAny)
	help["marks"] = EncodeJSON(NoteValue(help, "fitting", "on", oneOf("on", "off")) == "on")
	n["help"] = EncodeJSON(help)
}

// earlierNotes returns the notes for a name without a file: the table set-up of UnnamedGame from among the settings, where the first versions stored
// it; otherwise empty notes.
func (f *Folder) earlierNotes(name string) Notes {
	if name != SetupNotesName("") {
		return Notes{}
	}
	settings, _ := f.LoadNotes(SettingsNotes) // without them there is no table
	return NoteValue(settings, "table", Notes{}, isAny)
}
