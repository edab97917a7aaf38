package primer

import (
	"dreist/game/lesson"
	"dreist/game/thegame"
	"dreist/game/thegame/record"
)

// Occasion is an event on which the guide comments when it happens for the first time after the script.
type Occasion string

// The occasions.
const (
	NoOccasion     Occasion = ""
	UnaskedTenBack Occasion = "again" // the learner goes ten back unasked
	BigStepLaid    Occasion = "big"   // a step of MinBigStep or more
	DrawPileEmpty  Occasion = "empty" // the draw pile is empty, so that each turn owes only one card
)

// MinBigStep is the smallest step that the guide comments on.
const MinBigStep = 21

// Remark is a comment of the guide on an occasion.
type Remark struct {
	Occasion
	Pile thegame.Pile // the pile of UnaskedTenBack and BigStepLaid
	Step int          // the step of BigStepLaid
}

// RemarkOn returns the remark on the last of some steps, with NoOccasion if there is none. Remarks begin after the step that ends the lesson, and
// each occasion occurs once in a game.
func RemarkOn(start thegame.Position, steps []record.Step) (r Remark) {
	said, free := map[Occasion]bool{}, false
	for i := range steps {
		r = Remark{}
		for _, e := range steps[i].Events {
			if now := occasion(e, &steps[i].Position); now.Occasion != NoOccasion && free && !said[now.Occasion] {
				r, said[now.Occasion] = now, true
			}
		}
		free = free || NewFirstGameProgress(start, steps[:i+1], lesson.UnloggedActions{HasUsedHint: true}).IsDone()
	}
	return r
}

// occasion returns the remark on an event, even if it is not the first of its kind.
func occasion(e thegame.Event, after *thegame.Position) Remark {
	switch e := e.(type) {
	case thegame.CardLaid:
		switch {
		case e.IsTenBack:
			return Remark{UnaskedTenBack, e.Pile, e.Step}
		case e.Step >= MinBigStep:
			return Remark{BigStepLaid, e.Pile, e.Step}
		}
	case thegame.TurnStarted:
		if after.DrawPileSize() == 0 {
			return Remark{Occasion: DrawPileEmpty}
		}
	}
	return Remark{}
}
