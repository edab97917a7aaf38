package rulebook_test

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/assets"
	"dreist/assets/msg/dreixdreimsg"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/examples"
	"dreist/game/dreixdrei/rulebook"
	form "dreist/game/rulebook"
)

const (
	rulings          = 20 // how many the rules have
	longestParagraph = 60 // words
	longestOverview  = 40 // words
)

func texts(t testing.TB, language string) *assets.Texts {
	t.Helper()
	say, err := assets.NewTexts(language)
	if err != nil {
		t.Fatal(err)
	}
	return say
}

// reader returns the texts of a language the way Search reads them.
func reader(t testing.TB, language string) func(key string) string {
	say := texts(t, language)
	return func(key string) string { return say.Say(key) }
}

func bookKeys() (keys []string) {
	for _, s := range rulebook.Book().Sections {
		keys = append(keys, s.Title)
		for _, p := range s.Paragraphs {
			keys = append(keys, p.Key)
		}
	}
	return keys
}

func overviewKeys() (keys []string) {
	for _, p := range rulebook.Pages() {
		keys = append(append(keys, p.Tab, p.Title), p.Points...)
		for _, d := range p.Diagrams {
			keys = append(keys, d.CaptionKey())
		}
	}
	slices.Sort(keys)
	return keys
}

func TestEveryRulingStandsInItsSection(t *testing.T) {
	seen := map[int]int{}
	for i, s := range rulebook.Book().Sections {
		if s.Number != i+1 {
			t.Errorf("section %s has number %d", s.ID, s.Number)
		}
		for _, p := range s.Paragraphs {
			seen[p.Ruling]++
		}
	}
	for i, want := range []string{"end", "material", "material", "deal", "deal", "laying", "laying", "turn", "turn", "turn", "phases", "phases",
		"specials", "specials", "specials", "end", "end", "end", "material", "end"} {
		n := i + 1
		place, ok := rulebook.Book().Cited(fmt.Sprintf("D %d", n))
		if !ok || place.Section != want || place.Key != fmt.Sprintf("dreixdrei.rules.r%d", n) || seen[n] != 1 {
			t.Errorf("D %d: got %+v, %v, want it once in section %q", n, place, ok, want)
		}
	}
	if delete(seen, 0); len(seen) != rulings {
		t.Errorf("got %d rulings", len(seen))
	}
	for cite, want := range map[string]string{"3.2": "dreixdrei.rules.laying.seven", "6.1": "dreixdrei.rules.specials.delete", "7": "dreixdrei.rules.end.title"} {
		if got, ok := rulebook.Book().Cited(cite); !ok || got.Key != want {
			t.Errorf("%q: got %+v, %v, want %s", cite, got, ok, want)
		}
	}
}

// TestLearnersFindTheRuleByTheirOwnWords types what somebody new would type.
func TestLearnersFindTheRuleByTheirOwnWords(t *testing.T) {
	const rules = "dreixdrei.rules."
	for language, words := range map[string]map[string]string{
		"de": {
			"tauschen": "deal.title", "umtauschen": "r4", "Sieben": "laying.seven", "aufnehmen": "r9", "vier gleiche": "r10", "aufdecken": "phases.three", "löschen": "specials.delete",
			"gewinnen": "end.out", "verloren": "end.out", "unentschieden": "r17", "auffüllen": "r8", "geheim": "r19", "wer fängt an": "r5", "D 12": "r12",
			"rückgängig": "turn.undo", "überspringen": "r20", "zwei Sätze": "r3", "Runde": "r1", "aussetzen": "r9",
		},
		"en": {
			"swap": "r4", "seven": "laying.seven", "pick up": "r9", "four of a kind": "r10", "flip": "phases.three", "wild": "specials.joker",
			"win": "end.out", "undecided": "r17", "refill": "r8", "hidden": "r19", "who starts": "r5", "D 12": "r12", "undo": "turn.undo", "reverse": "r20",
		},
	} {
		text := reader(t, language)
		for query, want := range words {
			if hits := rulebook.Book().Search(query, text); len(hits) == 0 || hits[0].Key != rules+want {
				t.Errorf("%s %q: got %v, want %s first", language, query, hits[:min(3, len(hits))], want)
			}
		}
	}
}

