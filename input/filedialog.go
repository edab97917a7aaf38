package input

import (
	"context"
	"errors"
	"os"

	"github.com/ncruces/zenity"
)

// FileQuestion is a question for the file dialogue of the system.
type FileQuestion struct {
	Title    string
	Path     string // the proposed file if IsSaving, else the folder to start in
	IsSaving bool   // whether a file is to be saved, not opened
}

// FileDialog returns a function that shows the file dialogue of the system and waits for the path, "" if the player chose none. Cancelling the
// context closes the dialogue. FileDialog returns nil if the system has none.
func FileDialog() func(context.Context, FileQuestion) (path string, err error) {
	if !zenity.IsAvailable() {
		return nil
	}
	return func(ctx context.Context, q FileQuestion) (path string, err error) {
		if q.IsSaving {
			path, err = zenity.SelectFileSave(zenity.Context(ctx), zenity.Title(q.Title), zenity.Filename(q.Path), zenity.ConfirmOverwrite())
		} else {
			path, err = zenity.SelectFile(zenity.Context(ctx), zenity.Title(q.Title), zenity.Filename(q.Path+string(os.PathSeparator)))
		}
		if errors.Is(err, zenity.ErrCanceled) {
			return "", nil
		}
		return path, err
	}
}
