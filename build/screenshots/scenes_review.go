package main

import (
	"fmt"
	"math/rand/v2"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/drive"
	"dreist/build/fixtures"
	"dreist/game/dreist"
	"dreist/game/dreist/ladder"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/render/geom"
)

// review shows looking back on running and finished games, practice from there, and the panels of what was played.
func review(c *camera) error {
	for _, play := range []func(*camera) error{reviewRunning, reviewTable, reviewFinished, reviewPanels, reviewFile} {
		if err := play(c); err != nil {
			return err
		}
	}
	return nil
}

// reviewRunning looks back from the middle of a game, and practises from there.
func reviewRunning(c *camera) error {
	m, err := fixtures.Midgame()
	if err != nil {
		return err
	}
	for _, theme := range []store.Theme{store.Light, store.Dark} {
		t, err := c.table(m.Save, func(s *store.Settings) { s.Theme = theme })
		if err != nil {
			return err
		}
		d := t.Driver()
		t.LookBack()
		d.Step(rest)
		c.snap(d, "review-running-"+string(theme))
		d.Key(ebiten.KeyArrowUp)
		c.snapAfter(d, ebiten.KeyArrowUp, "review-turn-before")
		d.Key(ebiten.KeyArrowRight)
		d.Step(40)
		c.snap(d, "review-step-moves")
		d.Step(400)
		c.snapAfter(d, ebiten.KeyDigit3, "review-picture-saved")
		d.Key(ebiten.KeyEnter)
		d.Step(rest)
		d.Key(ebiten.KeyDigit1)
		d.Step(3 * rest)
		c.snap(d, "practice-sash-"+string(theme))
		c.snapAfter(d, ebiten.KeyF10, "practice-menu")
		if err := d.Close(); err != nil {
			return err
		}
	}
	return nil
}

// reviewTable looks back at tables of two and four.
func reviewTable(c *camera) error {
	for _, players := range [][]string{{"", "fair"}, {"", "fair", "easy", "fair"}, {"", "", "easy"}} {
		text, err := playedTable(players, 7)
		if err != nil {
			return err
		}
		t, err := c.resumeTable(text)
		if err != nil {
			return err
		}
		d := t.Driver()
		if len(players) == 3 {
			d.Key(ebiten.KeyEnter)
			d.Step(3 * rest)
		}
		t.LookBack()
		d.Step(rest)
		c.snap(d, fmt.Sprintf("review-table-%d", len(players)))
		if len(players) == 4 {
			d.Key(ebiten.KeyDigit1)
			d.Step(3 * rest)
			c.snap(d, "practice-sash-table")
		}
		if err := d.Close(); err != nil {
			return err
		}
	}
	return nil
}

// reviewFinished looks back on a finished game from its end.
func reviewFinished(c *camera) error {
	t, m, err := c.before(fixtures.Lost)
	if err != nil {
		return err
	}
	d := t.Driver()
	t.Play(m.Move)
	t.Finish()
	t.Settle()
	c.snap(d, "review-offered-at-the-end")
	d.Key(ebiten.KeyEscape)
	d.Step(rest)
	d.Click(t.Geometry().Undo.Center())
	d.Step(rest)
	c.snap(d, "review-finished")
	slider := geom.Point{X: t.Geometry().W * 0.6, Y: t.Geometry().Prompt.Center().Y}
	d.Click(slider)
	d.Step(rest)
	c.snap(d, "review-slider")
	c.snapAfter(d, ebiten.KeyHome, "review-start")
	return d.Close()
}

