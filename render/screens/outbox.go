package screens

import (
	"bytes"
	"errors"
	"io"

	"dreist/game/store"
	"dreist/render/shell"
)

// ExportFile writes a file with an ending such as ".png" into the player's folder, and shows the text of a key about where it is,
// or why it failed.
func (p *Program) ExportFile(ending, key string, write func(io.Writer) error) {
	var file bytes.Buffer
	path, err := "", write(&file)
	if err == nil {
		path, err = p.Options.Outbox.AddFile(p.fileName(), ending, file.Bytes())
	}
	if err != nil {
		p.QueueNotice(shell.Notice{Title: p.Say("notice.title.unsaved"), Text: p.Say(faultOfWriting(err)), Path: p.Options.Outbox.Dir()})
		return
	}
	p.QueueNotice(shell.Notice{Title: p.Say("notice.title.saved"), Text: p.copyPath(p.Say(key), path), Path: path})
}

// copyPath copies the path of a file, and returns the text said, extended by that fact.
func (p *Program) copyPath(said, path string) string {
	if !p.CopyToClipboard(path) {
		return said
	}
	return said + " " + p.Say("taken.copied")
}

// fileName returns the name, without extension, of a file exported today.
func (p *Program) fileName() string { return p.shown.about.Name + "-" + p.Options.Today() }

// faultOfWriting returns the text key of the reason why nothing could be written into the folder.
func faultOfWriting(err error) string {
	switch {
	case errors.Is(err, store.ErrDiskFull):
		return "taken.fault.full"
	case errors.Is(err, store.ErrReadOnly):
		return "taken.fault.readonly"
	case errors.Is(err, store.ErrBackupTooLarge):
		return "taken.fault.much"
	}
	return "taken.fault.other"
}
