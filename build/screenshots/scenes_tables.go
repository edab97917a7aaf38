package main

import (
	"math/rand/v2"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/drive"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/play"
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
	return c.hotSeat()
}

// beside starts a program and presses the button for tables of two to four.
func (c *camera) beside(prepare func(*store.Store) error) (*drive.Driver, error) {
	return c.press([]ebiten.Key{ebiten.KeyTab, ebiten.KeyArrowDown, ebiten.KeyArrowRight, ebiten.KeyEnter}, prepare)
}

// resumeTable goes on with a game at a table of two to four, given as the text of its save.
func (c *camera) resumeTable(text string) (*drive.Table, error) {
	d, err := c.beside(func(s *store.Store) error { return s.SaveGame(store.Table, text) })
	if err != nil {
		return nil, err
	}
	d.Key(ebiten.KeyEnter)
	d.Step(3 * rest)
	return d.SitAt(text), nil
}

// tableOf shows a table with one person in the middle of a game, and a computer player's turn.
func (c *camera) tableOf(seats int) error {
	players := []string{"", "fair", "easy", "fair"}[:seats]
	text, err := playedTable(players, 7)
	if err != nil {
		return err
	}
	t, err := c.resumeTable(text)
	if err != nil {
		return err
	}
	d := t.Driver()
	name := []string{2: "two", 3: "three", 4: "four"}[seats]
	c.snap(d, "table-of-"+name)
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
	m, err := match.New(dreist.NewTableDeal(len(players), 0, 11), record.Seats(names...), tags, play.Unkept{})
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
	return m.Record(), nil
}
