package rulebook_test

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"dreist/assets"
	"dreist/game/dreist/rulebook"
)

// shelf makes a reader of a few texts; every other key is silent.
func shelf(texts map[string]string) func(string) string {
	return func(key string) string { return texts[key] }
}

// highlighted writes hits with their matches in brackets, one line each.
func highlighted(hits []rulebook.Hit, text func(string) string) string {
	var lines []string
	for _, h := range hits {
		line, from, s := h.Key+": ", 0, text(h.Key)
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
		if got := highlighted(rulebook.Search(tc.query, text), text); got != want {
			t.Errorf("%q in %q: got %q, want %q", tc.query, tc.text, got, want)
		}
	}
}

func TestSearchPutsTheBestFirst(t *testing.T) {
	text := shelf(map[string]string{
		"rules.material.cards": "Eine Handkarte mehr.",
		"rules.deal.shares":    "Eine Karte vom Geschenk.",
		"rules.turn.lay":       "Eine Karte legen.",
		"rules.gift.title":     "Das Geschenk",
		"rules.gift.earn":      "Die Karte geht weg.",
		"rules.gift.small":     "Ein Geschenk.",
		"rules.end.title":      "Die letzte Karte",
	})
	for query, want := range map[string]string{
		// A title, then words that begin so, in the order of the book, then the middle of a word.
		"karte": "rules.end.title: Die letzte [Karte]\nrules.deal.shares: Eine [Karte] vom Geschenk.\n" +
			"rules.turn.lay: Eine [Karte] legen.\nrules.gift.earn: Die [Karte] geht weg.\nrules.material.cards: Eine Hand[karte] mehr.",
		// All words in one paragraph, then one there and the other in its title.
		"karte geschenk": "rules.deal.shares: Eine [Karte] vom [Geschenk].\nrules.gift.earn: Die [Karte] geht weg.",
		"geschenk":       "rules.gift.title: Das [Geschenk]\nrules.deal.shares: Eine Karte vom [Geschenk].\nrules.gift.small: Ein [Geschenk].",
	} {
		if got := highlighted(rulebook.Search(query, text), text); got != want {
			t.Errorf("%q: got\n%s\nwant\n%s", query, got, want)
		}
	}
}

func TestSearchFindsRulingsByTheirNumber(t *testing.T) {
	for _, language := range assets.Languages() {
		text := reader(t, language)
		for n := 1; n <= 12; n++ {
			place, ok := rulebook.Cited(fmt.Sprintf("R %d", n))
			if !ok {
				t.Fatalf("there is no R %d", n)
			}
			for _, query := range []string{"R %d", "r%d", "R%d"} {
				query = fmt.Sprintf(query, n)
				hits := rulebook.Search(query, text)
				if len(hits) == 0 || hits[0].Place != place {
					t.Errorf("%s %q: got %v, want %v first", language, query, hits, place)
				}
			}
		}
		if hits := rulebook.Search("R 13", text); len(hits) > 0 {
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
		hits := rulebook.Search(tc.query, reader(t, tc.language))
		if len(hits) == 0 || hits[0].Key != tc.first {
			t.Errorf("%s %q: got %v, want %s first", tc.language, tc.query, hits, tc.first)
		}
	}
}

func TestSearchForNothing(t *testing.T) {
	for _, query := range []string{"", "  ", "?!", "\u0308", "–"} {
		if hits := rulebook.Search(query, reader(t, "de")); hits != nil {
			t.Errorf("%q: got %v, want nothing", query, hits)
		}
	}
}

// TestEveryParagraphIsFoundByItsWords looks for each paragraph with its own first words.
func TestEveryParagraphIsFoundByItsWords(t *testing.T) {
	for _, language := range assets.Languages() {
		text := reader(t, language)
		for _, s := range rulebook.Sections() {
			for i, p := range s.Paragraphs {
				words := strings.Fields(text(p.Key))
				query := strings.ToUpper(strings.Join(words[:min(5, len(words))], " "))
				hits := rulebook.Search(query, text)
				if !slices.ContainsFunc(hits, func(h rulebook.Hit) bool { return h.Place == rulebook.Place{Section: s.ID, Paragraph: i, Key: p.Key} }) {
					t.Errorf("%s: %q does not find %s", language, query, p.Key)
				}
			}
		}
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
		text := shelf(map[string]string{"rules.turn.lay": paragraph, "rules.r4": paragraph + paragraph, "rules.turn.title": query})
		for _, h := range rulebook.Search(query, text) {
			s, last := text(h.Key), -1
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
		// A text always holds itself, wherever the query is one word that the title repeats.
		word := strings.TrimFunc(query, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
		if word != "" && len(strings.Fields(query)) == 1 && word == strings.Fields(query)[0] {
			hits := rulebook.Search(query, text)
			hits = slices.DeleteFunc(hits, func(h rulebook.Hit) bool { return askedFor(h, query) }) // these come before
			if len(hits) == 0 || hits[0].Key != "rules.turn.title" || hits[0].Paragraph != rulebook.InTitle {
				t.Errorf("%q: got %v, want the title that reads the same first", query, hits)
			}
		}
	})
}

var rulingInQuery = regexp.MustCompile(`(?i)r[^\pL\pN]*0*([0-9]+)`)

// askedFor reports whether a query names the place of a hit by its number: 3.1, R 4, r4.
func askedFor(h rulebook.Hit, query string) bool {
	if h.Paragraph == rulebook.InTitle { // a bare number may be anything
		return false
	}
	if asked, ok := rulebook.Cited(strings.TrimSpace(query)); ok && h.Place == asked {
		return true
	}
	section, _ := rulebook.SectionOf(h.Section)
	if section.Paragraphs[h.Paragraph].Ruling == 0 {
		return false
	}
	for _, n := range rulingInQuery.FindAllStringSubmatch(query, -1) {
		if n[1] == strconv.Itoa(section.Paragraphs[h.Paragraph].Ruling) {
			return true
		}
	}
	return false
}

func BenchmarkSearch(b *testing.B) {
	text := reader(b, "de")
	b.ReportAllocs()
	for b.Loop() {
		rulebook.Search("karte ziehen", text)
	}
}

func ExampleSearch() {
	texts := map[string]string{
		"rules.gift.title":     "Das freche Geschenk",
		"rules.gift.receivers": "Du suchst aus, wer die Karten bekommt.",
		"rules.deal.shares":    "Alle Karten werden verteilt.",
	}
	text := func(key string) string { return texts[key] }
	for _, hit := range rulebook.Search("Karten Geschenk", text) {
		fmt.Println(hit.Section, text(hit.Key)[hit.Matches[0].Start:hit.Matches[0].End])
	}
	// Output: gift Karten
}
