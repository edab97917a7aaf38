package dreist

import (
	"strings"
	"testing"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/shell"
	"dreist/render/stage"
)

// TestAMonkeyCannotBreakTheProgram makes random gestures, presses random keys and buttons, resizes the window and changes
// settings, at tables of two to four with computer players and the curtain. Nothing panics, nobody's hand is shown to
// others, every card is in one place, the save is the match, and the game can be played to its end afterwards.
func TestAMonkeyCannotBreakTheProgram(t *testing.T) {
	person, easy, fair := store.SeatSetup{Kind: store.SeatPerson}, store.SeatSetup{Kind: coach.Easy}, store.SeatSetup{Kind: coach.Fair}
	ended, moves, rounds := 0, 0, 700
	if testing.Short() {
		rounds = 150
	}
	for seed, seats := range [][]store.SeatSetup{
		{person, person}, {person, easy}, {person, person, person}, {easy, person, fair}, {person, easy, person, person}, {fair, person, easy, fair},
	} {
		folder := t.TempDir()
		g := visit(t, folder, uint64(seed))
		g.Change(func(s *store.Settings) { s.Speed = store.Fast })
		g.setUp(1, seats...)
		for range rounds {
			before := g.movesMade()
			g.monkey()
			moves += max(0, g.movesMade()-before)
			g.wantSane()
			if t.Failed() {
				t.Fatalf("table %d", seed)
			}
		}
		g.resize(testFrame)
		g.resized()
		g.do(input.Gesture{Kind: input.Cancel})
		if g.reviews() {
			g.goBack()
		}
		g.backToTheTable()
		if g.offers("menu.resume") {
			g.press("menu.resume")
		}
		if g.table.line.Paused() {
			g.key(input.CommandPause)
		}
		if g.session.slot == store.Table && !g.table.match.Over() {
			g.playOn(nil)
			g.wantSane()
		}
		if g.table.match.Over() {
			ended++
		}
	}
	t.Logf("the monkey made %d moves", moves)
	if moves < rounds/15 {
		t.Errorf("the monkey made only %d moves", moves)
	}
	if ended != 6 {
		t.Errorf("%d of 6 games came to their end", ended)
	}
}

// monkey does one random thing.
func (g *guest) monkey() {
	g.backToTheTable()
	if g.offers("curtain.raise") && g.random.IntN(3) > 0 {
		g.press("curtain.raise")
	}
	somewhere := func() input.Point {
		return input.Point{X: g.random.Float64() * g.Frame().W, Y: g.random.Float64() * g.Frame().H}
	}
	switch g.random.IntN(16) {
	case 0, 1, 2:
		g.drag(g.onSomething(), g.onSomething())
	case 3, 4:
		g.click(g.onSomething())
		g.click(g.onSomething())
	case 5:
		from := g.onSomething()
		g.do(input.Gesture{Kind: input.Press, From: from, At: from}, input.Gesture{Kind: input.DragStart, From: from, At: somewhere()})
		g.someKey()
		g.do(input.Gesture{Kind: input.Hover, At: somewhere()}, input.Gesture{Kind: input.Scroll, At: somewhere(), Wheel: input.Point{Y: g.random.Float64()*4 - 2}})
		kind := []input.Kind{input.Drop, input.Cancel}[g.random.IntN(2)]
		g.do(input.Gesture{Kind: kind, From: from, At: g.onSomething()})
	case 6, 7, 8:
		g.someKey()
	case 9:
		g.resize(stage.Frame{W: 960 + float64(g.random.IntN(1600)), H: 600 + float64(g.random.IntN(900)), Scale: 1})
		g.resized()
		g.do(input.Gesture{Kind: input.Cancel})
	case 10:
		g.SetSpeed(stage.Speed(g.random.IntN(int(stage.Instant) + 1)))
	case 11:
		g.setLanguage(assets.Languages()[g.random.IntN(2)])
	case 12:
		g.Change(switchTheme)
	case 13, 14:
		g.wait(g.random.IntN(40))
	case 15:
		g.wait(200)
	}
	switch {
	case g.panel == nil && g.table != nil && g.table.question() == discardQuestion && g.random.IntN(2) == 0:
		g.key(input.CommandDraw) // which few of its ways would say yes to
	case g.panel == nil:
	case g.random.IntN(6) == 0:
		g.pressSomething()
	case g.random.IntN(2) == 0:
		g.key(input.CommandCancel)
	}
}

