package screens

import (
	"context"
	"fmt"
	"image"
	"os"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/fault"
	"dreist/game/profile"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/kit"
	"dreist/render/panel/edit"
	"dreist/render/shell"
	"dreist/sounds"
)

// Options are what the system around the program decides.
type Options struct {
	Store     *store.Folder
	Sound     *sounds.Player
	Locale    string         // the system's language, as a BCP 47 tag or a locale name
	Seed      func() uint64  // the seed of the next deal
	Today     func() string  // the date, YYYY-MM-DD
	Clipboard edit.Clipboard // the system's; nil for one of the program's own
	Outbox    *store.Outbox  // where to put what is taken out of the program; nil for the person's own folder
	File      string         // the path of a record or a backup to open at first, or empty
	// Dialog is the file dialogue of the system, nil if there is none.
	Dialog  func(context.Context, input.FileQuestion) (path string, err error)
	Version Version // of the program
	Crash   string  // what is known of the crash in which the program ended before, empty where it did not
	// Now is the time since some moment, on a clock that never goes back; nil for one that stands still.
	Now func() time.Duration
}

// Program is what belongs to no game: what is stored, the settings, files, the window and its end. Its games are listed
// once, and one of them is shown.
type Program struct {
	*shell.Context
	Options Options
	Profile *profile.Profile // all that is remembered
	Canvas  *kit.Canvas      // what screens are drawn with

	games       []*Front
	shown       *Front          // the game that is shown
	day         string          // today's date as screens were last made
	unsaved     map[string]bool // which sentences about what cannot be saved the player knows
	isElsewhere bool            // another copy of the program saves, and this one does not yet
	retried     bool            // what could not be saved is being tried again, as the player wants
	task        func()          // looks after the backup that is being written or restored, nil if none is
	backup      outcome         // of writing a backup, until it is told
	asked       *asking         // the file dialogue that is open, or nil
	hasData     bool            // the page of the files is open, which tells of backups itself
}

// NewApp returns the program with its games, at least one, which begins with the one that was shown last, else the first. Its errors name a broken part of the
// program itself; broken files of the player are told in the window.
func NewApp(o Options, games ...About) (app *shell.App, err error) {
	defer fault.Catch(func(f *fault.Fault) { app, err = onlyTells(o, games, f) })
	p, err := NewProgram(o, games...)
	if err != nil {
		return nil, err
	}
	return shell.New(p.Context, p.Window(), p.shown.game().FirstScreen, o.File), nil
}

// onlyTells returns a program that tells of a fault at which it could not start, and does nothing else. As what is stored may
// have brought that, it does without, but for the games that it puts into the report.
func onlyTells(o Options, games []About, found *fault.Fault) (app *shell.App, err error) {
	defer fault.Catch(func(*fault.Fault) { err = found })
	stored := profile.Open(o.Store)
	if o.Store, err = store.Open(os.DevNull); err != nil {
		return nil, found
	}
	o.Crash = ""
	p, err := NewProgram(o, games...)
	if err != nil {
		return nil, found
	}
	p.Profile = stored
	return shell.New(p.Context, p.Window(), func() shell.Screen { panic(found) }, ""), nil
}

// NewProgram returns what NewApp shows, with the game open that was shown last.
func NewProgram(o Options, games ...About) (*Program, error) {
	if o.Outbox == nil {
		o.Outbox = store.DefaultOutbox()
	}
	p := &Program{Options: o, Profile: profile.Open(o.Store), unsaved: map[string]bool{}, isElsewhere: o.Store.IsElsewhere()}
	var err error
	p.Context, err = shell.NewContext(shell.Options{
		Sound: o.Sound, Locale: o.Locale, Seed: o.Seed, Now: o.Now, Clipboard: o.Clipboard,
		Settings: p.Profile.Settings(), Save: p.Profile.SetSettings,
	})
	if err != nil {
		return nil, fmt.Errorf("screens: %w", err)
	}
	p.Canvas = kit.NewCanvas(p.Fonts(), p.Layers())
	for _, about := range games {
		f := &Front{Program: p, about: about}
		if about.Name != store.UnnamedGame {
			f.stored = about.Name
		}
		p.games = append(p.games, f)
	}
	p.day = p.Today()
	p.show(p.lastShown())
	p.tellCrash()
	p.shown.game()
	p.TellFailures()
	return p, nil
}

// show makes a game the one that is shown.
func (p *Program) show(f *Front) {
	p.shown = f
	p.SetActions(f.about.Actions)
}

// first tells what is always the same about the game that the program is named after.
func (p *Program) first() *About { return &p.games[0].about }

// firstDay replaces an unreadable date of the system, so that no finished game is lost.
const firstDay = "1970-01-01"

// Today returns the date, YYYY-MM-DD.
func (p *Program) Today() string {
	day := p.Options.Today()
	if _, err := time.Parse(time.DateOnly, day); err != nil {
		return firstDay
	}
	return day
}

// Title is the name of the program.
func (p *Program) Title() string { return p.first().Title }

// window is the program as its window asks for it, see shell.Program.
type window struct{ *Program }

// Window returns the program as its window asks for it.
func (p *Program) Window() shell.Program { return window{p} }

// Icons is what the window shows of the program.
func (p window) Icons() []image.Image { return p.first().Icons() }

// Close stores what is not stored yet.
func (p window) Close() {
	p.closeDialog()
	_ = p.Profile.Flush() // there is nobody left to tell
}

// BeginFrame prepares the drawing of a frame.
func (p window) BeginFrame(screen *ebiten.Image) {
	p.applyTheme()
	p.Canvas.On(screen)
}

// applyTheme has pictures look as the player chose.
func (p *Program) applyTheme() {
	p.Canvas.Sprites.SetTheme(p.Theme())
	cards := p.Settings().Cards
	p.Canvas.Sprites.SetCards(kit.CardStyle{Back: cards.Back, Strong: cards.StrongSymbols})
}

// DrawVeil darkens what lies below a panel.
func (p window) DrawVeil(_ *ebiten.Image, alpha float64) {
	p.Canvas.Veil(p.Frame().W, p.Frame().H, alpha)
}

// DrawCloth lays the cloth over a screen that goes or comes.
func (p window) DrawCloth(_ *ebiten.Image, alpha float64) {
	p.Canvas.Cover(p.Frame().W, p.Frame().H, alpha)
}

// DrawHost lets the host of the game that is shown look over the edge of a panel.
func (p window) DrawHost(w shell.Welcome) { p.shown.game().DrawHost(w) }

// DoBackgroundWork lets what is remembered be stored, has screens follow the date, and draws some of the pictures that are shown from another size.
func (p window) DoBackgroundWork() (changed bool) {
	p.Profile.Tick()
	if today := p.Today(); today != p.day {
		p.day = today
		p.Remake()
	}
	p.TellFailures()
	p.applyTheme()
	p.Canvas.Labels.Tick()
	for _, f := range p.games {
		if f.opened != nil {
			f.opened.DoBackgroundWork()
		}
	}
	return p.Canvas.Sprites.PaintQueued()
}

// HasPendingWork reports whether something is still to be stored or counted, or a picture shown from another size.
func (p window) HasPendingWork() bool {
	for _, f := range p.games {
		if f.opened != nil && f.opened.HasPendingWork() {
			return true
		}
	}
	return p.Profile.IsWriting() || p.Canvas.Sprites.HasPending()
}
