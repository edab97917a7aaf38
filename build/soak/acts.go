package main

import (
	"encoding/json"
	"image"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"dreist/build/desktop"
	"dreist/render/target"
)

// soak is a program being used.
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
	seen    map[string]bool // names of landmarks seen
}

// shown returns the report of the program, empty while it is being written.
func (s *soak) shown() (r target.Report) {
	for range 20 {
		if text, err := os.ReadFile(s.report); err == nil && json.Unmarshal(text, &r) == nil {
			break
		}
		time.Sleep(5 * time.Millisecond)
	}
	for name, mark := range landmarks {
		s.seen[name] = s.seen[name] || slices.ContainsFunc(r.Targets, func(t target.Target) bool { return strings.HasPrefix(t.ID, mark) })
	}
	return r
}

// press presses a target that passes a filter and was pressed least often, and reports whether there is one. It never quits, nor
// turns to another game, whose tables it cannot play.
func (s *soak) press(among func(target.Target) bool) bool {
	var best []target.Target
	for _, t := range s.shown().Targets {
		if !t.Enabled || strings.Contains(t.ID, "quit") || strings.HasPrefix(t.ID, "shelf.") || !among(t) {
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
	s.Send(append([]string{"key", "--delay", "40"}, names...)...)
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
		if !s.press(func(target.Target) bool { return true }) {
			s.key("Escape")
		}
	case n == 8:
		s.Send("mousemove", strconv.Itoa(s.random.IntN(s.Size.X)), strconv.Itoa(s.random.IntN(s.Size.Y)), "click",
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
		how = s.Flick
	}
	how(image.Pt(int(a.X), int(a.Y)), image.Pt(int(b.X), int(b.Y)))
}

// isFirst reports whether a target is on the start screen.
func isFirst(t target.Target) bool {
	return strings.HasPrefix(t.ID, "start.") || t.ID == "firstgame.offer"
}

// back returns to the start screen, and reports whether it did.
func (s *soak) back() bool {
	for range 12 {
		s.Look()
		if slices.ContainsFunc(s.shown().Targets, isFirst) {
			return true
		}
		// The menu leaves a game, Escape everything else.
		if !s.press(func(t target.Target) bool { return t.ID == "menu.leave" || strings.HasSuffix(t.ID, ".leave") }) {
			s.key([]string{"Escape", "F10"}[s.random.IntN(2)])
		}
		time.Sleep(300 * time.Millisecond)
	}
	return false
}

// home returns to the start screen and goes on by the next of ways.
func (s *soak) home() {
	s.back()
	way := ways[s.returns%len(ways)]
	s.returns++
	for _, id := range way {
		if !s.press(func(t target.Target) bool { return strings.HasPrefix(t.ID, id) }) {
			s.press(isFirst)
			return
		}
		time.Sleep(500 * time.Millisecond)
	}
	if way[0] == "start.continue" {
		s.finish()
	}
}

// finish discards cards until the game is over, which is soon near its end.
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
			return t.ID == "button.discard" || t.ID == "button.decline" || t.ID == "button.decline.gift"
		})
		time.Sleep(time.Second)
		s.key("Escape")
	}
}

// ways are paths from the start screen to deep screens: prefixes of the IDs of targets to press. "start." presses the least pressed tile,
// and "start.continue" continues the current game, so that it ends at some time.
var ways = [][]string{
	{"start.continue"},
	{"start.statistics", "history.open", "games.", "analysis.open"},
	{"start."},
	{"start.learn", "learn.practice", "example."},
	{"start.continue"},
	{"start.learn", "learn.practice", "puzzle.title", "puzzle.kind."},
	{"start."},
	{"start.statistics", "history.open", "data.open"},
	{"start.learn", "firstgame.offer"},
}

// usual is the size of the window for comparing memory; sizes are others.
var (
	usual = image.Pt(1280, 800)
	sizes = []image.Point{{960, 560}, {1024, 900}, {1500, 700}, {1680, 1050}, {1900, 1100}}
)

// stir does what a desktop does to a window, or changes settings, one after the other.
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
		func() { s.Leave(true, 3*time.Second) },
		settings("language."),
		func() { s.Leave(false, 3*time.Second) },
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
	s.Look()
}

// landmarks identify each screen by the prefix of a target's ID.
var landmarks = map[string]string{
	"start":         "start.new",
	"table":         "button.tip",
	"pause":         "menu.leave",
	"settings":      "settings.cloth.",
	"about":         "about.page",
	"ladder":        "ladder.climb",
	"table set up":  "setup.play",
	"statistics":    "history.open",
	"history":       "data.open",
	"data":          "data.export",
	"medals":        "medal.week",
	"rule book":     "overview.1",
	"examples":      "example.",
	"example":       "lessons.way.",
	"puzzles":       "puzzle.kind.",
	"puzzle":        "puzzle.button.",
	"review":        "review.branch",
	"analysis":      "analysis.close",
	"first game":    "firstgame.",
	"end of a game": "end.copy",
	"hint":          "hint.",
}

// unseen returns the screens that were not seen.
func (s *soak) unseen() (missing []string) {
	for name := range landmarks {
		if !s.seen[name] {
			missing = append(missing, name)
		}
	}
	slices.Sort(missing)
	return missing
}
