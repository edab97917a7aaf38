package screens

import (
	"bytes"
	"errors"
	"io"

	"dreist/game/store"
	"dreist/render/shell"
)

// ExportFile writes a file into the player's folder, and shows the text of a key about where it is, or why that failed.
func (p *Program) ExportFile(ending, key string, write func(io.Writer) error) {
	var file bytes.Buffer
	path, err := "", write(&file)
	if err == nil {
		path, err = p.Options.ExportFolder.AddFile(p.fileName(), ending, file.Bytes())
	}
	p.QueueNotice(p.exportNotice(key, path, err))
}

// exportNotice returns the notice with the text of a key about where a file is, whose path it copies. Without a path it is about err.
func (p *Program) exportNotice(key, path string, err error) shell.Notice {
	if path == "" {
		return shell.Notice{Title: p.Say("notice.title.unsaved"), Text: p.Say(faultOfWriting(err)), Path: p.Options.ExportFolder.Path()}
	}
	text := p.Say(key)
	if p.CopyToClipboard(path) {
		text += " " + p.Say("taken.copied")
	}
	return shell.Notice{Title: p.Say("notice.title.saved"), Text: text, Path: path}
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
