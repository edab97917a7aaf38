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

// trainer is what trains a kind of decision: an example, or where that is 0 puzzles of a kind.
type trainer struct {
	example int
	puzzle  puzzle.Kind
}

// trainerOf returns what trains a kind of decision.
func trainerOf(k analysis.Kind) trainer {
	return [analysis.Kinds]trainer{
		analysis.Gift:     {example: 7},
		analysis.Drawing:  {example: 6},
		analysis.Trio:     {puzzle: puzzle.Leaves}, // what a DREIer takes away is what makes it dear
		analysis.Opening:  {example: 2},
		analysis.Discard:  {example: 5},
		analysis.Clearing: {puzzle: puzzle.Leaves},
		analysis.Stopping: {puzzle: puzzle.Empty},
		analysis.Placing:  {puzzle: puzzle.Where},
		analysis.Choosing: {example: 4},
	}[k]
}

// tolls sums up what decisions have cost the player in the games that count.
func (a *Analyses) tolls() analysis.Tolls {
	var tolls analysis.Tolls
	kept := a.Profile.Notes(Notes)
	a.TellFailures()
	if len(kept) == 0 {
		return tolls
	}
	for _, e := range a.Finished() {
		if e.Summary.Seat == 0 || !e.Kind.Counts() {
			continue
		}
		if text := textOf(kept, &e, dreist.Seat(e.Summary.Seat-1)); text != nil {
			tolls.Add(text)
		}
	}
	return tolls
}

// Next returns the button that leads to what there is to learn next, none where too little is known for that.
func (a *Analyses) Next() []panel.Item {
	if b, ok := a.next(); ok {
		return []panel.Item{b}
	}
	return nil
}

// next returns the button that leads to what there is to learn next, false where too little is known for that.
func (a *Analyses) next() (panel.Button, bool) {
	tolls := a.tolls()
	kind, ok := tolls.Costliest()
	if !ok {
		return panel.Button{}, false
	}
	each := max(hundredth(tolls.Each(kind)), 1)
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
