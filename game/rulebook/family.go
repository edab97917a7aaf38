package rulebook

import "strings"

// endings is the key of the endings that a search ignores, longer ones first.
const endings = "rules.endings"

// prefixes is the key of the prefixes that can be separated from their verb: wirf … ab.
const prefixes = "rules.prefixes"

type grammar struct{ endings, prefixes [][]letter }

func grammarOf(text func(key string) string) (g grammar) {
	for ending := range strings.FieldsSeq(text(endings)) {
		g.endings = append(g.endings, fold(ending))
	}
	for prefix := range strings.FieldsSeq(text(prefixes)) {
		g.prefixes = append(g.prefixes, fold(prefix))
	}
	return g
}

// leastStem is the least number of letters of a word without its ending.
const leastStem = 3

// leastVerb is the least number of letters of a verb without its prefix.
const leastVerb = 4

// stemOf returns a word without its ending: the first that leaves leastStem letters.
func (g grammar) stemOf(letters []letter) []letter {
	for _, end := range g.endings {
		if n := len(letters) - len(end); n >= leastStem && begins(letters[n:], end) == len(end) {
			return letters[:n]
		}
	}
	return letters
}

// family is the part that the forms of a verb have in common: its prefix, and its stem with a star for a vowel that changes.
type family struct{ prefix, stem string }

// familyOf returns the family of a word, the zero family for a short one.
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

type token struct {
	family
	word string
	span Span
	ends bool // whether a sentence or a part of it ends after the word
}

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

// among returns the places of the words of a family in a text, also with the prefix as a separate word behind.
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
