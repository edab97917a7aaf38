package dreist

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/dreist"
	"dreist/game/dreist/puzzle"
	"dreist/game/dreist/record"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/tabletop"
	"dreist/render/target"
	"dreist/render/teach"
)

// sofa uses the whole program by a game controller alone, whose buttons are read as those of a real one.
type sofa struct {
	*guest
	reader *input.Reader
}

// The buttons by the names that most controllers have on them.
const (
	padA     = ebiten.StandardGamepadButtonRightBottom
	padB     = ebiten.StandardGamepadButtonRightRight
	padX     = ebiten.StandardGamepadButtonRightLeft
	padY     = ebiten.StandardGamepadButtonRightTop
	padLT    = ebiten.StandardGamepadButtonFrontBottomLeft
	padRT    = ebiten.StandardGamepadButtonFrontBottomRight
	padRB    = ebiten.StandardGamepadButtonFrontTopRight
	padView  = ebiten.StandardGamepadButtonCenterLeft
	padMenu  = ebiten.StandardGamepadButtonCenterRight
	padLeft  = ebiten.StandardGamepadButtonLeftLeft
	padRight = ebiten.StandardGamepadButtonLeftRight
	padUp    = ebiten.StandardGamepadButtonLeftTop
	padDown  = ebiten.StandardGamepadButtonLeftBottom
)

func onSofa(g *guest) *sofa {
	s := &sofa{g, input.NewReader(input.DefaultKeys())}
	s.read()
	return s
}

func (s *sofa) read(down ...input.PadButton) {
	f := s.Frame()
	d := input.Device{Screen: input.Screen{Width: int(f.W), Height: int(f.H), Scale: f.Scale}, Focused: true,
		Cursor: input.Point{X: -1, Y: -1}, Pad: down, HasPad: true}
	s.do(s.reader.Read(&d)...)
}

// push presses buttons one after the other, and lets the screens follow.
func (s *sofa) push(buttons ...input.PadButton) {
	for _, b := range buttons {
		s.read(b)
		s.read()
		s.wait(2)
	}
}

// focused returns the target that the focus is on.
func (s *sofa) focused() target.Target {
	for _, t := range s.app.Top().Targets(nil) {
		if t.Focused {
			return t
		}
	}
	return target.Target{}
}

// to moves the focus by the cross to the target of the open panel with a name or a label of the catalogue, and presses it.
func (s *sofa) to(name string) {
	s.t.Helper()
	is := func(t target.Target) bool { return t.ID == name || t.Label == s.say.Say(name) }
	all := s.app.Top().Targets(nil)
	s.push(padDown) // the first shows where the focus is
	seen := map[string]bool{}
	for tries := range 6 * (len(all) + 4) {
		at := s.focused()
		if is(at) {
			s.push(padA)
			return
		}
		// Towards it, and elsewhere where that leads nowhere new.
		way := towards(at.Rect, all[max(slices.IndexFunc(all, is), 0)].Rect)
		if seen[at.ID] {
			way = [...]input.PadButton{padRight, padDown, padLeft, padUp, padRight, padUp, padLeft}[tries%7]
		}
		seen[at.ID] = true
		s.push(way)
	}
	s.t.Fatalf("the cross does not lead to %q among %v", name, all)
}

// towards returns the direction of the cross from one rectangle to another, first down or up.
func towards(from, to geom.Rect) input.PadButton {
	a, b := from.Center(), to.Center()
	switch {
	case b.Y > from.Bottom():
		return padDown
	case b.Y < from.Y:
		return padUp
	case b.X > a.X:
		return padRight
	}
	return padLeft
}

// walk moves the ring to a button of the table by the right stick, and presses it.
func (s *sofa) walk(name string) {
	s.t.Helper()
	for range len(s.app.Top().Targets(nil)) + 1 {
		if t := s.focused(); t.ID == name || t.Label == s.say.Say(name) {
			s.push(padA)
			return
		}
		s.push(input.RightStickForth)
	}
	s.t.Fatalf("the right stick does not lead to %q among %v", name, s.app.Top().Targets(nil))
}

