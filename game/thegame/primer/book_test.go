package primer_test

import (
	"slices"
	"testing"

	"dreist/build/booktest"
	"dreist/game/thegame"
	"dreist/game/thegame/primer"
)

func TestTheBookFollowsTheRules(t *testing.T) {
	b := primer.Book()
	booktest.CheckRulings(t, b, "G", 20)
	booktest.CheckCitations(t, b, map[string]string{
		"1": "thegame.rules.material.aim", "4": "thegame.rules.turn.least", "7": "",
		"3.1": "thegame.rules.laying.up", "3.2": "thegame.rules.laying.down", "3.3": "thegame.rules.laying.back",
		"0": "", "8": "", "3.4": "", "R 1": "", "G 0": "", "G 21": "",
	})
	booktest.CheckBook(t, b, primer.Pages(), "thegame", "glance", primer.ExampleCount)
	booktest.CheckSimilarWords(t, b, map[string]map[string]string{
		"de": {"zihen": "ziehen", "Zeihcen": "Zeichen", "nachzeihen": "nachziehen"},
		"en": {"signlas": "signals", "fetaher": "feather", "shufle": "shuffle"},
	})
	booktest.CheckReasonsExplained(t, thegame.UnknownMove, primer.Explain)
}

// TestExamplesShowTheRefusals has the example that explains a refusal be one in which a move is refused for that reason.
func TestExamplesShowTheRefusals(t *testing.T) {
	all := primer.Examples()
	for r := thegame.NotInHand; r <= thegame.UnknownMove; r++ {
		e, ok := primer.Explain(r)
		if !ok {
			t.Errorf("%v is not explained", r)
		}
		if e.Example == 0 {
			continue
		}
		if !slices.ContainsFunc(all[e.Example-1].Tries, func(try primer.Try) bool {
			refusal := try.PositionAfter.Refusal(try.RefusedMove)
			return try.RefusedToken != "" && refusal != nil && refusal.Reason == r
		}) {
			t.Errorf("nothing is refused in E %d for the reason %v", e.Example, r)
		}
	}
}

// TestLearnersFindTheRuleByTheirOwnWords types what somebody new would type.
func TestLearnersFindTheRuleByTheirOwnWords(t *testing.T) {
	const back, draw, least = "laying.back", "r6", "turn.least"
	booktest.CheckSearch(t, primer.Book(), "thegame.rules.", map[string]map[string]string{
		"de": {
			"zehn zurück": back, "Trick": back, "zehn": back, "nachziehen": draw, "ziehen": draw, "auffüllen": draw,
			"mindestens": least, "Pflicht": least, "verloren": "r8", "verlieren": "r8", "gewinnen": "r11",
			"gewonnen": "r11", "nichts passt": "r8", "Zeichen": "talk.signs", "Feder": "talk.signs",
			"reden": "r15", "Profi": "r13", "allein": "r19", "aussetzen": "r5",
			"zurücknehmen": "r18", "Stapel leer": "r7", "Computer": "talk.partners", "wer fängt an": "r3",
			"aufwärts": "laying.up", "Bewertung": "r12", "Punkte": "end.rest", "3.3": back,
		},
		"en": {
			"ten back": back, "trick": back, "ten": back, "draw": draw, "refill": draw, "minimum": least, "at least": least,
			"lose": "r8", "lost": "r8", "win": "r11", "stuck": "r8", "signals": "talk.signs",
			"feather": "talk.signs", "talk": "r15", "pro": "r13", "alone": "r19", "pass": "r5",
			"undo": "r18", "empty pile": "r7", "computer": "talk.partners", "who starts": "r3",
			"upwards": "laying.up", "rating": "r12", "score": "end.rest", "3.3": back,
		},
	})
}

// TestNumbersInTheTextsAreThoseOfTheRules asks the rules for numbers that a text writes out.
func TestNumbersInTheTextsAreThoseOfTheRules(t *testing.T) {
	hand := func(seats int) int { return thegame.Base.HandSize(seats) }
	up, down := thegame.PileA, thegame.PileC
	booktest.CheckNumbersInTexts(t, map[string][]int{
		"thegame.rules.material.aim":   {thegame.CardCount},
		"thegame.rules.material.cards": {int(thegame.Lowest), int(thegame.Highest)},
		"thegame.rules.material.rows":  {int(up.BaseNumber()), int(down.BaseNumber())},
		"thegame.rules.deal.hands":     {hand(1), hand(2), hand(3)},
		"thegame.rules.laying.back":    {58, int(up.TenBackCard(58)), 34, int(down.TenBackCard(34))},
		"thegame.rules.r12":            {1, 9, 10, 19, 20, 39, 40},
		"thegame.rules.r13":            {thegame.Pro.OwedCount(), thegame.Base.OwedCount()},
		"thegame.rules.r19":            {hand(1), thegame.ProSmall.HandSize(1)},
	})
	if hand(3) != hand(4) || hand(3) != hand(5) {
		t.Errorf("three to five players do not have hands of one size")
	}
}

// TestDiagramsShowWhatTheirCaptionsSay plays every diagram by the rules, and looks at how the ends end.
func TestDiagramsShowWhatTheirCaptionsSay(t *testing.T) {
	ends := map[string]func(p *thegame.Position) bool{
		"back.up":  func(p *thegame.Position) bool { return p.TopCard(thegame.PileA) == 38 },
		"turn.two": func(p *thegame.Position) bool { return p.Turn() == 1 && p.DrawPileSize() == 2 },
		"turn.one": func(p *thegame.Position) bool { return p.Turn() == 1 },
		"talk.off": func(p *thegame.Position) bool { return p.Signal(1, thegame.PileA) == thegame.KeepOff },
		"end.won":  func(p *thegame.Position) bool { return p.IsWon() },
		"end.lost": func(p *thegame.Position) bool { return p.IsOver() && !p.IsWon() },
		"talk.small": func(p *thegame.Position) bool {
			return p.Signal(1, thegame.PileA) == thegame.NoSignal && p.Signal(1, thegame.PileC) == thegame.NoSignal
		},
	}
	for _, page := range primer.Pages() {
		if len(page.Diagrams) != 2 {
			t.Errorf("page %s has %d diagrams, want 2", page.ID, len(page.Diagrams))
		}
		for _, d := range page.Diagrams {
			b, err := d.Play()
			if err != nil {
				t.Error(err)
				continue
			}
			if as := ends[d.ID]; as != nil && !as(&b.PositionAfter) {
				t.Errorf("%s does not end as its caption says", d.ID)
			}
			delete(ends, d.ID)
			for _, s := range b.Steps {
				if s.Move.Action != thegame.EndTurn && !d.Piles.Has(s.Move.Pile) {
					t.Errorf("%s does not show pile %v, which %v is about", d.ID, s.Move.Pile, s.Move)
				}
			}
		}
	}
	if len(ends) > 0 {
		t.Errorf("there are no diagrams for %v", ends)
	}
	broken := primer.Diagram{ID: "broken", Deal: thegame.Deal{SeatCount: 1, Hands: [][]thegame.Card{{5}}}, MoveScript: "x5a"}
	if _, err := broken.Play(); err == nil {
		t.Error("a move that is allowed counts as refused")
	}
}
