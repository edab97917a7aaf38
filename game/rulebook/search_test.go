package rulebook_test

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"dreist/game/rulebook"
)

// book is the rules of a game with cards.
var book = rulebook.New("rules.", "glance.", "R", []string{"turn.lay", "r2"},
	rulebook.Section{rulebook.PlainParagraph("play", "material.cards")},
	rulebook.Section{rulebook.PlainParagraph("play", "deal.shares", 1, 2)},
	rulebook.Section{
		rulebook.PlainParagraph("play", "turn.lay"), rulebook.ItemParagraph(1, "play", "turn.first"), rulebook.ItemParagraph(2, "play", "turn.next"), rulebook.RulingParagraph(4, "play"), rulebook.RulingContinuation(4, "play"),
	},
	rulebook.Section{
		rulebook.PlainParagraph("gift", "gift.earn"), rulebook.PlainParagraph("gift", "gift.receivers"), rulebook.PlainParagraph("gift", "gift.small"), rulebook.RulingParagraph(2, "gift"),
	},
)

// shelf makes a reader of a few texts; every other key is silent.
func shelf(texts map[string]string) func(string) string {
	return func(key string) string { return texts[key] }
}

// highlighted writes hits with their matches in brackets, one line each.
func highlighted(hits []rulebook.SearchHit, text func(string) string) string {
	var lines []string
	for _, h := range hits {
		line, from, s := h.TextKey+": ", 0, text(h.TextKey)
		for _, m := range h.Matches {
			line += s[from:m.Start] + "[" + s[m.Start:m.End] + "]"
			from = m.End
		}
		lines = append(lines, line+s[from:])
	}
	return strings.Join(lines, "\n")
}

func TestSearchFindsHoweverItIsSpelled(t *testing.T) {
	for _, tc := range []struct{ text, query, want string }{
		{"Türkis für dich", "für", "Türkis [für] dich"},
		{"Türkis für dich", "fur", "Türkis [für] dich"},
		{"Türkis für dich", "FUER", "Türkis [für] dich"},
		{"Türkis für dich", "tuerkis", "[Türkis] für dich"},
		{"Tuerkis", "türk", "[Tuerk]is"},
		{"Turkis", "türk", "[Turk]is"},
		{"Tu\u0308rkis", "türkis", "[Tu\u0308rkis]"},
		{"Türkis", "tu\u0308rkis", "[Türkis]"},
		{"ÄRGER ÖL ÜBER", "ueber aerger", "[ÄRGER] ÖL [ÜBER]"},
		{"große Füße", "fuesse", "große [Füße]"},
		{"große Füße", "GROSSE", "[große] Füße"},
		{"Schluss", "schluß", "[Schluss]"},
		{"groß", "gros", "[groß]"},
		{"alle neuen", "neun", ""}, // an e is left out after an umlaut only
		{"Egon’s pile", "egon's", "[Egon’s] pile"},
		{"Karte um Karte", "karte", "[Karte] um [Karte]"},
		{"eine Handkarte", "hand karte", "eine [Handkarte]"},
		{"Reihen-DREIer", "„dreier“?", "Reihen-[DREIer]"},
		{"nichts", "karte", ""},
		{"nur Reihe", "reihe spalte", ""},
	} {
		text := shelf(map[string]string{"rules.turn.lay": tc.text})
		want := tc.want
		if want != "" {
			want = "rules.turn.lay: " + want
		}
		if got := highlighted(book.Search(tc.query, text), text); got != want {
			t.Errorf("%q in %q: got %q, want %q", tc.query, tc.text, got, want)
		}
	}
}

func TestSearchPutsTheBestFirst(t *testing.T) {
	text := shelf(map[string]string{
		"rules.material.cards": "Eine Handkarte mehr.",
		"rules.deal.shares":    "Eine Karte vom Geschenk.",
		"rules.turn.lay":       "Eine Karte legen.",
		"glance.gift":          "Ein Geschenk für alle.",
		"rules.gift.earn":      "Die Karte geht weg.",
		"rules.gift.small":     "Ein Geschenk.",
	})
	for query, want := range map[string]string{
		// Words that begin so, in the order of the book, then the middle of a word.
		"karte": "rules.deal.shares: Eine [Karte] vom Geschenk.\n" +
			"rules.turn.lay: Eine [Karte] legen.\nrules.gift.earn: Die [Karte] geht weg.\nrules.material.cards: Eine Hand[karte] mehr.",
		// All words in one paragraph, then one there and the other in its point.
		"karte geschenk": "rules.deal.shares: Eine [Karte] vom [Geschenk].\nrules.gift.earn: Die [Karte] geht weg.",
		// The first one below a point with all words, too.
		"geschenk": "rules.deal.shares: Eine Karte vom [Geschenk].\nrules.gift.small: Ein [Geschenk].\nrules.gift.earn: Die Karte geht weg.",
	} {
		if got := highlighted(book.Search(query, text), text); got != want {
			t.Errorf("%q: got\n%s\nwant\n%s", query, got, want)
		}
	}
}