// plays makes a move with nothing but the buttons.
func (s *sofa) plays(m dreist.Move) {
	s.t.Helper()
	before := len(s.table.Match.History())
	if m.Action != dreist.DrawCard && s.table.Question() == scene.DrawQuestion || m.Action == dreist.EndTurn &&
		s.table.Question() == scene.GiftQuestion {
		s.push(padLT)
		s.settle()
	}
	switch m.Action {
	case dreist.LayCard, dreist.DiscardCard:
		want := tabletop.Aim{Kind: tabletop.DiscardAim}
		if m.Action == dreist.LayCard {
			want = table.AimAtCell(m.Card.Cell(int(m.Row)))
		}
		for tries := 0; (s.table.HeldCard() != m.Card || !s.table.Hand.Holds()) && tries <= dreist.HandSize; tries++ {
			s.push(padRB)
		}
		for tries := 0; s.table.Hand.Aim != want && tries < 40; tries++ {
			s.push(padDown)
		}
		s.push(padA)
		if s.settle(); s.table.Question() == scene.DiscardQuestion && m.Action == dreist.DiscardCard &&
			len(s.table.Match.History()) == before {
			s.push(padRT)
		}
	case dreist.EndTurn:
		if len(s.table.Match.History()) == before {
			s.push(padA)
		}
	default:
		s.push(padRT)
	}
	s.settle()
	if s.table != nil && len(s.table.Match.History()) == before {
		line, _ := s.table.PromptText()
		s.t.Fatalf("%v cannot be done by a controller; the line says %q", m, line)
	}
}

// TestTheWholeProgramIsUsedFromASofa goes through the program by a controller: from the start into a game against Egon, which
// is played with all that is asked, through the pause to settings and keys, to every other place of the start screen, and to
// the end.
func TestTheWholeProgramIsUsedFromASofa(t *testing.T) {
	g := newApp(t)
	g.hurry()
	s := onSofa(g)
	s.to("start.new")
	if s.table == nil || s.panel != nil && s.panel.blocks {
		t.Fatal("the controller does not lead to a game")
	}
	s.settle()
	undone, watched := false, map[dreist.Action]bool{}
	all := []dreist.Action{dreist.LayCard, dreist.DiscardCard, dreist.DrawCard, dreist.EndTurn}
	missing := func(a dreist.Action) bool { return !watched[a] }
	for moves := 0; moves < 600 && !s.table.Match.Over() && (!undone || slices.ContainsFunc(all, missing)); moves++ {
		m := s.keenMove()
		s.plays(m)
		watched[m.Action] = true
		if h := len(s.table.Match.History()); m.Action == dreist.LayCard && !undone && s.table.Mine() &&
			s.table.Question() == scene.NoQuestion {
			if s.push(padX); len(s.table.Match.History()) < h {
				undone = true
			}
			s.settle()
		}
		if moves == 0 {
			if line, _ := s.table.PromptText(); line != "" && strings.Contains(line, "Enter") {
				t.Errorf("a controller is played with, and the line says %q", line)
			}
		}
	}
	for _, a := range all {
		if missing(a) {
			t.Errorf("no move %v was made", a)
		}
	}
	if !undone {
		t.Error("no card was taken back")
	}
	s.push(padView)
	if !s.reviews() {
		t.Error("the controller does not look back")
	}
	s.push(padView)
	s.push(padMenu)
	s.to("menu.settings")
	s.to("keyboard.open")
	s.push(padB, padB, padB)
	if s.panel != nil && s.panel.blocks {
		t.Errorf("the controller does not lead back to the table; the panel reads\n%s", s.reads())
	}
	s.push(padMenu)
	s.to("menu.leave")
	start := s.app.Top()
	for _, place := range []string{"start.ladder", "start.statistics", "start.learn", "start.table"} {
		s.to(place)
		if s.app.Top() == start {
			t.Fatalf("%s does not open", place)
		}
		for tries := 0; s.app.Top() != start && tries < 4; tries++ {
			s.push(padB)
		}
		if s.app.Top() != start {
			t.Fatalf("the controller does not lead back from %s", place)
		}
	}
}

