package screens

import (
	"slices"
	"strconv"

	"dreist/game/play"
	"dreist/game/store"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/shell"
)

// seating is the set-up screen of a table. The seats are stored, the code only as long as it is open.
type seating struct {
	*GameScreens
	menu  *shell.PanelScreen
	taken []int // numbers of the seats, in the order shown
	code  string
	fault string // text of what is wrong with the code
}

// seatKinds returns the kinds of players for a seat, in the order of the menu.
func (g *GameScreens) seatKinds() []string {
	return append(append([]string{store.SeatPerson}, g.about.SeatRules.ComputerKinds...), store.SeatFree)
}

// TableSetup returns the last set-up of a table with the seats of the game. Unknown players become the weakest computer player.
func (g *GameScreens) TableSetup() store.TableSetup {
	s, table := store.SetupOf(g.Profile.Notes(store.SetupNotesName(g.stored))), g.about.SeatRules
	s.Seats = s.Seats[:table.MaxSeats:table.MaxSeats]
	for i := range s.Seats {
		seat := &s.Seats[i]
		switch known := seat.Kind == store.SeatPerson || seat.Kind == store.SeatFree || slices.Contains(table.ComputerKinds, seat.Kind); {
		case !known && len(table.ComputerKinds) == 0:
			seat.Kind = store.SeatFree
		case !known:
			seat.Kind = table.ComputerKinds[0]
		}
	}
	return s
}

// ChangeTableSetup changes and stores the set-up.
func (g *GameScreens) ChangeTableSetup(change func(*store.TableSetup)) {
	s := g.TableSetup()
	change(&s)
	g.Profile.SetNotes(store.SetupNotesName(g.stored), s.Notes())
	g.RemakeScreens()
}

func seriesLengths() []int { return []int{1, 3, 5} }

// ShowTableSetup shows the set-up screen.
func (g *GameScreens) ShowTableSetup() shell.Navigation {
	if length := g.TableSetup().SeriesLength; !slices.Contains(seriesLengths(), length) { // chosen in an earlier version, or not at all
		g.ChangeTableSetup(func(t *store.TableSetup) {
			if t.SeriesLength = 3; length > 3 {
				t.SeriesLength = 5
			}
		})
	}
	s := &seating{GameScreens: g}
	width := 720.0
	if s.crowded() {
		width = 960
	}
	s.menu = g.NewPanelScreen(shell.PanelScreen{Options: []panel.Option{panel.WithWidth(width)}, Items: s.items, Decorate: s.portraits})
	return shell.CloseToLowest(s.menu)
}

func (s *seating) seats() (taken, free []int) {
	for i, seat := range s.TableSetup().Seats {
		if seat.Kind == store.SeatFree {
			free = append(free, i)
		} else {
			taken = append(taken, i)
		}
	}
	return taken, free
}

func (s *seating) portraits(p *panel.Panel) {
	for n, r := range p.PortraitRects() {
		s.TableGame.DrawPortrait(s.taken[n], r, 1)
	}
}

// firstSeat is the index of the first seat's line among the items.
const firstSeat = 2

// Maximum number of seats with a line of their own, and number of free ones that share a line.
const (
	mostLines = 5
	mostTiles = 5
)

// Opacity of a player who could join, and the size of the portrait in logical pixels.
const (
	joining     = 0.6
	joiningSize = 42
)

func (s *seating) items() []panel.Item {
	t := s.TableSetup()
	items := []panel.Item{panel.SmallTitle{Text: s.Say(s.about.SetupTitleKey)}, panel.SectionHeading{Text: s.Say("setup.who")}}
	taken, free := s.seats()
	s.taken = taken
	abreast := 1
	if s.crowded() {
		abreast = 2
	}
	for line := range slices.Chunk(s.taken, abreast) {
		var entries panel.Entries
		for _, seat := range line {
			entries = append(entries, s.entry(seat))
		}
		if s.crowded() {
			items = append(items, entries)
		} else {
			items = append(items, entries[0])
		}
	}
	for n, free := range slices.Collect(slices.Chunk(free, mostTiles)) {
		items = append(items, s.invitations(n*mostTiles, free))
	}
	series, taken := s.about.SeatRules.SeriesOf(&t), play.TakenSeats(&t)
	options := s.about.SeatRules.OptionsFor(len(taken))
	if !s.crowded() && (len(options) == 0 || s.about.HasNoSeries) { // otherwise there is no room for it
		items = append(items, panel.SectionHeading{Text: s.Say("setup.how")})
	}
	starts := panel.Choice{Label: s.Say("setup.starts"), Options: s.SeriesPlayerNames(series), SelectedIndex: series.FirstStarter}
	starts.OnChange = func(i int) { s.ChangeTableSetup(func(t *store.TableSetup) { t.StartSeat = taken[i] }) }
	length := panel.Choice{Label: s.Say("setup.length")}
	for i, n := range seriesLengths() {
		length.Options = append(length.Options, strconv.Itoa(n))
		if n == t.SeriesLength {
			length.SelectedIndex = i
		}
	}
	length.OnChange = func(i int) { s.ChangeTableSetup(func(t *store.TableSetup) { t.SeriesLength = seriesLengths()[i] }) }
	if len(taken) > 0 && s.about.SeatRules.MaxSeats > 1 && !s.about.AgreesOnStarter {
		items = append(items, starts)
	}
	if !s.about.HasNoSeries {
		items = append(items, length)
	}
	for _, o := range options {
		items = append(items, s.option(o))
	}
	items = append(items, panel.Field{
		ID: "setup.code" + ".field", Label: s.Say("setup.code"), Text: s.code, Placeholder: s.Say("setup.code.random"), MaxLetters: 40,
		OnChange: func(text string) {
			if s.code = text; s.fault != "" {
				s.fault = "" // the fault was about another code
				s.RemakeScreens()
			}
		},
		OnSubmit: func(string) { s.SetPanelAnswer(s.start()) },
	})
	if s.fault != "" {
		items = append(items, panel.Paragraph{Text: s.fault, Tone: panel.WarningTone})
	}
	lead := s.Button("setup.play", panel.PrimaryStyle, s.start)
	if lack := s.about.SeatRules.ProblemOf(&t); lack != play.NoProblem {
		lead = panel.Button{Label: s.Say("setup.lacks." + string(lack))}
	}
	return append(items, panel.Row{Buttons: []panel.Button{s.Button("common.back", panel.QuietStyle, shell.Close), lead}})
}

