package dreist

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/ladder"
	"dreist/game/dreist/match"
	"dreist/render/dreist/rungs"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/shell"
	"dreist/render/stage"
)

// climb is the ladder against Egon: how far the player has climbed, and how it goes on.
type climb struct{ *game }

// begin begins the next game of the ladder, or a new climb where none is running. The deal of a game that was begun
// stays the same however often the program is ended.
func (a climb) begin() shell.Step {
	state := a.state()
	if !state.Running {
		state.Running, state.Rung, state.Seeds = true, dreist.FirstRung, nil
		state.Climbs++
	}
	height := (state.Rung - dreist.FirstRung) / dreist.RungStep
	for len(state.Seeds) <= height {
		state.Seeds = append(state.Seeds, a.Seed())
	}
	a.save(state)
	return a.game.begin(session{slot: ladder.Slot, rung: state.Rung}, soloCode(state.Rung, state.Seeds[height]))
}

// practise begins a game on the deal of a rung of the last climb, without counting.
func (a climb) practise(rung int) shell.Step {
	seeds := a.state().Seeds
	if height := (rung - dreist.FirstRung) / dreist.RungStep; height < len(seeds) {
		return a.game.begin(session{slot: practiceSlot, rung: rung, practice: practiceRung}, soloCode(rung, seeds[height]))
	}
	return shell.Stay()
}

// show shows the climb and how it can go on.
func (a climb) show() shell.Step {
	state := a.state()
	view := a.view(state)
	saved, practice := a.findSaved(ladder.Slot), a.findSaved(practiceSlot)
	items := func() []panel.Item {
		rung := dreist.FirstRung
		key := msg.LadderBegin
		if state.Running {
			rung, key = state.Rung, msg.LadderNext
		}
		lead := panel.Button{ID: "ladder.climb", Style: panel.Primary, Action: a.Press(a.begin)}
		if saved != nil && state.Running {
			key = msg.LadderResume
			lead.Action = a.Press(func() shell.Step { return a.resume(saved) })
		}
		lead.Label = a.say.Say(key, words.Shares(rung))
		under := a.say.Say(msg.LadderIntro)
		if state.Best > 0 {
			under += "\n" + a.say.Say(msg.LadderBest, assets.Values{"Rung": state.Best, "Rating": a.say.Rating(state.Best)})
		}
		odds := ladder.OddsOf(rung)
		under += "\n" + a.say.Say(msg.LadderOdds, assets.Values{"Fair": odds.Fair.Percent(), "Strong": odds.Strong.Percent()})
		row := []panel.Button{a.Button(msg.CommonBack, panel.Quiet, shell.Close)}
		switch {
		case practice != nil && practice.rung > 0:
			row = append(row, a.Button(msg.LadderPracticeNext, panel.Quiet, func() shell.Step { return a.resume(practice) }))
		case !state.Running && len(state.Seeds) > 0:
			row = append(row, a.Button(msg.LadderPractice, panel.Quiet, func() shell.Step { return a.practise(dreist.FirstRung) }))
		}
		return []panel.Item{
			panel.Title{Text: a.say.Say(msg.LadderTitle)}, panel.Paragraph{Text: under},
			panel.Stage{Height: ladderHeight(a.Frame())}, lead, panel.Row{Buttons: row},
		}
	}
	return shell.Home(a.NewMenu(shell.Menu{
		Air:   shell.Alone, // Egon stands above the ladder
		Items: items, Options: []panel.Option{panel.Width(680)},
		Adorn: func(room geom.Rect) { a.draw(room, view, rungs.Lasts) },
	}))
}

// ladderHeight is the logical height of the picture of the ladder in a window: as much as the words and buttons leave.
func ladderHeight(f stage.Frame) float64 {
	const most, least, words, others = 269, 110, 96, 250
	return min(max(f.H/f.PanelUnit()-others-words*f.Letters(), least), most)
}

