package peri

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/game/peri"
	"dreist/game/peri/match"
	"dreist/game/store"
	"dreist/input"
	person "dreist/render/guest"
	"dreist/render/peri/scene"
	"dreist/render/peri/table"
	"dreist/render/screens"
	"dreist/render/screens/guesttest"
	"dreist/render/session"
	"dreist/render/tabletop"
)

// guest uses the whole program with PERI without a window, as a person would.
type guest struct {
	*person.Guest
	game *game
}

func visit(t testing.TB, folder string, seed uint64) *guest {
	g, about := &guest{}, About()
	about.Open = func(f *screens.Front) screens.Game {
		g.game = newGame(f)
		return g.game
	}
	g.Guest = person.Visit(t, about, folder, seed)
	g.Change(func(s *store.Settings) { s.Switches = s.Switches.With(sureCards().Label, false) })
	return g
}

func (g *guest) sitting() *sitting { return g.Session().Table.(*sitting) }

// resume begins the program with a record in the slot of its patience, and goes on with it.
func resume(t *testing.T, text string) *guest {
	t.Helper()
	folder := t.TempDir()
	files, err := store.Open(folder)
	if err != nil {
		t.Fatal(err)
	}
	_, key, _ := strings.Cut(text, `[Patience "`)
	key, _, _ = strings.Cut(key, `"`)
	if err := files.SaveGame(store.Slot(key).Of("peri"), "[Game \"PERI\"]\n[Format \"1\"]\n"+text); err != nil {
		t.Fatal(err)
	}
	g := visit(t, folder, 1)
	g.Tap(ID(key))
	g.Rest()
	return g
}

// spot returns the middle of what is seen of a card, counted from the top of a place, or of the place.
func (g *guest) spot(at peri.Place, fromTop int) input.Point {
	line := g.sitting().Line
	cards := line.View().At(at)
	if len(cards) == 0 || at.Part == peri.Stock || at.Part == peri.Gone {
		return input.Point(line.Geometry().Place(at).Center())
	}
	r := line.Goal(int(cards[len(cards)-fromTop])).Rect()
	p := input.Point{X: r.X + r.W*0.12, Y: r.Y + r.H*0.1}
	if fromTop == 1 && g.sitting().Row().Tableau.Build.Suits == peri.NoSuits {
		p = input.Point(r.Center())
	}
	return p
}

// ways are how a move can be made with the hands.
const ways = 3

// move makes a move: by dragging, by two clicks, or by keys.
func (g *guest) move(m peri.Move, way int) {
	g.Helper()
	b := g.sitting()
	n := max(m.Cards, 1)
	from := b.Line.View().At(m.From)
	to := m.To
	if m.Action == peri.Remove && m.From == m.To {
		to = peri.Place{Part: peri.Gone}
	}
	switch {
	case m.Action == peri.DealAgain:
		g.Key(input.CommandAgain)
	case m.Action == peri.DealCard && way == 0:
		g.Key(input.CommandDraw)
	case m.Action == peri.DealCard:
		g.Do(guesttest.Click(g.spot(peri.Place{Part: peri.Stock}, 1))...)
	case way == 0:
		g.Drag(g.spot(m.From, n), g.spot(to, 1))
	case way == 1:
		g.Do(guesttest.Click(g.spot(m.From, n))...)
		g.Do(guesttest.Click(g.spot(to, 1))...)
	default:
		g.keys(tabletop.Card(from[len(from)-n]), n, table.On(to))
	}
	g.Rest()
}

// keys walks to a card, makes its run longer, turns to a place and confirms.
func (g *guest) keys(c tabletop.Card, cards int, to tabletop.Aim) {
	g.Helper()
	t := g.sitting().Table
	top := func() tabletop.Card {
		if len(t.Hand.With) > 0 {
			return t.Hand.With[0]
		}
		return t.Hand.Card
	}
	want := c
	place, _, _ := t.Line.View().Where(scene.Card(c))
	all := t.Line.View().At(place)
	last := tabletop.Card(all[len(all)-1])
	for range 60 {
		g.Key(input.CommandRight)
		if top() == last {
			break
		}
	}
	for range cards - 1 {
		g.Key(table.CommandLonger)
	}
	for range 60 {
		if t.Hand.Aim == to {
			break
		}
		g.Key(input.CommandDown)
	}
	if t.Hand.Card != want || t.Hand.Aim != to {
		g.Fatalf("keys choose %v for %v, want %v for %v", t.Hand.Card, t.Hand.Aim, want, to)
	}
	g.Key(input.CommandEndTurn)
}

