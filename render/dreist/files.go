package dreist

import (
	"bufio"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/game/store"
)

// takeFiles opens what the program was started with and what was dropped on the window, nil where nothing was.
func (a *App) takeFiles(dropped fs.FS) {
	if path := a.options.File; path != "" {
		a.options.File = ""
		a.openPath(path)
	}
	if dropped != nil {
		a.takeDropped(dropped)
	}
}

// takeDropped opens the first file of what was dropped on the window: a record to look back on, or an export to take in.
func (a *App) takeDropped(files fs.FS) {
	entries, err := fs.ReadDir(files, ".")
	if err != nil || len(entries) == 0 {
		a.interject(a.say.Say(msg.FileUnread, assets.Values{"File": "–"}))
		return
	}
	for _, e := range entries {
		if e.Type().IsRegular() {
			f, err := files.Open(e.Name())
			a.takeFile(e.Name(), f, err)
			return
		}
	}
	a.interject(a.say.Say(msg.FileFolder, assets.Values{"File": entries[0].Name()}))
}

// openPath opens the file that the program was started with.
func (a *App) openPath(path string) {
	name := filepath.Base(path)
	// Asked before opening: opening a pipe would wait for someone to write to it.
	if info, err := os.Stat(path); err == nil && info.IsDir() {
		a.interject(a.say.Say(msg.FileFolder, assets.Values{"File": name}))
		return
	} else if err == nil && !info.Mode().IsRegular() {
		a.interject(a.say.Say(msg.FileUnread, assets.Values{"File": name}))
		return
	}
	f, err := os.Open(path)
	a.takeFile(name, f, err)
}

// takeFile opens a file of either kind, whatever it is called.
func (a *App) takeFile(name string, f fs.File, err error) {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		a.interject(a.say.Say(msg.FileMissing, assets.Values{"File": name}))
		return
	case err != nil:
		a.interject(a.say.Say(msg.FileUnread, assets.Values{"File": name}))
		return
	}
	defer f.Close()
	r := bufio.NewReader(f)
	head, _ := r.Peek(4) // a file too short for that is no archive
	if store.IsArchive(head) {
		data, err := store.ReadArchive(r)
		if err != nil {
			a.interject(a.say.Say(msg.FileUnread, assets.Values{"File": name}))
			return
		}
		a.askImport(name, data)
		return
	}
	text, err := io.ReadAll(io.LimitReader(r, record.MaxSize+1))
	if err != nil {
		a.interject(a.say.Say(msg.FileUnread, assets.Values{"File": name}))
		return
	}
	a.openRecord(name, string(text))
}

// openRecord looks back on the game of a record, or says what is wrong with it.
func (a *App) openRecord(name, text string) {
	m, err := match.Resume(text, play.Unkept{})
	if err != nil {
		a.interject(a.faultOfRecord(name, err))
		return
	}
	was := a.left
	if !a.reviews() {
		was = a.sitting()
	}
	if a.table != nil && !a.reviews() {
		a.table.interrupt()
	}
	a.review(m, sessionOf("", m), 0, was)
}

// faultOfRecord says where and why a record does not hold.
func (a *App) faultOfRecord(name string, err error) string {
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
func (a *App) interject(text string) {
	n := notice{text: text}
	if old := a.panel; old != nil && old.blocks {
		n.back = func() { a.reopen(old) }
		a.showNotice(n)
		return
	}
	a.notices = append(a.notices, n)
}
