package screens

import (
	"bufio"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"dreist/assets"
	"dreist/game/store"
	"dreist/render/session"
	"dreist/render/shell"
)

// mostRecord is the maximum size of a record in bytes. Of a larger file a game gets one byte more than that.
const mostRecord = 1 << 20

// OpenFiles opens the first regular file dropped on the window: a record to look back on, or a backup to restore.
func (w window) OpenFiles(files fs.FS, open []shell.Screen) shell.Navigation {
	entries, err := fs.ReadDir(files, ".")
	if err != nil || len(entries) == 0 {
		return w.interject("file.unread", "–")
	}
	for _, e := range entries {
		if e.Type().IsRegular() {
			file, err := files.Open(e.Name())
			return w.take(e.Name(), file, err, open)
		}
	}
	return w.interject("file.folder", entries[0].Name())
}

// OpenPath opens a file by its path: a record or a backup.
func (p *Program) OpenPath(path string, open []shell.Screen) shell.Navigation {
	name := filepath.Base(path)
	// Asked before opening: opening a pipe would wait for someone to write to it.
	if info, err := os.Stat(path); err == nil && info.IsDir() {
		return p.interject("file.folder", name)
	} else if err == nil && !info.Mode().IsRegular() {
		return p.interject("file.unread", name)
	}
	file, err := os.Open(path)
	return p.take(name, file, err, open)
}

func (p *Program) take(name string, file fs.File, err error, open []shell.Screen) shell.Navigation {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return p.interject("file.missing", name)
	case err != nil:
		return p.interject("file.unread", name)
	}
	defer file.Close()
	if p.working() {
		return p.interject("file.busy", name)
	}
	r := bufio.NewReader(file)
	head, _ := r.Peek(4) // a file too short for that is no archive
	if store.IsArchive(head) {
		data, err := store.ReadArchive(r)
		if err != nil {
			return p.interject("file.unread", name)
		}
		return shell.Push(p.restoreScreen(name, data))
	}
	text, err := io.ReadAll(io.LimitReader(r, mostRecord+1))
	if err != nil {
		return p.interject("file.unread", name)
	}
	return p.lookBack(name, string(text), open)
}

// lookBack opens the look back on a record, in the game it belongs to. What no game recognises is left to the current game to refuse.
func (p *Program) lookBack(name, text string, open []shell.Screen) shell.Navigation {
	f := p.shown
	if i := slices.IndexFunc(p.games, func(g *GameScreens) bool { return g.about.IsRecord(text) }); i >= 0 {
		f = p.games[i]
	}
	if f != p.shown {
		open = []shell.Screen{} // the open screens belong to another game
	}
	step, fault := session.ReplayFile(open, func(from session.Origin) (*session.Screen, string) { return f.past(name, text, from) })
	switch {
	case fault != "":
		return shell.Push(p.NoticeScreen(shell.Notice{Title: p.Say("notice.title.file"), Text: fault}))
	case f != p.shown:
		p.remember(f)
		return step.ReplaceStack(f.game().FirstScreen())
	}
	return step
}

// interject shows a sentence about a file over the current screen.
func (p *Program) interject(key, name string) shell.Navigation {
	return shell.Push(p.NoticeScreen(shell.Notice{Title: p.Say("notice.title.file"), Text: p.Say(key, assets.Values{"File": name})}))
}