// TestSearchFindsAllFormsOfAVerb looks for verbs in one word and in two, with their other vowels.
func TestSearchFindsAllFormsOfAVerb(t *testing.T) {
	for _, tc := range []struct{ text, query, want string }{
		{"Dann wirf eine Karte ab.", "abwerfen", "Dann [wirf] eine Karte [ab]."},
		{"Sie wird abgeworfen. Du gewinnst.", "abwerfen gewonnen", "Sie wird [abgeworfen]. Du [gewinnst]."},
		{"Wirf sie. Ab hier geht es weiter.", "abwerfen", ""},
		{"ohne etwas abzuwerfen", "wirf ab", "ohne etwas [abzuwerfen]"},
		{"Nimm sie zurück.", "zurücknehmen", "[Nimm] sie [zurück]."},
		{"ist genommen", "nehmen", "ist [genommen]"},
		{"Du gibst zwei weg.", "weggegeben", "Du [gibst] zwei [weg]."},
	} {
		text := shelf(map[string]string{"rules.turn.lay": tc.text, "rules.endings": "est ten en er st te n e s t", "rules.prefixes": "zurück ab weg"})
		want := tc.want
		if want != "" {
			want = "rules.turn.lay: " + want
		}
		if got := highlighted(book.Search(tc.query, text), text); got != want {
			t.Errorf("%q in %q: got %q, want %q", tc.query, tc.text, got, want)
		}
	}
}

func TestSearchForNothing(t *testing.T) {
	text := shelf(map[string]string{"rules.turn.lay": "Eine Karte legen?!"})
	for _, query := range []string{"", "  ", "?!", "\u0308", "–"} {
		if hits := book.Search(query, text); hits != nil {
			t.Errorf("%q: got %v, want nothing", query, hits)
		}
	}
}

// TestTheIndexLeadsOn asks for things by names that only the index has, and by ones spelled almost so.
func TestTheIndexLeadsOn(t *testing.T) {
	text := shelf(map[string]string{"rules.turn.lay": "You lay a card.", "rules.r2": "Two cards.", "rules.index.turn.lay": "play a card, meld", "rules.index.r2": "meld, present"})
	for query, want := range map[string]string{
		"meld": "rules.r2: Two cards.\nrules.turn.lay: You lay a card.", "present": "rules.r2: Two cards.", "pla": "rules.turn.lay: You lay a card.", "melt": "",
	} {
		if got := highlighted(book.Search(query, text), text); got != want {
			t.Errorf("%q: got\n%s\nwant\n%s", query, got, want)
		}
	}
	if near := book.SimilarWords("mald", text); !slices.Equal(near, []string{"meld"}) {
		t.Errorf("got %q near mald, want meld once", near)
	}
}

// TestRulingsAreFoundByTheLetterOfTheirBook cites the rulings of two games.
func TestRulingsAreFoundByTheLetterOfTheirBook(t *testing.T) {
	other := rulebook.New("stairs.", "glance.", "G", nil, rulebook.Section{rulebook.RulingParagraph(4, "up")})
	text := shelf(map[string]string{"stairs.r4": "Up.", "rules.r4": "Lay."})
	for query, want := range map[string]string{"G 4": "stairs.r4", "g4": "stairs.r4", "R 4": "", "G 5": ""} {
		got := ""
		if hits := other.Search(query, text); len(hits) > 0 {
			got = hits[0].TextKey
		}
		if got != want {
			t.Errorf("%q: got %q, want %q", query, got, want)
		}
	}
	if _, ok := other.FindParagraph("G 4"); !ok {
		t.Error("G 4 is not cited")
	}
}

func FuzzSearch(f *testing.F) {
	for _, query := range []string{"für", "R 4", "r", "ß ue", "a\u0308e", "Karte Karte", "\xff", "üüüee"} {
		f.Add(query, "Die Füße für neun Türken – großes Öl’s R 4")
		f.Add(query, "\u0308ue\xffßß İſ")
	}
	f.Fuzz(func(t *testing.T, query, paragraph string) {
		if len(query)+len(paragraph) > 2000 {
			t.Skip("longer than anything a player types or reads")
		}
		text := shelf(map[string]string{"rules.turn.lay": paragraph, "rules.r4": paragraph + paragraph})
		for _, h := range book.Search(query, text) {
			s, last := text(h.TextKey), -1
			if len(h.Matches) == 0 && !askedFor(h, query) {
				t.Errorf("%q: a hit in %q highlights nothing", query, s)
			}
			for _, m := range h.Matches {
				if m.Start <= last || m.End <= m.Start || m.End > len(s) {
					t.Fatalf("%q in %q: got matches %v, want them in order, apart and within the text", query, s, h.Matches)
				}
				if !utf8.RuneStart(s[m.Start]) && utf8.ValidString(s) {
					t.Fatalf("%q in %q: match %v begins within a letter", query, s, m)
				}
				last = m.End
			}
		}
	})
}

var rulingInQuery = regexp.MustCompile(`(?i)r[^\pL\pN]*0*([0-9]+)`)

// askedFor reports whether a query names a hit by its number: 3.1, R 4, r4.
func askedFor(h rulebook.SearchHit, query string) bool {
	if h.Number == strings.TrimSpace(query) {
		return true
	}
	for _, n := range rulingInQuery.FindAllStringSubmatch(query, -1) {
		if n[1] == strconv.Itoa(h.Ruling) {
			return true
		}
	}
	return false
}
