package screens

import (
	"cmp"

	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/progress"
	"dreist/game/store"
	"dreist/render/geom"
	"dreist/render/session"
	"dreist/render/shell"
)

// GameScreens makes the screens of one game of the program.
type GameScreens struct {
	*Program

	// Background and the next two are nil unless the game sets them when it is opened.
	Background      BackgroundWork // nil if there is none
	TableGame       TableGame      // the game, if several people can play it at a table
	EarnedBackCount func() int     // returns how many card backs are earned besides the first; nil if all can be chosen
	RuleBook        *RuleBook      // the rule book

	// CountTableMatch counts a finished match of a mode of SlotMode in its series; nil if there are no series.
	CountTableMatch func(k *profile.StoredMatch)

	opened Game // the opened game; nil until the method game is called
	about  GameInfo
	stored string    // name of the game in storage; empty for store.UnnamedGame
	chosen geom.Rect // bounds of its box when it was chosen on the shelf, for the start screen to take
}

// game returns the game; the first call opens it.
func (g *GameScreens) game() Game {
	if g.opened == nil {
		g.opened = g.about.Open(g)
		for _, mode := range g.about.Slots {
			g.UnfinishedMatch(mode) // counts a match that was finished but not counted when the program ended
		}
	}
	return g.opened
}

// UnfinishedMatch returns the unfinished match of a mode, nil if there is none. If it cannot be read, a notice says why, and nil is returned.
func (g *GameScreens) UnfinishedMatch(mode store.Slot) *profile.StoredMatch {
	kept := g.keeper().FindMatch(g.GameSlot(mode))
	g.ShowFailures()
	return kept
}

// LatestSlot returns the one of two modes whose unfinished match was saved last.
func (g *GameScreens) LatestSlot(one, other store.Slot) store.Slot {
	if g.Profile.LastSaved(g.GameSlot(one), g.GameSlot(other)) == g.GameSlot(other) {
		return other
	}
	return one
}

// StartMatch starts a match in a mode; begin makes it with its saver.
func (g *GameScreens) StartMatch(mode profile.MatchMode, begin func(to play.Saver) (profile.Match, error)) (*profile.StoredMatch, error) {
	return g.keeper().StartMatch(mode, begin)
}

// SlotMode returns the mode of matches whose kind follows from their slot: practice, the first game, at a table or, in other slots, of one player.
func (g *GameScreens) SlotMode(slot store.Slot) profile.MatchMode {
	kind, ok := map[store.Slot]store.Kind{
		g.GameSlot(store.PracticeSlot): store.KindPractice, g.GameSlot(FirstGameSlot): store.KindFirst, g.GameSlot(store.TableSlot): store.KindTable,
	}[slot]
	if !ok {
		kind = store.KindSolo
	}
	return profile.MatchMode{
		Slot: slot,
		MakeHistoryEntry: func(k *profile.StoredMatch) store.FinishedGame {
			f := k.Match.Facts()
			s := f.Summary(g.about.Name)
			s.Counts[progress.DayCountKey] = progress.DayCountOf(DayOf(k.Match))
			if g.about.AddCounts != nil {
				g.about.AddCounts(s.Counts, k.Match)
			}
			return store.FinishedGame{Date: g.Today(), Kind: kind, Summary: s}
		},
		CountMatch: func(k *profile.StoredMatch) {
			switch {
			case slot == g.GameSlot(progress.DaySlot):
				g.StoreFinishedDay(DayOf(k.Match))
			case kind == store.KindTable && g.CountTableMatch != nil:
				g.CountTableMatch(k)
			}
		},
	}
}

// IsNewer reports whether a text is a match of a newer version of the program.
func (g *GameScreens) IsNewer(text string) bool { return g.about.IsNewer(text) }

func (g *GameScreens) keeper() *profile.MatchKeeper {
	return &profile.MatchKeeper{Profile: g.Profile, Reader: g.game()}
}

// GameSlot returns the slot of a mode of the game.
func (g *GameScreens) GameSlot(mode store.Slot) store.Slot { return mode.ForGame(g.stored) }

// GameNotesName returns the name of the game's notes of a kind that several games have.
func (g *GameScreens) GameNotesName(kind string) string { return store.NotesName(g.stored, kind) }

// RecordExtension returns the file name extension of the game's records.
func (g *GameScreens) RecordExtension() string {
	return cmp.Or(g.about.RecordExtension, store.RecordExt(g.stored))
}

// HelpScreen is a panel opened by the help key, which also closes it.
type HelpScreen struct{ *shell.PanelScreen }

// OpenHelp opens the rule book over any screen, at the rule that a table below its panels would show, or closes it with everything opened from it.
func (w window) OpenHelp(open []shell.Screen) shell.Navigation {
	i := len(open) - 1
	for ; i > 0 && !open[i].IsFullWindow(); i-- {
		if h, ok := open[i].(HelpScreen); ok {
			return shell.Close().ClosingDownTo(h)
		}
	}
	return w.shown.ShowHelp(open[i])
}

// ShowHelp opens the rule book over a screen, at the rule behind a refusal that is shown there.
func (g *GameScreens) ShowHelp(over shell.Screen) shell.Navigation {
	if s, ok := over.(*session.Screen); ok {
		if e, ok := s.Table.Explanation(); ok {
			return shell.Push(HelpScreen{g.RuleBook.pageAt(e.Paragraph)})
		}
	}
	return shell.Push(HelpScreen{g.RuleBook.lastPage()})
}

// ShowRule opens the rule with a number such as "3.1" or "R 4".
func (g *GameScreens) ShowRule(number string) shell.Navigation {
	p, _ := g.RuleBook.Rules.FindParagraph(number)
	return shell.Push(g.RuleBook.pageAt(p))
}

// SearchRuleBook opens the rule book with the focus in its search field.
func (g *GameScreens) SearchRuleBook() shell.Navigation {
	return shell.Push(g.RuleBook.searchPage())
}
