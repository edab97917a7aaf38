package rulebook

import (
	"fmt"
	"strings"
)

// OverviewPage is one page of the overview: some rules in a few short points, above diagrams that show them. Make pages with CompletePages.
type OverviewPage[D any] struct {
	ID        string   // stable name, such as "laying"
	TabKey    string   // key of the page's name, set by CompletePages
	PointKeys []string // catalogue keys of the points
	Diagrams  []D
}

// CompletePages completes the keys of an overview's pages with a prefix, such as "glance.", and returns them. It changes the pages given.
func CompletePages[D any](prefix string, pages []OverviewPage[D]) []OverviewPage[D] {
	for i := range pages {
		p := &pages[i]
		p.TabKey = prefix + p.ID + ".tab"
		for j, name := range p.PointKeys {
			p.PointKeys[j] = prefix + p.ID + "." + name
		}
	}
	return pages
}

// PlayedDiagram is a diagram that was played by the rules. P is a position, M a move and E an event.
type PlayedDiagram[P, M, E any] struct {
	PositionBefore P
	Steps          []DiagramMove[M, E]
	PositionAfter  P
}

// DiagramMove is a move of a diagram with its events, or a refused move.
type DiagramMove[M, E any] struct {
	Move      M
	Events    []E
	IsRefused bool
}

// PlayDiagram plays the script of a diagram by the rules of its game. The script is moves in the record format; a move after an x must be
// refused. The error says which set-up or move does not agree with the rules.
func PlayDiagram[P, M, E any](
	id, script string, setUp func() (P, error), parse func(string) (M, bool), apply func(P, M) (P, []E, error),
) (*PlayedDiagram[P, M, E], error) {
	before, err := setUp()
	if err != nil {
		return nil, fmt.Errorf("rulebook: diagram %s: %w", id, err)
	}
	b := &PlayedDiagram[P, M, E]{PositionBefore: before, PositionAfter: before}
	for _, token := range strings.Fields(script) {
		token, refused := strings.CutPrefix(token, "x")
		move, ok := parse(token)
		if !ok {
			return nil, fmt.Errorf("rulebook: diagram %s: %q is no move", id, token)
		}
		step := DiagramMove[M, E]{Move: move, IsRefused: refused}
		if b.PositionAfter, step.Events, err = apply(b.PositionAfter, move); (err != nil) != refused {
			return nil, fmt.Errorf("rulebook: diagram %s: is %s refused? %v; want %v", id, token, err, refused)
		}
		b.Steps = append(b.Steps, step)
	}
	return b, nil
}
