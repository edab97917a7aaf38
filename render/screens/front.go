package screens

import (
	"cmp"

	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/store"
	"dreist/render/geom"
	"dreist/render/session"
	"dreist/render/shell"
)

// Front is what the screens of one game are made from. It knows which screens there are, but not which of them are open.
type Front struct {
	*Program
	opened Game // see game, nil before
	about  About
	stored string    // what is kept of the game has this name, none for store.UnnamedGame
	chosen geom.Rect // where its box stood as it was chosen on the shelf, until the start screen knows
}

// game returns the game, which is opened when it is first asked for.
func (f *Front) game() Game {
	if f.opened == nil {
		f.opened = f.about.Open(f)
		for _, mode := range f.about.Slots {
			f.Find(mode) // counts what was finished and not counted when the program ended
		}
	}
	return f.opened
}

// Find returns the unfinished match of a mode, nil where there is none, and has the player read what is wrong with it.
func (f *Front) Find(mode store.Slot) *profile.Kept {
	kept := f.keeper().Find(f.Slot(mode))
	f.TellFailures()
	return kept
}

// PlayedLast returns which of two modes has the unfinished match that was played last.
func (f *Front) PlayedLast(one, other store.Slot) store.Slot {
	if f.Profile.LastSaved(f.Slot(one), f.Slot(other)) == f.Slot(other) {
		return other
	}
	return one
}

// BeginMatch returns a match that begins, as it is made with its saver.
func (f *Front) BeginMatch(mode profile.Mode, begin func(to play.Saver) (profile.Match, error)) (*profile.Kept, error) {
	return f.keeper().Begin(mode, begin)
}

func (f *Front) tableGame() TableGame { return f.game().(TableGame) }

func (f *Front) keeper() *profile.Keeper { return &profile.Keeper{Profile: f.Profile, Game: f.game()} }

// Slot returns the slot of a mode of the game.
func (f *Front) Slot(mode store.Slot) store.Slot { return mode.Of(f.stored) }

// NotesName returns the name of the notes of the game of a kind that several games keep.
func (f *Front) NotesName(kind string) string { return store.NotesOf(f.stored, kind) }

// RecordExtension is how the names of records of the game end.
func (f *Front) RecordExtension() string { return cmp.Or(f.about.Ext, store.RecordExt(f.stored)) }

// Help is a panel that was asked for by the key for help, which also puts it away.
type Help struct{ *shell.Menu }

// OpenHelp shows the rule book over whatever is shown, or puts them away with all that was opened from them.
func (p window) OpenHelp(open []shell.Screen) shell.Step {
	for i := len(open) - 1; i > 0 && !open[i].IsFullWindow(); i-- {
		if h, ok := open[i].(Help); ok {
			return shell.Close().Through(h)
		}
	}
	return p.shown.ShowHelp(open[len(open)-1])
}

// ShowHelp shows the rule book over a screen, at what explains a refusal that is told there.
func (f *Front) ShowHelp(over shell.Screen) shell.Step {
	if s, ok := over.(*session.Screen); ok {
		if e, ok := s.Table.Explanation(); ok {
			return shell.Push(Help{f.game().RuleBook().PageAt(e.Paragraph)})
		}
	}
	return shell.Push(Help{f.game().RuleBook().LastPage()})
}

// ShowRule shows the rule with a number such as "3.1" or "R 4".
func (f *Front) ShowRule(number string) shell.Step {
	p, _ := f.game().RuleBook().Rules.Cited(number)
	return shell.Push(f.game().RuleBook().PageAt(p))
}

// SearchBook shows the rule book, ready for the words of a search.
func (f *Front) SearchBook() shell.Step { return shell.Push(f.game().RuleBook().Searching()) }
