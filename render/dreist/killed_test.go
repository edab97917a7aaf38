//go:build unix

package dreist

import (
	"bufio"
	"crypto/sha256"
	"encoding/json"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"testing"

	"dreist/game/days"
	"dreist/game/dreist"
	"dreist/game/dreist/ladder"
	"dreist/game/dreist/match"
	"dreist/game/play"
	"dreist/game/store"
)

// kills is how often the program is killed, and life how many news it lives for at most.
const (
	kills = 200
	life  = 24
)

// TestKilledAtAnyMoment kills the program 200 times at random moments while it plays games of all kinds, and starts it
// again on the same folder: it stands at the last move that it reported, or one further, and history, ladder, series,
// daily deals and statistics know each finished game once.
func TestKilledAtAnyMoment(t *testing.T) {
	runs := kills
	if testing.Short() {
		runs = kills / 10
	}
	w := &witness{t: t, folder: t.TempDir(), scratch: t.TempDir(), last: map[store.Slot]string{}, speed: string(store.Normal)}
	w.files = visit(t, w.folder, 1).Options.Store
	random := rand.New(rand.NewPCG(7, 7))
	for run := range runs {
		w.watch(uint64(run), random)
		w.checkFiles()
		w.checkProgram()
		if t.Failed() {
			t.Fatalf("after kill %d", run+1)
		}
	}
	t.Logf("%d moves reported, %d games finished; "+
		"%d times the program died between the end of a game and its counting, %d times just after", w.moves, len(w.over), w.between, w.silent)
	if w.moves < runs || len(w.over) < runs/20 {
		t.Errorf("only %d moves and %d finished games", w.moves, len(w.over))
	}
}

// witness knows what the program has reported.
type witness struct {
	t       *testing.T
	folder  string
	scratch string // what the program puts elsewhere: who is killed does not clear up
	files   *store.Store
	last    map[store.Slot]string // the record of each unfinished game
	at      store.Slot            // where the last move was made
	begins  bool                  // a game may have been begun since
	over    []string              // the records of the finished games, in their order
	series  []string              // those of the series
	before  []string              // those of the series before, as long as the new one may not have been begun
	speed   string
	will    string // the speed that is being stored

	moves, between, silent int
}

// watch lets the program play and kills it.
func (w *witness) watch(seed uint64, random *rand.Rand) {
	w.t.Helper()
	in, out, err := os.Pipe()
	if err != nil {
		w.t.Fatal(err)
	}
	defer in.Close()
	cmd := exec.Command(os.Args[0], "-test.run=^TestTheProgramThatIsKilled$")
	cmd.Env = append(os.Environ(), childFolder+"="+w.folder, childSeed+"="+strconv.FormatUint(seed, 10),
		"TMPDIR="+w.scratch, "GOTMPDIR="+w.scratch)
	cmd.ExtraFiles = []*os.File{out}
	if err := cmd.Start(); err != nil {
		w.t.Fatal(err)
	}
	out.Close()
	left, killed := 1+random.IntN(life), false
	lines := bufio.NewReader(in)
	for {
		line, err := lines.ReadBytes('\n')
		if err != nil {
			break // the last line may be cut: its report was never made
		}
		var n news
		if err := json.Unmarshal(line, &n); err != nil {
			w.t.Fatal(err)
		}
		w.note(n)
		left--
		if !killed && (left <= 0 || n.What == itMayEnd && random.IntN(10) == 0) {
			killed = true
			pass(random)
			if err := cmd.Process.Kill(); err != nil {
				w.t.Fatal(err)
			}
		}
	}
	if err := cmd.Wait(); !killed {
		w.t.Fatalf("the program ended by itself: %v", err)
	}
}

// pass lets a random moment pass by working, from nothing to longer than the end of a game takes to be stored.
func pass(random *rand.Rand) {
	sum := sha256.Sum256(nil)
	for range random.IntN(20_000) {
		sum = sha256.Sum256(sum[:])
	}
}

