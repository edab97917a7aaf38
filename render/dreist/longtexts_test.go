package dreist

import (
	"strings"
	"testing"
	"unicode/utf8"

	"dreist/game/days"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/game/store"
)

// TestLongTextsOfARecordAreShownShort goes on with saved games whose names, codes and dates are as long as a record
// allows: what is shown is short, what is saved stays.
func TestLongTextsOfARecordAreShownShort(t *testing.T) {
	const most = 80 // with the words around it
	for _, long := range []string{strings.Repeat("W", 1_500), strings.Repeat("x", 100_000), strings.Repeat("Anna und ", 20_000)} {
		a := newApp(t)
		deal := dreist.Deal{Hands: [][]dreist.Card{{0, 9}, {40}}, Piles: [][]dreist.Card{{}, {50}}}
		g, err := record.New(deal, record.Seats(long, long), []record.Tag{{Name: codeTag, Value: long}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		deal.Mode, deal.Hands[1] = dreist.Solo, nil
		daily, err := record.New(deal, record.Seats(long), []record.Tag{{Name: days.Tag, Value: long}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		if err := a.onDisk().SaveGame(store.Table, g.String()); err != nil {
			t.Fatal(err)
		}
		saved := a.findSaved(store.Table)
		if saved == nil {
			t.Fatal("the game cannot be gone on with")
		}
		a.resume(saved)
		shown := []string{a.table.Say.Name(0), a.table.Say.Name(1), a.at.result().Deals(), a.caption(a.mode)}
		for _, s := range []mode{{daily: long}, {daily: long, practice: long}, {practice: long}} {
			shown = append(shown, a.caption(s))
		}
		for _, text := range shown {
			if utf8.RuneCountInString(text) > most {
				t.Errorf("of %d letters %d are shown: %.30q", len(long), utf8.RuneCountInString(text), text)
			}
		}
		if text := a.table.Match.Record(); text != g.String() {
			t.Errorf("the record is not what it was : %d bytes, want %d", len(text), len(g.String()))
		}
		if err := a.onDisk().SaveGame(days.Slot, daily.String()); err != nil {
			t.Fatal(err)
		}
		a.take(a.daily.Play())
		for _, text := range panelTexts(a) {
			if utf8.RuneCountInString(text) > 4*most {
				t.Errorf("the question about the day shows %d letters", utf8.RuneCountInString(text))
			}
		}
	}
}
