package main

import (
	"strings"

	"dreist/build/drive"
	"dreist/build/fixtures"
	"dreist/game/dreist"
	"dreist/game/store"
	"dreist/render/dreist/scene"
)

// setting is the state that a program finds at the start of a scene.
type setting struct {
	drive.Options
	files    *store.Folder
	settings store.Settings
	move     dreist.Move       // of the moment
	names    *strings.Replacer // names of the moment's cards and cells in scripts
	early    bool              // the scene starts before the first screen is shown
}

// preparation changes a setting.
type preparation func(s *setting) error

// all combines preparations.
func all(steps ...preparation) preparation {
	return func(s *setting) error {
		for _, step := range steps {
			if err := step(s); err != nil {
				return err
			}
		}
		return nil
	}
}

// newcomer makes the player a newcomer.
func newcomer(s *setting) error {
	s.Newcomer = true
	return nil
}

// early starts the scene before the first screen is shown.
func early(s *setting) error {
	s.early = true
	return nil
}

// dark chooses a dark table.
func dark(s *setting) error {
	s.settings.Cloth = store.Night
	return nil
}

// chosen changes settings.
func chosen(choose func(*store.Settings)) preparation {
	return func(s *setting) error {
		choose(&s.settings)
		return nil
	}
}

// saved stores a game in a slot.
func saved(slot store.Slot, text string) preparation {
	return func(s *setting) error { return s.files.SaveGame(slot, text) }
}

// remembered stores something for a player who has played before: without any game the start screen is that for newcomers.
func remembered(what func(*store.Folder) error) preparation {
	return func(s *setting) error {
		if what != nil {
			if err := what(s.files); err != nil {
				return err
			}
		}
		_, err := s.files.AddFinished(store.Finished{Record: "; a game\n", Date: "2026-01-30", Kind: store.KindPractice, Summary: store.Summary{
			Seats: 2, Seat: 1, Outcome: store.WonBy(0, 0, 3), Turns: 9, Opponents: []string{"egon"},
		}})
		return err
	}
}

// opened starts the program with a record to open.
func opened(record string) preparation {
	return func(s *setting) (err error) {
		s.File, err = s.Home.File("game"+store.RecordExt(""), record)
		return err
	}
}

// before saves the game just before a moment. In scripts $laid is the card of its move and $there the cell, $wide the hand card that fits
// the most rows and $low the lowest of them, $kept a card that a neighbour keeps away and $away that cell.
func before(find func() (fixtures.Moment, error)) preparation {
	return func(s *setting) error {
		m, err := find()
		if err != nil {
			return err
		}
		s.move = m.Move
		wide, low := widest(&m.Before)
		names := []string{"$wide", scene.CardID(wide), "$low", scene.CellID(wide.Cell(low))}
		if m.Move.Action == dreist.LayCard {
			names = append(names, "$laid", scene.CardID(m.Move.Card), "$there", scene.CellID(m.Move.Card.Cell(int(m.Move.Row))))
		}
		if kept, away, ok := refusal(&m.Before); ok {
			names = append(names, "$kept", scene.CardID(kept), "$away", scene.CellID(away))
		}
		s.names = strings.NewReplacer(names...)
		return s.Home.Save(m.Save)
	}
}

// widest returns the hand card that fits the most rows, and the lowest of them.
func widest(p *dreist.Position) (best dreist.Card, low int) {
	for _, c := range p.Hand(0) {
		if low == 0 || p.Rows(c).Len() > p.Rows(best).Len() {
			best, low = c, p.Rows(c).Last()
		}
	}
	return best, low
}

// refusal returns a hand card and a cell where a neighbour of another colour keeps it away.
func refusal(p *dreist.Position) (dreist.Card, dreist.Cell, bool) {
	for _, c := range p.Hand(0) {
		if p.Rows(c).Len() == 1 {
			continue // its only cell would attract it
		}
		for r := 1; r <= p.Layout().Depth()+1; r++ {
			if why := p.RefusalAt(c, c.Cell(r)); why != nil && why.Reason == dreist.OtherColour {
				return c, c.Cell(r), true
			}
		}
	}
	return dreist.NoCard, dreist.Cell{}, false
}

// play plays a scene in a program of its own.
func (c *camera) play(f staged) (err error) {
	s := &setting{Options: drive.Options{Size: c.size, Sparse: drive.Seldom}, settings: store.DefaultSettings(), names: strings.NewReplacer()}
	s.settings.Language, s.settings.TextSize = c.language, c.text
	if s.Home, err = c.host.NewHome(); err != nil {
		return err
	}
	if s.files, err = s.Home.Store(); err != nil {
		return err
	}
	if f.set != nil {
		if err := f.set(s); err != nil {
			return err
		}
	}
	if err := s.Home.SetSettings(s.settings); err != nil {
		return err
	}
	d, err := c.host.Start(s.Options)
	if err != nil {
		return err
	}
	if !s.early {
		d.Step(arrival)
	}
	t := &shot{camera: c, setting: s, d: d}
	t.perform(f.script)
	if f.more != nil {
		f.more(t)
	}
	return d.Close()
}
