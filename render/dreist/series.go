package dreist

import (
	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/shell"
)

func (g *game) SeatName(seat int) string {
	return g.say.Say("seat." + pictures.FamilyOf(dreist.Seat(seat)).String())
}

func (g *game) SeatFace(seat int) kit.Motif {
	return pictures.PortraitOf(pictures.FamilyOf(dreist.Seat(seat)), pictures.MoodPatient)
}

func (g *game) DrawPortrait(seat int, room geom.Rect, alpha float64) {
	g.canvas.DrawPicture(pictures.PortraitOf(pictures.FamilyOf(dreist.Seat(seat)), pictures.MoodPatient), room, alpha)
}

// ReadTableCode reads the code of a deal for a table with this number of seats. For the code of a game against Egon, alone
// starts that game. fault is a sentence about a wrong code.
func (g *game) ReadTableCode(text string, seats int) (starts int, alone func() shell.Navigation, fault string) {
	code, fault := g.say.ReadDealCode(text)
	if fault != "" {
		return 0, nil, fault
	}
	switch code.Setup.Seats {
	case seats:
		return int(code.Setup.Starts), nil, ""
	case 0:
		return 0, func() shell.Navigation {
			return g.ConfirmNewMatchIn(store.SoloSlot, "confirm.new.text", func() shell.Navigation { return g.startMatch(mode{slot: store.SoloSlot}, code) })
		}, ""
	}
	return 0, nil, g.say.Say("code.seats", assets.Values{"Code": code.Setup.Seats, "Seats": seats})
}

func (g *game) StartSeriesMatch(s play.Series, text string) shell.Navigation {
	starts := s.NextStarter()
	code, err := record.ParseCode(text)
	if err != nil {
		if code, err = record.TableCode(len(s.Players), dreist.Seat(starts), g.NextSeed()); err != nil {
			panic(err) // a series has two to four players, and one of them begins
		}
	}
	m := mode{slot: store.TableSlot, series: len(s.Games) + 1}
	tags := m.tags(code)
	for i, p := range s.Players {
		if p.Kind != store.SeatPerson {
			tags = append(tags, record.Tag{Name: play.ComputerTag(i + 1), Value: p.Kind})
		}
	}
	return g.play(m, code.Deal(), record.NumberedSeats(g.SeriesPlayerNames(s)...), tags)
}
