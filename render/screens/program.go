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
	"dreist/render/shell"
)

// Options are the program's surroundings: storage, system services, and the start parameters.
type Options struct {
	shell.Options // without the settings, which are in the store
	Store         *store.Folder
	Today         func() string       // returns the date, YYYY-MM-DD
	ExportFolder  *store.ExportFolder // folder for exported files
	FileToOpen    string              // path of a record or backup to open at first, may be empty
	// FileDialog is the file dialogue of the system, nil if there is none.
	FileDialog  func(context.Context, input.FileQuestion) (path string, err error)
	Version     Version
	CrashReport string // report of the crash that ended the last run, empty if there was none
}

// Program is the part that belongs to no game: storage, settings, files, window and quitting. It has a list of games and shows one of
// them.
type Program struct {
	*shell.Context
	Options Options
	Profile *profile.Profile // all stored data
	Canvas  *kit.Canvas      // draws all screens

	games       []*GameScreens
	shown       *GameScreens    // the current game
	day         string          // date for which the screens were last made
	unsaved     map[string]bool // kinds of unsaved data about which the player has been told
	isElsewhere bool            // another copy of the program saves, and this one does not yet
	retried     bool            // the player wants to save again, and the outcome is not shown yet
	task        func()          // watches the backup that is being written or restored; nil if there is none
	backup      shell.Notice    // outcome of writing a backup, until it is shown
	asked       *asking         // the open file dialogue, or nil
	hasData     bool            // the panel of the files is open, which shows the outcome of backups itself
}

// NewApp returns the app with at least one game; it starts with the one shown last, else the first. Errors are faults in the
// program itself; broken files of the player are reported in the window.
func NewApp(o Options, games ...GameInfo) (app *shell.App, err error) {
	defer fault.CatchPanic(func(f *fault.Fault) { app, err = onlyTells(o, games, f) })
	p, err := NewProgram(o, games...)
	if err != nil {
		return nil, err
	}
	return shell.NewApp(p.Context, p.Window(), p.shown.game().FirstScreen, o.FileToOpen), nil
}

// onlyTells returns an app that only reports a fault which prevented the start. As stored data may have caused it, none is used
// except the matches for the report.
func onlyTells(o Options, games []GameInfo, found *fault.Fault) (app *shell.App, err error) {
	defer fault.CatchPanic(func(*fault.Fault) { err = found })
	stored := profile.Open(o.Store)
	if o.Store, err = store.OpenFolder(os.DevNull); err != nil {
		return nil, found
	}
	o.CrashReport = ""
	p, err := NewProgram(o, games...)
	if err != nil {
		return nil, found
	}
	p.Profile = stored
	return shell.NewApp(p.Context, p.Window(), func() shell.Screen { panic(found) }, ""), nil
}

// NewProgram returns the program of NewApp, with the game shown last open.
func NewProgram(o Options, games ...GameInfo) (*Program, error) {
	p := &Program{Options: o, Profile: profile.Open(o.Store), unsaved: map[string]bool{}, isElsewhere: o.Store.IsClaimedByOther()}
	var err error
	o.Settings, o.StoreSettings = p.Profile.Settings(), p.Profile.SetSettings
	if p.Context, err = shell.NewContext(o.Options); err != nil {
		return nil, fmt.Errorf("screens: %w", err)
	}
	p.Canvas = kit.NewCanvas(p.Fonts(), p.Layers())
	for _, about := range games {
		g := &GameScreens{Program: p, about: about}
		if about.Name != store.UnnamedGame {
			g.stored = about.Name
		}
		p.games = append(p.games, g)
	}
	p.day = p.Today()
	p.show(p.lastShown())
	p.tellCrash()
	p.shown.game()
	p.ShowFailures()
	return p, nil
}

func (p *Program) show(g *GameScreens) {
	p.shown = g
	p.SetGameActions(g.about.KeyActions)
}

// first returns the game after which the program is named.
func (p *Program) first() *GameInfo { return &p.games[0].about }

// firstDay replaces an invalid date of the system, so that no finished match is lost.
const firstDay = "1970-01-01"

// Today returns the date, YYYY-MM-DD.
func (p *Program) Today() string {
	day := p.Options.Today()
	if _, err := time.Parse(time.DateOnly, day); err != nil {
		return firstDay
	}
	return day
}

// Title returns the name of the program.
func (p *Program) Title() string { return p.first().Title }

type window struct{ *Program }

// Window returns the program as shell.Program, for its window.
func (p *Program) Window() shell.Program { return window{p} }

func (w window) Icons() (all []image.Image) {
	if icons := w.first().Icons; icons != nil {
		all = icons()
	}
	return all
}

// Close saves unsaved data.
func (w window) Close() {
	w.closeDialog()
	_ = w.Profile.Flush() // it is too late to report an error
}

func (w window) StartFrame(screen *ebiten.Image) {
	w.applyTheme()
	w.Canvas.SetScreen(screen)
}

func (p *Program) applyTheme() {
	p.Canvas.Sprites.SetTheme(p.Theme())
	cards := p.Settings().CardStyle
	p.Canvas.Sprites.SetCardStyle(kit.CardStyle{BackDesign: cards.Back, HasLargeSigns: cards.HasStrongSymbols})
}

func (w window) DrawVeil(_ *ebiten.Image, alpha float64) {
	w.Canvas.DrawVeil(w.Frame().W, w.Frame().H, alpha)
}

func (w window) DrawCloth(_ *ebiten.Image, alpha float64) {
	w.Canvas.CoverScreenWithCloth(w.Frame().W, w.Frame().H, alpha)
}

func (w window) DrawHost(view shell.HostView) { w.shown.game().DrawHost(view) }

// DoBackgroundWork saves data, follows changes of the date, advances the games' background work, and paints some pictures that are
// still shown scaled.
func (w window) DoBackgroundWork() (changed bool) {
	w.Profile.Tick()
	if today := w.Today(); today != w.day {
		w.day = today
		w.RemakeScreens()
	}
	w.ShowFailures()
	w.applyTheme()
	w.Canvas.Labels.EndFrame()
	for _, f := range w.games {
		if f.Background != nil {
			f.Background.Update()
		}
	}
	return w.Canvas.Sprites.PaintQueued()
}

// HasPendingWork reports whether data is being saved, a game has background work, or a picture is still shown scaled.
func (w window) HasPendingWork() bool {
	for _, f := range w.games {
		if f.Background != nil && f.Background.IsPending() {
			return true
		}
	}
	return w.Profile.IsWriting() || w.Canvas.Sprites.HasPending()
}