func TestTheIndexLeadsWhereItSays(t *testing.T) {
	for _, language := range assets.Languages() {
		text := reader(t, language)
		for _, key := range rulebook.Book().IndexKeys() {
			place := "dreixdrei.rules." + strings.TrimPrefix(key, "dreixdrei.rules.index.")
			for _, entry := range strings.Split(text(key), ", ") {
				if !slices.ContainsFunc(rulebook.Book().Search(entry, text), func(h form.Hit) bool { return h.Key == place }) {
					t.Errorf("%s: %q does not lead to %s", language, entry, place)
				}
			}
		}
	}
}

func TestEveryReasonIsExplained(t *testing.T) {
	for r := dreixdrei.Allowed + 1; r <= dreixdrei.UnknownMove; r++ {
		e, ok := rulebook.Explain(r)
		at := slices.IndexFunc(rulebook.Pages(), func(p form.Page[rulebook.Diagram]) bool { return p.ID == e.Page })
		if !ok || at < 0 || !slices.Contains(rulebook.Pages()[at].Points, e.Point) {
			t.Errorf("%v: page %q has no point %q", r, e.Page, e.Point)
		}
		section, ok := rulebook.Book().Section(e.Place.Section)
		if !ok || section.Paragraphs[e.Place.Paragraph].Key != e.Place.Key {
			t.Errorf("%v: got %+v, want a paragraph of a section", r, e.Place)
		}
	}
	if _, ok := rulebook.Explain(dreixdrei.Allowed); ok {
		t.Error("what is allowed is explained as a refusal")
	}
}

// TestDiagramsShowWhatTheirCaptionsSay plays every diagram by the rules, and looks at how they end.
func TestDiagramsShowWhatTheirCaptionsSay(t *testing.T) {
	ends := map[string]func(p *dreixdrei.Position) bool{
		"start.swap": func(p *dreixdrei.Position) bool {
			return p.OpenCount(0, dreixdrei.Delete) == 1 && p.HandCount(0, 4) == 1
		},
		"start.first":     func(p *dreixdrei.Position) bool { return p.HandCount(0, 9) == 1 },
		"laying.climb":    func(p *dreixdrei.Position) bool { return p.PileSize() == 4 && p.HandSize(0) == 3 },
		"laying.seven":    func(p *dreixdrei.Position) bool { return p.PileSize() == 4 },
		"special.delete":  func(p *dreixdrei.Position) bool { return p.PileSize() == 1 && len(p.Gone()) == 5 },
		"special.through": func(p *dreixdrei.Position) bool { return p.PileSize() == 5 },
		"take.must":       func(p *dreixdrei.Position) bool { return p.HandSize(0) == 5 && p.PileSize() == 1 },
		"take.four":       func(p *dreixdrei.Position) bool { return len(p.Gone()) == 4 && p.Turn() == 1 },
		"phases.open":     func(p *dreixdrei.Position) bool { return p.OpenSize(0) == 2 && p.Phase(0) == 2 },
		"phases.down":     func(p *dreixdrei.Position) bool { return p.Place(0) == 1 },
	}
	for _, page := range rulebook.Pages() {
		if _, ok := rulebook.Book().Section(page.Section); !ok || len(page.Points) != 4 || len(page.Diagrams) != 2 {
			t.Errorf("page %s: section %q, %d points, %d diagrams", page.ID, page.Section, len(page.Points), len(page.Diagrams))
		}
		for _, d := range page.Diagrams {
			b, err := d.Board()
			if err != nil {
				t.Error(err)
			} else if as := ends[d.ID]; as == nil || !as(&b.After) {
				t.Errorf("%s ends so:\n%s", d.ID, b.After.Picture())
			}
			delete(ends, d.ID)
		}
	}
	if len(ends) > 0 {
		t.Errorf("there are no diagrams for %v", ends)
	}
}

