package dreist

import (
	"image"
	"os"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/fault"
	"dreist/game/dreist/days"
	"dreist/game/dreist/ladder"
	rules "dreist/game/dreist/medals"
	"dreist/game/profile"
	"dreist/game/rulebook"
	"dreist/game/store"
	"dreist/render/dreist/analyses"
	"dreist/render/dreist/book"
	"dreist/render/dreist/climb"
	"dreist/render/dreist/daily"
	"dreist/render/dreist/hints"
	"dreist/render/dreist/host"
	"dreist/render/dreist/lessons"
	"dreist/render/dreist/medals"
	"dreist/render/dreist/overview"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/school"
	"dreist/render/dreist/statistics"
	"dreist/render/dreist/words"
	"dreist/render/kit"
	"dreist/render/screens"
	"dreist/render/shell"
)

// game is DREIst! as the program shows it: what all its screens share. It knows which screens there are and what each is
// made from, but not which of them are open.
type game struct {
	*screens.Front
	say        words.Sentences
	canvas     pictures.Canvas
	counting   counting
	firstGame  firstGame
	climb      *climb.Climb
	daily      *daily.Daily
	past       *statistics.Past
	medals     *medals.Medals
	examples   *school.Examples
	puzzles    *school.Puzzles
	overview   *overview.Overview
	statistics *statistics.Statistics
	analyses   *analyses.Analyses
	develop    func(*ebiten.Image) image.Image // reads a picture back
	thinking   hints.Thinking                  // about hints
	sat        int                             // how many tables were opened
	welcome    *welcome
}

// NewApp prepares the program with what is stored. Its errors name a broken part of the program itself; broken files of
// the player are told in the game.
func NewApp(o screens.Options) (app *shell.App, err error) {
	defer fault.Catch(func(f *fault.Fault) { app, err = onlyTells(o, f) })
	a, err := newGame(o)
	if err != nil {
		return nil, err
	}
	return shell.New(a.Context, a, func() shell.Screen { return a.startScreen() }, o.File), nil
}

// onlyTells returns a program that tells of a fault at which it could not start, and does nothing else. As what is stored may have brought that, it does without,
// but for the games that it puts into the report.
func onlyTells(o screens.Options, found *fault.Fault) (app *shell.App, err error) {
	defer fault.Catch(func(*fault.Fault) { err = found })
	stored := profile.Open(o.Store)
	if o.Store, err = store.Open(os.DevNull); err != nil {
		return nil, found
	}
	o.Crash = ""
	a, err := newGame(o)
	if err != nil {
		return nil, found
	}
	a.Profile = stored
	return shell.New(a.Context, a, func() shell.Screen { panic(found) }, ""), nil
}

// newGame prepares what the screens share.
func newGame(o screens.Options) (*game, error) {
	a := &game{develop: develop, thinking: hints.Usual()}
	a.welcome = &welcome{game: a}
	o.Store = o.Store.With(rules.Rules())
	var err error
	a.Front, err = screens.New(o, a)
	if err != nil {
		return nil, err
	}
	a.canvas = pictures.Canvas{Canvas: kit.NewCanvas(a.Fonts(), a.Layers()), Face: new(pictures.LiveFace)}
	a.canvas.Pattern = pictures.SuitsMotif
	a.say = words.Sentences{Texts: a.Texts}
	a.counting, a.firstGame, a.past = counting{a}, firstGame{a}, &statistics.Past{Front: a.Front}
	a.climb = &climb.Climb{
		Front: a.Front, Canvas: a.canvas, Words: a.say, Play: a.playRung,
		Begun: func() *climb.Game { return a.rungBegun(ladder.Slot) }, Practised: func() *climb.Game { return a.rungBegun(practiceSlot) },
	}
	a.daily = &daily.Daily{
		Front: a.Front, Words: a.say, Today: a.today, Games: a.past.Games, Deal: a.playDay,
		Begun: func() *daily.Game { return a.dayBegun(days.Slot) }, Practised: func() *daily.Game { return a.dayBegun(practiceSlot) },
	}
	a.examples = &school.Examples{Front: a.Front, Canvas: a.canvas, Open: a.openExample, Learn: a.learnScreen}
	a.puzzles = &school.Puzzles{Front: a.Front, Canvas: a.canvas, Words: a.say, Pose: a.pose, Learn: a.learnScreen, Examples: a.examples.Show}
	a.examples.Puzzles = a.puzzles.Show
	a.statistics = &statistics.Statistics{Front: a.Front, Canvas: a.canvas, Words: a.say, Past: a.past.Games, BestRung: func() int { return a.climb.State().Best }, Ladder: a.climb.Show, Look: a.lookBackFromStatistics}
	a.analyses = &analyses.Analyses{
		Front: a.Front, Canvas: a.canvas, Games: analyses.Games, Puzzle: a.puzzles.Train, Read: func() { a.medals.Reach(rules.Analysis) },
		Example: func(number int) shell.Step { return a.openExampleFrom(number, startAway) },
	}
	a.medals = &medals.Medals{
		Front: a.Front, Canvas: a.canvas, Games: a.past.Games, Uncounted: a.past.Pending, Known: a.learned, Today: a.today,
	}
	a.statistics.Next, a.statistics.Shelf = a.analyses.Next, a.welcome.shelf
	a.overview = &overview.Overview{
		Context: a.Context, Canvas: a.canvas,
		Read:    func(at rulebook.Place) shell.Step { return a.ShowBook(book.PlaceIn(at)) },
		Example: func(number int) shell.Step { return a.openExampleFrom(number, lessons.BackToOverview) },
	}
	a.TellFailures()
	for _, slot := range slots() {
		a.findSaved(slot) // counts what was finished and not counted when the program was killed
	}
	return a, nil
}

// Begin prepares the drawing of a frame.
func (a *game) Begin(screen *ebiten.Image) {
	a.dress()
	a.canvas.On(screen)
}

// dress lets pictures look as the player chose.
func (a *game) dress() {
	a.canvas.Sprites.SetTheme(a.Theme())
	cards := a.Settings().Cards
	a.canvas.Sprites.SetCards(kit.CardStyle{Back: cards.Back, Strong: cards.StrongSymbols})
}

// Veil darkens what lies below a panel.
func (a *game) Veil(_ *ebiten.Image, alpha float64) { a.canvas.Veil(a.Frame().W, a.Frame().H, alpha) }

// Welcome lets Egon look over the edge of a panel.
func (a *game) Welcome(w shell.Welcome) { host.Draw(a.canvas, a.Frame(), w) }

// Work lets what is remembered be stored and draws some of the pictures that are shown from another size.
func (a *game) Work() bool {
	a.Profile.Tick()
	a.TellFailures()
	a.dress()
	a.canvas.Labels.Tick()
	a.past.Recount()
	a.medals.Attend()
	return a.canvas.Sprites.Work()
}

// Pending reports whether something is still to be stored, or a picture shown from another size.
func (a *game) Pending() bool {
	return a.Profile.Busy() || a.past.Pending() || a.medals.Pending() || a.canvas.Sprites.Pending()
}
