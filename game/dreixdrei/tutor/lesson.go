// Package tutor guides a beginner through a first game against two easy computer players: a prepared deal, and a script in which each idea of
// the game is done by the player, as a lesson.Script has it. After the script the player goes on alone; the open and the face-down cards are
// ideas, too, which wait until they come up.
//
// The package has no texts and draws nothing.
package tutor

import (
	"slices"

	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/record"
	"dreist/game/lesson"
)

// You is the seat of the player, Partner the one whose host teaches, too.
const (
	You     dreixdrei.Seat = 0
	Partner dreixdrei.Seat = 1
)

// Idea is something to understand about the game; the host of a seat speaks of it.
type Idea = lesson.Idea[dreixdrei.Move, dreixdrei.Seat]

// Lesson is the progress of a first game.
type Lesson = lesson.Script[dreixdrei.Move, dreixdrei.Seat]

// The ideas of which more is known than their moves.
const (
	Swap  = "swap"
	Lay   = "lay"
	Seven = "seven"
	Take  = "take"
	Pair  = "pair"
	Joker = "joker"
	Hint  = "hint"
	Open  = "open"
	Down  = "down"
)

// ideas returns the script. The cards are those of Deal.
func ideas() []Idea {
	lay := func(kinds ...dreixdrei.Kind) []dreixdrei.Move {
		var pieces []dreixdrei.Piece
		for _, k := range kinds {
			pieces = append(pieces, dreixdrei.Piece{Face: dreixdrei.FaceOf(k)})
		}
		return []dreixdrei.Move{dreixdrei.Lay(pieces...)}
	}
	named := dreixdrei.Lay(dreixdrei.Piece{Face: dreixdrei.NamedFace(dreixdrei.Delete)})
	return []Idea{
		{ID: Swap, Who: You, Moves: []dreixdrei.Move{dreixdrei.Swap(12, 4), dreixdrei.EndSwap()}},
		{ID: Lay, Who: You, Moves: lay(9)},
		{ID: Take, Who: Partner, Moves: []dreixdrei.Move{dreixdrei.Take()}},
		{ID: Seven, Who: Partner, Moves: lay(3)},
		{ID: Pair, Who: You, Moves: lay(4, 4)},
		{ID: Joker, Who: You, Moves: append([]dreixdrei.Move{named}, lay(4)...)},
		{ID: Hint, Who: You, Deed: lesson.AskHint},
		{ID: Open, Who: Partner, Deed: lesson.Choice},
		{ID: Down, Who: You, Deed: lesson.Choice},
	}
}

// Read returns the progress after some steps from the start. Until the script ends, the player has made the moves of its ideas and no
// others. What is asked for but not possible, as with the deal of another version, is left out.
func Read(start dreixdrei.Position, steps []record.Step, seen lesson.Seen) *Lesson {
	now := start
	own, opened, turned := 0, false, false
	for _, s := range steps {
		if now = s.Position; dreixdrei.Seat(s.Seat) == You {
			own++
			opened, turned = opened || laysOpen(s.Move), turned || s.Move.Action == dreixdrei.TurnCard
		}
	}
	all := ideas()
	met := make([]bool, len(all))
	asked := 0
	for i, idea := range all {
		asked += len(idea.Moves)
		switch idea.ID {
		case Hint:
			met[i] = own > asked || own == asked && seen.Hinted
		case Open:
			met[i] = opened
		case Down:
			met[i] = turned
		default:
			met[i] = own >= asked
		}
	}
	return lesson.NewScript(all, met, func(i Idea) (m dreixdrei.Move, asked, needed bool) {
		if now.Turn() != You {
			return m, false, false
		}
		switch i.ID {
		case Hint:
			return m, false, true
		case Open:
			return m, false, slices.ContainsFunc(now.AppendLays(nil), laysOpen)
		case Down:
			return m, false, now.CanMove(dreixdrei.TurnUp(0))
		}
		m = i.Moves[own-before(all, i.ID)]
		return m, true, now.CanMove(m)
	})
}

// before returns how many moves the ideas before one ask for.
func before(all []Idea, id string) (n int) {
	for _, i := range all {
		if i.ID == id {
			break
		}
		n += len(i.Moves)
	}
	return n
}

// laysOpen reports whether a move lays an open card.
func laysOpen(m dreixdrei.Move) bool {
	return m.Action == dreixdrei.LayCards && slices.ContainsFunc(m.Pieces(), func(p dreixdrei.Piece) bool { return p.Open })
}

// IsAlone reports whether the player goes on alone: what the script has asked for is done.
func IsAlone(l *Lesson) bool { return l.Has(Hint) }
