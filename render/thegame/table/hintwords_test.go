package table

import (
	"strings"
	"testing"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/thegame"
	"dreist/game/thegame/partner"
)

// For each reason and each comparison there is a sentence that says what to think of, without numbers, and one that says why.
func TestAllReasonsAreSaid(t *testing.T) {
	lay := []thegame.Move{thegame.Lay(39, thegame.PileA)}
	p := need.Value(thegame.NewDeal(thegame.Base, 2, 0, 1).Position())(t)
	for _, language := range assets.Languages() {
		texts := need.Value(assets.NewTexts(language))(t)
		say := &Sentences{Texts: texts, SeatNames: []string{"Ann", "Ida"}}
		said := map[string]bool{}
		for k := partner.WinsGame; k <= partner.SkipsFewest; k++ {
			for v := partner.NoAlternative; v <= partner.OwedCardsOnly; v++ {
				r := partner.Reason{Kind: k, Card: 49, TenBacks: lay, RegainedCount: 9, Effect: partner.Effect{SkippedCount: 7},
					SeatSignal:  partner.SeatSignal{Seat: 1, Signal: thegame.KeepOff},
					Alternative: partner.Alternative{Kind: v, Lays: []thegame.Move{thegame.Lay(61, thegame.PileB)}, SkippedCount: 21, LaysSkippedCount: 14}}
				nudge := say.Say(nudgeKey(&r), assets.Values{"Pile": "A"})
				told := becauseText(say, &p, lay, &r)
				for _, text := range []string{nudge, told} {
					if strings.Contains(text, "advice.") || strings.Contains(text, "<") || strings.Contains(text, "  ") {
						t.Errorf("reason %d, comparison %d: %q", k, v, text)
					}
				}
				if strings.ContainsAny(nudge, "0123456789") {
					t.Errorf("a nudge says %q", nudge)
				}
				if k == partner.SkipsFewest || k == partner.GoesTenBack && v < partner.KeepsSignal { // further on nothing is said of going back
					if said[told] {
						t.Errorf("%q is said twice", told)
					}
					said[told] = true
				}
			}
		}
	}
}

// What is too long for the box is said without the comparison, and what nothing speaks for without a reason.
func TestLongReasonsLeaveOutTheComparison(t *testing.T) {
	texts := need.Value(assets.NewTexts("en"))(t)
	say := &Sentences{Texts: texts}
	line := []thegame.Move{thegame.Lay(12, thegame.PileA), thegame.Lay(98, thegame.PileD)}
	r := partner.Reason{Kind: partner.SkipsFewest, Effect: partner.Effect{SkippedCount: 12},
		Alternative: partner.Alternative{Kind: partner.OtherCards, Lays: []thegame.Move{thegame.Lay(61, thegame.PileB)}, SkippedCount: 21}}
	want := "Lay the 12 on row A, then 98 on D: this skips 12 missing numbers; with 61 on B instead you’d skip 21."
	if got := becauseText(say, nil, line, &r); got != want {
		t.Errorf("got %q", got)
	}
	if got := reasonText(say, nil, line, &r); got != "This skips 12 missing numbers; with 61 on B instead you’d skip 21." {
		t.Errorf("below the cards got %q", got)
	}
	for c := range thegame.Card(28) {
		line = append(line, thegame.Lay(76-c, thegame.PileC))
	}
	if got := becauseText(say, nil, line, &r); !strings.Contains(got, "then 98 on D, then 76, 75") || !strings.HasSuffix(got, "missing numbers.") {
		t.Errorf("got %q", got)
	}
	for c := range thegame.Card(30) {
		line = append(line, thegame.Lay(48-c, thegame.PileC))
	}
	if got := becauseText(say, nil, line, &r); !strings.HasPrefix(got, "Lay the 12 on row A: this skips") {
		t.Errorf("got %q", got)
	}
	r.Alternative.Kind = partner.WithoutTenBack
	if got := becauseText(say, nil, line, &r); !strings.HasPrefix(got, "Lay the 12 on row A: this skips") || !strings.HasSuffix(got, "at least 21.") {
		t.Errorf("with what it must be compared with got %q", got)
	}
	r.Kind = partner.NoReason
	if got := becauseText(say, nil, line[:2], &r); got != "Lay the 12 on row A, then 98 on D: I tried many games, and nothing else ended better." || reasonText(say, nil, line, &r) != "I tried many games, and nothing else ended better." {
		t.Errorf("got %q", got)
	}
}
