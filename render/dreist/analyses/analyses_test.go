package analyses

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/coach/analysis"
	"dreist/game/dreist/examples"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/game/simulate"
	"dreist/game/store"
	"dreist/render/dreist/words"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/sounds"
)

// sheetIn returns the panel of an analysis in a language.
func sheetIn(t *testing.T, language string, a analysis.Analysis) *sheet {
	t.Helper()
	c, err := shell.NewContext(shell.Options{Sound: sounds.Silent(), Locale: language})
	if err != nil {
		t.Fatal(err)
	}
	s := &sheet{Analyses: &Analyses{Front: &screens.Front{Program: &screens.Program{Context: c}}, Read: func() {}},
		say: words.Sentences{Texts: c.Texts}, judged: a}
	s.costly = a.Costly(mostCostly)
	return s
}

// said checks that a text is a complete sentence of the catalogue.
func said(t *testing.T, what, text string) {
	t.Helper()
	if text == "" || strings.Contains(text, "<no value>") || strings.Contains(text, "analysis.") || strings.Contains(text, "chance") {
		t.Errorf("%s is %q", what, text)
	}
}

// decision returns a decision whose move, best move and second best move win a number of games in a thousand.
func decision(turn, chance, better, second int) analysis.Decision {
	c := func(share int) (c simulate.Chance) {
		c.Games = 1000
		for range share {
			c.Won++
		}
		return c
	}
	d := analysis.Decision{Turn: turn, Chance: c(chance), Better: c(better), Second: c(second), Played: []dreist.Move{dreist.End()}}
	if d.Best = d.Played; chance != better {
		d.Best = []dreist.Move{dreist.Draw()}
	}
	return d
}

func TestEveryKindIsSaidAndTrained(t *testing.T) {
	for _, language := range assets.Languages() {
		s := sheetIn(t, language, analysis.Analysis{})
		names := map[string]bool{}
		for k := range analysis.Kinds {
			d := decision(7, 300, 400, 0)
			d.Kind = k
			heading := s.heading(&d)
			said(t, k.String(), heading)
			names[heading] = true
			trains := trainerOf(k)
			title := s.Say(trains.puzzle.NameKey())
			if trains.example > 0 {
				title = s.Say(fmt.Sprintf("example.%d.title", trains.example))
			}
			if trains.example > examples.Count || title == "" || strings.Contains(title, ".") {
				t.Errorf("%s: %v is trained by %q", language, k, title)
			}
		}
		if len(names) != int(analysis.Kinds) {
			t.Errorf("%s: the kinds are called %v", language, names)
		}
	}
}

// The account of a decision says why the better line is better from where the lines differ.
func TestWhyTheBetterWayIsBetter(t *testing.T) {
	for name, test := range map[string]struct {
		layout, hand string
		played, best []string
		why          string
	}{
		"a card leads to another": {"3r4", "4y 5y 8t 1t 3v", []string{"x1t"}, []string{"4y2", "5y2", "."},
			"So you get rid of 2 cards; if you discard the turquoise 1, you get rid of only one card."},
		"from where they part": {"3r4", "4y 5y 6y 1t 3v", []string{"4y2", "."}, []string{"4y2", "5y2", "6y2", "+"},
			"It makes a DREIer, and you may draw a card."},
		"a DREIer": {"3rr3", "6r 8t 8t 1t 3v", []string{"x1t"}, []string{"6r1", "+"},
			"It makes a DREIer, and you may draw a card; if you discard the turquoise 1, your turn is over at once."},
	} {
		g, err := record.Parse(fmt.Sprintf(`[Game "DREIst!"]
[Format "1"]
[Mode "egon"]
[Seat1 "Anna"]
[Layout %q]
[Hand1 %q]
[Pile1 "2t 3t 8y 8y"]
[Pile2 "7t 2y 6t"]
`, test.layout, test.hand))
		if err != nil {
			t.Fatal(err)
		}
		m, err := match.New(g.Deal, record.Seats("Anna", "Egon"), nil, play.Unkept{})
		if err != nil {
			t.Fatal(err)
		}
		s, d := sheetIn(t, "en", analysis.Analysis{}), decision(1, 300, 400, 0)
		s.of = Match{Match: m}
		d.Played, d.Best = movesOf(t, *m.Position(), test.played), movesOf(t, *m.Position(), test.best)
		if got := s.moment(&d).Why; got != test.why {
			t.Errorf("%s: told is %q, want %q", name, got, test.why)
		}
	}
}

