package learn

import (
	"encoding/json"
	"strconv"

	"dreist/game/dreist/puzzle"
	"dreist/game/store"
	"dreist/render/art"
	"dreist/render/dreist/puzzles"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
)

// PuzzleScreen is the screen of the puzzles, with the player's results.
type PuzzleScreen struct {
	*screens.GameScreens
	OpenPuzzle  func(p puzzle.Puzzle) shell.Navigation // opens a puzzle at the table
	LearnScreen func() shell.Screen                    // returns the screen that this one returns to

	OpenExamples func() shell.Navigation // opens the examples, on the other tab
}

// enough is the number of puzzles of each kind that must be solved before the next level is suggested.
const enough = 2

// suggested returns the first kind of the lowest level with fewer than enough solved puzzles, else the kind and level with the fewest.
func suggested(best puzzle.Results) (puzzle.Kind, puzzle.Level) {
	kind, level, least := puzzle.LegalCellsKind, puzzle.Level(1), -1
	for l := puzzle.Level(1); l <= puzzle.MaxLevel; l++ {
		for _, k := range puzzle.Kinds() {
			n := best.Result(k, l).SolvedCount()
			if n < enough {
				return k, l
			}
			if least < 0 || n < least {
				kind, level, least = k, l, n
			}
		}
	}
	return kind, level
}

// OpenList opens the list of all kinds and levels, with the most stars won in each.
func (p *PuzzleScreen) OpenList() shell.Navigation {
	m := p.NewPanelScreen(shell.PanelScreen{
		Mood:    shell.TeachingHost, // a host in front of the panel would cover the tabs
		Options: []panel.Option{panel.WithWidth(640)},
		Items: func() []panel.Item {
			best := p.Results()
			list := panel.List{ID: "puzzles", Height: panel.ListHeight(9)}
			kind, level := suggested(best)
			line := "puzzles.none"
			for l := puzzle.Level(1); l <= puzzle.MaxLevel; l++ {
				for _, k := range puzzle.Kinds() {
					if best.Result(k, l).SolvedCount() > 0 {
						line = "puzzles.rules"
					}
					if k == kind && l == level {
						list.MarkedIndex = len(list.Rows)
					}
					list.Rows = append(list.Rows, p.row(k, l, best.Result(k, l)))
				}
			}
			return []panel.Item{tabs(p.GameScreens, puzzlesTab, p.OpenExamples), list, panel.Paragraph{Text: p.Say(line)},
				panel.Row{Buttons: []panel.Button{p.Button("common.back", panel.QuietStyle, shell.Close)}}}
		},
	})
	return shell.CloseToLowest(p.LearnScreen()).AndPush(m)
}

func (p *PuzzleScreen) row(k puzzle.Kind, l puzzle.Level, r puzzle.Result) panel.ListRow {
	row := panel.ListRow{ID: k.NameKey() + "." + strconv.Itoa(int(l)), Label: p.Say(k.NameKey()) + "  ·  " + p.Say(l.NameKey()),
		Action: p.ClickAction(func() shell.Navigation { return p.OpenPuzzle(puzzle.Generate(k, l, p.NextSeed())) })}
	for s := range puzzles.MaxStars {
		var star kit.Motif = kit.Icon(art.StarEmptyIcon)
		if s < r.BestStars() {
			star = kit.GoldStar
		}
		row.Pictures = append(row.Pictures, star)
	}
	if r.SolvedCount() > 0 {
		row.Detail = p.SayCount("puzzles.solved", r.SolvedCount())
	}
	return row
}

// PuzzleNotesName is the name of the notes about puzzles, and bestResults the key of the results in them.
const (
	PuzzleNotesName = "practice"
	bestResults     = "best"
)

// Results returns the player's results in puzzles. Damaged results count as not solved.
func (p *PuzzleScreen) Results() puzzle.Results {
	var best puzzle.Results
	_ = json.Unmarshal(p.Profile.Notes(PuzzleNotesName)[bestResults], &best) // what is not damaged is read nevertheless
	p.ShowFailures()
	if best == nil {
		return puzzle.Results{}
	}
	return best
}

// StoreAttempt adds an attempt to the player's results and stores them.
func (p *PuzzleScreen) StoreAttempt(a puzzle.Attempt) {
	best := p.Results()
	best.AddAttempt(a)
	text, err := json.Marshal(best)
	if err != nil {
		panic(err) // numbers can always be encoded
	}
	p.Profile.SetNotes(PuzzleNotesName, store.Notes{bestResults: text})
}