// note takes a report down.
func (w *witness) note(n news) {
	switch n.What {
	case itBegins:
		w.begins = true
	case itBeginsSeries:
		w.before, w.series = w.series, nil
	case itMoved:
		w.moves++
		w.last[n.Slot], w.at, w.begins, w.before = n.Text, n.Slot, false, nil
	case itEnded:
		w.at, w.begins, w.before = n.Slot, false, nil
		w.finish(n.Slot, n.Text)
	case itWillSet:
		w.will = n.Text
	case itSet:
		w.speed, w.will = n.Text, ""
	case itTold:
		w.t.Errorf("the program tells:\n%s", n.Text)
	}
}

// finish notes a finished game once.
func (w *witness) finish(slot store.Slot, text string) {
	delete(w.last, slot)
	if slices.Contains(w.over, text) {
		return
	}
	w.over = append(w.over, text)
	if slot == store.Table {
		w.series = append(w.series, text)
	}
}

// checkFiles looks at the files that the killed program left.
func (w *witness) checkFiles() {
	w.t.Helper()
	for _, slot := range slots() {
		text, ok, err := w.files.LoadGame(slot)
		if err != nil {
			w.t.Fatalf("%s: %v", slot, err)
		}
		known, before := w.last[slot]
		switch {
		case ok && text == known, !ok && !before:
		case ok && w.begins && persons(w.t, text) == 0:
			w.last[slot], w.at = text, slot
		case ok && slot == w.at && oneFurther(w.t, known, text):
			w.last[slot] = text
		case !ok && slot == w.at && w.finishedOf(known) != "":
			w.silent++
			w.finish(slot, w.finishedOf(known))
		default:
			w.t.Errorf("%s holds (%v)\n%s\nthe last move reported (in %s, %v) left\n%s", slot, ok, text, w.at, w.begins, known)
		}
	}
	if left, err := filepath.Glob(filepath.Join(w.folder, "*.broken-*")); err != nil || len(left) > 0 {
		w.t.Errorf("the files %q were set aside, %v", left, err)
	}
}

// finishedOf returns the finished game in the history that is one move further than a record.
func (w *witness) finishedOf(known string) string {
	entries, err := w.files.History()
	if err != nil || len(entries) == 0 || known == "" {
		return ""
	}
	text, err := w.files.LoadFinished(entries[0].ID)
	if err != nil || !oneFurther(w.t, known, text) {
		return ""
	}
	return text
}

// persons returns how many moves persons have made in a game.
func persons(t *testing.T, text string) int {
	t.Helper()
	n := 0
	m := follow(t, text)
	for _, step := range m.History() {
		if m.Person(dreist.Seat(step.Seat)) {
			n++
		}
	}
	return n
}

func follow(t *testing.T, text string) *match.Match {
	t.Helper()
	m, err := match.Resume(text, play.Unkept{})
	if err != nil {
		t.Fatalf("the record does not hold: %v\n%s", err, text)
	}
	return m
}

// oneFurther reports whether a game is another one with one more move of a person and what the others answered, or with
// the last move taken back.
func oneFurther(t *testing.T, before, after string) bool {
	t.Helper()
	if before == "" {
		return false
	}
	a, b := follow(t, before), follow(t, after)
	if a.Start() != b.Start() {
		return false
	}
	ha, hb := a.History(), b.History()
	if len(hb) == len(ha)-1 {
		ha, hb = hb, ha
	}
	if len(hb) <= len(ha) {
		return false
	}
	for i, step := range ha {
		if step.Move != hb[i].Move {
			return false
		}
	}
	for _, step := range hb[len(ha)+1:] {
		if b.Person(dreist.Seat(step.Seat)) {
			return false
		}
	}
	return b.Person(dreist.Seat(hb[len(ha)].Seat))
}

