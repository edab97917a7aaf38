package dreist

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/render/dreist/table"
	"dreist/render/shell"
)

// beginSeries begins a series with its first game. A code decides the cards of the first one.
func (a *game) beginSeries(s play.Series, code dreist.Code) shell.Step {
	a.saveSeries(s)
	return a.playSeries(s, code)
}

// nextGame begins the next game of the series.
func (a *game) nextGame() shell.Step {
	s := a.series()
	if len(s.Players) == 0 {
		a.tell(msg.NoticeDealFailed)
		return shell.Stay()
	}
	return a.playSeries(s, dreist.Code{})
}

// playSeries begins the next game of a series, on a new deal where no code says which.
func (a *game) playSeries(s play.Series, code dreist.Code) shell.Step {
	starts := s.Starts()
	if code == (dreist.Code{}) {
		var err error
		if code, err = dreist.TableCode(len(s.Players), dreist.Seat(starts), a.Seed()); err != nil {
			panic(err) // a series has two to four players, and one of them begins
		}
	}
	c := session{slot: store.Table, series: len(s.Games) + 1}
	tags := c.tags(code)
	for i, p := range s.Players {
		if p.Kind != store.SeatPerson {
			tags = append(tags, record.Tag{Name: match.ComputerTag(i + 1), Value: p.Kind})
		}
	}
	return a.play(c, code.Deal(), record.Seats(a.namesOf(s)...), tags)
}

// namesOf returns what the players of a series are called: as they chose, else by their place or, computer players, by
// their character.
func (a *game) namesOf(s play.Series) []string {
	persons := 0
	for _, p := range s.Players {
		if p.Kind == store.SeatPerson {
			persons++
		}
	}
	names := make([]string, len(s.Players))
	for i, p := range s.Players {
		switch {
		case p.Name != "":
			names[i] = p.Name
		case p.Kind != store.SeatPerson:
			names[i] = a.say.Say("seat." + table.FamilyOf(dreist.Seat(i)).String())
		case persons == 1:
			names[i] = a.say.Say(msg.NameYou)
		default:
			names[i] = a.say.Say(msg.SeatPerson, assets.Values{"Number": i + 1})
		}
	}
	return names
}
