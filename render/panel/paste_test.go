package panel

import (
	"testing"

	"dreist/input"
)

// TestAPasteKeepsNobodyWaiting writes on while the clipboard's owner takes its time.
func TestAPasteKeepsNobodyWaiting(t *testing.T) {
	s := new(silentClipboard)
	d := newLetter(t, "Anna", FocusItem(0))
	d.field(0).skin.Clipboard.System = s
	strike(d, input.KeyPaste, input.Ctrl)
	d.Tick()
	write(d, "!")
	strike(d, input.KeyPaste, input.Ctrl) // another one means nothing while one is on its way
	strike(d, input.KeyLeft)
	if d.want(t, "Anna!", 4); len(s.Asked) != 1 || !d.NeedsTicks() {
		t.Errorf("asked %d times, needs ticks %v, want once and true", len(s.Asked), d.NeedsTicks())
	}
	next := newLetter(t, "Anna!", FocusItem(0), ContinueFrom(d.Panel))
	s.Asked[0] <- input.PastedText{Text: " und\nBenno"}
	next.Tick()
	next.want(t, "Anna undBenno!", 13)
	if len(next.texts) != 1 || next.NeedsTicks() {
		t.Errorf("told %q, needs ticks %v, want it told once and rest", next.texts, next.NeedsTicks())
	}
	// What has not come for long is given up, and comes to nothing later.
	next.field(0).skin.Clipboard.System = s
	strike(next, input.KeyPaste, input.Ctrl)
	for range pasteLimit {
		next.Tick()
	}
	s.Asked[1] <- input.PastedText{Text: "too late"}
	if next.Tick(); next.NeedsTicks() {
		t.Error("a text that does not come is waited for")
	}
	next.want(t, "Anna undBenno!", 13)
	strike(next, input.KeyPaste, input.Ctrl)
	close(s.Asked[2]) // there is no text
	next.Tick()
	next.want(t, "Anna undBenno!", 13)
}
