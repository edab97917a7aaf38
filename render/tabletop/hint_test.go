package tabletop_test

import (
	"slices"
	"testing"

	"dreist/build/toytable"
	"dreist/game/play/stairs"
	"dreist/game/simulate"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/search"
	"dreist/render/tabletop"
)

// adviser advises to lay the lowest card, after a wave.
type adviser struct {
	hinter
	table  *toytable.Table
	thinks []func() // searches that have not been run
	only   []stairs.Move
	none   bool // nothing is found

	offered tabletop.ButtonID
}

type hinter = tabletop.Hinter[stairs.Position, stairs.Move, stairs.Event]

// advise lets an adviser help at a table.
func advise(s *toytable.Table) *adviser {
	a := &adviser{table: s}
	a.Attach(s, a, search.Limits{MaxGames: 1, MaxTicks: 3, RunInBackground: func(f func()) { a.thinks = append(a.thinks, f) }})
	return a
}

// think lets what was begun be thought to its end.
func (a *adviser) think() {
	for _, f := range a.thinks {
		f()
	}
	a.thinks = nil
	a.table.Tick(true)
}

func (a *adviser) ForcedMoves(*stairs.Position) []stairs.Move { return a.only }

func (a *adviser) NewSearch(p *stairs.Position) func(simulate.Limit) []stairs.Move {
	seat, card := p.Turn, stairs.Lowest(p)
	return func(simulate.Limit) []stairs.Move {
		if a.none {
			return nil
		}
		return []stairs.Move{{Seat: seat, Card: stairs.Wave}, {Seat: seat, Card: card}}
	}
}

func (a *adviser) SetAdvice(*stairs.Position, []stairs.Move) {}
func (a *adviser) IsTurnOpen(before, after *stairs.Position, _ stairs.Move) bool {
	return before.Turn == after.Turn
}

func (a *adviser) HintLines() []string {
	if a.HintMoves == nil {
		return []string{"thinking"}
	}
	lines := []string{"think low"}
	for _, m := range a.HintMoves[:min(a.Strength-1, len(a.HintMoves))] {
		lines = append(lines, string(m.Card))
	}
	return lines
}

func (a *adviser) FillOverlay(o *tabletop.Overlay) {
	a.ShowHint(o, func() tabletop.HintBox { return tabletop.HintBox{Title: "Hint", PlayButton: a.offered} })
}

func TestAHintGetsStronger(t *testing.T) {
	s := toytable.Sit(t, "AN", toytable.LowPlayerWithHand("BZ"))
	a := advise(s)
	a.GiveHint(0)
	if o := s.Overlay(); !o.HasPrompt || o.Prompt != "thinking" || len(o.Parts) > 0 {
		t.Errorf("while it thinks: %q", o.Prompt)
	}
	a.think()
	for _, want := range [][]string{{"Hint", "think low"}, {"Hint", "think low", "!"}, {"Hint", "think low", "!", "A"}} {
		if got := s.GuideLines(); !slices.Equal(got, want) {
			t.Errorf("at strength %d: says %q, want %q", a.Strength, got, want)
		}
		s.SendCommand(input.CommandHint)
	}
	if a.IsLeading() || s.Guide != nil || len(s.GuideLines()) > 0 {
		t.Error("after the strongest the hint is not put away")
	}
	if s.Match.HintCount != 1 {
		t.Errorf("%d hints are counted", s.Match.HintCount)
	}
}

func TestAHintIsPlayed(t *testing.T) {
	s := toytable.Sit(t, "AN", toytable.LowPlayerWithHand("BZ"))
	a := advise(s)
	a.GiveHint(tabletop.HintTurn)
	a.think()
	s.ClickButton(t, tabletop.PlayHintButton)
	if s.AdvanceToRest(t); s.Match.MoveCount() != 1 || !a.IsLeading() || !slices.Equal(s.GuideLines(), []string{"Hint", "think low", "A"}) {
		t.Fatalf("%d moves; leads %v, says %q", s.Match.MoveCount(), a.IsLeading(), s.GuideLines())
	}
	s.SendCommand(input.CommandNextFocus)
	s.SendCommand(input.CommandConfirm) // presses the button that has the ring
	if s.AdvanceToRest(t); s.Match.MoveCount() < 2 || s.Match.History()[1].Move.Card != 'A' || a.IsLeading() {
		t.Errorf("%d moves; leads %v", s.Match.MoveCount(), a.IsLeading())
	}
}

