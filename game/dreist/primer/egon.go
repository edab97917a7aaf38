package primer

import "dreist/game/dreist"

// egonSteps plays Egon's turn and returns a step for each of his decisions: what to do with a card just revealed, to lay a card that was aside,
// and to stop. Both cards of an opening are one decision.
func egonSteps(start dreist.Position) []Step {
	var steps []Step
	for turn := start.EgonTurn(); !turn.IsOver(); {
		s := Step{PositionBefore: turn.Position(), AsideCards: turn.AsideCards(), QuestionKey: "example.egon.next"}
		if turn.NextStep().Action == dreist.EgonReveals {
			s.QuestionKey = "example.egon.card"
			s.ShownEvents = turn.TakeStep()
		}
		s.turn, s.RevealedCard = turn, turn.RevealedCard()
		does := turn.NextStep()
		happened := turn.TakeStep()
		// A card set aside that opens at once with another counts as laid.
		if after := turn.NextStep(); does.Action == dreist.EgonSetsAside && after.Action == dreist.EgonLays {
			does = after
			happened = append(happened, turn.TakeStep()...)
		}
		if does.IsOpening() {
			happened = append(happened, turn.TakeStep()...)
		}
		s.RightChoice = choiceOf(does)
		s.Events = append(s.ShownEvents[:len(s.ShownEvents):len(s.ShownEvents)], happened...)
		s.PositionAfter = turn.Position()
		steps = append(steps, s)
	}
	return steps
}

func choiceOf(does dreist.EgonStep) Choice {
	switch does.Action {
	case dreist.EgonSetsAside:
		return Choice{Action: SetAside, Card: does.Card}
	case dreist.EgonLays:
		return Choice{Action: LayRevealed, Card: does.Card, Cell: does.Card.Cell(does.Row)}
	}
	return Choice{Action: StopTurn, Card: dreist.NoCard}
}
