package primer_test

import (
	"fmt"
	"slices"
	"testing"

	"dreist/assets"
	"dreist/build/booktest"
	"dreist/game/dreist/primer"
	form "dreist/game/rulebook"
)

// TestLearnersFindTheRuleByTheirOwnWords types what somebody new would type. The first hit is the rule, or the title
// right above it.
func TestLearnersFindTheRuleByTheirOwnWords(t *testing.T) {
	const (
		draw, discard, win      = "rules.trio.draw", "rules.turn.discard", "rules.end.win"
		contact, colour, opens  = "rules.laying.contact", "rules.laying.colour", "rules.laying.opening"
		gift, giving            = "rules.gift.earn", "rules.gift.earn"
		wins, egon, ladder, lay = "rules.end.win", "rules.egon.who", "rules.ladder.climb", "rules.laying.cell"
	)
	booktest.CheckSearch(t, primer.Book(), "", map[string]map[string]string{
		"de": {
			"ziehen": draw, "Extrakarte": draw, "extra": draw, "zieht": draw, "ziehst": draw, "abheben": draw, "Karte ziehen": draw,
			"ablegen": discard, "abwerfen": discard, "wegwerfen": discard, "Ablagestapel": discard,
			"Geschenk": gift, "schenken": giving, "verschenken": giving, "freches Geschenk": giving,
			"gewinnen": wins, "Ende": win, "Sieger": win, "Loch": contact, "Löcher": contact, "loecher": contact,
			"Lücke": colour, "Luecken": colour, "Farbe": colour, "Farben": colour,
			"Partner": opens, "Partnerkarte": opens, "heiraten": opens, "Paar": opens,
			"Egon": egon, "Leiter": ladder, "legen": lay, "aussetzen": "rules.r5", "zurücknehmen": "rules.turn.program", "Tipp": "rules.turn.help",
			"Analyse": "rules.turn.help",
			"turkis":  "rules.material.cards", "partnerkarte zurucknehmen": "rules.r3", "dritte farbe eroeffnen": "rules.r4",
			"ablage reihe für reihe": "rules.r8", "abwerfen gewonnen": win, "sensationell": "rules.ladder.rating",
			"dritte Farbe": "rules.trio.column", "3.1": colour, "R 5": "rules.r5",
		},
		"en": {
			"draw": draw, "extra card": draw, "extra": draw, "drawing": draw, "take": draw, "pick up": draw,
			"discard": discard, "throw away": discard, "discarding": discard,
			"gift": gift, "gifts": gift, "give": giving, "win": wins, "wins": wins, "end": win, "winner": win,
			"gap": colour, "gaps": colour, "colour": colour, "color": colour, "hole": contact, "holes": contact,
			"partner": opens, "marry": opens, "pairs": opens, "Egon": egon, "ladder": ladder, "pass": "rules.r5",
			"undo": "rules.turn.program", "hint": "rules.turn.help", "analysis": "rules.turn.help", "third colour": "rules.trio.column",
			"3.2": contact, "partner back": "rules.r3", "third colour open": "rules.r4", "oldest": "rules.r1", "94": "rules.r12",
		},
	})
}

// TestHeadingsAreFound looks for what lessons and examples are called, as players type it.
func TestHeadingsAreFound(t *testing.T) {
	for _, tc := range []struct{ language, query, want string }{
		{"de", "Alles muss raus", "rules.gift.earn"}, {"de", "alles muß raus", "rules.gift.earn"},
		{"de", "Das dreiste Geschenk", "rules.gift.earn"},
		{"de", "Weg damit!", "rules.trio.clear"}, {"de", "Nur zu zweit", "rules.laying.opening"},
		{"de", "Mit einem Paar anfangen", "rules.laying.opening"},
		{"de", "drunter und drueber", "rules.laying.company"}, {"de", "Loecher und Reihenfolge", "rules.laying.contact"},
		{"de", "Nichts geht", "rules.turn.discard"},
		{"de", "Beides auf einmal", "rules.trio.both"}, {"de", "Drei auf einen Streich", "rules.r10"}, {"de", "Die Belohnung", "rules.trio.draw"},
		{"en", "Everything must go", "rules.gift.earn"}, {"en", "The cheeky gift", "rules.gift.earn"}, {"en", "Off they go!", "rules.trio.clear"},
		{"en", "Only in pairs", "rules.laying.opening"}, {"en", "Above and below", "rules.laying.company"},
		{"en", "Holes and order", "rules.laying.contact"},
		{"en", "Both at once", "rules.trio.both"}, {"en", "Three in one go", "rules.r10"}, {"en", "The reward", "rules.trio.draw"},
	} {
		hits := primer.Book().Search(tc.query, booktest.CatalogueReader(t, tc.language))
		if !slices.ContainsFunc(hits, func(h form.SearchHit) bool { return h.TextKey == tc.want }) {
			t.Errorf("%s %q: got %v, want %s among them", tc.language, tc.query, hits, tc.want)
		}
	}
	for _, language := range assets.Languages() {
		text := booktest.CatalogueReader(t, language)
		for n := 1; n <= 12; n++ {
			if title := text(fmt.Sprintf("example.%d.title", n)); len(primer.Book().Search(title, text)) == 0 {
				t.Errorf("%s: %q, the name of an example, is not found", language, title)
			}
		}
		for _, idea := range []string{"base", "pair", "egon", "colour", "attach", "trio", "draw", "clear", "discard", "empty", "gift"} {
			if title := text("firstgame." + idea + ".title"); len(primer.Book().Search(title, text)) == 0 {
				t.Errorf("%s: %q, the name of a lesson, is not found", language, title)
			}
		}
	}
}
