package analyses

import (
	"strconv"

	"dreist/assets"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/coach/analysis"
	"dreist/game/dreist/puzzle"
	"dreist/render/panel"
	"dreist/render/shell"
)

// trainer is the practice for a kind of decision: an example or, if that is 0, puzzles of a kind.
type trainer struct {
	example int
	puzzle  puzzle.Kind
}

// trainerOf returns the practice for a kind of decision.
func trainerOf(k analysis.Kind) trainer {
	return [analysis.Kinds]trainer{
		analysis.Gift:     {example: 7},
		analysis.Drawing:  {example: 6},
		analysis.Trio:     {puzzle: puzzle.Leaves}, // the cost of a DREIer are the cards that it takes away
		analysis.Opening:  {example: 2},
		analysis.Discard:  {example: 5},
		analysis.Clearing: {puzzle: puzzle.Leaves},
		analysis.Stopping: {puzzle: puzzle.Empty},
		analysis.Placing:  {puzzle: puzzle.Where},
		analysis.Choosing: {example: 4},
	}[k]
}

// costs sums the costs of the player's decisions in the games that count.
func (a *Analyses) costs() analysis.Costs {
	var costs analysis.Costs
	kept := a.Profile.Notes(Notes)
	a.TellFailures()
	if len(kept) == 0 {
		return costs
	}
	for _, e := range a.Finished() {
		if e.Summary.Seat == 0 || !e.Kind.Counts() {
			continue
		}
		if text := textOf(kept, &e, dreist.Seat(e.Summary.Seat-1)); text != nil {
			costs.Add(text)
		}
	}
	return costs
}

// Next returns the button for what to practise next, none if too little is known.
func (a *Analyses) Next() []panel.Item {
	if b, ok := a.next(); ok {
		return []panel.Item{b}
	}
	return nil
}

// next returns the button for what to practise next; ok is false if too little is known.
func (a *Analyses) next() (panel.Button, bool) {
	costs := a.costs()
	kind, ok := costs.Costliest()
	if !ok {
		return panel.Button{}, false
	}
	each := max(hundredth(costs.Each(kind)), 1)
	t := trainerOf(kind)
	b := panel.Button{ID: dreistmsg.AnalysisNext, Label: a.Say(dreistmsg.AnalysisNext, assets.Values{"Kind": a.Say(kind.LessonKey())})}
	if t.example > 0 {
		title := a.Say("example." + strconv.Itoa(t.example) + ".title")
		b.Detail = a.Say(dreistmsg.AnalysisNextExample, assets.Values{"Cost": each, "Title": title})
		b.Action = a.Press(func() shell.Step { return a.Example(t.example) })
		return b, true
	}
	b.Detail = a.Say(dreistmsg.AnalysisNextPuzzle, assets.Values{"Cost": each, "Title": a.Say(t.puzzle.NameKey())})
	b.Action = a.Press(func() shell.Step { return a.Puzzle(t.puzzle) })
	return b, true
}
