package shell

import (
	"fmt"
	"image"
	"io/fs"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/need"
	"dreist/fault"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/target"
	"dreist/sounds"
)

// toy is a screen that notes what happens to it and answers as it is told.
type toy struct {
	name   string
	diary  *[]string
	answer Navigation // to the next gesture
	ticked Navigation // to each tick on top
	panel  bool       // it lies over something
	bounds geom.Rect
	drawn  image.Rectangle   // on which part of a window
	parts  []image.Rectangle // every time
	types  bool
	bright bool // what lies below it is not veiled
	busy   bool
}

func (t *toy) note(what string) { *t.diary = append(*t.diary, t.name+" "+what) }

func (t *toy) Handle(g input.Gesture) Navigation {
	t.note(fmt.Sprint(g))
	return t.answer
}

func (t *toy) Tick(top bool) Navigation {
	if top {
		t.note("ticks")
	} else {
		t.note("ticks below")
	}
	return t.ticked
}

func (t *toy) Draw(screen *ebiten.Image, top bool) {
	t.drawn = screen.Bounds()
	t.parts = append(t.parts, t.drawn)
	t.note(fmt.Sprint("is drawn, top ", top))
}

func (t *toy) Bounds() geom.Rect                           { return t.bounds }
func (t *toy) Enter()                                      { t.note("enters") }
func (t *toy) Refresh()                                    { t.note("refreshes") }
func (t *toy) HandleCover()                                { t.note("is covered") }
func (t *toy) HandleClose()                                { t.note("is closed") }
func (t *toy) NeedsTick(bool) bool                         { return t.busy }
func (t *toy) IsUnveiled() bool                            { return t.bright }
func (t *toy) IsFullWindow() bool                          { return !t.panel }
func (t *toy) Targets(dst []target.Target) []target.Target { return dst }
func (t *toy) IsTyping() bool                              { return t.types }
func (t *toy) Pointer() ebiten.CursorShapeType             { return ebiten.CursorShapeDefault }

// toyGame is a game of toys.
type toyGame struct {
	diary  *[]string
	copied string // last
	help   func(open []Screen) Navigation
	open   func(open []Screen) Navigation
	close  func()
	fault  func(f *fault.Fault) Screen
}

func (g *toyGame) Title() string                               { return "toy" }
func (g *toyGame) Icons() []image.Image                        { return nil }
func (g *toyGame) OpenHelp(open []Screen) Navigation           { return g.help(open) }
func (g *toyGame) OpenFiles(_ fs.FS, open []Screen) Navigation { return g.open(open) }
func (g *toyGame) OpenPath(path string, open []Screen) Navigation {
	*g.diary = append(*g.diary, "opens "+path)
	return g.open(open)
}
func (g *toyGame) CopyText(text string) Navigation  { g.copied = text; return Stay() }
func (g *toyGame) OpenSettings([]Screen) Navigation { return Stay() }
func (g *toyGame) StartFrame(*ebiten.Image)         {}
func (g *toyGame) DrawVeil(*ebiten.Image, float64)  { *g.diary = append(*g.diary, "a veil is drawn") }
func (g *toyGame) DrawCloth(_ *ebiten.Image, alpha float64) {
	*g.diary = append(*g.diary, fmt.Sprintf("the cloth lies over it, %.1f", alpha))
}
func (*toyGame) DrawHost(HostView) {}

func (g *toyGame) DoBackgroundWork() (changed bool)  { return false }
func (g *toyGame) HasPendingWork() bool              { return false }
func (g *toyGame) Close()                            { g.close() }
func (g *toyGame) RequestQuit([]Screen) Navigation   { return Quit() }
func (g *toyGame) ReportFault(f *fault.Fault) Screen { return g.fault(f) }

// program is an App of toys.
type program struct {
	*App
	t      *testing.T
	game   *toyGame
	diary  []string
	stored []store.Settings
}

// newProgram starts a program whose lowest screen is a toy called start.
func newProgram(t *testing.T) *program {
	t.Helper()
	p := &program{t: t}
	p.game = &toyGame{diary: &p.diary}
	c := need.Value(NewContext(Options{Sound: sounds.NewSilentPlayer(), Locale: "en", Settings: store.DefaultSettings(), StoreSettings: func(s store.Settings) { p.stored = append(p.stored, s) }}))(t)
	p.App = NewApp(c, p.game, func() Screen { return p.toy("start") }, "")
	p.Resize(stage.Frame{W: 1280, H: 800, Scale: 1})
	p.diary = nil
	return p
}

func (p *program) toy(name string) *toy { return &toy{name: name, diary: &p.diary} }

// bring puts toys over what is open.
func (p *program) bring(names ...string) (toys []*toy) {
	for _, name := range names {
		toys = append(toys, p.toy(name))
		p.Navigate(Push(toys[len(toys)-1]))
	}
	p.diary = nil
	return toys
}

// wantOpen checks which screens are open, the topmost last.
func (p *program) wantOpen(names ...string) {
	p.t.Helper()
	var open []string
	for _, s := range p.Screens() {
		name := fmt.Sprintf("%T", s)
		if s, ok := s.(*toy); ok {
			name = s.name
		}
		open = append(open, name)
	}
	if !slices.Equal(open, names) {
		p.t.Errorf("%q are open, want %q", open, names)
	}
}

// wantDiary checks what has happened since it was last asked.
func (p *program) wantDiary(lines ...string) {
	p.t.Helper()
	if !slices.Equal(p.diary, lines) {
		p.t.Errorf("got %q, want %q", p.diary, lines)
	}
	p.diary = nil
}

func trigger(c input.Command) input.Gesture {
	return input.Gesture{Kind: input.CommandGiven, Command: c}
}
