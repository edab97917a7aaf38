package dreist

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/progress"
	"dreist/game/store"
	"dreist/render/dreist/climb"
	"dreist/render/dreist/effects"
	"dreist/render/dreist/records"
	"dreist/render/geom"
	"dreist/render/screens"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/target"
)

func (g *guest) deal(m mode, deal dreist.Deal, names ...string) {
	g.take(g.game.play(m, deal, record.NumberedSeats(names...), m.tags(record.Code{})))
	g.AdvanceToRest()
}

// lastCard begins a game in which the player has one card left to discard, and Egon so many cards.
func (g *guest) lastCard(egons int) {
	var pile []dreist.Card
	for i := range egons {
		pile = append(pile, dreist.Card(30+i))
	}
	g.deal(mode{slot: store.SoloSlot}, dreist.Deal{Mode: dreist.SoloMode, Hands: [][]dreist.Card{{0}, {}}, Piles: [][]dreist.Card{{}, pile}}, "You", "Egon")
}

func (g *guest) winLast() {
	g.lastCard(9)
	g.discardFirst()
	g.AdvanceToRest()
}

// win wins a game by its last card, at a speed, and waits until the end is celebrated.
func win(t *testing.T, frame stage.Frame) *guest {
	t.Helper()
	g := newApp(t)
	g.resize(frame)
	g.SetSpeed(stage.NormalSpeed)
	g.lastCard(9)
	g.discardFirst()
	for ticks := 0; ; ticks++ {
		s, _, _ := g.table.Timeline.CurrentStep()
		if _, won := s.Event.(dreist.MatchWon); won {
			return g
		}
		if ticks > 200 {
			t.Fatal("nothing is celebrated")
		}
		g.Advance()
	}
}

// TestTheEndLooksAlikeHoweverItCame compares a table whose end was seen to the last piece of confetti with others.
func TestTheEndLooksAlikeHoweverItCame(t *testing.T) {
	seen, flushed, instant := win(t, testFrame), win(t, testFrame), newApp(t)
	for seen.panel == nil || seen.App.NeedsTick() {
		seen.Advance()
	}
	flushed.table.FinishMotion()
	flushed.wait(300)
	instant.SetSpeed(stage.InstantSpeed)
	instant.winLast()
	instant.wait(30) // Egon's face keeps its pace
	want, face := *seen.table.Timeline.CurrentPicture(), seen.table.Opponents.Egon.Face.Expression()
	for name, g := range map[string]*guest{"flushed": flushed, "instant": instant} {
		if *g.table.Timeline.CurrentPicture() != want || g.table.Effects.IsMoving() || g.table.Opponents.Egon.Face.Expression() != face {
			t.Errorf("%s: the cards lie otherwise, Egon looks otherwise, or effects go on", name)
		}
		if g.ScreenText() != seen.ScreenText() {
			t.Errorf("%s: got\n%s\nwant\n%s", name, g.ScreenText(), seen.ScreenText())
		}
	}
	if face.TieRemoval != 1 {
		t.Error("Egon has put his bow tie on again")
	}
}

