package records

import (
	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/store"
	"dreist/render/panel"
	"dreist/render/stage"
)

// TallyLines returns the lines that count up to the result at the end of a match.
func (r *Result) TallyLines() []panel.CountingLine {
	p := r.Position()
	switch {
	case !r.isAgainstEgon():
		ahead := r.counted("end.ahead", p.CardsLeft(r.others()[0])) // the winner's lead over the best of the others
		return append(append([]panel.CountingLine{ahead}, r.made()...), r.streak()...)
	case r.isWon():
		lines := []panel.CountingLine{r.counted("end.won.text", p.CardsLeft(dreist.EgonSeat)), r.turns()}
		return append(append(lines, r.made()...), r.streak()...)
	}
	key := "end.lost.text"
	if r.WasClose() {
		key = "end.missed"
	}
	return append([]panel.CountingLine{r.counted(key, p.CardsLeft(0))}, r.comfort()...)
}

func (r *Result) counted(key string, n int) panel.CountingLine {
	return panel.CountingLine{Text: func(part float64) string { return r.Phrases.SayCount(key, stage.CountUp(n, part)) }}
}

// turns returns the line about the turns of a win. It praises a win in at most the average number of turns of its kind, and the fastest win so far.
func (r *Result) turns() panel.CountingLine {
	key := "end.turns.won"
	if score := store.StatisticsOf(r.FinishedGames()).ByKind[r.Kind]; score.GameCount > 1 && float64(r.TurnCount) <= score.MeanRounds() {
		key = "end.turns.quick"
	}
	line := r.counted(key, r.TurnCount)
	if start := r.InitialPosition(); start.CardsLeft(0) == dreist.EvenCardCount && r.highlight().IsFastestWin {
		line.Note = r.Phrases.Say("end.record")
	}
	return line
}

// made returns the line about the winner's DREIer and gifts, nil if there were none.
func (r *Result) made() []panel.CountingLine {
	f := r.Feats(r.Position().Winner())
	switch {
	case f.TriosMade > 0 && f.GiftsGiven > 0:
		return []panel.CountingLine{{Text: func(part float64) string {
			trios, gifts := r.Phrases.SayCount("end.trios", stage.CountUp(f.TriosMade, part)), r.Phrases.SayCount("end.gifts", stage.CountUp(f.GiftsGiven, part))
			return r.Phrases.Say("end.trios.gifts", assets.Values{"Trios": trios, "Gifts": gifts})
		}}}
	case f.TriosMade > 0:
		return []panel.CountingLine{r.counted("end.trios", f.TriosMade)}
	}
	return nil
}

// streak returns the line about the wins in a row, nil if there are fewer than two.
func (r *Result) streak() []panel.CountingLine {
	n := r.highlight().WinStreak
	if n < 2 || !r.IsPerson(r.Position().Winner()) {
		return nil
	}
	return []panel.CountingLine{{Text: func(float64) string { return r.Phrases.Say("end.streak", assets.Values{"Count": n}) }}}
}

// comfort returns a line about an achievement of the loser, always the same for a match.
func (r *Result) comfort() []panel.CountingLine {
	f := r.Feats(0)
	var all []panel.CountingLine
	for _, fact := range []struct {
		key      string
		n, least int
	}{
		{"end.best.turn", f.BestTurn, 3}, {"end.best.column", f.MostCleared, 4}, {"end.best.ahead", f.LargestLead, 3},
		{"end.best.trios", f.TriosMade, 2}, {"end.best.gifts", f.GiftsGiven, 2},
	} {
		if fact.n >= fact.least {
			all = append(all, r.counted(fact.key, fact.n))
		}
	}
	if len(all) == 0 {
		return nil
	}
	return all[r.TurnCount%len(all):][:1]
}
