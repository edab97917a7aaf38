package dreixdrei

import (
	"strconv"
	"sync"

	"dreist/assets"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/match"
	"dreist/game/dreixdrei/primer"
	"dreist/game/dreixdrei/record"
	"dreist/game/dreixdrei/rival"
	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/store"
	"dreist/render/dreixdrei/learn"
	"dreist/render/dreixdrei/pictures"
	"dreist/render/dreixdrei/table"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/screens"
	"dreist/render/screens/awards"
	"dreist/render/search"
	"dreist/render/shell"
	"dreist/render/teach"
)

type game struct {
	*screens.GameScreens
	say        table.Sentences
	hintLimits search.Limits
	judge      search.Judge[rival.Loss]
	examples   func() []*primer.Example
	lessons    *screens.ExampleList
	medals     *awards.Awards
}

func newGame(shared *screens.GameScreens) *game {
	g := &game{GameScreens: shared, say: table.Sentences{Texts: shared.Texts}, hintLimits: search.DefaultLimits()}
	g.judge.GamesPerDecision = 800
	g.examples = sync.OnceValue(primer.Examples)
	g.lessons = &screens.ExampleList{
		GameScreens: shared, NotesKey: "examples", ExampleCount: primer.ExampleCount, TitleKey: func(number int) string { return g.examples()[number-1].TitleKey },
		OpenTable: g.sitAtExample, BackScreen: g.learn, DrawExample: g.drawExample,
	}
	g.medals = g.medalsOf(shared)
	g.Background, g.TableGame, g.CountTableMatch = g.medals, g, g.countTableMatch
	g.RuleBook = learn.NewRuleBook(shared.Context, shared.Canvas, func(number int) shell.Navigation { return g.lessons.OpenExample(number, teach.BackToBookLabelKey) })
	return g
}

func (g *game) DrawInvitation(room geom.Rect) {
	size := min(room.W/2, room.H)
	for h := range pictures.Fighter(2) {
		middle := geom.Point{X: room.Center().X + (float64(h)-0.5)*size*0.9, Y: room.Center().Y}
		g.Canvas.DrawPicture(pictures.FighterMotif{Fighter: h, Mood: pictures.MoodTeasing}, geom.RectAround(middle, size, size), 1)
	}
}

// The tags of a record with the code of its deal and the number of the game in its series.
const (
	codeTag   = "Code"
	seriesTag = "Series"
)

func (g *game) countTableMatch(k *profile.StoredMatch) {
	m := k.Match.(*match.Match)
	if n, err := strconv.Atoi(m.TagValue(seriesTag)); err == nil {
		g.CountInSeries(k, n, play.Seat(m.Deal().StartSeat), m.TagValue(codeTag))
	}
}

func (g *game) ReadMatch(text string, to play.Saver) (profile.Match, error) {
	return match.Resume(text, to)
}

func (g *game) ModeOf(slot store.Slot, m profile.Match) (profile.MatchMode, bool) {
	practice := m.(*match.Match).TagValue(play.PracticeTag)
	fits := practice == ""
	switch slot {
	case g.GameSlot(store.PracticeSlot):
		fits = practice != ""
	case g.GameSlot(screens.FirstGameSlot):
		fits = practice == guided
	}
	return g.SlotMode(slot), fits
}

// usualRivals is the number of computer players until the player chooses another.
const usualRivals = 3

func (g *game) StartOrContinueMatch() shell.Navigation {
	if k := g.UnfinishedMatch(store.TableSlot); k != nil {
		return g.ContinueMatch(k)
	}
	return g.playRivals()
}

func (g *game) playRivals() shell.Navigation {
	players := []play.Player{{Kind: play.Person}}
	for range usualRivals {
		players = append(players, play.Player{Kind: rival.FairKind})
	}
	begin := func() shell.Navigation { return g.StartSeries(play.NewSeries(players, 0, 0), "") }
	if g.IsSeriesRunning() {
		return g.ConfirmNewMatch("dreixdrei.begin.anew", shell.Close, begin)
	}
	return begin()
}

func (g *game) ReadTableCode(text string, seats int) (starts int, alone func() shell.Navigation, fault string) {
	code, err := record.ParseCode(text)
	if err != nil {
		return 0, nil, g.Say("dreixdrei.deal.wrong")
	}
	deal := code.Deal()
	if deal.SeatCount != seats {
		fault = g.SayCount("dreixdrei.deal.seats", deal.SeatCount, nil)
	}
	return int(deal.StartSeat), nil, fault
}

func (g *game) StartSeriesMatch(s play.Series, text string) shell.Navigation {
	seats := len(s.Players)
	code, err := record.ParseCode(text)
	if err != nil {
		if code, err = record.NewCode(seats, setsFor(seats, s.Choices[setsOption.Name]), dreixdrei.Seat(s.NextStarter()), g.NextSeed()); err != nil {
			panic(err) // the set-up offers nothing else
		}
	}
	var players []play.Player
	for i, name := range g.SeriesPlayerNames(s) {
		players = append(players, play.Player{Name: name, Kind: s.Players[i].Kind})
	}
	tags := []record.Tag{{Name: codeTag, Value: code.String()}, {Name: seriesTag, Value: strconv.Itoa(len(s.Games) + 1)}}
	return g.begin(store.TableSlot, code.Deal(), players, tags)
}

func (g *game) begin(slot store.Slot, deal dreixdrei.Deal, players []play.Player, tags []record.Tag) shell.Navigation {
	return g.StartMatchWithDealing(g.SlotMode(g.GameSlot(slot)), func(to play.Saver) (profile.Match, error) { return match.New(deal, players, tags, to) })
}

func (g *game) SeatName(seat int) string {
	return g.Say(assets.LineKey("dreixdrei.seat.names", seat%assets.LineCount("dreixdrei.seat.names")+1))
}

func (g *game) SeatFace(seat int) kit.Motif {
	return pictures.FighterMotif{Fighter: pictures.Fighter(seat)}
}

func (g *game) DrawPortrait(seat int, room geom.Rect, alpha float64) {
	size := min(room.W, room.H)
	table.DrawPortrait(g.Canvas, dreixdrei.Seat(seat), geom.RectAround(room.Center(), size, size), alpha)
}