// TestNobodyFliesAcrossTheTitleOfAWin follows every figure that goes on from the table into the panel, in windows of every shape.
func TestNobodyFliesAcrossTheTitleOfAWin(t *testing.T) {
	for _, size := range []stage.Frame{smallestFrame, testFrame, {W: 1920, H: 1080, Scale: 1}, {W: 3440, H: 1440, Scale: 1}} {
		a := win(t, size)
		a.table.FinishMotion()
		a.AdvanceToRest()
		room, ok := a.panel.Panel().PictureRoomRect()
		if !ok {
			t.Fatalf("%v: there is no room for a picture", size)
		}
		g, sheet := a.table.Timeline.Geometry(), a.panel.Bounds()
		// The title begins a little right of the picture and takes no more than two thirds of the room there.
		wide := sheet.Right() - (room.X - sheet.X) - room.Right()
		words := geom.Rect{X: room.Right() + wide/32, Y: room.Y, W: wide * 2 / 3, H: room.H}
		to, large := records.CrownedFigureSpot(g, room, sheet.Y)
		if foot := to.Y + large/2; foot > room.Bottom()+1 {
			t.Errorf("%v: the winner stands on the buttons: it ends at %.0f, its room at %.0f", size, foot, room.Bottom())
		}
		for family := range dreist.Color(dreist.ColorCount) {
			from, wide := effects.FigurePlace(g, family)
			for i := range 101 {
				at := records.LeapPoint(from, to, large, float64(i)/100)
				if geom.RectAround(at, wide*0.9, wide*0.9).OverlapArea(words) > 0 {
					t.Fatalf("%v: after %d %% of its way figure %d is at %v, on the words at %v", size, i, family, at, words)
				}
			}
		}
	}
}

// wonGame returns a deal against Egon, moves that win it by laying whatever fits, and the record of that with some tags.
func wonGame(t testing.TB, tags ...record.Tag) (deal dreist.Deal, moves []dreist.Move, text string) {
	t.Helper()
	deal = dreist.NewSoloDeal(dreist.EvenCardCount, 0)
	m, err := match.New(deal, record.NumberedSeats("You", "Egon"), tags, play.DiscardSaver{})
	for err == nil && !m.IsOver() {
		move := keenMove(m.Position())
		if m.Position().Turn() == 0 {
			moves = append(moves, move)
		} else {
			move = m.Position().AppendMoves(nil)[0]
		}
		_, err = m.Play(move)
	}
	if err != nil || m.Position().Winner() != 0 {
		t.Fatalf("the game is not won: %v", err)
	}
	return deal, moves, m.Record()
}

// TestATrueRecordIsPraised wins faster than ever, with the usual number of cards.
func TestATrueRecordIsPraised(t *testing.T) {
	deal, moves, _ := wonGame(t)
	g := newApp(t)
	g.Profile.AddFinished(store.Slot("other"), store.FinishedGame{
		Record: "; a game\n", Date: "2026-11-20", Kind: store.KindSolo,
		Summary: store.Summary{GameName: "dreist", SeatCount: 2, Seat: 1, Outcome: store.WonBy(0, 0, 4), TurnCount: 99, OpponentKinds: []string{"egon"}},
	})
	g.SetSpeed(stage.InstantSpeed)
	g.deal(mode{slot: store.SoloSlot}, deal, "You", "Egon")
	for _, m := range moves {
		g.table.Play(m)
		g.AdvanceToRest()
	}
	g.WantText(g.Say("end.record"))
}

// TestTheTableMakesRoomForThePanelOfTheEnd closes the panel and opens it again.
func TestTheTableMakesRoomForThePanelOfTheEnd(t *testing.T) {
	g := newApp(t)
	g.lastCard(9)
	if g.discardFirst(); g.table.IsUnderEnd() {
		t.Error("the end is told before it is seen")
	}
	for _, told := range []bool{true, false, true} {
		g.AdvanceToRest()
		if isUnder, away := g.table.IsUnderEnd(), g.table.Opponents.Egon.AwaySign.FinalOpacity == 1; isUnder != told || away != told || (g.panel != nil) != told {
			t.Fatalf("a panel lies over the table: %v; the table takes it for %v, Egon's seat is empty: %v", g.panel != nil, isUnder, away)
		}
		if told {
			g.close()
		} else {
			g.table.Request(tabletop.RequestEnd)
		}
	}
}

