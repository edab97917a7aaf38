package screens

import (
	"slices"
	"strconv"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/render/panel"
	"dreist/render/shell"
)

// seating is the set-up screen of a table: who sits where is kept in the settings, the code only while it is open.
type seating struct {
	code  string
	fault string // what is wrong with the code, once the game was to begin with it
}

// SeatKinds returns what may sit on a seat, in the order in which they are offered.
func (f *Front) SeatKinds() []string {
	return append(append([]string{store.SeatPerson}, f.game.Table().Computers...), store.SeatFree)
}

// mended returns settings with the weakest computer player wherever a kind of player was chosen that the game does not
// know, and nobody on the seats that its tables do not have.
func mended(s store.Settings, table play.Table) store.Settings {
	for i := range s.Table.Seats {
		seat := &s.Table.Seats[i]
		switch known := seat.Kind == store.SeatPerson || seat.Kind == store.SeatFree || slices.Contains(table.Computers, seat.Kind); {
		case i >= table.Most, !known && len(table.Computers) == 0:
			seat.Kind = store.SeatFree
		case !known:
			seat.Kind = table.Computers[0]
		}
	}
	return s
}

// SeriesLengths returns how many games may be chosen; 0 is one for each player.
func SeriesLengths() []int { return []int{0, 1, 2, 3, 4, 5, 10} }

// ShowSetup shows the set-up screen, with a code that was given elsewhere.
func (f *Front) ShowSetup(code string) shell.Step {
	s := &seating{code: code}
	return shell.Home(f.NewMenu(shell.Menu{
		Options: []panel.Option{panel.Width(640)},
		Items:   func() []panel.Item { return f.setupItems(s) },
		Decorate: func(p *panel.Panel) {
			for i, r := range p.Portraits() {
				alpha := 1.0
				if f.Settings().Table.Seats[i].Kind == store.SeatFree {
					alpha = 0.25
				}
				f.game.DrawPortrait(i, r, alpha)
			}
		},
	}))
}

func (f *Front) setupItems(s *seating) []panel.Item {
	settings := f.Settings()
	t := &settings.Table
	items := []panel.Item{panel.Title{Text: f.Say(msg.SetupTitle)}}
	for i := range min(f.game.Table().Most, len(t.Seats)) {
		items = append(items, f.seatEntry(s, i))
	}
	series, taken := play.SeriesOf(t), play.Taken(t)
	starts := panel.Choice{Label: f.Say(msg.SetupStarts), Options: f.NamesOf(series), Index: series.First}
	starts.Changed = func(i int) { f.Change(func(s *store.Settings) { s.Table.Starts = taken[i] }) }
	length := panel.Choice{Label: f.Say(msg.SetupLength)}
	for i, n := range SeriesLengths() {
		label := strconv.Itoa(n)
		if n == 0 {
			label = f.Say(msg.SetupLengthEach)
		}
		length.Options = append(length.Options, label)
		if n == t.Length {
			length.Index = i
		}
	}
	length.Changed = func(i int) { f.Change(func(s *store.Settings) { s.Table.Length = SeriesLengths()[i] }) }
	if len(taken) > 0 {
		items = append(items, starts)
	}
	items = append(items, length, panel.Field{
		ID: msg.SetupCode + ".field", Label: f.Say(msg.SetupCode), Text: s.code, Placeholder: f.Say(msg.SetupCodeRandom), Limit: 40,
		Changed: func(text string) { s.code = text },
		Submit:  func(string) { f.Answer(f.startTable(s)) },
	})
	if s.fault != "" {
		items = append(items, panel.Paragraph{Text: s.fault})
	}
	lead := f.Button(msg.SetupPlay, panel.Primary, func() shell.Step { return f.startTable(s) })
	if lack := f.game.Table().LackOf(t); lack != play.NoLack {
		lead = panel.Button{Label: f.Say("setup.lacks." + string(lack))}
	}
	return append(items, panel.Row{Buttons: []panel.Button{f.Button(msg.LadderBack, panel.Quiet, shell.Close), lead}})
}

// seatEntry is the line in which it is chosen who sits on a seat.
func (f *Front) seatEntry(setup *seating, i int) panel.Entry {
	seat := f.Settings().Table.Seats[i]
	kinds := panel.Choice{}
	for k, kind := range f.SeatKinds() {
		kinds.Options = append(kinds.Options, f.Say("setup.kind."+kind))
		if kind == seat.Kind {
			kinds.Index = k
		}
	}
	kinds.Changed = func(k int) {
		setup.fault = "" // it may have told of the seats
		f.Change(func(s *store.Settings) { s.Table.Seats[i].Kind = f.SeatKinds()[k] })
		f.Remake()
	}
	name := panel.Field{Text: seat.Name, Limit: store.MaxName, Placeholder: f.placeholder(i, seat.Kind)}
	if seat.Kind != store.SeatFree {
		name.Changed = func(text string) {
			f.Change(func(s *store.Settings) { s.Table.Seats[i].Name = text })
			f.Remake()
		}
	}
	return panel.Entry{Field: name, Choice: kinds}
}

// placeholder returns what a seat is called as long as it has no name.
func (f *Front) placeholder(i int, kind string) string {
	switch kind {
	case store.SeatPerson:
		alone := true
		for k, seat := range f.Settings().Table.Seats {
			alone = alone && (k == i || seat.Kind != store.SeatPerson)
		}
		if alone {
			return f.Say(msg.NameYou)
		}
		return f.Say(msg.SeatPerson, assets.Values{"Number": i + 1})
	case store.SeatFree:
		return f.Say(msg.SetupKindFree)
	}
	return f.game.SeatName(i)
}

// startTable begins the series that was set up, or tells what is wrong with the code.
func (f *Front) startTable(s *seating) shell.Step {
	settings := f.Settings()
	if f.game.Table().LackOf(&settings.Table) != play.NoLack {
		return shell.Stay()
	}
	series := play.SeriesOf(&settings.Table)
	if s.code != "" {
		starts, fault := f.game.TableCode(s.code, len(series.Players))
		if fault != "" {
			s.fault = fault
			f.Remake()
			return shell.Stay()
		}
		series.First = starts
	}
	return f.askBeforeSeries(series, s.code)
}

// askBeforeSeries begins a series, after asking where that would end an unfinished one.
func (f *Front) askBeforeSeries(series play.Series, code string) shell.Step {
	begin := func() shell.Step { return f.BeginSeries(series, code) }
	if !f.SeriesRuns() {
		return begin()
	}
	return f.Confirm(msg.ConfirmSeriesText, f.ShowTable, begin)
}
