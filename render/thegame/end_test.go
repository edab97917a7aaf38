package thegame

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/store"
	"dreist/game/thegame"
	"dreist/game/thegame/match"
	"dreist/input"
	"dreist/render/shell"
	"dreist/render/stage"
)

// lose lays the cheapest cards until nothing fits any more.
func (g *guest) lose() {
	g.Helper()
	t := g.sitting().Table
	for !t.Match.IsOver() {
		p, best, step := t.ShownPosition(), thegame.EndMove(), 1000
		for _, c := range p.Hand(p.Turn()) {
			for on := range p.FittingPiles(c).Piles() {
				if n := on.Step(p.TopCard(on), c); n < step && !p.CanEndTurn() {
					best, step = thegame.Lay(c, on), n
				}
			}
		}
		t.Play(best)
		t.FinishMotion()
	}
	g.AdvanceToRest()
}

// accept accepts a loss that could still be taken back.
func (g *guest) accept() {
	g.Helper()
	if !g.sitting().Table.Match.IsSettled() {
		g.ClickLabel(g.Say("end.settle"))
	}
}

// TestTheDrawPileIsUncoveredAtTheEnd loses alone, accepts that, and looks at the table.
func TestTheDrawPileIsUncoveredAtTheEnd(t *testing.T) {
	g := visit(t, t.TempDir(), 2)
	g.ClickLabel(g.Say("begin.alone"))
	g.AdvanceToRest()
	g.lose()
	b := g.sitting()
	p := b.Table.ShownPosition()
	if !b.Table.Match.CanUndo() || p.DrawPileSize() == 0 {
		t.Fatal("the end cannot be taken back, or the draw pile is empty; take another seed")
	}
	for _, c := range p.AppendDrawPile(nil) {
		if b.Table.Timeline.Pose(c).FaceUp > 0 {
			t.Fatalf("%v of the draw pile is seen while the loss can be taken back", c)
		}
	}
	g.ClickLabel(g.Say("end.settle"))
	g.SendCommand(input.CommandCancel) // sees the table
	g.AdvanceToRest()
	for _, c := range p.AppendDrawPile(nil) {
		if at := b.Table.Timeline.Pose(c); at.FaceUp < 1 || !at.IsVisible {
			t.Errorf("%v of the draw pile is not laid out", c)
		}
	}
}

// TestTheDrawPileIsLaidOutInItsColumn lays out any number of cards in windows of several sizes: apart, in the column of the log.
func TestTheDrawPileIsLaidOutInItsColumn(t *testing.T) {
	g := visit(t, t.TempDir(), 1)
	g.ClickLabel(g.Say("begin.alone"))
	for _, f := range []stage.Frame{{W: 960, H: 560, Scale: 1, TextFactor: 1.3}, {W: 1280, H: 800, Scale: 1}, {W: 2560, H: 1080, Scale: 1}} {
		g.App.Resize(f)
		g.Advance()
		geo := g.sitting().Table.Timeline.Geometry()
		in := geo.RoomAboveRows(1)
		for _, n := range []int{1, 7, 30, 90} {
			for i := range n {
				r := geo.SpreadCardRect(i, n)
				if r.X < in.X-1 || r.Y < in.Y-1 || r.Right() > in.Right()+1 || r.Bottom() > in.Bottom()+1 || r.W < 8 {
					t.Fatalf("%v×%v: card %d of %d lies at %v outside %v", f.W, f.H, i, n, r, in)
				}
				if before := geo.SpreadCardRect(max(i-1, 0), n); i > 0 && r.X < before.Right() && r.Y < before.Bottom() {
					t.Fatalf("card %d of %d covers the one before", i, n)
				}
			}
		}
	}
}

// nearlyWon begins a match of two persons who need three cards.
func (g *guest) nearlyWon(slot store.Slot) {
	deal := thegame.Deal{Variant: thegame.Base, SeatCount: 2, Hands: [][]thegame.Card{{87, 97}, {88}}}
	deal.Piles[0] = []thegame.Card{86}
	players := []play.Player{{Name: "Ada", Kind: play.Person}, {Name: "Ben", Kind: play.Person}}
	g.App.Navigate(g.game.startMatch(slot, func(to play.Saver) (profile.Match, error) { return match.New(deal, players, nil, to) }))
}

// TestAWonTableGoesOn wins with two persons and goes on with new cards for the same players.
func TestAWonTableGoesOn(t *testing.T) {
	g := visit(t, t.TempDir(), 4)
	g.nearlyWon(store.TableSlot)
	table := g.sitting().Table
	for _, m := range []thegame.Move{thegame.Lay(97, 0), thegame.Lay(87, 0), thegame.EndMove(), thegame.Lay(88, 0)} {
		table.Play(m)
		table.FinishMotion()
	}
	g.AdvanceToRest()
	if !g.game.medals.Announced[match.WonGameMedal] {
		t.Errorf("the medals %v are announced", g.game.medals.Announced)
	}
	g.WantText(g.Say("ended.won"))
	g.ClickLabel(g.Say("ended.new"))
	m := g.sitting().Table.Match
	if m.Deal().Variant != thegame.Base || len(m.Players()) != 2 || m.Players()[1].Name != "Ben" || !m.IsStartUndecided() {
		t.Fatalf("%v is played by %v", m.Deal().Variant, m.Players())
	}
	entry := g.FinishedEntries(store.KindTable)
	if len(entry) != 1 || match.CardsLeft(&entry[0].Summary) != 0 {
		t.Errorf("the history has %v", entry)
	}
}

