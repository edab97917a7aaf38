package dreist

import (
	"strings"
	"testing"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/keynames"
	"dreist/render/kit"
	"dreist/render/stage"
)

// TestTheLineNamesTheKeysToWhoeverPlaysByThem reads the keys, or the buttons of a controller for whoever used that last.
func TestTheLineNamesTheKeysToWhoeverPlaysByThem(t *testing.T) {
	for _, pad := range []bool{false, true} {
		p := sit(t, figure6)
		enter, draw := "Enter", "Enter or D"
		names := keynames.Default(p.Say.Texts)
		if names.Pad = pad; pad {
			enter, draw = "A", "A or RT"
		}
		p.Say.SetKeys(names.All())
		p.wantPrompt("lay cards or discard one")
		for _, step := range []struct {
			command input.Command
			want    string
		}{
			{input.CommandCard1 + 2, enter + ": lay ·"}, {input.CommandUp, enter + ": discard ·"}, {input.CommandCancel, "choose a card"},
			{input.CommandCard1 + 2, enter + ": lay ·"}, {input.CommandEndTurn, draw + ": draw"}, {input.CommandDecline, enter + ": end turn"},
		} {
			p.update([]input.Gesture{{Kind: input.Trigger, Command: step.command, Pad: pad}})
			p.settle()
			p.wantPrompt(step.want)
		}
		p.click(input.Point{X: 5, Y: 5})
		p.wantPrompt("Lay more or end your turn.")
	}
}

// TestSentencesReadWellAroundTheNamesOfKeys puts names into sentences, whatever article the name has and by what is played.
func TestSentencesReadWellAroundTheNamesOfKeys(t *testing.T) {
	for _, test := range []struct {
		language  string
		pad       bool
		key, want string
	}{
		{"de", false, "rules.egon.program", "mit Leertaste hältst du ihn an. Mit W schaust du"},
		{"de", true, "rules.egon.program", "mit RT hältst du ihn an. Mit dem runden Pfeil schaust du"},
		{"de", false, "puzzles.keys.solved", "Enter: nächstes Rätsel · Esc: Menü"},
		{"de", true, "puzzles.keys.solved", "A: nächstes Rätsel · B: Menü"},
		{"en", false, "puzzles.keys.solved", "Enter: next puzzle · Esc: menu"},
		{"en", true, "puzzles.keys.solved", "A: next puzzle · B: menu"},
		{"de", false, "keyboard.press", "Entf stellt die Taste vom Anfang wieder her, Esc"}, // this one, not all of them
		{"en", false, "keyboard.press", "Delete brings back the original key, Esc"},
	} {
		texts := texts(t, test.language)
		names := keynames.Default(texts)
		names.Pad = test.pad
		texts.SetKeys(names.All())
		if got := texts.Say(test.key); !strings.Contains(got, test.want) {
			t.Errorf("%s, pad %v: got %q, want %q in it", test.language, test.pad, got, test.want)
		}
	}
	german := texts(t, "de")
	for count := range 3 {
		if got, want := german.Count("prompt.fitting.more", count), german.Say("prompt.more"); !strings.HasSuffix(got, want) {
			t.Errorf("got %q, which does not end in %q", got, want)
		}
	}
}

// TestNothingIsAskedTwice looks at what the line above the hand says while a box asks.
func TestNothingIsAskedTwice(t *testing.T) {
	p := sit(t, figure6)
	discards()["drag"](p, p.card("1y"))
	p.settle()
	if line, _ := p.PromptText(); line != "" {
		t.Errorf("beside the question about a discard the line says %q", line)
	}
	q := sit(t, lastInRow)
	q.makeTrio()
	if line, _ := q.PromptText(); line != "" {
		t.Errorf("beside the question about a draw the line says %q", line)
	}
	alone := q.QuestionPlate()
	q.Device = input.Keyboard
	if line, _ := q.PromptText(); line == "" || q.QuestionPlate().H <= alone.H {
		t.Errorf("the plate of the question is as high with the keys %q as without", line)
	}
}

