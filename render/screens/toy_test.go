package screens

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"dreist/build/need"
	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/rulebook"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/sounds"
)

// toyGame is one of the toy games as the screens see it.
type toyGame struct {
	*GameScreens
	rules    toyRules
	ends     func(*EndScreen, *TableResult) // changes what the end of a match shows, nil for nothing
	disk     chan struct{}                  // while it is open, the disk hangs as soon as it writes the notes called slow; nil for never
	stumbles bool                           // there is a fault in writing them
}

// handSize is an option of a toy game, in the words of the size of letters.
var handSize = play.TableOption{Name: "hand", LabelKey: "settings.text", Values: []string{"100", small}, MaxPlayers: 2}

// small is the value of handSize with a card less in each hand.
const small = "115"

// ownSwitch is a switch of a toy game, in the words of one of the settings.
const ownSwitch = "settings.symbols"

// slow is the name of notes for which the disk may need long.
const slow = "slow"

// newToy returns a toy game with what is stored in a folder.
func newToy(t testing.TB, folder string, rules toyRules) *toyGame {
	return newToys(t, folder, rules)[0]
}

// newToys returns toy games in one program, with what is stored in a folder.
func newToys(t testing.TB, folder string, all ...toyRules) (games []*toyGame) {
	t.Helper()
	files := need.Value(store.OpenFolder(folder))(t)
	seed := uint64(0)
	var listed []GameInfo
	for _, rules := range all {
		g := &toyGame{rules: rules}
		games, listed = append(games, g), append(listed, g.listed())
	}
	p, err := NewProgram(Options{
		Options: shell.Options{Sound: sounds.NewSilentPlayer(), Locale: "en", Seed: func() uint64 { seed++; return seed }}, Store: files,
		Today: func() string { return "2026-11-21" }, ExportFolder: store.OpenExportFolder(t.TempDir()),
	}, listed...)
	if err != nil {
		t.Fatal(err)
	}
	for i, g := range games {
		g.GameScreens = p.games[i]
	}
	files.InterceptWrites(func(step, path string) error {
		if step == "write" && strings.Contains(path, slow) {
			games[0].write()
		}
		return nil
	})
	return games
}

// write is what the disk does with the notes called slow.
func (g *toyGame) write() {
	if g.stumbles {
		panic("no ink")
	}
	if g.disk != nil {
		<-g.disk
	}
}

// listed returns the toy game as a list of games has it.
func (game *toyGame) listed() GameInfo {
	return GameInfo{
		Title: game.rules.title, Name: game.rules.name, IsRecord: game.rules.reads, IsNewer: func(text string) bool { return strings.HasPrefix(text, "newer") },
		Open: func(g *GameScreens) Game {
			game.GameScreens, g.TableGame = g, game
			g.RuleBook = game.book()
			return game
		},
		Box:        GameBox{Cover: kit.Crown},
		KeyActions: []input.Action{{Command: input.FirstGameCommand, Name: "usual", Group: input.GroupEverywhere, Keys: input.PrintedKeys("a")}},
		Switches:   []GameSetting{HintSwitch(), {LabelKey: ownSwitch, Default: true}},
		SeatRules:  game.rules.table, CountsCards: game.rules.cards, Slots: []store.Slot{store.TableSlot, store.PracticeSlot}, SetupTitleKey: "start.table",
		Filters: []HistoryFilter{{LabelKey: "history.kind.all"}, {LabelKey: "history.kind.practice", Kinds: []store.Kind{store.KindPractice}}},
	}
}

func (g *toyGame) Statistics() Statistics {
	return Statistics{Pages: func() []StatisticsPage {
		return []StatisticsPage{{NameKey: "statistics.page.overview", Items: func() []panel.Item { return []panel.Item{panel.Paragraph{Text: "Records of " + g.rules.title}} }}}
	}}
}

func (g *toyGame) DescribeMatch(e *store.HistoryEntry) MatchDescription {
	result := map[store.End]string{store.Ranked: fmt.Sprint("places ", e.Summary.Places), store.AllWon: "all won", store.AllLost: fmt.Sprint("all lost, ", e.Summary.Scores[0], " left")}
	return MatchDescription{GameText: fmt.Sprint(e.Summary.SeatCount, " seats"), ResultText: result[e.Summary.End]}
}

// ShowFailure keeps to itself what happens to the notes called slow.
func (g *toyGame) ShowFailure(f profile.Failure) (shown bool) { return f.Name == slow }

func (g *toyGame) SeatName(seat int) string {
	return []string{"Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Jon"}[seat]
}

func (g *toyGame) DrawInvitation(geom.Rect) {}

func (g *toyGame) StartOrContinueMatch() shell.Navigation { return g.ShowSeriesOrSetup() }

