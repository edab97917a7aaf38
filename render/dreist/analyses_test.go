package dreist

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/coach/analysis"
	"dreist/game/dreist/match"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreist/table"
	"dreist/render/screens/worth"
	"dreist/render/tabletop"
)

// playWhole plays a game against Egon to its end, up to the panel that tells it.
func (g *guest) playWhole() {
	g.t.Helper()
	g.hurry()
	g.press("start.new")
	g.playOn()
	if !g.offers("review.open") {
		g.t.Fatalf("no look back is offered:\n%s", g.reads())
	}
}

// analyse opens the analysis from the look back on the match that has just ended.
func (g *guest) analyse() {
	g.t.Helper()
	g.press("review.open")
	g.reopen()
}

// reopen opens the analysis from the look back that is open.
func (g *guest) reopen() {
	g.table.Press(tabletop.AnalysisButton)
	g.settle()
}

// analysed waits until all decisions of the open analysis are judged.
func (g *guest) analysed() {
	g.t.Helper()
	g.judge.Wait()
	g.wait(2)
	if g.offers("analysis.halt") || !g.offers("analysis.close") {
		g.t.Fatalf("the analysis is not done:\n%s", g.reads())
	}
}

// looked returns what is kept of a seat's decisions in a match.
func (g *guest) looked(m *match.Match, seat dreist.Seat) *analysis.Analysis {
	g.t.Helper()
	start := m.Start()
	for key, text := range g.Profile.Notes(worth.Notes) {
		if a, err := analysis.Read(text, &start, m.History()); err == nil && strings.HasSuffix(key, fmt.Sprintf(".%d", seat+1)) {
			return a
		}
	}
	g.t.Fatalf("nothing is kept of seat %d", seat)
	return nil
}

// wantMoment checks that the board is shown as it was after some moves, with something said of it.
func (g *guest) wantMoment(at int) *table.LookBack {
	g.t.Helper()
	g.settle()
	r, _ := reviewed(g.t.(*testing.T), g)
	if r.Moment() != at || g.panel != nil {
		g.t.Fatalf("got the moment after %d moves, want %d", r.Moment(), at)
	}
	if _, heading, _ := r.Here(); heading == "" {
		g.t.Errorf("nothing is said of the moment")
	}
	return r
}

// Whoever halts the judging keeps what is judged; a new game may begin meanwhile.
func TestAnalysisCanBeHaltedAndLeft(t *testing.T) {
	g := visit(t, t.TempDir(), 25)
	g.playWhole()
	g.judge.Games = 1 << 30 // nothing is judged before it is halted
	g.analyse()
	if !g.offers("analysis.halt") || !g.app.Busy() {
		t.Fatalf("nothing is judged:\n%s", g.reads())
	}
	g.press("analysis.halt")
	g.judge.Wait()
	if len(g.Profile.Notes(worth.Notes)) > 0 {
		t.Error("what was not judged is kept")
	}
	g.press("analysis.goon")
	if !g.offers("analysis.halt") {
		t.Errorf("it does not go on:\n%s", g.reads())
	}
	g.press("analysis.close")
	g.newGame()
	g.playSome(3)
	g.judge.Games = 8
	g.showHistory()
	g.aimAt("games.0")
	g.reopen()
	g.press("analysis.halt") // it is still the same that runs
	g.press("analysis.goon")
	g.analysed()
}

// Where several persons shared the screen each can be looked at.
func TestAnalysisOfATableShowsEveryPerson(t *testing.T) {
	g := visit(t, t.TempDir(), 26)
	record := tableOfTwo(t)
	m, err := match.Resume(record, play.Unkept{})
	if err != nil {
		t.Fatal(err)
	}
	summary := store.Summary{Seats: 2, Outcome: m.Facts().Outcome, Turns: m.Facts().Turns, Opponents: []string{play.Person}}
	if _, err := g.onDisk().AddFinished(store.Finished{Record: record, Date: "2026-01-30", Kind: store.KindTable,
		Summary: summary}); err != nil {
		t.Fatal(err)
	}
	g.reread()
	g.showHistory()
	g.aimAt("games.0")
	g.reopen()
	g.analysed()
	g.aimAt("analysis.seat.1")
	g.analysed()
	for seat := range dreist.Seat(2) {
		a := g.looked(m, seat)
		if a.Seat != seat || !a.Done() {
			t.Errorf("seat %d: %d of %d decisions of seat %d are judged", seat, len(a.Decisions), a.All, a.Seat)
		}
	}
	g.aimAt("decision.1")
	g.wantMoment(g.looked(m, 1).Decisions[1].From)
}

