package rulebook

import (
	"cmp"
	"slices"
	"strings"
)

// The index of a book: what readers may call a thing that the book calls otherwise. The catalogue lists the words for
// a text under the index's key and the text's name, separated by commas, what it is about above all first.

// indexKey begins the key of the words that lead to a text, after the name of the catalogue; the text's own name ends
// it.
const indexKey = "index."

// IndexKeys returns the keys of everything that the index says, in the order of the book.
func (b *Book) IndexKeys() []string {
	keys := make([]string, len(b.index))
	for i, name := range b.index {
		keys[i] = b.prefix + indexKey + name
	}
	return keys
}

// entry is what the index says in one place between two commas: a word or a few that belong together.
type entry struct {
	text  string
	words [][]letter
}

// entriesOf returns what leads to the text of a key, the most important first.
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

// The ranks of what the index leads to: its entries count from 0, those of which only the beginning was typed from
// unfinished, and no entry leads to what is unlisted.
const (
	unfinished = 1 << 9
	unlisted   = 1 << 10
)

// look notes which words of a query an index has. Its first entry that has one tells how much the text is about it.
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

// spelledBy returns how many words spell the entry, or what of it has been typed so far where the query ends.
func (e entry) spelledBy(words []word) int {
	n := min(len(words), len(e.words))
	for i, w := range words[:n] {
		if len(w.letters) < 2 && len(e.words[i]) > 1 || begins(e.words[i], w.letters) < 0 && begins(e.words[i], w.stem) < 0 {
			return 0
		}
	}
	return n
}

// mostNear is how many words Near offers at most.
const mostNear = 4

// Near returns words that the search knows and that are spelled much like a query that finds nothing, the most alike
// first.
func (b *Book) Near(query string, text func(key string) string) []string {
	words := b.wordsOf(query, nil)
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

// distance returns how many letters have to be changed, added or left out to make one word of another.
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