// TestTheThirdRowIsSeenToTheEnd wins against Egon and at tables, also a series with equal sums.
func TestTheThirdRowIsSeenToTheEnd(t *testing.T) {
	for seats := range dreist.MaxSeats + 1 {
		g := newApp(t)
		g.SetSpeed(stage.InstantSpeed)
		names := []string{"Ada", "Ben", "Cleo", "Dora"}[:max(seats, 2)]
		deal := dreist.Deal{Mode: dreist.TableMode, Hands: [][]dreist.Card{{0}, {40, 50}, {60, 61}, {70, 71}}[:len(names)], Piles: make([][]dreist.Card, len(names))}
		switch seats {
		case 0: // Ben begins and discards; Ada discards her last card, and he has one left.
			s := play.NewSeries([]store.SeriesPlayer{{Name: "Ada", Kind: store.SeatPerson}, {Name: "Ben", Kind: store.SeatPerson}}, 0, 2)
			s.AddGame(0, play.MatchFacts{Outcome: store.WonBy(1, 1, 0)}, "", "")
			g.SaveSeries(s)
			deal.StartSeat = 1
			g.deal(mode{slot: store.TableSlot, series: 2}, deal, names...)
			g.passCurtain()
			g.discardFirst()
		case 1:
			g.lastCard(9)
		default:
			g.deal(mode{slot: store.TableSlot}, deal, names...)
		}
		g.passCurtain()
		g.discardFirst()
		if g.AdvanceToRest(); g.panel == nil {
			t.Fatalf("%d: no panel", seats)
		}
		if seats == 0 {
			g.WantText("Ada and Ben")
			g.WantText("One card left each")
			if !slices.Equal(g.table.SeriesWinners, []int{0, 1}) {
				t.Errorf("the table takes the seats %v for the winners of the series, want both", g.table.SeriesWinners)
			}
		}
		at, geometry := g.panel.Bounds(), g.table.Timeline.Geometry()
		third := geometry.CellRect(dreist.Cell{Row: 3, Column: 1})
		covers := seats > 0 && at.Y < third.Y+0.69*third.H // of which enough is seen to tell the cards apart
		if covers || at.Y < geometry.EndPanelTop() || at.Bottom() > 800 || at.X < 0 {
			t.Fatalf("%d: the panel at %v covers the third row at %v, or is not seen as a whole", seats, at, third)
		}
	}
}

// TestEveryEndOffersFewWays ends games of all kinds: in the smallest window what leads on comes first, and all stands apart.
func TestEveryEndOffersFewWays(t *testing.T) {
	for name, begin := range map[string]func(g *guest){
		"a game": (*guest).newGame, "a day": (*guest).playDaily, "a rung": (*guest).climb,
		"the end of a series": func(g *guest) {
			g.SetUp(nil, "Ada", "Ben")
			g.ChangeTableSetup(func(s *store.TableSetup) { s.SeriesLength = 1 })
			g.startTable()
		},
		"practice": func(g *guest) { g.playDaily(); g.finish(true); g.take(g.at.screen.Leave()); g.playDaily() },
	} {
		g := newApp(t)
		g.SetSpeed(stage.InstantSpeed)
		g.resize(smallestFrame)
		begin(g)
		g.finish(true)
		g.wait(100)
		all := g.panel.Targets(nil)
		if len(all) != 4 || !all[0].Primary {
			t.Fatalf("%s: the end offers %v", name, all)
		}
		for i, key := range []string{"review.open", "end.copy", "end.leave"} {
			a, b := all[i].Rect, all[i+1].Rect
			if apart := max(b.Y-a.Bottom(), b.X-a.Right()); apart < 8 || all[i+1].Label != g.Say(key) {
				t.Errorf("%s: %q is %.0f from the one before, want %q", name, all[i+1].Label, apart, g.Say(key))
			}
		}
		if g.close(); g.panel != nil {
			t.Errorf("%s: nothing shows the table", name)
		}
	}
}

