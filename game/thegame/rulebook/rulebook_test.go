package rulebook_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/assets"
	form "dreist/game/rulebook"
	"dreist/game/thegame"
	"dreist/game/thegame/examples"
	"dreist/game/thegame/rulebook"
)

func TestSectionsFollowTheRules(t *testing.T) {
	var got []string
	for i, s := range rulebook.Book().Sections {
		got = append(got, s.ID)
		if s.Number != i+1 {
			t.Errorf("section %s has number %d, want %d", s.ID, s.Number, i+1)
		}
	}
	if diff := cmp.Diff([]string{"material", "deal", "laying", "turn", "talk", "end", "ways"}, got); diff != "" {
		t.Errorf("sections (-want +got):\n%s", diff)
	}
}

// rulings is how many rulings the rules have.
const rulings = 20

func TestEveryRulingStandsInItsSection(t *testing.T) {
	seen := map[int]int{}
	for _, s := range rulebook.Book().Sections {
		for _, p := range s.Paragraphs {
			seen[p.Ruling]++
		}
	}
	for i, want := range []string{"material", "deal", "deal", "laying", "laying", "turn", "turn", "end", "end", "end", "end", "end", "ways", "ways",
		"talk", "talk", "talk", "turn", "ways", "end"} {
		n := i + 1
		cite := fmt.Sprintf("G %d", n)
		place, ok := rulebook.Book().Cited(cite)
		if !ok || place.Section != want || place.Key != fmt.Sprintf("thegame.rules.r%d", n) {
			t.Errorf("%s: got %+v, %v, want it in section %q", cite, place, ok, want)
		}
		if most := map[int]int{18: 2}[n]; seen[n] != max(most, 1) {
			t.Errorf("%s stands in %d paragraphs", cite, seen[n])
		}
	}
	if delete(seen, 0); len(seen) != rulings {
		t.Errorf("got %d rulings, want %d", len(seen), rulings)
	}
}

// TestExamplesShowTheRefusals has the example that explains a refusal be one in which a move is refused for that reason.
func TestExamplesShowTheRefusals(t *testing.T) {
	all := examples.All()
	for r := thegame.NotInHand; r <= thegame.UnknownMove; r++ {
		e, ok := rulebook.Explain(r)
		if !ok {
			t.Errorf("%v is not explained", r)
		}
		if e.Example == 0 {
			continue
		}
		if !slices.ContainsFunc(all[e.Example-1].Tries, func(try examples.Try) bool {
			refusal := try.After.Refusal(try.Refused)
			return try.Last != "" && refusal != nil && refusal.Reason == r
		}) {
			t.Errorf("nothing is refused in E %d for the reason %v", e.Example, r)
		}
	}
}

// TestTheBookLinksToEveryExample has every example stand at some paragraph.
func TestTheBookLinksToEveryExample(t *testing.T) {
	linked := map[int]bool{}
	for _, s := range rulebook.Book().Sections {
		for _, p := range s.Paragraphs {
			for _, n := range p.Examples {
				if linked[n] = true; n < 1 || n > examples.Count {
					t.Errorf("%s links to E %d", p.Key, n)
				}
			}
		}
	}
	if len(linked) != examples.Count {
		t.Errorf("%d examples are linked", len(linked))
	}
}

func TestCitationsLeadIntoTheBook(t *testing.T) {
	for cite, want := range map[string]string{
		"1": "thegame.rules.material.title", "7": "thegame.rules.ways.title",
		"3.1": "thegame.rules.laying.up", "3.2": "thegame.rules.laying.down", "3.3": "thegame.rules.laying.back",
	} {
		if got, ok := rulebook.Book().Cited(cite); !ok || got.Key != want {
			t.Errorf("%q: got %+v, %v, want %s", cite, got, ok, want)
		}
	}
	for _, cite := range []string{"0", "8", "3.4", "R 1", "G 0", "G 21"} {
		if got, ok := rulebook.Book().Cited(cite); ok {
			t.Errorf("%q: got %+v, want no place", cite, got)
		}
	}
}

