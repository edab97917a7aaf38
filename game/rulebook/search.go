package rulebook

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// SearchHit is a paragraph found by a search.
type SearchHit struct {
	Paragraph
	Matches      []Span // parts of the paragraph to highlight, sorted and disjoint; empty for a hit by number or index alone
	PointMatches []Span // parts of its point to highlight
}

// Span is the range [Start, End) of a text in bytes.
type Span struct{ Start, End int }

// Search returns the paragraphs that match a query, best first: the one with that number ("R 4", "3.1"), those found by the index, then
// those with most of the words, word beginnings before other matches, in the order of the book. A paragraph matches if each word is in it,
// in its index or in its point, and at least one in the first two. The first paragraph below a point with all words matches, too.
//
// Case is ignored, ß equals ss, and an umlaut matches with or without dots or with an e: für, fur, fuer. Other
// endings match, too, and other forms of a verb, in one word or in two: ziehen, zieht; abwerfen, abgeworfen, wirf … ab.
// text returns the text of a key in the reader's language. A query without a letter or digit finds nothing.
func (b *Book) Search(query string, text func(key string) string) []SearchHit {
	g := grammarOf(text)
	words := b.wordsOf(query, g)
	if len(words) == 0 {
		return nil
	}
	var found []ranked
	asked, _ := b.FindParagraph(strings.TrimSpace(query))
	if asked.Ruling == 0 && asked.item == 0 {
		asked.TextKey = "" // a bare number may be that of a card, a column or a section
	}
	points := map[string]finds{}
	for _, p := range b.Paragraphs {
		point, seen := points[p.PointKey]
		if !seen {
			point = find(words, fold(text(p.PointKey)), g)
			points[p.PointKey] = point
		}
		own := find(words, fold(text(p.TextKey)), g)
		own.number(words, p.Ruling)
		own.look(words, b.entriesOf(p.TextKey, text))
		if own.words() > 0 && own.covers(point) || !seen && point.words() == len(words) || p.TextKey == asked.TextKey {
			found = append(found, own.hit(p, point.spans, p.TextKey == asked.TextKey))
		}
	}
	slices.SortStableFunc(found, func(a, b ranked) int {
		return cmp.Or(
			-cmp.Compare(a.text, b.text),
			-cmp.Compare(a.words, b.words),
			cmp.Compare(a.listed, b.listed),
			-cmp.Compare(a.starts, b.starts),
		)
	})
	hits := make([]SearchHit, len(found))
	for i, f := range found {
		hits[i] = f.SearchHit
	}
	return hits
}

type ranked struct {
	SearchHit
	text   kind
	words  int // number of query words in the text itself
	listed int // rank of the matching index entry, lower is better
	starts int // number of query words that begin a word of the text
}

// kind is the kind of a match, higher is better.
type kind int

const (
	inText   kind = iota
	inIndex       // by a synonym of the index
	askedFor      // by its number
)

type word struct {
	letters []letter
	stem    []letter // without its ending
	family  family
	ruling  int // n of a word like r4, or 0
}

// wordsOf splits a query into words without punctuation. The letter of a ruling and its number are one word.
func (b *Book) wordsOf(query string, g grammar) []word {
	var words []word
	fields := strings.Fields(query)
	for i := 0; i < len(fields); i++ {
		field := strings.TrimFunc(fields[i], func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
		if field == "" {
			continue
		}
		if strings.EqualFold(field, b.ruling) && i+1 < len(fields) && b.rulingNumber(field+fields[i+1]) > 0 {
			i++
			field += fields[i]
		}
		w := word{letters: fold(field), ruling: b.rulingNumber(field)}
		w.stem, w.family = g.stemOf(w.letters), g.familyOf(w.letters)
		words = append(words, w)
	}
	return words
}

func (b *Book) rulingNumber(text string) int {
	number, ok := strings.CutPrefix(strings.ToLower(text), strings.ToLower(b.ruling))
	n, err := strconv.Atoi(number)
	if !ok || err != nil {
		return 0
	}
	return max(n, 0)
}

type finds struct {
	has    []bool // per word: it matches
	listed int    // rank of the matching index entry
	starts int    // number of words that begin a word of the text
	ruling bool   // one of the words is the text's number
	spans  []Span
}

// find matches words in a text: anywhere, but with another ending only at the beginning of a word, and in another form only whole words.
func find(words []word, text []letter, g grammar) finds {
	f := finds{has: make([]bool, len(words)), listed: unlisted}
	all := g.tokensOf(text)
	for w, word := range words {
		starts := false
		for i := range text {
			start := i == 0 || !text[i-1].wordy()
			n := begins(text[i:], word.letters)
			if n < 0 && start {
				n = begins(text[i:], word.stem)
			}
			if n < 0 {
				continue
			}
			f.has[w] = true
			starts = starts || start
			f.spans = append(f.spans, Span{text[i].start, text[i+n-1].end})
		}
		if starts {
			f.starts++
		}
		if related := word.family.among(all); len(related) > 0 {
			f.has[w], f.spans = true, append(f.spans, related...)
		}
	}
	f.spans = apart(f.spans)
	return f
}

func (f *finds) number(words []word, ruling int) {
	for w, word := range words {
		if word.ruling > 0 && word.ruling == ruling {
			f.has[w], f.ruling = true, true
		}
	}
}

func (f finds) words() int {
	n := 0
	for _, has := range f.has {
		if has {
			n++
		}
	}
	return n
}

// covers reports whether each word of the query is in the text or in its point.
func (f finds) covers(point finds) bool {
	for w := range f.has {
		if !f.has[w] && !point.has[w] {
			return false
		}
	}
	return true
}

func (f finds) hit(p Paragraph, above []Span, asked bool) ranked {
	r := ranked{SearchHit: SearchHit{p, f.spans, above}, words: f.words(), listed: f.listed, starts: f.starts}
	switch {
	case f.ruling, asked:
		r.text = askedFor
	case f.listed < unlisted:
		r.text = inIndex
	}
	return r
}

// apart sorts spans and merges those that touch or overlap.
func apart(spans []Span) []Span {
	slices.SortFunc(spans, func(a, b Span) int { return cmp.Or(cmp.Compare(a.Start, b.Start), cmp.Compare(a.End, b.End)) })
	joined := spans[:0]
	for _, s := range spans {
		if n := len(joined); n > 0 && s.Start <= joined[n-1].End {
			joined[n-1].End = max(joined[n-1].End, s.End)
			continue
		}
		joined = append(joined, s)
	}
	return joined
}