// wantStored checks which medals are on disk, and that the player was told of all of them but some.
func (g *guest) wantStored(when, want string, untold ...string) {
	g.Helper()
	notes, err := g.onDisk().LoadNotes(progress.MedalNotes)
	kept, earned := match.Medals().DecodeEarned(notes), []string{}
	for _, m := range match.Medals() {
		if k, had := kept[m]; had {
			earned = append(earned, m.Name)
			if k.WasShown == slices.Contains(untold, m.Name) {
				g.Errorf("%s: of %s is told: %v", when, m.Name, k.WasShown)
			}
		}
	}
	if got := strings.Join(earned, " "); err != nil || got != want {
		g.Errorf("%s: earned is %q (%v), want %q", when, got, err, want)
	}
}

// TestMedalsAreEarnedAtTheTableAndToldOnce wins a game, of which the end is celebrated first. The first game earns no medal at its end.
func TestMedalsAreEarnedAtTheTableAndToldOnce(t *testing.T) {
	deal, moves, _ := wonGame(t)
	for _, slot := range []store.Slot{store.SoloSlot, screens.FirstGameSlot} {
		folder := t.TempDir()
		g := visit(t, folder, 1)
		g.SetSpeed(stage.NormalSpeed)
		g.deal(mode{slot: slot}, deal, "You", "Egon")
		for _, m := range moves[:len(moves)-1] {
			g.table.Play(m)
			g.Advance()
			g.AdvanceToRest()
		}
		g.wait(900)
		g.wantStored("before the end", "trio")
		if slot == screens.FirstGameSlot {
			continue
		}
		g.table.Play(moves[len(moves)-1])
		g.wait(30)
		g.wantStored("while the end is celebrated", "trio cleanwin", "cleanwin")
		g.wait(1200)
		g.wantStored("then", "trio cleanwin")
		again := visit(t, folder, 2)
		if again.wait(60); len(again.game.medals.Announced) > 0 {
			t.Errorf("at another start %v are told again", again.game.medals.Announced)
		}
	}
}

// dailyWin is a finished game, won on the deal of a day after a move was taken back.
func dailyWin(t *testing.T, day string) store.FinishedGame {
	t.Helper()
	_, _, text := wonGame(t, record.Tag{Name: progress.DayTag, Value: day})
	return store.FinishedGame{Record: text, Date: day, Kind: store.KindSolo, Summary: store.Summary{
		GameName: record.Name, SeatCount: 2, Seat: 1, Outcome: store.WonBy(0, 0, 12), TurnCount: 29, OpponentKinds: []string{"egon"},
		Counts: map[string]int{match.TurnTriosCountKey: 1, match.TakenBackCountKey: 1, progress.DayCountKey: progress.DayCountOf(day)},
	}}
}

// TestGamesCountWhenTheyAreFirstSeen starts the program on the history of another one, with the shelf of the medals open: many days are told as
// one. A medal that nobody earns any more is named, and nothing comes back once all is erased.
func TestGamesCountWhenTheyAreFirstSeen(t *testing.T) {
	folder := t.TempDir()
	g := visit(t, folder, 1)
	for n := range 40 {
		need.Value(g.onDisk().AddFinished(dailyWin(t, progress.DateOfDay(20_737+n))))(t)
	}
	avalanche := progress.Medal{Name: "avalanche"}
	need.OK(t, g.onDisk().SaveNotes(progress.MedalNotes, progress.EarnedMedals{avalanche: {Day: "2026-01-01", WasShown: true}}.NotesFor(avalanche)))
	killed := visit(t, folder, 0)
	killed.wait(3)
	killed.onDisk() // what it wrote in the background until then
	g = visit(t, folder, 2)
	g.press("statistics.title", "statistics.page.medals")
	isShown := func() bool {
		return strings.Contains(g.App.VisibleText(), g.Texts.Say("medals.since", assets.Values{"Date": g.FormatDate(g.Today())}))
	}
	if g.wait(900); !isShown() {
		t.Errorf("the shelf does not show the medal:\n%s", g.App.VisibleText())
	}
	g.WantText("Earlier medals: Avalanche")
	const earned = "trio week"
	g.wantStored("counted", earned)
	if now, best := g.game.daily.DayStates().Streak(progress.DateOfDay(20_777)); now != 40 || best != 40 || g.game.daily.DayStates()[progress.DateOfDay(20_771)] != progress.DayWon {
		t.Errorf("got a streak of %d and %d, want 40", now, best)
	}
	if since := g.game.medals.EarnedMedals()[match.DailyWeekMedal].Day; since != g.Today() {
		t.Errorf("a week of days is earned on %q", since)
	}
	g.Day = "2001-01-01" // a clock that is set back takes nothing away
	g.wantStored("the clock is set back", earned)
	if notes, err := g.onDisk().LoadNotes(progress.MedalNotes); err != nil || notes[avalanche.Name] == nil {
		t.Errorf("kept are %v, %v", notes, err)
	}
	g.take(g.game.ShowFiles())
	g.press("erase.open", "erase.yes")
	g.onDisk()
	g.wait(600)
	g.wantStored("erased", "")
	if now, _ := g.game.daily.DayStates().Streak(progress.DateOfDay(20_776)); now != 0 || len(g.FinishedEntries()) > 0 {
		t.Errorf("a streak of %d and %d games are left", now, len(g.FinishedEntries()))
	}
}

