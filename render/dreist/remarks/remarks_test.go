package remarks

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"dreist/assets"
	"dreist/game/dreist"
)

func TestEveryPoolIsLargeEnoughInBothLanguages(t *testing.T) {
	for _, language := range assets.Languages() {
		texts, err := assets.NewTexts(language)
		if err != nil {
			t.Fatal(err)
		}
		for o := Greet; o < Occasions; o++ {
			least := 6
			if o >= SeatTrio {
				least = 4
			}
			keys := Keys(o)
			if len(keys) < least {
				t.Errorf("%s has %d lines, want at least %d", pools[o].lines.Key, len(keys), least)
			}
			for _, key := range keys {
				line := texts.Say(key)
				if line == key {
					t.Errorf("%s: %s is missing", language, key)
				}
				if n := utf8.RuneCountInString(line); o >= SeatTrio && n > 14 {
					t.Errorf("%s: %q has %d letters, too many for a small bubble", language, line, n)
				}
			}
		}
	}
}

// deal returns a position of a game against Egon in which each has so many cards.
func deal(t *testing.T, yours, his int) *dreist.Position {
	t.Helper()
	p, err := dreist.Deal{Mode: dreist.Solo, Piles: [][]dreist.Card{cards(0, yours), cards(yours, his)}}.Position()
	if err != nil {
		t.Fatal(err)
	}
	return &p
}

func cards(from, n int) (all []dreist.Card) {
	for i := range n {
		all = append(all, dreist.Card(from+i))
	}
	return all
}

func TestOccasions(t *testing.T) {
	even := deal(t, 20, 20)
	const he = dreist.EgonSeat
	column := cards(0, 5)
	for name, c := range map[string]struct {
		m    Moment
		want string
	}{
		"a card opens":                 {Moment{Event: dreist.CardLaid{Opening: true}}, "opening"},
		"a card is laid":               {Moment{Event: dreist.CardLaid{}}, ""},
		"he opens":                     {Moment{Event: dreist.CardLaid{Seat: he, Opening: true}}, ""},
		"a DREIer":                     {Moment{Event: dreist.TrioMade{Cards: cards(0, 3)}}, "trio"},
		"another in the turn":          {Moment{Event: dreist.TrioMade{Cards: cards(0, 3)}, Trios: 1}, "again"},
		"his DREIer":                   {Moment{Event: dreist.TrioMade{Seat: he, Cards: cards(0, 3)}}, ""},
		"a short column":               {Moment{Event: dreist.TrioMade{Column: true, Cards: cards(0, 3)}}, "trio"},
		"a long column":                {Moment{Event: dreist.TrioMade{Column: true, Cards: column}}, ""}, // as it is swept
		"a long column is swept":       {Moment{Event: dreist.ColumnCleared{Cards: column}}, "column"},
		"a short column is swept":      {Moment{Event: dreist.ColumnCleared{Cards: cards(0, 4)}}, ""},
		"a gift":                       {Moment{Event: dreist.GiftGiven{To: he}}, "gift"},
		"your turn ends":               {Moment{Event: dreist.TurnEnded{Next: he}}, ""},
		"his turn ends":                {Moment{Event: dreist.TurnEnded{Seat: he}}, "turn"},
		"he is behind":                 {Moment{Event: dreist.TurnEnded{Seat: he}, Now: deal(t, 20, 30)}, "behind turn"},
		"he is not far behind":         {Moment{Event: dreist.TurnEnded{Seat: he}, Now: deal(t, 20, 29)}, "turn"},
		"he is ahead":                  {Moment{Event: dreist.TurnEnded{Seat: he}, Now: deal(t, 30, 20)}, "ahead turn"},
		"your last cards":              {Moment{Event: dreist.TurnEnded{Seat: he}, Now: deal(t, 3, 8)}, "yourlast turn"},
		"his last cards":               {Moment{Event: dreist.TurnEnded{Seat: he}, Now: deal(t, 14, 3)}, "mylast ahead turn"},
		"the last cards of both":       {Moment{Event: dreist.TurnEnded{Seat: he}, Now: deal(t, 3, 3)}, "yourlast mylast turn"},
		"his last cards first":         {Moment{Event: dreist.TurnEnded{Seat: he}, Now: deal(t, 3, 1)}, "mylast yourlast turn"},
		"a discard where nothing fits": {Moment{Event: dreist.CardDiscarded{}, Before: stuck(t)}, ""},
		"a discard where a card fits":  {Moment{Event: dreist.CardDiscarded{}, Before: fitting(t)}, "discarded"},
		"his discard":                  {Moment{Event: dreist.CardDiscarded{Seat: he}, Before: fitting(t)}, ""},
	} {
		if c.m.Before == nil {
			c.m.Before = even
		}
		if c.m.Now == nil {
			c.m.Now = even
		}
		var got []string
		for _, o := range c.m.Occasions() {
			got = append(got, strings.TrimPrefix(pools[o].lines.Key, "remark."))
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("%s: got %q, want %q", name, got, c.want)
		}
	}
}

