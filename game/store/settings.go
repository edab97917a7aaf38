package store

import "errors"

// The file of the settings.
const (
	settingsBase = "settings"
	settingsExt  = ".json"
	settingsFile = settingsBase + settingsExt
)

// Language is the language of the texts.
type Language string

// The languages. SystemLanguage is whatever the system speaks.
const (
	SystemLanguage Language = ""
	German         Language = "de"
	English        Language = "en"
)

// Speed is how fast cards move.
type Speed string

// The speeds. Instant shows no motion at all.
const (
	Slow    Speed = "slow"
	Normal  Speed = "normal"
	Fast    Speed = "fast"
	Instant Speed = "instant"
)

// Theme is the colours of the screens.
type Theme string

// The themes.
const (
	Light Theme = "light"
	Dark  Theme = "dark"
)

// Settings are what a player chooses and the program remembers. DefaultSettings returns those of a new player.
type Settings struct {
	Language      Language
	Speed         Speed
	Muted         bool
	EffectsVolume int // percent from 0 to 100
	JingleVolume  int // percent from 0 to 100
	Theme         Theme
	Window        Window
}

// Window is where the window was and how.
type Window struct {
	X, Y          int  // the upper left corner in logical pixels, from -32768 to 32767; counts where Placed
	Width, Height int  // in logical pixels, from 200 to 16384, neither maximized nor fullscreen
	Maximized     bool // it filled the desktop
	Fullscreen    bool // it filled the screen
	Placed        bool // X and Y were stored; otherwise the system finds a place
}

// DefaultSettings returns the settings of a new player.
func DefaultSettings() Settings {
	var s Settings
	s.decode(object{})
	return s
}

// LoadSettings returns the settings that are stored, or the defaults where there are none. A value that is missing,
// of the wrong kind or out of range is the default, each for itself.
//
// An error always comes with settings that the program can go on with. A file that is not a JSON object or over
// 1 MiB is set aside, which a *SetAsideError tells; one that cannot be read is a *LoadError.
func (s *Store) LoadSettings() (Settings, error) {
	doc, err := s.readSettings()
	var found Settings
	found.decode(doc)
	return found, err
}

// SaveSettings stores the settings. Values out of range become defaults. It writes nothing where LoadSettings would
// return the same, and keeps what it does not know, such as the values of a newer version. A file that is not a
// JSON object is set aside first. Its errors are ErrDiskFull, ErrReadOnly, a *LoadError of a file that cannot be
// read, or others; on any the settings stored before stay.
func (s *Store) SaveSettings(settings Settings) error {
	doc, err := s.readSettings()
	var aside *SetAsideError
	if err != nil && !errors.As(err, &aside) {
		return err
	}
	var stored, wanted Settings
	stored.decode(doc)
	settings.encode(doc)
	wanted.decode(doc)
	if stored == wanted {
		return nil
	}
	return s.disk.replace(s.dirs.Settings, settingsFile, doc.String())
}

// readSettings returns what is stored, an empty object where nothing is or on an error.
func (s *Store) readSettings() (object, error) {
	text, ok, err := read(s.dirs.Settings, settingsFile)
	if err == nil && !ok {
		return object{}, nil
	}
	if err == nil {
		doc, ok := parseObject([]byte(text))
		if ok {
			return doc, nil
		}
		err = &LoadError{Name: settingsFile, Err: ErrBroken}
	}
	if !errors.Is(err, ErrBroken) && !errors.Is(err, ErrTooLarge) && !errors.Is(err, ErrNotText) {
		return object{}, err
	}
	name, failed := s.disk.setAside(s.dirs.Settings, settingsBase, settingsExt)
	if failed != nil {
		return object{}, errors.Join(err, failed)
	}
	return object{}, &SetAsideError{OldName: settingsFile, Name: name, Err: errors.Unwrap(err)}
}
