package panel

import (
	"errors"
	"testing"

	"dreist/input"
)

// system is a clipboard of the system that may be out of reach, or keep silent.
type system struct {
	text   string
	err    error
	silent bool
	asked  []chan string
}

func (s *system) Read() <-chan string {
	answer := make(chan string, 1)
	s.asked = append(s.asked, answer)
	if s.silent {
		return answer
	}
	if s.err == nil {
		answer <- s.text
	}
	close(answer)
	return answer
}

func (s *system) Write(text string) error {
	if s.err == nil {
		s.text = text
	}
	return s.err
}

func TestPocket(t *testing.T) {
	read := func(p *Pocket, want string) {
		t.Helper()
		if got, ok := p.Read().Take(); got != want || !ok {
			t.Errorf("got %q, %v, want %q", got, ok, want)
		}
	}
	alone := new(Pocket)
	read(alone, "")
	alone.Write("Anna")
	read(alone, "Anna")

	s := new(system)
	p := &Pocket{System: s}
	p.Write("Benno")
	if s.text != "Benno" {
		t.Errorf("the system has %q, want what was copied", s.text)
	}
	s.text = "from elsewhere"
	read(p, "from elsewhere")
	s.err = errors.New("out of reach")
	read(p, "Benno")
	p.Write("Carla")
	s.err = nil
	read(p, "Carla") // not the older text that the system still has
	p.Write("Egon")
	s.text = "from elsewhere again"
	read(p, "from elsewhere again")
}

// TestAPasteKeepsNobodyWaiting writes on while the clipboard's owner takes its time.
func TestAPasteKeepsNobodyWaiting(t *testing.T) {
	s := &system{silent: true}
	d := newLetter(t, "Anna", Start(0), Copying(&Pocket{System: s}))
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
	next.desk.pocket = &Pocket{System: s}
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
