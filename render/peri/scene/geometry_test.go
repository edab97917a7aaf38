package scene

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"dreist/build/need"
	"dreist/game/peri"
	"dreist/game/peri/match"
	"dreist/game/play"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// TestEverythingHasItsPlace lays all patiences out in windows of all kinds, dealt and in the middle of a game, and wants each card on the
// felt, no spot over another one, and of each card of a column enough to read.
func TestEverythingHasItsPlace(t *testing.T) {
	for _, window := range [][2]float64{{960, 560}, {1024, 768}, {1280, 800}, {1920, 1080}, {3440, 1440}, {3840, 2160}} {
		f, _ := stage.FitFrame(window[0], window[1], 1)
		for i, row := range peri.Patiences {
			if !slices.ContainsFunc(Rows, func(of *Row) bool { return of.Patience == row }) {
				t.Fatalf("%s has no row in Rows", row.Key)
			}
			rng := rand.New(rand.NewPCG(uint64(i), 1))
			p := need.Value(peri.NewDeal(row, uint64(i)).Position())(t)
			for range 40 {
				at := &table{row: row}
				at.Frame = f
				v := (&View{}).to(&p)
				a := at.Arrange(&v)
				check(t, &at.geo, &v, &a)
				moves := slices.Collect(p.Moves())
				if len(moves) == 0 {
					break
				}
				need.OK(t, p.Play(moves[rng.IntN(len(moves))]))
			}
		}
	}
}

// leastOpen is how much of each open card is seen in logical pixels.
const leastOpen = 12

func check(t *testing.T, g *Geometry, v *View, a *Arrangement) {
	t.Helper()
	name := v.Patience.Key
	if least := 60.0 * g.Unit; g.CardW < least {
		t.Fatalf("%s in %vx%v: cards are %v wide", name, g.W, g.H, g.CardW)
	}
	room := g.Cloth.Inset(-1)
	var before geom.Rect
	for at := range v.Piles() {
		last := geom.Rect{}
		for n, c := range v.CardsAt(at) {
			r := a.Cards[c].Rect()
			if room.OverlapArea(r) < r.W*r.H-1 {
				t.Fatalf("%s in %vx%v: card %d of %v is at %v, the felt is %v", name, g.W, g.H, n, at, r, g.Cloth)
			}
			seen, least := r.Y-last.Y, leastOpen*g.Unit-1.5
			if n > 0 && !v.IsOpen(at, n-1) {
				least = leastDown*g.Unit - 1.5
			}
			if n > 0 && g.spots[at].fan == DownwardFan && seen < least {
				t.Fatalf("%s in %vx%v: of card %d of %v %v are seen", name, g.W, g.H, n-1, at, seen)
			}
			last = r
		}
		here := g.FirstCardRect(at)
		if at.Part == peri.Tableau && at.Number > 0 && before.Inset(1).OverlapArea(here.Inset(1)) > 0 {
			t.Fatalf("%s in %vx%v: %v lies over the spot before it", name, g.W, g.H, at)
		}
		before = here
	}
}

// TestColumnsEndAboveWhatLiesBelow holds that in The Wish all columns end above the pile of removed cards, and elsewhere none ends so early.
func TestColumnsEndAboveWhatLiesBelow(t *testing.T) {
	f, _ := stage.FitFrame(960, 560, 1)
	for _, row := range peri.Patiences {
		g := newGeometry(f, row, false)
		removed := g.FirstCardRect(peri.Spot{Part: peri.RemovedCards})
		for at, p := range g.spots {
			if isShort := p.floor < g.Host.Y && p.Y < g.H; isShort != (row.Key == "wish" && at.Part == peri.Tableau) || isShort && p.floor > removed.Y {
				t.Errorf("%s: %v ends at %v, the removed cards begin at %v", row.Key, at, p.floor, removed.Y)
			}
		}
	}
}

