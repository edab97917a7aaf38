package dreist

import (
	"dreist/game/dreist/match"
	"dreist/game/profile"
	"dreist/game/store"
	"dreist/render/dreist/learn"
)

// ShowFailure shows a notice about broken notes. For an unfinished game against Egon it offers a new one.
func (g *game) ShowFailure(f profile.Failure) (shown bool) {
	if f.Reason != profile.FileDamaged {
		return false
	}
	key := ""
	switch f.DataKey {
	case profile.DataKey{Kind: profile.NotesData, Name: match.LadderNotes}:
		g.climb.RebuildProgress()
		key = "notice.ladder.broken"
	case profile.DataKey{Kind: profile.NotesData, Name: learn.PuzzleNotesName}:
		key = "puzzles.broken"
	case profile.DataKey{Kind: profile.GameData, Name: string(store.SoloSlot)}:
		key = "notice.save.broken"
	default:
		return false
	}
	notice := g.MovedAsideNotice("notice.title.unread", key, f)
	if f.DataKey.Kind == profile.GameData {
		notice.Label, notice.Action = "start.new", g.newGame
	}
	g.QueueNotice(notice)
	return true
}