// TestTheEndOfAGameIsKilledAtEachStep kills the program after each step of storing a game that is counted. A new one does what is left to do.
func TestTheEndOfAGameIsKilledAtEachStep(t *testing.T) {
	for name, c := range map[string]mode{"ladder": {slot: match.LadderSlot, rung: 50}, "daily": {slot: progress.DaySlot, daily: "2026-11-21"},
		"practice": {slot: store.PracticeSlot, practice: play.RepeatPractice, series: 1}} {
		t.Run(name, func(t *testing.T) {
			folder, before := t.TempDir(), t.TempDir()
			copied := func(from, to string) {
				need.OK(t, os.CopyFS(to, os.DirFS(from)))
			}
			g := visit(t, folder, 6)
			g.game.climb.SaveProgress(match.Ladder{Rung: 50, IsRunning: true, Seeds: []uint64{22}, ClimbCount: 1})
			g.SaveSeries(play.NewSeries([]store.SeriesPlayer{{Name: "Ada", Kind: store.SeatPerson}, {Name: "Ben", Kind: store.SeatPerson}}, 0, 3))
			g.onDisk()
			copied(folder, before)
			deal := record.DailyCode("2026-11-21").Deal()
			switch {
			case c.rung > 0:
				deal = soloCode(c.rung, 22).Deal() // is won by laying whatever fits
			case c.series > 0:
				deal = dreist.NewTableDeal(2, 0, 5)
			}
			k, err := g.StartMatch(g.game.keepMode(c), func(to play.Saver) (profile.Match, error) {
				return match.New(deal, record.NumberedSeats("Ada", "Egon"), c.tags(record.Code{}), to)
			})
			for err == nil && !matchOf(k).IsOver() {
				_, err = matchOf(k).Play(firstMove(matchOf(k).Position()))
			}
			if err != nil {
				t.Fatal(err)
			}
			g.onDisk()
			want := knowledgeOf(t, folder, c)
			if want.finished != 1 || want.unfinished || c.rung > 0 && want.rung != 52 || want.daily != (c.daily != "") || want.series > 0 {
				t.Errorf("known is %+v", want)
			}
			// First the last move is saved, then the game is in the history, then it is counted, then its slot is free.
			for step := 1; step <= 3; step++ {
				killed := t.TempDir()
				copied([]string{before, before, folder}[step-1], killed)
				if step == 2 {
					history, err := os.ReadFile(filepath.Join(folder, "history.jsonl"))
					if err != nil || os.WriteFile(filepath.Join(killed, "history.jsonl"), history, 0o600) != nil {
						t.Fatal(err)
					}
				}
				need.OK(t, os.WriteFile(filepath.Join(killed, string(c.slot)+".dreist"), []byte(k.Match.Record()), 0o600))
				for range 2 {
					if got := knowledgeOf(t, killed, c); got != want {
						t.Errorf("killed after step %d: known is %+v, want %+v", step, got, want)
					}
				}
			}
		})
	}
}

