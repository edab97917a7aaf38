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

func (b *sitting) result() *records.Result {
	m, day := b.Table.Match, b.mode.daily
	if b.mode.practice != "" {
		day = ""
	}
	return &records.Result{
		Match: m, Phrases: b.Table.Phrases, DealCode: m.Tag(codeTag), DailyDate: day,
		Kind:      b.mode.kind(),
		TurnCount: b.mode.summary(m.Facts()).RoundCount(), FinishedGames: func() []store.HistoryEntry { return b.game.FinishedEntries() },
	}
}

func (b *sitting) end() shell.Screen {
	e := b.game.NewEndScreen(b.screen)
	e.VisibleBottom = func() float64 { return b.Table.Timeline.Geometry().EndPanelTop() }
	e.Lines = func() []panel.CountingLine { return b.result().TallyLines() }
	e.ShareText = func() string { return b.result().ShareText() }
	e.HandlePlaced = func(sheet geom.Rect) {
		b.Table.Opponents.Egon.CoveredRect = sheet
		b.Table.IsStale = true
	}
	b.Table.Options.IsEndShown = true
	if !b.Table.IsAgainstEgon() {
		if b.screen.StoredMatch.InSeries {
			e.PictureWidth = 200 // beside the texts and the table of a series
		}
		if series := b.game.Series(); b.screen.StoredMatch.InSeries && !series.Running {
			b.Table.SeriesWinners = series.Leaders()
		}
		t := screens.NewTableResult(b.screen)
		t.Names = b.Table.Phrases.SeatNames
		t.CodeText = func() string { return b.result().DealText() }
		t.ResultText = func() string { return lines(b.result().CardsLeftText(), b.result().DealText()) }
		t.Draw = func(in screens.PictureRoom, winners []int, at stage.Span) {
			records.DrawWinners(b.game.canvas, b.Table.Timeline.Geometry(), in.Rect, in.PanelTop, at, winners)
		}
		return e.TableScreen(t)
	}
	switch {
	case b.mode.rung > 0 && b.mode.practice == "":
		e.MotionTime, e.Draw = climb.SpanEndMotion, b.game.climb.EndPicture(b.mode.rung, b.Table.IsWon(), b.Table.Timeline.Geometry())
	default:
		draw := records.DrawLoss
		if b.Table.IsWon() {
			draw = records.DrawWin
		}
		b.Table.Opponents.Egon.AwaySign.SetVisible(true)
		e.Draw = func(in screens.PictureRoom, at stage.Span) {
			draw(b.game.canvas, b.Table.Timeline.Geometry(), in.Rect, in.PanelTop, at)
		}
	}
	texts := func() []panel.Item {
		text, _ := b.soloEnd(e)
		if text == "" {
			return nil
		}
		return []panel.Item{panel.Paragraph{Text: text, IsLeft: true}}
	}
	return e.Screen(func() string { return b.result().Title() }, texts, func() []panel.Item {
		_, offers := b.soloEnd(e)
		return offers
	})
}

// soloEnd returns the text below the lines at the end of a game against Egon, and its buttons.
func (b *sitting) soloEnd(e *screens.EndScreen) (text string, offers []panel.Item) {
	deals := b.result().DealText()
	switch {
	case b.mode.slot == screens.FirstGameSlot:
		return b.game.firstGame.end(b, e)
	case b.mode.rung > 0:
		climbed, lead := b.game.climb.EndMessage(b.mode.rung, b.Table.IsWon(), b.mode.practice != "")
		return lines(climbed, deals), e.ButtonRow(lead)
	case b.mode.practice != "":
		return lines(b.game.say.Say("ladder.practiced"), deals), e.ButtonRow(e.SameDealButton())
	case b.mode.daily != "":
		return deals, e.ButtonRow(e.SameDealButton())
	}
	next := b.game.Button("end.rematch", panel.Primary, b.game.newGame)
	if b.Table.IsWon() {
		next.Label = b.game.say.Say("end.another")
	}
	return deals, e.ButtonRow(next)
}

// lines joins texts by line breaks, without empty ones.
func lines(texts ...string) string {
	return strings.Join(slices.DeleteFunc(texts, func(t string) bool { return t == "" }), "\n")
}
