package egon

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/words"
)

func TestEveryPoolIsLargeEnoughInBothLanguages(t *testing.T) {
	for _, language := range assets.Languages() {
		texts := need.Value(assets.NewTexts(language))(t)
		for o := MatchStart; o < OccasionCount; o++ {
			least := 5
			if o >= SeatTrio {
				least = 4
			}
			if n := assets.LineCount(pools[o].lines); n < least {
				t.Errorf("%s has %d lines, want at least %d", pools[o].lines, n, least)
			}
			for n := range assets.LineCount(pools[o].lines) {
				key := Remark{o, n + 1}.TextKey()
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

// deal returns a position of a game against Egon with these numbers of cards left.
func deal(t *testing.T, yours, his int) *dreist.Position {
	t.Helper()
	p := need.Value(dreist.Deal{Mode: dreist.SoloMode, Piles: [][]dreist.Card{cards(0, yours), cards(yours, his)}}.Position())(t)
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
		m    moment
		want string
	}{
		"a card opens":            {moment{event: dreist.CardLaid{IsOpening: true}}, "opening"},
		"a card is laid":          {moment{event: dreist.CardLaid{}}, ""},
		"he opens":                {moment{event: dreist.CardLaid{Seat: he, IsOpening: true}}, ""},
		"a DREIer":                {moment{event: dreist.TrioMade{Cards: cards(0, 3)}}, "trio"},
		"another in the turn":     {moment{event: dreist.TrioMade{Cards: cards(0, 3)}, TurnFeats: TurnFeats{playerTrios: 1}}, "again"},
		"his DREIer":              {moment{event: dreist.TrioMade{Seat: he, Cards: cards(0, 3)}}, ""},
		"a short column":          {moment{event: dreist.TrioMade{IsColumn: true, Cards: cards(0, 3)}}, "trio"},
		"a long column":           {moment{event: dreist.TrioMade{IsColumn: true, Cards: column}}, ""}, // as it is swept
		"a long column is swept":  {moment{event: dreist.ColumnCleared{Cards: column}}, "column"},
		"a short column is swept": {moment{event: dreist.ColumnCleared{Cards: cards(0, 4)}}, ""},
		"a gift":                  {moment{event: dreist.GiftGiven{To: he}}, "gift"},
		"your turn ends":          {moment{event: dreist.TurnEnded{Next: he}, earlierLeader: 0, leader: 0}, "mine"},
		"you overtake him":        {moment{event: dreist.TurnEnded{Next: he}, earlierLeader: he, leader: 0}, "lead.lost mine"},
		"you draw level":          {moment{event: dreist.TurnEnded{Next: he}, earlierLeader: he, leader: dreist.NoSeat}, "mine"},
		"nobody led before":       {moment{event: dreist.TurnEnded{Next: he}, earlierLeader: dreist.NoSeat, leader: 0}, "mine"},
		"he overtakes you":        {moment{event: dreist.TurnEnded{Seat: he}, earlierLeader: 0, leader: he}, "lead.taken turn"},
		"he has made a DREIer":    {moment{event: dreist.TurnEnded{Seat: he}, TurnFeats: TurnFeats{hasEgonTrio: true}}, "own.trio turn"},
		"he has opened, and is behind": {moment{event: dreist.TurnEnded{Seat: he}, TurnFeats: TurnFeats{hasEgonOpening: true}, after: deal(t, 3, 30)},
			"yourlast own.opening behind turn"},
		"his turn ends":                {moment{event: dreist.TurnEnded{Seat: he}}, "turn"},
		"he is behind":                 {moment{event: dreist.TurnEnded{Seat: he}, after: deal(t, 20, 30)}, "behind turn"},
		"he is not far behind":         {moment{event: dreist.TurnEnded{Seat: he}, after: deal(t, 20, 29)}, "turn"},
		"he is ahead":                  {moment{event: dreist.TurnEnded{Seat: he}, after: deal(t, 30, 20)}, "ahead turn"},
		"your last cards":              {moment{event: dreist.TurnEnded{Seat: he}, after: deal(t, 3, 8)}, "yourlast turn"},
		"his last cards":               {moment{event: dreist.TurnEnded{Seat: he}, after: deal(t, 14, 3)}, "mylast ahead turn"},
		"the last cards of both":       {moment{event: dreist.TurnEnded{Seat: he}, after: deal(t, 3, 3)}, "yourlast mylast turn"},
		"his last cards first":         {moment{event: dreist.TurnEnded{Seat: he}, after: deal(t, 3, 1)}, "mylast yourlast turn"},
		"a discard where nothing fits": {moment{event: dreist.CardDiscarded{}, before: stuck(t)}, ""},
		"a discard where a card fits":  {moment{event: dreist.CardDiscarded{}, before: fitting(t)}, "discarded"},
		"his discard":                  {moment{event: dreist.CardDiscarded{Seat: he}, before: fitting(t)}, ""},
	} {
		if c.m.before == nil {
			c.m.before = even
		}
		if c.m.after == nil {
			c.m.after = even
		}
		var got []string
		for _, o := range c.m.occasions() {
			got = append(got, strings.TrimPrefix(pools[o].lines, "remark."))
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("%s: got %q, want %q", name, got, c.want)
		}
	}
}

// stuck returns a position in which no hand card fits, fitting one in which one does.
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
	p := need.Value(dreist.Deal{Mode: dreist.SoloMode, Piles: [][]dreist.Card{cards, {dreist.KindOf(8, dreist.Violet).Card(0)}}}.Position())(t)
	return &p
}

func TestTheSameMatchHearsTheSame(t *testing.T) {
	d := dreist.Deal{Piles: [][]dreist.Card{cards(0, 20), cards(20, 20)}}
	say := func() (all []Remark) {
		s := newSpeaker(d, 0)
		for move := range 40 {
			all = append(all, s.hear(move, PlayerTrio), s.hear(move, EgonTurnOver), s.say(move, EgonPoked))
		}
		return all
	}
	if a, b := say(), say(); !slices.Equal(a, b) {
		t.Errorf("got %v, then %v", a, b)
	}
}

func TestNobodyRepeatsHimself(t *testing.T) {
	s := newSpeaker(dreist.Deal{}, 0)
	last := Remark{}
	for range 200 {
		r := s.say(0, EgonPoked)
		if r == last || r.number < 1 || r.number > assets.LineCount(pools[EgonPoked].lines) {
			t.Fatalf("%v comes after %v", r, last)
		}
		last = r
	}
}

// TestOneLineARound makes everything happen in every round: one line is said, and a second one about a DREIer or a change of lead.
func TestOneLineARound(t *testing.T) {
	for name, c := range map[string]struct {
		on   []Occasion
		want int
	}{
		"what is frequent": {[]Occasion{EgonTurnOver, PlayerOpening, MoveRefused, NeedlessDiscard, GiftWithheld, PlayerTurnOver}, 1},
		"a DREIer":         {[]Occasion{PlayerTurnOver, PlayerTrio, AnotherTrio, PlayerColumn}, 2},
		"a change of lead": {[]Occasion{LeadTaken, LeadLost, EgonTrio, EgonOpening}, 2},
	} {
		s, said := newSpeaker(dreist.Deal{}, 0), 0
		const rounds = 40
		for round := range rounds {
			s.beginRound()
			now := 0
			for i, o := range c.on {
				if s.hear(10*round+i, o) != (Remark{}) {
					now++
				}
			}
			if said += now; now > c.want {
				t.Fatalf("%s: %d lines in round %d, want at most %d", name, now, round, c.want)
			}
		}
		if said < rounds*c.want*3/4 {
			t.Errorf("%s: %d lines in %d rounds", name, said, rounds)
		}
	}
}

// TestAllLinesComeBeforeOneComesAgain checks every pool.
func TestAllLinesComeBeforeOneComesAgain(t *testing.T) {
	for o := MatchStart; o < OccasionCount; o++ {
		for deal := range 5 {
			s, seen := newSpeaker(dreist.Deal{Piles: [][]dreist.Card{cards(deal, 3)}}, 0), map[int]bool{}
			for n := range assets.LineCount(pools[o].lines) {
				r := s.line(o, n)
				if seen[r.number] || r.number < 1 || r.number > assets.LineCount(pools[o].lines) {
					t.Fatalf("%s: line %d comes again after %d", pools[o].lines, r.number, n)
				}
				seen[r.number] = true
			}
		}
	}
}

// TestEgonGreetsFromMemory checks the greeting for each memory.
func TestEgonGreetsFromMemory(t *testing.T) {
	const often, seldom = 1 << 40, 0 // seeds
	for name, c := range map[string]struct {
		of   Memory
		seed uint64
		want Occasion
	}{
		"the first match":       {Memory{}, often, MatchStart},
		"lost yesterday":        {Memory{PlayerWins: 3, EgonWins: 5, CardsLeft: 23, DaysAgo: 1}, often, RecallLost},
		"won yesterday":         {Memory{PlayerWins: 3, EgonWins: 5, HasPlayerWonLast: true, CardsLeft: 23, DaysAgo: 1}, often, RecallWon},
		"now and then behind":   {Memory{PlayerWins: 3, EgonWins: 5, CardsLeft: 23, DaysAgo: 1}, seldom, ScoreBehind},
		"or ahead":              {Memory{PlayerWins: 7, EgonWins: 5, CardsLeft: 23, DaysAgo: 1}, seldom, ScoreAhead},
		"or level":              {Memory{PlayerWins: 5, EgonWins: 5, CardsLeft: 23, DaysAgo: 1}, seldom, ScoreEven},
		"long ago":              {Memory{PlayerWins: 5, EgonWins: 5, CardsLeft: 23, DaysAgo: 30}, often, RecallLong},
		"a number without name": {Memory{PlayerWins: 5, EgonWins: 4, CardsLeft: 70, DaysAgo: 1}, often, ScoreAhead},
	} {
		if got := c.of.greeting(c.seed); got != c.want {
			t.Errorf("%s: got %v, want %v", name, got, c.want)
		}
	}
	texts := need.Value(assets.NewTexts("de"))(t)
	say := words.Sentences{Texts: texts}
	m := Memory{PlayerWins: 12, EgonWins: 9, CardsLeft: 23, DaysAgo: 1}
	if v := m.values(&say); v["When"] != "Gestern" || v["Word"] != "Dreiundzwanzig" || v["You"] != 12 || v["Egon"] != 9 {
		t.Errorf("got %v", v)
	}
	g, s := Egon{Memory: m}, &scene.Situation{Phrases: say}
	if line := g.remarkText(s, Remark{EndWon, 1}); !strings.Contains(line, "13 : 9") {
		t.Errorf("after a win he says %q", line)
	}
}

func TestWhatIsPlayedAgainIsNoNews(t *testing.T) {
	s := newSpeaker(dreist.Deal{}, 5)
	if r := s.hear(4, PlayerTrio); r != (Remark{}) {
		t.Errorf("on a move from before: %v", r)
	}
	if s.hear(5, PlayerTrio) == (Remark{}) {
		t.Error("nothing on the first new move")
	}
	all := Opponents{Egon: Egon{voice: s}}
	all.SkipRemarks(12)
	s = all.Egon.voice
	if r := s.hear(11, AnotherTrio); r != (Remark{}) {
		t.Errorf("on a move that was taken back: %v", r)
	}
	if s.hear(12, AnotherTrio) == (Remark{}) {
		t.Error("nothing on the move after those")
	}
}

func TestWhatMattersMostIsSaid(t *testing.T) {
	s := newSpeaker(dreist.Deal{}, 0)
	for i, want := range []Occasion{PlayerFewCards, EgonFewCards, EgonBehind} {
		s.beginRound()
		if r := s.say(20*i, PlayerFewCards, EgonFewCards, EgonBehind); r.Occasion != want {
			t.Errorf("the %d. time: %v, want %v", i+1, r, want)
		}
	}
}