func TestSearchFindsRulingsByTheirNumber(t *testing.T) {
	for _, language := range assets.Languages() {
		text := reader(t, language)
		for n := 1; n <= rulings; n++ {
			place, _ := rulebook.Book().Cited(fmt.Sprintf("G %d", n))
			for _, query := range []string{"G %d", "g%d"} {
				query = fmt.Sprintf(query, n)
				if hits := rulebook.Book().Search(query, text); len(hits) == 0 || hits[0].Place != place {
					t.Errorf("%s %q: got %v, want %v first", language, query, hits, place)
				}
			}
		}
	}
}

// TestLearnersFindTheRuleByTheirOwnWords types what somebody new would type.
func TestLearnersFindTheRuleByTheirOwnWords(t *testing.T) {
	const back, draw, least = "thegame.rules.laying.back", "thegame.rules.r6", "thegame.rules.turn.least"
	for language, words := range map[string]map[string]string{
		"de": {
			"zehn zurück": back, "Trick": back, "zehn": back, "nachziehen": draw, "ziehen": draw, "auffüllen": draw,
			"mindestens": least, "Pflicht": least, "verloren": "thegame.rules.end.title", "verlieren": "thegame.rules.r8", "gewinnen": "thegame.rules.r11",
			"gewonnen": "thegame.rules.end.title", "nichts passt": "thegame.rules.r8", "Zeichen": "thegame.rules.talk.signs", "Feder": "thegame.rules.talk.signs",
			"reden": "thegame.rules.talk.title", "Profi": "thegame.rules.r13", "allein": "thegame.rules.ways.title", "aussetzen": "thegame.rules.r5",
			"zurücknehmen": "thegame.rules.r18", "Stapel leer": "thegame.rules.r7", "Computer": "thegame.rules.talk.partners", "wer fängt an": "thegame.rules.r3",
			"aufwärts": "thegame.rules.laying.up", "Bewertung": "thegame.rules.r12", "Punkte": "thegame.rules.end.rest", "3.3": back,
		},
		"en": {
			"ten back": back, "trick": back, "ten": back, "draw": draw, "refill": draw, "minimum": least, "at least": least,
			"lose": "thegame.rules.r8", "lost": "thegame.rules.end.title", "win": "thegame.rules.r11", "stuck": "thegame.rules.r8", "signals": "thegame.rules.talk.signs",
			"feather": "thegame.rules.talk.signs", "talk": "thegame.rules.talk.title", "pro": "thegame.rules.r13", "alone": "thegame.rules.ways.title", "pass": "thegame.rules.r5",
			"undo": "thegame.rules.r18", "empty pile": "thegame.rules.r7", "computer": "thegame.rules.talk.partners", "who starts": "thegame.rules.r3",
			"upwards": "thegame.rules.laying.up", "rating": "thegame.rules.r12", "score": "thegame.rules.end.rest", "3.3": back,
		},
	} {
		text := reader(t, language)
		for query, want := range words {
			if hits := rulebook.Book().Search(query, text); len(hits) == 0 || hits[0].Key != want {
				t.Errorf("%s %q: got %v, want %s first", language, query, hits[:min(3, len(hits))], want)
			}
		}
	}
}

func TestTheIndexLeadsWhereItSays(t *testing.T) {
	for _, language := range assets.Languages() {
		text := reader(t, language)
		for _, key := range rulebook.Book().IndexKeys() {
			place := "thegame.rules." + strings.TrimPrefix(key, "thegame.rules.index.")
			for _, entry := range strings.Split(text(key), ", ") {
				if !slices.ContainsFunc(rulebook.Book().Search(entry, text), func(h form.Hit) bool { return h.Key == place }) {
					t.Errorf("%s: %q does not lead to %s", language, entry, place)
				}
			}
		}
	}
}

// TestEveryParagraphIsFoundByItsWords looks for each paragraph with its own first words.
func TestEveryParagraphIsFoundByItsWords(t *testing.T) {
	for _, language := range assets.Languages() {
		text := reader(t, language)
		for _, s := range rulebook.Book().Sections {
			for i, p := range s.Paragraphs {
				words := strings.Fields(text(p.Key))
				query := strings.ToUpper(strings.Join(words[:min(5, len(words))], " "))
				place := form.Place{Section: s.ID, Paragraph: i, Key: p.Key}
				if !slices.ContainsFunc(rulebook.Book().Search(query, text), func(h form.Hit) bool { return h.Place == place }) {
					t.Errorf("%s: %q does not find %s", language, query, p.Key)
				}
			}
		}
	}
}