// TestStatisticsCountBySeatsAndVariant remembers games and reads the screen.
func TestStatisticsCountBySeatsAndVariant(t *testing.T) {
	g := visit(t, t.TempDir(), 4)
	remember := func(kind store.Kind, seats, variant, rest int) {
		o := store.Outcome{End: store.AllLost, Scores: slices.Repeat([]int{rest}, seats)}
		if rest == 0 {
			o.End = store.AllWon
		}
		n := strconv.Itoa(len(g.Profile.History(store.Filter{})))
		g.Profile.AddFinished(g.GameSlot(store.SoloSlot), store.FinishedGame{Date: "2026-11-25", Kind: kind, Record: n, Summary: store.Summary{
			GameName: "thegame", SeatCount: seats, Outcome: o, TurnCount: 20, Counts: map[string]int{match.VariantCountKey: variant},
		}})
		g.Profile.ClearSlot(g.GameSlot(store.SoloSlot))
	}
	g.ClickLabel(g.Say("statistics.title"))
	g.WantText(g.Say("standing.none"))
	remember(store.KindSolo, 1, 0, 12)
	remember(store.KindSolo, 1, 0, 5)
	remember(store.KindTable, 3, 0, 0)
	remember(store.KindTable, 3, 1, 33)
	remember(store.KindPractice, 1, 0, 1)
	g.SendCommand(input.CommandCancel)
	g.ClickLabel(g.Say("statistics.title"))
	for _, want := range []string{"25% won 1 of 4", "0 cards left in the best game", "12.5 cards left on average"} {
		g.WantText(want)
	}
	if bars := g.targetsOf("played."); bars != 4 {
		t.Errorf("the chart has %d games", bars)
	}
	g.ClickLabel(g.Say("history.open"))
	g.WantText(g.Say("history.title"))
}

// targetsOf counts the targets of the topmost screen whose names begin alike.
func (g *guest) targetsOf(prefix string) (n int) {
	for _, t := range g.App.TopScreen().Targets(nil) {
		if strings.HasPrefix(t.ID, prefix) {
			n++
		}
	}
	return n
}

// TestAidsAreToldOf plays with a list of laid numbers and with a hint. The end and the history tell of both, practice does not.
func TestAidsAreToldOf(t *testing.T) {
	g := visit(t, t.TempDir(), 4)
	g.ChangeSettings(func(s *store.Settings) { s.Switches = s.Switches.With(listKey, true) })
	g.ClickLabel(g.Say("begin.alone"))
	g.AdvanceToRest()
	b := g.sitting()
	g.WantText("Already laid")
	b.Table.Match.RecordHint()
	g.lose()
	g.accept()
	for _, key := range []string{"history.hinted", "ended.listed"} {
		g.WantText(g.Say(key))
		if said := g.game.Describe(&g.FinishedEntries()[0]).GameText; !strings.Contains(said, g.Say(key)) {
			t.Errorf("the history says %q, want %q in it", said, g.Say(key))
		}
	}
	if m, err := b.Table.Match.Practise(1, "branch", play.DiscardSaver{}); err != nil || m.WasListShown() || m.HintCount() > 0 {
		t.Errorf("practice tells of aids: %v", err)
	}
}

// TestRecordsAreTold ends games alone: whoever has fewer left than ever is told so, once there was another game.
func TestRecordsAreTold(t *testing.T) {
	g := visit(t, t.TempDir(), 4)
	g.SetLanguage("de")
	many := []thegame.Card{10, 11, 12, 13, 14, 15, 16, 17, 18, 19}
	stuck := [thegame.PileCount][]thegame.Card{{90}, {95}, {8}, {5}}
	for _, test := range []struct {
		name   string
		deal   thegame.Deal
		record bool
	}{
		{"far", thegame.Deal{SeatCount: 1, Hands: [][]thegame.Card{{21, 31, 41, 51, 61, 71, 80, 92}}, DrawPile: many, Piles: stuck}, false},
		{"close", thegame.Deal{SeatCount: 1, Hands: [][]thegame.Card{{21, 31, 41, 51, 61, 71, 80, 92}}, DrawPile: many[:2], Piles: stuck}, true},
		{"won", thegame.Deal{SeatCount: 1, Hands: [][]thegame.Card{{92}}}, true},
	} {
		g.App.Navigate(g.game.startMatch(store.SoloSlot, func(to play.Saver) (profile.Match, error) { return match.New(test.deal, g.game.alone(), nil, to) }))
		g.AdvanceToRest()
		g.lay(thegame.Lay(92, thegame.PileA), false)
		g.accept()
		g.AdvanceToRest()
		if read := g.ScreenText(); strings.Contains(read, g.Say("ended.record")) != test.record {
			t.Errorf("%s: the end says\n%s", test.name, read)
		}
		g.App.Navigate(shell.CloseToLowest())
	}
}
