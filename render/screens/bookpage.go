package screens

import (
	"strings"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/render/kit"
	"dreist/render/panel"
)

// page returns the text of the rule book, highlighted where something was found or where it was opened, and notes where
// every place stands. Where what is looked for is nowhere in it, the page says so.
func (r *reader) page() []panel.Block {
	if r.lost() {
		return r.lostPage()
	}
	blocks := []panel.Block{panel.Passage{Text: r.book.Intro}}
	r.blocks, r.begins = map[Place]int{}, nil
	marks := r.marks()
	for i, chapter := range r.book.Chapters {
		title, at := Place{i, InTitle}, len(blocks)
		if i == 0 {
			at = 0 // what stands before it is seen, too
		}
		r.blocks[title], r.begins = at, append(r.begins, at)
		text := r.titleOf(i)
		// The marks of a title count from its beginning; its number comes before.
		blocks = append(blocks, panel.Heading{Text: text, Marks: panel.Shifted(marks[title], len(text)-len(chapter.Title))})
		for k, p := range chapter.Passages {
			place := Place{i, k}
			r.blocks[place] = len(blocks)
			if p.Number != "" {
				blocks = append(blocks, panel.Ruling{Number: p.Number, Text: p.Text, Marks: marks[place]})
			} else {
				blocks = append(blocks, panel.Passage{Text: p.Text, Marks: marks[place]})
			}
			if len(p.Links) > 0 {
				blocks = append(blocks, panel.Links(p.Links))
			}
		}
	}
	return blocks
}

// lostPage says that nothing was found, and offers words that are spelled alike and all chapters.
func (r *reader) lostPage() []panel.Block {
	blocks := []panel.Block{panel.Passage{Text: r.Say(msg.RulesNothing, assets.Values{"Query": strings.TrimSpace(r.query)})}}
	var near panel.Links
	for _, word := range r.book.Near(r.query) {
		near = append(near, panel.Link{Label: word, Action: r.does(func() { r.search(word) })})
	}
	if len(near) > 0 {
		blocks = append(blocks, panel.Passage{Text: r.Say(msg.RulesNear)}, near)
	}
	blocks = append(blocks, panel.Heading{Text: r.Say(msg.RulesContents)})
	for i := range r.book.Chapters {
		blocks = append(blocks, panel.Links{{Label: r.titleOf(i), Action: r.does(func() { r.turnTo(i) })}})
	}
	return blocks
}

// marks returns what is highlighted in every place: of what was found without any of the words the whole, once it is read.
func (r *reader) marks() map[Place][]panel.Highlight {
	marks := map[Place][]panel.Highlight{}
	all := func(at Place) {
		if at.Passage != InTitle {
			marks[at] = []panel.Highlight{{From: 0, To: len(r.textAt(at))}}
		}
	}
	for i, hit := range r.hits {
		marks[hit.Place] = append(marks[hit.Place], hit.Marks...)
		if i == r.at && len(hit.Marks) == 0 {
			all(hit.Place)
		}
	}
	if !r.asks() && r.led {
		all(r.place)
	}
	return marks
}

// textAt returns what stands at a place of the book.
func (r *reader) textAt(at Place) string {
	chapter := r.book.Chapters[at.Chapter]
	if at.Passage == InTitle {
		return chapter.Title
	}
	return chapter.Passages[at.Passage].Text
}

// firstOf returns where the first mark begins, 0 where there is none.
func firstOf(marks []panel.Highlight) int {
	if len(marks) == 0 {
		return 0
	}
	return marks[0].From
}

// The heights of what the search has found, in logical pixels: of the first few places, each in a row, in a frame, and
// of the edge of the next one where there are more.
const (
	bookHits = 3
	hitEdge  = 16
)

// hitList lists the places that were found, each with the words around what was looked for.
func (r *reader) hitList() panel.List {
	l := panel.List{Height: panel.ListHeight(min(len(r.hits), bookHits)), Index: r.at}
	if len(r.hits) > bookHits {
		l.Height += hitEdge
	}
	for i, hit := range r.hits {
		l.Rows = append(l.Rows, panel.ListRow{
			Label: kit.Excerpt(r.textAt(hit.Place), firstOf(hit.Marks)), Detail: r.book.Chapters[hit.Chapter].Title,
			Action: r.does(func() { r.readHit(i) }),
		})
	}
	return l
}
