package screens

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"dreist/game/play"
	"dreist/game/play/toy"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/panel"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/target"
)

// TestASetUpOfAnySizeFits seats any number at the largest tables, in the smallest window with letters of every size, and
// wants everything inside it and nothing over anything else.
func TestASetUpOfAnySizeFits(t *testing.T) {
	for _, most := range []int{4, 5, toy.MaxSeats, store.TableSeats} {
		rules := higherCard()
		rules.table = play.SeatRules{MinSeats: 1, MaxSeats: most, ComputerKinds: []string{"easy", "fair", "strong"}, Options: []play.TableOption{
			{Name: "hand", LabelKey: "settings.text", Values: []string{"100", "115"}, MaxPlayers: 4},
		}}
		v := visitToy(t, t.TempDir(), rules)
		frame := stage.Frame{W: 960, H: 560, Scale: 1}
		v.App.Resize(frame)
		for _, language := range []store.Language{store.German, store.English} {
			for _, size := range []int{store.UsualTextSize, store.LargestTextSize} {
				for taken := 1; taken <= most; taken++ {
					v.ChangeSettings(func(s *store.Settings) { s.Language, s.TextSize = language, size })
					v.seat(taken)
					v.press("start.table")
					targets := v.App.TopScreen().Targets(nil)
					what := fmt.Sprintf("%d of %d seats, %s, %d %%", taken, most, language, size)
					fields, joins := 0, 0
					for i, one := range targets {
						if strings.HasPrefix(one.ID, "entr") && strings.HasSuffix(one.ID, ".field") {
							fields++
						}
						if strings.HasPrefix(one.ID, "setup.join.") {
							joins++
						}
						if r := one.Rect; r.X < 0 || r.Y < 0 || r.Right() > frame.W || r.Bottom() > frame.H {
							t.Errorf("%s: %s is at %v", what, one.ID, r)
						}
						for _, other := range targets[:i] {
							if one.Rect.OverlapArea(other.Rect) > 1 {
								t.Errorf("%s: %s covers %s", what, one.ID, other.ID)
							}
						}
					}
					if fields != taken || joins != most-taken {
						t.Errorf("%s: got %d fields and %d who could join", what, fields, joins)
					}
					v.press("common.back")
				}
			}
		}
	}
}

// TestWhatIsChosenAtTheSetUpReachesEveryDeal chooses smaller hands and plays two games of a series, the second in another run
// of the program.
func TestWhatIsChosenAtTheSetUpReachesEveryDeal(t *testing.T) {
	folder, rules := t.TempDir(), higherCard()
	rules.table.Options = []play.TableOption{handSize}
	v := visitToy(t, folder, rules)
	wantHands := func(cards int) {
		t.Helper()
		if got := len(v.table().match.(higherMatch).InitialPosition().Piles[0]); got != cards {
			t.Errorf("a hand has %d cards, want %d", got, cards)
		}
	}
	v.begin()
	wantHands(toyCards)
	v.SendCommand(input.CommandMenu)
	v.press("menu.new")
	v.ClickID("settings.text." + small)
	v.press("setup.play")
	v.press("confirm.new.yes")
	wantHands(toyCards - 1)
	v.playOn()
	v.App.Close(nil)

	v = visitToy(t, folder, rules)
	v.press("start.table")
	v.press("series.resume")
	wantHands(toyCards - 1)
	v.SendCommand(input.CommandMenu)
	v.press("menu.new")
	v.seat(3)
	v.Advance()
	if _, offered := target.Find(v.App.TopScreen().Targets(nil), "settings.text."+small); offered {
		t.Error("smaller hands are offered at a table that is too large for them")
	}
}

// TestAGameOffersWhatItHas sets up tables of a game with series and a row of who begins, and without.
func TestAGameOffersWhatItHas(t *testing.T) {
	v := visitToy(t, t.TempDir(), upTheStairs())
	for _, has := range []bool{true, false} {
		v.about.HasNoSeries, v.about.AgreesOnStarter = !has, !has
		v.press("start.table")
		lengths := slices.ContainsFunc(v.App.TopScreen().Targets(nil), func(at target.Target) bool { return at.Label == "5" })
		starts := slices.ContainsFunc(v.App.TopScreen().(*shell.PanelScreen).Items(), func(i panel.Item) bool {
			c, ok := i.(panel.Choice)
			return ok && c.Label == v.Say("setup.starts")
		})
		if lengths != has || starts != has {
			t.Errorf("a game that has them %v: five games are offered %v, who begins %v", has, lengths, starts)
		}
		if has {
			v.SendCommand(input.CommandCancel)
		}
	}
	if v.press("setup.play"); len(v.Series().Players) > 0 {
		t.Error("a series begins")
	}
}

// TestOneThreeOrFiveGamesAreChosen sets up what earlier versions offered: the next length takes its place, three of one each, while a series of
// another length that has begun goes on to its end.
func TestOneThreeOrFiveGamesAreChosen(t *testing.T) {
	v := visit(t, t.TempDir())
	for length, want := range map[int]int{0: 3, 1: 1, 2: 3, 4: 5, 5: 5, 10: 5} {
		v.ChangeTableSetup(func(s *store.TableSetup) { s.SeriesLength = length })
		v.press("start.table")
		if got := v.TableSetup().SeriesLength; got != want {
			t.Errorf("of %d games: got %d, want %d", length, got, want)
		}
		v.press("common.back")
	}
	v.SaveSeries(play.NewSeries([]play.Player{{Kind: store.SeatPerson}, {Kind: store.SeatPerson}}, 0, 2))
	v.App.Navigate(v.nextGame())
	v.playOn()
	v.press("series.next")
	v.playOn()
	if s := v.Series(); len(s.Games) != 2 || s.IsRunning {
		t.Errorf("after two games of two: got %+v", s)
	}
}