// TestEachPatienceIsPlayedByHand deals each patience by a click on its compartment and makes moves at random, dragged, clicked and by keys;
// then everything is taken back and played again.
func TestEachPatienceIsPlayedByHand(t *testing.T) {
	for i, row := range peri.Patiences {
		t.Run(row.Key, func(t *testing.T) {
			g := visit(t, t.TempDir(), uint64(i))
			g.Tap(ID(row.Key))
			g.Rest()
			rng := rand.New(rand.NewPCG(uint64(i), 3))
			m := g.sitting().Match
			for n := range 14 {
				moves := slices.Collect(m.Position().Moves())
				if len(moves) == 0 {
					break
				}
				chosen := moves[rng.IntN(len(moves))]
				if g.move(chosen, n%ways); m.Length() != n+1 || m.History()[n].Move != chosen {
					t.Fatalf("%v, way %d: %d moves after %d; the screen reads\n%s", chosen, n%ways, m.Length(), n, g.Reads())
				}
			}
			n := m.Length()
			if m.IsOver() {
				return
			}
			for range n {
				g.Key(input.CommandUndo)
			}
			for range n {
				g.Key(input.CommandRedo)
				g.Rest()
			}
			if m.Length() != n {
				t.Errorf("%d of %d moves are played again", m.Length(), n)
			}
		})
	}
}

// ends are positions of all patiences shortly before they come out, with the moves that are left.
var ends = map[string]string{
	"row":       `[Foundations "Ac 2c / - / - / - / Kc Qc Jc Tc 9c 8c 7c 6c 5c 4c / - / - / -"][Tableau "3c / - / - / - / - / - / - / - / - / -"]: t1-f1`,
	"napoleon":  `[Foundations "8d"][Tableau "3c 6s Kd Kh - - -"]: t1-f1 t2-f1`,
	"king":      `[Foundations "2c / 2s / 2h / 2d"][Tableau "3c / - / - / - / - / - / - / - / - / -"][Reserve "3s"]: t1-f1 c1-f2`,
	"hidden":    `[Tableau "7h / Ac / - / - / - / - / 7d 2s / - / - / - / - / - / -"]: t1-f7 t7-f2 t2-f1`,
	"wedding":   `[Tableau "Qh 5c 8h 2d 8c 7s Kh - - - - - - -"]: t4* t2* t3*t4 t2*`,
	"sliding":   `[Tableau "Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh - Kh"]: t14-t13`,
	"fans":      `[Foundations "Ac / As / Ah / Ad"][Tableau "2c / 2s / - / - / - / - / - / - / - / - / - / - / - / - / - / -"]: t1-f1 t2-f2`,
	"wish":      `[Tableau "Kh 9c / 9d / Ks 7h / 7c / - / - / - / -"]: t1*t2 t3*t4 t1*t3`,
	"climb":     `[Tableau "3c 2c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd Ad"]: t1~t2`,
	"packets":   `[Foundations "Ac / As / Ah / Ad"][Tableau "3c 2c / - / - / - / - / - / - / - / - / - / - / -"]: t1-f1 t1-f1`,
	"seek":      `[Tableau "Kd / Ad / - / - / - / - / - / - / - / - / - / - / -"]: t1-f2 t2-f1`,
	"harvest":   `[Foundations "7c"][Tableau "6d 8h / 9s / - / - / - / - / - / -"][Stock "5c"]: t1-f1 t2-f1 d t1-f1`,
	"thirteen":  `[Tableau "6h 7c Kd - - - - - - -"]: t1*t2 t3*`,
	"ace":       `[Foundations "Ac / As / Ah / Ad"][Tableau "3c 2c / 4c / - / - / - / - / - / -"]: t1-f1 t1-f1 t2-f1`,
	"battalion": `[Foundations "Ac / - / - / - / - / - / - / - / - / - / - / - / - / - / - / -"][Tableau "2c / - / - / Kh / - / - / - / - / - / - / - / - / - / - / - / -"]: t1-f1 t4-f11`,
	"diagonal": `[Deck2 "7c 8c 9c Tc Jc Qc Kc Ac 7s 8s 9s Ts Js Qs Ks As 7h 8h 9h Th Jh Qh Kh Ah 7d 8d 9d Td Jd Qd Kd Ad"]
[Deck3 "Ad Kd Qd Jd Td 9d 8d 7d Ah Kh Qh Jh Th 9h 8h 7h As Ks Qs Js Ts 9s 8s 7s Ac Kc Qc Jc Tc 9c 8c 7c"]
[Tableau "9c Tc - - - - - - Th 9h - - - - - - - - - - - - - - - - - - - - - -"]
[Gone "7c 7s 8c 8s Jc Js Qc Qs Kc Ks Ac As 7h 7d 8h 8d Jh Jd Qh Qd"]: t1*t10 t2*t9`,
	"bigapple": `[Foundations "Ac / - / - / -"][Tableau "?3c 2c / - / - / - / - / - / -"][Stock "4c"]: t1-f1 t1-f1 d w-f1`,
	"base":     `[Foundations "Jd Qh"][Tableau "Kc / Jh / - / - / - / - / -"][Stock "Qd"]: t1-f1 d t2-f1`,
	"colours":  `[Foundations "Ac 2c / - / - / - / Ac / - / - / -"][Tableau "2c / ?4c 3c / - / - / - / - / - / - / - / -"]: t2-f1 t1-f5 t2-f1`,
}

