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

// result returns the finished match with the texts of its end.
func (b *sitting) result() *records.Result {
	m, day := b.Table.Match, b.mode.daily
	if b.mode.practice != "" {
		day = ""
	}
	return &records.Result{
		Match: m, Say: b.Table.Say, Code: m.Tag(codeTag), Day: day,
		Kind:   b.mode.kind(),
		Rounds: b.mode.summary(m.Facts()).Rounds(), Past: func() []store.Entry { return b.game.Finished() },
	}
}

// seriesRoom is the logical width of the picture beside the texts and the table of a series.
const seriesRoom = 200

// end returns the panel at the end of a match: the result, and the buttons to continue.
func (b *sitting) end() shell.Screen {
	e := b.game.EndOf(b.screen)
	e.Below = func() float64 { return b.Table.Line.Geometry().EndPanelTop() }
	e.Lines = func() []panel.TallyLine { return b.result().Lines() }
	e.Share = func() string { return b.result().Shared() }
	e.Placed = func(sheet geom.Rect) {
		b.Table.Opponents.Egon.Covered = sheet
		b.Table.Stale = true
	}
	b.Table.Options.EndShown = true
	if !b.Table.IsAgainstEgon() {
		if b.screen.Kept.InSeries {
			e.Room = seriesRoom
		}
		if series := b.game.Series(); b.screen.Kept.InSeries && !series.Running {
			b.Table.Champions = series.Leaders()
		}
		t := screens.TableEndOf(b.screen)
		t.Names = b.Table.Say.Seats
		t.Code = func() string { return b.result().Deals() }
		t.Told = func() string { return lines(b.result().CardsLeft(), b.result().Deals()) }
		t.Draw = func(in screens.EndRoom, winners []int, at stage.Span) {
			records.DrawWinners(b.game.canvas, b.Table.Line.Geometry(), in.Rect, in.Edge, at, winners)
		}
		return e.TableScreen(t)
	}
	switch {
	case b.mode.rung > 0 && b.mode.practice == "":
		e.Moves, e.Draw = climb.EndMoves, b.game.climb.EndPicture(b.mode.rung, b.Table.IsWon(), b.Table.Line.Geometry())
	case b.Table.IsWon():
		b.Table.Opponents.Egon.Away.SetVisible(true)
		e.Draw = func(in screens.EndRoom, at stage.Span) {
			records.DrawWin(b.game.canvas, b.Table.Line.Geometry(), in.Rect, in.Edge, at)
		}
	default:
		b.Table.Opponents.Egon.Away.SetVisible(true)
		e.Draw = func(in screens.EndRoom, at stage.Span) {
			records.DrawLoss(b.game.canvas, b.Table.Line.Geometry(), in.Rect, in.Edge, at)
		}
	}
	texts := func() []panel.Item {
		text, _ := b.soloEnd(e)
		if text == "" {
			return nil
		}
		return []panel.Item{panel.Paragraph{Text: text, Left: true}}
	}
	return e.Screen(func() string { return b.result().Title() }, texts, func() []panel.Item {
		_, offers := b.soloEnd(e)
		return offers
	})
}

// soloEnd returns the text below the lines at the end of a game against Egon, and its buttons.
func (b *sitting) soloEnd(e *screens.End) (text string, offers []panel.Item) {
	deals := b.result().Deals()
	switch {
	case b.mode.slot == screens.FirstSlot:
		return b.game.firstGame.end(b, e)
	case b.mode.rung > 0:
		climbed, lead := b.game.climb.End(b.mode.rung, b.Table.IsWon(), b.mode.practice != "")
		return lines(climbed, deals), e.Offer(lead)
	case b.mode.practice != "":
		return lines(b.game.say.Say("ladder.practiced"), deals), e.Offer(e.AgainButton())
	case b.mode.daily != "":
		return deals, e.Offer(e.AgainButton())
	}
	next := b.game.Button("end.rematch", panel.Primary, b.game.newGame)
	if b.Table.IsWon() {
		next.Label = b.game.say.Say("end.another")
	}
	return deals, e.Offer(next)
}

// lines joins texts by line breaks, without empty ones.
func lines(texts ...string) string {
	return strings.Join(slices.DeleteFunc(texts, func(t string) bool { return t == "" }), "\n")
}
