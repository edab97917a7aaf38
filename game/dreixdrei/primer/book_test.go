package primer_test

import (
	"slices"
	"testing"

	"dreist/build/booktest"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/primer"
)

func TestTheBookFollowsTheRules(t *testing.T) {
	b := primer.Book()
	booktest.CheckRulings(t, b, "D", 20)
	booktest.CheckCitations(t, b, map[string]string{
		"3.2": "dreixdrei.rules.laying.seven", "6.1": "dreixdrei.rules.specials.delete", "7": "dreixdrei.rules.end.out",
		"0": "", "8": "", "3.3": "", "D 21": "",
	})
	booktest.CheckBook(t, b, primer.Pages(), "dreixdrei", "glance", primer.ExampleCount)
	booktest.CheckSimilarWords(t, b, map[string]map[string]string{"de": {"aufdekcen": "aufdecken"}, "en": {"rfeill": "refill"}})
	booktest.CheckReasonsExplained(t, dreixdrei.UnknownMove, primer.Explain)
}

// TestExamplesShowTheRefusals has the example that explains a refusal be one in which a move is refused for that reason.
func TestExamplesShowTheRefusals(t *testing.T) {
	all := primer.Examples()
	for r := dreixdrei.LowerThanDemand; r <= dreixdrei.UnknownMove; r++ {
		e, ok := primer.Explain(r)
		if !ok {
			t.Errorf("%v is not explained", r)
		}
		if e.Example > 0 && !slices.ContainsFunc(all[e.Example-1].Tries, func(try primer.Try) bool {
			if try.RefusedMove == (dreixdrei.Move{}) {
				return try.RefusedToken != "" && r == dreixdrei.TurnHasEnded // a move behind the end of a turn
			}
			return try.PositionAfter.Refusal(try.RefusedMove).Reason == r
		}) {
			t.Errorf("nothing is refused in example %d for the reason %v", e.Example, r)
		}
	}
}

// TestLearnersFindTheRuleByTheirOwnWords types what somebody new would type.
func TestLearnersFindTheRuleByTheirOwnWords(t *testing.T) {
	booktest.CheckSearch(t, primer.Book(), "dreixdrei.rules.", map[string]map[string]string{
		"de": {
			"tauschen": "r4", "umtauschen": "r4", "Sieben": "laying.seven", "aufnehmen": "r9", "vier gleiche": "r10", "aufdecken": "phases.three", "löschen": "specials.delete",
			"gewinnen": "end.out", "verloren": "end.out", "unentschieden": "r17", "auffüllen": "r8", "geheim": "r19", "wer fängt an": "r5", "D 12": "r12",
			"rückgängig": "turn.undo", "überspringen": "r20", "zwei Sätze": "r3", "Runde": "r1", "aussetzen": "r9",
		},
		"en": {
			"swap": "r4", "seven": "laying.seven", "pick up": "r9", "four of a kind": "r10", "flip": "phases.three", "wild": "specials.joker",
			"win": "end.out", "undecided": "r17", "refill": "r8", "hidden": "r19", "who starts": "r5", "D 12": "r12", "undo": "turn.undo", "reverse": "r20",
		},
	})
}

// TestNumbersInTheTextsAreThoseOfTheRules asks the rules for numbers that a text writes out.
func TestNumbersInTheTextsAreThoseOfTheRules(t *testing.T) {
	booktest.CheckNumbersInTexts(t, map[string][]int{
		"dreixdrei.rules.material.cards": {dreixdrei.SetSize, int(dreixdrei.LowestNumber), int(dreixdrei.HighestNumber)},
		"dreixdrei.rules.r3":             {4, 5},
		"dreixdrei.rules.deal.hands":     {dreixdrei.SpotsPerSeat, dreixdrei.SpotsPerSeat, dreixdrei.FullHand},
		"dreixdrei.rules.r17":            {dreixdrei.MaxIdleTurns},
	})
	if dreixdrei.UsualSetCount(4) != 1 || dreixdrei.UsualSetCount(5) != 2 {
		t.Error("not from five seats on")
	}
}

// TestDiagramsShowWhatTheirCaptionsSay plays every diagram by the rules, and looks at how they end.
func TestDiagramsShowWhatTheirCaptionsSay(t *testing.T) {
	ends := map[string]func(p *dreixdrei.Position) bool{
		"start.swap": func(p *dreixdrei.Position) bool {
			return p.CountOpenCards(0, dreixdrei.Delete) == 1 && p.CountInHand(0, 4) == 1
		},
		"start.first":     func(p *dreixdrei.Position) bool { return p.CountInHand(0, 9) == 1 },
		"laying.climb":    func(p *dreixdrei.Position) bool { return p.PileSize() == 4 && p.HandSize(0) == 3 },
		"laying.seven":    func(p *dreixdrei.Position) bool { return p.PileSize() == 4 },
		"special.delete":  func(p *dreixdrei.Position) bool { return p.PileSize() == 1 && len(p.RemovedCards()) == 5 },
		"special.through": func(p *dreixdrei.Position) bool { return p.PileSize() == 5 },
		"take.must":       func(p *dreixdrei.Position) bool { return p.HandSize(0) == 5 && p.PileSize() == 1 },
		"take.four":       func(p *dreixdrei.Position) bool { return len(p.RemovedCards()) == 4 && p.Turn() == 1 },
		"phases.open":     func(p *dreixdrei.Position) bool { return p.OpenCardCount(0) == 2 && p.Phase(0) == 2 },
		"phases.down":     func(p *dreixdrei.Position) bool { return p.Place(0) == 1 },
	}
	for _, page := range primer.Pages() {
		if len(page.Diagrams) != 2 {
			t.Errorf("page %s has %d diagrams, want 2", page.ID, len(page.Diagrams))
		}
		for _, d := range page.Diagrams {
			b, err := d.Play()
			if err != nil {
				t.Error(err)
			} else if as := ends[d.ID]; as == nil || !as(&b.PositionAfter) {
				t.Errorf("%s ends so:\n%s", d.ID, b.PositionAfter.TextPicture())
			}
			delete(ends, d.ID)
		}
	}
	if len(ends) > 0 {
		t.Errorf("there are no diagrams for %v", ends)
	}
}
