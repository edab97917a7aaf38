package screens

import (
	"slices"
	"strings"

	"dreist/assets"
	"dreist/game/rulebook"
	"dreist/render/panel"
	"dreist/render/shell"
)

func (o *overviewPage) points(page OverviewPage) (blocks []panel.PageBlock) {
	for _, point := range page.pointKeys {
		isOpen := point == o.open
		if isOpen {
			o.block = len(blocks)
		}
		blocks = append(blocks, o.fold(point, nil, isOpen, func() { o.unfold(point) }))
		if !isOpen {
			continue
		}
		for _, p := range o.Rules.ParagraphsBelow(point) {
			var marks []panel.Highlight
			if p.TextKey == o.read {
				marks = o.whole(p)
				if len(blocks) > o.block+mostAbove {
					o.block = len(blocks)
				}
			}
			blocks = append(blocks, o.paragraph(p, marks)...)
		}
	}
	return blocks
}

// mostAbove is the maximum number of blocks shown above a highlighted paragraph.
const mostAbove = 4

func (o *overviewPage) fold(point string, marks []rulebook.Span, isOpen bool, press func()) panel.FoldableHeading {
	return panel.FoldableHeading{Link: panel.Link{ID: point, Label: o.Say(point), Action: o.does(press)}, Highlights: highlights(marks), IsOpen: isOpen}
}

// does returns the action of a control that opens no other screen.
func (o *overviewPage) does(action func()) func() { return o.ClickAction(shell.StayAfter(action)) }

func (o *overviewPage) paragraph(p rulebook.Paragraph, marks []panel.Highlight) []panel.PageBlock {
	blocks := []panel.PageBlock{panel.NumberedParagraph{Number: p.Number, Text: o.Say(p.TextKey), Highlights: marks}}
	if o.HidesRuleNumbers {
		blocks[0] = panel.PageParagraph{Text: o.Say(p.TextKey), Highlights: marks}
	}
	var links panel.Links
	for _, n := range p.Examples {
		links = append(links, panel.Link{
			Label:  o.Say("rules.figure", assets.Values{"Figure": n}),
			Action: o.ClickAction(func() shell.Navigation { return o.OpenExample(n) }),
		})
	}
	if len(links) > 0 {
		blocks = append(blocks, links)
	}
	return blocks
}

func (o *overviewPage) whole(p rulebook.Paragraph) []panel.Highlight {
	return []panel.Highlight{{From: 0, To: len(o.Say(p.TextKey))}}
}

func highlights(spans []rulebook.Span) (marks []panel.Highlight) {
	for _, s := range spans {
		marks = append(marks, panel.Highlight{From: s.Start, To: s.End})
	}
	return marks
}

// found returns the paragraphs that match the query, below their points, the best first. A click on a point opens its page.
func (o *overviewPage) found() (blocks []panel.PageBlock) {
	say := func(key string) string { return o.Say(key) }
	hits := o.Rules.Search(o.query, say)
	for len(hits) > 0 {
		first := hits[0]
		blocks = append(blocks, o.fold(first.PointKey, first.PointMatches, true, func() {
			o.turnTo(o.pageOf(first.PointKey), first.Paragraph)
			o.RemakeScreens()
		}))
		hits = slices.DeleteFunc(hits, func(h rulebook.SearchHit) bool {
			if h.PointKey == first.PointKey {
				marks := highlights(h.Matches)
				if len(h.Matches) == 0 && len(h.PointMatches) == 0 { // found by its number or the index
					marks = o.whole(h.Paragraph)
				}
				blocks = append(blocks, o.paragraph(h.Paragraph, marks)...)
			}
			return h.PointKey == first.PointKey
		})
	}
	if len(blocks) > 0 {
		return blocks
	}
	blocks = []panel.PageBlock{panel.PageParagraph{Text: o.Say("rules.nothing", assets.Values{"Query": strings.TrimSpace(o.query)})}}
	var near panel.Links
	for _, word := range o.Rules.SimilarWords(o.query, say) {
		near = append(near, panel.Link{Label: word, Action: o.does(func() { o.search(word) })})
	}
	if len(near) > 0 {
		blocks = append(blocks, panel.PageParagraph{Text: o.Say("rules.near")}, near)
	}
	return blocks
}
