package profile

import "dreist/game/store"

// setupNotes is the name of the notes with the last table set up for FirstGame. Those of another game begin with its
// name.
const setupNotes = "setup"

func setupOf(game string) string {
	if game == "" {
		return setupNotes
	}
	return game + "-" + setupNotes
}

// Setup returns the table set up last for a game, "" being store.FirstGame.
func (p *Profile) Setup(game string) store.TableSetup {
	notes := p.Notes(setupOf(game))
	if game == "" && len(notes) == 0 {
		if first, ok := p.files.LoadFirstSetup(); ok {
			return first
		}
	}
	return store.SetupOf(notes)
}

// SetSetup replaces the table set up for a game.
func (p *Profile) SetSetup(game string, setup store.TableSetup) {
	p.SetNotes(setupOf(game), setup.Notes())
}
