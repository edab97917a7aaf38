package dreist

import (
	"slices"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/input"
	"dreist/render/dreist/learn"
	"dreist/render/dreist/table"
	"dreist/render/dreist/words"
	"dreist/render/screens/guesttest"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// player plays at a table without a window, with mouse and keys.
type player struct {
	t testing.TB
	*table.Table
}

var testFrame = stage.Frame{W: 1280, H: 800, Scale: 1}

// The deals the tests play from.
const (
	figure6 = `[Layout "1r1yy2v/1vv1tt1r/6rr"]
[Hand1 "3t 6v 6r 1y 4v"]
[Pile1 "1t 8y 6r 2r 2t"]
[Pile2 "7t 2y 6t 3v 8y"]
`
	lastCard = `[Layout "2r5"]
[Hand1 "3y 3t 2r 2y 2t"]
[Pile1 "1r 4v 5v"]
[Pile2 "8t 7t 6t 5t"]
`
)

// sit begins a match against Egon from tags of the record format.
func sit(t testing.TB, tags string) *player {
	t.Helper()
	g := need.Value(record.Parse("[Game \"DREIst!\"]\n[Format \"1\"]\n[Mode \"egon\"]\n[Seat1 \"Anna\"]\n" + tags))(t)
	return sitDownTo(t, g.Deal, "")
}

// sitDownTo begins a match of a deal; an empty name in players is a person.
func sitDownTo(t testing.TB, deal dreist.Deal, players ...string) *player {
	t.Helper()
	var tags []record.Tag
	for i, p := range players {
		if p != "" {
			tags = append(tags, record.Tag{Name: play.ComputerTag(i + 1), Value: p})
		}
	}
	m := need.Value(match.New(deal, record.NumberedSeats([]string{"Anna", "Ben", "Cem", "Dora"}[:len(players)]...), tags, play.DiscardSaver{}))(t)
	return &player{t, table.NewTable(m, testFrame, stage.NormalSpeed, words.Sentences{Texts: texts(t, "en")}, sounds.NewSilentPlayer())}
}

// texts returns the sentences of a language, with the keys of the start.
func texts(t testing.TB, language string) *assets.Texts {
	t.Helper()
	texts := need.Value(assets.NewTexts(language))(t)
	texts.SetKeys(shell.DefaultKeyNames(texts).Placeholders())
	return texts
}

func (p *player) card(kind string) dreist.Card {
	p.t.Helper()
	k, err := dreist.ParseKind(kind)
	c := p.ShownPosition().HandCard(0, k)
	if err != nil || c == dreist.NoCard {
		p.t.Fatalf("%s is not in the hand (%v)\n%s", kind, err, p.ShownPosition().TextPicture())
	}
	return c
}

func (p *player) middle(c dreist.Card) input.Point {
	return input.Point(p.Timeline.CurrentPicture().Cards[c].Point)
}

func (p *player) cell(c dreist.Card, row int) input.Point {
	return input.Point(p.Timeline.Geometry().CellRect(c.Cell(row)).Center())
}

func (p *player) discardPile() input.Point {
	return input.Point(p.Timeline.Geometry().DiscardPile.Center())
}

func (p *player) other(s dreist.Seat) input.Point {
	number, _ := p.Timeline.Seating().OtherNumber(s)
	return input.Point(p.Timeline.Geometry().OtherSeats[number].Bounds.Center())
}

func (p *player) update(gestures ...input.Gesture) {
	for _, g := range gestures {
		p.Handle(g)
	}
	p.Tick(true)
}

func (p *player) drag(from, to input.Point) {
	for _, tick := range guesttest.DragGestures(from, to) {
		p.update(tick...)
	}
}

func (p *player) lift(from, to input.Point) {
	p.update(input.Gesture{Kind: input.Press, From: from, At: from})
	p.update(input.Gesture{Kind: input.DragStart, From: from, At: to})
}

func (p *player) click(at input.Point)  { p.update(guesttest.ClickGestures(at)...) }
func (p *player) hover(at input.Point)  { p.update(input.Gesture{Kind: input.Hover, At: at}) }
func (p *player) key(c input.Command)   { p.update(guesttest.CommandGesture(c)) }
func (p *player) discard(c dreist.Card) { p.drag(p.middle(c), p.discardPile()) }

// button returns a button of the table, the zero Button if it is not there.
func (p *player) button(id tabletop.ButtonID) tabletop.Button {
	all := p.Buttons()
	if i := slices.IndexFunc(all, func(b tabletop.Button) bool { return b.ID == id }); i >= 0 {
		return all[i]
	}
	return tabletop.Button{}
}

func (p *player) pushButton(id tabletop.ButtonID) {
	p.t.Helper()
	b := p.button(id)
	if !b.IsEnabled {
		p.t.Fatalf("button %d is not offered", id)
	}
	p.click(input.Point(b.Rect.Center()))
}

func (p *player) settle() {
	p.t.Helper()
	for ticks := 0; p.NeedsTick(true) || p.halted(); ticks++ {
		if ticks > 20_000 {
			p.t.Fatal("the table does not come to rest")
		}
		if p.halted() {
			p.Timeline.SetPaused(false)
		}
		p.Tick(true)
	}
}

// halted reports whether the first game waits for a click to show the next step of Egon.
func (p *player) halted() bool {
	_, first := p.Guide.(*learn.Tutorial)
	return first && p.Timeline.IsPaused()
}

// play makes a move and waits until nothing moves.
func (p *player) play(m dreist.Move) {
	p.t.Helper()
	p.Play(m)
	p.settle()
	p.Tick(true)
	p.settle()
}

// passCurtain takes the screen for the person to move, if somebody asks.
func (p *player) passCurtain() {
	p.Tick(true)
	if p.Phase == tabletop.CurtainPhase {
		p.RaiseCurtain()
	}
}

// atRest checks that the picture shows the position and nothing is held.
func (p *player) atRest() {
	p.t.Helper()
	p.settle()
	fresh := table.NewTable(p.Match, testFrame, stage.NormalSpeed, p.Phrases, p.Sound)
	if *p.Timeline.CurrentPicture() != *fresh.Timeline.CurrentPicture() || p.Held.IsHolding() {
		p.t.Errorf("the picture at rest is not the picture of the position, or %v is still held", p.HeldCard())
	}
}

func (p *player) wantPrompt(want string) {
	p.t.Helper()
	if got, _ := p.PromptText(); !strings.Contains(got, want) {
		p.t.Errorf("got the prompt %q, want %q", got, want)
	}
}

func (p *player) wantMove(want dreist.Move) {
	p.t.Helper()
	for _, step := range slices.Backward(p.Match.History()) {
		if step.Seat == 0 {
			if step.Move != want {
				p.t.Errorf("got the move %v, want %v", step.Move, want)
			}
			return
		}
	}
	p.t.Errorf("there is no move, want %v", want)
}
