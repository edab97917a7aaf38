package dreist

import (
	"strconv"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/match"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/shell"
)

// seating is the set-up screen of a table: who sits where is kept in the settings, the code only while it is open.
type seating struct {
	code  string
	fault string // what is wrong with the code, once the game was to begin with it
}

// seatKinds are what may sit on a seat, in the order in which they are offered.
func seatKinds() []string {
	return []string{store.SeatPerson, coach.Easy, coach.Fair, store.SeatFree}
}

// seriesLengths are how many games may be chosen; 0 is one for each player.
func seriesLengths() []int { return []int{0, 1, 2, 3, 4, 5, 10} }

// showTable shows how the table of two to four can go on: with the game that was begun, with the next one of the
// series, else with a new table.
func (a *game) showTable() shell.Step {
	if !a.seriesRuns() {
		return a.showSetup("")
	}
	return shell.Home(a.seriesScreen(a.series(), a.findSaved(store.Table)))
}

// seriesRuns reports whether a game at a table or a series has been begun and not finished.
func (a *game) seriesRuns() bool {
	if a.findSaved(store.Table) != nil {
		return true
	}
	s := a.series()
	return len(s.Players) > 0 && s.Running && len(s.Games) > 0
}

// showSetup shows the set-up screen, with a code that was given elsewhere.
func (a *game) showSetup(code string) shell.Step {
	s := &seating{code: code}
	return shell.Home(a.NewMenu(shell.Menu{
		Options: []panel.Option{panel.Width(640)},
		Items:   func() []panel.Item { return a.setupItems(s) },
		Decorate: func(p *panel.Panel) {
			for i, r := range p.Portraits() {
				alpha := 1.0
				if a.Settings().Table.Seats[i].Kind == store.SeatFree {
					alpha = 0.25
				}
				a.canvas.Picture(table.PortraitOf(dreist.Color(i), pictures.Patient), r, alpha)
			}
		},
	}))
}

func (a *game) setupItems(s *seating) []panel.Item {
	settings := a.Settings()
	t := &settings.Table
	items := []panel.Item{panel.Title{Text: a.say.Say(msg.SetupTitle)}}
	for i := range t.Seats {
		items = append(items, a.seatEntry(s, i))
	}
	series, taken := play.SeriesOf(t), play.Taken(t)
	starts := panel.Choice{Label: a.say.Say(msg.SetupStarts), Options: a.namesOf(series), Index: series.First}
	starts.Changed = func(i int) { a.Change(func(s *store.Settings) { s.Table.Starts = taken[i] }) }
	length := panel.Choice{Label: a.say.Say(msg.SetupLength)}
	for i, n := range seriesLengths() {
		label := strconv.Itoa(n)
		if n == 0 {
			label = a.say.Say(msg.SetupLengthEach)
		}
		length.Options = append(length.Options, label)
		if n == t.Length {
			length.Index = i
		}
	}
	length.Changed = func(i int) { a.Change(func(s *store.Settings) { s.Table.Length = seriesLengths()[i] }) }
	if len(taken) > 0 {
		items = append(items, starts)
	}
	items = append(items, length, panel.Field{
		ID: msg.SetupCode + ".field", Label: a.say.Say(msg.SetupCode), Text: s.code, Placeholder: a.say.Say(msg.SetupCodeRandom), Limit: 40,
		Changed: func(text string) { s.code = text },
		Submit:  func(string) { a.Answer(a.startTable(s)) },
	})
	if s.fault != "" {
		items = append(items, panel.Paragraph{Text: s.fault})
	}
	lead := a.Button(msg.SetupPlay, panel.Primary, func() shell.Step { return a.startTable(s) })
	if lack := match.Table().LackOf(t); lack != play.NoLack {
		lead = panel.Button{Label: a.say.Say("setup.lacks." + string(lack))}
	}
	return append(items, panel.Row{Buttons: []panel.Button{a.Button(msg.LadderBack, panel.Quiet, shell.Close), lead}})
}

// seatEntry is the line in which it is chosen who sits on a seat.
func (a *game) seatEntry(setup *seating, i int) panel.Entry {
	seat := a.Settings().Table.Seats[i]
	kinds := panel.Choice{}
	for k, kind := range seatKinds() {
		kinds.Options = append(kinds.Options, a.say.Say("setup.kind."+kind))
		if kind == seat.Kind {
			kinds.Index = k
		}
	}
	kinds.Changed = func(k int) {
		setup.fault = "" // it may have told of the seats
		a.Change(func(s *store.Settings) { s.Table.Seats[i].Kind = seatKinds()[k] })
		a.Remake()
	}
	name := panel.Field{Text: seat.Name, Limit: store.MaxName, Placeholder: a.placeholder(i, seat.Kind)}
	if seat.Kind != store.SeatFree {
		name.Changed = func(text string) {
			a.Change(func(s *store.Settings) { s.Table.Seats[i].Name = text })
			a.Remake()
		}
	}
	return panel.Entry{Field: name, Choice: kinds}
}

// placeholder returns what a seat is called as long as it has no name.
func (a *game) placeholder(i int, kind string) string {
	switch kind {
	case store.SeatPerson:
		alone := true
		for k, seat := range a.Settings().Table.Seats {
			alone = alone && (k == i || seat.Kind != store.SeatPerson)
		}
		if alone {
			return a.say.Say(msg.NameYou)
		}
		return a.say.Say(msg.SeatPerson, assets.Values{"Number": i + 1})
	case store.SeatFree:
		return a.say.Say(msg.SetupKindFree)
	}
	return a.say.Say("seat." + dreist.Color(i).String())
}

