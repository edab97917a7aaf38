package dreist

import (
	"strings"
	"testing"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/store"
)

// TestNoSentenceNamesAHiddenCard plays games of two persons and looks for the names of cards that nobody may know in the
// log, the sentence about the last turn and the prompt.
func TestNoSentenceNamesAHiddenCard(t *testing.T) {
	for _, language := range assets.Languages() {
		g := visit(t, t.TempDir(), 31)
		g.SetLanguage(language)
		g.hurry()
		g.setUp(1, store.SeatSetup{Kind: store.SeatPerson}, store.SeatSetup{Kind: store.SeatPerson}, store.SeatSetup{Kind: coach.Easy})
		named := 0
		for !g.table.Match.IsOver() {
			g.settle()
			named += g.checkSentences()
			g.passCurtain()
			named += g.checkSentences()
			if g.table.Match.IsOver() {
				break
			}
			g.makeMove(g.keenMove())
		}
		if named < 500 {
			t.Errorf("%s: the sentences named cards %d times only", language, named)
		}
	}
}

// checkSentences checks that all cards that are named have been seen by all, and returns how many are.
func (g *guest) checkSentences() (named int) {
	g.t.Helper()
	public := map[dreist.Kind]bool{}
	for _, step := range g.table.Match.History() {
		for _, e := range step.Events {
			switch e := e.(type) {
			case dreist.CardLaid:
				public[e.Card.Kind()] = true
			case dreist.CardDiscarded:
				public[e.Card.Kind()] = true
			}
		}
	}
	var says strings.Builder
	for _, block := range g.at.screen.Turns() {
		says.WriteString(strings.ToLower(block.Heading + "\n" + strings.Join(block.Lines, "\n") + "\n"))
	}
	prompt, _ := g.table.PromptText()
	who, did := g.table.Opponents.LastTurn(&g.table.State)
	says.WriteString(strings.ToLower(strings.Join(did, "\n") + "\n" + who + "\n" + prompt + "\n" + g.reads()))
	for c := range dreist.Card(dreist.Deck) {
		if !strings.Contains(says.String(), strings.ToLower(g.say.Card(c))) {
			continue
		}
		named++
		if !public[c.Kind()] {
			g.t.Fatalf("%s is named, which nobody has laid or discarded:\n%s", g.say.Card(c), says.String())
		}
	}
	return named
}
