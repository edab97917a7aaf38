package dreist

import (
	"bufio"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/render/shell"
)

// takeDropped opens the first file of what was dropped on the window: a record to look back on, or an export to take in.
func (a *game) takeDropped(files fs.FS, open []shell.Screen) shell.Step {
	entries, err := fs.ReadDir(files, ".")
	if err != nil || len(entries) == 0 {
		return a.interject(a.say.Say(msg.FileUnread, assets.Values{"File": "–"}))
	}
	for _, e := range entries {
		if e.Type().IsRegular() {
			f, err := files.Open(e.Name())
			return a.takeFile(e.Name(), f, err, open)
		}
	}
	return a.interject(a.say.Say(msg.FileFolder, assets.Values{"File": entries[0].Name()}))
}

// openPath opens the file that the program was started with.
func (a *game) openPath(path string, open []shell.Screen) shell.Step {
	name := filepath.Base(path)
	// Asked before opening: opening a pipe would wait for someone to write to it.
	if info, err := os.Stat(path); err == nil && info.IsDir() {
		return a.interject(a.say.Say(msg.FileFolder, assets.Values{"File": name}))
	} else if err == nil && !info.Mode().IsRegular() {
		return a.interject(a.say.Say(msg.FileUnread, assets.Values{"File": name}))
	}
	f, err := os.Open(path)
	return a.takeFile(name, f, err, open)
}

// takeFile opens a file of either kind, whatever it is called.
func (a *game) takeFile(name string, f fs.File, err error, open []shell.Screen) shell.Step {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return a.interject(a.say.Say(msg.FileMissing, assets.Values{"File": name}))
	case err != nil:
		return a.interject(a.say.Say(msg.FileUnread, assets.Values{"File": name}))
	}
	defer f.Close()
	r := bufio.NewReader(f)
	head, _ := r.Peek(4) // a file too short for that is no archive
	if store.IsArchive(head) {
		data, err := store.ReadArchive(r)
		if err != nil {
			return a.interject(a.say.Say(msg.FileUnread, assets.Values{"File": name}))
		}
		return shell.Push(a.ImportScreen(name, data))
	}
	text, err := io.ReadAll(io.LimitReader(r, record.MaxSize+1))
	if err != nil {
		return a.interject(a.say.Say(msg.FileUnread, assets.Values{"File": name}))
	}
	return a.openRecord(name, string(text), open)
}

// openRecord looks back on the game of a record, or says what is wrong with it.
func (a *game) openRecord(name, text string, open []shell.Screen) shell.Step {
	m, err := match.Resume(text, play.Unkept{})
	if err != nil {
		return a.interject(a.faultOfRecord(name, err))
	}
	for i, s := range slices.Backward(open) {
		at, ok := s.(*tableScreen)
		if !ok {
			continue
		}
		if at.reviews() {
			r := a.review(m, sessionOf("", m), 0, at.origin)
			r.below = at.below
			return shell.Replace(r).Through(at)
		}
		at.table.Interrupt()
		r := a.review(m, sessionOf("", m), 0, origin{away: msg.ReviewBackTable, table: true})
		r.below = at
		if i+1 < len(open) {
			return shell.Replace(r).Through(open[i+1]) // the panels over the table go
		}
		return shell.Push(r)
	}
	return shell.Push(a.review(m, sessionOf("", m), 0, origin{away: startAway}))
}

// faultOfRecord says where and why a record does not hold.
func (a *game) faultOfRecord(name string, err error) string {
	fault := (*record.Error)(nil)
	if !errors.As(err, &fault) {
		return a.say.Say(msg.FileRecordOther, assets.Values{"File": name})
	}
	token := fault.Token
	if token == "" {
		token = "–"
	}
	return a.say.Say(msg.FileRecord, assets.Values{
		"File": name, "Line": fault.Line, "Column": fault.Column, "Token": token, "Reason": a.say.Fault(fault),
	})
}

// interject has the player read something at once, whatever is open; then that comes back.
func (a *game) interject(text string) shell.Step {
	return shell.Push(a.NoticeOf(shell.Notice{Text: text}))
}
