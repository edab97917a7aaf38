package records

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/coach/analysis"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/game/simulate"
	"dreist/render/dreist/words"
	"dreist/render/shell"
	"dreist/sounds"
)

// judgedIn returns an open analysis in a language.
func judgedIn(t *testing.T, language string, a analysis.Analysis) *judged {
	t.Helper()
	c := need.Value(shell.NewContext(shell.Options{Sound: sounds.NewSilentPlayer(), Locale: language}))(t)
	m := need.Value(match.New(dreist.NewTableDeal(2, 0, 5), record.NumberedSeats("Anna", "Ben"), nil, play.DiscardSaver{}))(t)
	return &judged{Sentences: words.Sentences{Texts: c.Texts}, match: m, judged: a}
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
		c.GameCount = 1000
		for range share {
			c.WonCount++
		}
		return c
	}
	d := analysis.Decision{TurnNumber: turn, PlayedChance: c(chance), BestChance: c(better), SecondChance: c(second), PlayedMoves: []dreist.Move{dreist.EndMove()}}
	if d.BestMoves = d.PlayedMoves; chance != better {
		d.BestMoves = []dreist.Move{dreist.Draw()}
	}
	return d
}

// Every habit has a heading of its own.
func TestEveryHabitIsSaid(t *testing.T) {
	for _, language := range assets.Languages() {
		s := judgedIn(t, language, analysis.Analysis{})
		told := map[string]bool{}
		for _, h := range analysis.Habits() {
			d := decision(7, 300, 400, 0)
			d.Habit = h
			heading := s.heading(&d)
			if said(t, h.String(), heading); told[heading] {
				t.Errorf("%s: two habits are called %q", language, heading)
			}
			told[heading] = true
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
			"Then lay the yellow 5, and you get rid of 2 cards, though none of your other cards fits after that; if you discard the turquoise 1, you get rid of only one card."},
		"from where they part": {"3r4", "4y 5y 6y 1t 3v", []string{"4y2", "."}, []string{"4y2", "5y2", "6y2", "+"},
			"Then the yellow 6 makes a DREIer, and you get rid of at least 2 more cards; if you stop, you get rid of no more cards."},
		"a DREIer": {"3rr3", "6r 8t 8t 1t 3v", []string{"x1t"}, []string{"6r1", "+"},
			"It makes a DREIer and lets you draw a card, and your two turquoise 8s can also open together; if you discard the turquoise 1, you get rid of only one card."},
	} {
		g := need.Value(record.Parse(fmt.Sprintf(`[Game "DREIst!"]
[Format "1"]
[Mode "egon"]
[Seat1 "Anna"]
[Layout %q]
[Hand1 %q]
[Pile1 "2t 3t 8y 8y"]
[Pile2 "7t 2y 6t"]
`, test.layout, test.hand)))(t)
		m := need.Value(match.New(g.Deal, record.NumberedSeats("Anna", "Egon"), nil, play.DiscardSaver{}))(t)
		s, d := judgedIn(t, "en", analysis.Analysis{}), decision(1, 300, 400, 0)
		s.match = m
		d.PlayedMoves, d.BestMoves = movesOf(t, *m.Position(), test.played), movesOf(t, *m.Position(), test.best)
		if _, lines := s.moment(&d); (test.why != "") != slices.Contains(lines, test.why) {
			t.Errorf("%s: told is %q, want %q", name, lines, test.why)
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
			t.Fatalf("%s is not allowed\n%s", text, p.TextPicture())
		}
		moves = append(moves, all[i])
	}
	return moves
}