func firstMove(p *dreist.Position) dreist.Move {
	moves := p.AppendMoves(nil)
	return moves[max(slices.IndexFunc(moves, func(m dreist.Move) bool { return m.Action == dreist.LayCard }), 0)]
}

// knowledge is what the program knows of the games that were played.
type knowledge struct {
	finished, series, rung, best, climbs int
	unfinished, daily                    bool
}

// knowledgeOf starts the program on a folder and returns what it knows, also of the unfinished game of a mode.
func knowledgeOf(t *testing.T, folder string, m mode) knowledge {
	t.Helper()
	g := visit(t, folder, 1)
	_, unfinished, err := g.onDisk().LoadGame(m.slot)
	if err != nil || len(g.Notices()) > 0 {
		t.Errorf("the program tells %v (%v)", g.Notices(), err)
	}
	s := g.game.climb.Progress()
	return knowledge{len(g.FinishedEntries()), len(g.Series().Games), s.Rung, s.BestRung, s.ClimbCount, unfinished, g.game.daily.IsDone("2026-11-21")}
}

// TestTheLadderIsClimbedUntilEgonWins plays games that count and practice.
func TestTheLadderIsClimbedUntilEgonWins(t *testing.T) {
	a := newApp(t)
	practice := func(rung int) func() { return func() { a.take(a.game.climb.StartPractice(rung)) } }
	last := func() {
		a.game.climb.SaveProgress(match.Ladder{Rung: dreist.LastRung, IsRunning: true, BestRung: 92, Seeds: make([]uint64, 23), ClimbCount: 2})
		a.climb()
	}
	var second dreist.Position
	for i, c := range []struct {
		begin   func()
		own     int // cards of the player at the start
		won     bool
		rung    int // afterwards
		running bool
		best    int
		way     climb.LadderView
	}{
		{a.climb, 50, true, 52, true, 50, climb.LadderView{EndRung: 52, StartRung: 50, Movement: climb.ClimbMovement, BestRung: 50}},
		{a.climb, 52, true, 54, true, 52, climb.LadderView{EndRung: 54, StartRung: 52, Movement: climb.ClimbMovement, BestRung: 52}},
		{a.climb, 54, false, 54, false, 52, climb.LadderView{StartRung: 54, Movement: climb.FallMovement, BestRung: 52, LastLostRung: 54}},
		{practice(52), 52, true, 54, false, 52, climb.LadderView{EndRung: 54, StartRung: 52, Movement: climb.ClimbMovement, BestRung: 52, LastLostRung: 54}},
		{a.newGame, 48, true, 54, false, 52, climb.LadderView{}},
		{a.climb, 50, false, 50, false, 52, climb.LadderView{StartRung: 50, Movement: climb.FallMovement, BestRung: 52, LastLostRung: 50}},
		{last, 94, true, 94, false, 94, climb.LadderView{EndRung: 94, StartRung: 94, Movement: climb.TopMovement, BestRung: 94, LastLostRung: 50}},
	} {
		c.begin()
		start, rung := a.table.Match.InitialPosition(), a.at.mode.rung
		if got := start.CardsLeft(0); got != c.own || start.CardsLeft(dreist.EgonSeat) != dreist.CardCount-c.own {
			t.Errorf("game %d is played with %d cards, want %d", i, got, c.own)
		}
		if i == 1 {
			second = start
		} else if i == 3 && start != second {
			t.Errorf("practice of the second game is not played on the same deal")
		}
		a.finish(c.won)
		if s := a.game.climb.Progress(); s.Rung != c.rung || s.IsRunning != c.running || s.BestRung != c.best {
			t.Errorf("game %d: got rung %d, running %v, best %d, want %d, %v, %d", i, s.Rung, s.IsRunning, s.BestRung, c.rung, c.running, c.best)
		}
		if got := a.game.climb.ViewAfterGame(rung, a.table.IsWon()); rung > 0 && got != c.way {
			t.Errorf("game %d: the picture is %+v, want %+v", i, got, c.way)
		}
	}
}