// stuck returns a position in which no card of the hand fits, fitting one in which one does.
func stuck(t *testing.T) *dreist.Position { t.Helper(); return hand(t, dreist.KindOf(1, dreist.Red)) }

func fitting(t *testing.T) *dreist.Position {
	t.Helper()
	return hand(t, dreist.KindOf(1, dreist.Red), dreist.KindOf(2, dreist.Red))
}

func hand(t *testing.T, kinds ...dreist.Kind) *dreist.Position {
	t.Helper()
	var cards []dreist.Card
	for _, k := range kinds {
		cards = append(cards, k.Card(0))
	}
	p, err := dreist.Deal{Mode: dreist.Solo, Piles: [][]dreist.Card{cards, {dreist.KindOf(8, dreist.Violet).Card(0)}}}.Position()
	if err != nil {
		t.Fatal(err)
	}
	return &p
}

func TestTheSameMatchHearsTheSame(t *testing.T) {
	d := dreist.Deal{Piles: [][]dreist.Card{cards(0, 20), cards(20, 20)}}
	say := func() (all []Remark) {
		s := NewSpeaker(d, 0)
		for move := range 40 {
			all = append(all, s.Hear(move, Trio), s.Hear(move, Turn), s.Say(move, Poke))
		}
		return all
	}
	if a, b := say(), say(); !slices.Equal(a, b) {
		t.Errorf("got %v, then %v", a, b)
	}
}

func TestNobodyRepeatsHimself(t *testing.T) {
	s := NewSpeaker(dreist.Deal{}, 0)
	last := Remark{}
	for range 200 {
		r := s.Say(0, Poke)
		if r == last || r.Number < 1 || r.Number > pools[Poke].lines.Count {
			t.Fatalf("%v comes after %v", r, last)
		}
		last = r
	}
}

func TestNobodyChatters(t *testing.T) {
	s := NewSpeaker(dreist.Deal{}, 0)
	said := 0
	const moves = 100
	for move := range moves { // on which everything that is frequent happens
		for _, o := range []Occasion{Opening, Trio, Refused, Discarded, NoGift, Turn} {
			if s.Hear(move, o) != (Remark{}) {
				said++
			}
		}
	}
	if said < moves/5 || said > moves/2 {
		t.Errorf("%d remarks on %d moves, want at most one on two", said, moves)
	}
}

func TestWhatIsPlayedAgainIsNoNews(t *testing.T) {
	s := NewSpeaker(dreist.Deal{}, 5)
	if r := s.Hear(4, Trio); r != (Remark{}) {
		t.Errorf("on a move from before: %v", r)
	}
	if s.Hear(5, Trio) == (Remark{}) {
		t.Error("nothing on the first new move")
	}
	s.Heard(12)
	if r := s.Hear(11, Again); r != (Remark{}) {
		t.Errorf("on a move that was taken back: %v", r)
	}
	if s.Hear(12, Again) == (Remark{}) {
		t.Error("nothing on the move after those")
	}
}

func TestWhatMattersMostIsSaid(t *testing.T) {
	s := NewSpeaker(dreist.Deal{}, 0)
	for i, want := range []Occasion{PlayerLast, EgonLast, Behind} {
		if r := s.Say(20*i, PlayerLast, EgonLast, Behind); r.Occasion != want {
			t.Errorf("the %d. time: %v, want %v", i+1, r, want)
		}
	}
}
