package thegame

import (
	"strconv"
	"sync"

	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/progress"
	"dreist/game/store"
	"dreist/game/thegame"
	"dreist/game/thegame/match"
	"dreist/game/thegame/partner"
	"dreist/game/thegame/primer"
	"dreist/game/thegame/record"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/screens"
	"dreist/render/screens/awards"
	"dreist/render/search"
	"dreist/render/shell"
	"dreist/render/teach"
	"dreist/render/thegame/learn"
	"dreist/render/thegame/pictures"
	"dreist/render/thegame/table"
)

type game struct {
	*screens.GameScreens
	say        table.Sentences
	examples   func() []*primer.Example
	lessons    *screens.ExampleList
	daily      *screens.DailyDeals
	medals     *awards.Awards
	hintLimits search.Limits
	judge      search.Judge[partner.Loss]
}

func newGame(shared *screens.GameScreens) *game {
	g := &game{GameScreens: shared, say: table.Sentences{Texts: shared.Texts}, hintLimits: search.DefaultLimits()}
	g.judge.GamesPerDecision = 800
	g.examples = sync.OnceValue(primer.Examples)
	g.lessons = &screens.ExampleList{
		GameScreens: shared, NotesKey: "examples", ExampleCount: primer.ExampleCount, TitleKey: func(number int) string { return g.examples()[number-1].TitleKey },
		OpenTable: g.sitAtExample, BackScreen: g.learn, DrawExample: g.drawExample,
	}
	g.RuleBook = learn.NewRuleBook(shared.Context, shared.Canvas, func(number int) shell.Navigation { return g.lessons.OpenExample(number, teach.BackToBookLabelKey) })
	g.daily = &screens.DailyDeals{
		GameScreens: shared, StartDeal: g.playDay,
		IsWon: match.IsExcellent, // hardly anybody wins THE GAME every day
	}
	g.medals = g.medalsOf(shared)
	g.Background, g.TableGame = g.medals, g
	return g
}

func (g *game) DrawInvitation(room geom.Rect) {
	size := min(room.W, room.H)
	g.Canvas.DrawPicture(pictures.SourMoodSmug, geom.RectAround(room.Center(), size, size), 1)
}

const codeTag = "Code"

func (g *game) ReadMatch(text string, to play.Saver) (profile.Match, error) {
	return match.Resume(text, to)
}

func (g *game) ModeOf(slot store.Slot, m profile.Match) (profile.MatchMode, bool) {
	fits, alone := true, len(m.Players()) == 1
	switch slot {
	case g.GameSlot(store.SoloSlot), g.GameSlot(screens.FirstGameSlot):
		fits = alone
	case g.GameSlot(progress.DaySlot):
		fits = alone && screens.DayOf(m) != ""
	case g.GameSlot(store.TableSlot):
		fits = !alone
	}
	return g.SlotMode(slot), fits
}

func (g *game) StartOrContinueMatch() shell.Navigation {
	if k := g.UnfinishedMatch(store.SoloSlot); k != nil {
		return g.ContinueMatch(k)
	}
	return g.playAlone()
}

func (g *game) playAlone() shell.Navigation { return g.playDeal(g.newCode(thegame.Base, 1), g.alone()) }

func (g *game) playDay(day string, slot store.Slot, tags []record.Tag) shell.Navigation {
	code := record.DailyCode(day)
	tags = append([]record.Tag{{Name: codeTag, Value: code.String()}}, tags...)
	return g.startMatch(slot, func(to play.Saver) (profile.Match, error) { return match.New(code.Deal(), g.alone(), tags, to) })
}

func (g *game) alone() []play.Player {
	return []play.Player{{Name: g.Say("name.you"), Kind: play.Person}}
}

func (g *game) newCode(v thegame.Variant, seats int) record.Code {
	code, err := record.NewCode(v, seats, g.NextSeed())
	if err != nil {
		panic(err) // the set-up offers nothing else
	}
	return code
}

// playDeal starts a match, after a question if that would end an unfinished one. People at the table still have to agree who starts.
func (g *game) playDeal(code record.Code, players []play.Player) shell.Navigation {
	deal, tags := code.Deal(), []record.Tag{{Name: codeTag, Value: code.String()}}
	slot := store.TableSlot
	switch {
	case len(players) == 1:
		slot = store.SoloSlot
	case len(play.PersonSeats(players)) > 0:
		tags = append(tags, record.Tag{Name: match.StartUndecidedTag, Value: "begin"})
	default:
		deal.StartSeat, _ = partner.AgreedStartSeat(deal, 0) // computer players alone agree; an invalid deal is refused below
	}
	start := func() shell.Navigation {
		return g.startMatch(slot, func(to play.Saver) (profile.Match, error) { return match.New(deal, players, tags, to) })
	}
	return g.ConfirmNewMatchIn(slot, "begin.anew", start)
}

func (g *game) startMatch(slot store.Slot, start func(to play.Saver) (profile.Match, error)) shell.Navigation {
	return g.StartMatchWithDealing(g.SlotMode(g.GameSlot(slot)), start)
}

func (g *game) ReadTableCode(text string, seats int) (starts int, alone func() shell.Navigation, fault string) {
	code, err := record.ParseCode(text)
	if err != nil {
		return 0, nil, g.Say("deal.wrong")
	}
	switch of := code.Deal().SeatCount; {
	case of == seats:
	case of == 1:
		alone = func() shell.Navigation { return g.playDeal(code, g.alone()) }
	default:
		fault = g.SayCount("deal.seats", of, nil)
	}
	return 0, alone, fault
}

func (g *game) StartSeriesMatch(s play.Series, text string) shell.Navigation {
	variant, _ := thegame.ParseVariant(s.Choices[variantOption.Name])
	code, err := record.ParseCode(text)
	if err != nil {
		code = g.newCode(variant, len(s.Players))
	}
	var players []play.Player
	for i, name := range g.SeriesPlayerNames(s) {
		players = append(players, play.Player{Name: name, Kind: s.Players[i].Kind})
	}
	return g.playDeal(code, players)
}

func (g *game) SeatName(seat int) string {
	return g.Say("partner.name." + strconv.Itoa(seat%thegame.MaxSeats+1))
}

func (g *game) SeatFace(seat int) kit.Motif {
	return pictures.SeatMotif(seat % thegame.MaxSeats)
}

func (g *game) DrawPortrait(seat int, room geom.Rect, alpha float64) {
	size := min(room.W, room.H)
	g.Canvas.DrawPicture(g.SeatFace(seat), geom.RectAround(room.Center(), size, size), alpha)
}
