package script

import (
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"strconv"
	"strings"

	"dreist/game/store"
)

// StartState is how the program starts: its language, window, deals and files.
type StartState struct {
	Language        string
	Size            image.Point  // size of the window in logical pixels
	Seed            uint64       // seed of the deals
	IsNewcomer      bool         // whether nobody has played before
	NeedsRealWindow bool         // whether the script is played in the real window, too
	Stored          []StoredItem // data in the player's folder
}

// StoredItem is something in the player's folder: an unfinished game, notes, or finished games.
type StoredItem struct{ Kind, Name, Text string }

// The kinds of what a folder keeps, as scripts name them.
const (
	saved    = "saved"    // the record of the unfinished game in a slot
	notes    = "notes"    // the values of notes, as JSON
	finished = "finished" // finished games, each a line of JSON
)

// FillFolder stores what a player's folder keeps as the script begins.
func (s *StartState) FillFolder(files *store.Folder) (err error) {
	for _, k := range s.Stored {
		switch k.Kind {
		case saved:
			err = errors.Join(err, files.SaveGame(store.Slot(k.Name), k.Text))
		case notes:
			var values store.Notes
			err = errors.Join(err, json.Unmarshal([]byte(k.Text), &values), files.SaveNotes(k.Name, values))
		case finished:
			for line := range strings.Lines(k.Text) {
				var game store.FinishedGame
				bad := json.Unmarshal([]byte(line), &game)
				_, failed := files.AddFinished(game)
				err = errors.Join(err, bad, failed)
			}
		}
	}
	return err
}

// Script is a parsed script. Make one with Parse.
type Script struct {
	StartState
	lines []string
	begin int // the line with the first step
}

// The beginnings of lines: a comment, a line of a record, a line of the screen's text.
const (
	comment = "#"
	data    = "| "
	reading = "> "
)

// Parse parses a script.
func Parse(text string) (*Script, error) {
	s := &Script{StartState: StartState{Language: "en", Size: image.Pt(1280, 800)}, lines: strings.Split(strings.TrimSuffix(text, "\n"), "\n")}
	for i, line := range s.lines {
		ok, err := s.describe(line)
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
		if s.begin = i; !ok {
			break
		}
	}
	return s, nil
}

// describe parses a line about the start. ok is false for a line that is a step.
func (s *Script) describe(line string) (ok bool, err error) {
	verb, about, _ := strings.Cut(line, " ")
	switch verb {
	case "language":
		s.Language = about
	case "size":
		s.Size, err = sizeOf(about)
	case "seed":
		s.Seed, err = strconv.ParseUint(about, 10, 64)
	case "newcomer":
		s.IsNewcomer = true
	case "window":
		s.NeedsRealWindow = true
	case saved, notes, finished:
		s.Stored = append(s.Stored, StoredItem{Kind: verb, Name: about})
	case strings.TrimSpace(data):
		if len(s.Stored) == 0 {
			return false, fmt.Errorf("%q is about nothing", line)
		}
		s.Stored[len(s.Stored)-1].Text += about + "\n"
	default:
		return strings.HasPrefix(line, comment) || line == "", nil
	}
	return true, err
}

// Play takes the steps of a script, and returns its text with the actual text of the screen.
func (s *Script) Play(h Driver) (text string, err error) {
	played := append([]string(nil), s.lines[:s.begin]...)
	for i, line := range s.lines[s.begin:] {
		if strings.HasPrefix(line+" ", reading) {
			continue
		}
		played = append(played, line)
		words := strings.Fields(line)
		switch {
		case len(words) == 0 || strings.HasPrefix(line, comment):
		case words[0] == "read":
			said := strings.Split(h.ScreenText(), "\n")
			if len(words) > 1 {
				n, err := strconv.Atoi(words[1])
				if err != nil {
					return "", fmt.Errorf("line %d, %q: %w", s.begin+i+1, line, err)
				}
				said = said[:min(n, len(said))]
			}
			for _, line := range said {
				played = append(played, strings.TrimRight(reading+line, " "))
			}
		default:
			if err := h.runStep(words[0], words[1:]); err != nil {
				return "", fmt.Errorf("line %d, %q: %w", s.begin+i+1, line, err)
			}
		}
	}
	return strings.Join(played, "\n") + "\n", h.Err()
}
