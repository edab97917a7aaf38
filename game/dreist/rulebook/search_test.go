package rulebook_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/game/dreist/rulebook"
	form "dreist/game/rulebook"
)

func TestSearchFindsRulingsByTheirNumber(t *testing.T) {
	for _, language := range assets.Languages() {
		text := reader(t, language)
		for n := 1; n <= 12; n++ {
			place, ok := rulebook.Book().Cited(fmt.Sprintf("R %d", n))
			if !ok {
				t.Fatalf("there is no R %d", n)
			}
			for _, query := range []string{"R %d", "r%d", "R%d"} {
				query = fmt.Sprintf(query, n)
				hits := rulebook.Book().Search(query, text)
				if len(hits) == 0 || hits[0].Place != place {
					t.Errorf("%s %q: got %v, want %v first", language, query, hits, place)
				}
			}
		}
		if hits := rulebook.Book().Search("R 13", text); len(hits) > 0 {
			t.Errorf("R 13: got %v, want nothing", hits)
		}
	}
}

func TestSearchInTheRealBook(t *testing.T) {
	for _, tc := range []struct{ language, query, first string }{
		{"de", "geschenk", "rules.gift.title"},
		{"de", "leiter", "rules.ladder.title"},
		{"de", "turkis", "rules.material.cards"},
		{"de", "partnerkarte zurucknehmen", "rules.r3"},
		{"de", "dritte farbe eroeffnen", "rules.r4"},
		{"de", "ablage reihe für reihe", "rules.r8"},
		{"de", "sensationell", "rules.ladder.rating"},
		{"en", "gift", "rules.gift.title"},
		{"en", "partner back", "rules.r3"},
		{"en", "third colour open", "rules.r4"},
		{"en", "oldest", "rules.r1"},
		{"en", "94", "rules.r12"},
	} {
		hits := rulebook.Book().Search(tc.query, reader(t, tc.language))
		if len(hits) == 0 || hits[0].Key != tc.first {
			t.Errorf("%s %q: got %v, want %s first", tc.language, tc.query, hits, tc.first)
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
				hits := rulebook.Book().Search(query, text)
				if !slices.ContainsFunc(hits, func(h form.Hit) bool { return h.Place == form.Place{Section: s.ID, Paragraph: i, Key: p.Key} }) {
					t.Errorf("%s: %q does not find %s", language, query, p.Key)
				}
			}
		}
	}
}

func BenchmarkSearch(b *testing.B) {
	text := reader(b, "de")
	b.ReportAllocs()
	for b.Loop() {
		rulebook.Book().Search("karte ziehen", text)
	}
}
