package analyses

import (
	"strconv"

	"dreist/assets/msg"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/coach/analysis"
	"dreist/render/dreist/review"
	"dreist/render/dreist/words"
	"dreist/render/panel"
	"dreist/render/shell"
)

// sheet is the open panel of a match's analysis.
type sheet struct {
	*Analyses
	of         Match
	say        words.Sentences
	start      dreist.Position
	seats      []dreist.Seat // seats of persons
	seat       int           // index of the seat shown
	judged     analysis.Analysis
	background *analysis.Background // nil if nothing is being judged
	runs       bool                 // judging is in progress
	halted     bool                 // the user has stopped it
	read       bool                 // the finished analysis was shown
	costly     []int                // indices of the costliest decisions
	lines      float64              // lines of text below the cards of the tiles
}

// mostCostly is the number of costliest decisions shown.
const mostCostly = 3

// Show opens the analysis of a match and judges the remaining decisions.
func (a *Analyses) Show(of Match) shell.Step {
	s := &sheet{Analyses: a, of: of, say: words.Sentences{Texts: a.Texts}, start: of.Start()}
	for seat := range dreist.Seat(s.start.Seats()) {
		if of.Person(seat) && s.start.HasHand(seat) {
			s.seats = append(s.seats, seat)
		}
	}
	if len(s.seats) == 0 {
		a.TellOf(msg.NoticeTitleFailed, dreistmsg.AnalysisFailed)
		return shell.Stay()
	}
	if of.Deal().Mode == dreist.Table {
		for _, seat := range of.Seats() {
			s.say.Seats = append(s.say.Seats, words.Short(seat.Name))
		}
	}
	return shell.Push(a.NewMenu(shell.Menu{
		Mood: shell.Curious,
		Load: s.load, Live: s, Items: s.items, Decorate: s.draw, Options: []panel.Option{panel.Width(sheetWidth), panel.Height(sheetHeight)},
	}))
}

// sheetWidth and sheetHeight are the size of the panel in logical pixels, whatever its content.
const (
	sheetWidth  = 912
	sheetHeight = 548
)

// load loads the stored analysis and continues it.
func (s *sheet) load() {
	seat := s.seats[s.seat]
	run := analysis.Begin(&s.start, s.of.History(), seat, s.Analyses.judged(&s.of, &s.start, seat))
	s.judged, s.background, s.read = run.Analysis, nil, false
	if !run.Done() && !s.halted {
		s.background = s.begin(&s.of, run)
	}
	s.follow()
}

// follow takes over new results, and reports whether there are any.
func (s *sheet) follow() bool {
	known, ran := len(s.judged.Decisions), s.runs
	s.runs = false
	if s.background != nil {
		s.judged, s.runs = s.background.Judged()
	}
	if s.judged.Done() && !s.read {
		s.read = true
		s.Read()
	}
	s.costly = s.judged.Costly(mostCostly)
	return len(s.judged.Decisions) != known || s.runs != ran
}

// Update shows the results since the last tick.
func (s *sheet) Update() bool {
	if s.background == nil || !s.follow() {
		return false
	}
	s.Remake()
	return true
}

// Busy reports whether judging is in progress.
func (s *sheet) Busy() bool { return s.runs }

// choose shows the decisions of another person.
func (s *sheet) choose(i int) {
	s.seat, s.halted = i, false
	s.load()
	s.Remake()
}

// halt stops or continues judging.
func (s *sheet) halt(halted bool) {
	if s.halted = halted; halted {
		s.Stop()
	}
	s.load()
	s.Remake()
}

// The heights in logical pixels: of the curve and the tiles together, less if there is a choice of seats above, and of the curve without
// tiles.
const (
	bothHeight  = 278
	chartLess   = 40
	chartHeight = 132
	barHeight   = 12
)

// empty reports whether there was no decision.
func (s *sheet) empty() bool { return s.judged.All == 0 }

func (s *sheet) items() []panel.Item {
	items := []panel.Item{panel.Title{Text: s.Say(dreistmsg.AnalysisTitle)}}
	high, room := float64(chartHeight), 0.0
	if len(s.costly) > 0 {
		room, s.lines = s.tileRoom()
		high = bothHeight - room
	}
	if len(s.seats) > 1 {
		high -= chartLess
		whose := panel.Choice{ID: "analysis.seat", Index: s.seat, Changed: s.choose}
		for _, seat := range s.seats {
			whose.Options = append(whose.Options, s.say.Name(seat))
		}
		items = append(items, whose)
	}
	if s.empty() {
		items = append(items, s.Invitation(s.Say(dreistmsg.AnalysisNothing))...)
		return append(items, panel.Fill{}, panel.Row{Buttons: []panel.Button{s.Button(dreistmsg.AnalysisClose, panel.Quiet, shell.Close)}})
	}
	items = append(items, s.plot(high))
	if !s.judged.Done() {
		items = append(items, panel.Stage{Height: barHeight})
	}
	items = append(items, panel.Paragraph{Text: s.summary(), Left: true})
	items = append(items, s.tiles(room)...)
	if text := s.ending(); text != "" {
		items = append(items, panel.Paragraph{Text: text, Left: true})
	}
	row := []panel.Button{s.Button(dreistmsg.AnalysisClose, panel.Quiet, shell.Close)}
	switch {
	case s.runs:
		row = append(row, s.Button(dreistmsg.AnalysisHalt, panel.Quiet, shell.Staying(func() { s.halt(true) })))
	case s.halted && !s.judged.Done():
		row = append(row, s.Button(dreistmsg.AnalysisGoon, panel.Quiet, shell.Staying(func() { s.halt(false) })))
	case s.judged.Done():
		if next, ok := s.next(); ok {
			next.Detail = "" // there is no room for it here
			row = append(row, next)
		}
	}
	return append(items, panel.Fill{}, panel.Row{Buttons: row})
}

// plot returns the curve; each judged decision opens its moment.
func (s *sheet) plot(high float64) panel.Plot {
	p := panel.Plot{ID: "decision", Height: high, From: curveFrom, To: curveTo}
	for i := range s.judged.All {
		spot := panel.PlotSpot{}
		if i < len(s.judged.Decisions) {
			spot = panel.PlotSpot{Label: s.spot(i), Action: s.Press(func() shell.Step { return s.look(i) })}
		}
		p.Spots = append(p.Spots, spot)
	}
	return p
}

// tiles returns the costliest decisions, each of which opens its moment; room is their height.
func (s *sheet) tiles(room float64) []panel.Item {
	var row panel.Row
	for rank, i := range s.costly {
		d := &s.judged.Decisions[i]
		_, better := s.ways(d)
		row.Buttons = append(row.Buttons, panel.Button{
			ID: "costly." + strconv.Itoa(rank), AltText: s.heading(d) + ". " + better, Room: room,
			Action: s.Press(func() shell.Step { return s.look(i) }),
		})
	}
	switch len(row.Buttons) {
	case 0:
		return nil
	case 1:
		return []panel.Item{row.Buttons[0]}
	}
	return []panel.Item{row}
}

// look shows the moment of a decision, with the accounts of all.
func (s *sheet) look(i int) shell.Step {
	advice := make([]review.Advice, len(s.judged.Decisions))
	for k := range advice {
		d := &s.judged.Decisions[k]
		advice[k] = review.Advice{At: d.From, Account: func() review.Account { return s.moment(d) }}
		if d.Cost() >= analysis.Slip {
			advice[k].Moves = d.Best
		}
	}
	return s.of.Look(s.judged.Decisions[i].From, advice)
}
