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
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/rulebook"
)

// The texts of the catalogues, measured against the book.

const (
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

func bookKeys() []string {
	var keys []string
	for _, s := range rulebook.Book().Sections {
		keys = append(keys, s.Title)
		for _, p := range s.Paragraphs {
			keys = append(keys, p.Key)
		}
	}
	return keys
}

func overviewKeys() []string {
	var keys []string
	for _, p := range rulebook.Pages() {
		keys = append(keys, p.TitleKey())
		keys = append(keys, p.Points...)
		for _, d := range p.Diagrams {
			keys = append(keys, d.CaptionKey())
		}
	}
	return keys
}

func TestCataloguesHoldTheBookAndNothingElse(t *testing.T) {
	around := []string{dreistmsg.RulesNumbers, dreistmsg.RulesEndings}
	want := slices.Concat(bookKeys(), overviewKeys(), rulebook.Book().IndexKeys(), around)
	slices.Sort(want)
	if twice := len(want) - len(slices.Compact(slices.Clone(want))); twice > 0 {
		t.Errorf("%d keys stand twice in the book: %v", twice, want)
	}
	for _, language := range assets.Languages() {
		var got []string
		for _, topic := range []string{"rules", "overview"} {
			data, err := os.ReadFile(fmt.Sprintf("../../../assets/texts/dreist/%s.%s.json", topic, language))
			if err != nil {
				t.Fatal(err)
			}
			var messages map[string]any
			if err := json.Unmarshal(data, &messages); err != nil {
				t.Fatalf("%s.%s: %v", topic, language, err)
			}
			for key := range messages {
				if !strings.HasPrefix(key, topic+".") {
					t.Errorf("%s stands in the catalogue %s", key, topic)
				}
				got = append(got, key)
			}
		}
		slices.Sort(got)
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s: keys of book and catalogue differ (-book +catalogue):\n%s", language, diff)
		}
	}
}

func TestTextsAreShort(t *testing.T) {
	for _, language := range assets.Languages() {
		say := texts(t, language)
		check := func(keys []string, most int) {
			for _, key := range keys {
				text := strings.ReplaceAll(say.Say(key), "<no value>", "H") // which key it is the program knows
				if n := len(strings.Fields(text)); text == key || n == 0 || n > most {
					t.Errorf("%s: %s has %d words, want 1 to %d: %q", language, key, n, most, text)
				}
			}
		}
		check(bookKeys(), longestParagraph)
		check(overviewKeys(), longestOverview)
	}
}

// TestNumbersInTheTextsAreThoseOfTheRules asks the rules for every number that a text writes out.
func TestNumbersInTheTextsAreThoseOfTheRules(t *testing.T) {
	share := func(seats int) int { return len(dreist.NewTableDeal(seats, 0, 1).Piles[0]) }
	second, _ := dreist.NextRung(dreist.FirstRung)
	third, _ := dreist.NextRung(second)
	want := map[string][]int{
		"rules.material.base":   {1, dreist.Numbers},
		"rules.material.cards":  {dreist.Deck, 1, dreist.Numbers},
		"rules.material.most":   {2 * dreist.Copies * dreist.Numbers, dreist.MaxRow},
		"rules.deal.shares":     {dreist.Deck, share(2), share(3), share(4)},
		"rules.deal.egon":       {dreist.EvenDeal},
		"rules.ladder.climb":    {dreist.FirstRung, dreist.Deck - dreist.FirstRung, second, dreist.Deck - second, third, dreist.Deck - third},
		"rules.r12":             {dreist.LastRung, dreist.Deck - dreist.LastRung},
		"overview.egon.ladder":  {dreist.FirstRung, dreist.Deck - dreist.FirstRung, second, dreist.Deck - second},
		"rules.laying.opening":  {1, 2},
		"rules.r10.rest":        {4},
		"overview.laying.pair":  {1},
		"rules.material.layout": {6, 6, 1, 2, 3},
	}
	for rung, rating := dreist.FirstRung, dreist.Unrated; ; rung += dreist.RungStep {
		if dreist.RatingOf(rung) == rating {
			break
		}
		rating = dreist.RatingOf(rung)
		want["rules.ladder.rating"] = append(want["rules.ladder.rating"], rung)
	}
	for _, language := range assets.Languages() {
		say := texts(t, language)
		for key, numbers := range want {
			if got := numbersIn(say.Say(key)); !slices.Equal(got, numbers) {
				t.Errorf("%s: %s says %v, want %v", language, key, got, numbers)
			}
		}
	}
}

func numbersIn(text string) []int {
	var numbers []int
	for _, field := range strings.FieldsFunc(text, func(r rune) bool { return r < '0' || r > '9' }) {
		if n, err := strconv.Atoi(field); err == nil {
			numbers = append(numbers, n)
		}
	}
	return numbers
}

func TestAllLanguagesTellTheSameNumbers(t *testing.T) {
	de := texts(t, "de")
	for _, language := range assets.Languages() {
		say := texts(t, language)
		for _, key := range slices.Concat(bookKeys(), overviewKeys()) {
			got, want := numbersIn(say.Say(key)), numbersIn(de.Say(key))
			slices.Sort(got)
			slices.Sort(want)
			if !slices.Equal(got, want) {
				t.Errorf("%s: %s has the numbers %v, de %v", key, language, got, want)
			}
		}
	}
}
