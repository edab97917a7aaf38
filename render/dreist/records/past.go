package records

import (
	"maps"

	"dreist/game/dreist/summary"
	"dreist/game/store"
	"dreist/render/screens"
)

// Past is the finished games with all that is counted of them. What the first versions of the program did not count is
// found out from their records, one in a tick, when they are first seen, be it after an import.
type Past struct {
	*screens.Front
	counts  summary.Recounts // nil before the history was first looked through
	missing []store.Entry    // that are to be counted
	fresh   store.Notes      // what was counted and is not kept yet
	edition int              // of the history that was looked through
}

// Games returns the finished games, the one stored last first.
func (p *Past) Games() []store.Entry {
	if p.changed() {
		p.look()
	}
	return p.counts.Complete(p.Finished())
}

// Pending reports whether there are games to count.
func (p *Past) Pending() bool { return len(p.missing) > 0 || p.changed() }

// changed reports whether the history has to be looked through.
func (p *Past) changed() bool { return p.counts == nil || p.edition != p.Profile.HistoryEdition() }

// Recount counts the next game. One whose record makes no sense has nothing to tell.
func (p *Past) Recount() {
	if p.changed() {
		p.look()
	}
	if len(p.missing) == 0 {
		return
	}
	e := &p.missing[0]
	p.missing = p.missing[1:]
	record, err := p.Profile.LoadFinished(e.ID)
	var counts map[string]int
	if err == nil {
		counts, err = summary.Recount(record)
	}
	if err == nil {
		maps.Copy(p.fresh, p.counts.Add(e, counts))
	}
	if len(p.fresh) >= keptAtOnce || len(p.missing) == 0 {
		p.Profile.SetNotes(summary.Recounted, p.fresh)
		clear(p.fresh)
	}
	if len(p.missing) == 0 {
		p.Reload()
	}
}

// keptAtOnce is of how many games the counts are kept together: who has played thousands waits for no file.
const keptAtOnce = 100

// look looks through the history for games to count.
func (p *Past) look() {
	if len(p.fresh) > 0 {
		p.Profile.SetNotes(summary.Recounted, p.fresh) // what was counted before the history changed
	}
	p.counts = summary.RecountsOf(p.Profile.Notes(summary.Recounted))
	p.missing, p.fresh = p.counts.Missing(p.Finished()), store.Notes{}
	p.edition = p.Profile.HistoryEdition()
}