// tableOfTwo returns the record of a whole game of two persons.
func tableOfTwo(t *testing.T) string {
	t.Helper()
	p := sitAmong(t, 5, 0, "", "")
	for !p.Match.IsOver() {
		options := p.Position().AppendMoves(nil)
		if _, err := p.Match.Play(options[len(options)/2]); err != nil {
			t.Fatal(err)
		}
	}
	return p.Match.Record()
}

// What was judged before the program ended is kept, and the rest is judged when the panel is opened again.
func TestAnalysisGoesOnAfterARestart(t *testing.T) {
	folder := t.TempDir()
	g := visit(t, folder, 23)
	g.playWhole()
	g.analyse()
	g.analysed()
	m, half := g.table.Match, *g.looked(g.table.Match, 0)
	half.Decisions = slices.Clone(half.Decisions[:half.All/2])
	for i := range half.Decisions {
		half.Decisions[i].Chance.Won, half.Decisions[i].Chance.Games = 1, 77 // to be told from others
		half.Decisions[i].Better = half.Decisions[i].Chance
	}
	text, err := half.Text()
	if err != nil {
		t.Fatal(err)
	}
	notes := g.Profile.Notes(worth.Notes)
	for key := range notes {
		notes[key] = text
	}
	g.Profile.SetNotes(worth.Notes, notes)
	again := visit(t, folder, 24)
	again.showHistory()
	again.aimAt("games.0")
	again.reopen()
	again.analysed()
	a := again.looked(m, 0)
	for i := range a.Decisions {
		if kept := a.Decisions[i].Chance.Games == 77; !a.Done() || kept != (i < len(half.Decisions)) {
			t.Errorf("decision %d is kept: %v, all are judged: %v", i, kept, a.Done())
		}
	}
}

// Every point of the curve leads to the board before its decision and back, from the end of a game.
func TestAnalysisOfAFinishedGameLeadsToItsMoments(t *testing.T) {
	g := visit(t, t.TempDir(), 21)
	g.playWhole()
	m := g.table.Match
	g.analyse()
	g.analysed()
	a := g.looked(m, 0)
	if !a.Done() || a.All < 3 {
		t.Fatalf("%d of %d decisions are judged", len(a.Decisions), a.All)
	}
	g.aimAt("decision.2")
	g.wantMoment(a.Decisions[2].From)
	g.reopen()
	g.aimAt("analysis.costly")
	g.wantMoment(a.Decisions[a.Costly(1)[0]].From)
	g.reopen()
	g.aimAt("decision.1")
	g.branch()
	if g.mode.practice != practiceBranch || len(g.table.Match.History()) != a.Decisions[1].From {
		t.Errorf("practice %q goes on after %d moves", g.mode.practice, len(g.table.Match.History()))
	}
	g.key(input.CommandMenu)
	g.press("analysis.back")
	g.analysed()
	g.aimAt("decision.0") // of the same match
	g.wantMoment(a.Decisions[0].From)
}

// A match in which nothing had to be decided has an analysis that invites to play another.
func TestAnAnalysisWithoutDecisionsInvitesToPlay(t *testing.T) {
	g := visit(t, t.TempDir(), 1).throughNotices()
	g.winLast()
	g.analyse()
	g.wantRead(g.Say("analysis.nothing"))
	if g.press("play.now"); g.table == nil || g.table.Match.IsOver() {
		t.Errorf("no game has begun: %q", g.reads())
	}
}
