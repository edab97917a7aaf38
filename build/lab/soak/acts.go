package soak

import (
	"encoding/json"
	"fmt"
	"image"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"dreist/build/lab/desktop"
	"dreist/render/target"
)

type soak struct {
	*desktop.Program
	report  string // file for the reports of the program
	said    *listener
	begun   time.Time
	random  *rand.Rand
	memory  samples
	acts    int
	stirs   int
	returns int
	pressed map[string]int  // number of presses by ID
	seen    map[string]bool // screens seen
}

// shown returns the report of the program, empty while it is being written.
func (s *soak) shown() (r target.Report) {
	for range 20 {
		if text, err := os.ReadFile(s.report); err == nil && json.Unmarshal(text, &r) == nil {
			break
		}
		time.Sleep(5 * time.Millisecond)
	}
	for _, w := range ways {
		s.seen[w.to] = s.seen[w.to] || slices.ContainsFunc(r.Targets, func(t target.Target) bool { return strings.HasPrefix(t.ID, w.mark) })
	}
	return r
}

// press presses a target that passes a filter and was pressed least often, and reports whether there is one. It never quits.
func (s *soak) press(among func(target.Target) bool) bool {
	var best []target.Target
	for _, t := range s.shown().Targets {
		if !t.Enabled || strings.Contains(t.ID, "quit") || !among(t) {
			continue
		}
		if len(best) > 0 && s.pressed[t.ID] < s.pressed[best[0].ID] {
			best = best[:0]
		}
		if len(best) == 0 || s.pressed[t.ID] == s.pressed[best[0].ID] {
			best = append(best, t)
		}
	}
	if len(best) == 0 {
		return false
	}
	t := best[s.random.IntN(len(best))]
	s.pressed[t.ID]++
	at := t.Rect.Center()
	s.Click(image.Pt(int(at.X), int(at.Y)))
	time.Sleep(150 * time.Millisecond)
	return true
}

func (s *soak) key(names ...string) {
	s.RunXdotool(append([]string{"key", "--delay", "40"}, names...)...)
	time.Sleep(150 * time.Millisecond)
}

// The keys that play, and that open and close things. None quits.
var keys = strings.Fields(`1 2 3 4 5 Left Right Up Down space Return BackSpace Escape Tab a h t p w l c
	F1 F10 Prior Next Home plus plus minus ctrl+z ctrl+y m m`)

// act does something at random: it plays if there is a game, or uses mouse, wheel and keys.
func (s *soak) act() {
	s.acts++
	places := s.shown().Places
	switch n := s.random.IntN(10); {
	case len(places) > 0 && n < 4:
		s.key("1", "Return", strconv.Itoa(2+s.random.IntN(4)), "Return", "1", "Return", "Return", "Escape")
	case len(places) > 0 && n < 5:
		s.drag(places[s.random.IntN(len(places))], places[s.random.IntN(len(places))])
	case n < 8:
		if !s.press(isOfGame) {
			s.key("Escape")
		}
	case n == 8:
		s.RunXdotool("mousemove", strconv.Itoa(s.random.IntN(s.Size.X)), strconv.Itoa(s.random.IntN(s.Size.Y)), "click",
			strconv.Itoa(4+s.random.IntN(2)))
	default:
		s.key(keys[s.random.IntN(len(keys))])
	}
}

// drag drags from the centre of one place to that of another, slowly or fast.
func (s *soak) drag(from, to target.Target) {
	a, b := from.Rect.Center(), to.Rect.Center()
	how := s.Drag
	if s.random.IntN(2) == 0 {
		how = s.DragFast
	}
	how(image.Pt(int(a.X), int(a.Y)), image.Pt(int(b.X), int(b.Y)))
}

// isOfGame reports whether a target stays in the game: not all games can be played at random.
func isOfGame(t target.Target) bool { return !strings.HasPrefix(t.ID, "shelf.") }

func isFirst(t target.Target) bool {
	return strings.HasPrefix(t.ID, "start.") || t.ID == "firstgame.offer"
}

func leadsBack(t target.Target) bool {
	return strings.HasSuffix(t.ID, ".leave") || strings.Contains(t.ID, ".back")
}

// back returns to the start screen of the first game, and reports whether it did.
func (s *soak) back() bool {
	for range 12 {
		s.UpdateSize()
		if slices.ContainsFunc(s.shown().Targets, isFirst) {
			s.press(func(t target.Target) bool { return t.ID == "shelf.dreist" })
			time.Sleep(time.Second)
			return true
		}
		// The menu leaves a game, or an example for the page it was opened from, Escape everything else.
		if !s.press(leadsBack) {
			s.key([]string{"Escape", "F10"}[s.random.IntN(2)])
		}
		time.Sleep(300 * time.Millisecond)
	}
	return false
}

// home returns to the start screen and walks the next way in the list ways.
func (s *soak) home() {
	w := ways[s.returns%len(ways)]
	s.returns++
	s.walk(w)
}

// walk presses the targets of a way, one after the other, from the start screen. If one is missing it presses a button of the start screen instead.
// At the end of the way to "end of a game" it plays that game to its end.
func (s *soak) walk(w way) {
	s.back()
	for _, id := range w.by {
		if !s.press(func(t target.Target) bool { return strings.HasPrefix(t.ID, id) }) {
			s.press(isFirst)
			return
		}
		time.Sleep(500 * time.Millisecond)
	}
	if w.to == "end of a game" {
		s.finish()
	}
}

