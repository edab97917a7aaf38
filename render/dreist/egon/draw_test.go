package egon

import (
	"testing"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/words"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// TestMoodsAtTheEndFollowTheSeries compares moods after a single match with those after a match that ended a series.
func TestMoodsAtTheEndFollowTheSeries(t *testing.T) {
	start := need.Value(dreist.NewTableDeal(3, 0, 1).Position())(t)
	view := scene.ViewOf(&start)
	view.Winner = 0
	s := atTable(view, 3, stage.Frame{W: 1280, H: 800, Scale: 1})
	for _, c := range []struct {
		champions []int
		want      [3]pictures.Mood
	}{
		{nil, [3]pictures.Mood{pictures.MoodTriumphant, pictures.MoodDowncast, pictures.MoodDowncast}},
		{[]int{1}, [3]pictures.Mood{pictures.MoodPatient, pictures.MoodTriumphant, pictures.MoodPatient}},
		{[]int{0, 2}, [3]pictures.Mood{pictures.MoodTriumphant, pictures.MoodPatient, pictures.MoodTriumphant}},
	} {
		s.SeriesWinners = c.champions
		for seat, want := range c.want {
			if got := moodOf(s, dreist.Seat(seat)); got != want {
				t.Errorf("the series is won by %v: seat %d looks like %v, want %v", c.champions, seat, got, want)
			}
		}
	}
}

// atTable returns the situation at a table of so many seats, with a person in front.
func atTable(view scene.View, seats int, f stage.Frame) *scene.Situation {
	seating := tabletop.SeatingAround(seats, func(s dreist.Seat) bool { return s == 0 }, 0, true)
	return &scene.Situation{Timeline: scene.NewTimeline(view, seating, f, stage.NormalSpeed)}
}

// TestNamesAreWrittenInOneSize: a long name shrinks all names, and each fits.
func TestNamesAreWrittenInOneSize(t *testing.T) {
	fonts := need.Value(kit.NewFonts())(t)
	start := need.Value(dreist.NewTableDeal(4, 0, 1).Position())(t)
	view := scene.ViewOf(&start)
	for _, f := range []stage.Frame{
		{W: 1280, H: 800, Scale: 1}, {W: 960, H: 560, Scale: 1}, {W: 960, H: 560, Scale: 1, TextFactor: 1.3},
	} {
		s := atTable(view, 4, f)
		s.Phrases.SeatNames = []string{"Ada", "Benno", "Carlotta Maximiliane", "Di"}
		d := new(Opponents).drawing(pictures.Canvas{Canvas: kit.NewCanvas(fonts, new(kit.Layers))}, s)
		usual, named := d.text(assets.StrongFont, kit.TextSize, d.Palette().Text), d.nameLettering()
		if named.Size >= usual.Size {
			t.Errorf("%v: the names have a size of %v, as if all were short", f, named.Size)
		}
		for place, seat := range s.Timeline.Seating().OtherSeats() {
			room := d.g.OtherSeats[place].NameRect
			name := s.Phrases.SeatName(seat)
			if wide := d.Labels.Label(name, named, kit.Left, f.W).W; wide > room.W+1 && d.Labels.FitWidth(name, usual, room.W) != named {
				t.Errorf("%v: %q is %v wide, its room %v", f, name, wide, room.W)
			}
		}
	}
}

// TestWordsStayInTheirBubble: text is visible only while the bubble is wide enough for it, and opaque when it is open.
func TestWordsStayInTheirBubble(t *testing.T) {
	for open := range bubbleOpen + 1 {
		g := Egon{open: open}
		if g.textAlpha() > 0 && g.grown() < 0.85 {
			t.Errorf("words are seen on a bubble that has grown by %v", g.grown())
		}
		if g.textAlpha() > 0 && g.dotsAlpha() > 0 {
			t.Errorf("%d open: words with an opacity of %v come over dots with %v", open, g.textAlpha(), g.dotsAlpha())
		}
	}
	if g := (Egon{open: bubbleDots}); g.textAlpha() != 0 || g.dotsAlpha() != 1 {
		t.Errorf("alone, the dots have an opacity of %v, the text %v", g.dotsAlpha(), g.textAlpha())
	}
	if g := (Egon{open: bubbleOpen}); g.textAlpha() != 1 || g.grown() != 1 {
		t.Error("an open bubble hides its words")
	}
}

// TestDotsComeOnlyAheadOfWords lets Egon ponder a line, say it and fall silent: dots appear before words and never without them.
func TestDotsComeOnlyAheadOfWords(t *testing.T) {
	s, g := egonsTurn(t), Egon{}
	if g.tickBubble(s); g.open != 0 {
		t.Errorf("without anything to say his bubble is open by %d", g.open)
	}
	g.Speech = Speech{Text: "Hm!", pondered: true, age: -PonderTicks}
	dots, seen := 0, 0.0
	for ; g.textAlpha() < 1; g.Speech.age++ {
		if g.tickBubble(s); g.open > 0 && g.textAlpha() == 0 {
			dots++
		}
		if g.Speech.age < 0 && g.open > bubbleDots || dots > 2*PonderTicks {
			t.Fatalf("%d ticks before his words the bubble is open by %d", -g.Speech.age, g.open)
		}
		seen = max(seen, g.dotsAlpha())
	}
	if dots < PonderTicks || seen != 1 {
		t.Errorf("dots are shown for %d ticks, want at least %d", dots, PonderTicks)
	}
	g.Speech = Speech{}
	for range bubbleOpen {
		if g.tickBubble(s); g.opens(s) != 0 {
			t.Fatal("silent, he keeps his bubble open")
		}
	}
	if g.open != 0 {
		t.Errorf("silent, his bubble is open by %d", g.open)
	}
}

// TestTheRecapKeepsItsPlace: long texts shrink, then are cut, and never leave it.
func TestTheRecapKeepsItsPlace(t *testing.T) {
	fonts := need.Value(kit.NewFonts())(t)
	start := need.Value(dreist.NewTableDeal(3, 0, 1).Position())(t)
	view := scene.ViewOf(&start)
	long := []string{
		"legt türkise 2, rote 3, rote 4 und rote 5", "ein DREIer", "8 Karten verlassen den Tisch", "zieht eine Karte",
		"schenkt Fledermaus eine Karte",
	}
	for _, f := range []stage.Frame{
		{W: 960, H: 600, Scale: 1}, {W: 960, H: 560, Scale: 1, TextFactor: 1.3}, {W: 1280, H: 800, Scale: 1}, {W: 2560, H: 1440, Scale: 1},
	} {
		s := atTable(view, 3, f)
		d := new(Opponents).drawing(pictures.Canvas{Canvas: kit.NewCanvas(fonts, new(kit.Layers))}, s)
		one, two, most := d.recapOf("Benno", long[3:4]), d.recapOf("Benno", long[1:3]), d.recapOf("Maximiliane", long)
		for _, r := range [...]recap{one, two, most} {
			if r.plate.Bottom() > d.g.RecapRect.Bottom() || r.plate.Right() > d.g.LayoutRect.X {
				t.Errorf("%v: a turn is shown at %v, its place is %v", f, r.plate, d.g.RecapRect)
			}
		}
	}
}

// TestEveryLineFitsIntoTheBubble sets every line of Egon's pools, and what he says of each card in his own turn, in small
// windows and large letters.
func TestEveryLineFitsIntoTheBubble(t *testing.T) {
	fonts := need.Value(kit.NewFonts())(t)
	for _, language := range assets.Languages() {
		texts := need.Value(assets.NewTexts(language))(t)
		lines := egonsLines(words.Sentences{Texts: texts})
		for _, f := range []stage.Frame{{W: 960, H: 560, Scale: 1}, {W: 960, H: 560, Scale: 1, TextFactor: 1.3}, {W: 960, H: 600, Scale: 1},
			{W: 960, H: 600, Scale: 1, TextFactor: 1.3}, {W: 1280, H: 800, Scale: 1}, {W: 1280, H: 800, Scale: 1, TextFactor: 1.3}} {
			g := scene.NewGeometry(f, scene.TableContents{VisibleRows: 4})
			labels := kit.NewLabels(fonts)
			inside := bubbleText(&g)
			for _, line := range lines {
				style := bubbleStyle(labels, &g, line, kit.WhiteTint())
				one := labels.Label("E", style, kit.Center, inside.W).H
				if l := labels.Label(line, style, kit.Center, inside.W); l.H > inside.H || l.H > 4.5*one {
					t.Errorf("%s at %v: %q takes %.0f lines, want at most 4", language, f, line, l.H/one)
				}
			}
		}
	}
}

// egonsLines returns all that Egon says in a game against him.
func egonsLines(say words.Sentences) (lines []string) {
	memory := Memory{PlayerWins: 128, EgonWins: 114, CardsLeft: 57, DaysAgo: 1}
	for o := MatchStart; o < SeatTrio; o++ {
		for n := range assets.LineCount(pools[o].lines) {
			lines = append(lines, say.Say(Remark{o, n + 1}.TextKey(), memory.values(&say)))
		}
	}
	add := func(opened, reactivated bool, events ...dreist.Event) {
		for _, e := range events {
			line, _ := say.EgonLine(e, opened, reactivated)
			lines = append(lines, line)
		}
	}
	const he = dreist.EgonSeat
	add(false, false, dreist.TurnEnded{Next: he}, dreist.GiftGiven{}, dreist.MatchWon{}, dreist.MatchWon{Seat: he}, dreist.TrioMade{Seat: he})
	for c := range dreist.Card(dreist.CardCount) {
		laid := dreist.CardLaid{Seat: he, Card: c, Row: 12}
		add(false, false, dreist.EgonRevealed{Card: c}, dreist.EgonSetAside{Card: c}, laid,
			dreist.CardLaid{Seat: he, Card: c, Row: 1, IsOpening: true},
			dreist.TrioMade{Seat: he, Cards: []dreist.Card{c}, IsColumn: true}, dreist.CardDiscarded{Seat: he, Card: c})
		add(true, false, laid)
		add(false, true, laid)
		lines = append(lines, say.EgonLooseningLine(dreist.CardsLoosened{Cards: []dreist.Card{c}}))
	}
	return append(lines, say.EgonLooseningLine(dreist.CardsLoosened{Cards: []dreist.Card{1, 2}}))
}
