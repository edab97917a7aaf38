package screens

import (
	"slices"
	"strconv"

	"dreist/assets"
	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/store"
	"dreist/render/panel"
	"dreist/render/shell"
)

// Series returns the current series; without players if there is none.
func (g *GameScreens) Series() play.Series {
	s, _ := store.SeriesOf(g.Profile.Notes(store.SeriesNotesName(g.stored))) // reading has checked it
	g.ShowFailures()
	return play.Series{SeriesState: s}
}

// SaveSeries stores the series.
func (g *GameScreens) SaveSeries(s play.Series) {
	g.Profile.SetNotes(store.SeriesNotesName(g.stored), s.SeriesState.Notes())
}

// StartSeries starts a series with its first match. code decides the cards of that match; empty for new cards.
func (g *GameScreens) StartSeries(s play.Series, code string) shell.Navigation {
	if !g.about.HasNoSeries {
		g.SaveSeries(s)
	}
	return g.TableGame.StartSeriesMatch(s, code)
}

func (g *GameScreens) nextGame() shell.Navigation {
	s := g.Series()
	if len(s.Players) == 0 {
		g.ShowNotice("notice.title.failed", "notice.deal.failed")
		return shell.Stay()
	}
	return g.TableGame.StartSeriesMatch(s, "")
}

// ShowSeriesOrSetup opens the state of the running series with its next match, or the set-up of a table if there is none.
func (g *GameScreens) ShowSeriesOrSetup() shell.Navigation {
	if g.about.HasNoSeries || !g.IsSeriesRunning() {
		return g.ShowTableSetup()
	}
	return shell.CloseToLowest(g.seriesScreen(g.Series(), g.UnfinishedMatch(store.TableSlot)))
}

// ContinueMatch continues an unfinished match in its latest state: another running copy of the program may have continued or ended it.
func (g *GameScreens) ContinueMatch(k *profile.StoredMatch) shell.Navigation {
	if _, _, err := g.Profile.UnfinishedGame(k.Slot); err == nil { // otherwise k is better than nothing
		k = g.UnfinishedMatch(k.Slot)
	}
	if k == nil {
		return shell.CloseToLowest()
	}
	return g.ShowMatch(k)
}

// PlayerNames returns the names of the players of a match, clockwise.
func PlayerNames(k *profile.StoredMatch) (names []string) {
	for _, p := range k.Match.Players() {
		names = append(names, p.Name)
	}
	return names
}

// CountInSeries adds a finished match to the running series. It does nothing unless the match has the players of the series, n is
// the number of its next match, from 1, and starts is the seat whose turn it is to start.
func (g *GameScreens) CountInSeries(k *profile.StoredMatch, n int, starts play.Seat, code string) {
	s, facts := g.Series(), k.Match.Facts()
	same := slices.EqualFunc(s.Players, facts.Players, func(p store.SeriesPlayer, kind string) bool { return p.Kind == kind })
	if !same || n != len(s.Games)+1 || starts != s.NextStarter() {
		return
	}
	k.IsInSeries = true
	s.AddGame(starts, facts, code, k.ID)
	g.SaveSeries(s)
}

// IsSeriesRunning reports whether there is an unfinished match at a table, or an unfinished series.
func (g *GameScreens) IsSeriesRunning() bool {
	if g.UnfinishedMatch(store.TableSlot) != nil {
		return true
	}
	s := g.Series()
	return len(s.Players) > 0 && s.IsRunning && len(s.Games) > 0
}

// seriesScreen returns the state of a series, whose button continues the unfinished match begun or starts the next one.
func (g *GameScreens) seriesScreen(s play.Series, begun *profile.StoredMatch) shell.Screen {
	next := g.nextGame
	if begun != nil {
		next = func() shell.Navigation { return g.ContinueMatch(begun) }
	}
	return g.NewPanelScreen(shell.PanelScreen{Mood: shell.CuriousHost, Options: []panel.Option{panel.WithWidth(640)}, Items: func() []panel.Item {
		items := []panel.Item{panel.Title{Text: g.Say("series.title")}}
		switch {
		case len(s.Games) > 0:
			items = append(items, g.seriesGrid(s, manyGames))
		case begun != nil:
			items = append(items, panel.Paragraph{Text: g.JoinList(PlayerNames(begun))})
		}
		return append(items,
			g.Button("series.resume", panel.PrimaryStyle, next),
			panel.Row{Buttons: []panel.Button{
				g.Button("common.back", panel.QuietStyle, shell.Close), g.Button("series.new", panel.QuietStyle, g.ShowTableSetup),
			}})
	}})
}

