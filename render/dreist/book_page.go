package dreist

import (
	"fmt"
	"strings"

	"dreist/assets"
	"dreist/game/dreist/rulebook"
	"dreist/render/dreist/lessons"
	"dreist/render/panel"
	"dreist/render/shell"
)

// bookBlocks returns the text of the rule book, highlighted where something was found or where it was opened, and notes
// where every place stands. Where what is looked for is nowhere in it, the page says so.
func (a *game) bookBlocks(b *book) []panel.Block {
	if b.lost() {
		return a.lostBlocks(b)
	}
	blocks := []panel.Block{panel.Passage{Text: a.say.Say(rulebook.NumbersKey)}}
	b.blocks, b.chapters = map[rulebook.Place]int{}, nil
	marks := a.marksIn(b)
	for i, s := range rulebook.Sections() {
		title := placeOf(s, rulebook.InTitle)
		at := len(blocks)
		if i == 0 {
			at = 0 // what stands before it is seen, too
		}
		b.blocks[title], b.chapters = at, append(b.chapters, at)
		text := a.sectionTitle(s)
		// The marks of a title count from its beginning; its number comes before.
		blocks = append(blocks, panel.Heading{Text: text, Marks: shifted(marks[title], len(text)-len(a.say.Say(s.TitleKey())))})
		for i, p := range s.Paragraphs {
			place := placeOf(s, i)
			b.blocks[place] = len(blocks)
			blocks = append(blocks, a.paragraph(s, p, marks[place]))
			if links := a.figureLinks(p.Figures); len(links) > 0 {
				blocks = append(blocks, links)
			}
		}
	}
	return blocks
}

// lostBlocks says that nothing was found, and offers words that are spelled alike and all sections.
func (a *game) lostBlocks(b *book) []panel.Block {
	blocks := []panel.Block{panel.Passage{Text: a.say.Say(rulebook.NothingKey, assets.Values{"Query": strings.TrimSpace(b.query)})}}
	var near panel.Links
	for _, word := range rulebook.Near(b.query, a.ruleText) {
		near = append(near, panel.Link{Label: word, Action: a.Press(func() shell.Step {
			a.search(b, word)
			return shell.Stay()
		})})
	}
	if len(near) > 0 {
		blocks = append(blocks, panel.Passage{Text: a.say.Say(rulebook.NearKey)}, near)
	}
	blocks = append(blocks, panel.Heading{Text: a.say.Say(rulebook.ContentsKey)})
	for _, s := range rulebook.Sections() {
		open := a.Press(func() shell.Step {
			a.turnToSection(b, s)
			return shell.Stay()
		})
		blocks = append(blocks, panel.Links{{Label: a.sectionTitle(s), Action: open}})
	}
	return blocks
}

// marksIn returns what is highlighted in every place: of what was found without any of the words the whole, once it is
// read.
func (a *game) marksIn(b *book) map[rulebook.Place][]panel.Mark {
	marks := map[rulebook.Place][]panel.Mark{}
	all := func(place rulebook.Place) {
		if place.Paragraph != rulebook.InTitle {
			marks[place] = []panel.Mark{{From: 0, To: len(a.say.Say(place.Key))}}
		}
	}
	for i, hit := range b.hits {
		for _, m := range hit.Matches {
			marks[hit.Place] = append(marks[hit.Place], panel.Mark{From: m.Start, To: m.End})
		}
		if i == b.at && len(hit.Matches) == 0 {
			all(hit.Place)
		}
	}
	if !b.asks() && b.led {
		all(b.place)
	}
	return marks
}

// shifted returns marks that many bytes further on.
func shifted(marks []panel.Mark, by int) []panel.Mark {
	moved := make([]panel.Mark, len(marks))
	for i, m := range marks {
		moved[i] = panel.Mark{From: m.From + by, To: m.To + by}
	}
	return moved
}

// paragraph returns a paragraph with its number, if it has one.
func (a *game) paragraph(s rulebook.Section, p rulebook.Paragraph, marks []panel.Mark) panel.Block {
	text := a.say.Say(p.Key)
	switch {
	case p.Ruling > 0:
		return panel.Ruling{Number: a.say.Say(rulebook.NumberKey, assets.Values{"Ruling": p.Ruling}), Text: text, Marks: marks}
	case p.Item > 0:
		return panel.Ruling{Number: fmt.Sprintf("%d.%d", s.Number, p.Item), Text: text, Marks: marks}
	}
	return panel.Passage{Text: text, Marks: marks}
}

// figureLinks leads to the figures that show what a paragraph says.
func (a *game) figureLinks(figures []int) panel.Links {
	var links panel.Links
	for _, n := range figures {
		links = append(links, panel.Link{Label: a.say.Say(rulebook.FigureKey, assets.Values{"Figure": n}), Action: a.Press(func() shell.Step { return a.openExampleFrom(n, lessons.BackToBook) })})
	}
	return links
}
