package records

import (
	"maps"

	"dreist/game/dreist/match"
	"dreist/game/store"
	"dreist/render/screens"
)

// Past provides the finished games with complete counts. Games of the program's first versions lack some. Those are counted
// from their records, one game a tick, when they are first shown or imported.
type Past struct {
	*screens.Front
	counts  match.Recounts // nil before the first scan
	missing []store.Entry  // games to be counted
	fresh   store.Notes    // counts that have not been saved yet
	edition int            // version of the history at the last scan
}

// Games returns the finished games, the latest first.
func (p *Past) Games() []store.Entry {
	if p.changed() {
		p.scan()
	}
	return p.counts.Complete(p.Finished())
}

// HasPendingGames reports whether there are games to count.
func (p *Past) HasPendingGames() bool { return len(p.missing) > 0 || p.changed() }

// changed reports whether the history has changed since the last scan.
func (p *Past) changed() bool { return p.counts == nil || p.edition != p.Profile.HistoryEdition() }

// Recount counts the next game. An unreadable record has no counts.
func (p *Past) Recount() {
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
		maps.Copy(p.fresh, p.counts.Add(e, counts))
	}
	if len(p.fresh) >= keptAtOnce || len(p.missing) == 0 {
		p.Profile.SetNotes(match.Recounted, p.fresh)
		clear(p.fresh)
	}
	if len(p.missing) == 0 {
		p.Reload()
	}
}

// keptAtOnce is how many counts are saved together: thousands of games would mean as many writes.
const keptAtOnce = 100

// scan looks for games to count in the history.
func (p *Past) scan() {
	if len(p.fresh) > 0 {
		p.Profile.SetNotes(match.Recounted, p.fresh) // the counts since the last save
	}
	p.counts = match.RecountsOf(p.Profile.Notes(match.Recounted))
	p.missing, p.fresh = p.counts.Missing(p.Finished()), store.Notes{}
	p.edition = p.Profile.HistoryEdition()
}
