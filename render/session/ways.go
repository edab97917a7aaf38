package session

import (
	"slices"

	"dreist/render/panel"
	"dreist/render/shell"
	"dreist/render/tabletop"
)

// Origin is the place from which a screen was opened. The zero Origin is the start screen.
type Origin struct {
	AwayKey string // label key of the button that leads back there from a look back
	IsTable bool   // it was opened from another table
}

// The label keys of the buttons that lead back.
const (
	BackToTable    = "review.back.table"
	BackToStart    = "review.back.start" // also for a panel over the start screen
	BackToAnalysis = "analysis.back"
)

// HistoryID returns the match's ID in the history, or an empty string.
func (s *Screen) HistoryID() string {
	if s.KeptMatch != nil {
		return s.KeptMatch.ID
	}
	return s.ID
}

// Leave returns to where the screen was opened. An unfinished match stays saved.
func (s *Screen) Leave() shell.Step {
	if s.Origin == (Origin{}) {
		return shell.Home()
	}
	return shell.Close().Through(s)
}

// LeaveButton returns the button that leaves the screen; key is its label if it leads to the start screen.
func (s *Screen) LeaveButton(key string, style panel.Style) panel.Button {
	switch {
	case s.Origin == (Origin{}):
	case s.IsReview, !s.Origin.IsTable:
		key = s.Origin.AwayKey
	default:
		key = "review.practice.back"
	}
	return s.Context.Button(key, style, s.Leave)
}

// LookBack opens a look back on the match, at its last moment.
func (s *Screen) LookBack() shell.Step { return s.OpenLookBack(s.Table.PlayedMatch().MoveCount()) }

// OpenLookBack opens a look back on the match, at the moment after a number of moves.
func (s *Screen) OpenLookBack(moves int) shell.Step {
	r, err := s.Replay(s.Table.PlayedMatch().Record(), moves, Origin{BackToTable, true})
	if err != nil {
		s.Program.ShowNotice("notice.title.failed", "notice.review.failed")
		return shell.Stay()
	}
	s.Table.EndMotion()
	r.ReviewedScreen, r.ID = s, s.HistoryID()
	return shell.Push(r)
}

// LookBackAt turns the screen into a look back on its match, at the moment after a number of moves.
func (s *Screen) LookBackAt(moves int, from Origin) *Screen {
	guide := s.Guide(from.AwayKey)
	s.IsReview, s.Origin, s.Moments = true, from, guide
	guide.BeginAt(moves)
	return s
}

// ShowAdvice sets the advice of an analysis, closes the analysis and shows the moment after a number of moves.
func (s *Screen) ShowAdvice(moves int, advice []tabletop.Advice, costly []int) shell.Step {
	s.advised = true
	s.Moments.SetAdvice(advice, costly)
	s.Moments.ShowMoment(moves)
	s.list.at = -1 // so that the list is made again with the advice
	return shell.Close()
}

// LookBackOnFile opens a look back on a match from a file: over the open table, instead of another look back, or from the start screen.
// fault is the text of what is wrong with the match. open are the open screens, the topmost last.
func LookBackOnFile(open []shell.Screen, review func(Origin) (r *Screen, fault string)) (step shell.Step, fault string) {
	from, below, show := Origin{AwayKey: BackToStart}, (*Screen)(nil), shell.Push
	for i, o := range slices.Backward(open) {
		at, ok := o.(*Screen)
		if !ok {
			continue
		}
		over := i // index of the first screen that the look back replaces
		if from, below = at.Origin, at.ReviewedScreen; !at.IsReview {
			from, below, over = Origin{BackToTable, true}, at, i+1 // the panels over the table are closed
		}
		if over < len(open) {
			show = func(r shell.Screen) shell.Step { return shell.Replace(r).Through(open[over]) }
		}
		break
	}
	r, fault := review(from)
	if fault != "" {
		return shell.Stay(), fault
	}
	if below != nil {
		below.Table.EndMotion()
	}
	r.ReviewedScreen = below
	return show(r), ""
}

// PlayAgain deals the same cards again, for practice, since they are known by now.
func (s *Screen) PlayAgain() shell.Step { return s.practise(0, true) }

// practise continues after a number of moves, or deals the cards again, for practice. Leaving that leads back to the analysis that
// showed the moment, or to a match that counts.
func (s *Screen) practise(moves int, again bool) shell.Step {
	p, err := s.Practise(moves, again)
	switch {
	case err != nil:
		s.Program.ShowNotice("notice.title.failed", "notice.deal.failed")
		return shell.Stay()
	case !s.advised:
		return s.giveWay(p)
	}
	p.Origin = Origin{AwayKey: BackToAnalysis}
	return s.Analyse().AndPush(p)
}

// giveWay opens a screen for practice. It replaces a look back, a finished match or other practice; a match that counts stays open
// below it.
func (s *Screen) giveWay(p *Screen) shell.Step {
	was := s
	if s.ReviewedScreen != nil && s.ReviewedScreen.IsPractice {
		was = s.ReviewedScreen // it is replaced as well
	}
	if was.IsReview || was.IsPractice || was.Table.PlayedMatch().IsOver() {
		p.Origin = was.Origin
		return shell.Replace(p).Through(was)
	}
	s.Table.EndMotion()
	p.Origin = Origin{BackToTable, true}
	return shell.Push(p)
}
