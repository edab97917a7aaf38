package main

import (
	"errors"

	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/match"
	"dreist/game/dreixdrei/primer"
	"dreist/game/dreixdrei/record"
	"dreist/game/dreixdrei/rival"
	"dreist/game/lesson"
	"dreist/game/play"
	"dreist/game/store"
)

// dreixdreiFirst returns the scenes of the first game of DREI x DR3I: every idea, what comes after the script, and its end.
func dreixdreiFirst() []staged {
	shown := chosen(func(s *store.Settings) { s.Game = "dreixdrei" })
	later := func(turns int) preparation { return all(newcomer, shown, firstGoneOn(turns)) }
	const resume = "press firstgame.offer firstgame.again.resume; wait 90;"
	return []staged{
		{"dreixdrei first", all(newcomer, shown), firstDreixdrei, nil},
		{"dreixdrei first", all(newcomer, shown, dark), "press firstgame.offer; wait 400; snap dreixdrei-first-dark", nil},
		{"dreixdrei first later", later(4), resume + "snap dreixdrei-first-open; key H; wait 60; snap dreixdrei-first-open-hint", nil},
		{"dreixdrei first later", later(9), resume + "snap dreixdrei-first-down", nil},
		{"dreixdrei first later", later(100), resume + "wait 600; key ArrowRight; wait 20; key Enter; wait 1500; snap dreixdrei-first-end", nil},
	}
}

// firstDreixdrei shows the first game of DREI x DR3I at every idea.
const firstDreixdrei = `wait 60; snap dreixdrei-start-new; press firstgame.offer; wait 400; snap dreixdrei-first-swap; wait 30; burst dreixdrei-first-ghost 3 20;
	key H; wait 40; snap dreixdrei-first-more; key H; drag hand.1 open.2; wait 60; snap dreixdrei-first-kept; drag hand.3 open.1; wait 90;
	snap dreixdrei-first-then; press dreixdrei.turn.exchanged; wait 500; snap dreixdrei-first-lay; drag hand.3 pile; wait 700; snap dreixdrei-first-take;
	press dreixdrei.turn.take; wait 600; snap dreixdrei-first-seven; drag hand.1 pile; wait 600; snap dreixdrei-first-pair; drag hand.1 pile; wait 60;
	snap dreixdrei-first-stingy; key ArrowRight; wait 10; key ArrowUp; wait 20; snap dreixdrei-first-stack; key Enter; wait 600; snap dreixdrei-first-joker; drag hand.3 pile; wait 90; snap dreixdrei-first-wheel;
	key Enter; wait 300; snap dreixdrei-first-again; drag hand.1 pile; wait 700; snap dreixdrei-first-hint`

// firstGoneOn returns the first game in which the player has done what is asked, and then played so many turns like a fair player.
func firstGoneOn(turns int) preparation {
	players := []play.Player{{Name: "Du", Kind: play.Person}, {Name: "Rosa", Kind: rival.Easy}, {Name: "Kalle", Kind: rival.Easy}}
	m, err := match.New(primer.FirstDeal(), players, []record.Tag{{Name: match.PracticeTag, Value: "first"}}, play.DiscardSaver{})
	fair, none := rival.New(rival.Fair, 0)
	return func(s *setting) error {
		if err := errors.Join(err, none); err != nil {
			return err
		}
		for p := m.Position(); !p.IsFinished(primer.You); p = m.Position() {
			next, asked := primer.ReadLesson(m.InitialPosition(), m.History(), lesson.Seen{Hinted: true}).WantedMove()
			if !asked {
				if turns--; turns < 0 {
					break
				}
				next = fair.Moves(rival.Look(p), 1)[0]
			}
			if after, _, err := dreixdrei.Apply(*p, next); err != nil || after.IsFinished(primer.You) {
				break // the last one is played before the eyes
			}
			if _, err := m.Play(next); err != nil {
				return err
			}
		}
		return s.files.SaveGame(store.Slot("tutor").Of("dreixdrei"), m.Record())
	}
}
