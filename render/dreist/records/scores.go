package records

import (
	"maps"
	"slices"
	"strconv"

	"dreist/assets"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/ladder"
	"dreist/game/dreist/match"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/render/kit"
	"dreist/render/panel"
)

// scored is a line of the statistics.
type scored struct {
	name  string
	score store.Score
	face  kit.Motif // the opponent's portrait, nil if the line is about something else
}

// kindScores returns a line for each kind of game played.
func (r *Statistics) kindScores(s *ladder.Statistics) []scored {
	var lines []scored
	for _, kind := range []store.Kind{store.KindSolo, ladder.Kind, store.KindTable} {
		if score := s.ByKind[kind]; score.Played > 0 {
			lines = append(lines, scored{name: r.Say("history.kind." + string(kind)), score: score})
		}
	}
	return lines
}

// rungScores returns a line for each rung played, from the lowest.
func rungScores(s *ladder.Statistics) []scored {
	var lines []scored
	for _, rung := range slices.Sorted(maps.Keys(s.ByRung)) {
		lines = append(lines, scored{name: strconv.Itoa(rung) + " : " + strconv.Itoa(dreist.Deck-rung), score: s.ByRung[rung]})
	}
	return lines
}

// opponentScores returns a line for each kind of opponent, the most frequent first.
func (r *Statistics) opponentScores(s *ladder.Statistics) []scored {
	var lines []scored
	known := append(coach.Opponents(), match.Egon, play.Person)
	for _, kind := range slices.Sorted(maps.Keys(s.ByOpponent)) {
		lines = append(lines, scored{r.called("opponent.", kind, known...), s.ByOpponent[kind], faceOf(kind)})
	}
	slices.SortStableFunc(lines, func(a, b scored) int { return b.score.Played - a.score.Played })
	return lines
}

// mostLines is the largest number of lines in a table; more are a scrolling list.
const mostLines = 8

// scores returns lines of the statistics as items, with their total if not nil; of is the heading of the first column.
func (r *Statistics) scores(of string, lines []scored, total *store.Score) []panel.Item {
	if len(lines) == 0 {
		return r.Invitation(r.Say(dreistmsg.StatisticsEmpty))
	}
	if len(lines) > mostLines {
		l := panel.List{Height: 280, Index: -1}
		for _, s := range lines {
			detail := r.Say(dreistmsg.StatisticsLine, assets.Values{
				"Played": s.score.Played, "Won": s.score.Won, "Best": s.score.BestStreak, "Mean": int(s.score.MeanRounds() + 0.5),
			})
			row := panel.ListRow{Label: s.name, Detail: detail}
			if s.face != nil {
				row.Faces = []kit.Motif{s.face}
			}
			l.Rows = append(l.Rows, row)
		}
		return []panel.Item{l}
	}
	head := []string{r.Say(of)}
	for _, column := range []string{"played", "won", "streak", "best", "mean"} {
		head = append(head, r.Say("statistics.column."+column))
	}
	g := panel.Grid{Head: head}
	for _, s := range lines {
		g.Rows = append(g.Rows, scoreLine(s.name, s.score))
		if s.face != nil {
			g.Faces = append(g.Faces, s.face)
		}
	}
	if total != nil {
		g.Foot = scoreLine(r.Say(dreistmsg.StatisticsTotal), *total)
	}
	g.Line = min(mostLine, tableHigh/float64(len(g.Rows)+2))
	return []panel.Item{g}
}

// The height of a table with few lines and the greatest height of its lines, in logical pixels.
const (
	tableHigh = 300
	mostLine  = 50
)

func scoreLine(name string, s store.Score) []string {
	return []string{
		name, strconv.Itoa(s.Played), strconv.Itoa(s.Won), strconv.Itoa(s.Streak), strconv.Itoa(s.BestStreak),
		strconv.Itoa(int(s.MeanRounds() + 0.5)),
	}
}
