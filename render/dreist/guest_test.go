package dreist

import (
	"image"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/store"
	"dreist/input"
	"dreist/render/panel"
	"dreist/sounds"
)

// guest uses the whole program without a window, as a person would: gestures, keys and the buttons of panels.
type guest struct {
	t testing.TB
	*App
	random *rand.Rand
	day    string // what the clock says
}

// visit starts the program on a folder. Its deals and what the guest does at random follow from the seed.
func visit(t testing.TB, folder string, seed uint64) *guest {
	t.Helper()
	files, err := store.Open(folder)
	if err != nil {
		t.Fatal(err)
	}
	return visitAt(t, files, seed)
}

func visitAt(t testing.TB, files *store.Store, seed uint64) *guest {
	t.Helper()
	putAway(t)
	g := &guest{t: t, random: rand.New(rand.NewPCG(seed, 5)), day: "2026-11-21"}
	a, err := NewApp(Options{
		Store: files, Sound: sounds.Silent(), Locale: "en",
		Seed: g.random.Uint64, Today: func() string { return g.day },
	})
	if err != nil {
		t.Fatal(err)
	}
	a.frame = testFrame
	a.options.Outbox = store.OpenOutbox(t.TempDir())
	a.develop = func(screen *ebiten.Image) image.Image { return image.NewRGBA(screen.Bounds()) }
	g.App = a
	started(t, a)
	g.wait(1)
	return g
}

// wait lets ticks pass.
func (g *guest) wait(ticks int) {
	for range ticks {
		g.advance(nil)
	}
}

// settle lets everything come to rest that moves.
func (g *guest) settle() {
	g.t.Helper()
	g.onDisk() // so that what cannot be written is told
	g.wait(1)
	for ticks := 0; g.table != nil && (g.panel == nil || !g.panel.blocks) && (g.table.busy() || len(g.table.wishes) > 0); ticks++ {
		if ticks > 20_000 {
			g.t.Fatal("the table does not come to rest")
		}
		g.wait(1)
	}
	g.wait(1)
}

func (g *guest) do(gestures ...input.Gesture) { g.advance(gestures) }

func (g *guest) key(i input.Command) { g.do(input.Gesture{Kind: input.Trigger, Command: i}) }

func (g *guest) click(at input.Point) {
	g.do(input.Gesture{Kind: input.Press, From: at, At: at}, input.Gesture{Kind: input.Tap, From: at, At: at})
}

func (g *guest) drag(from, to input.Point) {
	half := input.Point{X: (from.X + to.X) / 2, Y: (from.Y + to.Y) / 2}
	g.do(input.Gesture{Kind: input.Press, From: from, At: from})
	g.do(input.Gesture{Kind: input.DragStart, From: from, At: half})
	g.do(input.Gesture{Kind: input.Drag, From: from, At: to})
	g.do(input.Gesture{Kind: input.Drop, From: from, At: to})
}

// offered returns the action of the button with a label on the open panel.
func (g *guest) offered(label string) (func(), bool) {
	if g.panel == nil {
		return nil, false
	}
	for _, item := range g.panel.items() {
		var buttons []panel.Button
		switch item := item.(type) {
		case panel.Button:
			buttons = []panel.Button{item}
		case panel.Row:
			buttons = item.Buttons
		}
		for _, b := range buttons {
			if b.Label == label && b.Action != nil {
				return b.Action, true
			}
		}
	}
	return nil, false
}

func (g *guest) offers(key string) bool {
	_, ok := g.offered(g.say.Say(key))
	return ok
}

// press presses the button of the open panel that says a sentence of the catalogue.
func (g *guest) press(key string) {
	g.t.Helper()
	action, ok := g.offered(g.say.Say(key))
	if !ok {
		g.t.Fatalf("no button says %q; the panel reads\n%s", g.say.Say(key), g.reads())
	}
	action()
	g.wait(1)
}

// pressPrimary presses the button that leads on.
func (g *guest) pressPrimary() {
	g.t.Helper()
	if g.panel != nil {
		for _, item := range g.panel.items() {
			buttons := []panel.Button{}
			switch item := item.(type) {
			case panel.Button:
				buttons = append(buttons, item)
			case panel.Row:
				buttons = item.Buttons
			}
			for _, b := range buttons {
				if b.Style == panel.Primary && b.Action != nil {
					b.Action()
					g.wait(1)
					return
				}
			}
		}
	}
	g.t.Fatalf("no button leads on; the panel reads\n%s", g.reads())
}

// reads returns what the open panel says.
func (g *guest) reads() string {
	if g.panel == nil {
		return ""
	}
	var b strings.Builder
	line := func(texts ...string) { b.WriteString(strings.Join(texts, " | ") + "\n") }
	for _, item := range g.panel.items() {
		switch item := item.(type) {
		case panel.Title:
			line(item.Text)
		case panel.Paragraph:
			line(item.Text)
		case panel.Button:
			line("[" + item.Label + "]")
		case panel.Row:
			for _, button := range item.Buttons {
				line("[" + button.Label + "]")
			}
		case panel.Grid:
			line(item.Head...)
			for _, row := range item.Rows {
				line(row...)
			}
			line(item.Foot...)
		case panel.Field:
			line(item.Label, item.Text)
		case panel.Entry:
			line(item.Field.Text+item.Field.Placeholder, item.Choice.Options[item.Choice.Index])
		}
	}
	return b.String()
}

// write types a text into a field of the open panel, the fields of entries first.
func (g *guest) write(field int, text string) {
	g.t.Helper()
	for _, item := range g.panel.items() {
		var f panel.Field
		switch item := item.(type) {
		case panel.Field:
			f = item
		case panel.Entry:
			f = item.Field
		default:
			continue
		}
		if field == 0 {
			f.Changed(text)
			g.wait(1)
			return
		}
		field--
	}
	g.t.Fatalf("the panel has no such field:\n%s", g.reads())
}

// choose takes an option of a choice of the open panel, those of entries first.
func (g *guest) choose(choice, option int) {
	g.t.Helper()
	for _, item := range g.panel.items() {
		var c panel.Choice
		switch item := item.(type) {
		case panel.Choice:
			c = item
		case panel.Entry:
			c = item.Choice
		default:
			continue
		}
		if choice == 0 {
			c.Changed(option)
			g.wait(1)
			return
		}
		choice--
	}
	g.t.Fatalf("the panel has no such choice:\n%s", g.reads())
}

// unwritable returns a folder that nobody can create, not even root: it would lie below a file.
func unwritable(t testing.TB) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	return filepath.Join(file, "folder")
}

// throughNotices reads every notice that is told.
func (g *guest) throughNotices() *guest {
	for g.settle(); g.offers("notice.ok"); g.settle() {
		g.press("notice.ok")
	}
	return g
}
