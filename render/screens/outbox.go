package screens

import (
	"bytes"
	"errors"
	"io"

	"dreist/game/store"
	"dreist/render/shell"
)

// ExportFile makes a file of the player's own with an ending such as ".png", and tells by a sentence of the catalogue where
// it lies; or why it could not.
func (p *Program) ExportFile(ending, key string, write func(io.Writer) error) {
	var file bytes.Buffer
	path, err := "", write(&file)
	if err == nil {
		path, err = p.Options.Outbox.Put(p.fileName(), ending, file.Bytes())
	}
	if err != nil {
		p.Tell(shell.Notice{Title: p.Say("notice.title.unsaved"), Text: p.Say(faultOfWriting(err)), Path: p.Options.Outbox.Dir()})
		return
	}
	p.Tell(shell.Notice{Title: p.Say("notice.title.saved"), Text: p.copyPath(p.Say(key), path), Path: path})
}

// copyPath has the path of a file ready to be pasted, and returns what is said of the file with that.
func (p *Program) copyPath(said, path string) string {
	if !p.Copy(path) {
		return said
	}
	return said + " " + p.Say("taken.copied")
}

// fileName is how the name of what is taken out today begins.
func (p *Program) fileName() string { return p.shown.about.Name + "-" + p.Options.Today() }

// faultOfWriting returns the key of the sentence that says why nothing could be written into the outbox, and speaks of its folder.
func faultOfWriting(err error) string {
	switch {
	case errors.Is(err, store.ErrDiskFull):
		return "taken.fault.full"
	case errors.Is(err, store.ErrReadOnly):
		return "taken.fault.readonly"
	case errors.Is(err, store.ErrTooMuch):
		return "taken.fault.much"
	}
	return "taken.fault.other"
}
