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
	"dreist/assets/msg/thegamemsg"
	"dreist/game/thegame"
	"dreist/game/thegame/rulebook"
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

// keysOf returns the keys of a catalogue of the game, sorted.
func keysOf(t *testing.T, topic, language string) (keys []string) {
	t.Helper()
	data, err := os.ReadFile(fmt.Sprintf("../../../assets/texts/thegame/%s.%s.json", topic, language))
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
	want := slices.Concat(bookKeys(), rulebook.Book().IndexKeys(), []string{thegamemsg.RulesNumbers, thegamemsg.RulesEndings})
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

func checkLength(t *testing.T, keys []string, most int) {
	t.Helper()
	for _, language := range assets.Languages() {
		say := texts(t, language)
		for _, key := range keys {
			text := strings.ReplaceAll(say.Say(key), "<no value>", "H") // which key it is the program knows
			if n := len(strings.Fields(text)); text == key || n == 0 || n > most {
				t.Errorf("%s: %s has %d words, want 1 to %d: %q", language, key, n, most, text)
			}
		}
	}
}

func TestTextsAreShort(t *testing.T) {
	checkLength(t, bookKeys(), longestParagraph)
	checkLength(t, overviewKeys(), longestOverview)
}

// TestNumbersInTheTextsAreThoseOfTheRules asks the rules for numbers that a text writes out.
func TestNumbersInTheTextsAreThoseOfTheRules(t *testing.T) {
	hand := func(seats int) int { return thegame.Base.HandSize(seats) }
	up, down := thegame.A, thegame.C
	want := map[string][]int{
		"thegame.rules.material.aim":   {thegame.Deck},
		"thegame.rules.material.cards": {int(thegame.Lowest), int(thegame.Highest)},
		"thegame.rules.material.rows":  {int(up.Base()), int(down.Base())},
		"thegame.rules.deal.hands":     {hand(1), hand(2), hand(3)},
		"thegame.rules.laying.back":    {58, int(up.Trick(58)), 34, int(down.Trick(34))},
		"thegame.rules.r12":            {1, 9, 10, 19, 20, 39, 40},
		"thegame.rules.r13":            {thegame.Pro.Minimum(), thegame.Base.Minimum()},
		"thegame.rules.r19":            {hand(1), thegame.ProSmall.HandSize(1)},
	}
	for _, language := range assets.Languages() {
		say := texts(t, language)
		for key, numbers := range want {
			if got := numbersIn(say.Say(key)); !slices.Equal(got, numbers) {
				t.Errorf("%s: %s says %v, want %v", language, key, got, numbers)
			}
		}
	}
	if hand(3) != hand(4) || hand(3) != hand(5) {
		t.Errorf("three to five players do not have hands of one size")
	}
}

func numbersIn(text string) (numbers []int) {
	for _, field := range strings.FieldsFunc(text, func(r rune) bool { return r < '0' || r > '9' }) {
		if n, err := strconv.Atoi(field); err == nil {
			numbers = append(numbers, n)
		}
	}
	return numbers
}

func checkSameNumbers(t *testing.T, keys []string) {
	t.Helper()
	de := texts(t, "de")
	for _, language := range assets.Languages() {
		say := texts(t, language)
		for _, key := range keys {
			got, want := numbersIn(say.Say(key)), numbersIn(de.Say(key))
			slices.Sort(got)
			slices.Sort(want)
			if !slices.Equal(got, want) {
				t.Errorf("%s: %s has the numbers %v, de %v", language, key, got, want)
			}
		}
	}
}

func TestAllLanguagesTellTheSameNumbers(t *testing.T) {
	checkSameNumbers(t, slices.Concat(bookKeys(), overviewKeys()))
}
