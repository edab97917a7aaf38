package input

import (
	"errors"
	"sync"
	"sync/atomic"

	"golang.design/x/clipboard"

	"dreist/fault"
)

// Clipboard is the system's clipboard for texts, opened on first use. Without one, as without a display,
// every call returns an error.
type Clipboard struct {
	once    sync.Once
	absent  error
	reading atomic.Int32 // number of pending reads
}

func (c *Clipboard) open() error {
	c.once.Do(func() { c.absent = clipboard.Init() })
	return c.absent
}

// Read requests the text without waiting, as the owning program may hang. The channel delivers the text when it
// arrives, and is closed if there is none.
func (c *Clipboard) Read() <-chan Pasted {
	c.reading.Add(1)
	return fetch(func() []byte {
		defer c.reading.Add(-1)
		if c.open() != nil {
			return nil
		}
		return clipboard.Read(clipboard.FmtText)
	})
}

// Pasted is a text from the clipboard, or a fault of reading it.
type Pasted struct {
	Text  string
	Fault *fault.Fault
}

// fetch gets a text in a goroutine; nil means none.
func fetch(text func() []byte) <-chan Pasted {
	answer := make(chan Pasted, 1)
	go func() {
		defer close(answer)
		defer fault.Catch(func(f *fault.Fault) { answer <- Pasted{Fault: f} })
		if text := text(); text != nil {
			answer <- Pasted{Text: string(text)}
		}
	}()
	return answer
}

// Write copies a text. It fails during a pending read, as it would have to wait for it.
func (c *Clipboard) Write(text string) error {
	if c.reading.Load() > 0 {
		return errors.New("input: write to the clipboard: it is still being read")
	}
	if err := c.open(); err != nil {
		return err
	}
	if clipboard.Write(clipboard.FmtText, []byte(text)) == nil {
		return errors.New("input: write to the clipboard: the system did not take it")
	}
	return nil
}
