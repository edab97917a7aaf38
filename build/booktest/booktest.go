// Package booktest checks what the rule book of every game has to do: its texts exist and are short, its citations and its index lead where
// they say, and learners find what they look for. Only tests import it.
package booktest

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/game/lesson"
	"dreist/game/rulebook"
)

// CatalogueReader returns the function with which rulebook.Book.Search reads the texts of a language.
func CatalogueReader(t testing.TB, language string) func(key string) string {
	t.Helper()
	say, err := assets.NewTexts(language)
	if err != nil {
		t.Fatal(err)
	}
	return func(key string) string { return say.Say(key) }
}

func everyLanguage(t *testing.T, check func(language string, text func(key string) string)) {
	t.Helper()
	for _, language := range assets.Languages() {
		check(language, CatalogueReader(t, language))
	}
}

func paragraphKeys(b *rulebook.Book) (keys []string) {
	for _, p := range b.Paragraphs {
		keys = append(keys, p.TextKey)
	}
	return keys
}

// checkPoints checks that each point of the pages has paragraphs below it, and that each paragraph is below one of them.
func checkPoints[D any](t *testing.T, b *rulebook.Book, pages []rulebook.OverviewPage[D]) {
	t.Helper()
	below := 0
	for _, page := range pages {
		for _, point := range page.PointKeys {
			n := len(b.ParagraphsBelow(point))
			if below += n; n == 0 {
				t.Errorf("%s has no paragraph below it", point)
			}
		}
	}
	if below != len(b.Paragraphs) {
		t.Errorf("%d paragraphs are below the points, want all %d", below, len(b.Paragraphs))
	}
}

func pageKeys[D interface{ CaptionKey() string }](pages []rulebook.OverviewPage[D]) (keys []string) {
	for _, p := range pages {
		keys = append(append(keys, p.TabKey), p.PointKeys...)
		for _, d := range p.Diagrams {
			keys = append(keys, d.CaptionKey())
		}
	}
	return keys
}

// CheckBook checks that a game's book and overview use exactly the texts of two files of the catalogue, that these are short, that the index leads
// to each text, and that the book links to each of a number of examples.
func CheckBook[D interface{ CaptionKey() string }](t *testing.T, b *rulebook.Book, pages []rulebook.OverviewPage[D], game, overview string, examples int) {
	t.Helper()
	below := pageKeys(pages)
	CheckCatalogue(t, game+"/rules", slices.Concat(paragraphKeys(b), b.IndexKeys())...)
	CheckCatalogue(t, game+"/"+overview, below...)
	CheckShortTexts(t, 60, paragraphKeys(b))
	CheckShortTexts(t, 40, below)
	checkIndex(t, b)
	checkPoints(t, b, pages)
	checkExamples(t, b, examples)
}

// CheckCatalogue compares the keys in a file of the catalogue, given as GAME/TOPIC, with the keys that are said.
func CheckCatalogue(t *testing.T, file string, said ...string) {
	t.Helper()
	said = slices.Sorted(slices.Values(said))
	for _, language := range assets.Languages() {
		data, err := os.ReadFile(fmt.Sprintf("../../../assets/texts/%s.%s.json", file, language))
		if err != nil {
			t.Fatal(err)
		}
		var messages map[string]any
		if err := json.Unmarshal(data, &messages); err != nil {
			t.Fatalf("%s.%s: %v", file, language, err)
		}
		for key := range messages {
			if !slices.Contains(said, key) {
				t.Errorf("%s.%s: nothing says %s", file, language, key)
			}
		}
		for i, key := range said {
			if _, ok := messages[key]; !ok || i > 0 && said[i-1] == key {
				t.Errorf("%s.%s: %s is missing, or said twice", file, language, key)
			}
		}
	}
}

