package dreist

import (
	"strings"
	"testing"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/input"
	"dreist/render/dreist/table"
	"dreist/render/dreist/tutorial"
	"dreist/render/dreist/words"
	"dreist/render/keynames"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// memory keeps the saved game in memory.
type memory struct{ text string }

func (m *memory) SaveGame(text string)          { m.text = text }
func (m *memory) FinishGame(string, play.Facts) { m.text = "" }

// player plays at a table without a window, with mouse and keys.
type player struct {
	t testing.TB
	*table.Table
	saver *memory
}

const setup = `[Game "DREIst!"]
[Format "1"]
[Mode "egon"]
[Seat1 "Anna"]
`

var testFrame = stage.Frame{W: 1280, H: 800, Scale: 1}

// sit begins a match from tags of the record format.
func sit(t *testing.T, tags string) *player {
	t.Helper()
	g, err := record.Parse(setup + tags)
	if err != nil {
		t.Fatal(err)
	}
	return sitAt(t, g.Deal, "en", stage.Normal)
}

// sitAt begins a match of a deal.
func sitAt(t *testing.T, deal dreist.Deal, language string, speed stage.Speed) *player {
	t.Helper()
	saver := &memory{}
	m, err := match.New(deal, record.Seats("Anna"), nil, saver)
	if err != nil {
		t.Fatal(err)
	}
	return &player{t: t, Table: table.NewTable(m, testFrame, speed, words.Sentences{Texts: texts(t, language)}, sounds.Silent()), saver: saver}
}

// texts returns the sentences of a language, with the keys of the start.
func texts(t testing.TB, language string) *assets.Texts {
	t.Helper()
	texts, err := assets.NewTexts(language)
	if err != nil {
		t.Fatal(err)
	}
	texts.SetKeys(keynames.Default(texts).All())
	return texts
}

// The deals the tests play from.
const (
	figure6 = `[Layout "1r1yy2v/1vv1tt1r/6rr"]` + "\n" + `[Hand1 "3t 6v 6r 1y 4v"]` + "\n" + `[Pile1 "1t 8y 6r 2r 2t"]` + "\n" +
		`[Pile2 "7t 2y 6t 3v 8y"]` + "\n"
	openings = `[Hand1 "4y 5y 8v 8r 1t"]` + "\n" + `[Pile1 "3r 2t"]` + "\n" + `[Pile2 "7t 2y 6t 3v 8y"]` + "\n"
	lastCard = `[Layout "2r5"]` + "\n" + `[Hand1 "3y 3t 2r 2y 2t"]` + "\n" + `[Pile1 "1r 4v 5v"]` + "\n" + `[Pile2 "8t 7t 6t 5t"]` + "\n"
)

// card returns the hand card of a kind.
func (p *player) card(kind string) dreist.Card {
	p.t.Helper()
	k, err := dreist.ParseKind(kind)
	if err != nil {
		p.t.Fatal(err)
	}
	c := p.Position().InHand(0, k)
	if c == dreist.NoCard {
		p.t.Fatalf("%s is not in the hand\n%s", kind, p.Position().Picture())
	}
	return c
}

func (p *player) middle(c dreist.Card) input.Point {
	return input.Point(p.Line.Now().Cards[c].Point)
}

func (p *player) cell(c dreist.Card, row int) input.Point {
	return input.Point(p.Line.Geometry().Cell(c.Cell(row)).Center())
}

func (p *player) drag(from, to input.Point) {
	half := input.Point{X: (from.X + to.X) / 2, Y: (from.Y + to.Y) / 2}
	p.update([]input.Gesture{{Kind: input.Press, From: from, At: from}})
	p.update([]input.Gesture{{Kind: input.DragStart, From: from, At: half}})
	p.update([]input.Gesture{{Kind: input.Drag, From: from, At: to}})
	p.update([]input.Gesture{{Kind: input.Drop, From: from, At: to}})
}

func (p *player) click(at input.Point) {
	p.update([]input.Gesture{{Kind: input.Press, From: at, At: at}, {Kind: input.Tap, From: at, At: at}})
}

func (p *player) key(i input.Command) {
	p.update([]input.Gesture{{Kind: input.Trigger, Command: i}})
}

// pushButton clicks a current button of the table.
func (p *player) pushButton(id tabletop.ButtonID) {
	p.t.Helper()
	for _, b := range p.Buttons(nil) {
		if b.Id == id && b.Enabled {
			p.click(input.Point(b.Rect.Center()))
			return
		}
	}
	p.t.Fatalf("button %d is not offered", id)
}

func (p *player) offers(id tabletop.ButtonID) bool {
	for _, b := range p.Buttons(nil) {
		if b.Id == id {
			return b.Enabled
		}
	}
	return false
}

// settle waits until nothing moves.
func (p *player) settle() {
	p.t.Helper()
	for ticks := 0; p.Busy(true) || p.halted(); ticks++ {
		if ticks > 20_000 {
			p.t.Fatal("the table does not come to rest")
		}
		if p.halted() {
			p.Line.SetPaused(false)
		}
		p.Tick(true)
	}
}

// halted reports whether the first game waits for a click to show the next step of Egon.
func (p *player) halted() bool {
	_, first := p.Guide.(*tutorial.Tutorial)
	return first && p.Line.Paused()
}

// atRest checks that the picture shows the position and nothing is held.
func (p *player) atRest() {
	p.t.Helper()
	p.settle()
	fresh := table.NewTable(p.Match, testFrame, stage.Normal, p.Say, p.Sound)
	if *p.Line.Now() != *fresh.Line.Now() {
		p.t.Error("the picture at rest is not the picture of the position")
	}
	if p.Hand.Holds() {
		p.t.Errorf("%v is still held", p.HeldCard())
	}
}

func (p *player) wantLayout(want string) {
	p.t.Helper()
	if got := p.Position().Layout().String(); got != want {
		p.t.Errorf("got layout %s, want %s", got, want)
	}
}

func (p *player) wantPrompt(want string) {
	p.t.Helper()
	if got, _ := p.PromptText(); !strings.Contains(got, want) {
		p.t.Errorf("got the prompt %q, want %q", got, want)
	}
}

// update carries out some gestures and a tick.
func (p *player) update(gestures []input.Gesture) {
	for _, g := range gestures {
		p.Handle(g)
	}
	p.Tick(true)
}
