package dreist

import (
	"slices"
	"strings"

	"dreist/assets/msg"
	"dreist/game/store"
	"dreist/render/dreist/climb"
	"dreist/render/dreist/records"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/stage"
)

// result returns what the finished match says of itself.
func (a *tableScreen) result() *records.Result {
	m, day := a.table.Match, a.mode.daily
	if a.mode.practice != "" {
		day = ""
	}
	return &records.Result{
		Match: m, Say: a.table.Say, Code: m.Tag(codeTag), Day: day, Daily: a.mode.daily != "", Caption: a.game.caption(a.mode), Kind: a.mode.kind(),
		Rounds: a.mode.summary(m.Facts()).Rounds(), Past: func() []store.Entry { return a.game.Finished() },
	}
}

// seriesRoom is the logical width of the picture beside what is told and the table of a series.
const seriesRoom = 210

// end tells who has won, and how it can go on.
func (a *tableScreen) end() shell.Screen {
	e := &screens.End{
		Front: a.game.Front, Moves: screens.EndMoves, Below: func() float64 { return a.table.Line.Geometry().Told() }, Review: a.lookBack, Analyse: a.analyse, Again: a.playAgain, Told: a.told,
		Lines: func() []panel.TallyLine { return a.result().Lines() },
		Share: func() string { return a.result().Shared() },
		Poster: func() screens.Poster {
			return a.result().Poster(a.game.Fonts(), a.game.Theme(), kit.CardStyle{Back: a.game.Settings().Cards.Back, Strong: a.game.Settings().Cards.StrongSymbols})
		},
		Put: a.game.canvas.Image,
		Placed: func(sheet geom.Rect) {
			a.table.Opponents.Egon.Covered = sheet
			a.table.Stale = true
		},
		Leave: func() panel.Button { return a.leaveButton(msg.EndLeave, panel.Quiet) },
	}
	a.told, a.table.Status.Told = true, true
	if !a.table.EgonPlays() {
		if a.ways.Kept.InSeries {
			e.Room = seriesRoom
		}
		if series := a.game.Series(); a.ways.Kept.InSeries && !series.Running {
			a.table.Champions = series.Leaders()
		}
		return e.TableScreen(screens.TableEnd{
			Outcome: a.table.Match.Facts().Outcome, Names: a.table.Say.Seats, Counts: a.ways.Kept.InSeries,
			Code: func() string { return a.result().Deals() },
			Told: func() string { return lines(a.result().Left(), a.result().Deals()) },
			Draw: func(in screens.EndRoom, winners []int, at stage.Span) {
				records.DrawWinners(a.game.canvas, a.table.Line.Geometry(), in.Rect, in.Edge, at, winners)
			},
		})
	}
	switch {
	case a.mode.rung > 0 && a.mode.practice == "":
		e.Moves, e.Draw = climb.EndMoves, a.game.climb.EndPicture(a.mode.rung, a.table.Won(), a.table.Line.Geometry())
	case a.table.Won():
		a.table.Opponents.Egon.Elsewhere = true
		e.Draw = func(in screens.EndRoom, at stage.Span) {
			records.DrawWin(a.game.canvas, a.table.Line.Geometry(), in.Rect, in.Edge, at)
		}
	default:
		a.table.Opponents.Egon.Elsewhere = true
		e.Draw = func(in screens.EndRoom, at stage.Span) {
			records.DrawLoss(a.game.canvas, a.table.Line.Geometry(), in.Rect, in.Edge, at)
		}
	}
	told := func() []panel.Item {
		text, _ := a.soloEnd(e)
		if text == "" {
			return nil
		}
		return []panel.Item{panel.Paragraph{Text: text}}
	}
	return e.Screen(func() string { return a.result().Title() }, told, func() []panel.Item {
		_, offers := a.soloEnd(e)
		return offers
	})
}

// soloEnd returns what the end of a game against Egon says below its lines, and what it offers.
func (a *tableScreen) soloEnd(e *screens.End) (told string, offers []panel.Item) {
	deals := a.result().Deals()
	look, review, again, leave := e.LookButton(), e.ReviewButton(), e.AgainButton(panel.Quiet), e.Leave()
	offer := func(lead panel.Button, rest ...panel.Button) []panel.Item {
		return e.Offer([]panel.Button{lead}, rest...)
	}
	switch {
	case a.mode.slot == tutorSlot:
		return a.game.firstGame.end(a, e)
	case a.mode.rung > 0:
		climbed, lead, rest := a.game.climb.End(a.mode.rung, a.table.Won(), a.mode.practice != "")
		rest = append(rest, review, look)
		if a.ways.Origin != (session.Origin{}) {
			rest = append(rest, leave)
		}
		return lines(climbed, deals), offer(lead, rest...)
	case a.mode.practice != "":
		return lines(a.game.say.Say(msg.LadderPracticed), deals), offer(e.AgainButton(panel.Primary), review, look, leave)
	case a.mode.daily != "":
		return deals, offer(a.game.Button(msg.EndLeave, panel.Primary, a.leave), review, again, look)
	}
	next := a.game.Button(msg.EndRematch, panel.Primary, a.game.newGame)
	if a.table.Won() {
		next.Label = a.game.say.Say(msg.EndAnother)
	}
	return deals, offer(next, review, again, look, a.game.Button(msg.EndLeave, panel.Quiet, a.leave))
}

// lines puts texts below one another, without those that say nothing.
func lines(texts ...string) string {
	return strings.Join(slices.DeleteFunc(texts, func(t string) bool { return t == "" }), "\n")
}
