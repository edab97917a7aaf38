package screens

import (
	"bytes"
	"errors"
	"io"

	"dreist/assets/msg"
	"dreist/game/store"
	"dreist/game/store/files"
	"dreist/render/shell"
)

// TakeOut makes a file of the player's own with an ending such as ".png", and tells by a sentence of the catalogue where
// it lies; or why it could not.
func (p *Program) TakeOut(ending, key string, write func(io.Writer) error) {
	told, path := p.putOut(ending, key, write)
	if path != "" {
		told.Text = p.copyPath(told.Text, path)
	}
	p.Tell(told)
}

// copyPath has the path of a file ready to be pasted, and returns what is said of the file with that. A picture that was
// copied last stays where it is: it is still to be pasted somewhere.
func (p *Program) copyPath(said, path string) string {
	if p.Pocket.HoldsImage() || !p.Copy(path) {
		return said
	}
	return said + " " + p.Say(msg.TakenCopied)
}

// putOut makes a file as TakeOut does, and returns what is to be told, and the path where there is one.
func (p *Program) putOut(ending, key string, write func(io.Writer) error) (told shell.Notice, path string) {
	var file bytes.Buffer
	err := write(&file)
	if err == nil {
		path, err = p.put(p.fileName(), ending, file.Bytes())
	}
	if err != nil {
		return shell.Notice{
			Title: p.Say(msg.NoticeTitleUnsaved), Text: p.Say(faultOfWriting(err)), Path: p.outbox().Dir(),
			Label: msg.FolderOpen, Then: func() shell.Step { return p.ShowFolder().InPlace() },
		}, ""
	}
	return shell.Notice{Title: p.Say(msg.NoticeTitleSaved), Text: p.Say(key), Path: path}, path
}

// put puts a file into the folder that was chosen, which it does not make again where it is gone.
func (p *Program) put(base, ending string, data []byte) (path string, err error) {
	if err := p.gone(); err != nil {
		return "", err
	}
	return p.outbox().Put(base, ending, data)
}

// gone returns an error where the folder that was chosen is not there any more.
func (p *Program) gone() error {
	if p.Settings().Folder == "" {
		return nil // the usual folder is made
	}
	return p.outbox().Usable()
}

// fileName is how the name of what is taken out today begins.
func (p *Program) fileName() string { return p.shown.about.Name + "-" + p.Options.Today() }

// faultOfWriting returns the key of the sentence that says why nothing could be written into the outbox, and speaks of its folder.
func faultOfWriting(err error) string {
	switch {
	case errors.Is(err, store.ErrGone):
		return msg.TakenFaultGone
	case errors.Is(err, files.ErrDiskFull):
		return msg.TakenFaultFull
	case errors.Is(err, files.ErrReadOnly):
		return msg.TakenFaultReadonly
	case errors.Is(err, store.ErrTooMuch):
		return msg.TakenFaultMuch
	}
	return msg.TakenFaultOther
}