// tries is how often a way may be walked before it reaches its screen: an unfinished game may have to end first.
const tries = 5

// tour walks each of ways until it reaches its screen.
func (s *soak) tour() error {
	for _, w := range ways {
		for try := 0; !s.seen[w.to]; try++ {
			if try == tries {
				return fmt.Errorf("%v does not lead to %s", w.by, w.to)
			}
			s.walk(w)
			for wait := 0; wait < 30 && !s.seen[w.to]; wait++ {
				time.Sleep(100 * time.Millisecond)
				s.shown()
			}
		}
	}
	return nil
}

// finish discards cards, or ends turns, until the game has ended. The game must be nearly over.
func (s *soak) finish() {
	for range 25 {
		r := s.shown()
		hand, some := target.Find(r.Places, "hand")
		pile, one := target.Find(r.Places, "discard")
		if !some || !one || slices.ContainsFunc(r.Targets, func(t target.Target) bool { return strings.HasPrefix(t.ID, "end.") }) {
			return
		}
		hand.Rect.X += hand.Rect.W * (s.random.Float64() - 0.5) * 0.6
		s.drag(hand, pile)
		s.press(func(t target.Target) bool {
			return slices.Contains([]string{"button.discard", "button.decline", "button.decline.gift", "button.end"}, t.ID)
		})
		time.Sleep(time.Second)
		s.press(func(t target.Target) bool { return t.ID == "menu.resume" })
	}
}

// way is the path from the start screen to another screen: the targets to press, by prefixes of their IDs. Of several targets
// with a prefix, the one pressed least often is pressed.
type way struct {
	to   string
	mark string // the prefix of the ID of a target on that screen
	by   []string
}

// ways lead to all screens. The current game is continued at times, so that it ends.
var ways = []way{
	{"start", "start.new", nil},
	{"table", "advice.button", []string{"start.continue"}},
	{"hint", "hint.", []string{"start.continue", "advice.button"}},
	{"pause", "menu.leave", []string{"start.continue", "menu"}},
	{"end of a game", "end.copy", []string{"start.continue"}},
	{"settings", "settings.cloth.", []string{"start.settings"}},
	{"about", "about.page", []string{"start.settings", "about.open"}},
	{"ladder", "ladder.climb", []string{"start.ladder"}},
	{"table set up", "setup.play", []string{"start.table"}},
	{"statistics", "history.open", []string{"statistics.title"}},
	{"medals", "medal.week", []string{"statistics.title", "statistics.page.medals"}},
	{"history", "data.open", []string{"statistics.title", "history.open"}},
	{"data", "data.export", []string{"statistics.title", "history.open", "data.open"}},
	{"review", "review.branch", []string{"statistics.title", "history.open", "games."}},
	{"analysis", "analysis.close", []string{"statistics.title", "history.open", "games.", "analysis.open"}},
	{"rule book", "overview.1", []string{"start.learn", "book."}},
	{"examples", "example.", []string{"start.learn", "learn.practice"}},
	{"example", "lessons.way.", []string{"start.learn", "learn.practice", "example."}},
	{"puzzles", "puzzle.kind.", []string{"start.learn", "learn.practice", "puzzle.title"}},
	{"puzzle", "puzzle.button.", []string{"start.learn", "learn.practice", "puzzle.title", "puzzle.kind."}},
	{"first game", "firstgame.", []string{"start.learn", "firstgame.offer"}},
	{"type case", "peri.today", []string{"shelf.peri"}},
	{"patience", "peri.deal", []string{"shelf.peri", "peri.open.bigapple"}},
	{"patience of luck", "peri.run", []string{"shelf.peri", "peri.open.seek", "peri.run"}},
	{"rules of the patiences", "peri.glance.", []string{"shelf.peri", "peri.open.bigapple", "menu", "tip.help"}},
	{"statistics of the patiences", "history.of.peri", []string{"shelf.peri", "statistics.title"}},
}

// usual is the size of the window for comparing memory, sizes are other sizes.
var (
	usual = image.Pt(1280, 800)
	sizes = []image.Point{{960, 560}, {1024, 900}, {1500, 700}, {1680, 1050}, {1900, 1100}}
)

// stir does the next thing that a desktop does to a window, or changes a setting.
func (s *soak) stir() {
	settings := func(prefix string) func() {
		return func() {
			s.key("comma")
			time.Sleep(300 * time.Millisecond)
			s.press(func(t target.Target) bool { return strings.HasPrefix(t.ID, prefix) })
			s.key("Escape")
		}
	}
	resize := func(size image.Point) func() { return func() { s.Resize(size) } }
	stirs := []func(){
		resize(sizes[s.random.IntN(len(sizes))]),
		settings("settings.cloth."),
		func() { s.LoseFocus(true, 3*time.Second) },
		settings("language."),
		func() { s.LoseFocus(false, 3*time.Second) },
		settings("settings.text."),
		resize(usual),
		settings("back."),
		func() { s.key("F11") },
		func() { s.key("F11") },
		resize(usual),
	}
	stirs[s.stirs%len(stirs)]()
	s.stirs++
	time.Sleep(time.Second)
	s.UpdateSize()
}
