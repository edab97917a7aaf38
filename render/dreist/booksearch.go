package dreist

import (
	"strings"

	"dreist/game/dreist/rulebook"
	"dreist/render/panel"
	"dreist/render/shell"
)

// search looks for the words of a query and reads the first place that has them.
func (a *game) search(b *book, query string) {
	wasLost := b.lost()
	b.query, b.at, b.led = query, 0, false
	a.find(b)
	a.Remake()
	switch {
	case len(b.hits) > 0:
		b.place, b.goTo = b.hits[0].Place, true
	case wasLost && !b.lost():
		b.goTo = true
	}
}

// find looks for the query in the texts of the language that is spoken.
func (a *game) find(b *book) {
	b.language = a.say.Language
	b.hits = rulebook.Search(b.query, a.ruleText)
	b.at = min(b.at, max(len(b.hits)-1, 0))
}

// ruleText returns a text of the rule book.
func (a *game) ruleText(key string) string { return a.say.Say(key) }

// readHit reads one of the places that were found.
func (a *game) readHit(b *book, i int) shell.Step {
	if len(b.hits) > 0 {
		b.at = i % len(b.hits)
		b.place, b.goTo = b.hits[b.at].Place, true
		a.Remake()
	}
	return shell.Stay()
}

// The heights of what the search has found, in logical pixels: of the first few places, each in a row, in a frame, and
// of the edge of the next one where there are more.
const (
	bookHits = 3
	hitRow   = 38
	hitFrame = 10
	hitEdge  = 16
)

// hitList lists the places that were found, each with the words around what was looked for.
func (a *game) hitList(b *book) panel.Item {
	l := panel.List{Height: hitFrame + hitRow*float64(min(len(b.hits), bookHits)), Index: b.at}
	if len(b.hits) > bookHits {
		l.Height += hitEdge
	}
	for i, hit := range b.hits {
		s, _ := rulebook.SectionOf(hit.Section)
		row := panel.ListRow{Label: excerpt(a.say.Say(hit.Key), hit.Matches), Detail: a.say.Say(s.TitleKey()), Action: a.Press(func() shell.Step { return a.readHit(b, i) })}
		l.Rows = append(l.Rows, row)
	}
	return l
}

// excerptLength is how many bytes of a text a list shows, excerptLead how many of them stand before what was found.
const (
	excerptLength = 58
	excerptLead   = 18
)

// excerpt returns whole words of a text around the first match.
func excerpt(text string, matches []rulebook.Span) string {
	from := 0
	if len(matches) > 0 && matches[0].Start > excerptLead {
		if i := strings.LastIndexByte(text[:matches[0].Start-excerptLead], ' '); i >= 0 {
			from = i + 1
		}
	}
	to := len(text)
	if to-from > excerptLength {
		to = from + strings.LastIndexByte(text[from:from+excerptLength], ' ')
	}
	cut := text[from:to]
	if from > 0 {
		cut = "… " + cut
	}
	if to < len(text) {
		cut += " …"
	}
	return cut
}
