package render

import (
	"errors"
	"strconv"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/match"
	"dreist/game/record"
	"dreist/game/store"
	"dreist/render/scene"
)

// soloSlot keeps the unfinished game against Egon in its slot of the store.
type soloSlot struct{ store *store.Store }

// SaveGame stores the game.
func (s soloSlot) SaveGame(text string) error { return s.store.SaveGame(store.Solo, text) }

// DropGame forgets it.
func (s soloSlot) DropGame() error { return s.store.DropGame(store.Solo) }

// newGame deals and begins a game against Egon.
func (a *App) newGame() {
	seed := a.options.Seed()
	tags := []record.Tag{{Name: "Seed", Value: strconv.FormatUint(seed, 10)}}
	seats := record.Seats(a.say.Say("name.you"), a.say.Say("name.egon"))
	m, err := match.New(dreist.NewSoloDeal(dreist.EvenDeal, seed), seats, tags, soloSlot{a.options.Store})
	if err != nil {
		a.tell("notice.deal.failed")
		return
	}
	a.sitDown(m)
	a.table.deal()
}

// continueGame goes on with the saved game.
func (a *App) continueGame() {
	m, err := match.Resume(a.saved, soloSlot{a.options.Store})
	if err != nil {
		a.putAside()
		return
	}
	a.sitDown(m)
}

// sitDown shows a match on the table.
func (a *App) sitDown(m *match.Match) {
	a.table = newTable(m, a.frame, scene.ParseSpeed(string(a.settings.Speed)), a.say, a.options.Sound)
	a.table.muted = a.settings.Muted
	a.panel, a.log = nil, nil
	a.stale = true
	a.report(m.Unsaved())
}

// leave returns to the start screen. The game stays saved.
func (a *App) leave() {
	a.table, a.log, a.panel = nil, nil, nil
	a.showStart()
}

// findSaved looks for an unfinished game and returns it as far as it can be read. A broken file is put aside.
func (a *App) findSaved() *match.Match {
	a.saved = ""
	text, ok, err := a.options.Store.LoadGame(store.Solo)
	if err != nil {
		a.putAside()
		return nil
	}
	if !ok {
		return nil
	}
	m, err := match.Resume(text, soloSlot{a.options.Store})
	if err != nil || m.Position().Mode() != dreist.Solo {
		a.putAside()
		return nil
	}
	if m.Over() {
		return nil
	}
	a.saved = text
	return m
}

// putAside keeps an unreadable save under another name and tells the player, for whom a new game begins.
func (a *App) putAside() {
	name, err := a.options.Store.SetAside(store.Solo)
	if err != nil {
		a.report(err)
		return
	}
	a.tellAside("notice.save.broken", name, a.options.Store.Dirs().Games)
	a.notices[len(a.notices)-1].next = a.newGame
}

// tell has the player read a sentence of the catalogue.
func (a *App) tell(key string) { a.notices = append(a.notices, notice{text: a.say.Say(key)}) }

// tellAside tells the player where a broken file is kept.
func (a *App) tellAside(key, name, folder string) {
	a.notices = append(a.notices, notice{text: a.say.Say(key, assets.Values{"File": name, "Folder": folder})})
}

// report tells the player, once, that no game can be saved.
func (a *App) report(err error) {
	if err == nil || a.reported {
		return
	}
	a.reported = true
	switch {
	case errors.Is(err, store.ErrDiskFull):
		a.tell("notice.save.full")
	case errors.Is(err, store.ErrReadOnly):
		a.tell("notice.save.readonly")
	default:
		a.tell("notice.save.failed")
	}
}
