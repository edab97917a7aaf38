package records

import (
	"maps"

	"dreist/game/dreist/match"
	"dreist/game/store"
	"dreist/render/screens"
)

// PastGames provides the finished games with complete counts. Games of the program's first versions lack some. Those are counted
// from their records, one game a tick, when they are first shown or imported.
type PastGames struct {
	*screens.GameScreens
	counts  match.Recounts       // nil before the first scan
	missing []store.HistoryEntry // games to be counted
	fresh   store.Notes          // counts that have not been saved yet
	edition int                  // version of the history at the last scan
}

// Games returns the finished games, the latest first.
func (p *PastGames) Games() []store.HistoryEntry {
	if p.changed() {
		p.scan()
	}
	return p.counts.WithCounts(p.FinishedEntries())
}

// HasPendingGames reports whether there are games to count.
func (p *PastGames) HasPendingGames() bool { return len(p.missing) > 0 || p.changed() }

// changed reports whether the history has changed since the last scan.
func (p *PastGames) changed() bool { return p.counts == nil || p.edition != p.Profile.HistoryEdition() }

// CountNextGame counts the next game. An unreadable record has no counts.
func (p *PastGames) CountNextGame() {
	if p.changed() {
		p.scan()
	}
	if len(p.missing) == 0 {
		return
	}
	e := &p.missing[0]
	p.missing = p.missing[1:]
	record, err := p.Profile.LoadFinished(e.ID)
	var counts map[string]int
	if err == nil {
		counts, err = match.Recount(record)
	}
	if err == nil {
		maps.Copy(p.fresh, p.counts.AddCounts(e, counts))
	}
	if len(p.fresh) >= keptAtOnce || len(p.missing) == 0 {
		p.Profile.SetNotes(match.RecountNotes, p.fresh)
		clear(p.fresh)
	}
	if len(p.missing) == 0 {
		p.Reload()
	}
}

// keptAtOnce is how many counts are saved together: thousands of games would mean as many writes.
const keptAtOnce = 100

// scan looks for games to count in the history.
func (p *PastGames) scan() {
	if len(p.fresh) > 0 {
		p.Profile.SetNotes(match.RecountNotes, p.fresh) // the counts since the last save
	}
	p.counts = match.RecountsOf(p.Profile.Notes(match.RecountNotes))
	p.missing, p.fresh = p.counts.WithoutCounts(p.FinishedEntries()), store.Notes{}
	p.edition = p.Profile.HistoryEdition()
}