func TestPraiseAndWhatDecidedAreSaid(t *testing.T) {
	fault := decision(1, 600, 700, 0)
	for name, a := range map[string]analysis.Analysis{
		"faultless": {DecisionCount: 1, HasWon: true, Decisions: []analysis.Decision{decision(1, 600, 600, 590)}},
		"found":     {DecisionCount: 2, Decisions: []analysis.Decision{fault, decision(3, 600, 600, 400)}},
		"fought":    {DecisionCount: 2, HasWon: true, Decisions: []analysis.Decision{decision(1, 100, 200, 0), decision(3, 600, 700, 0)}},
		"steady":    {DecisionCount: 3, Decisions: []analysis.Decision{fault, decision(3, 600, 600, 590), decision(5, 600, 600, 590)}},
		"some":      {DecisionCount: 3, Decisions: []analysis.Decision{fault, fault, decision(5, 600, 600, 590)}},
		"none":      {DecisionCount: 1, Decisions: []analysis.Decision{fault}},
	} {
		for _, language := range assets.Languages() {
			s := judgedIn(t, language, a)
			said(t, name, s.cost()+" "+s.luck())
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

// Nobody is praised for turns that a hint may have played.
func TestHintsAreNotPraised(t *testing.T) {
	g := need.Value(record.Parse("[Game \"DREIst!\"]\n[Format \"1\"]\n[Mode \"egon\"]\n[Seat1 \"Anna\"]\n[Layout \"3r4\"]\n" +
		"[Hand1 \"4y 5y 6y 1t 3v\"]\n[Pile1 \"2t 3t 8y 8y\"]\n[Pile2 \"7t 2y 6t\"]\n"))(t)
	m := need.Value(match.New(g.Deal, record.NumberedSeats("Anna", "Egon"), nil, play.DiscardSaver{}))(t)
	d := decision(1, 600, 600, 400)
	s := judgedIn(t, "en", analysis.Analysis{DecisionCount: 1, HasWon: true, Decisions: []analysis.Decision{d}})
	s.match = m
	praised := func() string {
		_, lines := s.moment(&d)
		return strings.Join(append(lines, s.cost(), s.ending()), " ")
	}
	praise := []string{"Hats off", "Spot on", "hardly have played better"}
	for _, words := range praise {
		if !strings.Contains(praised(), words) {
			t.Errorf("without a hint %q is not said in %q", words, praised())
		}
	}
	m.RecordHint()
	for _, words := range praise {
		if strings.Contains(praised(), words) {
			t.Errorf("with a hint %q is said", words)
		}
	}
}

func summary(j *judged) string { return j.cost() + " " + j.luck() }

// Skill and luck are numbers of games in a hundred, and words for larger ones.
func TestSkillAndLuckAreSaid(t *testing.T) {
	for _, test := range []struct {
		a    analysis.Analysis
		want string
	}{
		{analysis.Analysis{DecisionCount: 1, HasWon: true, Decisions: []analysis.Decision{decision(1, 380, 500, 0)}},
			"With better turns you’d win 12 more of 100 games like this. Good luck brought you 62 more wins in 100 games like this."},
		{analysis.Analysis{DecisionCount: 1, Decisions: []analysis.Decision{decision(1, 500, 500, 0)}},
			"You could hardly have played better. Bad luck cost you 50 wins in 100 games like this."},
		{analysis.Analysis{DecisionCount: 1, Decisions: []analysis.Decision{decision(1, 0, 500, 0)}},
			"With better turns you’d win 50 more of 100 games like this. It wasn’t bad luck."},
		{analysis.Analysis{DecisionCount: 3, HasWon: true, Decisions: []analysis.Decision{decision(1, 100, 600, 0), decision(3, 100, 600, 0),
			decision(5, 500, 700, 0)}}, "All in all, your mistakes cost you more than a whole win. Luck brought you back more than a whole win."},
	} {
		if got := summary(judgedIn(t, "en", test.a)); got != test.want {
			t.Errorf("got %q, want %q", got, test.want)
		}
	}
}

// Only the differences of two lines are described; all, if only the order differs.
func TestWaysAreToldWhereTheyPart(t *testing.T) {
	a, b, c := dreist.Lay(1, 1), dreist.Lay(9, 2), dreist.Discard(20)
	for _, test := range []struct {
		moves, others []dreist.Move
		want          string
	}{
		{[]dreist.Move{a, b, dreist.EndMove()}, []dreist.Move{a, dreist.EndMove()}, "[false true false]"},
		{[]dreist.Move{a, dreist.EndMove()}, []dreist.Move{a, b, dreist.EndMove()}, "[false false]"},
		{[]dreist.Move{a, b}, []dreist.Move{b, a}, "[true true]"},
		{[]dreist.Move{c}, []dreist.Move{a, b}, "[true]"},
	} {
		if got := fmt.Sprint(apart(test.moves, test.others)); got != test.want {
			t.Errorf("%v beside %v: got %s, want %s", test.moves, test.others, got, test.want)
		}
	}
}
