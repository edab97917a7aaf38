package dreist

import (
	"time"

	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/days"
	"dreist/game/dreist/deals"
	"dreist/game/dreist/ladder"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/store"
	"dreist/render/dreist/climb"
	"dreist/render/dreist/daily"
	"dreist/render/dreist/records"
	"dreist/render/geom"
	"dreist/render/shell"
)

// newGame deals and begins a single game.
func (a *game) newGame() shell.Step {
	return a.begin(session{slot: store.Solo}, soloCode(dreist.EvenDeal, a.Seed()))
}

// soloCode returns the code of a deal against Egon, with as many cards as the program itself knows to be a deal.
func soloCode(cards int, seed uint64) deals.Code {
	code, err := deals.Solo(cards, seed)
	if err != nil {
		panic(err)
	}
	return code
}

// playRung begins a game of the ladder on the deal of a seed.
func (a *game) playRung(rung int, seed uint64, practice bool) shell.Step {
	if practice {
		return a.begin(session{slot: practiceSlot, rung: rung, practice: practiceRung}, soloCode(rung, seed))
	}
	return a.begin(session{slot: ladder.Slot, rung: rung}, soloCode(rung, seed))
}

// rungBegun returns the unfinished game of the ladder in a slot, nil where there is none.
func (a *game) rungBegun(slot store.Slot) *climb.Game {
	saved := a.findSaved(slot)
	if saved == nil || saved.rung == 0 {
		return nil
	}
	return &climb.Game{Rung: saved.rung, Resume: func() shell.Step { return a.resume(saved) }}
}

// firstDay stands in where the system's clock says no day at all, so that no finished game is lost for that.
const firstDay = "1970-01-01"

// today returns the date, YYYY-MM-DD.
func (a *game) today() string {
	day := a.Options.Today()
	if _, err := time.Parse(time.DateOnly, day); err != nil {
		return firstDay
	}
	return day
}

// playDay begins a game on the deal of a day.
func (a *game) playDay(day string, practice bool) shell.Step {
	if practice {
		return a.begin(session{slot: practiceSlot, practice: practiceAgain, daily: day}, daily.Code(day))
	}
	return a.begin(session{slot: days.Slot, daily: day}, daily.Code(day))
}

// dayBegun returns the unfinished game on the deal of a day in a slot, nil where there is none.
func (a *game) dayBegun(slot store.Slot) *daily.Game {
	saved := a.findSaved(slot)
	if saved == nil || saved.daily == "" {
		return nil
	}
	return &daily.Game{Day: saved.daily, Resume: func() shell.Step { return a.resume(saved) }}
}

// begin deals and begins a game against Egon.
func (a *game) begin(c session, code deals.Code) shell.Step {
	seats := record.Seats(a.say.Say(msg.NameYou), a.say.Say(msg.NameEgon))
	return a.play(c, code.Deal(), seats, c.tags(code))
}

// play begins a game on a deal and shows it.
func (a *game) play(c session, deal dreist.Deal, seats []record.Seat, tags []record.Tag) shell.Step {
	k := a.saverOf(c)
	m, err := match.New(deal, seats, tags, k)
	if err != nil {
		a.TellOf(msg.NoticeTitleFailed, msg.NoticeDealFailed)
		return shell.Stay()
	}
	s := a.sitDown(k, m)
	s.table.Deal()
	return shell.Home(s)
}

// findSaved looks for an unfinished game in a slot, nil where there is none. A file that cannot be read, and one of
// another mode, is put aside, one of a newer version stays, and the player is told.
func (a *game) findSaved(slot store.Slot) *savedGame {
	text, ok, err := a.Profile.Game(slot)
	if err != nil {
		a.putAside(slot)
		return nil
	}
	if !ok {
		return nil
	}
	k := a.saverOf(session{slot: slot})
	m, err := match.Resume(text, k)
	switch {
	case err == nil:
	case record.Format().IsNewer(text):
		a.Profile.LeaveNewer(slot)
		a.TellFailures()
		return nil
	default:
		a.putAside(slot)
		return nil
	}
	k.session = sessionOf(slot, m)
	if !k.fits(m) {
		a.putAside(slot)
		return nil
	}
	if m.Over() {
		a.counting.catchUp(k, m, text)
		return nil
	}
	return &savedGame{k, m}
}

// fits reports whether a match is one of the mode that its slot is for.
func (c session) fits(m *match.Match) bool {
	solo := m.Deal().Mode == dreist.Solo
	switch c.slot {
	case store.Solo:
		return solo
	case ladder.Slot:
		return solo && c.rung > 0
	case store.Table:
		return !solo
	case days.Slot:
		return solo && c.daily != ""
	}
	return true
}

// savedGame is an unfinished game as it was found.
type savedGame struct {
	*saver
	*match.Match
}

// resume goes on with an unfinished game, as it stands now: another running copy of the program may have gone on with it
// since it was found, or ended it.
func (a *game) resume(s *savedGame) shell.Step {
	if _, _, err := a.Profile.Game(s.slot); err == nil { // else it is better known than nothing
		s = a.findSaved(s.slot)
	}
	if s == nil {
		return shell.Home()
	}
	return shell.Home(a.sitDown(s.saver, s.Match))
}

// putAside keeps an unreadable save under another name and tells the player.
func (a *game) putAside(slot store.Slot) {
	a.Profile.SetAside(slot)
	a.TellFailures()
}

// Practice returns how to go on with the practice game that was begun.
func (a *game) Practice() func() shell.Step {
	saved := a.findSaved(practiceSlot)
	if saved == nil {
		return nil
	}
	return func() shell.Step { return a.resume(saved) }
}

// PlayNow goes on with the single game that was begun, or begins one.
func (a *game) PlayNow() shell.Step {
	if saved := a.findSaved(store.Solo); saved != nil {
		return a.resume(saved)
	}
	return a.newGame()
}

// DrawInvitation draws Egon where nothing is to be told yet.
func (a *game) DrawInvitation(room geom.Rect) { records.DrawInvitation(a.canvas, room) }
