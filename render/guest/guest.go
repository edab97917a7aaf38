// Package guest uses the whole program with one game, without a window, as a person does. The tests of a game use it.
package guest

import (
	"image"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/store"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/screens"
	"dreist/render/screens/guesttest"
	"dreist/render/search"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/target"
	"dreist/sounds"
)

// Without a graphics card, a picture that is saved is empty.
func init() {
	session.Develop = func(screen *ebiten.Image) image.Image { return image.NewRGBA(screen.Bounds()) }
}

// Guest is a user of the whole program with one game, without a window.
type Guest struct {
	guesttest.User
	*screens.GameScreens
	Day string // today's date, YYYY-MM-DD
}

// Visit starts the program with a game on a folder, in English. Deals follow from the seed.
func Visit(t testing.TB, about screens.GameInfo, folder string, seed uint64) *Guest {
	t.Helper()
	return visit(t, about, folder, seed, "en")
}

func visit(t testing.TB, about screens.GameInfo, folder string, seed uint64, language string) *Guest {
	t.Helper()
	files, err := store.OpenFolder(folder)
	if err != nil {
		t.Fatal(err)
	}
	g := &Guest{User: guesttest.User{TB: t}, Day: "2026-11-25"}
	open := about.Open
	var start func() shell.Screen
	about.Open = func(f *screens.GameScreens) screens.Game {
		game := open(f)
		g.GameScreens, start = f, game.FirstScreen
		return game
	}
	random := rand.New(rand.NewPCG(seed, 5))
	p, err := screens.NewProgram(screens.Options{
		Options: shell.Options{Seed: random.Uint64, Sound: sounds.NewSilentPlayer(), Locale: language}, Store: files, ExportFolder: store.OpenExportFolder(t.TempDir()),
		Today: func() string { return g.Day },
	}, about)
	if err != nil {
		t.Fatal(err)
	}
	g.App = shell.NewApp(g.GameScreens.Context, p.Window(), start, "")
	t.Cleanup(func() { g.App.Close(nil) })
	g.App.Resize(stage.Frame{W: 1280, H: 800, Scale: 1})
	g.Advance()
	return g
}

// SearchAtOnce returns limits for searches of a number of games or positions that end within the tick, so that no result depends on a clock.
func SearchAtOnce(games int) search.Limits {
	return search.Limits{MaxGames: games, MaxTicks: 60, RunInBackground: func(think func()) { think() }}
}

// SetUp sets the players at a table. A name in seats that is one of the kinds is a computer player, any other a person.
func (g *Guest) SetUp(kinds []string, seats ...string) {
	g.ChangeTableSetup(func(s *store.TableSetup) {
		for i := range s.Seats {
			switch {
			case i >= len(seats):
				s.Seats[i] = store.SeatSetup{Kind: store.SeatFree}
			case slices.Contains(kinds, seats[i]):
				s.Seats[i] = store.SeatSetup{Kind: seats[i]}
			default:
				s.Seats[i] = store.SeatSetup{Kind: store.SeatPerson, Name: seats[i]}
			}
		}
	})
}

// RunMonkey lets a monkey act for a number of ticks, in all languages and window sizes, and fails the test if the program breaks. It cannot
// leave: nothing closes the window of a program that quits.
func (g *Guest) RunMonkey(m *guesttest.Monkey, ticks int, languages []string) {
	var last []input.Gesture
	sizes := []stage.Frame{
		{W: 1, H: 1, Scale: 1}, {W: 40, H: 900, Scale: 1}, {W: 900, H: 30, Scale: 2}, {W: 640, H: 360, Scale: 1},
		{W: 3440, H: 1440, Scale: 1}, {W: 3840, H: 2160, Scale: 2},
	}
	m.WindowFrame = func() stage.Frame { return g.Frame() }
	m.Targets = func() []target.Target { return g.App.TopScreen().Targets(nil) }
	m.IsAvoided = func(id string) bool { return id == "settings.fullscreen" }
	m.ExtraRects = func() (all []geom.Rect) {
		if s, ok := g.App.TopScreen().(*session.Screen); ok {
			for _, p := range s.Table.Places(nil) {
				all = append(all, p.Rect)
			}
		}
		return all
	}
	for tick := range ticks {
		switch n := m.Random.IntN(100); {
		case n < 2:
			g.App.Resize(sizes[m.Random.IntN(len(sizes))])
		case n < 4:
			g.App.Resize(m.RandomFrame())
		case n < 6:
			g.SetLanguage(languages[m.Random.IntN(len(languages))])
		case n < 8 && g.Frame().W < 2000:
			g.draw()
		}
		last = m.RandomGestures()
		_, quits := g.App.TopScreen().(*shell.QuitScreen)
		_, canQuit := target.Find(m.Targets(), "start.quit")
		if quits || canQuit || slices.ContainsFunc(last, func(g input.Gesture) bool { return g.Command == input.CommandQuit }) {
			_ = g.Profile.Flush() // else the disk decides for how many ticks the program is about to quit
		}
		g.Advance(last...)
		if fault := g.App.Fault(); fault != nil {
			g.Fatalf("tick %d after %v on %T in a window of %v: %v", tick, last, g.App.TopScreen(), g.Frame(), fault)
		}
		if f := g.Frame(); f.W >= 960*f.Scale && f.H >= 560*f.Scale { // smaller ones end nothing, but panels stick out
			guesttest.WantTargets(g.TB, f, g.App.TopScreen().Targets(nil))
		}
		if g.Failed() {
			g.Fatalf("tick %d, after %v on %T in a window of %v", tick, last, g.App.TopScreen(), g.Frame())
		}
	}
}

func (g *Guest) draw() {
	screen := ebiten.NewImage(max(int(g.Frame().W), 1), max(int(g.Frame().H), 1))
	defer screen.Deallocate()
	g.App.Draw(screen)
}

// WantBoxTextsFit fails the test if a text of a box is higher than its part.
func WantBoxTextsFit(t testing.TB, labels *kit.Labels, o *tabletop.Box, about string) {
	t.Helper()
	for i := range o.Parts {
		p, said, high := &o.Parts[i], "", 0.0
		for _, w := range o.Paragraphs(i) {
			if !w.IsFoot {
				said += w.Text + " "
				high += labels.Label(w.Text, kit.NewTextStyle(o.Unit, w.Font, p.Text.Size.ShrunkTo(p.Text.Smallest()), kit.WhiteTint()), kit.Left, p.Rect.W).H + p.Text.ParagraphGap*o.Unit
			}
		}
		if high-p.Text.ParagraphGap*o.Unit > p.Rect.H+1 && !p.Text.IsCentred {
			t.Errorf("%s: %q is %.0f high in a part of %.0f", about, said, high, p.Rect.H)
		}
	}
}
