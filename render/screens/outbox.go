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
func (f *Front) TakeOut(ending, key string, write func(io.Writer) error) {
	told, path := f.putOut(ending, key, write)
	if path != "" {
		told.Text = f.copyPath(told.Text, path)
	}
	f.Tell(told)
}

// copyPath has the path of a file ready to be pasted, and returns what is said of the file with that. A picture that was
// copied last stays where it is: it is still to be pasted somewhere.
func (f *Front) copyPath(said, path string) string {
	if f.Pocket.HoldsImage() || !f.Copy(path) {
		return said
	}
	return said + " " + f.Say(msg.TakenCopied)
}

// putOut makes a file as TakeOut does, and returns what is to be told, and the path where there is one.
func (f *Front) putOut(ending, key string, write func(io.Writer) error) (told shell.Notice, path string) {
	var file bytes.Buffer
	err := write(&file)
	if err == nil {
		path, err = f.put(f.fileName(), ending, file.Bytes())
	}
	if err != nil {
		return shell.Notice{
			Title: f.Say(msg.NoticeTitleUnsaved), Text: f.Say(faultOfWriting(err)), Path: f.outbox().Dir(),
			Label: msg.FolderOpen, Then: func() shell.Step { return f.ShowFolder().InPlace() },
		}, ""
	}
	return shell.Notice{Title: f.Say(msg.NoticeTitleSaved), Text: f.Say(key), Path: path}, path
}

// put puts a file into the folder that was chosen, which it does not make again where it is gone.
func (f *Front) put(base, ending string, data []byte) (path string, err error) {
	if err := f.gone(); err != nil {
		return "", err
	}
	return f.outbox().Put(base, ending, data)
}

// gone returns an error where the folder that was chosen is not there any more.
func (f *Front) gone() error {
	if f.Settings().Folder == "" {
		return nil // the usual folder is made
	}
	return f.outbox().Usable()
}

// fileName is how the name of what is taken out today begins.
func (f *Front) fileName() string { return f.about.Name + "-" + f.Options.Today() }

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
