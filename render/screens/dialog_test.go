package screens

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"dreist/build/need"
	"dreist/input"
)

// TestTheFileDialogOfTheSystemAsksForABackup saves where it says, restores from there, and does without it where it fails or is
// closed with its page.
func TestTheFileDialogOfTheSystemAsksForABackup(t *testing.T) {
	v := visit(t, t.TempDir())
	type dialogAnswer struct {
		path string
		err  error
	}
	answers, closed := make(chan dialogAnswer), make(chan bool)
	v.Options.FileDialog = func(ctx context.Context, q input.FileQuestion) (string, error) {
		select {
		case a := <-answers:
			return a.path, a.err
		case <-ctx.Done():
			close(closed)
			return "", ctx.Err()
		}
	}
	answer := func(path string, err error) {
		asked := v.asked
		answers <- dialogAnswer{path, err}
		for v.asked == asked && len(asked.answer) == 0 {
			v.Advance()
		}
		v.Advance()
		_ = v.Profile.Flush()
		v.Advance()
	}
	there := filepath.Join(t.TempDir(), "mine.zip")
	need.OK(t, os.WriteFile(there, []byte("the person agreed to replace it"), 0o600))
	v.press("data.open")
	v.press("data.export")
	v.WantText(v.Say("data.saving"))
	answer(there, nil)
	v.WantText(there)
	v.press("data.restore")
	answer("", nil)
	v.press("data.restore")
	answer(there, nil)
	v.WantText(v.Say("restore.title"))
	v.press("restore.no")

	v.press("data.export")
	v.press("common.back")
	<-closed
	v.press("data.open")
	v.press("data.export")
	answer("", errors.New("there is no display"))
	v.WantText(filepath.Join(v.Options.ExportFolder.Path(), "toy-2026-11-21.zip"))
	if found, _ := v.able(v.Say("data.restore")); found {
		t.Error("a dialogue that fails is offered again")
	}
}
