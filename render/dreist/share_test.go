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
		{store.German, "DREIst! 21.11. 🏆 15 Züge · 13 DREIer · Egon 12",
			"Die Zwischenablage ist nicht zu erreichen. Das stünde jetzt darin:\n\nDREIst! 21.11. 15 Züge · 13 DREIer · Egon 12"},
		{store.English, "DREIst! 21 Nov 🏆 15 turns · 13 DREIers · Egon 12",
			"The clipboard can’t be reached. Here’s what it would hold:\n\nDREIst! 21 Nov 15 turns · 13 DREIers · Egon 12"},
	} {
		clipboard := &system{err: errors.New("there is none")}
		g := visit(t, t.TempDir(), 1).throughNotices()
		g.hurry()
		g.Pocket.System = clipboard
		g.SetLanguage(string(c.language))
		g.winWith(mode{slot: "daily", daily: "2026-11-21"}, true)
		if got := g.at.result().Shared(); got != c.line {
			t.Errorf("%s: got the line %q, want %q", c.language, got, c.line)
		}
		g.press("end.copy")
		g.wantRead(c.told)
		g.close()
		clipboard.err = nil
		g.press("end.copy")
		if clipboard.text != c.line {
			t.Errorf("%s: copied %q, want %q", c.language, clipboard.text, c.line)
		}
		g.wantRead(g.Say("share.text.copied"))
	}
}

// TestTurnsAreCountedAlike ends a game and asks all that counts its turns: the end, the log, the review and what is kept.
func TestTurnsAreCountedAlike(t *testing.T) {
	g := visit(t, t.TempDir(), 1).throughNotices()
	g.hurry()
	g.winWith(mode{slot: "solo"}, true)
	m, own := g.at.Table.Match, 0
	for i, step := range m.History() {
		if step.Seat == 0 && (i == 0 || m.History()[i-1].Seat != 0) {
			own++
		}
	}
	if got := g.at.result().Rounds; got != own || own < 2 {
		t.Errorf("the end counts %d turns of %d", got, own)
	}
	turns := g.at.Table.Say.Log(m.History())
	if got, want := turns[len(turns)-1].Heading, g.at.Table.Say.Say("log.turn",
		map[string]any{"Turn": own, "Name": g.at.Table.Say.Name(0)}); got != want {
		t.Errorf("the log ends with %q, want %q", got, want)
	}
	if got := g.Finished()[0].Summary.Rounds(); got != own {
		t.Errorf("%d turns are kept, of %d", got, own)
	}
}
