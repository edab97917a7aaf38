package input

import (
	"errors"
	"sync"
	"sync/atomic"

	"golang.design/x/clipboard"

	"dreist/fault"
)

// Clipboard is the system's clipboard for texts and pictures. It is reached when it is first used; where there is none, as without
// a display, every call says so.
type Clipboard struct {
	once    sync.Once
	absent  error
	reading atomic.Int32 // how many readings are on their way
}

func (c *Clipboard) open() error {
	c.once.Do(func() { c.absent = clipboard.Init() })
	return c.absent
}

// Read asks for the text on the clipboard and does not wait for it: the program that owns it has to hand it over and may
// hang. The channel gives the text as soon as it is there, and is closed without one where there is none.
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

// Pasted is a text from the clipboard, or the fault that came up in getting it.
type Pasted struct {
	Text  string
	Fault *fault.Fault
}

// fetch gets a text beside the program, nil where there is none.
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

// Write puts a text on the clipboard. While a reading is on its way it fails, as it would have to wait for it.
func (c *Clipboard) Write(text string) error {
	return c.write(func() error { return hand(clipboard.FmtText, []byte(text)) })
}

// WriteImage puts a picture on the clipboard, a PNG file that nobody changes any more. It fails as Write does.
func (c *Clipboard) WriteImage(png []byte) error {
	return c.write(func() error { return handImage(png) })
}

// write puts something on the clipboard.
func (c *Clipboard) write(hand func() error) error {
	if c.reading.Load() > 0 {
		return errors.New("input: write to the clipboard: it is still being read")
	}
	if err := c.open(); err != nil {
		return err
	}
	return hand()
}

// hand gives the system what it is to have on its clipboard.
func hand(format clipboard.Format, data []byte) error {
	if clipboard.Write(format, data) == nil {
		return errors.New("input: write to the clipboard: the system did not take it")
	}
	return nil
}
