package peri

import (
	"strconv"

	"dreist/game/peri"
	"dreist/game/peri/match"
	"dreist/game/store"
	"dreist/render/peri/faces"
	"dreist/render/peri/scene"
	"dreist/render/screens"
)

func backs() (all []screens.CardBack) {
	for i := range faces.BackCount {
		all = append(all, screens.CardBack{Key: "peri.back." + strconv.Itoa(i), Motif: faces.BackMotif(i)})
	}
	return all
}

// won returns the patiences that have come out, with the suit of the last card.
func (g *game) won() map[*peri.Patience]peri.Suit {
	won := map[*peri.Patience]peri.Suit{}
	for _, e := range g.FinishedEntries(store.KindSolo) {
		if e.Summary.HasWon() {
			won[rowOf(&e.Summary)] = peri.Suit(max(e.Summary.Counts[match.SuitCountKey]-1, 0))
		}
	}
	return won
}

// backFor is the number of patiences that have to come out for each further back. The last back takes all of them.
const backFor = 4

// earnedBacks returns how many designs of the back have been earned besides the first.
func (g *game) earnedBacks() int { return len(g.won())/backFor + len(g.won())/len(scene.Rows) }

// back returns the chosen design of the back, the first one if it has not been earned.
func (g *game) back() faces.BackMotif {
	if chosen := g.Settings().CardStyle.Back; chosen <= g.earnedBacks() {
		return faces.BackMotif(chosen)
	}
	return 0
}

func (g *game) look() faces.CardLook {
	return faces.CardLook{HasGermanLetters: g.Language == "de", HasTwoColours: !g.IsSwitchOn(fourColours.LabelKey)}
}
