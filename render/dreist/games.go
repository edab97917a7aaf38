package dreist

import (
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/ladder"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/render/stage"
)

// newGame deals and begins a single game.
func (a *App) newGame() { a.begin(session{slot: store.Solo}, a.soloCode(dreist.EvenDeal)) }

// soloCode returns the code of a new deal against Egon.
func (a *App) soloCode(cards int) dreist.Code { return soloCode(cards, a.options.Seed()) }

// soloCode returns the code of a deal against Egon, with as many cards as the program itself knows to be a deal.
func soloCode(cards int, seed uint64) dreist.Code {
	code, err := dreist.SoloCode(cards, seed)
	if err != nil {
		panic(err)
	}
	return code
}

// begin deals and begins a game against Egon.
func (a *App) begin(c session, code dreist.Code) {
	seats := record.Seats(a.say.Say(msg.NameYou), a.say.Say(msg.NameEgon))
	a.play(c, code.Deal(), seats, c.tags(code))
}

// play begins a game on a deal and shows it.
func (a *App) play(c session, deal dreist.Deal, seats []record.Seat, tags []record.Tag) {
	k := a.saverOf(c)
	m, err := play.New(deal, seats, tags, k)
	if err != nil {
		a.tell(msg.NoticeDealFailed)
		return
	}
	a.sitDown(k, m)
	a.table.deal()
}

// sitDown shows a match on the table.
func (a *App) sitDown(k *saver, m *play.Match) {
	c := k.session
	a.session, a.saver, a.scored = c, k, false
	a.table = newTable(m, a.frame, stage.ParseSpeed(string(a.settings.Speed)), a.say, a.options.Sound)
	a.table.muted = a.settings.Muted
	a.table.caption = a.caption(c)
	a.table.practice = c.practice != "" && c.practice != practiceFirst // which needs no ribbon to be told from others
	a.table.guide = a.guideOf(c)
	a.panel, a.log, a.left = nil, nil, nil
	a.stale = true
}

// leave returns to where the player came from, which is the start screen but for practice and reviews. The game stays
// saved.
func (a *App) leave() {
	if a.left != nil {
		a.goBack()
		return
	}
	a.rise()
	a.showStart()
}

// leaveAll returns to the start screen, from wherever the player has come. What was left on the way stays saved.
func (a *App) leaveAll() {
	for a.left != nil {
		a.goBack()
	}
	a.rise()
	a.showStart()
}

// rise leaves the table.
func (a *App) rise() {
	a.table, a.log, a.panel, a.left = nil, nil, nil, nil
	a.stale = true
}

// findSaved looks for an unfinished game in a slot, nil where there is none. A file that cannot be read, and one of
// another mode, is put aside, and the player is told.
func (a *App) findSaved(slot store.Slot) *savedGame {
	text, ok, err := a.profile.Game(slot)
	if err != nil {
		a.putAside(slot)
		return nil
	}
	if !ok {
		return nil
	}
	k := a.saverOf(session{slot: slot})
	m, err := play.Resume(text, k)
	if err != nil {
		a.putAside(slot)
		return nil
	}
	k.session = sessionOf(slot, m)
	if !k.fits(m) {
		a.putAside(slot)
		return nil
	}
	if m.Over() {
		a.catchUp(k, m, text)
		return nil
	}
	return &savedGame{k, m}
}

// fits reports whether a match is one of the mode that its slot is for.
func (c session) fits(m *play.Match) bool {
	solo := m.Deal().Mode == dreist.Solo
	switch c.slot {
	case store.Solo:
		return solo
	case ladder.Slot:
		return solo && c.rung > 0
	case store.Table:
		return !solo
	case dailySlot:
		return solo && c.daily != ""
	}
	return true
}

// savedGame is an unfinished game as it was found.
type savedGame struct {
	*saver
	*play.Match
}

// resume goes on with an unfinished game, as it stands now: another running copy of the program may have gone on with it
// since it was found, or ended it.
func (a *App) resume(s *savedGame) {
	if _, _, err := a.profile.Game(s.slot); err == nil { // else it is better known than nothing
		s = a.findSaved(s.slot)
	}
	if s == nil {
		a.leaveAll()
		return
	}
	a.sitDown(s.saver, s.Match)
}

// putAside keeps an unreadable save under another name and tells the player.
func (a *App) putAside(slot store.Slot) {
	a.profile.SetAside(slot)
	a.tellFailures()
}