// TestADropAnywhereOnTheLayoutIsExplained drops cards where there is no place to lay one.
func TestADropAnywhereOnTheLayoutIsExplained(t *testing.T) {
	for name, c := range map[string]struct {
		column int
		y      float64 // of the way from the base to the end of the rows
		want   string
	}{
		"far down in its column":     {1, 0.8, "Nothing holds the card there"},
		"far down in another column": {4, 0.8, "belongs in column 1"},
		"on the base":                {4, -0.1, "belongs in column 1"},
		"below the rows":             {1, 1.0, "Nothing holds the card there"},
	} {
		p := sit(t, `[Hand1 "1y 5y"]`+"\n"+`[Pile1 "3r 2t"]`+"\n"+`[Pile2 "7t 2y 6t"]`+"\n")
		g := p.Line.Geometry()
		to := input.Point{X: g.Stone(c.column).Center().X, Y: g.Rows.Y + c.y*g.Rows.H}
		p.drag(p.middle(p.card("1y")), to)
		if line, warning := p.PromptText(); !warning {
			t.Errorf("%s: nothing is said but %q", name, line)
		} else {
			p.wantPrompt(c.want)
		}
		p.atRest()
	}
	p := sit(t, figure6)
	g := p.Line.Geometry()
	for name, to := range map[string]geom.Point{"beside Egon": g.Egon.Bubble.Center(), "on the own pile": g.Pile.Center(),
		"on the hand": g.Tray.Center()} {
		p.drag(p.middle(p.card("1y")), input.Point(to))
		p.settle()
		if p.Refusal.Text != "" {
			t.Errorf("%s: got %q", name, p.Refusal.Text)
		}
	}
}

// TestRefusalsAndKeysFitTheirLine measures every refusal, which may take two lines beside its link, and every line about keys
// in windows of all shapes.
func TestRefusalsAndKeysFitTheirLine(t *testing.T) {
	e := newCanvas(t)
	for _, language := range assets.Languages() {
		texts, err := assets.NewTexts(language)
		if err != nil {
			t.Fatal(err)
		}
		say := words.Sentences{Texts: texts}
		fits := func(f stage.Frame, line string, style kit.Lettering, in geom.Rect) {
			// No smaller than 14 logical pixels of the smallest window.
			if k := e.Labels.Get(line, style, kit.Center, 10*in.W); k.W > in.W*float64(16)/14 || k.H*14/16 > in.H+2 {
				t.Errorf("%s, %v×%v: %q is %.0f×%.0f large in %.0f×%.0f", language, f.W, f.H, line, k.W, k.H, in.W, in.H)
			}
		}
		for _, size := range [][2]float64{{960, 600}, {1024, 768}, {1280, 800}, {1920, 1080}} {
			f := stage.Frame{W: size[0], H: size[1], Scale: 1}
			g := scene.NewGeometry(f, scene.Shape{})
			wide := g.Why(g.Plate).X - 24*g.PanelUnit() - g.Plate.X
			for reason := dreist.Allowed + 1; reason <= dreist.UnknownMove; reason++ {
				m := dreist.Lay(dreist.NewCard(8, dreist.Turquoise, 0), 1)
				layout, err := dreist.NewLayout([]dreist.Placed{{Card: dreist.NewCard(7, dreist.Turquoise, 0), Row: 1}})
				if err != nil {
					t.Fatal(err)
				}
				line := say.Refusal(&dreist.Refusal{Move: m, Reason: reason, Faults: []dreist.Cell{{Row: 1, Column: 7}}, Partner: m.Card}, layout.At)
				if k := e.Labels.Get(line, kit.Sized(f.TextUnit(), assets.Strong, 14, e.UI().Text), kit.Center, wide); k.H > g.Plate.H+2 {
					t.Errorf("%s, %v: %q is %.0f high in two lines, want %.0f", language, size, line, k.H, g.Plate.H)
				}
			}
			for _, key := range []string{"keys.turn", "keys.stuck", "keys.more", "keys.done", "keys.partner", "keys.draw", "keys.draw.empty",
				"keys.gift", "keys.gift.table", "keys.discard", "keys.aim.cell", "keys.aim.pile", "keys.aim.none"} {
				for _, pad := range []bool{false, true} {
					names := keynames.Default(texts)
					names.Pad = pad
					texts.SetKeys(names.All())
					fits(f, say.Say(key), kit.Sized(f.TextUnit(), assets.Text, 16, e.UI().Text), g.Prompt)
				}
			}
		}
	}
}

