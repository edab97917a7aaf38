package dreist

import (
	"slices"
	"strings"

	"dreist/game/store"
	"dreist/render/dreist/climb"
	"dreist/render/dreist/records"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/render/stage"
)

func (s *sitting) result() *records.Result {
	m, day := s.Table.Match, s.mode.daily
	if s.mode.practice != "" {
		day = ""
	}
	return &records.Result{
		Match: m, Phrases: s.Table.Phrases, DealCode: m.TagValue(codeTag), DailyDate: day,
		Kind:      s.mode.kind(),
		TurnCount: s.mode.summary(m.Facts()).RoundCount(), FinishedGames: func() []store.HistoryEntry { return s.game.FinishedEntries() },
	}
}

func (s *sitting) end() shell.Screen {
	e := s.game.NewEndScreen(s.screen)
	e.VisibleBottom = func() float64 { return s.Table.Timeline.Geometry().EndPanelTop() }
	e.CountingLines = func() []panel.CountingLine { return s.result().TallyLines() }
	e.ShareText = func() string { return s.result().ShareText() }
	e.HandlePlaced = func(sheet geom.Rect) {
		s.Table.Opponents.Egon.CoveredRect = sheet
		s.Table.Redraw()
	}
	if !s.Table.IsAgainstEgon() {
		if s.screen.StoredMatch.IsInSeries {
			e.PictureWidth = 200 // beside the texts and the table of a series
		}
		if series := s.game.Series(); s.screen.StoredMatch.IsInSeries && !series.IsRunning {
			s.Table.SeriesWinners = series.Leaders()
		}
		t := screens.NewTableResult(s.screen)
		t.Names = s.Table.Phrases.SeatNames
		t.CodeText = func() string { return s.result().DealText() }
		t.TextInsteadOfRanking = func() string { return lines(s.result().CardsLeftText(), s.result().DealText()) }
		t.DrawPicture = func(in screens.PictureRoom, winners []int, at stage.Span) {
			records.DrawWinners(s.game.canvas, s.Table.Timeline.Geometry(), in.Rect, in.PanelTop, at, winners)
		}
		return e.TableScreen(t)
	}
	switch {
	case s.mode.rung > 0 && s.mode.practice == "":
		e.MotionTime, e.DrawPicture = climb.EndMotionTicks, s.game.climb.PictureAfterGame(s.mode.rung, s.Table.IsWon(), s.Table.Timeline.Geometry())
	default:
		draw := records.DrawLoss
		if s.Table.IsWon() {
			draw = records.DrawWin
		}
		s.Table.Opponents.Egon.AwaySign.SetVisible(true)
		e.DrawPicture = func(in screens.PictureRoom, at stage.Span) {
			draw(s.game.canvas, s.Table.Timeline.Geometry(), in.Rect, in.PanelTop, at)
		}
	}
	texts := func() []panel.Item {
		text, _ := s.soloEnd(e)
		if text == "" {
			return nil
		}
		return []panel.Item{panel.Paragraph{Text: text, IsLeftAligned: true}}
	}
	return e.PanelScreen(func() string { return s.result().Title() }, texts, func() []panel.Item {
		_, offers := s.soloEnd(e)
		return offers
	})
}

// soloEnd returns the text below the lines at the end of a game against Egon, and its buttons.
func (s *sitting) soloEnd(e *screens.EndScreen) (text string, offers []panel.Item) {
	deals := s.result().DealText()
	switch {
	case s.mode.slot == screens.FirstGameSlot:
		return s.game.firstGame.end(s, e)
	case s.mode.rung > 0:
		climbed, lead := s.game.climb.MessageAfterGame(s.mode.rung, s.Table.IsWon(), s.mode.practice != "")
		return lines(climbed, deals), e.ButtonRow(lead)
	case s.mode.practice != "":
		return lines(s.game.say.Say("ladder.practiced"), deals), e.ButtonRow(e.SameDealButton())
	case s.mode.daily != "":
		return deals, e.ButtonRow(e.SameDealButton())
	}
	next := s.game.Button("end.rematch", panel.PrimaryStyle, s.game.newGame)
	if s.Table.IsWon() {
		next.Label = s.game.say.Say("end.another")
	}
	return deals, e.ButtonRow(next)
}

// lines joins texts by line breaks, without empty ones.
func lines(texts ...string) string {
	return strings.Join(slices.DeleteFunc(texts, func(t string) bool { return t == "" }), "\n")
}
