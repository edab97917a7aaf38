package screens

import (
	"fmt"
	"strings"

	"dreist/render/panel"
	"dreist/render/shell"
)

// Book returns eight chapters, which say much alike. Its rules are found by their numbers, too.
func (g *toyGame) Book() Book {
	b := Book{Intro: "Rules have numbers.", Search: g.search, Near: g.near, Glance: func() shell.Step {
		return shell.Push(g.NewMenu(shell.Menu{Items: func() []panel.Item { return []panel.Item{panel.Paragraph{Text: "Higher wins."}} }}))
	}}
	for _, title := range []string{"Cards", "Turns", "Tucking", "Points", "Ends", "Seats", "Odds", "Thanks"} {
		c := Chapter{Title: title}
		for n := range 3 {
			p := Passage{Text: fmt.Sprintf("About %d. ", n) + strings.Repeat("The pile of the higher card grows by a round. ", 5)}
			if n == 0 {
				p.Number = fmt.Sprint("Rule ", len(b.Chapters)+1)
				p.Links = []panel.Link{{Label: "Show it"}}
			}
			c.Passages = append(c.Passages, p)
		}
		b.Chapters = append(b.Chapters, c)
	}
	return b
}

func (g *toyGame) search(query string) []Hit {
	if query == "" {
		return nil
	}
	var hits []Hit
	find := func(at Place, text string) {
		if i := strings.Index(strings.ToLower(text), strings.ToLower(query)); i >= 0 {
			hits = append(hits, Hit{at, []panel.Highlight{{From: i, To: i + len(query)}}})
		}
	}
	for i, c := range g.Book().Chapters {
		find(Place{i, InTitle}, c.Title)
		for k, p := range c.Passages {
			if strings.EqualFold(p.Number, query) {
				hits = append(hits, Hit{Place: Place{i, k}})
			}
			find(Place{i, k}, p.Text)
		}
	}
	return hits
}

func (g *toyGame) near(query string) []string {
	if strings.HasPrefix(query, "pile") {
		return []string{"pile"}
	}
	return nil
}
