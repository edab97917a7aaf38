package learn

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/render/dreist/words"
)

// mostWords is the largest number of words in a bubble.
const mostWords = 14

// TestEveryStepIsSaidInFewWords counts the words of all texts of bubbles, in both languages, with every card and the longest answer.
func TestEveryStepIsSaidInFewWords(t *testing.T) {
	for _, language := range assets.Languages() {
		texts := need.Value(assets.NewTexts(language))(t)
		say := words.Sentences{Texts: texts}
		counted := 0
		for _, key := range said(t, language) {
			for _, no := range []string{"button.decline", "button.give"} {
				for c := range dreist.Card(dreist.CardCount) {
					text := say.Say(key, assets.Values{"Card": say.CardName(c), "Number": c.Number(), "Row": 12, "No": say.Say(no)})
					if strings.Contains(text, "no value") {
						t.Fatalf("%s: %s says %q", language, key, text)
					}
					if n := len(strings.FieldsFunc(text, func(r rune) bool { return unicode.IsSpace(r) || r == '–' })); n > mostWords {
						t.Fatalf("%s: %q has %d words, want %d at most", language, text, n, mostWords)
					}
				}
			}
			counted++
		}
		if counted < 30 {
			t.Errorf("%s: %d sentences were counted, want all of them", language, counted)
		}
	}
}

// said returns the keys of the texts in bubbles.
func said(t *testing.T, language string) (keys []string) {
	t.Helper()
	data := need.Value(os.ReadFile(filepath.Join("..", "..", "..", "assets", "texts", "dreist", "firstgame."+language+".json")))(t)
	all := map[string]string{}
	need.OK(t, json.Unmarshal(data, &all))
	for key := range all {
		if strings.HasSuffix(key, ".say") || strings.Contains(key, ".say.") || strings.HasPrefix(key, "firstgame.remark.") ||
			strings.HasPrefix(key, "firstgame.later.") && key != "firstgame.later.more" || strings.HasPrefix(key, "firstgame.lose.") &&
			key != "firstgame.lose.more" {
			keys = append(keys, key)
		}
	}
	return keys
}
