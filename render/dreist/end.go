package dreist

import (
	"slices"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/table"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
)

// end tells who has won, and how it can go on.
func (a *tableScreen) end() shell.Screen {
	if !a.table.EgonPlays() {
		return a.tableEnd()
	}
	copied := false
	items := func() []panel.Item {
		title := msg.EndWonTitle
		if !a.table.Won() {
			title = msg.EndLostTitle
		}
		told, offers := a.soloEnd(&copied)
		return append([]panel.Item{panel.Stage{Height: 132}, panel.Title{Text: a.say.Say(title)}, panel.Paragraph{Text: told}}, offers...)
	}
	won := a.table.Won()
	return a.NewMenu(shell.Menu{Items: items, Options: []panel.Option{panel.Width(560)}, Adorn: func(room geom.Rect) { drawLaurels(&a.canvas, room, won) }})
}

// soloEnd returns what the end of a game against Egon says and offers.
func (a *tableScreen) soloEnd(copied *bool) (told string, offers []panel.Item) {
	told = a.soloResult() + "\n" + a.say.Count(msg.EndTurns, a.rounds()) + a.codeLine()
	look, share := a.Button(msg.EndLook, panel.Quiet, shell.Close), a.shareButton(copied)
	review := a.Button(msg.ReviewOpen, panel.Quiet, a.lookBack)
	again := a.Button(msg.EndAgain, panel.Quiet, a.playAgain)
	switch {
	case a.session.slot == tutorSlot:
		return a.firstEnd()
	case a.session.rung > 0:
		climbed, offers := a.ladderEnd()
		offers = append(offers, panel.Row{Buttons: []panel.Button{look, review, share}})
		if a.origin != (origin{}) {
			offers = append(offers, panel.Row{Buttons: []panel.Button{a.leaveButton(msg.EndLeave, panel.Quiet)}})
		}
		return climbed + "\n" + told, offers
	case a.session.practice != "":
		told = a.say.Say(msg.LadderPracticed) + "\n" + told
		return told, []panel.Item{
			a.Button(msg.EndAgain, panel.Primary, a.playAgain),
			panel.Row{Buttons: []panel.Button{look, review, share}}, panel.Row{Buttons: []panel.Button{a.leaveButton(msg.EndLeave, panel.Quiet)}},
		}
	case a.session.daily != "":
		return told, []panel.Item{
			a.Button(msg.EndLeave, panel.Primary, a.leave),
			panel.Row{Buttons: []panel.Button{review, again}}, panel.Row{Buttons: []panel.Button{look, share}},
		}
	}
	return told, []panel.Item{
		a.Button(msg.EndRematch, panel.Primary, a.newGame),
		panel.Row{Buttons: []panel.Button{review, again}},
		panel.Row{Buttons: []panel.Button{look, share, a.Button(msg.EndLeave, panel.Quiet, a.leave)}},
	}
}

// rounds returns how many turns the player of the game on the table had or, where several share the screen, how many
// everybody had.
func (a *tableScreen) rounds() int { return a.saver.summary(a.table.Match.Facts()).Rounds() }

// soloResult says how many cards were left to whom.
func (a *tableScreen) soloResult() string {
	p := a.table.Position()
	if a.table.Won() {
		return a.say.Count(msg.EndWonText, p.CardsLeft(dreist.EgonSeat))
	}
	return a.say.Count(msg.EndLostText, p.CardsLeft(0))
}

// tableEnd tells who has won a game at a table and how the series stands.
func (a *tableScreen) tableEnd() shell.Screen {
	copied := false
	series := a.Series()
	counts := a.saver.added
	winner := a.table.Position().Winner()
	items := func() []panel.Item {
		title := a.say.Say(msg.PromptWonTable, assets.Values{"Name": a.table.Say.Name(winner)})
		if counts && !series.Running {
			title = a.seriesWinners(series)
		}
		items := []panel.Item{panel.Stage{Height: 92}, panel.Title{Text: title}}
		look, share := a.Button(msg.EndLook, panel.Quiet, shell.Close), a.shareButton(&copied)
		leave, review := a.leaveButton(msg.EndLeave, panel.Quiet), a.Button(msg.ReviewOpen, panel.Quiet, a.lookBack)
		switch {
		case !counts:
			return append(items, panel.Paragraph{Text: a.tableResult() + a.codeLine()}, a.Button(msg.EndAgain, panel.Primary, a.playAgain),
				panel.Row{Buttons: []panel.Button{look, review}}, panel.Row{Buttons: []panel.Button{share, leave}})
		case series.Running:
			return append(items, a.SeriesGrid(series, screens.FewGames), panel.Paragraph{Text: a.codeText()}, a.Button(msg.SeriesNext, panel.Primary, a.NextGame),
				panel.Row{Buttons: []panel.Button{look, review}}, panel.Row{Buttons: []panel.Button{share, leave}})
		}
		more := func() shell.Step {
			series.Extend()
			return a.BeginSeries(series, "")
		}
		again := func() shell.Step { return a.BeginSeries(series.Again(), "") }
		row := []panel.Button{look, review}
		if len(series.Games) < store.MaxSeries {
			row = append([]panel.Button{a.Button(msg.SeriesMore, panel.Quiet, more)}, row...)
		}
		return append(items, a.SeriesGrid(series, screens.FewGames), panel.Paragraph{Text: a.codeText()}, a.Button(msg.SeriesAgain, panel.Primary, again),
			panel.Row{Buttons: row}, panel.Row{Buttons: []panel.Button{share, leave}})
	}
	shown := []dreist.Seat{winner}
	if counts && !series.Running {
		shown = shown[:0]
		for _, player := range series.Leaders() {
			shown = append(shown, dreist.Seat(player))
		}
	}
	return a.NewMenu(shell.Menu{Items: items, Options: []panel.Option{panel.Width(600)}, Adorn: func(room geom.Rect) { drawWinners(&a.canvas, room, shown) }})
}

