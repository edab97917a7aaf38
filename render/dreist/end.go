package dreist

import (
	"slices"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
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
	e := &screens.End{
		Front: a.Front, Share: a.shared, Review: a.lookBack, Again: a.playAgain,
		Leave: func() panel.Button { return a.leaveButton(msg.EndLeave, panel.Quiet) },
	}
	if !a.table.EgonPlays() {
		e.Width, e.Room = 600, 92
		return e.TableScreen(screens.TableEnd{
			Winner: int(a.table.Position().Winner()), Counts: a.saver.added, Won: a.winnerText,
			Left: func() string { return a.tableResult() + a.codeLine() }, Code: a.codeText,
			Draw: func(room geom.Rect, winners []int) { drawWinners(&a.canvas, room, winners) },
		})
	}
	won := a.table.Won()
	e.Width, e.Room, e.Draw = 560, 132, func(room geom.Rect) { drawLaurels(&a.canvas, room, won) }
	title := func() string {
		if won {
			return a.Say(msg.EndWonTitle)
		}
		return a.Say(msg.EndLostTitle)
	}
	return e.Screen(title, func() []panel.Item {
		told, offers := a.soloEnd(e)
		return append([]panel.Item{panel.Paragraph{Text: told}}, offers...)
	})
}

// winnerText says who has won a game at a table.
func (a *tableScreen) winnerText() string {
	return a.Say(msg.PromptWonTable, assets.Values{"Name": a.table.Say.Name(a.table.Position().Winner())})
}

// soloEnd returns what the end of a game against Egon says and offers.
func (a *tableScreen) soloEnd(e *screens.End) (told string, offers []panel.Item) {
	told = a.soloResult() + "\n" + a.turnsText() + a.codeLine()
	look, share, review, again := e.LookButton(), e.ShareButton(), e.ReviewButton(), e.AgainButton(panel.Quiet)
	switch {
	case a.session.slot == tutorSlot:
		return a.firstEnd()
	case a.session.rung > 0:
		climbed, offers := a.ladderEnd()
		offers = append(offers, panel.Row{Buttons: []panel.Button{look, review, share}})
		if a.origin != (origin{}) {
			offers = append(offers, panel.Row{Buttons: []panel.Button{e.Leave()}})
		}
		return climbed + "\n" + told, offers
	case a.session.practice != "":
		told = a.say.Say(msg.LadderPracticed) + "\n" + told
		return told, []panel.Item{
			e.AgainButton(panel.Primary),
			panel.Row{Buttons: []panel.Button{look, review, share}}, panel.Row{Buttons: []panel.Button{e.Leave()}},
		}
	case a.session.daily != "":
		return told, []panel.Item{
			a.Button(msg.EndLeave, panel.Primary, a.leave),
			panel.Row{Buttons: []panel.Button{review, again}}, panel.Row{Buttons: []panel.Button{look, share}},
		}
	}
	next := a.Button(msg.EndRematch, panel.Primary, a.newGame)
	if a.table.Won() {
		next.Label = a.say.Say(msg.EndAnother)
	}
	return told, []panel.Item{
		next,
		panel.Row{Buttons: []panel.Button{review, again}},
		panel.Row{Buttons: []panel.Button{look, share, a.Button(msg.EndLeave, panel.Quiet, a.leave)}},
	}
}

// rounds returns how many turns the player of the game on the table had or, where several share the screen, how many
// everybody had.
func (a *tableScreen) rounds() int { return a.saver.summary(a.table.Match.Facts()).Rounds() }

// turnsText says how many turns the player had, and praises a win in no more than games of its kind took on average.
func (a *tableScreen) turnsText() string {
	key, rounds := msg.EndTurns, a.rounds()
	if a.table.Won() {
		key = msg.EndTurnsWon
		if score := store.Tally(a.Finished()).ByKind[a.saver.kind()]; score.Played > 1 && float64(rounds) <= score.MeanRounds() {
			key = msg.EndTurnsQuick
		}
	}
	return a.say.Count(key, rounds)
}

// soloResult says how many cards were left to whom.
func (a *tableScreen) soloResult() string {
	p := a.table.Position()
	if a.table.Won() {
		return a.say.Count(msg.EndWonText, p.CardsLeft(dreist.EgonSeat))
	}
	return a.say.Count(msg.EndLostText, p.CardsLeft(0))
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

// shared is the code of the deal and the result in one line.
func (a *tableScreen) shared() string {
	m := a.table.Match
	result := a.say.Say(msg.PromptLost) + " " + a.soloResult()
	switch {
	case !a.table.EgonPlays():
		result = a.winnerText() + " " + a.tableResult()
	case a.table.Won():
		result = a.say.Say(msg.PromptWon) + " " + a.soloResult()
	}
	return a.say.Say(msg.ShareLine, assets.Values{"Code": words.Short(m.Tag(codeTag)), "Result": result, "Turns": a.say.Count(msg.HistoryTurns, a.rounds())})
}

// drawWinners shows who has won, each under a crown.
func drawWinners(e *table.Canvas, room geom.Rect, winners []int) {
	size := room.H * 0.8
	pitch := size * 1.25
	x := room.Center().X - pitch*float64(len(winners)-1)/2
	for i, seat := range winners {
		at := geom.Rect{X: x + float64(i)*pitch - size/2, Y: room.Bottom() - size, W: size, H: size}
		e.Picture(pictures.PortraitOf(pictures.FamilyOf(dreist.Seat(seat)), pictures.Triumphant), at, 1)
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
