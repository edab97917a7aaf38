package panel

import (
	"testing"

	"dreist/input"
	"dreist/render/panel/edit"
)

// silent is a clipboard of the system that does not answer by itself.
type silent struct{ asked []chan string }

func (s *silent) Read() <-chan string {
	answer := make(chan string, 1)
	s.asked = append(s.asked, answer)
	return answer
}

func (s *silent) Write(string) error { return nil }

// TestAPasteKeepsNobodyWaiting writes on while the clipboard's owner takes its time.
func TestAPasteKeepsNobodyWaiting(t *testing.T) {
	s := new(silent)
	d := newLetter(t, "Anna", Start(0), Copying(&edit.Pocket{System: s}))
	strike(d, input.KeyPaste, input.Ctrl)
	d.Tick()
	write(d, "!")
	strike(d, input.KeyPaste, input.Ctrl) // another one means nothing while one is on its way
	strike(d, input.KeyLeft)
	if d.want(t, "Anna!", 4); len(s.asked) != 1 || !d.NeedsTicks() {
		t.Errorf("asked %d times, needs ticks %v, want once and true", len(s.asked), d.NeedsTicks())
	}
	next := newLetter(t, "Anna!", Start(0), Continue(d.Panel))
	s.asked[0] <- " und\nBenno"
	next.Tick()
	next.want(t, "Anna undBenno!", 13)
	if len(next.texts) != 1 || next.NeedsTicks() {
		t.Errorf("told %q, needs ticks %v, want it told once and rest", next.texts, next.NeedsTicks())
	}
	// What has not come for long is given up, and comes to nothing later.
	next.pocket = &edit.Pocket{System: s}
	strike(next, input.KeyPaste, input.Ctrl)
	for range pasteLimit {
		next.Tick()
	}
	s.asked[1] <- "too late"
	if next.Tick(); next.NeedsTicks() {
		t.Error("a text that does not come is waited for")
	}
	next.want(t, "Anna undBenno!", 13)
	strike(next, input.KeyPaste, input.Ctrl)
	close(s.asked[2]) // there is no text
	next.Tick()
	next.want(t, "Anna undBenno!", 13)
}