// TestEachPatienceComesOut plays the end of each patience by hand, and reads that it has come out and that a new one can be dealt.
func TestEachPatienceComesOut(t *testing.T) {
	for key, end := range ends {
		t.Run(key, func(t *testing.T) {
			tags, tokens, _ := strings.Cut(end, "]: ")
			g := resume(t, "[Patience \""+key+"\"]\n"+strings.ReplaceAll(tags+"]", "][", "]\n[")+"\n")
			for i, token := range strings.Fields(tokens) {
				m, ok := peri.ParseMove(token)
				if !ok {
					t.Fatal(token)
				}
				g.move(m, i%ways)
			}
			g.WantRead(g.Say("peri.won"))
			if kept := g.Finished(store.KindSolo); len(kept) != 1 || !kept[0].Summary.Won() || peri.Patiences[kept[0].Summary.Counts[match.Row]].Key != key {
				t.Fatalf("the history has %+v", kept)
			}
			g.Press(g.Say("peri.new"))
			g.Rest()
			if b := g.sitting(); b.Row().Key != key || b.Match.Length() > 0 {
				t.Errorf("there follows %s with %d moves", b.Row().Key, b.Match.Length())
			}
		})
	}
}

// TestLuckPlaysItself lets a game of luck run by one button until a move is taken back, then to its end, and takes the last move of a loss
// back.
func TestLuckPlaysItself(t *testing.T) {
	g := visit(t, t.TempDir(), 4)
	g.Tap(ID("seek"))
	g.Rest()
	m := g.sitting().Match
	g.Press(g.Say("peri.run"))
	for range 400 {
		if g.Do(); m.Length() == 2 {
			break
		}
	}
	g.Key(input.CommandUndo)
	g.Rest()
	if m.Length() != 1 || g.sitting().Busy(true) {
		t.Fatalf("after a move was taken back it runs on: %d moves", m.Length())
	}
	g.Press(g.Say("peri.run"))
	for range 400 {
		g.Rest()
	}
	if !m.IsOver() || m.Settled() {
		t.Fatalf("%d moves, over %v", m.Length(), m.IsOver())
	}
	n := m.Length()
	g.WantRead(g.Count("peri.asleep", m.Position().Left(), nil))
	g.Press(g.Say("button.undo"))
	if m.Length() != n-1 || m.Tag(match.SeenTag) == "" {
		t.Errorf("%d of %d moves are left, seen %q", m.Length(), n, m.Tag(match.SeenTag))
	}
}

// TestRefusalsAndShortWays refuses with a sentence, sends a card home by a double click and by the right button, and goes on with a
// patience that was begun.
func TestRefusalsAndShortWays(t *testing.T) {
	g := resume(t, `[Patience "bigapple"]
[Foundations "Ac / - / Ah / -"]
[Tableau "2c / 2h / Kd Qs / 9h / 8s / 5d / 4d"]
`)
	place := func(n int) peri.Place { return peri.Place{Part: peri.Tableau, Number: uint8(n - 1)} }
	m := g.sitting().Match
	g.Drag(g.spot(place(7), 1), g.spot(place(6), 1))
	g.WantRead("You can’t lay the 4 of diamonds on the 5 of diamonds.")
	g.Press(g.Say("overview.why"))
	if _, opened := g.App.Top().(screens.Help); !opened {
		t.Errorf("the rules are not opened but a %T", g.App.Top())
	}
	g.Key(input.CommandCancel)
	click := guesttest.Click(g.spot(place(1), 1))
	double := slices.Clone(click)
	double[len(double)-1].Double = true
	g.Do(click...)
	g.Do(double...)
	g.Rest()
	g.Do(input.Gesture{Kind: input.PutBack, At: g.spot(place(2), 1)})
	g.Rest()
	if m.Length() != 2 {
		t.Errorf("%d cards went up", m.Length())
	}
	g.Key(input.CommandMenu)
	g.Press(g.Say("menu.leave"))
	g.Rest()
	g.Tap(ID("bigapple"))
	g.Rest()
	if n := g.sitting().Match.Length(); n != 2 {
		t.Errorf("it goes on with %d moves", n)
	}
}

