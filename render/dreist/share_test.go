package dreist

import (
	"errors"
	"testing"

	"dreist/game/store"
	"dreist/input"
)

// system is a clipboard of the system that may be out of reach.
type system struct {
	text string
	err  error
}

func (s *system) Read() <-chan input.Pasted {
	answer := make(chan input.Pasted, 1)
	answer <- input.Pasted{Text: s.text}
	return answer
}

func (s *system) Write(text string) error {
	if s.err == nil {
		s.text = text
	}
	return s.err
}

// TestTheResultOfADayIsCopied ends a daily deal, and copies how it ended in both languages, once there is a clipboard.
func TestTheResultOfADayIsCopied(t *testing.T) {
	for _, c := range []struct {
		language   store.Language
		line, told string
	}{
		{store.German, "DREIst! 21.11. 🏆 15 Züge · 13 DREIer · Egon 12", "Die Zwischenablage ist nicht zu erreichen. Das stünde jetzt darin:\n\nDREIst! 21.11. 15 Züge · 13 DREIer · Egon 12"},
		{store.English, "DREIst! 21 Nov 🏆 15 turns · 13 DREIers · Egon 12", "The clipboard cannot be reached. This would be on it now:\n\nDREIst! 21 Nov 15 turns · 13 DREIers · Egon 12"},
	} {
		clipboard := &system{err: errors.New("there is none")}
		g := visit(t, t.TempDir(), 1).throughNotices()
		g.hurry()
		g.Pocket.System = clipboard
		g.SetLanguage(string(c.language))
		g.winWith(session{slot: "daily", daily: "2026-11-21"}, true)
		if got := g.at.result().Shared(); got != c.line {
			t.Errorf("%s: got the line %q, want %q", c.language, got, c.line)
		}
		g.press("end.share")
		g.wantRead(c.told)
		g.close()
		clipboard.err = nil
		g.press("end.share")
		if clipboard.text != c.line {
			t.Errorf("%s: copied %q, want %q", c.language, clipboard.text, c.line)
		}
		g.wantRead(g.Say("end.shared"))
	}
}
