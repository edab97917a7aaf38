package screens

import (
	"slices"

	"dreist/assets"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/shell"
)

// Statistics is what a game tells of its finished games, in pages.
type Statistics struct {
	Pages func() []StatisticsPage // counts the games, before they are shown and after a change, and returns at least one page
	Live  shell.Moving            // what moves on them, nil for nothing
}

// StatisticsPage is a page of the statistics of a game.
type StatisticsPage struct {
	Key      string // of its name
	Load     func() // when it is turned to, or shown again; nil for nothing
	Items    func() []panel.Item
	Adorn    func(room geom.Rect)  // draws in the stage of the items; nil for nothing
	Decorate func(p *panel.Panel)  // draws in what else has room; nil for nothing
	Mood     func() shell.HostMood // of the host; nil for the usual one
}

// The logical measures of the panel, the same on every page.
const (
	statisticsWide = 860
	statisticsHigh = 600
)

// statistics is the panel of the statistics while it is open.
type statistics struct {
	*Front
	of    *Front // the game told of
	told  map[*Front]*Statistics
	keys  map[*Front]string // of the page that each is open at
	pages []StatisticsPage  // of the game told of
	at    int               // which of them is shown
	menu  *shell.Menu
}

// StatisticsScreen returns the screen of how the games went, to which the finished games and the data lead back: first those of this game, and
// where there are several those of each other one.
func (f *Front) StatisticsScreen() shell.Screen {
	s := &statistics{Front: f, of: f, told: map[*Front]*Statistics{}, keys: map[*Front]string{}}
	s.menu = f.NewMenu(shell.Menu{
		Options: []panel.Option{panel.Width(statisticsWide), panel.Height(statisticsHigh)}, Load: s.load, Items: s.items, Live: s,
		Adorn: func(room geom.Rect) {
			if adorn := s.page().Adorn; adorn != nil {
				adorn(room)
			}
		},
		Decorate: func(p *panel.Panel) {
			if decorate := s.page().Decorate; decorate != nil {
				decorate(p)
			}
		},
	})
	return s.menu
}

// statisticsOf returns what a game tells.
func (s *statistics) statisticsOf(f *Front) *Statistics {
	if s.told[f] == nil {
		told := f.game().Statistics()
		s.told[f] = &told
	}
	return s.told[f]
}

// load counts the games anew, and opens the page that was open before.
func (s *statistics) load() {
	s.pages = s.statisticsOf(s.of).Pages()
	s.at = max(slices.IndexFunc(s.pages, func(p StatisticsPage) bool { return p.Key == s.keys[s.of] }), 0)
	if load := s.page().Load; load != nil {
		load()
	}
}

func (s *statistics) page() *StatisticsPage { return &s.pages[s.at] }

func (s *statistics) items() []panel.Item {
	if s.pages == nil { // it opens below another screen
		s.load()
	}
	var items []panel.Item
	if len(s.games) > 1 {
		items = append(items, s.gameChoice(s.of, func(f *Front) {
			s.of = f
			s.load()
			s.Remake()
		}))
	} else {
		items = append(items, panel.Title{Text: s.Say("statistics.title")})
	}
	if len(s.pages) > 1 {
		tabs := panel.Choice{ID: "statistics", Index: s.at, Changed: func(i int) {
			s.Turn(i - s.at)
			s.keys[s.of] = s.pages[i].Key
			s.load()
			s.Remake()
		}}
		for _, p := range s.pages {
			tabs.Options, tabs.OptionIDs = append(tabs.Options, s.Say(p.Key)), append(tabs.OptionIDs, p.Key)
		}
		items = append(items, tabs)
	}
	s.menu.Mood = shell.Curious
	if mood := s.page().Mood; mood != nil {
		s.menu.Mood = mood()
	}
	items = append(items, s.page().Items()...)
	return append(items, panel.Fill{}, panel.Row{Buttons: []panel.Button{
		s.Button("common.back", panel.Quiet, shell.Close), s.Button("history.open", panel.Quiet, s.ShowHistory), s.Button("data.open", panel.Quiet, s.ShowData),
	}})
}

// Tick advances by a tick on the page; Busy reports whether something moves there.
func (s *statistics) Tick() (changed bool) {
	live := s.statisticsOf(s.of).Live
	return live != nil && live.Tick()
}

// NeedsTick reports whether something moves on the page.
func (s *statistics) NeedsTick() bool {
	live := s.statisticsOf(s.of).Live
	return live != nil && live.NeedsTick()
}

// gameChoice offers the games of the program, of which one is chosen.
func (f *Front) gameChoice(chosen *Front, choose func(*Front)) panel.Choice {
	choice := panel.Choice{ID: "history.games", Changed: func(i int) { choose(f.games[i]) }}
	for i, g := range f.games {
		choice.Options, choice.OptionIDs = append(choice.Options, g.about.Title), append(choice.OptionIDs, "history.of."+g.about.Name)
		if g == chosen {
			choice.Index = i
		}
	}
	return choice
}

// TenthsOf returns a sum for each of so many on average, in tenths.
func TenthsOf(sum, of int) int { return (10*sum + of/2) / max(of, 1) }

// Tenths puts a number in tenths into words.
func (f *Front) Tenths(n int) string {
	return f.Say("statistics.tenths", assets.Values{"Whole": n / 10, "Tenth": n % 10})
}
