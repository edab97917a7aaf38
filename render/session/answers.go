package session

import (
	"io"

	"dreist/render/panel"
	"dreist/render/shell"
	"dreist/render/tabletop"
)

// AnswerTable handles a request of the table.
func (s *Screen) AnswerTable(r tabletop.Request) shell.Navigation {
	switch r.Kind {
	case tabletop.RequestMenu, tabletop.RequestEscape:
		return s.menu()
	case tabletop.RequestLog:
		return s.openLog()
	case tabletop.RequestMute:
		s.Context.ToggleMute()
	case tabletop.RequestSave:
		s.Program.SaveAgain()
	case tabletop.RequestHelp:
		return s.Program.ShowHelp(s)
	case tabletop.RequestCurtain:
		return s.curtain()
	case tabletop.RequestEnd:
		end := s.EndScreen()
		s.IsEndShown = true
		return shell.Push(end)
	case tabletop.RequestReplay:
		return s.OpenReplay()
	case tabletop.RequestAnalysis:
		return s.Analyse()
	case tabletop.RequestBack:
		return s.Leave()
	case tabletop.RequestPractice:
		if s.IsReplay {
			return s.practise(s.moments.Moment(), false)
		}
	case tabletop.RequestRecord:
		s.Program.ExportFile(s.Program.RecordExtension(), "review.saved.record", func(w io.Writer) error {
			_, err := io.WriteString(w, s.Table.PlayedMatch().Record())
			return err
		})
	case tabletop.RequestPicture:
		s.Program.ExportFile(".png", "review.saved.picture", s.writePicture)
	case tabletop.RequestHint:
		s.Adviser.GiveHint(r.Number)
	default:
		if s.AnswerRequest != nil {
			return s.AnswerRequest(r)
		}
	}
	return shell.Stay()
}

func (s *Screen) menu() shell.Navigation { return shell.Push(s.Program.PauseMenu(s)) }

func (s *Screen) curtain() shell.Navigation {
	escape := func() shell.Navigation { return s.menu().ReplacingScreen() }
	raise := func() shell.Navigation {
		s.Table.RaiseCurtain()
		return shell.Close()
	}
	seat, name := s.NextPerson()
	return shell.Push(s.Program.CurtainScreen(seat, name, s.Curtain, escape, raise))
}

// openLog opens the look back on the match, or leaves it. It ends a hint, but does nothing if another guide is active.
func (s *Screen) openLog() shell.Navigation {
	s.putAway()
	switch {
	case s.IsReplay:
		return s.Leave()
	case isTrue(s.IsGuided):
		return shell.Stay()
	}
	return s.OpenReplay()
}

func (s *Screen) putAway() {
	if s.Adviser != nil {
		s.Adviser.EndHint()
	}
}

// ContinueKey returns the label key of the menu's button that continues the match.
func (s *Screen) ContinueKey() string {
	if s.IsPractice {
		return "menu.resume.practice"
	}
	return "menu.resume"
}

// NewButton returns the menu's button that starts a new match, or what the game offers instead.
func (s *Screen) NewButton() panel.Button {
	key, start := "menu.new", s.NewMatch
	if s.RestartKey != "" {
		key, start = s.RestartKey, s.Restart
	}
	return s.Context.Button(key, panel.QuietStyle, func() shell.Navigation { return start().ReplacingScreen() })
}
