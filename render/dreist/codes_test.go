package dreist

import (
	"strings"
	"testing"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/command"
	"dreist/game/dreist/deals"
	"dreist/game/dreist/record"
	"dreist/game/store"
	"dreist/render/shell"
)

// typeCode types a code into the field of the set-up and begins.
func (g *guest) typeCode(code string) {
	g.t.Helper()
	g.take(shell.Home())
	g.showSetup()
	g.write(g.setupSeats(), code)
	g.press("setup.play")
}

// TestACodeGivesTheSameCardsEverywhere compares the cards on the table with those that the command line prints.
func TestACodeGivesTheSameCardsEverywhere(t *testing.T) {
	solo, err := deals.Solo(60, 12345)
	if err != nil {
		t.Fatal(err)
	}
	codes := []deals.Code{deals.Daily("2026-11-21"), solo}
	for seats := 2; seats <= dreist.MaxSeats; seats++ {
		code, err := deals.Table(seats, dreist.Seat(seats-1), uint64(seats)<<33|77)
		if err != nil {
			t.Fatal(err)
		}
		codes = append(codes, code)
	}
	for _, code := range codes {
		printed, err := command.Game().Deal([]string{code.String()}, 0)
		if err != nil {
			t.Fatalf("%v: %v", code, err)
		}
		game, err := record.Parse(printed)
		if err != nil {
			t.Fatal(err)
		}
		want, err := game.Deal.Position()
		if err != nil {
			t.Fatal(err)
		}
		g := visit(t, t.TempDir(), 1)
		seats, starts := code.Table()
		g.ChangeSetup(func(s *store.TableSetup) {
			for i := range seats {
				s.Seats[i].Kind = store.SeatPerson
			}
		})
		g.typeCode(code.String())
		if g.table == nil {
			t.Fatalf("%v: no game has begun:\n%s", code, g.reads())
		}
		start := g.table.Match.Start()
		if got := start.Picture(); got != want.Picture() || seats > 0 && start.Turn() != starts {
			t.Errorf("%v: the table has other cards than the command line, or seat %d begins:\n%s\nwant\n%s", code, start.Turn(), got, want.Picture())
		}
		if got := g.table.Match.Tag(codeTag); got != code.String() {
			t.Errorf("the game is marked with the code %q, want %q", got, code)
		}
	}
}

// setupSeats returns how many seats are taken on the set-up screen that is open.
func (g *guest) setupSeats() int {
	taken := 0
	for _, seat := range g.Setup().Seats {
		if seat.Kind != store.SeatFree {
			taken++
		}
	}
	return taken
}

// TestEveryWrongCodeGetsItsSentence types codes of each fault, in both languages.
func TestEveryWrongCodeGetsItsSentence(t *testing.T) {
	good := deals.Daily("2026-11-21").String()
	newer := ""
	for _, check := range codeSymbols {
		text := "2" + strings.ReplaceAll(good, "-", "")[1:11] + string(check)
		if _, err := deals.Parse(text); err != nil && strings.Contains(err.Error(), "newer") {
			newer = text
		}
	}
	wrong := map[string]map[string]string{
		good[:9]:                     {"en": "8", "de": "8 Zeichen statt 12"},
		good + "1":                   {"en": "13", "de": "13 Zeichen statt 12"},
		strings.Repeat("7", 40):      {"en": "40", "de": "40 Zeichen"},
		"|" + good[1:]:               {"en": "1", "de": "Ist 1 gemeint?"},
		good[:5] + "u" + good[6:]:    {"en": "V", "de": "„u“"},
		good[:5] + "?" + good[6:]:    {"en": "?", "de": "Das Zeichen „?“ kommt in keinem Code vor."},
		good[:5] + "ä" + good[6:]:    {"en": "ä", "de": "„ä“"},
		swapped(good):                {"en": "", "de": "vertauscht"},
		newer:                        {"en": "no code", "de": "kein Code"},
		codeOfSetup(t, 0b1111111111): {"en": "", "de": "So viele Spieler oder Karten"},
	}
	for _, language := range assets.Languages() {
		g := visit(t, t.TempDir(), 1)
		g.SetLanguage(language)
		g.wait(1)
		for code, says := range wrong {
			g.typeCode(code)
			g.wantFault(code, says[language])
		}
		// A code for another number of players.
		three, err := deals.Table(3, 0, 5)
		if err != nil {
			t.Fatal(err)
		}
		g.typeCode(three.String())
		g.wantFault(three.String(), g.say.Say("code.seats", assets.Values{"Code": 3, "Seats": 2}))
		g.choose(0, 1)
		if strings.Contains(g.reads(), g.say.Say("code.seats", assets.Values{"Code": 3, "Seats": 2})) {
			t.Error("what was wrong with the code stays when the seats change")
		}
	}
}

// wantFault checks that the open panel tells what is wrong with a code.
func (g *guest) wantFault(code, want string) {
	g.t.Helper()
	read := g.reads()
	if g.table != nil || !strings.Contains(read, want) || strings.Contains(read, "code.fault") || strings.Contains(read, "<no value>") {
		g.t.Errorf("%q: the panel does not say %q:\n%s", code, want, read)
	}
}

// swapped returns a code with two different symbols side by side exchanged.
func swapped(code string) string {
	for i := 5; ; i++ {
		if a, b := code[i], code[i+1]; a != b && a != '-' && b != '-' {
			return code[:i] + string(b) + string(a) + code[i+2:]
		}
	}
}

// codeSymbols are the symbols of codes, by their value.
const codeSymbols = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

// codeOfSetup returns a code that is well formed and names a number of players that there is not.
func codeOfSetup(t *testing.T, setup int) string {
	t.Helper()
	for _, check := range codeSymbols {
		text := "1" + string(codeSymbols[setup>>5]) + string(codeSymbols[setup&31]) + "00000000" + string(check)
		if _, err := deals.Parse(text); err != nil && strings.Contains(err.Error(), "unknown number") {
			return text
		}
	}
	t.Fatal("no check letter fits")
	return ""
}

// TestTheEndNamesTheCode reads the code on every end and in what its button copies.
func TestTheEndNamesTheCode(t *testing.T) {
	g := visit(t, t.TempDir(), 2)
	g.hurry()
	end := func(what string) {
		t.Helper()
		g.playOn(nil)
		code := g.table.Match.Tag(codeTag)
		if _, err := deals.Parse(code); err != nil {
			t.Fatalf("%s: %v", what, err)
		}
		g.wantRead(code)
		g.press("end.copy")
		copied, ok := g.Pocket.Read().Take()
		if day := g.mode.daily; day != "" && g.mode.practice == "" {
			code = g.say.ShortDate(day) // whose deal everybody has
		}
		if !ok || !strings.Contains(copied, code) || strings.ContainsAny(copied, "\n{<") || len(copied) < len(code)+20 {
			t.Errorf("%s: copied %q, want a line with the code %s and the result", what, copied, code)
		}
	}
	g.press("start.new")
	end("a single game")
	g.playAgain()
	end("the same cards again")
	g.leave()
	g.press("start.daily")
	end("the daily deal")
	g.leave()
	g.press("start.ladder")
	g.pressPrimary()
	end("the ladder")
	g.take(shell.Home())
	g.wait(1)
	g.setUp(2, store.SeatSetup{Kind: store.SeatPerson}, store.SeatSetup{Kind: coach.Easy})
	end("the first game of a series")
	g.press("series.next")
	end("the last game of a series")
}