// view returns what the picture shows of a climb at rest.
func (a climb) view(state ladder.State) rungs.View {
	v := rungs.View{Best: state.Best, Was: ladder.Ended(a.Finished(ladder.Kind))}
	if state.Running {
		v.At = state.Rung
	}
	return v
}

// draw draws the picture of the ladder in a room, so long after what moves in it began.
func (a climb) draw(room geom.Rect, v rungs.View, at stage.Span) {
	const widest = 2.5 // times as wide as high: a wider one would be all bridge
	a.picture().Draw(geom.Around(room.Center(), min(room.W, room.H*widest), room.H), v, at)
}

// picture returns what draws the ladder.
func (a climb) picture() rungs.Picture {
	return rungs.Picture{Canvas: a.canvas, Say: a.say, Unit: a.Frame().TextUnit()}
}

// count moves the climb on by a game at its rung, unless it has gone on already.
func (a climb) count(rung int, m *match.Match) {
	state := a.state()
	if !state.Running || state.Rung != rung {
		return
	}
	state.Running = false
	if m.Position().Winner() != dreist.EgonSeat {
		state.Best = max(state.Best, rung)
		if next, higher := dreist.NextRung(rung); higher {
			state.Running, state.Rung = true, next
		}
	}
	a.save(state)
}

// state returns how far the player has climbed.
func (a climb) state() ladder.State {
	a.Profile.Notes(ladder.Name)
	a.TellFailures() // which rebuilds a ladder that was lost
	return ladder.Of(a.Profile.Notes(ladder.Name))
}

// rebuild finds out what it can about a ladder whose file was lost: the highest rung won from the history, and
// where the climb stands from the game that was begun.
func (a climb) rebuild() {
	state := ladder.Of(nil)
	if saved := a.findSaved(ladder.Slot); saved != nil {
		state.Running, state.Rung = true, saved.rung
	}
	state.Best = ladder.Tally(a.Finished()).BestRung
	if state.Best > 0 || state.Running {
		a.save(state)
	}
}

// save stores how far the player has climbed.
func (a climb) save(state ladder.State) { a.Profile.SetNotes(ladder.Name, state.Notes()) }

// ladderEnd returns what the end of a ladder game says, what leads on and what else it offers.
func (a *tableScreen) ladderEnd() (text string, lead panel.Button, more []panel.Button) {
	rung := a.session.rung
	next, higher := dreist.NextRung(rung)
	won := a.table.Won()
	show := a.Button(msg.LadderShow, panel.Quiet, a.climb.show)
	switch {
	case a.session.practice != "":
		text = a.say.Say(msg.LadderPracticed)
		lead = a.Button(msg.LadderPractice, panel.Primary, func() shell.Step { return a.climb.practise(rung) })
		if won && (next-dreist.FirstRung)/dreist.RungStep < len(a.climb.state().Seeds) {
			lead = a.Button(msg.LadderPracticeNext, panel.Primary, func() shell.Step { return a.climb.practise(next) })
		}
		return text, lead, []panel.Button{show}
	case won && higher:
		text = a.say.Say(msg.LadderWon, assets.Values{"Rung": rung, "Rating": a.say.Rating(rung)})
		lead = panel.Button{Label: a.say.Say(msg.LadderNext, words.Shares(next)), Style: panel.Primary, Action: a.Press(a.climb.begin)}
		return text, lead, []panel.Button{show}
	case won:
		return a.say.Say(msg.LadderTop), a.Button(msg.LadderShow, panel.Primary, a.climb.show), nil
	}
	text = a.say.Say(msg.LadderLostFirst)
	if rung > dreist.FirstRung {
		lost := words.Shares(rung)
		lost["Rating"] = a.say.Rating(rung - dreist.RungStep)
		text = a.say.Say(msg.LadderLost, lost)
	}
	practice := a.Button(msg.LadderPractice, panel.Quiet, func() shell.Step { return a.climb.practise(dreist.FirstRung) })
	return text, a.Button(msg.LadderAgain, panel.Primary, a.climb.begin), []panel.Button{practice, show}
}
