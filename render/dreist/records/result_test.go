package records

import (
	"slices"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/render/dreist/words"
)

// seats are the names of those who sit at a table.
var seats = []string{"Ada", "Ben", "Cleo"}

// over returns a match that ends as the first seat discards one of its own cards; the others have so many left.
func over(t *testing.T, mode dreist.Mode, own int, others ...int) *match.Match {
	t.Helper()
	d, next := dreist.Deal{Mode: mode}, dreist.Card(0)
	for seat, n := range append([]int{own}, others...) {
		var cards []dreist.Card
		for range n {
			cards, next = append(cards, next), next+9
		}
		hand, pile := cards, []dreist.Card(nil)
		if seat > 0 && mode == dreist.SoloMode {
			hand, pile = nil, cards
		}
		d.Hands, d.Piles = append(d.Hands, hand), append(d.Piles, pile)
	}
	m := need.Value(match.New(d, record.NumberedSeats(seats[:len(d.Hands)]...), nil, play.DiscardSaver{}))(t)
	if _, err := m.Play(dreist.Discard(d.Hands[0][0])); err != nil || !m.IsOver() {
		t.Fatalf("%v\n%s", err, m.Position().TextPicture())
	}
	return m
}

// won returns a game of the past that was won in some turns.
func won(turns int) store.HistoryEntry {
	return store.HistoryEntry{Kind: store.KindSolo, Summary: store.Summary{SeatCount: 2, Seat: 1, Outcome: store.WonBy(0, 0, 4), TurnCount: 2*turns - 1, OpponentKinds: []string{"egon"}}}
}

// TestResultsAreTold reads the title and the lines of the end, and the line that is copied, in both languages.
func TestResultsAreTold(t *testing.T) {
	for name, c := range map[string]struct {
		match  *match.Match
		day    string
		kind   store.Kind
		before []store.HistoryEntry // the newest first
		lines  []string             // the title first, against Egon
		copied [2]string
	}{
		"the first win": {
			over(t, dreist.SoloMode, 1, 9), "", store.KindSolo, nil, []string{"You win!", "Egon is left with 9 cards", "Done in one turn"},
			[2]string{"DREIst! 11G0 🏆 1 turn · 0 DREIers · Egon 9", "DREIst! 11G0 🏆 1 Zug · 0 DREIer · Egon 9"},
		},
		"a quick win": {
			over(t, dreist.SoloMode, 1, 2), "", store.KindSolo, []store.HistoryEntry{won(1), won(7)},
			[]string{"By a whisker!", "Egon is left with 2 cards", "Done in just one turn", "3 wins in a row"},
			[2]string{"DREIst! 11G0 🏆 1 turn · 0 DREIers · Egon 2", "DREIst! 11G0 🏆 1 Zug · 0 DREIer · Egon 2"},
		},
		"practice": {
			over(t, dreist.SoloMode, 1, 9), "", store.KindPractice, []store.HistoryEntry{won(7)}, []string{"You win!", "Egon is left with 9 cards", "Done in one turn"},
			[2]string{"DREIst! 11G0 🏆 1 turn · 0 DREIers · Egon 9", "DREIst! 11G0 🏆 1 Zug · 0 DREIer · Egon 9"},
		},
		"a daily deal that is lost": {
			over(t, dreist.SoloMode, 2, 1), "2026-11-21", store.KindSolo, nil, []string{"So close!", "You were just one card away"},
			[2]string{"DREIst! 21 Nov 💪 1 turn · 0 DREIers · me 1", "DREIst! 21.11. 💪 1 Zug · 0 DREIer · ich 1"},
		},
		"a table": {
			over(t, dreist.TableMode, 1, 3, 2), "", store.KindTable, nil, []string{"2 cards ahead"},
			[2]string{"DREIst! 11G0 · Ada wins! Cards left: Cleo (2) and Ben (3) · one turn", "DREIst! 11G0 · Ada hat gewonnen! Übrig: Cleo (2) und Ben (3) · ein Zug"},
		},
	} {
		for i, language := range []string{"en", "de"} {
			texts := need.Value(assets.NewTexts(language))(t)
			this := won(1)
			this.Kind = c.kind
			r := Result{
				Match: c.match, Phrases: words.Sentences{Texts: texts}, DealCode: "11G0", DailyDate: c.day, Kind: c.kind, TurnCount: 1,
				FinishedGames: func() []store.HistoryEntry { return append([]store.HistoryEntry{this}, c.before...) },
			}
			long := r
			if long.DealCode, long.DailyDate = strings.Repeat("x", 100_000), ""; len(long.ShareText())+len(long.DealText()) > 400 {
				t.Errorf("%s: a long code is shown with %d letters", name, len(long.ShareText()))
			}
			var lines []string
			if r.isAgainstEgon() {
				lines = []string{r.Title()}
			} else {
				r.Phrases.SeatNames = seats
			}
			for _, l := range r.TallyLines() {
				lines = append(lines, l.Text(1))
			}
			if got := r.ShareText(); got != c.copied[i] || i == 0 && !slices.Equal(lines, c.lines) {
				t.Errorf("%s: got %q and copied %q, want %q and %q", name, lines, got, c.lines, c.copied[i])
			}
		}
	}
}

// TestFinishedGamesAreTold reads what the history says of games of all kinds.
func TestFinishedGamesAreTold(t *testing.T) {
	r := newStatistics(t)
	against := func(winner int, opponents []string, counts map[string]int, left ...int) store.Summary {
		return store.Summary{SeatCount: len(left), Seat: 1, Outcome: store.WonBy(winner, left...), TurnCount: 9, OpponentKinds: opponents, Counts: counts}
	}
	egon := []string{"egon"}
	shared := against(2, []string{"person", "person", "person"}, nil, 4, 1, 0, 2)
	shared.Seat = 0
	for want, e := range map[string]store.HistoryEntry{
		"Against Egon | Won · Egon had 2 left · 5 turns":                 {Kind: store.KindSolo, Summary: against(0, egon, nil, 0, 2)},
		"Ladder 50 : 46 | Lost · you had one left · 5 turns":             {Kind: match.LadderKind, Summary: against(1, egon, map[string]int{match.RungCountKey: 50}, 1, 0)},
		"First game | Won · Egon had 2 left · 5 turns":                   {Kind: store.KindFirst, Summary: against(0, egon, nil, 0, 2)},
		"Three players · easy, medium | Lost · you had 4 left · 3 turns": {Kind: store.KindTable, Summary: against(1, []string{"easy", "fair"}, nil, 4, 0, 2)},
		"Four players · strong | Lost · you had 4 left · 3 turns":        {Kind: store.KindTable, Summary: against(1, []string{"strong", "strong", "strong"}, nil, 4, 0, 2, 2)},
		"Four players · human | Seat 3 wins · 3 turns":                   {Kind: store.KindTable, Summary: shared},
		"Two players · new | Won · one card ahead · 5 turns":             {Kind: "other", Summary: against(0, []string{"new"}, nil, 0, 1)},
	} {
		if said := r.DescribeGame(&e); said.GameText+" | "+said.ResultText != want {
			t.Errorf("got %q, want %q", said.GameText+" | "+said.ResultText, want)
		}
	}
}