// movesOf parses moves from a position on, each in the notation of records.
func movesOf(t *testing.T, p dreist.Position, line []string) (moves []dreist.Move) {
	t.Helper()
	for _, text := range line {
		all := p.AppendMoves(nil)
		i := slices.IndexFunc(all, func(m dreist.Move) bool { return m.String() == text })
		if i < 0 || p.Play(all[i]) != nil {
			t.Fatalf("%s is not allowed\n%s", text, p.Picture())
		}
		moves = append(moves, all[i])
	}
	return moves
}

func TestPraiseAndWhatDecidedAreSaid(t *testing.T) {
	fault := decision(1, 600, 700, 0)
	for name, a := range map[string]analysis.Analysis{
		"faultless": {All: 1, Won: true, Decisions: []analysis.Decision{decision(1, 600, 600, 590)}},
		"found":     {All: 2, Decisions: []analysis.Decision{fault, decision(3, 600, 600, 400)}},
		"fought":    {All: 2, Won: true, Decisions: []analysis.Decision{decision(1, 100, 200, 0), decision(3, 600, 700, 0)}},
		"steady":    {All: 3, Decisions: []analysis.Decision{fault, decision(3, 600, 600, 590), decision(5, 600, 600, 590)}},
		"some":      {All: 3, Decisions: []analysis.Decision{fault, fault, decision(5, 600, 600, 590)}},
		"none":      {All: 1, Decisions: []analysis.Decision{fault}},
	} {
		for _, language := range assets.Languages() {
			s := sheetIn(t, language, a)
			said(t, name, s.summary())
			said(t, name, s.ending())
			if praise := s.praise(); name == "none" {
				if praise != "" {
					t.Errorf("%s: praised is %q", language, praise)
				}
			} else {
				said(t, name, praise)
			}
			key := s.Say("analysis.praise." + name)
			if beginning, _, _ := strings.Cut(key, "<no value>"); name != "none" && !strings.HasPrefix(s.praise(), beginning) {
				t.Errorf("%s: praised is %q, want %q", language, s.praise(), key)
			}
		}
	}
}

// Skill and luck are numbers of games in a hundred, and words for larger ones.
func TestSkillAndLuckAreSaid(t *testing.T) {
	for _, test := range []struct {
		a    analysis.Analysis
		want string
	}{
		{analysis.Analysis{All: 1, Won: true, Decisions: []analysis.Decision{decision(1, 380, 500, 0)}},
			"With better turns you win 12 more of 100 games like this. Good luck brought you 62 wins."},
		{analysis.Analysis{All: 1, Decisions: []analysis.Decision{decision(1, 500, 500, 0)}},
			"You could hardly have played better. Bad luck cost you 50 wins."},
		{analysis.Analysis{All: 1, Decisions: []analysis.Decision{decision(1, 0, 500, 0)}},
			"With better turns you win 50 more of 100 games like this. It wasn’t bad luck."},
		{analysis.Analysis{All: 3, Won: true, Decisions: []analysis.Decision{decision(1, 100, 600, 0), decision(3, 100, 600, 0),
			decision(5, 500, 700, 0)}}, "Your turns cost you more than one whole win in all. Good luck brought back more than one whole win."},
	} {
		if got := sheetIn(t, "en", test.a).summary(); got != test.want {
			t.Errorf("got %q, want %q", got, test.want)
		}
	}
}

