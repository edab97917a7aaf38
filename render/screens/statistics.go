package screens

import (
	"cmp"
	"slices"

	"dreist/assets"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/shell"
)

// Statistics is the statistics of a game, in pages.
type Statistics struct {
	Pages     func() []StatisticsPage // counts the matches again, and returns at least one page
	animation shell.Animation         // the animation of the pages, may be nil
}

// StatisticsPage is a page of the statistics of a game.
type StatisticsPage struct {
	NameKey     string // text key of its name
	Load        func() // called whenever the page is shown; may be nil
	Items       func() []panel.Item
	drawPicture func(room geom.Rect) // draws into the stage of the items; may be nil
	Decorate    func(p *panel.Panel) // draws over the items; may be nil
	Mood        shell.HostMood       // mood of the host; the zero mood means CuriousHost
}

// Size of the panel in logical pixels, the same on every page.
const (
	statisticsWide = 860
	statisticsHigh = 600
)

type statistics struct {
	*GameScreens
	of    *GameScreens // the game shown
	told  map[*GameScreens]*Statistics
	keys  map[*GameScreens]string // key of the current page, by game
	pages []StatisticsPage        // pages of the game shown
	at    int                     // index of the current page
	menu  *shell.PanelScreen
}

// StatisticsScreen returns the statistics of all games, at first this one's. The history and the player's files return to it.
func (g *GameScreens) StatisticsScreen() shell.Screen {
	s := &statistics{GameScreens: g, of: g, told: map[*GameScreens]*Statistics{}, keys: map[*GameScreens]string{}}
	s.menu = g.NewPanelScreen(shell.PanelScreen{
		Options: []panel.Option{panel.WithWidth(statisticsWide), panel.WithHeight(statisticsHigh)}, LoadData: s.load, Items: s.items, Animation: s,
		DrawPictureRoom: func(room geom.Rect) {
			if adorn := s.page().drawPicture; adorn != nil {
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

func (s *statistics) statisticsOf(g *GameScreens) *Statistics {
	if s.told[g] == nil {
		told := g.game().Statistics()
		s.told[g] = &told
	}
	return s.told[g]
}

// load counts the matches again, and opens the page that was open before.
func (s *statistics) load() {
	s.pages = s.statisticsOf(s.of).Pages()
	s.at = max(slices.IndexFunc(s.pages, func(p StatisticsPage) bool { return p.NameKey == s.keys[s.of] }), 0)
	if load := s.page().Load; load != nil {
		load()
	}
}

func (s *statistics) page() *StatisticsPage { return &s.pages[s.at] }

func (s *statistics) items() []panel.Item {
	if s.pages == nil { // the panel opens below another screen
		s.load()
	}
	var items []panel.Item
	if len(s.games) > 1 {
		items = append(items, s.gameChoice(s.of, func(g *GameScreens) {
			s.of = g
			s.load()
			s.RemakeScreens()
		}))
	} else {
		items = append(items, panel.Title{Text: s.Say("statistics.title")})
	}
	if len(s.pages) > 1 {
		tabs := panel.Choice{ID: "statistics", SelectedIndex: s.at, OnChange: func(i int) {
			s.AnimatePageTurn(i - s.at)
			s.keys[s.of] = s.pages[i].NameKey
			s.load()
			s.RemakeScreens()
		}}
		for _, p := range s.pages {
			tabs.Options, tabs.OptionIDs = append(tabs.Options, s.Say(p.NameKey)), append(tabs.OptionIDs, p.NameKey)
		}
		items = append(items, tabs)
	}
	s.menu.Mood = cmp.Or(s.page().Mood, shell.CuriousHost)
	items = append(items, s.page().Items()...)
	return append(items, panel.FlexibleGap{}, panel.Row{Buttons: []panel.Button{
		s.Button("common.back", panel.QuietStyle, shell.Close), s.Button("history.open", panel.QuietStyle, s.ShowHistory), s.Button("data.open", panel.QuietStyle, s.ShowFiles),
	}})
}

func (s *statistics) Tick() (changed bool) {
	live := s.statisticsOf(s.of).animation
	return live != nil && live.Tick()
}

func (s *statistics) NeedsTick() bool {
	live := s.statisticsOf(s.of).animation
	return live != nil && live.NeedsTick()
}

func (g *GameScreens) gameChoice(chosen *GameScreens, choose func(*GameScreens)) panel.Choice {
	choice := panel.Choice{ID: "history.games", OnChange: func(i int) { choose(g.games[i]) }}
	for i, game := range g.games {
		choice.Options, choice.OptionIDs = append(choice.Options, game.about.Title), append(choice.OptionIDs, "history.of."+game.about.Name)
		if game == chosen {
			choice.SelectedIndex = i
		}
	}
	return choice
}

// AverageInTenths returns an average, sum divided by of, in tenths.
func AverageInTenths(sum, of int) int { return (10*sum + of/2) / max(of, 1) }

// FormatTenths returns a number given in tenths as text.
func (g *GameScreens) FormatTenths(n int) string {
	return g.Say("statistics.tenths", assets.Values{"Whole": n / 10, "Tenth": n % 10})
}
