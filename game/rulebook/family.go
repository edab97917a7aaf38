package rulebook

import "strings"

// The keys of the endings that a search ignores, longer ones first, and of the prefixes that leave their verb: wirf … ab.
const (
	endings  = "rules.endings"
	prefixes = "rules.prefixes"
)

// grammar is what a search knows about the words of a language.
type grammar struct{ endings, prefixes [][]letter }

// grammarOf reads a grammar from the catalogue.
func grammarOf(text func(key string) string) (g grammar) {
	for ending := range strings.FieldsSeq(text(endings)) {
		g.endings = append(g.endings, fold(ending))
	}
	for prefix := range strings.FieldsSeq(text(prefixes)) {
		g.prefixes = append(g.prefixes, fold(prefix))
	}
	return g
}

// leastStem is the least number of letters of a word without its ending, leastVerb of one without a prefix.
const (
	leastStem = 3
	leastVerb = 4
)

// stemOf returns a word without the first of the endings that leaves enough of it.
func (g grammar) stemOf(letters []letter) []letter {
	for _, end := range g.endings {
		if n := len(letters) - len(end); n >= leastStem && begins(letters[n:], end) == len(end) {
			return letters[:n]
		}
	}
	return letters
}

// family is what the forms of a verb have in common: its prefix, and its stem with a star for the vowels that change.
type family struct{ prefix, stem string }

// familyOf returns the family of a word, the zero one of a short word.
func (g grammar) familyOf(letters []letter) (f family) {
	if len(letters) < leastVerb {
		return f
	}
	cut := func(prefix []letter) bool {
		if len(letters)-len(prefix) < leastVerb || begins(letters, prefix) != len(prefix) {
			return false
		}
		letters = letters[len(prefix):]
		return true
	}
	for _, prefix := range g.prefixes {
		if cut(prefix) {
			f.prefix = string(basesOf(prefix))
			cut(fold("zu"))
			break
		}
	}
	cut(fold("ge"))
	f.stem = sounds(string(basesOf(g.stemOf(letters))))
	return f
}

const vowels = "aeiou"

// sounds returns a stem with a star for the one vowel after its first consonants: werf, wirf and worf become w*rf; nehm and nomm n*mm.
func sounds(stem string) string {
	from := strings.IndexAny(stem, vowels)
	if from <= 0 {
		return stem
	}
	rest := stem[from+1:]
	switch {
	case rest == "", rest == "h", strings.ContainsRune(vowels, rune(rest[0])):
		return stem
	case rest == "hm":
		rest = "mm"
	}
	return stem[:from] + "*" + rest
}

// token is a word of a text.
type token struct {
	family
	word string
	span Span
	ends bool // a sentence or a part of it ends behind the word
}

// tokensOf returns the words of a text.
func (g grammar) tokensOf(text []letter) (all []token) {
	for i := 0; i < len(text); i++ {
		from := i
		for i < len(text) && text[i].wordy() {
			i++
		}
		if i > from {
			all = append(all, token{g.familyOf(text[from:i]), string(basesOf(text[from:i])), Span{text[from].start, text[i-1].end}, false})
		}
		if i < len(text) && len(all) > 0 && strings.ContainsRune(".:!?;", text[i].base) {
			all[len(all)-1].ends = true
		}
	}
	return all
}

// among returns where a family stands in a text, its prefix behind it or before it.
func (f family) among(all []token) (spans []Span) {
	if f.stem == "" {
		return nil
	}
	for i, t := range all {
		switch {
		case t.stem != f.stem:
		case f.prefix == "" || t.prefix == f.prefix:
			spans = append(spans, t.span)
		case t.prefix == "":
			for j := i; !all[j].ends && j+1 < len(all); j++ {
				if all[j+1].word == f.prefix {
					spans = append(spans, t.span, all[j+1].span)
					break
				}
			}
		}
	}
	return spans
}
