package dreixdrei

import (
	"strconv"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/assets/msg/dreixdreimsg"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/summary"
	"dreist/game/store"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
)

// standing sums up the finished games of the only person at tables of one size.
type standing struct{ played, first, last, places int }

// standings sums up games by their seats: how those at tables of n stand is at n.
func standings(games []store.Entry) (all [dreixdrei.MaxSeats + 1]standing) {
	for i := range games {
		s := &games[i].Summary
		place := summary.Place(s)
		if s.Seats > dreixdrei.MaxSeats || place == 0 {
			continue
		}
		at := &all[s.Seats]
		at.played++
		at.places += place
		if place == 1 {
			at.first++
		}
		if summary.Lost(s) {
			at.last++
		}
	}
	return all
}

// Statistics returns the screen of how the games went, by the size of the table, which the finished games lead back to.
func (g *game) Statistics() shell.Screen {
	return g.NewMenu(shell.Menu{Options: []panel.Option{panel.Width(720)}, Adorn: g.DrawInvitation, Items: func() []panel.Item {
		all := standings(g.Finished(store.KindTable))
		grid := panel.Grid{Head: []string{"", g.Say(dreixdreimsg.StandingPlayed), g.Say(dreixdreimsg.StandingFirst), g.Say(dreixdreimsg.StandingLast), g.Say(dreixdreimsg.StandingMean)}}
		for seats := range all {
			if at := &all[seats]; at.played > 0 {
				tenths := (10*at.places + at.played/2) / at.played
				grid.Rows = append(grid.Rows, []string{g.seatsName(seats), strconv.Itoa(at.played), strconv.Itoa(at.first), strconv.Itoa(at.last),
					g.Say(dreixdreimsg.StandingTenths, assets.Values{"Whole": tenths / 10, "Tenth": tenths % 10})})
			}
		}
		items := []panel.Item{panel.Title{Text: g.Say(dreixdreimsg.StandingTitle)}}
		if len(grid.Rows) == 0 {
			items = append(items, g.Invitation(g.Say(dreixdreimsg.StandingNone))...)
		} else {
			items = append(append(items, grid), g.habits().Items()...)
		}
		return append(items, panel.Fill{}, panel.Row{Buttons: []panel.Button{
			g.Button(msg.CommonBack, panel.Quiet, shell.Close), g.Button(msg.HistoryOpen, panel.Quiet, g.ShowHistory),
		}})
	}})
}

// seatsName says how many play.
func (g *game) seatsName(seats int) string { return g.Count(dreixdreimsg.PlayedSeats, seats, nil) }

// Describe returns what puts the entries of one list of finished games into words.
func (g *game) Describe() func(e *store.Entry) screens.Finished {
	return func(e *store.Entry) screens.Finished {
		f := screens.Finished{Game: g.seatsName(e.Summary.Seats)}
		if place := summary.Place(&e.Summary); place > 0 {
			f.Result = g.Say(dreixdreimsg.PlayedPlace, assets.Values{"Place": place})
		}
		return f
	}
}