// TestCardsKeepTheirNumbers holds that cards that stay are the same ones after a move, in two packs too, and that no number occurs twice.
func TestCardsKeepTheirNumbers(t *testing.T) {
	for i, row := range peri.Patiences {
		p := need.Value(peri.NewDeal(row, uint64(i)).Position())(t)
		v := (&View{}).to(&p)
		for n := range 30 {
			moves := slices.Collect(p.Moves())
			if len(moves) == 0 {
				break
			}
			need.OK(t, p.Play(moves[n%len(moves)]))
			next := v.to(&p)
			seen := map[tabletop.Card]bool{}
			for at, pile := range next.Piles() {
				for n, c := range next.CardsAt(at) {
					if seen[c] || FaceOf(c).String() != face([]peri.Card(pile)[n]) {
						t.Fatalf("%s: %v has %v for %s", row.Key, at, FaceOf(c), face([]peri.Card(pile)[n]))
					}
					seen[c] = true
				}
			}
			v = next
		}
	}
}

func face(c peri.Card) string { return peri.NewCard(c.Rank(), c.Suit()).String() }

// TestAPacketOpensBelowItsTopCard opens the packets at both edges and in between: the card under the mouse stays where it is.
func TestAPacketOpensBelowItsTopCard(t *testing.T) {
	f, _ := stage.FitFrame(1280, 800, 1)
	p := need.Value(peri.NewDeal(peri.Find("packets"), 1).Position())(t)
	at := &table{row: p.Patience}
	at.Frame = f
	v := (&View{}).to(&p)
	at.Arrange(&v)
	for n := range uint8(6) {
		shut, open := at.geo.cards(peri.Spot{Part: peri.Tableau, Number: n}, 4, 0, 0), at.geo.cards(peri.Spot{Part: peri.Tableau, Number: n}, 4, 0, 1)
		if shut[3] != open[3] || open[0].X < at.geo.Cloth.X || open[0].Right() > at.geo.Cloth.Right() {
			t.Errorf("packet %d opens from %v to %v", n, shut, open)
		}
	}
}

// TestACelebrationCarriesCardsIntoTheirCase celebrates wins: what is home ends in the case, the twelve courts of a pack as a fan unless cards stay on
// the table, where a couple meets.
func TestACelebrationCarriesCardsIntoTheirCase(t *testing.T) {
	suit := func(s string) string { return strings.Join(strings.Fields(" A 2 3 4 5 6 7 8 9 T J Q K "), s+" ") + s }
	one := strings.Join([]string{suit("c"), suit("s"), suit("h"), suit("d")}, " / ")
	for text, want := range map[string]int{
		"[Patience \"bigapple\"]\n[Foundations \"" + one + "\"]\n[Tableau \"- / - / - / - / - / - / -\"]\n":                          12,
		"[Patience \"colours\"]\n[Foundations \"" + one + " / " + one + "\"]\n[Tableau \"- / - / - / - / - / - / - / - / - / -\"]\n": 12,
		"[Patience \"wedding\"]\n[Tableau \"Qh Kh - - - - - - - - - - - -\"]\n":                                                      2,
	} {
		m := need.Value(match.Resume("[Game \"PERI\"]\n[Format \"1\"]\n"+text, play.DiscardSaver{}))(t)
		f, _ := stage.FitFrame(1280, 800, 1)
		line := NewTimeline(m.Position(), f, stage.NormalSpeed)
		line.Celebrate()
		ticks := 0
		for ; line.IsMoving(); ticks++ {
			line.Tick()
		}
		seen := 0
		for _, p := range line.CurrentPicture().Cards {
			if p.IsVisible && math.Abs(p.X-line.Geometry().Cloth.Center().X) < line.Geometry().Cloth.W/3 {
				seen++
			}
		}
		if most := stage.NormalSpeed.Ticks(2300); !m.Position().IsWon() || line.View().End != LetterFalls || seen != want || ticks > most {
			t.Errorf("%safter %d ticks %d cards are seen in the middle, part %d", text, ticks, seen, line.View().End)
		}
	}
}
