package dreist

import (
	"math"
	"slices"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/input"
	"dreist/render/dreist/egon"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/mascot"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// Hands of which nothing fits, and of which the last card makes a row DREIer, with a pile of two cards or one.
const (
	stuck     = `[Layout "6r1"]` + "\n" + `[Hand1 "1y 3t 8v 4v 6t"]` + "\n" + `[Pile1 "3r 2t"]` + "\n" + `[Pile2 "7t 2y 6t"]` + "\n"
	lastInRow = `[Layout "6rr"]` + "\n" + `[Hand1 "7y 8y 7y 8y 6r"]` + "\n" + `[Pile1 "3r 2t"]` + "\n" + `[Pile2 "7t 2y 6t"]` + "\n"
	lastOfTwo = `[Layout "6rr"]` + "\n" + `[Hand1 "7y 8y 7y 8y 6r"]` + "\n" + `[Pile1 "3r"]` + "\n" + `[Pile2 "7t 2y 6t"]` + "\n"
)

// sitAtDraw begins a match in which the red 6 has made a DREIer, after whatever else of the hand goes below it, and a draw is asked about.
func sitAtDraw(t *testing.T, tags string) *player {
	t.Helper()
	p := sit(t, tags)
	for row := 2; p.ShownPosition().HandCard(0, dreist.KindOf(8, dreist.Yellow)) != dreist.NoCard; row++ {
		p.Play(dreist.Lay(p.card("7y"), row))
		p.Play(dreist.Lay(p.card("8y"), row))
	}
	p.play(dreist.Lay(p.card("6r"), p.ShownPosition().LegalRows(p.card("6r")).First()))
	if p.Question() != scene.DrawQuestion {
		t.Fatalf("drawing is not offered\n%s", p.ShownPosition().TextPicture())
	}
	return p
}

// TestTheDrawSaysThatItCostsTheGift empties the hand with a DREIer: drawing gives the gift away.
func TestTheDrawSaysThatItCostsTheGift(t *testing.T) {
	for tags, want := range map[string]string{lastInRow: "question.draw.gift", lastOfTwo: "question.draw.gift.one", figure6: "question.draw"} {
		p := sitAtDraw(t, tags)
		asked, declines := p.QuestionTextKey(), p.button(table.DeclineButton).LabelKey
		p.pushButton(table.DeclineButton)
		if gift := p.Question() == scene.GiftQuestion; asked != want || gift != (declines == "button.decline.gift") {
			t.Errorf("got the question %s, want %s; the answer %s leads to a gift: %v", asked, want, declines, gift)
		}
	}
}

// TestTwoClicksOnNoKeepTheGift declines to draw by a double click: the gift is still asked about, and a click of its own keeps it.
func TestTwoClicksOnNoKeepTheGift(t *testing.T) {
	p := sitAtDraw(t, lastInRow)
	no := input.Point(p.button(table.DeclineButton).Rect.Center())
	p.click(no)
	p.update(input.Gesture{Kind: input.Press, From: no, At: no}, input.Gesture{Kind: input.Tap, From: no, At: no, IsDouble: true})
	if p.settle(); p.Question() != scene.GiftQuestion {
		t.Fatalf("after two clicks the question is %v", p.Question())
	}
	if p.pushButton(table.KeepGiftButton); p.Question() == scene.GiftQuestion {
		t.Error("a click does not keep the gift")
	}
}

// TestADrawIsAskedOnceTheDREIerIsSeen answers in every way; a card that was seen is not taken back.
func TestADrawIsAskedOnceTheDREIerIsSeen(t *testing.T) {
	for name, test := range map[string]struct {
		answer func(*player)
		hand   int
	}{
		"button":    {func(p *player) { p.pushButton(table.DrawButton) }, 5},
		"pile":      {func(p *player) { p.click(input.Point(p.Timeline.Geometry().OwnPile.Center())) }, 5},
		"key":       {func(p *player) { p.key(input.CommandYes) }, 5},
		"no":        {func(p *player) { p.pushButton(table.DeclineButton) }, 4},
		"no by key": {func(p *player) { p.key(input.CommandNo) }, 4},
		"laying on": {func(p *player) { p.drag(p.middle(p.card("6v")), p.cell(p.card("6v"), 4)) }, 3},
	} {
		p := sit(t, figure6)
		if p.drag(p.middle(p.card("6r")), p.cell(p.card("6r"), 3)); p.Question() != scene.NoQuestion {
			t.Errorf("%s: the question is asked before the DREIer has been seen", name)
		}
		p.settle()
		test.answer(p)
		p.settle()
		if got := len(p.ShownPosition().Hand(0)); p.Question() != scene.NoQuestion && test.hand != 3 || got != test.hand {
			t.Errorf("%s: asked is %v, with %d cards in the hand, want %d", name, p.Question(), got, test.hand)
		}
		if seen := test.hand == 5; p.button(tabletop.UndoButton).IsEnabled == seen {
			t.Errorf("%s: a card was seen: %v, undo is offered: %v", name, seen, !seen)
		}
		p.atRest()
	}
}

// TestADiscardIsAskedForWhereThatIsWanted discards where a card still fits and where none does, and answers.
func TestADiscardIsAskedForWhereThatIsWanted(t *testing.T) {
	for _, test := range []struct {
		tags     string
		asksMore bool
		asked    string
	}{{figure6, false, "question.discard"}, {stuck, false, ""}, {stuck, true, "question.discard.plain"}} {
		for yes, answer := range map[bool]input.Command{true: input.CommandYes, false: input.CommandNo} {
			p := sit(t, test.tags)
			p.Options.AlwaysConfirmsDiscard = test.asksMore
			p.discard(p.card("1y"))
			p.settle()
			if asked := p.Question() == scene.DiscardQuestion; asked != (test.asked != "") || asked && p.QuestionTextKey() != test.asked {
				t.Errorf("asked is %s, want %q", p.QuestionTextKey(), test.asked)
			}
			p.key(answer)
			p.atRest()
			if got := p.Match.MoveCount(); p.Question() != scene.NoQuestion || (got == 2) != (yes || test.asked == "") {
				t.Errorf("%q answered %v: %d moves", test.asked, yes, got)
			}
		}
	}
	p := sit(t, figure6)
	for range 2 { // the same once more is a yes
		p.discard(p.card("1y"))
		p.settle()
	}
	if p.Match.MoveCount() != 2 {
		t.Error("a discard that is repeated is asked about again")
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
		{"en", true, "puzzles.keys.solved", "A: next puzzle · B: menu"},
		{"en", true, "keys.draw", "A or RT: draw"},
		{"de", false, "keyboard.press", "Entf stellt die Standardtaste wieder her, Esc"}, // this one, not all of them
	} {
		texts := texts(t, test.language)
		names := shell.DefaultKeyNames(texts)
		names.UsesPad = test.pad
		texts.SetKeys(names.Placeholders())
		if got := texts.Say(test.key); !strings.Contains(got, test.want) {
			t.Errorf("%s, pad %v: got %q, want %q in it", test.language, test.pad, got, test.want)
		}
	}
}

// TestNothingIsAskedTwice looks at what the line above the hand says while a box asks.
func TestNothingIsAskedTwice(t *testing.T) {
	p := sit(t, figure6)
	p.discard(p.card("1y"))
	p.settle()
	q := sitAtDraw(t, lastInRow)
	for _, at := range []*player{p, q} {
		if line, _ := at.PromptText(); line != "" {
			t.Errorf("beside the question %s the line says %q", at.QuestionTextKey(), line)
		}
	}
	alone := q.QuestionPlate()
	q.Device = input.KeyboardSource
	if line, _ := q.PromptText(); line == "" || q.QuestionPlate().H <= alone.H {
		t.Errorf("the plate of the question is as high with the keys %q as without", line)
	}
}

// TestADropAnywhereOnTheLayoutIsExplained drops cards where there is no place to lay one; elsewhere nothing is said.
func TestADropAnywhereOnTheLayoutIsExplained(t *testing.T) {
	const free = `[Hand1 "1y 5y"]` + "\n" + `[Pile1 "3r 2t"]` + "\n" + `[Pile2 "7t 2y 6t"]` + "\n"
	in := func(column int, y float64) func(*scene.Geometry) geom.Point { // y of the way from the base to the end of the rows
		return func(g *scene.Geometry) geom.Point {
			return geom.Point{X: g.StoneRect(column).Center().X, Y: g.RowsRect.Y + y*g.RowsRect.H}
		}
	}
	for name, c := range map[string]struct {
		tags string
		at   func(*scene.Geometry) geom.Point
		want string
	}{
		"far down in its column":     {free, in(1, 0.8), "Nothing holds the card there"},
		"far down in another column": {free, in(4, 0.8), "belongs in column 1"},
		"on the base":                {free, in(4, -0.1), "belongs in column 1"},
		"below the rows":             {free, in(1, 1), "Nothing holds the card there"},
		"beside Egon":                {figure6, func(g *scene.Geometry) geom.Point { return g.Egon.Bubble.Center() }, ""},
		"on the own pile":            {figure6, func(g *scene.Geometry) geom.Point { return g.OwnPile.Center() }, ""},
		"on the hand":                {figure6, func(g *scene.Geometry) geom.Point { return g.HandRect.Center() }, ""},
	} {
		p := sit(t, c.tags)
		p.drag(p.middle(p.card("1y")), input.Point(c.at(p.Timeline.Geometry())))
		if p.settle(); (p.Refusal.Text != "") != (c.want != "") || !strings.Contains(p.Refusal.Text, c.want) {
			t.Errorf("%s: got %q, want %q", name, p.Refusal.Text, c.want)
		}
		p.atRest()
	}
}

// TestWhatIsSaidAboveTheHandFits measures lines about keys, refusals, which may take two lines, and questions, which take two in large letters.
func TestWhatIsSaidAboveTheHandFits(t *testing.T) {
	e := newCanvas(t)
	for _, language := range assets.Languages() {
		texts := texts(t, language)
		for _, size := range [][2]float64{{960, 560}, {960, 600}, {1024, 768}, {1280, 800}, {1920, 1080}, {3440, 1440}} {
			for _, letters := range []float64{1, 1.15, 1.3} {
				f := stage.Frame{W: size[0], H: size[1], Scale: 1, TextFactor: letters}
				g := scene.NewGeometry(f, scene.TableContents{})
				fits := func(line string, style kit.TextStyle, wide, high float64) {
					if k := e.Labels.Label(line, style, kit.Center, wide); k.W > wide || k.H > high {
						t.Errorf("%s, %v: %q is %.0f×%.0f large in %.0f×%.0f", language, f, line, k.W, k.H, wide, high)
					}
				}
				strong := kit.NewTextStyle(g.PanelUnit(), assets.StrongFont, kit.TextSize.ShrunkTo(kit.SmallestText), kit.WhiteTint())
				if letters == 1 && size[0] <= 1920 {
					for reason := dreist.Allowed + 1; reason <= dreist.UnknownMove; reason++ {
						m := dreist.Lay(dreist.NewCard(8, dreist.Turquoise, 0), 1)
						refusal := &dreist.Refusal{Move: m, Reason: reason, Faults: []dreist.Cell{{Row: 1, Column: 7}}, Partner: m.Card}
						at := func(dreist.Cell) dreist.Card { return dreist.NewCard(7, dreist.Turquoise, 0) }
						fits(words.Sentences{Texts: texts}.RefusalText(refusal, at), strong, g.WhyButtonRect(g.Plate).X-24*g.PanelUnit()-g.Plate.X, g.Plate.H+2)
					}
					for _, key := range []string{"keys.turn", "keys.stuck", "keys.more", "keys.done", "keys.partner", "keys.draw", "keys.draw.empty",
						"keys.gift", "keys.gift.table", "keys.discard", "keys.aim.cell", "keys.aim.pile", "keys.aim.none"} {
						for _, pad := range []bool{false, true} {
							names := shell.DefaultKeyNames(texts)
							names.UsesPad = pad
							texts.SetKeys(names.Placeholders())
							fits(texts.Say(key), kit.NewTextStyle(f.TextUnit(), assets.TextFont, kit.TextSize.ShrunkTo(kit.SmallestText), kit.WhiteTint()), g.PromptLine.W, g.PromptLine.H+2)
						}
					}
				}
				yes, no := g.AnswerRects()
				for _, key := range []string{
					"question.draw", "question.draw.gift", "question.draw.gift.one", "question.gift",
					"question.gift.one", "question.gift.table.two", "question.gift.table.one",
					"question.discard", "question.discard.plain", "question.gift.table.several",
				} {
					first, lines := yes, math.Ceil(letters)
					if key == "question.gift.table.several" {
						first = no
					}
					one := e.Labels.Label("A", strong, kit.Center, g.W).H
					fits(texts.Say(key), strong, first.X-24*g.PanelUnit()-g.Plate.X, min(lines*one*1.1, g.Plate.H))
				}
			}
		}
	}
}

func TestWhatLiesOnTheTableIsTold(t *testing.T) {
	p := sit(t, figure6)
	g := p.Timeline.Geometry()
	for _, test := range []struct {
		at    geom.Point
		asked bool
		want  string
	}{
		{g.OwnPile.Center(), false, "Your pile: 5 cards left."},
		{g.Egon.Pile.Center(), true, "Egon’s pile: 5 cards left."},
		{g.DiscardPile.Center(), true, "Discard pile: drag a card here to discard it."},
		{g.StoneRect(3).Center(), true, "Column 3: only cards with a 3 go here."},
		{g.StoneRect(3).Center(), false, ""},
		{g.CellRect(dreist.Cell{Row: 1, Column: 2}).Center(), true, "Red 2"},
		{geom.Point(p.middle(p.card("1y"))), true, "The yellow 1 doesn’t fit anywhere right now."},
		{geom.Point(p.middle(p.card("6r"))), true, "Red 6"},
		{geom.Point(p.middle(p.card("6r"))), false, ""},
	} {
		got, about := p.TipAt(test.at, test.asked)
		if got != test.want || got != "" && !about.Contains(test.at) {
			t.Errorf("at %v, asked %v: got %q about %v, want %q", test.at, test.asked, got, about, test.want)
		}
	}
	p.play(dreist.Lay(p.card("6r"), 3))
	if got, _ := p.TipAt(g.DiscardPile.Center(), true); got != "Discard pile: 0 cards." {
		t.Errorf("where nothing can be discarded it says %q", got)
	}
	p = sit(t, figure6)
	p.click(p.middle(p.card("1y")))
	if got, _ := p.TipAt(g.OwnPile.Center(), true); got != "" {
		t.Errorf("with a card selected got %q", got)
	}
}

// TestARefusalNamesTheColumnThatItSpeaksOf keeps what is said elsewhere clear of it. Whoever ends the turn too early hears why, too.
func TestARefusalNamesTheColumnThatItSpeaksOf(t *testing.T) {
	p := sit(t, figure6)
	p.RefuseAim(tabletop.Card(p.card("1y")), scene.AimOfCell(dreist.Cell{Row: 1, Column: 4}))
	if got := p.CellsOfRefusal(); !slices.Contains(got, dreist.Cell{Row: 1, Column: 1}) {
		t.Errorf("after %q got %v, want the cells of column 1", p.Refusal.Text, got)
	}
	p.Refusal.Text = ""
	if got := p.CellsOfRefusal(); got != nil {
		t.Errorf("got %v with nothing told", got)
	}
	p.click(input.Point(p.Timeline.Geometry().EndTurnRect.Center()))
	if want := p.Phrases.Say("refusal.NothingLaid"); p.Refusal.Text != want || p.Match.MoveCount() != 0 {
		t.Errorf("got %q after %d moves, want %q", p.Refusal.Text, p.Match.MoveCount(), want)
	}
}

// giftTable is a table of three at which the first lays five cards: only the second has room in the hand for a gift.
const giftTable = `[Game "DREIst!"]
[Format "1"]
[Mode "table"]
[Seat1 "Ada"]
[Seat2 "Ben"]
[Seat3 "Cem"]
[Layout "2r5"]
[Hand1 "3y 3t 2r 2y 2t"]
[Pile1 "1r 4v 5v"]
[Hand2 "8t 7t 6t"]
[Pile2 ""]
[Hand3 "8y 7y 6y 5y 4y"]
[Pile3 "8r 7r"]
`

const giftAmongFour = giftTable + `[Seat4 "Dora"]
[Hand4 "8v 7v 6v"]
[Pile4 "4r"]
`

// sitWithAGift begins a match in which the person in front has laid the last hand card and may give; the others are computers.
func sitWithAGift(t *testing.T, tags string) *player {
	t.Helper()
	game := need.Value(record.Parse(tags))(t)
	p := sitDownTo(t, game.Deal, []string{"", "easy", "easy", "easy"}[:strings.Count(tags, "[Seat")]...)
	p.emptyHand()
	return p
}

// emptyHand lays the hand of lastCard and giftTable and does not draw, so that the gift is offered.
func (p *player) emptyHand() {
	p.t.Helper()
	for _, lay := range []struct {
		kind string
		row  int
	}{{"3y", 2}, {"2r", 1}, {"2y", 2}, {"2t", 3}, {"3t", 3}} {
		p.play(dreist.Lay(p.card(lay.kind), lay.row))
	}
	if p.Question() == scene.DrawQuestion {
		p.key(input.CommandNo)
	}
	if p.settle(); p.Question() != scene.GiftQuestion || len(p.GiftCards()) == 0 {
		p.t.Fatalf("the gift is not offered\n%s", p.ShownPosition().TextPicture())
	}
}

func (p *player) giftCard(i int) input.Point {
	return input.Point(p.GiftPose(p.GiftCards()[i]).Point)
}

// TestAGiftIsGiven drags, clicks and presses buttons and keys, of the keyboard and of a controller, at tables of two to four.
func TestAGiftIsGiven(t *testing.T) {
	two := strings.NewReplacer("[Seat3 \"Cem\"]\n", "", "[Hand3 \"8y 7y 6y 5y 4y\"]\n", "", "[Pile3 \"8r 7r\"]\n", "", `"8t 7t 6t"`, `"8t 7t 6t 8y 7y"`).
		Replace(giftTable)
	one := strings.Replace(giftTable, `"1r 4v 5v"`, `"1r"`, 1)
	drag := func(card int, to dreist.Seat) func(*player) {
		return func(p *player) { p.drag(p.giftCard(card), p.other(to)) }
	}
	click := func(to dreist.Seat) func(*player) { return func(p *player) { p.click(p.other(to)) } }
	push := func(commands ...input.Command) []func(*player) {
		return []func(*player){func(p *player) {
			for _, c := range commands {
				p.update(input.Gesture{Kind: input.CommandGiven, Command: c, IsFromPad: true})
			}
		}}
	}
	const (
		yes, no, draw, undo, back    = input.CommandConfirm, input.CommandNo, input.CommandYes, input.CommandUndo, input.CommandCancel
		up, down, left, right, forth = input.CommandUp, input.CommandDown, input.CommandLeft, input.CommandRight, input.CommandJumpForth
	)
	for name, test := range map[string]struct {
		tags string
		give []func(*player)
		want dreist.Move
	}{
		"one":                  {giftTable, []func(*player){drag(0, 1), (*player).settle, drag(1, 1)}, dreist.Give(1)},
		"two":                  {giftTable, []func(*player){drag(0, 1), drag(1, 2)}, dreist.GiveEach(1, 2)},
		"the lower card first": {giftTable, []func(*player){drag(1, 1), (*player).settle, drag(0, 2)}, dreist.GiveEach(2, 1)},
		"clicks":               {giftTable, []func(*player){click(2), click(1)}, dreist.GiveEach(2, 1)},
		"a menu, a click elsewhere and another window between": {giftTable, []func(*player){drag(0, 1), (*player).HandleCover, func(p *player) {
			p.click(input.Point{X: 640, Y: 320})
			p.Timeline.SetFrame(stage.Frame{W: 1920, H: 1080, Scale: 1})
			p.settle()
		}, drag(1, 2)}, dreist.GiveEach(1, 2)},
		"a single card":       {one, []func(*player){drag(0, 2)}, dreist.Give(2)},
		"two seats":           {two, []func(*player){drag(1, 1)}, dreist.Give(1)},
		"two seats by button": {two, []func(*player){func(p *player) { p.pushButton(table.GiveButton) }}, dreist.Give(1)},

		"the first seen is the next": {giftTable, push(yes, yes, yes), dreist.Give(1)},
		"the yes of a trigger":       {giftTable, push(draw, draw, draw), dreist.Give(1)},
		"both to the second":         {giftTable, push(down, down, yes, yes), dreist.Give(2)},
		"one each":                   {giftTable, push(right, yes, right, yes), dreist.GiveEach(1, 2)},
		"taken back":                 {giftTable, push(down, yes, undo, down, yes, yes), dreist.Give(2)},
		"put back by B":              {giftTable, push(down, yes, back, down, yes, yes), dreist.Give(2)},
		"kept":                       {giftTable, push(down, no), dreist.EndMove()},
		"four, round to the last":    {giftAmongFour, push(left, yes, yes), dreist.Give(3)},
		"four, one each":             {giftAmongFour, push(forth, yes, forth, forth, yes), dreist.GiveEach(1, 3)},
		"named keys": {giftTable, []func(*player){func(p *player) {
			if p.key(yes); p.Question() != scene.GiftQuestion || p.TargetSeat() != 1 {
				p.t.Errorf("the first press means seat %d, want the next one, and gives nothing yet", p.TargetSeat())
			}
			p.wantPrompt("Enter: give")
			for _, c := range []input.Command{down, yes, yes} {
				p.key(c)
			}
		}}, dreist.Give(2)},
	} {
		t.Run(name, func(t *testing.T) {
			p := sitWithAGift(t, test.tags)
			for _, give := range test.give {
				give(p)
			}
			p.wantMove(test.want)
			if p.settle(); test.tags == one && (p.ShownPosition().Winner() != 0 || p.Phase != tabletop.EndedPhase) { // R 9
				t.Errorf("giving the last card away does not win\n%s", p.ShownPosition().TextPicture())
			}
		})
	}
}

// TestAGiftNobodyGetsGlidesHome lets go of a card of a gift in ways that give it to nobody: it is held where it was grabbed, and does not jump.
func TestAGiftNobodyGetsGlidesHome(t *testing.T) {
	at := input.Point{X: 640, Y: 320}
	for name, letGo := range map[string]func(p *player){
		"a drop": func(p *player) { p.update(input.Gesture{Kind: input.Drop, At: at}) }, "a panel": func(p *player) { p.HandleCover() },
	} {
		p := sitWithAGift(t, giftTable)
		from := p.giftCard(0)
		p.lift(input.Point{X: from.X + 15, Y: from.Y + 20}, at)
		if held := p.giftCard(0); held.X >= at.X || held.Y >= at.Y || at.X-held.X > 25 {
			t.Errorf("%s: the mouse at %v holds the card by its middle at %v, not by where it was grabbed", name, at, held)
		}
		places := map[input.Point]bool{}
		for letGo(p); p.NeedsTick(true); p.Tick(true) {
			if places[p.giftCard(0)] = true; p.GiftPose(p.GiftCards()[0]).FaceUp > 0 {
				t.Fatal("the face of a card of the gift is seen")
			}
		}
		if p.giftCard(0) != from || len(places) < 5 || len(places) > 60 || p.Match.MoveCount() != 5 || p.Question() != scene.GiftQuestion {
			t.Errorf("%s: after %d moves the card rests at %v, want %v, and was seen at %d places", name, p.Match.MoveCount(), p.giftCard(0), from, len(places))
		}
	}
}

// TestEgonBitesIntoThePacketThatHasArrived gives the packet by its lower card; until it arrives the cards count where they were.
func TestEgonBitesIntoThePacketThatHasArrived(t *testing.T) {
	p := sit(t, lastCard)
	p.emptyHand()
	before, corner, bites := p.Timeline.VisibleCardsLeft(), p.giftCard(1), false
	corner.X += p.Timeline.Geometry().HandCardWidth * 0.45
	p.drag(corner, input.Point(p.Timeline.Geometry().Egon.Bounds.Center()))
	p.wantMove(dreist.Give(dreist.EgonSeat))
	if got := p.Timeline.VisibleCardsLeft(); got != before {
		t.Errorf("the players have %v cards left while the packet is in the air, want %v", got, before)
	}
	for ; ; p.Tick(true) {
		step, _, _ := p.Timeline.CurrentStep()
		gift, flies := step.Event.(dreist.GiftGiven)
		if !flies {
			break
		}
		if bites = p.Opponents.Egon.Face.Mood == mascot.BitingMood; bites && !p.Timeline.HasArrived(int(gift.Cards[0])) {
			t.Fatal("Egon bites into a packet that is still in the air")
		}
	}
	if got := p.Timeline.VisibleCardsLeft(); !bites || got[0] != before[0]-2 || got[dreist.EgonSeat] != before[dreist.EgonSeat]+2 {
		t.Errorf("Egon bites %v; the players have %v cards left, before it was %v", bites, got, before)
	}
	p.atRest()
}

// TestAButtonKeepsItsLookWhileOwnCardsMove lays a card: what can be pressed when it lies looks so before, and cannot be pressed yet.
func TestAButtonKeepsItsLookWhileOwnCardsMove(t *testing.T) {
	p := sit(t, lastCard)
	p.emptyHand()
	p.key(input.CommandUndo)
	p.settle()
	for p.Play(dreist.Lay(p.card("3t"), 3)); p.Timeline.IsMoving(); p.Tick(true) {
		for _, id := range []tabletop.ButtonID{tabletop.EndTurnButton, tabletop.UndoButton} {
			if b := p.button(id); b.Rect.W > 0 && (!b.IsEnabledSoon || b.IsEnabled || p.ButtonAt(b.Rect.Center()) != tabletop.NoButton) {
				t.Fatalf("button %d waits %t, works %t", b.ID, b.IsEnabledSoon, b.IsEnabled)
			}
		}
	}
}

// Down leads down: the places stand below each other in the order of their turns in every window.
func TestThePlacesStandInTheOrderOfTheArrows(t *testing.T) {
	p := sitWithAGift(t, giftAmongFour)
	for _, size := range [][2]float64{{960, 560}, {1024, 768}, {1280, 800}, {1920, 1080}} {
		for _, text := range []float64{0, 1.3} {
			p.Timeline.SetFrame(stage.Frame{W: size[0], H: size[1], Scale: 1, TextFactor: text})
			if g := p.Timeline.Geometry(); g.OtherSeats[0].Bounds.Y >= g.OtherSeats[1].Bounds.Y || g.OtherSeats[1].Bounds.Y >= g.OtherSeats[2].Bounds.Y {
				t.Errorf("%v, letters %v: the places are at %v", size, text, g.OtherSeats[:3])
			}
		}
	}
}

func (p *player) refused() {
	p.t.Helper()
	p.drag(p.middle(p.card("3t")), input.Point(p.Timeline.Geometry().CellRect(dreist.Cell{Row: 1, Column: 8}).Center()))
	if p.settle(); p.Refusal.Text == "" {
		p.t.Fatal("nothing is refused")
	}
}

// TestEgonRemarksOnARefusalAndFallsSilent speaks with him, in both languages, and where he is only watched.
func TestEgonRemarksOnARefusalAndFallsSilent(t *testing.T) {
	p := sit(t, figure6)
	speech, face := &p.Opponents.Egon.Speech, &p.Opponents.Egon.Face
	if speech.Text != "" {
		t.Fatalf("at rest he says %q", speech.Text)
	}
	if p.click(input.Point(p.Timeline.Geometry().Egon.Face.Center())); speech.Remark.Occasion != egon.EgonPoked || p.Held.IsHolding() {
		t.Errorf("poked he says %q", speech.Text)
	}
	if p.refused(); speech.Remark.Occasion != egon.MoveRefused || face.Mood != mascot.SmugMood {
		t.Fatalf("he remarks %v with face %v", speech.Remark, face.Mood)
	}
	german := texts(t, "de")
	p.SetSentences(words.Sentences{Texts: german})
	if want := german.Say(speech.Remark.TextKey()); speech.Text != want {
		t.Errorf("in the other language he says %q, want the same line %q", speech.Text, want)
	}
	for range egon.PonderTicks + egon.LineTicks(speech.Text) {
		p.Tick(true)
	}
	if speech.Text != "" || face.Mood != mascot.WaitingMood {
		t.Errorf("he still says %q with face %v", speech.Text, face.Mood)
	}
	p = sit(t, figure6)
	p.SetGuide(table.BaseGuide{})
	if p.refused(); p.Opponents.Egon.Speech.Remark != (egon.Remark{}) || p.TicksUntilChange() != 0 {
		t.Errorf("where he is watched he says %q, or moves by himself", p.Opponents.Egon.Speech.Text)
	}
}

// TestEgonLivesByHimselfForTwoMinutes lets time pass as the program does that sleeps, also with less motion.
func TestEgonLivesByHimselfForTwoMinutes(t *testing.T) {
	p := sit(t, figure6)
	moved, woken := 0, 0
	for ; p.TicksUntilChange() > 0 && moved <= 400; woken++ {
		p.TakeStale()
		for range p.TicksUntilChange() {
			p.Tick(true)
		}
		if p.TakeStale() {
			moved++
		}
	}
	if moved < 15 || moved > 45 || woken > moved+1 { // the tick in which he begins to say that he waits
		t.Errorf("he moved %d times and he woke %d times, want enough to live and few enough to cost little", moved, woken)
	}
	if p.Handle(input.Gesture{Kind: input.Hover}); p.TicksUntilChange() == 0 {
		t.Error("he does not notice that the player is back")
	}
	p.Timeline.SetReducedMotion(true)
	moved = 0
	for range 3000 { // in which he says once that he waits
		p.TakeStale()
		if p.Tick(true); p.TakeStale() {
			moved++
		}
	}
	if moved > 20 || p.TicksUntilChange() != 0 {
		t.Errorf("with less motion he changed in %d ticks, and something is to happen in %d", moved, p.TicksUntilChange())
	}
}

func TestEgonDoesNotSpeakOfWhatHasPassed(t *testing.T) {
	p := sit(t, figure6)
	for p.Play(dreist.Discard(p.card("1y"))); !p.IsWatching(); {
		p.Tick(true)
	}
	for range 60 {
		p.Tick(true)
	}
	p.FinishMotion()
	p.SetSentences(words.Sentences{Texts: texts(t, "de")})
	if p.Opponents.Egon.Speech.Text != "" {
		t.Errorf("Egon says %q", p.Opponents.Egon.Speech.Text)
	}
}

// TestEgonWaitsBehindHelp opens it in the middle of his turn, and while he only begins to remark on a refusal: no empty bubble stays.
func TestEgonWaitsBehindHelp(t *testing.T) {
	a := newApp(t)
	a.newGame()
	a.AdvanceToRest()
	p, e := a.player(), &a.table.Opponents.Egon
	for p.Play(dreist.Discard(p.ShownPosition().Hand(0)[0])); !p.IsWatching(); {
		a.Advance()
	}
	a.SendCommand(input.CommandHelp)
	now := *p.Timeline.CurrentPicture()
	a.wait(300)
	if *p.Timeline.CurrentPicture() != now || a.App.NeedsTick() != a.panel.Animation.NeedsTick() && !e.IsFinishing(p.Situation()) {
		t.Error("Egon keeps the program awake behind the help, or goes on")
	}
	if a.SendCommand(input.CommandCancel); !p.Timeline.IsMoving() || !a.App.NeedsTick() {
		t.Error("Egon does not go on after the help")
	}
	a.AdvanceToRest()
	a.wait(600) // the greeting has gone
	e.ReactTo(p.Situation(), egon.EgonPoked)
	a.SendCommand(input.CommandHelp)
	if !e.IsFinishing(p.Situation()) {
		t.Fatal("his bubble is open at once")
	}
	a.wait(60)
	if e.IsFinishing(p.Situation()) || a.App.NeedsTick() && !a.panel.Animation.NeedsTick() {
		t.Error("below the panel his bubble stays half open, without words")
	}
}
