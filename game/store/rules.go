package store

// Rules are what a store must know of the games whose files it keeps.
type Rules struct {
	Unnamed string           // the game of finished games without a game's name
	Top     map[string]Merge // notes that lie in the games folder itself, by name
}

// Merge copies from stored notes into those that will replace them what must not be lost, such as a better result of
// another running copy. A nil Merge copies nothing.
type Merge func(stored, coming Notes)

// With returns a store on the same folders with other rules.
func (s *Store) With(rules Rules) *Store {
	with := *s
	with.rules = rules
	return &with
}

// written returns a game's name as stored in files: empty for the game of the first versions.
func (r *Rules) written(game string) string {
	if game == r.Unnamed {
		return ""
	}
	return game
}

// merge applies the Merge of the notes with a name.
func (r *Rules) merge(name string, stored, coming Notes) {
	if merge := r.Top[name]; merge != nil {
		merge(stored, coming)
	}
}