// TestAClimbSurvivesTheEndOfTheProgram leaves the second rung and comes back, also after its game or the file of the ladder is lost.
func TestAClimbSurvivesTheEndOfTheProgram(t *testing.T) {
	folder := t.TempDir()
	a := visit(t, folder, 1)
	a.climb()
	a.finish(true)
	a.climb()
	start := a.table.Match.InitialPosition()
	a.discardFirst()
	for _, lose := range []func(){
		func() {}, func() { _ = a.Options.Store.DeleteGame(match.LadderSlot) }, func() {
			need.OK(t, os.WriteFile(filepath.Join(folder, "notes", "ladder.json"), []byte("{"), 0o600))
		},
	} {
		a.onDisk()
		lose()
		a = visit(t, folder, 2)
		if a.AdvanceToRest(); a.offers("notice.ok") {
			a.WantText("ladder.aside-1.json")
			a.press("notice.ok")
		}
		a.press("start.ladder")
		odds := match.OddsOf(52)
		a.WantText(a.Texts.Say("ladder.odds", assets.Values{"Fair": odds.Fair.Percent(), "Strong": odds.Strong.Percent()}))
		a.ClickTarget(func(x target.Target) bool { return x.Primary })
		if a.table.Match.InitialPosition() != start || a.at.mode.rung != 52 {
			t.Errorf("it goes on at rung %d on another deal, want 52", a.at.mode.rung)
		}
	}
}

// TestEveryModeHasItsTitleAndItsPlaceInTheHistory asks games of every kind what the window is called and how they are listed.
func TestEveryModeHasItsTitleAndItsPlaceInTheHistory(t *testing.T) {
	a := newApp(t)
	m := need.Value(match.New(soloCode(54, 1).Deal(), record.NumberedSeats("Du", "Egon"), nil, play.DiscardSaver{}))(t)
	for want, c := range map[string]struct {
		mode
		kind   store.Kind
		listed string
	}{
		"Game against Egon":                 {mode{slot: store.SoloSlot}, store.KindSolo, "solo"},
		"Ladder 54 : 42":                    {mode{slot: "ladder", rung: 54}, match.LadderKind, "ladder"},
		"Daily deal for 24 Nov 2026":        {mode{slot: "daily", daily: "2026-11-24"}, store.KindSolo, "solo"},
		"Two to four players":               {mode{slot: store.TableSlot}, store.KindTable, "table"},
		"Two to four players · Game 1 of 1": {mode{slot: store.TableSlot, series: 1}, store.KindTable, "table"},
		"Practice – doesn’t count":          {mode{slot: store.PracticeSlot, practice: play.RepeatPractice}, store.KindPractice, "practice"},
		"First game":                        {mode{slot: screens.FirstGameSlot, practice: practiceFirst}, store.KindFirst, "practice"},
	} {
		if got := a.game.newSitting(m, c.mode).title(); got != want || c.mode.kind() != c.kind {
			t.Errorf("%+v: the title tells %q, want %q; it is listed as %s", c, got, want, c.mode.kind())
		}
		for _, k := range About().Filters[1:] {
			if slices.Contains(k.Kinds, c.kind) != (k.LabelKey == "history.kind."+c.listed) {
				t.Errorf("%s: whether %q lists it is wrong", want, k.LabelKey)
			}
		}
	}
}
