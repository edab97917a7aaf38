package main

import (
	"errors"
	"fmt"
	"strings"

	"dreist/game/lesson"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/game/thegame"
	"dreist/game/thegame/match"
	"dreist/game/thegame/primer"
	"dreist/game/thegame/record"
)

// theGameFirst returns the scenes of the first game of THE GAME.
func theGameFirst() []staged {
	won, winning := firstEnded(true)
	lost, losing := firstEnded(false)
	resume := "press firstgame.offer firstgame.again.resume; wait 60; key"
	return []staged{
		{"the game first", all(newcomer, chosen(lastTheGame)), firstTheGame, nil},
		{"the game first", all(newcomer, chosen(lastTheGame), dark), "press firstgame.offer; wait 330; snap thegame-first-dark", nil},
		{"the game first ends", all(newcomer, chosen(lastTheGame), won), resume + winning + "; wait 420; snap thegame-first-won", nil},
		{"the game first ends", all(newcomer, chosen(lastTheGame), lost), resume + losing + `; wait 240; snap thegame-first-stuck; press end.settle;
			wait 240; snap thegame-first-lost`, nil},
	}
}

// firstTheGame shows the first game of THE GAME at every idea, and what is remarked on later.
const firstTheGame = `wait 60; snap thegame-start-new; press firstgame.offer; wait 330; snap thegame-first-up; key H; wait 40;
	snap thegame-first-more; key H; drag card.13 row.c; wait 60; snap thegame-first-kept; drag card.13 row.a; wait 90; snap thegame-first-gap;
	drag card.37 row.b; wait 90; snap thegame-first-back; press button.undo; wait 60; snap thegame-first-down; drag card.96 row.c; wait 90;
	snap thegame-first-end; press turn.button; wait 150; snap thegame-first-trick; drag card.3 row.a; wait 40; snap thegame-first-tricked;
	wait 150; snap thegame-first-build; press firstgame.button.more; wait 40; snap thegame-first-build-more; drag card.84 row.c; wait 90;
	snap thegame-first-then; drag card.94 row.c; wait 240; snap thegame-first-enough; press turn.button; wait 180; snap thegame-first-hint;
	press advice.button; wait 90; snap thegame-first-hinted; key Escape; drag card.98 row.a; wait 120; snap thegame-first-big`

// firstEnded returns the first game of THE GAME before its last card, and the keys that lay it: played well after the script, or by the
// largest steps.
func firstEnded(well bool) (save preparation, keys string) {
	start, err := primer.FirstDeal().Position()
	p, steps, moves := start, []record.Step(nil), []thegame.Move(nil)
	for err == nil && !p.IsOver() {
		best, asked := primer.ReadLesson(start, steps, lesson.Seen{TookBack: true, Hinted: true}).WantedMove()
		if step := func(m thegame.Move) int { return m.Pile.Step(p.TopCard(m.Pile), m.Card) }; !asked {
			best = thegame.End()
			for i, m := range p.AppendLays(nil) {
				if !p.CanEnd() && (i == 0 || (step(m) < step(best)) == well) {
					best = m
				}
			}
		}
		moves = append(moves, best)
		err = p.Play(best)
		steps = append(steps, record.Step{Move: best, Position: p})
	}
	last := moves[len(moves)-1]
	for _, digit := range last.Card.String() {
		keys += fmt.Sprintf(" Digit%c", digit)
	}
	m, unmade := match.New(primer.FirstDeal(), []play.Player{{Name: "Du", Kind: play.Person}}, []record.Tag{{Name: match.PracticeTag, Value: "first"}}, play.DiscardSaver{})
	for _, move := range moves[:len(moves)-1] {
		if unmade == nil {
			_, unmade = m.Play(move)
		}
	}
	return func(s *setting) error {
		if err := errors.Join(err, unmade); err != nil {
			return err
		}
		return s.files.SaveGame(store.Slot("tutor").Of("thegame"), m.Record())
	}, keys + " " + strings.ToUpper(last.Pile.String())
}