func TestWhatFindsNothingHasNeighbours(t *testing.T) {
	for _, tc := range []struct{ language, query, want string }{
		{"de", "zihen", "ziehen"}, {"de", "Zeihcen", "Zeichen"}, {"de", "nachzeihen", "nachziehen"},
		{"en", "signlas", "signals"}, {"en", "fetaher", "feather"}, {"en", "shufle", "shuffle"},
	} {
		text := reader(t, tc.language)
		if hits := rulebook.Book().Search(tc.query, text); len(hits) > 0 {
			t.Errorf("%q: found %v", tc.query, hits)
		}
		if near := rulebook.Book().Near(tc.query, text); !slices.Contains(near, tc.want) || len(near) > 4 {
			t.Errorf("%q: got %q near it, want %q among four at most", tc.query, near, tc.want)
		}
	}
}

func TestEveryReasonIsExplained(t *testing.T) {
	for r := thegame.Allowed + 1; r <= thegame.UnknownMove; r++ {
		e, ok := rulebook.Explain(r)
		if !ok {
			t.Errorf("%v: nothing explains it", r)
			continue
		}
		at := slices.IndexFunc(rulebook.Pages(), func(p form.Page[rulebook.Diagram]) bool { return p.ID == e.Page })
		if at < 0 || !slices.Contains(rulebook.Pages()[at].Points, e.Point) {
			t.Errorf("%v: page %q has no point %q", r, e.Page, e.Point)
		}
		section, ok := rulebook.Book().Section(e.Place.Section)
		if !ok || section.Paragraphs[e.Place.Paragraph].Key != e.Place.Key {
			t.Errorf("%v: got %+v, want a paragraph of a section", r, e.Place)
		}
	}
	if _, ok := rulebook.Explain(thegame.Allowed); ok {
		t.Error("what is allowed is explained as a refusal")
	}
}

// TestDiagramsShowWhatTheirCaptionsSay plays every diagram by the rules, and looks at how the ends end.
func TestDiagramsShowWhatTheirCaptionsSay(t *testing.T) {
	ends := map[string]func(p *thegame.Position) bool{
		"back.up":  func(p *thegame.Position) bool { return p.Shown(thegame.A) == 38 },
		"turn.two": func(p *thegame.Position) bool { return p.Turn() == 1 && p.DeckSize() == 2 },
		"turn.one": func(p *thegame.Position) bool { return p.Turn() == 1 },
		"talk.off": func(p *thegame.Position) bool { return p.Signal(1, thegame.A) == thegame.KeepOff },
		"end.won":  func(p *thegame.Position) bool { return p.Won() },
		"end.lost": func(p *thegame.Position) bool { return p.Over() && !p.Won() },
		"talk.small": func(p *thegame.Position) bool {
			return p.Signal(1, thegame.A) == thegame.NoSignal && p.Signal(1, thegame.C) == thegame.NoSignal
		},
	}
	for _, page := range rulebook.Pages() {
		if len(page.Points) != 4 || len(page.Diagrams) != 2 {
			t.Errorf("page %s has %d points and %d diagrams, want 4 and 2", page.ID, len(page.Points), len(page.Diagrams))
		}
		if _, ok := rulebook.Book().Section(page.Section); !ok {
			t.Errorf("page %s leads to section %q, which is nowhere", page.ID, page.Section)
		}
		for _, d := range page.Diagrams {
			b, err := d.Board()
			if err != nil {
				t.Error(err)
				continue
			}
			if as := ends[d.ID]; as != nil && !as(&b.After) {
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
	broken := rulebook.Diagram{ID: "broken", Deal: thegame.Deal{Seats: 1, Hands: [][]thegame.Card{{5}}}, Script: "x5a"}
	if _, err := broken.Board(); err == nil {
		t.Error("a move that is allowed counts as refused")
	}
}
