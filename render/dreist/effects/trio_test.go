package effects

import (
	"math/rand/v2"
	"slices"
	"testing"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// Eager plays a game against Egon that makes every DREIer that is possible, and draws after each.
func Eager(t *testing.T, seed uint64) *match.Match {
	t.Helper()
	m := need.Value(match.New(dreist.NewSoloDeal(dreist.EvenCardCount, seed), record.NumberedSeats("Ada", "Egon"), nil, play.DiscardSaver{}))(t)
	rng := rand.New(rand.NewPCG(seed, 5))
	for range 60 {
		if m.IsOver() {
			break
		}
		moves := m.Position().AppendMoves(nil)
		chosen := moves[rng.IntN(len(moves))]
		for _, move := range moves {
			_, events, err := dreist.Apply(*m.Position(), move)
			if err == nil && (move == dreist.Draw() || move.Action == dreist.LayCard && countTrios(events) > 0) {
				chosen = move
			}
		}
		need.Value(m.Play(chosen))(t)
	}
	return m
}

// TestDREIersAreCountedInTheirTurn compares streakOf in the middle of a history with a count from the beginning, before and after
// undo.
func TestDREIersAreCountedInTheirTurn(t *testing.T) {
	most := 0
	for seed := range uint64(25) {
		m := Eager(t, seed)
		check := func() {
			n, turn := 0, 0
			for i, step := range m.History() {
				if step.Turn != turn {
					n, turn = 0, step.Turn
				}
				for _, e := range step.Events {
					trio, ok := e.(dreist.TrioMade)
					if !ok {
						continue
					}
					n++
					most = max(most, n)
					if got, at := streakOf(m.History(), trio); got != n || at != &m.History()[i] {
						t.Errorf("seed %d, step %d: the DREIer is number %d of its turn, want %d", seed, i, got, n)
					}
				}
			}
		}
		check()
		for range 4 {
			m.UndoMove()
		}
		check()
	}
	if most < 3 {
		t.Errorf("no turn had more than %d DREIers, want some with 3", most)
	}
	if n, step := streakOf(nil, dreist.TrioMade{Cards: []dreist.Card{1, 2, 3}}); n != 1 || step != nil {
		t.Errorf("a DREIer without a match is number %d, want the first", n)
	}
}

// cheers returns the letterings for rows, columns and gifts in every language.
func cheers(t *testing.T) (rows, columns, gifts []string) {
	t.Helper()
	for _, language := range assets.Languages() {
		say := need.Value(assets.NewTexts(language))(t)
		third := say.Say("cheer.third", assets.Values{"N": 12})
		rows = append(rows, say.Say("cheer.row"), say.Say("cheer.second"), third, say.Say("cheer.first.trio"))
		columns = append(columns, say.Say("cheer.column"), say.Say("cheer.first.trio"))
		gifts = append(gifts, say.Say("cheer.first.gift"))
	}
	return rows, columns, gifts
}

// canvas returns a canvas on which letters can be measured.
func canvas(t *testing.T) pictures.Canvas {
	t.Helper()
	fonts := need.Value(kit.NewFonts())(t)
	return pictures.Canvas{Canvas: kit.NewCanvas(fonts, new(kit.Layers))}
}

// within reports whether a rectangle lies in another one, apart from rounding.
func within(r, in geom.Rect) bool {
	const rounded = 1e-6
	return r.X >= in.X-rounded && r.Y >= in.Y-rounded && r.Right() <= in.Right()+rounded && r.Bottom() <= in.Bottom()+rounded
}

// TestALetteringHasNoPlaceWithoutCards places one in a frame that is too small for cards, which ends at once.
func TestALetteringHasNoPlaceWithoutCards(t *testing.T) {
	m := Eager(t, 1)
	for _, f := range []stage.Frame{{W: 40, H: 900, Scale: 1}, {W: 1, H: 1, Scale: 1}, {}} {
		table := &scene.Situation{Match: m, Timeline: scene.NewTimeline(scene.ViewOf(m.Position()), scene.SeatingOf(m), f, stage.FastSpeed)}
		l := lettering{ribbon: true}
		show{new(Effects), table}.place(&l, canvas(t), dreist.TrioMade{Cards: []dreist.Card{0, 1, 2}}, nil, pictures.CheerText{Text: "DREI"}, 20, 0)
		if l.lines != nil {
			t.Errorf("%v: it has a place", f)
		}
	}
}

// TestALetteringKeepsOnTheBoard checks the place of every lettering of whole games in every language, in large and small windows,
// with large letters and deep layouts, while cards move: it never leaves the board and never covers a card that stays.
func TestALetteringKeepsOnTheBoard(t *testing.T) {
	rows, columns, _ := cheers(t)
	c := canvas(t)
	placed, grew := 0, 0
	sweeps, whole := 0, 0 // ribbons of columns, and those as wide as they should be
	for _, deep := range []int{0, 7, 12} {
		for seed, f := range []stage.Frame{
			{W: 1280, H: 800, Scale: 1}, {W: 960, H: 560, Scale: 1}, {W: 960, H: 560, Scale: 1, TextFactor: 1.3}, {W: 1920, H: 1080, Scale: 1},
			{W: 2560, H: 1440, Scale: 2},
		} {
			m := Eager(t, uint64(seed))
			start := m.InitialPosition()
			table := &scene.Situation{Match: m, Timeline: scene.NewTimeline(scene.ViewOf(&start), scene.SeatingOf(m), f, stage.FastSpeed)}
			table.Timeline.ReserveRows(deep)
			table.Timeline.ShowView(scene.ViewOf(&start))
			for _, step := range m.History() {
				table.Timeline.PlayEvents(step.Events)
			}
			var last dreist.TrioMade
			var boxes []geom.Rect // that keep off the cards, while they stand and when they have gone
			var others []dreist.Card
			var close float64
			for table.Timeline.IsMoving() {
				g := table.Timeline.Geometry()
				step, _, _ := table.Timeline.CurrentStep()
				if trio, ok := step.Event.(dreist.TrioMade); ok && (last.Cards == nil || &trio.Cards[0] != &last.Cards[0]) {
					last, others, boxes, close = trio, nil, nil, g.RowSpacing
					_, step := streakOf(m.History(), trio)
					falling, words, least := loosened(step), rows, 0.0
					if trio.IsColumn {
						words, least = columns, sweepWide*g.WindowUnit()
					}
					for i, text := range words {
						for _, mode := range []tabletop.Phase{tabletop.PlayingPhase, tabletop.ReplayPhase} {
							table.Phase = mode
							w, l := show{new(Effects), table}, &lettering{ribbon: true, holds: letteringHold}
							size := min(trioSize*g.TextUnit()*[]float64{1, trioGrows, trioGrows * trioGrows, 1}[i%4], g.LaidCardWidth*1.1)
							w.place(l, c, trio, falling, pictures.CheerText{Text: text}, size, least)
							wide, high := ribboned(c, l.lines)
							box := geom.RectAround(l.at, wide*l.size, high*l.size)
							if trio.IsColumn && deep == 0 {
								if sweeps++; wide*l.size > 0.84*least {
									whole++
								}
							}
							gone := box
							gone.Y += l.away
							if placed++; !within(box, w.board()) || !within(gone, w.board()) {
								t.Errorf("%v, %v: the lettering at %v leaves the board at %v as it goes by %v", f, l.lines, box, w.board(), l.away)
							}
							if p := w.placer(trio, falling); p.Cost(box) > geom.NeverCoverCost {
								t.Errorf("%v, %v: the lettering at %v lies over cards", f, l.lines, box)
							}
							boxes = append(boxes, box, gone)
						}
					}
					table.Phase = tabletop.PlayingPhase
					for c, row := range table.Timeline.View().RowOf {
						if c := dreist.Card(c); row > 0 && !(trio.IsColumn && (slices.Contains(trio.Cards, c) || slices.Contains(falling, c))) {
							others = append(others, c)
						}
					}
				}
				for _, c := range others {
					if table.Timeline.View().RowOf[c] == 0 {
						continue // it falls, past the lettering
					}
					for _, box := range boxes {
						if over := box.OverlapArea(table.Timeline.CurrentPicture().Cards[c].Rect()); over > 0 {
							t.Fatalf("%v, %d rows: the lettering at %v covers %v of card %v, at %v", f, deep, box, over, c, table.Timeline.CurrentPicture().Cards[c].Rect())
						}
					}
				}
				switch step.Event.(type) {
				case dreist.CardLaid, dreist.TurnEnded:
					others = nil // it has gone, and the layout may change once more
				}
				if len(others) > 0 && g.RowSpacing > close {
					grew++
				}
				table.Timeline.Tick()
			}
		}
	}
	if whole < sweeps*9/10 {
		t.Errorf("of %d ribbons of swept columns %d are as wide as they should be, want nine of ten", sweeps, whole)
	}
	if placed < 1000 || grew == 0 {
		t.Errorf("looked at %d letterings, and %d ticks in which the rows had parted", placed, grew)
	}
}

// TestTheFirstGiftIsCelebratedOnTheBoard checks the lettering for the first gift in small windows and with large letters.
func TestTheFirstGiftIsCelebratedOnTheBoard(t *testing.T) {
	_, _, gifts := cheers(t)
	c := canvas(t)
	for _, f := range []stage.Frame{{W: 1280, H: 800, Scale: 1}, {W: 960, H: 560, Scale: 1}, {W: 960, H: 560, Scale: 1, TextFactor: 1.3}} {
		m := Eager(t, 1)
		start := m.InitialPosition()
		for _, deep := range []int{0, 12} {
			w := show{new(Effects), &scene.Situation{Match: m, Timeline: scene.NewTimeline(scene.ViewOf(&start), scene.SeatingOf(m), f, stage.FastSpeed)}}
			w.Timeline.ReserveRows(deep)
			w.Timeline.ShowView(scene.ViewOf(&start))
			for _, text := range gifts {
				l := &lettering{lines: []pictures.CheerText{{Text: text}}, at: w.belowRows(), away: -letteringAway * f.TextUnit()}
				wide, high := ribboned(c, l.lines)
				w.amidBoard(c, l)
				box := geom.RectAround(l.at, wide*l.size, high*l.size)
				if gone := (geom.Rect{X: box.X, Y: box.Y + l.away, W: box.W, H: box.H}); !within(box, w.board()) || !within(gone, w.board()) {
					t.Errorf("%v: %q at %v leaves the board at %v", f, text, box, w.board())
				}
			}
		}
	}
}

// TestARibbonIsBelowItsLetters checks every frame of every lettering: each visible letter stands on the unrolled ribbon.
func TestARibbonIsBelowItsLetters(t *testing.T) {
	const size, rim = 50.0, 0.135
	rows, columns, gifts := cheers(t)
	c := canvas(t)
	for _, text := range slices.Concat(rows, columns, gifts) {
		l := &lettering{lines: []pictures.CheerText{{Text: text}}, size: size, ribbon: true, holds: letteringHold}
		line, letters := l.lines[0], len([]rune(text))
		for at := stage.Span(0); at < l.lasts(); at += 1000.0 / 120 {
			whole, now := l.cloth(c, line, geom.Point{}, at)
			unrolled := now.W / whole.W
			left, right := now.X+ribbonTail*size*unrolled, now.Right()-ribbonTail*size*unrolled
			for i := range letters {
				p := l.pop(c, line, i, at)
				if p.Alpha == 0 {
					continue
				}
				end := c.CheerLetterEnd(line, i, size) - c.CheerWidth(line, size)/2
				wide := c.CheerWidth(pictures.CheerText{Text: string([]rune(text)[i])}, size)
				reach := (wide/2 + rim*size) * p.Scale
				if from, to := end-wide/2-reach, end-wide/2+reach; !p.GrowsInPlace || from < left-0.5 || to > right+0.5 {
					t.Fatalf("%q: letter %d reaches from %.1f to %.1f after %v, the ribbon from %.1f to %.1f", text, i, from, to, at, left, right)
				}
			}
			if at > letteringPops && l.pop(c, line, letters-1, at).Scale != 1 {
				t.Fatalf("%q still pops up after %v", text, at)
			}
		}
	}
}

// Pushes reports whether cards or the whole table are displaced.
func (e *Effects) Pushes() bool { return e.pushes.IsMoving() }
