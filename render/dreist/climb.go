package dreist

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/ladder"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/shell"
)

// climb begins the next game of the ladder, or a new climb where none is running. The deal of a game that was begun
// stays the same however often the program is ended.
func (a *game) climb() shell.Step {
	state := a.ladder()
	if !state.Running {
		state.Running, state.Rung, state.Seeds = true, dreist.FirstRung, nil
		state.Climbs++
	}
	height := (state.Rung - dreist.FirstRung) / dreist.RungStep
	for len(state.Seeds) <= height {
		state.Seeds = append(state.Seeds, a.Seed())
	}
	a.saveLadder(state)
	return a.begin(session{slot: ladder.Slot, rung: state.Rung}, soloCode(state.Rung, state.Seeds[height]))
}

// practise begins a game on the deal of a rung of the last climb, without counting.
func (a *game) practise(rung int) shell.Step {
	seeds := a.ladder().Seeds
	if height := (rung - dreist.FirstRung) / dreist.RungStep; height < len(seeds) {
		return a.begin(session{slot: practiceSlot, rung: rung, practice: practiceRung}, soloCode(rung, seeds[height]))
	}
	return shell.Stay()
}

// showLadder shows the climb and how it can go on.
func (a *game) showLadder() shell.Step {
	state := a.ladder()
	saved, practice := a.findSaved(ladder.Slot), a.findSaved(practiceSlot)
	items := func() []panel.Item {
		rung := dreist.FirstRung
		key := msg.LadderBegin
		if state.Running {
			rung, key = state.Rung, msg.LadderNext
		}
		lead := panel.Button{ID: "ladder.climb", Style: panel.Primary, Action: a.Press(a.climb)}
		if saved != nil && state.Running {
			key = msg.LadderResume
			lead.Action = a.Press(func() shell.Step { return a.resume(saved) })
		}
		lead.Label = a.say.Say(key, words.Shares(rung))
		under := a.say.Say(msg.LadderIntro)
		if state.Best > 0 {
			under += "\n" + a.say.Say(msg.LadderBest, assets.Values{"Rung": state.Best, "Rating": a.say.Rating(state.Best)})
		}
		row := []panel.Button{a.Button(msg.LadderBack, panel.Quiet, shell.Close)}
		switch {
		case practice != nil && practice.rung > 0:
			row = append(row, a.Button(msg.LadderPracticeNext, panel.Quiet, func() shell.Step { return a.resume(practice) }))
		case !state.Running && len(state.Seeds) > 0:
			row = append(row, a.Button(msg.LadderPractice, panel.Quiet, func() shell.Step { return a.practise(dreist.FirstRung) }))
		}
		return []panel.Item{
			panel.Title{Text: a.say.Say(msg.LadderTitle)}, panel.Paragraph{Text: under},
			panel.Stage{Height: 170}, lead, panel.Row{Buttons: row},
		}
	}
	return shell.Home(a.NewMenu(shell.Menu{
		Items: items, Options: []panel.Option{panel.Width(680)},
		Adorn: func(room geom.Rect) { a.drawLadder(&a.canvas, room, state) },
	}))
}

// ladderEnd returns what the end of a ladder game says and offers.
func (a *tableScreen) ladderEnd() (text string, offers []panel.Item) {
	rung := a.session.rung
	next, higher := dreist.NextRung(rung)
	won := a.table.Won()
	show := a.Button(msg.LadderShow, panel.Quiet, a.showLadder)
	switch {
	case a.session.practice != "":
		text = a.say.Say(msg.LadderPracticed)
		lead := a.Button(msg.LadderPractice, panel.Primary, func() shell.Step { return a.practise(rung) })
		if won && (next-dreist.FirstRung)/dreist.RungStep < len(a.ladder().Seeds) {
			lead = a.Button(msg.LadderPracticeNext, panel.Primary, func() shell.Step { return a.practise(next) })
		}
		return text, []panel.Item{lead, panel.Row{Buttons: []panel.Button{show}}}
	case won && higher:
		text = a.say.Say(msg.LadderWon, assets.Values{"Rung": rung, "Rating": a.say.Rating(rung)})
		lead := panel.Button{Label: a.say.Say(msg.LadderNext, words.Shares(next)), Style: panel.Primary, Action: a.Press(a.climb)}
		return text, []panel.Item{lead, panel.Row{Buttons: []panel.Button{show}}}
	case won:
		return a.say.Say(msg.LadderTop), []panel.Item{a.Button(msg.LadderShow, panel.Primary, a.showLadder)}
	}
	below := 0
	if rung > dreist.FirstRung {
		below = rung - dreist.RungStep
	}
	lost := words.Shares(rung)
	lost["Rating"] = a.say.Rating(below)
	text = a.say.Say(msg.LadderLost, lost)
	practice := a.Button(msg.LadderPractice, panel.Quiet, func() shell.Step { return a.practise(dreist.FirstRung) })
	return text, []panel.Item{a.Button(msg.LadderAgain, panel.Primary, a.climb), panel.Row{Buttons: []panel.Button{practice, show}}}
}