// seriesWinners says who wins a series, alone or together.
func (a *game) seriesWinners(s play.Series) string {
	names := a.NamesOf(s)
	var winners []string
	for _, player := range s.Leaders() {
		winners = append(winners, names[player])
	}
	if len(winners) == 1 {
		return a.say.Say(msg.SeriesWon, assets.Values{"Name": winners[0]})
	}
	return a.say.Say(msg.SeriesShared, assets.Values{"Names": a.say.List(winners)})
}

// tableResult says how many cards were left to whom, the fewest first.
func (a *tableScreen) tableResult() string {
	p := a.table.Position()
	var seats []dreist.Seat
	for s := range dreist.Seat(p.Seats()) {
		if s != p.Winner() {
			seats = append(seats, s)
		}
	}
	slices.SortStableFunc(seats, func(a, b dreist.Seat) int { return p.CardsLeft(a) - p.CardsLeft(b) })
	left := make([]string, len(seats))
	for i, s := range seats {
		left[i] = a.say.Say(msg.EndLeft, assets.Values{"Name": a.table.Say.Name(s), "Left": p.CardsLeft(s)})
	}
	return a.say.Say(msg.EndTable, assets.Values{"Left": a.say.List(left)})
}

// codeText names the code of the deal, for somebody to play the same cards.
func (a *tableScreen) codeText() string {
	return a.say.Say(msg.EndCode, assets.Values{"Code": words.Short(a.table.Match.Tag(codeTag))})
}

// codeLine is codeText as a line of its own below others; nothing where the cards come from nowhere but a record.
func (a *tableScreen) codeLine() string {
	if a.table.Match.Tag(codeTag) == "" {
		return ""
	}
	return "\n" + a.codeText()
}

// shareButton copies the code of the deal and the result in one line.
func (a *tableScreen) shareButton(copied *bool) panel.Button {
	key := msg.EndShare
	if *copied {
		key = msg.EndShared
	}
	return a.Button(key, panel.Quiet, func() shell.Step {
		*copied = true
		a.Copy(a.shared())
		a.Remake()
		return shell.Stay()
	})
}

// shared is the code of the deal and the result in one line.
func (a *tableScreen) shared() string {
	m := a.table.Match
	result := a.say.Say(msg.PromptLost) + " " + a.soloResult()
	switch {
	case !a.table.EgonPlays():
		result = a.say.Say(msg.PromptWonTable, assets.Values{"Name": a.table.Say.Name(m.Position().Winner())}) + " " + a.tableResult()
	case a.table.Won():
		result = a.say.Say(msg.PromptWon) + " " + a.soloResult()
	}
	return a.say.Say(msg.ShareLine, assets.Values{"Code": words.Short(m.Tag(codeTag)), "Result": result, "Turns": a.say.Count(msg.HistoryTurns, a.rounds())})
}

// drawWinners shows who has won, each under a crown.
func drawWinners(e *table.Canvas, room geom.Rect, winners []dreist.Seat) {
	size := room.H * 0.8
	pitch := size * 1.25
	x := room.Center().X - pitch*float64(len(winners)-1)/2
	for i, seat := range winners {
		at := geom.Rect{X: x + float64(i)*pitch - size/2, Y: room.Bottom() - size, W: size, H: size}
		e.Picture(pictures.PortraitOf(table.FamilyOf(seat), pictures.Triumphant), at, 1)
		crown := size * 0.42
		e.Picture(kit.Crown, geom.Rect{X: at.Center().X - crown/2, Y: room.Y, W: crown, H: crown}, 1)
	}
}

// drawLaurels shows Egon as he takes the end: with laurels if he won, in front of the player's crown if not.
func drawLaurels(e *table.Canvas, room geom.Rect, won bool) {
	size := room.H
	middle := room.Center()
	square := func(cx, cy, size float64) geom.Rect {
		return geom.Rect{X: cx - size/2, Y: cy - size/2, W: size, H: size}
	}
	if won {
		e.Picture(pictures.EgonMotif(pictures.Beaten), square(middle.X-size*0.55, middle.Y, size*0.86), 1)
		e.Picture(kit.Crown, square(middle.X+size*0.55, middle.Y, size*0.8), 1)
		return
	}
	e.Picture(pictures.EgonMotif(pictures.Delighted), square(middle.X, middle.Y, size*0.74), 1)
	e.Picture(kit.Laurel, square(middle.X, middle.Y+size*0.06, size), 1)
}
