package input

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"golang.design/x/clipboard"

	"dreist/fault"
)

// Clipboard is the system's clipboard for texts, opened on first use. If there is none, as without a display, Write fails and Read delivers
// no text.
type Clipboard struct {
	reading atomic.Int32    // number of pending reads
	copied  string          // text copied last
	taken   <-chan struct{} // closed when something else is copied; nil before the first text
}

// open opens the clipboard, or returns why there is none.
var open = sync.OnceValue(clipboard.Init)

// Read requests the text without waiting, as the program that owns it may hang. The channel delivers the text when it arrives, and is then
// closed. It is closed without a text if there is none.
func (c *Clipboard) Read() <-chan PastedText {
	c.reading.Add(1)
	return fetch(func() []byte {
		defer c.reading.Add(-1)
		if open() != nil {
			return nil
		}
		return clipboard.Read(clipboard.FmtText)
	})
}

// PastedText is a text from the clipboard, or a panic while reading it.
type PastedText struct {
	Text  string
	Fault *fault.Fault
}

func fetch(text func() []byte) <-chan PastedText {
	answer := make(chan PastedText, 1)
	go func() {
		defer close(answer)
		defer fault.CatchPanic(func(f *fault.Fault) { answer <- PastedText{Fault: f} })
		if text := text(); text != nil {
			answer <- PastedText{Text: string(text)}
		}
	}()
	return answer
}

// Write copies a text to the clipboard. It fails during a pending read, as it would have to wait.
func (c *Clipboard) Write(text string) error {
	if c.reading.Load() > 0 {
		return errors.New("input: write to the clipboard: it is still being read")
	}
	if err := open(); err != nil {
		return err
	}
	taken := clipboard.Write(clipboard.FmtText, []byte(text))
	if taken == nil {
		return errors.New("input: write to the clipboard: the system did not take it")
	}
	c.copied, c.taken = text, taken
	return nil
}

// KeepTextCommand is the argument with which the program starts itself to keep a text on the clipboard, see KeepText.
const KeepTextCommand = "keep-clipboard"

// HandOverText starts a second process that keeps the text copied last, and waits up to a second until it does. Otherwise the clipboard would be
// empty on X11 and Wayland when this process ends. It does nothing if something else was copied since.
func (c *Clipboard) HandOverText() error {
	if c.taken == nil || runtime.GOOS == "windows" || runtime.GOOS == "darwin" {
		return nil
	}
	select {
	case <-c.taken:
		return nil
	default:
	}
	program, err := os.Executable()
	if err != nil {
		return fmt.Errorf("input: keep the clipboard: %w", err)
	}
	keeper := exec.Command(program, KeepTextCommand)
	keeper.Stdin = strings.NewReader(c.copied)
	if err := keeper.Start(); err != nil {
		return fmt.Errorf("input: keep the clipboard: %w", err)
	}
	select {
	case <-c.taken:
	case <-time.After(time.Second):
	}
	return keeper.Process.Release()
}

// KeepText puts a text on the clipboard and returns when something else is copied or the display is gone.
func KeepText(text []byte) error {
	if err := open(); err != nil {
		return err
	}
	signal.Ignore(os.Interrupt, syscall.SIGHUP) // of the terminal that the program was started from
	taken := clipboard.Write(clipboard.FmtText, text)
	if taken == nil {
		return errors.New("input: keep the clipboard: the system did not take it")
	}
	<-taken
	return nil
}
