package dreist

import (
	"strings"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist/rulebook"
	"dreist/render/panel"
	"dreist/render/shell"
)

// book is the rule book as it is read: where it was opened, and what is looked for in it. The program remembers the one
// that was read last.
type book struct {
	place    rulebook.Place // that is read
	led      bool           // a link led to it, so it is highlighted as long as nothing is looked for
	goTo     bool           // the page has to be scrolled there when it is made
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
func (a *game) showBook(place rulebook.Place) shell.Step {
	return shell.Push(a.bookScreen(&book{place: place, led: true, goTo: true}))
}

// takeUpBook opens the rule book as it was left: where it was read, and what was looked for.
func (a *game) takeUpBook() shell.Step {
	if a.book == nil {
		return a.showBook(firstPlace())
	}
	return shell.Push(a.bookScreen(a.book))
}

// bookScreen returns the screen of a rule book.
func (a *game) bookScreen(b *book) shell.Screen {
	m := a.NewMenu(shell.Menu{
		Options: []panel.Option{panel.Width(760), panel.Height(bookHeight), panel.Start(0), panel.Catch(0)}, Live: b,
		Items: func() []panel.Item { return a.bookItems(b) },
		Placed: func(p *panel.Panel) {
			a.book, b.shown = b, p
			if b.goTo {
				b.goTo = false
				a.readAt(b, b.place)
			}
			_, b.top = p.Reading()
		},
		Escape: func() shell.Step {
			if b.query == "" {
				return shell.Close()
			}
			a.search(b, "")
			return shell.Stay()
		},
	})
	m.TakeOver(b.shown)
	return m
}

// openRule opens the rule book at what a citation names, such as "3.1" or "R 4".
func (a *game) openRule(ref string) shell.Step {
	place, ok := rulebook.Cited(ref)
	if !ok {
		place = firstPlace()
	}
	return a.showBook(place)
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
func (a *game) readAt(b *book, place rulebook.Place) {
	b.place = place
	if s, ok := rulebook.SectionOf(place.Section); ok {
		b.chapter = s.Number - 1
	}
	if p := b.shown; p != nil {
		p.ScrollTo(b.blocks[place])
		p.Choose(b.chapter)
		_, b.top = p.Reading()
		a.Redraw()
	}
}

// Update takes a tick: the contents follow how far the page is scrolled. It reports whether the picture changed.
func (b *book) Update() bool {
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

// Busy reports whether something moves, which nothing ever does in a book.
func (b *book) Busy() bool { return false }

// asks reports whether something is looked for.
func (b *book) asks() bool { return strings.TrimSpace(b.query) != "" }

// lost reports whether what is looked for is nowhere in the book.
func (b *book) lost() bool { return b.asks() && len(b.hits) == 0 }

// bookItems returns the panel of the rule book: the search, what it found or else the contents, and the page.
func (a *game) bookItems(b *book) []panel.Item {
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
	buttons := []panel.Button{a.Button(msg.BookBack, panel.Quiet, shell.Close), a.Button(msg.BookOverview, panel.Quiet, func() shell.Step { return shell.Push(a.overviewAt(a.read)) })}
	if n := len(b.hits); n > 1 {
		label := a.say.Say(rulebook.NextKey, assets.Values{"Hit": b.at + 1, "Hits": n})
		buttons = append(buttons, panel.Button{Label: label, Action: a.Press(func() shell.Step { return a.readHit(b, b.at+1) })})
	}
	return append(items, page, panel.Row{Buttons: buttons})
}

// contents lets a section be chosen.
func (a *game) contents(b *book) panel.Item {
	c := panel.Choice{Index: b.chapter}
	sections := rulebook.Sections()
	for _, s := range sections {
		c.Options = append(c.Options, a.sectionTitle(s))
	}
	c.Changed = func(i int) { a.turnToSection(b, sections[i]) }
	return c
}

// turnToSection reads a section from its title.
func (a *game) turnToSection(b *book, s rulebook.Section) {
	lost := b.lost()
	b.query, b.hits, b.led = "", nil, false
	b.place = placeOf(s, rulebook.InTitle)
	if lost {
		b.goTo = true
		a.Remake()
		return
	}
	a.readAt(b, b.place)
}

// sectionTitle returns the title of a section with its number.
func (a *game) sectionTitle(s rulebook.Section) string {
	return a.say.Say(rulebook.SectionKey, assets.Values{"Number": s.Number, "Title": a.say.Say(s.TitleKey())})
}
