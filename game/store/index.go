package store

import (
	"encoding/json"

	"dreist/game/store/document"
	"dreist/game/store/files"
)

// The index repeats the heads of the finished games, so that thousands need not be opened. It is only a cache: if it
// is missing, old or broken, the files are read.
const (
	indexFile = "index" + documentExt

	// indexVersion is the version of the index; any other is rewritten.
	indexVersion = 2

	// maxIndexed is the largest size in bytes of a game's entry; a larger index is not read.
	maxIndexed = 4 << 10

	// maxStale is how many games the index may be behind before it is rewritten: as many files are read quickly, and
	// most starts of the program write nothing.
	maxStale = 32
)

// index is the content of the index file.
type index struct {
	Version int       `json:"version"`
	Games   []indexed `json:"games"`
}

// indexed is a finished game in the index, valid while the file has the same size and modification time.
type indexed struct {
	id       historyID
	File     string `json:"file"`
	Size     int64  `json:"size"`
	Modified int64  `json:"modified"` // nanoseconds since 1970
	Head     head   `json:"head"`
}

// readIndex returns the indexed games by file name, none if the index is unusable.
func (s *Store) readIndex(games int) map[string]indexed {
	stored, _, err := files.ReadAs(s.historyDir(), indexFile, (games+1)*maxIndexed, func(text string) (stored index, err error) {
		return stored, json.Unmarshal([]byte(text), &stored)
	})
	known := map[string]indexed{}
	if err != nil || stored.Version != indexVersion {
		return known
	}
	for _, g := range stored.Games {
		if g.Head.check() == nil {
			known[g.File] = g
		}
	}
	return known
}

// renewIndex rewrites the index if it is far behind. A failure only costs time at the next start.
func (s *Store) renewIndex(c *catalogue) {
	if c.stale > maxStale {
		_, _ = s.disk.Put(s.historyDir(), indexFile, string(document.JSON(index{Version: indexVersion, Games: c.index})), "")
	}
}
