package main

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/fixtures"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/dreist/tutor"
	"dreist/game/play"
)

// firstGame shows the first game at every idea, and its end.
func firstGame(c *camera) error {
	o, err := c.options(nil)
	if err != nil {
		return err
	}
	o.Newcomer = true
	d, err := c.start(o)
	if err != nil {
		return err
	}
	c.snap(d, "first-offered")
	d.Key(ebiten.KeyEnter)
	d.Step(4 * rest)
	text, err := tutorSave(0)
	if err != nil {
		return err
	}
	t := d.SitAt(text)
	start := t.Match().Start()
	shown := map[string]bool{}
	for range 60 {
		l := tutor.Read(start, t.Match().History())
		if l.Done() || d.Err() != nil {
			break
		}
		hint := l.Wanted()[0]
		if idea, active := l.Active(); active && !shown[idea.ID] {
			shown[idea.ID] = true
			d.Step(rest)
			c.snap(d, "first-"+idea.ID)
			if idea.ID == "base" {
				d.Drag(t.Held(t.Position().Hand(0)[0]), t.Geometry().Discard.Center())
				d.Step(rest)
				c.snap(d, "first-kept")
			}
		} else if between := fmt.Sprintf("first-between-%d", hint.Action); !active && !shown[between] {
			shown[between] = true
			d.Step(rest)
			c.snap(d, between)
		}
		t.Play(hint)
		if t.WaitForOther() {
			d.Step(40)
			if len(t.Match().History()) < 5 {
				c.snap(d, "first-watch")
			}
			t.Finish()
		}
		t.Settle()
	}
	d.Step(rest)
	c.snap(d, "first-free")
	for range 40 {
		if t.Match().Over() || d.Err() != nil {
			break
		}
		t.Play(fixtures.Greedy(t.Position()))
		t.Finish()
		t.Settle()
	}
	d.Step(3 * rest)
	c.snap(d, "first-end")
	if err := d.Close(); err != nil {
		return err
	}
	if text, err = tutorSave(3); err != nil {
		return err
	}
	return c.firstResumed(text)
}

// firstResumed shows how a first game that was begun is gone on with.
func (c *camera) firstResumed(text string) error {
	o, err := c.options(nil)
	if err != nil {
		return err
	}
	files, err := o.Home.Store()
	if err != nil {
		return err
	}
	if err := files.SaveGame("tutor", text); err != nil {
		return err
	}
	o.Newcomer = true
	d, err := c.start(o)
	if err != nil {
		return err
	}
	c.snap(d, "first-begun")
	c.snapAfter(d, ebiten.KeyEnter, "first-resume")
	return d.Close()
}

// tutorSave returns the record of a first game in which that many moves were made as the tutor wants them.
func tutorSave(moves int) (string, error) {
	m, err := match.New(tutor.Deal(), record.Seats("Du", "Egon"), []record.Tag{{Name: match.PracticeTag, Value: "first"}}, play.Unkept{})
	if err != nil {
		return "", err
	}
	for range moves {
		if _, err := m.Play(tutor.Read(m.Start(), m.History()).Wanted()[0]); err != nil {
			return "", err
		}
	}
	return m.Record(), nil
}
