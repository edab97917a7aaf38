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

// contest is which game against Egon is played.
type contest struct {
	slot store.Slot // where it is kept while it is unfinished
	rung int        // the player's cards in a game of the ladder, 0 in a single game
}

// cards returns how many cards the player has at the start.
func (c contest) cards() int {
	if c.rung == 0 {
		return dreist.EvenDeal
	}
	return c.rung
}

// practises reports whether the game repeats a climb without counting.
func (c contest) practises() bool { return c.slot == practiceSlot }

// practiceSlot keeps an unfinished practice game.
const practiceSlot store.Slot = "practice"

// keeper keeps the game of a contest in the store: in its slot while it is unfinished, then in the history.
type keeper struct {
	store *store.Store
	contest
	today func() string
}

// SaveGame stores the game.
func (k keeper) SaveGame(text string) error { return k.store.SaveGame(k.slot, text) }

// FinishGame remembers the finished game and gives its slot free.
func (k keeper) FinishGame(text string, f match.Facts) error {
	_, err := k.store.AddFinished(store.Finished{Record: text, Date: k.today(), Kind: k.kind(), Summary: store.Summary{
		Seats: len(f.Left), Seat: 1, Winner: int(f.Winner) + 1, Left: f.Left, Turns: f.Turns,
		DREIer: f.Trios, Gifts: f.Gifts, Opponents: []string{"egon"}, Rung: k.rung,
	}})
	if err != nil {
		return err
	}
	return k.store.DropGame(k.slot)
}

// kind returns as what the game is remembered.
func (c contest) kind() store.Kind {
	switch {
	case c.practises():
		return store.KindPractice
	case c.rung > 0:
		return store.KindLadder
	}
	return store.KindSolo
}

// keeperOf returns where the game of a contest is kept.
func (a *App) keeperOf(c contest) keeper { return keeper{a.options.Store, c, a.options.Today} }

// newGame deals and begins a single game.
func (a *App) newGame() { a.begin(contest{slot: store.Solo}, a.options.Seed()) }

// begin deals and begins a game.
func (a *App) begin(c contest, seed uint64) {
	tags := []record.Tag{{Name: "Seed", Value: strconv.FormatUint(seed, 10)}}
	seats := record.Seats(a.say.Say("name.you"), a.say.Say("name.egon"))
	m, err := match.New(dreist.NewSoloDeal(c.cards(), seed), seats, tags, a.keeperOf(c))
	if err != nil {
		a.tell("notice.deal.failed")
		return
	}
	a.sitDown(c, m)
	a.table.deal()
}

// sitDown shows a match on the table.
func (a *App) sitDown(c contest, m *match.Match) {
	a.contest, a.scored = c, false
	a.table = newTable(m, a.frame, scene.ParseSpeed(string(a.settings.Speed)), a.say, a.options.Sound)
	a.table.muted = a.settings.Muted
	a.table.caption = a.caption(c)
	a.panel, a.log = nil, nil
	a.stale = true
	a.report(m.Unsaved())
}

// leave returns to the start screen. The game stays saved.
func (a *App) leave() {
	a.rise()
	a.showStart()
}

// rise leaves the table.
func (a *App) rise() {
	a.table, a.log, a.panel = nil, nil, nil
	a.stale = true
}

// findSaved looks for an unfinished game in a slot, nil where there is none. A file that cannot be read is put
// aside, and the player is told. The rung of a game of the ladder is how many cards the player began with.
func (a *App) findSaved(slot store.Slot) *savedGame {
	text, ok, err := a.options.Store.LoadGame(slot)
	if err != nil {
		a.putAside(slot)
		return nil
	}
	if !ok {
		return nil
	}
	game, err := record.Parse(text)
	if err != nil || game.Deal.Mode != dreist.Solo {
		a.putAside(slot)
		return nil
	}
	s := &savedGame{contest: contest{slot: slot}}
	if start, err := game.Deal.Position(); err == nil && slot != store.Solo {
		s.rung = start.CardsLeft(0)
		if !dreist.IsRung(s.rung) {
			a.putAside(slot)
			return nil
		}
	}
	if s.Match, err = match.Resume(text, a.keeperOf(s.contest)); err != nil {
		a.putAside(slot)
		return nil
	}
	if s.Over() {
		return nil
	}
	return s
}

// savedGame is an unfinished game as it was found.
type savedGame struct {
	contest
	*match.Match
}

// resume goes on with an unfinished game.
func (a *App) resume(s *savedGame) { a.sitDown(s.contest, s.Match) }

// putAside keeps an unreadable save under another name and tells the player, for whom a new game begins.
func (a *App) putAside(slot store.Slot) {
	name, err := a.options.Store.SetAside(slot)
	if err != nil {
		a.report(err)
		return
	}
	a.tellAside("notice.save.broken", name, a.options.Store.Dirs().Games)
	if slot == store.Solo {
		a.notices[len(a.notices)-1].next = a.newGame
	}
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
