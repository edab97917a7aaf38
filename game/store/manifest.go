package store

import (
	"encoding/json"
	"path"
)

// The names in an export. Settings, series and the notes of Rules.Top have the names of their files.
const (
	manifestFile  = "manifest" + documentExt
	settingsFile  = settingsBase + documentExt
	seriesFile    = seriesBase + documentExt
	packedGames   = "games"
	packedHistory = historyFolder
	packedNotes   = notesFolder
)

// The bounds of an export, for Export as for Import, far beyond what a person plays. The first keeps a hostile list of
// names small, the others what it swells to.
const (
	maxArchive = 64 << 20  // bytes as stored
	maxFiles   = 50_000    // files
	maxContent = 256 << 20 // bytes of all files together
	maxSlots   = 100       // unfinished games
	maxNotes   = 100       // notes, by their names
)

// manifest tells what an archive is.
type manifest struct {
	Program string `json:"program"`
	Format  int    `json:"format"`
}

// format is the version of exports. It grows when older versions would misread them; files may be added without.
const format = 1

func newManifest() string {
	text, err := json.Marshal(manifest{Program: folder, Format: format})
	if err != nil {
		panic(err) // a text and a number
	}
	return string(text) + "\n"
}

// checkManifest returns why an archive with this manifest cannot be imported, or nil.
func checkManifest(text string) error {
	var m manifest
	switch err := json.Unmarshal([]byte(text), &m); {
	case err != nil || m.Program != folder || m.Format < 1:
		return ErrForeign
	case m.Format > format:
		return ErrNewer
	}
	return nil
}

// budget is what may still go into an archive or come out of one.
type budget struct {
	files int
	bytes int
}

func newBudget() budget { return budget{files: maxFiles, bytes: maxContent} }

// spend takes a file off the budget and reports whether it was in it.
func (b *budget) spend(bytes int) bool {
	b.files--
	b.bytes -= bytes
	return b.files >= 0 && b.bytes >= 0
}

func packedGame(slot Slot) string { return path.Join(packedGames, slot.file()) }

func packedNote(name string) string { return path.Join(packedNotes, name+documentExt) }

func packedFinished(id historyID) string { return path.Join(packedHistory, id.file()) }
