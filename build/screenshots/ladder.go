package main

import (
	"errors"
	"fmt"

	"dreist/build/fixtures"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/store"
)

// ladderScenes returns the scenes of the ladder on several rungs, and of the ends of its games.
func ladderScenes() []staged {
	show := func(name string, state match.Ladder, lost int, more ...preparation) staged {
		return staged{"ladder", all(append(more, climbedTo(state, lost))...), "press start.ladder; snap ladder-" + name, nil}
	}
	running := func(rung, best int) match.Ladder {
		return match.Ladder{Rung: rung, Running: true, Best: best, Climbs: 3}
	}
	end := func(name string, state match.Ladder, last func(rung int) (fixtures.Moment, error), more ...preparation) staged {
		set := all(append(more, climbedTo(state, 0), lastOnLadder(state.Rung, last))...)
		return staged{"ladder ends", set, fmt.Sprintf(`climb; play; unseen; until MatchWon .01; wait 108; seldom; burst %s 16 6; wait 120;
			snap end-%[1]s; key Escape; snap end-%[1]s-table`, name), nil}
	}
	return []staged{
		show("new", match.Ladder{}, 0),
		show("first", running(dreist.FirstRung, 0), 0),
		show("middle", running(54, 56), 52),
		{"ladder", climbedTo(running(54, 56), 52), "press start.ladder; point ladder.climb@.35,-3; wait 4; snap ladder-pointed", nil},
		show("over", match.Ladder{Rung: 58, Seeds: []uint64{1, 2, 3, 4, 5}, Best: 56, Climbs: 2}, 58),
		show("top", running(66, 64), 60, dark),
		show("dark", running(58, 60), 52, dark),
		end("climbed", running(52, 54), fixtures.Climbed),
		end("climbed-first", running(dreist.FirstRung, 0), fixtures.Climbed, dark),
		end("fallen", running(56, 54), fixtures.Fallen),
		end("fallen-high", running(60, 58), fixtures.Fallen, dark),
	}
}

// climbedTo prepares the ladder of a player with a state, and a last climb that ended on a rung, 0 for none.
func climbedTo(state match.Ladder, lost int) preparation {
	for rung := dreist.FirstRung; rung <= state.Rung && len(state.Seeds) == 0; rung += dreist.RungStep {
		state.Seeds = append(state.Seeds, uint64(rung))
	}
	return remembered(func(s *store.Folder) error {
		err := s.SaveNotes(match.LadderNotes, state.Notes())
		if lost == 0 {
			return err
		}
		summary := againstEgon(dreist.EgonSeat, 31, 4, 0)
		summary.Counts[match.Rung] = lost
		_, failed := s.AddFinished(store.Finished{Record: "; the last climb\n", Date: "2026-01-29", Kind: match.LadderKind, Summary: summary})
		return errors.Join(err, failed)
	})
}

// lastOnLadder prepares the last move of a game on a rung.
func lastOnLadder(rung int, find func(rung int) (fixtures.Moment, error)) preparation {
	return func(s *setting) error {
		m, err := find(rung)
		if err != nil {
			return err
		}
		s.move = m.Move
		return s.files.SaveGame(match.LadderSlot, m.Save)
	}
}
