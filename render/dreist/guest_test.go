package dreist

import (
	"image"
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/keep"
	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreist/table"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/screens/guesttest"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/tabletop/thinking"
	"dreist/render/target"
	"dreist/sounds"
)

// guest uses the whole program without a window: by gestures, keys and the buttons of panels.
type guest struct {
	t testing.TB
	*game
	app    *shell.App
	random *rand.Rand
	day    string // what the clock says

	// What is on top, noted after everything that is done.
	table *table.Table // nil where no table is on top, or right below the panel that is
	at    *sitting
	mode  mode
	panel *shell.Menu // nil where no panel is on top
}

// visit starts the program on a folder. Its deals and random actions follow from the seed.
func visit(t testing.TB, folder string, seed uint64) *guest {
	t.Helper()
	files, err := store.Open(folder)
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(seed, 5))
	g := open(t, screens.Options{Store: files, Seed: random.Uint64, Outbox: store.OpenOutbox(t.TempDir())})
	g.random = random
	g.develop = func(screen *ebiten.Image) image.Image { return image.NewRGBA(screen.Bounds()) }
	g.wait(1)
	return g
}

// open starts the program with some options; others have the defaults of all tests.
func open(t testing.TB, o screens.Options) *guest {
	t.Helper()
	putAway(t)
	g := &guest{t: t, day: "2026-11-21", random: rand.New(rand.NewPCG(1, 5))}
	o.Sound, o.Locale = sounds.Silent(), "en"
	if o.Today == nil {
		o.Today = func() string { return g.day }
	}
	about := About()
	about.Open = func(f *screens.Front) screens.Game {
		g.game = newGame(f)
		return g.game
	}
	p, err := screens.NewProgram(o, about)
	if err != nil {
		t.Fatal(err)
	}
	g.welcome.all = true // most tests are about people who have played before
	g.judge.Games = 8    // whoever waits for an analysis does not wait long
	g.thinking = thinking.Limits{Games: 40, Ticks: 60, Go: func(think func()) { think() }}
	started(t, g)
	g.app = shell.New(g.Context, p.Window(), g.Start, "")
	onStart(g).picture.Come() // nobody waits for that
	g.resize(testFrame)
	return g
}

// newApp returns the program without a window, with its files in a new folder.
func newApp(t *testing.T) *guest { return newAppIn(t, t.TempDir()) }

// newAppIn is newApp with its files in a given folder.
func newAppIn(t *testing.T, folder string) *guest {
	t.Helper()
	files, err := store.Open(folder)
	if err != nil {
		t.Fatal(err)
	}
	seed := uint64(0)
	return open(t, screens.Options{Store: files, Seed: func() uint64 { seed++; return seed }})
}

// apps are the programs that a test has opened and not put away, so that the next one finds what they wrote.
var apps = map[testing.TB][]*guest{}

// started notes a program, which writes everything before its folder goes.
func started(t testing.TB, a *guest) {
	if apps[t] == nil {
		t.Cleanup(func() { putAway(t) })
	}
	apps[t] = append(apps[t], a)
}

// putAway has the programs of a test write everything.
func putAway(t testing.TB) {
	for _, a := range apps[t] {
		a.judge.Stop()
		a.judge.Wait()
		_ = a.Profile.Flush() // where nothing can be written, that is what the test is about
	}
	delete(apps, t)
}

// onDisk returns the store, with everything written that can be.
func (a *guest) onDisk() *store.Store {
	_ = a.Profile.Flush()
	return a.Options.Store
}

// reread has the program read everything anew, as after something was put there beside it.
func (a *guest) reread() {
	a.onDisk()
	a.Profile = profile.Open(a.Options.Store)
}

// finish puts a game that is almost over in the place of the one on the table and ends it as wanted.
func (a *guest) finish(t *testing.T, won bool) {
	t.Helper()
	deal := dreist.Deal{Mode: dreist.Solo, Hands: [][]dreist.Card{{0}, {}}, Piles: [][]dreist.Card{{}, {40, 50}}}
	if !won {
		deal.Hands[0] = []dreist.Card{0, 9}
		deal.Piles[1] = []dreist.Card{40}
	}
	k, err := a.BeginMatch(a.keepMode(a.mode),
		func(to play.Saver) (keep.Match, error) { return match.New(deal, record.Seats("Anna"), nil, to) })
	if err != nil {
		t.Fatal(err)
	}
	a.take(shell.Home(a.sitDown(k, a.mode).screen))
	a.table.Play(dreist.Discard(a.table.Position().Hand(0)[0]))
	if a.table.Won() != won {
		t.Fatalf("the game ended otherwise than wanted\n%s", a.table.Position().Picture())
	}
}

