package input

import (
	"errors"
	"sync"

	"golang.design/x/clipboard"
)

// Clipboard is the system's clipboard for texts. It is reached when it is first used; where there is none, as without
// a display, every call says so.
type Clipboard struct {
	once   sync.Once
	absent error
}

// errNoText says that the clipboard holds something else than a text, or nothing.
var errNoText = errors.New("input: read the clipboard: it holds no text")

func (c *Clipboard) open() error {
	c.once.Do(func() { c.absent = clipboard.Init() })
	return c.absent
}

// Read returns the text on the clipboard. Where there is none it returns an error.
func (c *Clipboard) Read() (string, error) {
	if err := c.open(); err != nil {
		return "", err
	}
	text := clipboard.Read(clipboard.FmtText)
	if text == nil {
		return "", errNoText
	}
	return string(text), nil
}

// Write puts a text on the clipboard.
func (c *Clipboard) Write(text string) error {
	if err := c.open(); err != nil {
		return err
	}
	if clipboard.Write(clipboard.FmtText, []byte(text)) == nil {
		return errors.New("input: write to the clipboard: the system did not take the text")
	}
	return nil
}
