// Package climb is the screen of the ladder against Egon: it keeps a player's progress, starts the games, and draws a
// wooden ladder whose rungs show the cards, the rating and the odds, with the climbing figure and Egon above.
package climb

import (
	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/render/stage"
)

// Climb is the screen of the ladder, with the player's progress in the profile.
type Climb struct {
	*screens.Front
	Canvas    pictures.Canvas
	Words     words.Sentences
	Play      func(rung int, seed uint64, practice bool) shell.Step // starts a game
	Begun     func() *Game                                          // returns the unfinished game that counts, or nil
	Practised func() *Game                                          // returns the unfinished practice game, or nil
}

// Game is an unfinished game of the ladder.
type Game struct {
	Rung   int               // number of the player's cards at the start
	Resume func() shell.Step // continues it
}

// Begin starts the next game of the ladder, or a new climb if none is running. A game started before has the same deal
// again, also after the program was restarted.
func (c *Climb) Begin() shell.Step {
	state := c.State()
	if !state.Running {
		state.Running, state.Rung, state.Seeds = true, dreist.FirstRung, nil
		state.Climbs++
	}
	height := (state.Rung - dreist.FirstRung) / dreist.RungStep
	for len(state.Seeds) <= height {
		state.Seeds = append(state.Seeds, c.Seed())
	}
	c.Save(state)
	return c.Play(state.Rung, state.Seeds[height], false)
}

// Practise starts a game that does not count, on the deal of a rung of the last climb.
func (c *Climb) Practise(rung int) shell.Step {
	seeds := c.State().Seeds
	if height := (rung - dreist.FirstRung) / dreist.RungStep; height < len(seeds) {
		return c.Play(rung, seeds[height], true)
	}
	return shell.Stay()
}

// Show opens the screen of the ladder.
func (c *Climb) Show() shell.Step {
	state := c.State()
	view := c.view(state)
	begun, practice := c.Begun(), c.Practised()
	items := func() []panel.Item {
		rung := dreist.FirstRung
		key := "ladder.begin"
		if state.Running {
			rung, key = state.Rung, "ladder.next"
		}
		lead := panel.Button{ID: "ladder.climb", Style: panel.Primary, Action: c.Press(c.Begin)}
		if begun != nil && state.Running {
			key = "ladder.resume"
			lead.Action = c.Press(begun.Resume)
		}
		lead.Label = c.Words.Say(key, words.Shares(rung))
		under := c.Words.Say("ladder.intro")
		if state.Best > 0 {
			under += "\n" + c.Words.Say("ladder.best", assets.Values{"Rung": state.Best, "Rating": c.Words.Rating(state.Best)})
		}
		odds := match.OddsOf(rung)
		under += "\n" + c.Words.Say("ladder.odds", assets.Values{"Fair": odds.Fair.Percent(), "Strong": odds.Strong.Percent()})
		row := []panel.Button{c.Button("common.back", panel.Quiet, shell.Close)}
		switch {
		case practice != nil:
			row = append(row, c.Button("ladder.practice.next", panel.Quiet, practice.Resume))
		case !state.Running && len(state.Seeds) > 0:
			row = append(row, c.Button("ladder.practice", panel.Quiet, func() shell.Step { return c.Practise(dreist.FirstRung) }))
		}
		return []panel.Item{
			panel.Title{Text: c.Words.Say("ladder.title")}, panel.Paragraph{Text: under},
			panel.Stage{Height: ladderHeight(c.Frame())}, lead, panel.Row{Buttons: row},
		}
	}
	at := &pointed{climb: c, view: view}
	return shell.Home(c.NewMenu(shell.Menu{
		Mood:  shell.NoHost, // Egon stands above the ladder
		Items: items, Options: []panel.Option{panel.Width(680)}, Live: at,
		Adorn: func(room geom.Rect) {
			at.room = c.pictureIn(room)
			c.picture().draw(at.room, at.view, lasts)
		},
	}))
}

// pointed is the ladder on its screen. It shows the odds of the rung under the pointer.
type pointed struct {
	climb *Climb
	view  View
	room  geom.Rect // where it was drawn, empty before
}

// Tick follows the pointer, and reports whether it is over another rung.
func (p *pointed) Tick() (changed bool) {
	before := p.view.Over
	if p.room.W > 0 {
		p.view.Over = p.climb.picture().rungAt(p.room, p.view, geom.Point(p.climb.Cursor()))
	}
	return p.view.Over != before
}

// NeedsTick is always false: nothing moves by itself.
func (p *pointed) NeedsTick() bool { return false }

// ladderHeight returns the logical height of the ladder in a window: the height that the texts and buttons leave, within
// limits.
func ladderHeight(f stage.Frame) float64 {
	const most, least, words, others = 269, 110, 96, 250
	return min(max(f.H/f.PanelUnit()-others-words*f.Letters(), least), most)
}

// view returns the content of the picture of a climb at rest.
func (c *Climb) view(state match.Ladder) View {
	v := View{Best: state.Best, Was: match.LastLostRung(c.Finished(match.LadderKind))}
	if state.Running {
		v.At = state.Rung
	}
	return v
}

// pictureIn returns the part of a room for the ladder.
func (c *Climb) pictureIn(room geom.Rect) geom.Rect {
	const widest = 2.5 // wider than high by at most this factor: beyond it would be all bridge
	return geom.Around(room.Center(), min(room.W, room.H*widest), room.H)
}

// picture returns the drawing of the ladder.
func (c *Climb) picture() picture {
	return picture{Canvas: c.Canvas, Say: c.Words, Unit: c.Frame().TextUnit()}
}

// Count records a finished game at a rung, unless the climb has moved on already.
func (c *Climb) Count(rung int, m *match.Match) {
	state := c.State()
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
	c.Save(state)
}

// State returns the player's progress.
func (c *Climb) State() match.Ladder {
	c.Profile.Notes(match.LadderNotes)
	c.TellFailures() // a lost file is rebuilt by it
	return match.LadderOf(c.Profile.Notes(match.LadderNotes))
}

// Rebuild restores what it can if the ladder's file was lost: the highest rung won from the history, the current rung from
// the unfinished game.
func (c *Climb) Rebuild() {
	state := match.LadderOf(nil)
	if begun := c.Begun(); begun != nil {
		state.Running, state.Rung = true, begun.Rung
	}
	state.Best = match.Tally(c.Finished()).BestRung
	if state.Best > 0 || state.Running {
		c.Save(state)
	}
}

// Save stores the player's progress.
func (c *Climb) Save(state match.Ladder) { c.Profile.SetNotes(match.LadderNotes, state.Notes()) }