// startTable begins the series that was set up, or tells what is wrong with the code.
func (a *game) startTable(s *seating) shell.Step {
	settings := a.Settings()
	if match.Table().LackOf(&settings.Table) != play.NoLack {
		return shell.Stay()
	}
	series := play.SeriesOf(&settings.Table)
	if s.code == "" {
		return a.askBeforeSeries(series, dreist.Code{})
	}
	code, fault := a.readCode(s.code)
	if fault == "" {
		seats, starts := code.Table()
		if seats != len(series.Players) {
			fault = a.say.Say(msg.CodeSeats, assets.Values{"Code": seats, "Seats": len(series.Players)})
			if seats == 0 {
				fault = a.say.Say(msg.CodeEgon)
			}
		}
		series.First = int(starts)
	}
	if fault != "" {
		s.fault = fault
		a.Remake()
		return shell.Stay()
	}
	return a.askBeforeSeries(series, code)
}

// askBeforeSeries begins a series, after asking where that would end an unfinished one.
func (a *game) askBeforeSeries(series play.Series, code dreist.Code) shell.Step {
	begin := func() shell.Step { return a.beginSeries(series, code) }
	if !a.seriesRuns() {
		return begin()
	}
	return a.confirm(msg.ConfirmSeriesText, a.showTable, begin)
}

// seriesScreen shows how a series stands and how it goes on: with the game that was begun or the next one.
func (a *game) seriesScreen(s play.Series, saved *savedGame) shell.Screen {
	next := a.nextGame
	if saved != nil {
		next = func() shell.Step { return a.resume(saved) }
	}
	return a.NewMenu(shell.Menu{Options: []panel.Option{panel.Width(640)}, Items: func() []panel.Item {
		items := []panel.Item{panel.Title{Text: a.say.Say(msg.SeriesTitle)}}
		switch {
		case len(s.Games) > 0:
			items = append(items, a.seriesGrid(s, manyGames))
		case saved != nil:
			var names []string
			for _, seat := range saved.Seats() {
				names = append(names, seat.Name)
			}
			items = append(items, panel.Paragraph{Text: a.say.List(names)})
		}
		return append(items,
			a.Button(msg.SeriesResume, panel.Primary, next),
			panel.Row{Buttons: []panel.Button{
				a.Button(msg.LadderBack, panel.Quiet, shell.Close), a.Button(msg.SeriesNew, panel.Quiet, func() shell.Step { return a.showSetup("") }),
			}})
	}})
}

// The most rows of a series that are shown where there is much else to show, and where there is not.
const (
	fewGames  = 4
	manyGames = 8
)

// seriesGrid is the table of the cards left: a row for each game, the sums below, crowns for who leads. Of more games than
// rows the earlier ones stand in the first row, summed up.
func (a *game) seriesGrid(s play.Series, rows int) panel.Grid {
	g := panel.Grid{Head: append([]string{a.say.Say(msg.SeriesGame)}, a.namesOf(s)...), Foot: []string{a.say.Say(msg.SeriesSum)}}
	folded := 0
	if len(s.Games) > rows {
		folded = len(s.Games) - rows + 1
		earlier := s
		earlier.Games = s.Games[:folded]
		g.Rows = append(g.Rows, gridLine("1–"+strconv.Itoa(folded), earlier.Sums()))
	}
	for i, game := range s.Games[folded:] {
		g.Crowns = append(g.Crowns, panel.Spot{Row: len(g.Rows), Column: game.Winner + 1})
		g.Rows = append(g.Rows, gridLine(strconv.Itoa(folded+i+1), game.Left))
	}
	g.Foot = gridLine(g.Foot[0], s.Sums())
	if !s.Running {
		for _, player := range s.Leaders() {
			g.Crowns = append(g.Crowns, panel.Spot{Row: len(g.Rows), Column: player + 1})
		}
	}
	return g
}

// gridLine is a row of numbers with its name.
func gridLine(name string, numbers []int) []string {
	line := []string{name}
	for _, n := range numbers {
		line = append(line, strconv.Itoa(n))
	}
	return line
}

// curtain asks the next person to take the screen.
func (a *tableScreen) curtain() shell.Screen {
	seat := a.table.Front()
	name := assets.Values{"Name": a.table.Say.Name(seat)}
	raise := func() shell.Step {
		a.table.RaiseCurtain()
		return shell.Close()
	}
	return a.NewMenu(shell.Menu{
		Escape: func() shell.Step { return shell.Replace(a.menu()) },
		Items: func() []panel.Item {
			return []panel.Item{
				panel.Stage{Height: 150},
				panel.Title{Text: a.say.Say(msg.CurtainTitle, name)}, panel.Paragraph{Text: a.say.Say(msg.CurtainText, name)},
				a.Button(msg.CurtainRaise, panel.Primary, raise),
			}
		},
		Adorn: func(room geom.Rect) {
			size := room.H
			at := geom.Rect{X: room.Center().X - size/2, Y: room.Y, W: size, H: size}
			a.canvas.Picture(table.PortraitOf(table.FamilyOf(seat), pictures.Patient), at, 1)
		},
	})
}
