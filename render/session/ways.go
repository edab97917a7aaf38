package session

import (
	"slices"

	"dreist/game/store"
	"dreist/render/panel"
	"dreist/render/shell"
	"dreist/render/tabletop"
)

// Origin is the place from which a screen was opened. The zero Origin is the start screen.
type Origin struct {
	AwayKey string // label key of the button that leads back there from a look back
	isTable bool   // it was opened from another table
}

// The label keys of the buttons that lead back.
const (
	BackToTableKey      = "review.back.table"
	BackToStartLabelKey = "review.back.start" // also for a panel over the start screen
	BackToAnalysisKey   = "analysis.back"
)

// HistoryID returns the match's ID in the history, or an empty string.
func (s *Screen) HistoryID() string {
	if s.StoredMatch != nil {
		return s.StoredMatch.ID
	}
	return s.ID
}

// Leave returns to where the screen was opened. An unfinished match stays saved.
func (s *Screen) Leave() shell.Navigation {
	if s.Origin == (Origin{}) {
		return shell.CloseToLowest()
	}
	return shell.Close().ClosingDownTo(s)
}

// LeaveButton returns the button that leaves the screen; key is its label if it leads to the start screen.
func (s *Screen) LeaveButton(key string, style panel.ButtonStyle) panel.Button {
	switch {
	case s.Origin == (Origin{}):
	case s.IsReplay, !s.Origin.isTable:
		key = s.Origin.AwayKey
	default:
		key = "review.practice.back"
	}
	return s.Context.Button(key, style, s.Leave)
}

// OpenReplay opens a look back on the match, at its last moment.
func (s *Screen) OpenReplay() shell.Navigation {
	return s.openReplayAt(s.Table.PlayedMatch().MoveCount())
}

// openReplayAt opens a look back on the match, at the moment after a number of moves.
func (s *Screen) openReplayAt(moves int) shell.Navigation {
	var slot store.Slot
	if s.StoredMatch != nil {
		slot = s.StoredMatch.Slot
	}
	r, err := s.NewReplay(s.Table.PlayedMatch().Record(), slot, moves, Origin{BackToTableKey, true})
	if err != nil {
		s.Program.ShowNotice("notice.title.failed", "notice.review.failed")
		return shell.Stay()
	}
	s.Table.EndMotion()
	r.replayedScreen, r.ID = s, s.HistoryID()
	return shell.Push(r)
}

// TurnIntoReplay turns the screen into a look back on its match, at the moment after a number of moves.
func (s *Screen) TurnIntoReplay(moves int, from Origin) *Screen {
	guide := s.Guide(from.AwayKey)
	s.IsReplay, s.Origin, s.moments = true, from, guide
	guide.StartAt(moves)
	return s
}

// ShowAdvice sets the advice of an analysis, closes the analysis and shows the moment after a number of moves.
func (s *Screen) ShowAdvice(moves int, advice []tabletop.Advice, costly []int) shell.Navigation {
	s.advised = true
	s.moments.SetAdvice(advice, costly)
	s.moments.ShowMoment(moves)
	s.list.at = -1 // so that the list is made again with the advice
	return shell.Close()
}

// ReplayFile opens a look back on a match from a file: over the open table, instead of another look back, or from the start screen.
// fault is the text of what is wrong with the match. open are the open screens, the topmost last.
func ReplayFile(open []shell.Screen, openReplay func(Origin) (r *Screen, fault string)) (next shell.Navigation, fault string) {
	from, below, show := Origin{AwayKey: BackToStartLabelKey}, (*Screen)(nil), shell.Push
	for i, o := range slices.Backward(open) {
		at, ok := o.(*Screen)
		if !ok {
			continue
		}
		over := i // index of the first screen that the look back replaces
		from, below = at.Origin, at.replayedScreen
		if !at.IsReplay {
			from, below, over = Origin{BackToTableKey, true}, at, i+1 // the panels over the table are closed
		}
		if over < len(open) {
			show = func(r shell.Screen) shell.Navigation { return shell.Replace(r).ClosingDownTo(open[over]) }
		}
		break
	}
	r, fault := openReplay(from)
	if fault != "" {
		return shell.Stay(), fault
	}
	if below != nil {
		below.Table.EndMotion()
	}
	r.replayedScreen = below
	return show(r), ""
}

// PracticeSameDeal deals the same cards again, for practice, since they are known by now.
func (s *Screen) PracticeSameDeal() shell.Navigation { return s.practise(0, true) }

func (s *Screen) practise(moves int, again bool) shell.Navigation {
	return s.showPractice(s.Practise(moves, again))
}

// PracticePosition continues from the position on the table, for practice, on a screen that begin prepares.
func (s *Screen) PracticePosition(begin func(*Screen)) shell.Navigation {
	p, err := s.Practise(s.Table.PlayedMatch().MoveCount(), false)
	if err == nil {
		begin(p)
	}
	return s.showPractice(p, err)
}

// showPractice opens a screen for practice, or tells that there is none. Leaving it leads back to the analysis that showed the moment, or to
// a match that counts.
func (s *Screen) showPractice(p *Screen, err error) shell.Navigation {
	switch {
	case err != nil:
		s.Program.ShowNotice("notice.title.failed", "notice.deal.failed")
		return shell.Stay()
	case !s.advised:
		return s.giveWay(p)
	}
	p.Origin = Origin{AwayKey: BackToAnalysisKey}
	return s.Analyse().AndPush(p)
}

// giveWay opens a screen for practice. It replaces a look back, a finished match or other practice; a match that counts stays open
// below it.
func (s *Screen) giveWay(p *Screen) shell.Navigation {
	was := s
	if s.replayedScreen != nil && s.replayedScreen.IsPractice {
		was = s.replayedScreen // it is replaced as well
	}
	if was.IsReplay || was.IsPractice || was.Table.PlayedMatch().IsOver() {
		p.Origin = was.Origin
		return shell.Replace(p).ClosingDownTo(was)
	}
	s.Table.EndMotion()
	p.Origin = Origin{BackToTableKey, true}
	return shell.Push(p)
}