// CheckShortTexts checks that no text has more than most words, and that the texts have the same numbers in all languages.
func CheckShortTexts(t *testing.T, most int, keys []string) {
	t.Helper()
	de := CatalogueReader(t, "de")
	everyLanguage(t, func(language string, text func(string) string) {
		for _, key := range keys {
			said := strings.ReplaceAll(text(key), "<no value>", "H") // the program fills in the name of a key
			if n := len(strings.Fields(said)); said == key || n == 0 || n > most {
				t.Errorf("%s: %s has %d words, want 1 to %d: %q", language, key, n, most, said)
			}
			got, want := slices.Sorted(slices.Values(numbersIn(said))), slices.Sorted(slices.Values(numbersIn(de(key))))
			if !slices.Equal(got, want) {
				t.Errorf("%s: %s has the numbers %v, de %v", language, key, got, want)
			}
		}
	})
}

// CheckExampleTexts checks that the tries of an example cite rules of the book. It returns the keys of the example's title, goal and tries.
func CheckExampleTexts[P, M comparable, E any](t *testing.T, b *rulebook.Book, q *lesson.Quest[P, M, E]) (keys []string) {
	t.Helper()
	keys = []string{q.TitleKey, q.GoalKey}
	for _, try := range q.Tries {
		keys = append(keys, try.WhyKey)
		if _, ok := b.FindParagraph(try.Rule); !ok {
			t.Errorf("example %d, %s: there is no rule %s", q.Number, try.Notation, try.Rule)
		}
	}
	slices.Sort(keys)
	return slices.Compact(keys)
}

// CheckExampleCanBeSolved follows the hints of an example to its goal. For each hint it first tries a move twice that is always refused.
func CheckExampleCanBeSolved[P, M comparable, E any](t *testing.T, q *lesson.Quest[P, M, E], refused M) {
	t.Helper()
	l := q.NewLesson()
	for steps := 0; !l.IsDone(); steps++ {
		for range 2 {
			if _, ok := l.Hint(); ok || steps > 20 {
				t.Fatalf("example %d: a hint before two misses, or no end after %d steps", q.Number, steps)
			}
			if v, _, _ := l.TryMove(refused); v != lesson.Refused {
				t.Fatalf("example %d: %v is answered by %v", q.Number, refused, v)
			}
		}
		m, ok := l.Hint()
		if v, _, err := l.TryMove(m); !ok || v != lesson.Accepted {
			t.Fatalf("example %d: the hint %v, %v is answered by %v, %v", q.Number, m, ok, v, err)
		}
	}
}

// CheckNumbersInTexts compares the numbers in texts, by key, with those of the rules.
func CheckNumbersInTexts(t *testing.T, want map[string][]int) {
	t.Helper()
	everyLanguage(t, func(language string, text func(string) string) {
		for key, numbers := range want {
			if got := numbersIn(text(key)); !slices.Equal(got, numbers) {
				t.Errorf("%s: %s says %v, want %v", language, key, got, numbers)
			}
		}
	})
}

func numbersIn(text string) (numbers []int) {
	for _, field := range strings.FieldsFunc(text, func(r rune) bool { return r < '0' || r > '9' }) {
		if n, err := strconv.Atoi(field); err == nil {
			numbers = append(numbers, n)
		}
	}
	return numbers
}

// CheckRulings checks that there is a number of rulings, and that each is found by a letter and its own number.
func CheckRulings(t *testing.T, b *rulebook.Book, letter string, count int) {
	t.Helper()
	for n := 1; n <= count; n++ {
		cite := fmt.Sprintf("%s %d", letter, n)
		p, ok := b.FindParagraph(cite)
		if !ok || !strings.HasSuffix(p.TextKey, fmt.Sprintf("rules.r%d", n)) {
			t.Errorf("%s: got %+v, %v", cite, p, ok)
		}
		everyLanguage(t, func(language string, text func(string) string) {
			for _, query := range []string{cite, strings.ToLower(strings.ReplaceAll(cite, " ", ""))} {
				if hits := b.Search(query, text); len(hits) == 0 || hits[0].TextKey != p.TextKey {
					t.Errorf("%s %q: got %v, want %v first", language, query, hits, p)
				}
			}
		})
	}
	if slices.ContainsFunc(b.Paragraphs, func(p rulebook.Paragraph) bool { return p.Ruling > count }) {
		t.Errorf("there are more than %d rulings", count)
	}
}

