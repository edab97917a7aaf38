package screens

// AnalysisReport is what was found of a person's decisions so far, in the game's words.
type AnalysisReport struct {
	All       int              // decisions there are; set by the Sheet
	Turns     int              // of the person
	Decisions []JudgedDecision // those judged, in order
	Costly    []int            // the costliest of them, worst first; at most MostAnalyses
	Axis      [3]string        // labels of the levels 1, 1/2 and 0
	Caption   string           // what the curve shows
	End       float64          // the level at the end of the match
	Cost      string           // what better play would bring
	Luck      string           // what luck brought or took; told once all is judged
	Ending    string           // where the match turned, and praise; told once all is judged
}

// MostAnalyses is how many costly decisions are shown.
const MostAnalyses = 3

// IsDone reports whether every decision is judged.
func (r *AnalysisReport) IsDone() bool { return len(r.Decisions) == r.All }

// JudgedDecision is a judged decision. Levels say how the match stood, from 0, the worst, to 1.
type JudgedDecision struct {
	Turn         int     // of the person, from 1
	Best, Played float64 // the level after the best moves, and after those played
	Slip         bool    // the difference is a mistake
	Tip          string
}
