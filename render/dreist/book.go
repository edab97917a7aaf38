package dreist

import (
	"strings"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist/rulebook"
	"dreist/render/panel"
)

// book is the rule book as it is read: where it was opened, and what is looked for in it. The program remembers the one
// that was read last.
type book struct {
	place    rulebook.Place // that is read
	led      bool           // a link led to it, so it is highlighted as long as nothing is looked for
	query    string
	hits     []rulebook.Hit
	at       int                    // the hit that is read
	language string                 // of the texts in which the hits were found
	blocks   map[rulebook.Place]int // where every place stands on the page
	chapters []int                  // where every section begins on the page
	chapter  int                    // index of the section that is read
	top      int                    // how far the page was scrolled when the section was found
	shown    *panel.Panel           // how it looked last
}

// bookHeight is the logical height of the rule book, whatever is found in it.
const bookHeight = 566

// showBook opens the rule book at a place, over whatever is shown.
func (a *App) showBook(place rulebook.Place) {
	b := &book{place: place, led: true}
	a.layBook(b)
	a.readAt(b, place)
}

// takeUpBook opens the rule book as it was left: where it was read, and what was looked for.
func (a *App) takeUpBook() {
	if a.book == nil {
		a.showBook(firstPlace())
		return
	}
	a.layBook(a.book)
}

// layBook opens a rule book as it is.
func (a *App) layBook(b *book) {
	was := b.shown
	p := &menu{
		blocks: true, options: []panel.Option{panel.Width(760), panel.Height(bookHeight), panel.Start(0), panel.Catch(0)}, live: b,
		items: func() []panel.Item { return a.bookItems(b) },
		placed: func(p *panel.Panel) {
			a.book, b.shown = b, p
			_, b.top = p.Reading()
		},
		escape: func() {
			if b.query == "" {
				a.leaveHelp()
				return
			}
			a.search(b, "")
		},
	}
	a.layOver(p, layer{})
	if was != nil {
		a.build(p, was)
	}
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
	b.place = place
	if s, ok := rulebook.SectionOf(place.Section); ok {
		b.chapter = s.Number - 1
	}
	if p := b.shown; p != nil {
		p.ScrollTo(b.blocks[place])
		p.Choose(b.chapter)
		_, b.top = p.Reading()
		a.stale = true
	}
}

// update takes a tick: the contents follow how far the page is scrolled. It reports whether the picture changed.
func (b *book) update() bool {
	block, top := b.shown.Reading()
	if top == b.top || b.lost() {
		return false
	}
	b.top = top
	for i, begins := range b.chapters {
		if begins <= block {
			b.chapter = i
		}
	}
	b.shown.Choose(b.chapter)
	return true
}

// busy reports whether something moves, which nothing ever does in a book.
func (b *book) busy() bool { return false }

// asks reports whether something is looked for.
func (b *book) asks() bool { return strings.TrimSpace(b.query) != "" }

// lost reports whether what is looked for is nowhere in the book.
func (b *book) lost() bool { return b.asks() && len(b.hits) == 0 }

// bookItems returns the panel of the rule book: the search, what it found or else the contents, and the page.
func (a *App) bookItems(b *book) []panel.Item {
	if b.language != a.say.Language {
		a.find(b)
	}
	field := panel.Field{
		Text: b.query, Placeholder: a.say.Say(rulebook.SearchKey), Limit: 40,
		Changed: func(text string) { a.search(b, text) },
		Submit:  func(string) { a.readHit(b, b.at+1) },
	}
	items := []panel.Item{field}
	switch {
	case !b.asks():
		items = append(items, a.contents(b))
	case !b.lost():
		items = append(items, a.hitList(b))
	}
	page := panel.Page{Blocks: a.bookBlocks(b)}
	buttons := []panel.Button{a.button(msg.BookBack, panel.Quiet, a.leaveHelp), a.button(msg.BookOverview, panel.Quiet, func() { a.showOverview(&overview{page: a.read}, layer{help: true}) })}
	if n := len(b.hits); n > 1 {
		label := a.say.Say(rulebook.NextKey, assets.Values{"Hit": b.at + 1, "Hits": n})
		buttons = append(buttons, panel.Button{Label: label, Action: a.press(func() { a.readHit(b, b.at+1) })})
	}
	return append(items, page, panel.Row{Buttons: buttons})
}

// contents lets a section be chosen.
func (a *App) contents(b *book) panel.Item {
	c := panel.Choice{Index: b.chapter}
	sections := rulebook.Sections()
	for _, s := range sections {
		c.Options = append(c.Options, a.sectionTitle(s))
	}
	c.Changed = func(i int) { a.turnToSection(b, sections[i]) }
	return c
}

// turnToSection reads a section from its title.
func (a *App) turnToSection(b *book, s rulebook.Section) {
	lost := b.lost()
	b.query, b.hits, b.led = "", nil, false
	if lost {
		a.fitPanel()
	}
	a.readAt(b, placeOf(s, rulebook.InTitle))
}

// sectionTitle returns the title of a section with its number.
func (a *App) sectionTitle(s rulebook.Section) string {
	return a.say.Say(rulebook.SectionKey, assets.Values{"Number": s.Number, "Title": a.say.Say(s.TitleKey())})
}
