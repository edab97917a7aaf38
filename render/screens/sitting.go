package screens

import (
	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/store"
	"dreist/render/session"
	"dreist/render/shell"
)

// DrawHost and ShowFailure are defaults for a Game: no host, and no words of its own for failures.
func (g *GameScreens) DrawHost(shell.HostView)                  {}
func (g *GameScreens) ShowFailure(profile.Failure) (shown bool) { return false }

// NewTableScreen returns a screen with a table, before anything is played on it.
func (g *GameScreens) NewTableScreen(t session.Table) *session.Screen {
	return &session.Screen{Context: g.Context, Canvas: g.Canvas, Program: g, Table: t, NewReplay: g.ReplayScreen, Title: func() string { return g.about.Title }}
}

// OpenMatch returns the screen of a match that is played and saved. A first game is taught.
func (g *GameScreens) OpenMatch(k *profile.StoredMatch) *session.Screen {
	s := g.game().MatchScreen(k.Match, k.Slot)
	s.StoredMatch, s.IsPractice, s.IsLessonTable = k, k.Slot == g.GameSlot(store.PracticeSlot), k.Slot == g.GameSlot(FirstGameSlot)
	if s.IsLessonTable {
		s.Teach()
	}
	return s
}

// ShowMatch opens an unfinished match to continue it.
func (g *GameScreens) ShowMatch(k *profile.StoredMatch) shell.Navigation {
	return shell.CloseToLowest(g.OpenMatch(k))
}

// StartMatchWithDealing starts a match in a mode and shows how it is dealt.
func (g *GameScreens) StartMatchWithDealing(mode profile.MatchMode, begin func(to play.Saver) (profile.Match, error)) shell.Navigation {
	k, err := g.StartMatch(mode, begin)
	if err != nil {
		g.ShowNotice("notice.title.failed", "notice.deal.failed")
		return shell.Stay()
	}
	s := g.OpenMatch(k)
	s.AnimateDeal()
	return shell.CloseToLowest(s)
}

// ReplayScreen returns the look back on the match with the record text, from a slot or, if that is empty, from elsewhere. It begins after
// the first at moves.
func (g *GameScreens) ReplayScreen(text string, of store.Slot, at int, from session.Origin) (*session.Screen, error) {
	m, err := g.game().ReadMatch(text, play.DiscardSaver{})
	if err != nil {
		return nil, err
	}
	return g.game().MatchScreen(m, of).TurnIntoReplay(at, from), nil
}

// PracticeFunc returns a function that continues the match *m as practice in a mode, for session.Screen.Practise. m is a pointer because
// the table may get another match.
func PracticeFunc[M interface {
	profile.Match
	Practise(moves int, mark string, to play.Saver) (M, error)
}](g *GameScreens, m *M, mode profile.MatchMode) func(moves int, again bool) (*session.Screen, error) {
	return func(moves int, again bool) (*session.Screen, error) {
		mark := play.BranchPractice
		if again {
			mark = play.RepeatPractice
		}
		k, err := g.StartMatch(mode, func(to play.Saver) (profile.Match, error) { return (*m).Practise(moves, mark, to) })
		if err != nil {
			return nil, err
		}
		return g.OpenMatch(k), nil
	}
}
