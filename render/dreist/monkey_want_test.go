package dreist

import (
	"fmt"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/play"
	"dreist/render/dreist/table"
	"dreist/render/screens/guesttest"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// want checks the invariants after every tick.
func (m *monkey) want() {
	m.t.Helper()
	top := m.app.Top()
	m.seen[fmt.Sprintf("%T", top)] = true
	if _, ok := m.app.Screens()[0].(*startScreen); !ok {
		m.t.Errorf("the lowest screen is %T", m.app.Screens()[0])
	}
	guesttest.WantTargets(m.t, m.Frame(), top.Targets(nil))
	if m.table != nil {
		m.seen[fmt.Sprintf("%T", m.table.Guide)] = true
		m.seen["a look back"] = m.seen["a look back"] || m.reviews()
		m.wantTable()
	}
	if m.age%10 == 0 && strings.Contains(m.guest.reads(), "<no value>") {
		m.t.Errorf("the panel reads\n%s", m.guest.reads())
	}
	if m.age%150 == 0 {
		m.wantDrawn()
	}
	if m.age%300 == 299 {
		m.wantRest()
	}
}

// wantTable checks the table on top or right below the panel on top.
func (m *monkey) wantTable() {
	m.t.Helper()
	t := m.table
	p := t.Position()
	if line, _ := t.PromptText(); strings.Contains(line, "<no value>") {
		m.t.Errorf("the prompt says %q", line)
	}
	if t.Hand.Holds() && t.Guide == nil && !slices.Contains(p.Hand(t.Front()), t.HeldCard()) {
		m.t.Errorf("%v is held, which is not in the hand", t.HeldCard())
	}
	if m.panel != nil && t.Hand.Grip == tabletop.Dragged {
		m.t.Error("something is dragged below a panel")
	}
	if l := m.at.lesson; l != nil && l.Play != nil && m.panel == nil {
		m.seen["a lesson that is played"] = m.seen["a lesson that is played"] || m.movesMade() > 0
		if there := l.Play.Position(); there != *p {
			m.t.Errorf("the lesson stands at\n%s\nthe table at\n%s", there.Picture(), p.Picture())
		}
	}
	if m.kept == nil {
		return // an example has fewer cards, and nobody keeps it
	}
	(&player{t: m.t, Table: t}).checkHidden()
	start := t.Match.Start()
	if got, want := cardsIn(p), cardsIn(&start); got != want || want != dreist.Deck && m.mode.practice == "" {
		m.t.Errorf("there are %d cards, at the beginning %d\n%s", got, want, p.Picture())
	}
	if m.age%20 == 0 {
		m.wantSaved()
	}
}

// cardsIn counts the cards of a position.
func cardsIn(p *dreist.Position) int {
	cards := len(p.AppendDiscard(nil))
	for s := range dreist.Seat(p.Seats()) {
		cards += p.CardsLeft(s)
	}
	for c := range dreist.Card(dreist.Deck) {
		if p.Layout().Row(c) != 0 {
			cards++
		}
	}
	return cards
}

// wantSaved checks that the game on the table is saved and can be resumed in its current state.
func (m *monkey) wantSaved() {
	m.t.Helper()
	m.onDisk()
	text, ok, err := m.Options.Store.LoadGame(m.mode.slot)
	if err != nil || ok == m.table.Match.IsOver() || ok && text != m.record() {
		m.t.Errorf("the save (%v, %v) is\n%s\nthe match is\n%s", ok, err, text, m.record())
		return
	}
	if !ok {
		return
	}
	if again, err := match.Resume(text, play.Unkept{}); err != nil || again.Position().Picture() != m.table.Match.Position().Picture() {
		m.t.Errorf("the save goes on otherwise (%v)\n%s", err, text)
	}
}

// wantDrawn draws what is on the screen.
func (m *monkey) wantDrawn() {
	m.t.Helper()
	if m.Frame().W > 1300 {
		return // pictures of many sizes take their time
	}
	screen := ebiten.NewImage(int(m.Frame().W), int(m.Frame().H))
	defer screen.Deallocate()
	m.Redraw()
	m.app.Draw(screen)
}

// wantRest waits until nothing moves and checks that the table shows the position.
func (m *monkey) wantRest() {
	m.t.Helper()
	if m.table != nil {
		if m.table.Hand.Holds() {
			return // the column that would leave trembles for as long as the card is held over its end
		}
	}
	for ticks := 0; m.app.Busy(); ticks++ {
		if ticks > 20_000 {
			m.t.Errorf("%T does not come to rest: it is busy itself: %v", m.app.Top(), m.app.Top().Busy(true))
			return
		}
		if ticks%100 == 0 {
			m.onDisk() // ticks do not wait for it
		}
		m.guest.do()
	}
	t := m.table
	if t == nil || m.panel != nil || t.Guide != nil || t.Line.Paused() || m.guest.at.screen.Kept == nil {
		return
	}
	fresh := table.NewTable(t.Match, m.Frame(), stage.Normal, t.Say, t.Sound)
	*fresh.Line.Gift() = *t.Line.Gift()
	fresh.Line.Refit()
	if *t.Line.Seating() == *fresh.Line.Seating() && t.Line.Geometry().Shape.Shift == fresh.Line.Geometry().Shape.Shift &&
		*t.Line.Now() != *fresh.Line.Now() {
		m.t.Errorf("the picture at rest is not that of the position\n%s", t.Position().Picture())
	}
}
