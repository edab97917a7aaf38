package rulebook

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// Hit is a place of a book that a search has found.
type Hit struct {
	Place
	Matches []Span // what to highlight in it, in order and apart; empty where a number or the index alone led there
}

// Span is a part of a text, from byte Start up to, but not including, byte End.
type Span struct{ Start, End int }

// Search finds where in the book the words of a query stand, the best place first: what is asked for by its number
// ("R 4", "3.1"), then titles that have all of them, then paragraphs to which the index leads, then those that have
// most of the words, at the beginnings of words rather than within, in the order of the book. A paragraph is found if
// each word stands in it, in the index for it or in its section's title, and at least one in one of the first two.
//
// Small and capital letters are the same, so are ß and ss, and an umlaut may be written with its dots, without them or
// with an e: für, fur, fuer. A word is found with other endings, too: ziehen, zieht. Text returns the text of a key in
// the reader's language. A query without a letter or a digit finds nothing.
func (b *Book) Search(query string, text func(key string) string) []Hit {
	words := b.wordsOf(query, strings.Fields(text(b.prefix+endings)))
	if len(words) == 0 {
		return nil
	}
	var found []ranked
	asked, ok := b.Cited(strings.TrimSpace(query))
	if ok && asked.Paragraph == InTitle {
		asked = Place{} // a bare number may be anything: that of a card, a column, a section
	}
	for _, s := range b.Sections {
		title := find(words, fold(text(s.Title)))
		if title.words() == len(words) {
			found = append(found, title.hit(Place{s.ID, InTitle, s.Title}, asked))
		}
		for i, p := range s.Paragraphs {
			own := find(words, fold(text(p.Key)))
			own.number(words, p.Ruling)
			own.look(words, b.entriesOf(p.Key, text))
			if place := (Place{s.ID, i, p.Key}); own.words() > 0 && own.covers(title) || place == asked {
				found = append(found, own.hit(place, asked))
			}
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
	hits := make([]Hit, len(found))
	for i, f := range found {
		hits[i] = f.Hit
	}
	return hits
}

// ranked is a hit with what tells it from worse ones.
type ranked struct {
	Hit
	text   kind
	words  int // how many words of the query it has itself
	listed int // the rank of the entry of the index that leads there, the better the lower
	starts int // how many of the words begin a word there
}

// kind is what a hit is in, the better the higher.
type kind int

const (
	inText  kind = iota
	inIndex      // of what the book is asked for by another name
	inTitle
	askedFor // by its number
)

// word is one word of a query.
type word struct {
	letters []letter
	stem    []letter // without its ending
	ruling  int      // n of a word like r4, or 0
}

// endings ends the key of the endings that a search leaves out, longer ones first.
const endings = "endings"

// leastStem is how many letters of a word are left at least without its ending.
const leastStem = 3

// stemOf returns a word without the first of the endings that leaves enough of it.
func stemOf(letters []letter, endings []string) []letter {
	for _, ending := range endings {
		end := fold(ending)
		if n := len(letters) - len(end); n >= leastStem && begins(letters[n:], end) == len(end) {
			return letters[:n]
		}
	}
	return letters
}

// wordsOf cuts a query into its words, without the punctuation around them. The letter of a ruling and the number
// after it are one.
func (b *Book) wordsOf(query string, endings []string) []word {
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
		w.stem = stemOf(w.letters, endings)
		words = append(words, w)
	}
	return words
}

// rulingNumber returns n of a text like R4, or 0 where it is none.
func (b *Book) rulingNumber(text string) int {
	number, ok := strings.CutPrefix(strings.ToLower(text), strings.ToLower(b.ruling))
	n, err := strconv.Atoi(number)
	if !ok || err != nil || n < 1 {
		return 0
	}
	return n
}

// finds is where the words of a query stand in one text.
type finds struct {
	has    []bool // per word: it stands there
	listed int    // the rank of the entry of the index that has one of them
	starts int    // how many words begin a word of the text
	ruling bool   // one of the words is the text's number
	spans  []Span
}

// find looks for words in a text: anywhere, with another ending only where a word of the text begins so.
func find(words []word, text []letter) finds {
	f := finds{has: make([]bool, len(words)), listed: unlisted}
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
	}
	f.spans = apart(f.spans)
	return f
}

// number notes which words ask for the text by the number of its ruling.
func (f *finds) number(words []word, ruling int) {
	for w, word := range words {
		if word.ruling > 0 && word.ruling == ruling {
			f.has[w], f.ruling = true, true
		}
	}
}

// words returns how many words the text has.
func (f finds) words() int {
	n := 0
	for _, has := range f.has {
		if has {
			n++
		}
	}
	return n
}

// covers reports whether each word stands in the text or in the title.
func (f finds) covers(title finds) bool {
	for w := range f.has {
		if !f.has[w] && !title.has[w] {
			return false
		}
	}
	return true
}

// hit makes the finds in a text a hit. The query may be the number of a place.
func (f finds) hit(at, asked Place) ranked {
	r := ranked{Hit: Hit{Place: at, Matches: f.spans}, words: f.words(), listed: f.listed, starts: f.starts}
	switch {
	case f.ruling, at == asked:
		r.text = askedFor
	case at.Paragraph == InTitle:
		r.text = inTitle
	case f.listed < unlisted:
		r.text = inIndex
	}
	return r
}

// apart sorts spans and joins those that touch or overlap.
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