func (g *toyGame) SeatFace(int) kit.Motif               { return kit.Crown }
func (g *toyGame) DrawPortrait(int, geom.Rect, float64) {}

func (g *toyGame) ReadTableCode(string, int) (starts int, alone func() shell.Navigation, fault string) {
	return 0, nil, "There are no codes."
}

func (g *toyGame) ReadMatch(text string, to play.Saver) (profile.Match, error) {
	return g.rules.resume(text, to)
}

func (g *toyGame) ModeOf(slot store.Slot, _ profile.Match) (profile.MatchMode, bool) {
	if slot == g.GameSlot(store.PracticeSlot) {
		return g.mode(store.PracticeSlot), true
	}
	return g.mode(store.TableSlot), true
}

// mode returns one of the two modes of a toy game: at a table, and practice, which does not count.
func (g *toyGame) mode(slot store.Slot) profile.MatchMode {
	kind, count := store.KindTable, g.count
	if slot == store.PracticeSlot {
		kind, count = store.KindPractice, func(*profile.StoredMatch) {}
	}
	remember := func(k *profile.StoredMatch) store.FinishedGame {
		f := k.Match.Facts()
		return store.FinishedGame{Date: g.Options.Today(), Kind: kind, Summary: store.Summary{
			GameName: g.about.Name, SeatCount: len(f.Scores), Outcome: f.Outcome, TurnCount: f.TurnCount, OpponentKinds: f.Players[1:],
		}}
	}
	return profile.MatchMode{Slot: g.GameSlot(slot), MakeHistoryEntry: remember, CountMatch: count}
}

func (g *toyGame) count(k *profile.StoredMatch) {
	s := g.Series()
	if !slices.ContainsFunc(s.Games, func(counted store.SeriesGame) bool { return counted.ID == k.ID }) {
		g.CountInSeries(k, len(s.Games)+1, s.NextStarter(), "")
	}
}

func (g *toyGame) StartSeriesMatch(s play.Series, _ string) shell.Navigation {
	var players []play.Player
	for i, name := range g.SeriesPlayerNames(s) {
		players = append(players, play.Player{Name: strings.ReplaceAll(name, " ", "-"), Kind: s.Players[i].Kind})
	}
	k, err := g.StartMatch(g.mode(store.TableSlot), func(to play.Saver) (profile.Match, error) {
		hands := g.rules.deal(len(players), g.NextSeed())
		if s.Choices[handSize.Name] == small {
			for i := range hands {
				hands[i] = hands[i][1:]
			}
		}
		return g.rules.begin(players, hands, to)
	})
	if err != nil {
		g.ShowNotice("notice.title.failed", "notice.deal.failed")
		return shell.Stay()
	}
	return g.ShowMatch(k)
}

// start is the lowest screen: the ways to the screens that every game has.
type start struct {
	*shell.PanelScreen
	shelf *GameShelf
}

func (g *toyGame) FirstScreen() shell.Screen {
	shelf := g.newShelf(ShelfButton{picture: kit.Crown, key: "data.open", action: g.ShowFiles})
	return start{shelf: shelf, PanelScreen: g.NewPanelScreen(shell.PanelScreen{OnEscape: shell.Stay, Decorate: func(*panel.Panel) { shelf.DrawOpening(geom.Rect{}) }, Animation: shelf, HandlePlaced: shelf.setPanel, Items: func() []panel.Item {
		return []panel.Item{
			panel.Title{Text: g.rules.title},
			g.Button("start.table", panel.PrimaryStyle, g.ShowSeriesOrSetup),
			g.Button("history.open", panel.QuietStyle, g.ShowHistory),
			g.Button("book.learn.rules", panel.QuietStyle, g.SearchRuleBook), shelf.PanelItem(),
		}
	}})}
}

func (start) IsFullWindow() bool { return true }

// book returns a book with two points, of which the second has a ruling.
func (g *toyGame) book() *RuleBook {
	return &RuleBook{
		Context: g.Context, Canvas: g.Canvas, OpenExample: func(int) shell.Navigation { return shell.Close() },
		Rules: rulebook.New("", "", "T", nil, rulebook.Section{rulebook.PlainParagraph("Cards", "Higher wins.")}, rulebook.Section{rulebook.PlainParagraph("Turns", "The pile grows."), rulebook.RulingParagraph(1, "Turns", 3)}),
		Pages: []OverviewPage{{tabKey: "One", pointKeys: []string{"Cards"}, diagrams: still}, {tabKey: "Two", pointKeys: []string{"Ends", "Turns"}, diagrams: still}},
	}
}

func still(stage.Speed, bool) []Diagram { return nil }

// Refusal explains nothing.
