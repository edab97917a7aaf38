package peri

import (
	"cmp"

	"dreist/game/peri"
	"dreist/game/peri/match"
	"dreist/game/peri/record"
	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/progress"
	"dreist/game/store"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/peri/faces"
	"dreist/render/peri/table"
	"dreist/render/screens"
	"dreist/render/search"
	"dreist/render/shell"
)

type game struct {
	*screens.GameScreens
	daily    *screens.DailyDeals
	thinking search.Limits  // of the solver's searches; without RunInBackground there are none
	seated   *peri.Patience // the patience that came to the table last, nil before
}

func newGame(f *screens.GameScreens) *game {
	g := &game{GameScreens: f, thinking: search.DefaultLimits()}
	g.RuleBook, g.daily = g.newRuleBook(), &screens.DailyDeals{GameScreens: f, StartDeal: g.dealDay, IsWon: (*store.Summary).HasWon}
	g.EarnedBackCount = g.earnedBacks
	return g
}

func (g *game) ReadMatch(text string, to play.Saver) (profile.Match, error) {
	return match.Resume(text, to)
}

func (g *game) ModeOf(slot store.Slot, m profile.Match) (profile.MatchMode, bool) {
	key := m.(*match.Match).Deal().Patience.Key
	return g.SlotMode(slot), slot == g.GameSlot(store.PracticeSlot) || slot == g.GameSlot(store.Slot(key)) || slot == g.GameSlot(progress.DaySlot) && screens.DayOf(m) != ""
}

func (g *game) startedMatch(row *peri.Patience) *profile.StoredMatch {
	return g.UnfinishedMatch(store.Slot(row.Key))
}

func (g *game) StartOrContinueMatch() shell.Navigation { return g.open(g.latest()) }

// latest returns the patience that came to the table last; before the first one, an unfinished patience, else Big Apple.
func (g *game) latest() *peri.Patience {
	for _, row := range peri.Patiences {
		if g.seated == nil && g.startedMatch(row) != nil {
			return row
		}
	}
	return cmp.Or(g.seated, peri.Find("bigapple"))
}

// open continues a patience, or deals it.
func (g *game) open(row *peri.Patience) shell.Navigation {
	if k := g.startedMatch(row); k != nil {
		return g.ContinueMatch(k)
	}
	return g.deal(row)
}

// deal deals a patience, a winnable deal if the player wants that.
func (g *game) deal(row *peri.Patience) shell.Navigation {
	return g.anew(row, func() shell.Navigation {
		if g.thinking.RunInBackground != nil && g.dealsWinnable(row) {
			return g.findWinnable(row)
		}
		return g.play(row, record.DealNumber(g.NextSeed()))
	})
}

func (g *game) play(row *peri.Patience, number uint64, tags ...record.Tag) shell.Navigation {
	return g.startMatch(store.Slot(row.Key), peri.NewDeal(row, number), append(coded(row, number), tags...))
}

// anew starts a patience. If that would end an unfinished game, it first asks whether to continue the game, forget it, or count it as
// lost.
func (g *game) anew(row *peri.Patience, start func() shell.Navigation) shell.Navigation {
	lose := func() shell.Navigation {
		k := g.startedMatch(row)
		k.Match.(*match.Match).IncreaseTag(match.GivenUpTag)
		k.FinishGame(k.Match.Record(), k.Match.Facts())
		return start()
	}
	return g.ConfirmNewMatchIn(store.Slot(row.Key), "peri.anew", start, screens.Answer{LabelKey: "peri.anew.away", Action: start}, screens.Answer{LabelKey: "peri.anew.lost", Action: lose})
}

func coded(row *peri.Patience, number uint64) []record.Tag {
	code, _ := record.Codes.New(row, number) // each patience has codes
	return []record.Tag{{Name: match.CodeTag, Value: code.String()}}
}

// court returns a card that stands for the game.
func (g *game) court() kit.Motif {
	return faces.FaceMotif{Card: peri.NewCard(peri.Queen, peri.Hearts), Style: g.look()}
}

func (g *game) look() faces.CardStyle {
	return faces.CardStyle{HasGermanLetters: g.Language == "de", HasTwoColors: !g.IsSwitchOn(fourColours.LabelKey)}
}

func (g *game) DrawInvitation(room geom.Rect) { g.CardDrawing(g.court())(room) }

func (g *game) DescribeMatch(e *store.HistoryEntry) screens.MatchDescription {
	s := &e.Summary
	name := table.PatienceName(g.Texts, rowOf(s))
	if s.Counts[progress.DayCountKey] > 0 {
		name += " · " + g.Say("start.daily")
	}
	f := screens.MatchDescription{GameText: name, ResultText: g.Say("peri.won"), Outcome: panel.WonOutcome}
	if !s.HasWon() {
		f.ResultText, f.Outcome = g.SayCount("peri.stuck", s.Scores[0], nil), panel.LostOutcome
	}
	return f
}

func rowOf(s *store.Summary) *peri.Patience {
	return peri.Patiences[min(max(s.Counts[match.PatienceCountKey], 0), len(peri.Patiences)-1)]
}