// TestWhatIsAskedFitsItsPlate measures the questions in windows of all shapes: they stand in one line beside their answers, in
// large letters in the smallest window in two, and every refusal in no more.
func TestWhatIsAskedFitsItsPlate(t *testing.T) {
	e := newCanvas(t)
	for _, language := range assets.Languages() {
		texts := texts(t, language)
		texts.SetKeys(keynames.Default(texts).All())
		for _, size := range [][2]float64{{960, 560}, {960, 600}, {1024, 768}, {1280, 800}, {1920, 1080}, {3440, 1440}} {
			for _, letters := range []float64{1, 1.15, 1.3} {
				g := scene.NewGeometry(stage.Frame{W: size[0], H: size[1], Scale: 1, Text: letters}, scene.Shape{})
				yes, no := g.Answers()
				for _, key := range []string{
					"question.draw", "question.draw.gift", "question.draw.gift.one", "question.gift",
					"question.gift.one", "question.gift.table.two", "question.gift.table.one",
					"question.discard", "question.discard.plain", "question.gift.table.several",
				} {
					first, lines := yes, 1.0
					if key == "question.gift.table.several" {
						first = no
					}
					if letters > 1 {
						lines = 2
					}
					in := first.X - 24*g.PanelUnit() - g.Plate.X
					line := e.Labels.Get(texts.Say(key), kit.Sized(g.PanelUnit(), assets.Strong, 14, e.UI().Text), kit.Center, in)
					if one := e.Labels.Get("A", kit.Sized(g.PanelUnit(), assets.Strong, 14, e.UI().Text), kit.Center, in).H; line.W > in ||
						line.H > lines*one*1.1 || line.H > g.Plate.H {
						t.Errorf("%s, %v, letters %v: %q is %.0f×%.0f large in %.0f×%.0f", language, size, letters, texts.Say(key), line.W, line.H, in,
							g.Plate.H)
					}
				}
			}
		}
	}
}

// TestTheRecapUsesTheRoomThereIs checks that what the others did may take all the room between them and the race, which ends
// above the button below.
func TestTheRecapUsesTheRoomThereIs(t *testing.T) {
	p := sitAmong(t, 3, stage.Instant, "", "", "easy", "easy")
	p.Line.SetFrame(stage.Frame{W: 960, H: 600, Scale: 1})
	g := p.Line.Geometry()
	last, room := g.Others[g.Shape.Others-1].Box, g.Recap
	if room.Y-last.Bottom() > 2*g.Gap || g.Race.Y-room.Bottom() > g.Gap || g.Replay.Y-g.Race.Bottom() > 2*g.Gap {
		t.Errorf("between the places, which end at %.0f, and the button at %.0f only %.0f to %.0f and %.0f to %.0f is used",
			last.Bottom(), g.Replay.Y, room.Y, room.Bottom(), g.Race.Y, g.Race.Bottom())
	}
	q := sitAmong(t, 3, stage.Instant, "", "easy", "easy", "easy")
	q.Play(dreist.Discard(q.Position().Hand(q.Front())[0]))
	q.settle()
	if who, did := q.Opponents.LastTurn(&q.State); who == "" || len(did) == 0 {
		t.Fatal("nothing is told of the others")
	}
	wantQuiet(t, q.Table)
}
