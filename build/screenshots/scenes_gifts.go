package main

import (
	"fmt"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/render/geom"
)

// giftSave returns the save of a table at which the only person has laid the last hand card and may give.
func giftSave(seats int) string {
	names := []string{"Ada", "Kobold", "Fledermaus", "Maximiliane"}
	hands := []string{"3y 3t 2r 2y 2t", "8t 7t 6t", "8y 7y 6y 5y 4y", "8v 7v 6v 5v 4v"}
	piles := []string{"1r 4v 5v 1t 8r", "", "8r 7r 6r", "8r 7r 6r 5r 4r 3r"}
	var b strings.Builder
	b.WriteString("[Game \"DREIst!\"]\n[Format \"1\"]\n[Mode \"table\"]\n[Layout \"2r5\"]\n")
	for i := range seats {
		fmt.Fprintf(&b, "[Seat%d %q]\n[Hand%d %q]\n[Pile%d %q]\n", i+1, names[i], i+1, hands[i], i+1, piles[i])
		if i > 0 {
			fmt.Fprintf(&b, "[Computer%d %q]\n", i+1, coach.Easy)
		}
	}
	b.WriteString("\n1: 3y2 2r1 2y2 2t3 3t3\n")
	return b.String()
}

// gifts shows gifts at tables of two to four: the question, a card dragged to somebody, and the flight.
func gifts(c *camera) error {
	for seats := 2; seats <= dreist.MaxSeats; seats++ {
		if err := c.giftAmong(seats); err != nil {
			return err
		}
	}
	return nil
}

func (c *camera) giftAmong(seats int) error {
	text := giftSave(seats)
	d, err := c.beside(func(s *store.Store) error { return s.SaveGame(store.Table, text) })
	if err != nil {
		return err
	}
	d.Key(ebiten.KeyEnter)
	d.Step(rest)
	d.Key(ebiten.KeyN) // no card for the DREIer
	d.Step(2 * rest)
	name := fmt.Sprintf("gift-among-%d", seats)
	c.snap(d, name)
	t := d.SitAt(text)
	g := t.Geometry()
	last := g.Others[seats-2].Box.Center()
	d.Hold(g.HandSlot(1, 2).Center(), geom.Point{X: last.X - 20, Y: last.Y + 30})
	d.Step(8)
	c.snap(d, name+"-held")
	d.Release()
	d.Step(20)
	c.snap(d, name+"-first-given")
	d.Click(g.Others[0].Box.Center())
	d.Step(26)
	c.snap(d, name+"-flies")
	d.Step(60)
	c.snap(d, name+"-taken-up")
	return d.Close()
}

// seriesEnds shows how games and series at a table end, and what a code may be wrong in.
func seriesEnds(c *camera) error {
	for _, games := range []int{2, 4, 10} {
		if err := c.endOfSeries(games); err != nil {
			return err
		}
	}
	return c.wrongCode()
}

// endOfSeries ends the game of a series that has so many with it, of four where there are fewer.
func (c *camera) endOfSeries(games int) error {
	name := fmt.Sprintf("series-%d-games", games)
	players := []store.SeriesPlayer{{Name: "Maximiliane", Kind: store.SeatPerson}, {Kind: coach.Easy}, {Name: "Bo", Kind: coach.Fair}, {Kind: coach.Easy}}
	first := (dreist.MaxSeats - (games-1)%dreist.MaxSeats) % dreist.MaxSeats // so that the person begins the last game
	series := play.NewSeries(players, first, max(games, 4))
	for i := range games - 1 {
		series.Add(series.Starts(), play.Facts{Result: play.Result{Winner: play.Seat(i % 4), Left: []int{(i * 3) % 4 * 5, (i*3 + 3) % 4 * 4, (i*3 + 2) % 4 * 6, (i*3 + 1) % 4 * 3}}}, "", "")
	}
	var b strings.Builder
	fmt.Fprintf(&b, "[Game \"DREIst!\"]\n[Format \"1\"]\n[Mode \"table\"]\n[Code \"11G0-0123-4567\"]\n[Series \"%d\"]\n[Starts \"1\"]\n", games)
	for i, seat := range []struct{ name, hand, pile string }{{"Maximiliane", "4v", ""}, {"Küken", "8t 7t 6t", ""}, {"Bo", "8y 7y 6y 5y 4y", "8r 7r"}, {"Fledermaus", "8v 7v 6v 5v 4v", "8r"}} {
		fmt.Fprintf(&b, "[Seat%d %q]\n[Hand%d %q]\n[Pile%d %q]\n", i+1, seat.name, i+1, seat.hand, i+1, seat.pile)
		if i > 0 {
			fmt.Fprintf(&b, "[Computer%d %q]\n", i+1, players[i].Kind)
		}
	}
	text := b.String()
	d, err := c.beside(func(s *store.Store) error {
		if err := s.SaveSeries(series.SeriesState); err != nil {
			return err
		}
		return s.SaveGame(store.Table, text)
	})
	if err != nil {
		return err
	}
	d.Step(rest)
	c.snap(d, name)
	d.Key(ebiten.KeyEnter)
	d.Step(200)
	t := d.SitIn(store.Table)
	t.Play(dreist.Discard(t.Position().Hand(0)[0]))
	t.Settle()
	d.Step(3 * rest)
	c.snap(d, name+"-end")
	return d.Close()
}

// wrongCode shows a code that is not one, on the set-up screen.
func (c *camera) wrongCode() error {
	d, err := c.beside(func(*store.Store) error { return nil })
	if err != nil {
		return err
	}
	for _, k := range []ebiten.Key{ebiten.KeyTab, ebiten.KeyArrowUp} {
		d.Key(k)
		d.Step(3)
	}
	d.Type("11G0-O123")
	c.snapAfter(d, ebiten.KeyEnter, "setup-wrong-code")
	return d.Close()
}
