package rulebook

import (
	"cmp"
	"slices"
	"strings"
)

// The index of a book has synonyms for things in it. The catalogue lists them under a key with the text's name,
// separated by commas, the most important first.

// indexKey is the middle of the key of an index entry, between the catalogue's name and the text's name.
const indexKey = "index."

// IndexKeys returns the keys of all index entries in the order of the book.
func (b *Book) IndexKeys() []string {
	keys := make([]string, len(b.index))
	for i, name := range b.index {
		keys[i] = b.prefix + indexKey + name
	}
	return keys
}

// entry is an entry of the index: one or more words between two commas.
type entry struct {
	text  string
	words [][]letter
}

// entriesOf returns the index entries of a text, the most important first.
func (b *Book) entriesOf(key string, text func(key string) string) []entry {
	name := strings.TrimPrefix(key, b.prefix)
	if !slices.Contains(b.index, name) {
		return nil
	}
	var entries []entry
	for _, part := range strings.Split(text(b.prefix+indexKey+name), ",") {
		e := entry{text: strings.TrimSpace(part)}
		for _, word := range strings.Fields(part) {
			e.words = append(e.words, fold(word))
		}
		if len(e.words) > 0 {
			entries = append(entries, e)
		}
	}
	return entries
}

// The ranks of matches in the index: entries count from 0; from unfinished on, only the beginning was typed; unlisted
// means no match.
const (
	unfinished = 1 << 9
	unlisted   = 1 << 10
)

// look matches the words of a query with an index. The first matching entry gives the rank.
func (f *finds) look(words []word, index []entry) {
	for rank, e := range index {
		for from := range words {
			n := e.spelledBy(words[from:])
			for w := from; w < from+n; w++ {
				f.has[w] = true
			}
			switch n {
			case 0:
			case len(e.words):
				f.listed = min(f.listed, rank)
			default:
				f.listed = min(f.listed, unfinished+rank)
			}
		}
	}
}

// spelledBy returns the number of words that match the entry, or its beginning at the end of the query.
func (e entry) spelledBy(words []word) int {
	n := min(len(words), len(e.words))
	for i, w := range words[:n] {
		if len(w.letters) < 2 && len(e.words[i]) > 1 || begins(e.words[i], w.letters) < 0 && begins(e.words[i], w.stem) < 0 {
			return 0
		}
	}
	return n
}

// mostNear is the largest number of words that SimilarWords returns.
const mostNear = 4

// SimilarWords returns known words that are similar to a query without results, the most similar first.
func (b *Book) SimilarWords(query string, text func(key string) string) []string {
	words := b.wordsOf(query, grammar{})
	if len(words) == 0 {
		return nil
	}
	type neighbour struct {
		text string
		far  int
	}
	var near []neighbour
	typed := basesOf(words[0].letters)
	for _, w := range words[1:] {
		typed = append(append(typed, ' '), basesOf(w.letters)...)
	}
	for _, name := range b.index {
		for _, e := range b.entriesOf(b.prefix+name, text) {
			far := distance(typed, basesOf(fold(e.text)))
			if far <= max(1, len(typed)/3) && !slices.ContainsFunc(near, func(n neighbour) bool { return n.text == e.text }) {
				near = append(near, neighbour{e.text, far})
			}
		}
	}
	slices.SortStableFunc(near, func(a, b neighbour) int { return cmp.Compare(a.far, b.far) })
	var texts []string
	for _, n := range near[:min(mostNear, len(near))] {
		texts = append(texts, n.text)
	}
	return texts
}

func basesOf(letters []letter) []rune {
	bases := make([]rune, len(letters))
	for i, l := range letters {
		bases[i] = l.base
	}
	return bases
}

// distance is the edit distance.
func distance(a, b []rune) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i, letter := range a {
		before := row[0] // of the row above, one to the left
		row[0] = i + 1
		for j, other := range b {
			cost := before
			if letter != other {
				cost++
			}
			before = row[j+1]
			row[j+1] = min(cost, row[j]+1, before+1)
		}
	}
	return row[len(b)]
}