// reviewPanels shows statistics, history and the player's data, and what an import asks.
func reviewPanels(c *camera) error {
	d, err := c.press(nil, rememberAll)
	if err != nil {
		return err
	}
	openStatistics(d)
	c.snap(d, "statistics")
	strike(d, ebiten.KeyTab, ebiten.KeyArrowUp)
	for _, name := range []string{"kinds", "rungs", "opponents"} {
		strike(d, ebiten.KeyArrowRight)
		d.Step(rest)
		c.snap(d, "statistics-"+name)
	}
	strike(d, ebiten.KeyArrowDown, ebiten.KeyEnter) // the middle one of three
	d.Step(rest)
	c.snap(d, "history")
	strike(d, ebiten.KeyTab, ebiten.KeyArrowDown, ebiten.KeyArrowDown, ebiten.KeyEnter)
	d.Step(rest)
	c.snap(d, "history-review")
	c.snapAfter(d, ebiten.KeyEscape, "history-again")
	d.Key(ebiten.KeyEscape)
	d.Step(rest)
	strike(d, ebiten.KeyTab, ebiten.KeyArrowRight, ebiten.KeyArrowRight, ebiten.KeyEnter)
	d.Step(rest)
	c.snap(d, "data")
	c.snapAfter(d, ebiten.KeyEnter, "data-exported")
	strike(d, ebiten.KeyTab, ebiten.KeyArrowDown, ebiten.KeyEnter)
	d.Step(rest)
	c.snap(d, "import")
	c.snapAfter(d, ebiten.KeyEnter, "import-done")
	return d.Close()
}

// reviewFile shows a record that the program is started with, and one that does not hold.
func reviewFile(c *camera) error {
	text, _, err := fixtures.Game(4, fixtures.Greedy)
	if err != nil {
		return err
	}
	for name, text := range map[string]string{"record": text, "broken-record": text[:len(text)/2] + "1: 4y77\n"} {
		o, err := c.options(nil)
		if err != nil {
			return err
		}
		if o.File, err = o.Home.File("game.dreist", text); err != nil {
			return err
		}
		d, err := c.host.Start(o)
		if err != nil {
			return err
		}
		d.Step(2 * rest)
		c.snap(d, name)
		if err := d.Close(); err != nil {
			return err
		}
	}
	return nil
}

// openStatistics presses the button for statistics on the start screen, the second of four in the last row.
func openStatistics(d *drive.Driver) {
	// Up from the first button is the last row, wherever it is nearest; its second one leads there.
	strike(d, ebiten.KeyTab, ebiten.KeyArrowUp, ebiten.KeyArrowLeft, ebiten.KeyArrowLeft, ebiten.KeyArrowLeft, ebiten.KeyArrowRight, ebiten.KeyEnter)
	d.Step(rest)
}

// strike strikes keys one after the other.
func strike(d *drive.Driver, keys ...ebiten.Key) {
	for _, k := range keys {
		d.Key(k)
		d.Step(2)
	}
}

// rememberAll stores finished games of all kinds, and practice under way.
func rememberAll(s *store.Store) error {
	for i := range 40 {
		text, winner, err := fixtures.Game(uint64(i%4), fixtures.Greedy)
		if err != nil {
			return err
		}
		f := store.Finished{
			Record: fmt.Sprintf("; %d\n", i) + text, Date: fmt.Sprintf("2026-%02d-%02d", 1+i/4, 1+i%28), Kind: store.KindSolo,
			Summary: store.Summary{Seats: 2, Seat: 1, Winner: int(winner) + 1, Left: []int{0, 3 + i%9}, Turns: 20 + i%17, Counts: map[string]int{ladder.Trios: 9, ladder.Gifts: 1}, Opponents: []string{"egon"}},
		}
		if winner != 0 {
			f.Summary.Left = []int{1 + i%12, 0}
		}
		switch i % 8 {
		case 3, 5:
			f.Kind, f.Summary.Counts[ladder.Rung] = ladder.Kind, 50+2*(i/8)
		case 6:
			f.Kind = store.KindPractice
		case 7:
			f.Kind, f.Summary.Seats, f.Summary.Left, f.Summary.Opponents = store.KindTable, 3, []int{2, 0, 5}, []string{"easy", "fair"}
			f.Summary.Winner = 2
		}
		if _, err := s.AddFinished(f); err != nil {
			return err
		}
	}
	m, err := match.New(dreist.NewSoloDeal(dreist.EvenDeal, 5), record.Seats("Anna", "Egon"), []record.Tag{{Name: match.PracticeTag, Value: "branch"}}, play.Unkept{})
	if err != nil {
		return err
	}
	rng := rand.New(rand.NewPCG(1, 1))
	for range 6 {
		moves := m.Position().AppendMoves(nil)
		if _, err := m.Play(moves[rng.IntN(len(moves))]); err != nil {
			return err
		}
	}
	text := m.Record()
	return s.SaveGame("practice", text)
}
