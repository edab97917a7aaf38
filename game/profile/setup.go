package profile

import "dreist/game/store"

// setupNotes is part of the name of the notes with the table that was set up last, see store.NotesOf.
const setupNotes = "setup"

// Setup returns the table set up last for a game, "" being store.UnnamedGame.
func (p *Profile) Setup(game string) store.TableSetup {
	notes := p.Notes(store.NotesOf(game, setupNotes))
	if game == "" && len(notes) == 0 {
		if first, ok := p.files.LoadFirstSetup(); ok {
			return first
		}
	}
	return store.SetupOf(notes)
}

// SetSetup replaces the table set up for a game.
func (p *Profile) SetSetup(game string, setup store.TableSetup) {
	p.SetNotes(store.NotesOf(game, setupNotes), setup.Notes())
}