// TestAMonkeyCannotBreakTheGame uses all screens at random, in both languages and in windows of all sizes.
func TestAMonkeyCannotBreakTheGame(t *testing.T) {
	for seed := range uint64(3) {
		g := visit(t, t.TempDir(), seed)
		m := &guesttest.Monkey{Random: rand.New(rand.NewPCG(seed, 9))}
		m.Moves = func() (all []input.Gesture) {
			s, ok := g.App.Top().(*session.Screen)
			if !ok {
				return m.Primary()
			}
			b := s.Table.(*sitting)
			for move := range b.Position().Moves() {
				if move.Action != peri.Carry || m.Random.IntN(2) == 0 {
					continue
				}
				for _, tick := range guesttest.Drag(g.spot(move.From, move.Cards), g.spot(move.To, 1)) {
					all = append(all, tick...)
				}
				return all
			}
			return []input.Gesture{guesttest.Trigger(input.CommandEndTurn)}
		}
		g.Lives(m, 400, assets.Languages())
	}
}

// TestTodayIsOneForAll plays the patience of a day to its end, finds it done and in the history, and plays a friend's code.
func TestTodayIsOneForAll(t *testing.T) {
	g := visit(t, t.TempDir(), 2)
	g.Tap("peri.today")
	g.Press(g.Say("peri.today.play"))
	g.Rest()
	m := g.sitting().Match
	if row := m.Deal().Patience; row != rowOfDay(g.Day) || scene.IsLuck(row) {
		t.Fatalf("got %s", row.Key)
	}
	code := m.Tag(match.CodeTag)
	g.Key(input.CommandMenu)
	g.Press(g.Say("menu.leave"))
	g.Rest()
	g.Tap("peri.today")
	g.Press(g.Say("peri.code.play"))
	g.WantRead(g.Say("peri.code.wrong"))
	g.Tap("code")
	for _, r := range code {
		g.Do(input.Gesture{Kind: input.Text, Rune: r})
	}
	g.Press(g.Say("peri.code.play"))
	g.Rest()
	if again := g.sitting().Match; again.Tag(match.CodeTag) != code || dayOf(again) != "" {
		t.Errorf("the code %s deals %s", code, again.Tag(match.CodeTag))
	}
}

// TestExamplesLieOnBoards opens the example of each patience from the rule book as practice.
func TestExamplesLieOnBoards(t *testing.T) {
	g := visit(t, t.TempDir(), 2)
	of := g.game
	for i, row := range peri.Patiences {
		g.App.Take(of.overview.Example(i + 1))
		g.Rest()
		b := g.sitting()
		moves := slices.Collect(b.Position().Moves())
		if b.Row() != row || !b.screen.Practice || len(moves) == 0 {
			t.Fatalf("%s: got %s, %d moves", row.Key, b.Row().Key, len(moves))
		}
		if g.move(moves[len(moves)-1], 0); b.Match.Length() != 1 {
			t.Errorf("%s: %v is not made", row.Key, moves[len(moves)-1])
		}
		if e, ok := of.explain(row, 0); !ok || e.Example != i+1 {
			t.Errorf("%s: nothing explains its refusals", row.Key)
		}
		for _, ruling := range row.Rulings {
			if _, ok := of.overview.Rules.Cited(fmt.Sprint("P ", ruling)); !ok {
				t.Errorf("%s: nothing tells of P %d", row.Key, ruling)
			}
		}
	}
}

// TestSureCardsGoUpByThemselves holds that a sure card goes up after a move, and that one that was taken back stays down.
func TestSureCardsGoUpByThemselves(t *testing.T) {
	g := resume(t, "[Patience \"bigapple\"]\n[Foundations \"Ac / As / Ah / Ad\"]\n[Tableau \"9c 2c / 9s 2h / Kd / - / - / - / -\"]\n")
	m := g.sitting().Match
	g.Change(func(s *store.Settings) { s.Switches = s.Switches.With(sureCards().Label, true) })
	g.sitting().Refresh()
	g.move(peri.Move{Action: peri.Carry, From: peri.Place{Part: peri.Tableau, Number: 2}, To: peri.Place{Part: peri.Tableau, Number: 3}, Cards: 1}, 0)
	g.Rest()
	if m.Length() != 3 {
		t.Fatalf("%d moves were made", m.Length())
	}
	g.Key(input.CommandUndo)
	g.Rest()
	g.move(peri.Move{Action: peri.Carry, From: peri.Place{Part: peri.Tableau, Number: 3}, To: peri.Place{Part: peri.Tableau, Number: 2}, Cards: 1}, 0)
	if g.Rest(); m.Length() != 3 {
		t.Errorf("%d moves were made after one was taken back", m.Length())
	}
}
