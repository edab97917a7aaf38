package dreist

import (
	"slices"
	"strings"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/render/stage"
)

// end tells who has won, and how it can go on.
func (a *tableScreen) end() shell.Screen {
	e := &screens.End{
		Front: a.Front, Room: 210, Below: a.third, Lines: a.endLines, Share: a.shared, Review: a.lookBack, Again: a.playAgain, Told: a.told,
		Leave: func() panel.Button { return a.leaveButton(msg.EndLeave, panel.Quiet) },
	}
	a.told = true
	if !a.table.EgonPlays() {
		return e.TableScreen(screens.TableEnd{
			Winner: int(a.table.Position().Winner()), Counts: a.saver.added, Won: a.winnerText,
			Left: func() string { return a.tableResult() + a.codeLine() }, Code: a.codeText,
			Draw: func(room geom.Rect, winners []int, at stage.Span) { crowned(&a.canvas, room, at, winners) },
		})
	}
	e.Draw = func(room geom.Rect, at stage.Span) { wreathed(&a.canvas, room, at) }
	if a.table.Won() {
		e.Draw = func(room geom.Rect, at stage.Span) { ahead(&a.canvas, room, at) }
	}
	told := func() []panel.Item {
		text, _ := a.soloEnd(e)
		if text == "" {
			return nil
		}
		return []panel.Item{panel.Paragraph{Text: text}}
	}
	return e.Screen(a.soloTitle, told, func() []panel.Item {
		_, offers := a.soloEnd(e)
		return offers
	})
}

// third returns the lower edge of the third row of the layout, which is to be seen to the end.
func (a *tableScreen) third() float64 {
	g := a.table.Line.Geometry()
	return g.Cell(dreist.Cell{Row: 3, Column: 1}).Bottom() + g.Shape.Shift*g.CardH
}

// soloTitle says who has won against Egon, and how close it was.
func (a *tableScreen) soloTitle() string {
	key := msg.EndLostTitle
	switch won, close := a.table.Won(), a.table.WasClose(); {
	case won && close:
		key = msg.EndCloseWon
	case won:
		key = msg.EndWonTitle
	case close:
		key = msg.EndCloseLost
	}
	return a.say.Say(key)
}

// winnerText says who has won a game at a table.
func (a *tableScreen) winnerText() string {
	return a.Say(msg.PromptWonTable, assets.Values{"Name": a.table.Say.Name(a.table.Position().Winner())})
}

// soloEnd returns what the end of a game against Egon says below its lines, and what it offers.
func (a *tableScreen) soloEnd(e *screens.End) (told string, offers []panel.Item) {
	look, share, review, again, leave := e.LookButton(), e.ShareButton(), e.ReviewButton(), e.AgainButton(panel.Quiet), e.Leave()
	switch {
	case a.session.slot == tutorSlot:
		return a.firstEnd()
	case a.session.rung > 0:
		climbed, lead, more := a.ladderEnd()
		row := append(more, look, review, share)
		if a.origin != (origin{}) {
			row = append(row, leave)
		}
		return climbed + a.codeLine(), []panel.Item{lead, panel.Row{Buttons: row}}
	case a.session.practice != "":
		return a.say.Say(msg.LadderPracticed) + a.codeLine(), []panel.Item{e.AgainButton(panel.Primary), panel.Row{Buttons: []panel.Button{look, review, share, leave}}}
	case a.session.daily != "":
		return a.codeText(), []panel.Item{a.Button(msg.EndLeave, panel.Primary, a.leave), panel.Row{Buttons: []panel.Button{review, again, look, share}}}
	}
	next := a.Button(msg.EndRematch, panel.Primary, a.newGame)
	if a.table.Won() {
		next.Label = a.say.Say(msg.EndAnother)
	}
	return strings.TrimPrefix(a.codeLine(), "\n"), []panel.Item{next, panel.Row{Buttons: []panel.Button{review, again, look, share, a.Button(msg.EndLeave, panel.Quiet, a.leave)}}}
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
