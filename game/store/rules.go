package store

// Rules are what a store cannot know of the games whose files it keeps.
type Rules struct {
	Unnamed string           // the game of finished games whose files name none
	Top     map[string]Merge // the notes that lie in the folder of the games itself, by their names
}

// Merge carries over into coming notes what may not be lost of the stored ones they replace, such as a best result that
// another copy of the program reached meanwhile. A nil Merge carries over nothing.
type Merge func(stored, coming Notes)

// With returns a store on the same folders that knows the rules of games.
func (s *Store) With(rules Rules) *Store {
	with := *s
	with.rules = rules
	return &with
}

// written returns the name that the file of a game has for it: none for the one that the files of the first versions are of.
func (r *Rules) written(game string) string {
	if game == r.Unnamed {
		return ""
	}
	return game
}

// merge carries over what may not be lost of stored notes.
func (r *Rules) merge(name string, stored, coming Notes) {
	if merge := r.Top[name]; merge != nil {
		merge(stored, coming)
	}
}