// movesMade returns how many moves have been made in the match on the table.
func (g *guest) movesMade() int {
	if g.table == nil {
		return 0
	}
	return len(g.table.match.History())
}

// onSomething returns a place where something is that can be picked up, dropped on or pressed.
func (g *guest) onSomething() input.Point {
	t := g.table
	if t == nil {
		return input.Point{}
	}
	geo := t.line.Geometry()
	places := []geom.Rect{geo.Pile, geo.Discard, geo.Prompt, geo.Recap, geo.Tray, geo.Rows}
	for place := range t.line.Seating().Others() {
		places = append(places, geo.Others[place].Box)
	}
	for _, b := range t.buttons(nil) {
		places = append(places, b.rect)
	}
	for _, c := range t.line.View().Hands[t.front()] {
		places = append(places, t.line.Now().Cards[c].Rect())
		if rows := t.position().Rows(c); rows != 0 {
			places = append(places, geo.Cell(c.Cell(rows.First())))
		}
	}
	var buffer [2]dreist.Card
	cards := t.giftCards(buffer[:0])
	for i := range cards {
		places = append(places, t.giftPose(i, len(cards)).Rect())
	}
	return input.Point(places[g.random.IntN(len(places))].Center())
}

// someKey strikes a random key, but not the one that makes the window fill the screen, as there is no window.
func (g *guest) someKey() {
	if i := input.Command(1 + g.random.IntN(int(input.CommandRedo))); i != input.CommandFullscreen {
		g.key(i)
	}
}

// pressSomething presses a random button of the open panel.
func (g *guest) pressSomething() {
	var actions []func()
	for _, item := range g.panel.Items() {
		switch item := item.(type) {
		case panel.Button:
			actions = append(actions, item.Action)
		case panel.Row:
			for _, b := range item.Buttons {
				if !strings.Contains(b.Label, g.say.Say("menu.fullscreen.off")) {
					actions = append(actions, b.Action)
				}
			}
		}
	}
	if len(actions) > 0 {
		if action := actions[g.random.IntN(len(actions))]; action != nil {
			action()
		}
	}
	g.wait(1)
}

// backToTheTable goes on with the game at the table wherever the program is.
func (g *guest) backToTheTable() {
	if g.table != nil && g.session.slot == store.Table {
		return
	}
	g.take(shell.Home())
	g.wait(1)
	for g.offers("notice.ok") { // what was saved on the way
		g.press("notice.ok")
		g.wait(1)
	}
	g.press("start.table")
	switch {
	case g.offers("series.resume"):
		g.press("series.resume")
	default:
		g.press("setup.play") // the game has ended
	}
	g.wait(1)
}

// wantSane checks what must always hold.
func (g *guest) wantSane() {
	g.t.Helper()
	if read := g.reads(); strings.Contains(read, "<no value>") {
		g.t.Errorf("the panel reads\n%s", read)
	}
	if g.table == nil {
		return
	}
	(&player{t: g.t, table: g.table}).checkHidden()
	if g.frame.W < 1200 && g.random.IntN(80) == 0 { // pictures of new sizes take their time
		g.canvas.On(new(listener))
		g.table.draw(&g.canvas)
	}
	if g.session.slot == "" {
		return // an example that the monkey has come to has fewer cards and is not saved
	}
	p := g.table.position()
	cards := len(p.AppendDiscard(nil))
	for s := range dreist.Seat(p.Seats()) {
		cards += p.CardsLeft(s)
	}
	for c := range dreist.Card(dreist.Deck) {
		if p.Layout().Row(c) != 0 {
			cards++
		}
	}
	if cards != dreist.Deck {
		g.t.Errorf("there are %d cards\n%s", cards, p.Picture())
	}
	if line, _ := g.table.promptText(); strings.Contains(line, "<no value>") {
		g.t.Errorf("the prompt says %q", line)
	}
	g.wait(1) // a match that is over is counted with the next tick
	if g.table == nil {
		return
	}
	text, ok, err := g.onDisk().LoadGame(g.session.slot)
	if err != nil || ok == g.table.match.Over() || ok && text != g.record() {
		g.t.Errorf("the save (%v, %v) is\n%s\nthe match is\n%s", ok, err, text, g.record())
	}
}