// CheckCitations compares the paragraphs to which citations lead with wanted keys; an empty key means that there is no paragraph.
func CheckCitations(t *testing.T, b *rulebook.Book, want map[string]string) {
	t.Helper()
	for cite, key := range want {
		if got, ok := b.FindParagraph(cite); ok != (key != "") || got.TextKey != key {
			t.Errorf("%q: got %+v, %v, want %q", cite, got, ok, key)
		}
	}
}

// CheckSearch searches for the words of learners, by language, and wants the text of a key, which has a prefix, as the first hit.
func CheckSearch(t *testing.T, b *rulebook.Book, prefix string, want map[string]map[string]string) {
	t.Helper()
	for language, words := range want {
		text := CatalogueReader(t, language)
		for query, key := range words {
			if hits := b.Search(query, text); len(hits) == 0 || hits[0].TextKey != prefix+key {
				t.Errorf("%s %q: got %v, want %s first", language, query, hits[:min(3, len(hits))], prefix+key)
			}
		}
	}
}

// checkIndex checks that every entry of the index leads to its text, and that each paragraph is found by its own first words.
func checkIndex(t *testing.T, b *rulebook.Book) {
	t.Helper()
	everyLanguage(t, func(language string, text func(string) string) {
		for _, key := range b.IndexKeys() {
			place := strings.Replace(key, "rules.index.", "rules.", 1)
			for entry := range strings.SplitSeq(text(key), ", ") {
				if !slices.ContainsFunc(b.Search(entry, text), func(h rulebook.SearchHit) bool { return h.TextKey == place }) {
					t.Errorf("%s: %q does not lead to %s", language, entry, place)
				}
			}
		}
		for _, p := range b.Paragraphs {
			words := strings.Fields(text(p.TextKey))
			query := strings.ToUpper(strings.Join(words[:min(5, len(words))], " "))
			if !slices.ContainsFunc(b.Search(query, text), func(h rulebook.SearchHit) bool { return h.TextKey == p.TextKey }) {
				t.Errorf("%s: %q does not find %s", language, query, p.TextKey)
			}
		}
	})
}

// CheckSimilarWords checks that mistyped words, by language, find nothing but have the word that was meant among their similar words.
func CheckSimilarWords(t *testing.T, b *rulebook.Book, meant map[string]map[string]string) {
	t.Helper()
	for language, words := range meant {
		text := CatalogueReader(t, language)
		for query, want := range words {
			if hits := b.Search(query, text); len(hits) > 0 {
				t.Errorf("%q: found %v", query, hits)
			}
			near := b.SimilarWords(query, text)
			if !slices.Contains(near, want) || len(near) > 4 {
				t.Errorf("%q: got %q near it, want %q among four at most", query, near, want)
			}
			for _, word := range near {
				if len(b.Search(word, text)) == 0 {
					t.Errorf("%q is offered and finds nothing", word)
				}
			}
		}
	}
}

// CheckReasonsExplained checks that each reason from 1 to last is explained in a paragraph; reason 0 allows a move.
func CheckReasonsExplained[R ~uint8](t *testing.T, last R, explain func(R) (rulebook.Explanation, bool)) {
	t.Helper()
	for r := R(1); r <= last; r++ {
		if e, ok := explain(r); !ok || e.Example > 0 && !slices.Contains(e.Examples, e.Example) {
			t.Errorf("reason %v: got %+v, want a paragraph with a link to its example", r, e)
		}
	}
	if _, ok := explain(0); ok {
		t.Error("what is allowed is explained as a refusal")
	}
}

// checkExamples checks that the book links to each of a number of examples, and to no other.
func checkExamples(t *testing.T, b *rulebook.Book, count int) {
	t.Helper()
	linked := map[int]bool{}
	for _, p := range b.Paragraphs {
		for _, n := range p.Examples {
			if linked[n] = true; n < 1 || n > count {
				t.Errorf("%s links to example %d", p.TextKey, n)
			}
		}
	}
	if len(linked) != count {
		t.Errorf("%d examples are linked, want %d", len(linked), count)
	}
}
