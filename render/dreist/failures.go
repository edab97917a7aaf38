package dreist

import (
	"dreist/game/dreist/match"
	"dreist/game/profile"
	"dreist/game/store"
	"dreist/render/dreist/learn"
)

// ShowFailure shows a notice about broken notes. For an unfinished game against Egon it offers a new one.
func (g *game) ShowFailure(f profile.Failure) (shown bool) {
	if f.Reason != profile.Broken {
		return false
	}
	key := ""
	switch f.Key {
	case profile.Key{Kind: profile.Notes, Name: match.LadderNotes}:
		g.climb.RebuildProgress()
		key = "notice.ladder.broken"
	case profile.Key{Kind: profile.Notes, Name: learn.PuzzleNotesName}:
		key = "puzzles.broken"
	case profile.Key{Kind: profile.Game, Name: string(store.SoloSlot)}:
		key = "notice.save.broken"
	default:
		return false
	}
	notice := g.MovedAsideNotice("notice.title.unread", key, f)
	if f.Key.Kind == profile.Game {
		notice.Label, notice.Action = "start.new", g.newGame
	}
	g.QueueNotice(notice)
	return true
}
