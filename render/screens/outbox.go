package screens

import (
	"bytes"
	"errors"
	"io"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/store"
	"dreist/game/store/files"
	"dreist/render/shell"
)

// TakeOut makes a file of the player's own with an ending such as ".png", and tells by a sentence of the catalogue where
// it lies, which is then ready to be pasted; or why it could not.
func (f *Front) TakeOut(ending, key string, write func(io.Writer) error) {
	var file bytes.Buffer
	err := write(&file)
	path := ""
	if err == nil {
		path, err = f.Options.Outbox.Put(f.fileName(), ending, file.Bytes())
	}
	if err != nil {
		f.Tell(shell.Notice{Text: f.faultOfWriting(err)})
		return
	}
	f.Copy(path)
	f.Tell(shell.Notice{Text: f.Say(key, assets.Values{"Path": path})})
}

// fileName is how the name of what is taken out today begins.
func (f *Front) fileName() string { return f.about.Name + "-" + f.Options.Today() }

// faultOfWriting says why nothing could be written into the outbox.
func (f *Front) faultOfWriting(err error) string {
	key := msg.TakenFaultOther
	switch {
	case errors.Is(err, files.ErrDiskFull):
		key = msg.TakenFaultFull
	case errors.Is(err, files.ErrReadOnly):
		key = msg.TakenFaultReadonly
	case errors.Is(err, store.ErrTooMuch):
		key = msg.TakenFaultMuch
	}
	return f.Say(key, assets.Values{"Folder": f.Options.Outbox.Dir()})
}
