// Package climb is the screen of the ladder against Egon: it keeps a player's progress, starts the games, and draws a
// wooden ladder whose rungs show the cards and the rating, with the climbing figure and Egon above.
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

// LadderScreen is the screen of the ladder, with the player's progress in the profile.
type LadderScreen struct {
	*screens.GameScreens
	Canvas             pictures.Canvas
	Phrases            words.Sentences
	StartGame          func(rung int, seed uint64, practice bool) shell.Navigation // starts a game at a rung, on the deal of a seed
	UnfinishedGame     func() *RungGame                                            // returns the unfinished game that counts, or nil
	UnfinishedPractice func() *RungGame                                            // returns the unfinished practice game, or nil
}

// RungGame is an unfinished game of the ladder.
type RungGame struct {
	Rung         int                     // number of the player's cards at the start
	ContinueGame func() shell.Navigation // continues the game
}

// StartNextGame starts the next game of the ladder, or a new climb. A game at a rung of a climb always has the same deal, also after a restart.
func (l *LadderScreen) StartNextGame() shell.Navigation {
	state := l.Progress()
	if !state.IsRunning {
		state.IsRunning, state.Rung, state.Seeds = true, dreist.FirstRung, nil
		state.ClimbCount++
	}
	height := (state.Rung - dreist.FirstRung) / dreist.RungStep
	for len(state.Seeds) <= height {
		state.Seeds = append(state.Seeds, l.NextSeed())
	}
	l.SaveProgress(state)
	return l.StartGame(state.Rung, state.Seeds[height], false)
}

// StartPractice starts a game that does not count, on the deal of a rung of the last climb.
func (l *LadderScreen) StartPractice(rung int) shell.Navigation {
	seeds := l.Progress().Seeds
	if height := (rung - dreist.FirstRung) / dreist.RungStep; height < len(seeds) {
		return l.StartGame(rung, seeds[height], true)
	}
	return shell.Stay()
}

// OpenLadder opens the screen of the ladder.
func (l *LadderScreen) OpenLadder() shell.Navigation {
	state := l.Progress()
	view := l.view(state)
	begun, practice := l.UnfinishedGame(), l.UnfinishedPractice()
	items := func() []panel.Item {
		rung := dreist.FirstRung
		key := "ladder.begin"
		if state.IsRunning {
			rung, key = state.Rung, "ladder.next"
		}
		lead := panel.Button{ID: "ladder.climb", Style: panel.PrimaryStyle, Action: l.ClickAction(l.StartNextGame)}
		if begun != nil && state.IsRunning {
			key = "ladder.resume"
			lead.Action = l.ClickAction(begun.ContinueGame)
		}
		lead.Label = l.Phrases.Say(key, words.RungCardCounts(rung))
		under := l.Phrases.Say("ladder.intro")
		if state.BestRung > 0 {
			under += "\n" + l.Phrases.Say("ladder.best", assets.Values{"Rung": state.BestRung, "Rating": l.Phrases.RatingName(state.BestRung)})
		}
		odds := match.OddsOf(rung)
		under += "\n" + l.Phrases.Say("ladder.odds", assets.Values{"Fair": odds.Fair.Percent(), "Strong": odds.Strong.Percent()})
		row := []panel.Button{l.Button("common.back", panel.QuietStyle, shell.Close)}
		switch {
		case practice != nil:
			row = append(row, l.Button("ladder.practice.next", panel.QuietStyle, practice.ContinueGame))
		case !state.IsRunning && len(state.Seeds) > 0:
			row = append(row, l.Button("ladder.practice", panel.QuietStyle, func() shell.Navigation { return l.StartPractice(dreist.FirstRung) }))
		}
		return []panel.Item{
			panel.Title{Text: l.Phrases.Say("ladder.title")}, panel.Paragraph{Text: under},
			panel.PictureRoom{Height: ladderHeight(l.Frame())}, lead, panel.Row{Buttons: row},
		}
	}
	return shell.CloseToLowest(l.NewPanelScreen(shell.PanelScreen{
		Mood:  shell.NoHost, // Egon stands above the ladder
		Items: items, Options: []panel.Option{panel.WithWidth(680)},
		DrawPictureRoom: func(room geom.Rect) {
			l.picture().draw(l.pictureIn(room), view, lasts)
		},
	}))
}

// ladderHeight returns the logical height of the ladder: what texts and buttons leave of a window, within limits.
func ladderHeight(f stage.Frame) float64 {
	const most, least, words, others = 269, 110, 96, 250
	return min(max(f.H/f.PanelUnit()-others-words*f.TextScale(), least), most)
}

func (l *LadderScreen) view(state match.Ladder) LadderView {
	v := LadderView{BestRung: state.BestRung, LastLostRung: match.LastLostRung(l.FinishedEntries(match.LadderKind))}
	if state.IsRunning {
		v.EndRung = state.Rung
	}
	return v
}

func (l *LadderScreen) pictureIn(room geom.Rect) geom.Rect {
	const widest = 2.5 // the greatest width in heights; what a wider picture would add is only landscape
	return geom.RectAround(room.Center(), min(room.W, room.H*widest), room.H)
}

func (l *LadderScreen) picture() picture {
	return picture{Canvas: l.Canvas, phrases: l.Phrases, unit: l.Frame().TextUnit()}
}

// RecordGame counts a finished game at a rung, unless the climb is already at another rung.
func (l *LadderScreen) RecordGame(rung int, m *match.Match) {
	state := l.Progress()
	if !state.IsRunning || state.Rung != rung {
		return
	}
	state.IsRunning = false
	if m.Position().Winner() != dreist.EgonSeat {
		state.BestRung = max(state.BestRung, rung)
		if next, higher := dreist.NextRung(rung); higher {
			state.IsRunning, state.Rung = true, next
		}
	}
	l.SaveProgress(state)
}

// Progress returns the player's progress.
func (l *LadderScreen) Progress() match.Ladder {
	l.Profile.Notes(match.LadderNotes)
	l.ShowFailures() // rebuilds a lost file
	return match.LadderOf(l.Profile.Notes(match.LadderNotes))
}

// RebuildProgress restores the highest rung won, and the rung of the unfinished game, if the file of the ladder was lost.
func (l *LadderScreen) RebuildProgress() {
	state := match.LadderOf(nil)
	if begun := l.UnfinishedGame(); begun != nil {
		state.IsRunning, state.Rung = true, begun.Rung
	}
	state.BestRung = match.StatisticsOf(l.FinishedEntries()).BestRung
	if state.BestRung > 0 || state.IsRunning {
		l.SaveProgress(state)
	}
}

// SaveProgress stores the player's progress.
func (l *LadderScreen) SaveProgress(state match.Ladder) {
	l.Profile.SetNotes(match.LadderNotes, state.Notes())
}
