package worth

import (
	"dreist/assets"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
)

// Sheet is the panel of a match's analysis while it is open.
type Sheet struct {
	*screens.Front
	Match   Match
	Persons []string // their names, if several have decisions of their own

	report  Report
	person  int  // the index of the person shown
	done    int  // decisions judged when the report was made
	runs    bool // judging goes on
	halted  bool // the user has stopped it
	endless bool // judging cannot be stopped
}

// The size of the panel in logical pixels, whatever its content.
const (
	sheetWidth  = 912
	sheetHeight = 600
)

// Show opens the analysis, which judges the remaining decisions.
func (s *Sheet) Show() shell.Step {
	return shell.Push(s.NewMenu(shell.Menu{
		Mood: shell.Curious,
		Load: s.load, Live: s, Items: s.items, Decorate: s.draw, Options: []panel.Option{panel.Width(sheetWidth), panel.Height(sheetHeight)},
	}))
}

// load goes on judging and shows what is known.
func (s *Sheet) load() {
	s.Match.Judge(s.person, s.halted)
	s.follow()
}

// follow takes over new results.
func (s *Sheet) follow() {
	s.done, s.runs = s.Match.Judged()
	s.report = s.Match.Report()
}

// Update shows the results since the last tick.
func (s *Sheet) Update() bool {
	if done, runs := s.Match.Judged(); done == s.done && runs == s.runs {
		return false
	}
	s.follow()
	s.Remake()
	return true
}

// Busy reports whether judging goes on.
func (s *Sheet) Busy() bool { return s.runs }

// choose shows the decisions of another person.
func (s *Sheet) choose(i int) {
	s.person, s.halted = i, false
	s.load()
	s.Remake()
}

// halt stops or continues judging.
func (s *Sheet) halt(halted bool) {
	s.halted = halted
	s.load()
	s.Remake()
}

// The logical heights of the progress, of the curve, and of all else at the usual size of letters.
const (
	barHeight   = 12
	chartLeast  = 100
	chartMost   = 320
	chartOthers = 300
)

// chart returns the height of the curve.
func (s *Sheet) chart() float64 {
	f := s.Frame()
	return min(max(f.H/f.PanelUnit()-chartOthers*f.Letters(), chartLeast), chartMost)
}

func (s *Sheet) items() []panel.Item {
	r := &s.report
	items := []panel.Item{panel.SmallTitle{Text: s.Say("analysis.title")}}
	leave := s.Button("analysis.close", panel.Quiet, shell.Close)
	if len(s.Persons) > 1 {
		items = append(items, panel.Choice{ID: "analysis.seat", Index: s.person, Options: s.Persons, Changed: s.choose})
	}
	if r.All == 0 {
		items = append(items, s.Invitation(s.Say("analysis.nothing"))...)
		return append(items, panel.Fill{}, panel.Row{Buttons: []panel.Button{leave}})
	}
	items = append(items, s.plot())
	if !r.Done() {
		items = append(items, panel.Stage{Height: barHeight})
	}
	items = append(items, panel.Paragraph{Text: s.summary(), Left: true})
	if r.Done() && r.Ending != "" {
		items = append(items, panel.Paragraph{Text: r.Ending, Left: true})
	}
	row := []panel.Button{leave}
	switch {
	case s.runs && !s.endless:
		row = append(row, s.Button("analysis.halt", panel.Quiet, shell.Staying(func() { s.halt(true) })))
	case s.halted && !r.Done():
		row = append(row, s.Button("analysis.goon", panel.Quiet, shell.Staying(func() { s.halt(false) })))
	}
	if len(r.Costly) > 0 {
		row = append(row, panel.Button{ID: "analysis.costly", Label: s.Count("analysis.costly", len(r.Costly)), Style: panel.Primary,
			Action: s.Press(func() shell.Step { return s.Match.Look(s.report.Costly[0]) })})
	}
	return append(items, panel.Fill{}, panel.Row{Buttons: row})
}

// summary returns the progress of judging, or the effects of skill and luck.
func (s *Sheet) summary() string {
	r, done := &s.report, 0
	if n := len(r.Decisions); n > 0 {
		done = r.Decisions[n-1].Turn
	}
	values := assets.Values{"Done": done, "All": r.Turns}
	switch {
	case r.Done():
		return r.Cost + " " + r.Luck
	case s.halted:
		return s.Say("analysis.halted", values)
	case s.runs && done > 0:
		return s.Say("analysis.running", values) + "\n" + s.Say("analysis.sofar", assets.Values{"Cost": r.Cost})
	case s.runs:
		return s.Say("analysis.running", values)
	}
	return s.Say("analysis.failed")
}

// plot returns the curve; each judged decision opens its moment.
func (s *Sheet) plot() panel.Plot {
	p := panel.Plot{ID: "decision", Height: s.chart(), From: curveFrom, To: curveTo}
	for i := range s.report.All {
		spot := panel.PlotSpot{}
		if i < len(s.report.Decisions) {
			spot = panel.PlotSpot{Label: s.report.Decisions[i].Tip, Action: s.Press(func() shell.Step { return s.Match.Look(i) })}
		}
		p.Spots = append(p.Spots, spot)
	}
	return p
}