// resize gives the window another size.
func (g *guest) resize(f stage.Frame) {
	g.app.Resize(f)
	g.do()
}

// look notes the topmost screen.
func (g *guest) look() {
	open := g.app.Screens()
	g.panel, g.table, g.at, g.mode = nil, nil, nil, mode{}
	switch s := g.app.Top().(type) {
	case *startScreen:
		g.panel = s.Menu
	case *shell.Menu:
		g.panel = s
	case screens.Help:
		g.panel = s.Menu
	case screens.Settings:
		g.panel = s.Menu
	}
	for i := len(open) - 1; i >= 0 && g.at == nil; i-- {
		if s, ok := open[i].(*session.Screen); ok {
			g.at = s.Table.(*sitting)
			g.table, g.mode = g.at.Table, g.at.mode
		}
	}
}

// take carries out a step as if the topmost screen had returned it.
func (g *guest) take(s shell.Step) {
	g.app.Take(s)
	g.look()
}

// wait lets ticks pass.
func (g *guest) wait(ticks int) {
	for range ticks {
		g.do()
	}
}

// settle waits until nothing moves.
func (g *guest) settle() {
	g.t.Helper()
	g.onDisk() // so that what cannot be written is told
	g.wait(1)
	for ticks := 0; g.table != nil && g.panel == nil && (g.table.Busy(true) || len(g.table.Requests) > 0); ticks++ {
		if ticks > 20_000 {
			g.t.Fatal("the table does not come to rest")
		}
		g.wait(1)
	}
	g.wait(1)
}

func (g *guest) do(gestures ...input.Gesture) {
	g.app.Advance(gestures, nil)
	g.look()
}

func (g *guest) key(i input.Command) { g.do(guesttest.Trigger(i)) }

func (g *guest) click(at input.Point) { g.do(guesttest.Click(at)...) }

func (g *guest) drag(from, to input.Point) {
	for _, tick := range guesttest.Drag(from, to) {
		g.do(tick...)
	}
}

// targets returns what can be pressed on the open panel.
func (g *guest) targets() []target.Target {
	if g.panel == nil {
		return nil
	}
	return g.panel.Targets(nil)
}

// labelled returns the first target of a panel with a label.
func labelled(p *panel.Panel, label string) (target.Target, bool) {
	for _, t := range p.Targets(nil) {
		if t.Label == label {
			return t, true
		}
	}
	return target.Target{}, false
}

// offered returns the target with a label on the open panel, if it can be pressed.
func (g *guest) offered(label string) (target.Target, bool) {
	for _, t := range g.targets() {
		if t.Label == label && t.Enabled {
			return t, true
		}
	}
	return target.Target{}, false
}

func (g *guest) offers(key string) bool {
	_, ok := g.offered(g.say.Say(key))
	return ok
}

// hit clicks the middle of a target.
func (g *guest) hit(t target.Target) {
	g.click(input.Point(t.Rect.Center()))
	g.wait(1)
}

// press presses the button of the open panel with a sentence of the catalogue.
func (g *guest) press(key string) {
	g.t.Helper()
	g.wait(1) // what has changed is seen first
	t, ok := g.offered(g.say.Say(key))
	if !ok {
		g.t.Fatalf("no button says %q; the panel reads\n%s", g.say.Say(key), g.reads())
	}
	g.hit(t)
}

// pressPrimary presses the primary button.
func (g *guest) pressPrimary() {
	g.t.Helper()
	for _, t := range g.targets() {
		if t.Primary && t.Enabled {
			g.hit(t)
			return
		}
	}
	g.t.Fatalf("no button leads on; the panel reads\n%s", g.reads())
}

// reads returns the text of the open panel.
func (g *guest) reads() string {
	if g.panel == nil {
		return ""
	}
	return guesttest.Reads(g.panel.Items())
}

// told closes every notice and returns what they say.
func (g *guest) told() (said string) {
	for g.settle(); g.offers("notice.ok"); g.settle() {
		said += g.reads()
		g.press("notice.ok")
	}
	return said
}

// throughNotices closes every notice.
func (g *guest) throughNotices() *guest {
	g.told()
	return g
}
