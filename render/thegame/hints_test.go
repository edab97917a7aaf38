package thegame

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/store"
	"dreist/game/thegame"
	"dreist/game/thegame/match"
	"dreist/game/thegame/partner"
	"dreist/input"
	"dreist/render/kit"
	"dreist/render/session"
	"dreist/render/tabletop"
	"dreist/render/target"
	"dreist/render/thegame/table"
)

// deal sits down at a match on a deal, with players of a kind on all further seats.
func (g *guest) deal(d thegame.Deal, kind string) *sitting {
	g.Helper()
	players := g.game.alone()
	for s := 1; s < d.SeatCount; s++ {
		players = append(players, play.Player{Name: g.game.SeatName(s), Kind: kind})
	}
	g.App.Navigate(g.game.startMatch(store.PracticeSlot, func(to play.Saver) (profile.Match, error) { return match.New(d, players, nil, to) }))
	g.AdvanceToRest()
	if _, curtain := g.App.TopScreen().(*session.Screen); !curtain {
		g.ClickTarget(func(t target.Target) bool { return t.Primary })
		g.AdvanceToRest()
	}
	return g.sitting()
}

// ask triggers a command and lets its answer come.
func (g *guest) ask(c input.Command) {
	g.Helper()
	g.SendCommand(c)
	g.AdvanceToRest()
}

// told returns what the hint on the table says.
func (s *sitting) told() string { return strings.Join(s.Table.GuideLines(), "\n") }

// builds is a deal of which the best turn goes up a little and ten back.
func builds() thegame.Deal {
	d := thegame.Deal{SeatCount: 2, DrawPile: []thegame.Card{90, 91, 92}, Hands: [][]thegame.Card{
		{51, 61, 3, 49, 80, 81, 82}, {12, 22, 13, 14, 15, 16, 17},
	}}
	d.Piles[thegame.PileA], d.Piles[thegame.PileB] = []thegame.Card{57}, []thegame.Card{88}
	d.Piles[thegame.PileC], d.Piles[thegame.PileD] = []thegame.Card{24}, []thegame.Card{10}
	return d
}

// Asked again and again a hint says more: what to think of, which card to lay where, and the whole turn, which can be played.
func TestWhatHintsSay(t *testing.T) {
	g := visit(t, t.TempDir(), 1)
	b := g.deal(builds(), partner.FairKind)
	g.ClickLabel("Hint")
	g.AdvanceToRest()
	if got := b.told(); !strings.Contains(got, "build “ten back” yourself") || strings.ContainsAny(got, "0123456789") {
		t.Errorf("a nudge says %q", got)
	}
	g.ClickLabel("More")
	if got := b.told(); !strings.Contains(got, "Lay the 61 on row A, then 51") {
		t.Errorf("a hint of a card says %q", got)
	}
	g.ask(input.CommandHint)
	if got := b.told(); !strings.Contains(got, "1.  61 on A (+4)\n2.  51 on A: ten back") {
		t.Errorf("a hint of a turn says %q", got)
	}
	if numbers := slices.DeleteFunc(slices.Clone(b.Table.Overlay().Marks), func(m tabletop.Mark) bool { return m.DiscNumber == 0 }); len(numbers) < 2 || numbers[0].Spot != table.SpotBeside(thegame.PileA, 1) {
		t.Errorf("the piles are marked with %v", numbers)
	}
	g.ClickLabel("Lay it")
	g.AdvanceToRest()
	if got := b.Table.ShownPosition().TopCard(thegame.PileA); got != 61 || b.Table.Match.HintCount() != 1 || !strings.Contains(b.told(), "ten back") {
		t.Errorf("row A shows %d, and the hint says %q", got, b.told())
	}
}

// Where there is no choice the box says so, and nothing is counted.
func TestNoHintWithoutAChoice(t *testing.T) {
	g := visit(t, t.TempDir(), 1)
	d := thegame.Deal{SeatCount: 1, Hands: [][]thegame.Card{{60, 70}}}
	d.Piles = [thegame.PileCount][]thegame.Card{{97}, {96}, {65}, {40}}
	b := g.deal(d, partner.FairKind)
	g.ask(input.CommandHint)
	if got := b.told(); got != "A hint\nLay the 60 on row C: that’s your only move." || b.Table.Match.HintCount() != 0 {
		t.Errorf("got %q, %d counted", got, b.Table.Match.HintCount())
	}
}

// The token of a partner says what it means, that of a person only the wish.
func TestSignalsSayWhatTheyMean(t *testing.T) {
	for kind, want := range map[string]string{
		partner.FairKind: "Ida: Only a small step! A card in this hand fits well there.", play.Person: "Ida: Only a small step!",
	} {
		g := visit(t, t.TempDir(), 1)
		b := g.deal(builds(), kind)
		m := b.Table.Match
		if kind == play.Person {
			need.Value(m.Play(thegame.SignalMove(1, thegame.SmallStep, thegame.PileD)))(t)
		}
		on := thegame.Pile(thegame.PileD)
		for p := range thegame.Pile(thegame.PileCount) {
			if m.Position().Signal(1, p) == thegame.SmallStep {
				on = p
			}
		}
		want = strings.Replace(want, "Ida", b.Table.Phrases.SeatNames[1], 1)
		if got, at := b.TipAt(b.Table.Timeline.Geometry().OtherSignalRect(on, 0).Center(), false); got != want || at.W == 0 {
			t.Errorf("%s: got %q, want %q", kind, got, want)
		}
	}
}

// Whatever a hint says has room in its box at every usual size.
func TestHintsFitIntoTheirBox(t *testing.T) {
	fonts := need.Value(kit.NewFonts())(t)
	labels, longest, g := kit.NewLabels(fonts), 0, visit(t, t.TempDir(), 1)
	for seed := range 40 {
		g.ChangeSettings(func(s *store.Settings) { s.Language = store.Language(assets.Languages()[seed%2]) })
		g.deal(begunDeal(uint64(seed), 1+seed%4), partner.FairKind)
		longest = max(longest, g.WantHintsFit(labels, fmt.Sprint("seed ", seed)))
	}
	if longest < 150 {
		t.Errorf("the longest has %d characters", longest)
	}
}

// begunDeal returns a deal with some cards on each pile.
func begunDeal(seed uint64, seats int) thegame.Deal {
	d := thegame.NewDeal(thegame.Base, seats, 0, seed)
	for on := range thegame.Pile(thegame.PileCount) {
		d.Piles[on] = d.DrawPile[:6]
		d.DrawPile = d.DrawPile[6:]
		slices.Sort(d.Piles[on])
		if d.Piles[on] = d.Piles[on][:4]; !on.IsAscending() {
			slices.Reverse(d.Piles[on])
		}
	}
	return d
}
