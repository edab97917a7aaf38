package edit

import (
	"errors"
	"testing"

	"dreist/fault"
	"dreist/input"
)

// system is a clipboard of the system that may be out of reach.
type system struct {
	text string
	err  error
}

func (s *system) Read() <-chan input.PastedText {
	answer := make(chan input.PastedText, 1)
	if s.err == nil {
		answer <- input.PastedText{Text: s.text}
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
	read := func(p *SharedClipboard, want string) {
		t.Helper()
		if got, ok := p.RequestText().TakeText(); got != want || !ok {
			t.Errorf("got %q, %v, want %q", got, ok, want)
		}
	}
	alone := new(SharedClipboard)
	read(alone, "")
	alone.Write("Anna")
	read(alone, "Anna")

	s := new(system)
	p := &SharedClipboard{System: s}
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

// A fault in reading comes up where the text is taken.
func TestAFaultInReading(t *testing.T) {
	answer := make(chan input.PastedText, 1)
	answer <- input.PastedText{Fault: &fault.Fault{SourcePosition: "clipboard.go:1"}}
	defer func() {
		if f, ok := recover().(*fault.Fault); !ok || f.SourcePosition != "clipboard.go:1" {
			t.Errorf("got %+v", f)
		}
	}()
	PasteRequest{answer: answer}.TakeText()
	t.Error("nothing came up")
}
