//go:build window && linux

package e2e

import (
	"os"
	"os/exec"
	"strings"
	"testing"

	"golang.design/x/clipboard"

	"dreist/build/need"
	"dreist/input"
)

// TestATextStaysOnTheClipboard has the program keep a text, until something else is copied.
func TestATextStaysOnTheClipboard(t *testing.T) {
	need.OK(t, clipboard.Init())
	taken := clipboard.Write(clipboard.FmtText, []byte("before"))
	keeper := exec.Command(host.ProgramPath(), input.KeepTextCommand)
	keeper.Stdin, keeper.Stderr = strings.NewReader("Anna won"), os.Stderr
	need.OK(t, keeper.Start())
	<-taken
	got := clipboard.Read(clipboard.FmtText)
	if got == nil { // clipboard.Write leaves requests unanswered until it has checked who owns the clipboard
		got = clipboard.Read(clipboard.FmtText)
	}
	if string(got) != "Anna won" {
		t.Errorf("the clipboard has %q", got)
	}
	clipboard.Write(clipboard.FmtText, []byte("after"))
	if err := keeper.Wait(); err != nil {
		t.Errorf("the program ends with %v", err)
	}
}
