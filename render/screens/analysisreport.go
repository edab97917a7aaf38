package screens

// AnalysisReport is the result of the analysis of one person's decisions so far.
type AnalysisReport struct {
	decisionCount      int              // number of all decisions; set by AnalysisScreen
	TurnCount          int              // number of the person's turns
	Decisions          []JudgedDecision // the judged ones, in order
	CostliestDecisions []int            // indices of the costliest ones, worst first; at most MaxCostlyDecisions
	AxisLabels         [3]string        // labels of the levels 1, 1/2 and 0
	CurveCaption       string           // explains the curve
	FinalLevel         float64          // level at the end of the match
	CostText           string           // sentence about the gain by better play
	LuckText           string           // sentence about the effect of luck; shown once all is judged
	EndingText         string           // sentence about the turning point, with praise; shown once all is judged
}

// MaxCostlyDecisions is the maximum number of costly decisions shown.
const MaxCostlyDecisions = 3

func (r *AnalysisReport) isDone() bool { return len(r.Decisions) == r.decisionCount }

// JudgedDecision is the result for one decision. Levels are the state of the match, from 0, the worst, to 1.
type JudgedDecision struct {
	TurnNumber  int     // number of the person's turn, from 1
	BestLevel   float64 // level after the best moves
	PlayedLevel float64 // level after the played moves
	IsMistake   bool    // the difference is a mistake
	Tip         string
}
