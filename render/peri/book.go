package peri

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"dreist/game/peri"
	"dreist/game/peri/match"
	"dreist/game/peri/record"
	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/rulebook"
	"dreist/render/geom"
	"dreist/render/peri/faces"
	"dreist/render/peri/scene"
	"dreist/render/peri/table"
	"dreist/render/screens"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/stage"
)

// pages returns the pages of the rule book: the patiences by what the player does with the cards.
func pages() (all []rulebook.OverviewPage[still]) {
	for _, id := range []string{"build", "follow", "pairs", "order"} {
		p := rulebook.OverviewPage[still]{ID: id}
		for _, row := range scene.Rows {
			if row.Page == id {
				p.PointKeys, p.Diagrams = append(p.PointKeys, row.Key), append(p.Diagrams, still{row})
			}
		}
		all = append(all, p)
	}
	return rulebook.CompletePages(glance, append(all, rulebook.OverviewPage[still]{ID: "all", PointKeys: []string{"forced", "home", "click", "record", "end"}}))
}

// rulings are the numbers of the rulings below each point about all patiences.
var rulings = map[string][]int{"forced": {1, 4, 5}, "home": {2, 3}, "record": {6}, "end": {7}}

// still is the diagram of a patience in the rule book: its first position, at rest.
type still struct{ *scene.Row }

func (s still) CaptionKey() string { return "peri.name." + s.Key }

func (g *game) newRuleBook() *screens.RuleBook {
	var all rulebook.Section
	shown := pages()
	for _, p := range shown {
		for i, point := range p.PointKeys {
			name := point[len(glance):]
			text, below := rulebook.PlainParagraph(name, name), rulings[strings.TrimPrefix(name, p.ID+".")]
			if i < len(p.Diagrams) {
				text.Examples, below = []int{exampleNumber(p.Diagrams[i].Patience)}, p.Diagrams[i].BookRulings
			}
			all = append(all, text)
			for _, n := range below {
				all = append(all, rulebook.RulingParagraph(n, name))
			}
		}
	}
	draw := func(s still, _ []still, _ stage.Speed, _ bool) (screens.Diagram, error) {
		p, err := peri.NewDeal(s.Patience, 1).Position()
		return screens.StillDiagram(func(in geom.Rect) { g.drawStill(&p, faces.BackMotif(g.CardBack()), in) }), err
	}
	return &screens.RuleBook{
		Context: g.Context, Canvas: g.Canvas, Rules: rulebook.New("peri.rules.", glance, "P", nil, all), Pages: screens.OverviewPages(shown, draw),
		OpenExample: func(number int) shell.Navigation { return g.example(peri.Patiences[number-1]) }, HidesRuleNumbers: true,
	}
}

// glance is the prefix of the keys of the points.
const glance = "peri.glance."

// exampleNumber returns the number of the example of a patience.
func exampleNumber(row *peri.Patience) int { return slices.Index(peri.Patiences, row) + 1 }

// explain returns the explanation of a refusal: its ruling or, for 0, the rules of the patience.
func (g *game) explain(row *peri.Patience, ruling int) (rulebook.Explanation, bool) {
	of := rulebook.ParagraphRefOf("r"+strconv.Itoa(ruling), 0)
	if ruling == 0 {
		of = rulebook.ParagraphRefOf(scene.RowOf(row).Page+"."+row.Key, exampleNumber(row))
	}
	return g.RuleBook.Rules.Explain(of)
}

// example opens the example of a patience as practice, which leads back to the rule book and is never saved.
func (g *game) example(row *peri.Patience) shell.Navigation {
	m, err := match.Resume(fmt.Sprintf("%s\n[Seat1 %q]\n[%s %q]\n", record.Example(row), g.Say("name.you"), play.PracticeTag, table.ExamplePractice), play.DiscardSaver{})
	if err != nil {
		panic(err) // the examples are part of the program; its tests play them all
	}
	s := g.OpenMatch(&profile.StoredMatch{Match: m})
	s.IsPractice, s.Origin = true, session.Origin{AwayKey: "lessons.back.book"}
	s.AnimateDeal()
	return shell.Push(s)
}
