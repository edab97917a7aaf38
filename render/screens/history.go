package screens

import (
	"errors"
	"slices"

	"dreist/assets"
	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/record"
	"dreist/game/store"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/session"
	"dreist/render/shell"
)

type history struct {
	*GameScreens
	of       *GameScreens // the game whose matches are shown
	kind     int          // index of the current filter
	rows     []panel.ListRow
	language string               // language of the rows
	practice *profile.StoredMatch // the unfinished practice match, or nil
	fault    string               // reason why a match could not be opened
}

// HistoryFilter is a filter of the finished matches: it shows matches of its Kinds, or of all kinds if there are none.
type HistoryFilter struct {
	LabelKey string // text key of its name
	Kinds    []store.Kind
	Matches  func(s *store.Summary) bool // reports whether a match is shown; nil for all
}

// MatchDescription is the description of a finished match.
type MatchDescription struct {
	GameText      string // what was played
	ResultText    string
	Outcome       panel.Outcome
	OpponentFaces []kit.Motif // figures of the player's opponents
}

// Describe returns the description of a finished match, with what is said of a match of any game: that it was practice, or hints helped.
func (g *GameScreens) Describe(e *store.HistoryEntry) MatchDescription {
	f := g.game().DescribeMatch(e)
	if e.Kind == store.KindPractice {
		f.GameText = g.Say("history.practised", assets.Values{"Game": f.GameText})
	}
	if e.Summary.Counts[play.HintsCountKey] > 0 {
		f.GameText += " · " + g.Say("history.hinted")
	}
	return f
}

// Heights in logical pixels: the list at most, and everything else in the panel.
const (
	historyList   = 290
	historyOthers = 246
	historyGames  = 24 // additional height of the choice of a game, if there are several
)

func (h *history) others() float64 {
	if len(h.games) > 1 {
		return historyOthers + historyGames
	}
	return historyOthers
}

// listHeight does not depend on the matches, so that the panel stays where it is. In logical pixels.
func (h *history) listHeight() float64 {
	f := h.Frame()
	return min(historyList*f.TextScale(), f.H/f.PanelUnit()-h.others()*f.TextScale())
}

// ShowHistory opens the list of finished matches, the newest first.
func (g *GameScreens) ShowHistory() shell.Navigation {
	return shell.CloseToLowest(g.StatisticsScreen()).AndPush((&history{GameScreens: g, of: g}).screen())
}

func (h *history) screen() shell.Screen {
	load := func() {
		h.practice = h.UnfinishedMatch(store.PracticeSlot)
		h.fill()
	}
	var m *shell.PanelScreen
	m = h.NewPanelScreen(shell.PanelScreen{LoadData: load, DrawPictureRoom: h.drawInvitation, Options: []panel.Option{panel.WithWidth(720), panel.WithHeight(historyList + h.others())}, Items: func() []panel.Item {
		if h.language != h.Language {
			h.fill()
		}
		items := []panel.Item{panel.Title{Text: h.Say("history.title")}}
		if len(h.games) > 1 {
			items = append(items, h.gameChoice(h.of, func(g *GameScreens) {
				h.of = g
				h.choose(0)
			}))
		}
		items = append(items, h.kindChoice())
		m.Mood = shell.CuriousHost
		switch {
		case h.fault != "":
			items = append(items, panel.Paragraph{Text: h.fault})
		case len(h.rows) == 0:
			m.Mood = shell.NoHost // the picture of the invitation is enough
			items = append(items, h.InvitationItems(h.Say("history.none"))...)
		}
		if len(h.rows) > 0 {
			items = append(items, panel.List{ID: "games", Height: h.listHeight(), Rows: h.rows, MarkedIndex: -1})
		}
		row := []panel.Button{h.Button("common.back", panel.QuietStyle, shell.Close)}
		if h.practice != nil {
			row = append(row, h.Button("history.practice", panel.QuietStyle, func() shell.Navigation { return h.ContinueMatch(h.practice) }))
		}
		return append(items, panel.FlexibleGap{}, panel.Row{Buttons: append(row, h.Button("data.open", panel.QuietStyle, h.ShowFiles))})
	}})
	return m
}

func (h *history) kindChoice() panel.Choice {
	choice := panel.Choice{ID: "history.kinds", SelectedIndex: h.kind, OnChange: h.choose}
	for _, kind := range h.of.about.Filters {
		choice.Options, choice.OptionIDs = append(choice.Options, h.Say(kind.LabelKey)), append(choice.OptionIDs, kind.LabelKey)
	}
	return choice
}

func (h *history) choose(kind int) {
	h.kind, h.fault = kind, ""
	h.fill()
	h.RemakeScreens()
}

func (h *history) entries() []store.HistoryEntry {
	kind := h.of.about.Filters[h.kind]
	all := h.of.FinishedEntries(kind.Kinds...)
	if kind.Matches == nil {
		return all
	}
	return slices.DeleteFunc(slices.Clone(all), func(e store.HistoryEntry) bool { return !kind.Matches(&e.Summary) })
}

// fill makes the rows of the list. Dates are put into words only once.
func (h *history) fill() {
	h.language = h.Language
	h.rows = nil
	dates := map[string]string{}
	for _, e := range h.entries() {
		date, ok := dates[e.Date]
		if !ok {
			date = h.FormatDate(e.Date)
			dates[e.Date] = date
		}
		said := h.of.Describe(&e)
		h.rows = append(h.rows, panel.ListRow{
			Sign: said.Outcome, Pictures: said.OpponentFaces, Label: date + "  ·  " + said.GameText, Detail: said.ResultText,
			Action: h.ClickAction(func() shell.Navigation { return h.open(e) }),
		})
	}
}

func (h *history) open(e store.HistoryEntry) shell.Navigation {
	step, fault := h.of.replayMatch(e.ID, "review.back.history")
	if h.fault = fault; fault != "" {
		h.RemakeScreens()
	}
	return step
}

// replayMatch opens the look back on a finished match, or says what is wrong; away is the label key of the button that leads back.
func (g *GameScreens) replayMatch(id, away string) (step shell.Navigation, fault string) {
	text, err := g.Profile.LoadFinished(id)
	if err != nil {
		return shell.Stay(), g.Say("file.unread", assets.Values{"File": id})
	}
	s, fault := g.past(id, text, session.Origin{AwayKey: away})
	if fault != "" {
		return shell.Stay(), fault
	}
	s.ID = id
	return shell.Push(s), ""
}

// past returns the look back on a match, at its start, or the text of what is wrong with its record.
func (g *GameScreens) past(name, text string, from session.Origin) (s *session.Screen, fault string) {
	s, err := g.ReplayScreen(text, "", 0, from)
	if err != nil {
		return nil, g.game().RecordFault(name, err)
	}
	return s, ""
}

// RecordFault returns the sentence about an error in a record: where it is, by line and column, or that the text is no record.
func (g *GameScreens) RecordFault(_ string, err error) string {
	at := (*record.Error)(nil)
	if !errors.As(err, &at) {
		return g.Say("record.wrong", assets.Values{"Game": g.about.Title})
	}
	return g.Say("record.wrong.at", assets.Values{"Game": g.about.Title, "Line": at.Line, "Column": at.Column})
}

// FinishedEntries returns the finished matches of some kinds, or of all, the newest first.
func (g *GameScreens) FinishedEntries(kinds ...store.Kind) []store.HistoryEntry {
	entries := g.Profile.History(store.Filter{Game: g.about.Name, Kinds: kinds})
	g.ShowFailures()
	return entries
}
