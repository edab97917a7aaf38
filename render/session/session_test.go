package session

import (
	"reflect"
	"testing"

	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/shell"
	"dreist/render/tabletop"
)

// table is a table on which nothing lies but its match.
type table struct {
	Table
	over        bool
	moves       int
	interrupted bool
	asks        []tabletop.Request
}

func (t *table) PlayedMatch() tabletop.PlayedMatch { return t }
func (t *table) Handle(input.Gesture)              {}
func (t *table) TakeStale() (wasStale bool)        { return false }
func (t *table) HandleCover()                      {}
func (t *table) EndMotion()                        { t.interrupted = true }

func (t *table) TakeRequests() []tabletop.Request {
	asked := t.asks
	t.asks = nil
	return asked
}

func (t *table) Record() string         { return "the match" }
func (t *table) Facts() play.MatchFacts { return play.MatchFacts{} }
func (t *table) Players() []play.Player { return nil }
func (t *table) IsSettled() bool        { return t.over }
func (t *table) IsOver() bool           { return t.over }
func (t *table) MoveCount() int         { return t.moves }
func (t *table) CanUndo() bool          { return false }
func (t *table) UndoMove() (done bool)  { return false }
func (t *table) SettleEnd()             {}

// sheet is a screen that is no table.
type sheet struct{ shell.Screen }

// at returns a screen with a table on which a match is played.
func at() *Screen { return &Screen{Table: &table{}} }

func (s *Screen) interrupted() bool { return s.Table.(*table).interrupted }

// newReplay returns what opens a replay, and the replay once that is open.
func newReplay() (open func(Origin) *Screen, replay *Screen) {
	replay = at()
	return func(from Origin) *Screen {
		*replay = Screen{Table: &table{}, IsReplay: true, Origin: from}
		return replay
	}, replay
}

func wantStep(t *testing.T, got, want shell.Navigation) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got the step %+v, want %+v", got, want)
	}
}

func TestALookBackLeadsToItsTable(t *testing.T) {
	from := at()
	from.StoredMatch = &profile.StoredMatch{ID: "2026-11-24-1"}
	from.Table.(*table).moves = 7
	open, replay := newReplay()
	from.NewReplay = func(record string, _ store.Slot, moves int, origin Origin) (*Screen, error) {
		if record != "the match" || moves != 7 {
			t.Errorf("looked back on is %q after %d moves", record, moves)
		}
		return open(origin), nil
	}
	wantStep(t, from.OpenReplay(), shell.Push(replay))
	if !from.interrupted() || replay.replayedScreen != from || replay.HistoryID() != "2026-11-24-1" {
		t.Errorf("interrupted %v, and the replay is %+v", from.interrupted(), replay)
	}
	wantStep(t, replay.Leave(), shell.Close().ClosingDownTo(replay))
	wantStep(t, from.Leave(), shell.CloseToLowest())
}

func TestAFileIsLookedBackOnOverATableOrInThePlaceOfAReplay(t *testing.T) {
	start, over := &sheet{}, &sheet{}
	from := at()
	open, replay := newReplay()
	into := func(over ...shell.Screen) shell.Navigation {
		step, fault := ReplayFile(over, func(from Origin) (*Screen, string) { return open(from), "" })
		if fault != "" {
			t.Error(fault)
		}
		return step
	}
	wantStep(t, into(start), shell.Push(replay))
	if want := (Origin{AwayKey: BackToStartLabelKey}); replay.Origin != want {
		t.Errorf("from the start it leads back to %+v", replay.Origin)
	}
	wantStep(t, into(start, from), shell.Push(replay))
	wantStep(t, into(start, from, over), shell.Replace(replay).ClosingDownTo(over))
	if replay.replayedScreen != from || !from.interrupted() {
		t.Error("the replay does not lie over the table")
	}
	was := &Screen{IsReplay: true, Origin: Origin{AwayKey: "history"}, replayedScreen: from}
	wantStep(t, into(start, from, was), shell.Replace(replay).ClosingDownTo(was))
	if replay.replayedScreen != from || replay.Origin.AwayKey != "history" {
		t.Errorf("the other replay leads to %+v", replay)
	}
}

func TestPracticeLeavesAMatchThatCountsBelow(t *testing.T) {
	toHistory := Origin{AwayKey: "history"}
	practise := func(s *Screen) (p *Screen, step shell.Navigation) {
		p = &Screen{Table: &table{}, IsPractice: true}
		s.Practise = func(int, bool) (*Screen, error) { return p, nil }
		return p, s.PracticeSameDeal()
	}

	counts := at()
	p, step := practise(counts)
	wantStep(t, step, shell.Push(p))
	if p.Origin != (Origin{BackToTableKey, true}) || !counts.interrupted() {
		t.Errorf("practice on a match that counts leads to %+v", p.Origin)
	}
	for name, from := range map[string]*Screen{
		"a match that is over": {Table: &table{over: true}, Origin: toHistory},
		"a replay":             {Table: &table{}, IsReplay: true, Origin: toHistory},
		"practice":             {Table: &table{}, IsPractice: true, Origin: toHistory},
	} {
		p, step := practise(from)
		wantStep(t, step, shell.Replace(p).ClosingDownTo(from))
		if p.Origin != toHistory {
			t.Errorf("practice on %s leads to %+v", name, p.Origin)
		}
	}
	below := &Screen{Table: &table{}, IsPractice: true, Origin: toHistory}
	p, step = practise(&Screen{Table: &table{}, IsReplay: true, replayedScreen: below})
	wantStep(t, step, shell.Replace(p).ClosingDownTo(below))
}

// adviser notes what is asked of it.
type adviser struct {
	hint tabletop.HintStrength
	away int
}

func (a *adviser) GiveHint(s tabletop.HintStrength) { a.hint = s }
func (a *adviser) EndHint()                         { a.away++ }

// The log looks back unless somebody leads through what is shown, and leads back from there; a hint is put away for it and for what comes
// over the table.
func TestTheLogLooksBackAndPutsAHintAway(t *testing.T) {
	s, helps := at(), &adviser{}
	s.Adviser = helps
	open, replay := newReplay()
	s.NewReplay = func(_ string, _ store.Slot, _ int, from Origin) (*Screen, error) { return open(from), nil }
	log := func(on *Screen) shell.Navigation {
		return on.Handle(input.Gesture{Kind: input.CommandGiven, Command: input.CommandLog})
	}
	wantStep(t, log(s), shell.Push(replay))
	if helps.away != 1 {
		t.Errorf("the hint was put away %d times", helps.away)
	}
	wantStep(t, log(replay), shell.Close().ClosingDownTo(replay))
	s.IsGuided = func() bool { return true }
	wantStep(t, log(s), shell.Stay())
	if s.AnswerTable(tabletop.Request{Kind: tabletop.RequestHint, Number: tabletop.HintTurn}); helps.hint != tabletop.HintTurn {
		t.Errorf("got a hint of strength %d", helps.hint)
	}
	if s.HandleCover(); helps.away != 2 {
		t.Errorf("a panel puts the hint away: %d times", helps.away)
	}
}
