package dreist

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/ladder"
	"dreist/game/dreist/match"
	"dreist/game/store"
	"dreist/render/dreist/table"
	"dreist/render/panel"
	"dreist/render/stage"
)

// endLines returns what is counted at the end of a match, all of it true.
func (a *tableScreen) endLines() []panel.TallyLine {
	p := a.table.Position()
	winner := p.Winner()
	switch {
	case a.session.slot == tutorSlot:
		return nil
	case !a.table.EgonPlays():
		return append(a.made(a.table.Match.Feats(winner)), a.streak()...)
	case a.table.Won():
		lines := []panel.TallyLine{a.counted(msg.EndWonText, p.CardsLeft(dreist.EgonSeat)), a.turnsLine()}
		return append(append(lines, a.made(a.table.Match.Feats(winner))...), a.streak()...)
	}
	left := a.counted(msg.EndLostText, p.CardsLeft(0))
	if p.CardsLeft(0) <= table.Close {
		left = a.counted(msg.EndMissed, p.CardsLeft(0))
	}
	return append(append([]panel.TallyLine{left}, a.comfort()...), a.turnsLine())
}

// counted returns a line that counts up to a number.
func (a *tableScreen) counted(key string, n int) panel.TallyLine {
	return panel.TallyLine{Text: func(part float64) string { return a.say.Count(key, upTo(n, part)) }}
}

// upTo returns how far it is counted to a number.
func upTo(n int, part float64) int { return int(float64(n)*stage.EaseOut(part) + 0.5) }

// turnsLine says how many turns the player had. It praises a win in no more than games of its kind took on average, and one in fewer than ever.
func (a *tableScreen) turnsLine() panel.TallyLine {
	if !a.table.Won() {
		return a.counted(msg.EndTurns, a.rounds())
	}
	key := msg.EndTurnsWon
	if score := store.Tally(a.Finished()).ByKind[a.saver.kind()]; score.Played > 1 && float64(a.rounds()) <= score.MeanRounds() {
		key = msg.EndTurnsQuick
	}
	line := a.counted(key, a.rounds())
	if start := a.table.Match.Start(); start.CardsLeft(0) == dreist.EvenDeal && a.feat().Record {
		line.Note = a.say.Say(msg.EndRecord)
	}
	return line
}

// feat returns what a win has done for the player's history, where it counts there.
func (a *tableScreen) feat() ladder.Feat {
	if !a.saver.kind().Counts() {
		return ladder.Feat{}
	}
	return ladder.FeatOf(a.Finished())
}

// made returns the line of DREIer and gifts, none where there were none.
func (a *tableScreen) made(f match.Feats) []panel.TallyLine {
	switch {
	case f.Trios > 0 && f.Gifts > 0:
		return []panel.TallyLine{{Text: func(part float64) string {
			return a.say.Say(msg.EndTriosGifts, assets.Values{"Trios": a.say.Count(msg.EndTrios, upTo(f.Trios, part)), "Gifts": a.say.Count(msg.EndGifts, upTo(f.Gifts, part))})
		}}}
	case f.Trios > 0:
		return []panel.TallyLine{a.counted(msg.EndTrios, f.Trios)}
	}
	return nil
}

// streak returns the line of the wins in a row, none where there are not two.
func (a *tableScreen) streak() []panel.TallyLine {
	n := a.feat().Streak
	if n < 2 || !a.table.Match.Person(a.table.Position().Winner()) {
		return nil
	}
	return []panel.TallyLine{{Text: func(float64) string { return a.say.Say(msg.EndStreak, assets.Values{"Count": n}) }}}
}

// comfort returns a line with something true that the loser can be proud of. Which of several follows from the match.
func (a *tableScreen) comfort() []panel.TallyLine {
	f := a.table.Match.Feats(0)
	var all []panel.TallyLine
	for _, fact := range []struct {
		key      string
		n, least int
	}{{msg.EndBestTurn, f.BestTurn, 3}, {msg.EndBestColumn, f.Column, 4}, {msg.EndBestAhead, f.Ahead, 3}, {msg.EndBestTrios, f.Trios, 2}, {msg.EndBestGifts, f.Gifts, 2}} {
		if fact.n >= fact.least {
			all = append(all, a.counted(fact.key, fact.n))
		}
	}
	if len(all) == 0 {
		return nil
	}
	return all[a.table.Match.Turns()%len(all):][:1]
}
