package primer

import (
	"dreist/game/lesson"
	"dreist/game/thegame"
	"dreist/game/thegame/record"
)

// Occasion is what is remarked on when it happens for the first time after the script.
type Occasion string

// The occasions.
const (
	NoOccasion Occasion = ""
	Again      Occasion = "again" // the player went back by the trick, unasked
	Big        Occasion = "big"   // a step that takes much room
	Empty      Occasion = "empty" // the draw pile is empty: one card is enough
)

// BigStep is the smallest step that is remarked on.
const BigStep = 21

// Remark is an occasion at a pile.
type Remark struct {
	Occasion
	Pile thegame.Pile // of Again and Big
	Step int          // of Big
}

// RemarkOn returns what is to be remarked on the last of some steps, NoOccasion for nothing. Each occasion occurs once in a history.
func RemarkOn(start thegame.Position, steps []record.Step) (r Remark) {
	said, free := map[Occasion]bool{}, false
	for i := range steps {
		r = Remark{}
		for _, e := range steps[i].Events {
			if now := occasion(e, &steps[i].Position); now.Occasion != NoOccasion && free && !said[now.Occasion] {
				r, said[now.Occasion] = now, true
			}
		}
		free = free || ReadLesson(start, steps[:i+1], lesson.Seen{Hinted: true}).IsDone()
	}
	return r
}

// occasion returns what an event is an occasion for.
func occasion(e thegame.Event, after *thegame.Position) Remark {
	switch e := e.(type) {
	case thegame.CardLaid:
		switch {
		case e.Trick:
			return Remark{Again, e.Pile, e.Step}
		case e.Step >= BigStep:
			return Remark{Big, e.Pile, e.Step}
		}
	case thegame.TurnBegan:
		if after.DeckSize() == 0 {
			return Remark{Occasion: Empty}
		}
	}
	return Remark{}
}
