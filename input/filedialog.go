package input

import (
	"context"
	"errors"
	"os"

	"github.com/ncruces/zenity"
)

// FileQuestion is what the file dialogue of the system asks for.
type FileQuestion struct {
	Title    string
	Path     string // the proposed file to save or, of a file to open, the folder to begin in
	IsSaving bool
}

// FileDialog returns a function that shows the file dialogue of the system and waits for its answer, an empty path if
// the player chose none; nil if the system has no dialogue. Cancelling the context closes it.
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
