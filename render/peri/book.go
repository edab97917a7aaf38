package peri

import (
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
	"dreist/render/screens"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/stage"
)

// pages returns the pages of the rule book: the patiences by what the player does with the cards.
func pages() []rulebook.OverviewPage[still] {
	shown := rulebook.OverviewPages(glance, []rulebook.OverviewPage[still]{
		{ID: "build", Points: []string{"bigapple", "colours", "fans", "ace", "packets", "row"}},
		{ID: "follow", Points: []string{"harvest", "base", "napoleon", "king", "battalion"}},
		{ID: "pairs", Points: []string{"wish", "thirteen", "diagonal", "wedding"}},
		{ID: "order", Points: []string{"sliding", "climb", "hidden", "seek"}},
		{ID: "all", Points: []string{"forced", "home", "click", "record", "end"}},
	})
	for i := range shown {
		for _, point := range shown[i].Points {
			if all := exampleOf(point[len(glance):]); all != nil {
				shown[i].Diagrams = append(shown[i].Diagrams, still{row: peri.Patiences[all[0]-1]})
			}
		}
	}
	return shown
}

// rulings are the numbers of the rulings below each point.
var rulings = map[string][]int{
	"forced": {1, 4, 5}, "home": {2, 3}, "record": {6}, "end": {7}, "row": {8}, "napoleon": {9}, "king": {10, 11, 12, 13}, "hidden": {14, 15},
	"wedding": {16}, "sliding": {17}, "fans": {18}, "climb": {19}, "packets": {20}, "harvest": {21}, "thirteen": {22}, "ace": {23},
	"battalion": {24}, "diagonal": {25}, "bigapple": {26}, "base": {27},
}

// still is the diagram of a patience in the rule book: its first position, at rest.
type still struct{ row *peri.Patience }

func (s still) CaptionKey() string { return "peri.name." + s.row.Key }

func (g *game) ofPage(s still, _ []still, _ stage.Speed, _ bool) (screens.Diagram, error) {
	p, err := peri.NewDeal(s.row, 1).Position()
	return screens.StillDiagram(func(in geom.Rect) { g.drawStill(&p, g.back(), in) }), err
}

func (g *game) newOverview() *screens.RuleBook {
	var sections []rulebook.Section
	shown := pages()
	for _, p := range shown {
		var s rulebook.Section
		for _, point := range p.Points {
			name := point[len(glance):]
			s = append(s, rulebook.Text(name, name, exampleOf(name)...))
			for _, n := range rulings[strings.TrimPrefix(name, p.ID+".")] {
				s = append(s, rulebook.Ruling(n, name))
			}
		}
		sections = append(sections, s)
	}
	return &screens.RuleBook{
		Context: g.Context, Canvas: g.Canvas, Rules: rulebook.New("peri.rules.", glance, "P", nil, sections...),
		Pages:   screens.OverviewPages(shown, g.ofPage),
		Example: func(number int) shell.Navigation { return g.example(peri.Patiences[number-1]) }, HidesNumbers: true,
	}
}

// glance is the prefix of the keys of the points.
const glance = "peri.glance."

// exampleOf returns the number of a point's example, nil for a point about all patiences.
func exampleOf(point string) []int {
	_, key, _ := strings.Cut(point, ".")
	if i := slices.Index(peri.Patiences, peri.Find(key)); i >= 0 {
		return []int{i + 1}
	}
	return nil
}

// explain returns the explanation of a refusal: its ruling or, if it has none, the rules of the patience.
func (g *game) explain(row *peri.Patience, ruling int) (e rulebook.Explanation, ok bool) {
	book := g.overview.Rules
	if e.Paragraph, ok = book.FindParagraph("P " + strconv.Itoa(ruling)); ok {
		return e, true
	}
	for _, p := range book.Paragraphs {
		if strings.HasSuffix(p.Key, "."+row.Key) {
			return rulebook.Explanation{Paragraph: p, Example: p.Examples[0]}, true
		}
	}
	return e, false
}

// example opens the example of a patience as practice, which leads back to the rule book and is never saved.
func (g *game) example(row *peri.Patience) shell.Navigation {
	of, err := record.Parse(record.Example(row))
	if err != nil {
		panic(err) // the examples are part of the program; its tests play them all
	}
	m, err := match.New(of.Deal, g.Say("name.you"), []record.Tag{{Name: match.PracticeTag, Value: "example"}}, play.DiscardSaver{})
	if err != nil {
		panic(err)
	}
	s := g.OpenMatch(&profile.StoredMatch{Match: m})
	s.IsPractice, s.Origin = true, session.Origin{AwayKey: "lessons.back.book"}
	s.AnimateDeal()
	return shell.Push(s)
}