// keysOf returns the keys of a catalogue of the game, sorted.
func keysOf(t *testing.T, topic, language string) (keys []string) {
	t.Helper()
	data, err := os.ReadFile(fmt.Sprintf("../../../assets/texts/dreixdrei/%s.%s.json", topic, language))
	if err != nil {
		t.Fatal(err)
	}
	var messages map[string]any
	if err := json.Unmarshal(data, &messages); err != nil {
		t.Fatalf("%s.%s: %v", topic, language, err)
	}
	for key := range messages {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	return keys
}

func TestTheCataloguesHoldBookAndOverviewAndNothingElse(t *testing.T) {
	want := slices.Concat(bookKeys(), rulebook.Book().IndexKeys(), []string{dreixdreimsg.RulesNumbers, dreixdreimsg.RulesEndings})
	slices.Sort(want)
	for _, language := range assets.Languages() {
		if diff := cmp.Diff(want, keysOf(t, "rules", language)); diff != "" {
			t.Errorf("%s: keys of book and catalogue differ (-book +catalogue):\n%s", language, diff)
		}
		if diff := cmp.Diff(overviewKeys(), keysOf(t, "glance", language)); diff != "" {
			t.Errorf("%s: keys of overview and catalogue differ (-overview +catalogue):\n%s", language, diff)
		}
	}
}

// TestTextsAreShort counts the words, and holds that all languages tell the same numbers.
func TestTextsAreShort(t *testing.T) {
	de := texts(t, "de")
	for _, language := range assets.Languages() {
		say := texts(t, language)
		for most, keys := range map[int][]string{longestParagraph: bookKeys(), longestOverview: overviewKeys()} {
			for _, key := range keys {
				text := say.Say(key)
				if n := len(strings.Fields(text)); text == key || n == 0 || n > most {
					t.Errorf("%s: %s has %d words, want 1 to %d: %q", language, key, n, most, text)
				}
				if diff := cmp.Diff(numbersIn(de.Say(key)), numbersIn(text)); diff != "" {
					t.Errorf("%s: numbers of %s (-de +%s):\n%s", language, key, language, diff)
				}
			}
		}
	}
}

// TestNumbersInTheTextsAreThoseOfTheRules asks the rules for numbers that a text writes out.
func TestNumbersInTheTextsAreThoseOfTheRules(t *testing.T) {
	want := map[string][]int{
		"dreixdrei.rules.material.cards": {int(dreixdrei.Lowest), int(dreixdrei.Highest), dreixdrei.SetSize},
		"dreixdrei.rules.r3":             {4, 5},
		"dreixdrei.rules.deal.hands":     {dreixdrei.Places, dreixdrei.Places, dreixdrei.FullHand},
		"dreixdrei.rules.r17":            {dreixdrei.Circle},
	}
	for key, numbers := range want {
		if diff := cmp.Diff(numbers, numbersIn(texts(t, "de").Say(key))); diff != "" {
			t.Errorf("%s:\n%s", key, diff)
		}
	}
	if dreixdrei.UsualSets(4) != 1 || dreixdrei.UsualSets(5) != 2 {
		t.Error("not from five seats on")
	}
}

// numbersIn returns the numbers in a text, sorted.
func numbersIn(text string) (numbers []int) {
	for _, field := range strings.FieldsFunc(text, func(r rune) bool { return r < '0' || r > '9' }) {
		if n, err := strconv.Atoi(field); err == nil {
			numbers = append(numbers, n)
		}
	}
	slices.Sort(numbers)
	return numbers
}

// TestExamplesShowTheRefusals has the example that explains a refusal be one in which a move is refused for that reason.
func TestExamplesShowTheRefusals(t *testing.T) {
	all := examples.All()
	for r := dreixdrei.Lower; r <= dreixdrei.UnknownMove; r++ {
		e, ok := rulebook.Explain(r)
		if !ok {
			t.Errorf("%v is not explained", r)
		}
		if e.Example > 0 && !slices.ContainsFunc(all[e.Example-1].Tries, func(try examples.Try) bool {
			if try.Refused == (dreixdrei.Move{}) {
				return try.Last != "" && r == dreixdrei.TurnOver // a move behind the end of a turn
			}
			return try.After.Refusal(try.Refused).Reason == r
		}) {
			t.Errorf("nothing is refused in example %d for the reason %v", e.Example, r)
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
					t.Errorf("%s links to example %d", p.Key, n)
				}
			}
		}
	}
	if len(linked) != examples.Count {
		t.Errorf("%d examples are linked", len(linked))
	}
}
