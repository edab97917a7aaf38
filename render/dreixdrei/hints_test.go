package dreixdrei

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/match"
	"dreist/game/dreixdrei/rival"
	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// helped is a person who is helped by searches that take no time, at a table with a record.
type helped struct {
	player
	on *sitting
}

// help sits down at the table of a record.
func help(t *testing.T, record string) helped {
	t.Helper()
	return helpAt(t, func(to play.Saver) (profile.Match, error) { return match.Resume(record, to) })
}

// helpAt sits down at the table of a match.
func helpAt(t *testing.T, begin func(to play.Saver) (profile.Match, error)) helped {
	t.Helper()
	p := visit(t, 1)
	k := need.Value(p.game.StartMatch(p.game.SlotMode(p.GameSlot(store.TableSlot)), begin))(t)
	p.App.Navigate(p.ShowMatch(k))
	p.AdvanceToRest()
	return helped{p, p.SessionScreen().Table.(*sitting)}
}

// ask triggers a command and lets its answer come.
func (h helped) ask(c input.Command) {
	h.Helper()
	h.SendCommand(c)
	h.AdvanceToRest()
}

// told returns what the hint on the table says.
func (s *sitting) told() string { return strings.Join(s.Table.GuideLines(), "\n") }

// lastCards is a record in which the person can lay all that is left.
const lastCards = `[Game "DREI x DR3I"]
[Format "1"]
[Seat1 "Anna"]
[Seat2 "Ben"]
[Stage "play"]
[Hand1 "8 8"]
[Open1 ""]
[Down1 ""]
[Hand2 "3 8 11"]
[Open2 "9 10 D"]
[Down2 "5 5 7"]
[Draw ""]
[Discard "4 6"]
[Computer2 "easy"]
`

// Asked again a hint says more: what to think of, and which cards to lay, which it marks then. It can be played.
func TestWhatHintsSay(t *testing.T) {
	h := help(t, lastCards)
	h.ClickLabel("Hint")
	h.AdvanceToRest()
	if got := h.on.told(); !strings.Contains(got, "get rid of everything") || strings.ContainsAny(got, "0123456789") || len(h.on.Table.Overlay().Marks) > 0 {
		t.Errorf("a nudge says %q", got)
	}
	h.ClickLabel("More")
	h.AdvanceToRest()
	if got := h.on.told(); !strings.Contains(got, "Lay two 8s: that gets rid of your last cards, and you win!") {
		t.Errorf("a hint of a move says %q", got)
	}
	lifted := slices.DeleteFunc(slices.Clone(h.on.Table.Overlay().Marks), func(m tabletop.Mark) bool { return !m.LiftsCard })
	if len(lifted) != 2 || lifted[0].Spot == lifted[1].Spot {
		t.Errorf("the marks are %v", lifted)
	}
	h.ClickLabel("Lay it")
	h.AdvanceToRest()
	h.AdvanceToRest()
	if all := h.on.game.FinishedEntries(); len(all) != 1 || all[0].Summary.Counts[play.HintsCountKey] != 1 {
		t.Errorf("the history knows of %v", all)
	}
}

// swaps is a record in which the exchange is to come.
const swaps = `[Game "DREI x DR3I"]
[Format "1"]
[Seat1 "Anna"]
[Seat2 "Ben"]
[Down1 "9 3 J"]
[Open1 "3 4 6"]
[Hand1 "D J 5"]
[Down2 "8 8 I"]
[Open2 "4 10 R"]
[Hand2 "6 6 11"]
[Draw "4 9 12 R 10 7 11 11"]
[Computer2 "easy"]
`

// In the exchange a hint of a turn names each swap, and they are played one after the other.
func TestHintsOfAnExchange(t *testing.T) {
	h := help(t, swaps)
	h.ask(input.CommandHintTurn)
	if got := h.on.told(); !strings.Contains(got, "1.  Swap ") || !strings.Contains(got, "Why: ") {
		t.Fatalf("a hint of a turn says %q", got)
	}
	for n := 0; h.on.hinter.IsLeading(); n++ {
		if n > 4 {
			t.Fatal("the exchange does not end")
		}
		label := "Swap"
		if strings.Contains(h.on.told(), "Stop swapping") {
			label = "Done"
		}
		h.ClickLabel(label)
		h.AdvanceToRest()
	}
	open := h.on.Table.ShownPosition().OpenCards(0)
	if !slices.ContainsFunc(open[:], func(c dreixdrei.Card) bool { return !c.Kind().IsNumber() }) || h.on.Table.ShownPosition().IsSwapping() {
		t.Errorf("open are %v", open)
	}
}

// Where there is no choice the box says so, and nothing is counted.
func TestNoHintWithoutAChoice(t *testing.T) {
	h := help(t, strings.Replace(strings.Replace(lastCards, `"8 8"`, `"3"`, 1), `[Discard "4 6"]`, `[Discard "12"]`, 1))
	h.ask(input.CommandHint)
	if got := h.on.told(); got != "A hint\nPick up the pile: that’s your only move." || h.on.Table.Match.HintCount() != 0 {
		t.Errorf("got %q, %d counted", got, h.on.Table.Match.HintCount())
	}
}

// Whatever a hint says has room in its box at every usual size, names as long as they can be included.
func TestHintsFitIntoTheirBox(t *testing.T) {
	fonts := need.Value(kit.NewFonts())(t)
	labels, longest := kit.NewLabels(fonts), 0
	for seed := range 16 {
		seats := 2 + seed%3
		players := []play.Player{{Name: "Anna"}, {Kind: rival.FairKind}, {Kind: rival.FairKind}, {Kind: rival.FairKind}}[:seats]
		for i := range players[1:] {
			players[i+1].Name = strings.Repeat("Mia ", store.MaxNameLength/4-1) + string(rune('A'+i))
		}
		h := helpAt(t, func(to play.Saver) (profile.Match, error) {
			return match.New(dreixdrei.NewDeal(seats, 1, 0, uint64(seed)), players, nil, to)
		})
		h.ChangeSettings(func(s *store.Settings) { s.Language = store.Language(assets.Languages()[seed%2]) })
		for range 1 + seed%3 {
			longest = max(longest, h.WantHintsFit(labels, fmt.Sprint("seed ", seed)))
			if p := h.on.Table.ShownPosition(); !p.IsOver() && p.Turn() == 0 {
				h.on.Table.Play(wants(p)[0])
				h.AdvanceToRest()
			}
		}
	}
	if longest < 140 {
		t.Errorf("the longest has %d characters", longest)
	}
}
