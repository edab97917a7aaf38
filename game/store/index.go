package store

import (
	"encoding/json"

	"dreist/game/store/document"
	"dreist/game/store/files"
)

// The index of the finished games repeats their heads, so that thousands need not be opened one by one. It is a mere
// copy: where it is missing, old, broken or another program's, the files themselves are read.
const (
	indexFile = "index" + documentExt

	// indexVersion is the version of the index. One of another version is written anew.
	indexVersion = 2

	// maxIndexed is how many bytes a game needs in the index at most: where it is larger, it is not read.
	maxIndexed = 4 << 10

	// maxStale is how far the index may be behind before it is written again: as many files are read in an instant,
	// and most starts of the program write nothing.
	maxStale = 32
)

// index is what the file of the index holds.
type index struct {
	Version int       `json:"version"`
	Games   []indexed `json:"games"`
}

// indexed is a finished game in the index. It counts only while the file has the same size and time of change.
type indexed struct {
	id       historyID
	File     string `json:"file"`
	Size     int64  `json:"size"`
	Modified int64  `json:"modified"` // nanoseconds since 1970
	Head     head   `json:"head"`
}

// readIndex returns the games in the index by the names of their files, none where the index is of no use.
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

// renewIndex writes the index again where it is far behind. A failure costs time only, at the next reading.
func (s *Store) renewIndex(c *catalogue) {
	if c.stale > maxStale {
		_, _ = s.disk.Put(s.historyDir(), indexFile, string(document.JSON(index{Version: indexVersion, Games: c.index})), "")
	}
}