// “More” keeps its place, as does what plays a hint: however often somebody presses that place, nothing is played.
func TestMoreKeepsItsPlace(t *testing.T) {
	s := toytable.Sit(t, "AN", toytable.LowPlayerWithHand("BZ"))
	a := advise(s)
	a.GiveHint(0)
	a.think()
	s.AdvanceToRest(t)
	rect := func(id tabletop.ButtonID) geom.Rect {
		all := s.Buttons()
		return all[slices.IndexFunc(all, func(b tabletop.Button) bool { return b.ID == id })].Rect
	}
	more, deeds := rect(tabletop.StrongerHintButton), map[geom.Rect]bool{}
	for range 4 {
		s.Click(more.Center())
		s.AdvanceToRest(t)
		deeds[rect(tabletop.PlayHintButton)] = true
	}
	if got := rect(tabletop.StrongerHintButton); got != more || len(deeds) != 1 || deeds[more] || s.Match.MoveCount() > 0 || !a.IsLeading() {
		t.Errorf("“More” is at %v, then at %v, beside the deeds at %v", more, got, deeds)
	}
}

// A button of the table that plays the hint leads on in place of the one of the box.
func TestAnOfferedHintLeadsOnAtTheTable(t *testing.T) {
	for _, offered := range []tabletop.ButtonID{tabletop.NoButton, tabletop.EndTurnButton} {
		s := toytable.Sit(t, "AN", toytable.LowPlayerWithHand("BZ"))
		a := advise(s)
		a.offered = offered
		a.GiveHint(tabletop.HintMove)
		a.think()
		if all := s.Buttons(); tabletop.HasPrimary(all, tabletop.PlayHintButton) == (offered != tabletop.NoButton) {
			t.Errorf("offered is %d: the buttons are %+v", offered, all)
		}
	}
}

// A hint asked for in the tick of a move is put away, and so is one that finds nothing.
func TestAHintWithoutAMoveIsPutAway(t *testing.T) {
	s := toytable.Sit(t, "AN", toytable.LowPlayerWithHand("BZ"))
	a := advise(s)
	a.GiveHint(0)
	s.MakeMove(stairs.Move{Seat: 0, Card: 'A'})
	if a.GiveHint(tabletop.HintTurn); a.IsLeading() || len(a.thinks) != 1 {
		t.Errorf("after a move: leads %v, %d searches", a.IsLeading(), len(a.thinks))
	}
	s = toytable.Sit(t, "AN", toytable.LowPlayerWithHand("BZ"))
	a = advise(s)
	a.none = true
	a.GiveHint(0)
	if a.think(); a.IsLeading() || s.Match.HintCount != 0 {
		t.Errorf("nothing is found: leads %v, %d hints counted", a.IsLeading(), s.Match.HintCount)
	}
}

// A hint goes with what it is about, with Escape, and when it is closed.
func TestAHintIsPutAway(t *testing.T) {
	for name, end := range map[string]func(*toytable.Table){
		"a move":    func(s *toytable.Table) { s.Lay(1) },
		"Escape":    func(s *toytable.Table) { s.SendCommand(input.CommandCancel) },
		"closed":    func(s *toytable.Table) { s.ClickButton(t, tabletop.LeaveButton) },
		"once more": func(s *toytable.Table) { s.SendCommand(input.CommandShowAgain) },
	} {
		s := toytable.Sit(t, "AN", toytable.LowPlayerWithHand("BZ"))
		a := advise(s)
		a.GiveHint(tabletop.HintMove)
		a.think()
		end(s)
		if s.AdvanceToRest(t); a.IsLeading() || s.Guide != nil || len(s.RequestKinds()) > 0 {
			t.Errorf("%s: it still leads", name)
		}
	}
}

func TestWhatNeedsNoThinking(t *testing.T) {
	s := toytable.Sit(t, "AN")
	a := advise(s)
	a.only = []stairs.Move{{Seat: 0, Card: 'A'}}
	a.GiveHint(0)
	if !a.IsForced || a.Strength != tabletop.HintMove || len(a.thinks) > 0 || !a.HasMarks() {
		t.Errorf("single %v at strength %d, %d searches", a.IsForced, a.Strength, len(a.thinks))
	}
	s.Click(toytable.CardPoint(0))
	if a.HasMarks() {
		t.Error("marks are seen while a card is held")
	}
}

// Nobody is helped out of turn, and what is thought of another position is not said.
func TestNoHintOutOfTurn(t *testing.T) {
	s := toytable.Sit(t, "ADN", toytable.PersonWithHand("BEZ"))
	a := advise(s)
	a.GiveHint(0)
	s.Lay(0)
	a.think()
	if s.AdvanceToRest(t); a.IsLeading() || s.Match.HintCount != 0 {
		t.Errorf("leads %v, %d hints counted", a.IsLeading(), s.Match.HintCount)
	}
	if a.GiveHint(0); a.IsLeading() {
		t.Error("a hint behind the curtain")
	}
}
