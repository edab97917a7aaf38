package opponent

import (
	"testing"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/remarks"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/situation"
	"dreist/render/kit"
	"dreist/render/stage"
)

// TestWhoeverWinsTheSeriesIsGladOfThat looks at seats after a match, and after one that ended a series which others have won.
func TestWhoeverWinsTheSeriesIsGladOfThat(t *testing.T) {
	start, err := dreist.NewTableDeal(3, 0, 1).Position()
	if err != nil {
		t.Fatal(err)
	}
	view := scene.ViewOf(&start)
	view.Winner = 0
	s := &situation.Situation{Line: scene.NewTimeline(view, scene.Around(3, [dreist.MaxSeats]bool{true}, 0, true), stage.Frame{W: 1280, H: 800, Scale: 1}, stage.Normal)}
	for _, c := range []struct {
		champions []int
		want      [3]pictures.Mood
	}{
		{nil, [3]pictures.Mood{pictures.Triumphant, pictures.Downcast, pictures.Downcast}},
		{[]int{1}, [3]pictures.Mood{pictures.Patient, pictures.Triumphant, pictures.Patient}},
		{[]int{0, 2}, [3]pictures.Mood{pictures.Triumphant, pictures.Patient, pictures.Triumphant}},
	} {
		s.Champions = c.champions
		for seat, want := range c.want {
			if got := moodOf(s, dreist.Seat(seat)); got != want {
				t.Errorf("the series is won by %v: seat %d looks like %v, want %v", c.champions, seat, got, want)
			}
		}
	}
}

// TestNamesAreWrittenInOneSize: a long name makes the others at its table smaller, too, and each fits.
func TestNamesAreWrittenInOneSize(t *testing.T) {
	fonts, err := kit.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	start, err := dreist.NewTableDeal(4, 0, 1).Position()
	if err != nil {
		t.Fatal(err)
	}
	view := scene.ViewOf(&start)
	for _, f := range []stage.Frame{{W: 1280, H: 800, Scale: 1}, {W: 960, H: 560, Scale: 1}, {W: 960, H: 560, Scale: 1, Text: 1.3}} {
		s := &situation.Situation{Line: scene.NewTimeline(view, scene.Around(4, [dreist.MaxSeats]bool{true}, 0, true), f, stage.Normal)}
		s.Say.Seats = []string{"Ada", "Benno", "Carlotta Maximiliane", "Di"}
		d := table{pictures.Canvas{Canvas: kit.NewCanvas(fonts, new(kit.Layers))}, s, new(others), s.Line.Geometry()}
		usual, named := d.text(assets.Strong, 17, d.UI().Text), d.nameLettering()
		if named.Size >= usual.Size {
			t.Errorf("%v: the names have a size of %v, as if all were short", f, named.Size)
		}
		for place, seat := range s.Line.Seating().Others() {
			room := d.g.Others[place].Line(s.Line.Seating().Shows(seat, s.Line.View().Turn)).Name
			if wide := d.Labels.Get(s.Say.Name(seat), named, kit.Left, f.W).W; wide > room.W+1 && d.Labels.Fit(s.Say.Name(seat), usual, room.W) != named {
				t.Errorf("%v: %q is %v wide, its room %v", f, s.Say.Name(seat), wide, room.W)
			}
		}
	}
}

// TestWordsStayInTheirBubble: while it grows and shrinks, words are seen only where it is as wide as they are, and all of them when it is open.
func TestWordsStayInTheirBubble(t *testing.T) {
	for open := range bubbleOpen + 1 {
		g := Egon{open: open}
		if g.textAlpha() > 0 && g.bubbleGrowth() < 0.85 {
			t.Errorf("words are seen on a bubble that has grown by %v", g.bubbleGrowth())
		}
		if g.textAlpha() > 0 && g.dotsAlpha() > 0 {
			t.Errorf("%d open: words with an opacity of %v come over dots with %v", open, g.textAlpha(), g.dotsAlpha())
		}
	}
	if g := (Egon{open: bubbleDots}); g.textAlpha() != 0 || g.dotsAlpha() != 1 {
		t.Errorf("where there are to be dots alone they have an opacity of %v, words %v", g.dotsAlpha(), g.textAlpha())
	}
	if g := (Egon{open: bubbleOpen}); g.textAlpha() != 1 || g.bubbleGrowth() != 1 {
		t.Error("an open bubble hides its words")
	}
}

// TestDotsComeOnlyAheadOfWords lets Egon ponder a line and say it, and then be silent: the bubble shows dots ahead of the words and never without words to come.
func TestDotsComeOnlyAheadOfWords(t *testing.T) {
	s, g := egonsTurn(t), Egon{}
	if g.tickBubble(s); g.open != 0 {
		t.Errorf("without anything to say his bubble is open by %d", g.open)
	}
	g.Speech = Speech{Line: "Hm!", pondered: true, age: -remarks.Ponders}
	dots, seen := 0, 0.0
	for ; g.textAlpha() < 1; g.Speech.age++ {
		if g.tickBubble(s); g.open > 0 && g.textAlpha() == 0 {
			dots++
		}
		if g.Speech.age < 0 && g.open > bubbleDots || dots > 2*remarks.Ponders {
			t.Fatalf("%d ticks before his words the bubble is open by %d", -g.Speech.age, g.open)
		}
		seen = max(seen, g.dotsAlpha())
	}
	if dots < remarks.Ponders || seen != 1 {
		t.Errorf("dots are shown for %d ticks, want at least %d", dots, remarks.Ponders)
	}
	g.fallSilent()
	for range bubbleOpen {
		if g.tickBubble(s); g.opens(s) != 0 {
			t.Fatal("silent, he keeps his bubble open")
		}
	}
	if g.open != 0 {
		t.Errorf("silent, his bubble is open by %d", g.open)
	}
}

// TestTheRecapKeepsOffTheRace: its bubble is equally high for one line and for two, and what is long is set smaller and then cut, but takes no room of the race.
func TestTheRecapKeepsOffTheRace(t *testing.T) {
	fonts, err := kit.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	start, err := dreist.NewTableDeal(3, 0, 1).Position()
	if err != nil {
		t.Fatal(err)
	}
	view := scene.ViewOf(&start)
	long := []string{"legt türkise 2, rote 3, rote 4 und rote 5", "ein DREIer", "8 Karten verlassen den Tisch", "zieht eine Karte", "schenkt Fledermaus eine Karte"}
	for _, f := range []stage.Frame{{W: 960, H: 600, Scale: 1}, {W: 960, H: 560, Scale: 1, Text: 1.3}, {W: 1280, H: 800, Scale: 1}, {W: 2560, H: 1440, Scale: 1}} {
		s := &situation.Situation{Line: scene.NewTimeline(view, scene.Around(3, [dreist.MaxSeats]bool{true}, 0, true), f, stage.Normal)}
		d := table{pictures.Canvas{Canvas: kit.NewCanvas(fonts, new(kit.Layers))}, s, new(others), s.Line.Geometry()}
		one, two, most := d.recapOf("Benno", long[3:4]), d.recapOf("Benno", long[1:3]), d.recapOf("Maximiliane", long)
		if one.plate.H != two.plate.H {
			t.Errorf("%v: with one line it is %v high, with two %v", f, one.plate.H, two.plate.H)
		}
		if most.plate.H < two.plate.H || most.plate.Bottom() > d.g.Race.Y || most.style.Size < 0.82*two.style.Size {
			t.Errorf("%v: a long turn is told at %v in a size of %v, a short one in %v; the race is at %v", f, most.plate, most.style.Size, two.style.Size, d.g.Race)
		}
	}
}