// checkProgram starts the program again and looks at what it knows.
func (w *witness) checkProgram() {
	w.t.Helper()
	g := visit(w.t, w.folder, 1)
	g.onDisk()
	if len(g.Notices()) > 0 {
		w.t.Errorf("the program tells %q", g.Notices()[0].Text)
	}
	for _, slot := range slots() {
		known := w.last[slot]
		if known != "" && follow(w.t, known).Over() {
			w.between++
			w.finish(slot, known)
			known = ""
		}
		saved, got := g.findSaved(slot), ""
		if saved != nil {
			got = saved.Match.Record()
		}
		if got != known {
			w.t.Errorf("%s: the program goes on from\n%s\nwant\n%s", slot, got, known)
		}
	}
	w.checkHistory(g)
	w.checkLadder(g)
	w.checkSeries(g)
	if got := string(g.Settings().SpeedOf("dreist")); got != w.speed && got != w.will {
		w.t.Errorf("got the speed %s, want %s", got, w.speed)
	}
	w.speed, w.will, w.begins = string(g.Settings().SpeedOf("dreist")), "", false
}

func (w *witness) checkHistory(g *guest) {
	w.t.Helper()
	entries, err := w.files.History()
	if err != nil {
		w.t.Fatal(err)
	}
	counted := 0
	var records []string
	for _, e := range slices.Backward(entries) {
		text, err := w.files.LoadFinished(e.ID)
		if err != nil {
			w.t.Fatal(err)
		}
		records = append(records, text)
		if e.Kind.Counts() {
			counted++
		}
		if day := follow(w.t, text).Tag(days.Tag); day != "" && !g.daily.Done(day) {
			w.t.Errorf("the daily deal of %s was finished and is not known for it", day)
		}
	}
	if !slices.Equal(records, w.over) {
		w.t.Errorf("the history holds %d games, %d were finished; the last are\n%v\n%v", len(records), len(w.over), tail(records), tail(w.over))
	}
	if got := ladder.Tally(entries).Total.Played; got != counted {
		w.t.Errorf("the statistics count %d games, want %d", got, counted)
	}
}

func tail(texts []string) []string { return texts[max(0, len(texts)-1):] }

// checkLadder compares the ladder with the games that were finished on it.
func (w *witness) checkLadder(g *guest) {
	w.t.Helper()
	state := g.game.climb.State()
	best, rung, won := 0, 0, false
	for _, text := range w.over {
		m := follow(w.t, text)
		start := m.Start()
		if cards := start.CardsLeft(0); m.Deal().Mode == dreist.Solo && m.Tag(match.PracticeTag) == "" && dreist.IsRung(cards) {
			rung, won = cards, m.Position().Winner() == 0
			if won {
				best = max(best, rung)
			}
		}
	}
	switch next, _ := dreist.NextRung(rung); {
	case state.Best != best:
		w.t.Errorf("the best rung is %d, want %d", state.Best, best)
	case rung > 0 && won && (!state.Running || state.Rung != next):
		w.t.Errorf("rung %d was won; the ladder stands at %d, running %v", rung, state.Rung, state.Running)
	case rung > 0 && !won && state.Running && state.Rung != dreist.FirstRung:
		w.t.Errorf("rung %d was lost; the ladder stands at %d, running %v", rung, state.Rung, state.Running)
	}
}

// checkSeries compares the series with the games that were finished in it.
func (w *witness) checkSeries(g *guest) {
	w.t.Helper()
	s := g.Series()
	var records []string
	for i, game := range s.Games {
		text, err := w.files.LoadFinished(game.ID)
		if err != nil {
			w.t.Fatalf("game %d of the series: %v", i+1, err)
		}
		records = append(records, text)
		m := follow(w.t, text)
		if !slices.Equal(game.Score, m.Facts().Score) || game.Winner() != int(m.Position().Winner()) {
			w.t.Errorf("game %d of the series: got the cards %v left, won by %d, want %v, %d", i+1, game.Score, game.Winner(), m.Facts().Score,
				m.Position().Winner())
		}
	}
	if w.before != nil && !slices.Equal(records, w.series) && slices.Equal(records, w.before) {
		w.series = w.before
	}
	w.before = nil
	if !slices.Equal(records, w.series) {
		w.t.Errorf("the series counts %d games, %d were finished in it", len(records), len(w.series))
	}
	if got := s.Running; len(s.Players) > 0 && got != (len(s.Games) < s.Length) {
		w.t.Errorf("the series of %d games runs (%v) after %d", s.Length, got, len(s.Games))
	}
}
