package dreist

import (
	"dreist/render/tabletop"
	"fmt"
	"slices"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/deals"
	"dreist/game/dreist/puzzle"
	"dreist/game/dreist/record"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/session"
	"dreist/render/stage"
	"dreist/render/target"
)

// smallestFrame is the smallest window.
var smallestFrame = stage.Frame{W: 960, H: 560, Scale: 1}

// TestEveryScreenIsLegibleInTheSmallestWindow presses all that can be pressed, and looks at every screen that comes, in every
// language, with letters of the usual and of the largest size: nothing that stands on a button is cut, and no two buttons lie
// over each other.
func TestEveryScreenIsLegibleInTheSmallestWindow(t *testing.T) {
	w := walker{pressed: map[string]int{}, met: map[string]bool{}, seen: map[string]bool{}, wrong: map[string]bool{}}
	fonts, err := kit.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	w.fonts = fonts
	for seed := range uint64(beginnings) {
		w.monkey = newMonkey(t, seed)
		w.Change(func(s *store.Settings) { s.Speed = store.Instant })
		w.guest.resize(smallestFrame)
		switch seed {
		case beginnings - 3: // somebody who has finished a game
			w.lastCard(mode{slot: store.Solo}, 9)
			w.discardLast()
			w.guest.settle()
			w.showStatistics()
		case beginnings - 2: // a DREIer, after which it is asked whether to draw
			trio, err := record.Parse(setup + figure6)
			if err != nil {
				t.Fatal(err)
			}
			c := mode{slot: store.Solo}
			w.take(w.play(c, trio.Deal, record.Seats("You", "Egon"), c.tags(deals.Code{})))
			w.guest.settle()
			hand := w.table.Position().Hand(0)
			w.table.Play(dreist.Lay(hand[slices.IndexFunc(hand, func(c dreist.Card) bool { return c.Kind().String() == "6r" })], 3))
			w.guest.settle()
		case beginnings - 1:
			w.newGame()
			w.playOn(nil)
			w.guest.wait(600)
			w.look()
		}
		for step := 0; step < walk && !w.app.Over(); step++ {
			w.look()
			w.step(step)
		}
	}
	for _, screen := range []string{"start.table", "settings.cloth.linen", "keyboard.mute", "about.page", "menu.leave",
		"history.open", "data.export", "review.record",
		"button.draw", "button.undo", "redo", "setup.code.field", "medal.trio", "example.1", "lessons.way.play", "analysis.open",
		"curtain.raise", "firstgame.button.more", "end.copy"} {
		if !w.met[screen] {
			t.Errorf("%s has not been met", screen)
		}
	}
}

// walk is how many things a walker presses after each of so many beginnings.
const (
	walk       = 320
	beginnings = 36
)

// walker is a monkey that presses first what it has pressed least.
type walker struct {
	*monkey
	fonts   *kit.Fonts
	pressed map[string]int  // how often what was
	met     map[string]bool // what was looked at
	seen    map[string]bool // the screens, by what can be pressed there
	wrong   map[string]bool // what was complained of
}

// step presses what has been pressed least, or plays.
func (w *walker) step(n int) {
	var least *target.Target
	all := w.app.Top().Targets(nil)
	for i := range all {
		t := &all[i]
		if t.Enabled && t.ID != "settings.fullscreen" && t.ID != "start.quit" && (least == nil || w.pressed[t.ID] < w.pressed[least.ID]) {
			least = t
		}
	}
	switch {
	case w.panel == nil && w.table != nil && n%2 == 1:
		w.guest.do(w.someMove()...)
	case least == nil || w.pressed[least.ID] > 3:
		w.guest.key(input.CommandCancel)
	default:
		w.pressed[least.ID]++
		w.guest.click(input.Point(least.Rect.Center()))
	}
	w.guest.wait(30)
	for ticks := 0; ticks < 600 && w.panel == nil && w.table != nil && w.table.Busy(true); ticks++ {
		w.guest.wait(1)
	}
}

// look looks at a screen that is new in every language and size of letters.
func (w *walker) look() {
	name, all := fmt.Sprintf("%T", w.app.Top()), w.app.Top().Targets(nil)
	for _, t := range all {
		name += " " + strings.TrimRight(t.ID, "0123456789")
	}
	if w.seen[name] {
		return
	}
	w.seen[name] = true
	for _, t := range all {
		w.met[t.ID] = true
	}
	for _, language := range assets.Languages() {
		for _, size := range []int{store.UsualText, store.LargestText} {
			w.SetLanguage(language)
			w.Change(func(s *store.Settings) { s.TextSize = size })
			w.guest.wait(2)
			w.wantLegible(fmt.Sprint(language, " ", size))
		}
	}
}

