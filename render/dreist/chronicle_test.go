package dreist

import (
	"slices"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/game/store"
	"dreist/render/panel"
)

// panelTexts returns what the open panel says: titles, paragraphs, the labels of buttons and the rows of lists.
func panelTexts(a *guest) []string { return textsOf(a.panel.Items()) }

func textsOf(items []panel.Item) []string {
	var texts []string
	for _, item := range items {
		switch item := item.(type) {
		case panel.Title:
			texts = append(texts, item.Text)
		case panel.Paragraph:
			texts = append(texts, item.Text)
		case panel.Button:
			texts = append(texts, item.Label)
		case panel.Row:
			for _, b := range item.Buttons {
				texts = append(texts, b.Label)
			}
		case panel.Shelf:
			for _, b := range slices.Concat(item.Boxes, item.Small) {
				texts = append(texts, b.Label)
			}
		case panel.List:
			for _, r := range item.Rows {
				texts = append(texts, r.Label+" | "+r.Detail)
			}
		case panel.Facts:
			for _, f := range item.All {
				texts = append(texts, f.Number+" "+f.Label)
			}
		case panel.Grid:
			for _, r := range append(item.Rows, item.Foot) {
				texts = append(texts, strings.Join(r, " "))
			}
		}
	}
	return texts
}

// theList returns the list of the open panel.
func (a *guest) theList(t *testing.T) panel.List {
	t.Helper()
	for _, item := range a.panel.Items() {
		if l, ok := item.(panel.List); ok {
			return l
		}
	}
	t.Fatalf("there is no list among %q", panelTexts(a))
	return panel.List{}
}

func TestEveryFinishedGameCanBeReplayedFromTheHistory(t *testing.T) {
	a := newApp(t)
	a.showHistory()
	if texts := strings.Join(panelTexts(a), "\n"); !strings.Contains(texts, "There’s still room for your games here.\nPlay now") {
		t.Errorf("an empty history says %q", texts)
	}
	a.newGame()
	a.finish(t, true)
	a.climb()
	a.finish(t, false)
	a.newGame()
	a.playAgain()
	a.finish(t, true)
	a.showHistory()
	rows := a.theList(t).Rows
	if len(rows) != 3 {
		t.Fatalf("got %d games, want 3", len(rows))
	}
	for i, want := range []string{"Practice · Against Egon", "Ladder 50 : 46", "Against Egon"} {
		if !strings.Contains(rows[i].Label, want) || !strings.Contains(rows[i].Label, "21 Nov 2026") && !strings.Contains(rows[i].Label, "2026") {
			t.Errorf("row %d says %q, want %q", i, rows[i].Label, want)
		}
	}
	if !strings.HasPrefix(rows[1].Detail, "Lost · you had one left") || !strings.HasPrefix(rows[2].Detail, "Won · Egon had 2 left") {
		t.Errorf("the results are %q and %q", rows[1].Detail, rows[2].Detail)
	}
	for _, row := range rows {
		open := a.panel
		a.act(row.Action)
		if r, _ := reviewed(t, a); r.Moment() != 0 || r.Last() == 0 {
			t.Errorf("%q shows moment %d of %d", row.Label, r.Moment(), r.Last())
		}
		a.leave()
		if a.panel != open || a.table != nil {
			t.Fatalf("leaving %q does not lead to the history", row.Label)
		}
	}
}

// TestPracticeUnderWayIsInTheHistory begins it from a game there.
func TestPracticeUnderWayIsInTheHistory(t *testing.T) {
	a := newApp(t)
	a.newGame()
	a.finish(t, false)
	a.showHistory()
	if texts := panelTexts(a); strings.Contains(strings.Join(texts, "\n"), "Unfinished practice") {
		t.Error("practice is offered that nobody began")
	}
	a.act(a.theList(t).Rows[0].Action)
	a.branch()
	begun := a.table.Match
	a.leave()
	if texts := panelTexts(a); !strings.Contains(strings.Join(texts, "\n"), "Unfinished practice") {
		t.Fatalf("practice under way is not offered: %q", texts)
	}
	a.press("history.practice")
	if a.table == nil || !a.table.Options.Ribbon || a.table.Position().Picture() != begun.Position().Picture() {
		t.Error("practice is not gone on with")
	}
}

func TestAGameThatCannotBeReadIsTold(t *testing.T) {
	a := newApp(t)
	if _, err := a.onDisk().AddFinished(store.Finished{Record: "; nothing\n", Date: "2026-01-01", Kind: store.KindSolo,
		Summary: store.Summary{Seats: 2, Seat: 1, Outcome: store.WonBy(0, 0, 4), Opponents: []string{"egon"}}}); err != nil {
		t.Fatal(err)
	}
	a.reread()
	a.showHistory()
	a.act(a.theList(t).Rows[0].Action)
	if a.table != nil || !strings.Contains(strings.Join(panelTexts(a), "\n"), "can’t be replayed") {
		t.Errorf("a broken game says %q", panelTexts(a))
	}
}

func TestTheHistoryNamesWhoPlayed(t *testing.T) {
	for _, language := range assets.Languages() {
		a := newApp(t)
		a.Change(func(s *store.Settings) { s.Language = store.Language(language) })
		describe := a.Describe()
		for _, e := range []store.Entry{
			{Date: "2026-11-21", Kind: store.KindTable, Summary: store.Summary{Seats: 3, Seat: 1, Outcome: store.WonBy(1, 4, 0, 2),
				Opponents: []string{"easy", "fair"}}},
			{Date: "2026-11-21", Kind: store.KindTable, Summary: store.Summary{Seats: 4, Outcome: store.WonBy(2, 4, 1, 0, 2),
				Opponents: []string{"person", "person", "person"}}},
			{Date: "", Kind: "other", Summary: store.Summary{Seats: 2, Seat: 2, Outcome: store.WonBy(1, 1, 0), Opponents: []string{"new"}}},
		} {
			said := describe(&e)
			for _, line := range []string{said.Game, said.Result} {
				if strings.Contains(line, "history.") || strings.Contains(line, "<no value>") || strings.Contains(line, "kind.") {
					t.Errorf("%s: %+v says %q", language, e, line)
				}
			}
		}
	}
	a := newApp(t)
	e := store.Entry{Kind: store.KindTable, Summary: store.Summary{Seats: 3, Seat: 1, Outcome: store.WonBy(1, 4, 0, 2), Turns: 9,
		Opponents: []string{"easy", "fair"}}}
	if said := a.Describe()(&e); said.Game+" | "+said.Result != "Three players · easy, medium | Lost · you had 4 left · 3 turns" {
		t.Errorf("got %q", said)
	}
	e.Summary.Seats, e.Summary.Opponents = 4, []string{"strong", "strong", "strong"}
	if said := a.Describe()(&e).Game; said != "Four players · strong" {
		t.Errorf("got %q, want what all are once", said)
	}
}
