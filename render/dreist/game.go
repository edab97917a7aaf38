package dreist

import (
	"fmt"
	"image"
	"io/fs"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/dreist/ladder"
	"dreist/game/profile"
	"dreist/game/store"
	"dreist/render/dreist/table"
	"dreist/render/dreist/words"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/shell"
	"dreist/sounds"
)

// Options are what the program around the game decides.
type Options struct {
	Store     *store.Store
	Sound     *sounds.Player
	Locale    string          // the system's language, as a BCP 47 tag or a locale name
	Seed      func() uint64   // the seed of the next deal
	Today     func() string   // the date, YYYY-MM-DD
	Clipboard panel.Clipboard // the system's; nil for one of the program's own
	Outbox    *store.Outbox   // where to put what is taken out of the game; nil for the person's own folder
	File      string          // the path of a record or an export to open at first, or empty
	// Now is the time since some moment, on a clock that never goes back; nil for one that stands still.
	Now func() time.Duration
}

// game is DREIst! as the program shows it: what all its screens share. It knows which screens there are and what each is
// made from, but not which of them are open.
type game struct {
	*shell.Context
	options Options
	say     words.Sentences
	canvas  table.Canvas
	profile *profile.Profile                // all that is remembered
	unsaved map[string]bool                 // which sentences about what cannot be saved the player knows
	school  school                          // what there is to learn, and how far the player came
	read    int                             // the page of the overview that was read last
	book    *book                           // the rule book as it was read last, nil before
	develop func(*ebiten.Image) image.Image // reads a picture back
}

// NewApp prepares the program with what is stored. Its errors name a broken part of the program itself; broken files of
// the player are told in the game.
func NewApp(o Options) (*shell.App, error) {
	a, err := newGame(o)
	if err != nil {
		return nil, err
	}
	app := shell.New(a.Context, a, a.startScreen())
	if o.File != "" {
		app.Take(a.openPath(o.File, app.Screens()))
	}
	return app, nil
}

// newGame prepares what the screens share.
func newGame(o Options) (*game, error) {
	drawn, err := kit.NewCanvas()
	if err != nil {
		return nil, fmt.Errorf("dreist: prepare the canvas: %w", err)
	}
	if o.Outbox == nil {
		o.Outbox = store.DefaultOutbox()
	}
	a := &game{
		options: o, unsaved: map[string]bool{}, develop: develop,
		canvas: table.Canvas{Canvas: drawn, Face: new(table.LiveFace)},
	}
	a.options.Store = o.Store.With(ladder.Rules())
	a.profile = profile.Open(a.options.Store)
	a.Context, err = shell.NewContext(shell.Options{
		Sound: o.Sound, Locale: o.Locale, Seed: o.Seed, Now: o.Now, Clipboard: o.Clipboard,
		Settings: mended(a.profile.Settings()), Save: a.profile.SetSettings,
	})
	if err != nil {
		return nil, err
	}
	a.say = words.Sentences{Texts: a.Texts}
	a.tellFailures()
	for _, slot := range slots() {
		a.findSaved(slot) // counts what was finished and not counted when the program was killed
	}
	return a, nil
}

// Begin prepares the drawing of a frame.
func (a *game) Begin(screen *ebiten.Image) {
	a.canvas.Sprites.SetTheme(a.Theme())
	a.canvas.On(screen)
}

// Veil darkens what lies below a panel.
func (a *game) Veil(*ebiten.Image) { a.canvas.Veil(a.Frame().W, a.Frame().H) }

// Work lets what is remembered be stored and draws some of the pictures that are shown from another size.
func (a *game) Work() bool {
	a.profile.Tick()
	a.tellFailures()
	a.canvas.Sprites.SetTheme(a.Theme())
	a.canvas.Labels.Tick()
	return a.canvas.Sprites.Work()
}

// Pending reports whether something is still to be stored, or a picture shown from another size.
func (a *game) Pending() bool { return a.profile.Busy() || a.canvas.Sprites.Pending() }

// Close stores what is not stored yet.
func (a *game) Close() { _ = a.profile.Flush() } // there is nobody left to tell

// Open opens what was dropped on the window.
func (a *game) Open(files fs.FS, open []shell.Screen) shell.Step { return a.takeDropped(files, open) }
