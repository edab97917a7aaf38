package main

import (
	"errors"
	"math/rand/v2"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/drive"
	"dreist/game/dreist"
	"dreist/game/match"
	"dreist/game/record"
	"dreist/game/store"
)

// tables shows the set-up screen, tables of two to four with computer players, the curtain and the end of a game.
func tables(c *camera) error {
	d, err := c.beside(func(*store.Store) error { return nil })
	if err != nil {
		return err
	}
	c.snap(d, "setup")
	if err := d.Close(); err != nil {
		return err
	}
	for seats := 2; seats <= dreist.MaxSeats; seats++ {
		if err := c.tableOf(seats); err != nil {
			return err
		}
	}
	if err := c.hotSeat(); err != nil {
		return err
	}
	if err := c.gifts(); err != nil {
		return err
	}
	return c.sums()
}

// giftAtTable is a table of three at which the player in front has just laid the last hand card.
const giftAtTable = `[Game "DREIst!"]
[Format "1"]
[Mode "table"]
[Seat1 "Ada"]
[Seat2 "Küken"]
[Seat3 "Fisch"]
[Layout "2r5"]
[Hand1 "3y 3t 2r 2y 2t"]
[Pile1 "1r 4v 5v"]
[Hand2 "8t 7t"]
[Hand3 "1t 1v 4t"]
[Pile2 ""]
[Pile3 ""]
[Computer2 "fair"]
[Computer3 "easy"]

1: 3y2 2r1 2y2 2t3 3t3
`

// gifts shows how a gift is handed out: asked for, one card under the mouse, one at its receiver, both taken up.
func (c *camera) gifts() error {
	d, err := c.beside(func(s *store.Store) error { return s.SaveGame(store.Table, giftAtTable) })
	if err != nil {
		return err
	}
	d.Key(ebiten.KeyEnter)
	d.Step(3 * rest)
	t := d.SitAt(giftAtTable)
	d.Key(ebiten.KeyN) // no card for the DREIer
	d.Step(rest)
	c.snap(d, "gift-table")
	g := t.Geometry()
	d.Hold(g.HandSlot(0, 2).Center(), g.Others[1].Name.Center())
	d.Step(4)
	c.snap(d, "gift-table-held")
	d.Release()
	d.Step(4)
	c.snap(d, "gift-table-first")
	d.Click(g.Others[0].Portrait.Center())
	d.Step(24)
	c.snap(d, "gift-table-flies")
	return d.Close()
}

// sums shows how a series stands between two games and at its end.
func (c *camera) sums() error {
	players := []store.SeriesPlayer{{Name: "Ada", Kind: store.SeatPerson}, {Kind: store.SeatEasy}, {Name: "Maximiliane", Kind: store.SeatPerson}}
	series := match.NewSeries(players, 0, 0)
	series.Add(0, match.Facts{Winner: 1, Left: []int{4, 0, 11}}, "", "")
	series.Add(1, match.Facts{Winner: 0, Left: []int{0, 9, 3}}, "", "")
	d, err := c.beside(func(s *store.Store) error { return s.SaveSeries(series.SeriesState) })
	if err != nil {
		return err
	}
	c.snap(d, "series")
	if err := d.Close(); err != nil {
		return err
	}
	// The last game of the series is one discard before its end.
	if d, err = c.beside(func(s *store.Store) error {
		return errors.Join(s.SaveSeries(series.SeriesState), s.SaveGame(store.Table, lastDiscard))
	}); err != nil {
		return err
	}
	d.Key(ebiten.KeyEnter)
	d.Step(3 * rest)
	d.Key(ebiten.KeyEnter) // the curtain
	d.Step(rest)
	d.Key(ebiten.Key1)
	d.Key(ebiten.KeyEnter)
	d.Step(6 * rest)
	c.snap(d, "series-won")
	d.Key(ebiten.KeyEscape)
	d.Step(rest)
	c.snap(d, "series-table")
	return d.Close()
}

// lastDiscard is the third game of a series of three, which Ada wins by discarding her last card.
const lastDiscard = `[Game "DREIst!"]
[Format "1"]
[Mode "table"]
[Seat1 "Ada"]
[Seat2 "Küken"]
[Seat3 "Maximiliane"]
[Layout "2r1yy2"]
[Hand1 "3t"]
[Pile1 ""]
[Hand2 "8t 7t"]
[Pile2 "1v 1y"]
[Hand3 "1t 1v 4t"]
[Pile3 ""]
[Computer2 "easy"]
[Series "3"]
`

// beside starts a program and presses the button for tables of two to four.
func (c *camera) beside(prepare func(*store.Store) error) (*drive.Driver, error) {
	return c.press([]ebiten.Key{ebiten.KeyTab, ebiten.KeyArrowDown, ebiten.KeyArrowRight, ebiten.KeyEnter}, prepare)
}

// tableOf shows a table with one person in the middle of a game, and a computer player's turn.
func (c *camera) tableOf(seats int) error {
	players := []string{"", "fair", "easy", "fair"}[:seats]
	text, err := playedTable(players, 7)
	if err != nil {
		return err
	}
	d, err := c.beside(func(s *store.Store) error { return s.SaveGame(store.Table, text) })
	if err != nil {
		return err
	}
	d.Key(ebiten.KeyEnter)
	d.Step(3 * rest)
	name := []string{2: "two", 3: "three", 4: "four"}[seats]
	c.snap(d, "table-of-"+name)
	t := d.SitAt(text)
	t.Play(discardOf(t.Position()))
	t.WaitForOther()
	d.Step(30)
	c.snap(d, "table-of-"+name+"-computer")
	t.Finish()
	t.Settle()
	c.snap(d, "table-of-"+name+"-recap")
	return d.Close()
}

// discardOf returns a move that ends the turn at once.
func discardOf(p *dreist.Position) dreist.Move { return dreist.Discard(p.Hand(p.Turn())[0]) }

// hotSeat shows the curtain between two persons and the table behind it.
func (c *camera) hotSeat() error {
	text, err := playedTable([]string{"", "", "easy"}, 9)
	if err != nil {
		return err
	}
	d, err := c.beside(func(s *store.Store) error { return s.SaveGame(store.Table, text) })
	if err != nil {
		return err
	}
	d.Key(ebiten.KeyEnter)
	d.Step(3 * rest)
	c.snap(d, "curtain")
	d.Key(ebiten.KeyEnter)
	d.Step(3 * rest)
	c.snap(d, "curtain-raised")
	return d.Close()
}

// playedTable returns the save of a game at a table after some moves; an empty name is a person. It stops at the
// start of a person's turn.
func playedTable(players []string, moves int) (string, error) {
	names := []string{"Ada", "Kobold", "Fledermaus", "Maximiliane"}[:len(players)]
	var tags []record.Tag
	for i, p := range players {
		if p != "" {
			tags = append(tags, record.Tag{Name: match.ComputerTag(i + 1), Value: p})
		}
	}
	m, err := match.New(dreist.NewTableDeal(len(players), 0, 11), record.Seats(names...), tags, match.Unkept{})
	if err != nil {
		return "", err
	}
	rng := rand.New(rand.NewPCG(11, 11))
	for range moves {
		if m.Over() {
			break
		}
		options := m.Position().AppendMoves(nil)
		if _, err := m.Play(options[rng.IntN(len(options))]); err != nil {
			return "", err
		}
	}
	for !m.Over() && (m.Position().Laid() > 0 || m.Position().Pending() != dreist.Settled) {
		options := m.Position().AppendMoves(nil)
		if _, err := m.Play(options[len(options)-1]); err != nil {
			return "", err
		}
	}
	return m.Record()
}
