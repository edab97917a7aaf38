package screens

import (
	"strings"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/render/panel"
	"dreist/render/shell"
)

// Book is the rule book of a game in the language that is spoken.
type Book struct {
	Intro    string // stands before the first chapter
	Chapters []Chapter
	Search   func(query string) []Hit    // the places where a query is found, the best first
	Near     func(query string) []string // words of the book that are spelled much like the query
	Glance   func() shell.Step           // shows the rules at a glance
}

// Chapter is a chapter of a rule book. Its number is its place among the chapters.
type Chapter struct {
	Title    string
	Passages []Passage
}

// Passage is a paragraph of a rule book.
type Passage struct {
	Number string // of the rule that it is, empty where it is none
	Text   string
	Links  []panel.Link // to what shows it
}

// Place is a place in a rule book, by indices: a passage of a chapter, or its title.
type Place struct{ Chapter, Passage int }

// InTitle is the Passage of a chapter's title.
const InTitle = -1

// Hit is a place that a search has found. Where no word of the query stands there, nothing is marked.
type Hit struct {
	Place
	Marks []panel.Highlight // in the title or the text
}

// reader is the rule book as it is read. The program remembers the one that was read last.
type reader struct {
	*Front
	book    Book
	edition int   // of the book and the hits
	place   Place // that is read
	led     bool  // a link led to it, so it is highlighted as long as nothing is looked for
	goTo    bool  // the page has to be scrolled there when it is made
	query   string
	before  Place // that was read before something was looked for
	hits    []Hit
	at      int           // the hit that is read
	blocks  map[Place]int // where every place stands on the page
	begins  []int         // where every chapter begins on the page
	chapter int           // that is read
	top     int           // how far the page was scrolled when the chapter was found
	shown   *panel.Panel  // how it looked last
}

// bookHeight is the logical height of the rule book, whatever is found in it.
const bookHeight = 566

// ShowBook opens the rule book at a place, over whatever is shown.
func (f *Front) ShowBook(at Place) shell.Step {
	return shell.Push((&reader{Front: f, place: at, led: true, goTo: true}).screen())
}

// BookRead reports whether the rule book has been opened since the program started.
func (f *Front) BookRead() bool { return f.read != nil }

// TakeUpBook opens the rule book as it was left: where it was read, and what was looked for.
func (f *Front) TakeUpBook() shell.Step {
	if f.read == nil {
		return f.ShowBook(Place{Passage: InTitle})
	}
	return shell.Push(f.read.screen())
}

func (r *reader) screen() shell.Screen {
	m := r.NewMenu(shell.Menu{
		Mood:    shell.Teaching,
		Options: []panel.Option{panel.Width(760), panel.Height(bookHeight), panel.Start(0), panel.Catch(0)}, Live: r, Items: r.items,
		Placed: func(p *panel.Panel) {
			r.read, r.shown = r, p
			if r.goTo {
				r.goTo = false
				r.readAt(r.place)
			}
			_, r.top = p.Reading()
		},
		Escape: func() shell.Step {
			if r.query == "" {
				return shell.Close()
			}
			r.search("")
			return shell.Stay()
		},
	})
	m.TakeOver(r.shown)
	return m
}

// items returns the panel of the rule book: the search, what it found or else the contents, and the page.
func (r *reader) items() []panel.Item {
	if r.edition != r.Edition {
		r.book, r.edition = r.game.Book(), r.Edition
		r.find()
	}
	items := []panel.Item{panel.Field{
		Text: r.query, Placeholder: r.Say(msg.RulesSearch), Limit: 40, Changed: r.search, Submit: func(string) { r.readNext() },
	}}
	switch {
	case !r.asks():
		items = append(items, r.contents())
	case !r.lost():
		items = append(items, r.hitList())
	}
	buttons := []panel.Button{r.Button(msg.BookBack, panel.Quiet, shell.Close), r.Button(msg.BookOverview, panel.Quiet, r.book.Glance)}
	if n := len(r.hits); n > 1 {
		label := r.Say(msg.RulesNext, assets.Values{"Hit": r.at + 1, "Hits": n})
		buttons = append(buttons, panel.Button{Label: label, Action: r.does(r.readNext)})
	}
	return append(items, panel.Page{Blocks: r.page()}, panel.Row{Buttons: buttons})
}

// does is what a control of the book does that leads to no other screen.
func (r *reader) does(action func()) func() { return r.Press(shell.Staying(action)) }

// asks reports whether something is looked for.
func (r *reader) asks() bool { return strings.TrimSpace(r.query) != "" }

// lost reports whether what is looked for is nowhere in the book.
func (r *reader) lost() bool { return r.asks() && len(r.hits) == 0 }

// contents lets a chapter be chosen.
func (r *reader) contents() panel.Choice {
	c := panel.Choice{Index: r.chapter, Changed: r.turnTo}
	for i := range r.book.Chapters {
		c.Options = append(c.Options, r.titleOf(i))
	}
	return c
}

// titleOf returns the title of a chapter with its number.
func (r *reader) titleOf(chapter int) string {
	return r.Say(msg.RulesSection, assets.Values{"Number": chapter + 1, "Title": r.book.Chapters[chapter].Title})
}

// turnTo reads a chapter from its title.
func (r *reader) turnTo(chapter int) {
	lost := r.lost()
	r.query, r.hits, r.led = "", nil, false
	r.place = Place{chapter, InTitle}
	if lost {
		r.goTo = true
		r.Remake()
		return
	}
	r.readAt(r.place)
}

// readAt scrolls the book to a place.
func (r *reader) readAt(at Place) {
	r.place, r.chapter = at, at.Chapter
	if r.shown != nil {
		r.shown.ScrollTo(r.blocks[at])
		r.shown.Choose(r.chapter)
		_, r.top = r.shown.Reading()
		r.Redraw()
	}
}

// Update takes a tick: the contents follow how far the page is scrolled. It reports whether the picture changed.
func (r *reader) Update() bool {
	block, top := r.shown.Reading()
	if top == r.top || r.lost() {
		return false
	}
	r.top = top
	for i, begins := range r.begins {
		if begins <= block {
			r.chapter = i
		}
	}
	r.shown.Choose(r.chapter)
	return true
}

// Busy is false: nothing in a book moves by itself.
func (r *reader) Busy() bool { return false }

// search looks for the words of a query and reads the first place that has them.
func (r *reader) search(query string) {
	asked := r.asks()
	if !asked {
		r.before = r.reads()
	}
	r.query, r.at, r.led = query, 0, false
	r.find()
	r.Remake()
	switch {
	case len(r.hits) > 0:
		r.place, r.goTo = r.hits[0].Place, true
	case asked && !r.asks():
		r.place, r.goTo = r.before, true
	}
}

// reads returns the place that is read: the last one above or at the top of the page, or where the book was led.
func (r *reader) reads() Place {
	if r.shown == nil {
		return r.place
	}
	block, _ := r.shown.Reading()
	at, last := r.place, -1
	for place, stands := range r.blocks {
		if stands <= block && stands > last {
			at, last = place, stands
		}
	}
	return at
}

// find looks for the query in the book.
func (r *reader) find() {
	r.hits = r.book.Search(r.query)
	r.at = min(r.at, max(len(r.hits)-1, 0))
}

// readHit reads one of the places that were found.
func (r *reader) readHit(i int) {
	r.at = i
	r.place, r.goTo = r.hits[i].Place, true
	r.Remake()
}

// readNext reads the next of the places that were found, after the last the first.
func (r *reader) readNext() {
	if len(r.hits) > 0 {
		r.readHit((r.at + 1) % len(r.hits))
	}
}
