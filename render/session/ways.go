package session

import (
	"slices"

	"dreist/render/panel"
	"dreist/render/shell"
	"dreist/render/tabletop"
)

// Origin is where a screen was opened. The zero Origin is the start screen.
type Origin struct {
	Away  string // the key of the button that leads back there from a review
	Table bool   // it is another table
}

// The keys of the buttons that lead back.
const (
	ToTable    = "review.back.table"
	ToStart    = "review.back.start" // also to a panel over the start screen
	ToAnalysis = "analysis.back"
)

// HistoryID returns the id that the match has in the history, empty where it has none.
func (s *Screen) HistoryID() string {
	if s.Kept != nil {
		return s.Kept.ID
	}
	return s.ID
}

// Leave returns the step to where the screen was opened. An unfinished match stays kept.
func (s *Screen) Leave() shell.Step {
	if s.Origin == (Origin{}) {
		return shell.Home()
	}
	return shell.Close().Through(s)
}

// LeaveButton returns the button that leaves the screen: with the label of a key where that leads to the start screen.
func (s *Screen) LeaveButton(key string, style panel.Style) panel.Button {
	switch {
	case s.Origin == (Origin{}):
	case s.Review, !s.Origin.Table:
		key = s.Origin.Away
	default:
		key = "review.practice.back"
	}
	return s.Context.Button(key, style, s.Leave)
}

// LookBack reviews the match from its end.
func (s *Screen) LookBack() shell.Step { return s.LookBackTo(s.Table.PlayedMatch().MoveCount()) }

// LookBackTo reviews the match from the moment after so many moves.
func (s *Screen) LookBackTo(moves int) shell.Step {
	r, err := s.Replay(s.Table.PlayedMatch().Record(), moves, Origin{ToTable, true})
	if err != nil {
		s.Program.ShowNotice("notice.title.failed", "notice.review.failed")
		return shell.Stay()
	}
	s.Table.EndMotion()
	r.ReviewedScreen, r.ID = s, s.HistoryID()
	return shell.Push(r)
}

// LookBackAt makes the screen one that looks back on its match, from the moment after so many moves.
func (s *Screen) LookBackAt(moves int, from Origin) *Screen {
	guide := s.Guide(from.Away)
	s.Review, s.Origin, s.Moments = true, from, guide
	guide.BeginAt(moves)
	return s
}

// LookAt closes the analysis of the match, of whose moments it has something to say, and shows one.
func (s *Screen) LookAt(moves int, advice []tabletop.Advice, costly []int) shell.Step {
	s.advised = true
	s.Moments.SetAdvice(advice, costly)
	s.Moments.ShowMoment(moves)
	s.list.at = -1 // so that what is said of this moment is listed
	return shell.Close()
}

// LookInto returns the step to the review of a match from a file: over the table that is open, in the place of another review, or
// from the start screen; or what is wrong with the match. The screens that are open are given with the topmost last.
func LookInto(open []shell.Screen, review func(Origin) (r *Screen, fault string)) (step shell.Step, fault string) {
	from, below, show := Origin{Away: ToStart}, (*Screen)(nil), shell.Push
	for i, o := range slices.Backward(open) {
		at, ok := o.(*Screen)
		if !ok {
			continue
		}
		over := i // what the review takes the place of, with all that lies over it
		if from, below = at.Origin, at.ReviewedScreen; !at.Review {
			from, below, over = Origin{ToTable, true}, at, i+1 // the panels over the table go
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

// PlayAgain plays the same deal once more. As its cards are known by then, that is practice.
func (s *Screen) PlayAgain() shell.Step { return s.practise(0, true) }

// practise goes on after so many moves of the match, as practice. Leaving that leads back to the analysis that has shown the moment, or to
// a match that counts.
func (s *Screen) practise(moves int, again bool) shell.Step {
	p, err := s.Practise(moves, again)
	switch {
	case err != nil:
		s.Program.ShowNotice("notice.title.failed", "notice.deal.failed")
		return shell.Stay()
	case !s.advised:
		return s.giveWay(p)
	}
	p.Origin = Origin{Away: ToAnalysis}
	return s.Analyse().Then(p)
}

// giveWay returns the step to a screen on which the match is practised. It takes the place of a review, of a match that is over and of
// other practice. A match that counts stays below, and kept.
func (s *Screen) giveWay(p *Screen) shell.Step {
	was := s
	if s.ReviewedScreen != nil && s.ReviewedScreen.Practice {
		was = s.ReviewedScreen // its place is taken, too
	}
	if was.Review || was.Practice || was.Table.PlayedMatch().IsOver() {
		p.Origin = was.Origin
		return shell.Replace(p).Through(was)
	}
	s.Table.EndMotion()
	p.Origin = Origin{ToTable, true}
	return shell.Push(p)
}
