package main

import (
	"errors"
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/drive"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/ladder"
	"dreist/game/store"
)

// press starts a program with what is prepared in its store and strikes keys one after the other.
func (c *camera) press(keys []ebiten.Key, prepare func(*store.Store) error) (*drive.Driver, error) {
	o, err := c.options(nil)
	if err != nil {
		return nil, err
	}
	files, err := o.Home.Store()
	if err != nil {
		return nil, err
	}
	if err := prepare(files); err != nil {
		return nil, err
	}
	if err := practised(files); err != nil {
		return nil, err
	}
	d, err := c.start(o)
	if err != nil {
		return nil, err
	}
	for _, k := range keys {
		d.Key(k)
		d.Step(2)
	}
	d.Step(rest)
	return d, nil
}

// practised stores a game that counts nowhere, so that the start screen is not that of somebody new.
func practised(s *store.Store) error {
	_, err := s.AddFinished(store.Finished{Record: "; a game\n", Date: "2026-01-30", Kind: store.KindPractice, Summary: store.Summary{
		Seats: 2, Seat: 1, Winner: 1, Left: []int{0, 3}, Turns: 9, Opponents: []string{"egon"},
	}})
	return err
}

// climb shows a climb half way up, and the table of its next game.
func climb(c *camera) error {
	d, err := c.press([]ebiten.Key{ebiten.KeyTab, ebiten.KeyArrowDown, ebiten.KeyArrowLeft, ebiten.KeyEnter}, func(s *store.Store) error {
		return s.SaveNotes(ladder.Name, ladder.State{Rung: 54, Seeds: []uint64{1, 2, 3}, Running: true, Best: 56, Climbs: 3}.Notes())
	})
	if err != nil {
		return err
	}
	c.snap(d, "ladder")
	d.Key(ebiten.KeyEnter)
	d.Step(3 * rest)
	c.snap(d, "ladder-table")
	return d.Close()
}

// statistics shows what many finished games add up to.
func statistics(c *camera) error {
	for _, theme := range []store.Theme{store.Light, store.Dark} {
		d, err := c.press(nil, func(s *store.Store) error {
			settings, err := s.LoadSettings()
			if err != nil {
				return err
			}
			settings.Theme = theme
			return errors.Join(s.SaveSettings(settings), remember(s))
		})
		if err != nil {
			return err
		}
		openStatistics(d)
		c.snap(d, "statistics-"+string(theme))
		if err := d.Close(); err != nil {
			return err
		}
	}
	return nil
}

// remember lets a computer player play games and stores them as a player's.
func remember(s *store.Store) error {
	simulation := coach.Simulation{Players: []string{"fair"}, Cards: dreist.FirstRung, Games: 40, Seed: 3, Workers: 1}
	_, err := simulation.Run(func(number int, code dreist.Code, g *coach.Game) error {
		left := []int{g.End.CardsLeft(0), g.End.CardsLeft(dreist.EgonSeat)}
		_, err := s.AddFinished(store.Finished{
			Record: fmt.Sprintf("; game %d of code %v\n", number, code), Date: "2026-01-31", Kind: store.KindSolo,
			Summary: store.Summary{
				Seats: 2, Seat: 1, Winner: int(g.End.Winner()) + 1, Left: left, Turns: g.Turns, Counts: map[string]int{ladder.Trios: 9, ladder.Gifts: 1}, Opponents: []string{"egon"},
			},
		})
		return err
	})
	return err
}