// TestTheRestOfTheProgramIsReachedFromASofa opens the medals and closes them, opens a single example, tries it and comes back
// to the start screen, and quits.
func TestTheRestOfTheProgramIsReachedFromASofa(t *testing.T) {
	g := newApp(t)
	s := onSofa(g)
	start := s.app.Top()
	home := func() {
		t.Helper()
		for tries := 0; s.app.Top() != start && tries < 5; tries++ {
			s.push(padB)
		}
		if s.app.Top() != start {
			t.Fatalf("the controller does not lead back to the start screen from %v", s.app.Top().Targets(nil))
		}
	}
	s.to("start.statistics")
	shelf := func() bool {
		_, found := target.Find(s.app.Top().Targets(nil), "medal.week")
		return found
	}
	s.to("statistics.page.overview")
	for tries := 0; !shelf() && tries < 6; tries++ {
		s.push(padRight)
	}
	if !shelf() {
		t.Fatal("the controller does not open the medals")
	}
	s.push(padDown, padDown, padRight)
	if s.focused().ID == "" {
		t.Error("the cross does not move among the medals")
	}
	home()

	s.to("start.learn")
	s.to("learn.practice")
	s.to("example.3")
	if s.settle(); s.table == nil {
		t.Fatal("the controller does not open an example")
	}
	l := s.at.lesson
	s.walk("lessons.way.free")
	if s.settle(); l.Way != teach.Trying {
		t.Errorf("the controller does not lead to trying: %v", l.Way)
	}
	s.push(padB)
	s.to("menu.leave")
	home()

	s.to("start.quit")
	if s.settle(); !s.app.Over() {
		s.to("confirm.quit.yes")
	}
	if !s.app.Over() {
		t.Error("the controller does not end the program")
	}
}

// TestAGiftIsGivenFromASofa declines a card by a button, and gives two away by another.
func TestAGiftIsGivenFromASofa(t *testing.T) {
	p := sit(t, lastInRow)
	p.makeTrio()
	r := input.NewReader(input.DefaultKeys())
	for _, b := range []input.PadButton{padLT, padRT} {
		for _, down := range [][]input.PadButton{nil, {b}} {
			p.update(r.Read(&input.Device{Screen: input.Screen{Width: 1280, Height: 800, Scale: 1}, Focused: true, Pad: down, HasPad: true}))
		}
		p.settle()
	}
	if !slices.ContainsFunc(p.Match.History(), func(s record.Step) bool { return s.Move.Action == dreist.GiveCards }) {
		t.Errorf("no card was given; asked is %v", p.Question())
	}
}

// TestWhatIsShownRunsFromASofa lets a finished game and an example run by the button that pauses others in a game. What the
// controller has no button for is not named.
func TestWhatIsShownRunsFromASofa(t *testing.T) {
	g := newApp(t)
	playSolo(t, g, 14, 1)
	g.lookBack()
	s := onSofa(g)
	r, p := reviewed(t, g)
	s.push(padUp, padRT)
	if r.Next() != 1 {
		t.Error("the controller does not let a game run that is looked back on")
	}
	keys := r.Keys()
	lines := strings.Join(keys[:], "\n")
	if stick := p.Say.Say("pad.next"); keys[4] != "" || !strings.Contains(lines, "RT") || strings.Count(lines, stick) != 1 {
		t.Errorf("the note reads\n%s", lines)
	}
	g = newApp(t)
	l := study(t, g, 3, teach.Watching)
	moves := len(l.Match.History())
	s = onSofa(g)
	s.push(padRT)
	if s.settle(); len(l.Match.History()) <= moves {
		t.Error("the controller does not let an example run")
	}
}

// TestAPuzzleIsSolvedFromASofa marks what it is about, and asks for a hint.
func TestAPuzzleIsSolvedFromASofa(t *testing.T) {
	g := newApp(t)
	g.practisePuzzle(puzzle.Leaves, 1)
	s := onSofa(g)
	s.settle()
	s.push(padRight, padRT)
	r := s.at.riddle
	if got := shown(s.table).Prompt; !strings.Contains(got, "RT") {
		t.Errorf("the line says %q", got)
	}
	if r.Attempt.(*puzzle.Marking).Blank() {
		t.Error("no card is marked")
	}
	s.push(padY, padA)
	s.walk("puzzles.another")
	if s.at.riddle == r {
		t.Error("the right stick does not lead to another puzzle")
	}
}
