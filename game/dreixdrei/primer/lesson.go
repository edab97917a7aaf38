package primer

import (
	"slices"

	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/record"
	"dreist/game/lesson"
)

// The seats whose hosts teach.
const (
	LearnerSeat dreixdrei.Seat = 0 // the learner
	PartnerSeat dreixdrei.Seat = 1 // the computer player after the learner
)

// Idea is an idea of the game to understand, explained by the host of a seat.
type Idea = lesson.Idea[dreixdrei.Move, dreixdrei.Seat]

// FirstGameProgress is the progress of a first game.
type FirstGameProgress = lesson.ScriptProgress[dreixdrei.Move, dreixdrei.Seat]

// The names of the ideas.
const (
	SwapIdea      = "swap"
	LayIdea       = "lay"
	SevenIdea     = "seven"
	PickUpIdea    = "take"
	PairIdea      = "pair"
	JokerIdea     = "joker"
	HintIdea      = "hint"
	OpenCardsIdea = "open"
	FaceDownIdea  = "down"
)

// ideas returns the ideas of the script, with moves of the cards of FirstDeal.
func ideas() []Idea {
	lay := func(kinds ...dreixdrei.Kind) []dreixdrei.Move {
		var pieces []dreixdrei.CardToLay
		for _, k := range kinds {
			pieces = append(pieces, dreixdrei.CardToLay{Face: dreixdrei.FaceOf(k)})
		}
		return []dreixdrei.Move{dreixdrei.Lay(pieces...)}
	}
	named := dreixdrei.Lay(dreixdrei.CardToLay{Face: dreixdrei.NamedFace(dreixdrei.Delete)})
	return []Idea{
		{ID: SwapIdea, Speaker: LearnerSeat, Moves: []dreixdrei.Move{dreixdrei.Swap(12, 4), dreixdrei.EndSwap()}},
		{ID: LayIdea, Speaker: LearnerSeat, Moves: lay(9)},
		{ID: PickUpIdea, Speaker: PartnerSeat, Moves: []dreixdrei.Move{dreixdrei.PickUp()}},
		{ID: SevenIdea, Speaker: PartnerSeat, Moves: lay(3)},
		{ID: PairIdea, Speaker: LearnerSeat, Moves: lay(4, 4)},
		{ID: JokerIdea, Speaker: LearnerSeat, Moves: append([]dreixdrei.Move{named}, lay(4)...)},
		{ID: HintIdea, Speaker: LearnerSeat, Action: lesson.AskHint},
		{ID: OpenCardsIdea, Speaker: PartnerSeat, Action: lesson.ChooseMove},
		{ID: FaceDownIdea, Speaker: LearnerSeat, Action: lesson.ChooseMove},
	}
}

// NewFirstGameProgress returns the progress after some steps from the start. Until the script ends, the learner has made only the moves of its ideas. An
// idea with an impossible move, as in the deal of another version, is left out.
func NewFirstGameProgress(start dreixdrei.Position, steps []record.Step, seen lesson.UnloggedActions) *FirstGameProgress {
	now := start
	own, opened, turned := 0, false, false
	for _, s := range steps {
		if now = s.Position; dreixdrei.Seat(s.Seat) == LearnerSeat {
			own++
			opened, turned = opened || laysOpen(s.Move), turned || s.Move.Action == dreixdrei.TurnOverCard
		}
	}
	all := ideas()
	met := make([]bool, len(all))
	asked := 0
	for i, idea := range all {
		asked += len(idea.Moves)
		switch idea.ID {
		case HintIdea:
			met[i] = own > asked || own == asked && seen.HasUsedHint
		case OpenCardsIdea:
			met[i] = opened
		case FaceDownIdea:
			met[i] = turned
		default:
			met[i] = own >= asked
		}
	}
	return lesson.NewScriptProgress(all, met, func(i Idea) (m dreixdrei.Move, asked, needed bool) {
		if now.Turn() != LearnerSeat {
			return m, false, false
		}
		switch i.ID {
		case HintIdea:
			return m, false, true
		case OpenCardsIdea:
			return m, false, slices.ContainsFunc(now.AppendLays(nil), laysOpen)
		case FaceDownIdea:
			return m, false, now.CanMove(dreixdrei.TurnOverNth(0))
		}
		m = i.Moves[own-before(all, i.ID)]
		return m, true, now.CanMove(m)
	})
}

func before(all []Idea, id string) (n int) {
	for _, i := range all {
		if i.ID == id {
			break
		}
		n += len(i.Moves)
	}
	return n
}

func laysOpen(m dreixdrei.Move) bool {
	return m.Action == dreixdrei.LayCards && slices.ContainsFunc(m.CardsToLay(), func(p dreixdrei.CardToLay) bool { return p.IsOpenCard })
}

// IsGuidanceOver reports whether the script is done and the learner plays on alone.
func IsGuidanceOver(l *FirstGameProgress) bool { return l.HasMet(HintIdea) }