// Maximum number of rows for a series, beside much else and alone.
const (
	fewGames  = 2
	manyGames = 8
)

// seriesGrid returns the table of the scores: a row for each match, the sums below, crowns for winners and leaders, and marks for
// last places in a game that counts places. Players who win together share one column. If there are more matches than rows, the
// first row sums up the earlier ones.
func (g *GameScreens) seriesGrid(s play.Series, rows int) panel.Grid {
	heads := g.SeriesPlayerNames(s)
	if s.IsTogether() {
		heads = []string{g.Say("series.together.column")}
	}
	line := func(name string, scores []int) []string {
		texts := []string{name}
		for _, n := range scores[:len(heads)] {
			texts = append(texts, strconv.Itoa(n))
		}
		return texts
	}
	grid := panel.Grid{HeadTexts: append([]string{g.Say("series.game")}, heads...)}
	if !s.IsTogether() {
		for seat := range heads {
			grid.ColumnPictures = append(grid.ColumnPictures, g.TableGame.SeatFace(seat))
		}
	}
	crown := func(players []int) {
		for _, player := range players {
			if player < len(heads) {
				grid.CrownedCells = append(grid.CrownedCells, panel.GridCell{Row: len(grid.Rows), Column: player + 1})
			}
		}
	}
	folded := 0
	if len(s.Games) > rows {
		folded = len(s.Games) - rows + 1
		earlier := s
		earlier.Games = s.Games[:folded]
		grid.Rows = append(grid.Rows, line("1–"+strconv.Itoa(folded), earlier.TotalScores()))
	}
	ranked := !g.about.CountsCards && !s.IsTogether() // whether players are ranked by places; then the last place is marked, too
	for i, game := range s.Games[folded:] {
		crown(game.Winners())
		for player := range heads {
			if ranked && play.IsAloneLast(game.Outcome, player) {
				grid.LostCells = append(grid.LostCells, panel.GridCell{Row: len(grid.Rows), Column: player + 1})
			}
		}
		grid.Rows = append(grid.Rows, line(strconv.Itoa(folded+i+1), game.Scores))
	}
	grid.FootTexts = line(g.Say("series.sum"), s.TotalScores())
	if ranked {
		losses := make([]int, len(heads))
		for player := range heads {
			losses[player] = s.Losses(player)
		}
		grid.SecondFootTexts = line(g.Say("series.lost"), losses)
	}
	if !s.IsRunning && !s.IsTogether() {
		crown(s.Leaders())
		for _, player := range s.Leaders() {
			grid.TintedColumns = append(grid.TintedColumns, player+1)
		}
	}
	return grid
}

// SeriesPlayerNames returns the names of the players of a series. A player without a chosen name is called by the place or, a computer
// player, by the figure.
func (g *GameScreens) SeriesPlayerNames(s play.Series) []string {
	names := make([]string, len(s.Players))
	for i, p := range s.Players {
		if names[i] = p.Name; p.Name == "" {
			names[i] = g.unnamed(i, p.Kind, s.Players)
		}
	}
	return names
}

// unnamed returns the name of a player without a chosen name, by their place among the players.
func (g *GameScreens) unnamed(place int, kind string, among []play.Player) string {
	if kind != store.SeatPerson {
		return g.TableGame.SeatName(place)
	}
	persons := slices.DeleteFunc(slices.Clone(among), func(p play.Player) bool { return p.Kind != store.SeatPerson })
	if len(persons) == 1 {
		return g.Say("name.you")
	}
	return g.Say("seat.person", assets.Values{"Number": place + 1})
}
