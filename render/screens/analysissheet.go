package screens

import (
	"dreist/assets"
	"dreist/render/panel"
	"dreist/render/search"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/tabletop"
)

// AnalysisScreen is the panel of the analysis of a match, judged in the background. J is the result for one decision.
type AnalysisScreen[J any] struct {
	*GameScreens
	Replay       *session.Screen                                        // the look back on the match
	PersonNames  []string                                               // names of the persons with decisions of their own
	StartJudging func(person int) *search.Judging[J]                    // starts or continues judging a person's decisions
	MakeReport   func(person int, judged []J, done bool) AnalysisReport // returns the report
	MakeAdvice   func(judged []J) []tabletop.Advice                     // returns the advice for each decision

	judging *search.Judging[J]
	report  AnalysisReport
	person  int  // index of the person shown
	runs    bool // the judging is running
}

// Size of the panel in logical pixels, whatever its content.
const (
	sheetWidth  = 912
	sheetHeight = 600
)

// Show opens the analysis and judges the remaining decisions.
func (s *AnalysisScreen[J]) Show() shell.Navigation {
	return shell.Push(s.NewPanelScreen(shell.PanelScreen{
		Mood:     shell.CuriousHost,
		LoadData: s.load, Animation: s, Items: s.items, Decorate: s.draw, Options: []panel.Option{panel.WithWidth(sheetWidth), panel.WithHeight(sheetHeight)},
	}))
}

func (s *AnalysisScreen[J]) load() {
	s.judging = s.StartJudging(s.person)
	s.follow()
}

func (s *AnalysisScreen[J]) found() (judged []J, runs bool) {
	runs = s.judging.IsRunning() // asked first, so that no result is missed
	judged = s.judging.CurrentResults()
	return judged, runs && len(judged) < s.judging.Count
}

func (s *AnalysisScreen[J]) follow() {
	var judged []J
	judged, s.runs = s.found()
	s.report = s.MakeReport(s.person, judged, len(judged) == s.judging.Count)
	s.report.decisionCount = s.judging.Count
}

// look returns to the match, at the moment of a decision.
func (s *AnalysisScreen[J]) look(i int) shell.Navigation {
	advice, costly := s.MakeAdvice(s.judging.CurrentResults()), []int(nil)
	for _, c := range s.report.CostliestDecisions {
		costly = append(costly, advice[c].Moment)
	}
	return s.Replay.ShowAdvice(advice[i].Moment, advice, costly)
}

// Tick shows new results.
func (s *AnalysisScreen[J]) Tick() (changed bool) {
	if judged, runs := s.found(); len(judged) == len(s.report.Decisions) && runs == s.runs {
		return false
	}
	s.follow()
	s.RemakeScreens()
	return true
}

// NeedsTick reports whether the judging is running.
func (s *AnalysisScreen[J]) NeedsTick() bool { return s.runs }

func (s *AnalysisScreen[J]) choose(i int) {
	s.person = i
	s.load()
	s.RemakeScreens()
}

// Heights in logical pixels: the progress bar, the curve at least and at most, and everything else at the usual text size.
const (
	barHeight   = 12
	curveLeast  = 100
	curveMost   = 320
	curveOthers = 300
)

func (s *AnalysisScreen[J]) chart() float64 {
	f := s.Frame()
	return min(max(f.H/f.PanelUnit()-curveOthers*f.TextScale(), curveLeast), curveMost)
}

func (s *AnalysisScreen[J]) items() []panel.Item {
	r := &s.report
	items := []panel.Item{panel.SmallTitle{Text: s.Say("analysis.title")}}
	leave := s.Button("analysis.close", panel.QuietStyle, shell.Close)
	if len(s.PersonNames) > 1 {
		items = append(items, panel.Choice{ID: "analysis.seat", SelectedIndex: s.person, Options: s.PersonNames, OnChange: s.choose})
	}
	if r.decisionCount == 0 {
		items = append(items, s.InvitationItems(s.Say("analysis.nothing"))...)
		return append(items, panel.FlexibleGap{}, panel.Row{Buttons: []panel.Button{leave}})
	}
	items = append(items, s.plot())
	if !r.isDone() {
		items = append(items, panel.PictureRoom{Height: barHeight})
	}
	items = append(items, panel.Paragraph{Text: s.summary(), IsLeftAligned: true})
	if r.isDone() && r.EndingText != "" {
		items = append(items, panel.Paragraph{Text: r.EndingText, IsLeftAligned: true})
	}
	row := []panel.Button{leave}
	if len(r.CostliestDecisions) > 0 {
		row = append(row, panel.Button{ID: "analysis.costly", Label: s.SayCount("analysis.costly", len(r.CostliestDecisions)), Style: panel.PrimaryStyle,
			Action: s.ClickAction(func() shell.Navigation { return s.look(s.report.CostliestDecisions[0]) })})
	}
	return append(items, panel.FlexibleGap{}, panel.Row{Buttons: row})
}

func (s *AnalysisScreen[J]) summary() string {
	r, done := &s.report, 0
	if n := len(r.Decisions); n > 0 {
		done = r.Decisions[n-1].TurnNumber
	}
	values := assets.Values{"Done": done, "All": r.TurnCount}
	switch {
	case r.isDone():
		return r.CostText + " " + r.LuckText
	case s.runs && done > 0:
		return s.Say("analysis.running", values) + "\n" + s.Say("analysis.sofar", assets.Values{"Cost": r.CostText})
	case s.runs:
		return s.Say("analysis.running", values)
	}
	return s.Say("analysis.failed")
}

// plot returns the curve; a click on a judged decision opens its moment.
func (s *AnalysisScreen[J]) plot() panel.Plot {
	p := panel.Plot{ID: "decision", Height: s.chart(), SpotsLeft: curveFrom, SpotsRight: curveTo}
	for i := range s.report.decisionCount {
		spot := panel.PlotSpot{}
		if i < len(s.report.Decisions) {
			spot = panel.PlotSpot{Label: s.report.Decisions[i].Tip, Action: s.ClickAction(func() shell.Navigation { return s.look(i) })}
		}
		p.Spots = append(p.Spots, spot)
	}
	return p
}
