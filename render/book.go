package render

import (
	"strings"

	"dreist/assets"
	"dreist/game/rulebook"
	"dreist/render/menu"
)

// book is the rule book as it is read: where it was opened, and what is looked for in it. It belongs to the panel that
// shows it.
type book struct {
	place  rulebook.Place // is highlighted as long as nothing is looked for
	query  string
	hits   []rulebook.Hit
	at     int                    // the hit that is read
	blocks map[rulebook.Place]int // where every place stands on the page
}

// The heights of what the panel of the rule book has, in logical pixels.
const (
	bookHeight = 396
	bookHits   = 128
)

// showBook opens the rule book at a place, over whatever is shown.
func (a *App) showBook(place rulebook.Place) {
	b := &book{place: place}
	a.layOver(&panel{
		blocks: true, options: []menu.Option{menu.Width(760), menu.Start(0)},
		items: func() []menu.Item { return a.bookItems(b) },
		escape: func() {
			if b.query == "" {
				a.leaveHelp()
				return
			}
			a.search(b, "")
		},
	}, layer{})
	a.readAt(b, place)
}

// openRule opens the rule book at what a citation names, such as "3.1" or "R 4".
func (a *App) openRule(ref string) {
	place, ok := rulebook.Cited(ref)
	if !ok {
		place = firstPlace()
	}
	a.showBook(place)
}

// firstPlace is where the rule book begins.
func firstPlace() rulebook.Place {
	first := rulebook.Sections()[0]
	return placeOf(first, rulebook.InTitle)
}

// placeOf returns a place in a section.
func placeOf(s rulebook.Section, paragraph int) rulebook.Place {
	p := rulebook.Place{Section: s.ID, Paragraph: paragraph, Key: s.TitleKey()}
	if paragraph != rulebook.InTitle {
		p.Key = s.Paragraphs[paragraph].Key
	}
	return p
}

// readAt scrolls the book to a place.
func (a *App) readAt(b *book, place rulebook.Place) {
	if a.panel.Panel != nil {
		a.panel.ScrollTo(b.blocks[place])
		a.stale = true
	}
}

// search looks for the words of a query and reads the first place that has them.
func (a *App) search(b *book, query string) {
	b.query, b.at = query, 0
	b.hits = rulebook.Search(query, func(key string) string { return a.say.Say(key) })
	a.fitPanel()
	a.readHit(b, 0)
}

// readHit reads one of the places that were found.
func (a *App) readHit(b *book, i int) {
	if len(b.hits) > 0 {
		b.at = i % len(b.hits)
		a.fitPanel()
		a.readAt(b, b.hits[b.at].Place)
	}
}

// bookItems returns the panel of the rule book: the search, what it found or else the contents, and the page.
func (a *App) bookItems(b *book) []menu.Item {
	field := menu.Field{
		Text: b.query, Placeholder: a.say.Say(rulebook.SearchKey), Limit: 40,
		Changed: func(text string) { a.search(b, text) },
		Submit:  func(string) { a.readHit(b, b.at+1) },
	}
	page := menu.Page{Height: bookHeight, Blocks: a.bookBlocks(b)}
	items := []menu.Item{field}
	switch {
	case strings.TrimSpace(b.query) == "":
		items = append(items, a.contents(b))
	case len(b.hits) == 0:
		items = append(items, menu.Paragraph{Text: a.say.Say(rulebook.NothingKey)})
	default:
		page.Height -= bookHits - 44
		items = append(items, a.hitList(b))
	}
	buttons := []menu.Button{a.button("book.back", menu.Quiet, a.leaveHelp), a.button("book.overview", menu.Quiet, func() { a.showOverview(&overview{page: a.read}, layer{help: true}) })}
	if n := len(b.hits); n > 0 {
		buttons = append(buttons, menu.Button{Label: a.say.Count(rulebook.HitsKey, n), Action: a.press(func() { a.readHit(b, b.at+1) })})
	}
	return append(items, page, menu.Row{Buttons: buttons})
}

// contents lets a section be chosen.
func (a *App) contents(b *book) menu.Item {
	c := menu.Choice{}
	sections := rulebook.Sections()
	for i, s := range sections {
		c.Options = append(c.Options, a.sectionTitle(s))
		if s.ID == b.place.Section {
			c.Index = i
		}
	}
	c.Changed = func(i int) {
		b.place = placeOf(sections[i], rulebook.InTitle)
		a.readAt(b, b.place)
	}
	return c
}

// hitList lists the places that were found, each with the words around what was looked for.
func (a *App) hitList(b *book) menu.Item {
	l := menu.List{Height: bookHits, Index: b.at}
	for i, hit := range b.hits {
		s, _ := rulebook.SectionOf(hit.Section)
		row := menu.ListRow{Label: excerpt(a.say.Say(hit.Key), hit.Matches), Detail: a.say.Say(s.TitleKey()), Action: a.press(func() { a.readHit(b, i) })}
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

// sectionTitle returns the title of a section with its number.
func (a *App) sectionTitle(s rulebook.Section) string {
	return a.say.Say(rulebook.SectionKey, assets.Values{"Number": s.Number, "Title": a.say.Say(s.TitleKey())})
}