func TestOldAnalysesGiveWay(t *testing.T) {
	kept, games := store.Notes{}, []store.Entry{{ID: "2026-02-01-201", Sum: "sum201"}}
	for n := mostKept; n > 0; n-- { // newest first
		e := store.Entry{ID: fmt.Sprintf("2026-01-%02d-%d", 1+n%28, n), Sum: fmt.Sprintf("sum%d", n)}
		games = append(games, e)
		key := keyOf(&e, 0)
		if n%2 == 0 {
			key = oldKeyOf(&e, 0)
		}
		kept[key] = json.RawMessage("{}")
	}
	if got := fmt.Sprint(surplus(kept, "sum201.1", 2, games)); got != "[sum1.1]" {
		t.Errorf("%v give way to one more, want the first one", got)
	}
	if got := surplus(kept, "sum1.1", 2, games); got != nil {
		t.Errorf("%v give way to one that is there", got)
	}
	if got := surplus(kept, "sum201.1", mostBytes-100, games); len(got) != mostKept-50 {
		t.Errorf("%d give way to a large one, want %d", len(got), mostKept-50)
	}
	kept["elsewhere.1"] = json.RawMessage("{}")
	if got := fmt.Sprint(surplus(kept, "sum201.1", 2, games)); got != "[sum1.1 elsewhere.1]" {
		t.Errorf("%v give way, want the first one and one of a game that is not there", got)
	}
}

// Only the differences of two lines are described; all, if only the order differs.
func TestWaysAreToldWhereTheyPart(t *testing.T) {
	a, b, c := dreist.Lay(1, 1), dreist.Lay(9, 2), dreist.Discard(20)
	for _, test := range []struct {
		moves, others []dreist.Move
		want          string
	}{
		{[]dreist.Move{a, b, dreist.End()}, []dreist.Move{a, dreist.End()}, "[false true false]"},
		{[]dreist.Move{a, dreist.End()}, []dreist.Move{a, b, dreist.End()}, "[false false]"},
		{[]dreist.Move{a, b}, []dreist.Move{b, a}, "[true true]"},
		{[]dreist.Move{c}, []dreist.Move{a, b}, "[true]"},
	} {
		if got := fmt.Sprint(apart(test.moves, test.others)); got != test.want {
			t.Errorf("%v beside %v: got %s, want %s", test.moves, test.others, got, test.want)
		}
	}
}

// A tile is named after what it shows: if a card was laid in one line and discarded in the other, that is its topic.
func TestTilesAreCalledAfterWhatWasDone(t *testing.T) {
	lay, other, end := dreist.Lay(1, 1), dreist.Discard(9), dreist.End()
	for _, test := range []struct {
		kind         analysis.Kind
		played, best []dreist.Move
		want         string
	}{
		{analysis.Discard, []dreist.Move{lay, end}, []dreist.Move{other}, "Turn 3 · Lay or discard?"},
		{analysis.Gift, []dreist.Move{other}, []dreist.Move{lay, dreist.Give(dreist.EgonSeat)}, "Turn 3 · Lay or discard?"},
		{analysis.Discard, []dreist.Move{dreist.Discard(20)}, []dreist.Move{other}, "Turn 3 · Discard, but what?"},
		{analysis.Gift, []dreist.Move{lay, end}, []dreist.Move{lay, dreist.Give(dreist.EgonSeat)}, "Turn 3 · Gift: yes or no?"},
		{analysis.Opening, []dreist.Move{other}, []dreist.Move{lay, end}, "Turn 3 · Start afresh?"},
	} {
		d := decision(3, 300, 400, 0)
		d.Kind, d.Played, d.Best = test.kind, test.played, test.best
		if got := sheetIn(t, "en", analysis.Analysis{}).heading(&d); got != test.want {
			t.Errorf("%v, best %v: got %q, want %q", test.played, test.best, got, test.want)
		}
	}
}

// TestTheCardsOfATileHaveRoom checks that the cards of the tiles are as large as possible, with room for the text beside them.
func TestTheCardsOfATileHaveRoom(t *testing.T) {
	usual := stage.Frame{W: 1280, H: 800, Scale: 1}
	if wide := cardWide(tileInner(3)*usual.PanelUnit(), usual.TextUnit()); wide < 60 || wide > 64 {
		t.Errorf("at 1280×800 they are %v wide", wide)
	}
	for _, text := range []float64{1, 1.15, 1.3} {
		for count := 1; count <= mostCostly; count++ {
			f := stage.Frame{W: 960, H: 560, Scale: 1, Text: text}
			u, inner := f.TextUnit(), tileInner(count)*f.PanelUnit()
			wide := cardWide(inner, u)
			if all := 2*wide + (3*tileSign+5*tileGap+tileCost)*u; all > inner+1e-6 || wide < 30*u {
				t.Errorf("letters %v, %d tiles: cards %v wide take %v of %v", text, count, wide, all, inner)
			}
		}
	}
}