// wantLegible checks what can be pressed on the screen.
func (w *walker) wantLegible(how string) {
	all := w.app.Top().Targets(nil)
	all = slices.DeleteFunc(slices.Clone(all), func(t target.Target) bool {
		_, rolls := target.Find(all, t.ID+".bar")                         // what rolls lies below all that is on it
		leaves := slices.ContainsFunc(all, func(bar target.Target) bool { // rolls out of sight below a bar's end
			return strings.HasSuffix(bar.ID, ".bar") && t.Rect.Y < bar.Rect.Bottom() && t.Rect.Bottom() > bar.Rect.Bottom()+1
		})
		return !t.Enabled || rolls || leaves
	})
	for i, t := range all {
		if t.Cut {
			w.complain(how, t.ID, fmt.Sprintf("%q is cut", t.Label))
		}
		for _, o := range all[:i] {
			if strings.HasPrefix(t.ID, o.ID+".") || strings.HasPrefix(o.ID, t.ID+".") || // a row of a list
				isPage(t.ID) || isPage(o.ID) || // the page that rolls where it has to, and lies below all that is on it
				t.Label+o.Label == "" && t.Rect.W == o.Rect.W && t.Rect.H == o.Rect.H { // cards that overlap
				continue
			}
			wide := min(t.Rect.Right(), o.Rect.Right()) - max(t.Rect.X, o.Rect.X)
			high := min(t.Rect.Bottom(), o.Rect.Bottom()) - max(t.Rect.Y, o.Rect.Y)
			if wide > 1 && high > 1 {
				w.complain(how, t.ID+" "+o.ID, fmt.Sprintf("%v lies over %v", t.Rect, o.Rect))
			}
		}
	}
	if b, ok := session.TableOf[*sitting](w.app.Top()); ok {
		w.wantWords(how, b)
	}
}

// isPage reports whether a target is the page on which others lie.
func isPage(id string) bool { return id == "settings" || strings.HasPrefix(id, "page.") }

// wantWords checks that what stands on the buttons of a table has room there.
func (w *walker) wantWords(how string, s *sitting) {
	g := s.Table.Line.Geometry()
	for _, b := range s.Table.Buttons(nil) {
		words := b.Words(s.game.canvas.Labels, tabletop.ButtonLook{Frame: g.Frame, Low: g.Undo.H, Say: &s.game.say}, geom.Rect{X: b.Rect.X, Y: b.Rect.Y, W: b.Rect.W, H: b.Rect.H})
		face := w.fonts.Face(words.Style.Font, words.Style.Size)
		if high := s.game.canvas.Labels.Get(words.Text, words.Style, kit.Center, words.In.W).H; high > words.In.H+1 &&
			strings.Contains(words.Text, " ") {
			w.complain(how, b.Target(), fmt.Sprintf("%q is %.0f high, its button has room for %.0f", words.Text, high, words.In.H))
		}
		if wide := s.game.canvas.Labels.Get(words.Text, words.Style, kit.Center, words.In.W).W; b.Rect == g.EndTurn &&
			wide > b.Rect.W-24*g.PanelUnit() {
			w.complain(how, b.Target(), fmt.Sprintf("%q fills its button to the edges", words.Text))
		}
		for _, word := range strings.Fields(words.Text) {
			if !b.HitOnly && face.Advance(word) > words.In.W+1 {
				w.complain(how, b.Target(), fmt.Sprintf("%q is %.0f wide, its button has room for %.0f", word, face.Advance(word), words.In.W))
			}
		}
	}
}

// complain tells what is wrong, once.
func (w *walker) complain(how, of, what string) {
	if !w.wrong[how+of] {
		w.wrong[how+of] = true
		w.t.Errorf("%s: %s: %s (on %T)", how, of, what, w.app.Top())
	}
}

// TestTheNameOfAnOpenPileKeepsOffThePrompt measures both in the puzzle that has them, at every size of letters.
func TestTheNameOfAnOpenPileKeepsOffThePrompt(t *testing.T) {
	l, seed := newLearner(t), uint64(1)
	for len(l.begin(puzzle.Empty, 3, seed).Attempt.Puzzle().Open) == 0 {
		seed++
	}
	for _, frame := range []stage.Frame{smallestFrame, testFrame, {W: 1920, H: 1080, Scale: 1}} {
		for _, language := range assets.Languages() {
			for _, size := range store.TextSizes() {
				l.resize(frame)
				l.SetLanguage(language)
				l.Change(func(s *store.Settings) { s.TextSize = size })
				l.begin(puzzle.Empty, 3, seed)
				g, labels := l.table.Line.Geometry(), l.canvas.Labels
				line, _ := l.table.PromptText()
				prompt := labels.Get(line, l.table.Text(assets.Text, 16, kit.White()), kit.Center, g.Prompt.W).W + 2*g.Refusal.H
				marks := l.table.Overlay().Marks
				at := slices.IndexFunc(marks, func(m tabletop.Mark) bool { return m.Label != "" })
				if at < 0 {
					t.Fatal("nothing says that the pile lies open")
				}
				in, _ := table.RectOf(marks[at].At, l.table.Line)
				wide := labels.Get(marks[at].Label, kit.Sized(g.BoxUnit(), assets.Text, 14, kit.White()), kit.Center, in.W*3).W
				if over := in.Center().X + wide/2 - (g.Prompt.Center().X - prompt/2); over > 0 {
					t.Errorf("%v, %s, %d %%: %q lies %.0f below %q", frame, language, size, marks[at].Label, over, line)
				}
			}
		}
	}
}

// The settings need not be scrolled in the smallest window with the usual letters.
func TestTheSettingsFitTheSmallestWindow(t *testing.T) {
	g := visit(t, t.TempDir(), 3)
	g.resize(smallestFrame)
	g.key(input.CommandSettings)
	for _, language := range assets.Languages() {
		g.SetLanguage(language)
		g.wait(2)
		all := g.app.Top().Targets(nil)
		if _, there := target.Find(all, "settings.motion"); !there {
			t.Fatal("the settings are not open")
		}
		for _, at := range all {
			if strings.HasSuffix(at.ID, ".bar") {
				t.Errorf("in %s they are scrolled by %q", language, at.ID)
			}
		}
	}
}
