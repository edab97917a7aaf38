package analyses

import (
	"strconv"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist/coach/analysis"
	"dreist/game/dreist/puzzle"
	"dreist/render/screens/worth"
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
		analysis.DrawGift: {example: 7},
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

// Habits returns what is DREIst!'s own of the mistakes that the last games have in common.
func (a *Analyses) Habits() *worth.Habits {
	return &worth.Habits{Front: a.Front, Read: analysis.Mistakes, Habit: a.habit, Cost: func(each float64) string {
		return a.Count(dreistmsg.AnalysisEach, max(hundredth(min(each, 1)), 1))
	}}
}

// habit says a habit by its name, and what trains it.
func (a *Analyses) habit(name string) (of worth.Habit, ok bool) {
	h, ok := analysis.HabitOf(name)
	if !ok {
		return of, false
	}
	of.Says = a.Say("analysis.habit." + name)
	if t := trainerOf(h.Kind); t.example > 0 {
		of.Trains = a.Say(msg.AnalysisTrainsExample, assets.Values{"Title": a.Say("example." + strconv.Itoa(t.example) + ".title")})
		of.Train = func() shell.Step { return a.Example(t.example) }
	} else {
		of.Trains = a.Say(dreistmsg.AnalysisTrainsPuzzle, assets.Values{"Title": a.Say(t.puzzle.NameKey())})
		of.Train = func() shell.Step { return a.Puzzle(t.puzzle) }
	}
	return of, true
}