func (s *seating) option(o play.TableOption) panel.Choice {
	c := panel.Choice{ID: o.LabelKey, Label: s.Say(o.LabelKey), SelectedIndex: slices.Index(o.Values, o.ChosenValue(s.TableSetup().Choices))}
	for _, v := range o.Values {
		key := o.LabelKey + "." + v
		c.Options, c.OptionIDs = append(c.Options, s.Say(key)), append(c.OptionIDs, key)
	}
	c.OnChange = func(i int) {
		s.ChangeTableSetup(func(t *store.TableSetup) {
			if t.Choices == nil {
				t.Choices = store.OptionChoices{}
			}
			t.Choices[o.Name] = o.Values[i]
		})
	}
	return c
}

// crowded reports whether the table has so many seats that two of them share a line.
func (s *seating) crowded() bool { return s.about.SeatRules.MaxSeats > mostLines }

// invitations returns the buttons that let a player join on free seats: the weakest computer player, or a person if there is none;
// before is the number of free seats in earlier lines. The focus moves to the new player's name.
func (s *seating) invitations(before int, free []int) panel.Item {
	var row panel.Row
	for n, i := range free {
		row.Buttons = append(row.Buttons, panel.Button{
			ID: "setup.join." + strconv.Itoa(i), Label: s.TableGame.SeatName(i), Detail: s.Say("setup.join"), Form: panel.TileForm, PictureHeight: joiningSize,
			DrawPicture: func(in geom.Rect) { s.TableGame.DrawPortrait(i, in, joining) },
			Action: s.ClickAction(shell.StayAfter(func() {
				s.seat(i, append(slices.Clone(s.about.SeatRules.ComputerKinds), store.SeatPerson)[0])
				place := i - before - n // index among the taken seats
				if s.crowded() {
					place /= 2
				}
				s.menu.FocusItem(firstSeat + place)
			})),
		})
	}
	if len(row.Buttons) == 1 {
		return row.Buttons[0]
	}
	return row
}

func (s *seating) seat(i int, kind string) {
	s.fault = "" // the fault may have been about the seats
	s.ChangeTableSetup(func(t *store.TableSetup) { t.Seats[i].Kind = kind })
}

func (s *seating) entry(i int) panel.Entry {
	seat := s.TableSetup().Seats[i]
	kinds := panel.Choice{}
	for k, kind := range s.seatKinds() {
		kinds.Options = append(kinds.Options, s.Say("setup.kind."+kind))
		if kind == seat.Kind {
			kinds.SelectedIndex = k
		}
	}
	kinds.OnChange = func(k int) { s.seat(i, s.seatKinds()[k]) }
	name := panel.Field{Text: seat.Name, MaxLetters: store.MaxNameLength, Placeholder: s.placeholder(i, seat.Kind), OnChange: func(text string) {
		s.ChangeTableSetup(func(t *store.TableSetup) { t.Seats[i].Name = text })
	}}
	return panel.Entry{Field: name, Choice: kinds}
}

func (s *seating) placeholder(i int, kind string) string {
	t := s.TableSetup()
	return s.unnamed(i, kind, s.about.SeatRules.SeriesOf(&t).Players)
}

// start starts the series, or the game of a code for one player, or shows what is wrong with the code.
func (s *seating) start() shell.Navigation {
	t := s.TableSetup()
	if s.about.SeatRules.ProblemOf(&t) != play.NoProblem {
		return shell.Stay()
	}
	series := s.about.SeatRules.SeriesOf(&t)
	if s.code != "" {
		starts, alone, fault := s.TableGame.ReadTableCode(s.code, len(series.Players))
		switch {
		case fault != "":
			s.fault = fault
			s.RemakeScreens()
			return shell.Stay()
		case alone != nil:
			return alone()
		}
		series.FirstStarter = starts
	}
	return s.askBefore(series, s.code)
}

// askBefore starts a series, after a question if that ends an unfinished one.
func (s *seating) askBefore(series play.Series, code string) shell.Navigation {
	begin := func() shell.Navigation { return s.StartSeries(series, code) }
	if !s.IsSeriesRunning() {
		return begin()
	}
	return s.ConfirmNewMatch("confirm.series.text", s.ShowSeriesOrSetup, begin)
}
